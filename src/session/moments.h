/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The moments of a game that players remember: a fox is caught, somebody says Re. They
 * follow from what lies open on the table before and after an event, and from nothing
 * else, so that no moment can tell what its viewer does not know.
 */
#pragma once

#include "dulle-event.h"

G_BEGIN_DECLS

/**
 * DulleMomentKind:
 * @DULLE_MOMENT_RE: Re was announced
 * @DULLE_MOMENT_KONTRA: Kontra was announced
 * @DULLE_MOMENT_NO_90: no 90 was announced
 * @DULLE_MOMENT_NO_60: no 60 was announced
 * @DULLE_MOMENT_NO_30: no 30 was announced
 * @DULLE_MOMENT_BLACK: black was announced
 * @DULLE_MOMENT_SOLO: the auction has ended in a solo
 * @DULLE_MOMENT_GENSCHER: somebody chose a new partner
 * @DULLE_MOMENT_PIGS: somebody declared pigs
 * @DULLE_MOMENT_SUPERPIGS: somebody declared superpigs
 * @DULLE_MOMENT_PARTNER: a marriage has found its partner
 * @DULLE_MOMENT_NO_PARTNER: a marriage has found none
 * @DULLE_MOMENT_DOPPELKOPF: a trick of 40 card points or more
 * @DULLE_MOMENT_FOX_TAKEN: a fox has left its owner, and nobody knows yet whether it is
 *   caught
 * @DULLE_MOMENT_FOX_CAUGHT: it went to the other party
 * @DULLE_MOMENT_FOX_LAST: a fox has won the last trick
 * @DULLE_MOMENT_CHARLIE: Charlie has won the last trick
 * @DULLE_MOMENT_CHARLIE_CAUGHT: Charlie went to the other party
 * @DULLE_MOMENT_DULLE_OVER_DULLE: one Dulle has beaten the other
 * @DULLE_MOMENT_HEART_TRICK: a trick of hearts that brings a special point
 * @DULLE_MOMENT_BROKEN: a party can no longer keep what it announced: `level`
 * @DULLE_MOMENT_KEPT: it has kept it: `level`
 * @DULLE_MOMENT_NO_TRICK: a party has made no trick in the whole game
 */
typedef enum
{
  DULLE_MOMENT_RE,
  DULLE_MOMENT_KONTRA,
  DULLE_MOMENT_NO_90,
  DULLE_MOMENT_NO_60,
  DULLE_MOMENT_NO_30,
  DULLE_MOMENT_BLACK,
  DULLE_MOMENT_SOLO,
  DULLE_MOMENT_GENSCHER,
  DULLE_MOMENT_PIGS,
  DULLE_MOMENT_SUPERPIGS,
  DULLE_MOMENT_PARTNER,
  DULLE_MOMENT_NO_PARTNER,
  DULLE_MOMENT_DOPPELKOPF,
  DULLE_MOMENT_FOX_TAKEN,
  DULLE_MOMENT_FOX_CAUGHT,
  DULLE_MOMENT_FOX_LAST,
  DULLE_MOMENT_CHARLIE,
  DULLE_MOMENT_CHARLIE_CAUGHT,
  DULLE_MOMENT_DULLE_OVER_DULLE,
  DULLE_MOMENT_HEART_TRICK,
  DULLE_MOMENT_BROKEN,
  DULLE_MOMENT_KEPT,
  DULLE_MOMENT_NO_TRICK,
  DULLE_N_MOMENTS,
} DulleMomentKind;

/* The trick of a moment that belongs to none. */
#define DULLE_NO_TRICK 255

/* The most moments of one event. */
#define DULLE_MAX_EVENT_MOMENTS 8

/**
 * DulleMoment:
 * @seat: whose moment it is: who spoke, won the trick, or announced; or %DULLE_NO_SEAT
 * @from: in tricks, who lost the card; of a marriage, who has it; of a promise that is
 *   broken, who won the trick that broke it, if one did; else %DULLE_NO_SEAT
 * @party: the party of @seat, as far as everybody knows it
 * @level: a #DulleLevel, where the kind names it
 * @trick: the trick in which it happened, from 0; or %DULLE_NO_TRICK
 * @card: the card that it is about, or %DULLE_NO_CARD
 */
typedef struct
{
  DulleMomentKind kind;
  guint8          seat;
  guint8          from;
  guint8          party;
  guint8          level;
  guint8          trick;
  DulleCard       card;
} DulleMoment;

/**
 * dulle_moments_find:
 * @before: (nullable): what was on the table before @event; without it there are none
 * @moments: (out): room for %DULLE_MAX_EVENT_MOMENTS, in the order in which they happened
 *
 * Finds what is worth remembering of @event. Everybody at the table would find the same.
 *
 * Returns: how many moments there are
 */
unsigned dulle_moments_find (const DulleView  *before,
                             const DulleEvent *event,
                             DulleMoment      *moments);

G_END_DECLS
