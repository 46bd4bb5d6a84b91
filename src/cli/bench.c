/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli bench: the speed of the engine and of the computer players, and a signature
 * that changes with any result.
 */
#include "cli.h"

#include <stdlib.h>
#include <time.h>

#include "lab/match.h"
#include "ai/guide.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/score.h"

static const char summary[] =
    "Measures the speed of one core, with the official rules: random games from the deal\n"
    "to the score; random playouts from the first card to the score; playouts as the\n"
    "search makes them, at random, by quick rules and by the policy; and games of the\n"
    "policy against itself. The signature sums up every result. It is the same on every\n"
    "machine, and changes when the rules or the players change, or with --percent.";

/* The number of deals from which playouts start in turn. */
#define N_DEALS 64

/**
 * Bench:
 * @begun: games that wait for their first card
 * @next: the index of the next one to be played out
 */
typedef struct
{
  DulleRng     rng;
  DulleSetup   setup;
  DulleGame    begun[N_DEALS];
  unsigned     next;
  DullePlayout playout;
  uint64_t     signature;
} Bench;

static DulleCard
draw_card (DulleRng *rng,
           DulleHand hand)
{
  DulleHand kinds = dulle_hand_kinds (hand);

  for (unsigned skip = dulle_rng_below (rng, dulle_hand_size (kinds)); skip > 0; skip--)
    kinds &= kinds - 1;

  return dulle_hand_first (kinds);
}

static void
sign_result (Bench             *bench,
             const DulleResult *result)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleRng mix = dulle_rng (bench->signature ^ (uint64_t) result->scores[seat]);

      bench->signature = dulle_rng_next (&mix);
    }
}

static void
sign_game (Bench           *bench,
           const DulleGame *game)
{
  DulleResult result;

  dulle_score (&game->board, &result);
  sign_result (bench, &result);
}

static void
play_random_cards (Bench     *bench,
                   DulleGame *game)
{
  while (game->board.phase == DULLE_PHASE_TRICKS)
    {
      uint8_t     seat = game->board.turn;
      DulleCard   card = draw_card (&bench->rng,
                                    dulle_action_cards (&game->board, &game->own[seat]));
      DulleAction action = dulle_action_play (seat, card);

      dulle_game_apply (game, &action);
    }
}

static void
begin_game (Bench     *bench,
            DulleGame *game)
{
  DulleHand hands[DULLE_N_SEATS];

  dulle_deal (&bench->setup.rules, dulle_rng_next (&bench->rng), bench->setup.dealer, hands);
  dulle_game_start (game, &bench->setup, hands);
}

static void
call_healthy (DulleGame *game)
{
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction call = dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL,
                                            DULLE_MARRIAGE_FOREIGN);

      dulle_game_apply (game, &call);
    }
}

static void
run_game (Bench *bench)
{
  DulleGame game;

  begin_game (bench, &game);
  call_healthy (&game);
  play_random_cards (bench, &game);
  sign_game (bench, &game);
}

static void
run_playout (Bench *bench)
{
  DulleGame game = bench->begun[bench->next++ % N_DEALS];

  play_random_cards (bench, &game);
  sign_game (bench, &game);
}

static void
finish_playout (Bench     *bench,
                DulleGuide guide)
{
  DulleResult result;

  bench->playout.game = bench->begun[bench->next++ % N_DEALS];
  if (dulle_guide_finish (&bench->playout, guide, &bench->rng, &result))
    sign_result (bench, &result);
}

static void
run_playout_by_chance (Bench *bench)
{
  finish_playout (bench, DULLE_GUIDE_CHANCE);
}

static void
run_playout_by_rules (Bench *bench)
{
  finish_playout (bench, DULLE_GUIDE_RULES);
}

static void
run_playout_by_policy (Bench *bench)
{
  finish_playout (bench, DULLE_GUIDE_POLICY);
}

static void
run_policy_game (Bench *bench)
{
  DullePlayer players[DULLE_N_SEATS];
  DulleGame   game;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = DULLE_PLAYER_POLICY };
  begin_game (bench, &game);
  dulle_match_play (&game, players);
  sign_game (bench, &game);
}

static const struct
{
  const char *key;
  const char *label;
  unsigned    times;
  void (*run) (Bench *bench);
} tasks[] = {
  { "games_per_second", "random games", 400000, run_game },
  { "playouts_per_second", "random playouts", 400000, run_playout },
  { "chance_playouts_per_second", "playouts by chance", 400000, run_playout_by_chance },
  { "rules_playouts_per_second", "playouts by rules", 400000, run_playout_by_rules },
  { "policy_playouts_per_second", "playouts by the policy", 8000, run_playout_by_policy },
  { "policy_games_per_second", "policy games", 4000, run_policy_game },
};

/* Returns: how often the task can be done in a second of processor time */
static double
measure_rate (Bench   *bench,
              unsigned task,
              unsigned percent)
{
  unsigned times = tasks[task].times / 100 * percent;
  clock_t  start = clock ();

  for (unsigned i = 0; i < times; i++)
    tasks[task].run (bench);

  return times * (double) CLOCKS_PER_SEC / (double) MAX (1, clock () - start);
}

static void
print_text (const double rates[G_N_ELEMENTS (tasks)],
            const char  *signature)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (tasks); i++)
    g_print ("%-24s %.0f a second\n", tasks[i].label, rates[i]);
  g_print ("%-24s %s\n", "signature", signature);
}

static void
print_json (const double rates[G_N_ELEMENTS (tasks)],
            const char  *signature)
{
  JsonObject *object = json_object_new ();

  for (unsigned i = 0; i < G_N_ELEMENTS (tasks); i++)
    json_object_set_int_member (object, tasks[i].key, (gint64) rates[i]);
  json_object_set_string_member (object, "signature", signature);
  dulle_cli_print_json (object);
}

int
dulle_cli_bench (int    argc,
                 char **argv)
{
  g_autofree char *format = NULL;
  g_autofree char *signature = NULL;
  g_auto (DulleCliNumber) percent = { 1, 100, 100, NULL, false };
  GOptionEntry entries[] = {
    { "percent", 0, 0, G_OPTION_ARG_STRING, &percent.text, "How much of it to do (100)", "N" },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
    { NULL }
  };
  DulleRules rules = dulle_rules_default ();
  Bench      bench = { .rng = dulle_rng (1) };
  double     rates[G_N_ELEMENTS (tasks)];
  bool       json;

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_numbers (entries, &percent, NULL) || !dulle_cli_parse_format (format, &json))
    return DULLE_CLI_USAGE;

  rules = dulle_rules_active (&rules);
  bench.setup = dulle_setup (&rules, 0);
  for (unsigned i = 0; i < N_DEALS; i++)
    {
      begin_game (&bench, &bench.begun[i]);
      call_healthy (&bench.begun[i]);
    }
  dulle_playout_init (&bench.playout, &bench.begun[0].board);
  for (unsigned i = 0; i < G_N_ELEMENTS (tasks); i++)
    rates[i] = measure_rate (&bench, i, (unsigned) percent.value);

  signature = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", bench.signature);
  (json ? print_json : print_text) (rates, signature);

  return EXIT_SUCCESS;
}
