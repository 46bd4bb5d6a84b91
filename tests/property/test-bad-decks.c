/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bad decks. A deck that uses much of what is allowed, changed here and there by chance,
 * plain or packed, is drawn, or refused with one sentence, and neither needs much memory;
 * a failure names the number of the case, which makes the same file again. Decks that
 * were made to do harm are refused with the file, the line and the cause. Whatever
 * becomes of the process that draws, there is a sentence, and nothing of it is left.
 */
#define _GNU_SOURCE

#include "cards/deck-painter.h"
#include "cards/dulle-deck.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "engine/rng.h"

#include "scale.h"
#include "suite.h"

#define N_CASES   4000
#define MAX_EDITS 6
#define WIDTH     40

/* MiB of one program that has read them all, and of each that has drawn one. */
#define MAX_MEMORY 512

static const char *const suits[] = { "club", "spade", "heart", "diamond" };
static const char *const ranks[] = { "1", "10", "king", "queen", "jack", "9" };

#define OPENING                                                                        \
  "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'" \
  " width='360' height='450' viewBox='0 0 360 450'>\n"

/* What the cards of the deck are drawn with. */
static const char head[] =
    "<?xml version='1.0'?>\n"
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n" OPENING
    "<style>.red{fill:#c00;stroke:black} text{font-size:9px}</style>\n"
    "<defs><linearGradient id='g'><stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#ccc'/></linearGradient>\n"
    "<radialGradient id='r' xlink:href='#g' cx='.5' fx='.4'/><pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'>"
    "<path d='M0 0L4 4'/></pattern>\n"
    "<clipPath id='c'><circle cx='30' cy='45' r='28'/></clipPath><mask id='m'><rect width='60' height='90' fill='white'/></mask>\n"
    "<filter id='f'><feGaussianBlur stdDeviation='1.5'/></filter>"
    "<symbol id='s' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></symbol></defs>\n";

static const char *const drawings[] = {
  "<use xlink:href='#s' width='20' height='20' transform='translate(9 9) rotate(20)'/>",
  "<circle class='red' cx='30' cy='45' r='1.2e1' clip-path='url(#c)'/>",
  "<path d='M5 5C10 10 20-5 30 9A4 4 0 1 1 40 40Q3 4 5 6T8 8z' style='fill:url(#r);stroke-dasharray:3 1'/>",
  "<g filter='url(#f)' opacity='.7'><ellipse cx='30' cy='45' rx='9' ry='19'/></g>",
  "<text x='9' y='30'>D &amp; K</text><polygon points='1,1 20,30 5 5' mask='url(#m)'/>",
  "<image width='9' height='9' xlink:href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='/>",
  "<metadata><rdf:RDF><x/></rdf:RDF></metadata><polyline points='9 9 20 20 9 40' fill='none' stroke='#123'/>",
};

/* @part comes before the cards. */
static char *
make_deck (const char *beginning,
           const char *part)
{
  GString *svg = g_string_new (beginning);

  g_string_append (svg, part);
  for (int i = 0; i <= DULLE_N_CARDS; i++)
    {
      g_autofree char *id = i == DULLE_N_CARDS ? g_strdup ("back")
                                               : g_strconcat (ranks[i % DULLE_N_RANKS], "_",
                                                              suits[i / DULLE_N_RANKS], NULL);

      g_string_append_printf (
          svg,
          "<g id='%s' transform='translate(%d %d)'><rect width='60' height='90' rx='4' fill='url(#%c)'/>%s</g>\n",
          id, 60 * (i % 6), 90 * (i / 6), "gp"[i % 2], drawings[i % (int) G_N_ELEMENTS (drawings)]);
    }

  return g_string_free (g_string_append (svg, "</svg>\n"), FALSE);
}

/* Damage */

static const char *const words[] = {
  "'",
  "<",
  ">",
  "/>",
  "&amp;",
  "0",
  "-",
  "1e9",
  "1e-9",
  "99999999",
  "nan",
  "#g",
  "#s",
  "#king_heart",
  "url(#f)",
  "<g>",
  "</g>",
  "<use xlink:href='#back'/>",
  "<svg viewBox='0 0 0 0'>",
  "transform='scale(1e6)'",
  "\x01",
  "\xff",
  "stdDeviation='1e5'",
  "<filter id='f'>",
  "</style>",
  "{",
  ";",
  "fill:url(#p)",
};

static void
damage (DulleRng *rng,
        GString  *text)
{
  size_t           place = dulle_rng_below (rng, (uint32_t) text->len + 1);
  size_t           most = dulle_rng_below (rng, dulle_rng_below (rng, 2) == 0 ? 4 : 300);
  size_t           length = MIN (most, text->len - place);
  const char      *word = words[dulle_rng_below (rng, G_N_ELEMENTS (words))];
  g_autofree char *part = g_memdup2 (text->str + place, length);

  switch (dulle_rng_below (rng, 5))
    {
    case 0:
      g_string_overwrite (text, place, word);
      break;
    case 1:
      g_string_insert (text, (gssize) place, word);
      break;
    case 2:
      g_string_erase (text, (gssize) place, (gssize) length);
      break;
    case 3:
      g_string_insert_len (text, (gssize) dulle_rng_below (rng, (uint32_t) text->len + 1), part,
                           (gssize) length);
      break;
    default:
      if (dulle_rng_below (rng, 8) == 0)
        g_string_truncate (text, place);
      else
        g_string_overwrite_len (text, dulle_rng_below (rng, (uint32_t) (text->len - length) + 1),
                                part, (gssize) length);
      break;
    }
}

static GString *
pack (const GString *text)
{
  g_autoptr (GConverter) packer = G_CONVERTER (
      g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 1));
  GString *packed = g_string_sized_new (text->len + 1000);
  gsize    n_read;

  g_converter_convert (packer, text->str, text->len, packed->str, text->len + 1000,
                       G_CONVERTER_INPUT_AT_END, &n_read, &packed->len, NULL);

  return packed;
}

/* Drawing, as the program tries a deck before it takes it */

static gboolean
is_sentence (const GError *error)
{
  return error != NULL && error->domain == DULLE_DECK_ERROR &&
         g_str_has_suffix (error->message, ".") && g_utf8_validate (error->message, -1, NULL);
}

static gboolean
draws (DulleDeckPainter *painter)
{
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *image = dulle_deck_painter_draw (painter, i, WIDTH, &error);

      if ((image == NULL) != (error != NULL))
        return FALSE;
      if (image == NULL)
        return TRUE;
      cairo_surface_destroy (image);
    }

  return TRUE;
}

static gboolean
is_dealt_with (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (path, "", &error);

  return painter != NULL ? error == NULL && draws (painter) : is_sentence (error);
}

static void
run_case (const char *folder,
          const char *original,
          unsigned    number)
{
  DulleRng         rng = dulle_rng (number);
  gboolean         is_packed = dulle_rng_below (&rng, 8) == 0;
  g_autofree char *path = g_build_filename (folder, is_packed ? "deck.svgz" : "deck.svg", NULL);
  GString         *file = g_string_new (original);

  if (is_packed)
    {
      GString *packed = pack (file);

      g_string_free (file, TRUE);
      file = packed;
    }
  for (unsigned n = 1 + dulle_rng_below (&rng, MAX_EDITS); n > 0; n--)
    damage (&rng, file);

  ck_assert (g_file_set_contents (path, file->str, (gssize) file->len, NULL));
  ck_assert_msg (is_dealt_with (path), "case %u", number);
  g_string_free (file, TRUE);
  g_unlink (path);
}

static void
assert_memory (int who)
{
  struct rusage usage;

  getrusage (who, &usage);
  ck_assert_int_lt (usage.ru_maxrss / 1024, MAX_MEMORY);
}

/* Processes that have ended are kept until somebody asks for them. */
static void
assert_nothing_is_left (void)
{
  ck_assert_int_eq (waitpid (-1, NULL, WNOHANG), -1);
  ck_assert_int_eq (errno, ECHILD);
}

START_TEST (test_damaged_decks)
{
  const unsigned   n_cases = scaled (N_CASES);
  g_autofree char *folder = g_dir_make_tmp ("dulle-decks-XXXXXX", NULL);
  g_autofree char *original = make_deck (head, "");

  for (unsigned number = 0; number < n_cases; number++)
    run_case (folder, original, number);
  g_rmdir (folder);

  assert_memory (RUSAGE_SELF);
  assert_memory (RUSAGE_CHILDREN);
  assert_nothing_is_left ();
}
END_TEST

/* Decks that were made to do harm */

static char *
write_deck (const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("dulle-decks-XXXXXX", NULL);
  char            *path = g_build_filename (folder, "bad.svg", NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));

  return path;
}

static void
remove_deck (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_unlink (path);
  g_rmdir (folder);
}

static void
assert_refused (const char    *text,
                DulleDeckError code,
                const char    *beginning)
{
  g_autofree char *path = write_deck (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (path, "", &error);

  ck_assert_msg (painter == NULL, "not refused: %s", beginning);
  ck_assert_msg (g_error_matches (error, DULLE_DECK_ERROR, (int) code) && is_sentence (error) &&
                     g_str_has_prefix (error->message, beginning),
                 "%s: %s", beginning, error->message);
  assert_nothing_is_left ();
  remove_deck (path);
}

#define SVG  "<svg xmlns='http://www.w3.org/2000/svg' "
#define LINK "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>\n"

static const struct
{
  const char    *head;
  const char    *part;
  DulleDeckError code;
  const char    *beginning;
} hostile_decks[] = {
  /* It ends librsvg, and the program with it. */
  { OPENING, "<filter id='x'>\n<feConvolveMatrix order='21'/></filter>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:3: A deck may not contain “feConvolveMatrix”." },
  { OPENING, "\n\n<script>1</script>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:4: A deck may not contain “script”." },
  { OPENING, "<foreignObject/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: A deck may not contain “foreignObject”." },
  { OPENING, "<animate/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: " },
  /* Entities */
  { "<?xml version='1.0'?>\n<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>]>\n" OPENING, "<text>&b;</text>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: A deck may not define entities." },
  { OPENING, "<text>&b;</text>", DULLE_DECK_ERROR_UNREADABLE, "bad.svg:2: " },
  /* What is elsewhere */
  { OPENING, "<image xlink:href='file:///etc/passwd'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “xlink:href” may refer only to something in the same file." },
  { OPENING, "<image href='http://localhost/x.png'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “href” " },
  { OPENING, "<use xlink:href='other.svg#x'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “xlink:href” " },
  { OPENING, "<use xlink:href='data:image/png;base64,iVBORw0K'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “xlink:href” " },
  { OPENING, "<rect fill='url(other.svg#x)'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “fill” may refer" },
  { OPENING, "<rect style='stroke:red;fill:url(\"http://localhost/#x\")'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “style” may refer" },
  { OPENING, "<rect style='fill:\\75rl(http://localhost/)'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “style” contains" },
  { OPENING, "<rect style='filter:blur(9999px)'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “style” contains" },
  { OPENING, "<style>\n@import 'x.css';</style>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:3: “style” contains" },
  { OPENING, "<style>g{fill:url(x)}</style>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “style” may refer" },
  { "<?xml-stylesheet href='x.css'?>\n" OPENING, "", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:1: A deck may not use another file as its stylesheet." },
  /* Bitmaps: a document in a document, 60,000 pixels wide, no bitmap at all */
  { OPENING, "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: A picture in it" },
  { OPENING, "<image href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAAABCAYAAAAfFcSJ'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: A picture in it" },
  { OPENING, "<image href='data:image/jpeg;base64,PHN2Zy8+'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: A picture in it" },
  /* Sizes */
  { SVG "viewBox='0 0 1e9 1e9'>", "", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:1: “viewBox” does not give a size that a picture can have." },
  { SVG "viewBox='0 0 nan nan'>", "", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:1: “viewBox” does not give a size" },
  { SVG "width='NaN'>", "", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:1: “width” does not give a size" },
  { SVG "height='-5'>", "", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:1: “height” does not give a size" },
  { SVG "width='inf'>", "", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:1: “width” does not give a size" },
  { OPENING, "<rect width='nan'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “width” has a number that is too large, or none at all." },
  { OPENING, "<path d='M0 0L99999999 1'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “d” has a number" },
  { OPENING, "<g transform='scale(1e30)'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “transform” has a number" },
  { OPENING, "<g style='stroke-width:1e30'/>", DULLE_DECK_ERROR_FORBIDDEN, "bad.svg:2: “style” has a number" },
  /* What draws itself */
  { OPENING, "<g id='a'>\n<use href='#a'/></g>", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:3: This part draws itself, or draws others too often." },
  { OPENING, "<pattern id='a'><rect fill='url(#b)'/></pattern>\n<pattern id='b'><rect style='fill:url(#a)'/></pattern>", DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:3: This part" },
  /* Something else */
  { OPENING "</svg>\n" OPENING, "", DULLE_DECK_ERROR_UNREADABLE, "bad.svg:3: This file is not an SVG picture" },
  { "<svg>", "", DULLE_DECK_ERROR_UNREADABLE, "bad.svg:1: This file is not an SVG picture" },
  { "<html xmlns='http://www.w3.org/2000/svg'>", "", DULLE_DECK_ERROR_UNREADABLE, "bad.svg:1: This file is not" },
};

START_TEST (test_hostile_decks)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hostile_decks); i++)
    {
      g_autofree char *text = make_deck (hostile_decks[i].head, hostile_decks[i].part);

      assert_refused (text, hostile_decks[i].code, hostile_decks[i].beginning);
    }
}
END_TEST

static char *
repeat_text (const char *text,
             unsigned    n)
{
  GString *repeated = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append (repeated, text);

  return g_string_free (repeated, FALSE);
}

static void
assert_too_much (const char *text,
                 unsigned    n,
                 const char *beginning)
{
  g_autofree char *part = repeat_text (text, n);
  g_autofree char *deck = make_deck (OPENING, part);

  assert_refused (deck, DULLE_DECK_ERROR_TOO_MUCH, beginning);
}

START_TEST (test_too_much_of_everything)
{
  g_autofree char *zeros = repeat_text ("0 ", 1000000);
  g_autofree char *path = g_strdup_printf ("<path d='M%s'/>", zeros);
  g_autofree char *links = repeat_text ("url(#g)", 140000);
  g_autofree char *references = g_strdup_printf ("<path fill='%s'/>", links);

  assert_too_much ("<g/>", 1000000, "bad.svg:2: This picture has more parts than a deck needs.");
  assert_too_much ("<svg/>", 10000, "bad.svg:2: A deck may contain “svg” no more than 2000 times.");
  assert_too_much (references, 1, "bad.svg:2: This picture has more parts than a deck needs.");
  assert_too_much ("<g>", 100, "bad.svg:2: The parts of this picture are nested too deeply.");
  assert_too_much ("<filter/>", 1000,
                   "bad.svg:2: A deck may contain “filter” no more than 200 times.");
  assert_too_much (path, 1, "bad.svg:2: “d” is too long.");
}
END_TEST

/* Each of twenty groups draws the one before it ten times, by one way or another. */
START_TEST (test_parts_that_multiply)
{
  static const char *const ways[] = { "<use xlink:href='#g%d'/>",
                                      "<pattern><use href='#g%d'/></pattern>",
                                      "<rect style='mask:url(#g%d)'/>" };

  for (gsize way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autoptr (GString) groups = g_string_new ("<g id='g0'><rect width='60' height='90'/></g>");
      g_autofree char *deck = NULL;

      for (int i = 1; i < 20; i++)
        {
          g_autofree char *number = g_strdup_printf ("%d", i - 1);
          g_auto (GStrv) halves = g_strsplit (ways[way], "%d", 2);

          g_string_append_printf (groups, "\n<g id='g%d'>", i);
          for (int j = 0; j < 10; j++)
            g_string_append_printf (groups, "%s%s%s", halves[0], number, halves[1]);
          g_string_append (groups, "</g>");
        }
      deck = make_deck (OPENING, groups->str);
      assert_refused (deck, DULLE_DECK_ERROR_TOO_MUCH, "bad.svg:");
    }
}
END_TEST

/* The process that draws */

/* Has @commands run instead of it. Returns: (transfer full): the file that says so */
static char *
replace_program (const char *commands)
{
  g_autofree char *folder = g_dir_make_tmp ("dulle-decks-XXXXXX", NULL);
  g_autofree char *text = g_strconcat ("#!/bin/sh\n", commands, "\n", NULL);
  char            *path = g_build_filename (folder, "painter", NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
  ck_assert_int_eq (g_chmod (path, 0700), 0);
  g_setenv ("PAINTER", g_getenv ("DULLE_PAINTER"), FALSE);
  g_setenv ("DULLE_PAINTER", path, TRUE);

  return path;
}

static const struct
{
  const char *commands;
  const char *cause;
} bad_processes[] = {
  { "exit 1", "cannot be drawn" },
  { "kill -SEGV $$", "cannot be drawn" },
  { "cat", "cannot be drawn" },
  { "cat /dev/zero", "cannot be drawn" },
  { "yes", "cannot be drawn" },
  { "exec head -c 4 /dev/zero", "cannot be drawn" },
  { "exec head -c 9 /dev/zero", "cannot be drawn" },
  /* the beginning of a picture */
  { "printf '\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\160\\057\\0\\0abc'", "cannot be drawn" },
  { "ulimit -v 9000; exec $PAINTER", "cannot be drawn" },
  { "ulimit -S -t 1; while :; do :; done", "takes too long" },
};

static void
assert_process_fails (const char *deck,
                      const char *cause)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (deck, "", &error);

  for (unsigned i = 0; painter != NULL && error == NULL && i < DULLE_N_PICTURES; i++)
    {
      cairo_surface_t *image = dulle_deck_painter_draw (painter, i, WIDTH, &error);

      ck_assert_int_eq (image == NULL, error != NULL);
      g_clear_pointer (&image, cairo_surface_destroy);
    }

  ck_assert_msg (is_sentence (error) && g_str_has_prefix (error->message, "bad.svg: ") &&
                     strstr (error->message, cause) != NULL,
                 "%s", error != NULL ? error->message : "no error");
  assert_nothing_is_left ();
}

START_TEST (test_a_process_that_fails)
{
  g_autofree char *text = make_deck (head, "");
  g_autofree char *deck = write_deck (text);

  for (gsize i = 0; i < G_N_ELEMENTS (bad_processes); i++)
    {
      g_autofree char *program = replace_program (bad_processes[i].commands);

      assert_process_fails (deck, bad_processes[i].cause);
      remove_deck (program);
      assert_process_fails (deck, "cannot be started");
    }
  remove_deck (deck);
}
END_TEST

START_TEST (test_a_process_that_is_killed)
{
  g_autofree char *text = make_deck (head, "");
  g_autofree char *deck = write_deck (text);
  g_autofree char *program = replace_program ("echo $$ > \"$0.pid\"; exec $PAINTER");
  g_autofree char *note = g_strconcat (program, ".pid", NULL);
  g_autofree char *pid = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (deck, "", &error);

  ck_assert_ptr_nonnull (painter);
  cairo_surface_destroy (dulle_deck_painter_draw (painter, 0, WIDTH, &error));
  ck_assert_ptr_null (error);

  ck_assert (g_file_get_contents (note, &pid, NULL, NULL));
  ck_assert_int_eq (kill (atoi (pid), SIGKILL), 0);
  ck_assert_ptr_null (dulle_deck_painter_draw (painter, 1, WIDTH, &error));
  ck_assert (is_sentence (error));
  assert_nothing_is_left ();

  g_unlink (note);
  remove_deck (program);
  remove_deck (deck);
}
END_TEST

/* What is said about the process in @file of its folder in /proc. */
static char *
read_process (const char *pid,
              const char *file)
{
  g_autofree char *path = g_build_filename ("/proc", pid, file, NULL);
  char            *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    text = g_file_read_link (path, NULL);
  ck_assert_ptr_nonnull (text);

  return text;
}

static gboolean
can_give_up_network (void)
{
  int   status;
  pid_t child = fork ();

  if (child == 0)
    _exit (unshare (CLONE_NEWUSER | CLONE_NEWNET) != 0);
  ck_assert_int_eq (waitpid (child, &status, 0), child);

  return status == 0;
}

START_TEST (test_what_the_process_gives_up)
{
  g_autofree char *text = make_deck (head, "");
  g_autofree char *deck = write_deck (text);
  g_autofree char *program = replace_program ("echo $$ > \"$0.pid\"; exec $PAINTER");
  g_autofree char *note = g_strconcat (program, ".pid", NULL);
  g_autofree char *pid = NULL;
  g_autofree char *limits = NULL;
  g_autofree char *network = NULL;
  g_autofree char *own_network = read_process ("self", "ns/net");
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (deck, "", NULL);

  ck_assert_ptr_nonnull (painter);
  ck_assert (g_file_get_contents (note, &pid, NULL, NULL));
  g_strchomp (pid);
  limits = read_process (pid, "limits");
  ck_assert_msg (g_regex_match_simple ("Max file size +0 +0 ", limits, 0, 0), "%s", limits);
  network = read_process (pid, "ns/net");
  ck_assert_int_eq (g_str_equal (network, own_network), !can_give_up_network ());

  g_unlink (note);
  remove_deck (program);
  remove_deck (deck);
}
END_TEST

static void
painted_cb (DulleCardAtlas *atlas,
            unsigned        picture,
            guint32        *painted)
{
  *painted |= 1u << picture;
}

static void
forget_cb (guint32 *painted)
{
  *painted = 0;
}

/* The first picture is there, as zeros; then the process ends. All pictures are painted
 * again, with a deck that has them all. */
START_TEST (test_the_own_deck_takes_its_place)
{
  g_autofree char *text = make_deck (head, "");
  g_autofree char *path = write_deck (text);
  g_autofree char *program = replace_program ("head -c 8 /dev/zero;"
                                              "printf '\\0\\0\\0\\0\\160\\057\\0\\0';"
                                              "exec head -c 12144 /dev/zero");
  g_autofree char *problem = NULL;
  g_autoptr (DulleCardAtlas) atlas = NULL;
  DulleDeck *deck = dulle_deck_get_default ();
  guint32    painted = 0;

  g_object_set (deck, "id", path, NULL);
  atlas = dulle_deck_get_atlas (deck, WIDTH);
  g_signal_connect (atlas, "painted", G_CALLBACK (painted_cb), &painted);
  g_signal_connect_swapped (deck, "notify::problem", G_CALLBACK (forget_cb), &painted);
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    dulle_card_atlas_want (atlas, i);

  while (problem == NULL || painted + 1 != 1u << DULLE_N_PICTURES)
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (problem);
      g_object_get (deck, "problem", &problem, NULL);
    }
  ck_assert_str_eq (problem,
                    "bad.svg: This deck cannot be drawn: it is damaged, or needs too much memory.");
  assert_nothing_is_left ();
  remove_deck (program);
  remove_deck (path);
}
END_TEST

START_TEST (test_the_whole_deck)
{
  g_autofree char *text = make_deck (head, "");
  g_autofree char *path = write_deck (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleDeckPainter) painter = dulle_deck_painter_new (path, "", &error);

  ck_assert_msg (painter != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (draws (painter));
  remove_deck (path);
}
END_TEST

SUITE ("bad-decks",
       test_the_whole_deck,
       test_damaged_decks,
       test_hostile_decks,
       test_too_much_of_everything,
       test_parts_that_multiply,
       test_a_process_that_fails,
       test_a_process_that_is_killed,
       test_what_the_process_gives_up,
       test_the_own_deck_takes_its_place)
