/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the parts of the benchmark and puts their figures together.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "widgets/deck-file.h"

#include "benchmark.h"

#define PROGRAM    "/proc/self/exe"
#define RUNS       7
#define FACE_WIDTH 240
#define DEAL       "--deal-seed=7"

/* What a part that shows a window tells. */
typedef struct
{
  double milliseconds;
  double mebibytes;
} Shown;

/* Of this thread, in milliseconds. */
static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* Faces */

static gboolean
draw_faces (DulleCardPainter *painter,
            GError          **error)
{
  for (unsigned card = 0; card < DULLE_N_CARDS; card++)
    {
      cairo_surface_t *image = dulle_card_painter_draw (painter, card, FACE_WIDTH, error);

      if (image == NULL)
        return FALSE;
      cairo_surface_destroy (image);
    }

  return TRUE;
}

static gboolean
write_faces (GString *json,
             GError **error)
{
  g_autoptr (GBytes) svg = dulle_deck_file_read (DULLE_DECK_FRENCH, error);
  g_autoptr (DulleCardPainter) painter = NULL;
  double began = processor_time ();
  double opened;

  if (svg != NULL)
    painter = dulle_card_painter_new (svg, "", error);
  opened = processor_time ();
  if (painter == NULL || !draw_faces (painter, error))
    return FALSE;

  g_string_append_printf (json, "  \"faces_ms\": { \"open\": %.1f, \"draw\": %.1f },\n", opened - began, processor_time () - opened);

  return TRUE;
}

/* Parts */

/* Nothing that the user has is touched: neither settings nor tournaments. The parts
 * share what they keep, so that one begins as large as the one before. */
static GSubprocess *
start_part (const char *part,
            const char *folder,
            GError    **error)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *store = g_build_filename (folder, "benchmark.db", NULL);
  g_autofree char *option = g_strconcat ("--benchmark-part=", part, NULL);

  g_unlink (store);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", folder, TRUE);

  return g_subprocess_launcher_spawn (launcher, error, PROGRAM, option, DEAL, "--store", store, NULL);
}

static char *
run_part (const char *part,
          const char *folder,
          GError    **error)
{
  g_autoptr (GSubprocess) process = start_part (part, folder, error);
  g_autofree char *output = NULL;

  if (process == NULL || !g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, error))
    return NULL;

  if (!g_subprocess_get_successful (process) || *output == '\0')
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The part “%s” of the benchmark has failed."), part);
      return NULL;
    }

  return g_steal_pointer (&output);
}

/* It tells the time at which the frame was there, and its memory. */
static gboolean
run_window (const char *part,
            const char *folder,
            Shown      *shown,
            GError    **error)
{
  gint64           began = g_get_monotonic_time ();
  g_autofree char *output = run_part (part, folder, error);
  char            *rest;

  if (output == NULL)
    return FALSE;

  shown->milliseconds = (double) (g_ascii_strtoll (output, &rest, 10) - began) / 1000;
  shown->mebibytes = g_ascii_strtod (rest, NULL);

  return TRUE;
}

static int
compare_shown (const void *a,
               const void *b)
{
  double one = ((const Shown *) a)->milliseconds;
  double other = ((const Shown *) b)->milliseconds;

  return (one > other) - (one < other);
}

/* By turns, so that both meet the same troubles of the machine. */
static gboolean
compare_windows (const char *folder,
                 Shown      *empty,
                 Shown      *table,
                 GError    **error)
{
  Shown empties[RUNS];
  Shown tables[RUNS];

  for (guint i = 0; i < RUNS; i++)
    if (!run_window ("empty", folder, &empties[i], error) || !run_window ("start", folder, &tables[i], error))
      return FALSE;

  qsort (empties, RUNS, sizeof *empties, compare_shown);
  qsort (tables, RUNS, sizeof *tables, compare_shown);
  *empty = empties[RUNS / 2];
  *table = tables[RUNS / 2];

  return TRUE;
}

/* The deal tells its memory first, then members of the object. */
static gboolean
write_parts (GString    *json,
             const char *folder,
             GError    **error)
{
  g_autofree char *deal = run_part ("deal", folder, error);
  Shown            empty;
  Shown            table;
  char            *members;
  double           after;

  if (deal == NULL || !compare_windows (folder, &empty, &table, error))
    return FALSE;
  after = g_ascii_strtod (deal, &members);

  g_string_append_printf (json, "  \"start_ms\": { \"empty\": %.0f, \"table\": %.0f, \"ratio\": %.2f },\n",
                          empty.milliseconds, table.milliseconds, table.milliseconds / empty.milliseconds);
  g_string_append_printf (json, "  \"resident_mib\": { \"empty\": %.1f, \"table\": %.1f, \"after_deal\": %.1f, \"above_empty\": %.1f },\n",
                          empty.mebibytes, table.mebibytes, after, after - empty.mebibytes);
  g_string_append (json, members + 1);

  return TRUE;
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        remove_folder (inside);
      else
        g_unlink (inside);
    }
  g_rmdir (path);
}

int
dulle_benchmark_run (void)
{
  g_autoptr (GString) json = g_string_new ("{\n  \"version\": \"" VERSION "\",\n");
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("dulle-XXXXXX", &error);
  gboolean         done = folder != NULL && write_faces (json, &error) && write_parts (json, folder, &error);

  if (folder != NULL)
    remove_folder (folder);
  if (!done)
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  g_print ("%s}\n", json->str);

  return EXIT_SUCCESS;
}
