/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules that forbid an action, each with an id and a sentence.
 */
#pragma once

#include <stdbool.h>

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
  DULLE_REFUSED_COMPULSORY_SOLO,
  DULLE_REFUSED_UNDECIDED,
  DULLE_REFUSED_LEVEL,
  DULLE_REFUSED_REPLIED,
  DULLE_REFUSED_TOO_LATE,
  DULLE_REFUSED_SKIPPED_TOO_LATE,
  DULLE_REFUSED_LIMIT,
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

/* The word for tests and tools, which stays the same when the sentence changes; "" for
 * %DULLE_ACCEPTED. */
const char *dulle_refusal_id (DulleRefusal refusal);
bool        dulle_refusal_from_id (const char   *id,
                                   DulleRefusal *refusal);

/* The sentence for people, marked for translation; "" for %DULLE_ACCEPTED. */
const char *dulle_refusal_sentence (DulleRefusal refusal);
