/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The text is on the disk before anything is deleted. A game is written as a record if
 * it can be read as one, whatever its seal says; the comments say which are not as they
 * were saved.
 */
#include "store-aside.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store-load.h"
#include "store.h"

void
dulle_store_append_comment (GString    *text,
                            const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "# %s\n", lines[i]);
}

/* Returns: (transfer full): the text of a column. A zero in it, which would end it, becomes the
 * sign for what cannot be read. */
static char *
read_column (sqlite3_stmt *statement,
             int           column)
{
  GString    *read = g_string_new (NULL);
  const char *text = dulle_store_column_text (statement, column);

  for (int left = sqlite3_column_bytes (statement, column); left > 0; left--, text++)
    if (*text == '\0')
      g_string_append (read, "\uFFFD");
    else
      g_string_append_c (read, *text);

  return g_string_free (read, FALSE);
}

void
dulle_store_append_row (GString      *text,
                        sqlite3_stmt *statement)
{
  g_autoptr (GString) row = g_string_new (NULL);

  for (int column = 0; column < sqlite3_column_count (statement); column++)
    {
      g_autofree char *value = read_column (statement, column);

      g_string_append_printf (row, "%s%s: %s", column > 0 ? ", " : "",
                              sqlite3_column_name (statement, column), value);
    }
  dulle_store_append_comment (text, row->str);
}

/* Appends records as they are, without the head. Returns: whether they can be read */
static gboolean
append_records (GString    *text,
                const char *records)
{
  g_autoptr (GArray) read = dulle_record_parse (records, "", NULL);

  if (read == NULL)
    return FALSE;

  if (g_str_has_prefix (records, DULLE_RECORD_HEAD))
    records += strlen (DULLE_RECORD_HEAD);
  g_string_append (text, records);
  if (!g_str_has_suffix (records, "\n"))
    g_string_append_c (text, '\n');

  return TRUE;
}

/* Those below return why not all could be read: then the tournament must not go. */

static DulleSessionError
append_finished_game (DulleStore   *self,
                      gint64        tournament,
                      sqlite3_stmt *statement,
                      GString      *records,
                      GString      *comments)
{
  g_autofree char  *record = read_column (statement, 2);
  guint             number = (guint) sqlite3_column_int (statement, 1);
  DulleSessionError code = dulle_store_check_seal (
      self, tournament, number, dulle_seal_row (statement, DULLE_STORED_GAMES));

  if (code != DULLE_SESSION_ERROR_NONE && code != DULLE_SESSION_ERROR_SEAL)
    return code;

  if (code == DULLE_SESSION_ERROR_SEAL)
    g_string_append_printf (comments, "# Game %u is not what was saved.\n", number);
  if (!append_records (records, record))
    dulle_store_append_row (comments, statement);

  return DULLE_SESSION_ERROR_NONE;
}

static DulleSessionError
append_finished_games (DulleStore *self,
                       gint64      tournament,
                       GString    *records,
                       GString    *comments)
{
  sqlite3_stmt     *statement = dulle_store_ask (self, STATEMENT_GET_GAMES, tournament);
  DulleSessionError code = DULLE_SESSION_ERROR_NONE, asked;

  while (code == DULLE_SESSION_ERROR_NONE && sqlite3_step (statement) == SQLITE_ROW)
    code = append_finished_game (self, tournament, statement, records, comments);
  asked = dulle_store_asked (statement, TRUE);

  return code != DULLE_SESSION_ERROR_NONE ? code : asked;
}

/* The game that was being played, if all before it could be. */
static DulleSessionError
append_running_game (DulleStore *self,
                     gint64      tournament,
                     GString    *records)
{
  DulleTournamentRun run = { 0 };
  DulleSessionError  code = dulle_store_load_part (self, tournament, &run);

  if (run.records != NULL && !run.finished && run.record.n_actions > 0)
    dulle_record_write (&run.record, records);
  dulle_tournament_run_clear (&run);

  return dulle_store_tournament_is_to_blame (code) ? DULLE_SESSION_ERROR_NONE : code;
}

static DulleSessionError
append_rows (DulleStore *self,
             Statement   number,
             gint64      tournament,
             GString    *comments)
{
  sqlite3_stmt *statement = dulle_store_ask (self, number, tournament);

  while (sqlite3_step (statement) == SQLITE_ROW)
    dulle_store_append_row (comments, statement);

  return dulle_store_asked (statement, TRUE);
}

/* Is a file of its own, with or without a fault. */
static DulleSessionError
append_import (DulleStore *self,
               gint64      tournament,
               GString    *text,
               GString    *comments)
{
  sqlite3_stmt *statement =
      dulle_store_ask (self, STATEMENT_GET_IMPORT, dulle_seal_opposite (tournament));

  if (sqlite3_step (statement) == SQLITE_ROW)
    {
      g_autofree char *name = read_column (statement, 1);
      g_autofree char *played = read_column (statement, 2);
      g_autofree char *records = read_column (statement, 3);
      g_autofree char *words = g_strdup_printf ("name: %s, played: %s", name, played);

      g_string_assign (text, records);
      if (!g_str_has_suffix (records, "\n"))
        g_string_append_c (text, '\n');
      dulle_store_append_comment (comments, words);
    }

  return dulle_store_asked (statement, TRUE);
}

static DulleSessionError
write_text (DulleStore       *self,
            gint64            tournament,
            DulleSessionError because,
            GString          *text)
{
  static const Statement parts[] = { STATEMENT_GET_TOURNAMENT, STATEMENT_GET_PLAYERS,
                                     STATEMENT_GET_VOTES, STATEMENT_GET_ACTIONS };
  g_autoptr (GString) comments = g_string_new (NULL);
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  if (tournament < 0)
    code = append_import (self, tournament, text, comments);
  else
    dulle_store_append_comment (text, dulle_store_because (because));
  if (code == DULLE_SESSION_ERROR_NONE)
    code = append_finished_games (self, tournament, text, comments);
  if (code == DULLE_SESSION_ERROR_NONE && tournament > 0)
    code = append_running_game (self, tournament, text);
  if (code == DULLE_SESSION_ERROR_NONE && tournament >= 0)
    code = append_rows (self, STATEMENT_GET_IMPORT, dulle_seal_opposite (tournament), comments);
  for (guint i = 0; code == DULLE_SESSION_ERROR_NONE && i < G_N_ELEMENTS (parts); i++)
    code = append_rows (self, parts[i], tournament, comments);
  g_string_append (text, comments->str);

  return code;
}

/* "of 3 November 2026": of its row, which may be damaged. */
static char *
describe_date (DulleStore *self,
               gint64      tournament)
{
  gboolean      imported = tournament < 0;
  sqlite3_stmt *statement =
      dulle_store_ask (self, imported ? STATEMENT_GET_IMPORT : STATEMENT_GET_TOURNAMENT,
                       imported ? dulle_seal_opposite (tournament) : tournament);
  g_autoptr (GDateTime) date = NULL;

  if (sqlite3_step (statement) == SQLITE_ROW)
    date = g_date_time_new_from_unix_local (sqlite3_column_int64 (statement, imported ? 2 : 6));
  sqlite3_reset (statement);

  return date != NULL ? g_date_time_format (date, "%x") : g_strdup (_ ("an unknown date"));
}

static GError *
error_set_aside (gint64            tournament,
                 const char       *date,
                 const char       *name,
                 DulleSessionError because)
{
  g_autofree char *shown = g_filename_display_name (name);

  if (tournament < 0)
    /* Translators: a date, a file, the end of the sentence. */
    return g_error_new (DULLE_SESSION_ERROR, because,
                        _ ("The games imported on %s were set aside as “%s”, because %s."), date,
                        shown, dulle_store_because (because));

  /* Translators: a date, a file, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, because,
                      _ ("The tournament of %s was set aside as “%s”, because %s."), date, shown,
                      dulle_store_because (because));
}

DulleSessionError
dulle_store_write_aside (const char *name,
                         const char *text)
{
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents_full (name, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0600, &error))
    return DULLE_SESSION_ERROR_NONE;

  return g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC) ? DULLE_SESSION_ERROR_FULL
                                                                   : DULLE_SESSION_ERROR_WRITE;
}

DulleSessionError
dulle_store_set_tournament_aside (DulleStore         *self,
                                  gint64              tournament,
                                  DulleSessionError   because,
                                  DulleTournamentRun *run,
                                  GError            **told)
{
  g_autofree char *wanted =
      g_strdup_printf ("%s.%s-%" G_GUINT64_FORMAT, self->path,
                       tournament < 0 ? "imported" : "tournament",
                       (guint64) (tournament < 0 ? dulle_seal_opposite (tournament) : tournament));
  g_autofree char *name = dulle_store_file_free_name (wanted);
  g_autofree char *date = describe_date (self, tournament);
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GError) error = NULL;
  DulleSessionError code = write_text (self, tournament, because, text);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_write_aside (name, text->str);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;
  if (!dulle_store_delete (self, tournament, &error))
    return (DulleSessionError) error->code;

  if (run != NULL && run->stored.tournament == tournament)
    run->stored = (DulleStored){ 0 };
  dulle_store_tell (told, error_set_aside (tournament, date, name, because));

  return DULLE_SESSION_ERROR_NONE;
}
