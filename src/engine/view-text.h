/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Views as text: what one seat may know at one moment, for programs that play from
 * outside, and for people who want to show a position. A record of a game in which
 * three hands are hidden, so to say.
 *
 * Lines are separated by line ends, words by blanks; empty lines and what follows a
 * # are skipped. Seats, cards and levels are written as in records (record.h);
 * nobody and nothing is -. What is left out is as it is when a game begins.
 *
 *   dulle-view 1
 *   preset ID                   the rules, as in records
 *   rule OPTION VALUE
 *   own SEAT                    whose view it is
 *   hand CARD…                  its cards, and as they were dealt, put in the middle
 *   dealt CARD…                 or given back, and received; the last two only if
 *   passed CARD…                there was an exchange
 *   received CARD…
 *   WORD VALUE…                 a member of DulleBoard or DulleOwn: one value, or
 *                               one for each seat (dulle_view_write() shows them)
 *   trick SEAT:CARD…            the tricks in order, the last one perhaps not full;
 *                               a * behind a card: it wins
 *   announced SEAT LEVEL CARDS in-time|reply ANSWERS
 *                               who said what when so many cards had been played,
 *                               whether in time only as a reply, and what a binding
 *                               reply answers
 *   end
 */
#pragma once

#include <glib.h>

#include "view.h"

#define DULLE_VIEW_ERROR (dulle_view_error_quark ())
GQuark dulle_view_error_quark (void);

typedef enum
{
  DULLE_VIEW_ERROR_SYNTAX,
  DULLE_VIEW_ERROR_IMPOSSIBLE,
} DulleViewError;

/* Appends @view, from its head to its end. */
void dulle_view_write (const DulleView *view,
                       GString         *text);

/**
 * dulle_view_parse:
 * @text: a view, from its head to its end
 * @name: what to call it in messages
 * @view: (out): the view
 *
 * The cards must be possible: no third of a kind, and as many unseen ones as the
 * others hold.
 *
 * Returns: whether it could be read; if not, @error is one sentence with @name and
 *   the line
 */
bool dulle_view_parse (const char *text,
                       const char *name,
                       DulleView  *view,
                       GError    **error);
