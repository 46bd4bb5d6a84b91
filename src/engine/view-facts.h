/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tables of facts about views, for the two files that have one.
 */
#pragma once

#include "view-steps.h"

/**
 * DulleViewFact:
 * @word: the word that its line begins with
 * @holds: whether the fact holds
 * @reason: the sentence to report if it does not
 */
typedef struct
{
  const char *word;
  bool (*holds) (const DulleView *view);
  const char *reason;
} DulleViewFact;

bool dulle_view_check_table (const DulleViewFact *table,
                             unsigned             n_facts,
                             const DulleView     *view,
                             DulleViewFlaw       *flaw);

/* Whether the first announcement is the soloist's @level, if that is one. */
static inline bool
dulle_view_begins_with (const DulleBoard *board,
                        uint8_t           level)
{
  const DulleAnnouncement *first = board->announcements;

  return level == DULLE_LEVEL_NONE ||
         (board->n_announcements > 0 && first->seat == board->soloist && first->level == level &&
          first->cards == 0);
}

/* The board before anybody has been heard. */
DulleBoard dulle_view_first_board (const DulleBoard *board);

static inline bool
has_tricks (const DulleBoard *board)
{
  return board->phase == DULLE_PHASE_TRICKS || board->phase == DULLE_PHASE_OVER;
}

static inline bool
is_poverty (const DulleBoard *board)
{
  return board->contract == DULLE_CONTRACT_POVERTY;
}

/* Whether the poverty has put cards in the middle. */
static inline bool
has_passed (const DulleBoard *board)
{
  return is_poverty (board) && board->exchange != DULLE_EXCHANGE_PASS;
}

static inline bool
is_seat (uint8_t seat)
{
  return seat < DULLE_N_SEATS;
}
