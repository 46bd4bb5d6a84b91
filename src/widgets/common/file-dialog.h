/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asking for a file to open or to save, and saving a text there.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * DulleFileFunc:
 * @widget: what asked for a file
 * @file: the file that the person chose
 */
typedef void (*DulleFileFunc) (GtkWidget *widget,
                               GFile     *file);

/**
 * dulle_file_dialog_open:
 * @widget: what asks; its window is the parent of the dialog, and the dialog goes
 *   when it does
 * @title: the title of the dialog
 * @accept: (nullable): the label of the button that accepts; %NULL: the usual one
 * @filter: (nullable): the files that are offered; %NULL: all
 * @chosen: called with the file, and not at all if none is chosen
 *
 * Asks for a file that is there.
 */
void dulle_file_dialog_open (GtkWidget     *widget,
                             const char    *title,
                             const char    *accept,
                             GtkFileFilter *filter,
                             DulleFileFunc  chosen);

/**
 * dulle_file_dialog_save:
 * @widget: as for dulle_file_dialog_open()
 * @name: the proposed name of the file
 * @chosen: called with the file, and not at all if none is chosen
 *
 * Asks for a file to save something in.
 */
void dulle_file_dialog_save (GtkWidget    *widget,
                             const char   *title,
                             const char   *name,
                             DulleFileFunc chosen);

/**
 * dulle_file_dialog_save_text:
 * @widget: as for dulle_file_dialog_open()
 * @name: the proposed name of the file
 * @text: (transfer full): what to save
 *
 * Asks for a file and writes it whole, or says in a dialog why not.
 */
void dulle_file_dialog_save_text (GtkWidget  *widget,
                                  const char *title,
                                  const char *name,
                                  char       *text);

/**
 * dulle_save_text:
 * @text: (transfer full): what to save
 *
 * Writes @file on a thread of its own, or says in a dialog over the window of @widget why it
 * cannot be written. What was in it stays whole until @text is, and the program does not end
 * before.
 */
void dulle_save_text (GtkWidget *widget,
                      GFile     *file,
                      char      *text);

/* Returns: (transfer full): @title and @ending as a name that a file can have */
char *dulle_file_name (const char *title,
                       const char *ending);

G_END_DECLS
