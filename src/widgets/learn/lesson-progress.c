/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A step is kept as “03/2”: chapter 03, the second step.
 */
#include "config.h"

#include "lesson-progress.h"

#define KEY "solved-lessons"

static char *
step_name (const DulleChapter *chapter,
           guint               step)
{
  return g_strdup_printf ("%s/%u", chapter->id, step + 1);
}

gboolean
dulle_lesson_progress_has (GSettings          *settings,
                           const DulleChapter *chapter,
                           guint               step)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, KEY);
  g_autofree char *name = step_name (chapter, step);

  return g_strv_contains ((const char *const *) solved, name);
}

void
dulle_lesson_progress_note (GSettings          *settings,
                            const DulleChapter *chapter,
                            guint               step)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, KEY);
  g_autofree char *name = step_name (chapter, step);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (g_strv_contains ((const char *const *) solved, name))
    return;

  g_strv_builder_addv (builder, (const char **) solved);
  g_strv_builder_add (builder, name);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (settings, KEY, (const char *const *) more);
}

guint
dulle_lesson_progress_n_steps (const DulleChapter *chapter)
{
  return chapter->positions->len + (chapter->has_deal ? 1 : 0);
}

guint
dulle_lesson_progress_n_done (GSettings          *settings,
                              const DulleChapter *chapter)
{
  guint n = 0;

  for (guint i = 0; i < dulle_lesson_progress_n_steps (chapter); i++)
    n += dulle_lesson_progress_has (settings, chapter, i) ? 1 : 0;

  return n;
}

guint
dulle_lesson_progress_next (GSettings          *settings,
                            const DulleChapter *chapter)
{
  for (guint i = 0; i < dulle_lesson_progress_n_steps (chapter); i++)
    {
      if (!dulle_lesson_progress_has (settings, chapter, i))
        return i;
    }

  return 0;
}
