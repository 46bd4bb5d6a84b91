/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "knowledge.h"

#include "ai/belief.h"

DulleKnowledge
dulle_knowledge (const DulleView *view)
{
  DulleKnowledge knowledge = { .unseen = dulle_view_unseen (view) };
  DulleBelief    belief;

  dulle_belief_init (&belief, view, 0);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      knowledge.re[seat] = belief.re[seat];
      knowledge.voids[seat] = view->board.voids[seat];
    }

  return knowledge;
}
