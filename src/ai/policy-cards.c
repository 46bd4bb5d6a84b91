/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The value of a card: the sum of its weighted features, see card-features.h, and what the net
 * adds to it. Both look at the same numbers, which are computed once for each card, and what
 * all cards of a decision have in common once for the decision.
 */
#include "policy.h"

#include "engine/legality.h"

#include <string.h>

/* The features in fours, of which the last is filled up; it reaches into the facts behind
 * them, whose weights are 0. */
#define N_FOURS ((DULLE_N_FEATURES + DULLE_N_SEATS - 1) / DULLE_N_SEATS)

G_STATIC_ASSERT (N_FOURS *DULLE_N_SEATS <= DULLE_N_CARD_INPUTS);

/**
 * Scale:
 * @weights: the weights of the features in the role and at the place of the decision
 * @part: the part of the net for it, or %NULL
 * @sums: what its hidden units have in common
 * @values: the features and facts of a plain card and of a trump; every card sets all those
 *   that its kind can have, so that the others are made 0 once a decision
 */
typedef struct
{
  DulleQuad           weights[N_FOURS];
  const DulleNetPart *part;
  DulleNetSums        sums;
  float               values[2][DULLE_N_CARD_INPUTS];
} Scale;

static void
begin_scale (Scale                *scale,
             const DulleWeights   *weights,
             const DulleNet       *net,
             const DulleSituation *situation)
{
  DulleTrickPosition position = dulle_situation_position (situation);
  float              all[N_FOURS * DULLE_N_SEATS] = { 0.0f };
  int16_t            inputs[DULLE_N_SHARED];

  for (unsigned i = 0; i < DULLE_N_FEATURES; i++)
    all[i] = (float) weights->cards[i][situation->role][position];
  memcpy (scale->weights, all, sizeof all);
  memset (scale->values, 0, sizeof scale->values);
  scale->part = NULL;
  if (net == NULL)
    return;
  scale->part = &net->parts[situation->role][position];
  dulle_net_shared_inputs (situation, inputs);
  dulle_net_share (scale->part, inputs, &scale->sums);
}

static float
sum_features (const Scale *scale,
              const float *values)
{
  DulleQuad sum = { 0.0f };

  for (unsigned i = 0; i < N_FOURS; i++)
    {
      DulleQuad four;

      memcpy (&four, values + DULLE_N_SEATS * i, sizeof four);
      sum += scale->weights[i] * four;
    }

  return dulle_quad_sum (sum);
}

static double
weigh_card (Scale                *scale,
            const DulleSituation *situation,
            DulleCard             card)
{
  DulleForecast forecast = dulle_situation_forecast (situation, card);
  float        *values =
      scale->values[dulle_order_is_trump (&situation->view->board.order, card)];
  int16_t inputs[DULLE_N_CARD_INPUTS];
  double  sum;

  dulle_features (situation, &forecast, card, values);
  sum = (double) sum_features (scale, values);
  if (scale->part == NULL)
    return sum;
  dulle_net_card_inputs (situation, &forecast, card, values, inputs);

  return sum + dulle_net_value (scale->part, &scale->sums, inputs);
}

static unsigned
weigh_choices (const DulleWeights   *weights,
               const DulleNet       *net,
               const DulleSituation *situation,
               DulleWeighedCard     *cards)
{
  DulleHand choices = dulle_action_cards (&situation->view->board, &situation->view->own);
  unsigned  n = 0;
  Scale     scale;

  begin_scale (&scale, weights, net, situation);
  DULLE_HAND_FOREACH (card, choices)
    cards[n++] = (DulleWeighedCard){ card, weigh_card (&scale, situation, card) };

  return n;
}

/* Marriages are too rare to be learned, until they have found their partner. */
unsigned
dulle_policy_weigh (const DulleWeights   *weights,
                    const DulleSituation *situation,
                    DulleWeighedCard     *cards)
{
  return weigh_choices (weights, situation->seeking ? NULL : weights->net, situation, cards);
}

unsigned
dulle_policy_sum (const DulleWeights   *weights,
                  const DulleSituation *situation,
                  DulleWeighedCard     *cards)
{
  return weigh_choices (weights, NULL, situation, cards);
}
