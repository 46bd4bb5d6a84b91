/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The members of a view that are numbers, as a table. For the two files that write
 * and read views alone.
 */
#pragma once

#include <stddef.h>

#include "view.h"

/* What a text that is a view begins with. */
#define DULLE_VIEW_HEAD "dulle-view 1"

/**
 * DulleViewMember:
 * @word: its name in the text
 * @offset: where it lies in a view
 * @size: of one value in bytes: 1, 2, or that of an enumeration
 * @n_values: 1, or one for each seat
 * @highest: values are from 0 to this
 * @name: of a value, %NULL for values that are not there; or %NULL where values are
 *   numbers
 */
typedef struct
{
  const char *word;
  size_t      offset;
  uint8_t     size;
  uint8_t     n_values;
  uint16_t    highest;
  const char *(*name) (int value);
} DulleViewMember;

#define DULLE_N_VIEW_MEMBERS 39
extern const DulleViewMember dulle_view_members[DULLE_N_VIEW_MEMBERS];

int  dulle_view_get (const DulleViewMember *member,
                     const DulleView       *view,
                     unsigned               index);
void dulle_view_set (const DulleViewMember *member,
                     DulleView             *view,
                     unsigned               index,
                     int                    value);

/* "0" to "3", "-" for nobody, %NULL for what is no seat. */
const char *dulle_view_seat_id (int seat);

/* "party" for Re and Kontra alike: whose it is, is known or not. */
const char *dulle_view_level_id (int level);

/* A seat's view before anything has been dealt. */
DulleView dulle_view_blank (const DulleRules *active,
                            uint8_t           own);
