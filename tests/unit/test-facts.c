/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The facts that the net sees: what they are in one position, counted by hand.
 */
#include "position.h"
#include "suite.h"

#include "ai/facts.h"

#define TOLERANCE 1e-6

typedef struct
{
  unsigned fact;
  double   value;
} Expected;

/* The place of each trump of the official game. */
#define HELD(place)   (DULLE_N_FACTS - 2 + 2 * (place))
#define UNSEEN(place) (HELD (place) + 1)
#define IS(place)     (DULLE_N_CARD_FACTS - 1 + (place))

/* Seat 1 leads clubs and wins with the ace; then seat 2 wins with a queen of spades so far. */
static const Position position = {
  "a second trick", 0, "HT HT SQ CJ CJ DA D9 SA S9 HK H9", "12",
  "1:CA 2:CT 3:C9 0:CK 1:D9 2:SQ 3:DT", "", NULL
};

static const Expected of_decision[] = {
  { DULLE_FACT_IN_TRICK, 13.0 / 20.0 },
  { DULLE_FACT_DONE, 1.0 / 12.0 },
  { DULLE_FACT_TRUMPS, 7.0 / 8.0 },
  { DULLE_FACT_FOXES, 0.5 },
  { DULLE_FACT_FOXES_OUT, 0.5 },
  { DULLE_FACT_OLD_ONES_OUT, 1.0 },
  { DULLE_FACT_ABOVE_BEST, 2.0 / 8.0 },
  /* The ace of spades, two kings and two nines. */
  { DULLE_FACT_PLAIN_HELD, (11.0 + 4.0) / 20.0 },
  /* 25 points in clubs: an ace, a ten and a king; 39 in spades, 26 in hearts. */
  { DULLE_FACT_PLAIN_OUT, (25.0 + 39.0 + 26.0) / 40.0 },
  { DULLE_FACT_LOSERS, 3.0 / 4.0 },
  { DULLE_FACT_ACES_OUT, 3.0 / 3.0 },
  { DULLE_FACT_WINS_BEFORE, 0.0 },
  { DULLE_FACT_WINS_ACROSS, 1.0 },
  { DULLE_FACT_SCORELESS, 0.0 },
  { HELD (1), 1.0 },
  { UNSEEN (1), 0.0 },
  { HELD (2), 0.0 },
  { UNSEEN (2), 1.0 },
  { HELD (3), 0.5 },
  { UNSEEN (3), 0.0 },
  { HELD (6), 1.0 },
  { UNSEEN (9), 1.0 },
  { HELD (10), 0.5 },
  { UNSEEN (10), 0.5 },
  { UNSEEN (11), 0.5 },
  { HELD (13), 0.5 },
  { UNSEEN (13), 0.0 },
};

/* Of the fox. */
static const Expected of_card[] = {
  { DULLE_CARD_FACT_TAKES, 0.0 },
  { DULLE_CARD_FACT_REST, 1.0 },
  { DULLE_CARD_FACT_TWIN, 0.0 },
  { DULLE_CARD_FACT_LED, 0.0 },
  { DULLE_CARD_FACT_OWN, 0.0 },
  { IS (1), 0.0 },
  { IS (9), 0.0 },
  { IS (10), 1.0 },
  { IS (11), 0.0 },
};

static void
check_values (const Expected *expected,
              unsigned        n,
              const float    *values)
{
  for (unsigned i = 0; i < n; i++)
    ck_assert_msg (ABS ((double) values[expected[i].fact] - expected[i].value) < TOLERANCE,
                   "fact %u is %g, not %g", expected[i].fact, (double) values[expected[i].fact],
                   expected[i].value);
}

START_TEST (test_decision)
{
  DulleView      view = position_view (&position, false);
  DulleSituation situation;
  float          values[DULLE_N_SHARED_FACTS];

  dulle_situation_init (&situation, &view, NULL);
  dulle_facts (&situation, values);
  check_values (of_decision, G_N_ELEMENTS (of_decision), values);
}
END_TEST

START_TEST (test_card)
{
  DulleView      view = position_view (&position, false);
  DulleSituation situation;
  DulleForecast  forecast;
  float          values[DULLE_N_OWN_FACTS];

  dulle_situation_init (&situation, &view, NULL);
  forecast = dulle_situation_forecast (&situation, DULLE_DIAMOND_ACE);
  dulle_card_facts (&situation, &forecast, DULLE_DIAMOND_ACE, values);
  check_values (of_card, G_N_ELEMENTS (of_card), values);
}
END_TEST

/* A suit is led, and the hands of the others share what is unseen of it. */
START_TEST (test_class)
{
  static const Position lead = {
    "a lead", 0, "HT HT SQ CJ CJ DA D9 SA S9 HK H9", "12", "0:CA 1:CT 2:C9 3:CK", "", NULL
  };
  DulleView      view = position_view (&lead, false);
  DulleSituation situation;
  DulleForecast  forecast;
  float          values[DULLE_N_OWN_FACTS];
  double         sum = 0.0;

  dulle_situation_init (&situation, &view, NULL);
  forecast = dulle_situation_forecast (&situation, DULLE_CARD (DULLE_SPADES, DULLE_ACE));
  dulle_card_facts (&situation, &forecast, DULLE_CARD (DULLE_SPADES, DULLE_ACE), values);
  for (unsigned i = 0; i < 3; i++)
    sum += (double) values[DULLE_CARD_FACT_CLASS_NEXT + i];
  /* An ace, two tens, two kings and a nine are out. */
  ck_assert_double_eq_tol (sum, 6.0 / 4.0, TOLERANCE);
  ck_assert_double_eq_tol ((double) values[DULLE_CARD_FACT_POINTS_OUT], 39.0 / 20.0, TOLERANCE);
  ck_assert_double_eq_tol ((double) values[DULLE_CARD_FACT_CLASS_OUT], 6.0 / 12.0, TOLERANCE);
  ck_assert_double_eq ((double) values[DULLE_CARD_FACT_LED], 0.0);
}
END_TEST

SUITE ("facts", test_decision, test_card, test_class)
