/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Damaged decks: a deck that uses much of what SVG has, changed here and there by
 * chance, plain or packed, is drawn, or refused with one sentence; and neither needs
 * much memory. A failure names the number of the case, which makes the same file
 * again.
 */
#include "cards/deck-file.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

#include "engine/rng.h"

#include "scale.h"
#include "suite.h"

#define N_CASES   4000
#define MAX_EDITS 6
#define WIDTH     40

/* MiB of one program that has read them all; the largest deck is known to need 100. */
#define MAX_MEMORY 1024

/* The program's own check gives up after this time, in microseconds. */
#define TIMEOUT (2 * G_USEC_PER_SEC)

static const char *const suits[] = { "club", "spade", "heart", "diamond" };
static const char *const ranks[] = { "1", "10", "king", "queen", "jack", "9" };

/* What the cards of the deck are drawn with. */
static const char head[] =
    "<?xml version='1.0'?>\n"
    "<!DOCTYPE svg [<!ENTITY pip 'M0 0h9v9z'>]>\n"
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='360' height='450' viewBox='0 0 360 450'>\n"
    "<style>.red{fill:#c00;stroke:black} text{font-size:9px}</style>\n"
    "<defs><linearGradient id='g'><stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#ccc'/></linearGradient>\n"
    "<radialGradient id='r' xlink:href='#g' cx='.5' fx='.4'/><pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'>"
    "<path d='M0 0L4 4'/></pattern>\n"
    "<clipPath id='c'><circle cx='30' cy='45' r='28'/></clipPath><mask id='m'><rect width='60' height='90' fill='white'/></mask>\n"
    "<filter id='f'><feGaussianBlur stdDeviation='1.5'/><feOffset dx='1' dy='1'/></filter>"
    "<marker id='k'><path d='M0 0h2v2z'/></marker>\n"
    "<symbol id='s' viewBox='0 0 9 9'><path d='&pip;'/></symbol></defs>\n";

static const char *const drawings[] = {
  "<use xlink:href='#s' width='20' height='20' transform='translate(9 9) rotate(20)'/>",
  "<circle class='red' cx='30' cy='45' r='1.2e1' clip-path='url(#c)'/>",
  "<path d='M5 5C10 10 20-5 30 9A4 4 0 1 1 40 40Q3 4 5 6T8 8z' fill='url(#r)' stroke-dasharray='3 1' marker-mid='url(#k)'/>",
  "<g filter='url(#f)' opacity='.7'><ellipse cx='30' cy='45' rx='9' ry='19'/></g>",
  "<text x='9' y='30'>D</text><polygon points='1,1 20,30 5 5' mask='url(#m)'/>",
  "<image width='9' height='9' xlink:href='data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='/>",
  "<image width='9' height='9' xlink:href='file:///etc/passwd'/><switch><g systemLanguage='de'/><g/></switch>",
};

static char *
make_deck (void)
{
  GString *svg = g_string_new (head);

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
  "&pip;",
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
draws (DulleCardPainter *painter)
{
  gint64 deadline = g_get_monotonic_time () + TIMEOUT;

  for (unsigned i = 0; i < DULLE_N_PICTURES && g_get_monotonic_time () < deadline; i++)
    {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *image = dulle_card_painter_draw (painter, i, WIDTH, &error);

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
  g_autoptr (GBytes) svg = dulle_deck_file_read (path, &error);
  g_autoptr (DulleCardPainter) painter = NULL;

  if (svg != NULL)
    painter = dulle_card_painter_new (svg, "", &error);

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

START_TEST (test_damaged_decks)
{
  const unsigned   n_cases = scaled (N_CASES);
  g_autofree char *folder = g_dir_make_tmp ("dulle-decks-XXXXXX", NULL);
  g_autofree char *original = make_deck ();
  struct rusage    usage;

  for (unsigned number = 0; number < n_cases; number++)
    run_case (folder, original, number);
  g_rmdir (folder);

  getrusage (RUSAGE_SELF, &usage);
  ck_assert_int_lt (usage.ru_maxrss / 1024, MAX_MEMORY);
}
END_TEST

START_TEST (test_the_whole_deck)
{
  g_autofree char *original = make_deck ();
  g_autoptr (GBytes) svg = g_bytes_new (original, strlen (original));
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleCardPainter) painter = dulle_card_painter_new (svg, "", &error);

  ck_assert_msg (painter != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (draws (painter));
}
END_TEST

SUITE ("bad-decks", test_the_whole_deck, test_damaged_decks)
