/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "special.h"

/* Special points are not for soli. */
static DulleMark
mark_in_normal_game (const DulleRules *rules,
                     DulleCard         card)
{
  switch (card)
    {
    case DULLE_CLUB_QUEEN:
      return DULLE_MARK_OLD;
    case DULLE_DIAMOND_ACE:
      return rules->bonus_fox_caught || rules->bonus_fox_last_trick ? DULLE_MARK_FOX : DULLE_MARK_NONE;
    case DULLE_CLUB_JACK:
      return rules->bonus_charlie || rules->bonus_charlie_caught != DULLE_BONUS_CHARLIE_CAUGHT_OFF ? DULLE_MARK_CHARLIE
                                                                                                   : DULLE_MARK_NONE;
    default:
      return DULLE_MARK_NONE;
    }
}

DulleMark
dulle_mark (const DulleBoard *board,
            DulleCard         card)
{
  const DulleRules *rules = &board->rules;

  if (board->superpigs != DULLE_NO_SEAT && card == dulle_contract_superpig (rules, board->contract))
    return DULLE_MARK_SUPERPIG;
  if (board->pigs != DULLE_NO_SEAT && card == dulle_contract_pig (board->contract))
    return DULLE_MARK_PIG;
  if (card == DULLE_HEART_TEN && rules->dulle && dulle_contracts[board->contract].dulles)
    return DULLE_MARK_DULLE;

  return dulle_contract_is_solo (board->contract) ? DULLE_MARK_NONE : mark_in_normal_game (rules, card);
}
