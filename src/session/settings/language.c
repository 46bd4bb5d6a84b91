/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Binds our catalogue of sentences, to which the engine, which looks up nothing, is led as well.
 */
#include "config.h"

#include "language.h"

#include "engine/error.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <locale.h>

static const char *
translate (const char *sentence)
{
  return _ (sentence);
}

void
dulle_language_choose (void)
{
  const char *localedir = g_getenv ("DULLE_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  dulle_errors_translate (translate);
}
