/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * An alpha-beta search with two sides. A position is a few words, copied for each card. In
 * the last trick nobody has a choice, so it is played without a search. What the end of a
 * game is worth depends on little of it, so the engine scores one end of each kind, and a
 * table keeps its utility.
 */
#include "endgame.h"

#include <string.h>

#include "utility.h"

#include "engine/bonus.h"

#define INFINITE (1 << 24)

/**
 * Position:
 * @n_left: the number of tricks to come, with the one on the table
 * @card_points: the card points that the solver's side has won
 * @n_won: the number of tricks that it has won
 * @bonus: the special points of Re since the search began, less those of Kontra; those of
 *   before are the same in every line of play
 */
typedef struct
{
  DulleHand  hands[DULLE_N_SEATS];
  DulleTrick trick;
  uint8_t    turn;
  uint8_t    n_left;
  uint8_t    card_points;
  uint8_t    n_won;
  int8_t     bonus;
} Position;

/* Cards in the order of play, the first one in the lowest bits. The cards of the last trick,
 * which have no alternative, are left out. */
typedef uint64_t Line;

#define BITS_OF_CARD 5

/* A kind of ends, as a number that is never 0, and its utility. */
typedef struct
{
  uint32_t key;
  int32_t  utility;
} End;

/* Far more than there are in most endgames; those for which there is no room are scored
 * again. */
#define N_ENDS 64u

/**
 * Solver:
 * @playout: the game before the first card of the search; scores are made with its board
 * @seat: the seat whose utility its party maximizes and the other party minimizes
 * @other: a seat of the other party
 * @ours: by seat, whether it belongs to the solver's party
 * @signs: tell which tricks may bring special points
 */
typedef struct
{
  DullePlayout   *playout;
  uint8_t         seat;
  uint8_t         other;
  bool            ours[DULLE_N_SEATS];
  DulleBonusSigns signs;
  End             ends[N_ENDS];
} Solver;

bool
dulle_endgame_is_near (const DulleGame *game)
{
  const DulleBoard *board = &game->board;

  return dulle_board_length (board) <= board->n_tricks + DULLE_ENDGAME_TRICKS &&
         !dulle_board_undecided (board);
}

/* The special points of a full trick, for Re. */
static inline int
count_bonus (const Solver     *solver,
             const DulleTrick *trick,
             bool              last)
{
  return dulle_bonus_is_possible (&solver->signs, trick, last)
             ? dulle_bonus_balance (&solver->playout->game.board, trick, last)
             : 0;
}

/* Plays @card, and takes in the trick if it is full. */
static inline void
lay_card (const Solver *solver,
          Position     *position,
          DulleCard     card)
{
  bool             last = position->n_left == 1;
  const DulleHand *beaten_by = solver->playout->beaten_by[last];
  DulleTrick      *trick = &position->trick;
  uint8_t          place = trick->n_cards++;

  trick->cards[place] = card;
  if (place > 0 && (beaten_by[dulle_trick_best_card (trick)] & dulle_hand_of (card)) != 0)
    trick->best = place;
  position->hands[position->turn] -= dulle_hand_of (card);
  position->turn = dulle_next_seat (position->turn);
  if (trick->n_cards < DULLE_N_SEATS)
    return;

  position->turn = dulle_trick_winner (trick);
  if (solver->ours[position->turn])
    {
      position->card_points += (uint8_t) dulle_trick_card_points (trick);
      position->n_won++;
    }
  position->bonus += (int8_t) count_bonus (solver, trick, last);
  position->n_left--;
  *trick = (DulleTrick){ .lead = position->turn };
}

/* Scores a game that ends like @position; each party's tricks are laid before one of its
 * seats. */
static int
score_end (const Solver   *solver,
           const Position *position)
{
  DulleBoard *board = &solver->playout->game.board;
  DulleBoard  end = *board;
  DulleResult result;

  memset (end.card_points, 0, sizeof end.card_points);
  memset (end.n_won, 0, sizeof end.n_won);
  end.phase = DULLE_PHASE_OVER;
  end.card_points[solver->seat] = position->card_points;
  end.card_points[solver->other] = DULLE_DECK_CARD_POINTS - position->card_points;
  end.n_won[solver->seat] = position->n_won;
  end.n_won[solver->other] = (uint8_t) (dulle_board_length (board) - position->n_won);
  dulle_score_with_bonus (&end, position->bonus, &result);

  return dulle_utility (&result, solver->seat);
}

/* Of the tricks, it only counts whether a party has none. */
static uint32_t
find_key (const Solver   *solver,
          const Position *position)
{
  bool     none = position->n_won == 0;
  bool     all = position->n_won == dulle_board_length (&solver->playout->game.board);
  uint32_t bonus = (uint8_t) position->bonus;

  return 1u + (position->card_points | bonus << 8 | (uint32_t) none << 16 | (uint32_t) all << 17);
}

/* Plays the last trick, or the rest of it, from hands of one card each.
 * Returns: the utility of the game */
static int
finish_line (Solver  *solver,
             Position position)
{
  uint32_t key;
  End     *end;

  while (position.n_left > 0)
    lay_card (solver, &position, dulle_hand_first (position.hands[position.turn]));
  key = find_key (solver, &position);
  end = &solver->ends[(key + (key >> 8) * 11u) % N_ENDS];
  if (end->key != key)
    *end = (End){ key, score_end (solver, &position) };

  return end->utility;
}

static DulleHand
find_choices (const Solver   *solver,
              const Position *position)
{
  DulleHand hand = position->hands[position->turn];

  return dulle_hand_kinds (position->trick.n_cards == 0
                               ? hand
                               : dulle_order_followers (&solver->playout->game.board.order, hand,
                                                        position->trick.cards[0]));
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
search_lines (Solver         *solver,
              const Position *position,
              int             low,
              int             high,
              Line           *best)
{
  bool is_ours = solver->ours[position->turn];

  *best = 0;
  if (position->n_left == 1)
    return finish_line (solver, *position);

  for (DulleHand rest = find_choices (solver, position); rest != 0 && low < high; rest &= rest - 1)
    {
      DulleCard card = dulle_hand_first (rest);
      Position  next = *position;
      Line      line;
      int       utility;

      lay_card (solver, &next, card);
      utility = search_lines (solver, &next, low, high, &line);
      if (is_ours ? utility > low : utility < high)
        *best = line << BITS_OF_CARD | card;
      if (is_ours)
        low = MAX (low, utility);
      else
        high = MIN (high, utility);
    }

  return is_ours ? low : high;
}

static void
init_solver (Solver       *solver,
             DullePlayout *playout)
{
  const DulleGame *game = &playout->game;
  uint8_t          seat = game->board.turn;

  solver->playout = playout;
  solver->seat = solver->other = seat;
  for (uint8_t i = 0; i < DULLE_N_SEATS; i++)
    {
      solver->ours[i] = game->own[i].party == game->own[seat].party;
      if (!solver->ours[i])
        solver->other = i;
    }
  solver->signs = dulle_bonus_signs (&game->board);
  memset (solver->ends, 0, sizeof solver->ends);
}

static Position
begin_position (const Solver *solver)
{
  const DulleGame  *game = &solver->playout->game;
  const DulleBoard *board = &game->board;
  Position          position = {
             .trick = *dulle_board_trick (board),
             .turn = board->turn,
             .n_left = (uint8_t) (dulle_board_length (board) - board->n_tricks),
  };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      position.hands[seat] = game->own[seat].hand;
      if (solver->ours[seat])
        {
          position.card_points += board->card_points[seat];
          position.n_won += board->n_won[seat];
        }
    }

  return position;
}

void
dulle_endgame_finish (DullePlayout *playout)
{
  DulleGame *game = &playout->game;
  Solver     solver;
  Position   position;
  Line       best;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game->board.known[seat] = (uint8_t) game->own[seat].party;
  init_solver (&solver, playout);
  position = begin_position (&solver);
  search_lines (&solver, &position, -INFINITE, INFINITE, &best);

  for (; !dulle_board_is_last_trick (&game->board); best >>= BITS_OF_CARD)
    dulle_playout_play (playout, best & ((1u << BITS_OF_CARD) - 1));
  while (game->board.phase == DULLE_PHASE_TRICKS)
    dulle_playout_play (playout, dulle_hand_first (game->own[game->board.turn].hand));
}
