/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Announcements: which may be made when. Official rules, "An- und Absagen"; the
 * same as Dokolingen §5.
 *
 * A level may be announced while the seat still holds so many cards as the rules
 * ask for it; a marriage moves all limits by the tricks before the one that
 * decided it. Skipped levels must still be in time themselves. Re or Kontra that
 * come too late may still be an answer, up to one card after the last moment of
 * the announcement of the other party that they answer. House rules: limits by the
 * cards on the table (Feldmeier, "Ansagen"), knocking, binding Re and Kontra with
 * replies of their own, Re and Kontra in turn (FreeDoko rules, "Ansagen").
 */
#pragma once

#include "action.h"

/**
 * dulle_announce_check:
 * @own: the seat that would announce
 * @level: from %DULLE_LEVEL_PARTY on
 * @reply: (out) (optional): whether it would be made as a reply
 *
 * Returns: %DULLE_ACCEPTED, or why not
 */
DulleRefusal dulle_announce_check (const DulleBoard *board,
                                   const DulleOwn   *own,
                                   DulleLevel        level,
                                   bool             *reply);

/**
 * dulle_announce_cards_left:
 * @level: a level that may be announced now
 *
 * Returns: how many more cards of its own the seat may play before the
 *   announcement is too late; 0 when it must be made before its next card
 */
unsigned dulle_announce_cards_left (const DulleBoard *board,
                                    const DulleOwn   *own,
                                    DulleLevel        level);

/**
 * dulle_announce_last_chance:
 * @own: a seat, in trick play
 *
 * The lowest level that is above what its party has announced, and that the seat may
 * announce now and no more after its next card.
 *
 * Returns: the level, or %DULLE_LEVEL_NONE
 */
DulleLevel dulle_announce_last_chance (const DulleBoard *board,
                                       const DulleOwn   *own);

/* Card points of a first trick whose winner must announce. */
#define DULLE_DUTY_AUGEN 30

/**
 * dulle_announce_duty:
 * @own: a seat
 *
 * What the winner of the first trick must announce before it leads to the next:
 * the game does it with the seat's next card.
 *
 * Returns: the level, or %DULLE_LEVEL_NONE
 */
DulleLevel dulle_announce_duty (const DulleBoard *board,
                                const DulleOwn   *own);

/* The id of a level in records: "re" and "kontra" by party, "no-90", …, "black". */
const char *dulle_level_id (DulleLevel level,
                            DulleParty party);

/* What is said, marked for translation: "Re", "Kontra", "No 90", …, "Black". */
const char *dulle_level_name (DulleLevel level,
                              DulleParty party);
