/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Beliefs by counting.
 *
 * Implementation overview. Where cards lie: a table of classes by seats is
 * fitted to what is known of both margins (how many cards of the class are
 * unseen, how many cards the seat holds), with zeros where a seat did not
 * follow; a few rounds of scaling rows and columns in turn are exact enough.
 * Who plays with whom: all ways in which the parties may be spread are listed (at
 * most ten), each weighed by the chance that the unseen queens of clubs lie
 * so, times a factor for each card played that friends and foes play unequally
 * often. The factors were counted in games of the policy with itself.
 *
 * Only + − × ÷ are used, so that every machine computes the same numbers.
 */
#include "belief.h"

#define N_ROUNDS 4

/* Who holds both queens of clubs rarely keeps silent about it. */
#define SILENT_MARRIAGE 0.04

/* What a card that does not lead its trick says about its player and the seat
 * that wins so far. */
typedef enum
{
  EVENT_OVERTOOK,
  EVENT_OVERTOOK_RICH,
  EVENT_SMEARED,
  EVENT_STAYED_LOW,
  EVENT_OTHER,
  N_EVENTS,
} Event;

/* How much likelier each event is between friends than between foes: [1] for the
 * last card of a trick, when its winner is certain, [0] for the others. */
static const double friend_factors[2][N_EVENTS] = {
  {
      [EVENT_OVERTOOK] = 1.0,
      [EVENT_OVERTOOK_RICH] = 1.0,
      [EVENT_SMEARED] = 1.3,
      [EVENT_STAYED_LOW] = 0.95,
      [EVENT_OTHER] = 1.0,
  },
  {
      [EVENT_OVERTOOK] = 0.75,
      [EVENT_OVERTOOK_RICH] = 0.65,
      [EVENT_SMEARED] = 1.75,
      [EVENT_STAYED_LOW] = 0.75,
      [EVENT_OTHER] = 1.0,
  },
};

/* How much likelier Re than Kontra leads plain [0] or trump [1], in the first
 * N_EARLY tricks and later. */
#define N_EARLY 4
static const double lead_factors[][2] = {
  { 0.7, 4.0 },
  { 0.5, 2.5 },
};

static bool
spread_has (const DulleSpread *spread,
            uint8_t            seat)
{
  return (spread->re >> seat & 1) != 0;
}

double
dulle_belief_holds (const DulleBelief *belief,
                    uint8_t            seat,
                    DulleClass         klass,
                    unsigned           n)
{
  /* Drawing the seat's hand without putting back: the chance that none of the
   * n cards is among the seat's part of the unseen ones. */
  double all = belief->n_unseen;
  double without = all - belief->share[seat][klass] * all;
  double none = 1.0;
  double ways = 1.0;

  for (unsigned i = 0; i < n; i++)
    {
      if (without <= 0.0)
        return 1.0;
      none *= without;
      ways *= all;
      without -= 1.0;
      all -= 1.0;
    }

  return 1.0 - none / ways;
}

static void
scale_class (DulleBelief *belief,
             DulleClass   klass)
{
  double sum = 0.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    sum += belief->share[seat][klass];
  if (sum <= 0.0)
    return;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    belief->share[seat][klass] *= belief->n_class[klass] / sum;
}

static void
scale_seat (DulleBelief      *belief,
            const DulleBoard *board,
            uint8_t           seat)
{
  double sum = 0.0;

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    sum += belief->share[seat][klass];
  if (sum <= 0.0)
    return;
  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    belief->share[seat][klass] *= board->n_cards[seat] / sum;
}

/* Fits the table of how many cards of each class each seat holds. */
static void
spread_cards (DulleBelief      *belief,
              const DulleBoard *board)
{
  double all = MAX (1.0, belief->n_unseen);
  bool   restricted = false;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
      {
        bool possible = seat != belief->seat && (board->lacks[seat] >> klass & 1) == 0;

        belief->share[seat][klass] = possible ? (double) belief->n_class[klass] * board->n_cards[seat] / all : 0.0;
        restricted = restricted || (!possible && seat != belief->seat && belief->n_class[klass] > 0);
      }

  for (int round = 0; round < N_ROUNDS && restricted; round++)
    {
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        scale_seat (belief, board, seat);
      for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
        scale_class (belief, (DulleClass) klass);
    }
}

/* From expected numbers of cards to chances. */
static void
finish_cards (DulleBelief *belief,
              unsigned     classes)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
      {
        if (belief->n_class[klass] > 0)
          belief->share[seat][klass] /= belief->n_class[klass];
        if ((classes >> klass & 1) != 0)
          belief->lacks[seat][klass] = 1.0 - dulle_belief_holds (belief, seat, (DulleClass) klass,
                                                                 belief->n_class[klass]);
      }
}

/* The chance that the unseen queens of clubs lie as @spread says, up to a factor;
 * 0 where they cannot. */
static double
weigh_queens (const DulleBelief *belief,
              const DulleView   *view,
              const DulleSpread *spread)
{
  const DulleBoard *board = &view->board;
  unsigned          each = __builtin_popcount (spread->re) == 1 ? 2 : 1;
  double            weight = each == 2 ? SILENT_MARRIAGE : 1.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);
      unsigned   seen = seat == view->own.seat ? dulle_hand_count (view->own.dealt, DULLE_CLUB_QUEEN)
                                               : dulle_hand_count (board->played[seat], DULLE_CLUB_QUEEN);
      bool       re = spread_has (spread, seat);

      if ((party == DULLE_RE && !re) || (party == DULLE_KONTRA && re) || seen > (re ? each : 0))
        return 0.0;
      if (!re)
        continue;
      for (unsigned missing = each - seen; missing > 0; missing--)
        weight *= belief->share[seat][DULLE_CLASS_TRUMP];
    }

  return weight;
}

static unsigned
list_spreads (const DulleBelief *belief,
              const DulleView   *view,
              DulleSpread        spreads[DULLE_MAX_SPREADS])
{
  unsigned n = 0;

  for (uint8_t re = 1; re < 1 << DULLE_N_SEATS; re++)
    {
      DulleSpread spread = { re, 0.0 };

      if (__builtin_popcount (re) > 2)
        continue;
      spread.chance = weigh_queens (belief, view, &spread);
      if (spread.chance > 0.0)
        spreads[n++] = spread;
    }

  return n;
}

static Event
classify (const DulleOrder *order,
          const DulleTrick *so_far,
          DulleCard         card,
          unsigned          last_trick)
{
  if (dulle_order_beats (order, dulle_trick_best_card (so_far), card, last_trick))
    return dulle_trick_augen (so_far) >= 10 ? EVENT_OVERTOOK_RICH : EVENT_OVERTOOK;
  if (dulle_card_augen (card) >= 10)
    return EVENT_SMEARED;
  if (dulle_card_augen (card) <= 4)
    return EVENT_STAYED_LOW;

  return EVENT_OTHER;
}

static void
weigh_event (DulleSpread *spreads,
             unsigned     n_spreads,
             uint8_t      actor,
             uint8_t      winner,
             double       factor)
{
  for (unsigned i = 0; i < n_spreads; i++)
    {
      if (spread_has (&spreads[i], actor) == spread_has (&spreads[i], winner))
        spreads[i].chance *= factor;
    }
}

static void
weigh_lead (DulleSpread *spreads,
            unsigned     n_spreads,
            uint8_t      actor,
            double       factor)
{
  for (unsigned i = 0; i < n_spreads; i++)
    {
      if (spread_has (&spreads[i], actor))
        spreads[i].chance *= factor;
    }
}

/* What the cards of one trick say; the viewer's own say nothing to itself. */
static void
weigh_trick (DulleSpread     *spreads,
             unsigned         n_spreads,
             const DulleView *view,
             unsigned         number)
{
  const DulleOrder *order = &view->board.order;
  const DulleTrick *trick = &view->board.tricks[number];
  unsigned          last_trick = number + 1u == dulle_board_length (&view->board);
  DulleTrick        so_far = { .lead = trick->lead };

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      uint8_t   seat = dulle_trick_seat (trick, i);
      DulleCard card = trick->cards[i];

      if (seat != view->own.seat && i == 0)
        weigh_lead (spreads, n_spreads, seat,
                    lead_factors[number >= N_EARLY][dulle_order_is_trump (order, card)]);
      else if (seat != view->own.seat)
        weigh_event (spreads, n_spreads, seat, dulle_trick_winner (&so_far),
                     friend_factors[i + 1 == DULLE_N_SEATS][classify (order, &so_far, card,
                                                                      last_trick)]);
      dulle_trick_add (&so_far, order, card, last_trick);
    }
}

/* In a normal game: by the queens of clubs and by how everybody plays. */
static void
guess_parties (DulleBelief     *belief,
               const DulleView *view)
{
  const DulleBoard *board = &view->board;
  DulleSpread      *spreads = belief->spreads;
  unsigned          n_spreads = list_spreads (belief, view, spreads);
  double            sum = 0.0;

  for (unsigned i = 0; i <= board->n_tricks && i < dulle_board_length (board); i++)
    weigh_trick (spreads, n_spreads, view, i);

  for (unsigned i = 0; i < n_spreads; i++)
    {
      sum += spreads[i].chance;
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        belief->re[seat] += spread_has (&spreads[i], seat) ? spreads[i].chance : 0.0;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    belief->re[seat] = sum > 0.0 ? belief->re[seat] / sum : 0.5;
  for (unsigned i = 0; i < n_spreads && sum > 0.0; i++)
    spreads[i].chance /= sum;
  belief->n_spreads = n_spreads;
}

/* Returns: whether the viewer knows the party of every seat */
static bool
find_known_spread (const DulleView *view,
                   DulleSpread     *spread)
{
  *spread = (DulleSpread){ .chance = 1.0 };
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);

      if (party == DULLE_NO_PARTY)
        return false;
      spread->re |= (uint8_t) ((party == DULLE_RE) << seat);
    }

  return true;
}

/* What is known; while a marriage looks for a partner each other seat may be it. */
static void
take_known_parties (DulleBelief     *belief,
                    const DulleView *view)
{
  static const double chance[] = {
    [DULLE_RE] = 1.0,
    [DULLE_KONTRA] = 0.0,
    [DULLE_NO_PARTY] = 1.0 / 3.0,
  };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    belief->re[seat] = chance[dulle_view_party (view, seat)];
}

void
dulle_belief_init (DulleBelief     *belief,
                   const DulleView *view,
                   unsigned         classes)
{
  const DulleBoard *board = &view->board;

  *belief = (DulleBelief){ .seat = view->own.seat, .unseen = dulle_view_unseen (view) };
  belief->n_unseen = (uint8_t) dulle_hand_size (belief->unseen);
  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    belief->n_class[klass] = (uint8_t) dulle_hand_size (belief->unseen & board->order.members[klass]);

  spread_cards (belief, board);
  finish_cards (belief, classes);

  if (board->contract == DULLE_CONTRACT_NORMAL && !find_known_spread (view, &belief->spreads[0]))
    guess_parties (belief, view);
  else
    take_known_parties (belief, view);
  if (board->contract == DULLE_CONTRACT_NORMAL && belief->n_spreads == 0)
    belief->n_spreads = 1;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double own = belief->re[belief->seat];
      double other = belief->re[seat];

      belief->partner[seat] = own * other + (1.0 - own) * (1.0 - other);
    }
  belief->partner[belief->seat] = 1.0;
}
