/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What one seat sees and hears of an action, as values and as words. It is written like an
 * action of a record (record.h), with these differences:
 *
 *   SEAT:reservation            another seat’s call, of which is heard that it is not healthy;
 *                               SEAT:reservation/offer if it offers its compulsory solo
 *   SEAT^CALL/SEAT…             all have been heard: the highest bid, and who may go above it
 *   SEAT@CALL                   what is played, unless all are healthy
 *   SEAT:pass/CARD/?…           a card that is not seen is a ?
 *   SEAT:accept/CARD…           what the own seat finds when it takes up a poverty’s cards
 *   SEAT:return/T/?…            trumps that come back are seen to be trumps
 *   SEAT!LEVEL/PARTY            the party, if the level does not tell it: 2!no-90/kontra.
 *                               SEAT!party where knocking hides it
 *   SEAT$pigs/PARTY             the party, where the declaration tells it. After an exchange,
 *                               pigs that lie in one hand again are declared again
 *   SEAT:CARD~SEAT              the card that fills a trick or corrects it, and a seat that now
 *                               is seen to have failed to follow suit
 */
#pragma once

#include "game.h"

#include <glib.h>

typedef enum
{
  DULLE_SEEN_ACTION,
  DULLE_SEEN_RESERVATION,
  DULLE_SEEN_BID,
  DULLE_SEEN_CONTRACT,
} DulleSeenKind;

/**
 * DulleSeenAction:
 * @action: the action as far as it is seen: the call of a bid or a contract, the cards of an
 *   exchange that are seen
 * @bidders: after a bid, a bit for each seat that may go above it
 * @n_hidden: how many cards of an exchange are not seen
 * @n_trumps: how many of these are trumps that come back
 * @revoked: the seat that is seen to have failed to follow suit, or %DULLE_NO_SEAT
 * @party: the party that an announcement or a declaration tells, or %DULLE_NO_PARTY
 */
typedef struct
{
  DulleSeenKind kind;
  DulleAction   action;
  uint8_t       bidders;
  uint8_t       n_hidden;
  uint8_t       n_trumps;
  uint8_t       revoked;
  DulleParty    party;
} DulleSeenAction;

bool dulle_seen_action_parse (const char      *word,
                              DulleSeenAction *seen);

/**
 * dulle_seen_action_write:
 * @before: the game before @action
 * @after: the game after it
 * @viewer: the seat that looks on
 * @words: what @viewer sees and hears is appended to it, each word after a blank
 */
void dulle_seen_action_write (const DulleGame   *before,
                              const DulleGame   *after,
                              const DulleAction *action,
                              uint8_t            viewer,
                              GString           *words);
