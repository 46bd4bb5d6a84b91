/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament is read as it was played: its setup is begun, its records are replayed,
 * and of its running game the actions. What the rules do not allow is refused, and what
 * does not add up to its seal.
 */
#include "store-load.h"

#include "engine/rules-text.h"

static gboolean
setup_add_player (DulleTournamentSetup *setup,
                  sqlite3_stmt         *statement)
{
  int number = sqlite3_column_int (statement, 1);

  if (number < 0 || number >= DULLE_MAX_PLAYERS)
    return FALSE;

  dulle_participant_set_name (&setup->players[number], dulle_store_column_text (statement, 2));
  dulle_participant_parse_play (&setup->players[number], dulle_store_column_text (statement, 3));

  return TRUE;
}

static DulleSessionError
store_load_players (DulleStore           *self,
                    gint64                tournament,
                    DulleTournamentSetup *setup,
                    DulleStored          *stored)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_PLAYERS, tournament);
  gboolean      understood = TRUE;

  while (understood && sqlite3_step (statement) == SQLITE_ROW)
    {
      stored->sums[DULLE_STORED_PLAYERS] += dulle_seal_row (statement, DULLE_STORED_PLAYERS);
      understood = setup_add_player (setup, statement);
    }

  return dulle_store_asked (statement, understood);
}

static gboolean
setup_from_row (DulleTournamentSetup *setup,
                sqlite3_stmt         *statement,
                const char           *path)
{
  DulleRules rules = dulle_rules_default ();
  int        dealer = sqlite3_column_int (statement, 3);

  if (sqlite3_column_int64 (statement, 6) > DULLE_LATEST_PLAYED)
    return FALSE;
  if (!dulle_rules_parse (dulle_store_column_text (statement, 1), path, &rules, NULL))
    return FALSE;

  *setup = dulle_tournament_setup_make (&rules, (guint64) sqlite3_column_int64 (statement, 2));
  setup->dealer = (guint8) CLAMP (dealer, 0, G_MAXUINT8);

  return dulle_deals_parse (setup, dulle_store_column_text (statement, 4)) &&
         dulle_tournament_setup_is_valid (setup);
}

static DulleSessionError
store_load_setup (DulleStore           *self,
                  gint64                tournament,
                  DulleTournamentSetup *setup,
                  DulleStored          *stored)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_TOURNAMENT, tournament);
  gboolean      understood =
      sqlite3_step (statement) == SQLITE_ROW && setup_from_row (setup, statement, self->path);
  DulleSessionError code;

  if (understood)
    {
      stored->tournament = tournament;
      stored->over = sqlite3_column_int (statement, 5) != 0;
      stored->sums[DULLE_STORED_SETUP] = dulle_seal_row (statement, DULLE_STORED_SETUP);
    }
  code = dulle_store_asked (statement, understood);

  return code == DULLE_SESSION_ERROR_NONE ? store_load_players (self, tournament, setup, stored)
                                          : code;
}

static DulleSessionError
store_load_tournament (DulleStore         *self,
                       gint64              tournament,
                       DulleTournamentRun *run)
{
  DulleTournamentSetup setup;
  DulleStored          stored = { 0 };
  DulleSessionError    code = store_load_setup (self, tournament, &setup, &stored);

  if (code != DULLE_SESSION_ERROR_NONE)
    return code;

  dulle_tournament_run_begin (run, &setup);
  run->stored = stored;

  return DULLE_SESSION_ERROR_NONE;
}

static DulleSessionError
store_load_votes (DulleStore         *self,
                  DulleTournamentRun *run)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_VOTES, run->stored.tournament);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleVote vote = {
        .deal = (guint32) sqlite3_column_int64 (statement, 1),
        .n_in_favour = (guint8) CLAMP (sqlite3_column_int (statement, 2), 0, DULLE_MAX_PLAYERS),
      };

      run->stored.sums[DULLE_STORED_VOTES] += dulle_seal_row (statement, DULLE_STORED_VOTES);
      g_array_append_val (run->votes, vote);
    }
  run->stored.n_votes = run->votes->len;

  return dulle_store_asked (statement, TRUE);
}

static gboolean
run_add_game (DulleTournamentRun *run,
              const char         *text)
{
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);

  if (records == NULL || records->len != 1)
    return FALSE;
  if (run->finished && dulle_tournament_is_over (&run->tournament))
    return FALSE;
  if (run->finished)
    dulle_tournament_run_deal (run);

  return dulle_tournament_run_replay (run, &g_array_index (records, DulleRecord, 0));
}

static DulleSessionError
store_load_games (DulleStore         *self,
                  DulleTournamentRun *run)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_GAMES, run->stored.tournament);
  gboolean      played = TRUE;

  while (played && sqlite3_step (statement) == SQLITE_ROW)
    {
      run->stored.sums[DULLE_STORED_GAMES] += dulle_seal_row (statement, DULLE_STORED_GAMES);
      played = run_add_game (run, dulle_store_column_text (statement, 2));
    }
  run->stored.n_games = run->records->len;

  return dulle_store_asked (statement, played);
}

/* Deals the game that comes after the last record, unless the actions that are
 * there are those of the last record still. */
static gboolean
run_add_action (DulleTournamentRun *run,
                guint               game,
                const char         *token)
{
  DulleAction action;

  if (run->finished && game == run->record.number)
    return TRUE;
  if (run->finished && !dulle_tournament_is_over (&run->tournament))
    dulle_tournament_run_deal (run);

  return game == run->record.number && !run->finished &&
         dulle_action_parse (token, &action) &&
         dulle_tournament_run_apply (run, &action) == DULLE_ACCEPTED;
}

/* Without actions the next game has just been dealt, unless none is left. */
static DulleSessionError
store_load_actions (DulleStore         *self,
                    DulleTournamentRun *run)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_ACTIONS, run->stored.tournament);
  gboolean      played = TRUE;
  guint         n_actions = 0;

  for (; played && sqlite3_step (statement) == SQLITE_ROW; n_actions++)
    {
      run->stored.sums[DULLE_STORED_ACTIONS] += dulle_seal_row (statement, DULLE_STORED_ACTIONS);
      played = run_add_action (run, (guint) sqlite3_column_int (statement, 1),
                               dulle_store_column_text (statement, 3));
    }
  if (played && n_actions == 0 && run->finished && !dulle_tournament_is_over (&run->tournament))
    dulle_tournament_run_deal (run);
  run->stored.game = run->record.number;
  run->stored.n_actions = run->record.n_actions;

  return dulle_store_asked (statement, played);
}

/* Whose hand was chosen in the running game, by somebody who sits out. If that cannot be
 * read it is asked again. */
static void
store_load_watched (DulleStore         *self,
                    DulleTournamentRun *run)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_WATCHED, run->stored.tournament);

  sqlite3_bind_int64 (statement, 2, run->record.number);
  run->chose = sqlite3_step (statement) == SQLITE_ROW;
  if (run->chose)
    {
      guint seat = (guint) sqlite3_column_int (statement, 0);

      run->watched = seat < DULLE_N_SEATS ? (guint8) seat : DULLE_NO_SEAT;
      run->stored.chose = run->record.number;
    }
  sqlite3_reset (statement);
}

DulleSessionError
dulle_store_load_part (DulleStore         *self,
                       gint64              tournament,
                       DulleTournamentRun *run)
{
  DulleSessionError code = store_load_tournament (self, tournament, run);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_votes (self, run);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_games (self, run);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_actions (self, run);
  if (code == DULLE_SESSION_ERROR_NONE)
    store_load_watched (self, run);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_check_seal (self, tournament, 0, dulle_seal_total (&run->stored));

  return code;
}

DulleSessionError
dulle_store_load (DulleStore         *self,
                  gint64              tournament,
                  DulleTournamentRun *run)
{
  DulleSessionError code = dulle_store_load_part (self, tournament, run);

  if (code != DULLE_SESSION_ERROR_NONE)
    dulle_tournament_run_clear (run);

  return code;
}

DulleSessionError
dulle_store_find_last (DulleStore *self,
                       gint64     *last)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_LAST];

  *last = 0;
  if (sqlite3_step (statement) == SQLITE_ROW)
    *last = sqlite3_column_int64 (statement, 0);

  return dulle_store_asked (statement, TRUE);
}

DulleSessionError
dulle_store_load_last (DulleStore         *self,
                       DulleTournamentRun *run)
{
  gint64            last;
  DulleSessionError code = dulle_store_find_last (self, &last);

  return code == DULLE_SESSION_ERROR_NONE && last != 0 ? dulle_store_load (self, last, run) : code;
}
