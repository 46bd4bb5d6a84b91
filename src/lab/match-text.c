/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "match-text.h"

#include "engine/quote.h"

/* The counts consist of nothing but these. */
#define N_COUNTS (DULLE_N_MATCH_SIDES * sizeof (DulleMatchCount) / sizeof (unsigned))

/* The scores of both sides, and the counts. */
#define N_WORDS (2 + N_COUNTS)

G_STATIC_ASSERT (sizeof (DulleMatchCount) % sizeof (unsigned) == 0);

void
dulle_match_deal_write (const DulleMatchDeal *deal,
                        GString              *text)
{
  const unsigned *counts = (const unsigned *) deal->counts;

  g_string_append_printf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT, deal->score, deal->all);
  for (unsigned i = 0; i < N_COUNTS; i++)
    g_string_append_printf (text, " %u", counts[i]);
}

/* What is a part of something else is not larger. */
static bool
fits_together (const DulleMatchCount *count)
{
  bool good = count->solos <= count->hands && count->solos_won <= count->solos;

  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    good &= count->won[party] <= count->seats[party] && count->seats[party] <= count->hands;
  for (unsigned level = 0; level < DULLE_N_LEVELS; level++)
    good &= count->kept[level] <= count->announced[level];

  return good;
}

bool
dulle_match_deal_parse (const char              *line,
                        const DulleTextPosition *at,
                        DulleMatchDeal          *deal)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  unsigned *counts = (unsigned *) deal->counts;

  if (g_strv_length (words) != N_WORDS)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "A deal of a match has %u numbers.",
                          (unsigned) N_WORDS);
  for (unsigned i = 0; i < N_WORDS; i++)
    {
      gint64 number;

      if (!g_ascii_string_to_signed (words[i], 10, i < 2 ? G_MININT : 0, G_MAXINT, &number, NULL))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number.",
                              dulle_quote (words[i]).text);
      if (i == 0)
        deal->score = number;
      else if (i == 1)
        deal->all = number;
      else
        counts[i - 2] = (unsigned) number;
    }

  return (fits_together (&deal->counts[0]) && fits_together (&deal->counts[1])) ||
         dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "No deal has such counts.");
}
