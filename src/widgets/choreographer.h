/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the events of a session on the table, one after the other: which motion
 * and which pause follow each other is written here, how they look on the table.
 */
#pragma once

#include "dulle-table.h"

G_BEGIN_DECLS

typedef struct _DulleChoreographer DulleChoreographer;

DulleChoreographer *dulle_choreographer_new (DulleTable *table);
void                dulle_choreographer_free (DulleChoreographer *self);

void dulle_choreographer_set_session (DulleChoreographer *self,
                                      DulleSession       *session);
void dulle_choreographer_set_speed (DulleChoreographer *self,
                                    DulleAnimationSpeed speed);

/* Shows the rest of the current event without motion and pauses. */
void dulle_choreographer_go_on (DulleChoreographer *self);

/* Whether an event still waits to be shown to its end. */
gboolean dulle_choreographer_is_busy (DulleChoreographer *self);

/* How long cards of the hand take to change places, in milliseconds. */
guint dulle_choreographer_sort_time (DulleChoreographer *self);

G_END_DECLS
