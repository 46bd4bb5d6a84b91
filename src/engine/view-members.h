/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The members of a view that are numbers, as a table, and lines that several forms have. For
 * the files that write and read what a seat knows only.
 */
#pragma once

#include <stddef.h>

#include "view.h"

/* The first line of a view. */
#define DULLE_VIEW_HEAD "dulle-view 1"

/**
 * DulleViewMember:
 * @word: its name in the text
 * @offset: where it lies in a view
 * @size: of one value in bytes: 1, 2, or that of an enumeration
 * @n_values: 1, or the number of seats
 * @highest: the highest value; the lowest is 0
 * @name: (nullable): gives the word for a value, or %NULL if there is no such value; a
 *   member without this function is written as a number
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

/* Appends the member's values in written form, each after a blank. */
void dulle_view_format (const DulleViewMember *member,
                        const DulleView       *view,
                        GString               *text);

/* "0" to "3", "-" for nobody, and %NULL for anything else. */
const char *dulle_view_seat_id (int seat);

/* "party" stands for Re as well as Kontra, since the party may not be known. */
const char *dulle_view_level_id (int level);

/* A seat's view before anything has been dealt. */
DulleView dulle_view_blank (const DulleRules *active,
                            uint8_t           own);

/* Appends rules that lead to @active, options by their first names, which programs written
 * for an older version know as well. */
void dulle_view_write_rules (const DulleRules *active,
                             GString          *text);

void dulle_view_write_compulsory_solos (const DulleBoard *board,
                                        GString          *text);
