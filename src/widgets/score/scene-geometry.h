/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where everything goes when a game is over, as a pure function of the window's size and of
 * what there is. Lengths are logical pixels, the origin is the top left corner.
 *
 * Each party has a side: Re at the left, Kontra at the right. The rest stands between the
 * sides, or below them where the window is narrow.
 */
#pragma once

#include "engine/board.h"
#include "table/table-geometry.h"

/* The most lines of a result that are shown on a side; others are counted. */
#define DULLE_MAX_CHIPS 12

/* Tricks to remember, and the cards of each. */
#define DULLE_MAX_HIGHLIGHTS 2

typedef struct
{
  float width;
  float height;
} DulleSceneSize;

/**
 * DulleSceneRequest:
 * @n_players: the players of each party
 * @n_cards: the cards that each party has won
 * @n_chips: the lines of the result for each party
 * @n_highlights: the tricks to remember
 * @party: the name of a party; here and below, the largest there is
 * @figure: the card points of a party
 * @plate: a player
 * @chips: the lines, at most %DULLE_MAX_CHIPS a party
 * @headline: who has won
 * @subtitle: by what
 * @caption: what is said about a trick, in the least width
 * @wide_caption: the same in a width that needs fewer lines
 * @actions: the buttons
 * @folded_actions: the same in more rows
 *
 * What there is to be placed, with natural sizes.
 */
typedef struct
{
  float          width;
  float          height;
  unsigned       n_players[DULLE_N_PARTIES];
  unsigned       n_cards[DULLE_N_PARTIES];
  unsigned       n_chips[DULLE_N_PARTIES];
  unsigned       n_highlights;
  DulleSceneSize party;
  DulleSceneSize figure;
  DulleSceneSize plate;
  DulleSceneSize chips[DULLE_N_PARTIES][DULLE_MAX_CHIPS];
  DulleSceneSize headline;
  DulleSceneSize subtitle;
  DulleSceneSize caption;
  DulleSceneSize wide_caption;
  DulleSceneSize actions;
  DulleSceneSize folded_actions;
} DulleSceneRequest;

/**
 * DulleSceneGeometry:
 * @unit: how much larger than natural the texts are
 * @head_unit: the same for @parties and @figures, which stand side by side
 * @plate_unit: and for @plates, which are larger where there is room
 * @chip_unit: and for @chips
 * @headline_unit: and for @headline, which may be too long otherwise
 * @subtitle_unit: and for @subtitle
 * @actions_unit: and for @actions
 * @n_chips: how many lines there is room for
 * @pile_width: of the cards that were won; 0 where there is no room
 * @n_rows: the rows in which they lie
 * @piles: where these are
 * @highlight_width: of the cards of a trick to remember; 0 where there is no room
 * @highlights: where these are
 *
 * A box without height is not shown.
 */
typedef struct
{
  float    unit;
  float    head_unit;
  float    plate_unit;
  float    chip_unit;
  float    headline_unit;
  float    subtitle_unit;
  float    actions_unit;
  unsigned n_chips[DULLE_N_PARTIES];
  unsigned n_rows[DULLE_N_PARTIES];
  float    pile_width;
  float    highlight_width;
  DulleBox sides[DULLE_N_PARTIES];
  DulleBox parties[DULLE_N_PARTIES];
  DulleBox figures[DULLE_N_PARTIES];
  DulleBox plates[DULLE_N_PARTIES][DULLE_N_SEATS];
  DulleBox piles[DULLE_N_PARTIES];
  DulleBox chips[DULLE_N_PARTIES][DULLE_MAX_CHIPS];
  DulleBox headline;
  DulleBox subtitle;
  DulleBox captions[DULLE_MAX_HIGHLIGHTS];
  DulleBox highlights[DULLE_MAX_HIGHLIGHTS];
  DulleBox actions;
} DulleSceneGeometry;

void dulle_scene_geometry (const DulleSceneRequest *request,
                           DulleSceneGeometry      *geometry);

/* The middle of the @number-th of @n cards of @width that lie side by side in @box, each upon
 * the one before. */
DullePose dulle_scene_card_place (const DulleBox *box,
                                  float           width,
                                  unsigned        number,
                                  unsigned        n);

/* The same for the @number-th of @n cards that @party has won, which may lie in several rows,
 * each upon the one above. */
DullePose dulle_scene_pile_place (const DulleSceneGeometry *geometry,
                                  DulleParty                party,
                                  unsigned                  number,
                                  unsigned                  n);
