/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "settings/chosen-players.h"

#include "opponents-action.h"

#define CHOICE "choice"

typedef struct
{
  DulleSession *session;
  DulleSayFunc  say;
  gpointer      owner;
} Choice;

/* The state where the opponents are not equally good. */
#define DIFFERENT ""

static const char *
common_skill (const DulleSeating *seating)
{
  DullePlayers computers = dulle_seating_computers (seating);
  const char  *common = NULL;

  for (guint8 player = 0; player < seating->n_players; player++)
    if (dulle_players_have (computers, player))
      {
        const char *skill = dulle_skill_id (seating->skills[player]);

        if (common != NULL && !g_str_equal (skill, common))
          return DIFFERENT;
        common = skill;
      }

  return common != NULL ? common : DIFFERENT;
}

static void
event_cb (GSimpleAction    *action,
          const DulleEvent *event)
{
  g_assert (G_IS_SIMPLE_ACTION (action));

  g_simple_action_set_enabled (action, dulle_event_may_change_opponents (event));
  g_simple_action_set_state (action, g_variant_new_string (common_skill (&event->seating)));
}

/* For the tournaments to come. */
static void
keep_skill (DulleSkill skill)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleTournamentSetup setup;

  dulle_chosen_players_load (&setup, settings);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = skill;
  dulle_chosen_players_save (&setup, settings);
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       user_data)
{
  Choice          *choice = user_data;
  DulleSkill       skill = dulle_skill_from_id (g_variant_get_string (state, NULL));
  g_autofree char *text = g_strdup_printf (
      /* Translators: how well the computer plays, such as “Easy” */
      _ ("From the next game on, your opponents play at the level “%s”."),
      dulle_skill_label (skill));

  dulle_session_set_skill (choice->session, skill);
  keep_skill (skill);
  g_simple_action_set_state (action, state);
  choice->say (choice->owner, text);
}

static void
free_choice (gpointer data)
{
  Choice *choice = data;

  g_object_unref (choice->session);
  g_free (choice);
}

GAction *
dulle_opponents_action_new (DulleSession *session,
                            DulleSayFunc  say,
                            gpointer      owner)
{
  GSimpleAction *action;
  Choice        *choice;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (say != NULL, NULL);

  action = g_simple_action_new_stateful ("opponents", G_VARIANT_TYPE_STRING,
                                         g_variant_new_string (DIFFERENT));
  choice = g_new (Choice, 1);
  *choice = (Choice){ g_object_ref (session), say, owner };
  g_object_set_data_full (G_OBJECT (action), CHOICE, choice, free_choice);
  g_signal_connect (action, "change-state", G_CALLBACK (change_state_cb), choice);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), action, G_CONNECT_SWAPPED);

  return G_ACTION (action);
}
