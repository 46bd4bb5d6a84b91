/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "declaration.h"

#include <math.h>

#include "hand-strength.h"
#include "policy.h"

/* By how much the chance to win is worse than asked for in a hand that is played half as
 * often. There are so many more weak hands than strong ones that they must be very
 * unlikely, each of them, to be seldom. */
#define WIDTH 0.023

void
dulle_declaration_init (DulleDeclaration *declaration,
                        const DulleView  *view)
{
  const DulleBoard *board = &view->board;
  bool              declared = board->phase == DULLE_PHASE_TRICKS &&
                  dulle_contract_is_solo (board->contract) &&
                  board->soloist != view->own.seat;

  *declaration = (DulleDeclaration){ .rules = &board->rules, .seat = DULLE_NO_SEAT };
  if (!declared)
    return;

  declaration->seat = board->soloist;
  declaration->contract = board->contract;
  declaration->asked = board->duty_solo ? dulle_policy_weights.duty_solo : dulle_policy_weights.solo;
  declaration->leads = board->tricks[0].lead == board->soloist;
  declaration->shown = board->played[board->soloist];
}

double
dulle_declaration_weigh (const DulleDeclaration *declaration,
                         DulleHand               hand)
{
  double chance = dulle_solo_chance (declaration->rules, declaration->contract,
                                     hand + declaration->shown, declaration->leads);

  return exp2 (-MAX (0.0, declaration->asked - chance) / WIDTH);
}
