/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat can know, if it remembers everything and counts.
 */
#pragma once

#include <glib.h>

#include "engine/view.h"

G_BEGIN_DECLS

/**
 * DulleKnowledge:
 * @re: the chance that each seat is Re, 0 to 1
 * @lacks: a bit (1 << class) for each class that a seat did not follow
 * @unseen: the cards in the three other hands
 */
typedef struct
{
  double    re[DULLE_N_SEATS];
  guint8    lacks[DULLE_N_SEATS];
  DulleHand unseen;
} DulleKnowledge;

/* @view is of trick play. */
DulleKnowledge dulle_knowledge (const DulleView *view);

G_END_DECLS
