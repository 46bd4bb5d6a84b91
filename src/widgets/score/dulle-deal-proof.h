/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether the deal of a game is verified, in a row that opens to each step of the proof; if it
 * is not, whose part is at fault.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-event.h"

G_BEGIN_DECLS

#define DULLE_TYPE_DEAL_PROOF (dulle_deal_proof_get_type ())
G_DECLARE_FINAL_TYPE (DulleDealProof, dulle_deal_proof, DULLE, DEAL_PROOF, GtkWidget)

/**
 * dulle_deal_proof_show:
 * @over: (nullable): what a game ended with
 * @players: the names by player
 *
 * Not visible where the deal was none of this kind.
 */
void dulle_deal_proof_show (DulleDealProof       *self,
                            const DulleEventOver *over,
                            const char *const    *players);

G_END_DECLS
