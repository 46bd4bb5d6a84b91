/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which decision of an own game is a puzzle. That is kept as the name of an attempt.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleOwnPuzzle:
 * @silence: whether the decision was to announce nothing before the action
 *
 * Which decision of which game.
 */
typedef struct
{
  gint64   tournament;
  guint    number;
  guint    n_before;
  gboolean silence;
} DulleOwnPuzzle;

/* Returns: (transfer full): the id of the puzzle */
char *dulle_own_puzzle_id (const DulleOwnPuzzle *self);

/* Returns: whether @id is that of such a puzzle */
gboolean dulle_own_puzzle_parse (const char     *id,
                                 DulleOwnPuzzle *self);

G_END_DECLS
