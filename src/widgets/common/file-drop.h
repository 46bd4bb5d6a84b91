/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files that are dragged here from another program.
 */
#pragma once

#include "file-dialog.h"

G_BEGIN_DECLS

/**
 * dulle_accept_files:
 * @widget: what files may be dropped on
 * @receiver: whom they are for: @widget, or something in it
 * @dropped: called with @receiver and each of the files
 */
void dulle_accept_files (GtkWidget    *widget,
                         GtkWidget    *receiver,
                         DulleFileFunc dropped);

G_END_DECLS
