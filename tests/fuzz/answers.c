/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Any view that can be read can be played from: each kind of player has a legal answer to
 * it, as in "dulle-cli engine". One kind answers each text, and it searches as little as
 * possible.
 */
#include "readers.h"

#include <glib.h>

#include "ai/announcer.h"
#include "ai/player.h"
#include "ai/search.h"
#include "engine/view-text.h"

/* The budget of the kind, but with the shortest search. */
static DulleBudget
shorten_search (const DulleBudget *budget)
{
  DulleBudget brief = *budget;

  brief.deals = 2;
  brief.announcing_deals = 2;
  brief.deal_candidates = MIN (brief.deal_candidates, 2);

  return brief;
}

static bool
is_legal (const DulleView   *view,
          const DulleAction *action)
{
  return action->seat == view->own.seat &&
         dulle_action_check (&view->board, &view->own, action) == DULLE_ACCEPTED;
}

static bool
acts_legally (const DullePlayer *player,
              const DulleView   *view)
{
  const DulleBudget *budget = dulle_player_budget (player->kind);
  bool               searches = budget != NULL && view->board.revoked == DULLE_NO_SEAT;
  DulleBudget        brief;
  DulleDecision      decision;

  if (!dulle_view_on_turn (view))
    return true;
  if (searches)
    {
      brief = shorten_search (budget);
      decision = dulle_search_act (&player->limits, &brief, view);
    }
  else
    decision = dulle_player_act (player, view);

  return is_legal (view, &decision.action);
}

/* Asks players that do not search as usual; for the others, asks the announcer directly with
 * a short search. */
static bool
announces_legally (const DullePlayer *player,
                   const DulleView   *view)
{
  const DulleBudget *budget = dulle_player_budget (player->kind);
  DulleBudget        brief;
  DulleAction        action;

  if (budget == NULL)
    return !dulle_player_announce (player, view, &action) || is_legal (view, &action);
  if (view->board.phase != DULLE_PHASE_TRICKS || view->board.revoked != DULLE_NO_SEAT)
    return true;
  brief = shorten_search (budget);

  return !dulle_announcer_decide (&player->limits, &brief, view, &action) ||
         is_legal (view, &action);
}

/* While fuzzing, players that search answer few of the texts. */
static DullePlayerKind
choose_kind (const char *text)
{
  unsigned hash = g_str_hash (text);
  bool     quick = IS_FUZZING && hash % 16 != 0;

  return (DullePlayerKind) (hash / 16 % (quick ? DULLE_PLAYER_NORMAL : DULLE_N_PLAYERS));
}

bool
answer_views (const char *text)
{
  DullePlayer player = { .kind = choose_kind (text), .limits = { .seed = 1 } };
  DulleView   view;

  if (!read_views (text))
    return false;
  if (!dulle_view_parse (text, READERS_NAME, &view, NULL))
    return true;

  return announces_legally (&player, &view) && acts_legally (&player, &view);
}
