/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli calibrate: whether the forecasts of the computer players come true as often
 * as they say. Players play against themselves; each forecast is put into one of ten bins,
 * and checked when the game is over.
 */
#include "cli.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/appraisal.h"
#include "ai/belief.h"
#include "ai/hand-strength.h"
#include "ai/player.h"
#include "contestant.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/quote.h"
#include "lab/json-text.h"
#include "work.h"

static const char summary[] =
    "Counts how often forecasts come true, in bins of ten percentage points each. The\n"
    "forecasts are: that a seat is Re, at each decision, for every seat whose party is not\n"
    "known; that the player's own party wins, at about two moments of a game, from sampled\n"
    "deals as strong draws them; the same for solos that the players declare; and that a\n"
    "solo is won, from the hand as dealt, for the seat with the best hand for one. The\n"
    "same seed gives the same tables.\n"
    "\n"
    "--result FILE writes what each game gives to a file, and continues it if it is there;\n"
    "more games add to it. --shard I/N plays only every N-th game, from the I-th on;\n"
    "“dulle-cli merge” puts the files of all shards together, and the merged file gives the\n"
    "tables of all.";

#define N_BINS 10

/* One card in this many is a moment for a forecast. */
#define ONE_IN 24

/* Candidates for each sampled deal, as `strong` has them. */
#define CANDIDATES 4

/* Seconds to wait for an answer of an external engine. */
#define TIMEOUT 60

/* The number of deals to wait for a solo. */
#define MAX_DEALS 1000

/* Bins with fewer cases say too little, and a bin is off by more percentage points. */
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
  [TABLE_PARTY] = { "party", "A seat whose party is not known is Re" },
  [TABLE_WIN] = { "win", "The player's own party wins a game without a solo" },
  [TABLE_SOLO_CHANCE] = { "solo-chance", "A solo is won, from the hand as dealt" },
  [TABLE_SOLO_WIN] = { "solo-win", "The player's own party wins a declared solo" },
};

/* Forecasts are counted in millionths, so that the order of adding does not matter. */
#define MILLION 1000000.0

typedef struct
{
  unsigned n;
  unsigned n_true;
  int64_t  sum;
} Bin;

typedef Bin Bins[N_TABLES][N_BINS];

/* A forecast that can be checked only at the end of the game. */
typedef struct
{
  Table   table;
  uint8_t seat;
  double  forecast;
} Pending;

/* What is calibrated: n_deals is how many deals are sampled for a forecast of the winner; bins
 * holds what all games gave. */
typedef struct
{
  DulleRules      rules;
  uint64_t        seed;
  unsigned        n_deals;
  DulleContestant player;
  Bins            bins;
} Plan;

/**
 * Calibration:
 * @players: on all seats the same
 * @moments: the forecasts of the running game
 * @error: where the failure of an engine is told
 *
 * A game, with the solos that belong to it.
 */
typedef struct
{
  const Plan    *plan;
  DulleRng       rng;
  DullePlayer    players[DULLE_N_SEATS];
  DulleAppraiser appraiser;
  Bins           bins;
  Pending        moments[DULLE_N_SEATS * DULLE_MAX_TRICKS + 1];
  unsigned       n_moments;
  GError       **error;
} Calibration;

static void
count_forecast (Calibration *self,
                Table        table,
                double       forecast,
                bool         came_true)
{
  Bin *bin = &self->bins[table][MIN ((unsigned) (forecast * N_BINS), N_BINS - 1)];

  bin->n++;
  bin->n_true += came_true;
  bin->sum += llround (forecast * MILLION);
}

static void
remember_forecast (Calibration *self,
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
        count_forecast (self, TABLE_PARTY, belief.re[seat], game->own[seat].party == DULLE_RE);
    }
}

static void
forecast_win (Calibration       *self,
              const DulleView   *view,
              const DulleAction *action)
{
  DulleAppraisal appraisal = { .action = *action };
  bool           solo = dulle_contract_is_solo (view->board.contract);

  dulle_appraiser_sample (&self->appraiser, view, self->plan->n_deals, CANDIDATES, 1);
  dulle_appraise (&self->appraiser, DULLE_GUIDE_POLICY, &appraisal, 1);
  remember_forecast (self, solo ? TABLE_SOLO_WIN : TABLE_WIN, view->own.seat, appraisal.won);
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
count_remembered (Calibration     *self,
                  const DulleGame *game)
{
  DulleResult result;

  if (game->board.phase == DULLE_PHASE_OVER)
    {
      dulle_score (&game->board, &result);
      for (unsigned i = 0; i < self->n_moments; i++)
        {
          const Pending *moment = &self->moments[i];

          count_forecast (self, moment->table, moment->forecast,
                          result.winner == (DulleParty) result.parties[moment->seat]);
        }
    }
  self->n_moments = 0;
}

/* Asks the players what happens next; an engine plays on all seats. */
static bool
find_next_action (const Calibration *self,
                  const DulleGame   *game,
                  DulleAction       *action)
{
  const DulleContestant *player = &self->plan->player;
  uint8_t                seat = game->board.turn;
  DulleView              view = dulle_game_view (game, seat);

  if (player->engine == NULL)
    {
      *action = dulle_players_next (self->players, game);
      return true;
    }
  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      DulleView other = dulle_game_view (game, seat);
      bool      announces = false;

      if (dulle_match_may_announce (&other) &&
          !dulle_contestant_announce (player, &other, &announces, action, self->error))
        return false;
      if (announces)
        return true;
    }

  return dulle_contestant_act (player, &view, action, self->error);
}

static void
do_action (const Calibration *self,
           DulleGame         *game,
           const DulleAction *action)
{
  DulleGame before = *game;

  dulle_game_apply (game, action);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_contestant_see (&self->plan->player, &before, game, action, seat);
}

/* @look_at: (nullable): called with each card before it is played. Returns: whether the players
 * could play to the end */
static bool
play_out (Calibration *self,
          DulleGame   *game,
          void (*look_at) (Calibration       *self,
                           const DulleGame   *game,
                           const DulleAction *action))
{
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action;

      if (!find_next_action (self, game, &action))
        return false;
      if (action.kind == DULLE_ACTION_PLAY && look_at != NULL)
        look_at (self, game, &action);
      do_action (self, game, &action);
    }
  count_remembered (self, game);

  return true;
}

static bool
deal_game (Calibration *self,
           unsigned     number,
           DulleGame   *game)
{
  const Plan *plan = self->plan;
  DulleSetup  setup = dulle_setup (&plan->rules, number % DULLE_N_SEATS);
  DulleHand   hands[DULLE_N_SEATS];

  dulle_deal (&plan->rules, dulle_rng_next (&self->rng), setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!dulle_contestant_begin_game (&plan->player, game, number + 1, seat, self->error))
        return false;
    }

  return true;
}

/* Returns: the call of the solo with the best chance of all seats; @chance is negative if
 * the rules allow no solo */
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
          DulleSolo solo;
          double    own;

          if (!dulle_contract_is_solo (contract) ||
              !dulle_contract_allowed (&board->rules, contract))
            continue;
          solo = dulle_solo (&board->rules, contract);
          own = dulle_solo_chance (&solo, game->own[seat].hand, leads);
          if (own > *chance)
            {
              *chance = own;
              best = dulle_action_call (seat, contract, 0);
            }
        }
    }

  return best;
}

/* The seat with the best chance plays a solo, however poor the chance is. Nothing is
 * counted if the rules do not allow it. */
static bool
play_best_solo (Calibration *self,
                unsigned     number)
{
  DulleGame   game;
  DulleAction solo;
  double      chance;

  if (!deal_game (self, number, &game))
    return false;
  solo = find_solo (&game, &chance);
  while (chance >= 0.0 && game.board.phase == DULLE_PHASE_AUCTION)
    {
      uint8_t     turn = game.board.turn;
      DulleAction call =
          turn == solo.seat ? solo : dulle_action_call (turn, DULLE_CONTRACT_NORMAL, 0);

      if (dulle_action_check (&game.board, &game.own[turn], &call) != DULLE_ACCEPTED)
        return true;
      do_action (self, &game, &call);
    }
  if (chance < 0.0)
    return true;

  remember_forecast (self, TABLE_SOLO_CHANCE, solo.seat, CLAMP (chance, 0.0, 1.0));

  return play_out (self, &game, NULL);
}

/* Deals until a player declares a solo. */
static bool
play_declared_solo (Calibration *self)
{
  for (unsigned number = 0; number < MAX_DEALS; number++)
    {
      DulleGame game;

      if (!deal_game (self, number, &game))
        return false;
      while (game.board.phase == DULLE_PHASE_AUCTION)
        {
          DulleAction action;

          if (!find_next_action (self, &game, &action))
            return false;
          do_action (self, &game, &action);
        }
      if (game.board.phase == DULLE_PHASE_TRICKS && dulle_contract_is_solo (game.board.contract))
        return play_out (self, &game, look_at_card);
    }

  return true;
}

/* Units: a game, a declared solo, and the best solo of a deal */

static void
seat_players (Calibration *self)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      self->players[seat] = self->plan->player.player;
      self->players[seat].limits.seed = seat;
    }
}

/* As text: for each bin with cases, its table and number, how many cases there are, how many came
 * true, and the sum of the forecasts. */
static void
write_bins (Bins    *bins,
            GString *text)
{
  const char *blank = "";

  for (Table table = TABLE_PARTY; table < N_TABLES; table++)
    for (unsigned i = 0; i < N_BINS; i++)
      {
        const Bin *bin = &(*bins)[table][i];

        if (bin->n == 0)
          continue;
        g_string_append_printf (text, "%s%s/%u/%u/%u/%" G_GINT64_FORMAT, blank, tables[table].id, i,
                                bin->n, bin->n_true, bin->sum);
        blank = " ";
      }
}

static bool
compute_game (unsigned number,
              GString *text,
              void    *data,
              GError **error)
{
  g_autofree Calibration *self = g_new0 (Calibration, 1);
  DulleRng                root;
  DulleGame               game;

  self->plan = data;
  root = dulle_rng (self->plan->seed);
  self->rng = dulle_rng_branch (&root, number);
  self->error = error;
  seat_players (self);
  if (!deal_game (self, number, &game) || !play_out (self, &game, look_at_card) ||
      !play_declared_solo (self) || !play_best_solo (self, number))
    return false;
  write_bins (&self->bins, text);

  return true;
}

/* Adds what a word of the text says to the bins. Returns: whether it is one */
static bool
add_word (Bins       *bins,
          const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", -1);
  gint64 numbers[4];
  Table  table = TABLE_PARTY;

  if (g_strv_length (parts) != 1 + G_N_ELEMENTS (numbers))
    return false;
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (!g_ascii_string_to_signed (parts[i + 1], 10, 0, G_MAXINT, &numbers[i], NULL))
        return false;
    }
  while (table < N_TABLES && strcmp (parts[0], tables[table].id) != 0)
    table++;
  /* No more forecasts come true than are made, and none is above 1. */
  if (table == N_TABLES || numbers[0] >= N_BINS || numbers[2] > numbers[1] ||
      (double) numbers[3] > (double) numbers[1] * MILLION)
    return false;

  (*bins)[table][numbers[0]].n += (unsigned) numbers[1];
  (*bins)[table][numbers[0]].n_true += (unsigned) numbers[2];
  (*bins)[table][numbers[0]].sum += numbers[3];

  return true;
}

static bool
take_game (unsigned                 number,
           const char              *text,
           const DulleTextPosition *at,
           void                    *data)
{
  Plan *plan = data;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (unsigned i = 0; *text != '\0' && words[i] != NULL; i++)
    {
      if (!add_word (&plan->bins, words[i]))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” says nothing about forecasts.",
                              dulle_quote (words[i]).text);
    }

  return true;
}

/* Output */

static double
forecast_of (const Bin *bin)
{
  return 100.0 * (double) bin->sum / MILLION / MAX (bin->n, 1);
}

static double
truth_of (const Bin *bin)
{
  return 100.0 * bin->n_true / MAX (bin->n, 1);
}

static void
print_table (const Plan *plan,
             Table       table)
{
  unsigned n_enough = 0;
  unsigned n_good = 0;

  g_print ("%s\n    bin       cases   forecast   came true   off by\n", tables[table].title);
  for (unsigned i = 0; i < N_BINS; i++)
    {
      const Bin *bin = &plan->bins[table][i];
      double     off = truth_of (bin) - forecast_of (bin);

      if (bin->n == 0)
        continue;
      g_print ("%4u–%3u %%  %7u   %6.1f %%    %6.1f %%   %+6.1f\n", 100 / N_BINS * i,
               100 / N_BINS * (i + 1), bin->n, forecast_of (bin), truth_of (bin), off);
      n_enough += bin->n >= ENOUGH;
      n_good += bin->n >= ENOUGH && ABS (off) <= TOLERANCE;
    }
  g_print ("within %.0f percentage points in %u of %u bins with %u or more cases\n\n", TOLERANCE,
           n_good, n_enough, ENOUGH);
}

static void
print_json (const Plan *plan,
            Table       table)
{
  JsonObject *object = json_object_new ();
  JsonArray  *bins = json_array_new ();

  for (unsigned i = 0; i < N_BINS; i++)
    {
      const Bin  *bin = &plan->bins[table][i];
      JsonObject *row = json_object_new ();

      json_object_set_int_member (row, "cases", bin->n);
      dulle_json_set_decimal (row, "forecast", forecast_of (bin), 2);
      dulle_json_set_decimal (row, "true", truth_of (bin), 2);
      json_array_add_object_element (bins, row);
    }
  json_object_set_string_member (object, "table", tables[table].id);
  json_object_set_array_member (object, "bins", bins);
  dulle_cli_print_json (object);
}

static int
run_plan (Plan       *plan,
          DulleWork  *work,
          const char *rules,
          bool        json)
{
  g_autofree char *set = dulle_cli_describe_rules (rules, &plan->rules);
  g_autofree char *player = g_strescape (plan->player.name, NULL);
  g_autofree char *command = g_strdup_printf (
      "calibrate player=\"%s\" %s sampled-deals=%u seed=%" G_GINT64_FORMAT,
      player, set, plan->n_deals, (gint64) plan->seed);
  DulleWorkEnd end;

  work->command = command;
  work->compute = compute_game;
  work->take = take_game;
  work->data = plan;
  end = dulle_work_run (work);
  dulle_contestant_end (&plan->player);
  if (end == DULLE_WORK_FAILED)
    return EXIT_FAILURE;
  for (Table table = TABLE_PARTY; table < N_TABLES; table++)
    (json ? print_json : print_table) (plan, table);

  return end == DULLE_WORK_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* An engine plays one game at a time. */
static bool
choose_player (Plan       *plan,
               const char *name,
               gint64      n_threads)
{
  if (!dulle_contestant_begin (&plan->player, name, TIMEOUT))
    return false;

  if (plan->player.engine == NULL || n_threads == 1)
    return true;
  dulle_contestant_end (&plan->player);

  return dulle_complain ("An external engine plays with one thread; use --shard.");
}

int
dulle_cli_calibrate (int    argc,
                     char **argv)
{
  g_auto (DulleCliNumber) n_games = { 1, G_MAXINT, 1000, NULL, false };
  g_auto (DulleCliNumber) n_deals = {
    1, DULLE_MAX_SAMPLED_DEALS, 200, NULL, false
  };
  g_auto (DulleCliNumber) n_threads = { 1, DULLE_MAX_WORK_THREADS, 1, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_autofree char *rules = NULL;
  g_autofree char *player = NULL;
  g_autofree char *format = NULL;
  g_autofree char *shard = NULL;
  g_autofree char *result = NULL;
  GOptionEntry     entries[] = {
        { "games", 'g', 0, G_OPTION_ARG_STRING, &n_games.text,
          "Games, and as many solos of each kind (1000)", "N" },
        { "sampled-deals", 'd', 0, G_OPTION_ARG_STRING, &n_deals.text,
          "Sampled deals for a forecast of the winner (200)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text,
          "The seed of all random numbers (1)", "S" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
          "A preset, a saved set, a file or random:SEED (ddv)", "RULES" },
        { "player", 'p', 0, G_OPTION_ARG_STRING, &player,
          "The player, as in “dulle-cli match”, but no oracle (policy)", "PLAYER" },
        { "shard", 'i', 0, G_OPTION_ARG_STRING, &shard, "Only part I of N", "I/N" },
        { "result", 'F', 0, G_OPTION_ARG_FILENAME, &result, "A file to write or continue", "FILE" },
        { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text, "The number of threads (1)",
          "N" },
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
        { NULL }
  };
  g_autofree Plan *plan = g_new0 (Plan, 1);
  DulleWork        work = { 0 };
  bool             json;

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_format (format, &json) ||
      !dulle_cli_parse_numbers (entries, &n_games, &n_deals, &seed, &n_threads, NULL) ||
      !dulle_shard_parse (shard, &work.shard))
    return DULLE_CLI_USAGE;
  if (!dulle_cli_load_rules (rules != NULL ? rules : "ddv", &plan->rules))
    return EXIT_FAILURE;
  if (!choose_player (plan, player != NULL ? player : "policy", n_threads.value))
    return DULLE_CLI_USAGE;

  plan->rules = dulle_rules_active (&plan->rules);
  plan->seed = (uint64_t) seed.value;
  plan->n_deals = (unsigned) n_deals.value;
  work.path = result;
  work.n_units = (unsigned) n_games.value;
  work.n_threads = (unsigned) n_threads.value;

  return run_plan (plan, &work, rules != NULL ? rules : "ddv", json);
}
