/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a tournament on the table: the first three on a podium, the places of the
 * others, how the totals went, and the records of the evening.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"
#include "tournament/evening.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PODIUM (dulle_podium_get_type ())
G_DECLARE_FINAL_TYPE (DullePodium, dulle_podium, DULLE, PODIUM, GtkWidget)

GtkWidget *dulle_podium_new (void);

/**
 * dulle_podium_show:
 * @sheet: (nullable) (element-type DulleSheetRow): the games
 * @own: the player who is the person, or %DULLE_NO_SEAT
 * @players: names by player
 * @faces: (array fixed-size=DULLE_MAX_PLAYERS): the same
 *
 * Shows a tournament without its records.
 */
void dulle_podium_show (DullePodium         *self,
                        const DulleStanding *standing,
                        GArray              *sheet,
                        guint                own,
                        const char *const   *players,
                        const DulleFace     *faces);

/* Adds the records, which are found out later. */
void dulle_podium_show_evening (DullePodium        *self,
                                const DulleEvening *evening,
                                const char *const  *players,
                                const DulleFace    *faces);

/* Moves the keyboard focus to the button that goes on. */
void dulle_podium_focus (DullePodium *self);

G_END_DECLS
