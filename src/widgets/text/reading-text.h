/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What can be read off the table at a glance, in words: for people who listen to it.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * DulleReading:
 * @DULLE_READING_GAME: what is played, and what counts as trump
 * @DULLE_READING_TRICK: the trick so far, and who wins it
 * @DULLE_READING_LAST_TRICK: the trick before it, where the rules let one look
 * @DULLE_READING_POINTS: the tricks of each seat, where the rules let one count
 * @DULLE_READING_PLAYERS: who is who, as far as everybody can see, and who announced what
 * @DULLE_READING_TURN: whose turn it is, or what is asked
 * @DULLE_READING_HAND: the own hand by suits
 */
typedef enum
{
  DULLE_READING_GAME,
  DULLE_READING_TRICK,
  DULLE_READING_LAST_TRICK,
  DULLE_READING_POINTS,
  DULLE_READING_PLAYERS,
  DULLE_READING_TURN,
  DULLE_READING_HAND,
  DULLE_N_READINGS,
} DulleReading;

/**
 * dulle_reading_parse:
 * @id: "game", "trick", "last-trick", …, as actions have it
 * @reading: (out):
 *
 * Returns: whether there is such a reading
 */
gboolean dulle_reading_parse (const char   *id,
                              DulleReading *reading);

/**
 * dulle_read_table:
 * @event: what the table shows
 * @names: by seat
 *
 * Returns: (transfer full): one or more sentences
 */
char *dulle_read_table (DulleReading       reading,
                        const DulleEvent  *event,
                        const char *const *names);

/**
 * dulle_spoken_event:
 * @before: (nullable): what was on the table before; without it no moment is told
 * @sentence: (nullable): what happened, by dulle_sentence()
 *
 * What a listener is told of @event without asking: what happened, what is celebrated of
 * it, the hand that was dealt, and what is asked of the person. Whose turn it is otherwise
 * is heard when that player acts.
 *
 * Returns: (transfer full) (nullable): sentences, or %NULL where there is nothing to say
 */
char *dulle_spoken_event (const DulleView   *before,
                          const char        *sentence,
                          const DulleEvent  *event,
                          const char *const *names);

/**
 * dulle_public_event:
 * @before: (nullable): as for dulle_spoken_event()
 * @event: an action
 *
 * What everybody at the table may hear of it, and as those hear it who did not do it.
 *
 * Returns: (transfer full): sentences
 */
char *dulle_public_event (const DulleView   *before,
                          const DulleEvent  *event,
                          const char *const *names);

G_END_DECLS
