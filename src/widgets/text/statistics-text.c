/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Two tables, of what comes from the games and of what comes from their analysis: a name,
 * and the function that puts the figure into words.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "score-text.h"
#include "statistics-text.h"

static char *
per_cent (guint part,
          guint whole)
{
  return g_strdup_printf (_ ("%u%%"), (100 * part + whole / 2) / MAX (whole, 1));
}

/* "12 (58 %)" */
static char *
part_of (guint part,
         guint whole)
{
  g_autofree char *percentage = per_cent (part, whole);

  return whole > 0 ? g_strdup_printf ("%u (%s)", part, percentage) : g_strdup ("0");
}

/* "12, won 7 (58 %)" */
static char *
won_of (guint n_won,
        guint n)
{
  g_autofree char *won = part_of (n_won, n);

  /* Translators: how many games, and how many of them were won, with the percentage. */
  return n > 0 ? g_strdup_printf (_ ("%u, won %s"), n, won) : g_strdup ("0");
}

char *
dulle_statistics_lost (double lost)
{
  return g_strdup_printf ("%.3f", lost);
}

/* Tiles */

static char *
games (const DulleTally *tally)
{
  return g_strdup_printf ("%u", tally->n_games);
}

static char *
won (const DulleTally *tally)
{
  return per_cent (tally->n_won, tally->n_games);
}

static char *
points_per_game (const DulleTally *tally)
{
  return dulle_score_mean ((double) tally->points / MAX (tally->n_games, 1));
}

static char *
lost_per_decision (const DulleTally *tally)
{
  return tally->n_graded > 0 ? dulle_statistics_lost (tally->grade.lost /
                                                      MAX (dulle_grade_n_moves (&tally->grade), 1))
                             : NULL;
}

const DulleStatisticsLine dulle_statistics_tiles[] = {
  { N_ ("Games"), games },
  { N_ ("Won"), won },
  { N_ ("Points per game"), points_per_game },
  { N_ ("Loss per decision"), lost_per_decision },
  { NULL, NULL },
};

/* Games */

static char *
won_and_lost (const DulleTally *tally)
{
  return g_strdup_printf ("%u / %u", tally->n_won, tally->n_games - tally->n_won);
}

static char *
re (const DulleTally *tally)
{
  return won_of (tally->n_party_won[DULLE_RE], tally->n_party[DULLE_RE]);
}

static char *
kontra (const DulleTally *tally)
{
  return won_of (tally->n_party_won[DULLE_KONTRA], tally->n_party[DULLE_KONTRA]);
}

static char *
solos (const DulleTally *tally)
{
  return won_of (tally->n_solos_won, tally->n_solos);
}

static char *
announcements (const DulleTally *tally)
{
  g_autofree char *kept = part_of (tally->n_kept, tally->n_announced);

  /* Translators: how many announcements, and how many of them came true, with the percentage. */
  return tally->n_announced > 0 ? g_strdup_printf (_ ("%u, kept %s"), tally->n_announced, kept)
                                : g_strdup ("0");
}

static char *
card_points (const DulleTally *tally)
{
  double n = MAX (tally->n_games, 1);

  /* Translators: card points in own tricks, and in those of one's party. */
  return g_strdup_printf (_ ("%.0f, party %.0f"), (double) tally->own_card_points / n,
                          (double) tally->card_points / n);
}

const DulleStatisticsLine dulle_statistics_games[] = {
  { N_ ("Won / lost"), won_and_lost },
  { N_ ("As Re"), re },
  { N_ ("As Kontra"), kontra },
  { N_ ("Solos called"), solos },
  { N_ ("Announcements"), announcements },
  { N_ ("Card points per game"), card_points },
  { NULL, NULL },
};

/* Decisions */

static char *
decisions (const DulleTally *tally)
{
  return g_strdup_printf ("%u", dulle_grade_n_moves (&tally->grade));
}

static char *
analysed (const DulleTally *tally)
{
  /* Translators: the number of analyzed games, and of all games. */
  return g_strdup_printf (_ ("%u of %u"), tally->n_graded, tally->n_games);
}

static char *
luck (const DulleTally *tally)
{
  return dulle_score_mean (tally->grade.luck / MAX (tally->n_graded, 1));
}

const DulleStatisticsLine dulle_statistics_decisions[] = {
  { N_ ("Games analyzed"), analysed },
  { N_ ("Decisions judged"), decisions },
  { N_ ("Luck per game, in points"), luck },
  { NULL, NULL },
};
