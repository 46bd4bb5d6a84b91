/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The cancellable of a question that a widget has under way. When it is asked anew, and
 * when the widget is disposed of, the old question is cancelled; its callback is then
 * called with %G_IO_ERROR_CANCELLED and must not touch the widget.
 */
#pragma once

#include <gio/gio.h>

static inline void
dulle_drop_cancellable (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

/* Returns: (transfer none): a new one in the place of the old one */
static inline GCancellable *
dulle_renew_cancellable (GCancellable **cancellable)
{
  dulle_drop_cancellable (cancellable);
  *cancellable = g_cancellable_new ();

  return *cancellable;
}
