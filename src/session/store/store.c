/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A tournament is a row with its players, a finished game is a row with its record as
 * text, and of its running game each action is a row. Totals, sheet and the cards on the
 * table are not stored: they follow from these by the engine's rules, so that they
 * cannot disagree with them. The running game is the one after the last record,
 * or, while the next is not dealt, the last one itself, whose actions stay until
 * then. Earlier tournaments stay for good, and each can be continued where it was
 * left. The one that was played last has the greatest `played`, which is a time as long
 * as clocks do not go back, and an order in any case.
 *
 * One function saves: it compares what the run has with what the store has of
 * it (DulleStored) and writes the difference in one transaction. So a save that
 * failed, on a full disk for instance, is made up for by the next one.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "store.h"

#include "engine/rules-text.h"
#include "store-load.h"
#include "store-verify.h"

/* Saving */

static int
store_touch (DulleStore  *self,
             DulleStored *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_TOUCH];

  sqlite3_bind_int64 (statement, 1, g_get_real_time () / G_USEC_PER_SEC);
  sqlite3_bind_int64 (statement, 2, stored->tournament);
  sqlite3_bind_int64 (statement, 3, DULLE_LATEST_PLAYED);
  stored->sums[DULLE_STORED_SETUP] = 0;

  return dulle_store_step_sealed (self, STATEMENT_TOUCH, DULLE_STORED_SETUP, stored);
}

static int
store_set_played (DulleStore  *self,
                  gint64       played,
                  DulleStored *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_PLAYED];

  sqlite3_bind_int64 (statement, 1, played);
  sqlite3_bind_int64 (statement, 2, stored->tournament);
  stored->sums[DULLE_STORED_SETUP] = 0;

  return dulle_store_step_sealed (self, STATEMENT_SET_PLAYED, DULLE_STORED_SETUP, stored);
}

static int
store_set_players (DulleStore               *self,
                   const DulleTournamentRun *run,
                   DulleStored              *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_PLAYER];
  int           result = SQLITE_OK;

  stored->sums[DULLE_STORED_PLAYERS] = 0;
  for (guint player = 0; result == SQLITE_OK && player < DULLE_MAX_PLAYERS; player++)
    {
      const DulleParticipant *participant = &run->setup.players[player];
      g_autofree char        *play = dulle_participant_format_play (participant);

      sqlite3_bind_int64 (statement, 1, stored->tournament);
      sqlite3_bind_int64 (statement, 2, player);
      sqlite3_bind_text (statement, 3, participant->name, -1, SQLITE_TRANSIENT);
      sqlite3_bind_text (statement, 4, play, -1, SQLITE_TRANSIENT);
      result =
          dulle_store_step_sealed (self, STATEMENT_SET_PLAYER, DULLE_STORED_PLAYERS, stored);
    }
  stored->naming = run->naming;

  return result;
}

static int
store_add_tournament (DulleStore               *self,
                      const DulleTournamentRun *run,
                      DulleStored              *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_TOURNAMENT];
  g_autofree char *rules = dulle_rules_format_lasting (&run->setup.rules);
  g_autofree char *deals = dulle_deals_format (&run->setup);
  int              result;

  sqlite3_bind_text (statement, 1, rules, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, (gint64) run->setup.seed);
  sqlite3_bind_int (statement, 3, run->setup.dealer);
  sqlite3_bind_text (statement, 4, deals, -1, SQLITE_TRANSIENT);
  result = dulle_store_step (self, STATEMENT_ADD_TOURNAMENT);
  stored->tournament = sqlite3_last_insert_rowid (self->db);
  stored->sharing = run->sharing;

  if (result == SQLITE_OK)
    result = store_touch (self, stored);

  return result == SQLITE_OK ? store_set_players (self, run, stored) : result;
}

static int
store_add_vote (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_VOTE];
  const DulleVote *vote = &g_array_index (run->votes, DulleVote, stored->n_votes);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, vote->deal);
  sqlite3_bind_int64 (statement, 3, vote->n_in_favour);
  stored->n_votes++;

  return dulle_store_step_sealed (self, STATEMENT_ADD_VOTE, DULLE_STORED_VOTES, stored);
}

static int
store_set_over (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_OVER];

  stored->over = dulle_tournament_is_over (&run->tournament);
  sqlite3_bind_int64 (statement, 1, stored->over);
  sqlite3_bind_int64 (statement, 2, stored->tournament);
  stored->sums[DULLE_STORED_SETUP] = 0;

  return dulle_store_step_sealed (self, STATEMENT_SET_OVER, DULLE_STORED_SETUP, stored);
}

/* The shares for the running game. */
static int
store_set_deals (DulleStore               *self,
                 const DulleTournamentRun *run,
                 DulleStored              *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_SET_DEALS];
  g_autofree char *deals = dulle_deals_format (&run->setup);

  stored->sharing = run->sharing;
  sqlite3_bind_text (statement, 1, deals, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, stored->tournament);
  stored->sums[DULLE_STORED_SETUP] = 0;

  return dulle_store_step_sealed (self, STATEMENT_SET_DEALS, DULLE_STORED_SETUP, stored);
}

static int
store_add_game (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_GAME];
  const DulleRecord *record = &g_array_index (run->records, DulleRecord, stored->n_games);
  const guint64      before = stored->sums[DULLE_STORED_GAMES];
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  int result;

  dulle_record_write (record, text);
  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, record->number);
  sqlite3_bind_text (statement, 3, text->str, -1, SQLITE_TRANSIENT);
  stored->n_games++;

  result = dulle_store_step_sealed (self, STATEMENT_ADD_GAME, DULLE_STORED_GAMES, stored);
  if (result == SQLITE_OK)
    result = dulle_store_set_seal (self, stored->tournament, record->number,
                                   stored->sums[DULLE_STORED_GAMES] - before);

  return result == SQLITE_OK ? store_touch (self, stored) : result;
}

static int
store_clear_actions (DulleStore               *self,
                     const DulleTournamentRun *run,
                     DulleStored              *stored)
{
  stored->game = run->record.number;
  stored->n_actions = 0;
  stored->sums[DULLE_STORED_ACTIONS] = 0;
  dulle_store_ask (self, STATEMENT_CLEAR_ACTIONS, stored->tournament);

  return dulle_store_step (self, STATEMENT_CLEAR_ACTIONS);
}

static int
store_add_action (DulleStore               *self,
                  const DulleTournamentRun *run,
                  DulleStored              *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_ACTION];
  const DulleAction *action = &run->record.actions[stored->n_actions];
  g_autofree char   *token = dulle_action_format (action, run->game.own[action->seat].party);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, stored->game);
  sqlite3_bind_int64 (statement, 3, stored->n_actions++);
  sqlite3_bind_text (statement, 4, token, -1, SQLITE_TRANSIENT);

  return dulle_store_step_sealed (self, STATEMENT_ADD_ACTION, DULLE_STORED_ACTIONS, stored);
}

static int
store_set_watched (DulleStore               *self,
                   const DulleTournamentRun *run,
                   DulleStored              *stored)
{
  sqlite3_stmt *statement =
      dulle_store_ask (self, STATEMENT_SET_WATCHED, stored->tournament);

  stored->chose = run->record.number;
  sqlite3_bind_int64 (statement, 2, stored->chose);
  sqlite3_bind_int (statement, 3, run->watched);

  return dulle_store_step (self, STATEMENT_SET_WATCHED);
}

static int
store_add_missing (DulleStore               *self,
                   const DulleTournamentRun *run,
                   DulleStored              *stored)
{
  int result = SQLITE_OK;

  if (stored->tournament == 0)
    result = store_add_tournament (self, run, stored);
  if (result == SQLITE_OK && stored->naming != run->naming)
    result = store_set_players (self, run, stored);
  if (result == SQLITE_OK && stored->sharing != run->sharing)
    result = store_set_deals (self, run, stored);
  while (result == SQLITE_OK && stored->n_votes < run->votes->len)
    result = store_add_vote (self, run, stored);
  while (result == SQLITE_OK && stored->n_games < run->records->len)
    result = store_add_game (self, run, stored);
  if (result == SQLITE_OK &&
      (stored->game != run->record.number || stored->n_actions > run->record.n_actions))
    result = store_clear_actions (self, run, stored);
  while (result == SQLITE_OK && stored->n_actions < run->record.n_actions)
    result = store_add_action (self, run, stored);
  if (result == SQLITE_OK && run->chose && stored->chose != run->record.number)
    result = store_set_watched (self, run, stored);
  if (result == SQLITE_OK && stored->over != dulle_tournament_is_over (&run->tournament))
    result = store_set_over (self, run, stored);

  return result;
}

/* In the transaction of what is sealed. */
static int
store_seal (DulleStore        *self,
            const DulleStored *stored)
{
  return dulle_store_set_seal (self, stored->tournament, 0, dulle_seal_total (stored));
}

static GError *
error_not_continued (const DulleStore *self,
                     DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("The tournament in “%s” cannot be continued, because %s."), name,
                      dulle_store_because (code));
}

/* @played: when it was, or 0 for what the saving makes of it */
static gboolean
store_save (DulleStore         *self,
            DulleTournamentRun *run,
            gint64              played,
            GError            **error)
{
  DulleStored stored = run->stored;
  int         result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = store_add_missing (self, run, &stored);
  if (result == SQLITE_OK && played != 0)
    result = store_set_played (self, played, &stored);
  if (result == SQLITE_OK && dulle_seal_total (&stored) != dulle_seal_total (&run->stored))
    result = store_seal (self, &stored);
  if (!dulle_store_end (self, result, error))
    return FALSE;

  run->stored = stored;

  return TRUE;
}

/* What stands in the way may be a damaged index, which can be made anew; or else all that can
 * be read has to move to another file, which the check does. */
gboolean
dulle_store_save (DulleStore         *self,
                  DulleTournamentRun *run,
                  GError            **error)
{
  GError  *refusal = NULL;
  gboolean saved;

  if (dulle_store_has_moved (self))
    {
      dulle_store_disconnect (self);
      g_propagate_error (error, dulle_store_error_not_saved (self, DULLE_SESSION_ERROR_OPEN));
      return FALSE;
    }

  saved = store_save (self, run, 0, &refusal);
  if (g_error_matches (refusal, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED) &&
      dulle_store_mend (self) == DULLE_SESSION_ERROR_NONE)
    {
      g_clear_error (&refusal);
      saved = store_save (self, run, 0, &refusal);
    }
  self->is_unmendable =
      g_error_matches (refusal, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED);
  if (refusal != NULL)
    g_propagate_error (error, refusal);

  return saved;
}

gboolean
dulle_store_save_as_of (DulleStore         *self,
                        DulleTournamentRun *run,
                        gint64              played,
                        GError            **error)
{
  return store_save (self, run, played, error);
}

/* From now on it is the one that was played last. Where nothing can be written it can be
 * continued nevertheless. */
static void
store_continue (DulleStore  *self,
                DulleStored *stored)
{
  DulleStored touched = *stored;
  int         result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = store_touch (self, &touched);
  if (result == SQLITE_OK)
    result = store_seal (self, &touched);
  if (dulle_store_end (self, result, NULL))
    *stored = touched;
}

gboolean
dulle_store_continue (DulleStore         *self,
                      gint64              tournament,
                      DulleTournamentRun *run,
                      GError            **error)
{
  DulleTournamentRun other = { 0 };
  DulleSessionError  code = dulle_store_load (self, tournament, &other);

  if (code == DULLE_SESSION_ERROR_NONE)
    {
      store_continue (self, &other.stored);
      dulle_tournament_run_clear (run);
      *run = other;
      return TRUE;
    }

  dulle_tournament_run_clear (&other);
  g_propagate_error (error, error_not_continued (self, code));

  return FALSE;
}

/* Deletes all that there is of a tournament, or of an imported file: by damage, other rows may
 * have its number as well. Seals of number 0 are those of attempts. */
static int
delete_tournament (DulleStore *self,
                   gint64      tournament)
{
  int result;

  dulle_store_ask (self, STATEMENT_DELETE_IMPORT, dulle_seal_opposite (tournament));
  result = dulle_store_step (self, STATEMENT_DELETE_IMPORT);
  for (Statement part = STATEMENT_CLEAR_ACTIONS;
       result == SQLITE_OK && part <= STATEMENT_DELETE_TOURNAMENT; part++)
    {
      if (part == STATEMENT_DELETE_SEALS && tournament == 0)
        continue;
      dulle_store_ask (self, part, tournament);
      result = dulle_store_step (self, part);
    }

  return result;
}

gboolean
dulle_store_delete (DulleStore *self,
                    gint64      tournament,
                    GError    **error)
{
  int result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = delete_tournament (self, tournament);

  return dulle_store_end (self, result, error);
}

gboolean
dulle_store_has_moved (const DulleStore *self)
{
  return self->db != NULL && dulle_store_file_has_moved (self->db);
}

gboolean
dulle_store_is_open (const DulleStore *self)
{
  return self->db != NULL;
}

void
dulle_store_touch (DulleStore         *self,
                   DulleTournamentRun *run)
{
  if (run->stored.tournament != 0)
    store_continue (self, &run->stored);
}
