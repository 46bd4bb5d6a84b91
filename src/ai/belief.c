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
 * the parties. clue.h has the kinds of cards that are told apart.
 *
 * Only + − × ÷ are used, so every machine computes the same numbers.
 */
#include "belief.h"

#include "clue.h"

#define N_ROUNDS 4

/* Added to sums that may be 0, far below anything that matters. */
#define TINY 1e-20f

/* The odds that a seat with both queens of clubs keeps silent about it. */
#define SILENT_MARRIAGE 0.02f

/* Quads */

/* The numbers of the seats @n places further on. */
#define ROTATED(quad, n) \
  __builtin_shufflevector (quad, quad, (n) % 4, ((n) + 1) % 4, ((n) + 2) % 4, ((n) + 3) % 4)

/* The quad with all negative numbers replaced by 0. */
static inline DulleQuad
cut_off (DulleQuad quad)
{
  typedef int32_t Mask __attribute__ ((vector_size (sizeof quad)));

  return (DulleQuad) ((Mask) quad & (Mask) (quad > 0.0f));
}

/* 1 for each seat in a set, a bit for each, 0 for the others. */
static const DulleQuad seats_in[1 << DULLE_N_SEATS] = {
  { 0, 0, 0, 0 },
  { 1, 0, 0, 0 },
  { 0, 1, 0, 0 },
  { 1, 1, 0, 0 },
  { 0, 0, 1, 0 },
  { 1, 0, 1, 0 },
  { 0, 1, 1, 0 },
  { 1, 1, 1, 0 },
  { 0, 0, 0, 1 },
  { 1, 0, 0, 1 },
  { 0, 1, 0, 1 },
  { 1, 1, 0, 1 },
  { 0, 0, 1, 1 },
  { 1, 0, 1, 1 },
  { 0, 1, 1, 1 },
  { 1, 1, 1, 1 },
};

/* Cards */

/* The first guess: any other seat that has not failed to follow may hold each unseen card. */
static void
guess_shares (DulleBelief      *belief,
              const DulleBoard *board,
              DulleQuad         n_cards)
{
  DulleQuad each = n_cards / (float) MAX (1, belief->n_unseen);

  for (unsigned suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      unsigned out = 1u << belief->seat;

      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        out |= (board->voids[seat] >> suit_class & 1u) << seat;
      belief->share[suit_class] = seats_in[~out & 0xf] * each * (float) belief->n_class[suit_class];
    }
}

/* Scales the expected cards of each seat so that they add up to its hand, and then those of
 * each class so that they add up to its unseen cards. */
static void
scale_shares (DulleBelief *belief,
              DulleQuad    n_cards)
{
  DulleQuad sum = belief->share[0] + TINY;
  DulleQuad factor;

  for (unsigned suit_class = 1; suit_class < DULLE_N_CLASSES; suit_class++)
    sum += belief->share[suit_class];
  factor = n_cards / sum;
  for (unsigned suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      DulleQuad share = belief->share[suit_class] * factor;

      belief->share[suit_class] = share *
                                  (belief->n_class[suit_class] / (dulle_quad_sum (share) + TINY));
    }
}

/* Fits the table of the expected cards of each class in each hand. */
static void
spread_cards (DulleBelief      *belief,
              const DulleBoard *board)
{
  DulleQuad n_cards;
  unsigned  unseen = 0;
  unsigned  voids = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      n_cards[seat] = board->n_cards[seat];
      voids |= seat == belief->seat ? 0 : board->voids[seat];
    }
  for (unsigned suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    unseen |= (unsigned) (belief->n_class[suit_class] > 0) << suit_class;

  guess_shares (belief, board, n_cards);
  for (int round = 0; round < N_ROUNDS && (voids & unseen) != 0; round++)
    scale_shares (belief, n_cards);
}

/* All hands are drawn without replacement: the chances that a seat holds none of the first n
 * cards of a class. */
static void
count_odds (DulleBelief *belief,
            unsigned     suit_class)
{
  DulleQuad *none = belief->none[suit_class];
  float      all = belief->n_unseen;
  DulleQuad  without = all - belief->share[suit_class] * all;
  unsigned   n = 0;

  none[0] = seats_in[0xf];
  for (; n < belief->n_class[suit_class]; n++, all -= 1.0f, without -= 1.0f)
    none[n + 1] = none[n] * cut_off (without) / all;
  belief->voids[suit_class] = none[n];
}

/* Turns expected numbers of cards into chances. */
static void
finish_cards (DulleBelief *belief,
              unsigned     classes)
{
  for (unsigned suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      belief->share[suit_class] /= (float) MAX (1, belief->n_class[suit_class]);
      if ((classes >> suit_class & 1) != 0)
        count_odds (belief, suit_class);
    }
}

/* What cards tell about the parties */

/* The spreads of each kind in which a seat is Re. */
#define IN_SPREADS(seat)                                                                        \
  {                                                                                             \
    {                                                                                           \
      { (seat) == 0, (seat) == 1, (seat) == 2, (seat) == 3 },                                   \
          { (seat) <= 1, (seat) == 1 || (seat) == 2, (seat) >= 2, (seat) == 3 || (seat) == 0 }, \
          { (seat) % 2 == 0, (seat) % 2 == 1, 0, 0 },                                           \
    }                                                                                           \
  }

static const DulleSpreads with_seat[DULLE_N_SEATS] = {
  IN_SPREADS (0),
  IN_SPREADS (1),
  IN_SPREADS (2),
  IN_SPREADS (3),
};

#define FOREACH_KIND(kind) for (unsigned kind = 0; kind < DULLE_N_SPREAD_KINDS; kind++)

static inline float
sum_up_spreads (const DulleSpreads *spreads)
{
  return dulle_quad_sum (spreads->of[DULLE_SPREAD_ALONE] + spreads->of[DULLE_SPREAD_NEXT] +
                         spreads->of[DULLE_SPREAD_ACROSS]);
}

/* A lead is likelier by @ratio if its seat is Re; what follows, if its seat is a friend of the
 * other one: both are Re, or neither is. */
static void
weigh_spreads (DulleSpreads    *weights,
               const DulleClue *clue,
               float            ratio)
{
  const DulleSpreads *seat = &with_seat[clue->seat];
  const DulleSpreads *other = &with_seat[clue->other];

  FOREACH_KIND (kind)
  {
    DulleQuad differ = seat->of[kind] - other->of[kind];
    DulleQuad likelier = clue->seat == clue->other ? seat->of[kind] : 1.0f - differ * differ;

    weights->of[kind] *= 1.0f + likelier * (ratio - 1.0f);
  }
}

void
dulle_play_evidence_init (DullePlayEvidence *evidence)
{
  evidence->n_counted = 0;
  evidence->sense = seats_in[0xf] * dulle_clue_weights.sensible;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    FOREACH_KIND (kind)
  evidence->weights[seat].of[kind] = seats_in[0xf];
}

static void
count_card (DullePlayEvidence *evidence,
            const DulleBoard  *board,
            const DulleTrick  *so_far,
            DulleCard          card)
{
  unsigned                number = evidence->n_counted / DULLE_N_SEATS;
  DulleClue               clue = dulle_clue_of_card (board, so_far, number, card);
  const DulleLikelihoods *likelihoods = &dulle_clue_weights.of[clue.kind];

  weigh_spreads (&evidence->weights[clue.seat], &clue, likelihoods->party);
  evidence->sense[clue.seat] *= likelihoods->sense;
  evidence->n_counted++;
}

/* Counts the cards of the first trick with cards that are not counted yet. */
static void
count_trick (DullePlayEvidence *evidence,
             const DulleBoard  *board)
{
  unsigned          number = evidence->n_counted / DULLE_N_SEATS;
  unsigned          first = evidence->n_counted % DULLE_N_SEATS;
  const DulleTrick *trick = &board->tricks[number];
  unsigned          last_trick = number + 1u == dulle_board_length (board);
  DulleTrick        so_far = { .lead = trick->lead };

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      if (i >= first)
        count_card (evidence, board, &so_far, trick->cards[i]);
      dulle_trick_add (&so_far, &board->order, trick->cards[i], last_trick);
    }
}

/* Parties */

/**
 * Facts:
 * @parties: the parties that the viewer knows
 * @n_seen: the number of queens of clubs that the viewer has seen
 * @one: by seat, how likely it was dealt one queen of clubs and no more, up to a factor
 * @both: the same for both
 * @free: 1 for each seat that may be Kontra, 0 for the others
 *
 * What is known about the parties.
 */
typedef struct
{
  DulleParty parties[DULLE_N_SEATS];
  unsigned   n_seen;
  DulleQuad  one;
  DulleQuad  both;
  DulleQuad  free;
} Facts;

/* Returns: whether the viewer knows the party of every seat */
static bool
find_parties (Facts           *facts,
              const DulleView *view)
{
  bool all = true;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      facts->parties[seat] = dulle_view_party (view, seat);
      all = all && facts->parties[seat] != DULLE_NO_PARTY;
    }

  return all;
}

static void
find_queens (Facts             *facts,
             const DulleBelief *belief,
             const DulleView   *view)
{
  facts->n_seen = 0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleHand shown = seat == view->own.seat ? view->own.dealt : view->board.played[seat];
      unsigned  n = dulle_hand_count (shown, DULLE_CLUB_QUEEN);
      float     share = belief->share[DULLE_CLASS_TRUMP][seat];
      float     may_be_re = facts->parties[seat] != DULLE_KONTRA;

      facts->n_seen += n;
      facts->one[seat] = may_be_re * (n == 0 ? share : n == 1 ? 1.0f
                                                              : 0.0f);
      facts->both[seat] = may_be_re * (n == 0 ? share * share : n == 1 ? share
                                                                       : 1.0f);
      facts->free[seat] = facts->parties[seat] != DULLE_RE && n == 0;
    }
}

/* The chances, up to a factor, that the queens of clubs were dealt like that. */
static DulleSpreads
weigh_queens (const Facts *facts)
{
  DulleQuad one = facts->one;
  DulleQuad next = ROTATED (facts->free, 1);
  DulleQuad across = ROTATED (facts->free, 2);
  DulleQuad last = ROTATED (facts->free, 3);
  /* Either queen may be in either hand. */
  float ways = facts->n_seen == 0 ? 2.0f : 1.0f;

  return (DulleSpreads){ {
      [DULLE_SPREAD_ALONE] = facts->both * (next * across * last * SILENT_MARRIAGE),
      [DULLE_SPREAD_NEXT] = one * ROTATED (one, 1) * (across * last * ways),
      [DULLE_SPREAD_ACROSS] = one * ROTATED (one, 2) * (next * last * ways) * seats_in[3],
  } };
}

/* Updates the chances by what a seat played. To the extent that it plays erratically, they
 * stay as they are. */
static void
weigh_by_seat (DulleSpreads       *spreads,
               const DulleSpreads *prior,
               float               all,
               const DulleSpreads *weights,
               float               sense)
{
  DulleSpreads weighed;
  float        factor;

  FOREACH_KIND (kind)
  weighed.of[kind] = prior->of[kind] * weights->of[kind];
  factor = sense * all / sum_up_spreads (&weighed);
  FOREACH_KIND (kind)
  spreads->of[kind] *= weights->of[kind] * factor + (1.0f - sense);
}

/* From the queens of clubs and from how everybody plays. */
static void
guess_parties (DulleBelief       *belief,
               const DulleView   *view,
               Facts             *facts,
               DullePlayEvidence *evidence)
{
  DulleSpreads *spreads = &belief->spreads;
  DulleSpreads  prior;
  DulleQuad     sense;
  float         all;

  find_queens (facts, belief, view);
  while (evidence->n_counted < dulle_board_n_played (&view->board))
    count_trick (evidence, &view->board);
  prior = *spreads = weigh_queens (facts);
  all = sum_up_spreads (&prior);
  belief->has_spreads = all > 0.0f;
  belief->re = seats_in[0xf] * 0.5f;
  if (!belief->has_spreads)
    return;

  sense = evidence->sense / (1.0f + evidence->sense);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != belief->seat)
        weigh_by_seat (spreads, &prior, all, &evidence->weights[seat], sense[seat]);
    }
  all = sum_up_spreads (spreads);
  FOREACH_KIND (kind)
  spreads->of[kind] /= all;
  belief->re = spreads->of[DULLE_SPREAD_ALONE] +
               (spreads->of[DULLE_SPREAD_NEXT] + ROTATED (spreads->of[DULLE_SPREAD_NEXT], 3)) +
               (spreads->of[DULLE_SPREAD_ACROSS] + ROTATED (spreads->of[DULLE_SPREAD_ACROSS], 2));
}

/* By the set of seats that are Re, a bit for each: the place of that spread, the kind and then
 * the seat. Others are no spreads. */
#define PLACE(kind, seat) (DULLE_N_SEATS * DULLE_SPREAD_##kind + (seat) + 1)
static const uint8_t places[1 << DULLE_N_SEATS] = {
  [0x1] = PLACE (ALONE, 0),
  [0x2] = PLACE (ALONE, 1),
  [0x4] = PLACE (ALONE, 2),
  [0x8] = PLACE (ALONE, 3),
  [0x3] = PLACE (NEXT, 0),
  [0x6] = PLACE (NEXT, 1),
  [0xc] = PLACE (NEXT, 2),
  [0x9] = PLACE (NEXT, 3),
  [0x5] = PLACE (ACROSS, 0),
  [0xa] = PLACE (ACROSS, 1),
};
#undef PLACE

float
dulle_belief_spread (const DulleBelief *belief,
                     unsigned           re)
{
  unsigned place = places[re & 0xf];

  if (place == 0)
    return 0.0f;

  return belief->spreads.of[(place - 1) / DULLE_N_SEATS][(place - 1) % DULLE_N_SEATS];
}

/* The known parties; while a marriage looks for a partner, it may be any other seat. */
static void
take_known_parties (DulleBelief     *belief,
                    const Facts     *facts,
                    const DulleView *view)
{
  static const float chance[] = {
    [DULLE_RE] = 1.0f,
    [DULLE_KONTRA] = 0.0f,
    [DULLE_NO_PARTY] = 1.0f / 3.0f,
  };
  unsigned re = 0;
  unsigned place;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      belief->re[seat] = chance[facts->parties[seat]];
      re |= (unsigned) (facts->parties[seat] == DULLE_RE) << seat;
    }
  place = places[re];
  belief->has_spreads = view->board.contract == DULLE_CONTRACT_NORMAL && place > 0;
  if (!belief->has_spreads)
    return;
  FOREACH_KIND (kind)
  belief->spreads.of[kind] = seats_in[0];
  belief->spreads.of[(place - 1) / DULLE_N_SEATS][(place - 1) % DULLE_N_SEATS] = 1.0f;
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

static void
count_unseen (DulleBelief     *belief,
              const DulleView *view)
{
  unsigned n_plain = 0;

  belief->unseen = dulle_view_unseen (view);
  belief->n_unseen = (uint8_t) dulle_hand_size (belief->unseen);
  for (unsigned suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    {
      DulleHand members = view->board.order.members[suit_class];

      belief->n_class[suit_class] = (uint8_t) dulle_hand_size (belief->unseen & members);
      n_plain += belief->n_class[suit_class];
    }
  belief->n_class[DULLE_CLASS_TRUMP] = (uint8_t) (belief->n_unseen - n_plain);
}

void
dulle_belief_init_from_evidence (DulleBelief       *belief,
                                 const DulleView   *view,
                                 unsigned           classes,
                                 DullePlayEvidence *evidence)
{
  Facts facts;
  float own;

  belief->seat = view->own.seat;
  count_unseen (belief, view);
  spread_cards (belief, &view->board);
  finish_cards (belief, classes);

  if (!find_parties (&facts, view) && view->board.contract == DULLE_CONTRACT_NORMAL)
    guess_parties (belief, view, &facts, evidence);
  else
    take_known_parties (belief, &facts, view);

  own = belief->re[belief->seat];
  belief->partner = own * belief->re + (1.0f - own) * (1.0f - belief->re);
  belief->partner[belief->seat] = 1.0f;
}
