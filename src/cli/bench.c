/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli bench: how fast the engine and the computer players are, and a
 * signature of all results, which changes when any of them does.
 */
#include "cli.h"

#include <stdlib.h>

#include "ai/match.h"
#include "engine/deal.h"
#include "engine/score.h"

static const char summary[] =
    "Measures, on one core and by the official rules: complete random games from deal\n"
    "to score, random playouts from the first card to the score, and games that the\n"
    "policy plays with itself. The signature is made of every result: it is the same\n"
    "on every machine, and changes when rules or players do.";

typedef struct
{
  DulleRng   rng;
  DulleSetup setup;
  DulleGame  begun;
  uint64_t   signature;
} Bench;

static DulleCard
draw_card (DulleRng *rng,
           DulleHand hand)
{
  DulleHand kinds = dulle_hand_kinds (hand);

  for (unsigned skip = dulle_rng_below (rng,
                                        (uint32_t) __builtin_popcountll (kinds));
       skip > 0; skip--)
    kinds &= kinds - 1;

  return dulle_hand_first (kinds);
}

static void
sign (Bench           *bench,
      const DulleGame *game)
{
  DulleResult result;

  dulle_score (&game->board, &result);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleRng mix = dulle_rng (bench->signature ^ (uint64_t) result.scores[seat]);

      bench->signature = dulle_rng_next (&mix);
    }
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
  sign (bench, &game);
}

static void
run_playout (Bench *bench)
{
  DulleGame game = bench->begun;

  play_random_cards (bench, &game);
  sign (bench, &game);
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
  sign (bench, &game);
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
  { "policy_games_per_second", "policy games", 4000, run_policy_game },
};

/* Returns how often a second a task could be done. */
static double
measure (Bench   *bench,
         unsigned task)
{
  gint64 start = g_get_monotonic_time ();

  for (unsigned i = 0; i < tasks[task].times; i++)
    tasks[task].run (bench);

  return tasks[task].times * 1e6 / MAX (1, g_get_monotonic_time () - start);
}

int
dulle_cli_bench (int    argc,
                 char **argv)
{
  g_autofree char *format = NULL;
  GOptionEntry     entries[] = {
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
        { NULL }
  };
  DulleRules rules = dulle_rules_default ();
  Bench      bench = { .rng = dulle_rng (1) };
  double     rates[G_N_ELEMENTS (tasks)];
  bool       json;

  if (!dulle_cli_parse (&argc, &argv, entries, NULL, summary) ||
      !dulle_cli_parse_format (format, &json))
    return 2;

  rules = dulle_rules_active (&rules);
  bench.setup = dulle_setup (&rules, 0);
  begin_game (&bench, &bench.begun);
  call_healthy (&bench.begun);
  for (unsigned i = 0; i < G_N_ELEMENTS (tasks); i++)
    rates[i] = measure (&bench, i);

  if (json)
    g_print ("{");
  for (unsigned i = 0; i < G_N_ELEMENTS (tasks); i++)
    g_print (json ? "\"%s\": %.0f, " : "%-24s %.0f a second\n", json ? tasks[i].key : tasks[i].label, rates[i]);
  g_print (json ? "\"signature\": \"%016" G_GINT64_MODIFIER "x\"}\n" : "signature                %016" G_GINT64_MODIFIER "x\n",
           bench.signature);

  return EXIT_SUCCESS;
}
