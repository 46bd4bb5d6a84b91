/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What an analysis says about a decision, as values: how good it was, what would have
 * been better, and why. Finding this out and putting it into words are done elsewhere.
 */
#pragma once

#include "action.h"

/* By the points that a decision lost; see dulle_move_quality(). */
typedef enum
{
  DULLE_MOVE_BEST,
  DULLE_MOVE_GOOD,
  DULLE_MOVE_DOUBTFUL,
  DULLE_MOVE_ERROR,
  DULLE_N_MOVE_QUALITIES,
} DulleMoveQuality;

/* The quality of a decision that has no annotation. */
#define DULLE_NO_MOVE_QUALITY DULLE_N_MOVE_QUALITIES

/**
 * DulleReason:
 * @DULLE_REASON_NONE: no single fact decides
 * @DULLE_REASON_ONLY_CARD: no other card is allowed
 * @DULLE_REASON_CASH_ACE: it leads a plain suit that has not been led before, and no
 *   card of that suit in another hand beats it
 * @DULLE_REASON_HIGHEST: the same, in a suit that has been led before
 * @DULLE_REASON_ONLY_TRUMPED: it leads a plain suit of which no other hand has a card, while
 *   other hands have trumps
 * @DULLE_REASON_TOP_TRUMP: it leads a trump that no trump in another hand beats
 * @DULLE_REASON_PULL_TRUMP: it leads a trump, and there are trumps in other hands that
 *   somebody other than the partner may have
 * @DULLE_REASON_LEAD_TO_PARTNER: it leads a plain suit that the partner did not follow,
 *   and there are trumps in other hands that the partner may have
 * @DULLE_REASON_LAST_OF_SUIT: it is the last card of a plain suit of which other hands hold
 *   some, and there are trumps in the own hand
 * @DULLE_REASON_CAN_BE_BEATEN: it leads a plain suit in which other hands hold higher
 *   cards
 * @DULLE_REASON_KEEP_HIGHER: a higher card of the same suit, or a higher trump, could
 *   have been played instead
 * @DULLE_REASON_FEWEST_CARD_POINTS: no playable card has fewer card points
 * @DULLE_REASON_CATCH_FOX: it is certain to win a trick that contains an opponent's
 *   fox, and as far as the seat knows foxes bring points in this game
 * @DULLE_REASON_WIN_LAST: it is the last card of the trick and wins it
 * @DULLE_REASON_WIN_SURE: it takes the trick, and no card that a later seat may hold
 *   beats it
 * @DULLE_REASON_WIN_SO_FAR: it beats the cards played to the trick so far
 * @DULLE_REASON_SAVE_FOX: the seat's own fox goes into a trick that the partner is
 *   certain to win
 * @DULLE_REASON_SMEAR_SAFE: ten or eleven points go into a trick that the partner is
 *   certain to win
 * @DULLE_REASON_SMEAR: ten or eleven points go into a trick in which the partner's card
 *   is the highest so far
 * @DULLE_REASON_KEEP_FOX: the fox could have been played instead
 * @DULLE_REASON_CANNOT_WIN: no playable card beats the trick, and none has fewer card
 *   points
 * @DULLE_REASON_LOSE_LOW: no playable card beats the trick, and a higher card of the
 *   same suit, or a higher trump, could have been played instead
 * @DULLE_REASON_GIVES_CARD_POINTS: it is worth ten or eleven points and does not beat
 *   the trick, which is not known to be a partner's so far
 * @DULLE_REASON_MANY_TRUMPS: the hand has more than its share of the trumps in the game
 *   that is called or taken up
 * @DULLE_REASON_FEW_TRUMPS: the hand has no more than its share of the trumps in the
 *   coming game, or in the one that is not taken up
 * @DULLE_REASON_BOTH_QUEENS: the hand has both queens of clubs and is looking for a
 *   partner
 * @DULLE_REASON_RAISES_STAKES: it is an announcement: more is at stake
 * @DULLE_REASON_PROMISES_NOTHING: it is silence: the party promises nothing that it would
 *   have to keep
 *
 * A partner is a seat that is known to be of the same party. Where revokes are
 * possible, nothing is concluded from a card that did not follow suit, and no trick is
 * certain; where pigs may still be declared, no trick is certain before its last card.
 */
typedef enum
{
  DULLE_REASON_NONE,
  DULLE_REASON_ONLY_CARD,
  DULLE_REASON_CASH_ACE,
  DULLE_REASON_HIGHEST,
  DULLE_REASON_ONLY_TRUMPED,
  DULLE_REASON_TOP_TRUMP,
  DULLE_REASON_PULL_TRUMP,
  DULLE_REASON_LEAD_TO_PARTNER,
  DULLE_REASON_LAST_OF_SUIT,
  DULLE_REASON_CAN_BE_BEATEN,
  DULLE_REASON_KEEP_HIGHER,
  DULLE_REASON_FEWEST_CARD_POINTS,
  DULLE_REASON_CATCH_FOX,
  DULLE_REASON_WIN_LAST,
  DULLE_REASON_WIN_SURE,
  DULLE_REASON_WIN_SO_FAR,
  DULLE_REASON_SAVE_FOX,
  DULLE_REASON_SMEAR_SAFE,
  DULLE_REASON_SMEAR,
  DULLE_REASON_KEEP_FOX,
  DULLE_REASON_CANNOT_WIN,
  DULLE_REASON_LOSE_LOW,
  DULLE_REASON_GIVES_CARD_POINTS,
  DULLE_REASON_MANY_TRUMPS,
  DULLE_REASON_FEW_TRUMPS,
  DULLE_REASON_BOTH_QUEENS,
  DULLE_REASON_RAISES_STAKES,
  DULLE_REASON_PROMISES_NOTHING,
  DULLE_N_REASONS,
} DulleReason;

/**
 * DulleAnnotation:
 * @n_before: how many actions of the record came before the decision
 * @seat: the seat that decided
 * @silence: whether the decision was to announce nothing before the action
 * @measured: whether there was a choice, so that alternatives were compared
 * @quality: how good it was
 * @reason: why @best is the best
 * @lost: the points that it cost, at least 0
 * @best: the best action, which may be the one taken; an announcement of
 *   %DULLE_LEVEL_NONE is silence
 */
typedef struct
{
  uint16_t         n_before;
  uint8_t          seat;
  bool             silence;
  bool             measured;
  DulleMoveQuality quality;
  DulleReason      reason;
  float            lost;
  DulleAction      best;
} DulleAnnotation;

/**
 * DulleGrade:
 * @n_moves: how many measured decisions have each quality
 * @lost: the points that they cost altogether
 * @luck: the points due neither to the cards dealt nor to the decisions, but to how the
 *   other cards lay and what the others did
 *
 * The sum of the annotations of one seat, in one game or in several.
 */
typedef struct
{
  unsigned n_moves[DULLE_N_MOVE_QUALITIES];
  double   lost;
  double   luck;
} DulleGrade;

/* The quality of a decision that lost @lost points. */
DulleMoveQuality dulle_move_quality (double lost);

/* "best", "good", "doubtful", "error" */
const char *dulle_move_quality_id (DulleMoveQuality quality);

/* "cash-ace", for JSON, stores and tests. */
const char *dulle_reason_id (DulleReason reason);

/* Finds the reason that has this id. */
bool dulle_reason_parse (const char  *id,
                         DulleReason *reason);

/* Whether it would have been best to say nothing. */
bool dulle_annotation_prefers_silence (const DulleAnnotation *annotation);

/* Adds @grade to @sum. */
void dulle_grade_add (DulleGrade       *sum,
                      const DulleGrade *grade);

/* How many decisions @grade is the sum of. */
unsigned dulle_grade_n_moves (const DulleGrade *grade);
