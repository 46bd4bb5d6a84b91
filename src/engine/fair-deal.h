/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fair deals: cards that nobody at the table could choose, shuffled by a key to which
 * several people contribute. docs/fair-deals.md explains the steps and what they
 * protect against. These are their values and functions; where chance comes from, and
 * who sends what to whom, is not known here.
 */
#pragma once

#include "bock.h"
#include "deal.h"

#define DULLE_FAIR_SIZE 32

/* 256 bits: a secret, a share, a commitment or a key. */
typedef struct
{
  uint8_t bytes[DULLE_FAIR_SIZE];
} DulleFairNumber;

/* Who has the table; everybody else is a player, from 0 on. */
#define DULLE_FAIR_HOST 255

/**
 * DulleFairPart:
 * @who: a player, or %DULLE_FAIR_HOST
 * @is_open: whether @value is known
 * @commitment: by which @value was fixed before anybody knew it
 * @value: what it contributes: the host's secret, or the share of a guest
 */
typedef struct
{
  uint8_t         who;
  bool            is_open;
  DulleFairNumber commitment;
  DulleFairNumber value;
} DulleFairPart;

#define DULLE_MAX_FAIR_PARTS (1 + DULLE_MAX_PLAYERS)

/**
 * DulleFairProof:
 * @n_parts: 0 if the deal is not a fair one
 * @parts: the host's, then those of the guests in the order of their numbers
 *
 * All that a deal follows from. A value without pointers.
 */
typedef struct
{
  uint8_t       n_parts;
  DulleFairPart parts[DULLE_MAX_FAIR_PARTS];
} DulleFairProof;

bool dulle_fair_number_equal (const DulleFairNumber *one,
                              const DulleFairNumber *other);

/* Returns: (transfer full): 64 digits */
char *dulle_fair_number_format (const DulleFairNumber *number);

/* Reads 64 digits, of which those above 9 are small letters. */
bool dulle_fair_number_parse (const char      *text,
                              DulleFairNumber *number);

/* Returns: the secret of a game, out of the one that a host keeps for all games */
DulleFairNumber dulle_fair_secret (const DulleFairNumber *root,
                                   uint32_t               game);

/**
 * dulle_fair_share:
 * @root: the number that a guest keeps with its seat
 * @attempt: how often the shares of that deal are given again
 * @commitment: that of the host, which was told before
 *
 * Returns: the guest's share: another one for each way in which a deal can begin
 */
DulleFairNumber dulle_fair_share (const DulleFairNumber *root,
                                  uint32_t               game,
                                  uint32_t               attempt,
                                  const DulleFairNumber *commitment);

/* Returns: what fixes @value, and does not tell it */
DulleFairNumber dulle_fair_commit (uint32_t               game,
                                   uint8_t                who,
                                   const DulleFairNumber *value);

/* Appends an open part with its commitment, if there is room for it. */
void dulle_fair_proof_add (DulleFairProof        *proof,
                           uint32_t               game,
                           uint8_t                who,
                           const DulleFairNumber *value);

/* @proof: with all parts open. Returns: the key of the deal */
DulleFairNumber dulle_fair_key (const DulleFairProof *proof,
                                uint32_t              game);

/* Deals the deck as the key shuffles it. */
void dulle_fair_deal (const DulleFairNumber *key,
                      const DulleRules      *rules,
                      uint8_t                dealer,
                      DulleHand              hands[DULLE_N_SEATS]);
