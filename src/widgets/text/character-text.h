/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How a character plays, and what it says.
 */
#pragma once

#include "session/moments.h"
#include "tournament/face.h"

G_BEGIN_DECLS

/**
 * DulleSaying:
 * @DULLE_SAYING_NOTHING: none
 * @DULLE_SAYING_FOX_CAUGHT: the player has caught a fox
 * @DULLE_SAYING_FOX_LOST: the player has lost its fox
 * @DULLE_SAYING_CHARLIE_MADE: the player has won the last trick with Charlie
 * @DULLE_SAYING_CHARLIE_CAUGHT: the player has caught a Charlie
 * @DULLE_SAYING_DOPPELKOPF: the player has won a trick of 40 card points
 * @DULLE_SAYING_DULLE_OVER_DULLE: the player's Dulle has beaten another
 * @DULLE_SAYING_RE: the player announces Re
 * @DULLE_SAYING_KONTRA: the player announces Kontra
 * @DULLE_SAYING_SOLO: the player plays a solo
 * @DULLE_SAYING_SOLO_WON: the player has won it
 * @DULLE_SAYING_KEPT: what the player announced was kept
 * @DULLE_SAYING_BROKEN: it was not
 * @DULLE_SAYING_BLACK: the player's party has won all tricks
 * @DULLE_SAYING_WON: the player's party has won the game
 * @DULLE_SAYING_LOST: it has lost the game
 *
 * An occasion on which a character may say something.
 */
typedef enum
{
  DULLE_SAYING_NOTHING,
  DULLE_SAYING_FOX_CAUGHT,
  DULLE_SAYING_FOX_LOST,
  DULLE_SAYING_CHARLIE_MADE,
  DULLE_SAYING_CHARLIE_CAUGHT,
  DULLE_SAYING_DOPPELKOPF,
  DULLE_SAYING_DULLE_OVER_DULLE,
  DULLE_SAYING_RE,
  DULLE_SAYING_KONTRA,
  DULLE_SAYING_SOLO,
  DULLE_SAYING_SOLO_WON,
  DULLE_SAYING_KEPT,
  DULLE_SAYING_BROKEN,
  DULLE_SAYING_BLACK,
  DULLE_SAYING_WON,
  DULLE_SAYING_LOST,
  DULLE_N_SAYINGS,
} DulleSaying;

/* Returns: (nullable): in a line, how a character plays; %NULL if it is none */
const char *dulle_character_way (DulleFace face);

/* Returns: (nullable): what was measured of that, against a player of the same skill that is
 * no character; %NULL if it cannot be counted */
const char *dulle_character_measure (DulleFace face);

/* Returns: (nullable): a few words, translated; %NULL if @face is no character, or one that
 * keeps silent then */
const char *dulle_character_words (DulleFace   face,
                                   DulleSaying saying);

/**
 * dulle_character_remark:
 * @face: the face of the player on @seat
 *
 * Returns: (nullable): what that player says to @moment; %NULL if it has no part in it, or
 *   says nothing
 */
const char *dulle_character_remark (DulleFace          face,
                                    const DulleMoment *moment,
                                    guint8             seat);

G_END_DECLS
