/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Alpha-beta over the cards of two sides, with the game's own score at the ends. Cards
 * are played and taken back on one board.
 */
#include "endgame.h"

#include "engine/score.h"

#include <string.h>

/* A point of the score and a card point, as in the search. */
#define UNITS_OF_POINT 100
#define UNITS_OF_AUGE  2

#define INFINITE (1 << 24)

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

/* How good an end is for Re. */
static int
value_of (DulleGame *game)
{
  DulleBoard *board = &game->board;
  int         points[DULLE_N_PARTIES] = { 0 };
  DulleResult result;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = (uint8_t) game->own[seat].party;
  dulle_score (board, &result);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    points[result.parties[seat]] = result.scores[seat];

  return UNITS_OF_POINT * (points[DULLE_RE] - points[DULLE_KONTRA]) +
         UNITS_OF_AUGE * (result.augen[DULLE_RE] - result.augen[DULLE_KONTRA]);
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

/* Returns: the value for Re if it is above @low and below @high, else a bound of it */
static int
solve (DullePlayout *playout,
       int           low,
       int           high,
       DulleCard    *best)
{
  DulleGame      *game = &playout->game;
  const DulleOwn *own = &game->own[game->board.turn];
  bool            for_re = own->party == DULLE_RE;

  if (game->board.phase == DULLE_PHASE_OVER)
    return value_of (game);

  for (DulleHand rest = dulle_hand_kinds (dulle_action_cards (&game->board, own)); rest != 0 && low < high; rest &= rest - 1)
    {
      DulleCard card = dulle_hand_first (rest);
      DulleCard answer;
      Undo      undo;
      int       value;

      play (playout, card, &undo);
      value = solve (playout, low, high, &answer);
      take_back (playout, &undo);
      if (for_re ? value > low : value < high)
        *best = card;
      if (for_re)
        low = MAX (low, value);
      else
        high = MIN (high, value);
    }

  return for_re ? low : high;
}

void
dulle_endgame_finish (DullePlayout *playout)
{
  while (playout->game.board.phase == DULLE_PHASE_TRICKS)
    {
      DulleCard best = DULLE_N_CARDS;

      solve (playout, -INFINITE, INFINITE, &best);
      dulle_playout_play (playout, best);
    }
}
