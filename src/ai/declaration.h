/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a solo says of the hand that it was declared with: that it is a good one. A
 * world in which the soloist holds any cards would be much too hopeful for the others.
 */
#pragma once

#include "engine/rng.h"
#include "engine/view.h"

/**
 * DulleDeclaration:
 * @seat: who declared a solo, and is not the viewer; or %DULLE_NO_SEAT
 * @contract: the solo
 * @asked: the chance to win it that it is declared with
 * @leads: whether the soloist played the first card
 * @shown: the cards that it has played
 */
typedef struct
{
  const DulleRules *rules;
  uint8_t           seat;
  DulleContract     contract;
  double            asked;
  bool              leads;
  DulleHand         shown;
} DulleDeclaration;

/* @view must outlive the declaration. */
void dulle_declaration_init (DulleDeclaration *declaration,
                             const DulleView  *view);

/* Returns: about how likely the soloist is to declare it with @hand, what it still
 *   holds; up to a factor */
double dulle_declaration_weigh (const DulleDeclaration *declaration,
                                DulleHand               hand);
