/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli bench: how fast the engine and the computer players are, and a
 * signature of all results, which changes when any of them does.
 */
#include "cli.h"

#include <stdlib.h>
#include <time.h>

#include "ai/match.h"
#include "ai/playout.h"
#include "engine/deal.h"
#include "engine/score.h"

static const char summary[] =
    "Measures, on one core and by the official rules: complete random games from deal\n"
    "to score, random playouts from the first card to the score, playouts as searches\n"
    "make them (by chance, by quick rules, by the policy), and games that the policy\n"
    "plays with itself. The signature is made of every result: it is the same\n"
    "on every machine, and changes when rules or players do.";

/* Playouts begin from so many deals in turn. */
#define N_DEALS 64

/**
 * Bench:
 * @begun: games whose first card is due
 * @next: the one that is played out next
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

  for (unsigned skip = dulle_rng_below (rng,
                                        (uint32_t) __builtin_popcountll (kinds));
       skip > 0; skip--)
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
sign (Bench           *bench,
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
  sign (bench, &game);
}

static void
run_playout (Bench *bench)
{
  DulleGame game = bench->begun[bench->next++ % N_DEALS];

  play_random_cards (bench, &game);
  sign (bench, &game);
}

static void
finish (Bench     *bench,
        DulleGuide guide)
{
  DulleResult result;

  bench->playout.game = bench->begun[bench->next++ % N_DEALS];
  if (dulle_playout_finish (&bench->playout, guide, &bench->rng, &result))
    sign_result (bench, &result);
}

static void
run_playout_by_chance (Bench *bench)
{
  finish (bench, DULLE_GUIDE_CHANCE);
}

static void
run_playout_by_rules (Bench *bench)
{
  finish (bench, DULLE_GUIDE_RULES);
}

static void
run_playout_by_policy (Bench *bench)
{
  finish (bench, DULLE_GUIDE_POLICY);
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
  { "chance_playouts_per_second", "playouts by chance", 400000, run_playout_by_chance },
  { "rules_playouts_per_second", "playouts by rules", 400000, run_playout_by_rules },
  { "policy_playouts_per_second", "playouts by the policy", 8000, run_playout_by_policy },
  { "policy_games_per_second", "policy games", 4000, run_policy_game },
};

/* Returns how often a task could be done in a second of one core's time. */
static double
measure (Bench   *bench,
         unsigned task)
{
  clock_t start = clock ();

  for (unsigned i = 0; i < tasks[task].times; i++)
    tasks[task].run (bench);

  return tasks[task].times * (double) CLOCKS_PER_SEC / (double) MAX (1, clock () - start);
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
  for (unsigned i = 0; i < N_DEALS; i++)
    {
      begin_game (&bench, &bench.begun[i]);
      call_healthy (&bench.begun[i]);
    }
  dulle_playout_init (&bench.playout, &bench.begun[0].board);
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
