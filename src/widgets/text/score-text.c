/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Special points name the players concerned; all other lines have their names from the
 * engine's table.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>

#include "cards/deck-text.h"
#include "score-text.h"

#define MINUS "\342\210\222"
#define TIMES "\303\227"

/* What is between them is read from left to right. */
#define ISOLATE        "\342\201\246"
#define END_OF_ISOLATE "\342\201\251"

/* What the tricks held had no say in it. */
static const char *
revoke_headline (const DulleResult *result)
{
  return result->winner == DULLE_RE ? _ ("Re wins: Kontra did not follow suit")
                                    : _ ("Kontra wins: Re did not follow suit");
}

char *
dulle_score_headline (const DulleResult *result)
{
  const uint8_t *card_points = result->card_points;

  if (result->revoked)
    return g_strdup (revoke_headline (result));

  switch (result->winner)
    {
    case DULLE_RE:
      return g_strdup_printf (_ ("Re wins %u to %u"), card_points[DULLE_RE],
                              card_points[DULLE_KONTRA]);
    case DULLE_KONTRA:
      return g_strdup_printf (_ ("Kontra wins %u to %u"), card_points[DULLE_KONTRA],
                              card_points[DULLE_RE]);
    case DULLE_NO_PARTY:
    default:
      return g_strdup_printf (_ ("Nobody wins: Re has %u, Kontra %u"), card_points[DULLE_RE],
                              card_points[DULLE_KONTRA]);
    }
}

static char *
caught (const DulleScoreLine *line,
        const char           *winner,
        const char           *loser)
{
  unsigned trick = line->trick + 1u;

  switch ((DulleLineId) line->id)
    {
    /* Translators: here and below, whose card it was, who caught it, and when */
    case DULLE_LINE_FOX_CAUGHT:
      return g_strdup_printf (_ ("%s’s fox caught by %s in trick\u00a0%u"), loser, winner, trick);
    case DULLE_LINE_FOX_CAUGHT_LAST_TRICK:
      return g_strdup_printf (_ ("%s’s fox caught by %s in the last trick"), loser, winner);
    case DULLE_LINE_CHARLIE_CAUGHT:
      return g_strdup_printf (_ ("%s’s Charlie caught by %s in trick\u00a0%u"), loser, winner,
                              trick);
    case DULLE_LINE_DULLE_CAUGHT:
      return g_strdup_printf (_ ("%s’s dulle caught by %s in trick\u00a0%u"), loser, winner,
                              trick);
    default:
      return NULL;
    }
}

/* A special point for one's own trick. */
static char *
made (const DulleScoreLine *line,
      const char           *winner)
{
  unsigned trick = line->trick + 1u;

  switch ((DulleLineId) line->id)
    {
    /* Translators: a trick of 40 points or more: whose, and which */
    case DULLE_LINE_DOPPELKOPF:
      return g_strdup_printf (_ ("%s’s Doppelkopf in trick\u00a0%u"), winner, trick);
    case DULLE_LINE_FOX_LAST_TRICK:
      return g_strdup_printf (_ ("%s wins the last trick with a fox"), winner);
    case DULLE_LINE_CHARLIE:
      return g_strdup_printf (_ ("%s wins the last trick with Charlie"), winner);
    /* Translators: hearts led and not trumped: whose, and which trick */
    case DULLE_LINE_HEART_TRICK:
      return g_strdup_printf (_ ("%s’s heart trick in trick\u00a0%u"), winner, trick);
    default:
      return NULL;
    }
}

char *
dulle_score_line (const DulleScoreLine *line,
                  const char *const    *names)
{
  char *text = NULL;

  if (line->seat != DULLE_NO_SEAT && line->from != DULLE_NO_SEAT)
    text = caught (line, names[line->seat], names[line->from]);
  else if (line->seat != DULLE_NO_SEAT)
    text = made (line, names[line->seat]);

  return text != NULL ? text : g_strdup (_ (dulle_line_name (line->id)));
}

char *
dulle_score_kind (DulleContract      contract,
                  uint8_t            soloist,
                  gboolean           compulsory_solo,
                  const char *const *names)
{
  const char *kind = dulle_deck_text (dulle_contracts[contract].label);

  if (soloist == DULLE_NO_SEAT)
    return g_strdup (kind);
  if (contract == DULLE_CONTRACT_NORMAL)
    return g_strdup_printf (_ ("Silent marriage: %s"), names[soloist]);
  if (compulsory_solo)
    return g_strdup_printf (_ ("%s: %s (compulsory solo)"), kind, names[soloist]);

  return g_strdup_printf ("%s: %s", kind, names[soloist]);
}

char *
dulle_score_game (const DulleSheetRow *row,
                  const char *const   *names)
{
  return dulle_score_kind (row->contract, row->soloist, row->compulsory_solo, names);
}

char *
dulle_score_payment (const DulleTransfer *payment,
                     const char *const   *players)
{
  /* Translators: who pays, and whom; how much stands beside it */
  return g_strdup_printf (_ ("%s pays %s"), players[payment->from], players[payment->to]);
}

/* In a text from right to left, the sign before a number would else stand behind it.
 *
 * @text: (transfer full): a number with a sign */
static char *
keep_sign_before (char *text)
{
  char *isolated;

  if (gtk_widget_get_default_direction () != GTK_TEXT_DIR_RTL)
    return text;

  isolated = g_strconcat (ISOLATE, text, END_OF_ISOLATE, NULL);
  g_free (text);

  return isolated;
}

/* @text: (transfer full): a number, whose hyphen becomes a minus sign */
static char *
with_minus (char *text)
{
  char *minus;

  if (*text != '-')
    return *text == '+' ? keep_sign_before (text) : text;

  minus = g_strconcat (MINUS, text + 1, NULL);
  g_free (text);

  return keep_sign_before (minus);
}

char *
dulle_score_number (int number)
{
  return with_minus (g_strdup_printf ("%d", number));
}

char *
dulle_score_signed (int number)
{
  return number != 0 ? with_minus (g_strdup_printf ("%+d", number)) : g_strdup ("0");
}

char *
dulle_score_factor (unsigned factor)
{
  return keep_sign_before (g_strdup_printf (TIMES "%u", factor));
}

char *
dulle_score_bock (unsigned factor)
{
  switch (factor)
    {
    case 2:
      return g_strdup (_ ("Bock game, counts double"));
    case 3:
      return g_strdup (_ ("Bock game, counts triple"));
    case 4:
      return g_strdup (_ ("Bock game, counts fourfold"));
    default:
      return g_strdup_printf (_ ("Bock game, counts %u times"), factor);
    }
}

char *
dulle_score_decimal (double   number,
                     unsigned decimals)
{
  return with_minus (g_strdup_printf ("%.*f", (int) decimals, number));
}

/* What is written with one decimal as nothing has no sign: "0.0", not "−0.0". */
char *
dulle_score_mean (double number)
{
  if (fabs (number) < 0.05)
    return g_strdup_printf ("%.1f", 0.0);

  return with_minus (g_strdup_printf ("%+.1f", number));
}

double
dulle_score_mean_below (double to,
                        double from)
{
  return (rint (to * 10) - rint (from * 10)) / 10;
}
