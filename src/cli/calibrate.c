/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli calibrate: whether what the computer players think likely comes about as
 * often as they think. Players play with themselves; what is forecast is put into ten
 * bins, and counted when the game is over.
 */
#include "cli.h"

#include <stdlib.h>

#include "ai/appraisal.h"
#include "ai/belief.h"
#include "ai/hand-strength.h"
#include "ai/player.h"
#include "engine/deal.h"

static const char summary[] =
    "Counts how often forecasts come true, in bins of ten points of percentage: that a\n"
    "seat is Re, in each decision and of each seat whose party is not known; that the own\n"
    "party wins, in two moments of a game, in worlds as strong players draw them, and the\n"
    "same of soli that the players declare; and that a solo is won, by the hand as dealt, of\n"
    "whoever has the best hand for one. With the same seed the tables are the same.";

#define N_BINS 10

/* Of so many cards of a game one is a moment for a forecast. */
#define ONE_IN 24

/* Worlds are drawn as `strong` draws them. */
#define RIVALS 4

/* A solo is waited for as long. */
#define MAX_DEALS 1000

/* Bins with less are too small to say something, and what is more is off. */
#define ENOUGH    200
#define TOLERANCE 5.0

typedef enum
{
  TABLE_PARTY,
  TABLE_WIN,
  TABLE_SOLO_CHANCE,
  TABLE_SOLO_WIN,
  N_TABLES,
} Table;

static const struct
{
  const char *id;
  const char *title;
} tables[N_TABLES] = {
  [TABLE_PARTY] = { "party", "A seat is Re, whose party is not known" },
  [TABLE_WIN] = { "win", "The own party wins a game that is no solo" },
  [TABLE_SOLO_CHANCE] = { "solo-chance", "A solo is won, by the hand as dealt" },
  [TABLE_SOLO_WIN] = { "solo-win", "The own party wins a solo that was declared" },
};

typedef struct
{
  unsigned n;
  unsigned n_true;
  double   sum;
} Bin;

/* What has to wait for the end of a game. */
typedef struct
{
  Table   table;
  uint8_t seat;
  double  forecast;
} Pending;

/**
 * Calibration:
 * @moments: of the running game, for its end
 */
typedef struct
{
  DulleRules      rules;
  DulleRng        rng;
  unsigned        worlds;
  DullePlayer     players[DULLE_N_SEATS];
  DulleAppraiser *appraiser;
  Bin             bins[N_TABLES][N_BINS];
  Pending         moments[DULLE_N_SEATS * DULLE_MAX_TRICKS + 1];
  unsigned        n_moments;
} Calibration;

static void
count (Calibration *self,
       Table        table,
       double       forecast,
       bool         came_true)
{
  Bin *bin = &self->bins[table][MIN ((unsigned) (forecast * N_BINS), N_BINS - 1)];

  bin->n++;
  bin->n_true += came_true;
  bin->sum += forecast;
}

static void
remember (Calibration *self,
          Table        table,
          uint8_t      seat,
          double       forecast)
{
  self->moments[self->n_moments++] = (Pending){ table, seat, forecast };
}

/* Forecasts */

static void
count_parties (Calibration     *self,
               const DulleGame *game,
               const DulleView *view)
{
  DulleBelief belief;

  if (view->board.contract != DULLE_CONTRACT_NORMAL)
    return;

  dulle_belief_init (&belief, view, 0);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_view_party (view, seat) == DULLE_NO_PARTY)
        count (self, TABLE_PARTY, belief.re[seat], game->own[seat].party == DULLE_RE);
    }
}

static void
forecast_win (Calibration       *self,
              const DulleView   *view,
              const DulleAction *action)
{
  DulleAppraisal appraisal = { .action = *action };
  bool           solo = dulle_contract_is_solo (view->board.contract);

  dulle_appraiser_look (self->appraiser, view, self->worlds, RIVALS, 1);
  dulle_appraise (self->appraiser, DULLE_GUIDE_POLICY, &appraisal, 1);
  remember (self, solo ? TABLE_SOLO_WIN : TABLE_WIN, view->own.seat, appraisal.won);
}

static void
look_at_card (Calibration       *self,
              const DulleGame   *game,
              const DulleAction *action)
{
  DulleView view = dulle_game_view (game, action->seat);

  count_parties (self, game, &view);
  if (dulle_rng_below (&self->rng, ONE_IN) == 0)
    forecast_win (self, &view, action);
}

/* Games */

static void
finish (Calibration     *self,
        const DulleGame *game)
{
  DulleResult result;

  if (game->board.phase == DULLE_PHASE_OVER)
    {
      dulle_score (&game->board, &result);
      for (unsigned i = 0; i < self->n_moments; i++)
        {
          const Pending *moment = &self->moments[i];

          count (self, moment->table, moment->forecast, result.winner == (DulleParty) result.parties[moment->seat]);
        }
    }
  self->n_moments = 0;
}

/* @looks: what is done with a card before it is played, or %NULL */
static void
play_out (Calibration *self,
          DulleGame   *game,
          void (*looks) (Calibration       *self,
                         const DulleGame   *game,
                         const DulleAction *action))
{
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action = dulle_players_next (self->players, game);

      if (action.kind == DULLE_ACTION_PLAY && looks != NULL)
        looks (self, game, &action);
      dulle_game_apply (game, &action);
    }
  finish (self, game);
}

static void
deal (Calibration *self,
      unsigned     number,
      DulleGame   *game)
{
  DulleSetup setup = dulle_setup (&self->rules, number % DULLE_N_SEATS);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (&self->rules, dulle_rng_next (&self->rng), setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
}

/* The call of the solo with the best chance that somebody could have, and the chance. */
static DulleAction
find_solo (const DulleGame *game,
           double          *chance)
{
  const DulleBoard *board = &game->board;
  DulleAction       best = { 0 };

  *chance = -1.0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool leads = board->rules.solo_player_leads || dulle_board_forehand (board) == seat;

      for (DulleContract contract = DULLE_CONTRACT_NORMAL; contract < DULLE_N_CONTRACTS; contract++)
        {
          double own;

          if (!dulle_contract_is_solo (contract) || !dulle_contract_allowed (&board->rules, contract))
            continue;
          own = dulle_solo_chance (&board->rules, contract, game->own[seat].hand, leads);
          if (own > *chance)
            {
              *chance = own;
              best = dulle_action_call (seat, contract, 0);
            }
        }
    }

  return best;
}

/* Somebody plays a solo, whatever the hands are; where that is not to be, nothing is
 * counted. */
static void
play_best_solo (Calibration *self,
                unsigned     number)
{
  DulleGame   game;
  DulleAction solo;
  double      chance;

  deal (self, number, &game);
  solo = find_solo (&game, &chance);
  if (chance < 0.0)
    return;
  while (game.board.phase == DULLE_PHASE_AUCTION)
    {
      uint8_t     turn = game.board.turn;
      DulleAction call = turn == solo.seat ? solo : dulle_action_call (turn, DULLE_CONTRACT_NORMAL, 0);

      if (dulle_game_apply (&game, &call) != DULLE_ACCEPTED)
        return;
    }

  remember (self, TABLE_SOLO_CHANCE, solo.seat, CLAMP (chance, 0.0, 1.0));
  play_out (self, &game, NULL);
}

/* Cards are dealt until somebody declares a solo. */
static void
play_declared_solo (Calibration *self)
{
  for (unsigned number = 0; number < MAX_DEALS; number++)
    {
      DulleGame game;

      deal (self, number, &game);
      while (game.board.phase == DULLE_PHASE_AUCTION)
        {
          DulleAction action = dulle_players_next (self->players, &game);

          dulle_game_apply (&game, &action);
        }
      if (game.board.phase == DULLE_PHASE_TRICKS && dulle_contract_is_solo (game.board.contract))
        {
          play_out (self, &game, look_at_card);
          return;
        }
    }
}

static void
play (Calibration *self,
      unsigned     n_games)
{
  for (unsigned i = 0; i < n_games; i++)
    {
      DulleGame game;

      deal (self, i, &game);
      play_out (self, &game, look_at_card);
      play_declared_solo (self);
      play_best_solo (self, i);
    }
}

/* Telling */

static double
forecast_of (const Bin *bin)
{
  return 100.0 * bin->sum / MAX (bin->n, 1);
}

static double
truth_of (const Bin *bin)
{
  return 100.0 * bin->n_true / MAX (bin->n, 1);
}

static void
print_table (const Calibration *self,
             Table              table)
{
  unsigned n_enough = 0;
  unsigned n_good = 0;

  g_print ("%s\n    bin       cases   forecast   came true   off by\n", tables[table].title);
  for (unsigned i = 0; i < N_BINS; i++)
    {
      const Bin *bin = &self->bins[table][i];
      double     off = truth_of (bin) - forecast_of (bin);

      if (bin->n == 0)
        continue;
      g_print ("%4u–%3u %%  %7u   %6.1f %%    %6.1f %%   %+6.1f\n", 100 / N_BINS * i, 100 / N_BINS * (i + 1), bin->n,
               forecast_of (bin), truth_of (bin), off);
      n_enough += bin->n >= ENOUGH;
      n_good += bin->n >= ENOUGH && ABS (off) <= TOLERANCE;
    }
  g_print ("within %.0f points of percentage in %u of %u bins of %u cases or more\n\n", TOLERANCE, n_good, n_enough, ENOUGH);
}

static void
print_json (const Calibration *self,
            Table              table)
{
  g_print ("{\"table\": \"%s\", \"bins\": [", tables[table].id);
  for (unsigned i = 0; i < N_BINS; i++)
    {
      const Bin *bin = &self->bins[table][i];

      g_print ("%s{\"cases\": %u, \"forecast\": %.2f, \"true\": %.2f}", i > 0 ? ", " : "", bin->n, forecast_of (bin),
               truth_of (bin));
    }
  g_print ("]}\n");
}

static void
seat_players (Calibration    *self,
              DullePlayerKind kind)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    self->players[seat] = (DullePlayer){ .kind = kind, .seed = seat };
}

int
dulle_cli_calibrate (int    argc,
                     char **argv)
{
  int              n_games = 1000;
  int              worlds = 200;
  gint64           seed = 1;
  g_autofree char *rules = NULL;
  g_autofree char *player = NULL;
  g_autofree char *format = NULL;
  GOptionEntry     entries[] = {
        { "games", 'g', 0, G_OPTION_ARG_INT, &n_games, "games, and as many soli (1000)", "N" },
        { "worlds", 'w', 0, G_OPTION_ARG_INT, &worlds, "worlds for a forecast of the winner (200)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "the number that all chance comes from (1)", "S" },
        { "rules", 'r', 0, G_OPTION_ARG_STRING, &rules, "a preset or a file with a rule set (ddv)", "RULES" },
        { "player", 'p', 0, G_OPTION_ARG_STRING, &player, "who plays (policy)", "PLAYER" },
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text or json (text)", "FORMAT" },
        { NULL }
  };
  g_autofree Calibration    *self = g_new0 (Calibration, 1);
  g_autofree DulleAppraiser *appraiser = g_new0 (DulleAppraiser, 1);
  DullePlayerKind            kind = DULLE_PLAYER_POLICY;

  if (!dulle_cli_parse (&argc, &argv, entries, NULL, summary) ||
      !dulle_cli_load_rules (rules != NULL ? rules : "ddv", &self->rules))
    return 2;
  if (n_games < 1 || worlds < 1 || worlds > DULLE_MAX_WORLDS)
    {
      g_printerr ("dulle-cli calibrate: There must be at least one game, and from 1 to %d worlds.\n", DULLE_MAX_WORLDS);
      return 2;
    }
  if (player != NULL && !dulle_player_from_id (player, &kind))
    {
      g_printerr ("dulle-cli calibrate: There is no player called “%s”.\n", player);
      return 2;
    }

  self->rules = dulle_rules_active (&self->rules);
  self->rng = dulle_rng ((uint64_t) seed);
  self->worlds = (unsigned) worlds;
  self->appraiser = appraiser;
  seat_players (self, kind);
  play (self, (unsigned) n_games);
  for (Table table = TABLE_PARTY; table < N_TABLES; table++)
    (g_strcmp0 (format, "json") == 0 ? print_json : print_table) (self, table);

  return EXIT_SUCCESS;
}
