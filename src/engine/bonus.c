/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Special points, trick by trick.
 */
#include "bonus.h"

#define DOPPELKOPF_AUGEN 40

/* What the rules about one trick need to know of it. */
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
add (BonusTrick *bonus,
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
      add (bonus, DULLE_LINE_FOX_CAUGHT, from);
      if (bonus->last && rules->bonus_fox_caught_last_trick)
        add (bonus, DULLE_LINE_FOX_CAUGHT_LAST_TRICK, from);
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
          add (bonus, DULLE_LINE_CHARLIE_CAUGHT, dulle_trick_seat (bonus->trick, place));
          caught++;
        }
    }
}

static void
add_dulle_caught (BonusTrick *bonus)
{
  if (dulle_trick_best_card (bonus->trick) != DULLE_HEART_TEN ||
      !dulle_order_is_trump (&bonus->board->order, DULLE_HEART_TEN))
    return;

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      if (bonus->trick->cards[place] == DULLE_HEART_TEN && is_of_others (bonus, place))
        add (bonus, DULLE_LINE_DULLE_CAUGHT, dulle_trick_seat (bonus->trick, place));
    }
}

static void
add_heart_trick (BonusTrick *bonus)
{
  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      if (bonus->board->order.klass[bonus->trick->cards[place]] != DULLE_CLASS_HEARTS)
        return;
    }

  add (bonus, DULLE_LINE_HEART_TRICK, DULLE_NO_SEAT);
}

/* The last trick is won with @card; the second of the same party counts too
 * where @both says so. */
static void
add_last_trick_card (BonusTrick *bonus,
                     DulleLineId id,
                     DulleCard   card,
                     bool        both)
{
  if (!bonus->last || dulle_trick_best_card (bonus->trick) != card)
    return;

  add (bonus, id, DULLE_NO_SEAT);
  for (unsigned place = bonus->trick->best + 1; both && place < DULLE_N_SEATS; place++)
    {
      if (bonus->trick->cards[place] == card && party_at (bonus, place) == bonus->party)
        add (bonus, id, DULLE_NO_SEAT);
    }
}

static bool
is_worth_a_look (const BonusTrick *bonus)
{
  static const DulleHand special = UINT64_C (1) << (2 * DULLE_DIAMOND_ACE) |
                                   UINT64_C (1) << (2 * DULLE_CLUB_JACK) |
                                   UINT64_C (1) << (2 * DULLE_HEART_TEN);

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    {
      if (dulle_hand_of (bonus->trick->cards[place]) & special)
        return true;
    }

  return false;
}

unsigned
dulle_bonus (const DulleBoard *board,
             unsigned          trick,
             DulleScoreLine   *lines)
{
  const DulleRules *rules = &board->rules;
  BonusTrick        bonus = {
           .board = board,
           .trick = &board->tricks[trick],
           .number = trick,
           .last = trick + 1 == dulle_board_length (board),
           .lines = lines,
  };

  bonus.party = (DulleParty) board->known[dulle_trick_winner (bonus.trick)];
  if (dulle_board_is_solo (board) || bonus.party == DULLE_NO_PARTY)
    return 0;

  if (rules->bonus_doppelkopf && dulle_trick_augen (bonus.trick) >= DOPPELKOPF_AUGEN)
    add (&bonus, DULLE_LINE_DOPPELKOPF, DULLE_NO_SEAT);
  if (rules->bonus_heart_trick)
    add_heart_trick (&bonus);
  if (!is_worth_a_look (&bonus))
    return bonus.n_lines;

  if (rules->bonus_fox_caught && board->pigs == DULLE_NO_SEAT)
    add_foxes_caught (&bonus);
  if (rules->bonus_charlie_caught != DULLE_BONUS_CHARLIE_CAUGHT_OFF)
    add_charlies_caught (&bonus);
  if (rules->bonus_dulle_caught)
    add_dulle_caught (&bonus);
  if (rules->bonus_fox_last_trick && board->pigs == DULLE_NO_SEAT)
    add_last_trick_card (&bonus, DULLE_LINE_FOX_LAST_TRICK, DULLE_DIAMOND_ACE,
                         rules->bonus_double_fox_last_trick);
  if (rules->bonus_charlie)
    add_last_trick_card (&bonus, DULLE_LINE_CHARLIE, DULLE_CLUB_JACK, rules->bonus_double_charlie);

  return bonus.n_lines;
}
