/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How each kind of moment is celebrated: its seal, its sound, its spot.
 */
#pragma once

#include "cards/wax-seal.h"
#include "session/moments.h"

#include "sounds.h"

G_BEGIN_DECLS

/**
 * DulleMomentSpot:
 * @DULLE_MOMENT_SPOT_PLATE: at the name plate of its player
 * @DULLE_MOMENT_SPOT_CARD: on the card of its player
 * @DULLE_MOMENT_SPOT_LOST_CARD: on the card that another player has lost
 * @DULLE_MOMENT_SPOT_MIDDLE: in the middle of the table
 *
 * Where a seal is put. Cards are there in the trick of the moment only; afterwards it is
 * the plate.
 */
typedef enum
{
  DULLE_MOMENT_SPOT_PLATE,
  DULLE_MOMENT_SPOT_CARD,
  DULLE_MOMENT_SPOT_LOST_CARD,
  DULLE_MOMENT_SPOT_MIDDLE,
} DulleMomentSpot;

/**
 * DulleMomentLook:
 * @sound: %DULLE_N_SOUNDS where what happens has a sound anyway
 */
typedef struct
{
  DulleWaxSeal    seal;
  DulleSound      sound;
  DulleMomentSpot spot;
} DulleMomentLook;

const DulleMomentLook *dulle_moment_look (DulleMomentKind kind);

G_END_DECLS
