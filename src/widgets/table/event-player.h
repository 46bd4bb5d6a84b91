/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Shows the events of a session one after the other, each in the steps of its
 * sequence, and holds the session meanwhile.
 */
#pragma once

#include "session/dulle-session.h"

#include "table-animation.h"

G_BEGIN_DECLS

#define DULLE_TYPE_EVENT_PLAYER (dulle_event_player_get_type ())
G_DECLARE_FINAL_TYPE (DulleEventPlayer, dulle_event_player, DULLE, EVENT_PLAYER, GObject)

/**
 * DulleEventPlayer::begun:
 * @event: (type DulleEvent): the event whose first step comes next
 */

/**
 * DulleEventPlayer::seen:
 * @event: (type DulleEvent): the event that can be seen on the table now
 *
 * Emitted once for each event, before it has settled: what was done is there, but the cards
 * of a full trick still lie.
 */

/**
 * DulleEventPlayer::settled:
 * @event: (type DulleEvent): the event that now is on the table
 *
 * Emitted when the last step of an event has been shown, before the session is
 * released.
 */

/* @animation: what shows the steps; used as long as there is a session */
DulleEventPlayer *dulle_event_player_new (DulleTableAnimation *animation);

DulleSession *dulle_event_player_get_session (DulleEventPlayer *self);
void          dulle_event_player_set_session (DulleEventPlayer *self,
                                              DulleSession     *session);

/* Shows the rest of the current event without motion and pauses. One that waits for its
 * beat goes on waiting. */
void dulle_event_player_advance (DulleEventPlayer *self);

/* Shows the rest of the game without motion, pauses and beats, as fast as it is played. */
void dulle_event_player_skip_game (DulleEventPlayer *self);

/* Whether a full trick stays on the table until another game is laid on it. */
void dulle_event_player_keep_trick (DulleEventPlayer *self,
                                    gboolean          keeps);

/* Whether an event still waits to be shown to its end. */
gboolean dulle_event_player_is_busy (DulleEventPlayer *self);

/* Returns: (transfer none) (nullable): the event that is on the table, the last one that
 *   was shown to its end */
const DulleEvent *dulle_event_player_get_shown (DulleEventPlayer *self);

G_END_DECLS
