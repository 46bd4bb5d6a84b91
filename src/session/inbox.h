/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A queue that hands messages to another thread: whoever posts may be on any
 * thread, whoever receives is called by the main context that the inbox is
 * attached to, one message at a time and in the order of posting.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleInboxFunc:
 * @message: what was posted; freed when the function returns
 */
typedef void (*DulleInboxFunc) (gpointer message,
                                gpointer user_data);

/**
 * dulle_inbox_new:
 * @context: where @func is called
 * @free_message: frees a message that was received, or never will be
 *
 * Returns: (transfer full): a source that is attached to @context
 */
GSource *dulle_inbox_new (GMainContext  *context,
                          DulleInboxFunc func,
                          gpointer       user_data,
                          GDestroyNotify free_message);

/**
 * dulle_inbox_post:
 * @message: (transfer full): what to hand over
 */
void dulle_inbox_post (GSource *inbox,
                       gpointer message);

/* Receives nothing any more: frees what is left of the messages, and the inbox. To be
 * called where its messages may be freed. */
void dulle_inbox_close (GSource *inbox);

G_END_DECLS
