/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * Cards are given out one by one, those that fewest seats can hold first, to a
 * seat that has room, with chances as the rooms are: where all restrictions are
 * alike this draws every deal that fits equally often. Where a card finds no room
 * the draw begins anew, and after N_TRIES the card changes places with another.
 *
 * Where somebody else plays a solo it then exchanges cards with the others, one by one
 * and by chance, so that hands come as often as they are likely (Metropolis).
 */
#include "worlds.h"

#include "engine/contract.h"
#include "engine/exchange.h"

#define N_TRIES 12

/* How many hands are tried for a poverty that waits for an answer. */
#define N_POVERTIES 60

/* How many exchanges are tried for each card that a soloist holds. */
#define EXCHANGES 16

/* What a draw has come to. */
typedef struct
{
  const DulleWorlds *worlds;
  DulleHand          rest;
  DulleHand          hands[DULLE_N_SEATS];
  DulleHand          banned[DULLE_N_SEATS];
  uint8_t            room[DULLE_N_SEATS];
} Draw;

/* What is known */

static void
fix (DulleWorlds *worlds,
     uint8_t      seat,
     DulleHand    cards)
{
  DULLE_HAND_FOREACH (card, cards)
    {
      unsigned n = MIN (dulle_hand_count (cards, card), dulle_hand_count (worlds->free, card));

      n = MIN (n, worlds->room[seat]);
      worlds->fixed[seat] += n * dulle_hand_of (card);
      worlds->free -= n * dulle_hand_of (card);
      worlds->room[seat] -= (uint8_t) n;
    }
}

static void
fix_both (DulleWorlds     *worlds,
          const DulleView *view,
          uint8_t          seat,
          DulleCard        card)
{
  unsigned played = dulle_hand_count (view->board.played[seat], card);

  if (seat != DULLE_NO_SEAT && seat != view->own.seat && card != DULLE_NO_CARD)
    fix (worlds, seat, (2 - played) * dulle_hand_of (card));
}

/* Pigs that are declared are held by one seat. */
static void
fix_pigs (DulleWorlds     *worlds,
          const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (!board->rules.pig_only_second && board->pigs != DULLE_NO_SEAT)
    fix_both (worlds, view, board->pigs, dulle_contract_pig (board->contract));
  if (!board->rules.pig_only_second && board->superpigs != DULLE_NO_SEAT)
    fix_both (worlds, view, board->superpigs,
              dulle_contract_superpig (&board->rules, board->contract));
}

/* Who gave cards away in an exchange knows where they went. */
static void
fix_exchanged (DulleWorlds     *worlds,
               const DulleView *view)
{
  const DulleBoard *board = &view->board;
  const DulleOwn   *own = &view->own;
  uint8_t           other = own->seat == board->soloist ? board->partner : board->soloist;
  DulleHand         given = 0;

  if (board->contract != DULLE_CONTRACT_POVERTY || board->partner == DULLE_NO_SEAT)
    return;

  if (own->passed != 0 && other != own->seat)
    {
      DULLE_HAND_FOREACH (card, own->passed)
        {
          unsigned gone = dulle_hand_count (board->played[other], card);
          unsigned back = own->seat == board->soloist ? dulle_hand_count (own->received, card) : 0;
          unsigned n = dulle_hand_count (own->passed, card);

          given += (n > gone + back ? n - gone - back : 0) * dulle_hand_of (card);
        }
      fix (worlds, other, given);
    }
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

/* How likely the poverty was dealt so many trumps besides those that are known. */
static void
guess_poor_trumps (DulleWorlds *worlds)
{
  unsigned n_trumps = dulle_hand_size (worlds->free & worlds->trumps);
  unsigned n_plain = dulle_hand_size (worlds->free) - n_trumps;
  unsigned room = worlds->room[worlds->poor];

  for (unsigned n = 0; n <= DULLE_MAX_POOR_TRUMPS && n <= room; n++)
    worlds->poor_chances[n] = count_ways (n_trumps, n) * count_ways (n_plain, room - n);
}

/* All trumps of a poverty go in the middle, and then it has those that are returned. */
static void
know_poor (DulleWorlds     *worlds,
           const DulleView *view)
{
  const DulleBoard *board = &view->board;
  uint8_t           poor = board->soloist;
  unsigned          seen;

  if (board->contract != DULLE_CONTRACT_POVERTY || poor == view->own.seat ||
      (board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_PASS))
    return;

  worlds->poor = poor;
  if (worlds->asked)
    {
      guess_poor_trumps (worlds);
      return;
    }
  seen = dulle_hand_size (board->played[poor] & worlds->trumps) +
         dulle_hand_size (worlds->fixed[poor] & worlds->trumps);
  worlds->poor_trumps = (uint8_t) (board->n_trumps_returned - MIN (seen, board->n_trumps_returned));
}

static void
ban_lacking (DulleWorlds     *worlds,
             const DulleView *view)
{
  const DulleBoard *board = &view->board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
      {
        if ((board->lacks[seat] >> klass & 1) != 0)
          worlds->banned[seat] |= board->order.members[klass];
      }
}

void
dulle_worlds_init (DulleWorlds     *worlds,
                   const DulleView *view)
{
  const DulleBoard *board = &view->board;

  *worlds = (DulleWorlds){
    .board = board,
    .own = view->own.hand,
    .poor = DULLE_NO_SEAT,
    .trumps = board->order.members[DULLE_CLASS_TRUMP],
    .asked = board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK &&
             board->soloist != view->own.seat,
  };
  dulle_belief_init (&worlds->belief, view, DULLE_ALL_CLASSES);
  worlds->free = worlds->belief.unseen;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      worlds->room[seat] = seat == view->own.seat ? 0 : board->n_cards[seat];
      worlds->shown[seat] = (uint8_t) dulle_hand_count (board->played[seat], DULLE_CLUB_QUEEN);
    }
  if (worlds->asked)
    worlds->room[board->soloist] += board->n_passed;
  ban_lacking (worlds, view);

  if (board->contract == DULLE_CONTRACT_MARRIAGE)
    fix_both (worlds, view, board->soloist, DULLE_CLUB_QUEEN);
  fix_pigs (worlds, view);
  fix_exchanged (worlds, view);
  know_poor (worlds, view);
  dulle_declaration_init (&worlds->declaration, view);
  worlds->queens = board->contract == DULLE_CONTRACT_NORMAL && worlds->belief.n_spreads > 0;
}

/* Drawing */

static void
give (Draw     *draw,
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

static const DulleSpread *
draw_spread (const DulleBelief *belief,
             DulleRng          *rng)
{
  double   chance = dulle_rng_unit (rng);
  unsigned i = 0;

  for (; i + 1 < belief->n_spreads && chance >= belief->spreads[i].chance; i++)
    chance -= belief->spreads[i].chance;

  return &belief->spreads[i];
}

/* Gives the queens of clubs to those who are Re, and to nobody else. */
static void
place_queens (Draw     *draw,
              DulleRng *rng)
{
  const DulleWorlds *worlds = draw->worlds;
  const DulleSpread *spread = draw_spread (&worlds->belief, rng);
  unsigned           each = __builtin_popcount (spread->re) == 1 ? 2 : 1;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool re = (spread->re >> seat & 1) != 0;

      for (unsigned n = worlds->shown[seat]; re && n < each; n++)
        {
          if (dulle_hand_has (draw->rest, DULLE_CLUB_QUEEN) && may_hold (draw, seat, DULLE_CLUB_QUEEN))
            give (draw, seat, DULLE_CLUB_QUEEN);
        }
      draw->banned[seat] |= 3 * dulle_hand_of (DULLE_CLUB_QUEEN);
    }
}

/* Draws one card of a hand that is not empty, every copy equally often. */
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

/* Gives the poverty so many trumps, and bans it from others. */
static void
place_poor_trumps (Draw     *draw,
                   unsigned  n,
                   DulleRng *rng)
{
  const DulleWorlds *worlds = draw->worlds;
  uint8_t            poor = worlds->poor;

  for (; n > 0 && draw->room[poor] > 0; n--)
    {
      DulleHand trumps = draw->rest & worlds->trumps & ~draw->banned[poor];

      if (trumps != 0)
        give (draw, poor, draw_card (trumps, rng));
    }
  draw->banned[poor] |= worlds->trumps;
}

/* Whether what the poverty was dealt is one, and it put down what lies in the middle. */
static bool
is_poverty (const Draw *draw)
{
  const DulleBoard *board = draw->worlds->board;
  const DulleRules *rules = &board->rules;
  DulleOwn          own = { .hand = draw->hands[draw->worlds->poor] };
  bool              open = rules->poverty_foxes_open && board->pigs == DULLE_NO_SEAT;

  return dulle_poverty_allowed (rules, own.hand) && !dulle_poverty_is_thrown (rules, own.hand) &&
         dulle_exchange_size (board, &own) == board->n_passed &&
         (!open || dulle_hand_count (own.hand, DULLE_DIAMOND_ACE) == board->n_foxes_passed);
}

/* The same for one that waits for an answer, with as many trumps as there may be; where
 * no hand is found that explains what was put down it is all trumps. */
static void
place_poverty (Draw     *draw,
               DulleRng *rng)
{
  const DulleWorlds *worlds = draw->worlds;
  unsigned           n_known = dulle_hand_size (draw->hands[worlds->poor] & worlds->trumps);
  const Draw         before = *draw;

  for (unsigned tries = 0; tries < N_POVERTIES; tries++)
    {
      *draw = before;
      place_poor_trumps (draw, draw_number (worlds->poor_chances, G_N_ELEMENTS (worlds->poor_chances), rng), rng);
      if (is_poverty (draw))
        return;
    }

  *draw = before;
  place_poor_trumps (draw, worlds->board->n_passed - MIN (n_known, worlds->board->n_passed), rng);
}

/* Gives one card to a seat that may hold it. */
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
          give (draw, seat, card);
          return true;
        }
      skip -= share;
    }

  g_return_val_if_reached (false);
}

/* A seat that may hold @card but has no room gives another card to a seat that has
 * room; where no such pair is found any seat with room takes the card. */
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

          if (from == draw->worlds->belief.seat || from == to || loose == 0 ||
              (draw->banned[from] & dulle_hand_of (card)) != 0)
            continue;
          draw->hands[from] = dulle_hand_remove (draw->hands[from], dulle_hand_first (loose));
          draw->hands[to] = dulle_hand_add (draw->hands[to], dulle_hand_first (loose));
          draw->hands[from] = dulle_hand_add (draw->hands[from], card);
          draw->rest = dulle_hand_remove (draw->rest, card);
          draw->room[to]--;
          return;
        }
    }

  give (draw, any, card);
}

/* Gives out all that is left, the cards with the fewest possible holders first. */
static bool
place_rest (Draw     *draw,
            DulleRng *rng,
            bool      squeeze)
{
  for (unsigned most = 1; most < DULLE_N_SEATS; most++)
    {
      DULLE_HAND_FOREACH (card, draw->rest)
        {
          while (dulle_hand_has (draw->rest, card) && count_holders (draw, card) <= most)
            {
              if (place_card (draw, card, rng))
                continue;
              if (!squeeze)
                return false;
              squeeze_card (draw, card);
            }
        }
    }

  return true;
}

static bool
try_to_draw (Draw              *draw,
             const DulleWorlds *worlds,
             DulleRng          *rng,
             bool               squeeze)
{
  *draw = (Draw){ .worlds = worlds, .rest = worlds->free };
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      draw->hands[seat] = worlds->fixed[seat];
      draw->banned[seat] = worlds->banned[seat];
      draw->room[seat] = worlds->room[seat];
    }

  if (worlds->queens)
    place_queens (draw, rng);
  if (worlds->asked)
    place_poverty (draw, rng);
  else if (worlds->poor != DULLE_NO_SEAT)
    place_poor_trumps (draw, worlds->poor_trumps, rng);

  return place_rest (draw, rng, squeeze);
}

/* Exchanges two cards, if they may be exchanged and the soloist's hand is as likely then
 * or chance says so. Returns: how likely it is now */
static double
exchange_one (const DulleWorlds *worlds,
              DulleHand          hands[DULLE_N_SEATS],
              uint8_t            other,
              double             weight,
              DulleRng          *rng)
{
  uint8_t   soloist = worlds->declaration.seat;
  DulleHand ours = hands[soloist] - worlds->fixed[soloist];
  DulleHand theirs = hands[other] - worlds->fixed[other];
  DulleHand give;
  DulleHand take;
  double    after;

  if (ours == 0 || theirs == 0)
    return weight;
  give = dulle_hand_of (draw_card (ours, rng));
  take = dulle_hand_of (draw_card (theirs, rng));
  if (give == take || (give & worlds->banned[other]) != 0 || (take & worlds->banned[soloist]) != 0)
    return weight;

  after = dulle_declaration_weigh (&worlds->declaration, hands[soloist] - give + take);
  if (dulle_rng_unit (rng) * weight >= after)
    return weight;
  hands[soloist] += take - give;
  hands[other] += give - take;

  return after;
}

static void
exchange_cards (const DulleWorlds *worlds,
                DulleHand          hands[DULLE_N_SEATS],
                DulleRng          *rng)
{
  uint8_t soloist = worlds->declaration.seat;
  double  weight = dulle_declaration_weigh (&worlds->declaration, hands[soloist]);

  for (unsigned n = EXCHANGES * dulle_hand_size (hands[soloist]); n > 0; n--)
    {
      uint8_t other = (uint8_t) ((soloist + 1 + dulle_rng_below (rng, 3)) % DULLE_N_SEATS);

      if (other != worlds->belief.seat)
        weight = exchange_one (worlds, hands, other, weight, rng);
    }
}

void
dulle_worlds_draw (const DulleWorlds *worlds,
                   DulleRng          *rng,
                   DulleHand          hands[DULLE_N_SEATS])
{
  Draw     draw;
  unsigned n = 0;

  while (!try_to_draw (&draw, worlds, rng, n >= N_TRIES))
    n++;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = draw.hands[seat];
  hands[worlds->belief.seat] = worlds->own;
  if (worlds->declaration.seat != DULLE_NO_SEAT)
    exchange_cards (worlds, hands, rng);
}
