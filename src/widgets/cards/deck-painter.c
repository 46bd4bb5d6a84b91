/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program's own decks are as good as its code, are needed at once, and must be there
 * whatever happens: they need no process. Threads that draw them are not waited for when the
 * program ends, but what they draw with is taken down then: so each picture is drawn under a lock,
 * shared with the other threads, that the end of the program takes for itself.
 */
#include "config.h"

#include <stdlib.h>

#include "deck-painter.h"
#include "decks/deck-reader.h"
#include "decks/painting-process.h"
#include "picture-cache.h"

/* An own deck, its painter as soon as it is needed, and perhaps a cache; or a process. */
struct _DulleDeckPainter
{
  GBytes               *svg;
  char                 *style;
  DulleCardPainter     *own;
  DullePictureCache    *cache;
  DullePaintingProcess *process;
};

static GRWLock painting;

/* The picture that is being drawn is finished, and no other one begun. */
static void
end_painting (void)
{
  g_rw_lock_writer_lock (&painting);
}

static void
begin_picture (void)
{
  static gsize prepared;

  if (g_once_init_enter (&prepared))
    {
      atexit (end_painting);
      g_once_init_leave (&prepared, 1);
    }
  g_rw_lock_reader_lock (&painting);
}

static void
end_picture (void)
{
  g_rw_lock_reader_unlock (&painting);
}

static DullePaintingProcess *
start_process (const char *id,
               GBytes     *svg,
               GError    **error)
{
  g_autofree char *name = dulle_deck_file_name (id);
  g_autoptr (GBytes) checked = dulle_deck_reader_check (svg, name, error);

  return checked != NULL ? dulle_painting_process_new (checked, name, error) : NULL;
}

static gboolean
open_own (DulleDeckPainter *self,
          GError          **error)
{
  if (self->own == NULL)
    {
      begin_picture ();
      self->own = dulle_card_painter_new (self->svg, self->style, error);
      end_picture ();
    }

  return self->own != NULL;
}

static DulleDeckPainter *
make_painter (const char *id,
              const char *style,
              GError    **error)
{
  g_autoptr (DulleDeckPainter) self = g_new0 (DulleDeckPainter, 1);

  self->style = g_strdup (style);
  self->svg = dulle_deck_file_read (id, error);
  if (self->svg == NULL)
    return NULL;

  if (!dulle_deck_file_is_own (id))
    {
      self->process = start_process (id, self->svg, error);
      if (self->process == NULL)
        return NULL;
    }

  return g_steal_pointer (&self);
}

DulleDeckPainter *
dulle_deck_painter_new (const char *id,
                        const char *style,
                        GError    **error)
{
  g_autoptr (DulleDeckPainter) self = make_painter (id, style, error);

  if (self == NULL || (self->process == NULL && !open_own (self, error)))
    return NULL;

  return g_steal_pointer (&self);
}

DulleDeckPainter *
dulle_deck_painter_new_cached (const char *id,
                               const char *style,
                               const int  *widths,
                               gsize       n_widths,
                               GError    **error)
{
  DulleDeckPainter *self = make_painter (id, style, error);

  if (self != NULL && self->process == NULL)
    self->cache = dulle_picture_cache_new (self->svg, style, widths, n_widths);

  return self;
}

void
dulle_deck_painter_free (DulleDeckPainter *self)
{
  g_clear_pointer (&self->svg, g_bytes_unref);
  g_clear_pointer (&self->own, dulle_card_painter_free);
  g_clear_pointer (&self->cache, dulle_picture_cache_free);
  g_clear_pointer (&self->process, dulle_painting_process_free);
  g_free (self->style);
  g_free (self);
}

cairo_surface_t *
dulle_deck_painter_draw (DulleDeckPainter *self,
                         unsigned          picture,
                         int               width,
                         GError          **error)
{
  cairo_surface_t *image = NULL;

  if (self->process != NULL)
    return dulle_painting_process_draw (self->process, picture, width, error);

  if (self->cache != NULL)
    image = dulle_picture_cache_load (self->cache, picture, width);
  if (image != NULL || !open_own (self, error))
    return image;

  begin_picture ();
  image = dulle_card_painter_draw (self->own, picture, width, error);
  end_picture ();
  if (image != NULL && self->cache != NULL)
    dulle_picture_cache_store (self->cache, picture, width, image);

  return image;
}
