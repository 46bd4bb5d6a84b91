/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the person may announce just now, as a row of buttons that activate
 * `win.announce` with the level. Keeps its height when there is nothing to
 * announce, so that the cards do not jump.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_ANNOUNCEMENT_BAR (dulle_announcement_bar_get_type ())
G_DECLARE_FINAL_TYPE (DulleAnnouncementBar,
                      dulle_announcement_bar,
                      DULLE,
                      ANNOUNCEMENT_BAR,
                      GtkWidget)

GtkWidget *dulle_announcement_bar_new (void);

/**
 * dulle_announcement_bar_update:
 * @view: (nullable): what is on the table; %NULL offers nothing
 * @names: the names of the players, seat 0 first
 *
 * Offers exactly what the viewer may announce, declare and claim.
 */
void dulle_announcement_bar_update (DulleAnnouncementBar *self,
                                    const DulleView      *view,
                                    const char *const    *names);

/**
 * dulle_announcement_bar_restrict:
 * @view: what the table is about to show
 *
 * Hides what is too late in @view, and says how long the rest is there, but offers nothing new:
 * announcements disappear at once, and appear only when the table shows why.
 */
void dulle_announcement_bar_restrict (DulleAnnouncementBar *self,
                                      const DulleView      *view);

/* Returns: the lowest level that is offered, or %DULLE_LEVEL_NONE */
DulleLevel dulle_announcement_bar_get_next (DulleAnnouncementBar *self);
gboolean   dulle_announcement_bar_offers (DulleAnnouncementBar *self,
                                          DulleLevel            level);

G_END_DECLS
