/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a kind of game is, for those who do not know its name.
 */
#pragma once

#include <glib.h>

#include "engine/action.h"

G_BEGIN_DECLS

/**
 * dulle_call_description:
 * @rules: the rules that are played by
 *
 * Returns: (transfer full) (nullable): what would be played, in a sentence: "Only the
 *   queens are trumps."; %NULL if there is nothing to explain
 */
char *dulle_call_description (const DulleAction *call,
                              const DulleRules  *rules);

/* Returns: (transfer full): how a solo is called: "Just the solo", "With Re" */
char *dulle_call_manner_name (const DulleAction *call);

/**
 * dulle_call_manner:
 * @call: a solo
 * @bids: whether others may call a higher one
 *
 * Returns: what it means that it is called with an announcement, without one, or so that others
 *   may play one instead
 */
const char *dulle_call_manner (const DulleAction *call,
                               gboolean           bids);

G_END_DECLS
