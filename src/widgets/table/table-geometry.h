/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where everything on the table goes, as a pure function of its size and of what
 * is there. Lengths are logical pixels, the origin is the top left corner.
 *
 * Places around the table are counted clockwise from the person: bottom, left,
 * top, right.
 */
#pragma once

#include "cards/motion.h"

#include "engine/hand.h"

typedef enum
{
  DULLE_SIDE_BOTTOM,
  DULLE_SIDE_LEFT,
  DULLE_SIDE_TOP,
  DULLE_SIDE_RIGHT,
  DULLE_N_TABLE_SIDES,
} DulleSide;

/* The middle of the table, where something may lie that belongs to nobody. */
#define DULLE_NO_SIDE ((DulleSide) DULLE_N_TABLE_SIDES)

/**
 * dulle_table_side:
 * @seat: may be %DULLE_NO_SEAT
 * @bottom: the seat at the bottom of the table
 *
 * Returns: the side on which @seat sits
 */
static inline DulleSide
dulle_table_side (uint8_t seat,
                  uint8_t bottom)
{
  return seat < DULLE_N_SEATS ? (DulleSide) ((seat + DULLE_N_SEATS - bottom) % DULLE_N_SEATS)
                              : DULLE_NO_SIDE;
}

typedef struct
{
  float x;
  float y;
  float width;
  float height;
} DulleBox;

/**
 * DulleTableRequest:
 * @n_hand: the cards in the person's hand
 * @n_left: how many of them stand to the left of a gap; 0 without one
 * @plate_height: the height of a name plate
 * @panel_width: the natural size of the panel above the hand; 0 without one
 * @panel_min_width: what it needs at least
 * @panel_top: where it begins already, for it must not move under the pointer; 0 if it is
 *   new
 * @panel_low: whether it lies close to the hand, for the trick is looked at too
 * @bar_width: the natural size of the strip of buttons; 0 without one
 * @bar_min_width: what it needs at least to be no higher, which is little if some of them can
 *   be left out
 *
 * What there is to be placed.
 */
typedef struct
{
  float    width;
  float    height;
  unsigned n_hand;
  unsigned n_left;
  float    plate_height;
  float    panel_width;
  float    panel_height;
  float    panel_min_width;
  float    panel_min_height;
  float    panel_top;
  bool     panel_low;
  float    bar_width;
  float    bar_height;
  float    bar_min_width;
} DulleTableRequest;

/**
 * DulleTableGeometry:
 * @card_width: of the cards in the hand and the trick; a multiple of four, so
 *   that the height is a whole number too
 * @back_width: of the backs behind the name plates; 0 where there is no room
 * @is_low: whether there is no room below the name plates
 * @seats: name plates with the backs above them; empty where hidden
 * @table: the free middle, for the trick
 * @hand_box: what the cards of the hand cover
 * @hand: the cards of the hand, from left to right
 * @trick: the card of each side, before it is turned individually
 * @piles: where tricks go to, and cards come from
 */
typedef struct
{
  float     card_width;
  float     card_height;
  float     back_width;
  bool      is_low;
  DulleBox  seats[DULLE_N_TABLE_SIDES];
  DulleBox  panel;
  DulleBox  bar;
  DulleBox  table;
  DulleBox  hand_box;
  DullePose hand[DULLE_MAX_HAND];
  DullePose trick[DULLE_N_TABLE_SIDES];
  DullePose piles[DULLE_N_TABLE_SIDES];
} DulleTableGeometry;

/* The height of a card is its width times this. */
#define DULLE_CARD_ASPECT 1.5f

/* The part of a card's width, from the left, that shows what it is. */
#define DULLE_CARD_INDEX 0.24f

/* Below this size the table does not become smaller. */
#define DULLE_TABLE_MIN_WIDTH  300
#define DULLE_TABLE_MIN_HEIGHT 200

/* The face on a name plate: the least where there is room, and where there is room for small
 * plates only. */
#define DULLE_FACE         36
#define DULLE_COMPACT_FACE 24

/* How large the faces on the name plates are in a table of this size. */
int dulle_table_face_size (float width,
                           float height);

/* Whether a table of this size has room for small name plates only. */
bool dulle_table_is_compact (float width,
                             float height);

/* What is kept free at the edges of a table of this size. */
float dulle_table_margin (float width,
                          float height);

void dulle_table_geometry (const DulleTableRequest *request,
                           DulleTableGeometry      *geometry);

/**
 * dulle_table_corner:
 * @width: of the table
 * @side: left or right
 * @corner: (out): of the upper corner on that side, what no seat, trick or panel reaches;
 *   empty if there is nothing
 */
void dulle_table_corner (const DulleTableGeometry *geometry,
                         float                     width,
                         DulleSide                 side,
                         DulleBox                 *corner);
