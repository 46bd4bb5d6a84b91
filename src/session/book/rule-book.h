/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rule book of a rule set, in whole sentences and in the language of the person. What
 * it says follows from the rules by tables of sentences alone, so that it cannot say
 * anything else than what is played, and each option has a place in it.
 */
#pragma once

#include <glib.h>

#include "book-section.h"
#include "engine/rules.h"
#include "engine/score-line.h"

G_BEGIN_DECLS

/* Returns: the heading, in the language of the person */
const char *dulle_book_chapter_title (DulleBookChapter chapter);
const char *dulle_book_section_title (DulleBookSection section);

/* Returns: a word for links: "silent-marriage" */
const char *dulle_book_section_id (DulleBookSection section);

/* Returns: the section called @id, or -1 */
int dulle_book_section_from_id (const char *id);

DulleBookChapter dulle_book_section_chapter (DulleBookSection section);

/* Whether the sentences of @section stand alone, one in a line. */
gboolean dulle_book_section_is_list (DulleBookSection section);

/**
 * dulle_book_sentences:
 * @rules: the rules as they were chosen
 *
 * Returns: (transfer full): what @section says about these rules; empty where they give it
 *   nothing to say, such as the solos of a table without solos
 */
char **dulle_book_sentences (const DulleRules *rules,
                             DulleBookSection  section);

/**
 * dulle_book_section_of_option:
 *
 * Returns: the section that says what @option is about
 */
DulleBookSection dulle_book_section_of_option (int option);

/* Returns: the section that says why there is a point for @line */
DulleBookSection dulle_book_section_of_line (DulleLineId line);

G_END_DECLS
