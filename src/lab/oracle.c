/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * An oracle that knows the parties decides from a view in which everybody knows them.
 *
 * An oracle that sees all cards rolls out each candidate many times with the cards as
 * they lie. In a rollout everybody follows the policy, from what the seat may know, with
 * noise: the oracle sees the cards, but not what the others will do.
 */
#include "oracle.h"

#include "ai/policy.h"
#include "ai/utility.h"

#include "engine/legality.h"

#include <string.h>

/* Rollouts for each candidate. In them the policy's value of a card is off by up to NOISE
 * points to either side. */
#define ROLLOUTS 64
#define NOISE    0.25

static DulleView
reveal_parties (const DulleGame *game,
                uint8_t          seat)
{
  DulleView view = dulle_game_view (game, seat);

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    view.board.known[other] = (uint8_t) game->own[other].party;

  return view;
}

static DulleAction
choose_with_noise (const DulleView *view,
                   DulleRng        *rng)
{
  DulleWeighedCard cards[DULLE_N_CARDS];
  DulleSituation   situation;
  unsigned         n;
  unsigned         best = 0;

  if (view->board.phase != DULLE_PHASE_TRICKS)
    return dulle_policy_act (&dulle_policy_weights, view).action;

  dulle_situation_init (&situation, view, NULL);
  n = dulle_policy_weigh (&dulle_policy_weights, &situation, cards);
  for (unsigned i = 0; i < n; i++)
    {
      cards[i].value += NOISE * (2.0 * dulle_rng_unit (rng) - 1.0);
      best = cards[i].value > cards[best].value ? i : best;
    }

  return dulle_action_play (view->own.seat, cards[best].card);
}

/* Plays the game to its end after @action. Returns: the utility for the seat of @action */
static double
roll_out (DulleGame          game,
          const DulleAction *action,
          DulleRng          *rng)
{
  DulleAction next = *action;
  DulleResult result;

  for (;;)
    {
      DulleView view;

      if (dulle_game_apply (&game, &next) != DULLE_ACCEPTED)
        g_return_val_if_reached (0.0);
      if (dulle_board_is_finished (&game.board))
        break;
      view = dulle_game_view (&game, game.board.turn);
      next = choose_with_noise (&view, rng);
    }
  if (game.board.phase == DULLE_PHASE_THROWN)
    return DULLE_UTILITY_OF_POINT / DULLE_N_SEATS *
           dulle_relative_throw (&game.board, action->seat);

  dulle_score (&game.board, &result);

  return dulle_utility (&result, action->seat);
}

/* The candidate that scores best with the cards as they lie. */
static DulleAction
choose_seeing (const DulleDecision *decision,
               const DulleGame     *game,
               DulleRng             rng)
{
  DulleAction best = decision->action;
  double      most = -G_MAXDOUBLE;

  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      const DulleAlternative *alternative = &decision->alternatives[i];
      DulleRng                same = rng;
      double                  sum = 0.0;

      if (game->board.phase == DULLE_PHASE_AUCTION && alternative->value < DULLE_LEAST_CALL_VALUE)
        continue;
      for (unsigned n = 0; n < ROLLOUTS; n++)
        {
          DulleRng stream = dulle_rng (dulle_rng_next (&same));

          sum += roll_out (*game, &alternative->action, &stream);
        }
      if (sum > most)
        {
          most = sum;
          best = alternative->action;
        }
    }

  return best;
}

DulleAction
dulle_oracle_act (const DullePlayer *player,
                  DulleOracle        oracle,
                  const DulleGame   *game)
{
  DulleView     view = reveal_parties (game, game->board.turn);
  DulleDecision decision;

  if (oracle == DULLE_ORACLE_PARTIES || game->board.phase == DULLE_PHASE_EXCHANGE)
    return dulle_player_act (player, &view).action;

  decision = dulle_policy_act (&dulle_policy_weights, &view);

  return choose_seeing (&decision, game, dulle_decision_rng (player->limits.seed, &view));
}

/* The parties are known to this player only, so the announcement must be legal without
 * that knowledge. */
bool
dulle_oracle_announce (const DullePlayer *player,
                       const DulleGame   *game,
                       uint8_t            seat,
                       DulleAction       *announcement)
{
  DulleView view = reveal_parties (game, seat);

  return dulle_player_announce (player, &view, announcement) &&
         dulle_action_check (&game->board, &game->own[seat], announcement) == DULLE_ACCEPTED;
}

bool
dulle_oracle_from_id (const char      *id,
                      DullePlayerKind *kind,
                      DulleOracle     *oracle)
{
  static const char *const suffixes[DULLE_N_ORACLES] = { "", "+parties", "+cards" };
  size_t                   n = strcspn (id, "+");
  g_autofree char         *name = g_strndup (id, n);

  for (*oracle = DULLE_ORACLE_NONE; *oracle < DULLE_N_ORACLES; (*oracle)++)
    {
      if (strcmp (id + n, suffixes[*oracle]) == 0)
        return dulle_player_from_id (name, kind);
    }

  return false;
}
