/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rules of thumb: a value for each answer, no search.
 */
#include "house-rules.h"

#include "engine/exchange.h"
#include "engine/pigs.h"
#include "hand-strength.h"
#include "passing.h"
#include "reason.h"

/* How many points it gains to take up a poverty rather than leave it to others: a constant,
 * a summand for each trump, and more for high ones. Fitted to the values that the search
 * found, see README.md. */
#define ACCEPTANCE      (-7.2)
#define POINTS_OF_TRUMP 0.85
#define POINTS_OF_DULLE 0.55
#define POINTS_OF_QUEEN 0.20

/* What each card point that a party is expected to take with a new partner, and without,
 * gains, and what must be gained. */
#define POINTS_OF_CARD_POINT 0.03
#define COST_OF_PARTNER      0.45

double
dulle_house_call_value (const DulleView   *view,
                        const DulleAction *call)
{
  if (call->contract == DULLE_CONTRACT_POVERTY &&
      !dulle_poverty_is_thrown (&view->board.rules, view->own.hand))
    return 0.001;

  /* A rich hand is worth keeping, and a penalty costs more than playing a bad hand. The
   * value is high enough for a search to find otherwise. */
  if (call->contract == DULLE_CONTRACT_THROW_RICHNESS || view->board.rules.throw_penalty > 0)
    return -2.0;

  return 0.002;
}

static double
weigh_acceptance (const DulleView *view)
{
  const DulleOrder *order = &view->board.order;
  DulleHand         trumps = view->own.hand & order->members[DULLE_CLASS_TRUMP];
  double            sum = ACCEPTANCE + POINTS_OF_TRUMP * dulle_hand_size (trumps);

  sum += POINTS_OF_DULLE * dulle_hand_count (trumps, DULLE_HEART_TEN);
  for (int suit = DULLE_CLUBS; suit <= DULLE_DIAMONDS; suit++)
    sum += POINTS_OF_QUEEN * dulle_hand_count (trumps, DULLE_CARD (suit, DULLE_QUEEN));

  return sum;
}

static void
add_answers (DulleDecision   *decision,
             const DulleView *view)
{
  double                 value = weigh_acceptance (view);
  const DulleAlternative answers[] = {
    { .action = dulle_action_plain (view->own.seat, DULLE_ACTION_ACCEPT), .value = (float) value },
    { .action = dulle_action_plain (view->own.seat, DULLE_ACTION_REFUSE) },
  };

  decision->n_alternatives = 2;
  decision->alternatives[0] = answers[value < 0.0];
  decision->alternatives[1] = answers[value >= 0.0];
}

static void
add_passings (DulleDecision   *decision,
              const DulleView *view)
{
  DulleActionKind kind = view->board.exchange == DULLE_EXCHANGE_PASS ? DULLE_ACTION_PASS
                                                                     : DULLE_ACTION_RETURN;
  DullePassing    passings[DULLE_MAX_PASSINGS];

  decision->n_alternatives = dulle_passing_list (view, passings);
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    decision->alternatives[i] = (DulleAlternative){
      .action = dulle_action_exchange (view->own.seat, kind, passings[i].cards),
      .value = (float) passings[i].value,
    };
}

DulleDecision
dulle_house_exchange (const DulleView *view)
{
  DulleDecision decision = { 0 };

  (view->board.exchange == DULLE_EXCHANGE_ASK ? add_answers : add_passings) (&decision, view);
  decision.action = decision.alternatives[0].action;
  decision.reason = dulle_reason (view, &decision.action);

  return decision;
}

/* Genscher */

static double
expect_card_points (const DulleView *view)
{
  DulleSituation situation;

  dulle_situation_init (&situation, view, NULL);

  return dulle_outlook (&situation).card_points;
}

double
dulle_house_partner_value (const DulleView *view,
                           uint8_t          partner)
{
  DulleView  with = *view;
  DulleParty own = (DulleParty) view->own.party;

  with.board.contract = DULLE_CONTRACT_GENSCHER;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    with.board.known[seat] = seat == view->own.seat || seat == partner ? own
                                                                       : dulle_other_party (own);

  return POINTS_OF_CARD_POINT * (expect_card_points (&with) - expect_card_points (view)) -
         COST_OF_PARTNER;
}

bool
dulle_house_declare (const DulleView *view,
                     DulleAction     *declaration)
{
  for (DullePigs pigs = DULLE_PIGS; view->board.rules.pigs && pigs <= DULLE_SUPERPIGS; pigs++)
    {
      if (dulle_pigs_check (&view->board, &view->own, pigs) == DULLE_ACCEPTED)
        {
          *declaration = dulle_action_declare (view->own.seat, pigs);
          return true;
        }
    }

  return false;
}
