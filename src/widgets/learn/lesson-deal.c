/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Only the chapter is remembered. Which game was its deal, the cards tell.
 */
#include "config.h"

#include "lesson-deal.h"

#include "learning/lesson-shelf.h"
#include "lesson-play.h"

#define KEY "lesson-deal"

void
dulle_lesson_deal_begin (GSettings          *settings,
                         DulleSession       *session,
                         const DulleChapter *chapter)
{
  g_autofree DullePractice *practice = dulle_lesson_play_deal (chapter);

  g_settings_set_string (settings, KEY, chapter->id);
  dulle_session_practise (session, practice);
}

/* Of a game that ended early, not all cards are known. */
static gboolean
is_deal (const DulleChapter *chapter,
         const DulleBoard   *board)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if ((board->played[seat] & ~chapter->deal.hands[seat]) != 0)
        return FALSE;
      any = any || board->played[seat] != 0;
    }

  return any;
}

char *
dulle_lesson_deal_finish (GSettings        *settings,
                          DulleSession     *session,
                          const DulleBoard *board)
{
  g_autofree char *id = g_settings_get_string (settings, KEY);
  g_autoptr (DulleChapter) chapter = *id != '\0' ? dulle_lesson_shelf_read_chapter (id) : NULL;

  if (chapter == NULL || !chapter->has_deal || !is_deal (chapter, board))
    return NULL;

  dulle_lesson_progress_note (settings, chapter, chapter->positions->len);
  dulle_lesson_deal_note_chapter (settings, session, chapter);

  return g_steal_pointer (&id);
}

void
dulle_lesson_deal_note_chapter (GSettings          *settings,
                                DulleSession       *session,
                                const DulleChapter *chapter)
{
  DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_LESSON, chapter->id, "", TRUE);

  if (dulle_lesson_progress_n_done (settings, chapter) == dulle_lesson_progress_n_steps (chapter))
    dulle_session_note_attempt (session, &attempt);
}
