/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reservations, their precedence, and duty soli.
 */
#include "auction.h"

bool
dulle_duty_includes (const DulleDuty *duty,
                     DulleContract    contract)
{
  switch (dulle_contracts[contract].sort)
    {
    case DULLE_SOLO_NONE:
      return false;
    case DULLE_SOLO_COLOUR:
      return duty->all > duty->picture;
    case DULLE_SOLO_PICTURE:
      return duty->all > duty->colour;
    case DULLE_SOLO_OTHER:
      return duty->all > duty->colour + duty->picture;
    default:
      g_return_val_if_reached (false);
    }
}

DulleDuty
dulle_duty_played (DulleDuty     duty,
                   DulleContract contract)
{
  DulleSoloSort sort = dulle_contracts[contract].sort;

  duty.all--;
  if (sort == DULLE_SOLO_COLOUR && duty.colour > 0)
    duty.colour--;
  if (sort == DULLE_SOLO_PICTURE && duty.picture > 0)
    duty.picture--;

  return duty;
}

DulleRefusal
dulle_auction_check (const DulleBoard  *board,
                     const DulleOwn    *own,
                     const DulleAction *call)
{
  bool forced = board->forced == own->seat;

  if (call->contract >= DULLE_N_CONTRACTS || call->contract == DULLE_CONTRACT_POVERTY)
    return DULLE_REFUSED_CONTRACT;
  if (forced && !dulle_duty_includes (&board->duty[own->seat], call->contract))
    return DULLE_REFUSED_DUTY_SOLO;
  if (call->contract == DULLE_CONTRACT_NORMAL)
    return DULLE_ACCEPTED;

  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    {
      if (dulle_hand_count (own->hand, DULLE_CLUB_QUEEN) != 2)
        return DULLE_REFUSED_NO_MARRIAGE;
      if (call->marriage >= DULLE_N_MARRIAGES ||
          !dulle_marriage_allowed (&board->rules, call->marriage))
        return DULLE_REFUSED_MARRIAGE_KIND;
      return DULLE_ACCEPTED;
    }

  return dulle_contract_allowed (&board->rules, call->contract) ? DULLE_ACCEPTED : DULLE_REFUSED_CONTRACT;
}

/* How a reservation ranks; the highest is played. */
static unsigned
precedence (const DulleBoard *board,
            const DulleOwn   *own)
{
  if (own->call == DULLE_CONTRACT_NORMAL)
    return 0;
  if (!dulle_contract_is_solo (own->call))
    return 1;
  if (board->rules.solo_precedence == DULLE_SOLO_PRECEDENCE_SEAT)
    return 2;

  return dulle_duty_includes (&board->duty[own->seat], own->call) ? 3 : 2;
}

uint8_t
dulle_auction_resolve (const DulleBoard *board,
                       const DulleOwn    own[DULLE_N_SEATS])
{
  uint8_t  best = DULLE_NO_SEAT;
  unsigned best_precedence = 0;
  uint8_t  seat = board->dealer;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      seat = dulle_next_seat (seat);
      if (precedence (board, &own[seat]) > best_precedence)
        {
          best = seat;
          best_precedence = precedence (board, &own[seat]);
        }
    }

  return best;
}
