/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What playing a card means, as numbers: who will win the trick and what it is worth, how
 * much strength the card gives up, and what it prepares. A policy weighs them.
 */
#pragma once

#include "belief.h"

/* One row per feature: its name and what it measures. Most lie between −1 and 1. */
#define DULLE_FEATURES(X)                                                             \
  X (GAIN, "expected card points of the trick for us, less theirs, /20")              \
  X (BONUS, "expected special points of the trick for us, less theirs")               \
  X (TEMPO, "chance that the player itself wins the trick")                           \
  X (TEMPO_ACES, "the same, times the plain aces that are still to be cashed")        \
  X (CARD_POINTS, "card points of the card, /10")                                     \
  X (SMEAR, "the same, times the chance that our side wins")                          \
  X (TRUMP, "a trump")                                                                \
  X (POWER, "of a trump: the share of the unseen trumps that it beats")               \
  X (POWER_SQUARE, "the square of that")                                              \
  X (POWER_LATE, "its power, times the share of the game that is over")               \
  X (BOSS, "a trump that no unseen card beats")                                       \
  X (OLD_ONE, "a queen of clubs that reveals the party")                              \
  X (CHARLIE, "a Charlie before the last trick")                                      \
  X (FOX, "a fox, times the chance that the other side wins the trick")               \
  X (ACE, "a plain card that no unseen card of its suit beats")                       \
  X (VOIDS, "the last card of a plain suit, with trumps in hand")                     \
  X (BARES, "leaves a lone ten in a plain suit")                                      \
  X (DECIDES, "chance to become the partner of a marriage; minus it for its player")  \
  X (PULL_RE, "leads trump as Re")                                                    \
  X (PULL_KONTRA, "leads trump as Kontra")                                            \
  X (PULL_LONG, "leads trump, times the trumps held above the others' average, /4")   \
  X (PULL_CALLED, "leads trump, times our announcements less theirs")                 \
  X (ACE_LENGTH, "leads a plain winner, times the unseen cards of the suit, /8")      \
  X (ACE_FIRST, "leads a plain winner of a suit not yet led")                         \
  X (ACE_LATER, "leads a plain winner of a suit led before")                          \
  X (BLIND, "leads a plain card that is not a winner")                                \
  X (TO_PARTNER, "leads a plain card, times the chance that a partner can trump it")  \
  X (TO_OTHERS, "leads a plain card, times the chance that an opponent can trump it") \
  X (THROUGH, "leads trump, times the chance that the last seat is a partner")

typedef enum
{
#define X(name, meaning) DULLE_FEATURE_##name,
  DULLE_FEATURES (X)
#undef X
      DULLE_N_FEATURES,
} DulleFeature;

/* The role in which a card is chosen; each has its own weights. */
typedef enum
{
  DULLE_ROLE_NORMAL,
  DULLE_ROLE_SOLOIST,
  DULLE_ROLE_DEFENDER,
  DULLE_N_ROLES,
} DulleRole;

/**
 * DulleForecast:
 * @ours: the chance that the viewer's side wins the trick
 * @own: the chance that the viewer wins it
 * @card_points: the card points in the trick so far, including the card
 * @to_ours: the card points of the whole trick to be expected if the viewer's side wins it
 * @to_theirs: those to be expected if the other side wins it
 *
 * How a trick is expected to go on after a card.
 */
typedef struct
{
  float ours;
  float own;
  float card_points;
  float to_ours;
  float to_theirs;
} DulleForecast;

/**
 * DulleSituation:
 * @trick: the trick on the table
 * @laid: the card points in it
 * @n_later: the number of seats that play to it after the viewer
 * @friends: how many of these are to be expected on the viewer's side, by the parties so far
 * @last_trick: 1 if it is the last one of the game, else 0
 * @role: the viewer's role
 * @special: whether special points count
 * @seeking: whether a marriage still looks for a partner
 * @aces: the number of plain winners in hand, in suits not led yet
 * @above: for each card in hand and for the best card of the trick, the number of unseen
 *   cards of its class that beat it
 * @led_before: for each class, whether it has been led
 * @points_out: for each class, the card points of its unseen cards
 * @stays: in a trick that has been led, the forecast after a card that does not take it;
 *   only `ours` and `own` are set
 *
 * What all cards of one decision have in common.
 */
typedef struct
{
  const DulleView *view;
  DulleBelief      belief;
  DulleTrick       trick;
  unsigned         laid;
  unsigned         n_later;
  float            friends;
  unsigned         last_trick;
  DulleRole        role;
  bool             special;
  bool             seeking;
  unsigned         aces;
  uint8_t          above[DULLE_N_CARDS];
  bool             led_before[DULLE_N_CLASSES];
  uint8_t          points_out[DULLE_N_CLASSES];
  DulleForecast    stays;
} DulleSituation;

/**
 * dulle_situation_init:
 * @view: a view of trick play in which it is the viewer's turn; must outlive @situation
 * @evidence: (nullable): what has been counted so far, if the game is followed card by card
 */
void dulle_situation_init (DulleSituation    *situation,
                           const DulleView   *view,
                           DullePlayEvidence *evidence);

/* Whether the winner of a trick led in @led can become the partner in a marriage. */
static inline bool
dulle_situation_decides (const DulleSituation *situation,
                         DulleSuitClass        led)
{
  return situation->seeking &&
         dulle_marriage_trick_qualifies (situation->view->board.marriage, led);
}

/* How much more the viewer's side has announced than the other, by the parties to be
 * expected. */
float dulle_situation_announced (const DulleSituation *situation);

DulleForecast dulle_situation_forecast (const DulleSituation *situation,
                                        DulleCard             card);

/**
 * dulle_features:
 * @forecast: the forecast for @card
 * @values: (out): one for each feature; only those that such a card can have, as a lead or
 *   not and as a trump or a plain card, are set
 */
void dulle_features (const DulleSituation *situation,
                     const DulleForecast  *forecast,
                     DulleCard             card,
                     float                 values[DULLE_N_FEATURES]);
