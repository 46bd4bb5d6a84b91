/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The auction: what a hand may ask for, and which reservation is played.
 * Official rules, "Vorbehalt"; Dokolingen §2 to §4; FreeDoko rules, "Vorbehalte".
 *
 * Each seat, from forehand on, says whether it is healthy or has a reservation.
 * Only the reservation that is played becomes known.
 */
#pragma once

#include "action.h"
#include "refusal.h"

/* Whether a solo of this contract is one of the compulsory solos still due. */
bool dulle_compulsory_solos_include (const DulleCompulsorySolos *due,
                                     DulleContract               contract);

/* Returns: @due without the compulsory solo that was played */
DulleCompulsorySolos dulle_compulsory_solos_played (DulleCompulsorySolos due,
                                                    DulleContract        contract);

DulleRefusal dulle_auction_check (const DulleBoard            *board,
                                  const DullePrivateKnowledge *own,
                                  const DulleAction           *call);

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
  DULLE_LACK_CARD_POINTS,
  DULLE_LACK_HIGHER_BID,
  DULLE_LACK_COMPULSORY_SOLO,
  DULLE_LACK_RULES,
  DULLE_N_LACK_KINDS,
} DulleLackKind;

/**
 * DulleLack:
 * @wanted: how many cards, or card points, the call takes, at least or at most
 * @held: how many there are
 *
 * Both numbers are 0 if what is missing is not cards.
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
 * Returns: why the seat may not call @contract in any way, or %DULLE_LACK_NOTHING if it
 *   may
 */
DulleLack dulle_auction_lack (const DulleBoard            *board,
                              const DullePrivateKnowledge *own,
                              DulleContract                contract);

/**
 * dulle_bid_value:
 *
 * Returns: how high a bid is. One with a higher announcement beats any with a lower
 *   one; among equals (Feldmeier, "Solo") the trump solo ranks first, then the queen
 *   solo, the jack solo, and all others
 */
unsigned dulle_bid_value (DulleContract contract,
                          DulleLevel    level);

/**
 * dulle_auction_resolve:
 * @own: what each seat asked for
 *
 * Finds the reservation that is played. A compulsory solo takes precedence over a
 * voluntary one, then come throwing in, poverty and marriage, unless the rules change
 * this order; among equals the first seat from the dealer's left wins.
 *
 * Returns: the seat whose reservation it is, or %DULLE_NO_SEAT for a normal game
 */
uint8_t dulle_auction_resolve (const DulleBoard           *board,
                               const DullePrivateKnowledge own[DULLE_N_SEATS]);
