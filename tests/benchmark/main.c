/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-benchmark: measures the real window. It starts itself again for each part.
 */
#include <glib.h>
#include <stdlib.h>

#include "benchmark.h"

static const char summary[] =
    "Plays a deal in the real window and prints what it costs as JSON: frames, the\n"
    "program's own work in each, the longest turn of the main loop, the time to the first\n"
    "complete frame, and the memory, the last two beside those of an empty window.";

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *part = NULL;
  g_autofree char *store = NULL;
  GOptionEntry     entries[] = {
        { "part", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, &part, NULL, NULL },
        { "store", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME, &store, NULL, NULL },
        { NULL }
  };

  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("dulle-benchmark: %s\n", error->message);
      return EXIT_FAILURE;
    }

  return part == NULL ? dulle_benchmark_run () : dulle_benchmark_run_part (part, store);
}
