/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "settings/chosen-players.h"
#include "text/player-names.h"

#include "dulle-table-names.h"

struct _DulleTableNames
{
  GObject parent_instance;

  /* Owned */
  GSettings    *settings;
  DulleSession *session;
  char        **chosen;
  char        **by_player;
  char        **by_seat;

  DulleSeating seating;
  DulleFace    faces_by_seat[DULLE_N_SEATS];
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleTableNames, dulle_table_names, G_TYPE_OBJECT)

/* The face of the person, who is the first player, is the one that is chosen now; but a table that
 * several programs share shows everybody as all others see them. */
static void
update_faces (DulleTableNames *self)
{
  DulleTournamentSetup chosen;

  dulle_chosen_players_load (&chosen, self->settings);
  if (!dulle_seating_has_elsewhere (&self->seating))
    self->seating.faces[0] = chosen.players[0].face;
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->faces_by_seat[seat] = self->seating.faces[self->seating.players[seat]];
}

static void
update_by_seat (DulleTableNames *self)
{
  update_faces (self);
  g_strfreev (self->by_seat);
  self->by_seat = dulle_names_by_seat (&self->seating, (const char *const *) self->by_player);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
rename_players (DulleTableNames   *self,
                const char *const *chosen)
{
  DulleTournamentSetup kept;

  dulle_chosen_players_load (&kept, self->settings);
  for (guint8 player = 0; player < self->seating.n_players; player++)
    {
      /* Those without a chosen name keep that of their character. */
      if (g_str_equal (chosen[player], self->chosen[player]) ||
          (player > 0 && *kept.players[player].name == '\0'))
        continue;
      g_free (self->by_player[player]);
      self->by_player[player] = g_strdup (chosen[player]);
      if (self->session != NULL)
        dulle_session_rename_player (self->session, player, chosen[player]);
    }
}

static void
chosen_changed_cb (DulleTableNames *self)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);

  g_assert (DULLE_IS_TABLE_NAMES (self));

  if (!dulle_seating_has_elsewhere (&self->seating))
    rename_players (self, (const char *const *) chosen);
  g_strfreev (self->chosen);
  self->chosen = g_steal_pointer (&chosen);
  update_by_seat (self);
}

static void
dulle_table_names_dispose (GObject *object)
{
  DulleTableNames *self = DULLE_TABLE_NAMES (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_table_names_parent_class)->dispose (object);
}

static void
dulle_table_names_finalize (GObject *object)
{
  DulleTableNames *self = DULLE_TABLE_NAMES (object);

  g_strfreev (self->chosen);
  g_strfreev (self->by_player);
  g_strfreev (self->by_seat);

  G_OBJECT_CLASS (dulle_table_names_parent_class)->finalize (object);
}

static void
dulle_table_names_class_init (DulleTableNamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dulle_table_names_dispose;
  object_class->finalize = dulle_table_names_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_table_names_init (DulleTableNames *self)
{
}

DulleTableNames *
dulle_table_names_new (GSettings *settings)
{
  const DulleSeating first = { .n_players = DULLE_N_SEATS, .players = { 0, 1, 2, 3 } };
  DulleTableNames   *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (DULLE_TYPE_TABLE_NAMES, NULL);
  self->settings = g_object_ref (settings);
  self->chosen = dulle_player_names (settings);
  dulle_table_names_seat (self, &first);
  g_signal_connect_object (settings, "changed::player-names", G_CALLBACK (chosen_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::player-faces", G_CALLBACK (chosen_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
dulle_table_names_set_session (DulleTableNames *self,
                               DulleSession    *session)
{
  g_return_if_fail (DULLE_IS_TABLE_NAMES (self));
  g_return_if_fail (session == NULL || DULLE_IS_SESSION (session));

  g_set_object (&self->session, session);
}

void
dulle_table_names_seat (DulleTableNames    *self,
                        const DulleSeating *seating)
{
  g_return_if_fail (DULLE_IS_TABLE_NAMES (self));
  g_return_if_fail (seating != NULL);

  self->seating = *seating;
  g_strfreev (self->by_player);
  self->by_player = dulle_names_in_tournament (seating, (const char *const *) self->chosen);
  update_by_seat (self);
}

const char *const *
dulle_table_names_get_by_seat (DulleTableNames *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE_NAMES (self), NULL);

  return (const char *const *) self->by_seat;
}

const char *const *
dulle_table_names_get_by_player (DulleTableNames *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE_NAMES (self), NULL);

  return (const char *const *) self->by_player;
}

const char *const *
dulle_table_names_get_chosen (DulleTableNames *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE_NAMES (self), NULL);

  return (const char *const *) self->chosen;
}

const DulleFace *
dulle_table_names_get_faces_by_seat (DulleTableNames *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE_NAMES (self), NULL);

  return self->faces_by_seat;
}

const DulleFace *
dulle_table_names_get_faces_by_player (DulleTableNames *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE_NAMES (self), NULL);

  return self->seating.faces;
}
