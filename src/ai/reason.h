/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why something is done, as a fact that can be told. Each reason says what follows
 * from the view alone, without any doubt; what is only likely is no reason. Sentences
 * are made where a language is known, and say no more than what stands here.
 */
#pragma once

#include "engine/view.h"

/**
 * DulleReason:
 * @DULLE_REASON_NONE: nothing can be told
 * @DULLE_REASON_ONLY_CARD: no other card is allowed
 * @DULLE_REASON_CASH_ACE: it leads a plain suit that has not been led, and no card in
 *   another hand that is of this suit beats it
 * @DULLE_REASON_HIGHEST: the same of a suit that was led before
 * @DULLE_REASON_TOP_TRUMP: it leads a trump that no trump in another hand beats
 * @DULLE_REASON_PULL_TRUMP: it leads a trump, and there are trumps in other hands
 * @DULLE_REASON_LEAD_TO_PARTNER: it leads a plain suit that the partner did not follow,
 *   and there are trumps in other hands that the partner may have
 * @DULLE_REASON_LAST_OF_SUIT: it is the last card of a plain suit, and there are trumps
 *   in the own hand
 * @DULLE_REASON_CAN_BE_BEATEN: it leads a plain suit, of which there are higher cards in
 *   other hands
 * @DULLE_REASON_KEEP_HIGHER: a card of the same suit, or trump, that is higher could be
 *   played too
 * @DULLE_REASON_FEWEST_AUGEN: no card that could be played has fewer card points
 * @DULLE_REASON_CATCH_FOX: it wins the trick for certain, in which an opponent's fox
 *   lies, and foxes bring points in this game as far as the seat knows
 * @DULLE_REASON_WIN_LAST: it is the last card of the trick and wins it
 * @DULLE_REASON_WIN_SURE: it takes the trick, and no card that a seat to come may have
 *   beats it
 * @DULLE_REASON_WIN_SO_FAR: it beats what lies in the trick
 * @DULLE_REASON_SAVE_FOX: the own fox goes into a trick that the partner wins for certain
 * @DULLE_REASON_SMEAR_SAFE: ten or eleven points go into a trick that the partner wins for
 *   certain
 * @DULLE_REASON_SMEAR: they go into a trick in which the partner's card is the highest so
 *   far
 * @DULLE_REASON_KEEP_FOX: the fox could be played too
 * @DULLE_REASON_CANNOT_WIN: no card that could be played beats what lies in the trick, and
 *   none has fewer card points
 * @DULLE_REASON_LOSE_LOW: no card that could be played beats what lies in the trick, and
 *   a card of the same suit, or trump, that is higher could be played too
 * @DULLE_REASON_GIVES_AUGEN: it does not beat what lies in the trick, which is not known
 *   to be a partner's so far, and is worth ten or eleven points
 * @DULLE_REASON_MANY_TRUMPS: the hand has more than its share of the trumps of what is
 *   called or taken up
 * @DULLE_REASON_FEW_TRUMPS: the hand has no more than its share of the trumps of the game
 *   that is to come, or is not taken up
 * @DULLE_REASON_BOTH_QUEENS: the hand has both queens of clubs, and is to find a partner
 *
 * A partner is a seat whose party is known to be the own one. Where a revoke is
 * possible nothing is concluded from cards that did not follow, and no trick is certain;
 * where pigs may still be declared, none is before its last card.
 */
typedef enum
{
  DULLE_REASON_NONE,
  DULLE_REASON_ONLY_CARD,
  DULLE_REASON_CASH_ACE,
  DULLE_REASON_HIGHEST,
  DULLE_REASON_TOP_TRUMP,
  DULLE_REASON_PULL_TRUMP,
  DULLE_REASON_LEAD_TO_PARTNER,
  DULLE_REASON_LAST_OF_SUIT,
  DULLE_REASON_CAN_BE_BEATEN,
  DULLE_REASON_KEEP_HIGHER,
  DULLE_REASON_FEWEST_AUGEN,
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
  DULLE_REASON_GIVES_AUGEN,
  DULLE_REASON_MANY_TRUMPS,
  DULLE_REASON_FEW_TRUMPS,
  DULLE_REASON_BOTH_QUEENS,
  DULLE_N_REASONS,
} DulleReason;

/**
 * dulle_reason:
 * @view: a view on turn, before @action
 * @action: a call, an exchange, or a card
 *
 * Returns: what speaks most for @action; of other actions, and of cards that do not
 *   follow where they have to, nothing is told
 */
DulleReason dulle_reason (const DulleView   *view,
                          const DulleAction *action);

/* "cash-ace", for JSON and tests. */
const char *dulle_reason_id (DulleReason reason);
