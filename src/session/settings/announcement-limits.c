/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "announcement-limits.h"

#include <glib/gi18n.h>

#include "engine/announce.h"
#include "engine/option.h"

/* The options in the order of the levels, from Re and Kontra on. */
static const int limits[] = {
  DULLE_OPTION (announce_re_kontra),
  DULLE_OPTION (announce_no_90),
  DULLE_OPTION (announce_no_60),
  DULLE_OPTION (announce_no_30),
  DULLE_OPTION (announce_black),
};

#define N_LIMITS G_N_ELEMENTS (limits)

char *
dulle_rules_limits_flaw (const DulleRules *rules)
{
  DulleLevel level = dulle_announce_impossible (rules);
  int        n_cards = (int) dulle_rules_n_tricks (rules);
  int        limit;

  if (level == DULLE_LEVEL_NONE)
    return NULL;

  limit = dulle_rules_get (rules, limits[level - DULLE_LEVEL_PARTY]);
  if (level == DULLE_LEVEL_PARTY)
    return g_strdup_printf (_ ("Nobody can announce anything: Re and Kontra need %d cards in hand, "
                               "but without nines everybody has %d."),
                            limit, n_cards);

  /* Translators: an announcement: "No 90" */
  return g_strdup_printf (_ ("Nobody can announce “%s”: it needs %d cards in hand, "
                             "but without nines everybody has %d."),
                          _ (dulle_level_name (level, DULLE_RE)), limit, n_cards);
}

/* Customary with nines, and what is customary without for each. */
static const gint16 with_nines[][N_LIMITS] = { { 11, 9, 6, 3, 3 }, { 11, 10, 9, 8, 7 } };
static const gint16 without[N_LIMITS] = { 9, 7, 5, 3, 3 };

static gboolean
has_limits (const DulleRules *rules,
            const gint16      wanted[N_LIMITS])
{
  for (unsigned i = 0; i < N_LIMITS; i++)
    if (dulle_rules_get (rules, limits[i]) != wanted[i])
      return FALSE;

  return TRUE;
}

/* Returns: (nullable): the limits for the deck of @rules, if they are the customary ones for
 *   the other */
static const gint16 *
find_customary (const DulleRules *rules)
{
  if (rules->nines)
    return has_limits (rules, without) ? with_nines[0] : NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (with_nines); i++)
    if (has_limits (rules, with_nines[i]))
      return without;

  return NULL;
}

gboolean
dulle_rules_fit_limits (DulleRules *rules)
{
  const gint16 *customary = find_customary (rules);
  int           step = rules->nines ? 2 : -2;
  gboolean      changed = FALSE;

  for (unsigned i = 0; i < N_LIMITS; i++)
    {
      int16_t *limit = dulle_rules_at (rules, limits[i]);
      int16_t  old = *limit;

      *limit = customary != NULL ? customary[i] : (int16_t) CLAMP (old + step, 1, 12);
      changed = changed || *limit != old;
    }

  return changed;
}

static void
copy_limits (DulleRules       *rules,
             const DulleRules *from)
{
  for (unsigned i = 0; i < N_LIMITS; i++)
    *dulle_rules_at (rules, limits[i]) = dulle_rules_get (from, limits[i]);
}

/* Whether @rules have the limits of @base as they are fitted to the other deck. */
static gboolean
has_limits_of_other_deck (const DulleRules *rules,
                          const DulleRules *base)
{
  DulleRules other = *base;
  DulleRules fitted = *rules;

  other.nines = !base->nines;
  dulle_rules_fit_limits (&other);
  copy_limits (&fitted, &other);

  return dulle_rules_equal (rules, &fitted);
}

void
dulle_rules_restore_limits (DulleRules       *rules,
                            const DulleRules *base)
{
  DulleRules restored = *rules;

  copy_limits (&restored, base);
  if (rules->nines == base->nines && has_limits_of_other_deck (rules, base) &&
      dulle_announce_impossible (&restored) == DULLE_LEVEL_NONE)
    *rules = restored;
  else
    dulle_rules_fit_limits (rules);
}

/* What is dealt at a time without nines and with them. */
static const gint16 packets[][2] = {
  { DULLE_DEAL_3_4_3, DULLE_DEAL_3_3_3_3 },
  { DULLE_DEAL_5_5, DULLE_DEAL_4_4_4 },
};

gboolean
dulle_rules_packets_fit (const DulleRules *rules)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (packets); i++)
    if (rules->deal_packets == packets[i][!rules->nines])
      return FALSE;

  return TRUE;
}

static void
fit_packets (DulleRules *rules)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (packets); i++)
    if (rules->deal_packets == packets[i][!rules->nines])
      rules->deal_packets = packets[i][!!rules->nines];
}

void
dulle_rules_fit_counts (DulleRules *rules)
{
  const gint16 n_tricks = (gint16) dulle_rules_n_tricks (rules);
  const gint16 n_cards = n_tricks * DULLE_N_SEATS;

  fit_packets (rules);
  rules->viewable_tricks = MIN (rules->viewable_tricks, n_tricks);
  rules->marriage_tricks = MIN (rules->marriage_tricks, n_tricks);
  rules->last_announcement = MIN (rules->last_announcement, n_tricks);
  rules->re_until_card = MIN (rules->re_until_card, n_cards);
  rules->kontra_until_card = MIN (rules->kontra_until_card, n_cards);
}
