/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the seal of a moment is put, as a pure function of the layout: where it happened,
 * but beside what wants a click.
 */
#pragma once

#include "session/moments.h"
#include "table-geometry.h"

/**
 * DulleMomentPlace:
 * @side: of the player; %DULLE_NO_SIDE for the middle of the table
 * @on_card: on the card of that side, rather than at its name plate
 */
typedef struct
{
  DulleSide side;
  bool      on_card;
} DulleMomentPlace;

/**
 * dulle_moment_place_of:
 * @on_table: whether the card that it is about lies there
 * @bottom: the seat at the bottom of the table
 */
DulleMomentPlace dulle_moment_place_of (const DulleMoment *moment,
                                        bool               on_table,
                                        uint8_t            bottom);

/* How wide the disc of a seal is in this layout. */
float dulle_moment_size (const DulleTableGeometry *geometry);

/**
 * dulle_moment_box:
 * @table_width: the width of the table
 * @width: what the seal takes with its word
 *
 * Returns: the place of a seal
 */
DulleBox dulle_moment_box (const DulleTableGeometry *geometry,
                           DulleMomentPlace          place,
                           float                     table_width,
                           float                     width,
                           float                     height);

/* Moves @box sideways until it is beside @other. */
void dulle_moment_box_part (DulleBox       *box,
                            const DulleBox *other,
                            float           table_width);
