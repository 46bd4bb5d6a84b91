/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Throwing in, poverty, pigs.
 */
#include "house-rules.h"

#include "engine/pigs.h"

/* With so many trumps of a normal game a poverty is taken up. */
#define TRUMPS_TO_ACCEPT 7

double
dulle_house_call_value (const DulleView   *view,
                        const DulleAction *call)
{
  if (call->contract == DULLE_CONTRACT_POVERTY)
    return 0.001;

  /* A rich hand is not one to give away, and a penalty is more than a bad hand. */
  if (call->contract == DULLE_CONTRACT_THROW_RICHNESS || view->board.rules.throw_penalty > 0)
    return -1.0;

  return 0.002;
}

static bool
takes_up (const DulleView *view)
{
  DulleHand trumps = view->own.hand & view->board.order.members[DULLE_CLASS_TRUMP];

  return dulle_hand_size (trumps) >= TRUMPS_TO_ACCEPT;
}

DulleDecision
dulle_house_exchange (const DulleView *view)
{
  DulleDecision decision = { 0 };
  DulleAction   actions[DULLE_MAX_ACTIONS];
  unsigned      n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      bool wanted = takes_up (view) == (actions[i].kind != DULLE_ACTION_REFUSE);

      if (actions[i].kind != DULLE_ACTION_DECLARE)
        decision.alternatives[decision.n_alternatives++] =
            (DulleAlternative){ .action = actions[i], .value = wanted };
      if (actions[i].kind != DULLE_ACTION_DECLARE && (wanted || decision.n_alternatives == 1))
        decision.action = actions[i];
    }
  decision.reason = dulle_reason (view, &decision.action);

  return decision;
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
