/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pigs and superpigs: who may declare them when. FreeDoko rules, "Schweine".
 */
#pragma once

#include "action.h"

/* Whether @own may declare @pigs now; superpigs ask for declared pigs. */
DulleRefusal dulle_pigs_check (const DulleBoard *board,
                               const DulleOwn   *own,
                               DullePigs         pigs);

/**
 * dulle_pigs_cards:
 * @card: (out): the card that @pigs are made of, or %DULLE_NO_CARD where there are none
 *
 * Returns: how many of it who declares @pigs holds
 */
unsigned dulle_pigs_cards (const DulleBoard *board,
                           DullePigs         pigs,
                           DulleCard        *card);
