/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Two tables, by refusal: the sentence that people read, and the id that scenarios and
 * other programs read.
 */
#include "refusal.h"

#include <glib.h>
#include <string.h>

#include "i18n.h"

static const char *const sentences[DULLE_N_REFUSALS] = {
  [DULLE_ACCEPTED] = "",
  [DULLE_REFUSED_OVER] = N_ ("The game is over."),
  [DULLE_REFUSED_TURN] = N_ ("It is not your turn."),
  [DULLE_REFUSED_NOT_NOW] = N_ ("That is not possible now."),
  [DULLE_REFUSED_NOT_HELD] = N_ ("You do not hold this card."),
  [DULLE_REFUSED_FOLLOW_CLUBS] = N_ ("Clubs must be followed."),
  [DULLE_REFUSED_FOLLOW_SPADES] = N_ ("Spades must be followed."),
  [DULLE_REFUSED_FOLLOW_HEARTS] = N_ ("Hearts must be followed."),
  [DULLE_REFUSED_FOLLOW_DIAMONDS] = N_ ("Diamonds must be followed."),
  [DULLE_REFUSED_FOLLOW_TRUMP] = N_ ("Trump must be followed."),
  [DULLE_REFUSED_CONTRACT] = N_ ("The rules do not allow this game."),
  [DULLE_REFUSED_NO_MARRIAGE] = N_ ("A marriage needs both queens of clubs."),
  [DULLE_REFUSED_MARRIAGE_KIND] = N_ ("The rules do not allow this kind of marriage."),
  [DULLE_REFUSED_COMPULSORY_SOLO] = N_ ("A compulsory solo must be played now."),
  [DULLE_REFUSED_UNDECIDED] =
      N_ ("Nothing may be announced before the marriage has found its partner."),
  [DULLE_REFUSED_LEVEL] = N_ ("Your party has already announced that much."),
  [DULLE_REFUSED_REPLIED] = N_ ("Your party has replied and can announce no more."),
  [DULLE_REFUSED_TOO_LATE] = N_ ("It is too late for this announcement."),
  [DULLE_REFUSED_SKIPPED_TOO_LATE] =
      N_ ("It is too late for a lower announcement that this one includes."),
  [DULLE_REFUSED_LIMIT] = N_ ("The rules ask for more cards in hand than are dealt."),
  [DULLE_REFUSED_HAND] = N_ ("Your hand does not have the cards for this."),
  [DULLE_REFUSED_PIGS] = N_ ("This cannot be declared now."),
  [DULLE_REFUSED_PIGS_TOO_LATE] = N_ ("This had to be declared before the first card was played."),
  [DULLE_REFUSED_N_CARDS] = N_ ("This is not the right number of cards."),
  [DULLE_REFUSED_ALL_TRUMPS] = N_ ("All trumps must be passed."),
  [DULLE_REFUSED_GENSCHER] =
      N_ ("Only somebody who holds both kings of diamonds may choose a partner, "
          "when playing the first of them."),
  [DULLE_REFUSED_CLAIM] = N_ ("It is not certain that you win all remaining tricks."),
  [DULLE_REFUSED_BID] = N_ ("This does not outbid the solo that was named."),
};

static const char *const refusal_ids[] = {
  [DULLE_ACCEPTED] = "",
  [DULLE_REFUSED_OVER] = "game-over",
  [DULLE_REFUSED_TURN] = "not-your-turn",
  [DULLE_REFUSED_NOT_NOW] = "not-now",
  [DULLE_REFUSED_NOT_HELD] = "card-not-held",
  [DULLE_REFUSED_FOLLOW_CLUBS] = "follow-clubs",
  [DULLE_REFUSED_FOLLOW_SPADES] = "follow-spades",
  [DULLE_REFUSED_FOLLOW_HEARTS] = "follow-hearts",
  [DULLE_REFUSED_FOLLOW_DIAMONDS] = "follow-diamonds",
  [DULLE_REFUSED_FOLLOW_TRUMP] = "follow-trump",
  [DULLE_REFUSED_CONTRACT] = "contract-not-allowed",
  [DULLE_REFUSED_NO_MARRIAGE] = "no-marriage-in-hand",
  [DULLE_REFUSED_MARRIAGE_KIND] = "marriage-kind-not-allowed",
  [DULLE_REFUSED_COMPULSORY_SOLO] = "compulsory-solo-due",
  [DULLE_REFUSED_UNDECIDED] = "marriage-undecided",
  [DULLE_REFUSED_LEVEL] = "already-announced",
  [DULLE_REFUSED_REPLIED] = "already-replied",
  [DULLE_REFUSED_TOO_LATE] = "too-late",
  [DULLE_REFUSED_SKIPPED_TOO_LATE] = "skipped-too-late",
  [DULLE_REFUSED_LIMIT] = "limit-above-hand",
  [DULLE_REFUSED_HAND] = "cards-missing",
  [DULLE_REFUSED_PIGS] = "not-declarable",
  [DULLE_REFUSED_PIGS_TOO_LATE] = "declared-too-late",
  [DULLE_REFUSED_N_CARDS] = "wrong-number-of-cards",
  [DULLE_REFUSED_ALL_TRUMPS] = "trumps-kept-back",
  [DULLE_REFUSED_GENSCHER] = "genscher-needs-both-kings",
  [DULLE_REFUSED_CLAIM] = "claim-uncertain",
  [DULLE_REFUSED_BID] = "bid-too-low",
};
G_STATIC_ASSERT (G_N_ELEMENTS (refusal_ids) == DULLE_N_REFUSALS);

const char *
dulle_refusal_id (DulleRefusal refusal)
{
  g_return_val_if_fail (refusal < DULLE_N_REFUSALS, NULL);

  return refusal_ids[refusal];
}

bool
dulle_refusal_from_id (const char   *id,
                       DulleRefusal *refusal)
{
  for (unsigned i = DULLE_ACCEPTED + 1; i < DULLE_N_REFUSALS; i++)
    {
      if (strcmp (refusal_ids[i], id) == 0)
        {
          *refusal = i;
          return true;
        }
    }

  return false;
}

const char *
dulle_refusal_sentence (DulleRefusal refusal)
{
  g_return_val_if_fail (refusal < DULLE_N_REFUSALS, NULL);

  return sentences[refusal];
}
