/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the rules let players look at and ask for. Windows check here before they show
 * or offer something. FreeDoko rules, "Information"; Feldmeier, "Passive Spieler".
 */
#pragma once

#include "board.h"

typedef enum
{
  DULLE_MAY_COUNT_TRICKS,
  DULLE_MAY_COUNT_CARD_POINTS,
  DULLE_MAY_SEE_CONTRACT,
  DULLE_MAY_SEE_PARTIES,
  DULLE_MAY_SEE_PLAYABLE,
  DULLE_MAY_SEE_ALL_HANDS,
  DULLE_MAY_ASK_FOR_HINTS,
  DULLE_MAY_TAKE_BACK,
  DULLE_N_PERMISSIONS,
} DullePermission;

bool dulle_may (const DulleRules *rules,
                DullePermission   permission);

/* "tricks", "card-points", …, for scenarios and messages. */
const char *dulle_permission_id (DullePermission permission);

/* How many of the last tricks may be looked at now. */
unsigned dulle_viewable_tricks (const DulleBoard *board);

/* How many hands a player who sits out may look at. */
unsigned dulle_spectator_hands (const DulleRules *rules);
