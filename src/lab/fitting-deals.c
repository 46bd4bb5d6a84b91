/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The kinds of unseen cards are given to the seats one after the other, in every way.
 */
#include "fitting-deals.h"

#include "ai/sampled-deals.h"

typedef struct
{
  const DulleView  *view;
  DulleSampledDeals known;
  uint8_t           room[DULLE_N_SEATS];
  DulleFittingDeal  deal;
  DulleFittingDeal *deals;
  unsigned          n;
  unsigned          most;
  bool              too_many;
} Search;

/* Whether the parties can be those that follow from the hands: see belief.h. */
static bool
has_likely_parties (const Search *search)
{
  unsigned re = 0;

  if (!search->known.queens)
    return true;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand cards = search->deal.hands[seat] + search->view->board.played[seat];

      re |= (unsigned) dulle_hand_has (cards, DULLE_CLUB_QUEEN) << seat;
    }

  return dulle_belief_spread (&search->known.belief, re) > 0.0f;
}

static void
note_deal (Search *search)
{
  if (!has_likely_parties (search))
    return;
  search->too_many = search->n == search->most;
  if (!search->too_many)
    search->deals[search->n++] = search->deal;
}

static bool
may_hold (const Search *search,
          uint8_t       seat,
          DulleCard     card)
{
  return search->room[seat] > 0 && (search->known.banned[seat] & dulle_hand_of (card)) == 0;
}

static void
give_card (Search   *search,
           uint8_t   seat,
           DulleCard card)
{
  search->room[seat]--;
  search->deal.hands[seat] = dulle_hand_add (search->deal.hands[seat], card);
}

static void
take_card (Search   *search,
           uint8_t   seat,
           DulleCard card)
{
  search->room[seat]++;
  search->deal.hands[seat] = dulle_hand_remove (search->deal.hands[seat], card);
}

/* Where two copies of a card go to different seats, they can lie in two ways. */
static void
deal_cards (Search   *search,
            DulleHand cards)
{
  DulleCard card;

  if (search->too_many)
    return;
  if (cards == 0)
    {
      note_deal (search);
      return;
    }

  card = dulle_hand_first (cards);
  for (uint8_t one = 0; one < DULLE_N_SEATS; one++)
    {
      if (!may_hold (search, one, card))
        continue;
      give_card (search, one, card);
      if (dulle_hand_count (cards, card) == 1)
        deal_cards (search, dulle_hand_remove (cards, card));
      for (uint8_t other = one; dulle_hand_count (cards, card) == 2 && other < DULLE_N_SEATS;
           other++)
        {
          if (!may_hold (search, other, card))
            continue;
          give_card (search, other, card);
          search->deal.weight <<= other != one;
          deal_cards (search, cards - 2 * dulle_hand_of (card));
          search->deal.weight >>= other != one;
          take_card (search, other, card);
        }
      take_card (search, one, card);
    }
}

unsigned
dulle_fitting_deals (const DulleView  *view,
                     DulleFittingDeal *deals,
                     unsigned          most)
{
  Search search = { .view = view, .deals = deals, .most = most, .deal.weight = 1 };

  if (dulle_board_undecided (&view->board) || view->board.contract == DULLE_CONTRACT_POVERTY)
    return 0;

  dulle_sampled_deals_init (&search.known, view);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      search.room[seat] = search.known.room[seat];
      search.deal.hands[seat] = search.known.fixed[seat];
    }
  search.deal.hands[view->own.seat] = view->own.hand;
  deal_cards (&search, search.known.free);

  return search.too_many ? 0 : search.n;
}
