/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Players of several kinds play against themselves. Those that search do so in a few deals:
 * more would take hours, and hardly change what their cards tell.
 */
#include "clue-games.h"

#include "ai/belief.h"
#include "ai/parallel.h"
#include "ai/player.h"
#include "engine/deal.h"

const uint8_t dulle_spreads[DULLE_N_SPREADS] = { 0x1, 0x2, 0x4, 0x8, 0x3,
                                                 0x6, 0xc, 0x9, 0x5, 0xa };

/* The sampled deals of players that search. */
#define FEW_DEALS 30

/* Who plays: the share of the deals in twentieths, and how much a game counts. A game of
 * `strong` takes as long as a thousand of the policy. */
static const struct
{
  const char     *name;
  DullePlayerKind kind;
  DulleStyle      style;
  unsigned        share;
  float           weight;
} players[DULLE_N_CLUE_PLAYERS] = {
  { "policy", DULLE_PLAYER_POLICY, DULLE_STYLE_PLAIN, 9, 1.0f },
  { "linear", DULLE_PLAYER_LINEAR, DULLE_STYLE_PLAIN, 3, 1.0f },
  { "easy", DULLE_PLAYER_EASY, DULLE_STYLE_PLAIN, 2, 1.0f },
  { "beginner", DULLE_PLAYER_BEGINNER, DULLE_STYLE_PLAIN, 1, 0.8f },
  { "random-5", DULLE_PLAYER_POLICY, DULLE_STYLE_CARELESS, 1, 1.0f },
  { "normal", DULLE_PLAYER_NORMAL, DULLE_STYLE_PLAIN, 3, 1.0f },
  { "strong", DULLE_PLAYER_STRONG, DULLE_STYLE_PLAIN, 1, 2.0f },
};

#define ALL_SHARES 20

const char *
dulle_clue_player (unsigned which)
{
  return players[which].name;
}

/**
 * Collector:
 * @players: the same on all seats
 * @entry: the game as far as it has been played
 *
 * Games that follow each other.
 */
typedef struct
{
  const DulleCluePlan *plan;
  DulleRules           rules;
  DullePlayer          players[DULLE_N_SEATS];
  DulleGame            game;
  DulleClueGame        entry;
  DulleClueGames       games;
} Collector;

static void
seat_players (Collector *collector,
              unsigned   number)
{
  unsigned place = number % ALL_SHARES;
  unsigned which = 0;

  for (; place >= players[which].share; which++)
    place -= players[which].share;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    collector->players[seat] = (DullePlayer){
      .kind = players[which].kind,
      .style = players[which].style,
      .limits = { .seed = seat, .deals = FEW_DEALS, .threads = 1 },
    };
  collector->entry = (DulleClueGame){
    .player = (uint8_t) which,
    .weight = players[which].weight,
    .first_clue = collector->games.clues->len,
    .first_moment = collector->games.moments->len,
  };
}

/* The parties as they are. */
static uint8_t
find_truth (const DulleGame *game)
{
  unsigned re = 0;
  uint8_t  truth = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    re |= (unsigned) (game->own[seat].party == DULLE_RE) << seat;
  while (dulle_spreads[truth] != re)
    truth++;

  return truth;
}

static bool
knows_parties (const DulleView *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_view_party (view, seat) == DULLE_NO_PARTY)
        return false;
    }

  return true;
}

/* What the seat on turn believes without clues: as if all had been counted, with none found. */
static void
note_moment (Collector       *collector,
             const DulleView *view)
{
  DulleClueMoment   moment = { .n_clues = collector->entry.n_clues, .viewer = view->own.seat };
  DullePlayEvidence nothing;
  DulleBelief       belief;

  dulle_play_evidence_init (&nothing);
  nothing.n_counted = UINT_MAX;
  dulle_belief_init_from_evidence (&belief, view, 0, &nothing);
  if (!belief.has_spreads)
    return;

  moment.truth = find_truth (&collector->game);
  for (unsigned i = 0; i < DULLE_N_SPREADS; i++)
    moment.prior[i] = dulle_belief_spread (&belief, dulle_spreads[i]);
  g_array_append_val (collector->games.moments, moment);
  collector->entry.n_moments++;
}

static void
note_card (Collector *collector,
           DulleCard  card)
{
  const DulleBoard *board = &collector->game.board;
  DulleView         view = dulle_game_view (&collector->game, board->turn);
  DulleClue         clue;

  if (!knows_parties (&view))
    note_moment (collector, &view);
  clue = dulle_clue_of_card (board, &board->tricks[board->n_tricks], board->n_tricks, card);
  g_array_append_val (collector->games.clues, clue);
  collector->entry.n_clues++;
}

static void
play_game (Collector *collector,
           unsigned   number)
{
  DulleRng   root = dulle_rng (collector->plan->seed);
  DulleRng   rng = dulle_rng_branch (&root, number);
  DulleSetup setup = dulle_setup (&collector->rules, number % DULLE_N_SEATS);
  DulleGame *game = &collector->game;
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (&collector->rules, dulle_rng_next (&rng), setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  seat_players (collector, number);
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action = dulle_players_next (collector->players, game);

      if (action.kind == DULLE_ACTION_PLAY && game->board.contract != DULLE_CONTRACT_NORMAL)
        return;
      if (action.kind == DULLE_ACTION_PLAY)
        note_card (collector, action.card);
      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
  if (collector->entry.n_moments > 0)
    g_array_append_val (collector->games.games, collector->entry);
}

/* Each part has games that follow each other, so that the parts in turn are all games in
 * order. */
static void
play_part (unsigned part,
           void    *data)
{
  Collector           *collector = (Collector *) data + part;
  const DulleCluePlan *plan = collector->plan;
  unsigned             first = (unsigned) ((uint64_t) plan->n_deals * part / plan->n_threads);
  unsigned             end = (unsigned) ((uint64_t) plan->n_deals * (part + 1) / plan->n_threads);

  for (unsigned number = first; number < end; number++)
    play_game (collector, number);
}

static void
append_games (DulleClueGames *games,
              DulleClueGames *more)
{
  for (unsigned i = 0; i < more->games->len; i++)
    {
      DulleClueGame *game = &g_array_index (more->games, DulleClueGame, i);

      game->first_clue += games->clues->len;
      game->first_moment += games->moments->len;
    }
  g_array_append_vals (games->games, more->games->data, more->games->len);
  g_array_append_vals (games->clues, more->clues->data, more->clues->len);
  g_array_append_vals (games->moments, more->moments->data, more->moments->len);
}

void
dulle_clue_games_init (DulleClueGames *games)
{
  games->games = g_array_new (FALSE, FALSE, sizeof (DulleClueGame));
  games->clues = g_array_new (FALSE, FALSE, sizeof (DulleClue));
  games->moments = g_array_new (FALSE, FALSE, sizeof (DulleClueMoment));
}

void
dulle_clue_games_collect (const DulleCluePlan *plan,
                          DulleClueGames      *games)
{
  DulleRules            rules = dulle_rules_default ();
  g_autofree Collector *collectors = g_new0 (Collector, plan->n_threads);

  for (unsigned i = 0; i < plan->n_threads; i++)
    {
      collectors[i].plan = plan;
      collectors[i].rules = dulle_rules_active (&rules);
      dulle_clue_games_init (&collectors[i].games);
    }
  dulle_parallel (plan->n_threads, play_part, collectors);
  for (unsigned i = 0; i < plan->n_threads; i++)
    {
      append_games (games, &collectors[i].games);
      dulle_clue_games_clear (&collectors[i].games);
    }
}

void
dulle_clue_games_clear (DulleClueGames *games)
{
  g_clear_pointer (&games->games, g_array_unref);
  g_clear_pointer (&games->clues, g_array_unref);
  g_clear_pointer (&games->moments, g_array_unref);
}
