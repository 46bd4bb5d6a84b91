/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What happens at the table, in words: one line for the status line and for screen
 * readers.
 * Names are those of the four players, seat 0 first; the seat that the view is
 * for is addressed as "you".
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/* Returns: (nullable): that nobody at this machine plays the game, if it is so */
const char *dulle_sentence_sits_out (const DulleSeating *seating);

/**
 * dulle_sentence:
 *
 * Says what happened in @event: "Kleo plays the Ten of Hearts and wins the trick with 32."
 *
 * Returns: (transfer full) (nullable): the text, or %NULL where nothing happened
 *   that people could see
 */
char *dulle_sentence (const DulleEvent  *event,
                      const char *const *names);

/* Returns: (transfer full) (nullable): what came of the vote before a new game, if there
 * was one: "Votes for a round of solos: 3 of 4. It is played." */
char *dulle_sentence_vote (const DulleEvent *event);

/**
 * dulle_sentence_with_turn:
 * @sentence: what happened, or what may not be done
 * @event: (nullable): what the table shows
 *
 * Returns: (transfer full): @sentence, and whose turn it is, or what is asked of the
 *   person: "You lead.", "It is Ben’s turn."
 */
char *dulle_sentence_with_turn (const char        *sentence,
                                const DulleEvent  *event,
                                const char *const *names);

/* "Trick 3: Kleo Ace of Clubs, Ben Nine of Clubs." */
char *dulle_sentence_trick (const DulleView   *view,
                            const char *const *names);

/* Why nothing can be taken back now, in a game by @rules; they may be %NULL where none runs. */
const char *dulle_sentence_no_taking_back (const DulleRules *rules);

/* Why something was refused; @board may be %NULL. */
const char *dulle_sentence_refusal (const DulleBoard *board,
                                    DulleRefusal      refusal);

G_END_DECLS
