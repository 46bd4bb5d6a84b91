/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a declared solo says about the soloist's hand: that it is a good one. Deals in which
 * the soloist held just any cards would be far too optimistic for the others.
 */
#pragma once

#include "engine/rng.h"
#include "engine/view.h"
#include "hand-strength.h"

/**
 * DulleDeclaration:
 * @seat: the soloist, or %DULLE_NO_SEAT if nobody but the viewer has declared a solo
 * @solo: the one that was declared
 * @asked: the chance to win with which a player declares it
 * @leads: whether the soloist led to the first trick
 * @shown: the cards that the soloist has played
 */
typedef struct
{
  uint8_t   seat;
  DulleSolo solo;
  double    asked;
  bool      leads;
  DulleHand shown;
} DulleDeclaration;

void dulle_declaration_init (DulleDeclaration *declaration,
                             const DulleView  *view);

/**
 * dulle_declaration_weigh:
 * @hand: the cards that the soloist still holds
 *
 * Returns: roughly how likely it is, up to a factor, that the soloist declares the solo with
 *   this hand
 */
double dulle_declaration_weigh (const DulleDeclaration *declaration,
                                DulleHand               hand);
