/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "after-dialog.h"

/**
 * Deed:
 * @object: becomes %NULL when it is disposed of
 */
typedef struct
{
  void (*callback) (gpointer object);
  gpointer object;
} Deed;

static void
clear_deed (gpointer data)
{
  Deed *deed = data;

  g_clear_weak_pointer (&deed->object);
}

static void
deed_unref (gpointer deed)
{
  g_rc_box_release_full (deed, clear_deed);
}

static void
release_deed_cb (gpointer  deed,
                 GClosure *closure)
{
  deed_unref (deed);
}

static gboolean
idle_cb (gpointer data)
{
  Deed *deed = data;

  if (deed->object != NULL)
    deed->callback (deed->object);

  return G_SOURCE_REMOVE;
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          deed)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, g_rc_box_acquire (deed), deed_unref);
}

void
dulle_after_dialog (GtkWidget  *dialog,
                    const char *response,
                    void (*callback) (gpointer object),
                    gpointer object)
{
  g_autofree char *signal = NULL;
  Deed            *deed;

  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog) && response != NULL);
  g_return_if_fail (callback != NULL && G_IS_OBJECT (object));

  signal = g_strconcat ("response::", response, NULL);
  deed = g_rc_box_new0 (Deed);
  deed->callback = callback;
  g_set_weak_pointer (&deed->object, object);
  g_signal_connect_data (dialog, signal, G_CALLBACK (response_cb), deed, release_deed_cb, 0);
}
