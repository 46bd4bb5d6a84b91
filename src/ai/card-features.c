/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Features of cards.
 *
 * The forecast of a trick goes through the seats that have yet to play: an opponent usually
 * takes the trick from us if it can, and a partner takes it from the others. Seats are
 * assumed to be independent of each other.
 */
#include "card-features.h"

#include <string.h>

/* The chance that a seat takes the trick from the other side if it can. */
#define WILL_TAKE 0.9f

/* The card points that a seat adds, on average, to a trick of its friends or of its foes. */
#define CARD_POINTS_TO_FRIENDS 7.5f
#define CARD_POINTS_TO_FOES    3.0f

/* Strengths within a class are smaller than this. */
#define N_STRENGTHS 32

/* The situation */

static DulleRole
find_role (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  bool              one_alone = dulle_contract_is_solo (board->contract) || board->marriage_alone;
  bool              silent = board->contract == DULLE_CONTRACT_NORMAL &&
                dulle_hand_count (view->own.dealt, DULLE_CLUB_QUEEN) == 2;

  if ((one_alone && board->soloist == view->own.seat) || silent)
    return DULLE_ROLE_SOLOIST;

  return one_alone || dulle_board_is_silent_marriage (board) ? DULLE_ROLE_DEFENDER
                                                             : DULLE_ROLE_NORMAL;
}

/* Higher plain cards have lower numbers. */
static void
count_above_plain (DulleSituation *situation,
                   DulleHand       cards)
{
  const DulleOrder *order = &situation->view->board.order;

  DULLE_HAND_FOREACH (card, cards & ~order->members[DULLE_CLASS_TRUMP])
    {
      DulleHand higher = order->members[order->suit_class[card]] & (dulle_hand_of (card) - 1);

      situation->above[card] = (uint8_t) dulle_hand_size (situation->belief.unseen & higher);
    }
}

/* Adds up the unseen trumps, starting with the strongest. */
static void
count_above_trump (DulleSituation *situation,
                   DulleHand       cards)
{
  const DulleOrder *order = &situation->view->board.order;
  DulleHand         trumps = order->members[DULLE_CLASS_TRUMP];
  uint8_t           from[N_STRENGTHS + 1] = { 0 };
  uint8_t           sum = 0;
  uint8_t           top = 0;

  DULLE_HAND_FOREACH (card, situation->belief.unseen & trumps)
    {
      from[order->strength[card]] = (uint8_t) dulle_hand_count (situation->belief.unseen, card);
      top = MAX (top, order->strength[card]);
    }
  for (unsigned strength = top; strength >= DULLE_N_RANKS; strength--)
    from[strength] = sum += from[strength];

  DULLE_HAND_FOREACH (card, cards & trumps)
    {
      bool second = dulle_order_beats (order, card, card, situation->last_trick);

      situation->above[card] = from[order->strength[card] + (second ? 0 : 1)];
    }
}

static void
count_above (DulleSituation *situation)
{
  DulleHand cards = situation->view->own.hand;

  if (situation->trick.n_cards > 0)
    cards |= dulle_hand_of (dulle_trick_best_card (&situation->trick));
  count_above_plain (situation, cards);
  count_above_trump (situation, cards);
}

static void
count_points_out (DulleSituation *situation)
{
  const uint8_t *suit_class = situation->view->board.order.suit_class;
  DulleHand      unseen = situation->belief.unseen;

  memset (situation->points_out, 0, sizeof situation->points_out);
  DULLE_HAND_FOREACH (card, unseen)
    situation->points_out[suit_class[card]] +=
        (uint8_t) (dulle_hand_count (unseen, card) * dulle_card_points (card));
}

static bool
is_ace_in_hand (const DulleSituation *situation,
                DulleCard             card)
{
  uint8_t suit_class = situation->view->board.order.suit_class[card];

  return suit_class != DULLE_CLASS_TRUMP && situation->above[card] == 0 &&
         situation->belief.n_class[suit_class] > 2 && !situation->led_before[suit_class];
}

static void
init_situation (DulleSituation  *situation,
                const DulleView *view)
{
  const DulleBoard *board = &view->board;

  situation->view = view;
  situation->trick = *dulle_board_trick (board);
  situation->laid = dulle_trick_card_points (&situation->trick);
  situation->n_later = DULLE_N_SEATS - 1u - MIN (situation->trick.n_cards, DULLE_N_SEATS - 1u);
  situation->last_trick = dulle_board_is_last_trick (board);
  situation->role = find_role (view);
  situation->special = !dulle_board_is_solo (board);
  situation->seeking = dulle_board_undecided (board);
  situation->aces = 0;
}

static void
finish_situation (DulleSituation *situation)
{
  const DulleBoard *board = &situation->view->board;

  count_above (situation);
  count_points_out (situation);
  memset (situation->led_before, 0, sizeof situation->led_before);
  for (unsigned i = 0; i < board->n_tricks; i++)
    situation->led_before[board->order.suit_class[board->tricks[i].cards[0]]] = true;

  DULLE_HAND_FOREACH (card, situation->view->own.hand)
    situation->aces += is_ace_in_hand (situation, card);
}

/* Forecast */

/* The chance that each seat can beat @best, which wins a trick led in @led so far. */
static DulleQuad
chance_to_beat (const DulleSituation *situation,
                DulleSuitClass        led,
                DulleCard             best)
{
  const DulleBelief *belief = &situation->belief;
  uint8_t            suit_class = situation->view->board.order.suit_class[best];
  DulleQuad          higher = 1.0f - belief->none[suit_class][situation->above[best]];

  if (suit_class != DULLE_CLASS_TRUMP)
    return higher + belief->voids[led] * (1.0f - belief->voids[DULLE_CLASS_TRUMP]);

  return led == DULLE_CLASS_TRUMP ? higher : belief->voids[led] * higher;
}

/* The chance that each seat turns out to be on the viewer's side if it wins a trick led in
 * @led: the winner of a trick that decides a marriage becomes the partner. */
static DulleQuad
find_allies (const DulleSituation *situation,
             DulleSuitClass        led)
{
  const DulleBoard *board = &situation->view->board;
  uint8_t           own = situation->view->own.seat;
  DulleQuad         allies = situation->belief.partner;

  if (!dulle_situation_decides (situation, led))
    return allies;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat != own)
        allies[seat] = board->soloist == own ? 1.0f : seat == board->soloist ? 0.5f
                                                                             : 0.0f;
    }

  return allies;
}

/* Forecasts who wins a trick led in @led, in which @winner wins with @best once the viewer has
 * played: goes through the seats after the viewer. */
static void
forecast_winner (const DulleSituation *situation,
                 DulleSuitClass        led,
                 DulleCard             best,
                 uint8_t               winner,
                 DulleForecast        *forecast)
{
  uint8_t   own = situation->view->own.seat;
  DulleQuad allies = find_allies (situation, led);
  DulleQuad takes = WILL_TAKE * chance_to_beat (situation, led, best);
  DulleQuad loses = dulle_situation_decides (situation, led) ? takes : (1.0f - allies) * takes;

  forecast->own = winner == own;
  forecast->ours = allies[winner];
  for (unsigned i = 1; i <= situation->n_later; i++)
    {
      unsigned seat = (own + i) % DULLE_N_SEATS;

      forecast->ours += takes[seat] * (allies[seat] - forecast->ours);
      forecast->own *= 1.0f - loses[seat];
    }
}

/* How many friends are to be expected among the seats after the viewer. */
static float
count_friends (const DulleSituation *situation,
               DulleQuad             allies)
{
  float friends = 0.0f;

  for (unsigned i = 1; i <= situation->n_later; i++)
    friends += allies[(situation->view->own.seat + i) % DULLE_N_SEATS];

  return friends;
}

/* Adds the card points to be expected from the seats after the viewer. */
static void
forecast_card_points (const DulleSituation *situation,
                      DulleSuitClass        led,
                      DulleCard             card,
                      DulleForecast        *forecast)
{
  float later = (float) situation->n_later;
  float friends = dulle_situation_decides (situation, led)
                      ? count_friends (situation, find_allies (situation, led))
                      : situation->friends;

  friends *= CARD_POINTS_TO_FRIENDS - CARD_POINTS_TO_FOES;
  forecast->card_points = (float) (situation->laid + dulle_card_points (card));
  forecast->to_ours = forecast->card_points + later * CARD_POINTS_TO_FOES + friends;
  forecast->to_theirs = forecast->card_points + later * CARD_POINTS_TO_FRIENDS - friends;
}

DulleForecast
dulle_situation_forecast (const DulleSituation *situation,
                          DulleCard             card)
{
  const DulleTrick *trick = &situation->trick;
  const DulleOrder *order = &situation->view->board.order;
  bool              leads = trick->n_cards == 0;
  DulleSuitClass    led = (DulleSuitClass) order->suit_class[leads ? card : trick->cards[0]];
  DulleForecast     forecast;

  if (leads || dulle_order_beats (order, dulle_trick_best_card (trick), card,
                                  situation->last_trick))
    forecast_winner (situation, led, card, situation->view->own.seat, &forecast);
  else
    forecast = situation->stays;
  forecast_card_points (situation, led, card, &forecast);

  return forecast;
}

void
dulle_situation_init (DulleSituation    *situation,
                      const DulleView   *view,
                      DullePlayEvidence *evidence)
{
  const DulleTrick *trick = dulle_board_trick (&view->board);
  unsigned          classes = DULLE_ALL_CLASSES;

  if (trick->n_cards > 0)
    classes = 1U << view->board.order.suit_class[trick->cards[0]] | 1U << DULLE_CLASS_TRUMP;

  init_situation (situation, view);
  if (evidence != NULL)
    dulle_belief_init_from_evidence (&situation->belief, view, classes, evidence);
  else
    dulle_belief_init (&situation->belief, view, classes);
  finish_situation (situation);
  situation->friends = count_friends (situation, situation->belief.partner);
  if (trick->n_cards > 0)
    forecast_winner (situation, (DulleSuitClass) view->board.order.suit_class[trick->cards[0]],
                     dulle_trick_best_card (trick), dulle_trick_winner (trick), &situation->stays);
}

/* Special points */

/* The points, for us, of the foxes in the trick if the other side of each wins it. */
static float
expect_foxes (const DulleSituation *situation,
              const DulleForecast  *forecast,
              DulleCard             card)
{
  const DulleTrick *trick = &situation->trick;
  float             points = card == DULLE_DIAMOND_ACE ? forecast->ours - 1.0f : 0.0f;

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      float ally = situation->belief.partner[dulle_trick_seat (trick, i)];

      if (trick->cards[i] == DULLE_DIAMOND_ACE)
        points += (1.0f - ally) * forecast->ours - ally * (1.0f - forecast->ours);
    }

  return points;
}

static float
expect_doppelkopf (const DulleSituation *situation,
                   const DulleForecast  *forecast)
{
  unsigned left = DULLE_N_SEATS - 1 - situation->trick.n_cards;
  float    missing = 40.0f - forecast->card_points;

  if (missing <= 0.0f)
    return 2.0f * forecast->ours - 1.0f;
  if (missing > 11.0f * left)
    return 0.0f;

  /* Every seat to come has to add a ten or an ace. */
  return (left == 1 ? 0.4f : 0.1f) * (2.0f * forecast->ours - 1.0f);
}

static float
expect_charlie (const DulleSituation *situation,
                const DulleForecast  *forecast,
                DulleCard             card)
{
  const DulleTrick *trick = &situation->trick;
  float             points = card == DULLE_CLUB_JACK ? forecast->own : 0.0f;

  for (unsigned i = 0; i < trick->n_cards; i++)
    {
      float ally = situation->belief.partner[dulle_trick_seat (trick, i)];

      if (trick->cards[i] == DULLE_CLUB_JACK && i == trick->best && forecast->own > 0.0f)
        points += (1.0f - ally) - ally;
    }

  return points;
}

static float
expect_bonus (const DulleSituation *situation,
              const DulleForecast  *forecast,
              DulleCard             card)
{
  const DulleRules *rules = &situation->view->board.rules;
  float             points = 0.0f;

  if (!situation->special)
    return 0.0f;
  if (rules->bonus_fox_caught)
    points += expect_foxes (situation, forecast, card);
  if (rules->bonus_doppelkopf)
    points += expect_doppelkopf (situation, forecast);
  if (rules->bonus_charlie && situation->last_trick)
    points += expect_charlie (situation, forecast, card);

  return points;
}

/* The groups of features */

static void
fill_trick (const DulleSituation *situation,
            const DulleForecast  *forecast,
            DulleCard             card,
            float                *values)
{
  const DulleView *view = situation->view;
  float            ours = forecast->ours;
  DulleCard        first = situation->trick.n_cards > 0 ? situation->trick.cards[0] : card;
  DulleSuitClass   led = (DulleSuitClass) view->board.order.suit_class[first];

  values[DULLE_FEATURE_GAIN] = ours * forecast->to_ours - (1.0f - ours) * forecast->to_theirs;
  values[DULLE_FEATURE_GAIN] /= 20.0f;
  values[DULLE_FEATURE_BONUS] = expect_bonus (situation, forecast, card);
  values[DULLE_FEATURE_TEMPO] = forecast->own;
  values[DULLE_FEATURE_TEMPO_ACES] = forecast->own * situation->aces;
  values[DULLE_FEATURE_CARD_POINTS] = dulle_card_points (card) / 10.0f;
  values[DULLE_FEATURE_SMEAR] = values[DULLE_FEATURE_CARD_POINTS] * ours;
  values[DULLE_FEATURE_DECIDES] = 0.0f;
  if (dulle_situation_decides (situation, led))
    values[DULLE_FEATURE_DECIDES] = view->board.soloist == view->own.seat ? -forecast->own
                                                                          : forecast->own;
}

static void
fill_trump (const DulleSituation *situation,
            const DulleForecast  *forecast,
            DulleCard             card,
            float                *values)
{
  const DulleView   *view = situation->view;
  const DulleBelief *belief = &situation->belief;
  float              trumps = belief->n_class[DULLE_CLASS_TRUMP];
  float              power = trumps > 0.0f ? 1.0f - situation->above[card] / trumps : 1.0f;
  bool               special = situation->special;

  values[DULLE_FEATURE_TRUMP] = 1.0f;
  values[DULLE_FEATURE_POWER] = power;
  values[DULLE_FEATURE_POWER_SQUARE] = power * power;
  values[DULLE_FEATURE_POWER_LATE] = power * view->board.n_tricks /
                                     dulle_board_length (&view->board);
  values[DULLE_FEATURE_BOSS] = situation->above[card] == 0;
  values[DULLE_FEATURE_OLD_ONE] = special && card == DULLE_CLUB_QUEEN &&
                                  view->board.known[view->own.seat] == DULLE_NO_PARTY;
  values[DULLE_FEATURE_CHARLIE] = special && card == DULLE_CLUB_JACK &&
                                  view->board.rules.bonus_charlie && !situation->last_trick;
  values[DULLE_FEATURE_FOX] = 0.0f;
  if (special && card == DULLE_DIAMOND_ACE && view->board.rules.bonus_fox_caught)
    values[DULLE_FEATURE_FOX] = 1.0f - forecast->ours;
}

static void
fill_plain (const DulleSituation *situation,
            DulleCard             card,
            float                *values)
{
  const DulleOrder *order = &situation->view->board.order;
  DulleHand         hand = situation->view->own.hand;
  DulleHand         rest = dulle_hand_remove (hand, card) & order->members[order->suit_class[card]];
  bool              trumps = (hand & order->members[DULLE_CLASS_TRUMP]) != 0;

  values[DULLE_FEATURE_ACE] = situation->above[card] == 0;
  values[DULLE_FEATURE_VOIDS] = rest == 0 && trumps;
  values[DULLE_FEATURE_BARES] = dulle_hand_size (rest) == 1 &&
                                dulle_card_points (dulle_hand_first (rest)) == 10 &&
                                situation->above[dulle_hand_first (rest)] > 0;
}

float
dulle_situation_announced (const DulleSituation *situation)
{
  const uint8_t *levels = situation->view->board.levels;
  DulleQuad      said = { levels[0], levels[1], levels[2], levels[3] };

  return dulle_quad_sum (said * (2.0f * situation->belief.partner - 1.0f));
}

static void
fill_trump_lead (const DulleSituation *situation,
                 DulleCard             card,
                 float                *values)
{
  const DulleView *view = situation->view;
  unsigned         held =
      dulle_hand_size (view->own.hand & view->board.order.members[DULLE_CLASS_TRUMP]);
  float excess = held - situation->belief.n_class[DULLE_CLASS_TRUMP] / 3.0f;

  values[DULLE_FEATURE_PULL_RE] = view->own.party == DULLE_RE;
  values[DULLE_FEATURE_PULL_KONTRA] = view->own.party != DULLE_RE;
  values[DULLE_FEATURE_PULL_LONG] = excess / 4.0f;
  values[DULLE_FEATURE_PULL_CALLED] = dulle_situation_announced (situation);
  values[DULLE_FEATURE_THROUGH] = situation->belief.partner[(view->own.seat + 3) % DULLE_N_SEATS];
}

static void
fill_plain_lead (const DulleSituation *situation,
                 DulleCard             card,
                 float                *values)
{
  const DulleBelief *belief = &situation->belief;
  uint8_t            suit_class = situation->view->board.order.suit_class[card];
  bool               winner = situation->above[card] == 0;

  values[DULLE_FEATURE_ACE_LENGTH] = winner ? belief->n_class[suit_class] / 8.0f : 0.0f;
  values[DULLE_FEATURE_ACE_FIRST] = winner && !situation->led_before[suit_class];
  values[DULLE_FEATURE_ACE_LATER] = winner && situation->led_before[suit_class];
  values[DULLE_FEATURE_BLIND] = !winner;
  values[DULLE_FEATURE_TO_PARTNER] = 0.0f;
  values[DULLE_FEATURE_TO_OTHERS] = 0.0f;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      float trumps = belief->voids[suit_class][seat] *
                     (1.0f - belief->voids[DULLE_CLASS_TRUMP][seat]);

      if (seat == belief->seat)
        continue;
      values[DULLE_FEATURE_TO_PARTNER] += belief->partner[seat] * trumps;
      values[DULLE_FEATURE_TO_OTHERS] += (1.0f - belief->partner[seat]) * trumps;
    }
}

void
dulle_features (const DulleSituation *situation,
                const DulleForecast  *forecast,
                DulleCard             card,
                float                 values[DULLE_N_FEATURES])
{
  bool leads = situation->trick.n_cards == 0;
  bool trump = dulle_order_is_trump (&situation->view->board.order, card);

  fill_trick (situation, forecast, card, values);
  if (trump)
    fill_trump (situation, forecast, card, values);
  else
    fill_plain (situation, card, values);

  if (leads && trump)
    fill_trump_lead (situation, card, values);
  else if (leads)
    fill_plain_lead (situation, card, values);
}
