/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The analysis finds plain blunders, does not blame plainly good cards, judges nobody by what
 * it could not see, gives the same result when repeated, and can be stopped.
 */
#include "suite.h"

#include "ai/analysis.h"
#include "position.h"

/* The answer is the card that was played. */
static const Position blunders[] = {
  { "a ten for an opponent's ace", 3, "CT CK C9 SQ HT CJ S9 H9 DQ DK D9 DJ", "01", "0:CA 0!re 1:C9 2:CK", "CT" },
  { "the last seat leaves a rich trick", 3, "HT DQ DJ SK S9 SA HK H9 HA CT CK C9", "01", "0:DT 0!re 1:DA 2:D9", "HT" },
};

static const Position sound[] = {
  { "the partner's trick is fattened", 3, "CT CK CQ HT SK S9 HK H9 DT DK D9 DJ", "03", "0:CA 0!re 1:C9 2:CK", "CT" },
  { "nothing is given to an opponent's trick", 3, "CT CK C9 SQ SK S9 HK H9 DQ DK D9 DJ", "01", "0:CA 0!re 1:CT 2:CK", "C9" },
};

/* A record that ends with the answer of @position. */
static DulleRecord
make_record (const Position *position)
{
  DulleRecord record = { .rules = dulle_rules_default () };
  DulleRules  active = dulle_rules_active (&record.rules);
  DulleCard   card;
  DulleGame   game;

  position_game (position, &game);
  record.setup = dulle_setup (&active, game.board.dealer);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    record.hands[seat] = game.own[seat].dealt;
  for (uint8_t i = 0, seat = dulle_board_forehand (&game.board); i < DULLE_N_SEATS;
       i++, seat = dulle_next_seat (seat))
    record.actions[record.n_actions++] =
        dulle_action_call (seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);
  record.n_actions += position_history (position, record.actions + record.n_actions);
  ck_assert (dulle_card_from_code (position->answer, &card));
  record.actions[record.n_actions++] = dulle_action_play (position->seat, card);

  return record;
}

/* Returns: (transfer full): the analysis of one seat */
static DulleAnalysis *
analyze_seat (const DulleRecord *record,
              uint8_t            seat)
{
  DulleAnalyst   analyst = { .level = DULLE_PLAYER_STRONG, .seed = 1, .seats = 1U << seat };
  DulleAnalysis *analysis = g_new0 (DulleAnalysis, 1);

  ck_assert (dulle_analyse (&analyst, record, analysis));

  return analysis;
}

START_TEST (test_blunders)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (blunders); i++)
    {
      DulleRecord               record = make_record (&blunders[i]);
      g_autofree DulleAnalysis *analysis = analyze_seat (&record, blunders[i].seat);
      const DulleAnnotation    *last = &analysis->decisions[analysis->n_decisions - 1].annotation;

      ck_assert_msg (last->quality >= DULLE_MOVE_DOUBTFUL, "%s: lost %f", blunders[i].about,
                     last->lost);
      ck_assert_uint_eq (analysis->costliest[0], analysis->n_decisions - 1);
      ck_assert_int_ne (analysis->decisions[analysis->n_decisions - 1].taken, 0);
    }
}
END_TEST

START_TEST (test_sound_cards)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      DulleRecord               record = make_record (&sound[i]);
      g_autofree DulleAnalysis *analysis = analyze_seat (&record, sound[i].seat);
      const DulleAnnotation    *last = &analysis->decisions[analysis->n_decisions - 1].annotation;

      ck_assert_msg (last->quality == DULLE_MOVE_BEST, "%s: lost %f", sound[i].about, last->lost);
    }
}
END_TEST

/* Seat 1 has not followed; seat 2 says "no 60" with a bad hand, before or after the trick is
 * full. */
#define REVOKED                                                                              \
  "dulle-record 1\ngame 1\nrule revoke penalised\ndealer 3\n"                                \
  "hand 0 HT HQ DQ DQ DA CT CT SA ST S9 HA HK\nhand 1 HT CQ SQ CJ DJ DT D9 ST SK SK HK H9\n" \
  "hand 2 SQ SJ HJ HJ DJ DK D9 CA CK CK HA H9\nhand 3 CQ HQ CJ SJ DA DT DK CA C9 C9 SA S9\n" \
  "auction 0:healthy 1:healthy 2:healthy 3:healthy\n"

START_TEST (test_said_beside_a_revoke)
{
  static const char *const texts[] = {
    REVOKED "trick 0:SA 1:H9 2:D9 3:S9 2!no-60 1=SK\nend\n",
    REVOKED "trick 0:SA 1:H9 2:D9 3:S9 2!no-60 1:turn\nend\n",
    REVOKED "trick 0:SA 1:H9 2:D9 3:S9 2!kontra 2!no-60 1=SK\nend\n",
    REVOKED "trick 0:SA 1:H9 2!no-60 2:D9 3:S9 1=SK\nend\n",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) records = dulle_record_parse (texts[i], "text", NULL);
      const DulleRecord           *record = &g_array_index (records, DulleRecord, 0);
      g_autofree DulleAnalysis    *analysis = analyze_seat (record, 2);
      const DulleAnalysedDecision *worst = &analysis->decisions[analysis->costliest[0]];

      ck_assert_uint_gt (analysis->n_costly, 0);
      ck_assert_int_eq (worst->annotation.quality, DULLE_MOVE_ERROR);
      ck_assert_int_eq (worst->alternatives[worst->taken].action.level, DULLE_LEVEL_NO_60);
      ck_assert_uint_eq (worst->trick, 0);
    }
}
END_TEST

#define ON_TABLE                                                                             \
  "dulle-record 1\ngame 1\nrule announcement-timing cards-on-table\ndealer 3\n"              \
  "hand 0 HT CQ DQ DQ DA CT CT SA ST S9 HA HK\nhand 1 HT HQ SQ CJ DJ DT D9 ST SK SK HK H9\n" \
  "hand 2 CQ SJ HJ HJ DJ DK D9 CA CK CK HA H9\nhand 3 SQ HQ CJ SJ DA DT DK CA C9 C9 SA S9\n" \
  "auction 0:healthy 1:healthy 2:healthy 3:healthy\ntrick 0:HT 1:D9 2:D9 3:DK\n"

/* Until the fifth card, seat 0 could not rely on another turn in time, but had one: only there
 * its silence is judged, and not at all if it announces something after all. */
START_TEST (test_time_that_was_left)
{
  static const struct
  {
    const char *text;
    unsigned    n_silences;
  } cases[] = {
    { ON_TABLE "trick 0:HA 1:HK 2:HA 3:SQ\nend\n", 1 },
    { ON_TABLE "trick 0!black 0:HA 1:HK 2:HA 3:SQ\nend\n", 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) records = dulle_record_parse (cases[i].text, "text", NULL);
      const DulleRecord        *record = &g_array_index (records, DulleRecord, 0);
      g_autofree DulleAnalysis *analysis = analyze_seat (record, 0);
      unsigned                  n_silences = 0;

      for (unsigned j = 0; j < analysis->n_decisions; j++)
        {
          if (!analysis->decisions[j].annotation.silence)
            continue;
          n_silences++;
          ck_assert_uint_eq (analysis->decisions[j].trick, 1);
        }
      ck_assert_uint_eq (n_silences, cases[i].n_silences);
    }
}
END_TEST

/* A game that was lost by a wrong card tells nothing of luck, neither good nor bad. */
START_TEST (test_no_luck_in_a_revoke)
{
  g_autoptr (GArray) records =
      dulle_record_parse (REVOKED "trick 0:SA 1:H9 2:D9 3:S9 1:turn\nend\n", "text", NULL);
  const DulleRecord *record = &g_array_index (records, DulleRecord, 0);

  for (uint8_t seat = 0; seat < 2; seat++)
    {
      g_autofree DulleAnalysis *analysis = analyze_seat (record, seat);

      ck_assert (analysis->is_over);
      ck_assert_int_ne (analysis->seats[seat].score, 0);
      ck_assert_double_eq (analysis->seats[seat].grade.luck, 0);
    }
}
END_TEST

/* The seat that leads to the first trick knows nothing about the others, so it is judged the
 * same whatever they hold. */
START_TEST (test_hidden_cards)
{
  const Position            lead = { "a lead", 0, "CA C9 SK S9 HK H9 DQ SJ DT DK D9 DJ",
                                     "", "", "CA" };
  DulleRecord               record = make_record (&lead);
  g_autofree DulleAnalysis *before = analyze_seat (&record, 0);
  g_autofree DulleAnalysis *after = NULL;
  DulleHand                 hand = record.hands[1];

  record.hands[1] = record.hands[2];
  record.hands[2] = record.hands[3];
  record.hands[3] = hand;
  after = analyze_seat (&record, 0);
  ck_assert_uint_eq (before->n_decisions, 2);
  ck_assert_mem_eq (before->decisions, after->decisions, sizeof before->decisions);
}
END_TEST

static void
count_progress (unsigned done,
                unsigned n,
                void    *data)
{
  unsigned *count = data;

  ck_assert_uint_eq (done, ++*count);
  ck_assert_uint_le (done, n);
}

START_TEST (test_progress_and_stop)
{
  DulleRecord               record = make_record (&sound[0]);
  g_autofree DulleAnalysis *analysis = g_new0 (DulleAnalysis, 1);
  unsigned                  count = 0;
  int                       stop = 0;
  DulleAnalyst              analyst = { .level = DULLE_PLAYER_NORMAL,
                                        .stop = &stop,
                                        .progress = count_progress,
                                        .data = &count };

  ck_assert (dulle_analyse (&analyst, &record, analysis));
  ck_assert_uint_eq (count, record.n_actions);
  ck_assert_uint_ge (analysis->n_decisions, 8);

  stop = 1;
  count = 0;
  ck_assert (!dulle_analyse (&analyst, &record, analysis));
  ck_assert_uint_eq (count, 0);
}
END_TEST

START_TEST (test_move_qualities)
{
  ck_assert_int_eq (dulle_move_quality (0.0), DULLE_MOVE_BEST);
  ck_assert_int_eq (dulle_move_quality (0.2), DULLE_MOVE_GOOD);
  ck_assert_int_eq (dulle_move_quality (0.5), DULLE_MOVE_DOUBTFUL);
  ck_assert_int_eq (dulle_move_quality (7.0), DULLE_MOVE_ERROR);
  ck_assert_str_eq (dulle_move_quality_id (DULLE_MOVE_ERROR), "error");
  ck_assert (!dulle_analyst_can (DULLE_PLAYER_POLICY));
  ck_assert (dulle_analyst_can (DULLE_PLAYER_MASTER));
}
END_TEST

SUITE ("analysis",
       test_blunders,
       test_sound_cards,
       test_said_beside_a_revoke,
       test_time_that_was_left,
       test_no_luck_in_a_revoke,
       test_hidden_cards,
       test_progress_and_stop,
       test_move_qualities)
