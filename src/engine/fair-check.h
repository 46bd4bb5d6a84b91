/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Checks the proof of a fair deal, step by step, and names what is wrong with it.
 */
#pragma once

#include "record.h"

/**
 * DulleFairStep:
 * @DULLE_FAIR_STEP_ORDER: the host's part is first, and each guest has one, in order
 * @DULLE_FAIR_STEP_SHARES: each guest has given the share that it had committed itself to
 * @DULLE_FAIR_STEP_SECRET: the host has opened the secret that it had committed itself to
 * @DULLE_FAIR_STEP_DEAL: the key of all parts deals the hands of the record
 *
 * What is checked, in this order. Each step relies on those before it.
 */
typedef enum
{
  DULLE_FAIR_STEP_ORDER,
  DULLE_FAIR_STEP_SHARES,
  DULLE_FAIR_STEP_SECRET,
  DULLE_FAIR_STEP_DEAL,
  DULLE_N_FAIR_STEPS,
} DulleFairStep;

/**
 * DulleFairFlaw:
 * @DULLE_FAIR_GOOD: none
 * @DULLE_FAIR_NO_PROOF: the deal was none of this kind
 * @DULLE_FAIR_NO_HOST: the first part is not the host's
 * @DULLE_FAIR_WRONG_ORDER: a part stands behind that of a higher number, or is there twice
 * @DULLE_FAIR_MISSING_SHARE: a guest's share is not there, or the host's secret
 * @DULLE_FAIR_WRONG_OPENING: it is not the one that the commitment was made for
 * @DULLE_FAIR_OTHER_DEAL: the hands are others
 * @DULLE_FAIR_CHANGED: a part is not what it was before the deal
 * @DULLE_FAIR_ADDED: a part was not there before the deal
 * @DULLE_FAIR_NO_PART: whoever looks at it has contributed nothing to it
 * @DULLE_FAIR_OTHER_GAME: the game is not the one that was told while it was played
 */
typedef enum
{
  DULLE_FAIR_GOOD,
  DULLE_FAIR_NO_PROOF,
  DULLE_FAIR_NO_HOST,
  DULLE_FAIR_WRONG_ORDER,
  DULLE_FAIR_MISSING_SHARE,
  DULLE_FAIR_WRONG_OPENING,
  DULLE_FAIR_OTHER_DEAL,
  DULLE_FAIR_CHANGED,
  DULLE_FAIR_ADDED,
  DULLE_FAIR_NO_PART,
  DULLE_FAIR_OTHER_GAME,
  DULLE_N_FAIR_FLAWS,
} DulleFairFlaw;

/**
 * DulleFairFinding:
 * @who: whose part is at fault, if it is one: a player, or %DULLE_FAIR_HOST
 */
typedef struct
{
  DulleFairFlaw flaw;
  uint8_t       who;
} DulleFairFinding;

/* Checks one step; those before it must have been good. */
DulleFairFinding dulle_fair_check_step (const DulleRecord *record,
                                        DulleFairStep      step);

/* Returns: the first flaw of a record */
DulleFairFinding dulle_fair_check (const DulleRecord *record);

/**
 * dulle_fair_check_kept:
 * @kept: what somebody at the table noted before the deal: all commitments, and what was
 *   open by then
 * @shown: what it is shown after the game
 *
 * A proof that holds by itself could have been made up afterwards, but for this.
 *
 * Returns: the first way in which they contradict each other
 */
DulleFairFinding dulle_fair_check_kept (const DulleFairProof *kept,
                                        const DulleFairProof *shown);

/* Returns: the sentence of a finding in English, marked for translation; it has a “%s”
 * in place of the player if @who is one, and none otherwise */
const char *dulle_fair_sentence (const DulleFairFinding *finding);
