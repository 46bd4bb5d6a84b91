/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What can go wrong on the engine's floor: a text that cannot be read as rules, records
 * or a view.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/**
 * DulleEngineError:
 * @DULLE_ENGINE_ERROR_VERSION: the first line is not the head of a form that we read
 * @DULLE_ENGINE_ERROR_SYNTAX: not UTF-8, the wrong number of words, a line out of place
 * @DULLE_ENGINE_ERROR_UNKNOWN: there is no such word, option or preset
 * @DULLE_ENGINE_ERROR_VALUE: a word that is not one of those possible in its place
 * @DULLE_ENGINE_ERROR_ILLEGAL: an action that the rules forbid
 * @DULLE_ENGINE_ERROR_INCONSISTENT: well-formed, but contradictory: a result other than
 *   the game's, a deck that is not whole, or a view that no game can lead to
 *
 * The message is one whole sentence for a person, after the name of the text and the
 * line: “file:10: There is no option called “x”.”
 */
typedef enum
{
  DULLE_ENGINE_ERROR_VERSION,
  DULLE_ENGINE_ERROR_SYNTAX,
  DULLE_ENGINE_ERROR_UNKNOWN,
  DULLE_ENGINE_ERROR_VALUE,
  DULLE_ENGINE_ERROR_ILLEGAL,
  DULLE_ENGINE_ERROR_INCONSISTENT,
} DulleEngineError;

#define DULLE_ENGINE_ERROR (dulle_engine_error_quark ())
GQuark dulle_engine_error_quark (void);

/**
 * DulleTextPosition:
 * @name: what to call the text in messages, usually a file name
 * @line: the number of the line that is being read, from 1
 * @error: (nullable): where a failure is reported
 *
 * Where a reader is in its text.
 */
typedef struct
{
  const char *name;
  unsigned    line;
  GError    **error;
} DulleTextPosition;

/**
 * DulleTranslateFunc:
 * @sentence: in English
 *
 * Returns: the same in another language, with the same conversions in it
 */
typedef const char *(*DulleTranslateFunc) (const char *sentence) G_GNUC_FORMAT (1);

/* From now on messages are told by what @translate returns; without it, they are English. To be
 * called before the first thread. */
void dulle_errors_translate (DulleTranslateFunc translate);

/* Returns: @sentence as it is told */
const char *dulle_error_sentence (const char *sentence) G_GNUC_FORMAT (1);

/* Reports that the line @at cannot be read; @format gives the sentence. Returns: false */
bool dulle_fail_at (const DulleTextPosition *at,
                    DulleEngineError         code,
                    const char              *format,
                    ...) G_GNUC_PRINTF (3, 4);
