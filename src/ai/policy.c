/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Decisions by weighted features: the card with the highest sum is played.
 */
#include "policy.h"

#include "house-rules.h"
#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/legality.h"
#include "reason.h"

/* Decisions */

/* Keeps the alternatives sorted, the best first and equals in the order of their addition. */
static void
add_alternative (DulleDecision *decision,
                 DulleAction    action,
                 double         value)
{
  unsigned place = decision->n_alternatives++;

  for (; place > 0 && decision->alternatives[place - 1].value < (float) value; place--)
    decision->alternatives[place] = decision->alternatives[place - 1];
  decision->alternatives[place] = (DulleAlternative){ .action = action, .value = (float) value };
}

static void
take_best (DulleDecision   *decision,
           const DulleView *view)
{
  decision->action = decision->alternatives[0].action;
  decision->reason = dulle_reason (view, &decision->action);
}

/* Cards */

DulleCard
dulle_policy_card (const DulleWeights *weights,
                   const DulleView    *view,
                   DullePlayEvidence  *evidence)
{
  DulleHand        choices = dulle_action_cards (&view->board, &view->own);
  DulleWeighedCard cards[DULLE_N_CARDS];
  DulleCard        first = dulle_hand_first (choices);
  DulleSituation   situation;
  unsigned         n;
  unsigned         best = 0;

  if ((choices & ~dulle_hand_mask (dulle_hand_of (first))) == 0)
    return first;

  dulle_situation_init (&situation, view, evidence);
  n = dulle_policy_weigh (weights, &situation, cards);
  for (unsigned i = 1; i < n; i++)
    {
      if (cards[i].value > cards[best].value)
        best = i;
    }

  return cards[best].card;
}

/* Adds the choice of each possible partner by Genscher: a way to play the king. */
static void
add_partners (DulleDecision   *decision,
              const DulleView *view)
{
  float best = decision->alternatives[0].value;

  for (uint8_t partner = 0; partner < DULLE_N_SEATS; partner++)
    {
      DulleAction action = dulle_action_genscher (view->own.seat, partner);

      if (dulle_action_check (&view->board, &view->own, &action) == DULLE_ACCEPTED)
        add_alternative (decision, action, best + dulle_house_partner_value (view, partner));
    }
}

static DulleDecision
choose_card (const DulleWeights *weights,
             const DulleView    *view)
{
  DulleDecision    decision = { 0 };
  DulleWeighedCard cards[DULLE_N_CARDS];
  DulleSituation   situation;
  unsigned         n;

  dulle_situation_init (&situation, view, NULL);
  n = dulle_policy_weigh (weights, &situation, cards);
  for (unsigned i = 0; i < n; i++)
    add_alternative (&decision, dulle_action_play (view->own.seat, cards[i].card), cards[i].value);
  if (view->board.rules.genscher)
    add_partners (&decision, view);
  take_best (&decision, view);

  return decision;
}

/* Calls. The value of a solo is the points that it gains; that of being healthy is 0. */

/* The points that a whole chance to win is worth. */
#define POINTS_OF_CHANCE 10.0

static double
weigh_solo (const DulleWeights *weights,
            const DulleView    *view,
            DulleContract       contract)
{
  const DulleBoard *board = &view->board;
  DulleHand         hand = view->own.hand;
  uint8_t           seat = view->own.seat;
  bool              due = dulle_compulsory_solos_include (&board->solos_due[seat], contract);
  bool              leads = due || board->rules.solo_player_leads ||
               dulle_board_forehand (board) == seat;
  DulleSolo normal = dulle_solo (&board->rules, DULLE_CONTRACT_NORMAL);
  DulleSolo solo = dulle_solo (&board->rules, contract);
  double    terms[DULLE_N_GAIN_TERMS] = {
       [DULLE_GAIN_ONE] = 1.0,
       [DULLE_GAIN_CHANCE] = dulle_solo_chance (&solo, hand, leads),
       [DULLE_GAIN_POWER] = dulle_trump_power (&normal, hand),
       [DULLE_GAIN_MARRIAGE] = dulle_hand_count (hand, DULLE_CLUB_QUEEN) == 2,
       [DULLE_GAIN_LEADS] = leads,
  };
  double gain = -weights->solo_margin;

  if (due)
    return POINTS_OF_CHANCE * (terms[DULLE_GAIN_CHANCE] - weights->compulsory_solo);
  for (unsigned i = 0; i < DULLE_N_GAIN_TERMS; i++)
    gain += weights->solo_gains[solo.like][i] * terms[i];

  return gain;
}

/* The alternative is a silent marriage, a solo with the trumps of the normal game. A marriage
 * is a little better than that or much worse, and never keeps a good solo from being
 * played. */
static double
weigh_marriage (const DulleWeights *weights,
                const DulleView    *view,
                DulleMarriage       marriage)
{
  static const double preference[DULLE_N_MARRIAGES] = {
    [DULLE_MARRIAGE_FOREIGN] = 0.003,
    [DULLE_MARRIAGE_PLAIN] = 0.002,
    [DULLE_MARRIAGE_TRUMP] = 0.001,
  };
  bool      leads = dulle_board_forehand (&view->board) == view->own.seat;
  DulleSolo silent = dulle_solo (&view->board.rules, DULLE_CONTRACT_NORMAL);
  double    alone = dulle_solo_chance (&silent, view->own.hand, leads);

  return (alone < weights->silent ? 0.0 : -POINTS_OF_CHANCE) + preference[marriage];
}

/* How many more points a solo must gain for each level that a bid announces, and for it to be
 * offered. */
#define RISK_OF_LEVEL 1.5
#define RISK_OF_OFFER 10.0

static double
weigh_call (const DulleWeights *weights,
            const DulleView    *view,
            const DulleAction  *call)
{
  if (dulle_contract_is_solo ((DulleContract) call->contract))
    return weigh_solo (weights, view, (DulleContract) call->contract) -
           (call->offer ? RISK_OF_OFFER : 0.0) - RISK_OF_LEVEL * call->level;
  if (call->contract == DULLE_CONTRACT_MARRIAGE)
    return weigh_marriage (weights, view, (DulleMarriage) call->marriage);

  return call->contract == DULLE_CONTRACT_NORMAL ? 0.0 : dulle_house_call_value (view, call);
}

static DulleDecision
choose_call (const DulleWeights *weights,
             const DulleView    *view)
{
  DulleDecision decision = { 0 };
  DulleAction   calls[DULLE_MAX_ACTIONS];
  unsigned      n_calls = dulle_action_list (&view->board, &view->own, calls);

  for (unsigned i = 0; i < n_calls; i++)
    add_alternative (&decision, calls[i], weigh_call (weights, view, &calls[i]));
  take_best (&decision, view);

  return decision;
}

DulleDecision
dulle_policy_act (const DulleWeights *weights,
                  const DulleView    *view)
{
  if (view->board.phase == DULLE_PHASE_AUCTION)
    return choose_call (weights, view);
  if (view->board.phase == DULLE_PHASE_EXCHANGE)
    return dulle_house_exchange (view);

  return choose_card (weights, view);
}

/* Announcements */

/* The highest level that is allowed and safe enough. */
static DulleLevel
find_level (const DulleWeights *weights,
            const DulleView    *view,
            DulleLevel          lowest)
{
  DulleSituation situation;
  DulleOutlook   outlook;
  DulleLevel     best = DULLE_LEVEL_NONE;

  dulle_situation_init (&situation, view, NULL);
  outlook = dulle_outlook (&situation);
  for (DulleLevel level = lowest; level <= DULLE_LEVEL_BLACK; level++)
    {
      if (dulle_outlook_surplus (&outlook, level) < weights->margins[level] ||
          dulle_announce_check (&view->board, &view->own, level, NULL) != DULLE_ACCEPTED)
        break;
      best = level;
    }

  return best;
}

bool
dulle_policy_announce (const DulleWeights *weights,
                       const DulleView    *view,
                       DulleAction        *announcement)
{
  DulleLevel next;
  DulleLevel level;

  if (dulle_house_declare (view, announcement))
    return true;
  if (view->board.phase != DULLE_PHASE_TRICKS || !dulle_view_on_turn (view))
    return false;

  /* What can still be announced later is not announced yet. */
  next = dulle_announce_last_chance (&view->board, &view->own);
  if (next == DULLE_LEVEL_NONE)
    return false;

  level = find_level (weights, view, next);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (view->own.seat, level);

  return true;
}
