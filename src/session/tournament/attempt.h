/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody tried while learning: a puzzle, a lesson, an exercise of one, or a question
 * about an own game; and what came of it.
 */
#pragma once

#include "tournament-setup.h"

G_BEGIN_DECLS

/* Bytes of what an attempt was made at, and of its theme, with their ends. */
#define DULLE_MAX_ATTEMPT_NAME  64
#define DULLE_MAX_ATTEMPT_THEME 32

typedef enum
{
  DULLE_ATTEMPT_PUZZLE,
  DULLE_ATTEMPT_LESSON,
  DULLE_ATTEMPT_EXERCISE,
  DULLE_ATTEMPT_QUIZ,
  DULLE_N_ATTEMPT_KINDS,
} DulleAttemptKind;

/**
 * DulleAttempt:
 * @made: when it was over, in microseconds since 1970, by which attempts are told apart; 0
 *   for now
 * @name: what was tried: the id of a puzzle or a lesson
 * @theme: the id of what there was to find out, or empty
 * @success: whether it was found out; of a lesson, whether it was gone through to its end
 * @rated: whether it moves the rating of whoever tried
 * @rating: how hard it was, see glicko.h; kept to a thousandth
 * @deviation: how sure that is
 * @person: who tried, as a player is called; empty for the person the program is set up for
 *
 * A value without pointers.
 */
typedef struct
{
  gint64           made;
  DulleAttemptKind kind;
  char             name[DULLE_MAX_ATTEMPT_NAME];
  char             theme[DULLE_MAX_ATTEMPT_THEME];
  gboolean         success;
  gboolean         rated;
  double           rating;
  double           deviation;
  char             person[DULLE_MAX_NAME];
} DulleAttempt;

/* One that is not rated, by the person the program is set up for. What is too long is cut. */
DulleAttempt dulle_attempt_make (DulleAttemptKind kind,
                                 const char      *name,
                                 const char      *theme,
                                 gboolean         success);

/* "puzzle", "lesson", "exercise", "quiz", for files. */
const char *dulle_attempt_kind_id (DulleAttemptKind kind);

/* Returns: whether there is a kind called @id */
gboolean dulle_attempt_kind_parse (const char       *id,
                                   DulleAttemptKind *kind);

G_END_DECLS
