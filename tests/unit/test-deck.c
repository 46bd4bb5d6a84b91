/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Decks of cards: the own are complete, those of others are found and drawn, and
 * whatever is wrong with a file is refused with a sentence.
 */
#include "cards/deck-check.h"
#include "cards/deck-painter.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "suite.h"

#define WIDTH 40

static const char *const suits[] = { "club", "spade", "heart", "diamond" };
static const char *const ranks[] = { "1", "10", "king", "queen", "jack", "9" };

/* Data folders of this test alone. */
static char *
make_home (void)
{
  char *home = g_dir_make_tmp ("dulle-decks-XXXXXX", NULL);

  ck_assert_ptr_nonnull (home);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_DATA_DIRS", "/nowhere", TRUE);

  return home;
}

static char *
write_file (const char *home,
            const char *name,
            const char *text,
            gssize      length)
{
  g_autofree char *path = g_build_filename (home, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  ck_assert (g_file_set_contents (path, text, length, NULL));

  return g_steal_pointer (&path);
}

static char *
pack (const char *text,
      gsize       length,
      gsize      *packed)
{
  g_autoptr (GConverter) packer = G_CONVERTER (
      g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  char *bytes = g_malloc (length + 1000);
  gsize n_read;

  ck_assert_int_eq (g_converter_convert (packer, text, length, bytes, length + 1000,
                                         G_CONVERTER_INPUT_AT_END, &n_read, packed, NULL),
                    G_CONVERTER_FINISHED);
  ck_assert_uint_eq (n_read, length);

  return bytes;
}

/* A deck of plain rectangles, named as KDE's or laid out as Aisleriot's; one card
 * may be something else. */
static char *
make_deck (gboolean    on_sheet,
           const char *odd,
           const char *instead)
{
  static const int columns[] = { 0, 9, 12, 11, 10, 8 };
  static const int rows[] = { 0, 3, 2, 1 };
  GString         *svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg'"
                                               " xmlns:xlink='http://www.w3.org/1999/xlink'"
                                               " width='780' height='450' viewBox='0 0 780 450'>");

  for (int i = 0; i <= DULLE_N_CARDS; i++)
    {
      int              suit = i / DULLE_N_RANKS;
      int              rank = i % DULLE_N_RANKS;
      g_autofree char *id = i == DULLE_N_CARDS
                                ? g_strdup ("back")
                                : g_strconcat (on_sheet ? suits[suit] : ranks[rank], "_",
                                               on_sheet ? ranks[rank] : suits[suit], NULL);

      if (g_strcmp0 (id, odd) == 0)
        g_string_append (svg, instead);
      else
        g_string_append_printf (
            svg, "<rect id='%s' x='%d' y='%d' width='60' height='90' fill='#%02x4080'/>", id,
            60 * (i == DULLE_N_CARDS ? 2 : columns[rank]),
            90 * (i == DULLE_N_CARDS ? 4 : rows[suit]), 10 * i);
    }

  return g_string_free (g_string_append (svg, "</svg>"), FALSE);
}

static cairo_surface_t *
draw (DulleDeckPainter *painter,
      unsigned          picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_deck_painter_draw (painter, picture, WIDTH, &error);

  ck_assert_msg (image != NULL, "picture %u: %s", picture, error != NULL ? error->message : "");
  cairo_surface_flush (image);

  return image;
}

static gboolean
is_alike (cairo_surface_t *one,
          cairo_surface_t *other)
{
  size_t size = (size_t) cairo_image_surface_get_stride (one) *
                (size_t) cairo_image_surface_get_height (one);

  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other), size) ==
         0;
}

static DulleDeckPainter *
open_deck (const char *id,
           const char *stylesheet)
{
  g_autoptr (GError) error = NULL;
  DulleDeckPainter *painter = dulle_deck_painter_new (id, stylesheet, &error);

  ck_assert_msg (painter != NULL, "%s: %s", id, error != NULL ? error->message : "");

  return painter;
}

/* All pictures are there, and no two are the same. */
static void
assert_complete (const char *id)
{
  g_autoptr (DulleDeckPainter) painter = open_deck (id, "");
  cairo_surface_t *images[DULLE_N_PICTURES];

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      images[i] = draw (painter, i);
      for (unsigned j = 0; j < i; j++)
        ck_assert_msg (!is_alike (images[i], images[j]), "%s: %u is %u", id, i, j);
    }

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    cairo_surface_destroy (images[i]);
}

/* Whether a stylesheet changes a picture. */
static gboolean
changes (const char *id,
         const char *stylesheet,
         unsigned    picture)
{
  g_autoptr (DulleDeckPainter) plain = open_deck (id, "");
  g_autoptr (DulleDeckPainter) styled = open_deck (id, stylesheet);
  cairo_surface_t *one = draw (plain, picture);
  cairo_surface_t *other = draw (styled, picture);
  gboolean         differs = !is_alike (one, other);

  cairo_surface_destroy (one);
  cairo_surface_destroy (other);

  return differs;
}

typedef struct
{
  GMainLoop *loop;
  char      *id;
  GError    *error;
} Answer;

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Answer *answer = data;

  answer->id = dulle_deck_check_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static Answer
check_deck (const char *id,
            gboolean    keep)
{
  Answer answer = { g_main_loop_new (NULL, FALSE), NULL, NULL };

  dulle_deck_check_async (id, keep, NULL, checked_cb, &answer);
  g_main_loop_run (answer.loop);
  g_main_loop_unref (answer.loop);

  return answer;
}

static void
assert_refused (const char    *path,
                DulleDeckError code)
{
  Answer answer = check_deck (path, TRUE);

  ck_assert_msg (answer.id == NULL, "%s was taken", path);
  ck_assert_msg (g_error_matches (answer.error, DULLE_DECK_ERROR, (int) code), "%s: %s", path,
                 answer.error->message);
  ck_assert (g_str_has_suffix (answer.error->message, "."));
  ck_assert (g_utf8_validate (answer.error->message, -1, NULL));
  g_error_free (answer.error);
}

static void
assert_text_refused (const char    *text,
                     DulleDeckError code)
{
  g_autofree char *home = make_home ();
  g_autofree char *path = write_file (home, "bad.svg", text, -1);

  assert_refused (path, code);
}

START_TEST (test_own_decks_are_complete)
{
  assert_complete (DULLE_DECK_FRENCH);
  assert_complete (DULLE_DECK_GERMAN);
}
END_TEST

static int n_painted;

static gpointer
paint_cards (gpointer nothing)
{
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (DULLE_DECK_FRENCH, "", NULL);

  while (g_atomic_int_get (&n_painted) < G_MAXINT)
    {
      cairo_surface_destroy (dulle_deck_painter_draw (painter, 0, WIDTH, NULL));
      g_atomic_int_inc (&n_painted);
    }

  return NULL;
}

/* The last picture may be counted a little later. */
static void
assert_nothing_is_painted (void)
{
  int n = g_atomic_int_get (&n_painted);

  g_usleep (50000);
  if (g_atomic_int_get (&n_painted) > n + 1)
    _exit (EXIT_FAILURE);
}

/* Libraries are taken down then, also those that draw. */
START_TEST (test_nothing_is_painted_while_the_program_ends)
{
  int   status = -1;
  pid_t program;

  fflush (NULL);
  program = fork ();
  if (program == 0)
    {
      atexit (assert_nothing_is_painted);
      g_thread_unref (g_thread_new ("painter", paint_cards, NULL));
      while (g_atomic_int_get (&n_painted) == 0)
        g_usleep (1000);
      exit (EXIT_SUCCESS);
    }

  ck_assert_int_eq (waitpid (program, &status, 0), program);
  ck_assert_int_eq (status, 0);
}
END_TEST

START_TEST (test_own_decks_follow_the_settings)
{
  static const char *const english = ".index-de{display:none}.index-en{display:inline}";
  static const char *const waves = ".back-lattice{display:none}.back-waves{display:inline}";

  ck_assert (changes (DULLE_DECK_FRENCH, english, DULLE_CLUB_QUEEN));
  ck_assert (!changes (DULLE_DECK_FRENCH, english, DULLE_HEART_TEN));
  ck_assert (!changes (DULLE_DECK_GERMAN, english, DULLE_CLUB_QUEEN));
  ck_assert (changes (DULLE_DECK_FRENCH, ".suit-diamond{fill:#00f}", DULLE_DIAMOND_ACE));
  ck_assert (changes (DULLE_DECK_FRENCH, waves, DULLE_PICTURE_BACK));
  ck_assert (changes (DULLE_DECK_GERMAN, waves, DULLE_PICTURE_BACK));
}
END_TEST

/* Nothing that can be seen gets lost when a deck is checked and written anew. */
static void
assert_looks_the_same_as_file (const char *id)
{
  g_autofree char *home = make_home ();
  g_autoptr (GBytes) svg = dulle_deck_file_read (id, NULL);
  g_autofree char *path = write_file (home, "own.svg", g_bytes_get_data (svg, NULL),
                                      (gssize) g_bytes_get_size (svg));
  g_autoptr (DulleDeckPainter) own = open_deck (id, "");
  g_autoptr (DulleDeckPainter) checked = open_deck (path, "");

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      cairo_surface_t *one = draw (own, i);
      cairo_surface_t *other = draw (checked, i);

      ck_assert_msg (is_alike (one, other), "%s: picture %u", id, i);
      cairo_surface_destroy (one);
      cairo_surface_destroy (other);
    }
}

START_TEST (test_a_checked_deck_looks_the_same)
{
  assert_looks_the_same_as_file (DULLE_DECK_FRENCH);
  assert_looks_the_same_as_file (DULLE_DECK_GERMAN);
}
END_TEST

START_TEST (test_decks_of_others_are_found)
{
  g_autofree char *home = make_home ();
  g_autofree char *kde = make_deck (FALSE, NULL, NULL);
  g_autofree char *gnome = make_deck (TRUE, NULL, NULL);
  gsize            packed;
  g_autofree char *svgz = pack (gnome, strlen (gnome), &packed);
  g_autoptr (GPtrArray) decks = NULL;
  const char *names[] = { "French suits", "German suits", "Plain ones", "Slavic costumes" };

  g_free (write_file (home, "carddecks/plain/plain.svg", kde, -1));
  g_free (write_file (home, "carddecks/plain/index.desktop",
                      "[KDE Backdeck]\nName=Plain ones\nSVG=plain.svg\n", -1));
  g_free (write_file (home, "carddecks/outside/index.desktop",
                      "[KDE Backdeck]\nName=X\nSVG=../plain/plain.svg\n", -1));
  g_free (write_file (home, "carddecks/empty/index.desktop", "", 0));
  g_free (write_file (home, "aisleriot/cards/slavic_costumes.svgz", svgz, (gssize) packed));
  g_free (write_file (home, "aisleriot/cards/README", "", 0));

  decks = dulle_deck_file_find ();
  ck_assert_uint_eq (decks->len, G_N_ELEMENTS (names));
  for (guint i = 0; i < decks->len; i++)
    {
      const DulleDeckFile *deck = decks->pdata[i];

      ck_assert_str_eq (deck->name, names[i]);
      ck_assert_int_eq (dulle_deck_file_is_own (deck->id), i < 2);
      assert_complete (deck->id);
    }
}
END_TEST

START_TEST (test_an_added_deck_is_kept)
{
  g_autofree char *home = make_home ();
  g_autofree char *svg = make_deck (FALSE, NULL, NULL);
  gsize            packed;
  g_autofree char *svgz = pack (svg, strlen (svg), &packed);
  g_autofree char *path = write_file (home, "mine.svgz", svgz, (gssize) packed);
  Answer           answer = check_deck (path, TRUE);
  g_autoptr (GPtrArray) decks = NULL;

  ck_assert_ptr_null (answer.error);
  ck_assert (g_str_has_suffix (answer.id, "/dulle/cards/mine.svg"));
  g_unlink (path);
  assert_complete (answer.id);

  decks = dulle_deck_file_find ();
  ck_assert_uint_eq (decks->len, 3);
  ck_assert_str_eq (((DulleDeckFile *) decks->pdata[2])->id, answer.id);
  g_free (answer.id);
}
END_TEST

/* The settings keep text: what has another name is not listed, and kept under one that is. */
START_TEST (test_names_are_text)
{
  g_autofree char *home = make_home ();
  g_autofree char *svg = make_deck (FALSE, NULL, NULL);
  g_autofree char *path = write_file (home, "aisleriot/cards/f\xfcr.svg", svg, -1);
  Answer           answer = check_deck (path, TRUE);
  g_autoptr (GPtrArray) decks = dulle_deck_file_find ();

  ck_assert_ptr_null (answer.error);
  ck_assert (g_str_has_suffix (answer.id, "/dulle/cards/f\357\277\275r.svg"));
  ck_assert_uint_eq (decks->len, 3);
  ck_assert_str_eq (((DulleDeckFile *) decks->pdata[2])->id, answer.id);
  g_free (answer.id);
}
END_TEST

START_TEST (test_what_is_no_file_is_refused)
{
  g_autofree char *home = make_home ();
  g_autofree char *pipe_path = g_build_filename (home, "pipe.svg", NULL);

  assert_refused ("/nowhere/deck.svg", DULLE_DECK_ERROR_UNREADABLE);
  assert_refused ("/nowhere/f\xfcr.svg", DULLE_DECK_ERROR_UNREADABLE);
  assert_refused (home, DULLE_DECK_ERROR_UNREADABLE);
  ck_assert_int_eq (mkfifo (pipe_path, 0600), 0);
  assert_refused (pipe_path, DULLE_DECK_ERROR_UNREADABLE);
}
END_TEST

START_TEST (test_what_is_no_picture_is_refused)
{
  g_autofree char *home = make_home ();
  g_autofree char *svg = make_deck (FALSE, NULL, NULL);
  gsize            packed;
  g_autofree char *svgz = pack (svg, strlen (svg), &packed);
  g_autofree char *half = write_file (home, "half.svgz", svgz, (gssize) packed / 2);

  assert_refused (half, DULLE_DECK_ERROR_UNREADABLE);
  assert_text_refused ("", DULLE_DECK_ERROR_UNREADABLE);
  assert_text_refused ("no picture", DULLE_DECK_ERROR_UNREADABLE);
  svg[strlen (svg) - 20] = '\0';
  assert_text_refused (svg, DULLE_DECK_ERROR_UNREADABLE);
}
END_TEST

START_TEST (test_a_picture_of_something_else_is_refused)
{
  g_autofree char *without_back = make_deck (FALSE, "back", "");
  g_autofree char *empty_card = make_deck (FALSE, "9_heart", "<g id='9_heart'/>");
  g_autofree char *flat_card = make_deck (FALSE, "9_heart",
                                          "<rect id='9_heart' width='90' height='60'/>");

  assert_text_refused ("<svg xmlns='http://www.w3.org/2000/svg'/>", DULLE_DECK_ERROR_NO_DECK);
  assert_text_refused (without_back, DULLE_DECK_ERROR_NO_DECK);
  assert_text_refused (empty_card, DULLE_DECK_ERROR_NO_DECK);
  assert_text_refused (flat_card, DULLE_DECK_ERROR_NO_DECK);
}
END_TEST

START_TEST (test_a_huge_file_is_refused)
{
  const gsize      length = 40 << 20;
  g_autofree char *home = make_home ();
  g_autofree char *zeros = g_malloc0 (length);
  gsize            packed;
  g_autofree char *bomb = pack (zeros, length, &packed);
  g_autofree char *path = write_file (home, "bomb.svgz", bomb, (gssize) packed);

  assert_refused (path, DULLE_DECK_ERROR_TOO_MUCH);
}
END_TEST

/* Each of twenty groups draws the one before it ten times. */
START_TEST (test_a_hostile_file_is_refused)
{
  g_autoptr (GString) groups = g_string_new ("<g id='g0'><rect width='60' height='90'/></g>");
  g_autofree char *svg = NULL;
  g_autofree char *home = make_home ();
  g_autofree char *path = NULL;
  Answer           answer;

  for (int i = 1; i < 20; i++)
    {
      g_string_append_printf (groups, "<g id='g%d'>", i);
      for (int j = 0; j < 10; j++)
        g_string_append_printf (groups, "<use xlink:href='#g%d'/>", i - 1);
      g_string_append (groups, "</g>");
    }
  g_string_append (groups, "<use id='back' xlink:href='#g19'/>");

  svg = make_deck (FALSE, "back", groups->str);
  path = write_file (home, "bad.svg", svg, -1);
  answer = check_deck (path, TRUE);
  ck_assert_ptr_null (answer.id);
  ck_assert_int_eq (answer.error->domain, DULLE_DECK_ERROR);
  g_error_free (answer.error);
}
END_TEST

SUITE ("deck",
       test_own_decks_are_complete,
       test_nothing_is_painted_while_the_program_ends,
       test_own_decks_follow_the_settings,
       test_a_checked_deck_looks_the_same,
       test_decks_of_others_are_found,
       test_an_added_deck_is_kept,
       test_names_are_text,
       test_what_is_no_file_is_refused,
       test_what_is_no_picture_is_refused,
       test_a_picture_of_something_else_is_refused,
       test_a_huge_file_is_refused,
       test_a_hostile_file_is_refused)
