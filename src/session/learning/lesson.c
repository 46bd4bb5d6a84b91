/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a lesson says.
 */
#include "lesson.h"

#include <string.h>

/* As gettext would choose it: the first language of the person that there is. */
const char *
dulle_lesson_text (const DulleLessonText *text)
{
  const char *const *names = g_get_language_names ();

  for (unsigned i = 0; names[i] != NULL; i++)
    {
      if (strcmp (names[i], "de") == 0 && text->in[DULLE_LESSON_GERMAN] != NULL)
        return text->in[DULLE_LESSON_GERMAN];
      if (strcmp (names[i], "en") == 0 || strcmp (names[i], "C") == 0)
        break;
    }

  return text->in[DULLE_LESSON_ENGLISH];
}

unsigned
dulle_chapter_n_taught (const DulleChapter *chapter)
{
  unsigned n = 0;

  while (n < chapter->positions->len &&
         !((DulleLessonPosition *) g_ptr_array_index (chapter->positions, n))->is_exercise)
    n++;

  return n;
}

bool
dulle_lesson_position_asks_card (const DulleLessonPosition *position)
{
  const DulleLessonAnswer *best = g_ptr_array_index (position->answers, 0);

  return best->actions[0].kind == DULLE_ACTION_PLAY;
}

const DulleLessonAnswer *
dulle_lesson_position_answer (const DulleLessonPosition *position,
                              const DulleAction         *action)
{
  const DulleLessonAnswer *other = NULL;

  for (unsigned i = 0; i < position->answers->len; i++)
    {
      const DulleLessonAnswer *answer = g_ptr_array_index (position->answers, i);

      for (unsigned n = 0; n < answer->n_actions; n++)
        {
          if (dulle_action_equal (&answer->actions[n], action))
            return answer;
        }
      if (answer->is_any_other)
        other = answer;
    }

  return other;
}
