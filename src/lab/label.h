/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Labels: decisions of all kinds in games that no player was trained on, each with what its
 * alternatives are worth. They are the yardstick of the players (see regret.h).
 *
 * As text, a label is one line; in a file its number stands before it:
 *
 *   KIND RULES ROLE PLACE TRICK SEAT | ALTERNATIVE | … | GAME
 *
 *   KIND         card, announcement, reservation, exchange or genscher
 *   RULES        official, preset or random
 *   ROLE         normal, soloist or defender, or - before the tricks
 *   PLACE        lead or follow, or - before the tricks
 *   TRICK        from 1, or 0 before the tricks
 *   SEAT         who decides, 0 to 3
 *   ALTERNATIVE  ACTION VALUE ERROR FIRST, the best first: an action as in a record, or - for
 *                keeping silent; the points above the mean of all seats that the seat can
 *                expect; the standard error of its distance from the best; and the value in
 *                the first half of the sampled deals alone (in the second half it is
 *                2 VALUE − FIRST)
 *   GAME         a record that breaks off before the decision, a semicolon after each line
 *                but the last
 */
#pragma once

#include "ai/card-features.h"
#include "engine/error.h"
#include "engine/record.h"

/* No decision has more alternatives that are measured. */
#define DULLE_MAX_LABELLED 16

typedef enum
{
  DULLE_LABEL_CARD,
  DULLE_LABEL_ANNOUNCEMENT,
  DULLE_LABEL_RESERVATION,
  DULLE_LABEL_EXCHANGE,
  DULLE_LABEL_GENSCHER,
  DULLE_N_LABEL_KINDS,
} DulleLabelKind;

typedef enum
{
  DULLE_LABEL_OFFICIAL,
  DULLE_LABEL_PRESET,
  DULLE_LABEL_RANDOM,
  DULLE_N_LABEL_RULES,
} DulleLabelRules;

/* Where a card stands in its trick. */
typedef enum
{
  DULLE_LABEL_LEAD,
  DULLE_LABEL_FOLLOW,
  DULLE_N_LABEL_PLACES,
} DulleLabelPlace;

/**
 * DulleLabelled:
 * @action: an announcement of %DULLE_LEVEL_NONE is silence
 *
 * An alternative; the values are those of the text.
 */
typedef struct
{
  DulleAction action;
  double      value;
  double      error;
  double      first;
} DulleLabelled;

/**
 * DulleLabel:
 * @role: %DULLE_N_ROLES before the tricks
 * @place: %DULLE_N_LABEL_PLACES before the tricks
 * @trick: from 1; 0 before the tricks
 * @alternatives: the best first
 * @record: the game up to the decision
 *
 * A value without pointers.
 */
typedef struct
{
  DulleLabelKind  kind;
  DulleLabelRules rules;
  DulleRole       role;
  DulleLabelPlace place;
  unsigned        trick;
  uint8_t         seat;
  unsigned        n_alternatives;
  DulleLabelled   alternatives[DULLE_MAX_LABELLED];
  DulleRecord     record;
} DulleLabel;

/* The words for these values; “-” for the role and the place before the tricks. */
const char *dulle_label_kind_id (DulleLabelKind kind);
const char *dulle_label_rules_id (DulleLabelRules rules);
const char *dulle_label_role_id (DulleRole role);
const char *dulle_label_place_id (DulleLabelPlace place);

/* What the seat that decides knows. */
DulleView dulle_label_view (const DulleLabel *label);

/* Appends the line of @label, without its number and its end. */
void dulle_label_write (const DulleLabel *label,
                        GString          *text);

/**
 * dulle_label_parse:
 * @line: a line without its number and its end
 * @at: where it stands, for messages
 * @label: (out): the label
 *
 * The game is replayed, and all alternatives must be legal after it.
 *
 * Returns: whether it could be read; if not, the error is one sentence with the name of the
 *   text and the line
 */
bool dulle_label_parse (const char              *line,
                        const DulleTextPosition *at,
                        DulleLabel              *label);
