/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window with the rule book of a rule set: its chapters one below the other, the cards
 * drawn, contents, and a search.
 */
#pragma once

#include <adwaita.h>

#include "book/rule-book.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RULE_BOOK (dulle_rule_book_get_type ())
G_DECLARE_FINAL_TYPE (DulleRuleBook, dulle_rule_book, DULLE, RULE_BOOK, AdwWindow)

/**
 * dulle_rule_book_new:
 * @rules: the rules as they were chosen
 *
 * Returns: (transfer none): a window above @parent, not yet presented
 */
GtkWidget *dulle_rule_book_new (GtkWindow        *parent,
                                const DulleRules *rules);

/* Scrolls to @section and puts the focus on it; to a section with nothing to say, on what
 * stands before it. */
void dulle_rule_book_show_section (DulleRuleBook   *self,
                                   DulleBookSection section);

/* Presents a new rule book at what it says about @option. */
void dulle_rule_book_open_at_option (GtkWindow        *parent,
                                     const DulleRules *rules,
                                     int               option);

G_END_DECLS
