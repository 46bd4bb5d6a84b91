/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards that have a name of their own in the running game.
 */
#pragma once

#include "board.h"

/**
 * DulleCardRole:
 * @DULLE_CARD_ROLE_DULLE: ♥10 as the highest trump
 * @DULLE_CARD_ROLE_OLD: ♣Q, one of the old ones, where these determine the parties
 * @DULLE_CARD_ROLE_FOX: ♦A, where it brings a special point
 * @DULLE_CARD_ROLE_CHARLIE: ♣J, where it brings a special point
 * @DULLE_CARD_ROLE_PIG: a trump ace after pigs have been declared
 * @DULLE_CARD_ROLE_SUPERPIG: the card above these, after superpigs have been declared
 */
typedef enum
{
  DULLE_CARD_ROLE_NONE,
  DULLE_CARD_ROLE_DULLE,
  DULLE_CARD_ROLE_OLD,
  DULLE_CARD_ROLE_FOX,
  DULLE_CARD_ROLE_CHARLIE,
  DULLE_CARD_ROLE_PIG,
  DULLE_CARD_ROLE_SUPERPIG,
  DULLE_N_CARD_ROLES,
} DulleCardRole;

/* What a card is in the game as it stands; if it is several things, the highest. */
DulleCardRole dulle_card_role (const DulleBoard *board,
                               DulleCard         card);
