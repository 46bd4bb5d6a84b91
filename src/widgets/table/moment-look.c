/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One table. The colors are those of the decks.
 */
#include "config.h"

#include "moment-look.h"

#define IVORY  0xfdf7e6
#define GOLD   0xe4aa33
#define INK    0x16203a
#define NAVY   0x1b2f57
#define RED    0xa32530
#define BLACK  0x2a2c36
#define SKY    0x5b79ad
#define BROWN  0x8a4a2a
#define PIGLET 0xf0b4ae
#define WINE   0x6d1a2c
#define ROSE   0x95404e
#define STEEL  0x3c4450
#define FOREST 0x1d4a38
#define FOX    0xe8822a
#define GREEN  0x2b7753
#define CRACK  0x2a0810

#define SEAL(figure, wax, ink)           \
  {                                      \
    DULLE_SEAL_FIGURE_##figure, wax, ink \
  }
#define SOUND(sound) DULLE_SOUND_##sound
#define SILENT       DULLE_N_SOUNDS

#define PLATE  DULLE_MOMENT_SPOT_PLATE
#define CARD   DULLE_MOMENT_SPOT_CARD
#define LOST   DULLE_MOMENT_SPOT_LOST_CARD
#define MIDDLE DULLE_MOMENT_SPOT_MIDDLE

/* clang-format off */
static const DulleMomentLook looks[] = {
  [DULLE_MOMENT_RE] = { SEAL (CLUB, NAVY, GOLD), SILENT, PLATE },
  [DULLE_MOMENT_KONTRA] = { SEAL (SWORDS, RED, IVORY), SILENT, PLATE },
  [DULLE_MOMENT_NO_90] = { SEAL (NO_90, GOLD, INK), SILENT, PLATE },
  [DULLE_MOMENT_NO_60] = { SEAL (NO_60, GOLD, INK), SILENT, PLATE },
  [DULLE_MOMENT_NO_30] = { SEAL (NO_30, GOLD, INK), SILENT, PLATE },
  [DULLE_MOMENT_BLACK] = { SEAL (NO_0, BLACK, IVORY), SILENT, PLATE },
  [DULLE_MOMENT_SOLO] = { SEAL (PERSON, SKY, IVORY), SOUND (BELL), PLATE },
  [DULLE_MOMENT_GENSCHER] = { SEAL (DIAMOND, BROWN, GOLD), SOUND (BELL), PLATE },
  [DULLE_MOMENT_PIGS] = { SEAL (PIG, PIGLET, WINE), SILENT, PLATE },
  [DULLE_MOMENT_SUPERPIGS] = { SEAL (SUPERPIG, PIGLET, WINE), SILENT, PLATE },
  [DULLE_MOMENT_PARTNER] = { SEAL (RINGS, ROSE, GOLD), SOUND (BELL), PLATE },
  [DULLE_MOMENT_NO_PARTNER] = { SEAL (RING, STEEL, GOLD), SOUND (LOST), PLATE },
  [DULLE_MOMENT_DOPPELKOPF] = { SEAL (TWO_HEADS, GOLD, WINE), SOUND (KNOCKS), MIDDLE },
  [DULLE_MOMENT_FOX_TAKEN] = { SEAL (FOX, FOREST, FOX), SOUND (FOX), LOST },
  [DULLE_MOMENT_FOX_CAUGHT] = { SEAL (FOX, RED, FOX), SOUND (FOX), LOST },
  [DULLE_MOMENT_FOX_LAST] = { SEAL (FOX, GOLD, FOREST), SOUND (FOX), CARD },
  [DULLE_MOMENT_CHARLIE] = { SEAL (HAT, STEEL, IVORY), SOUND (CHARLIE), CARD },
  [DULLE_MOMENT_CHARLIE_CAUGHT] = { SEAL (HAT, RED, IVORY), SOUND (CHARLIE), LOST },
  [DULLE_MOMENT_DULLE_OVER_DULLE] = { SEAL (CROWN, RED, GOLD), SOUND (KNOCKS), CARD },
  [DULLE_MOMENT_HEART_TRICK] = { SEAL (HEART, IVORY, RED), SOUND (BELL), MIDDLE },
  [DULLE_MOMENT_BROKEN] = { SEAL (CRACK, WINE, CRACK), SOUND (LOST), PLATE },
  [DULLE_MOMENT_KEPT] = { SEAL (CHECK, GREEN, IVORY), SOUND (KNOCKS), PLATE },
  [DULLE_MOMENT_NO_TRICK] = { SEAL (NO_0, BLACK, IVORY), SOUND (KNOCKS), MIDDLE },
};
/* clang-format on */
G_STATIC_ASSERT (G_N_ELEMENTS (looks) == DULLE_N_MOMENTS);

const DulleMomentLook *
dulle_moment_look (DulleMomentKind kind)
{
  g_return_val_if_fail (kind < DULLE_N_MOMENTS, NULL);

  return &looks[kind];
}
