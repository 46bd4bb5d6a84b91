/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Pictures of cards that are kept for the next start: read instead of painted, painted again
 * when something is wrong with them, and removed when they are of no use.
 */
#include "cards/deck-painter.h"
#include "cards/deck-worker.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "suite.h"

#define WIDTH 40

/* A cache of this test alone.
 *
 * Returns: (transfer full): where the pictures will be */
static char *
make_cache (void)
{
  g_autofree char *cache = g_dir_make_tmp ("dulle-pictures-XXXXXX", NULL);

  ck_assert_ptr_nonnull (cache);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);

  return g_build_filename (cache, "dulle", "cards", NULL);
}

/* What a start with cards of these widths draws of one picture.
 *
 * Returns: (transfer full): the picture */
static cairo_surface_t *
start (const char *style,
       int         kept,
       int         width)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter =
      dulle_deck_painter_new_cached (DULLE_DECK_FRENCH, style, &kept, 1, &error);
  cairo_surface_t *image;

  ck_assert_ptr_nonnull (painter);
  image = dulle_deck_painter_draw (painter, DULLE_PICTURE_BACK, width, &error);
  ck_assert_msg (image != NULL, "%s", error != NULL ? error->message : "");

  return image;
}

/* Returns: how many pictures such a start paints */
static unsigned
count_painted (const char *style,
               int         kept,
               int         width)
{
  unsigned before = dulle_card_painter_count ();

  cairo_surface_destroy (start (style, kept, width));

  return dulle_card_painter_count () - before;
}

/* Returns: (transfer full) (nullable): the only file in the folder */
static char *
find_only (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
  char       *path = name != NULL ? g_build_filename (folder, name, NULL) : NULL;

  if (path != NULL)
    ck_assert_ptr_null (g_dir_read_name (dir));

  return path;
}

/* Alpha that is taken out of a color for the file, and put in again, may round it by one. */
static void
assert_alike (cairo_surface_t *one,
              cairo_surface_t *other)
{
  int                  n_rows = cairo_image_surface_get_height (one);
  int                  stride = cairo_image_surface_get_stride (one);
  const unsigned char *a;
  const unsigned char *b;

  cairo_surface_flush (one);
  cairo_surface_flush (other);
  ck_assert_int_eq (cairo_image_surface_get_height (other), n_rows);
  ck_assert_int_eq (cairo_image_surface_get_stride (other), stride);
  a = cairo_image_surface_get_data (one);
  b = cairo_image_surface_get_data (other);
  for (int i = 0; i < n_rows * stride; i++)
    ck_assert_int_le (abs (a[i] - b[i]), 1);
}

START_TEST (test_a_start_reads_what_the_last_one_painted)
{
  g_autofree char *folder = make_cache ();
  cairo_surface_t *painted = start ("", WIDTH, WIDTH);
  cairo_surface_t *read;
  unsigned         n_painted = dulle_card_painter_count ();

  read = start ("", WIDTH, WIDTH);
  ck_assert_uint_eq (dulle_card_painter_count (), n_painted);
  assert_alike (painted, read);
  cairo_surface_destroy (painted);
  cairo_surface_destroy (read);
}
END_TEST

/* A window that is being resized would leave thousands of them. */
static gboolean
is_complete (DulleCardAtlas *atlas)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    if (!dulle_card_atlas_has (atlas, i))
      return FALSE;

  return TRUE;
}

static void
refused_cb (const char *id,
            const char *problem,
            gpointer    user_data)
{
  ck_abort_msg ("%s: %s", id, problem);
}

/* The worker lives as long as the program. */
static void
paint_all (const char *id,
           const char *style)
{
  int              width = WIDTH;
  DulleDeckWorker *worker = dulle_deck_worker_new (refused_cb, NULL);
  g_autoptr (DulleCardAtlas) atlas = dulle_card_atlas_new (width);
  DulleRenderJob *job = dulle_render_job_new (id, style, atlas);

  dulle_deck_worker_open (worker, id, style, &width, 1);
  dulle_deck_worker_paint (worker, job, 0);
  while (!is_complete (atlas))
    g_main_context_iteration (NULL, TRUE);
  dulle_render_job_cancel (job);
}

/* The thread that paints the cards opens a deck with its cache before it paints anything. */
START_TEST (test_the_worker_keeps_all_pictures)
{
  g_autofree char *folder = make_cache ();

  paint_all (DULLE_DECK_GERMAN, "");
  ck_assert_uint_eq (dulle_card_painter_count (), DULLE_N_PICTURES);
  paint_all (DULLE_DECK_GERMAN, "");
  ck_assert_uint_eq (dulle_card_painter_count (), DULLE_N_PICTURES);
}
END_TEST

START_TEST (test_other_widths_are_not_kept)
{
  g_autofree char *folder = make_cache ();

  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH + 1), 1);
  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH + 1), 1);
  ck_assert_ptr_null (find_only (folder));
}
END_TEST

START_TEST (test_another_look_is_painted_and_takes_the_place)
{
  g_autofree char *folder = make_cache ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
  first = find_only (folder);
  ck_assert_uint_eq (count_painted (".suit-club{fill:#005949}", WIDTH, WIDTH), 1);
  second = find_only (folder);
  ck_assert_str_ne (first, second);
  ck_assert_uint_eq (count_painted ("", WIDTH + 1, WIDTH), 1);
  ck_assert_ptr_null (find_only (folder));
}
END_TEST

/* Cut off, of another size, and of a size for which there is no memory. */
START_TEST (test_a_damaged_file_is_painted_again)
{
  g_autofree char *folder = make_cache ();
  g_autofree char *path = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *huge = NULL;
  g_autofree char *other = NULL;
  gsize            length, other_length;

  cairo_surface_destroy (start ("", WIDTH + 1, WIDTH + 1));
  path = find_only (folder);
  ck_assert (g_file_get_contents (path, &other, &other_length, NULL));
  g_clear_pointer (&path, g_free);
  cairo_surface_destroy (start ("", WIDTH, WIDTH));
  path = find_only (folder);
  ck_assert (g_file_get_contents (path, &bytes, &length, NULL));

  for (gsize cut = 0; cut < length; cut += 1 + length / 20)
    {
      ck_assert (g_file_set_contents (path, bytes, (gssize) cut, NULL));
      ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
      ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 0);
    }
  ck_assert (g_file_set_contents (path, other, (gssize) other_length, NULL));
  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
  huge = g_memdup2 (bytes, length);
  memset (huge + 16, 0x7f, 8);
  ck_assert (g_file_set_contents (path, huge, (gssize) length, NULL));
  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
}
END_TEST

START_TEST (test_without_a_folder_cards_are_painted)
{
  g_autofree char *folder = make_cache ();
  g_autofree char *parent = g_path_get_dirname (folder);

  ck_assert (g_file_set_contents (parent, "no folder", -1, NULL));
  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
  ck_assert_uint_eq (count_painted ("", WIDTH, WIDTH), 1);
}
END_TEST

SUITE ("picture cache",
       test_a_start_reads_what_the_last_one_painted,
       test_the_worker_keeps_all_pictures,
       test_other_widths_are_not_kept,
       test_another_look_is_painted_and_takes_the_place,
       test_a_damaged_file_is_painted_again,
       test_without_a_folder_cards_are_painted)
