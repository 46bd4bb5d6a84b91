/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the players of a tournament stand: a short list, the best first, with what the
 * last game brought to each.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_STANDINGS (dulle_standings_get_type ())
G_DECLARE_FINAL_TYPE (DulleStandings, dulle_standings, DULLE, STANDINGS, GtkWidget)

GtkWidget *dulle_standings_new (void);

/* How large the players' faces are. */
void dulle_standings_set_face_size (DulleStandings *self,
                                    int             size);

/**
 * dulle_standings_show:
 * @event: of a tournament that has begun
 * @names: by player
 * @faces: by player
 */
void dulle_standings_show (DulleStandings    *self,
                           const DulleEvent  *event,
                           const char *const *names,
                           const DulleFace   *faces);

G_END_DECLS
