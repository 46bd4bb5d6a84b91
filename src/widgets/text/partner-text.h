/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What decides a marriage, and who plays with whom where that is no secret. Of other games
 * there is nothing to say: then the functions return %NULL.
 */
#pragma once

#include <glib.h>

#include "engine/board.h"

G_BEGIN_DECLS

/* "first foreign trick; 2 tricks left", while the partner is being looked for. */
char *dulle_marriage_search (const DulleBoard *board);

/* The same in as few words as a plate has room for: "Marriage · 2". */
char *dulle_marriage_search_brief (const DulleBoard *board);

/* "Marriage: Kleo and Ben", "Poverty: Kleo and Ben", once the partner has been found, or
 * "Marriage: Kleo, alone". */
char *dulle_partners_found (const DulleBoard  *board,
                            const char *const *names);

G_END_DECLS
