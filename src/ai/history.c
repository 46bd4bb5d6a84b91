/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tricks are played again in the world; at each card of another seat the policy
 * says what it would have played there, and whether it would have announced.
 */
#include "history.h"

#include "engine/announce.h"
#include "policy.h"

#include <math.h>
#include <string.h>

/* By how many standard deviations of card points a hand is better with which an
 * announcement is made e times as often as not. */
#define URGE_WIDTH 0.3

/* The least chance to announce and the least to keep silent, whatever the hand. */
#define RECKLESS 0.05
#define SILENT   0.30

/* Who is silent where higher levels could be said tells nothing more. */
#define HIGHEST_MISSED DULLE_LEVEL_NO_90

static void
rewind_parties (DulleGame *game)
{
  DulleBoard *board = &game->board;

  if (board->contract != DULLE_CONTRACT_NORMAL && board->contract != DULLE_CONTRACT_MARRIAGE)
    return;

  board->deciding_trick = 0;
  board->alone = false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = seat == board->soloist ? DULLE_RE : DULLE_NO_PARTY;
}

void
dulle_history_init (DulleHistory    *history,
                    const DulleView *view)
{
  DulleBoard *board = &history->start.board;
  uint8_t     lead = view->board.tricks[0].lead;

  history->view = view;
  *board = view->board;
  board->turn = lead;
  board->n_tricks = 0;
  memset (board->tricks, 0, sizeof board->tricks);
  board->tricks[0].lead = lead;
  board->n_announcements = 0;
  board->king_due = false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      board->n_cards[seat] += (uint8_t) dulle_hand_size (board->played[seat]);
      board->played[seat] = 0;
      board->lacks[seat] = 0;
      board->augen[seat] = 0;
      board->n_won[seat] = 0;
      board->levels[seat] = DULLE_LEVEL_NONE;
    }
  rewind_parties (&history->start);
}

static void
deal (DulleGame          *game,
      const DulleHistory *history,
      const DulleHand     hands[DULLE_N_SEATS])
{
  const DulleBoard *now = &history->view->board;

  *game = history->start;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleOwn *own = &game->own[seat];

      *own = (DulleOwn){ .seat = seat, .hand = hands[seat] + now->played[seat] };
      own->dealt = own->hand;
      own->party = (DulleParty) game->board.known[seat];
      if (game->board.contract == DULLE_CONTRACT_NORMAL)
        own->party = dulle_hand_has (own->dealt, DULLE_CLUB_QUEEN) ? DULLE_RE : DULLE_KONTRA;
    }
}

/* The chance of @card among those that could be played. */
static double
weigh_card (const DulleSituation *situation,
            DulleCard             card,
            double                width)
{
  DulleWeighedCard cards[DULLE_N_CARDS];
  unsigned         n = dulle_policy_weigh (&dulle_policy_weights, situation, cards);
  double           best = cards[0].value;
  double           sum = 0.0;
  double           chosen = 0.0;

  for (unsigned i = 1; i < n; i++)
    best = MAX (best, cards[i].value);
  for (unsigned i = 0; i < n; i++)
    {
      double worse = (best - cards[i].value) / width;
      double chance = 1.0 / (1.0 + worse * worse);

      sum += chance;
      if (cards[i].card == card)
        chosen = chance;
    }

  return chosen / sum;
}

/* The chance that the seat says @said since its last card, or that it says nothing. */
static double
weigh_speech (const DulleSituation *situation,
              DulleLevel            said)
{
  const DulleView *view = situation->view;
  DulleLevel       level = said != DULLE_LEVEL_NONE ? said : dulle_announce_last_chance (&view->board, &view->own);
  DulleOutlook     outlook;
  double           chance;

  if (level == DULLE_LEVEL_NONE || (said == DULLE_LEVEL_NONE && level > HIGHEST_MISSED))
    return 1.0;

  outlook = dulle_outlook (situation);
  chance = 1.0 / (1.0 + exp (-dulle_policy_urge (&dulle_policy_weights, &outlook, level) / URGE_WIDTH));

  return said != DULLE_LEVEL_NONE ? RECKLESS + (1.0 - 2.0 * RECKLESS) * chance
                                  : 1.0 - SILENT - (1.0 - 2.0 * SILENT) * chance;
}

/* @said: (inout): what each seat has said since its last card. What the rules make a seat
 * say tells nothing, nor does a reply that has no level. */
static void
announce (DulleGame        *game,
          const DulleBoard *now,
          unsigned         *n_said,
          DulleLevel        said[DULLE_N_SEATS])
{
  DulleLevel duty = dulle_announce_duty (&game->board, &game->own[game->board.turn]);

  for (; *n_said < now->n_announcements &&
         now->announcements[*n_said].cards <= dulle_board_n_played (&game->board);
       (*n_said)++)
    {
      DulleAction action = dulle_action_announce (now->announcements[*n_said].seat,
                                                  (DulleLevel) now->announcements[*n_said].level);

      dulle_game_apply (game, &action);
      if (action.level <= DULLE_LEVEL_BLACK && (action.level != duty || action.seat != game->board.turn))
        said[action.seat] = (DulleLevel) action.level;
    }
}

double
dulle_history_weigh (const DulleHistory *history,
                     const DulleHand     hands[DULLE_N_SEATS],
                     double              width)
{
  const DulleBoard *now = &history->view->board;
  unsigned          n_played = dulle_board_n_played (now);
  unsigned          n_said = 0;
  DulleLevel        said[DULLE_N_SEATS] = { DULLE_LEVEL_NONE };
  double            weight = 1.0;
  DulleHearsay      hearsay;
  DulleGame         game;

  dulle_hearsay_init (&hearsay);
  deal (&game, history, hands);
  for (unsigned i = 0; i < n_played; i++)
    {
      const DulleTrick *trick = &now->tricks[i / DULLE_N_SEATS];
      DulleCard         card = trick->cards[i % DULLE_N_SEATS];
      uint8_t           seat = game.board.turn;
      DulleAction       action = dulle_action_play (seat, card);

      announce (&game, now, &n_said, said);
      if (seat != history->view->own.seat)
        {
          DulleView      view = dulle_game_view (&game, seat);
          DulleSituation situation;

          dulle_situation_init (&situation, &view, &hearsay);
          weight *= weigh_speech (&situation, said[seat]) * weigh_card (&situation, card, width);
        }
      said[seat] = DULLE_LEVEL_NONE;
      if (dulle_game_apply (&game, &action) != DULLE_ACCEPTED)
        break;
    }

  return weight;
}
