/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving a text where the person chooses.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_save_text:
 * @widget: who asks; its window is the parent of the dialogs
 * @title: of the file chooser
 * @name: the proposed name of the file
 * @text: (transfer full): what to save
 *
 * Asks for a file and writes it whole, or says in a dialog why not.
 */
void dulle_save_text (GtkWidget  *widget,
                      const char *title,
                      const char *name,
                      char       *text);

/**
 * dulle_write_text:
 *
 * Returns: whether @file holds @text now; if not, @error is one sentence for people
 */
gboolean dulle_write_text (GFile      *file,
                           const char *text,
                           GError    **error);

/* A name that can be that of a file. Returns: (transfer full) */
char *dulle_file_name (const char *title,
                       const char *ending);

G_END_DECLS
