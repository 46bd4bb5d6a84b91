/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The facts that the net looks at beside the features of a card: what a person at the table
 * looks at first. All are relative, so that they mean the same by any rules: shares,
 * chances, and distances to the next limit, never the names of cards.
 */
#pragma once

#include "card-features.h"

/* The facts that all cards of a decision have in common. Each row: the name, the unit (1 for
 * shares, chances and yes or no), what it is, and the part of the situation that it is taken
 * from. “Ours” and “theirs” add up the seats by their chance to be partners. */
#define DULLE_FACTS(X)                                                                         \
  X (OURS, "120 card points", "taken by our side", "board, belief")                            \
  X (THEIRS, "120 card points", "taken by the other side", "board, belief")                    \
  X (OUR_NEED, "60 card points", "missing for our side to win", "board, belief")               \
  X (THEIR_NEED, "60 card points", "missing for the others to win", "board, belief")           \
  X (OUR_STEP, "30 card points", "up to our next limit: 30, 60, 90 …", "board, belief")        \
  X (THEIR_STEP, "30 card points", "up to their next limit", "board, belief")                  \
  X (SAFE, "1", "our side has what it needs", "board, belief")                                 \
  X (LOST, "1", "what our side needs is out of reach", "board, belief")                        \
  X (IN_TRICK, "20 card points", "in the trick on the table", "trick")                         \
  X (DONE, "1", "share of the tricks that are over", "board")                                  \
  X (ENDS, "1", "one divided by the tricks to come, this one included", "board")               \
  X (SECOND, "1", "second to play", "trick")                                                   \
  X (THIRD, "1", "third to play", "trick")                                                     \
  X (PARTNER_NEXT, "1", "chance that the next seat is a partner", "belief")                    \
  X (PARTNER_ACROSS, "1", "chance that the seat across is a partner", "belief")                \
  X (PARTNER_BEFORE, "1", "chance that the seat before is a partner", "belief")                \
  X (CERTAIN, "1", "how certain the parties are", "belief")                                    \
  X (RE, "1", "the player is Re", "own party")                                                 \
  X (KNOWN, "1", "everybody knows the player's party", "board")                                \
  X (HOLDS, "1", "chance that the seat that wins the trick so far is a partner", "belief")     \
  X (STAYS, "1", "chance that our side wins it with a card that does not take it", "forecast") \
  X (OUR_LEVEL, "5 levels", "announced by our side", "board, belief")                          \
  X (THEIR_LEVEL, "5 levels", "announced by the other side", "board, belief")                  \
  X (SAID, "1", "the player itself has announced something", "board")                          \
  X (TRUMPS, "8 cards", "trumps in hand", "own hand")                                          \
  X (TRUMP_SHARE, "1", "share of trumps in the hand", "own hand")                              \
  X (TRUMPS_OUT, "1", "share of trumps in the unseen cards", "belief")                         \
  X (TRUMPS_NEXT, "6 cards", "trumps to be expected in the next hand", "belief")               \
  X (TRUMPS_ACROSS, "6 cards", "trumps to be expected in the hand across", "belief")           \
  X (TRUMPS_BEFORE, "6 cards", "trumps to be expected in the hand before", "belief")           \
  X (BOSSES, "4 cards", "trumps in hand that no unseen card beats", "own hand, unseen")        \
  X (STRENGTH, "4 cards", "trumps in hand, each times its power", "own hand, unseen")          \
  X (ACES, "3 cards", "plain winners in hand, in suits not led yet", "own hand, unseen")       \
  X (HELD, "40 card points", "in the hand", "own hand")                                        \
  X (MISSING, "3 suits", "plain suits that others hold and the player does not", "own hand")   \
  X (FOXES, "2 cards", "foxes in hand, where they count", "own hand")                          \
  X (FOXES_OUT, "2 cards", "unseen foxes, where they count", "unseen")                         \
  X (CHARLIES, "2 cards", "Charlies in hand, where they count", "own hand")                    \
  X (OLD_ONES_OUT, "2 cards", "unseen queens of clubs", "unseen")                              \
  X (TRUMP_DECK, "26 cards", "trumps in the deck", "order")                                    \
  X (LED_TRUMP, "1", "trump was led", "trick")                                                 \
  X (ABOVE_BEST, "8 cards", "unseen cards that beat the best card of the trick", "unseen")     \
  X (SEEKING, "1", "a marriage looks for a partner", "board")                                  \
  X (CHOICES, "8 cards", "cards that may be played", "own hand")                               \
  X (PLAIN_HELD, "20 card points", "in plain suits in hand", "own hand")                       \
  X (PLAIN_OUT, "40 card points", "unseen in plain suits", "unseen")                           \
  X (LOSERS, "4 cards", "plain cards in hand that unseen ones beat", "own hand, unseen")       \
  X (ACES_OUT, "3 cards", "unseen plain winners, in suits not led yet", "unseen")              \
  X (LEADER, "1", "chance that the seat that has led is a partner", "belief")                  \
  X (WINS_BEFORE, "1", "the seat before wins the trick so far", "trick")                       \
  X (WINS_ACROSS, "1", "the seat across wins the trick so far", "trick")                       \
  X (SCORELESS, "1", "the other side has taken no card points", "board, belief")

/* The facts of a card that its features do not tell by themselves. */
#define DULLE_CARD_FACTS(X)                                                \
  X (WINS, "1", "chance that our side wins the trick", "forecast")         \
  X (TAKES, "1", "the card takes the trick so far", "trick")               \
  X (ABOVE, "8 cards", "unseen cards of its class that beat it", "unseen") \
  X (REST, "6 cards", "cards of its class left in the hand", "own hand")   \
  X (CLASS_OUT, "12 cards", "unseen cards of its class", "unseen")         \
  X (TWIN, "1", "the player holds both copies", "own hand")                \
  X (LED, "1", "its class has been led before", "board")                   \
  X (OWN, "1", "chance that the player wins the trick", "forecast")        \
  X (POINTS_OUT, "20 card points", "unseen in its class", "unseen")        \
  X (CLASS_NEXT, "4 cards", "of its class in the next hand", "belief")     \
  X (CLASS_ACROSS, "4 cards", "of its class in the hand across", "belief") \
  X (CLASS_BEFORE, "4 cards", "of its class in the hand before", "belief")

typedef enum
{
#define X(name, unit, meaning, source) DULLE_FACT_##name,
  DULLE_FACTS (X)
#undef X
      DULLE_N_FACTS,
} DulleFact;

typedef enum
{
#define X(name, unit, meaning, source) DULLE_CARD_FACT_##name,
  DULLE_CARD_FACTS (X)
#undef X
      DULLE_N_CARD_FACTS,
} DulleCardFact;

/* Trumps by their place in the order, from the top down; all lower ones count as the last.
 * Behind the facts of a decision there are two numbers for each: how many the player holds and
 * how many are unseen, in units of 2 cards. Behind those of a card there is one: whether the
 * card is that trump. */
/* clang-format off */
#define DULLE_TRUMP_PLACES(X) \
  X (1) X (2) X (3) X (4) X (5) X (6) X (7) X (8) X (9) X (10) X (11) X (12) X (13)
/* clang-format on */

#define X(place) +1
enum
{
  DULLE_N_TRUMP_PLACES = 0 DULLE_TRUMP_PLACES (X),
};
#undef X

#define DULLE_N_SHARED_FACTS (DULLE_N_FACTS + 2 * DULLE_N_TRUMP_PLACES)
#define DULLE_N_OWN_FACTS    (DULLE_N_CARD_FACTS + DULLE_N_TRUMP_PLACES)

/* @values: (out): those of the decision */
void dulle_facts (const DulleSituation *situation,
                  float                 values[DULLE_N_SHARED_FACTS]);

/**
 * dulle_card_facts:
 * @forecast: the forecast for @card
 * @values: (out): those of the card
 */
void dulle_card_facts (const DulleSituation *situation,
                       const DulleForecast  *forecast,
                       DulleCard             card,
                       float                 values[DULLE_N_OWN_FACTS]);
