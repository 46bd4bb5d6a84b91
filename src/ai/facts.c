/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Facts about a decision. Only + − × ÷ are used, so every machine computes the same numbers.
 */
#include "facts.h"

#include "engine/legality.h"

#define ALL_CARD_POINTS  240.0f
#define SET(name, value) values[DULLE_FACT_##name] = (value)

/* The card points that a side needs, by what it has announced itself and by what the others
 * have: to say “no 90” is to promise 151, to hear it is to be content with 90. */
static const float needed_having_said[DULLE_N_LEVELS] = { 121, 121, 151, 181, 211, 240, 121 };
static const float needed_having_heard[DULLE_N_LEVELS] = { 121, 121, 90, 60, 30, 1, 121 };

/* What the seats have, added up by side. */
typedef struct
{
  float ours;
  float theirs;
} Sides;

static Sides
sum_card_points (const DulleSituation *situation)
{
  const uint8_t *points = situation->view->board.card_points;
  DulleQuad      taken = { points[0], points[1], points[2], points[3] };
  float          ours = dulle_quad_sum (situation->belief.partner * taken);

  return (Sides){ ours, dulle_quad_sum (taken) - ours };
}

/* The higher of the levels that the seats have announced, each as far as it is likely to be
 * on that side. */
static Sides
find_levels (const DulleSituation *situation)
{
  const uint8_t *levels = situation->view->board.levels;
  Sides          most = { 0.0f, 0.0f };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      float partner = situation->belief.partner[seat];
      float level = levels[seat] == DULLE_LEVEL_REPLY ? DULLE_LEVEL_PARTY : levels[seat];

      if (levels[seat] == DULLE_LEVEL_NONE)
        continue;

      most.ours = MAX (most.ours, partner * level);
      most.theirs = MAX (most.theirs, (1.0f - partner) * level);
    }

  return most;
}

static float
find_need (float said,
           float heard)
{
  unsigned own = (unsigned) (said + 0.5f);
  unsigned others = (unsigned) (heard + 0.5f);

  return own >= DULLE_LEVEL_NO_90 ? needed_having_said[own] : needed_having_heard[others];
}

/* How far it is to the next of 30, 60, 90, 120 and so on, in thirties. */
static float
find_step (float card_points)
{
  float thirties = card_points / 30.0f;

  return 1.0f + (unsigned) thirties - thirties;
}

static void
fill_score (const DulleSituation *situation,
            float                 values[DULLE_N_FACTS])
{
  const DulleBoard *board = &situation->view->board;
  Sides             taken = sum_card_points (situation);
  Sides             levels = find_levels (situation);
  float             left = ALL_CARD_POINTS - taken.ours - taken.theirs;
  float             need = find_need (levels.ours, levels.theirs) - taken.ours;
  float             their_need = find_need (levels.theirs, levels.ours) - taken.theirs;
  unsigned          length = dulle_board_length (board);

  SET (OURS, taken.ours / 120.0f);
  SET (THEIRS, taken.theirs / 120.0f);
  SET (OUR_NEED, need / 60.0f);
  SET (THEIR_NEED, their_need / 60.0f);
  SET (OUR_STEP, find_step (taken.ours));
  SET (THEIR_STEP, find_step (taken.theirs));
  SET (SCORELESS, taken.theirs < 1.0f && board->n_tricks > 0);
  SET (SAFE, need <= 0.0f);
  SET (LOST, need > left);
  SET (OUR_LEVEL, levels.ours / 5.0f);
  SET (THEIR_LEVEL, levels.theirs / 5.0f);
  SET (SAID, board->levels[situation->belief.seat] != DULLE_LEVEL_NONE);
  SET (DONE, (float) board->n_tricks / length);
  SET (ENDS, 1.0f / (length - board->n_tricks));
}

/* The seat that is @places to the left of the player. */
static uint8_t
find_seat (const DulleSituation *situation,
           unsigned              places)
{
  return (uint8_t) ((situation->belief.seat + places) % DULLE_N_SEATS);
}

static void
fill_trick (const DulleSituation *situation,
            float                 values[DULLE_N_FACTS])
{
  const DulleTrick *trick = &situation->trick;
  bool              follows = trick->n_cards > 0;

  SET (IN_TRICK, dulle_trick_card_points (trick) / 20.0f);
  SET (SECOND, trick->n_cards == 1);
  SET (THIRD, trick->n_cards == 2);
  SET (HOLDS, follows ? situation->belief.partner[dulle_trick_winner (trick)] : 0.0f);
  SET (STAYS, follows ? situation->stays.ours : 0.0f);
  SET (LED_TRUMP,
       follows && dulle_order_is_trump (&situation->view->board.order, trick->cards[0]));
  SET (ABOVE_BEST, follows ? situation->above[dulle_trick_best_card (trick)] / 8.0f : 0.0f);
  SET (LEADER, follows ? situation->belief.partner[trick->lead] : 0.0f);
  SET (WINS_BEFORE, follows && dulle_trick_winner (trick) == find_seat (situation, 3));
  SET (WINS_ACROSS, follows && dulle_trick_winner (trick) == find_seat (situation, 2));
}

static void
fill_parties (const DulleSituation *situation,
              float                 values[DULLE_N_FACTS])
{
  const DulleBelief *belief = &situation->belief;
  DulleQuad          trumps = belief->share[DULLE_CLASS_TRUMP];
  float              unseen = belief->n_class[DULLE_CLASS_TRUMP] / 6.0f;
  float              certain = 0.0f;

  for (unsigned i = 1; i < DULLE_N_SEATS; i++)
    {
      uint8_t seat = find_seat (situation, i);
      float   tilt = 2.0f * belief->partner[seat] - 1.0f;

      certain += tilt * tilt;
      values[DULLE_FACT_PARTNER_NEXT + i - 1] = belief->partner[seat];
      values[DULLE_FACT_TRUMPS_NEXT + i - 1] = unseen > 0.0f ? trumps[seat] * unseen : 0.0f;
    }
  SET (CERTAIN, certain / 3.0f);
  SET (RE, situation->view->own.party == DULLE_RE);
  SET (KNOWN, situation->view->board.known[belief->seat] != DULLE_NO_PARTY);
  SET (SEEKING, situation->seeking);
}

static void
fill_trumps (const DulleSituation *situation,
             float                 values[DULLE_N_FACTS])
{
  const DulleBelief *belief = &situation->belief;
  DulleHand          members = situation->view->board.order.members[DULLE_CLASS_TRUMP];
  DulleHand          hand = situation->view->own.hand;
  float              unseen = MAX (1.0f, belief->n_class[DULLE_CLASS_TRUMP]);
  unsigned           n_trumps = dulle_hand_size (hand & members);
  unsigned           bosses = 0;
  float              strength = 0.0f;

  DULLE_HAND_FOREACH (card, hand & members)
    {
      unsigned n = dulle_hand_count (hand, card);

      bosses += situation->above[card] == 0 ? n : 0;
      strength += n * (1.0f - situation->above[card] / unseen);
    }
  SET (TRUMPS, n_trumps / 8.0f);
  SET (TRUMP_SHARE, (float) n_trumps / dulle_hand_size (hand));
  SET (TRUMPS_OUT, belief->n_class[DULLE_CLASS_TRUMP] / MAX (1.0f, belief->n_unseen));
  SET (BOSSES, bosses / 4.0f);
  SET (STRENGTH, strength / 4.0f);
  SET (TRUMP_DECK, dulle_hand_size (members) / 26.0f);
}

static void
fill_hand (const DulleSituation *situation,
           float                 values[DULLE_N_FACTS])
{
  const DulleView  *view = situation->view;
  const DulleRules *rules = &view->board.rules;
  DulleHand         hand = view->own.hand;
  DulleHand         unseen = situation->belief.unseen;
  bool              foxes = situation->special && rules->bonus_fox_caught;
  bool              charlies = situation->special && rules->bonus_charlie;
  unsigned          missing = 0;

  for (unsigned suit = 0; suit < DULLE_CLASS_TRUMP; suit++)
    missing += situation->belief.n_class[suit] > 0 &&
               (hand & view->board.order.members[suit]) == 0;

  SET (ACES, situation->aces / 3.0f);
  SET (HELD, dulle_hand_card_points (hand) / 40.0f);
  SET (MISSING, missing / 3.0f);
  SET (FOXES, foxes ? dulle_hand_count (hand, DULLE_DIAMOND_ACE) / 2.0f : 0.0f);
  SET (FOXES_OUT, foxes ? dulle_hand_count (unseen, DULLE_DIAMOND_ACE) / 2.0f : 0.0f);
  SET (CHARLIES, charlies ? dulle_hand_count (hand, DULLE_CLUB_JACK) / 2.0f : 0.0f);
  SET (OLD_ONES_OUT, dulle_hand_count (unseen, DULLE_CLUB_QUEEN) / 2.0f);
  SET (CHOICES, dulle_hand_size (dulle_hand_kinds (dulle_action_cards (&view->board, &view->own))) /
                    8.0f);
}

/* What there is in plain suits. */
static void
fill_plain_suits (const DulleSituation *situation,
                  float                 values[DULLE_N_FACTS])
{
  const DulleOrder *order = &situation->view->board.order;
  DulleHand         plain = ~order->members[DULLE_CLASS_TRUMP];
  DulleHand         hand = situation->view->own.hand & plain;
  DulleHand         unseen = situation->belief.unseen & plain;
  unsigned          losers = 0;
  unsigned          aces = 0;
  unsigned          points_out = 0;

  DULLE_HAND_FOREACH (card, hand)
    losers += situation->above[card] > 0 ? dulle_hand_count (hand, card) : 0;
  for (unsigned suit = 0; suit < DULLE_CLASS_TRUMP; suit++)
    {
      DulleHand members = order->members[suit] & unseen;

      points_out += situation->points_out[suit];
      if (members != 0 && !situation->led_before[suit])
        aces += dulle_hand_count (members, dulle_hand_first (order->members[suit]));
    }
  SET (PLAIN_HELD, dulle_hand_card_points (hand) / 20.0f);
  SET (PLAIN_OUT, points_out / 40.0f);
  SET (LOSERS, losers / 4.0f);
  SET (ACES_OUT, aces / 3.0f);
}

/* The kinds of trumps are numbered without gaps from the lowest up. */
static unsigned
find_highest (const DulleOrder *order)
{
  return DULLE_N_RANKS - 1 + dulle_hand_size (dulle_hand_kinds (order->members[DULLE_CLASS_TRUMP]));
}

static unsigned
find_place (unsigned highest,
            unsigned strength)
{
  return MIN (highest - strength, DULLE_N_TRUMP_PLACES - 1);
}

static void
fill_places (const DulleSituation *situation,
             float                 values[DULLE_N_SHARED_FACTS])
{
  const DulleOrder *order = &situation->view->board.order;
  DulleHand         members = order->members[DULLE_CLASS_TRUMP];
  DulleHand         hand = situation->view->own.hand & members;
  DulleHand         unseen = situation->belief.unseen & members;
  unsigned          highest = find_highest (order);
  float            *pairs = values + DULLE_N_FACTS;

  for (unsigned i = 0; i < 2 * DULLE_N_TRUMP_PLACES; i++)
    pairs[i] = 0.0f;
  DULLE_HAND_FOREACH (card, hand | unseen)
    {
      float *pair = pairs + 2 * find_place (highest, order->strength[card]);

      pair[0] += dulle_hand_count (hand, card) / 2.0f;
      pair[1] += dulle_hand_count (unseen, card) / 2.0f;
    }
}

void
dulle_facts (const DulleSituation *situation,
             float                 values[DULLE_N_SHARED_FACTS])
{
  fill_score (situation, values);
  fill_trick (situation, values);
  fill_parties (situation, values);
  fill_trumps (situation, values);
  fill_hand (situation, values);
  fill_plain_suits (situation, values);
  fill_places (situation, values);
}

static void
fill_class (const DulleSituation *situation,
            unsigned              suit_class,
            float                 values[DULLE_N_CARD_FACTS])
{
  const DulleBelief *belief = &situation->belief;
  float              unseen = belief->n_class[suit_class];

  values[DULLE_CARD_FACT_CLASS_OUT] = unseen / 12.0f;
  values[DULLE_CARD_FACT_POINTS_OUT] = situation->points_out[suit_class] / 20.0f;
  values[DULLE_CARD_FACT_LED] = situation->led_before[suit_class];
  for (unsigned i = 1; i < DULLE_N_SEATS; i++)
    {
      float share = belief->share[suit_class][find_seat (situation, i)];

      values[DULLE_CARD_FACT_CLASS_NEXT + i - 1] = unseen > 0.0f ? share * unseen / 4.0f : 0.0f;
    }
}

void
dulle_card_facts (const DulleSituation *situation,
                  const DulleForecast  *forecast,
                  DulleCard             card,
                  float                 values[DULLE_N_OWN_FACTS])
{
  const DulleOrder *order = &situation->view->board.order;
  const DulleTrick *trick = &situation->trick;
  DulleHand         hand = situation->view->own.hand;
  uint8_t           suit_class = order->suit_class[card];

  values[DULLE_CARD_FACT_WINS] = forecast->ours;
  values[DULLE_CARD_FACT_TAKES] =
      trick->n_cards > 0 &&
      dulle_order_beats (order, dulle_trick_best_card (trick), card, situation->last_trick);
  values[DULLE_CARD_FACT_ABOVE] = situation->above[card] / 8.0f;
  values[DULLE_CARD_FACT_REST] = (dulle_hand_size (hand & order->members[suit_class]) - 1) / 6.0f;
  values[DULLE_CARD_FACT_TWIN] = dulle_hand_count (hand, card) == 2;
  values[DULLE_CARD_FACT_OWN] = forecast->own;
  fill_class (situation, suit_class, values);
  for (unsigned i = DULLE_N_CARD_FACTS; i < DULLE_N_OWN_FACTS; i++)
    values[i] = 0.0f;
  if (suit_class == DULLE_CLASS_TRUMP)
    values[DULLE_N_CARD_FACTS + find_place (find_highest (order), order->strength[card])] = 1.0f;
}
