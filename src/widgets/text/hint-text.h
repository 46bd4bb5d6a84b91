/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the computer would do in the person's place, in words.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * dulle_hint_sentence:
 * @event: a %DULLE_EVENT_HINT
 * @names: the names of the players, seat 0 first
 *
 * Returns: (transfer full): "Ten of Hearts: it wins the trick as cheaply as can be."
 */
char *dulle_hint_sentence (const DulleEvent  *event,
                           const char *const *names);

/**
 * dulle_warning_sentence:
 * @event: a %DULLE_EVENT_WARNING
 *
 * Returns: (transfer full): what the card costs, what is better, and what to do
 */
char *dulle_warning_sentence (const DulleEvent  *event,
                              const char *const *names);

/**
 * dulle_hint_heading:
 * @hint: one of the hints of @event
 *
 * Returns: (transfer full): "Ten of Hearts: +1.2 points"
 */
char *dulle_hint_heading (const DulleEvent  *event,
                          guint              hint,
                          const char *const *names);

/* Returns: (nullable): why the first hint of @event comes first although another one
 * promises more points */
const char *dulle_hint_remark (const DulleEvent *event);

/* Returns: a sentence, never empty */
const char *dulle_reason_text (DulleReason reason);

G_END_DECLS
