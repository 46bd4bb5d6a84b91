/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What an event looks like: a sequence of steps, as values. Which steps follow each
 * other is written here, how each of them looks in table-animation.
 */
#pragma once

#include "session/moments.h"

#include "sounds.h"
#include "timing.h"

G_BEGIN_DECLS

/**
 * DulleStepKind:
 * @DULLE_STEP_WAIT: nothing, for as long as `time` says
 * @DULLE_STEP_SHOW_GAME: all that is on the table after the event, at once
 * @DULLE_STEP_SHOW_OPEN_HANDS: the hands of others that lie open
 * @DULLE_STEP_CLEAR_HANDS: no player has cards, before they are dealt
 * @DULLE_STEP_THROW_PACKET: a packet sets off from the dealer: `packet`
 * @DULLE_STEP_LAND_PACKET: it has become part of a hand: `packet`
 * @DULLE_STEP_TURN_UP: the person's hand
 * @DULLE_STEP_SORT_HAND: the person's hand
 * @DULLE_STEP_UPDATE_SEATS: what the name plates say
 * @DULLE_STEP_SHOW_TURN: what was done can be seen, so it is the next player's turn
 * @DULLE_STEP_UPDATE_COUNTS: how many backs are behind them
 * @DULLE_STEP_PLAY_CARD: a card goes from a hand into the trick: `card`
 * @DULLE_STEP_RAISE_CARD: the best card of the trick: `seat`
 * @DULLE_STEP_TAKE_TRICK: the trick goes to its owner: `seat`
 * @DULLE_STEP_CLEAR_TRICK: nothing of it is on the table any more
 * @DULLE_STEP_PASS_CARDS: cards change hands, face down: `pass`
 * @DULLE_STEP_CLEAR_PACKETS: they have become part of a hand
 * @DULLE_STEP_SHOW_CARDS: a player puts down the cards that it declares: `pigs`
 * @DULLE_STEP_HIDE_CARDS: and takes them up again
 * @DULLE_STEP_CLEAR_SHOWN: and has them in its hand
 * @DULLE_STEP_SAY: a player says something, until it is taken back: `bubble`
 * @DULLE_STEP_HUSH: nobody says anything any more
 * @DULLE_STEP_SOUND: `sound`
 * @DULLE_STEP_MOMENT: something is celebrated: `moment`
 */
typedef enum
{
  DULLE_STEP_WAIT,
  DULLE_STEP_SHOW_GAME,
  DULLE_STEP_SHOW_OPEN_HANDS,
  DULLE_STEP_CLEAR_HANDS,
  DULLE_STEP_THROW_PACKET,
  DULLE_STEP_LAND_PACKET,
  DULLE_STEP_TURN_UP,
  DULLE_STEP_SORT_HAND,
  DULLE_STEP_UPDATE_SEATS,
  DULLE_STEP_SHOW_TURN,
  DULLE_STEP_UPDATE_COUNTS,
  DULLE_STEP_PLAY_CARD,
  DULLE_STEP_RAISE_CARD,
  DULLE_STEP_TAKE_TRICK,
  DULLE_STEP_CLEAR_TRICK,
  DULLE_STEP_PASS_CARDS,
  DULLE_STEP_CLEAR_PACKETS,
  DULLE_STEP_SHOW_CARDS,
  DULLE_STEP_HIDE_CARDS,
  DULLE_STEP_CLEAR_SHOWN,
  DULLE_STEP_SAY,
  DULLE_STEP_HUSH,
  DULLE_STEP_SOUND,
  DULLE_STEP_MOMENT,
  DULLE_N_STEPS,
} DulleStepKind;

/* The @number-th packet of a deal, of @n_cards for @seat. */
typedef struct
{
  uint8_t  seat;
  unsigned number;
  unsigned n_cards;
} DulleStepPacket;

/* @card of @seat in the trick @number. */
typedef struct
{
  uint8_t   seat;
  DulleCard card;
  unsigned  number;
} DulleStepCard;

/* From a seat to another one; %DULLE_NO_SEAT is the middle of the table. */
typedef struct
{
  uint8_t from;
  uint8_t to;
} DulleStepPass;

typedef struct
{
  uint8_t   seat;
  DullePigs pigs;
} DulleStepPigs;

/* @text is translated and static. */
typedef struct
{
  uint8_t     seat;
  const char *text;
} DulleStepBubble;

/* @on_table: whether the cards of its trick lie on the table. */
typedef struct
{
  DulleMoment moment;
  gboolean    on_table;
} DulleStepMoment;

/**
 * DulleStep:
 * @time: how long the wait or the motion takes; 0 for kinds that are neither
 *
 * Each but the wait only starts something. The payloads share their memory: read only
 * the one that #DulleStepKind names.
 */
typedef struct
{
  DulleStepKind kind;
  DulleTime     time;
  union
  {
    DulleStepPacket packet;
    DulleStepCard   card;
    DulleStepPass   pass;
    DulleStepPigs   pigs;
    DulleStepBubble bubble;
    uint8_t         seat;
    DulleSound      sound;
    DulleStepMoment moment;
  };
} DulleStep;

/**
 * dulle_sequence_new:
 * @before: (nullable): what was on the table before; %NULL if no moment shall be
 *   celebrated
 * @timing: where nothing moves, cards are not dealt one after the other
 *
 * Returns: (transfer full) (element-type DulleStep): what @event looks like
 */
GArray *dulle_sequence_new (const DulleView  *before,
                            const DulleEvent *event,
                            DulleTiming       timing);

G_END_DECLS
