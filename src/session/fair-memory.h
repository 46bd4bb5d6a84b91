/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a guest has seen of fair deals before they were dealt. It is kept with the seat: a host
 * must not be able to show something else to one whose program was started anew.
 */
#pragma once

#include "engine/fair-deal.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleFairMemory:
 * @noted_game: the deal of which something was noted, the next or the running one
 * @noted: what was committed to, in any order, and what was opened of it
 * @is_open: whether the own share is open
 * @attempt: how often it was given anew
 * @opened_game: the last deal for which it was opened at all
 * @opened_commitment: that of the host then
 * @shown_game: the last game of which a record was seen
 * @first_bent: the first deal that was begun anew for no reason, or 0
 * @last_bent: the last one
 */
typedef struct
{
  guint           noted_game;
  DulleFairProof  noted;
  gboolean        is_open;
  guint           attempt;
  guint           opened_game;
  DulleFairNumber opened_commitment;
  guint           shown_game;
  guint           first_bent;
  guint           last_bent;
} DulleFairMemory;

void dulle_fair_memory_write (const DulleFairMemory *self,
                              GKeyFile              *file);

/* What cannot be read was not noted. */
void dulle_fair_memory_read (DulleFairMemory *self,
                             GKeyFile        *file);

G_END_DECLS
