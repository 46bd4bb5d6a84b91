/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A puzzle: a decision of a real game that has one best answer. As text it is one line, which
 * is folded in a file (see engine/text-lines.h):
 *
 *   ID KIND SEAT RATING DEVIATION THEMES REASON | ANSWER | ANSWER | … | GAME
 *
 *   ID         a word; never that of another puzzle, so that attempts can be told apart
 *   KIND       card, announcement, reservation or exchange
 *   SEAT       who decides, 0 to 3
 *   RATING     how hard it is, on the scale on which a person has a rating
 *   DEVIATION  how sure that is, as in the rating system Glicko
 *   THEMES     the ids of puzzle-themes.h, with commas between them
 *   REASON     why the answer is right, a fact of engine/annotation.h
 *   ANSWER     ACTION VALUE, the right ones first and with a = before the action: an action as
 *              in a record, or - for keeping silent, and the points above the mean of all
 *              seats that the seat can expect of it. Several right ones are equal cards
 *   GAME       a record that breaks off before the decision, a semicolon after each line but
 *              the last
 */
#pragma once

#include <glib.h>

#include "engine/annotation.h"
#include "engine/error.h"
#include "engine/record.h"

G_BEGIN_DECLS

#define DULLE_MAX_PUZZLE_ANSWERS 16

/* Bytes of an id, with its end. */
#define DULLE_MAX_PUZZLE_ID 24

typedef enum
{
  DULLE_PUZZLE_CARD,
  DULLE_PUZZLE_ANNOUNCEMENT,
  DULLE_PUZZLE_RESERVATION,
  DULLE_PUZZLE_EXCHANGE,
  DULLE_N_PUZZLE_KINDS,
} DullePuzzleKind;

/**
 * DullePuzzleHead:
 * @themes: a bit (1 << theme) for each
 * @reason: %DULLE_REASON_NONE if no single fact decides
 *
 * What is known of a puzzle before its game is read.
 */
typedef struct
{
  char            id[DULLE_MAX_PUZZLE_ID];
  DullePuzzleKind kind;
  guint8          seat;
  guint           rating;
  guint           deviation;
  guint32         themes;
  DulleReason     reason;
} DullePuzzleHead;

/**
 * DullePuzzleAnswer:
 * @action: an announcement of %DULLE_LEVEL_NONE is silence
 */
typedef struct
{
  DulleAction action;
  double      value;
} DullePuzzleAnswer;

/**
 * DullePuzzle:
 * @n_right: how many of the first answers are right
 * @answers: the best first
 * @record: the game up to the decision
 *
 * A value without pointers.
 */
typedef struct
{
  DullePuzzleHead   head;
  guint             n_right;
  guint             n_answers;
  DullePuzzleAnswer answers[DULLE_MAX_PUZZLE_ANSWERS];
  DulleRecord       record;
} DullePuzzle;

/* The moment of the decision, with all hands. */
DulleGame dulle_puzzle_game (const DullePuzzle *self);

/* Returns: (nullable): the answer that @action is, if it was considered */
const DullePuzzleAnswer *dulle_puzzle_find_answer (const DullePuzzle *self,
                                                   const DulleAction *action);

/* Whether @action is right. */
gboolean dulle_puzzle_is_right (const DullePuzzle *self,
                                const DulleAction *action);

/* Appends the line of @self with its end. */
void dulle_puzzle_write (const DullePuzzle *self,
                         GString           *text);

/**
 * dulle_puzzle_head_parse:
 * @line: a line without its end
 *
 * Reads what stands before the answers, and no more.
 *
 * Returns: whether it could be read; if not, the error says @at
 */
gboolean dulle_puzzle_head_parse (const char              *line,
                                  const DulleTextPosition *at,
                                  DullePuzzleHead         *head);

/**
 * dulle_puzzle_parse:
 * @line: a line without its end
 *
 * The game is replayed; it must be the seat's turn, and all answers must be legal.
 *
 * Returns: whether it could be read; if not, the error says @at
 */
gboolean dulle_puzzle_parse (const char              *line,
                             const DulleTextPosition *at,
                             DullePuzzle             *self);

G_END_DECLS
