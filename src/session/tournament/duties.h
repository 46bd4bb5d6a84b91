/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The solos that a tournament asked for in a game, which is played again outside of it.
 */
#pragma once

#include "engine/game.h"
#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleDuties:
 * @solos_due: the compulsory solos still due for each seat
 * @forced: a seat that must play a solo now, or %DULLE_NO_SEAT
 * @voted: whether that is in a round of solos that the players voted for
 *
 * A value without pointers and gaps.
 */
typedef struct
{
  DulleCompulsorySolos solos_due[DULLE_N_SEATS];
  guint8               forced;
  bool                 voted;
} DulleDuties;

#define DULLE_NO_DUTIES ((DulleDuties){ .forced = DULLE_NO_SEAT })

gboolean dulle_duties_exist (const DulleDuties *self);

/* Whether there may be a game with them: a forced seat has a solo to play by the active
 * @rules. */
gboolean dulle_duties_are_valid (const DulleDuties *self,
                                 const DulleRules  *rules);

/* Appends " compulsory-solos 1/0/0 1/0/0 0/0/0 1/0/0 forced 2", as in a record but on one
 * line, or nothing without duties. */
void dulle_duties_format (const DulleDuties *self,
                          GString           *text);

/* Returns: whether all of @words were understood */
gboolean dulle_duties_parse (DulleDuties *self,
                             char       **words);

G_END_DECLS
