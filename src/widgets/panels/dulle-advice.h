/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A panel beside the table that says what the computer would do, or what the person can
 * know. Play goes on regardless.
 */
#pragma once

#include "session/dulle-event.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_ADVICE (dulle_advice_get_type ())
G_DECLARE_FINAL_TYPE (DulleAdvice, dulle_advice, DULLE, ADVICE, GtkWidget)

/**
 * dulle_advice_show_hints:
 * @event: a %DULLE_EVENT_HINT
 *
 * Shows the best moves, each with its expected points and a reason.
 */
void dulle_advice_show_hints (DulleAdvice       *self,
                              const DulleEvent  *event,
                              const char *const *names);

/**
 * dulle_advice_show_knowledge:
 * @view: a view of trick play
 *
 * Shows which side each player may be on, which suits they cannot follow, and which
 * cards the others still hold.
 */
void dulle_advice_show_knowledge (DulleAdvice       *self,
                                  const DulleView   *view,
                                  const char *const *names);

G_END_DECLS
