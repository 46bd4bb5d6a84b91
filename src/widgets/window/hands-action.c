/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A store knows nothing of it: which hands a person likes to see is no part of what was
 * played. So the setting names the tournament by its deals.
 */
#include "config.h"

#include "engine/open-hands.h"

#include "hands-action.h"

typedef struct
{
  /* Borrowed */
  GSimpleAction *action;

  /* Owned */
  DulleSession *session;
  GSettings    *settings;

  guint64 tournament;
} HandsAction;

static void
free_hands_action (gpointer  data,
                   GClosure *closure)
{
  HandsAction *self = data;

  g_signal_handlers_disconnect_by_data (self->session, self);
  g_object_unref (self->session);
  g_object_unref (self->settings);
  g_free (self);
}

/* Whether they were opened in this tournament. */
static gboolean
were_opened (HandsAction *self)
{
  gboolean opened;
  guint64  tournament;

  g_settings_get (self->settings, "open-hands", "(bt)", &opened, &tournament);

  return opened && tournament == self->tournament;
}

static void
set_state (HandsAction *self,
           gboolean     open)
{
  g_simple_action_set_state (self->action, g_variant_new_boolean (open));
  dulle_session_open_hands (self->session, open);
}

/* Each game is dealt with the hands as they were left in this tournament. */
static void
event_cb (DulleSession     *session,
          const DulleEvent *event,
          HandsAction      *self)
{
  const DulleRules *rules = &event->view.board.rules;

  if (event->kind != DULLE_EVENT_DEALT && event->kind != DULLE_EVENT_RESUMED)
    return;

  self->tournament = event->standing.seed;
  g_simple_action_set_enabled (self->action, dulle_may_open_hands (rules, event->seating.own));
  set_state (self, were_opened (self));
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant      *state,
                 HandsAction   *self)
{
  gboolean open = g_variant_get_boolean (state);

  g_settings_set (self->settings, "open-hands", "(bt)", open, self->tournament);
  set_state (self, open);
}

void
dulle_hands_action_add (GActionMap   *map,
                        DulleSession *session,
                        GSettings    *settings)
{
  g_autoptr (GSimpleAction) action =
      g_simple_action_new_stateful ("open-hands", NULL, g_variant_new_boolean (FALSE));
  HandsAction *self;

  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (DULLE_IS_SESSION (session) && G_IS_SETTINGS (settings));

  self = g_new0 (HandsAction, 1);
  self->action = action;
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_simple_action_set_enabled (action, FALSE);
  g_signal_connect_data (action, "change-state", G_CALLBACK (change_state_cb), self,
                         free_hands_action, 0);
  g_signal_connect (session, "event", G_CALLBACK (event_cb), self);
  g_action_map_add_action (map, G_ACTION (action));
}
