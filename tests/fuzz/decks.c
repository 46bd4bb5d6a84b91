/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deck that is not refused is written anew, and that is read without change. Whatever
 * is in it, there is a picture, or a sentence; but a process takes ten thousand times as
 * long as reading, so while fuzzing only few are drawn.
 */
#include "readers.h"

#include <string.h>

#include "decks/deck-reader.h"
#include "decks/painting-process.h"

#define WIDTH 20

static bool
is_picture_or_sentence (cairo_surface_t *image,
                        const GError    *error)
{
  if (image == NULL)
    return error != NULL && g_str_has_suffix (error->message, ".");
  cairo_surface_destroy (image);

  return error == NULL;
}

static bool
can_be_tried (GBytes *svg)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DullePaintingProcess) process = dulle_painting_process_new (svg, READERS_NAME, &error);

  return is_picture_or_sentence (
      process != NULL ? dulle_painting_process_draw (process, 0, WIDTH, &error) : NULL, error);
}

bool
draw_decks (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = g_bytes_new_static (text, strlen (text));
  g_autoptr (GBytes) written = dulle_deck_reader_check (svg, READERS_NAME, &error);
  g_autoptr (GBytes) again = NULL;

  if (written == NULL)
    return readers_name_line (error->message, text);
  again = dulle_deck_reader_check (written, READERS_NAME, NULL);
  if (again == NULL || !g_bytes_equal (written, again))
    return false;

  return (IS_FUZZING && g_str_hash (text) % 4096 != 0) || can_be_tried (written);
}
