/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Alpha-beta over the cards of two sides, with the game's own score at the ends. Cards
 * are played and taken back on one board.
 */
#include "endgame.h"

#include <string.h>

#include "worth.h"

#define INFINITE (1 << 24)

#define MAX_CARDS (DULLE_ENDGAME_TRICKS * DULLE_N_SEATS)

/**
 * Solver:
 * @seat: who is asked; its party wants the most for it
 */
typedef struct
{
  DullePlayout *playout;
  uint8_t       seat;
} Solver;

/* Cards that follow each other. */
typedef struct
{
  unsigned  n;
  DulleCard cards[MAX_CARDS];
} Line;

/* What a card changes. */
typedef struct
{
  uint8_t    seat;
  uint8_t    n_tricks;
  DulleHand  hand;
  DulleTrick trick;
  uint8_t    augen[DULLE_N_SEATS];
  uint8_t    n_won[DULLE_N_SEATS];
} Undo;

bool
dulle_endgame_is_near (const DulleGame *game)
{
  const DulleBoard *board = &game->board;

  if (dulle_board_length (board) > board->n_tricks + DULLE_ENDGAME_TRICKS || dulle_board_undecided (board))
    return false;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (game->own[seat].party == DULLE_NO_PARTY)
        return false;
    }

  return true;
}

static void
play (DullePlayout *playout,
      DulleCard     card,
      Undo         *undo)
{
  const DulleBoard *board = &playout->game.board;

  undo->seat = board->turn;
  undo->n_tricks = board->n_tricks;
  undo->hand = playout->game.own[board->turn].hand;
  undo->trick = board->tricks[board->n_tricks];
  memcpy (undo->augen, board->augen, sizeof undo->augen);
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
  memcpy (board->augen, undo->augen, sizeof undo->augen);
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
 * solve:
 * @best: (out): how both sides play, if the value is between the bounds
 *
 * Returns: the worth for the solver's seat, or the bound that it is beyond
 */
static int
solve (const Solver *solver,
       int           low,
       int           high,
       Line         *best)
{
  DulleGame      *game = &solver->playout->game;
  const DulleOwn *own = &game->own[game->board.turn];
  bool            is_ours = own->party == game->own[solver->seat].party;

  best->n = 0;
  if (game->board.phase == DULLE_PHASE_OVER)
    {
      DulleResult result;

      dulle_score (&game->board, &result);
      return dulle_worth (&result, solver->seat);
    }

  for (DulleHand rest = dulle_hand_kinds (dulle_action_cards (&game->board, own)); rest != 0 && low < high; rest &= rest - 1)
    {
      DulleCard card = dulle_hand_first (rest);
      Line      line;
      Undo      undo;
      int       worth;

      play (solver->playout, card, &undo);
      worth = solve (solver, low, high, &line);
      take_back (solver->playout, &undo);
      if (is_ours ? worth > low : worth < high)
        begin_with (best, card, &line);
      if (is_ours)
        low = MAX (low, worth);
      else
        high = MIN (high, worth);
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
  solve (&solver, -INFINITE, INFINITE, &best);
  for (unsigned i = 0; i < best.n; i++)
    dulle_playout_play (playout, best.cards[i]);
}
