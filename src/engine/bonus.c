/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Special points, trick by trick.
 */
#include "bonus.h"

/* What the rules need to know about one trick. */
typedef struct
{
  const DulleBoard *board;
  const DulleTrick *trick;
  unsigned          number;
  bool              last;
  DulleParty        party;
  DulleScoreLine   *lines;
  unsigned          n_lines;
} BonusTrick;

static DulleParty
party_at (const BonusTrick *bonus,
          unsigned          place)
{
  return (DulleParty) bonus->board->known[dulle_trick_seat (bonus->trick, place)];
}

static bool
is_of_others (const BonusTrick *bonus,
              unsigned          place)
{
  return party_at (bonus, place) == dulle_other_party (bonus->party);
}

static void
add_bonus_line (BonusTrick *bonus,
                DulleLineId id,
                uint8_t     from)
{
  bonus->lines[bonus->n_lines++] = (DulleScoreLine){
    .id = (uint8_t) id,
    .party = (uint8_t) bonus->party,
    .value = 1,
    .trick = (uint8_t) bonus->number,
    .seat = dulle_trick_winner (bonus->trick),
    .from = from,
  };
}

static void
add_foxes_caught (BonusTrick *bonus)
{
  const DulleRules *rules = &bonus->board->rules;

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      uint8_t from = dulle_trick_seat (bonus->trick, place);

      if (bonus->trick->cards[place] != DULLE_DIAMOND_ACE || !is_of_others (bonus, place))
        continue;
      add_bonus_line (bonus, DULLE_LINE_FOX_CAUGHT, from);
      if (bonus->last && rules->bonus_fox_caught_last_trick)
        add_bonus_line (bonus, DULLE_LINE_FOX_CAUGHT_LAST_TRICK, from);
    }
}

static void
add_charlies_caught (BonusTrick *bonus)
{
  const DulleRules *rules = &bonus->board->rules;
  unsigned          most = rules->bonus_double_charlie_caught ? 2 : 1;
  unsigned          caught = 0;

  if (!bonus->last && rules->bonus_charlie_caught != DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK)
    return;
  if (rules->bonus_charlie_caught_only_by_diamond_queen &&
      dulle_trick_best_card (bonus->trick) != DULLE_DIAMOND_QUEEN)
    return;

  for (unsigned place = 0; place < DULLE_N_SEATS && caught < most; place++)
    {
      if (bonus->trick->cards[place] == DULLE_CLUB_JACK && is_of_others (bonus, place))
        {
          add_bonus_line (bonus, DULLE_LINE_CHARLIE_CAUGHT, dulle_trick_seat (bonus->trick, place));
          caught++;
        }
    }
}

static void
add_dulle_caught (BonusTrick *bonus)
{
  if (dulle_trick_best_card (bonus->trick) != DULLE_HEART_TEN)
    return;

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      if (bonus->trick->cards[place] == DULLE_HEART_TEN && is_of_others (bonus, place))
        add_bonus_line (bonus, DULLE_LINE_DULLE_CAUGHT, dulle_trick_seat (bonus->trick, place));
    }
}

/* Hearts are led, and nobody trumps. A plain card of another suit is a discard. */
static void
add_heart_trick (BonusTrick *bonus)
{
  const DulleBoard *board = bonus->board;
  const uint8_t    *suit_class = board->order.suit_class;
  bool              discard = board->rules.bonus_heart_trick_with_discard;

  if (suit_class[bonus->trick->cards[0]] != DULLE_CLASS_HEARTS)
    return;
  for (unsigned place = 1; place < DULLE_N_SEATS; place++)
    {
      uint8_t other = suit_class[bonus->trick->cards[place]];

      if (discard ? other == DULLE_CLASS_TRUMP : other != DULLE_CLASS_HEARTS)
        return;
    }

  add_bonus_line (bonus, DULLE_LINE_HEART_TRICK, DULLE_NO_SEAT);
}

/* Adds a line if the last trick was won with @card and, if @both, another one if the
 * same party's second @card lies in it. */
static void
add_last_trick_card (BonusTrick *bonus,
                     DulleLineId id,
                     DulleCard   card,
                     bool        both)
{
  if (!bonus->last || dulle_trick_best_card (bonus->trick) != card)
    return;

  add_bonus_line (bonus, id, DULLE_NO_SEAT);
  for (unsigned place = bonus->trick->best + 1; both && place < DULLE_N_SEATS; place++)
    {
      if (bonus->trick->cards[place] == card && party_at (bonus, place) == bonus->party)
        add_bonus_line (bonus, id, DULLE_NO_SEAT);
    }
}

static void
add_for_special_cards (BonusTrick *bonus)
{
  const DulleRules *rules = &bonus->board->rules;
  bool              pigs = bonus->board->pigs != DULLE_NO_SEAT;

  if (rules->bonus_fox_caught && !pigs)
    add_foxes_caught (bonus);
  if (rules->bonus_charlie_caught != DULLE_BONUS_CHARLIE_CAUGHT_OFF)
    add_charlies_caught (bonus);
  if (rules->bonus_dulle_caught)
    add_dulle_caught (bonus);
  if (rules->bonus_fox_last_trick && !pigs)
    add_last_trick_card (bonus, DULLE_LINE_FOX_LAST_TRICK, DULLE_DIAMOND_ACE,
                         rules->bonus_double_fox_last_trick);
  if (rules->bonus_charlie)
    add_last_trick_card (bonus, DULLE_LINE_CHARLIE, DULLE_CLUB_JACK, rules->bonus_double_charlie);
}

static void
add_all (BonusTrick *bonus)
{
  const DulleRules *rules = &bonus->board->rules;

  bonus->party = (DulleParty) bonus->board->known[dulle_trick_winner (bonus->trick)];
  if (bonus->party == DULLE_NO_PARTY)
    return;

  if (rules->bonus_doppelkopf &&
      dulle_trick_card_points (bonus->trick) >= DULLE_DOPPELKOPF_CARD_POINTS)
    add_bonus_line (bonus, DULLE_LINE_DOPPELKOPF, DULLE_NO_SEAT);
  if (rules->bonus_heart_trick)
    add_heart_trick (bonus);
  add_for_special_cards (bonus);
}

/* The special cards that count in a trick by these rules. */
static DulleHand
find_special_cards (const DulleRules *rules,
                    bool              last)
{
  bool foxes = rules->bonus_fox_caught || last;
  bool charlies = rules->bonus_charlie_caught == DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK || last;

  return (foxes ? dulle_hand_of (DULLE_DIAMOND_ACE) : 0) |
         (charlies ? dulle_hand_of (DULLE_CLUB_JACK) : 0) |
         (rules->bonus_dulle_caught ? dulle_hand_of (DULLE_HEART_TEN) : 0);
}

DulleBonusSigns
dulle_bonus_signs (const DulleBoard *board)
{
  const DulleRules *rules = &board->rules;

  if (dulle_board_is_solo (board))
    return (DulleBonusSigns){ .card_points = DULLE_DECK_CARD_POINTS + 1 };

  return (DulleBonusSigns){
    .cards = { find_special_cards (rules, false), find_special_cards (rules, true) },
    .card_points = rules->bonus_heart_trick ? 0 : DULLE_DOPPELKOPF_CARD_POINTS,
  };
}

int
dulle_bonus_balance (const DulleBoard *board,
                     const DulleTrick *trick,
                     bool              last)
{
  DulleScoreLine lines[DULLE_MAX_BONUS];
  BonusTrick     bonus = { .board = board, .trick = trick, .last = last, .lines = lines };
  int            balance = 0;

  add_all (&bonus);
  for (unsigned i = 0; i < bonus.n_lines; i++)
    balance += lines[i].party == DULLE_RE ? 1 : -1;

  return balance;
}

static unsigned
list_tricks (const DulleBoard *board,
             unsigned          first,
             unsigned          end,
             DulleScoreLine   *lines)
{
  DulleBonusSigns signs = dulle_bonus_signs (board);
  unsigned        length = dulle_board_length (board);
  unsigned        n_lines = 0;

  for (unsigned number = first; number < end; number++)
    {
      bool       last = number + 1 == length;
      BonusTrick bonus;

      if (!dulle_bonus_is_possible (&signs, &board->tricks[number], last))
        continue;
      bonus = (BonusTrick){
        .board = board,
        .trick = &board->tricks[number],
        .number = number,
        .last = last,
        .lines = &lines[n_lines],
      };
      add_all (&bonus);
      n_lines += bonus.n_lines;
    }

  return n_lines;
}

unsigned
dulle_bonus (const DulleBoard *board,
             unsigned          trick,
             DulleScoreLine   *lines)
{
  return list_tricks (board, trick, trick + 1, lines);
}

unsigned
dulle_bonus_of_game (const DulleBoard *board,
                     DulleScoreLine   *lines)
{
  return list_tricks (board, 0, board->n_tricks, lines);
}
