/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What an analysis found of games: a row for the grade of each seat, and a row for each
 * annotation. What was played is not stored for them; it follows from the records, as
 * the quality of a decision follows from what it lost. What the alternatives of a decision
 * were worth is a row beside its annotation, in which what came before is counted downwards
 * from -2: -1 is whom somebody who sits out has chosen to see.
 */
#include "store-grades.h"

#include "engine/action-text.h"
#include "store-load.h"

static DulleGrade
read_grade (sqlite3_stmt *statement)
{
  DulleGrade grade;

  for (int i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    grade.n_moves[i] = (guint) sqlite3_column_int (statement, 2 + i);
  grade.lost = sqlite3_column_double (statement, 2 + DULLE_N_MOVE_QUALITIES);
  grade.luck = sqlite3_column_double (statement, 3 + DULLE_N_MOVE_QUALITIES);

  return grade;
}

/* Four of a game follow each other, and numbers grow: what a row belongs to is never
 * before what the last one did. */
static DulleSessionError
add_grades (DulleStore *self,
            gint64      tournament,
            GArray     *past,
            guint       first)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_GRADES, tournament);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      guint number = (guint) sqlite3_column_int (statement, 0);
      int   seat = sqlite3_column_int (statement, 1);

      while (first < past->len && g_array_index (past, DullePastGame, first).number < number)
        first++;
      for (guint i = first; i < MIN (past->len, first + DULLE_N_SEATS); i++)
        {
          DullePastGame *game = &g_array_index (past, DullePastGame, i);

          if (game->number != number || game->seat != seat)
            continue;
          game->graded = TRUE;
          game->grade = read_grade (statement);
        }
    }

  return dulle_store_asked (statement, TRUE);
}

GArray *
dulle_store_list_played (DulleStore *self,
                         GError    **error)
{
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt     *statement = self->statements[STATEMENT_GET_PLAYED];
  DulleSessionError code;

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 tournament = sqlite3_column_int64 (statement, 0);

      g_array_append_val (played, tournament);
    }
  code = dulle_store_asked (statement, TRUE);
  if (code == DULLE_SESSION_ERROR_NONE)
    return g_steal_pointer (&played);

  g_propagate_error (error, dulle_store_error_not_read (self, code));

  return NULL;
}

gboolean
dulle_store_add_past_games (DulleStore               *self,
                            const DulleTournamentRun *run,
                            GArray                   *past)
{
  guint first = past->len;

  dulle_past_games_add (past, run);

  return add_grades (self, run->stored.tournament, past, first) == DULLE_SESSION_ERROR_NONE;
}

gboolean
dulle_store_read_past_games (DulleStore *self,
                             gint64      tournament,
                             GArray     *past)
{
  DulleTournamentRun run = { 0 };
  DulleSessionError  code = dulle_store_load (self, tournament, &run);
  gboolean           is_read =
      code == DULLE_SESSION_ERROR_NONE && dulle_store_add_past_games (self, &run, past);

  dulle_tournament_run_clear (&run);

  return is_read;
}

static int
set_grade (DulleStore        *self,
           const DulleGraded *graded,
           guint              seat)
{
  sqlite3_stmt     *statement = dulle_store_ask (self, STATEMENT_SET_GRADE, graded->tournament);
  const DulleGrade *grade = &graded->grades[seat];

  sqlite3_bind_int64 (statement, 2, graded->number);
  sqlite3_bind_int64 (statement, 3, seat);
  for (int i = 0; i < DULLE_N_MOVE_QUALITIES; i++)
    sqlite3_bind_int64 (statement, 4 + i, grade->n_moves[i]);
  sqlite3_bind_double (statement, 4 + DULLE_N_MOVE_QUALITIES, grade->lost);
  sqlite3_bind_double (statement, 5 + DULLE_N_MOVE_QUALITIES, grade->luck);

  return dulle_store_step (self, STATEMENT_SET_GRADE);
}

static int
add_annotation (DulleStore            *self,
                const DulleGraded     *graded,
                const DulleAnnotation *annotation)
{
  sqlite3_stmt    *statement = dulle_store_ask (self, STATEMENT_ADD_ANNOTATION, graded->tournament);
  g_autofree char *best = NULL;

  if (!dulle_annotation_prefers_silence (annotation))
    best = dulle_action_format (&annotation->best, DULLE_RE);
  sqlite3_bind_int64 (statement, 2, graded->number);
  sqlite3_bind_int (statement, 3, annotation->seat);
  sqlite3_bind_int (statement, 4, annotation->n_before);
  sqlite3_bind_int (statement, 5, annotation->silence);
  sqlite3_bind_double (statement, 6, (double) annotation->lost);
  sqlite3_bind_text (statement, 7, dulle_reason_id (annotation->reason), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 8, best, -1, SQLITE_TRANSIENT);

  return dulle_store_step (self, STATEMENT_ADD_ANNOTATION);
}

#define MEASURED_REASON "measured"

static int
row_of_measure (guint n_before)
{
  return -2 - (int) n_before;
}

static int
add_measure (DulleStore              *self,
             const DulleGameAnalysis *analysis,
             const DulleMeasure      *measure)
{
  const DulleGraded *graded = &analysis->graded;
  sqlite3_stmt      *statement = dulle_store_ask (self, STATEMENT_ADD_ANNOTATION,
                                                  graded->tournament);
  g_autofree char   *text = dulle_measure_format (measure);

  sqlite3_bind_int64 (statement, 2, graded->number);
  sqlite3_bind_int (statement, 3, analysis->record.actions[measure->n_before].seat);
  sqlite3_bind_int (statement, 4, row_of_measure (measure->n_before));
  sqlite3_bind_int (statement, 5, measure->silence);
  sqlite3_bind_double (statement, 6, 0);
  sqlite3_bind_text (statement, 7, MEASURED_REASON, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 8, text, -1, SQLITE_TRANSIENT);

  return dulle_store_step (self, STATEMENT_ADD_ANNOTATION);
}

static int
clear_annotations (DulleStore        *self,
                   const DulleGraded *graded,
                   guint              seat)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_CLEAR_ANNOTATIONS, graded->tournament);

  sqlite3_bind_int64 (statement, 2, graded->number);
  sqlite3_bind_int64 (statement, 3, seat);

  return dulle_store_step (self, STATEMENT_CLEAR_ANNOTATIONS);
}

gboolean
dulle_store_keep_analysis (DulleStore              *self,
                           const DulleGameAnalysis *analysis,
                           GError                 **error)
{
  const DulleGraded *graded = &analysis->graded;
  int                result = dulle_store_step (self, STATEMENT_BEGIN);

  for (guint seat = 0; result == SQLITE_OK && seat < DULLE_N_SEATS; seat++)
    {
      if ((graded->seats >> seat & 1) == 0)
        continue;
      result = set_grade (self, graded, seat);
      if (result == SQLITE_OK)
        result = clear_annotations (self, graded, seat);
    }
  for (guint i = 0; result == SQLITE_OK && i < analysis->annotations->len; i++)
    result =
        add_annotation (self, graded, &g_array_index (analysis->annotations, DulleAnnotation, i));
  for (guint i = 0; result == SQLITE_OK && i < analysis->measures->len; i++)
    result = add_measure (self, analysis, &g_array_index (analysis->measures, DulleMeasure, i));

  return dulle_store_end (self, result, error);
}

/* Reading an analysis */

/* Returns: (transfer full) (nullable): the game, as if nothing were known of it yet */
static DulleGameAnalysis *
read_game (DulleStore *self,
           gint64      tournament,
           guint       number)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_GAME, tournament);
  g_autoptr (GArray) records = NULL;

  sqlite3_bind_int64 (statement, 2, number);
  if (sqlite3_step (statement) == SQLITE_ROW)
    records = dulle_record_parse (dulle_store_column_text (statement, 0), "", NULL);
  sqlite3_reset (statement);

  if (records == NULL || records->len != 1)
    return NULL;

  return dulle_game_analysis_new (tournament, &g_array_index (records, DulleRecord, 0));
}

/* Returns: whether the row makes sense */
static gboolean
read_annotation (sqlite3_stmt      *statement,
                 const DulleRecord *record,
                 DulleAnnotation   *annotation)
{
  gint64      n_before = sqlite3_column_int64 (statement, 1);
  const char *reason = (const char *) sqlite3_column_text (statement, 4);
  const char *best = (const char *) sqlite3_column_text (statement, 5);

  if (n_before < 0 || n_before >= record->n_actions)
    return FALSE;

  *annotation = (DulleAnnotation){
    .seat = (guint8) (sqlite3_column_int (statement, 0) & (DULLE_N_SEATS - 1)),
    .n_before = (guint16) n_before,
    .silence = sqlite3_column_int (statement, 2) != 0,
    .measured = TRUE,
    .lost = (float) sqlite3_column_double (statement, 3),
  };
  annotation->quality = dulle_move_quality ((double) annotation->lost);
  annotation->best = dulle_action_announce (annotation->seat, DULLE_LEVEL_NONE);

  return dulle_reason_parse (reason, &annotation->reason) &&
         (best == NULL || dulle_action_parse (best, &annotation->best));
}

/* Returns: whether the row is one, and makes sense */
static gboolean
read_measure (sqlite3_stmt      *statement,
              const DulleRecord *record,
              DulleMeasure      *measure)
{
  int         row = sqlite3_column_int (statement, 1);
  const char *reason = (const char *) sqlite3_column_text (statement, 4);
  const char *text = (const char *) sqlite3_column_text (statement, 5);

  if (g_strcmp0 (reason, MEASURED_REASON) != 0 || text == NULL || row > row_of_measure (0) ||
      row < row_of_measure (DULLE_MAX_RECORD))
    return FALSE;

  *measure = (DulleMeasure){ .n_before = (guint16) (row_of_measure (0) - row),
                             .silence = sqlite3_column_int (statement, 2) != 0 };

  return dulle_measure_parse (text, record, measure);
}

static GArray *
read_annotations (DulleStore        *self,
                  DulleGameAnalysis *analysis,
                  GArray            *measures)
{
  GArray       *annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));
  sqlite3_stmt *statement =
      dulle_store_ask (self, STATEMENT_GET_ANNOTATIONS, analysis->graded.tournament);
  DulleAnnotation annotation;
  DulleMeasure    measure;

  sqlite3_bind_int64 (statement, 2, analysis->graded.number);
  while (sqlite3_step (statement) == SQLITE_ROW)
    if (read_measure (statement, &analysis->record, &measure))
      g_array_append_val (measures, measure);
    else if (read_annotation (statement, &analysis->record, &annotation))
      g_array_append_val (annotations, annotation);
  sqlite3_reset (statement);

  return annotations;
}

static GArray *
measures_of_seat (const GArray      *measures,
                  const DulleRecord *record,
                  guint              seat)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));

  for (guint i = 0; i < measures->len; i++)
    {
      const DulleMeasure *measure = &g_array_index (measures, DulleMeasure, i);

      if (record->actions[measure->n_before].seat == seat)
        g_array_append_val (own, *measure);
    }

  return own;
}

static GArray *
annotations_of_seat (const GArray *annotations,
                     guint         seat)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));

  for (guint i = 0; i < annotations->len; i++)
    if (g_array_index (annotations, DulleAnnotation, i).seat == seat)
      g_array_append_val (own, g_array_index (annotations, DulleAnnotation, i));

  return own;
}

/* A grade from before annotations were kept has too few of them, and so has one of
 * which a row is damaged: that seat is to be analysed again. A seat has one grade; only a file
 * made by hand has another one, whose number has been cut. */
static DulleGameAnalysis *
add_seat (DulleGameAnalysis *analysis,
          guint              seat,
          DulleGrade         grade,
          const GArray      *annotations,
          const GArray      *measures)
{
  g_autoptr (GArray) own = annotations_of_seat (annotations, seat);
  g_autoptr (GArray) measured = measures_of_seat (measures, &analysis->record, seat);
  DulleGrade         grades[DULLE_N_SEATS] = { 0 };
  DulleGameAnalysis *both;

  if (seat >= DULLE_N_SEATS || (analysis->graded.seats >> seat & 1) != 0 ||
      own->len != dulle_grade_n_moves (&grade))
    return analysis;

  grades[seat] = grade;
  both = dulle_game_analysis_with (analysis, 1U << seat, own, measured, grades);
  dulle_game_analysis_unref (analysis);

  return both;
}

DulleGameAnalysis *
dulle_store_read_analysis (DulleStore *self,
                           gint64      tournament,
                           guint       number)
{
  DulleGameAnalysis *analysis = read_game (self, tournament, number);
  g_autoptr (GArray) measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));
  g_autoptr (GArray) annotations = NULL;
  sqlite3_stmt *statement;

  if (analysis == NULL)
    return NULL;

  annotations = read_annotations (self, analysis, measures);
  statement = dulle_store_ask (self, STATEMENT_GET_GRADES, tournament);
  while (sqlite3_step (statement) == SQLITE_ROW)
    if (sqlite3_column_int64 (statement, 0) == number)
      analysis = add_seat (analysis, (guint) sqlite3_column_int (statement, 1),
                           read_grade (statement), annotations, measures);
  sqlite3_reset (statement);

  return analysis;
}
