/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The log of the tournament tells on which seat the person sat.
 */
#include "config.h"

#include "puzzle-finder.h"

#include "review/dulle-review-games.h"
#include "session/own-puzzles.h"

/* What is to be done when the log has been read. */
typedef struct
{
  DulleGameAnalysis *analysis;
  GHashTable        *looked_at;
  char              *game;
} LogQuestion;

static void
log_question_free (LogQuestion *question)
{
  dulle_game_analysis_unref (question->analysis);
  g_hash_table_unref (question->looked_at);
  g_free (question->game);
  g_free (question);
}

static void
find_in_log (DulleSession             *session,
             const DulleTournamentLog *tournament_log,
             LogQuestion              *question)
{
  static const char *const names[DULLE_MAX_PLAYERS + 1] = { "", "", "", "", "", "", "", NULL };
  DulleGameAnalysis       *analysis = question->analysis;
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, names);

  for (guint i = 0; i < tournament_log->records->len; i++)
    {
      g_autoptr (DulleReviewGame) game = NULL;
      guint8 person;

      if (g_array_index (tournament_log->records, DulleRecord, i).number !=
          analysis->graded.number)
        continue;
      game = g_list_model_get_item (games, i);
      person = dulle_review_game_get_person (game);
      if (person < DULLE_N_SEATS && (analysis->graded.seats >> person & 1) != 0 &&
          g_hash_table_add (question->looked_at, g_strdup (question->game)))
        dulle_own_puzzles_find (session, analysis, person);
    }
}

static void
log_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  LogQuestion *question = user_data;
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, NULL);

  if (tournament_log != NULL)
    find_in_log (DULLE_SESSION (source), tournament_log, question);
  log_question_free (question);
}

/* A game is graded once for each seat. @looked_at: (element-type utf8): the games that have been
 * looked at since the program began */
static void
graded_cb (DulleSession      *session,
           DulleGameAnalysis *analysis,
           GHashTable        *looked_at)
{
  g_autofree char *game = g_strdup_printf ("%" G_GINT64_FORMAT "/%u", analysis->graded.tournament,
                                           analysis->graded.number);

  if (analysis->graded.tournament > 0 && !g_hash_table_contains (looked_at, game))
    {
      g_autofree LogQuestion *question = g_new0 (LogQuestion, 1);

      question->analysis = dulle_game_analysis_ref (analysis);
      question->looked_at = g_hash_table_ref (looked_at);
      question->game = g_steal_pointer (&game);
      dulle_session_read_tournament_log_async (session, analysis->graded.tournament, NULL,
                                               log_read_cb, g_steal_pointer (&question));
    }
}

static void
drop_looked_at (gpointer  data,
                GClosure *closure)
{
  g_hash_table_unref (data);
}

void
dulle_puzzle_finder_watch (DulleSession *session)
{
  g_return_if_fail (DULLE_IS_SESSION (session));

  g_signal_connect_data (session, "graded", G_CALLBACK (graded_cb),
                         g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                         drop_looked_at, G_CONNECT_DEFAULT);
}
