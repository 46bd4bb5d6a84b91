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
 * so, times a factor for each card played that friends and foes, or Re and Kontra, play
 * unequally often. Not everybody plays as those did whom the factors were counted of: each
 * seat also tells by its cards how much sense there is in them, and as far as there is
 * none they say nothing of parties.
 *
 * Only + − × ÷ are used, so that every machine computes the same numbers.
 */
#include "belief.h"

#include <string.h>

#define N_ROUNDS 4

/* Who holds both queens of clubs rarely keeps silent about it. */
#define SILENT_MARRIAGE 0.02

/* How likely somebody plays with sense, before its first card, to playing by whim. */
#define SENSIBLE_ODDS 24.0

/**
 * Evidence:
 * @party: of a seat that plays with sense, how much likelier it does this as Re than as
 *   Kontra, where it leads; or else to a friend's trick than to a foe's
 * @sense: how much likelier it does this than one that plays by whim
 */
typedef struct
{
  double party;
  double sense;
} Evidence;

typedef enum
{
  LEAD_ACE,
  LEAD_PLAIN,
  LEAD_LOW_TRUMP,
  LEAD_HIGH_TRUMP,
  N_LEADS,
} Lead;

/* In the first trick [0], before N_EARLY are over [1], and later [2]. */
#define N_EARLY 4
static const Evidence lead_evidence[N_LEADS][3] = {
  [LEAD_ACE] = { { 0.95, 4.6 }, { 0.85, 2.6 }, { 0.55, 0.6 } },
  [LEAD_PLAIN] = { { 0.47, 0.37 }, { 0.3, 0.92 }, { 0.47, 0.93 } },
  [LEAD_LOW_TRUMP] = { { 12.0, 0.22 }, { 6.2, 0.7 }, { 2.7, 1.3 } },
  [LEAD_HIGH_TRUMP] = { { 1.4, 0.13 }, { 0.63, 0.19 }, { 1.75, 1.0 } },
};

/* What a card that does not lead its trick does about the seat that wins so far. */
typedef enum
{
  EVENT_OVERTAKES,
  EVENT_SMEARS,
  EVENT_GIVES,
  EVENT_STAYS_LOW,
  N_EVENTS,
} Event;

/* [0] while others may still overtake, [1] where the trick is as good as won; [0] where a
 * plain suit is followed and there is little choice, [1] else. */
static const Evidence event_evidence[2][2][N_EVENTS] = {
  {
      {
          [EVENT_OVERTAKES] = { 1.0, 0.63 },
          [EVENT_SMEARS] = { 1.1, 1.0 },
          [EVENT_GIVES] = { 1.0, 1.15 },
          [EVENT_STAYS_LOW] = { 0.92, 1.3 },
      },
      {
          [EVENT_OVERTAKES] = { 1.0, 1.25 },
          [EVENT_SMEARS] = { 0.94, 0.9 },
          [EVENT_GIVES] = { 0.91, 0.77 },
          [EVENT_STAYS_LOW] = { 1.2, 0.73 },
      },
  },
  {
      {
          [EVENT_OVERTAKES] = { 1.0, 0.34 },
          [EVENT_SMEARS] = { 1.17, 0.94 },
          [EVENT_GIVES] = { 0.92, 1.13 },
          [EVENT_STAYS_LOW] = { 0.76, 1.17 },
      },
      {
          [EVENT_OVERTAKES] = { 0.75, 1.37 },
          [EVENT_SMEARS] = { 4.0, 0.93 },
          [EVENT_GIVES] = { 1.35, 0.82 },
          [EVENT_STAYS_LOW] = { 0.64, 0.88 },
      },
  },
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
  double without = all - belief->share[klass][seat] * all;
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

/* Scales the numbers of cards of one class so that they add up to what is unseen. */
static void
scale_class (DulleBelief *belief,
             int          klass)
{
  double *share = belief->share[klass];
  double  sum = share[0] + share[1] + share[2] + share[3];
  double  factor = sum > 0.0 ? belief->n_class[klass] / sum : 1.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    share[seat] *= factor;
}

/* The same for what each seat holds, of all four at once. */
static void
scale_seats (DulleBelief      *belief,
             const DulleBoard *board)
{
  double factors[DULLE_N_SEATS] = { 0.0 };

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      factors[seat] += belief->share[klass][seat];
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    factors[seat] = factors[seat] > 0.0 ? board->n_cards[seat] / factors[seat] : 1.0;
  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      belief->share[klass][seat] *= factors[seat];
}

/* Fits the table of how many cards of each class each seat holds. */
static void
spread_cards (DulleBelief      *belief,
              const DulleBoard *board)
{
  double all = MAX (1.0, belief->n_unseen);
  bool   restricted = false;

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      {
        bool possible = seat != belief->seat && (board->lacks[seat] >> klass & 1) == 0;

        belief->share[klass][seat] = possible ? (double) belief->n_class[klass] * board->n_cards[seat] / all : 0.0;
        restricted = restricted || (!possible && seat != belief->seat && belief->n_class[klass] > 0);
      }

  for (int round = 0; round < N_ROUNDS && restricted; round++)
    {
      scale_seats (belief, board);
      for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
        scale_class (belief, klass);
    }
}

/* From expected numbers of cards to chances. */
static void
finish_cards (DulleBelief *belief,
              unsigned     classes)
{
  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      unsigned n = belief->n_class[klass];

      for (uint8_t seat = 0; seat < DULLE_N_SEATS && n > 0; seat++)
        belief->share[klass][seat] /= n;
      if ((classes >> klass & 1) == 0)
        continue;
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        belief->lacks[klass][seat] = 1.0 - dulle_belief_holds (belief, seat, (DulleClass) klass, n);
    }
}

/**
 * Facts:
 * @party: what the viewer knows of each seat's party
 * @n_queens: how many queens of clubs it has seen of it
 * @lead: how much likelier what the seat led comes from Re
 * @friends: how much likelier what a seat did comes from a friend of another one
 * @sense: the odds that the seat plays with sense
 *
 * What tells parties, seat by seat.
 */
typedef struct
{
  DulleParty party[DULLE_N_SEATS];
  unsigned   n_queens[DULLE_N_SEATS];
  double     lead[DULLE_N_SEATS];
  double     friends[DULLE_N_SEATS][DULLE_N_SEATS];
  double     sense[DULLE_N_SEATS];
} Facts;

static void
facts_init (Facts           *facts,
            const DulleView *view)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand shown = seat == view->own.seat ? view->own.dealt : view->board.played[seat];

      facts->party[seat] = dulle_view_party (view, seat);
      facts->n_queens[seat] = dulle_hand_count (shown, DULLE_CLUB_QUEEN);
      facts->lead[seat] = 1.0;
      facts->sense[seat] = SENSIBLE_ODDS;
      for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
        facts->friends[seat][other] = 1.0;
    }
}

/* The chance that the unseen queens of clubs lie as @spread says, up to a factor;
 * 0 where they cannot. */
static double
weigh_queens (const DulleBelief *belief,
              const Facts       *facts,
              const DulleSpread *spread)
{
  unsigned each = __builtin_popcount (spread->re) == 1 ? 2 : 1;
  double   weight = each == 2 ? SILENT_MARRIAGE : 1.0;
  unsigned all_seen = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool     re = spread_has (spread, seat);
      unsigned seen = facts->n_queens[seat];

      if (facts->party[seat] == (re ? DULLE_KONTRA : DULLE_RE) || seen > (re ? each : 0))
        return 0.0;
      all_seen += seen;
      if (!re)
        continue;
      for (unsigned missing = each - seen; missing > 0; missing--)
        weight *= belief->share[DULLE_CLASS_TRUMP][seat];
    }

  /* Two queens in two hands may be either way round. */
  return each == 1 && all_seen == 0 ? 2.0 * weight : weight;
}

/* Two of four seats are Re, or one that holds both queens of clubs. */
static unsigned
list_spreads (const DulleBelief *belief,
              const Facts       *facts,
              DulleSpread        spreads[DULLE_MAX_SPREADS])
{
  static const uint8_t possible[DULLE_MAX_SPREADS] = { 1, 2, 3, 4, 5, 6, 8, 9, 10, 12 };
  unsigned             n = 0;

  for (unsigned i = 0; i < DULLE_MAX_SPREADS; i++)
    {
      DulleSpread spread = { possible[i], 0.0 };

      spread.chance = weigh_queens (belief, facts, &spread);
      if (spread.chance > 0.0)
        spreads[n++] = spread;
    }

  return n;
}

static Lead
classify_lead (const DulleOrder *order,
               DulleCard         card)
{
  unsigned augen = dulle_card_augen (card);

  if (!dulle_order_is_trump (order, card))
    return augen == 11 ? LEAD_ACE : LEAD_PLAIN;

  return augen == 3 || order->strength[card] >= order->strength[DULLE_CLUB_QUEEN] ? LEAD_HIGH_TRUMP : LEAD_LOW_TRUMP;
}

static Event
classify (const DulleOrder *order,
          const DulleTrick *so_far,
          DulleCard         card,
          unsigned          last_trick)
{
  if (dulle_order_beats (order, dulle_trick_best_card (so_far), card, last_trick))
    return EVENT_OVERTAKES;
  if (dulle_card_augen (card) >= 10)
    return EVENT_SMEARS;

  return dulle_card_augen (card) >= 3 ? EVENT_GIVES : EVENT_STAYS_LOW;
}

/* What @card, which does not lead, says. */
static const Evidence *
find_evidence (const DulleOrder *order,
               const DulleTrick *so_far,
               DulleCard         card,
               unsigned          last_trick)
{
  DulleCard best = dulle_trick_best_card (so_far);
  bool      sure = so_far->n_cards + 1 == DULLE_N_SEATS ||
              (dulle_order_is_trump (order, best) && order->strength[best] > order->strength[DULLE_CLUB_QUEEN]);
  bool free = dulle_order_is_trump (order, card) || order->klass[card] != order->klass[so_far->cards[0]];

  return &event_evidence[sure][free][classify (order, so_far, card, last_trick)];
}

/* What the cards of one trick say; the viewer's own say nothing to itself. */
static void
hear_trick (Facts           *facts,
            const DulleView *view,
            unsigned         number)
{
  const DulleOrder *order = &view->board.order;
  const DulleTrick *trick = &view->board.tricks[number];
  unsigned          last_trick = number + 1u == dulle_board_length (&view->board);
  DulleTrick        so_far = { .lead = trick->lead };

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      uint8_t         seat = dulle_trick_seat (trick, i);
      DulleCard       card = trick->cards[i];
      const Evidence *evidence;
      double         *party;

      if (seat != view->own.seat)
        {
          evidence = i == 0 ? &lead_evidence[classify_lead (order, card)][(number >= 1) + (number >= N_EARLY)]
                            : find_evidence (order, &so_far, card, last_trick);
          party = i == 0 ? &facts->lead[seat] : &facts->friends[seat][dulle_trick_winner (&so_far)];
          *party *= evidence->party;
          facts->sense[seat] *= evidence->sense;
        }
      dulle_trick_add (&so_far, order, card, last_trick);
    }
}

/* How much likelier all that a sensible @seat did is where the parties are spread so. */
static double
weigh_seat (const Facts       *facts,
            const DulleSpread *spread,
            uint8_t            seat)
{
  bool   re = spread_has (spread, seat);
  double weight = re ? facts->lead[seat] : 1.0;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    weight *= re == spread_has (spread, other) ? facts->friends[seat][other] : 1.0;

  return weight;
}

/* Weighs the spreads by what @seat did: as far as it plays by whim all alike. */
static void
hear_seat (const Facts       *facts,
           const DulleSpread *prior,
           DulleSpread       *spreads,
           unsigned           n_spreads,
           uint8_t            seat)
{
  double sense = facts->sense[seat] / (1.0 + facts->sense[seat]);
  double weights[DULLE_MAX_SPREADS];
  double sum = 0.0;
  double all = 0.0;

  for (unsigned i = 0; i < n_spreads; i++)
    {
      weights[i] = weigh_seat (facts, &prior[i], seat);
      sum += prior[i].chance * weights[i];
      all += prior[i].chance;
    }
  for (unsigned i = 0; i < n_spreads; i++)
    spreads[i].chance *= sense * weights[i] * all / sum + 1.0 - sense;
}

/* In a normal game: by the queens of clubs and by how everybody plays. */
static void
guess_parties (DulleBelief     *belief,
               const DulleView *view)
{
  const DulleBoard *board = &view->board;
  DulleSpread      *spreads = belief->spreads;
  DulleSpread       prior[DULLE_MAX_SPREADS];
  double            re[DULLE_N_SEATS] = { 0.0 };
  double            sum = 0.0;
  unsigned          n_spreads;
  Facts             facts;

  facts_init (&facts, view);
  n_spreads = list_spreads (belief, &facts, spreads);
  for (unsigned i = 0; i <= board->n_tricks && i < dulle_board_length (board); i++)
    hear_trick (&facts, view, i);
  memcpy (prior, spreads, sizeof prior);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != belief->seat)
        hear_seat (&facts, prior, spreads, n_spreads, seat);
    }

  for (unsigned i = 0; i < n_spreads; i++)
    {
      sum += spreads[i].chance;
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        re[seat] += spread_has (&spreads[i], seat) ? spreads[i].chance : 0.0;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    belief->re[seat] = sum > 0.0 ? re[seat] / sum : 0.5;
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

  belief->seat = view->own.seat;
  belief->unseen = dulle_view_unseen (view);
  belief->n_spreads = 0;
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
