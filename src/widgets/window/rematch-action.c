/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"
#include "rematch-action.h"

static gboolean
may_follow (const DulleEvent *event)
{
  return event->kind == DULLE_EVENT_TOURNAMENT_OVER && !event->standing.is_practice &&
         event->standing.deals != DULLE_DEALS_TOLD &&
         !dulle_seating_has_elsewhere (&event->seating);
}

static void
event_cb (GSimpleAction    *action,
          const DulleEvent *event)
{
  g_assert (G_IS_SIMPLE_ACTION (action));

  g_simple_action_set_enabled (action, may_follow (event));
}

/* Meanwhile another tournament may have begun; then that one is left alone. */
static void
log_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GAction) action = user_data;
  DulleSession *session = DULLE_SESSION (source);
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (session, result, NULL);
  guint64              seed = (guint64) g_random_int () << 32 | g_random_int ();
  DulleTournamentSetup setup;

  if (tournament_log == NULL || !g_action_get_enabled (action))
    return;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
  setup = dulle_tournament_setup_again (&tournament_log->setup, seed);
  dulle_session_new_tournament (session, &setup);
}

static void
activate_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  dulle_session_read_tournament_log_async (DULLE_SESSION (user_data), 0, NULL, log_read_cb,
                                           g_object_ref (action));
}

GAction *
dulle_rematch_action_new (DulleSession *session)
{
  GSimpleAction *action;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  action = g_simple_action_new ("rematch", NULL);
  g_simple_action_set_enabled (action, FALSE);
  g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), session, 0);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), action, G_CONNECT_SWAPPED);

  return G_ACTION (action);
}
