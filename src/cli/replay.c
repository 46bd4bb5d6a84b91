/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli replay: replays records and prints their results.
 */
#include "cli.h"

#include <stdlib.h>

#include "engine/bock.h"
#include "engine/record.h"
#include "engine/tournament.h"
#include "game-json.h"

static const char summary[] =
    "Replays the games of record files (src/engine/record.h explains the format) and\n"
    "prints their tricks, parties and itemized scores. With --format json each finished\n"
    "game is one line of JSON. The file “-” is standard input.";

static void
print_tricks (const DulleBoard *board)
{
  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      g_print ("  trick %2u, seat %u leads:", i + 1, trick->lead);
      for (unsigned place = 0; place < trick->n_cards; place++)
        g_print (" %s", dulle_card_code (trick->cards[place]));
      g_print ("  seat %u wins %u\n", dulle_trick_winner (trick), dulle_trick_card_points (trick));
    }
}

static void
print_result (const DulleBoard *board)
{
  DulleResult result;

  dulle_score (board, &result);
  g_print ("  Re %u, Kontra %u, winner: %s\n", result.card_points[DULLE_RE],
           result.card_points[DULLE_KONTRA], dulle_party_id (result.winner));
  for (unsigned i = 0; i < result.n_lines; i++)
    {
      const DulleScoreLine *line = &result.lines[i];

      g_print ("    %-7s %s%u  %s\n", dulle_party_id (line->party),
               dulle_line_is_factor (line->id) ? "×" : "+", line->value, dulle_line_id (line->id));
    }
  g_print ("  points %d, bock %u, scores", result.points, board->bock_factor);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_print (" %d", result.scores[seat]);
  g_print ("\n  %s%s deals next\n",
           board->rules.bock && dulle_bock_is_triggered (board, &result) ? "bock is made; " : "",
           dulle_tournament_keeps_dealer (board) ? "the same dealer" : "the next player");
}

static void
print_text (const DulleRecord *record,
            const DulleBoard  *board)
{
  g_print ("game %u: %s", record->number, dulle_contracts[board->contract].id);
  if (board->soloist != DULLE_NO_SEAT)
    g_print (", seat %u", board->soloist);
  g_print ("\n  parties");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_print (" %s", board->known[seat] == DULLE_NO_PARTY ? "unknown"
                                                         : dulle_party_id (board->known[seat]));
  g_print ("\n");

  print_tricks (board);
  if (board->phase == DULLE_PHASE_OVER)
    print_result (board);
  else
    g_print (board->phase == DULLE_PHASE_THROWN ? "  thrown in\n" : "  not over\n");
}

static void
print_json (const DulleRecord *record,
            const DulleBoard  *board)
{
  if (dulle_board_is_finished (board))
    dulle_cli_print_json (dulle_cli_game_json (record));
}

static bool
replay_file (const char *path,
             bool        json)
{
  g_autoptr (GArray) records = dulle_cli_read_records (path);

  if (records == NULL)
    return false;

  for (unsigned i = 0; i < records->len; i++)
    {
      const DulleRecord *record = &g_array_index (records, DulleRecord, i);
      DulleGame          game;

      dulle_record_replay (record, record->n_actions, &game);
      (json ? print_json : print_text) (record, &game.board);
    }

  return true;
}

/* What follows the options. */
static const DulleCliWords expected = { "FILE…", 1, G_MAXUINT };

int
dulle_cli_replay (int    argc,
                  char **argv)
{
  g_autofree char *format = NULL;
  GOptionEntry     entries[] = {
        { "format", 'f', 0, G_OPTION_ARG_STRING, &format, "text (the default) or json", "FORMAT" },
        { NULL }
  };
  bool json;
  bool good = true;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary) ||
      !dulle_cli_parse_format (format, &json))
    return DULLE_CLI_USAGE;

  for (int i = 1; i < argc; i++)
    good &= replay_file (argv[i], json);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
