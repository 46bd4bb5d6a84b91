/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A chapter as it is taught: its idea, then its positions on the real table, where a teacher
 * asks, the person answers, and what that leads to is played; at the end its whole deal.
 */
#pragma once

#include <adwaita.h>

#include "learning/lesson.h"

G_BEGIN_DECLS

#define DULLE_TYPE_LESSON_PAGE (dulle_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleLessonPage, dulle_lesson_page, DULLE, LESSON_PAGE, GtkBox)

/**
 * DulleLessonPage::left:
 * @goes_on: whether the person wants the next chapter
 *
 * Emitted when the person leaves the chapter.
 */

/**
 * DulleLessonPage::play-deal:
 *
 * Emitted when the person wants to play the whole deal of the chapter.
 */

GtkWidget *dulle_lesson_page_new (void);

/**
 * dulle_lesson_page_open:
 * @chapter: (nullable): the chapter, which must outlive the page or the next call; %NULL
 *   stops what is being shown
 * @settings: keeps what was solved
 *
 * Goes on where the person left off.
 */
void dulle_lesson_page_open (DulleLessonPage    *self,
                             const DulleChapter *chapter,
                             GSettings          *settings);

/* Returns: (nullable): the chapter that is open */
const DulleChapter *dulle_lesson_page_get_chapter (DulleLessonPage *self);

G_END_DECLS
