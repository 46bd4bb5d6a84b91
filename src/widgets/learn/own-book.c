/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "own-book.h"

#include "engine/equal-cards.h"
#include "learning/puzzle-facts.h"

/* Older ones have been seen often enough. */
#define MOST 100

/* Nobody has answered them before: nothing is known of how hard they are. */
#define RATING    1500
#define DEVIATION 350

static const DulleAnnotation *
find_annotation (const DulleGameAnalysis *analysis,
                 const DulleOwnPuzzle    *puzzle)
{
  for (guint i = 0; i < analysis->annotations->len; i++)
    {
      const DulleAnnotation *annotation =
          &g_array_index (analysis->annotations, DulleAnnotation, i);

      if (annotation->n_before == puzzle->n_before && annotation->silence == puzzle->silence)
        return annotation;
    }

  return NULL;
}

static DullePuzzleKind
find_kind (const DulleMeasure *measure)
{
  switch (measure->actions[0].action.kind)
    {
    case DULLE_ACTION_PLAY:
      return DULLE_PUZZLE_CARD;
    case DULLE_ACTION_ANNOUNCE:
      return DULLE_PUZZLE_ANNOUNCEMENT;
    default:
      return DULLE_PUZZLE_RESERVATION;
    }
}

/* Cards that are equal to the best one are right as well, and stand behind it. */
static void
take_answers (DullePuzzle        *puzzle,
              const DulleMeasure *measure)
{
  DulleGame          game = dulle_puzzle_game (puzzle);
  DulleView          view = dulle_game_view (&game, puzzle->head.seat);
  const DulleAction *best = &measure->actions[0].action;

  for (int right = TRUE; right >= FALSE; right--)
    {
      for (guint i = 0; i < measure->n_actions; i++)
        {
          const DulleMeasuredAction *action = &measure->actions[i];
          gboolean                   equal =
              i == 0 || (best->kind == DULLE_ACTION_PLAY &&
                         dulle_cards_are_equal (&view, best->card, action->action.card));

          if (equal == right)
            puzzle->answers[puzzle->n_answers++] =
                (DullePuzzleAnswer){ .action = action->action, .value = (double) action->value };
        }
      if (right)
        puzzle->n_right = puzzle->n_answers;
    }
}

static void
make_puzzle (DullePuzzle             *self,
             const DulleOwnPuzzle    *own,
             const DulleGameAnalysis *analysis,
             const DulleAnnotation   *annotation,
             const DulleMeasure      *measure)
{
  g_autofree char *id = dulle_own_puzzle_id (own);

  *self = (DullePuzzle){
    .head.kind = find_kind (measure),
    .head.seat = annotation->seat,
    .head.rating = RATING,
    .head.deviation = DEVIATION,
    .head.reason = annotation->reason,
    .record = analysis->record,
  };
  g_strlcpy (self->head.id, id, sizeof self->head.id);
  self->record.n_actions = measure->n_before;
  take_answers (self, measure);
  if (self->n_right < self->n_answers)
    self->head.themes = dulle_puzzle_find_themes (self);
}

/* What would not be read is not written: a store may come from anywhere. */
gboolean
dulle_own_book_append (GString                 *text,
                       const DulleOwnPuzzle    *own,
                       const DulleGameAnalysis *analysis)
{
  const DulleAnnotation *annotation = find_annotation (analysis, own);
  const DulleMeasure    *measure =
      dulle_measures_find (analysis->measures, own->n_before, own->silence);
  g_autoptr (GString) line = g_string_new (NULL);
  DulleTextPosition at = { "", 0, NULL };
  DullePuzzle       puzzle;
  DullePuzzle       read;

  if (annotation == NULL || measure == NULL || measure->n_actions < 2 ||
      measure->n_before > analysis->record.n_actions)
    return FALSE;

  make_puzzle (&puzzle, own, analysis, annotation, measure);
  if (puzzle.n_right == puzzle.n_answers)
    return FALSE;
  dulle_puzzle_write (&puzzle, line);
  g_string_truncate (line, line->len - 1);
  if (!dulle_puzzle_parse (line->str, &at, &read))
    return FALSE;

  g_string_append_printf (text, "%s\n", line->str);

  return TRUE;
}

/* Reading */

/**
 * Reading:
 * @wanted: (element-type DulleOwnPuzzle): those that are still to be read at its end
 * @text: the book so far
 */
typedef struct
{
  GArray  *wanted;
  GString *text;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_array_unref (reading->wanted);
  g_string_free (reading->text, TRUE);
  g_free (reading);
}

static gboolean
is_of_game (const DulleOwnPuzzle *one,
            const DulleOwnPuzzle *other)
{
  return one->tournament == other->tournament && one->number == other->number;
}

/* Those of one game stand together, as they were found. */
static void
take_game (Reading                 *reading,
           const DulleGameAnalysis *analysis)
{
  GArray        *wanted = reading->wanted;
  DulleOwnPuzzle last = g_array_index (wanted, DulleOwnPuzzle, wanted->len - 1);
  DulleOwnPuzzle next = last;

  do
    {
      if (analysis != NULL)
        dulle_own_book_append (reading->text, &next, analysis);
      g_array_set_size (wanted, wanted->len - 1);
      if (wanted->len > 0)
        next = g_array_index (wanted, DulleOwnPuzzle, wanted->len - 1);
    }
  while (wanted->len > 0 && is_of_game (&next, &last));
}

static void read_next (GTask *task);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  GTask *task = user_data;
  g_autoptr (DulleGameAnalysis) analysis =
      dulle_session_analyse_finish (DULLE_SESSION (source), result, NULL);

  take_game (g_task_get_task_data (task), analysis);
  read_next (task);
}

/* @task: (transfer full) */
static void
read_next (GTask *task)
{
  Reading              *reading = g_task_get_task_data (task);
  const DulleOwnPuzzle *next;

  if (g_task_return_error_if_cancelled (task))
    {
      g_object_unref (task);
      return;
    }
  if (reading->wanted->len == 0)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (reading->text->str, reading->text->len);

      g_task_return_pointer (task, dulle_puzzle_book_new (bytes, "", NULL),
                             (GDestroyNotify) dulle_puzzle_book_free);
      g_object_unref (task);
      return;
    }

  next = &g_array_index (reading->wanted, DulleOwnPuzzle, reading->wanted->len - 1);
  dulle_session_analyse_async (g_task_get_source_object (task), next->tournament, next->number,
                               NULL, 0, g_task_get_cancellable (task), NULL, read_cb, task);
}

static gboolean
is_wanted (const GArray         *wanted,
           const DulleOwnPuzzle *puzzle)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      const DulleOwnPuzzle *other = &g_array_index (wanted, DulleOwnPuzzle, i);

      if (is_of_game (other, puzzle) && other->n_before == puzzle->n_before &&
          other->silence == puzzle->silence)
        return TRUE;
    }

  return FALSE;
}

void
dulle_own_book_read_async (DulleSession       *session,
                           const GArray       *attempts,
                           GCancellable       *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer            user_data)
{
  GTask   *task = g_task_new (session, cancellable, callback, user_data);
  Reading *reading = g_new0 (Reading, 1);

  reading->wanted = g_array_new (FALSE, FALSE, sizeof (DulleOwnPuzzle));
  reading->text = g_string_new (DULLE_PUZZLES_HEAD);
  for (guint i = attempts->len; i > 0 && reading->wanted->len < MOST; i--)
    {
      const DulleAttempt *attempt = &g_array_index (attempts, DulleAttempt, i - 1);
      DulleOwnPuzzle      puzzle;

      if (attempt->kind == DULLE_ATTEMPT_QUIZ && dulle_own_puzzle_parse (attempt->name, &puzzle) &&
          !is_wanted (reading->wanted, &puzzle))
        g_array_append_val (reading->wanted, puzzle);
    }
  g_task_set_task_data (task, reading, reading_free);
  read_next (task);
}

DullePuzzleBook *
dulle_own_book_read_finish (GAsyncResult *result,
                            GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
