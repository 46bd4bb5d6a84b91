/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The grades of games that were looked back on: a row for each player of a game. What
 * was played is not stored for them; it follows from the records.
 */
#include "store-private.h"

static void
read_grade (sqlite3_stmt  *statement,
            DullePastGame *game)
{
  game->graded = TRUE;
  for (int mark = 0; mark < DULLE_N_VERDICTS; mark++)
    game->grade.marks[mark] = (guint) sqlite3_column_int (statement, 2 + mark);
  game->grade.lost = sqlite3_column_double (statement, 2 + DULLE_N_VERDICTS);
  game->grade.luck = sqlite3_column_double (statement, 3 + DULLE_N_VERDICTS);
}

/* Four of a game follow each other, and numbers grow: what a row belongs to is never
 * before what the last one did. */
static void
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

          if (game->number == number && game->seat == seat)
            read_grade (statement, game);
        }
    }
  sqlite3_reset (statement);
}

GArray *
dulle_store_read_past_games (DulleStore *self)
{
  GArray       *past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_TOURNAMENTS];

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64      tournament = sqlite3_column_int64 (statement, 0);
      DulleCourse course = { 0 };
      guint       first = past->len;

      if (dulle_store_load (self, tournament, &course) == DULLE_FAULT_NONE)
        dulle_past_games_add (past, &course);
      dulle_course_clear (&course);
      add_grades (self, tournament, past, first);
    }
  sqlite3_reset (statement);

  return past;
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
  for (int mark = 0; mark < DULLE_N_VERDICTS; mark++)
    sqlite3_bind_int64 (statement, 4 + mark, grade->marks[mark]);
  sqlite3_bind_double (statement, 4 + DULLE_N_VERDICTS, grade->lost);
  sqlite3_bind_double (statement, 5 + DULLE_N_VERDICTS, grade->luck);

  return dulle_store_step (self, STATEMENT_SET_GRADE);
}

gboolean
dulle_store_keep_grades (DulleStore        *self,
                         const DulleGraded *graded,
                         char             **trouble)
{
  int result = dulle_store_step (self, STATEMENT_BEGIN);

  for (guint seat = 0; result == SQLITE_OK && seat < DULLE_N_SEATS; seat++)
    {
      if ((graded->seats >> seat & 1) != 0)
        result = set_grade (self, graded, seat);
    }

  return dulle_store_end (self, result, trouble);
}
