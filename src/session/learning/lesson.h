/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A lesson: an idea, positions in which a person decides and the table goes on, exercises,
 * and a whole deal. Lessons are text files; docs/lessons.md explains their format.
 */
#pragma once

#include <glib.h>

#include "engine/record.h"

G_BEGIN_DECLS

/* The number of sentences in an idea. */
#define DULLE_LESSON_IDEAS 3

/* No answer names more actions. */
#define DULLE_MAX_LESSON_ACTIONS 12

/* The languages in which a lesson is written. */
typedef enum
{
  DULLE_LESSON_ENGLISH,
  DULLE_LESSON_GERMAN,
  DULLE_LESSON_N_LANGUAGES,
} DulleLessonLanguage;

/* What is said, in each language; %NULL where it has not been written. */
typedef struct
{
  char *in[DULLE_LESSON_N_LANGUAGES];
} DulleLessonText;

/**
 * DulleLessonAnswer:
 * @is_best: whether it is right
 * @is_any_other: whether it is the answer to all that no other answer names
 * @actions: what the person does; an announcement of %DULLE_LEVEL_NONE is silence
 * @record: the game of the position, but perhaps with other hidden hands: a deal that fits
 *   what the person knows, and shows what the answer leads to
 * @n_then: how many actions follow the answer
 * @then: what they are, of all seats
 * @says: what is said when they have been shown
 *
 * An answer to the question of a position.
 */
typedef struct
{
  bool            is_best;
  bool            is_any_other;
  unsigned        n_actions;
  DulleAction     actions[DULLE_MAX_LESSON_ACTIONS];
  DulleRecord     record;
  unsigned        n_then;
  DulleAction     then[DULLE_MAX_RECORD];
  DulleLessonText says;
} DulleLessonAnswer;

/**
 * DulleLessonPosition:
 * @line: where it begins in its file, from 1
 * @is_exercise: whether it is one of those that practise the idea
 * @record: the game up to the decision
 * @seat: who decides
 * @highlights: the cards to look at, both bits set
 * @answers: (element-type DulleLessonAnswer): the right ones first
 */
typedef struct
{
  unsigned        line;
  bool            is_exercise;
  DulleLessonText question;
  DulleRecord     record;
  uint8_t         seat;
  DulleHand       highlights;
  GPtrArray      *answers;
} DulleLessonPosition;

/**
 * DulleChapter:
 * @id: its number in the list of lessons, as in the name of its file: "03"
 * @cards: what is drawn beside the idea
 * @positions: (element-type DulleLessonPosition): first those that teach, then the exercises
 * @has_deal: whether it ends with a whole deal
 * @deal: its hands, and whatever is played of it before the person sits down, on seat 0
 */
typedef struct
{
  char           *id;
  DulleLessonText title;
  DulleLessonText ideas[DULLE_LESSON_IDEAS];
  DulleHand       cards;
  GPtrArray      *positions;
  bool            has_deal;
  DulleRecord     deal;
  DulleLessonText deal_says;
} DulleChapter;

/**
 * dulle_chapter_parse:
 * @text: a whole file
 * @name: what to call it in messages, such as a path; what stands before the first “-” of the
 *   file's own name is the id
 *
 * Every game is played, and so is what follows each answer.
 *
 * Returns: (transfer full) (nullable): the chapter, or %NULL with @error, which is one
 *   sentence with @name and the line
 */
DulleChapter *dulle_chapter_parse (const char *text,
                                   const char *name,
                                   GError    **error);

void dulle_chapter_free (DulleChapter *chapter);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleChapter, dulle_chapter_free)

/* Returns: @text in the language of the person */
const char *dulle_lesson_text (const DulleLessonText *text);

/* How many positions teach; the exercises come behind them. */
unsigned dulle_chapter_n_taught (const DulleChapter *chapter);

/* Returns: (transfer none): what is to be said of @action, which is legal */
const DulleLessonAnswer *dulle_lesson_position_answer (const DulleLessonPosition *position,
                                                       const DulleAction         *action);

/* Returns: whether a card is played there, and nothing said */
bool dulle_lesson_position_asks_card (const DulleLessonPosition *position);

G_END_DECLS
