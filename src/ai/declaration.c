/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "declaration.h"

#include <math.h>

#include "policy.h"

/* A hand whose chance to win falls this far short of the one required is declared half as
 * often. Weak hands are far more numerous than strong ones, so each of them must be very
 * unlikely if they are to be rare as a whole. */
#define WIDTH 0.023

/* The chance to win that soloists are expected to want for a voluntary solo. What they want
 * depends on who they are more than on the solo. */
#define USUALLY_ASKED 0.66

void
dulle_declaration_init (DulleDeclaration *declaration,
                        const DulleView  *view)
{
  const DulleBoard *board = &view->board;
  bool              declared = board->phase == DULLE_PHASE_TRICKS &&
                  dulle_contract_is_solo (board->contract) &&
                  board->soloist != view->own.seat;

  *declaration = (DulleDeclaration){ .seat = DULLE_NO_SEAT };
  if (!declared)
    return;

  declaration->seat = board->soloist;
  declaration->solo = dulle_solo (&board->rules, board->contract);
  declaration->asked = board->compulsory_solo ? dulle_policy_weights.compulsory_solo
                                              : USUALLY_ASKED;
  declaration->leads = board->tricks[0].lead == board->soloist;
  declaration->shown = board->played[board->soloist];
}

double
dulle_declaration_weigh (const DulleDeclaration *declaration,
                         DulleHand               hand)
{
  double chance = dulle_solo_chance (&declaration->solo, hand + declaration->shown,
                                     declaration->leads);

  return exp2 (-MAX (0.0, declaration->asked - chance) / WIDTH);
}
