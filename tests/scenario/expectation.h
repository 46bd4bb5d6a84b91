/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The expectations of a scenario: each appends what it finds to a text, which is
 * compared with the words behind those that say where to look.
 */
#pragma once

#include "scenario.h"

/**
 * Expectation:
 * @word: what stands behind "expect", or %NULL at the end of a table
 * @n_keys: how many words say where to look
 * @find: appends what is there; %FALSE if it cannot be asked like this or not now
 */
typedef struct
{
  const char *word;
  unsigned    n_keys;
  bool (*find) (const Scenario *scenario,
                char          **words,
                GString        *found);
} Expectation;

/* "expect legal", "expect illegal" and "expect sentence" fail with the refusal. */
bool expectation_is_of_refusal (const char *word);
bool expectation_check_refusal (Scenario *scenario);

/* Returns: what a word that was renamed is called now, else @word */
const char *expectation_current_word (const char *word);

/* What is not about one game by itself. */
extern const Expectation expectations_of_evening[];

extern const char *const expectation_switch_ids[];

/* Appends a word, or a seat, behind a blank. */
void expectation_append (GString    *found,
                         const char *word);
void expectation_append_seat (GString *found,
                              uint8_t  seat);
