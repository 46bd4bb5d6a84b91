/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program with the window.
 */
#include "settings/language.h"
#include "settings/standard-streams.h"

#include "dulle-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (DulleApplication) application = NULL;

  dulle_standard_streams_occupy ();
  dulle_standard_streams_guard ("dulle");
  dulle_language_choose ();

  application = dulle_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
