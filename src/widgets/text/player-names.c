/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A person who chose no name is called by the first name of the account, and a computer
 * player, in tournaments from before there were characters, by the name of one of them.
 */
#include "config.h"

#include <string.h>

#include "player-names.h"

static char *
account_name (void)
{
  const char *real = g_get_real_name ();
  const char *end;

  /* What GLib says where the account has no real name. */
  if (real == NULL || *real == '\0' || strcmp (real, "Unknown") == 0)
    return g_strdup (g_get_user_name ());

  end = strchr (real, ' ');

  return end != NULL && end > real ? g_strndup (real, (gsize) (end - real)) : g_strdup (real);
}

char **
dulle_player_names (GSettings *settings)
{
  g_auto (GStrv) chosen = g_settings_get_strv (settings, "player-names");
  guint  n_chosen = g_strv_length (chosen);
  char **names = g_new0 (char *, DULLE_MAX_PLAYERS + 1);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      DulleParticipant named = { 0 };

      dulle_participant_set_name (&named, player < n_chosen ? chosen[player] : "");
      g_strstrip (named.name);
      if (*named.name != '\0')
        names[player] = g_strdup (named.name);
      else
        names[player] = player == 0
                            ? account_name ()
                            : g_strdup (dulle_face_name (DULLE_FIRST_CHARACTER + player - 1));
    }

  return names;
}

char *
dulle_kept_name (const char *name)
{
  g_autofree char *own = account_name ();
  char            *kept;

  g_return_val_if_fail (name != NULL, NULL);

  kept = g_strstrip (g_strdup (name));
  if (strcmp (kept, own) == 0)
    *kept = '\0';

  return kept;
}

char **
dulle_names_in_tournament (const DulleSeating *seating,
                           const char *const  *chosen)
{
  char **names = g_new0 (char *, DULLE_MAX_PLAYERS + 1);

  for (guint player = 0; player < seating->n_players; player++)
    names[player] = g_strdup (*seating->names[player] != '\0' ? seating->names[player]
                                                              : chosen[player]);

  return names;
}

char **
dulle_names_of_tournament_setup (const DulleTournamentSetup *setup,
                                 const char *const          *chosen)
{
  char **names = g_new0 (char *, DULLE_MAX_PLAYERS + 1);

  for (guint player = 0; player < dulle_tournament_setup_n_players (setup); player++)
    names[player] = g_strdup (*setup->players[player].name != '\0' ? setup->players[player].name
                                                                   : chosen[player]);

  return names;
}

void
dulle_faces_of_tournament_setup (const DulleTournamentSetup *setup,
                                 DulleFace                   faces[DULLE_MAX_PLAYERS])
{
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    faces[player] = setup->players[player].face;
}

char **
dulle_names_by_seat (const DulleSeating *seating,
                     const char *const  *names)
{
  char **by_seat = g_new0 (char *, DULLE_N_SEATS + 1);

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    by_seat[seat] = g_strdup (names[seating->players[seat]]);

  return by_seat;
}
