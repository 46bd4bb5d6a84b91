/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deal of a match as a line of numbers, without loss: the members of #DulleMatchDeal in their
 * order, those of the counts too, separated by blanks.
 */
#pragma once

#include "engine/error.h"
#include "match.h"

void dulle_match_deal_write (const DulleMatchDeal *deal,
                             GString              *text);

/* Returns: whether @line could be read; if not, the error is a sentence that says @at */
bool dulle_match_deal_parse (const char              *line,
                             const DulleTextPosition *at,
                             DulleMatchDeal          *deal);
