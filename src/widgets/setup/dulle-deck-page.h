/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The page of the preferences about what lies on the table: deck, letters,
 * colors, back, table top, with some cards as an example.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_DECK_PAGE (dulle_deck_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleDeckPage, dulle_deck_page, DULLE, DECK_PAGE, AdwPreferencesPage)

G_END_DECLS
