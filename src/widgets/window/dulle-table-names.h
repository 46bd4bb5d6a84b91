/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The names and faces of everybody at the table while a session lasts: by player of the
 * tournament, by seat of the game, and as chosen for the next tournament. Follows the
 * setting `player-names`: a player renamed there is renamed in the running tournament,
 * too; and the person's own face in `player-faces`.
 */
#pragma once

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TABLE_NAMES (dulle_table_names_get_type ())
G_DECLARE_FINAL_TYPE (DulleTableNames, dulle_table_names, DULLE, TABLE_NAMES, GObject)

/**
 * DulleTableNames::changed:
 *
 * Somebody was renamed, or other players have sat down. Arrays returned before are no
 * longer valid.
 */

/* The names that are chosen, for four players, until others sit down. */
DulleTableNames *dulle_table_names_new (GSettings *settings);

/* The session whose players are renamed; %NULL for none. */
void dulle_table_names_set_session (DulleTableNames *self,
                                    DulleSession    *session);

/* Other players have sat down. */
void dulle_table_names_seat (DulleTableNames    *self,
                             const DulleSeating *seating);

/* Returns: (transfer none): the names, none of them empty */
const char *const *dulle_table_names_get_by_seat (DulleTableNames *self);
const char *const *dulle_table_names_get_by_player (DulleTableNames *self);
const char *const *dulle_table_names_get_chosen (DulleTableNames *self);

/* Who they are; the person has the face that is chosen at the moment. */
const DulleFace *dulle_table_names_get_faces_by_seat (DulleTableNames *self);
const DulleFace *dulle_table_names_get_faces_by_player (DulleTableNames *self);

G_END_DECLS
