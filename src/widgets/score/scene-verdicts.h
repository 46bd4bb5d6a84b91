/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The cards of a player that are worth remembering, by an analysis of the game.
 */
#pragma once

#include "tournament/game-analysis.h"

G_BEGIN_DECLS

/**
 * DulleVerdict:
 * @n_before: how many actions of the record came before the card
 * @trick: the trick that it was played to, from 0
 * @card: what was played
 * @better: what would have been best
 * @points: by how much @card was better than all others, or @better than it
 */
typedef struct
{
  guint     n_before;
  guint8    trick;
  DulleCard card;
  DulleCard better;
  float     points;
} DulleVerdict;

/* Finds the card without which most would have been lost. Returns: whether there is one */
gboolean dulle_verdict_find_best (const DulleGameAnalysis *analysis,
                                  guint8                   seat,
                                  DulleVerdict            *verdict);

/* Finds the card that cost most. Returns: whether any did */
gboolean dulle_verdict_find_costliest (const DulleGameAnalysis *analysis,
                                       guint8                   seat,
                                       DulleVerdict            *verdict);

G_END_DECLS
