/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/after-dialog.h"

#include "give-up-seat.h"

/* @host: whose table it is; empty if it is nobody's */
static char *
describe_seat (const char *host)
{
  if (*host == '\0')
    return g_strdup (_ ("Your seat at another table is being kept. If you go elsewhere, you "
                        "cannot come back to it."));

  /* Translators: the name of a person */
  return g_strdup_printf (_ ("Your seat at %s’s table is being kept. If you go elsewhere, you "
                             "cannot come back to it."),
                          host);
}

void
dulle_give_up_seat (GtkWindow    *parent,
                    DulleSession *session,
                    const char   *link,
                    void (*go) (gpointer object),
                    gpointer object)
{
  const DulleKeptSeat *seat;
  g_autofree char     *body = NULL;
  GtkWidget           *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent) && DULLE_IS_SESSION (session));
  g_return_if_fail (go != NULL && G_IS_OBJECT (object));

  seat = dulle_session_get_kept_seat (session);
  if (seat == NULL || seat->token == NULL ||
      (link != NULL && dulle_kept_seat_is_at (seat, link)))
    {
      go (object);
      return;
    }

  body = describe_seat (seat->host);
  dialog = adw_message_dialog_new (parent, _ ("Give Up Your Seat?"), NULL);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("_Keep It"), "give-up",
                                    _ ("_Give Up Your Seat"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "give-up",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  dulle_after_dialog (dialog, "give-up", go, object);
  gtk_window_present (GTK_WINDOW (dialog));
}
