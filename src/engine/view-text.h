/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Views as text: what one seat may know at one moment, for programs that play from
 * outside, and for people who want to show a position. It is like a record of a game in
 * which three hands are hidden.
 *
 * Words are separated by blanks; empty lines and anything after a # are skipped. Seats,
 * cards and levels are written as in records (record.h), nobody and nothing as -.
 * Whatever is left out follows from the rest, or else is as it is when a game begins:
 * whose turn it is, who is void in what and who has won what need not be said. What is
 * said must be right.
 *
 *   dulle-view 1
 *   preset ID                   the rules, as in records
 *   rule OPTION VALUE
 *   own SEAT                    whose view it is
 *   hand CARD…                  the cards that it holds
 *   dealt CARD…                 the cards that it was dealt
 *   passed CARD…                in an exchange, those it put in the middle or gave back
 *   received CARD…              in an exchange, those it was given
 *   WORD VALUE…                 a member of DulleBoard or DullePrivateKnowledge: one value, or
 *                               one for each seat (view-members.c lists them)
 *   trick SEAT:CARD…            the tricks in order, the last one perhaps not full;
 *                               a * marks the card that wins
 *   announced SEAT LEVEL CARDS in-time|reply ANSWERS
 *                               who announced what after how many cards, whether it was
 *                               only in time as a reply, and the level that a binding
 *                               reply replies to
 *   end
 */
#pragma once

#include <glib.h>

#include "view.h"

/* Appends @view, from its head to its end. */
void dulle_view_write (const DulleView *view,
                       GString         *text);

/**
 * dulle_view_parse:
 * @text: a view, from its head to its end
 * @name: what to call it in messages
 * @view: (out): the view
 *
 * It must be a view that a game can have, see dulle_view_complete().
 *
 * Returns: whether it could be read; if not, @error is one sentence with @name and
 *   the line
 */
bool dulle_view_parse (const char *text,
                       const char *name,
                       DulleView  *view,
                       GError    **error);

/* The same of a bare view, which is “own -” and has no cards. */
bool dulle_view_parse_bare (const char *text,
                            const char *name,
                            DulleView  *view,
                            GError    **error);
