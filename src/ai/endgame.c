/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An alpha-beta search with two sides, the real score at the leaves, and a single board on
 * which cards are played and taken back.
 */
#include "endgame.h"

#include <string.h>

#include "utility.h"

#include "engine/legality.h"

#define INFINITE (1 << 24)

#define MAX_CARDS (DULLE_ENDGAME_TRICKS * DULLE_N_SEATS)

/**
 * Solver:
 * @seat: the seat whose utility its party maximizes and the other party minimizes
 */
typedef struct
{
  DullePlayout *playout;
  uint8_t       seat;
} Solver;

/* A sequence of cards. */
typedef struct
{
  unsigned  n;
  DulleCard cards[MAX_CARDS];
} Line;

/* What is needed to take a card back. */
typedef struct
{
  uint8_t    seat;
  uint8_t    n_tricks;
  DulleHand  hand;
  DulleTrick trick;
  uint8_t    card_points[DULLE_N_SEATS];
  uint8_t    n_won[DULLE_N_SEATS];
} Undo;

bool
dulle_endgame_is_near (const DulleGame *game)
{
  const DulleBoard *board = &game->board;

  if (dulle_board_length (board) > board->n_tricks + DULLE_ENDGAME_TRICKS ||
      dulle_board_undecided (board))
    return false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (game->own[seat].party == DULLE_NO_PARTY)
        return false;
    }

  return true;
}

static void
play_card (DullePlayout *playout,
           DulleCard     card,
           Undo         *undo)
{
  const DulleBoard *board = &playout->game.board;

  undo->seat = board->turn;
  undo->n_tricks = board->n_tricks;
  undo->hand = playout->game.own[board->turn].hand;
  undo->trick = board->tricks[board->n_tricks];
  memcpy (undo->card_points, board->card_points, sizeof undo->card_points);
  memcpy (undo->n_won, board->n_won, sizeof undo->n_won);
  dulle_playout_play (playout, card);
}

static void
take_back (DullePlayout *playout,
           const Undo   *undo)
{
  DulleBoard *board = &playout->game.board;

  board->phase = DULLE_PHASE_TRICKS;
  board->turn = undo->seat;
  board->n_tricks = undo->n_tricks;
  board->tricks[undo->n_tricks] = undo->trick;
  memcpy (board->card_points, undo->card_points, sizeof undo->card_points);
  memcpy (board->n_won, undo->n_won, sizeof undo->n_won);
  playout->game.own[undo->seat].hand = undo->hand;
}

static void
begin_with (Line       *line,
            DulleCard   card,
            const Line *rest)
{
  line->n = rest->n + 1;
  line->cards[0] = card;
  memcpy (&line->cards[1], rest->cards, rest->n * sizeof *rest->cards);
}

/**
 * search_lines:
 * @low: the utility that the solver's party can reach elsewhere; less does not matter
 * @high: the utility to which the other party can hold it elsewhere; more does not matter
 * @best: (out): the best play of both sides, if its utility is between @low and @high
 *
 * Returns: the utility for the solver's seat, or the bound that it exceeds
 */
static int
search_lines (const Solver *solver,
              int           low,
              int           high,
              Line         *best)
{
  DulleGame                   *game = &solver->playout->game;
  const DullePrivateKnowledge *own = &game->own[game->board.turn];
  bool                         is_ours = own->party == game->own[solver->seat].party;

  best->n = 0;
  if (game->board.phase == DULLE_PHASE_OVER)
    {
      DulleResult result;

      dulle_score (&game->board, &result);
      return dulle_utility (&result, solver->seat);
    }

  for (DulleHand rest = dulle_hand_kinds (dulle_action_cards (&game->board, own));
       rest != 0 && low < high; rest &= rest - 1)
    {
      DulleCard card = dulle_hand_first (rest);
      Line      line;
      Undo      undo;
      int       utility;

      play_card (solver->playout, card, &undo);
      utility = search_lines (solver, low, high, &line);
      take_back (solver->playout, &undo);
      if (is_ours ? utility > low : utility < high)
        begin_with (best, card, &line);
      if (is_ours)
        low = MAX (low, utility);
      else
        high = MIN (high, utility);
    }

  return is_ours ? low : high;
}

void
dulle_endgame_finish (DullePlayout *playout)
{
  DulleGame *game = &playout->game;
  Solver     solver = { playout, game->board.turn };
  Line       best;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->board.known[seat] = (uint8_t) game->own[seat].party;
  search_lines (&solver, -INFINITE, INFINITE, &best);
  for (unsigned i = 0; i < best.n; i++)
    dulle_playout_play (playout, best.cards[i]);
}
