/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The thread that paints cards, seen from the main thread, on which all of this is
 * called. It lives as long as the program.
 */
#pragma once

#include "dulle-card-sheet.h"

G_BEGIN_DECLS

typedef struct _DulleDeckWorker DulleDeckWorker;

/* A sheet that is to be painted, and how. */
typedef struct _DulleSheetOrder DulleSheetOrder;

/**
 * DulleDeckRefused:
 * @id: the deck that cannot be read
 * @problem: a sentence that says why
 *
 * Called on the main thread; the own deck is painted instead.
 */
typedef void (*DulleDeckRefused) (const char *id,
                                  const char *problem,
                                  gpointer    user_data);

DulleDeckWorker *dulle_deck_worker_new (DulleDeckRefused refused,
                                        gpointer         user_data);

/* Has a deck opened before its pictures are needed. */
void dulle_deck_worker_open (DulleDeckWorker *self,
                             const char      *id,
                             const char      *style);

/**
 * dulle_sheet_order_new:
 * @id: the deck; see deck-file.h
 * @style: what is laid over it; see dulle_card_painter_new()
 * @sheet: (transfer none): what the pictures are put into; it has the order cancelled
 *   before it dies
 *
 * Nothing is painted before it is asked for.
 */
DulleSheetOrder *dulle_sheet_order_new (const char     *id,
                                        const char     *style,
                                        DulleCardSheet *sheet);
DulleCardSheet  *dulle_sheet_order_get_sheet (const DulleSheetOrder *self);

/* @order: (transfer full): a #DulleSheetOrder that nobody waits for any longer */
void dulle_sheet_order_cancel (gpointer order);

/**
 * dulle_deck_worker_paint:
 *
 * Has a picture painted that somebody waits for, and after a face all others, which
 * somebody will wait for soon.
 */
void dulle_deck_worker_paint (DulleDeckWorker *self,
                              DulleSheetOrder *order,
                              unsigned         picture);

/* Has all pictures painted when nothing else is to be done. */
void dulle_deck_worker_paint_rest (DulleDeckWorker *self,
                                   DulleSheetOrder *order);

G_END_DECLS
