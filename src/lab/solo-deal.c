/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "solo-deal.h"

#include <string.h>

#include "engine/deal.h"

uint8_t
dulle_deal_solo (const DulleRules *rules,
                 DulleContract     contract,
                 uint8_t           dealer,
                 unsigned          n_deals,
                 DulleRng         *rng,
                 DulleHand         hands[DULLE_N_SEATS])
{
  DulleSolo solo = dulle_solo (rules, contract);
  uint8_t   soloist = 0;
  double    most = -1.0;

  for (unsigned i = 0; i < n_deals; i++)
    {
      DulleHand deal[DULLE_N_SEATS];

      dulle_deal (rules, dulle_rng_next (rng), dealer, deal);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          bool   leads = rules->solo_player_leads || seat == dulle_next_seat (dealer);
          double chance = dulle_solo_chance (&solo, deal[seat], leads);

          if (chance <= most)
            continue;
          most = chance;
          soloist = seat;
          memcpy (hands, deal, sizeof deal);
        }
    }

  return soloist;
}
