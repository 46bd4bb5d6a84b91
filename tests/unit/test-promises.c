/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements that came true, in the statistics and among the records of an evening.
 */
#include "engine/promise.h"
#include "tournament/evening.h"
#include "tournament/past-games.h"

#include "session-driver.h"
#include "suite.h"

#define SEED 3

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

/* Returns: somebody of @party */
static guint8
find_partisan (const DulleGame *game,
               DulleParty       party)
{
  guint8 seat = 0;

  while (game->own[seat].party != party)
    seat++;

  return seat;
}

static void
say (DulleTournamentRun *run,
     guint8              seat,
     DulleLevel          level)
{
  DulleAction action = dulle_action_announce (seat, level);

  ck_assert_int_eq (dulle_tournament_run_apply (run, &action), DULLE_ACCEPTED);
}

/* A reply where it binds: that the others do not make what they announced. */
START_TEST (test_reply)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  guint8               re, kontra;

  rules.announcement_strict = TRUE;
  rules.announcement_reply = TRUE;
  setup = dulle_tournament_setup_make (&rules, SEED);
  dulle_tournament_run_begin (&run, &setup);
  while (run.game.board.phase != DULLE_PHASE_TRICKS)
    driver_advance (&run);
  re = find_partisan (&run.game, DULLE_RE);
  kontra = find_partisan (&run.game, DULLE_KONTRA);
  say (&run, re, DULLE_LEVEL_BLACK);
  say (&run, kontra, DULLE_LEVEL_REPLY);
  while (!run.finished)
    driver_advance (&run);

  dulle_past_games_add (past, &run);
  ck_assert_uint_eq (run.result.winner, DULLE_KONTRA);
  ck_assert_uint_eq (g_array_index (past, DullePastGame, kontra).n_announced, 1);
  ck_assert_uint_eq (g_array_index (past, DullePastGame, kontra).n_kept, 1);
  ck_assert_uint_eq (g_array_index (past, DullePastGame, re).n_kept, 0);
}
END_TEST

/* After a revoke the party at fault has kept nothing, however little the others have by then. */
START_TEST (test_after_revoke)
{
  DulleResult result = { .revoked = TRUE, .winner = DULLE_KONTRA };

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      ck_assert (!dulle_promise_is_kept (&result, DULLE_RE, level));
      ck_assert (dulle_promise_is_kept (&result, DULLE_KONTRA, level));
    }
  result = (DulleResult){ .winner = DULLE_RE, .card_points = { 150, 90 }, .n_won = { 9, 3 } };
  ck_assert (dulle_promise_is_kept (&result, DULLE_RE, DULLE_LEVEL_PARTY));
  ck_assert (!dulle_promise_is_kept (&result, DULLE_RE, DULLE_LEVEL_NO_90));
}
END_TEST

/* Two announcements of which none could be missed yet, and a card that does not follow. */
#define REVOKE                                                           \
  (DULLE_RECORD_HEAD "game 1\n"                                          \
                     "rule revoke penalised\n"                           \
                     "dealer 3\n"                                        \
                     "hand 0 HQ HJ HJ DJ C9 SA SA ST SK S9 S9 HK\n"      \
                     "hand 1 CQ SQ HQ CJ DA DK ST SK HA HK H9 H9\n"      \
                     "hand 2 HT CQ SQ DQ CJ SJ DJ CA CT CK C9 HA\n"      \
                     "hand 3 HT DQ SJ DA DT DT DK D9 D9 CA CT CK\n"      \
                     "auction 0:healthy 1:healthy 2:healthy 3:healthy\n" \
                     "trick 1!no-90 3!no-90 0:SA 1:HA 2:CA 3:CA\n"       \
                     "trick 1:turn\n"                                    \
                     "end\n")

/* The statistics count one for the party that is not at fault, and its announcement is the boldest
 * of the evening. */
START_TEST (test_revoked_game)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GArray) records = dulle_record_parse (REVOKE, "", NULL);
  g_autoptr (DulleTournamentLog) evening_log = NULL;
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, SEED);
  DulleLineup          lineup = { .players = { 0, 1, 2, 3 }, .dealer = 3 };
  DulleRecordOfEvening boldest;

  ck_assert_ptr_nonnull (records);
  dulle_tournament_run_begin (&run, &setup);
  g_array_append_vals (run.records, records->data, 1);
  g_array_append_val (run.lineups, lineup);
  dulle_past_games_add (past, &run);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert_uint_eq (g_array_index (past, DullePastGame, seat).n_kept, seat == 3 ? 1 : 0);

  evening_log = dulle_tournament_log_new (&run, 0, TRUE);
  boldest = dulle_evening_find (evening_log).announcement;
  ck_assert_uint_eq (boldest.player, 3);
  ck_assert (boldest.kept);
}
END_TEST

SUITE ("promises",
       test_reply,
       test_after_revoke,
       test_revoked_game)
