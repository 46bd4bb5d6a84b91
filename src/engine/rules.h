/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A rule set: one small integer for each option of option-table.h. The sets that people
 * keep hold what they chose. A game is played by the active set, in which every option
 * whose needs are not met is off.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rng.h"

typedef enum
{
  DULLE_DEAL_3_3_3_3,
  DULLE_DEAL_4_4_4,
  DULLE_DEAL_3_4_3,
  DULLE_DEAL_5_5,
  DULLE_DEAL_SINGLE,
} DulleDealPackets;

typedef enum
{
  DULLE_REVOKE_IMPOSSIBLE,
  DULLE_REVOKE_PENALISED,
} DulleRevoke;

typedef enum
{
  DULLE_COMPULSORY_SOLO_FORCING_WITHIN_SESSION,
  DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND,
} DulleCompulsorySoloForcing;

typedef enum
{
  DULLE_SPECTATOR_HANDS_NONE,
  DULLE_SPECTATOR_HANDS_ONE,
  DULLE_SPECTATOR_HANDS_ALL,
} DulleSpectatorHands;

typedef enum
{
  DULLE_COUNTING_PLUS,
  DULLE_COUNTING_MINUS,
  DULLE_COUNTING_PLUS_MINUS,
} DulleCounting;

typedef enum
{
  DULLE_AGAINST_POINTS_CUMULATIVE,
  DULLE_AGAINST_POINTS_HIGHEST,
} DulleAgainstPoints;

typedef enum
{
  DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST,
  DULLE_SOLO_PRECEDENCE_SEAT,
  DULLE_SOLO_PRECEDENCE_RANK,
} DulleSoloPrecedence;

typedef enum
{
  DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS,
  DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE,
} DulleAnnouncementTiming;

typedef enum
{
  DULLE_RE_KONTRA_EFFECT_PLUS_ONE,
  DULLE_RE_KONTRA_EFFECT_PLUS_TWO,
  DULLE_RE_KONTRA_EFFECT_DOUBLES,
} DulleReKontraEffect;

typedef enum
{
  DULLE_SUPERPIG_CARD_NINE,
  DULLE_SUPERPIG_CARD_KING,
  DULLE_SUPERPIG_CARD_TEN,
} DulleSuperpigCard;

typedef enum
{
  DULLE_BONUS_CHARLIE_CAUGHT_OFF,
  DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK,
  DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK,
} DulleBonusCharlieCaught;

/**
 * DulleRules:
 *
 * One member for each option, in the order of the table. A switch is 0 or 1, a choice
 * has a value of one of the enumerations above.
 */
typedef struct
{
#define BOOL(member, ...) int16_t member;
#define INT(member, ...)  int16_t member;
#define ENUM(member, ...) int16_t member;
#include "option-table.h"
#undef BOOL
#undef INT
#undef ENUM
} DulleRules;

#define DULLE_N_OPTIONS ((int) (sizeof (DulleRules) / sizeof (int16_t)))

/**
 * DULLE_OPTION:
 * @member: a member of #DulleRules
 *
 * The number of an option: its place in #DulleRules and in the table.
 */
#define DULLE_OPTION(member) ((int) (offsetof (DulleRules, member) / sizeof (int16_t)))

static inline int16_t *
dulle_rules_at (DulleRules *rules,
                int         option)
{
  return (int16_t *) rules + option;
}

static inline int16_t
dulle_rules_get (const DulleRules *rules,
                 int               option)
{
  return ((const int16_t *) rules)[option];
}

/* The official rules: each option's default. */
DulleRules dulle_rules_default (void);

/**
 * dulle_rules_random:
 *
 * Returns: the official rules with a random value for one option in three: a rule set
 *   that nobody has thought of, but somebody might choose
 */
DulleRules dulle_rules_random (DulleRng *rng);

/**
 * dulle_rules_active:
 * @chosen: what somebody chose
 *
 * Returns: the active set: values outside their range moved into it, options whose
 *   needs are not met at their lowest value (off), and a kind of marriage
 */
DulleRules dulle_rules_active (const DulleRules *chosen);

/* FreeDoko rules, "Hochzeit": switches the kind by a plain-suit trick on if no kind is. */
void dulle_rules_keep_marriage (DulleRules *rules);

/* Whether every option has the same value in both. */
bool dulle_rules_equal (const DulleRules *a,
                        const DulleRules *b);

/* Whether the needs of @option are met in the chosen set @rules. */
bool dulle_rules_needs_met (const DulleRules *rules,
                            int               option);

static inline unsigned
dulle_rules_n_tricks (const DulleRules *rules)
{
  return rules->nines ? 12 : 10;
}
