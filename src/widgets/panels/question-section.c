/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "engine/legality.h"

#include "text/decision-text.h"

#include "question-section.h"

/* The section of the rule book on what this hand may call, the rarest first. */
static DulleBookSection
section_of_calls (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  gboolean    may_throw = FALSE;

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind != DULLE_ACTION_CALL)
        continue;
      if (actions[i].contract == DULLE_CONTRACT_MARRIAGE)
        return DULLE_BOOK_MARRIAGE;
      if (actions[i].contract == DULLE_CONTRACT_POVERTY)
        return DULLE_BOOK_POVERTY;
      may_throw = may_throw || (actions[i].contract >= DULLE_CONTRACT_THROW_FOX_HIGHEST &&
                                actions[i].contract <= DULLE_CONTRACT_THROW_RICHNESS);
    }

  return may_throw ? DULLE_BOOK_THROWING : DULLE_BOOK_RESERVATIONS;
}

DulleBookSection
dulle_question_section (const DulleView *view)
{
  DulleAction declaration;

  if (dulle_decision_find_pigs (view, &declaration))
    return declaration.pigs == DULLE_PIGS ? DULLE_BOOK_PIGS : DULLE_BOOK_SUPERPIGS;

  switch (view->board.phase)
    {
    case DULLE_PHASE_AUCTION:
      return section_of_calls (view);
    case DULLE_PHASE_TRICKS:
      return DULLE_BOOK_REVOKE;
    default:
      return DULLE_BOOK_POVERTY;
    }
}
