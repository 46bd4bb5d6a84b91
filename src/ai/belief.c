/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Where the cards are: a table of suit classes by seats is fitted to its known margins (how
 * many cards of a class are unseen, how many cards a seat holds), with zeros where a seat
 * did not follow. A few rounds of scaling the rows and columns in turn are exact enough.
 *
 * Who plays with whom: all possible partitions into parties are listed, ten at most. Each
 * is weighted by the chance that the unseen queens of clubs lie accordingly, times a
 * likelihood ratio for each card that friends and foes, or Re and Kontra, do not play
 * equally often. Those ratios were measured with sensible players. So a seat's cards also
 * show how sensibly it plays, and to the extent that it does not, they say nothing about
 * the parties.
 *
 * Only + − × ÷ are used, so every machine computes the same numbers.
 */
#include "belief.h"

#include <string.h>

#define N_ROUNDS 4

/* The odds that a seat with both queens of clubs keeps silent about it. */
#define SILENT_MARRIAGE 0.02

/* The odds that a seat plays sensibly, before its first card. */
#define SENSIBLE_ODDS 24.0

/**
 * Likelihoods:
 * @party: how much likelier a sensible seat is to lead this as Re than as Kontra, or to
 *   add this to a friend's trick than to a foe's
 * @sense: how much likelier a sensible seat is to play this than an erratic one
 */
typedef struct
{
  double party;
  double sense;
} Likelihoods;

typedef enum
{
  LEAD_ACE,
  LEAD_PLAIN,
  LEAD_LOW_TRUMP,
  LEAD_HIGH_TRUMP,
  N_LEADS,
} Lead;

/* By when it is led: in the first trick [0], in the next ones up to N_EARLY [1], later [2]. */
#define N_EARLY 4
static const Likelihoods lead_likelihoods[N_LEADS][3] = {
  [LEAD_ACE] = { { 0.95, 4.6 }, { 0.85, 2.6 }, { 0.55, 0.6 } },
  [LEAD_PLAIN] = { { 0.47, 0.37 }, { 0.3, 0.92 }, { 0.47, 0.93 } },
  [LEAD_LOW_TRUMP] = { { 12.0, 0.22 }, { 6.2, 0.7 }, { 2.7, 1.3 } },
  [LEAD_HIGH_TRUMP] = { { 1.4, 0.13 }, { 0.63, 0.19 }, { 1.75, 1.0 } },
};

/* What a card that follows does to the seat that is winning the trick. */
typedef enum
{
  EVENT_OVERTAKES,
  EVENT_SMEARS,
  EVENT_GIVES,
  EVENT_STAYS_LOW,
  N_EVENTS,
} Event;

/* The first index tells whether the trick is as good as won; the second is 0 where a plain
 * suit is followed, with little choice, and 1 otherwise. */
static const Likelihoods event_likelihoods[2][2][N_EVENTS] = {
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

/* Scales the expected cards of one class so that they add up to its unseen cards. */
static void
scale_class (DulleBelief *belief,
             unsigned     suit_class)
{
  double *share = belief->share[suit_class];
  double  sum = share[0] + share[1] + share[2] + share[3];
  double  factor = sum > 0.0 ? belief->n_class[suit_class] / sum : 1.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    share[seat] *= factor;
}

/* Scales the expected cards of each seat so that they add up to its hand. */
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

/* The first guess: any other seat that has not failed to follow may hold each unseen card. */
static void
spread_class (DulleBelief      *belief,
              const DulleBoard *board,
              const double     *n_cards,
              unsigned          suit_class)
{
  double all = MAX (1.0, belief->n_unseen);
  double n = belief->n_class[suit_class];

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double possible = seat != belief->seat && (board->voids[seat] >> suit_class & 1) == 0;

      belief->share[suit_class][seat] = possible * n * n_cards[seat] / all;
    }
}

/* Fits the table of the expected cards of each class in each hand. Classes without unseen
 * cards are left out. */
static void
spread_cards (DulleBelief      *belief,
              const DulleBoard *board)
{
  double   n_cards[DULLE_N_SEATS];
  uint8_t  classes[DULLE_N_CLASSES];
  unsigned n_classes = 0;
  unsigned unseen = 0;
  unsigned voids = 0;

  for (uint8_t suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      memset (belief->share[suit_class], 0, sizeof belief->share[suit_class]);
      classes[n_classes] = suit_class;
      n_classes += belief->n_class[suit_class] > 0;
      unseen |= (unsigned) (belief->n_class[suit_class] > 0) << suit_class;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      n_cards[seat] = board->n_cards[seat];
      voids |= seat == belief->seat ? 0 : board->voids[seat];
    }

  for (unsigned i = 0; i < n_classes; i++)
    spread_class (belief, board, n_cards, classes[i]);
  for (int round = 0; round < N_ROUNDS && (voids & unseen) != 0; round++)
    {
      scale_seats (belief, n_cards, classes, n_classes);
      for (unsigned i = 0; i < n_classes; i++)
        scale_class (belief, classes[i]);
    }
}

/* All hands are drawn without replacement: counts the ways in which a seat holds none of
 * the first n cards of a class. */
static void
count_odds (DulleBelief *belief,
            int          suit_class)
{
  double (*odds)[DULLE_N_SEATS] = belief->odds.none[suit_class];
  double all = belief->n_unseen;
  double without[DULLE_N_SEATS];
  double none[DULLE_N_SEATS];

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      without[seat] = all - belief->share[suit_class][seat] * all;
      none[seat] = odds[0][seat] = 1.0;
    }
  for (unsigned n = 1; n <= belief->n_class[suit_class]; n++)
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

/* Turns expected numbers of cards into chances. */
static void
finish_cards (DulleBelief *belief,
              unsigned     classes)
{
  count_ways (belief);
  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      unsigned n = belief->n_class[suit_class];

      for (uint8_t seat = 0; seat < DULLE_N_SEATS && n > 0; seat++)
        belief->share[suit_class][seat] /= n;
      if ((classes >> suit_class & 1) == 0)
        continue;
      count_odds (belief, suit_class);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        belief->voids[suit_class][seat] =
            1.0 - dulle_belief_holds (belief, seat, (DulleSuitClass) suit_class, n);
    }
}

/**
 * Facts:
 * @n_queens: by seat, the number of its queens of clubs that the viewer has seen
 * @ruled_out: a bit for each seat that cannot be Re
 * @needed: a bit for each seat that must be Re
 *
 * What is certain about the parties.
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

/* The chance, up to a factor, that the unseen queens of clubs lie as @spread says, which
 * must not contradict the facts; 0 if they cannot lie like that. */
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

  /* Either queen may be in either hand. */
  return each == 1 && all_seen == 0 ? 2.0 * weight : weight;
}

/* Lists the spreads that the facts allow, with their chances before any card. */
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
  unsigned card_points = dulle_card_points (card);

  if (!dulle_order_is_trump (order, card))
    return card_points == 11 ? LEAD_ACE : LEAD_PLAIN;

  return card_points == 3 || order->strength[card] >= order->strength[DULLE_CLUB_QUEEN]
             ? LEAD_HIGH_TRUMP
             : LEAD_LOW_TRUMP;
}

/* The likelihoods of @card as the lead to trick @number, counted from 0. */
static const Likelihoods *
find_lead_likelihoods (const DulleOrder *order,
                       DulleCard         card,
                       unsigned          number)
{
  return &lead_likelihoods[classify_lead (order, card)][(number >= 1) + (number >= N_EARLY)];
}

static Event
classify_follow (const DulleOrder *order,
                 const DulleTrick *so_far,
                 DulleCard         card,
                 unsigned          last_trick)
{
  if (dulle_order_beats (order, dulle_trick_best_card (so_far), card, last_trick))
    return EVENT_OVERTAKES;
  if (dulle_card_points (card) >= 10)
    return EVENT_SMEARS;

  return dulle_card_points (card) >= 3 ? EVENT_GIVES : EVENT_STAYS_LOW;
}

/* The likelihoods of @card where it follows. */
static const Likelihoods *
find_follow_likelihoods (const DulleOrder *order,
                         const DulleTrick *so_far,
                         DulleCard         card,
                         unsigned          last_trick)
{
  DulleCard best = dulle_trick_best_card (so_far);
  bool      sure = so_far->n_cards + 1 == DULLE_N_SEATS ||
              (dulle_order_is_trump (order, best) &&
               order->strength[best] > order->strength[DULLE_CLUB_QUEEN]);
  bool free = dulle_order_is_trump (order, card) ||
              order->suit_class[card] != order->suit_class[so_far->cards[0]];

  return &event_likelihoods[sure][free][classify_follow (order, so_far, card, last_trick)];
}

void
dulle_play_evidence_init (DullePlayEvidence *evidence)
{
  evidence->n_counted = 0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      evidence->lead[seat] = 1.0;
      evidence->sense[seat] = SENSIBLE_ODDS;
      for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
        evidence->friends[seat][other] = 1.0;
    }
}

/* Counts the cards of the first trick with cards that are not counted yet. */
static void
count_trick (DullePlayEvidence *evidence,
             const DulleBoard  *board)
{
  unsigned          number = evidence->n_counted / DULLE_N_SEATS;
  unsigned          first = evidence->n_counted % DULLE_N_SEATS;
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
          const Likelihoods *likelihoods =
              i == 0 ? find_lead_likelihoods (order, card, number)
                     : find_follow_likelihoods (order, &so_far, card, last_trick);
          double *party = i == 0 ? &evidence->lead[seat]
                                 : &evidence->friends[seat][dulle_trick_winner (&so_far)];

          *party *= likelihoods->party;
          evidence->sense[seat] *= likelihoods->sense;
        }
      dulle_trick_add (&so_far, order, card, last_trick);
    }
  evidence->n_counted += trick->n_cards - first;
}

/* The likelihood, up to a factor, of everything that @seat played, if it plays sensibly and
 * the parties are as in @spread. */
static double
weigh_seat (const DullePlayEvidence *evidence,
            const DulleSpread       *spread,
            uint8_t                  seat)
{
  bool   re = spread_has (spread, seat);
  double weight = re ? evidence->lead[seat] : 1.0;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    weight *= re == spread_has (spread, other) ? evidence->friends[seat][other] : 1.0;

  return weight;
}

/* Updates the chances of the spreads by what @seat played. To the extent that it plays
 * erratically, they stay as they are. */
static void
weigh_by_seat (DulleSpread             *spreads,
               const DulleSpread       *prior,
               unsigned                 n_spreads,
               const DullePlayEvidence *evidence,
               uint8_t                  seat)
{
  double sense = evidence->sense[seat] / (1.0 + evidence->sense[seat]);
  double weights[DULLE_MAX_SPREADS];
  double sum = 0.0;
  double all = 0.0;

  for (unsigned i = 0; i < n_spreads; i++)
    {
      weights[i] = weigh_seat (evidence, &prior[i], seat);
      sum += prior[i].chance * weights[i];
      all += prior[i].chance;
    }
  for (unsigned i = 0; i < n_spreads; i++)
    spreads[i].chance *= sense * weights[i] * all / sum + 1.0 - sense;
}

/* For a normal game: from the queens of clubs and from how everybody plays. */
static void
guess_parties (DulleBelief       *belief,
               const DulleView   *view,
               DullePlayEvidence *evidence)
{
  DulleSpread *spreads = belief->spreads;
  DulleSpread  prior[DULLE_MAX_SPREADS];
  double       re[DULLE_N_SEATS] = { 0.0 };
  double       sum = 0.0;
  unsigned     n_spreads;
  Facts        facts;

  facts_init (&facts, view);
  n_spreads = list_spreads (belief, &facts, spreads);
  while (evidence->n_counted < dulle_board_n_played (&view->board))
    count_trick (evidence, &view->board);
  memcpy (prior, spreads, sizeof prior);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != belief->seat)
        weigh_by_seat (spreads, prior, n_spreads, evidence, seat);
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

/* The known parties; while a marriage looks for a partner, it may be any other seat. */
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
  DullePlayEvidence evidence;

  dulle_play_evidence_init (&evidence);
  dulle_belief_init_from_evidence (belief, view, classes, &evidence);
}

void
dulle_belief_init_from_evidence (DulleBelief       *belief,
                                 const DulleView   *view,
                                 unsigned           classes,
                                 DullePlayEvidence *evidence)
{
  const DulleBoard *board = &view->board;

  belief->seat = view->own.seat;
  belief->unseen = dulle_view_unseen (view);
  belief->n_spreads = 0;
  belief->n_unseen = (uint8_t) dulle_hand_size (belief->unseen);
  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    belief->n_class[suit_class] =
        (uint8_t) dulle_hand_size (belief->unseen & board->order.members[suit_class]);

  spread_cards (belief, board);
  finish_cards (belief, classes);

  if (board->contract == DULLE_CONTRACT_NORMAL && !find_known_spread (view, &belief->spreads[0]))
    guess_parties (belief, view, evidence);
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
