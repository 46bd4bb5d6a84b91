/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The queens of clubs are dealt by parties and the trumps of a poverty by their number; each
 * deal of the other cards that fits is equally likely (even-deal.h). If none fits, the draw
 * starts over; after N_TRIES attempts a card that no seat with room can hold changes places with
 * another one.
 *
 * If another seat plays a solo, it then exchanges single cards with the others at random,
 * such that each hand comes up as often as it is likely (Metropolis algorithm).
 */
#include "sampled-deals.h"

#include "engine/contract.h"
#include "engine/exchange.h"
#include "even-deal.h"

#define N_TRIES 12

/* The number of hands that are tried for a poverty that waits for an answer. */
#define N_POVERTIES 60

/* The number of exchanges that are tried for each card in a soloist's hand. */
#define EXCHANGES 16

/* A deal in progress; @rest are the cards not yet dealt. */
typedef struct
{
  const DulleSampledDeals *deals;
  DulleHand                rest;
  DulleHand                hands[DULLE_N_SEATS];
  DulleHand                banned[DULLE_N_SEATS];
  uint8_t                  room[DULLE_N_SEATS];
} Draw;

/* What is known */

static void
fix_cards (DulleSampledDeals *deals,
           uint8_t            seat,
           DulleHand          cards)
{
  DULLE_HAND_FOREACH (card, cards)
    {
      unsigned n = MIN (dulle_hand_count (cards, card), dulle_hand_count (deals->free, card));

      n = MIN (n, deals->room[seat]);
      deals->fixed[seat] += n * dulle_hand_of (card);
      deals->free -= n * dulle_hand_of (card);
      deals->room[seat] -= (uint8_t) n;
    }
}

static void
fix_both (DulleSampledDeals *deals,
          const DulleView   *view,
          uint8_t            seat,
          DulleCard          card)
{
  if (seat != DULLE_NO_SEAT && seat != view->own.seat && card != DULLE_NO_CARD)
    {
      unsigned played = dulle_hand_count (view->board.played[seat], card);

      fix_cards (deals, seat, (2 - played) * dulle_hand_of (card));
    }
}

/* The seat that declared pigs was dealt both and holds what it has not played. */
static void
fix_pigs (DulleSampledDeals *deals,
          const DulleView   *view)
{
  const DulleBoard *board = &view->board;

  fix_both (deals, view, board->pigs, dulle_contract_pig (board->contract));
  fix_both (deals, view, board->superpigs,
            dulle_contract_superpig (&board->rules, board->contract));
}

/* A seat that gave cards away in an exchange knows where they went. */
static void
fix_exchanged (DulleSampledDeals *deals,
               const DulleView   *view)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;
  uint8_t                      other = own->seat == board->soloist ? board->partner
                                                                   : board->soloist;
  DulleHand                    given = 0;

  if (board->contract != DULLE_CONTRACT_POVERTY || board->partner == DULLE_NO_SEAT)
    return;

  DULLE_HAND_FOREACH (card, own->passed)
    {
      unsigned gone = dulle_hand_count (board->played[other], card);
      unsigned back = own->seat == board->soloist ? dulle_hand_count (own->received, card) : 0;
      unsigned n = dulle_hand_count (own->passed, card);

      given += (n > gone + back ? n - gone - back : 0) * dulle_hand_of (card);
    }
  fix_cards (deals, other, given);
}

static double
count_ways (unsigned n,
            unsigned k)
{
  double ways = k <= n ? 1.0 : 0.0;

  for (unsigned i = 0; i < k && i < n; i++)
    ways *= (double) (n - i) / (i + 1);

  return ways;
}

/* Weighs each number of trumps that the poverty may have been dealt besides known ones. */
static void
guess_poor_trumps (DulleSampledDeals *deals)
{
  unsigned n_trumps = dulle_hand_size (deals->free & deals->trumps);
  unsigned n_plain = dulle_hand_size (deals->free) - n_trumps;
  unsigned room = deals->room[deals->poor];

  for (unsigned n = 0; n <= DULLE_MAX_POOR_TRUMPS && n <= room; n++)
    deals->poor_chances[n] = count_ways (n_trumps, n) * count_ways (n_plain, room - n);
}

/* A poverty puts all its trumps in the middle and then has the ones that are returned. */
static void
know_poor (DulleSampledDeals *deals,
           const DulleView   *view)
{
  const DulleBoard *board = &view->board;
  uint8_t           poor = board->soloist;
  unsigned          seen;

  if (board->contract != DULLE_CONTRACT_POVERTY || poor == view->own.seat)
    return;

  deals->poor = poor;
  if (deals->asked)
    {
      guess_poor_trumps (deals);
      return;
    }
  seen = dulle_hand_size (board->played[poor] & deals->trumps) +
         dulle_hand_size (deals->fixed[poor] & deals->trumps);
  deals->poor_trumps = (uint8_t) (board->n_trumps_returned - MIN (seen, board->n_trumps_returned));
}

static void
ban_voids (DulleSampledDeals *deals,
           const DulleView   *view)
{
  const DulleBoard *board = &view->board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
      {
        if ((board->voids[seat] >> suit_class & 1) != 0)
          deals->banned[seat] |= board->order.members[suit_class];
      }
}

void
dulle_sampled_deals_init (DulleSampledDeals *deals,
                          const DulleView   *view)
{
  const DulleBoard *board = &view->board;

  *deals = (DulleSampledDeals){
    .board = board,
    .own = view->own.hand,
    .poor = DULLE_NO_SEAT,
    .trumps = board->order.members[DULLE_CLASS_TRUMP],
    .asked = board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK &&
             board->soloist != view->own.seat,
  };
  dulle_belief_init (&deals->belief, view, DULLE_ALL_CLASSES);
  deals->free = deals->belief.unseen;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      deals->room[seat] = seat == view->own.seat ? 0 : board->n_cards[seat];
      deals->shown[seat] = (uint8_t) dulle_hand_count (board->played[seat], DULLE_CLUB_QUEEN);
    }
  if (deals->asked)
    deals->room[board->soloist] += board->n_passed;
  ban_voids (deals, view);

  if (board->contract == DULLE_CONTRACT_MARRIAGE)
    fix_both (deals, view, board->soloist, DULLE_CLUB_QUEEN);
  fix_pigs (deals, view);
  fix_exchanged (deals, view);
  know_poor (deals, view);
  dulle_declaration_init (&deals->declaration, view);
  deals->queens = deals->belief.has_spreads;
}

/* Drawing */

static void
give_card (Draw     *draw,
           uint8_t   seat,
           DulleCard card)
{
  draw->hands[seat] = dulle_hand_add (draw->hands[seat], card);
  draw->rest = dulle_hand_remove (draw->rest, card);
  draw->room[seat]--;
}

static bool
may_hold (const Draw *draw,
          uint8_t     seat,
          DulleCard   card)
{
  return draw->room[seat] > 0 && (draw->banned[seat] & dulle_hand_of (card)) == 0;
}

static unsigned
count_holders (const Draw *draw,
               DulleCard   card)
{
  unsigned n = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    n += may_hold (draw, seat, card);

  return n;
}

/* Returns: the set of seats that are Re, a bit for each */
static unsigned
draw_spread (const DulleBelief *belief,
             DulleRng          *rng)
{
  double   left = dulle_rng_unit (rng);
  unsigned drawn = 0;

  for (unsigned re = 1; re < 1u << DULLE_N_SEATS && left >= 0.0; re++)
    {
      double chance = dulle_belief_spread (belief, re);

      left -= chance;
      drawn = chance > 0.0 ? re : drawn;
    }

  return drawn;
}

/* Deals the queens of clubs to the seats that are Re in a drawn spread. */
static void
place_queens (Draw     *draw,
              DulleRng *rng)
{
  const DulleSampledDeals *deals = draw->deals;
  unsigned                 spread = draw_spread (&deals->belief, rng);
  unsigned                 each = __builtin_popcount (spread) == 1 ? 2 : 1;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool re = (spread >> seat & 1) != 0;

      for (unsigned n = deals->shown[seat]; re && n < each; n++)
        {
          if (dulle_hand_has (draw->rest, DULLE_CLUB_QUEEN) &&
              may_hold (draw, seat, DULLE_CLUB_QUEEN))
            give_card (draw, seat, DULLE_CLUB_QUEEN);
        }
      draw->banned[seat] |= 3 * dulle_hand_of (DULLE_CLUB_QUEEN);
    }
}

/* Draws a random card of @hand, which must not be empty. */
static DulleCard
draw_card (DulleHand hand,
           DulleRng *rng)
{
  unsigned skip = dulle_rng_below (rng, dulle_hand_size (hand));

  DULLE_HAND_FOREACH (card, hand)
    {
      unsigned n = dulle_hand_count (hand, card);

      if (skip < n)
        return card;
      skip -= n;
    }

  g_return_val_if_reached (DULLE_NO_CARD);
}

static unsigned
draw_number (const double *chances,
             unsigned      n,
             DulleRng     *rng)
{
  double   sum = 0.0;
  double   chance;
  unsigned i = 0;

  for (unsigned j = 0; j < n; j++)
    sum += chances[j];
  chance = dulle_rng_unit (rng) * sum;
  for (; i + 1 < n && chance >= chances[i]; i++)
    chance -= chances[i];

  return i;
}

/* Deals @n trumps to the poverty and bans all others from its hand. */
static void
place_poor_trumps (Draw     *draw,
                   unsigned  n,
                   DulleRng *rng)
{
  const DulleSampledDeals *deals = draw->deals;
  uint8_t                  poor = deals->poor;

  for (; n > 0 && draw->room[poor] > 0; n--)
    {
      DulleHand trumps = draw->rest & deals->trumps & ~draw->banned[poor];

      if (trumps != 0)
        give_card (draw, poor, draw_card (trumps, rng));
    }
  draw->banned[poor] |= deals->trumps;
}

/* Whether the hand drawn for the poverty is one, and matches what is known about the cards
 * that it put in the middle. */
static bool
is_poverty (const Draw *draw)
{
  const DulleBoard     *board = draw->deals->board;
  const DulleRules     *rules = &board->rules;
  DullePrivateKnowledge own = { .hand = draw->hands[draw->deals->poor] };
  bool                  open = rules->poverty_foxes_open && board->pigs == DULLE_NO_SEAT;

  return dulle_poverty_allowed (rules, own.hand) && !dulle_poverty_is_thrown (rules, own.hand) &&
         dulle_exchange_size (board, &own) == board->n_passed &&
         (!open || dulle_hand_count (own.hand, DULLE_DIAMOND_ACE) == board->n_foxes_passed);
}

/* Deals the trumps of a poverty that waits for an answer. If no hand is found that explains
 * the cards in the middle, these are assumed to be trumps. */
static void
place_poverty (Draw     *draw,
               DulleRng *rng)
{
  const DulleSampledDeals *deals = draw->deals;
  unsigned                 n_known = dulle_hand_size (draw->hands[deals->poor] & deals->trumps);
  const Draw               before = *draw;

  for (unsigned tries = 0; tries < N_POVERTIES; tries++)
    {
      *draw = before;
      place_poor_trumps (
          draw, draw_number (deals->poor_chances, G_N_ELEMENTS (deals->poor_chances), rng),
          rng);
      if (is_poverty (draw))
        return;
    }

  *draw = before;
  place_poor_trumps (draw, deals->board->n_passed - MIN (n_known, deals->board->n_passed), rng);
}

/* Deals @card to a random seat that may hold it. Returns: whether there is one */
static bool
place_card (Draw     *draw,
            DulleCard card,
            DulleRng *rng)
{
  unsigned total = 0;
  unsigned skip;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    total += may_hold (draw, seat, card) ? draw->room[seat] : 0;
  if (total == 0)
    return false;

  skip = dulle_rng_below (rng, total);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned share = may_hold (draw, seat, card) ? draw->room[seat] : 0;

      if (skip < share)
        {
          give_card (draw, seat, card);
          return true;
        }
      skip -= share;
    }

  g_return_val_if_reached (false);
}

/* Deals @card to a seat that may hold it but is full, which hands another card on to a seat
 * with room. The viewer has nothing to hand on, because its own hand is not drawn. If no such
 * pair is found, any seat with room gets the card. */
static void
squeeze_card (Draw     *draw,
              DulleCard card)
{
  uint8_t any = 0;

  for (uint8_t to = 0; to < DULLE_N_SEATS; to++)
    {
      if (draw->room[to] == 0)
        continue;
      any = to;
      for (uint8_t from = 0; from < DULLE_N_SEATS; from++)
        {
          DulleHand loose = draw->hands[from] - (draw->hands[from] & draw->banned[to]);

          if (loose == 0 || (draw->banned[from] & dulle_hand_of (card)) != 0)
            continue;
          draw->hands[from] = dulle_hand_remove (draw->hands[from], dulle_hand_first (loose));
          draw->hands[to] = dulle_hand_add (draw->hands[to], dulle_hand_first (loose));
          draw->hands[from] = dulle_hand_add (draw->hands[from], card);
          draw->rest = dulle_hand_remove (draw->rest, card);
          draw->room[to]--;
          return;
        }
    }

  give_card (draw, any, card);
}

/* Deals the rest where not all of it fits, starting with the cards that the fewest seats can
 * hold. */
static void
squeeze_rest (Draw     *draw,
              DulleRng *rng)
{
  for (unsigned most = 1; most < DULLE_N_SEATS; most++)
    {
      DULLE_HAND_FOREACH (card, draw->rest)
        {
          while (dulle_hand_has (draw->rest, card) && count_holders (draw, card) <= most)
            if (!place_card (draw, card, rng))
              squeeze_card (draw, card);
        }
    }
}

static bool
try_to_draw (Draw                    *draw,
             const DulleSampledDeals *deals,
             DulleRng                *rng,
             bool                     squeeze)
{
  *draw = (Draw){ .deals = deals, .rest = deals->free };
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      draw->hands[seat] = deals->fixed[seat];
      draw->banned[seat] = deals->banned[seat];
      draw->room[seat] = deals->room[seat];
    }

  /* Where no drawn spread fits, queens are where there is room. */
  if (deals->queens && !squeeze)
    place_queens (draw, rng);
  if (deals->asked)
    place_poverty (draw, rng);
  else if (deals->poor != DULLE_NO_SEAT)
    place_poor_trumps (draw, deals->poor_trumps, rng);

  if (dulle_even_deal (draw->rest, draw->banned, draw->room, rng, draw->hands))
    return true;
  if (squeeze)
    squeeze_rest (draw, rng);

  return squeeze;
}

/* Exchanges two random cards if that is possible: always if it makes the soloist's hand more
 * likely, otherwise with the ratio of the likelihoods as the chance.
 * Returns: the likelihood of the soloist's hand */
static double
exchange_one (const DulleSampledDeals *deals,
              DulleHand                hands[DULLE_N_SEATS],
              uint8_t                  other,
              double                   weight,
              DulleRng                *rng)
{
  uint8_t   soloist = deals->declaration.seat;
  DulleHand ours = hands[soloist] - deals->fixed[soloist];
  DulleHand theirs = hands[other] - deals->fixed[other];
  DulleHand give;
  DulleHand take;
  double    after;

  if (ours == 0 || theirs == 0)
    return weight;
  give = dulle_hand_of (draw_card (ours, rng));
  take = dulle_hand_of (draw_card (theirs, rng));
  if (give == take || (give & deals->banned[other]) != 0 || (take & deals->banned[soloist]) != 0)
    return weight;

  after = dulle_declaration_weigh (&deals->declaration, hands[soloist] - give + take);
  if (dulle_rng_unit (rng) * weight >= after)
    return weight;
  hands[soloist] += take - give;
  hands[other] += give - take;

  return after;
}

static void
exchange_cards (const DulleSampledDeals *deals,
                DulleHand                hands[DULLE_N_SEATS],
                DulleRng                *rng)
{
  uint8_t soloist = deals->declaration.seat;
  double  weight = dulle_declaration_weigh (&deals->declaration, hands[soloist]);

  for (unsigned n = EXCHANGES * dulle_hand_size (hands[soloist]); n > 0; n--)
    {
      uint8_t other = (uint8_t) ((soloist + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);

      if (other != deals->belief.seat)
        weight = exchange_one (deals, hands, other, weight, rng);
    }
}

void
dulle_sampled_deals_draw (const DulleSampledDeals *deals,
                          DulleRng                *rng,
                          DulleHand                hands[DULLE_N_SEATS])
{
  Draw     draw;
  unsigned n = 0;

  while (!try_to_draw (&draw, deals, rng, n >= N_TRIES))
    n++;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = draw.hands[seat];
  hands[deals->belief.seat] = deals->own;
  if (deals->declaration.seat != DULLE_NO_SEAT)
    exchange_cards (deals, hands, rng);
}
