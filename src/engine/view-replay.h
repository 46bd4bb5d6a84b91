/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tricks of a view, played again. For the two files that do this.
 */
#pragma once

#include "view-steps.h"

/**
 * DulleViewReplay:
 * @shown: the board of the view
 * @game: the game as far as it has been played again
 * @king: how many cards had been played before a Genscher; without one, more than there
 *   are
 * @next: the next announcement
 */
typedef struct
{
  const DulleView  *view;
  const DulleBoard *shown;
  DulleGame         game;
  unsigned          king;
  unsigned          next;
  DulleViewFlaw    *flaw;
} DulleViewReplay;

/* Whether @pigs are declared in the view but not yet in the replay. */
bool dulle_view_is_undeclared (const DulleViewReplay *replay,
                               DullePigs              pigs);

/* Declares @pigs, if they are in the view. Returns: whether that was possible now */
bool dulle_view_declare (DulleViewReplay *replay,
                         DullePigs        pigs);

/* Declares what must be declared before the first card, either by the rules or because
 * the exchange of a poverty parted the pigs that superpigs depend on. */
void dulle_view_declare_at_start (DulleViewReplay *replay);

/* Declares what @seat could no longer declare after playing @card. */
void dulle_view_declare_before (DulleViewReplay *replay,
                                uint8_t          seat,
                                DulleCard        card);

/* Declares whatever has not been declared yet. */
bool dulle_view_declare_rest (DulleViewReplay *replay);

/* Makes the announcements that were made when as many cards had been played as now. */
bool dulle_view_announce_all (DulleViewReplay *replay);
