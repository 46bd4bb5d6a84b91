/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements: which may be made when. Official rules, "An- und Absagen"; the
 * same as Dokolingen §5.
 *
 * A level may be announced while the seat still holds as many cards as the rules
 * require for it; a marriage moves all limits by the number of tricks before the one
 * that decided it. Levels that are skipped must still be in time themselves. When it is
 * too late for Re or Kontra, either may still be made as a reply to the other party, up
 * to one card after the deadline of the announcement that it replies to. No member of the
 * party announces anything after a reply, and no level skips one. House rules:
 * limits by the cards on the table (Feldmeier, "Ansagen"), knocking, binding Re and
 * Kontra with replies of their own, Re and Kontra in turn (FreeDoko rules, "Ansagen").
 */
#pragma once

#include "action.h"
#include "refusal.h"

/**
 * dulle_announce_impossible:
 *
 * The limits are chosen apart from the deck. Where one of them asks for more cards than
 * are dealt, nobody can announce its level or any above it.
 *
 * Returns: the lowest such level, or %DULLE_LEVEL_NONE
 */
DulleLevel dulle_announce_impossible (const DulleRules *rules);

/**
 * dulle_announce_check:
 * @own: the seat that would announce
 * @level: from %DULLE_LEVEL_PARTY on
 * @reply: (out) (optional): whether it would be made as a reply
 *
 * Returns: %DULLE_ACCEPTED, or why not
 */
DulleRefusal dulle_announce_check (const DulleBoard            *board,
                                   const DullePrivateKnowledge *own,
                                   DulleLevel                   level,
                                   bool                        *reply);

/**
 * dulle_announce_cards_left:
 * @level: a level that may be announced now
 *
 * Returns: how many more cards may be played before the announcement is too late; 0 when
 *   it must be made before the seat's next card. What counts is what the rules count: the
 *   seat's own cards, or all that lie on the table.
 */
unsigned dulle_announce_cards_left (const DulleBoard            *board,
                                    const DullePrivateKnowledge *own,
                                    DulleLevel                   level);

/**
 * dulle_announce_last_chance:
 * @own: a seat, in trick play, on its turn
 *
 * The lowest level above what its party has announced, if the seat may announce it now
 * and it may be too late at its next turn. By the seat's own cards that is known; by the
 * cards on the table it is not, as the seat may be the first or the last in the next trick.
 *
 * Returns: the level, or %DULLE_LEVEL_NONE
 */
DulleLevel dulle_announce_last_chance (const DulleBoard            *board,
                                       const DullePrivateKnowledge *own);

/* Card points of a first trick whose winner must announce. */
#define DULLE_COMPULSORY_CARD_POINTS 30

/**
 * dulle_announce_compulsory:
 * @own: the seat whose turn it is
 *
 * What the winner of the first trick must announce before it leads to the next one. The
 * game makes this announcement along with the seat's next card.
 *
 * Returns: the level, or %DULLE_LEVEL_NONE
 */
DulleLevel dulle_announce_compulsory (const DulleBoard            *board,
                                      const DullePrivateKnowledge *own);

/* The id of a level: in records "re" and "kontra" by party, "no-90", …, "black"; in views
 * "party" where the party is not told. */
const char *dulle_level_id (DulleLevel level,
                            DulleParty party);

/* What is said, marked for translation: "Re", "Kontra", or "Knock" of somebody whose party is not
 * known; "No 90", …, "Black". */
const char *dulle_level_name (DulleLevel level,
                              DulleParty party);
