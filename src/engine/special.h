/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards that have a name of their own in the running game.
 */
#pragma once

#include "board.h"

/**
 * DulleMark:
 * @DULLE_MARK_DULLE: ♥10 as the highest trump
 * @DULLE_MARK_OLD: ♣Q, one of the old ones, where they make the parties
 * @DULLE_MARK_FOX: ♦A, where it brings a special point
 * @DULLE_MARK_CHARLIE: ♣J, where it brings a special point
 * @DULLE_MARK_PIG: a trump ace after pigs have been declared
 * @DULLE_MARK_SUPERPIG: the card above these, after superpigs have been declared
 */
typedef enum
{
  DULLE_MARK_NONE,
  DULLE_MARK_DULLE,
  DULLE_MARK_OLD,
  DULLE_MARK_FOX,
  DULLE_MARK_CHARLIE,
  DULLE_MARK_PIG,
  DULLE_MARK_SUPERPIG,
  DULLE_N_MARKS,
} DulleMark;

/* What a card is in the game as it stands; the highest of several. */
DulleMark dulle_mark (const DulleBoard *board,
                      DulleCard         card);
