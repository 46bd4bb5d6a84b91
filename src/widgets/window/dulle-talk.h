/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What people at a shared table say to each other: a menu of phrases while there is such a
 * table, and a bubble beside the plate of whoever speaks. Anybody can be muted here.
 */
#pragma once

#include "session/dulle-host.h"

#include "dulle-game-page.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TALK (dulle_talk_get_type ())
G_DECLARE_FINAL_TYPE (DulleTalk, dulle_talk, DULLE, TALK, GObject)

/**
 * dulle_talk_new:
 * @button: opens the menu, and is shown where there is somebody to talk to; outlives the talk
 * @page: shows what is said; outlives the talk
 * @map: gets "talk", which opens the menu, "say" (the id of a phrase), and "mute" (a player),
 *   which also ends it
 */
DulleTalk *dulle_talk_new (DulleSession  *session,
                           DulleHost     *host,
                           GtkMenuButton *button,
                           DulleGamePage *page,
                           GActionMap    *map);

G_END_DECLS
