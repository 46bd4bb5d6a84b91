/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The net: corrects the sum of weighted features by what they mean together. It has one
 * hidden layer, and a part of its own for each role, and for leading and following. All its
 * numbers are integers, so that its values are the same on every machine and in whatever
 * order they are added.
 */
#pragma once

#include "facts.h"

/* Whether a card leads a trick or follows. */
typedef enum
{
  DULLE_POSITION_LEAD,
  DULLE_POSITION_FOLLOW,
  DULLE_N_POSITIONS,
} DulleTrickPosition;

/* Whether the card to be chosen leads. */
static inline DulleTrickPosition
dulle_situation_position (const DulleSituation *situation)
{
  return situation->trick.n_cards == 0 ? DULLE_POSITION_LEAD : DULLE_POSITION_FOLLOW;
}

/* Hidden units; the inputs that all cards of a decision share, and those of a card: its
 * features and its facts. Inputs come in pairs, so both numbers are even. */
#define DULLE_NET_WIDTH     32
#define DULLE_N_SHARED      ((DULLE_N_SHARED_FACTS + 1) / 2 * 2)
#define DULLE_N_CARD_INPUTS ((DULLE_N_FEATURES + DULLE_N_OWN_FACTS + 1) / 2 * 2)

/* One as an input, as a weight of an input, as a hidden unit, and as a weight of one. */
#define DULLE_NET_INPUT_ONE  128
#define DULLE_NET_WEIGHT_ONE 1024
#define DULLE_NET_UNIT_ONE   256
#define DULLE_NET_OUTPUT_ONE 1024

/* The largest input, weight and hidden unit to either side of 0. No sum of them leaves 32
 * bits. */
#define DULLE_NET_MOST_INPUT  1023
#define DULLE_NET_MOST_WEIGHT 8191
#define DULLE_NET_MOST_UNIT   4095

/**
 * DulleNetPart:
 * @bias: what each hidden unit starts with, in products of an input and its weight
 * @shared: the weights of the inputs that all cards share: by pair of inputs, then by hidden
 *   unit, then by input of the pair
 * @card: the same for the inputs of a card
 * @output: the weight of each hidden unit
 */
typedef struct
{
  int32_t bias[DULLE_NET_WIDTH];
  int16_t shared[DULLE_N_SHARED / 2][DULLE_NET_WIDTH][2];
  int16_t card[DULLE_N_CARD_INPUTS / 2][DULLE_NET_WIDTH][2];
  int16_t output[DULLE_NET_WIDTH];
} DulleNetPart;

typedef struct
{
  DulleNetPart parts[DULLE_N_ROLES][DULLE_N_POSITIONS];
} DulleNet;

/* The net that the players use; see README.md. */
extern const DulleNet dulle_net;

/* What the hidden units of a decision have in common. */
typedef struct
{
  int32_t sums[DULLE_NET_WIDTH];
} DulleNetSums;

/* The inputs of the net for a decision. */
void dulle_net_shared_inputs (const DulleSituation *situation,
                              int16_t               inputs[DULLE_N_SHARED]);

/**
 * dulle_net_card_inputs:
 * @values: (inout): the features of the card, those that such a card cannot have 0; its facts
 *   are put behind them, and what is behind those is 0
 */
void dulle_net_card_inputs (const DulleSituation *situation,
                            const DulleForecast  *forecast,
                            DulleCard             card,
                            float                 values[DULLE_N_CARD_INPUTS],
                            int16_t               inputs[DULLE_N_CARD_INPUTS]);

void dulle_net_share (const DulleNetPart *part,
                      const int16_t       inputs[DULLE_N_SHARED],
                      DulleNetSums       *sums);

/* Returns: what the net adds to the value of a card, in points */
double dulle_net_value (const DulleNetPart *part,
                        const DulleNetSums *sums,
                        const int16_t       inputs[DULLE_N_CARD_INPUTS]);

/* Computes the hidden units of a card, in the plain form that defines them. */
void dulle_net_units_plainly (const DulleNetPart *part,
                              const int16_t       shared[DULLE_N_SHARED],
                              const int16_t       card[DULLE_N_CARD_INPUTS],
                              int32_t             units[DULLE_NET_WIDTH]);

/* The value of a card in the plain form, without any SIMD instruction. */
double dulle_net_value_plainly (const DulleNetPart *part,
                                const int16_t       shared[DULLE_N_SHARED],
                                const int16_t       card[DULLE_N_CARD_INPUTS]);
