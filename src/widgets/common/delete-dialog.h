/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is deleted is gone, so the person is asked before.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_ask_to_delete:
 * @title: the question
 * @outcome: what is lost
 * @delete_cb: is called with @object alone if the person agrees, unless it is disposed of by then
 */
void dulle_ask_to_delete (GtkWindow  *parent,
                          const char *title,
                          const char *outcome,
                          GCallback   delete_cb,
                          gpointer    object);

G_END_DECLS
