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

G_END_DECLS
