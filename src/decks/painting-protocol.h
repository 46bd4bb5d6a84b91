/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the program and the one that draws decks from elsewhere (painter-main.c) say to
 * each other, in the byte order of the machine that both run on:
 *
 *   to the painter:   the length of a document, and the document;
 *   from the painter: an answer without bytes, or with those of a sentence;
 *   and then again and again
 *   to the painter:   an order;
 *   from the painter: an answer with the bytes of the picture, or of a sentence.
 *
 * The painter ends when there are no more orders.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint32 picture;
  guint32 width;
} DullePaintingOrder;

/**
 * DullePaintingAnswer:
 * @fault: 0, or 1 and a #DulleDeckError
 * @length: of what follows: without a fault, a picture in cairo's format ARGB32 of the
 *   size that was ordered, without gaps; otherwise a sentence in UTF-8
 */
typedef struct
{
  guint32 fault;
  guint32 length;
} DullePaintingAnswer;

/* The longest sentence, in bytes. */
#define DULLE_PAINTING_MAX_SENTENCE 1000

/* The widest card, in pixels. */
#define DULLE_PAINTING_MAX_WIDTH 4096

G_END_DECLS
