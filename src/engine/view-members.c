/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "view-members.h"

#include <string.h>

#include "announce.h"
#include "bock.h"
#include "contract.h"
#include "game.h"

#define NOTHING "-"

/* Words for values */

const char *
dulle_view_seat_id (int seat)
{
  static const char *const ids[DULLE_N_SEATS] = { "0", "1", "2", "3" };

  return seat == DULLE_NO_SEAT ? NOTHING : seat < DULLE_N_SEATS ? ids[seat]
                                                                : NULL;
}

static const char *
switch_id (int on)
{
  return on ? "yes" : "no";
}

static const char *
phase_id (int phase)
{
  static const char *const ids[] = { "auction", "exchange", "tricks", "over", "thrown" };

  return ids[phase];
}

static const char *
exchange_id (int step)
{
  static const char *const ids[] = { "pass", "ask", "return" };

  return ids[step];
}

static const char *
heard_id (int heard)
{
  static const char *const ids[] = { NOTHING, "healthy", "reservation" };

  return ids[heard];
}

static const char *
party_id (int party)
{
  static const char *const ids[] = { "re", "kontra", NOTHING };

  return ids[party];
}

static const char *
contract_id (int contract)
{
  return dulle_contracts[contract].id;
}

static const char *
marriage_id (int marriage)
{
  return dulle_marriages[marriage].id;
}

const char *
dulle_view_level_id (int level)
{
  if (level == DULLE_LEVEL_NONE)
    return NOTHING;

  return dulle_level_id ((DulleLevel) level, DULLE_NO_PARTY);
}

/* The table: a member and its word, which stays when the member is renamed, because
 * programs outside read and write views. */

/* clang-format off */
#define MEMBER(part, member) (((DulleView *) NULL)->part.member)
#define ONE_CALLED(word, part, member, highest, name) \
  { word, offsetof (DulleView, part.member), sizeof MEMBER (part, member), 1, highest, name },
#define EACH_CALLED(word, part, member, highest, name) \
  { word, offsetof (DulleView, part.member), sizeof MEMBER (part, member)[0], \
    DULLE_N_SEATS, highest, name },
#define ONE(part, member, highest, name)  ONE_CALLED (#member, part, member, highest, name)
#define EACH(part, member, highest, name) EACH_CALLED (#member, part, member, highest, name)

const DulleViewMember dulle_view_members[DULLE_N_VIEW_MEMBERS] = {
  ONE (board, dealer, DULLE_N_SEATS - 1, dulle_view_seat_id)
  ONE (board, forced, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, voted, 1, switch_id)
  ONE_CALLED ("offered", board, solo_offered, 1, switch_id)
  ONE_CALLED ("bock", board, bock_factor, DULLE_MAX_BOCK, NULL)
  ONE (board, phase, DULLE_PHASE_THROWN, phase_id)
  ONE (board, turn, DULLE_NO_SEAT, dulle_view_seat_id)
  EACH (board, heard, DULLE_HEARD_RESERVATION, heard_id)
  ONE (board, bidder, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, bid_contract, DULLE_N_CONTRACTS - 1, contract_id)
  ONE (board, bid_level, DULLE_LEVEL_BLACK, dulle_view_level_id)
  ONE (board, bidders, (1 << DULLE_N_SEATS) - 1, NULL)
  ONE (board, contract, DULLE_N_CONTRACTS - 1, contract_id)
  ONE (board, soloist, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, marriage, DULLE_N_MARRIAGES - 1, marriage_id)
  ONE_CALLED ("duty_solo", board, compulsory_solo, 1, switch_id)
  ONE_CALLED ("alone", board, marriage_alone, 1, switch_id)
  ONE (board, deciding_trick, DULLE_MAX_TRICKS, NULL)
  ONE (board, exchange, DULLE_EXCHANGE_RETURN, exchange_id)
  ONE (board, partner, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, n_passed, DULLE_MAX_DEALT, NULL)
  ONE (board, n_foxes_passed, 2, NULL)
  ONE (board, n_trumps_returned, DULLE_MAX_DEALT, NULL)
  ONE (board, pigs, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, superpigs, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, king_due, 1, switch_id)
  ONE (board, revoked, DULLE_NO_SEAT, dulle_view_seat_id)
  ONE (board, claimed, 1, switch_id)
  EACH (board, known, DULLE_NO_PARTY, party_id)
  EACH_CALLED ("lacks", board, voids, (1 << DULLE_N_CLASSES) - 1, NULL)
  EACH (board, n_cards, DULLE_MAX_HAND, NULL)
  EACH_CALLED ("augen", board, card_points, 240, NULL)
  EACH (board, n_won, 2 * DULLE_MAX_TRICKS, NULL)
  EACH (board, levels, DULLE_LEVEL_REPLY, dulle_view_level_id)
  ONE (own, party, DULLE_NO_PARTY, party_id)
  ONE (own, call, DULLE_N_CONTRACTS - 1, contract_id)
  ONE (own, call_marriage, DULLE_N_MARRIAGES - 1, marriage_id)
  ONE (own, call_level, DULLE_LEVEL_BLACK, dulle_view_level_id)
  ONE_CALLED ("own_revoked", own, revoked, 1, switch_id)
};
/* clang-format on */

/* Where the member's value of @index lies. */
static void *
place_of (const DulleViewMember *member,
          const DulleView       *view,
          unsigned               index)
{
  return (char *) view + member->offset + index * member->size;
}

int
dulle_view_get (const DulleViewMember *member,
                const DulleView       *view,
                unsigned               index)
{
  uint8_t  small;
  uint16_t number;
  int32_t  choice;

  switch (member->size)
    {
    case sizeof small:
      return *(const uint8_t *) place_of (member, view, index);
    case sizeof number:
      memcpy (&number, place_of (member, view, index), sizeof number);
      return number;
    default:
      memcpy (&choice, place_of (member, view, index), sizeof choice);
      return choice;
    }
}

void
dulle_view_set (const DulleViewMember *member,
                DulleView             *view,
                unsigned               index,
                int                    value)
{
  uint8_t  small = (uint8_t) value;
  uint16_t number = (uint16_t) value;
  int32_t  choice = value;

  switch (member->size)
    {
    case sizeof small:
      memcpy (place_of (member, view, index), &small, sizeof small);
      break;
    case sizeof number:
      memcpy (place_of (member, view, index), &number, sizeof number);
      break;
    default:
      memcpy (place_of (member, view, index), &choice, sizeof choice);
    }
}

void
dulle_view_format (const DulleViewMember *member,
                   const DulleView       *view,
                   GString               *text)
{
  for (unsigned i = 0; i < member->n_values; i++)
    {
      int value = dulle_view_get (member, view, i);

      if (member->name != NULL)
        g_string_append_printf (text, " %s", member->name (value));
      else
        g_string_append_printf (text, " %d", value);
    }
}

DulleView
dulle_view_blank (const DulleRules *active,
                  uint8_t           own)
{
  DulleHand  none[DULLE_N_SEATS] = { 0 };
  DulleSetup setup = dulle_setup (active, 0);
  DulleGame  game;

  dulle_game_start (&game, &setup, none);

  return dulle_game_view (&game, own);
}
