/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli play: tournaments between computer players.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "ai/player.h"
#include "ai/vote.h"
#include "engine/deal.h"
#include "engine/quote.h"
#include "engine/record.h"
#include "engine/tournament.h"
#include "game-json.h"

static const char summary[] =
    "Lets computer players play one tournament after another, and prints each deal as one\n"
    "line of JSON (src/cli/game-json.h explains its members), or as a record to replay. The\n"
    "same options give the same games.";

typedef struct
{
  DulleRules      chosen;
  DullePlayerKind kinds[DULLE_N_SEATS];
  uint64_t        seed;
  bool            records;
  bool            fair;
} Play;

/* "policy,random": the kinds of the seats from 0 on; the last one is repeated for the rest. */
static bool
parse_seats (const char *text,
             Play       *play)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);
  unsigned n_ids = g_strv_length (ids);

  if (n_ids > DULLE_N_SEATS)
    return dulle_complain ("--seats are at most %d kinds of player, not “%s”.", DULLE_N_SEATS,
                           dulle_quote (text).text);

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const char *id = n_ids > 0 ? ids[MIN (seat, n_ids - 1)] : "";

      if (!dulle_cli_parse_player (id, &play->kinds[seat]))
        return false;
    }

  return true;
}

/* A fair deal's secret comes from the seed, as all chance does here: it shows what a proof
 * looks like, and keeps nothing from whoever knows the seed. */
static void
deal_cards (const Play            *play,
            const DulleTournament *tournament,
            DulleRecord           *record)
{
  const DulleSetup *setup = &record->setup;
  DulleFairNumber   root = { 0 };
  DulleFairNumber   number;

  if (!play->fair)
    {
      dulle_deal (&setup->rules, dulle_tournament_deal (tournament), setup->dealer, record->hands);
      return;
    }

  memcpy (root.bytes, &play->seed, sizeof play->seed);
  number = dulle_fair_secret (&root, record->number);
  dulle_fair_proof_add (&record->fair, record->number, DULLE_FAIR_HOST, &number);
  number = dulle_fair_key (&record->fair, record->number);
  dulle_fair_deal (&number, &setup->rules, setup->dealer, record->hands);
}

/* Plays a deal to its end and records it. */
static void
play_deal (const Play            *play,
           const DulleTournament *tournament,
           unsigned               number,
           DulleRecord           *record,
           DulleGame             *game)
{
  DullePlayer players[DULLE_N_SEATS];

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = play->kinds[seat], .limits.seed = play->seed + seat };

  *record = (DulleRecord){ .number = number,
                           .rules = play->chosen,
                           .setup = dulle_tournament_next_setup (tournament) };
  deal_cards (play, tournament, record);
  dulle_game_start (game, &record->setup, record->hands);

  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action = dulle_players_next (players, game);

      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
      dulle_record_add_action (record, &action);
    }
}

static void
print_deal (const Play        *play,
            const DulleRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!play->records)
    {
      dulle_cli_print_json (dulle_cli_game_json (record));
      return;
    }

  dulle_record_write_in_tournament (record, text);
  g_print ("%s", text->str);
}

static DulleTournament
start_tournament (const Play       *play,
                  const DulleRules *active,
                  uint64_t          seed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (play->records)
    dulle_record_write_tournament (&play->chosen, 0, text);
  g_print ("%s", text->str);

  return dulle_tournament_start (active, seed, 0);
}

static unsigned
count_votes (const DulleTournament *tournament)
{
  unsigned n_in_favour = 0;

  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    n_in_favour += dulle_wants_solo_round (tournament, player);

  return n_in_favour;
}

static void
finish_deal (const Play      *play,
             DulleTournament *tournament,
             const DulleGame *game)
{
  DulleResult result;
  bool        over = game->board.phase == DULLE_PHASE_OVER;
  unsigned    n_in_favour;

  if (over)
    dulle_score (&game->board, &result);
  dulle_tournament_finish (tournament, &game->board, over ? &result : NULL);
  if (!tournament->vote_due)
    return;

  n_in_favour = count_votes (tournament);
  dulle_tournament_vote (tournament, n_in_favour);
  if (play->records)
    g_print ("vote %u\n", n_in_favour);
}

static void
play_games (const Play *play,
            unsigned    n_games)
{
  DulleRules      active = dulle_rules_active (&play->chosen);
  DulleTournament tournament;

  if (play->records)
    g_print (DULLE_RECORD_HEAD);
  tournament = start_tournament (play, &active, play->seed);
  for (unsigned number = 1, played = 0; played < n_games; number++)
    {
      DulleRecord record;
      DulleGame   game;

      if (dulle_tournament_is_over (&tournament))
        tournament = start_tournament (play, &active, play->seed + number);
      play_deal (play, &tournament, number, &record, &game);
      print_deal (play, &record);
      finish_deal (play, &tournament, &game);
      played += game.board.phase == DULLE_PHASE_OVER;
    }
}

int
dulle_cli_play (int    argc,
                char **argv)
{
  g_auto (DulleCliNumber) n_games = { 1, G_MAXINT, 1, NULL, false };
  g_auto (DulleCliNumber) n_players = {
    DULLE_N_SEATS, DULLE_MAX_PLAYERS, 0, NULL, false
  };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  gboolean         records = FALSE;
  gboolean         fair = FALSE;
  g_autofree char *rules = NULL;
  g_autofree char *seats = NULL;
  GOptionEntry     entries[] = {
        { "games", 'n', 0, G_OPTION_ARG_STRING, &n_games.text,
          "The number of games to play to their end (1)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text,
          "The seed of the first tournament (1)", "N" },
        { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules,
          "A preset, a saved set, a file or random:SEED (ddv)", "RULES" },
        { "players", 'p', 0, G_OPTION_ARG_STRING, &n_players.text,
          "The number of players in the tournament, 4 to 7", "N" },
        { "seats", 'w', 0, G_OPTION_ARG_STRING, &seats,
          "The kinds of players, from seat 0 on (policy)", "A,B,…" },
        { "records", 'o', 0, G_OPTION_ARG_NONE, &records, "Print records", NULL },
        { "fair", 'f', 0, G_OPTION_ARG_NONE, &fair, "Deal with a proof, for “verify”", NULL },
        { NULL }
  };
  Play play;

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_numbers (entries, &n_games, &n_players, &seed, NULL) ||
      !parse_seats (seats != NULL ? seats : "policy", &play))
    return DULLE_CLI_USAGE;
  if (!dulle_cli_load_rules (rules != NULL ? rules : "ddv", &play.chosen))
    return EXIT_FAILURE;

  if (n_players.is_given)
    play.chosen.players = (int16_t) n_players.value;
  play.seed = (uint64_t) seed.value;
  play.records = records;
  play.fair = fair;
  play_games (&play, (unsigned) n_games.value);

  return EXIT_SUCCESS;
}
