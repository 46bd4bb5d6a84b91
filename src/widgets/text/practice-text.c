/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "practice-text.h"
#include "score-text.h"
#include "text-list.h"

/* The person is the first player of a practice. */
#define PERSON 0

/* No more results of the same deal are told. */
#define MAX_RESULTS 4

char *
dulle_practice_deal_number (const DulleDealNumber *deal)
{
  return g_strdup_printf ("%s%" G_GUINT64_FORMAT,
                          deal->deals == DULLE_DEALS_FREEDOKO_AGAIN ? "freedoko:" : "",
                          deal->number);
}

char *
dulle_practice_title (DulleDeals deals,
                      guint64    deal)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);

  if (deals == DULLE_DEALS_GIVEN)
    return g_strdup (_ ("Practice"));

  /* Translators: the number of a deal that is played again, and not for points */
  return g_strdup_printf (_ ("Practice · deal %s"), number);
}

/* The later ones first. */
static char *
list_before (const DulleStanding *standing,
             const GArray        *sheet)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n_listed = 0;

  for (guint i = sheet != NULL ? sheet->len : 0; i > 1 && n_listed < MAX_RESULTS; i--, n_listed++)
    {
      g_autofree char *score =
          dulle_score_signed (g_array_index (sheet, DulleSheetRow, i - 2).scores[PERSON]);

      dulle_text_append (list, ", ", score);
    }
  if (standing->has_before)
    {
      g_autofree char *score = dulle_score_signed (standing->before);

      dulle_text_append (list, ", ", score);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
dulle_practice_results (const DulleStanding *standing,
                        const GArray        *sheet)
{
  guint            n_games = sheet != NULL ? sheet->len : 0;
  g_autofree char *before = list_before (standing, sheet);
  g_autofree char *now = NULL;

  if (n_games == 0 && !standing->has_before)
    return g_strdup (_ ("This game is for practice; it does not count."));
  if (n_games == 0)
    /* Translators: points */
    return g_strdup_printf (_ ("A deal is played again; it does not count. Last time: %s."),
                            before);

  now = dulle_score_signed (g_array_index (sheet, DulleSheetRow, n_games - 1).scores[PERSON]);
  if (*before == '\0')
    /* Translators: points */
    return g_strdup_printf (_ ("You: %s. It does not count."), now);

  /* Translators: points, and those of earlier games: “+1, −6” */
  return g_strdup_printf (_ ("You: %s. Before: %s."), now, before);
}

char *
dulle_practice_of_master (const DulleTournamentLog *played,
                          const DulleRecord        *record,
                          guint8                    seat)
{
  g_autofree char *of_master = NULL;
  g_autofree char *before = NULL;
  gint32           score;

  if (played->sheet->len == 0)
    return g_strdup (_ ("With these cards, the game was thrown in."));

  of_master =
      dulle_score_signed (g_array_index (played->sheet, DulleSheetRow, 0).scores[PERSON]);
  if (!dulle_practice_score (record, seat, &score))
    /* Translators: points */
    return g_strdup_printf (_ ("With these cards, the master got %s."), of_master);

  before = dulle_score_signed (score);

  /* Translators: points of a master, and points that were made before */
  return g_strdup_printf (_ ("With these cards, the master got %s; before, it was %s."), of_master,
                          before);
}
