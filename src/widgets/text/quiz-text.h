/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The words of a quiz about one's errors: what is asked, what an answer costs, and what
 * would have been better.
 */
#pragma once

#include <glib.h>

#include "engine/annotation.h"
#include "engine/game.h"

G_BEGIN_DECLS

/* Returns: what is asked of a decision like @taken, translated */
const char *dulle_quiz_question (const DulleAction *taken);

/* Returns: (transfer full): "Played: Ten of Hearts. This cost 1.2 points." */
char *dulle_quiz_what_was_done (const DulleGame       *before,
                                const DulleAction     *taken,
                                const DulleAnnotation *annotation,
                                const char *const     *names);

/* Returns: (transfer full): "Ten of Hearts", "no announcement", as an answer */
char *dulle_quiz_action (const DulleGame   *before,
                         const DulleAction *action,
                         const char *const *names);

/* Returns: (transfer full): that this answer was given before, or what it costs */
char *dulle_quiz_same (const DulleAnnotation *annotation);
char *dulle_quiz_wrong (const char *answer,
                        double      cost);

/**
 * dulle_quiz_solution:
 * @answer: (nullable): another answer that is as good
 *
 * Returns: (transfer full): what is best, by how much, and why
 */
char *dulle_quiz_solution (const DulleGame       *before,
                           const DulleAnnotation *annotation,
                           const char            *answer,
                           const char *const     *names);

/* Returns: (transfer full): how many of the answers were right, and what the errors cost in the
 *   game; of @n_errors, @n_found were found at once and @n_later on the second try */
char *dulle_quiz_summary (guint  n_errors,
                          guint  n_found,
                          guint  n_later,
                          double lost);

G_END_DECLS
