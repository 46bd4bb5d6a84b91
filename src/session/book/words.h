/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The glossary: what each word of the game means, in a sentence or two, and where the rule
 * book says more. It also knows which word a thing on the screen is called by.
 */
#pragma once

#include <glib.h>

#include "book-section.h"
#include "engine/action.h"
#include "engine/annotation.h"
#include "engine/score-line.h"

G_BEGIN_DECLS

typedef enum
{
#define WORD(group, name, id, term, explanation, section) DULLE_WORD_##name,
#include "words-table.h"
#undef WORD
  DULLE_N_WORDS,
  DULLE_NO_WORD = DULLE_N_WORDS,
} DulleWord;

/* Returns: the word, or what it means, in the language of the person */
const char *dulle_word_term (DulleWord word);
const char *dulle_word_explanation (DulleWord word);

/* Returns: what it means, not translated */
const char *dulle_word_source (DulleWord word);

/* Returns: (transfer full): both: "Fox: An ace of diamonds …" */
char *dulle_word_sentence (DulleWord word);

/* Returns: a word for files and tests: "silent-marriage" */
const char *dulle_word_id (DulleWord word);

/* Returns: the section of the rule book that says what holds at this table */
DulleBookSection dulle_word_section (DulleWord word);

/* Returns: the section that lists the word */
DulleBookSection dulle_word_group (DulleWord word);

/* Returns: the word for what is seen, or %DULLE_NO_WORD */
DulleWord dulle_word_of_line (DulleLineId line);
DulleWord dulle_word_of_contract (DulleContract contract);
DulleWord dulle_word_of_action (const DulleAction *action,
                                DulleParty         party);
DulleWord dulle_word_of_reason (DulleReason reason);

G_END_DECLS
