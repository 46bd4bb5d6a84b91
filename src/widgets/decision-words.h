/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a person may do, as it stands on a button or in a hint.
 */
#pragma once

#include "engine/view.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_decision_words:
 * @action: an action of the seat that @view is for
 * @names: the names of the players, seat 0 first
 *
 * Returns: (transfer full): "Queen solo", "Ten of Hearts", "Genscher with Kleo"
 */
char *dulle_decision_words (const DulleAction *action,
                            const DulleView   *view,
                            const char *const *names);

/**
 * dulle_decision_question:
 * @view: of a seat whose call, exchange or correction is waited for
 *
 * Returns: what is asked, translated
 */
const char *dulle_decision_question (const DulleView *view);

/* Returns: (transfer full): what is known that helps to answer it; "" if nothing */
char *dulle_decision_explanation (const DulleView   *view,
                                  const char *const *names);

/**
 * dulle_lack_words:
 * @view: of a seat that is asked for a reservation
 *
 * Returns: (transfer full) (nullable): what it may not call and why, a line for each
 *   reason
 */
char *dulle_lack_words (const DulleView *view);

/* Returns: (transfer full): "Ten of Hearts, Fox" */
char *dulle_hand_words (DulleHand cards);

G_END_DECLS
