/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "fair-check.h"

#include <string.h>

#include "i18n.h"

static const DulleFairFinding good = { DULLE_FAIR_GOOD, DULLE_NO_SEAT };

/* A flaw that is not of one part. */
static DulleFairFinding
find_flaw (DulleFairFlaw flaw)
{
  return (DulleFairFinding){ flaw, DULLE_NO_SEAT };
}

static DulleFairFinding
blame_part (DulleFairFlaw        flaw,
            const DulleFairPart *part)
{
  return (DulleFairFinding){ flaw, part->who };
}

static DulleFairFinding
check_order (const DulleRecord *record)
{
  const DulleFairProof *proof = &record->fair;

  if (proof->n_parts == 0)
    return find_flaw (DULLE_FAIR_NO_PROOF);
  if (proof->parts[0].who != DULLE_FAIR_HOST)
    return find_flaw (DULLE_FAIR_NO_HOST);

  for (unsigned i = 1; i < proof->n_parts; i++)
    {
      const DulleFairPart *part = &proof->parts[i];

      if (part->who == DULLE_FAIR_HOST || (i > 1 && part->who <= proof->parts[i - 1].who))
        return blame_part (DULLE_FAIR_WRONG_ORDER, part);
    }

  return good;
}

static DulleFairFinding
check_opening (const DulleRecord   *record,
               const DulleFairPart *part)
{
  DulleFairNumber commitment;

  if (!part->is_open)
    return blame_part (DULLE_FAIR_MISSING_SHARE, part);

  commitment = dulle_fair_commit (record->number, part->who, &part->value);

  return dulle_fair_number_equal (&commitment, &part->commitment)
             ? good
             : blame_part (DULLE_FAIR_WRONG_OPENING, part);
}

static DulleFairFinding
check_shares (const DulleRecord *record)
{
  DulleFairFinding finding = good;

  for (unsigned i = 1; i < record->fair.n_parts && finding.flaw == DULLE_FAIR_GOOD; i++)
    finding = check_opening (record, &record->fair.parts[i]);

  return finding;
}

static DulleFairFinding
check_secret (const DulleRecord *record)
{
  return check_opening (record, &record->fair.parts[0]);
}

static DulleFairFinding
check_deal (const DulleRecord *record)
{
  DulleFairNumber key = dulle_fair_key (&record->fair, record->number);
  DulleHand       hands[DULLE_N_SEATS];

  dulle_fair_deal (&key, &record->setup.rules, record->setup.dealer, hands);

  return memcmp (hands, record->hands, sizeof hands) == 0 ? good
                                                          : find_flaw (DULLE_FAIR_OTHER_DEAL);
}

DulleFairFinding
dulle_fair_check_step (const DulleRecord *record,
                       DulleFairStep      step)
{
  static DulleFairFinding (*const checks[]) (const DulleRecord *) = {
    [DULLE_FAIR_STEP_ORDER] = check_order,
    [DULLE_FAIR_STEP_SHARES] = check_shares,
    [DULLE_FAIR_STEP_SECRET] = check_secret,
    [DULLE_FAIR_STEP_DEAL] = check_deal,
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (checks) == DULLE_N_FAIR_STEPS);

  return checks[step](record);
}

DulleFairFinding
dulle_fair_check (const DulleRecord *record)
{
  DulleFairFinding finding = good;

  for (unsigned step = 0; step < DULLE_N_FAIR_STEPS && finding.flaw == DULLE_FAIR_GOOD; step++)
    finding = dulle_fair_check_step (record, (DulleFairStep) step);

  return finding;
}

/* Returns: (nullable): the part of @who */
static const DulleFairPart *
find_part (const DulleFairProof *proof,
           uint8_t               who)
{
  for (unsigned i = 0; i < proof->n_parts; i++)
    {
      if (proof->parts[i].who == who)
        return &proof->parts[i];
    }

  return NULL;
}

DulleFairFinding
dulle_fair_check_kept (const DulleFairProof *kept,
                       const DulleFairProof *shown)
{
  for (unsigned i = 0; i < kept->n_parts; i++)
    {
      const DulleFairPart *before = &kept->parts[i];
      const DulleFairPart *after = find_part (shown, before->who);

      if (after == NULL || !after->is_open)
        return blame_part (DULLE_FAIR_MISSING_SHARE, before);
      if (!dulle_fair_number_equal (&before->commitment, &after->commitment) ||
          (before->is_open && !dulle_fair_number_equal (&before->value, &after->value)))
        return blame_part (DULLE_FAIR_CHANGED, before);
    }

  for (unsigned i = 0; i < shown->n_parts; i++)
    {
      if (find_part (kept, shown->parts[i].who) == NULL)
        return blame_part (DULLE_FAIR_ADDED, &shown->parts[i]);
    }

  return good;
}

const char *
dulle_fair_sentence (const DulleFairFinding *finding)
{
  /* Of no part or of the host's, and of a player's. */
  static const char *const sentences[][2] = {
    [DULLE_FAIR_GOOD] = { N_ ("The deal is verified.") },
    [DULLE_FAIR_NO_PROOF] = { N_ ("There is no proof, so the deal cannot be verified.") },
    [DULLE_FAIR_NO_HOST] = { N_ ("The commitment of the host is missing.") },
    [DULLE_FAIR_WRONG_ORDER] = { N_ ("The host is named twice."),
                                 N_ ("The share of %s is not in its place.") },
    [DULLE_FAIR_MISSING_SHARE] = { N_ ("The host has not opened its secret."),
                                   N_ ("The share of %s is missing.") },
    [DULLE_FAIR_WRONG_OPENING] = { N_ ("The host has opened a secret other than the one it had "
                                       "committed itself to."),
                                   N_ ("The share of %s is not the one that was committed "
                                       "to.") },
    [DULLE_FAIR_OTHER_DEAL] = { N_ ("The cards are not those that follow from the proof.") },
    [DULLE_FAIR_CHANGED] = { N_ ("The part of the host is not what it was before the deal."),
                             N_ ("The share of %s is not what it was before the deal.") },
    [DULLE_FAIR_ADDED] = { N_ ("The part of the host was added after the deal."),
                           N_ ("The share of %s was added after the deal.") },
    [DULLE_FAIR_NO_PART] = { N_ ("Your share had no part in the cards.") },
    [DULLE_FAIR_OTHER_GAME] = { N_ ("The record does not show the game as the host told it.") },
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (sentences) == DULLE_N_FAIR_FLAWS);

  return sentences[finding->flaw][finding->who < DULLE_MAX_PLAYERS];
}
