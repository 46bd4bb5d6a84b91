/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The running tournament is the only one whose games and names change: it is not
 * remembered but asked each time.
 */
#include "past-reader.h"

#include "store/store-grades.h"

/* A slice ends with the tournament that has its last game. */
#define GAMES_IN_A_SLICE 250

/**
 * DullePastReader:
 * @tournaments: (element-type gint64 GArray) (nullable): the #DullePastGame of each
 *   tournament that was read, or %NULL where that was not possible
 */
struct _DullePastReader
{
  GHashTable *tournaments;
};

static void
free_games (gpointer games)
{
  if (games != NULL)
    g_array_unref (games);
}

DullePastReader *
dulle_past_reader_new (void)
{
  DullePastReader *self = g_new0 (DullePastReader, 1);

  self->tournaments = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_games);

  return self;
}

void
dulle_past_reader_free (DullePastReader *self)
{
  g_hash_table_unref (self->tournaments);
  g_free (self);
}

void
dulle_past_reader_forget (DullePastReader *self,
                          gint64           tournament)
{
  g_hash_table_remove (self->tournaments, &tournament);
}

void
dulle_past_reader_forget_all (DullePastReader *self)
{
  g_hash_table_remove_all (self->tournaments);
}

/* Returns: how many games that were */
static guint
read_tournament (DullePastReader *self,
                 DulleStore      *store,
                 gint64           tournament)
{
  GArray  *games = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  gboolean is_read = dulle_store_read_past_games (store, tournament, games);
  guint    n_games = games->len / DULLE_N_SEATS;

  if (!is_read)
    g_clear_pointer (&games, g_array_unref);
  g_hash_table_insert (self->tournaments, g_memdup2 (&tournament, sizeof tournament), games);

  return n_games;
}

/* Returns: how many of @played are known now, from the first one on */
static guint
read_slice (DullePastReader *self,
            DulleStore      *store,
            const GArray    *played,
            gint64           running)
{
  guint n_games = 0;
  guint i;

  for (i = 0; i < played->len && n_games < GAMES_IN_A_SLICE; i++)
    {
      gint64 tournament = g_array_index (played, gint64, i);

      if (tournament != running && !g_hash_table_contains (self->tournaments, &tournament))
        n_games += read_tournament (self, store, tournament);
    }

  return i;
}

static gboolean
append_tournament (DullePastReader          *self,
                   DulleStore               *store,
                   gint64                    tournament,
                   const DulleTournamentRun *running,
                   GArray                   *all)
{
  const GArray *games;

  if (tournament == running->stored.tournament)
    return dulle_store_add_past_games (store, running, all);

  games = g_hash_table_lookup (self->tournaments, &tournament);
  if (games != NULL && games->len > 0)
    g_array_append_vals (all, games->data, games->len);

  return games != NULL;
}

/* Returns: (transfer full): all games, those played last at the end */
static GArray *
join_tournaments (DullePastReader          *self,
                  DulleStore               *store,
                  const GArray             *played,
                  const DulleTournamentRun *running,
                  guint                    *n_unreadable)
{
  GArray  *all = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  gboolean has_running = FALSE;

  for (guint i = 0; i < played->len; i++)
    {
      gint64 tournament = g_array_index (played, gint64, i);

      has_running |= tournament == running->stored.tournament;
      *n_unreadable += !append_tournament (self, store, tournament, running, all);
    }
  if (!has_running && running->records != NULL)
    dulle_past_games_add (all, running);

  return all;
}

DullePastGames *
dulle_past_reader_read (DullePastReader          *self,
                        DulleStore               *store,
                        const DulleTournamentRun *running,
                        guint8                    person,
                        const char *const        *names,
                        GError                  **error)
{
  g_autoptr (GArray) played = store != NULL ? dulle_store_list_played (store, error)
                                            : g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) all = NULL;
  DullePastGames *past;

  if (played == NULL)
    return NULL;

  past = g_new0 (DullePastGames, 1);
  past->n_all = played->len;
  dulle_past_reader_forget (self, running->stored.tournament);
  past->n_read = read_slice (self, store, played, running->stored.tournament);
  if (past->n_read < past->n_all)
    return past;

  all = join_tournaments (self, store, played, running, &past->n_unreadable);
  past->players = dulle_past_games_by_player (all, person, names);

  return past;
}
