/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What playing a card means, as numbers: who will win the trick, what it is
 * worth, what strength it costs, what it opens. A policy weighs them.
 */
#pragma once

#include "belief.h"

/* One row a feature: its name, and what it measures. Most lie between −1 and 1. */
#define DULLE_FEATURES(X)                                                            \
  X (GAIN, "expected card points of the trick for us, less theirs, /20")             \
  X (BONUS, "expected special points of the trick for us, less theirs")              \
  X (TEMPO, "chance to win the trick oneself")                                       \
  X (TEMPO_ACES, "the same, for each plain ace that waits to be cashed")             \
  X (AUGEN, "card points of the card, /10")                                          \
  X (SMEAR, "the same, times the chance that our side wins")                         \
  X (TRUMP, "a trump")                                                               \
  X (POWER, "of a trump: the part of the unseen trumps that it beats")               \
  X (POWER_SQUARE, "the square of that")                                             \
  X (POWER_LATE, "its power, by the part of the game that is over")                  \
  X (BOSS, "a trump that no unseen card beats")                                      \
  X (OLD_ONE, "a queen of clubs that tells the party")                               \
  X (CHARLIE, "a Charlie before the last trick")                                     \
  X (FOX, "an own fox, by the chance that the others win the trick")                 \
  X (ACE, "a plain card that no unseen card of its suit beats")                      \
  X (VOIDS, "the last card of a plain suit, with trumps in hand")                    \
  X (BARES, "leaves a lone ten in a plain suit")                                     \
  X (DECIDES, "chance to become the partner of a marriage; minus it for its player") \
  X (PULL_RE, "leads trump as Re")                                                   \
  X (PULL_KONTRA, "leads trump as Kontra")                                           \
  X (PULL_LONG, "leads trump, by trumps held beyond the average of the others, /4")  \
  X (PULL_CALLED, "leads trump, by announcements of ours less those of theirs")      \
  X (ACE_LENGTH, "leads a plain winner, by cards of the suit that are unseen, /8")   \
  X (ACE_FIRST, "leads a plain winner of a suit not yet led")                        \
  X (ACE_LATER, "leads a plain winner of a suit led before")                         \
  X (BLIND, "leads a plain card that is no winner")                                  \
  X (TO_PARTNER, "leads plain, by the chance that a partner can trump it")           \
  X (TO_OTHERS, "leads plain, by the chance that an opponent can trump it")          \
  X (THROUGH, "leads trump, by the chance that the last seat is a partner")

typedef enum
{
#define X(name, meaning) DULLE_FEATURE_##name,
  DULLE_FEATURES (X)
#undef X
      DULLE_N_FEATURES,
} DulleFeature;

/* In which position a card is chosen; each has its own weights. */
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
 * @augen: the card points that lie there after the card
 * @to_ours: those to be expected if the viewer's side wins
 * @to_theirs: those to be expected if the others win
 *
 * How a trick goes on after a card.
 */
typedef struct
{
  double ours;
  double own;
  double augen;
  double to_ours;
  double to_theirs;
} DulleForecast;

/**
 * DulleSituation:
 * @trick: the trick on the table
 * @last_trick: 1 if it is the last one of the game, else 0
 * @role: what the viewer plays
 * @special: whether special points count
 * @seeking: whether a marriage still looks for a partner
 * @aces: plain winners in hand, in suits not led yet
 * @above: for each card of the hand and the best of the trick, how many unseen cards of
 *   its class beat it
 * @led_before: for each class whether it has been led
 * @stays: how a trick that has been led goes on after a card that does not take it; of
 *   that only `ours` and `own`
 *
 * What all cards of one decision share.
 */
typedef struct
{
  const DulleView *view;
  DulleBelief      belief;
  DulleTrick       trick;
  unsigned         last_trick;
  DulleRole        role;
  bool             special;
  bool             seeking;
  unsigned         aces;
  uint8_t          above[DULLE_N_CARDS];
  bool             led_before[DULLE_N_CLASSES];
  DulleForecast    stays;
} DulleSituation;

/**
 * dulle_situation_init:
 * @view: must outlive @situation; the viewer is on turn in trick play
 * @hearsay: (inout) (nullable): what has been heard so far of the game, if it is followed
 *   card by card
 */
void dulle_situation_init (DulleSituation  *situation,
                           const DulleView *view,
                           DulleHearsay    *hearsay);

DulleForecast dulle_situation_forecast (const DulleSituation *situation,
                                        DulleCard             card);

/**
 * dulle_features:
 * @forecast: that of @card
 * @values: (inout): one for each feature; those of leads, of trumps or of plain cards are
 *   not touched where the card is none
 */
void dulle_features (const DulleSituation *situation,
                     const DulleForecast  *forecast,
                     DulleCard             card,
                     double                values[DULLE_N_FEATURES]);
