/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Linear estimates. The weights are least-squares fits to games of the policy against
 * itself.
 */
#include "hand-strength.h"

#include "engine/deal.h"

#include <math.h>
#include <string.h>

/* Solos */

#define N_SOLO_TERMS 9

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

DulleSolo
dulle_solo (const DulleRules *rules,
            DulleContract     contract)
{
  DulleSolo  solo = { .like = dulle_solo_like (contract), .deck = dulle_deck (rules) };
  DulleOrder order;

  dulle_order_init (&order, rules, contract, false, false);
  memcpy (solo.members, order.members, sizeof solo.members);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    DULLE_HAND_FOREACH (other, order.members[order.suit_class[card]])
      {
        if (order.strength[other] > order.strength[card])
          solo.above[card] |= dulle_hand_mask (dulle_hand_of (other));
      }

  return solo;
}

/* Counts the cards of a class that nobody can beat, and the lower ones that are unbeaten
 * once those have drawn the others' cards. */
static unsigned
count_winners (const DulleSolo *solo,
               DulleHand        cards,
               DulleHand        others)
{
  unsigned winners = 0;
  unsigned n_others = dulle_hand_size (others);

  DULLE_HAND_FOREACH (card, cards)
    {
      if ((others & solo->above[card]) == 0)
        winners += dulle_hand_count (cards, card);
    }

  /* A winner draws up to three cards. If few enough are out, all lower cards win as well. */
  return winners > 0 && winners * 2 >= n_others ? dulle_hand_size (cards) : winners;
}

/* The sum, over @trumps, of the share of the others' trumps that do not beat each. */
static double
sum_power (const DulleSolo *solo,
           DulleHand        trumps,
           DulleHand        their_trumps)
{
  unsigned n = dulle_hand_size (their_trumps);
  double   sum = 0.0;

  DULLE_HAND_FOREACH (card, trumps)
    {
      unsigned above = dulle_hand_size (their_trumps & solo->above[card]);

      sum += dulle_hand_count (trumps, card) * (n == 0 ? 1.0 : 1.0 - (double) above / n);
    }

  return sum;
}

/* Fills the terms of the linear estimate. */
static void
count_terms (const DulleSolo *solo,
             DulleHand        hand,
             bool             leads,
             double           terms[N_SOLO_TERMS])
{
  DulleHand others = solo->deck - hand;
  DulleHand trumps = hand & solo->members[DULLE_CLASS_TRUMP];
  DulleHand their_trumps = others & solo->members[DULLE_CLASS_TRUMP];
  unsigned  losers = 0;
  unsigned  winners = 0;
  unsigned  voids = 0;

  for (int suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    {
      DulleHand members = solo->members[suit_class];
      DulleHand cards = hand & members;
      unsigned  won = count_winners (solo, cards, others & members);

      winners += won;
      losers += dulle_hand_size (cards) - won;
      voids += cards == 0 && members != 0;
    }

  terms[0] = 1.0;
  terms[1] = dulle_hand_size (trumps) - dulle_hand_size (their_trumps) / 3.0;
  terms[2] = sum_power (solo, trumps, their_trumps);
  terms[3] = count_winners (solo, trumps, their_trumps);
  terms[4] = winners;
  terms[5] = losers;
  terms[6] = dulle_hand_card_points (hand) / 30.0;
  terms[7] = leads;
  terms[8] = voids;
}

/* The soloist's card points by linear regression; for the meatless solo fitted to who wins as
 * well, see README.md. */
static const double solo_weights[DULLE_N_SOLO_LIKES][N_SOLO_TERMS] = {
  [DULLE_SOLO_LIKE_NORMAL] = { -93.43, 19.08, 8.98, 10.69, 16.74, 8.40, 7.27, 8.93, 6.18 },
  [DULLE_SOLO_LIKE_MEATLESS] = { -0.30, 0.00, 0.00, 0.00, 3.60, -5.85, 42.30, 15.00, -0.40 },
  [DULLE_SOLO_LIKE_ONE_PICTURE] = { 0.90, 15.27, 9.31, -2.89, 3.45, -5.93, 25.08, 4.21, 4.42 },
  [DULLE_SOLO_LIKE_TWO_PICTURES] = { 0.89, 11.99, 9.32, 3.72, 3.20, -5.08, 10.21, 11.59, 3.54 },
  [DULLE_SOLO_LIKE_THREE_PICTURES] = { -0.46, 7.79, 11.74, 6.79, -0.15, -8.44, 2.30, 9.78, 4.04 },
  [DULLE_SOLO_LIKE_PICTURE_AND_SUIT] = { 1.44, 11.71, 9.34, 5.91, 5.08, -3.04, 3.49, 7.71, 5.56 },
  [DULLE_SOLO_LIKE_PURE_SUIT] = { 0.14, 10.23, 1.71, 1.19, -1.88, -4.54, 37.12, 3.22, 8.80 },
};

/* The standard deviation of the card points around that estimate. */
static const double solo_spread[DULLE_N_SOLO_LIKES] = {
  [DULLE_SOLO_LIKE_NORMAL] = 24.0,
  [DULLE_SOLO_LIKE_MEATLESS] = 34.0,
  [DULLE_SOLO_LIKE_ONE_PICTURE] = 32.0,
  [DULLE_SOLO_LIKE_TWO_PICTURES] = 28.0,
  [DULLE_SOLO_LIKE_THREE_PICTURES] = 28.0,
  [DULLE_SOLO_LIKE_PICTURE_AND_SUIT] = 25.0,
  [DULLE_SOLO_LIKE_PURE_SUIT] = 25.0,
};

/* An approximation of the standard normal distribution function that needs no more than a
 * square root, so that every machine computes the same number. */
static double
normal_probability (double z)
{
  double part = z / sqrt (z * z + 3.5);

  return 0.5 + 0.25 * part * (3.0 - part * part);
}

double
dulle_trump_power (const DulleSolo *solo,
                   DulleHand        hand)
{
  DulleHand members = solo->members[DULLE_CLASS_TRUMP];

  return sum_power (solo, hand & members, (solo->deck - hand) & members);
}

double
dulle_solo_chance (const DulleSolo *solo,
                   DulleHand        hand,
                   bool             leads)
{
  double terms[N_SOLO_TERMS];
  double card_points = 0.0;

  count_terms (solo, hand, leads, terms);
  for (int i = 0; i < N_SOLO_TERMS; i++)
    card_points += solo_weights[solo->like][i] * terms[i];

  return normal_probability ((card_points - 120.5) / solo_spread[solo->like]);
}

/* Outlook */

double
dulle_outlook_taken (const DulleSituation *situation)
{
  double taken = 0.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    taken += situation->belief.partner[seat] * situation->view->board.card_points[seat];

  return taken;
}

double
dulle_outlook_left (const DulleSituation *situation)
{
  double left = DULLE_DECK_CARD_POINTS;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    left -= situation->view->board.card_points[seat];

  return left;
}

/* How certain the parties are, from 0 to 1, when all are known. */
static double
certainty_of (const DulleBelief *belief)
{
  double sum = 0.0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      double away = belief->partner[seat] - 0.5;

      sum += seat == belief->seat ? 0.0 : 4.0 * away * away;
    }

  return sum / (DULLE_N_SEATS - 1);
}

/* Finds the highest announcement of the own party [0] and of the other one [1]. */
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

/* The card points on the table, /30: positive if our side is winning the trick, negative if
 * the other one is. */
static double
trick_on_table (const DulleSituation *situation)
{
  const DulleTrick *trick = &situation->trick;
  double            ally;

  if (trick->n_cards == 0)
    return 0.0;
  ally = situation->belief.partner[dulle_trick_winner (trick)];

  return (2.0 * ally - 1.0) * dulle_trick_card_points (trick) / 30.0;
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
  for (int suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    voids += order->members[suit_class] != 0 && (view->own.hand & order->members[suit_class]) == 0;
  find_levels (situation, levels);

  terms[0] = 1.0;
  terms[1] = (dulle_hand_size (trumps) - unseen_trumps / 3.0) / cards;
  terms[2] = power_sum / cards;
  terms[3] = top_sum / cards;
  terms[4] = situation->aces / cards;
  terms[5] = voids / 3.0;
  terms[6] = dulle_hand_card_points (view->own.hand) / (cards * 10.0);
  terms[7] = view->own.party == DULLE_RE;
  terms[8] = certainty_of (belief);
  terms[9] = levels[0];
  terms[10] = levels[1];
  terms[11] = trick_on_table (situation) * DULLE_MAX_DEALT / cards;
  terms[12] = dulle_view_on_turn (view) && situation->trick.n_cards == 0;
  terms[13] = (dulle_outlook_taken (situation) -
               (DULLE_DECK_CARD_POINTS - dulle_outlook_left (situation)) / 2.0) /
              60.0;
}

static const double outlook_weights[DULLE_N_ROLES][DULLE_N_OUTLOOK_TERMS] = {
  [DULLE_ROLE_NORMAL] = { 0.362, 0.241, -0.179, 0.564, 0.088, 0.047, 0.087, 0.048, 0.046, 0.066,
                          -0.115, 0.041, 0.030, -0.075 },
  [DULLE_ROLE_SOLOIST] = { -0.009, 0.705, -0.736, 0.986, 0.312, 0.088, 0.451, -0.009, -0.009,
                           -0.013, -0.019, 0.009, 0.024, -0.036 },
  [DULLE_ROLE_DEFENDER] = { 0.260, 0.064, 0.042, 0.277, -0.044, 0.090, 0.114, 0.000, 0.260, 0.040,
                            -0.204, 0.050, 0.027, -0.155 },
};

/* The standard deviation of the share, from the same games. */
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
    .card_points = dulle_outlook_taken (situation) + left * CLAMP (part, 0.0, 1.0),
    .spread = left * outlook_spread[situation->role],
  };
}

/* The card points that a party needs to keep an announcement; all of them for black. */
static double
card_points_needed (DulleLevel level)
{
  static const double needed[DULLE_N_LEVELS] = {
    [DULLE_LEVEL_PARTY] = 121.0,
    [DULLE_LEVEL_NO_90] = 151.0,
    [DULLE_LEVEL_NO_60] = 181.0,
    [DULLE_LEVEL_NO_30] = 211.0,
    [DULLE_LEVEL_BLACK] = 240.0,
  };

  return needed[level];
}

double
dulle_outlook_surplus (const DulleOutlook *outlook,
                       DulleLevel          level)
{
  return (outlook->card_points - card_points_needed (level)) / outlook->spread;
}
