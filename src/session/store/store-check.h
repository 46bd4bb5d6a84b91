/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The check of a whole store, for an idle hour: all tournaments against their seals, and
 * then the pages of the file.
 */
#pragma once

#include "store-brake.h"
#include "store.h"

G_BEGIN_DECLS

/**
 * dulle_store_check:
 * @run: the tournament that is played; if its rows are damaged it is saved anew
 * @told: (out): set if damage was found, and what became of it
 *
 * Checks a little more of a store, which takes about a millisecond, but for the last time:
 * that takes as long as reading the file, or until the brake is pulled, and then it is
 * tried again. A damaged tournament is set aside; if pages are
 * damaged the file is recovered.
 *
 * Returns: whether there is more to check
 */
gboolean dulle_store_check (DulleStore         *self,
                            DulleTournamentRun *run,
                            GError            **told);

/* @brake: (nullable): what ends the check of all pages, or of a copy, from now on */
void dulle_store_use_brake (DulleStore *self,
                            DulleBrake *brake);

/* Begins the check once more: where nothing could be done about damage, there may be room
 * now. */
void dulle_store_check_again (DulleStore *self);

G_END_DECLS
