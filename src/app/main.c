/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program with the window.
 */
#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "settings/standard-streams.h"

#include "dulle-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (DulleApplication) application = NULL;
  const char *localedir = g_getenv ("DULLE_LOCALEDIR");

  dulle_standard_streams_occupy ();
  dulle_standard_streams_guard ("dulle");
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = dulle_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
