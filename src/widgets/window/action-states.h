/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which of the game's actions make sense at the moment, and which of them are on.
 */
#pragma once

#include <gio/gio.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * dulle_enable_game_actions:
 * @event: (nullable): what the table shows, %NULL before the first event
 *
 * Enables "watch", "skip-game", "hint", "knowledge", "take-back" and "last-trick" of @map, or
 * disables them.
 */
void dulle_enable_game_actions (GActionMap       *map,
                                const DulleEvent *event);

/**
 * dulle_event_offers_knowledge:
 * @event: (nullable): what the table shows
 *
 * Returns: whether there is anything to know, whoever sits there may be told, and no curtain
 * hides who that is
 */
gboolean dulle_event_offers_knowledge (const DulleEvent *event);

/* Whether the game that @event tells of is over. */
gboolean dulle_event_ends_game (const DulleEvent *event);

/* Whether the table stays as it is: somebody thinks, advises or votes. */
gboolean dulle_event_leaves_table (const DulleEvent *event);

/* The state of an action that is on or off. */
gboolean dulle_toggle_is_on (GActionMap *map,
                             const char *name);
void     dulle_toggle_set_on (GActionMap *map,
                              const char *name,
                              gboolean    on);

G_END_DECLS
