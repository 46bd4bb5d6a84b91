/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "open-hands.h"

#include "information.h"

static unsigned
n_permitted (const DulleRules *rules,
             uint8_t           viewer)
{
  if (dulle_may (rules, DULLE_MAY_SEE_ALL_HANDS))
    return DULLE_N_SEATS;

  return viewer == DULLE_NO_SEAT ? dulle_spectator_hands (rules) : 0;
}

bool
dulle_may_open_hands (const DulleRules *rules,
                      uint8_t           viewer)
{
  return n_permitted (rules, viewer) == DULLE_N_SEATS;
}

DulleOpenHands
dulle_game_open_hands (const DulleGame *game,
                       uint8_t          viewer,
                       uint8_t          wanted)
{
  DulleOpenHands watch = { 0 };
  unsigned       n_left = n_permitted (&game->board.rules, viewer);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS && n_left > 0; seat++)
    {
      if (seat == viewer || !(wanted & 1 << seat))
        continue;
      watch.seats |= (uint8_t) (1 << seat);
      watch.hands[seat] = game->own[seat].hand;
      n_left--;
    }

  return watch;
}
