/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The thread that paints cards, as the main thread sees it, which is the only one to
 * call these functions. It lives as long as the program.
 */
#pragma once

#include "dulle-card-atlas.h"

G_BEGIN_DECLS

typedef struct _DulleDeckWorker DulleDeckWorker;

/* An atlas that is to be painted, and how. */
typedef struct _DulleRenderJob DulleRenderJob;

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

/**
 * dulle_deck_worker_open:
 * @widths: (array length=n_widths): of the cards whose pictures are kept for the next start
 *
 * Opens a deck before its pictures are needed, and before anything else that was asked for;
 * once more, if it is open.
 */
void dulle_deck_worker_open (DulleDeckWorker *self,
                             const char      *id,
                             const char      *style,
                             const int       *widths,
                             gsize            n_widths);

/**
 * dulle_render_job_new:
 * @id: the deck; see deck-file.h
 * @style: what is laid over it; see dulle_card_painter_new()
 * @atlas: (transfer none): where the pictures go; cancels the job before it dies
 *
 * Nothing is painted before it is asked for.
 */
DulleRenderJob *dulle_render_job_new (const char     *id,
                                      const char     *style,
                                      DulleCardAtlas *atlas);
DulleCardAtlas *dulle_render_job_get_atlas (const DulleRenderJob *self);

/* @job: (transfer full): a #DulleRenderJob that is no longer needed */
void dulle_render_job_cancel (gpointer job);

/**
 * dulle_deck_worker_paint:
 *
 * Paints a picture that is waited for. After a face all others are painted, too: they
 * will be needed soon.
 */
void dulle_deck_worker_paint (DulleDeckWorker *self,
                              DulleRenderJob  *job,
                              unsigned         picture);

/* Paints all pictures when there is nothing else to do. */
void dulle_deck_worker_paint_rest (DulleDeckWorker *self,
                                   DulleRenderJob  *job);

G_END_DECLS
