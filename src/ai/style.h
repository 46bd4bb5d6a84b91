/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Ways to play: what a player dares, and how far it follows convention. A style changes
 * thresholds, never what a player knows or how it judges a position.
 */
#pragma once

#include <stdbool.h>

/**
 * DulleStyle:
 * @DULLE_STYLE_PLAIN: as the kind of player does by itself
 * @DULLE_STYLE_CAREFUL: announces and plays solos later
 * @DULLE_STYLE_BOLD: announces Re and Kontra sooner
 * @DULLE_STYLE_SOCIABLE: announces Re and Kontra sooner and plays solos later
 * @DULLE_STYLE_SOLOIST: plays solos sooner
 * @DULLE_STYLE_RISKY: announces everything and plays solos a little sooner
 * @DULLE_STYLE_BOOKISH: plays the card that a partner expects, unless another is clearly
 *   better
 * @DULLE_STYLE_PLAYFUL: plays whatever seems best, expected or not
 * @DULLE_STYLE_SILENT: announces nothing
 * @DULLE_STYLE_CARELESS: plays one card in twenty by chance
 */
typedef enum
{
  DULLE_STYLE_PLAIN,
  DULLE_STYLE_CAREFUL,
  DULLE_STYLE_BOLD,
  DULLE_STYLE_SOCIABLE,
  DULLE_STYLE_SOLOIST,
  DULLE_STYLE_RISKY,
  DULLE_STYLE_BOOKISH,
  DULLE_STYLE_PLAYFUL,
  DULLE_STYLE_SILENT,
  DULLE_STYLE_CARELESS,
  DULLE_N_STYLES,
} DulleStyle;

/**
 * DulleTraits:
 * @party: added to the share of the sampled deals in which Re or Kontra must be kept
 * @higher: the same for no 90 and all above it
 * @solo: added to the points by which a solo must be better than a normal game
 * @convention: what the conventional margin is multiplied by
 * @slips: the share of the cards that are played by chance
 *
 * What makes a style. The policy, which does not sample deals, has thresholds in other
 * units; see style.c.
 */
typedef struct
{
  double party;
  double higher;
  double solo;
  double convention;
  double slips;
} DulleTraits;

const DulleTraits *dulle_style_traits (DulleStyle style);

/* @id: "plain", "careful" and so on */
bool dulle_style_from_id (const char *id,
                          DulleStyle *style);
