/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "card-role.h"

/* Cards with special points, which there are none of in solos. */
static DulleCardRole
role_in_normal_game (const DulleRules *rules,
                     DulleCard         card)
{
  switch (card)
    {
    case DULLE_CLUB_QUEEN:
      return DULLE_CARD_ROLE_OLD;
    case DULLE_DIAMOND_ACE:
      return rules->bonus_fox_caught || rules->bonus_fox_last_trick ? DULLE_CARD_ROLE_FOX
                                                                    : DULLE_CARD_ROLE_NONE;
    case DULLE_CLUB_JACK:
      return rules->bonus_charlie || rules->bonus_charlie_caught ? DULLE_CARD_ROLE_CHARLIE
                                                                 : DULLE_CARD_ROLE_NONE;
    default:
      return DULLE_CARD_ROLE_NONE;
    }
}

DulleCardRole
dulle_card_role (const DulleBoard *board,
                 DulleCard         card)
{
  const DulleRules *rules = &board->rules;

  if (board->superpigs != DULLE_NO_SEAT && card == dulle_contract_superpig (rules, board->contract))
    return DULLE_CARD_ROLE_SUPERPIG;
  if (board->pigs != DULLE_NO_SEAT && card == dulle_contract_pig (board->contract))
    return DULLE_CARD_ROLE_PIG;
  if (card == DULLE_HEART_TEN && rules->dulle && dulle_contracts[board->contract].dulles)
    return DULLE_CARD_ROLE_DULLE;

  return dulle_contract_is_solo (board->contract) ? DULLE_CARD_ROLE_NONE
                                                  : role_in_normal_game (rules, card);
}
