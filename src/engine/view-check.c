/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A view is checked in three steps (view-steps.h). Facts that follow from nothing else
 * are checked one by one. From these the game is played again, and every member of the
 * view must be equal to the outcome, or is filled in from it. Finally there must be a
 * place for the cards that nobody sees.
 *
 * Not checked are whether the others' hands allow everything that they called, and
 * whether a soloist whose hand is hidden was right to lay it down.
 */
#include "view-check.h"

#include "view-members.h"
#include "view-steps.h"

static bool
blame_member (DulleViewFlaw         *flaw,
              const DulleViewMember *member,
              const DulleView       *again)
{
  g_autoptr (GString) values = g_string_new (NULL);

  dulle_view_format (member, again, values);

  return dulle_view_blame (flaw, member->word, DULLE_ONLY_LINE, "“%s” must be%s here.",
                           member->word, values->str);
}

/* Fills in the members that were left out, and compares the others. */
static bool
complete_members (DulleView       *view,
                  const bool      *is_given,
                  const DulleView *again,
                  DulleViewFlaw   *flaw)
{
  for (unsigned i = 0; i < DULLE_N_VIEW_MEMBERS; i++)
    {
      const DulleViewMember *member = &dulle_view_members[i];

      for (unsigned value = 0; value < member->n_values; value++)
        {
          int right = dulle_view_get (member, again, value);

          if (is_given != NULL && !is_given[i])
            dulle_view_set (member, view, value, right);
          else if (dulle_view_get (member, view, value) != right)
            return blame_member (flaw, member, again);
        }
    }

  return true;
}

/* Once a game is over, one or two of the four seats are known to be Re. */
static bool
parties_fit (const DulleView *view,
             DulleViewFlaw   *flaw)
{
  const DulleBoard *board = &view->board;
  unsigned          n_re = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      n_re += board->known[seat] == DULLE_RE;
      if (board->contract == DULLE_CONTRACT_NORMAL && board->known[seat] == DULLE_KONTRA &&
          dulle_hand_has (board->played[seat], DULLE_CLUB_QUEEN))
        return dulle_view_blame (flaw, "known", DULLE_ONLY_LINE,
                                 "Seat %u has played a queen of clubs.", seat);
    }
  if (view->own.seat != DULLE_NO_SEAT && board->known[view->own.seat] != DULLE_NO_PARTY &&
      board->known[view->own.seat] != view->own.party)
    return dulle_view_blame (flaw, "known", DULLE_ONLY_LINE, "The own party is another one.");
  if (n_re > 2 ||
      (board->phase == DULLE_PHASE_OVER && (n_re == 0 || !dulle_board_all_known (board))))
    return dulle_view_blame (flaw, "known", DULLE_ONLY_LINE, "The parties cannot be such ones.");

  return true;
}

/* Whoever has no seat has neither cards nor a call. */
static bool
has_nothing (const DulleView *view,
             DulleViewFlaw   *flaw)
{
  const DullePrivateKnowledge *own = &view->own;

  if (own->dealt == 0 && own->hand == 0 && own->passed == 0 && own->received == 0 &&
      own->party == DULLE_NO_PARTY && own->call == DULLE_CONTRACT_NORMAL &&
      own->call_marriage == 0 && own->call_level == DULLE_LEVEL_NONE && !own->revoked)
    return true;

  return dulle_view_blame (flaw, "own", DULLE_ONLY_LINE, "Without a seat there is nothing to own.");
}

static bool
owns_what_it_may (const DulleView *view,
                  DulleViewFlaw   *flaw)
{
  return view->own.seat == DULLE_NO_SEAT ? has_nothing (view, flaw)
                                         : dulle_view_check_own (view, flaw);
}

bool
dulle_view_complete (DulleView     *view,
                     const bool    *is_given,
                     DulleViewFlaw *flaw)
{
  DulleView again;

  *flaw = (DulleViewFlaw){ 0 };
  if (!dulle_view_check_facts (view, flaw) || !owns_what_it_may (view, flaw) ||
      !dulle_view_replay (view, &again, flaw))
    return false;
  view->board.order = again.board.order;

  return complete_members (view, is_given, &again, flaw) && parties_fit (view, flaw) &&
         dulle_view_check_hidden (view, flaw);
}

bool
dulle_view_is_consistent (const DulleView *view,
                          DulleViewFlaw   *flaw)
{
  DulleView copy = *view;

  if (!dulle_view_complete (&copy, NULL, flaw))
    return false;

  if (dulle_order_equals (&copy.board.order, &view->board.order))
    return true;

  return dulle_view_blame (flaw, "contract", DULLE_ONLY_LINE,
                           "The order of the cards is another one.");
}
