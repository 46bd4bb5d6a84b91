/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "puzzle-course.h"

#include <math.h>

#include "engine/rng.h"

/* The days until a missed puzzle comes back; each time it is solved when due, the next number
 * counts. */
static const guint pauses[] = { 1, 3, 7, 21 };

/* Within this distance, in points of rating, the order of two puzzles is left to chance. */
#define SPREAD 300.0

/* Keeps the day's puzzles apart from what else is drawn by a number. */
#define DAY_STREAM UINT64_C (0x646179)

/**
 * Past:
 * @n_since: how often it was found out when it was due, since it was missed
 * @counted: when the last of these times was, or when it was missed
 *
 * What the attempts say of a puzzle.
 */
typedef struct
{
  gboolean tried;
  gboolean missed;
  gboolean solved;
  guint    n_since;
  gint64   counted;
} Past;

static gboolean
is_due (const Past *past,
        gint64      now)
{
  return past->missed && past->n_since < G_N_ELEMENTS (pauses) &&
         now - past->counted >= (gint64) pauses[past->n_since] * G_TIME_SPAN_DAY;
}

static void
note_attempt (Past               *past,
              const DulleAttempt *attempt)
{
  past->tried = TRUE;
  past->solved = attempt->success;
  if (attempt->success && !is_due (past, attempt->made))
    return;
  past->n_since = attempt->success ? past->n_since + 1 : 0;
  past->missed = TRUE;
  past->counted = attempt->made;
}

/* Returns: (transfer full): by place */
static Past *
read_past (const DullePuzzleBook *book,
           const GArray          *attempts)
{
  Past *pasts = g_new0 (Past, dulle_puzzle_book_n_puzzles (book) + 1);

  for (guint i = 0; attempts != NULL && i < attempts->len; i++)
    {
      const DulleAttempt *attempt = &g_array_index (attempts, DulleAttempt, i);
      int                 place = dulle_puzzle_book_find (book, attempt->name);

      if (attempt->kind == DULLE_ATTEMPT_PUZZLE && place >= 0)
        note_attempt (&pasts[place], attempt);
    }

  return pasts;
}

/* A place, and what it is sorted by. */
typedef struct
{
  guint  place;
  double key;
} Keyed;

static int
compare_keyed (gconstpointer a,
               gconstpointer b)
{
  const Keyed *one = a;
  const Keyed *other = b;

  if (one->key < other->key || one->key > other->key)
    return one->key < other->key ? -1 : 1;

  return (one->place > other->place) - (one->place < other->place);
}

/* Returns: by what a puzzle is sorted; negative if it is not asked */
static double
find_key (const DullePuzzleCourse *course,
          const DullePuzzleHead   *head,
          const Past              *past,
          DulleRng                *rng)
{
  double chance = dulle_rng_unit (rng);
  double late = past->tried ? 10000.0 : 0.0;

  switch (course->kind)
    {
    case DULLE_COURSE_MIXED:
      return late + fabs (head->rating - course->rating) + SPREAD * chance;
    case DULLE_COURSE_MISSED:
      return is_due (past, course->now) ? (double) past->counted : -1.0;
    case DULLE_COURSE_THEME:
      return (head->themes & course->themes) != 0 ? late + head->rating + chance : -1.0;
    case DULLE_COURSE_DAY:
    default:
      return chance;
    }
}

/* Five puzzles of different themes, the easiest first. */
static void
keep_day (GArray                *keyed,
          const DullePuzzleBook *book)
{
  guint32 themes = 0;
  guint   n = 0;

  for (guint i = 0; i < keyed->len && n < DULLE_DAY_PUZZLES; i++)
    {
      Keyed                  item = g_array_index (keyed, Keyed, i);
      const DullePuzzleHead *head = dulle_puzzle_book_head (book, item.place);
      guint32                theme = 1u << dulle_puzzle_main_theme (head->themes);

      if ((themes & theme) != 0)
        continue;
      themes |= theme;
      item.key = head->rating;
      g_array_index (keyed, Keyed, n++) = item;
    }
  g_array_set_size (keyed, n);
  g_array_sort (keyed, compare_keyed);
}

GArray *
dulle_puzzle_course_places (const DullePuzzleCourse *course,
                            const DullePuzzleBook   *book)
{
  g_autofree Past *pasts = read_past (book, course->attempts);
  g_autoptr (GArray) keyed = g_array_new (FALSE, FALSE, sizeof (Keyed));
  GArray  *places = g_array_new (FALSE, FALSE, sizeof (guint));
  DulleRng rng = dulle_rng (course->day ^ DAY_STREAM);

  for (guint i = 0; i < dulle_puzzle_book_n_puzzles (book); i++)
    {
      Keyed item = { i, find_key (course, dulle_puzzle_book_head (book, i), &pasts[i], &rng) };

      if (item.key >= 0.0)
        g_array_append_val (keyed, item);
    }
  g_array_sort (keyed, compare_keyed);
  if (course->kind == DULLE_COURSE_DAY)
    keep_day (keyed, book);
  for (guint i = 0; i < keyed->len; i++)
    g_array_append_val (places, g_array_index (keyed, Keyed, i).place);

  return places;
}

DullePuzzleCount
dulle_puzzle_course_count (const DullePuzzleBook *book,
                           guint32                themes,
                           const GArray          *attempts)
{
  g_autofree Past *pasts = read_past (book, attempts);
  DullePuzzleCount count = { 0 };

  for (guint i = 0; i < dulle_puzzle_book_n_puzzles (book); i++)
    {
      if ((dulle_puzzle_book_head (book, i)->themes & themes) == 0)
        continue;
      count.n++;
      count.n_tried += pasts[i].tried;
      count.n_solved += pasts[i].solved;
    }

  return count;
}
