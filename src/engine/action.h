/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Actions: everything that a player can do to a game, as values. The window, the
 * computer players, records, undo and the tests all speak in actions and in nothing
 * else. Which of them are legal is decided in legality.h.
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
 * @contract: in a call, %DULLE_CONTRACT_NORMAL for healthy, otherwise the game that the
 *   reservation is for
 * @offer: in the call of a compulsory solo in a round of them, whether another player
 *   may play a solo instead
 * @marriage: in the call of a marriage, how it finds a partner
 * @level: in an announcement, its level; in a bid for a solo, the level announced along
 *   with it, or 0
 * @card: of a card played, or the card that corrects a revoke
 * @pigs: in a declaration, a #DullePigs
 * @partner: in a Genscher, the seat that is chosen
 * @cards: in an exchange, the cards passed or returned
 *
 * Members that do not belong to the kind are 0.
 */
typedef struct
{
  uint8_t   kind;
  uint8_t   seat;
  uint8_t   contract;
  uint8_t   marriage;
  uint8_t   level;
  DulleCard card;
  uint8_t   partner;
  uint8_t   offer : 1;
  uint8_t   pigs : 7;
  DulleHand cards;
} DulleAction;

static inline DulleAction
dulle_action_call (uint8_t       seat,
                   DulleContract contract,
                   DulleMarriage marriage)
{
  return (DulleAction){
    .kind = DULLE_ACTION_CALL,
    .seat = seat,
    .contract = (uint8_t) contract,
    .marriage = (uint8_t) marriage,
  };
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

/* Whether @action says nothing where something might be announced. */
static inline bool
dulle_action_is_silence (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE && action->level == DULLE_LEVEL_NONE;
}

/* Whether @action is an announcement or a declaration, which is made beside the game: it needs no
 * turn, and answers no question. */
static inline bool
dulle_action_is_extra (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE || action->kind == DULLE_ACTION_DECLARE;
}

/* @kind: %DULLE_ACTION_PASS or %DULLE_ACTION_RETURN */
static inline DulleAction
dulle_action_exchange (uint8_t         seat,
                       DulleActionKind kind,
                       DulleHand       cards)
{
  return (DulleAction){ .kind = (uint8_t) kind, .seat = seat, .cards = cards };
}

/* An action without details: an answer to a poverty, the turning of a trick that has a
 * revoke in it, or a claim. */
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
         a->card == b->card && a->pigs == b->pigs && a->partner == b->partner &&
         a->cards == b->cards;
}
