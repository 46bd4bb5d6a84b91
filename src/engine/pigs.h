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
