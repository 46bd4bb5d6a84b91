/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game with all cards open that can be played to its end quickly; guide.h has the players
 * that do so.
 */
#pragma once

#include "engine/game.h"
#include "engine/rng.h"

/**
 * DullePlayout:
 * @game: the game; its hands, tricks and card points are kept up to date, but not what only
 *   views need
 * @order: the order of the cards for which the tables below were computed
 * @beaten_by: for each card, the cards that beat it when played later, both bits set; [1] is
 *   for the last trick
 * @keep: the value of a card to its holder beyond its card points, in tenths of a card point
 * @planner: the seat that leads its long suit, see dulle_plan_lead(), or %DULLE_NO_SEAT
 *
 * A game, and tables that are computed once for each order of the cards.
 */
typedef struct
{
  DulleGame  game;
  DulleOrder order;
  DulleHand  beaten_by[2][DULLE_N_CARDS];
  int16_t    keep[DULLE_N_CARDS];
  uint8_t    planner;
} DullePlayout;

/* Computes the tables, which are the same for all deals with the same order of the cards. */
void dulle_playout_init (DullePlayout     *playout,
                         const DulleBoard *board);

/* Plays @card, unchecked, for the seat whose turn it is. */
void dulle_playout_play (DullePlayout *playout,
                         DulleCard     card);

static inline void
dulle_playout_finish_trick (DulleBoard *board,
                            DulleTrick *trick)
{
  uint8_t winner = dulle_trick_winner (trick);

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    board->card_points[winner] += dulle_card_points (trick->cards[place]);
  board->n_won[winner]++;
  board->n_tricks++;
  board->turn = winner;
  if (board->n_tricks == dulle_board_length (board))
    board->phase = DULLE_PHASE_OVER;
  else
    board->tricks[board->n_tricks] = (DulleTrick){ .lead = winner };
}

/* Not while a marriage looks for its partner. Branch prediction would often fail on whether
 * a card takes the trick, so that is computed without a branch. */
static inline void
dulle_playout_lay (DulleGame       *game,
                   DulleTrick      *trick,
                   const DulleHand *beaten_by,
                   DulleCard        card)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[board->turn];
  uint8_t                place = trick->n_cards++;

  trick->cards[place] = card;
  if (place > 0)
    trick->best = beaten_by[dulle_trick_best_card (trick)] & dulle_hand_of (card) ? place
                                                                                  : trick->best;
  own->hand = dulle_hand_remove (own->hand, card);
  board->turn = dulle_next_seat (board->turn);
  if (trick->n_cards == DULLE_N_SEATS)
    dulle_playout_finish_trick (board, trick);
}

/* Does what dulle_playout_play() does, for callers that have the trick and its table at
 * hand. While a marriage looks for its partner, the engine plays the card. */
static inline void
dulle_playout_play_in_trick (DullePlayout    *playout,
                             DulleTrick      *trick,
                             const DulleHand *beaten_by,
                             DulleCard        card)
{
  DulleGame *game = &playout->game;

  if (dulle_board_undecided (&game->board))
    {
      DulleAction action = dulle_action_play (game->board.turn, card);

      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
  else
    dulle_playout_lay (game, trick, beaten_by, card);
}
