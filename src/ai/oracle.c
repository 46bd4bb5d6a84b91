/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who is told the parties is given a view in which everybody knows them; who sees all
 * cards searches in the one world that is true.
 */
#include "oracle.h"

#include "search.h"

#include <string.h>

/* In one world that is played on by the policy, looking again tells nothing new; and
 * what the policy thinks does not count, as it sees less. */
#define LOOKS 16

static DulleView
tell_parties (const DulleGame *game,
              uint8_t          seat)
{
  DulleView view = dulle_game_view (game, seat);

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    view.board.known[other] = (uint8_t) game->own[other].party;

  return view;
}

static void
tell_cards (const DulleGame *game,
            DulleHand        hands[DULLE_N_SEATS])
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = game->own[seat].hand;
}

static DulleBudget
budget_of (const DullePlayer *player)
{
  DulleBudget budget = *dulle_player_budget (player->kind);

  budget.worlds = LOOKS;
  budget.prior = 0;

  return budget;
}

DulleDecision
dulle_oracle_act (const DullePlayer *player,
                  DulleOracle        oracle,
                  const DulleGame   *game)
{
  DulleView   view = tell_parties (game, game->board.turn);
  DulleBudget budget;
  DulleHand   hands[DULLE_N_SEATS];

  if (oracle == DULLE_ORACLE_PARTIES)
    return dulle_player_act (player, &view);

  budget = budget_of (player);
  tell_cards (game, hands);

  return dulle_search_act (player, &budget, &view, hands);
}

static bool
speak (const DullePlayer *player,
       DulleOracle        oracle,
       const DulleGame   *game,
       const DulleView   *view,
       DulleAction       *announcement)
{
  DulleBudget budget;
  DulleHand   hands[DULLE_N_SEATS];

  if (oracle == DULLE_ORACLE_PARTIES || game->board.phase != DULLE_PHASE_TRICKS)
    return dulle_player_speak (player, view, announcement);

  budget = budget_of (player);
  tell_cards (game, hands);

  return dulle_search_speak (player, &budget, view, hands, announcement);
}

/* What is said must be allowed by what the others know. */
bool
dulle_oracle_speak (const DullePlayer *player,
                    DulleOracle        oracle,
                    const DulleGame   *game,
                    uint8_t            seat,
                    DulleAction       *announcement)
{
  DulleView view = tell_parties (game, seat);

  return speak (player, oracle, game, &view, announcement) &&
         dulle_action_check (&game->board, &game->own[seat], announcement) == DULLE_ACCEPTED;
}

bool
dulle_oracle_from_id (const char      *id,
                      DullePlayerKind *kind,
                      DulleOracle     *oracle)
{
  static const char *const suffixes[DULLE_N_ORACLES] = { "", "+parties", "+cards" };

  for (*oracle = DULLE_ORACLE_NONE; *oracle < DULLE_N_ORACLES; (*oracle)++)
    {
      size_t           n = strcspn (id, "+");
      g_autofree char *name = g_strndup (id, n);

      if (strcmp (id + n, suffixes[*oracle]) == 0)
        return dulle_player_from_id (name, kind) &&
               (*oracle != DULLE_ORACLE_CARDS || *kind >= DULLE_PLAYER_NORMAL);
    }

  return false;
}
