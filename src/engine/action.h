/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions: all that a player can do to a game, and which of it is legal. The
 * window, the computer players, records, undo and the tests speak actions and
 * nothing else.
 */
#pragma once

#include "board.h"

typedef enum
{
  DULLE_ACTION_CALL,
  DULLE_ACTION_ANNOUNCE,
  DULLE_ACTION_PLAY,
  DULLE_ACTION_DECLARE,
  DULLE_ACTION_PASS,
  DULLE_ACTION_ACCEPT,
  DULLE_ACTION_REFUSE,
  DULLE_ACTION_RETURN,
  DULLE_ACTION_GENSCHER,
  DULLE_ACTION_CORRECT,
  DULLE_ACTION_TURN,
  DULLE_ACTION_CLAIM,
  DULLE_N_ACTION_KINDS,
} DulleActionKind;

/* What a seat may declare. */
typedef enum
{
  DULLE_PIGS,
  DULLE_SUPERPIGS,
} DullePigs;

/**
 * DulleAction:
 * @contract: of a call: %DULLE_CONTRACT_NORMAL for healthy, else the game that
 *   the reservation is for
 * @offer: of a call for a duty solo in its round: whether another player may play
 *   a solo instead
 * @marriage: of a call for a marriage: how it looks for a partner
 * @level: of an announcement; of a call that bids for a solo, what is announced
 *   with it, else 0
 * @card: of a card played, or the card that corrects a revoke
 * @pigs: of a declaration, a #DullePigs
 * @partner: of a Genscher, who is chosen
 * @cards: of an exchange, the cards passed or returned
 *
 * Members that do not belong to the kind are 0.
 */
typedef struct
{
  uint8_t   kind;
  uint8_t   seat;
  uint8_t   contract;
  uint8_t   marriage;
  bool      offer;
  uint8_t   level;
  DulleCard card;
  uint8_t   pigs;
  uint8_t   partner;
  DulleHand cards;
} DulleAction;

/* Why an action is not legal. */
typedef enum
{
  DULLE_ACCEPTED,
  DULLE_REFUSED_OVER,
  DULLE_REFUSED_TURN,
  DULLE_REFUSED_NOT_NOW,
  DULLE_REFUSED_NOT_HELD,
  DULLE_REFUSED_FOLLOW_CLUBS,
  DULLE_REFUSED_FOLLOW_SPADES,
  DULLE_REFUSED_FOLLOW_HEARTS,
  DULLE_REFUSED_FOLLOW_DIAMONDS,
  DULLE_REFUSED_FOLLOW_TRUMP,
  DULLE_REFUSED_CONTRACT,
  DULLE_REFUSED_NO_MARRIAGE,
  DULLE_REFUSED_MARRIAGE_KIND,
  DULLE_REFUSED_DUTY_SOLO,
  DULLE_REFUSED_UNDECIDED,
  DULLE_REFUSED_LEVEL,
  DULLE_REFUSED_REPLIED,
  DULLE_REFUSED_TOO_LATE,
  DULLE_REFUSED_SKIPPED_TOO_LATE,
  DULLE_REFUSED_HAND,
  DULLE_REFUSED_PIGS,
  DULLE_REFUSED_PIGS_TOO_LATE,
  DULLE_REFUSED_N_CARDS,
  DULLE_REFUSED_ALL_TRUMPS,
  DULLE_REFUSED_GENSCHER,
  DULLE_REFUSED_CLAIM,
  DULLE_REFUSED_BID,
  DULLE_N_REFUSALS,
} DulleRefusal;

/* The sentence for people, marked for translation; "" for %DULLE_ACCEPTED. */
const char *dulle_refusal_sentence (DulleRefusal refusal);

/* More than any seat ever has. */
#define DULLE_MAX_ACTIONS 256

static inline DulleAction
dulle_action_call (uint8_t       seat,
                   DulleContract contract,
                   DulleMarriage marriage)
{
  return (DulleAction){ .kind = DULLE_ACTION_CALL, .seat = seat, .contract = (uint8_t) contract, .marriage = (uint8_t) marriage };
}

static inline DulleAction
dulle_action_announce (uint8_t    seat,
                       DulleLevel level)
{
  return (DulleAction){ .kind = DULLE_ACTION_ANNOUNCE, .seat = seat, .level = (uint8_t) level };
}

static inline DulleAction
dulle_action_play (uint8_t   seat,
                   DulleCard card)
{
  return (DulleAction){ .kind = DULLE_ACTION_PLAY, .seat = seat, .card = card };
}

static inline DulleAction
dulle_action_declare (uint8_t   seat,
                      DullePigs pigs)
{
  return (DulleAction){ .kind = DULLE_ACTION_DECLARE, .seat = seat, .pigs = (uint8_t) pigs };
}

/* @kind: %DULLE_ACTION_PASS or %DULLE_ACTION_RETURN */
static inline DulleAction
dulle_action_exchange (uint8_t         seat,
                       DulleActionKind kind,
                       DulleHand       cards)
{
  return (DulleAction){ .kind = (uint8_t) kind, .seat = seat, .cards = cards };
}

/* An action that says nothing but its kind: an answer to a poverty, a trick turned
 * with a revoke in it, a claim. */
static inline DulleAction
dulle_action_plain (uint8_t         seat,
                    DulleActionKind kind)
{
  return (DulleAction){ .kind = (uint8_t) kind, .seat = seat };
}

static inline DulleAction
dulle_action_correct (uint8_t   seat,
                      DulleCard card)
{
  return (DulleAction){ .kind = DULLE_ACTION_CORRECT, .seat = seat, .card = card };
}

static inline DulleAction
dulle_action_genscher (uint8_t seat,
                       uint8_t partner)
{
  return (DulleAction){ .kind = DULLE_ACTION_GENSCHER, .seat = seat, .partner = partner };
}

static inline bool
dulle_action_equal (const DulleAction *a,
                    const DulleAction *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->contract == b->contract &&
         a->marriage == b->marriage && a->offer == b->offer && a->level == b->level &&
         a->card == b->card &&
         a->pigs == b->pigs && a->partner == b->partner && a->cards == b->cards;
}

/**
 * dulle_action_check:
 * @own: what the acting seat knows; the action must be of this seat
 *
 * Returns: %DULLE_ACCEPTED, or the rule that forbids @action
 */
DulleRefusal dulle_action_check (const DulleBoard  *board,
                                 const DulleOwn    *own,
                                 const DulleAction *action);

/**
 * dulle_action_list:
 * @actions: (out): room for %DULLE_MAX_ACTIONS
 *
 * Lists all that a seat may do now: on its turn calls or cards, and at any time
 * its announcements and declarations. Of an exchange, in which any cards may be
 * passed, it lists one choice.
 *
 * Returns: how many
 */
unsigned dulle_action_list (const DulleBoard *board,
                            const DulleOwn   *own,
                            DulleAction      *actions);

/* The cards that @own should play now; empty when it is not its turn. Where a revoke
 * is possible it may put down any other. */
DulleHand dulle_action_cards (const DulleBoard *board,
                              const DulleOwn   *own);
