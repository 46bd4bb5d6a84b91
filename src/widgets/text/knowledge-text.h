/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat can know, in words.
 */
#pragma once

#include "session/knowledge.h"

G_BEGIN_DECLS

/* Returns: "Trumps", "Clubs", translated, in the words of the deck */
const char *dulle_class_name (DulleSuitClass suit_class);

/* Returns: (transfer full): "Kleo: Re 71 %" */
char *dulle_knowledge_party (const DulleKnowledge *knowledge,
                             const DulleView      *view,
                             uint8_t               seat,
                             const char *const    *names);

/* Returns: (transfer full) (nullable): "Pigs", what the seat has declared */
char *dulle_knowledge_pigs (const DulleBoard *board,
                            uint8_t           seat);

/* Returns: (transfer full) (nullable): "No clubs, no trump" */
char *dulle_knowledge_voids (const DulleKnowledge *knowledge,
                             const DulleView      *view,
                             uint8_t               seat);

/* Returns: (transfer full) (nullable): both, "Pigs, no clubs, no trump" */
char *dulle_knowledge_cards (const DulleKnowledge *knowledge,
                             const DulleView      *view,
                             uint8_t               seat);

/* Returns: (transfer full): what the others still hold, a line for each class: how many
 *   cards, and the highest of them */
char *dulle_knowledge_out (const DulleKnowledge *knowledge,
                           const DulleView      *view);

G_END_DECLS
