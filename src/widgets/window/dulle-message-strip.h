/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A sentence below the header bar that goes by itself: what is told while the table, which has a
 * place for that, is not seen. The page below makes room, so that nothing of it is covered.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_MESSAGE_STRIP (dulle_message_strip_get_type ())
G_DECLARE_FINAL_TYPE (DulleMessageStrip, dulle_message_strip, DULLE, MESSAGE_STRIP, GtkWidget)

/* In place of what was said before. */
void dulle_message_strip_show (DulleMessageStrip *self,
                               const char        *text);

/* Whoever listens hears it as well. */
void dulle_message_strip_say (DulleMessageStrip *self,
                              const char        *text);

G_END_DECLS
