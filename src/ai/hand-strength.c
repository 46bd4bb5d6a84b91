/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Estimates of hands. The numbers of both tables are least-squares fits over
 * games of the policy with itself.
 */
#include "hand-strength.h"

#include "engine/deal.h"

#include <math.h>

/* Soli */

DulleSoloLike
dulle_solo_like (DulleContract contract)
{
  static const DulleSoloLike by_pictures[] = {
    DULLE_SOLO_LIKE_MEATLESS,
    DULLE_SOLO_LIKE_ONE_PICTURE,
    DULLE_SOLO_LIKE_TWO_PICTURES,
    DULLE_SOLO_LIKE_THREE_PICTURES,
  };
  const DulleContractInfo *info = &dulle_contracts[contract];

  if (info->suit == DULLE_NO_SUIT)
    return by_pictures[info->n_pictures];
  if (info->dulles)
    return DULLE_SOLO_LIKE_NORMAL;

  return info->n_pictures > 0 ? DULLE_SOLO_LIKE_PICTURE_AND_SUIT : DULLE_SOLO_LIKE_PURE_SUIT;
}

/* The part of the others' cards of the class that @card beats, copies of itself
 * included. */
static double
power (const DulleOrder *order,
       DulleHand         others,
       DulleCard         card)
{
  DulleHand rivals = others & order->members[order->klass[card]];
  unsigned  above = 0;

  DULLE_HAND_FOREACH (rival, rivals)
    {
      if (order->strength[rival] > order->strength[card])
        above += dulle_hand_count (rivals, rival);
    }

  return rivals == 0 ? 1.0 : 1.0 - (double) above / dulle_hand_size (rivals);
}

/* Cards of a class that nobody can beat, and the cards below that these would
 * draw out of the others' hands. */
static unsigned
count_winners (const DulleOrder *order,
               DulleHand         cards,
               DulleHand         others)
{
  unsigned winners = 0;
  unsigned rivals = dulle_hand_size (others);

  DULLE_HAND_FOREACH (card, cards)
    {
      if (power (order, others, card) == 1.0)
        winners += dulle_hand_count (cards, card);
    }

  /* Each winner draws up to three cards; what is left is high as well. */
  return winners > 0 && winners * 2 >= rivals ? dulle_hand_size (cards) : winners;
}

void
dulle_solo_terms (const DulleRules *rules,
                  DulleContract     contract,
                  DulleHand         hand,
                  bool              leads,
                  double            terms[DULLE_N_SOLO_TERMS])
{
  DulleOrder order;
  DulleHand  others = dulle_deck (rules) - hand;
  DulleHand  trumps;
  DulleHand  their_trumps;
  double     power_sum = 0.0;
  unsigned   losers = 0;
  unsigned   winners = 0;
  unsigned   voids = 0;

  dulle_order_init (&order, rules, contract, false, false);
  trumps = hand & order.members[DULLE_CLASS_TRUMP];
  their_trumps = others & order.members[DULLE_CLASS_TRUMP];
  DULLE_HAND_FOREACH (card, trumps)
    power_sum += dulle_hand_count (trumps, card) * power (&order, others, card);

  for (int klass = 0; klass < DULLE_CLASS_TRUMP; klass++)
    {
      DulleHand cards = hand & order.members[klass];
      unsigned  won = count_winners (&order, cards, others & order.members[klass]);

      winners += won;
      losers += dulle_hand_size (cards) - won;
      voids += cards == 0 && order.members[klass] != 0;
    }

  terms[0] = 1.0;
  terms[1] = dulle_hand_size (trumps) - dulle_hand_size (their_trumps) / 3.0;
  terms[2] = power_sum;
  terms[3] = count_winners (&order, trumps, their_trumps);
  terms[4] = winners;
  terms[5] = losers;
  terms[6] = dulle_hand_augen (hand) / 30.0;
  terms[7] = leads;
  terms[8] = voids;
}

/* The soloist's card points, as a straight line through what counted games ended
 * with; without trumps through who won them. */
static const double solo_weights[DULLE_N_SOLO_LIKES][DULLE_N_SOLO_TERMS] = {
  [DULLE_SOLO_LIKE_NORMAL] = { -93.43, 19.08, 8.98, 10.69, 16.74, 8.40, 7.27, 8.93, 6.18 },
  [DULLE_SOLO_LIKE_MEATLESS] = { -0.30, 0.00, 0.00, 0.00, 3.60, -5.85, 42.30, 15.00, -0.40 },
  [DULLE_SOLO_LIKE_ONE_PICTURE] = { 0.90, 15.27, 9.31, -2.89, 3.45, -5.93, 25.08, 4.21, 4.42 },
  [DULLE_SOLO_LIKE_TWO_PICTURES] = { 0.89, 11.99, 9.32, 3.72, 3.20, -5.08, 10.21, 11.59, 3.54 },
  [DULLE_SOLO_LIKE_THREE_PICTURES] = { -0.46, 7.79, 11.74, 6.79, -0.15, -8.44, 2.30, 9.78, 4.04 },
  [DULLE_SOLO_LIKE_PICTURE_AND_SUIT] = { 1.44, 11.71, 9.34, 5.91, 5.08, -3.04, 3.49, 7.71, 5.56 },
  [DULLE_SOLO_LIKE_PURE_SUIT] = { 0.14, 10.23, 1.71, 1.19, -1.88, -4.54, 37.12, 3.22, 8.80 },
};

/* How far games end from that line: the standard deviation. */
static const double solo_spread[DULLE_N_SOLO_LIKES] = {
  [DULLE_SOLO_LIKE_NORMAL] = 24.0,
  [DULLE_SOLO_LIKE_MEATLESS] = 34.0,
  [DULLE_SOLO_LIKE_ONE_PICTURE] = 32.0,
  [DULLE_SOLO_LIKE_TWO_PICTURES] = 28.0,
  [DULLE_SOLO_LIKE_THREE_PICTURES] = 28.0,
  [DULLE_SOLO_LIKE_PICTURE_AND_SUIT] = 25.0,
  [DULLE_SOLO_LIKE_PURE_SUIT] = 25.0,
};

/* About the chance that a normally distributed value lies under @z, with no more than a
 * square root. */
static double
cumulative (double z)
{
  double part = z / sqrt (z * z + 3.5);

  return 0.5 + 0.25 * part * (3.0 - part * part);
}

double
dulle_solo_chance (const DulleRules *rules,
                   DulleContract     contract,
                   DulleHand         hand,
                   bool              leads)
{
  DulleSoloLike like = dulle_solo_like (contract);
  double        terms[DULLE_N_SOLO_TERMS];
  double        augen = 0.0;

  dulle_solo_terms (rules, contract, hand, leads, terms);
  for (int i = 0; i < DULLE_N_SOLO_TERMS; i++)
    augen += solo_weights[like][i] * terms[i];

  return cumulative ((augen - 120.5) / solo_spread[like]);
}

/* Outlook */

double
dulle_outlook_taken (const DulleSituation *situation)
{
  double taken = 0.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    taken += situation->belief.partner[seat] * situation->view->board.augen[seat];

  return taken;
}

double
dulle_outlook_left (const DulleSituation *situation)
{
  double left = DULLE_DECK_AUGEN;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    left -= situation->view->board.augen[seat];

  return left;
}

/* How sure the parties are: 1 when all are known. */
static double
certainty (const DulleBelief *belief)
{
  double sum = 0.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double away = belief->partner[seat] - 0.5;

      sum += seat == belief->seat ? 0.0 : 4.0 * away * away;
    }

  return sum / (DULLE_N_SEATS - 1);
}

/* The highest announcements, of the own party and of the other. */
static void
find_levels (const DulleSituation *situation,
             double                levels[2])
{
  levels[0] = levels[1] = 0.0;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double  level = situation->view->board.levels[seat];
      double *side = &levels[situation->belief.partner[seat] < 0.5];

      *side = MAX (*side, level);
    }
}

/* Who wins the trick on the table as it lies; nobody before its first card. */
static double
trick_on_table (const DulleSituation *situation)
{
  const DulleTrick *trick = &situation->trick;
  double            ally;

  if (trick->n_cards == 0)
    return 0.0;
  ally = situation->belief.partner[dulle_trick_winner (trick)];

  return (2.0 * ally - 1.0) * dulle_trick_augen (trick) / 30.0;
}

void
dulle_outlook_terms (const DulleSituation *situation,
                     double                terms[DULLE_N_OUTLOOK_TERMS])
{
  const DulleView   *view = situation->view;
  const DulleOrder  *order = &view->board.order;
  const DulleBelief *belief = &situation->belief;
  DulleHand          trumps = view->own.hand & order->members[DULLE_CLASS_TRUMP];
  double             cards = dulle_hand_size (view->own.hand);
  double             unseen_trumps = belief->n_class[DULLE_CLASS_TRUMP];
  double             power_sum = 0.0;
  double             top_sum = 0.0;
  unsigned           voids = 0;
  double             levels[2];

  cards = MAX (cards, 1.0);
  DULLE_HAND_FOREACH (card, trumps)
    {
      double part = unseen_trumps > 0.0 ? 1.0 - situation->above[card] / unseen_trumps : 1.0;

      power_sum += dulle_hand_count (trumps, card) * part;
      top_sum += dulle_hand_count (trumps, card) * part * part * part;
    }
  for (int klass = 0; klass < DULLE_CLASS_TRUMP; klass++)
    voids += order->members[klass] != 0 && (view->own.hand & order->members[klass]) == 0;
  find_levels (situation, levels);

  terms[0] = 1.0;
  terms[1] = (dulle_hand_size (trumps) - unseen_trumps / 3.0) / cards;
  terms[2] = power_sum / cards;
  terms[3] = top_sum / cards;
  terms[4] = situation->aces / cards;
  terms[5] = voids / 3.0;
  terms[6] = dulle_hand_augen (view->own.hand) / (cards * 10.0);
  terms[7] = view->own.party == DULLE_RE;
  terms[8] = certainty (belief);
  terms[9] = levels[0];
  terms[10] = levels[1];
  terms[11] = trick_on_table (situation) * DULLE_MAX_DEALT / cards;
  terms[12] = dulle_view_on_turn (view) && situation->trick.n_cards == 0;
  terms[13] = (dulle_outlook_taken (situation) - (DULLE_DECK_AUGEN - dulle_outlook_left (situation)) / 2.0) / 60.0;
}

static const double outlook_weights[DULLE_N_ROLES][DULLE_N_OUTLOOK_TERMS] = {
  [DULLE_ROLE_NORMAL] = { 0.362, 0.241, -0.179, 0.564, 0.088, 0.047, 0.087, 0.048, 0.046, 0.066,
                          -0.115, 0.041, 0.030, -0.075 },
  [DULLE_ROLE_SOLOIST] = { -0.009, 0.705, -0.736, 0.986, 0.312, 0.088, 0.451, -0.009, -0.009,
                           -0.013, -0.019, 0.009, 0.024, -0.036 },
  [DULLE_ROLE_DEFENDER] = { 0.260, 0.064, 0.042, 0.277, -0.044, 0.090, 0.114, 0.000, 0.260, 0.040,
                            -0.204, 0.050, 0.027, -0.155 },
};

/* The standard deviation of the part, found in the same games. */
static const double outlook_spread[DULLE_N_ROLES] = {
  [DULLE_ROLE_NORMAL] = 0.16,
  [DULLE_ROLE_SOLOIST] = 0.13,
  [DULLE_ROLE_DEFENDER] = 0.16,
};

DulleOutlook
dulle_outlook (const DulleSituation *situation)
{
  double terms[DULLE_N_OUTLOOK_TERMS];
  double left = dulle_outlook_left (situation);
  double part = 0.0;

  dulle_outlook_terms (situation, terms);
  for (int i = 0; i < DULLE_N_OUTLOOK_TERMS; i++)
    part += outlook_weights[situation->role][i] * terms[i];

  return (DulleOutlook){
    .augen = dulle_outlook_taken (situation) + left * CLAMP (part, 0.0, 1.0),
    .spread = left * outlook_spread[situation->role],
  };
}
