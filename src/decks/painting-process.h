/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The program that draws a deck from elsewhere, as seen from this one. Used by one thread
 * at a time, which waits for it.
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "deck-error.h"

G_BEGIN_DECLS

typedef struct _DullePaintingProcess DullePaintingProcess;

/**
 * dulle_painting_process_new:
 * @svg: a deck that dulle_deck_reader_check() has written
 * @name: what to call it in messages
 *
 * Starts a process and has it open a deck. It lives until it is freed; nothing of it
 * remains after that. An error is a #DulleDeckError; also one that is met because the
 * process has come to an end, by a limit or otherwise.
 */
DullePaintingProcess *dulle_painting_process_new (GBytes     *svg,
                                                  const char *name,
                                                  GError    **error);
void                  dulle_painting_process_free (DullePaintingProcess *self);

/* The same as dulle_card_painter_draw(). After an error there are no more pictures. */
cairo_surface_t *dulle_painting_process_draw (DullePaintingProcess *self,
                                              unsigned              picture,
                                              int                   width,
                                              GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DullePaintingProcess, dulle_painting_process_free)

G_END_DECLS
