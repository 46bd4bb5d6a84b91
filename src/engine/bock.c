/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which games are followed by bock, and how it adds up.
 */
#include "bock.h"

#include <string.h>

unsigned
dulle_bock_factor (const DulleBock  *bock,
                   const DulleRules *rules)
{
  unsigned folds = bock->n_games == 0 ? 0 : rules->bock_append ? 1
                                                               : bock->folds[0];
  unsigned factor = 1;

  for (; folds > 0 && factor * (unsigned) rules->bock_factor <= DULLE_MAX_BOCK; folds--)
    factor *= (unsigned) rules->bock_factor;

  return factor;
}

static bool
has_heart_trick (const DulleBoard *board)
{
  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      unsigned hearts = 0;

      for (unsigned place = 0; place < DULLE_N_SEATS; place++)
        hearts += board->order.suit_class[board->tricks[i].cards[place]] == DULLE_CLASS_HEARTS;
      if (hearts == DULLE_N_SEATS)
        return true;
    }

  return false;
}

/* Both dulles in one trick, from different parties. Where hearts are trumps in a solo without
 * dulles, the ten of hearts is a trump like any other. */
static bool
has_dulle_fall (const DulleBoard *board)
{
  for (unsigned i = 0; i < board->n_tricks && dulle_contracts[board->contract].dulles; i++)
    {
      const DulleTrick *trick = &board->tricks[i];
      unsigned          from[DULLE_N_PARTIES] = { 0 };

      for (unsigned place = 0; place < DULLE_N_SEATS; place++)
        {
          if (trick->cards[place] == DULLE_HEART_TEN)
            from[board->known[dulle_trick_seat (trick, place)]]++;
        }
      if (from[DULLE_RE] == 1 && from[DULLE_KONTRA] == 1)
        return true;
    }

  return false;
}

static bool
has_lost_announcement (const DulleResult *result)
{
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    {
      if (party != result->winner && (result->levels[party] != DULLE_LEVEL_NONE ||
                                      result->replies[party] != DULLE_LEVEL_NONE))
        return true;
    }

  return false;
}

/* By who took what; a game that was ended by a revoke was not played so far. */
static bool
is_triggered_by_tricks (const DulleRules  *rules,
                        const DulleResult *result)
{
  bool even = result->card_points[DULLE_RE] == result->card_points[DULLE_KONTRA];
  bool black = result->n_won[DULLE_RE] == 0 || result->n_won[DULLE_KONTRA] == 0;

  return !result->revoked &&
         ((rules->bock_after_120_120 && even) || (rules->bock_after_black && black));
}

bool
dulle_bock_is_triggered (const DulleBoard  *board,
                         const DulleResult *result)
{
  const DulleRules *rules = &board->rules;

  return is_triggered_by_tricks (rules, result) ||
         (rules->bock_after_lost_solo && result->solo && result->winner == DULLE_KONTRA) ||
         (rules->bock_after_lost_announcement && has_lost_announcement (result)) ||
         (rules->bock_after_heart_trick && !result->solo && has_heart_trick (board)) ||
         (rules->bock_after_zero_game && result->points == 0) ||
         (rules->bock_after_dulle_fall && has_dulle_fall (board));
}

void
dulle_bock_use (DulleBock *bock)
{
  if (bock->n_games == 0)
    return;

  bock->n_games--;
  memmove (bock->folds, bock->folds + 1, sizeof bock->folds - 1);
  bock->folds[DULLE_MAX_PLAYERS - 1] = 0;
}

void
dulle_bock_make (DulleBock        *bock,
                 const DulleRules *rules,
                 unsigned          n_players)
{
  unsigned most = rules->bock_limit > 0 ? (unsigned) rules->bock_limit : UINT8_MAX;

  if (rules->bock_append)
    {
      bock->n_games = (uint16_t) MIN (bock->n_games + n_players, UINT16_MAX);
      return;
    }

  bock->n_games = (uint16_t) n_players;
  for (unsigned i = 0; i < n_players; i++)
    bock->folds[i] = (uint8_t) MIN (bock->folds[i] + 1u, most);
}
