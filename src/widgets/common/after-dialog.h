/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A message dialog of libadwaita 1.2 uses its parent after it has answered. So whatever may close
 * that window waits until the dialog is gone.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Calls @callback with @object once @dialog was answered with @response and is gone; never after
 * @object is disposed of. */
void dulle_after_dialog (GtkWidget  *dialog,
                         const char *response,
                         void (*callback) (gpointer object),
                         gpointer object);

G_END_DECLS
