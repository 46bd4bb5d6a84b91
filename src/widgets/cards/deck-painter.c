/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program's own decks are as good as its code, are needed at once, and must be there
 * whatever happens: they need no process.
 */
#include "config.h"

#include "deck-painter.h"
#include "decks/deck-reader.h"
#include "decks/painting-process.h"

/* One of both is there. */
struct _DulleDeckPainter
{
  DulleCardPainter     *own;
  DullePaintingProcess *process;
};

static DullePaintingProcess *
start_process (const char *id,
               GBytes     *svg,
               GError    **error)
{
  g_autofree char *name = dulle_deck_file_name (id);
  g_autoptr (GBytes) checked = dulle_deck_reader_check (svg, name, error);

  return checked != NULL ? dulle_painting_process_new (checked, name, error) : NULL;
}

DulleDeckPainter *
dulle_deck_painter_new (const char *id,
                        const char *style,
                        GError    **error)
{
  g_autoptr (DulleDeckPainter) self = g_new0 (DulleDeckPainter, 1);
  g_autoptr (GBytes) svg = dulle_deck_file_read (id, error);

  if (svg == NULL)
    return NULL;

  if (dulle_deck_file_is_own (id))
    self->own = dulle_card_painter_new (svg, style, error);
  else
    self->process = start_process (id, svg, error);

  return self->own != NULL || self->process != NULL ? g_steal_pointer (&self) : NULL;
}

void
dulle_deck_painter_free (DulleDeckPainter *self)
{
  g_clear_pointer (&self->own, dulle_card_painter_free);
  g_clear_pointer (&self->process, dulle_painting_process_free);
  g_free (self);
}

cairo_surface_t *
dulle_deck_painter_draw (DulleDeckPainter *self,
                         unsigned          picture,
                         int               width,
                         GError          **error)
{
  return self->own != NULL ? dulle_card_painter_draw (self->own, picture, width, error)
                           : dulle_painting_process_draw (self->process, picture, width, error);
}
