/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody should know about the files of the program, above the table: that the
 * tournament is not being saved, as long as it is not, with what can be done about it;
 * and news, until they have been read.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_NOTICE_BAR (dulle_notice_bar_get_type ())
G_DECLARE_FINAL_TYPE (DulleNoticeBar, dulle_notice_bar, DULLE, NOTICE_BAR, GtkWidget)

void dulle_notice_bar_set_session (DulleNoticeBar *self,
                                   DulleSession   *session);

/**
 * dulle_notice_bar_set_room:
 * @narrow: whether the buttons stand below the text
 * @low: whether there is room for one line only; the rest of the text is in its tooltip
 */
void dulle_notice_bar_set_room (DulleNoticeBar *self,
                                gboolean        narrow,
                                gboolean        low);

/**
 * dulle_notice_bar_delays_closing:
 *
 * Asks before the window is closed, if something would be lost with it. When the person
 * wants to close it all the same, the window is closed once more.
 *
 * Returns: whether the window must stay for now
 */
gboolean dulle_notice_bar_delays_closing (DulleNoticeBar *self);

G_END_DECLS
