/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "error.h"

/* clang-format off */
G_DEFINE_QUARK (dulle-engine-error-quark, dulle_engine_error)
/* clang-format on */

static DulleTranslateFunc translate_sentence;

void
dulle_errors_translate (DulleTranslateFunc translate)
{
  translate_sentence = translate;
}

const char *
dulle_error_sentence (const char *sentence)
{
  return translate_sentence != NULL ? translate_sentence (sentence) : sentence;
}

bool
dulle_fail_at (const DulleTextPosition *at,
               DulleEngineError         code,
               const char              *format,
               ...)
{
  va_list          args;
  g_autofree char *sentence = NULL;

  va_start (args, format);
  sentence = g_strdup_vprintf (dulle_error_sentence (format), args);
  va_end (args);
  g_set_error (at->error, DULLE_ENGINE_ERROR, code, "%s:%u: %s", at->name, at->line, sentence);

  return false;
}
