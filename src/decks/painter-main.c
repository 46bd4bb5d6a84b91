/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A program that draws the pictures of one deck with limited memory and time. It is
 * started by painting-process.c and talks to it by standard input and output. A deck
 * that is too much for librsvg ends this program, and no other. It writes to no file,
 * reads fonts and texts alone, and has no network where the kernel lets it give that up.
 */
#define _GNU_SOURCE

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#ifdef __linux__
#include <sched.h>
#endif
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "card-painter.h"
#include "painting-protocol.h"

/* The heaviest deck known needs 100 MiB. */
#define MAX_MEMORY (768u << 20)

/* Seconds of a processor for opening a deck and drawing it once, and again as often as
 * it is drawn once more. The heaviest deck known needs one. */
#define MAX_SECONDS 8

#define NICENESS 5

/* A file has up to 32 MiB, and what the reader writes of it is hardly longer. */
#define MAX_DOCUMENT (64u << 20)

#if defined(__SANITIZE_ADDRESS__)
#define IS_SANITIZED TRUE
#else
#define IS_SANITIZED FALSE
#endif

static void
limit_resource (int    resource,
                rlim_t most)
{
  struct rlimit limit;

  if (getrlimit (resource, &limit) != 0)
    return;
  limit.rlim_cur = MIN (most, limit.rlim_max);
  setrlimit (resource, &limit);
}

static void
limit_time (unsigned n_drawn)
{
  limit_resource (RLIMIT_CPU, MAX_SECONDS * (1 + n_drawn / DULLE_N_PICTURES));
}

static void
forbid_resource (int resource)
{
  const struct rlimit none = { 0, 0 };

  setrlimit (resource, &none);
}

/* What a deck could make librsvg do if the reader overlooked something. */
static void
forbid_harm (void)
{
  forbid_resource (RLIMIT_CORE);
  /* To write to a file fails, and does not end the program; sockets and pipes are none. */
  signal (SIGXFSZ, SIG_IGN);
  forbid_resource (RLIMIT_FSIZE);
#ifdef __linux__
  /* May be refused, as in a sandbox; a document that was checked names nothing on a network. */
  unshare (CLONE_NEWUSER | CLONE_NEWNET);
#endif
}

static void
set_limits (void)
{
  /* The address sanitizer reserves more than any machine has. */
  if (!IS_SANITIZED)
    limit_resource (RLIMIT_AS, MAX_MEMORY);
  limit_time (0);
  setpriority (PRIO_PROCESS, 0, NICENESS);
  /* librsvg blurs with as many threads as there are processors, and each reserves memory. */
  g_setenv ("RAYON_NUM_THREADS", "1", TRUE);
}

static gboolean
read_all (void *data,
          gsize length)
{
  return fread (data, 1, length, stdin) == length;
}

static void
answer_bytes (guint32     fault,
              const void *data,
              gsize       length)
{
  const DullePaintingAnswer answer = { fault, (guint32) length };

  if (fwrite (&answer, sizeof answer, 1, stdout) != 1 ||
      fwrite (data, 1, length, stdout) != length || fflush (stdout) != 0)
    _exit (1);
}

static void
answer_fault (const GError *error)
{
  gboolean    is_ours = error->domain == DULLE_DECK_ERROR;
  const char *sentence = is_ours ? error->message : _ ("A picture of this deck cannot be drawn.");

  answer_bytes (1 + (guint32) (is_ours ? error->code : DULLE_DECK_ERROR_UNREADABLE), sentence,
                MIN (strlen (sentence), DULLE_PAINTING_MAX_SENTENCE));
}

static DulleCardPainter *
open_document (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = NULL;
  DulleCardPainter *painter;
  guint32           length;
  char             *text;

  if (!read_all (&length, sizeof length) || length > MAX_DOCUMENT)
    return NULL;
  text = g_malloc (length);
  svg = g_bytes_new_take (text, length);
  if (!read_all (text, length))
    return NULL;

  painter = dulle_card_painter_new (svg, "", &error);
  if (painter != NULL && !dulle_card_painter_check (painter, &error))
    g_clear_pointer (&painter, dulle_card_painter_free);

  if (painter != NULL)
    answer_bytes (0, "", 0);
  else
    answer_fault (error);

  return painter;
}

static void
draw_picture (DulleCardPainter         *painter,
              const DullePaintingOrder *order)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_card_painter_draw (painter, order->picture, (int) order->width,
                                                    &error);
  gsize            size;

  if (image == NULL)
    {
      answer_fault (error);
      return;
    }

  cairo_surface_flush (image);
  size = (gsize) cairo_image_surface_get_stride (image) *
         (gsize) cairo_image_surface_get_height (image);
  answer_bytes (0, cairo_image_surface_get_data (image), size);
  cairo_surface_destroy (image);
}

/* Somebody would wait in vain for an answer. */
static gboolean
complain_of_terminal (void)
{
  if (!isatty (STDIN_FILENO))
    return FALSE;
  fprintf (stderr, _ ("dulle-painter %s draws cards for Dulle, and is not started by hand.\n"),
           VERSION);

  return TRUE;
}

int
main (void)
{
  const char        *localedir = g_getenv ("DULLE_LOCALEDIR");
  DulleCardPainter  *painter;
  DullePaintingOrder order;

  forbid_harm ();
  set_limits ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  if (complain_of_terminal ())
    return 1;
  painter = open_document ();
  if (painter == NULL)
    return 1;

  for (unsigned n_drawn = 1; read_all (&order, sizeof order); n_drawn++)
    {
      if (order.picture >= DULLE_N_PICTURES || order.width == 0 ||
          order.width > DULLE_PAINTING_MAX_WIDTH)
        return 1;
      draw_picture (painter, &order);
      limit_time (n_drawn);
    }
  dulle_card_painter_free (painter);

  return 0;
}
