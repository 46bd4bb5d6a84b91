/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Runs the parts of the benchmark and puts their figures together.
 */
#include "config.h"

#include "benchmark.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "cards/deck-painter.h"
#include "lab/json-text.h"

#define PROGRAM    "/proc/self/exe"
#define RUNS       7
#define FACE_WIDTH 240

/* A window with its first complete frame: when, after the start, and with how much memory. */
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
draw_faces (DulleDeckPainter *painter,
            GError          **error)
{
  for (unsigned card = 0; card < DULLE_N_CARDS; card++)
    {
      cairo_surface_t *image = dulle_deck_painter_draw (painter, card, FACE_WIDTH, error);

      if (image == NULL)
        return FALSE;
      cairo_surface_destroy (image);
    }

  return TRUE;
}

static gboolean
measure_faces (JsonObject *object,
               GError    **error)
{
  g_autoptr (DulleDeckPainter) painter = NULL;
  JsonObject *times;
  double      began = processor_time ();
  double      opened;

  painter = dulle_deck_painter_new (DULLE_DECK_FRENCH, "", error);
  opened = processor_time ();
  if (painter == NULL || !draw_faces (painter, error))
    return FALSE;

  times = json_object_new ();
  dulle_json_set_decimal (times, "open", opened - began, 1);
  dulle_json_set_decimal (times, "draw", processor_time () - opened, 1);
  json_object_set_object_member (object, "faces_ms", times);

  return TRUE;
}

/* Parts */

/* The user's settings, tournaments and cached pictures are not touched. The parts share a
 * folder of their own, so that each window begins at the size of the one before. */
static GSubprocess *
start_part (const char *part,
            const char *folder,
            GError    **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *store = g_build_filename (folder, "benchmark.db", NULL);
  g_autofree char *option = g_strconcat ("--part=", part, NULL);

  g_unlink (store);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", folder, TRUE);

  return g_subprocess_launcher_spawn (launcher, error, PROGRAM, option, "--store", store, NULL);
}

/* Returns: (transfer full) (nullable): what the part printed */
static JsonObject *
run_part (const char *part,
          const char *folder,
          GError    **error)
{
  g_autoptr (GSubprocess) process = start_part (part, folder, error);
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *output = NULL;

  if (process == NULL || !g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, error))
    return NULL;

  if (g_subprocess_get_successful (process))
    root = json_from_string (output, NULL);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   "The part “%s” of the benchmark has failed.", part);
      return NULL;
    }

  return json_node_dup_object (root);
}

static gboolean
run_window (const char *part,
            const char *folder,
            Shown      *shown,
            GError    **error)
{
  gint64 began = g_get_monotonic_time ();
  g_autoptr (JsonObject) figures = run_part (part, folder, error);

  if (figures == NULL)
    return FALSE;

  shown->milliseconds = (double) (json_object_get_int_member (figures, "shown_at") - began) / 1000;
  shown->mebibytes = json_object_get_double_member (figures, "resident_mib");

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

/* They take turns, so that both suffer alike from what else the machine does. */
static gboolean
compare_windows (const char *folder,
                 Shown      *empty,
                 Shown      *table,
                 GError    **error)
{
  Shown empties[RUNS];
  Shown tables[RUNS];

  for (guint i = 0; i < RUNS; i++)
    if (!run_window ("empty", folder, &empties[i], error) ||
        !run_window ("start", folder, &tables[i], error))
      return FALSE;

  qsort (empties, RUNS, sizeof *empties, compare_shown);
  qsort (tables, RUNS, sizeof *tables, compare_shown);
  *empty = empties[RUNS / 2];
  *table = tables[RUNS / 2];

  return TRUE;
}

static void
set_windows (JsonObject  *object,
             const Shown *empty,
             const Shown *table,
             double       after_deal)
{
  JsonObject *start = json_object_new ();
  JsonObject *resident = json_object_new ();

  dulle_json_set_decimal (start, "empty", empty->milliseconds, 1);
  dulle_json_set_decimal (start, "table", table->milliseconds, 1);
  dulle_json_set_decimal (start, "ratio", table->milliseconds / empty->milliseconds, 2);
  dulle_json_set_decimal (resident, "empty", empty->mebibytes, 1);
  dulle_json_set_decimal (resident, "table", table->mebibytes, 1);
  dulle_json_set_decimal (resident, "after_deal", after_deal, 1);
  dulle_json_set_decimal (resident, "above_empty", after_deal - empty->mebibytes, 1);
  json_object_set_object_member (object, "start_ms", start);
  json_object_set_object_member (object, "resident_mib", resident);
}

/* The figures of the deal are passed on, except for its memory, which stands beside that
 * of the windows. */
static gboolean
measure_parts (JsonObject *object,
               const char *folder,
               GError    **error)
{
  g_autoptr (JsonObject) deal = run_part ("deal", folder, error);
  Shown          empty;
  Shown          table;
  JsonObjectIter iter;
  const char    *name;
  JsonNode      *figure;

  if (deal == NULL || !compare_windows (folder, &empty, &table, error))
    return FALSE;

  set_windows (object, &empty, &table, json_object_get_double_member (deal, "resident_mib"));
  json_object_remove_member (deal, "resident_mib");
  json_object_iter_init_ordered (&iter, deal);
  while (json_object_iter_next_ordered (&iter, &name, &figure))
    json_object_set_member (object, name, json_node_copy (figure));

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
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("dulle-XXXXXX", &error);
  g_autofree char *text = NULL;
  gboolean         done;

  json_object_set_string_member (object, "version", VERSION);
  done = folder != NULL && measure_faces (object, &error) && measure_parts (object, folder, &error);
  if (folder != NULL)
    remove_folder (folder);
  if (!done)
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  text = dulle_json_format (object, true);
  g_print ("%s\n", text);

  return EXIT_SUCCESS;
}
