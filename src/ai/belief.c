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

/* Scales the numbers of cards of one class so that they add up to what is unseen. */
static void
scale_class (DulleBelief *belief,
             unsigned     klass)
{
  double *share = belief->share[klass];
  double  sum = share[0] + share[1] + share[2] + share[3];
  double  factor = sum > 0.0 ? belief->n_class[klass] / sum : 1.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    share[seat] *= factor;
}

/* The same for what each seat holds, of all four at once. */
static void
scale_seats (DulleBelief   *belief,
             const double  *n_cards,
             const uint8_t *classes,
             unsigned       n_classes)
{
  double factors[DULLE_N_SEATS] = { 0.0 };

  for (unsigned i = 0; i < n_classes; i++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      factors[seat] += belief->share[classes[i]][seat];
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    factors[seat] = factors[seat] > 0.0 ? n_cards[seat] / factors[seat] : 1.0;
  for (unsigned i = 0; i < n_classes; i++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      belief->share[classes[i]][seat] *= factors[seat];
}

/* As if each unseen card could lie with each other seat that has not missed to follow. */
static void
spread_class (DulleBelief      *belief,
              const DulleBoard *board,
              const double     *n_cards,
              unsigned          klass)
{
  double all = MAX (1.0, belief->n_unseen);
  double n = belief->n_class[klass];

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double possible = seat != belief->seat && (board->lacks[seat] >> klass & 1) == 0;

      belief->share[klass][seat] = possible * n * n_cards[seat] / all;
    }
}

/* Fits the table of how many cards of each class each seat holds. Classes of which none
 * is unseen are left out. */
static void
spread_cards (DulleBelief      *belief,
              const DulleBoard *board)
{
  double   n_cards[DULLE_N_SEATS];
  uint8_t  classes[DULLE_N_CLASSES];
  unsigned n_classes = 0;
  unsigned unseen = 0;
  unsigned lacks = 0;

  for (uint8_t klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      memset (belief->share[klass], 0, sizeof belief->share[klass]);
      classes[n_classes] = klass;
      n_classes += belief->n_class[klass] > 0;
      unseen |= (unsigned) (belief->n_class[klass] > 0) << klass;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      n_cards[seat] = board->n_cards[seat];
      lacks |= seat == belief->seat ? 0 : board->lacks[seat];
    }

  for (unsigned i = 0; i < n_classes; i++)
    spread_class (belief, board, n_cards, classes[i]);
  for (int round = 0; round < N_ROUNDS && (lacks & unseen) != 0; round++)
    {
      scale_seats (belief, n_cards, classes, n_classes);
      for (unsigned i = 0; i < n_classes; i++)
        scale_class (belief, classes[i]);
    }
}

/* Drawing the hands of all seats without putting back: in how many ways none of the
 * first n cards of a class is among a seat's part of the unseen ones. */
static void
count_odds (DulleBelief *belief,
            int          klass)
{
  double (*odds)[DULLE_N_SEATS] = belief->odds.none[klass];
  double all = belief->n_unseen;
  double without[DULLE_N_SEATS];
  double none[DULLE_N_SEATS];

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      without[seat] = all - belief->share[klass][seat] * all;
      none[seat] = odds[0][seat] = 1.0;
    }
  for (unsigned n = 1; n <= belief->n_class[klass]; n++)
    for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
      {
        none[seat] *= MAX (without[seat], 0.0);
        without[seat] -= 1.0;
        odds[n][seat] = none[seat];
      }
}

static void
count_ways (DulleBelief *belief)
{
  double *ways = belief->odds.ways;
  double  all = belief->n_unseen;

  ways[0] = 1.0;
  for (unsigned n = 0; n < belief->n_unseen; n++, all -= 1.0)
    ways[n + 1] = ways[n] * all;
}

/* From expected numbers of cards to chances. */
static void
finish_cards (DulleBelief *belief,
              unsigned     classes)
{
  count_ways (belief);
  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      unsigned n = belief->n_class[klass];

      for (uint8_t seat = 0; seat < DULLE_N_SEATS && n > 0; seat++)
        belief->share[klass][seat] /= n;
      if ((classes >> klass & 1) == 0)
        continue;
      count_odds (belief, klass);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        belief->lacks[klass][seat] = 1.0 - dulle_belief_holds (belief, seat, (DulleClass) klass, n);
    }
}

/**
 * Facts:
 * @n_queens: how many queens of clubs of a seat the viewer has seen
 * @ruled_out: a bit for each seat that cannot be Re
 * @needed: a bit for each seat that must be Re
 *
 * What is certain of parties, seat by seat.
 */
typedef struct
{
  unsigned n_queens[DULLE_N_SEATS];
  unsigned ruled_out;
  unsigned needed;
} Facts;

static void
facts_init (Facts           *facts,
            const DulleView *view)
{
  facts->ruled_out = 0;
  facts->needed = 0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand  shown = seat == view->own.seat ? view->own.dealt : view->board.played[seat];
      DulleParty party = dulle_view_party (view, seat);

      facts->n_queens[seat] = dulle_hand_count (shown, DULLE_CLUB_QUEEN);
      facts->ruled_out |= (unsigned) (party == DULLE_KONTRA) << seat;
      facts->needed |= (unsigned) (party == DULLE_RE || facts->n_queens[seat] > 0) << seat;
    }
}

/* The chance that the unseen queens of clubs lie as @spread says, where nothing certain
 * is against it, up to a factor; 0 where they cannot. */
static double
weigh_queens (const DulleBelief *belief,
              const Facts       *facts,
              const DulleSpread *spread)
{
  unsigned each = (spread->re & (spread->re - 1)) == 0 ? 2 : 1;
  double   weight = each == 2 ? SILENT_MARRIAGE : 1.0;
  unsigned all_seen = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned seen = facts->n_queens[seat];

      all_seen += seen;
      if (!spread_has (spread, seat))
        continue;
      if (seen > each)
        return 0.0;
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

      if (spread.re & facts->ruled_out || facts->needed & ~(unsigned) spread.re)
        continue;
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

/* What it says that @card leads trick @number, counted from 0. */
static const Evidence *
find_lead_evidence (const DulleOrder *order,
                    DulleCard         card,
                    unsigned          number)
{
  return &lead_evidence[classify_lead (order, card)][(number >= 1) + (number >= N_EARLY)];
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

void
dulle_hearsay_init (DulleHearsay *hearsay)
{
  hearsay->n_heard = 0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      hearsay->lead[seat] = 1.0;
      hearsay->sense[seat] = SENSIBLE_ODDS;
      for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
        hearsay->friends[seat][other] = 1.0;
    }
}

/* What the cards of the next trick say that have not been heard yet. */
static void
hear_trick (DulleHearsay     *hearsay,
            const DulleBoard *board)
{
  unsigned          number = hearsay->n_heard / DULLE_N_SEATS;
  unsigned          first = hearsay->n_heard % DULLE_N_SEATS;
  const DulleOrder *order = &board->order;
  const DulleTrick *trick = &board->tricks[number];
  unsigned          last_trick = number + 1u == dulle_board_length (board);
  DulleTrick        so_far = { .lead = trick->lead };

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      uint8_t   seat = dulle_trick_seat (trick, i);
      DulleCard card = trick->cards[i];

      if (i >= first)
        {
          const Evidence *evidence = i == 0 ? find_lead_evidence (order, card, number)
                                            : find_evidence (order, &so_far, card, last_trick);
          double         *party = i == 0 ? &hearsay->lead[seat] : &hearsay->friends[seat][dulle_trick_winner (&so_far)];

          *party *= evidence->party;
          hearsay->sense[seat] *= evidence->sense;
        }
      dulle_trick_add (&so_far, order, card, last_trick);
    }
  hearsay->n_heard += trick->n_cards - first;
}

/* How much likelier all that a sensible @seat did is where the parties are spread so. */
static double
weigh_seat (const DulleHearsay *hearsay,
            const DulleSpread  *spread,
            uint8_t             seat)
{
  bool   re = spread_has (spread, seat);
  double weight = re ? hearsay->lead[seat] : 1.0;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    weight *= re == spread_has (spread, other) ? hearsay->friends[seat][other] : 1.0;

  return weight;
}

/* Weighs the spreads by what @seat did: as far as it plays by whim all alike. */
static void
weigh_by_seat (DulleSpread        *spreads,
               const DulleSpread  *prior,
               unsigned            n_spreads,
               const DulleHearsay *hearsay,
               uint8_t             seat)
{
  double sense = hearsay->sense[seat] / (1.0 + hearsay->sense[seat]);
  double weights[DULLE_MAX_SPREADS];
  double sum = 0.0;
  double all = 0.0;

  for (unsigned i = 0; i < n_spreads; i++)
    {
      weights[i] = weigh_seat (hearsay, &prior[i], seat);
      sum += prior[i].chance * weights[i];
      all += prior[i].chance;
    }
  for (unsigned i = 0; i < n_spreads; i++)
    spreads[i].chance *= sense * weights[i] * all / sum + 1.0 - sense;
}

/* In a normal game: by the queens of clubs and by how everybody plays. */
static void
guess_parties (DulleBelief     *belief,
               const DulleView *view,
               DulleHearsay    *hearsay)
{
  DulleSpread *spreads = belief->spreads;
  DulleSpread  prior[DULLE_MAX_SPREADS];
  double       re[DULLE_N_SEATS] = { 0.0 };
  double       sum = 0.0;
  unsigned     n_spreads;
  Facts        facts;

  facts_init (&facts, view);
  n_spreads = list_spreads (belief, &facts, spreads);
  while (hearsay->n_heard < dulle_board_n_played (&view->board))
    hear_trick (hearsay, &view->board);
  memcpy (prior, spreads, sizeof prior);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != belief->seat)
        weigh_by_seat (spreads, prior, n_spreads, hearsay, seat);
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
  DulleHearsay hearsay;

  dulle_hearsay_init (&hearsay);
  dulle_belief_follow (belief, view, classes, &hearsay);
}

void
dulle_belief_follow (DulleBelief     *belief,
                     const DulleView *view,
                     unsigned         classes,
                     DulleHearsay    *hearsay)
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
    guess_parties (belief, view, hearsay);
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
