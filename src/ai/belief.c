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

#include <string.h>

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

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned seen = facts->n_queens[seat];

      if (!spread_has (spread, seat))
        continue;
      if (seen > each)
        return 0.0;
      for (unsigned missing = each - seen; missing > 0; missing--)
        weight *= belief->share[DULLE_CLASS_TRUMP][seat];
    }

  return weight;
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

void
dulle_hearsay_init (DulleHearsay *hearsay)
{
  hearsay->n_heard = 0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      hearsay->lead[seat] = 1.0;
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

      if (i >= first && i == 0)
        hearsay->lead[seat] *= lead_factors[number >= N_EARLY][dulle_order_is_trump (order, card)];
      else if (i >= first)
        hearsay->friends[seat][dulle_trick_winner (&so_far)] *=
            friend_factors[i + 1 == DULLE_N_SEATS][classify (order, &so_far, card, last_trick)];
      dulle_trick_add (&so_far, order, card, last_trick);
    }
  hearsay->n_heard += trick->n_cards - first;
}

/* How much likelier all that the others of @belief did is where the parties are spread so. */
static double
weigh_play (const DulleBelief  *belief,
            const DulleHearsay *hearsay,
            const DulleSpread  *spread)
{
  double weight = 1.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat == belief->seat)
        continue;
      weight *= spread_has (spread, seat) ? hearsay->lead[seat] : 1.0;
      for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
        weight *= spread_has (spread, seat) == spread_has (spread, other) ? hearsay->friends[seat][other] : 1.0;
    }

  return weight;
}

/* In a normal game: by the queens of clubs and by how everybody plays. */
static void
guess_parties (DulleBelief     *belief,
               const DulleView *view,
               DulleHearsay    *hearsay)
{
  DulleSpread *spreads = belief->spreads;
  double       re[DULLE_N_SEATS] = { 0.0 };
  double       sum = 0.0;
  unsigned     n_spreads;
  Facts        facts;

  facts_init (&facts, view);
  n_spreads = list_spreads (belief, &facts, spreads);
  while (hearsay->n_heard < dulle_board_n_played (&view->board))
    hear_trick (hearsay, &view->board);

  for (unsigned i = 0; i < n_spreads; i++)
    {
      spreads[i].chance *= weigh_play (belief, hearsay, &spreads[i]);
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
