/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card over the table on which the computer writes what it would do, or what the
 * person can know. Keeps nobody from playing on.
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
 * Shows the best things to do, with what may be expected of them and why.
 */
void dulle_advice_show_hints (DulleAdvice       *self,
                              const DulleEvent  *event,
                              const char *const *names);

/**
 * dulle_advice_show_knowledge:
 * @view: a view of trick play
 *
 * Shows who may be on which side, who cannot follow what, and what is still out.
 */
void dulle_advice_show_knowledge (DulleAdvice       *self,
                                  const DulleView   *view,
                                  const char *const *names);

G_END_DECLS
