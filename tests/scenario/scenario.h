/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A scenario while it is run; run-scenarios.c describes the language.
 */
#pragma once

#include "engine/record-reader.h"

#define NO_FLIP (-1)

/* An option that is played otherwise than the scenario says. */
typedef struct
{
  int     option;
  int16_t value;
} Flip;

/**
 * Scenario:
 * @reader: what the lines so far have made
 * @keep: what each seat holds back while it plays by itself
 * @flip: an option to be changed, or %NO_FLIP
 * @words: the words of this line
 */
typedef struct
{
  DulleRecordReader reader;
  DulleHand         keep[DULLE_N_SEATS];
  Flip              flip;
  char            **words;
} Scenario;

/* Runs a scenario's text; a failure is one sentence with @path and the line. */
bool scenario_run (const char *path,
                   const char *text,
                   Flip        flip,
                   GError    **error);

/* The line "expect …". */
bool scenario_expect (Scenario *scenario);

/* Completes the hands and starts the game if that has not been done. */
bool scenario_begin (Scenario *scenario);

/* Returns: %FALSE, with the sentence put into the scenario's error */
bool scenario_fail (Scenario   *scenario,
                    const char *format,
                    ...) G_GNUC_PRINTF (2, 3);

/* Words. */
extern const char *const scenario_party_ids[DULLE_N_PARTIES + 1];

bool scenario_read_seat (const char *word,
                         uint8_t    *seat);
bool scenario_read_number (const char *word,
                           unsigned    highest,
                           unsigned   *number);
