/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The auction: what a hand may ask for, and which reservation is played.
 * Official rules, "Vorbehalt"; Dokolingen §2 to §4; FreeDoko rules, "Vorbehalte".
 *
 * Each seat, from forehand on, says whether it is healthy or has a reservation.
 * Only the reservation that is played becomes known.
 */
#pragma once

#include "action.h"

/* Whether a solo of this contract is one of the duty soli still due. */
bool dulle_duty_includes (const DulleDuty *duty,
                          DulleContract    contract);

/* Takes a duty solo that was played off those due. */
DulleDuty dulle_duty_played (DulleDuty     duty,
                             DulleContract contract);

DulleRefusal dulle_auction_check (const DulleBoard  *board,
                                  const DulleOwn    *own,
                                  const DulleAction *call);

/* What is missing for a call. */
typedef enum
{
  DULLE_LACK_NOTHING,
  DULLE_LACK_CLUB_QUEENS,
  DULLE_LACK_FEWER_TRUMPS,
  DULLE_LACK_NO_TRUMP_ABOVE_FOX,
  DULLE_LACK_NINES,
  DULLE_LACK_KINGS,
  DULLE_LACK_NINES_AND_KINGS,
  DULLE_LACK_AUGEN,
  DULLE_LACK_HIGHER_BID,
  DULLE_LACK_DUTY_SOLO,
  DULLE_LACK_RULES,
  DULLE_N_LACK_KINDS,
} DulleLackKind;

/**
 * DulleLack:
 * @wanted: how many cards, or card points, it takes, at least or at most
 * @held: how many there are
 *
 * The numbers are 0 where it is not cards that are missing.
 */
typedef struct
{
  DulleLackKind kind;
  unsigned      wanted;
  unsigned      held;
} DulleLack;

/**
 * dulle_auction_lack:
 *
 * Returns: why the seat may not call @contract in any way, or %DULLE_LACK_NOTHING
 *   where it may
 */
DulleLack dulle_auction_lack (const DulleBoard *board,
                              const DulleOwn   *own,
                              DulleContract     contract);

/**
 * dulle_bid_value:
 *
 * Returns: how high a bid is; more announced beats any with less. Feldmeier, "Solo":
 *   the trump solo is above the queen solo above the jack solo above all others
 */
unsigned dulle_bid_value (DulleContract contract,
                          DulleLevel    level);

/**
 * dulle_auction_resolve:
 * @own: what each seat asked for
 *
 * Finds the reservation that is played: a duty solo before a voluntary one before
 * throwing in before a poverty before a marriage, with what the rules change of
 * that; among equals the seat nearest to the dealer's left.
 *
 * Returns: the seat whose reservation it is, or %DULLE_NO_SEAT for a normal game
 */
uint8_t dulle_auction_resolve (const DulleBoard *board,
                               const DulleOwn    own[DULLE_N_SEATS]);
