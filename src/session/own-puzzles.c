/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "own-puzzles.h"

#include "ai/second-look.h"
#include "analyst.h"
#include "thinking.h"

/* What the judges must agree on is looked at by other eyes than those of the analysis. */
#define SEED (DULLE_ANALYST_SEED + 1)

/**
 * Search:
 * @found: (element-type DulleOwnPuzzle)
 */
typedef struct
{
  DulleGameAnalysis *analysis;
  guint8             seat;
  GArray            *found;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  dulle_game_analysis_unref (search->analysis);
  g_array_unref (search->found);
  g_free (search);
}

static int
compare_lost (gconstpointer a,
              gconstpointer b)
{
  float one = ((const DulleAnnotation *) a)->lost;
  float other = ((const DulleAnnotation *) b)->lost;

  return (one < other) - (one > other);
}

/* Returns: (transfer full) (element-type DulleAnnotation): the costliest first */
static GArray *
list_losses (const Search *search)
{
  const GArray *annotations = search->analysis->annotations;
  GArray       *losses = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));

  for (guint i = 0; annotations != NULL && i < annotations->len; i++)
    {
      const DulleAnnotation *annotation = &g_array_index (annotations, DulleAnnotation, i);

      if (annotation->seat == search->seat && annotation->lost >= DULLE_ONE_ANSWER_GAP)
        g_array_append_vals (losses, annotation, 1);
    }
  g_array_sort (losses, compare_lost);

  return losses;
}

/* Whether the judges find what the analysis found. */
static gboolean
is_puzzle (const DulleRecord  *record,
           guint8              seat,
           const DulleMeasure *measure)
{
  DulleAppraisal appraisals[DULLE_MAX_APPRAISED];
  DulleGame      game;
  DulleView      view;

  G_STATIC_ASSERT (DULLE_MAX_MEASURED <= DULLE_MAX_APPRAISED);

  if (measure->n_actions < 2)
    return FALSE;

  dulle_record_replay (record, measure->n_before, &game);
  view = dulle_game_view (&game, seat);
  for (guint i = 0; i < measure->n_actions; i++)
    appraisals[i] = (DulleAppraisal){ .action = measure->actions[i].action };

  return dulle_second_look (SEED, &view, NULL, appraisals, measure->n_actions) &&
         dulle_answers_are_equal (&view, &appraisals[0].action, &measure->actions[0].action);
}

static void
find_puzzles (gpointer data)
{
  Search *search = data;
  g_autoptr (GArray) losses = list_losses (search);

  for (guint i = 0; i < MIN (losses->len, DULLE_OWN_PUZZLES_OF_GAME); i++)
    {
      const DulleAnnotation *loss = &g_array_index (losses, DulleAnnotation, i);
      const DulleMeasure    *measure =
          dulle_measures_find (search->analysis->measures, loss->n_before, loss->silence);
      DulleOwnPuzzle puzzle = {
        .tournament = search->analysis->graded.tournament,
        .number = search->analysis->graded.number,
        .n_before = loss->n_before,
        .silence = loss->silence,
      };

      if (measure != NULL && is_puzzle (&search->analysis->record, search->seat, measure))
        g_array_append_val (search->found, puzzle);
    }
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  dulle_think (find_puzzles, data);
  g_task_return_boolean (task, TRUE);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  const Search *search = g_task_get_task_data (G_TASK (result));

  for (guint i = 0; i < search->found->len; i++)
    {
      g_autofree char *id =
          dulle_own_puzzle_id (&g_array_index (search->found, DulleOwnPuzzle, i));
      DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, id, "", FALSE);

      dulle_session_note_attempt (DULLE_SESSION (source), &attempt);
    }
}

void
dulle_own_puzzles_find (DulleSession      *session,
                        DulleGameAnalysis *analysis,
                        guint8             seat)
{
  g_autoptr (GTask) task = NULL;
  Search *search;

  g_return_if_fail (DULLE_IS_SESSION (session));
  g_return_if_fail (analysis != NULL && seat < DULLE_N_SEATS);

  search = g_new0 (Search, 1);
  search->analysis = dulle_game_analysis_ref (analysis);
  search->seat = seat;
  search->found = g_array_new (FALSE, FALSE, sizeof (DulleOwnPuzzle));
  task = g_task_new (session, NULL, found_cb, NULL);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find_in_thread);
}
