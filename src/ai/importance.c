/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tricks are replayed in the sampled deal. For each card of another seat, the policy's
 * values say how likely that card and the seat's announcement, or its silence, were.
 */
#include "importance.h"

#include "engine/announce.h"
#include "policy.h"

#include <math.h>
#include <string.h>

/* With a surplus of this many standard deviations of card points, the odds of announcing
 * are e to 1. */
#define SURPLUS_WIDTH 0.3

/* Whatever the hand, the chance of an announcement is at least RECKLESS, and that of silence
 * at least SILENT; each is at most 1 minus that. */
#define RECKLESS 0.05
#define SILENT   0.30

/* Silence is not weighed where only a higher level could have been announced. */
#define HIGHEST_MISSED DULLE_LEVEL_NO_90

static void
rewind_parties (DulleGame *game)
{
  DulleBoard *board = &game->board;

  if (board->contract != DULLE_CONTRACT_NORMAL && board->contract != DULLE_CONTRACT_MARRIAGE)
    return;

  board->deciding_trick = 0;
  board->marriage_alone = false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = seat == board->soloist ? DULLE_RE : DULLE_NO_PARTY;
}

void
dulle_importance_init (DulleImportance *importance,
                       const DulleView *view)
{
  DulleBoard *board = &importance->start.board;
  uint8_t     lead = view->board.tricks[0].lead;

  importance->view = view;
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
      board->voids[seat] = 0;
      board->card_points[seat] = 0;
      board->n_won[seat] = 0;
      board->levels[seat] = DULLE_LEVEL_NONE;
    }
  rewind_parties (&importance->start);
}

static void
deal_hands (DulleGame             *game,
            const DulleImportance *importance,
            const DulleHand        hands[DULLE_N_SEATS])
{
  const DulleBoard *now = &importance->view->board;

  *game = importance->start;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePrivateKnowledge *own = &game->own[seat];

      *own = (DullePrivateKnowledge){ .seat = seat, .hand = hands[seat] + now->played[seat] };
      own->dealt = own->hand;
      own->party = (DulleParty) game->board.known[seat];
      if (game->board.contract == DULLE_CONTRACT_NORMAL)
        own->party = dulle_hand_has (own->dealt, DULLE_CLUB_QUEEN) ? DULLE_RE : DULLE_KONTRA;
    }
}

/* The chance that the seat plays @card among the legal ones. */
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

/* The chance of what the seat has announced since its last card, or of its silence. */
static double
weigh_announcement (const DulleSituation *situation,
                    DulleLevel            said)
{
  const DulleView *view = situation->view;
  DulleLevel       level =
      said != DULLE_LEVEL_NONE ? said : dulle_announce_last_chance (&view->board, &view->own);
  DulleOutlook outlook;
  double       chance;

  if (level == DULLE_LEVEL_NONE || (said == DULLE_LEVEL_NONE && level > HIGHEST_MISSED))
    return 1.0;

  outlook = dulle_outlook (situation);
  chance = 1.0 / (1.0 + exp (-dulle_policy_surplus (&dulle_policy_weights, &outlook, level) /
                             SURPLUS_WIDTH));

  return said != DULLE_LEVEL_NONE ? RECKLESS + (1.0 - 2.0 * RECKLESS) * chance
                                  : 1.0 - SILENT - (1.0 - 2.0 * SILENT) * chance;
}

/* @said: (inout): what each seat has announced since its last card, without compulsory
 * announcements and replies without a level, which tell nothing */
static void
make_announcements (DulleGame        *game,
                    const DulleBoard *now,
                    unsigned         *n_said,
                    DulleLevel        said[DULLE_N_SEATS])
{
  DulleLevel compulsory = dulle_announce_compulsory (&game->board, &game->own[game->board.turn]);

  for (; *n_said < now->n_announcements &&
         now->announcements[*n_said].cards <= dulle_board_n_played (&game->board);
       (*n_said)++)
    {
      DulleAction action = dulle_action_announce (now->announcements[*n_said].seat,
                                                  (DulleLevel) now->announcements[*n_said].level);

      dulle_game_apply (game, &action);
      if (action.level <= DULLE_LEVEL_BLACK &&
          (action.level != compulsory || action.seat != game->board.turn))
        said[action.seat] = (DulleLevel) action.level;
    }
}

double
dulle_importance_weigh (const DulleImportance *importance,
                        const DulleHand        hands[DULLE_N_SEATS],
                        double                 width)
{
  const DulleBoard *now = &importance->view->board;
  unsigned          n_played = dulle_board_n_played (now);
  unsigned          n_said = 0;
  DulleLevel        said[DULLE_N_SEATS] = { DULLE_LEVEL_NONE };
  double            weight = 1.0;
  DullePlayEvidence evidence;
  DulleGame         game;

  dulle_play_evidence_init (&evidence);
  deal_hands (&game, importance, hands);
  for (unsigned i = 0; i < n_played; i++)
    {
      const DulleTrick *trick = &now->tricks[i / DULLE_N_SEATS];
      DulleCard         card = trick->cards[i % DULLE_N_SEATS];
      uint8_t           seat = game.board.turn;
      DulleAction       action = dulle_action_play (seat, card);

      make_announcements (&game, now, &n_said, said);
      if (seat != importance->view->own.seat)
        {
          DulleView      view = dulle_game_view (&game, seat);
          DulleSituation situation;

          dulle_situation_init (&situation, &view, &evidence);
          weight *= weigh_announcement (&situation, said[seat]) *
                    weigh_card (&situation, card, width);
        }
      said[seat] = DULLE_LEVEL_NONE;
      if (dulle_game_apply (&game, &action) != DULLE_ACCEPTED)
        break;
    }

  return weight;
}
