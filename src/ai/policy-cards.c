/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The value of a card is the sum of its weighted features, see card-features.h. Here the same
 * sum is computed in another order, which is several times as fast: all features are linear
 * in the chances that the viewer's side and the viewer itself win the trick, so a value is
 * three terms, to which each feature adds its part, and what all cards of a decision have in
 * common is computed once. tests/unit/test-policy.c compares the two.
 */
#include "policy.h"

#include "engine/bonus.h"
#include "engine/legality.h"

#include <string.h>

/**
 * Terms:
 * @ours: the factor of the chance that the viewer's side wins the trick
 * @own: the factor of the chance that the viewer itself wins it
 */
typedef struct
{
  double constant;
  double ours;
  double own;
} Terms;

/**
 * Sum:
 * @table: the terms of what lies in the trick
 * @gain: the weight of a card point that the trick brings
 * @bonus: the weight of a special point
 * @trump: the value of any trump
 * @power: the weight of a trump's power
 * @power_square: the weight of the square of it
 * @through: by seat, the weight of the chance that it trumps a plain lead
 * @foxes: whether foxes count
 * @has_trumps: whether the viewer has trumps
 *
 * What all cards of a decision have in common.
 */
typedef struct
{
  const DulleSituation *situation;
  const DulleWeights   *weights;
  DulleTrickPosition    position;
  Terms                 table;
  double                gain;
  double                bonus;
  double                trump;
  double                power;
  double                power_square;
  DulleQuad             through;
  bool                  foxes;
  bool                  has_trumps;
} Sum;

/* The weight of a feature in the role and at the place of the decision. */
#define WEIGHT(sum, name) \
  ((sum)->weights->cards[DULLE_FEATURE_##name][(sum)->situation->role][(sum)->position])

/* The foxes in the trick bring a point to whichever side wins them. */
static void
add_table (Sum *sum)
{
  const DulleSituation *situation = sum->situation;

  sum->table = (Terms){
    .own = WEIGHT (sum, TEMPO) + WEIGHT (sum, TEMPO_ACES) * situation->aces,
  };
  for (unsigned i = 0; sum->foxes && i < situation->trick.n_cards; i++)
    {
      if (situation->trick.cards[i] != DULLE_DIAMOND_ACE)
        continue;
      sum->table.ours += sum->bonus;
      sum->table.constant -= sum->bonus *
                             situation->belief.partner[dulle_trick_seat (&situation->trick, i)];
    }
}

static double
weigh_trump_lead (const Sum *sum)
{
  const DulleSituation *situation = sum->situation;
  const DulleView      *view = situation->view;
  DulleHand             trumps = view->board.order.members[DULLE_CLASS_TRUMP];
  double                excess = dulle_hand_size (view->own.hand & trumps) -
                  situation->belief.n_class[DULLE_CLASS_TRUMP] / 3.0;

  return (view->own.party == DULLE_RE ? WEIGHT (sum, PULL_RE) : WEIGHT (sum, PULL_KONTRA)) +
         WEIGHT (sum, PULL_LONG) * excess / 4.0 +
         WEIGHT (sum, PULL_CALLED) * dulle_situation_announced (situation) +
         WEIGHT (sum, THROUGH) * situation->belief.partner[(view->own.seat + 3) % DULLE_N_SEATS];
}

static void
begin_sum (Sum                  *sum,
           const DulleWeights   *weights,
           const DulleSituation *situation)
{
  const DulleView  *view = situation->view;
  const DulleBoard *board = &view->board;
  float             to_others;
  float             to_partner;

  sum->situation = situation;
  sum->weights = weights;
  sum->position = dulle_situation_position (situation);
  sum->gain = WEIGHT (sum, GAIN) / 20.0;
  sum->bonus = WEIGHT (sum, BONUS);
  sum->foxes = situation->special && board->rules.bonus_fox_caught;
  sum->has_trumps = (view->own.hand & board->order.members[DULLE_CLASS_TRUMP]) != 0;
  add_table (sum);

  sum->trump = WEIGHT (sum, TRUMP);
  if (sum->position == DULLE_POSITION_LEAD)
    sum->trump += weigh_trump_lead (sum);
  sum->power = WEIGHT (sum, POWER) +
               WEIGHT (sum, POWER_LATE) * board->n_tricks / dulle_board_length (board);
  sum->power_square = WEIGHT (sum, POWER_SQUARE);
  to_partner = (float) WEIGHT (sum, TO_PARTNER);
  to_others = (float) WEIGHT (sum, TO_OTHERS);
  sum->through = to_others + (to_partner - to_others) * situation->belief.partner;
}

static inline void
add_doppelkopf (const Sum           *sum,
                const DulleForecast *forecast,
                Terms               *terms)
{
  unsigned left = sum->situation->n_later;
  float    missing = DULLE_DOPPELKOPF_CARD_POINTS - forecast->card_points;
  double   value = missing <= 0.0f ? sum->bonus : (left == 1 ? 0.4 : 0.1) * sum->bonus;

  /* Every seat to come has to add a ten or an ace. */
  if (missing > 11.0f * (float) left)
    return;
  terms->ours += 2.0 * value;
  terms->constant -= value;
}

/* What the trick is worth, and the card in it. */
static inline void
add_trick (const Sum           *sum,
           const DulleForecast *forecast,
           DulleCard            card,
           Terms               *terms)
{
  const DulleSituation *situation = sum->situation;
  const DulleTrick     *trick = &situation->trick;
  const DulleBoard     *board = &situation->view->board;
  double                card_points = dulle_card_points (card) / 10.0;
  DulleSuitClass        led = board->order.suit_class[trick->n_cards == 0 ? card : trick->cards[0]];

  terms->constant += WEIGHT (sum, CARD_POINTS) * card_points - sum->gain * forecast->to_theirs;
  terms->ours += WEIGHT (sum, SMEAR) * card_points +
                 sum->gain * (forecast->to_ours + forecast->to_theirs);
  if (situation->special && board->rules.bonus_doppelkopf)
    add_doppelkopf (sum, forecast, terms);
  if (sum->foxes && card == DULLE_DIAMOND_ACE)
    {
      terms->constant -= sum->bonus;
      terms->ours += sum->bonus;
    }
  if (dulle_situation_decides (situation, led))
    terms->own += board->soloist == situation->view->own.seat ? -WEIGHT (sum, DECIDES)
                                                              : WEIGHT (sum, DECIDES);
}

/* A fox, a Charlie or a queen of clubs among the trumps. */
static void
add_special_trump (const Sum *sum,
                   DulleCard  card,
                   Terms     *terms)
{
  const DulleSituation *situation = sum->situation;
  const DulleView      *view = situation->view;

  if (!situation->special)
    return;
  if (card == DULLE_CLUB_QUEEN && view->board.known[view->own.seat] == DULLE_NO_PARTY)
    terms->constant += WEIGHT (sum, OLD_ONE);
  if (card == DULLE_CLUB_JACK && view->board.rules.bonus_charlie && !situation->last_trick)
    terms->constant += WEIGHT (sum, CHARLIE);
  if (card == DULLE_DIAMOND_ACE && sum->foxes)
    {
      terms->constant += WEIGHT (sum, FOX);
      terms->ours -= WEIGHT (sum, FOX);
    }
}

static inline void
add_trump (const Sum *sum,
           DulleCard  card,
           Terms     *terms)
{
  const DulleSituation *situation = sum->situation;
  unsigned              n_trumps = MAX (1, situation->belief.n_class[DULLE_CLASS_TRUMP]);
  double                power = 1.0 - (double) situation->above[card] / n_trumps;

  terms->constant += sum->trump + power * (sum->power + power * sum->power_square);
  if (situation->above[card] == 0)
    terms->constant += WEIGHT (sum, BOSS);
  add_special_trump (sum, card, terms);
}

static inline double
weigh_plain_lead (const Sum *sum,
                  DulleCard  card)
{
  const DulleBelief *belief = &sum->situation->belief;
  uint8_t            suit_class = sum->situation->view->board.order.suit_class[card];
  DulleQuad          trumps = belief->voids[suit_class] * (1.0f - belief->voids[DULLE_CLASS_TRUMP]);
  double             value = dulle_quad_sum (sum->through * trumps);

  if (sum->situation->above[card] > 0)
    return value + WEIGHT (sum, BLIND);

  return value + WEIGHT (sum, ACE_LENGTH) * belief->n_class[suit_class] / 8.0 +
         (sum->situation->led_before[suit_class] ? WEIGHT (sum, ACE_LATER)
                                                 : WEIGHT (sum, ACE_FIRST));
}

static inline void
add_plain (const Sum *sum,
           DulleCard  card,
           Terms     *terms)
{
  const DulleSituation *situation = sum->situation;
  const DulleOrder     *order = &situation->view->board.order;
  DulleHand             hand = situation->view->own.hand;
  DulleHand             members = order->members[order->suit_class[card]];
  DulleHand             rest = dulle_hand_remove (hand, card) & members;

  if (situation->above[card] == 0)
    terms->constant += WEIGHT (sum, ACE);
  if (rest == 0 && sum->has_trumps)
    terms->constant += WEIGHT (sum, VOIDS);
  if (dulle_hand_size (rest) == 1 && dulle_card_points (dulle_hand_first (rest)) == 10 &&
      situation->above[dulle_hand_first (rest)] > 0)
    terms->constant += WEIGHT (sum, BARES);
  if (sum->position == DULLE_POSITION_LEAD)
    terms->constant += weigh_plain_lead (sum, card);
}

/* Special points of the last trick are left out: nobody has a choice there. */
static double
weigh_card (const Sum           *sum,
            const DulleForecast *forecast,
            DulleCard            card)
{
  Terms terms = sum->table;

  add_trick (sum, forecast, card, &terms);
  if (dulle_order_is_trump (&sum->situation->view->board.order, card))
    add_trump (sum, card, &terms);
  else
    add_plain (sum, card, &terms);

  return terms.constant + terms.ours * forecast->ours + terms.own * forecast->own;
}

/**
 * Correction:
 * @part: the part of the net for the decision, or %NULL
 * @sums: what its hidden units have in common
 * @values: the features and facts of a plain card and of a trump; every card sets all those
 *   that its kind can have, so that the others are made 0 once a decision
 */
typedef struct
{
  const DulleNetPart *part;
  DulleNetSums        sums;
  double              values[2][DULLE_N_CARD_INPUTS];
} Correction;

static void
begin_correction (Correction           *correction,
                  const DulleNet       *net,
                  const DulleSituation *situation)
{
  int16_t inputs[DULLE_N_SHARED];

  correction->part = NULL;
  if (net == NULL)
    return;
  correction->part = &net->parts[situation->role][dulle_situation_position (situation)];
  memset (correction->values, 0, sizeof correction->values);
  dulle_net_shared_inputs (situation, inputs);
  dulle_net_share (correction->part, inputs, &correction->sums);
}

/* What the net adds to the value of a card. */
static double
correct_card (Correction           *correction,
              const DulleSituation *situation,
              const DulleForecast  *forecast,
              DulleCard             card)
{
  int16_t inputs[DULLE_N_CARD_INPUTS];
  double *values;

  if (correction->part == NULL)
    return 0.0;
  values = correction->values[dulle_order_is_trump (&situation->view->board.order, card)];
  dulle_features (situation, forecast, card, values);
  dulle_net_card_inputs (situation, forecast, card, values, inputs);

  return dulle_net_value (correction->part, &correction->sums, inputs);
}

static unsigned
weigh_choices (const DulleWeights   *weights,
               const DulleNet       *net,
               const DulleSituation *situation,
               DulleWeighedCard     *cards)
{
  DulleHand  choices = dulle_action_cards (&situation->view->board, &situation->view->own);
  unsigned   n = 0;
  Correction correction;
  Sum        sum;

  begin_sum (&sum, weights, situation);
  begin_correction (&correction, net, situation);
  DULLE_HAND_FOREACH (card, choices)
    {
      DulleForecast forecast = dulle_situation_forecast (situation, card);

      cards[n++] = (DulleWeighedCard){
        card,
        weigh_card (&sum, &forecast, card) + correct_card (&correction, situation, &forecast, card),
      };
    }

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
