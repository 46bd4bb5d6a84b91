/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Pigs and superpigs: who may declare them, and when. FreeDoko rules, "Schweine".
 */
#pragma once

#include "action.h"
#include "refusal.h"

/* Whether @own may declare @pigs now; superpigs require that pigs have been
 * declared. */
DulleRefusal dulle_pigs_check (const DulleBoard            *board,
                               const DullePrivateKnowledge *own,
                               DullePigs                    pigs);

/**
 * dulle_pigs_cards:
 * @card: (out): the card that @pigs are made of, or %DULLE_NO_CARD where there are none
 *
 * Returns: how many of these cards the seat that declares @pigs must hold
 */
unsigned dulle_pigs_cards (const DulleBoard *board,
                           DullePigs         pigs,
                           DulleCard        *card);

/* The winner of the first finished trick with a card that pigs are made of, or
 * %DULLE_NO_SEAT. */
uint8_t dulle_pigs_first_winner (const DulleBoard *board);
