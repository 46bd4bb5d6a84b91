/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat can know if it remembers every card and counts.
 */
#pragma once

#include <glib.h>

#include "engine/view.h"

G_BEGIN_DECLS

/**
 * DulleKnowledge:
 * @re: the chance that each seat is Re, 0 to 1
 * @voids: a bit (1 << class) for each class that a seat did not follow
 * @unseen: the cards in the three other hands
 */
typedef struct
{
  double    re[DULLE_N_SEATS];
  guint8    voids[DULLE_N_SEATS];
  DulleHand unseen;
} DulleKnowledge;

/* @view is of trick play. */
DulleKnowledge dulle_knowledge (const DulleView *view);

G_END_DECLS
