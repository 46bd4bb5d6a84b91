/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What one seat sees of a game as text: a record in which three hands are missing.
 *
 *   preset ID                   the lines of a record that set up a game (record.h), with the
 *   …                           hand of one seat, whose game it is
 *   hand SEAT CARD…
 *   auction WORD…               what the seat has seen so far (seen-action.h), on any number
 *   exchange WORD…              of lines
 *   trick WORD…
 *   end
 */
#pragma once

#include "error.h"
#include "seen-game.h"

/**
 * dulle_seen_game_parse:
 * @text: the lines, from the first to “end”
 * @name: what to call the text in messages
 *
 * Returns: whether it could be read; if not, @error is one sentence with @name and the line
 */
bool dulle_seen_game_parse (const char    *text,
                            const char    *name,
                            DulleSeenGame *seen,
                            GError       **error);

/* The same of a game that somebody without a seat is told of: it has no hand. */
bool dulle_seen_game_parse_bare (const char    *text,
                                 const char    *name,
                                 DulleSeenGame *seen,
                                 GError       **error);

/* Appends a game that has just begun as the seat of @view sees it, from its rules to “end”. */
void dulle_seen_game_write (const DulleView *view,
                            GString         *text);

/* Takes all of @words into account, or none of them. */
bool dulle_seen_game_take_words (DulleSeenGame           *seen,
                                 char                   **words,
                                 const DulleTextPosition *at);
