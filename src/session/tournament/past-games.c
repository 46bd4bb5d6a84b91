/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Finished games are played again from their records, so what players did in them is
 * not stored.
 */
#include "past-games.h"

#include <string.h>

#include "engine/promise.h"

static void
count_announcements (const DulleBoard  *board,
                     const DulleResult *result,
                     guint8             seat,
                     DullePastGame     *past)
{
  for (guint i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];

      if (said->seat != seat)
        continue;
      past->n_announced++;
      past->n_kept += dulle_promise_is_kept (result, past->party, (DulleLevel) said->level);
    }
}

/* At another table the person is any of the players; here it is the first one, who takes its
 * number there. */
static guint8
number_here (const DulleTournamentRun *run,
             guint8                    player)
{
  guint8 person = dulle_tournament_setup_owner (&run->setup, 0);

  return player == person ? 0 : player == 0 ? person
                                            : player;
}

/* A special point belongs to the seat that won the trick. */
static void
note_specials (const DulleBoard  *board,
               const DulleResult *result,
               guint8             seat,
               DullePastGame     *past)
{
  G_STATIC_ASSERT (DULLE_N_LINES <= 32);

  for (unsigned i = 0; i < result->n_lines; i++)
    {
      const DulleScoreLine *line = &result->lines[i];

      if (line->seat != seat)
        continue;
      past->specials |= 1U << line->id;
      past->fox_in_last_trick =
          past->fox_in_last_trick ||
          (line->id == DULLE_LINE_FOX_CAUGHT && line->trick + 1 == board->n_tricks);
    }
}

static void
add_game (GArray                   *past,
          const DulleTournamentRun *run,
          guint                     index)
{
  const DulleRecord *record = &g_array_index (run->records, DulleRecord, index);
  const DulleLineup *lineup = &g_array_index (run->lineups, DulleLineup, index);
  DulleGame          game;
  DulleResult        result;

  dulle_record_replay (record, record->n_actions, &game);
  if (game.board.phase != DULLE_PHASE_OVER)
    return;

  dulle_score (&game.board, &result);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      guint8        player = lineup->players[seat];
      DulleParty    party = (DulleParty) result.parties[seat];
      DullePastGame one = {
        .tournament = run->stored.tournament,
        .number = record->number,
        .seat = seat,
        .player = number_here (run, player),
        .is_human = run->setup.players[player].taker != DULLE_TAKER_COMPUTER,
        .party = party,
        .won = result.winner == party,
        .points = result.scores[seat],
        .own_card_points = game.board.card_points[seat],
        .card_points = result.card_points[party],
        .revoked = game.board.revoked == seat,
        .solo = dulle_contract_is_solo (game.board.contract) && game.board.soloist == seat,
      };

      memcpy (one.name, run->setup.players[player].name, DULLE_MAX_NAME);
      count_announcements (&game.board, &result, seat, &one);
      note_specials (&game.board, &result, seat, &one);
      g_array_append_val (past, one);
    }
}

void
dulle_past_games_add (GArray                   *past,
                      const DulleTournamentRun *run)
{
  /* Whoever knows the cards plays another game. */
  if (dulle_deals_are_practice (run->setup.deals))
    return;

  for (guint i = 0; i < run->records->len; i++)
    add_game (past, run, i);
}

DulleTally
dulle_tally (const GArray *past)
{
  DulleTally tally = { .n_games = past->len };

  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);

      tally.n_won += game->won != FALSE;
      tally.points += game->points;
      tally.n_party[game->party]++;
      tally.n_party_won[game->party] += game->won != FALSE;
      tally.own_card_points += game->own_card_points;
      tally.card_points += game->card_points;
      tally.n_solos += game->solo != FALSE;
      tally.n_solos_won += game->solo && game->won;
      tally.n_announced += game->n_announced;
      tally.n_kept += game->n_kept;
      tally.n_graded += game->graded != FALSE;
      if (game->graded)
        dulle_grade_add (&tally.grade, &game->grade);
    }

  return tally;
}

GArray *
dulle_past_games_lost (const GArray *past,
                       guint         span)
{
  g_autofree DulleGrade *last = g_new0 (DulleGrade, span);
  GArray                *means = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < past->len; i++)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i);
      DulleGrade           sum = { 0 };
      double               mean;

      if (!game->graded)
        continue;
      last[means->len % span] = game->grade;
      for (guint j = 0; j < span; j++)
        dulle_grade_add (&sum, &last[j]);
      mean = sum.lost / MAX (dulle_grade_n_moves (&sum), 1);
      g_array_append_val (means, mean);
    }

  return means;
}

/* Players */

static void
past_player_free (gpointer data)
{
  DullePastPlayer *player = data;

  g_free (player->name);
  g_array_unref (player->games);
  g_free (player);
}

static DullePastPlayer *
find_player (GHashTable          *players,
             const DullePastGame *game,
             guint8               person,
             const char *const   *names)
{
  gboolean         is_person = game->player == person;
  const char      *name = *game->name != '\0' ? game->name : names[game->player];
  g_autofree char *key = is_person ? g_strdup ("")
                                   : g_strconcat (game->is_human ? "person " : "computer ", name,
                                                  NULL);
  DullePastPlayer *player = g_hash_table_lookup (players, key);

  if (player != NULL)
    return player;

  player = g_new (DullePastPlayer, 1);
  *player = (DullePastPlayer){
    .name = g_strdup (name),
    .is_person = is_person,
    .is_computer = !is_person && !game->is_human,
    .games = g_array_new (FALSE, FALSE, sizeof (DullePastGame)),
  };
  g_hash_table_insert (players, g_steal_pointer (&key), player);

  return player;
}

gboolean
dulle_past_player_is (const DullePastPlayer *player,
                      const DullePastPlayer *other)
{
  g_return_val_if_fail (player != NULL && other != NULL, FALSE);

  if (player->is_person || other->is_person)
    return player->is_person && other->is_person;

  return player->is_computer == other->is_computer && g_str_equal (player->name, other->name);
}

static void
reverse_games (GArray *games)
{
  for (guint i = 0; i < games->len / 2; i++)
    {
      DullePastGame *one = &g_array_index (games, DullePastGame, i);
      DullePastGame *other = &g_array_index (games, DullePastGame, games->len - 1 - i);
      DullePastGame  kept = *one;

      *one = *other;
      *other = kept;
    }
}

/* From the last game to the first, so that players are found in their order. */
GPtrArray *
dulle_past_games_by_player (const GArray      *past,
                            guint8             person,
                            const char *const *names)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *players = g_ptr_array_new_with_free_func (past_player_free);

  for (guint i = past->len; i > 0; i--)
    {
      const DullePastGame *game = &g_array_index (past, DullePastGame, i - 1);
      DullePastPlayer     *player = find_player (found, game, person, names);

      if (player->games->len == 0)
        g_ptr_array_insert (players, player->is_person ? 0 : -1, player);
      g_array_append_val (player->games, *game);
    }
  for (guint i = 0; i < players->len; i++)
    reverse_games (((DullePastPlayer *) g_ptr_array_index (players, i))->games);

  return players;
}

void
dulle_past_games_free (gpointer data)
{
  DullePastGames *past = data;

  g_clear_pointer (&past->players, g_ptr_array_unref);
  g_free (past);
}
