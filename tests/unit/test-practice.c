/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deal is played again: the same cards for the person, as often as it likes, and without
 * any effect on the tournament that it came from.
 */
#include "suite.h"

#include "session/practice-game.h"
#include "tournament/practice.h"

#include "session-driver.h"

#define SEED 815

static DulleTournamentSetup
make_setup (DulleDeals deals,
            guint      n_players)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  rules.players = (gint16) n_players;
  setup = driver_setup (&rules, SEED);
  setup.deals = deals;

  return setup;
}

static Driver *
play_games (const char *path,
            DulleDeals  deals,
            guint       n_players,
            guint       n_games)
{
  Driver              *driver = driver_new (path, DULLE_NO_SEAT);
  DulleTournamentSetup setup = make_setup (deals, n_players);

  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
  while (driver_last (driver)->standing.n_games < n_games)
    {
      dulle_session_next_game (driver->session);
      driver_run_to (driver, DULLE_EVENT_OVER);
    }

  return driver;
}

static DullePractice *
make_practice (const DulleTournamentLog *tournament_log,
               guint                     index,
               guint8                    seat,
               guint                     n_actions)
{
  g_autoptr (GArray) numbers = dulle_deal_numbers_new (tournament_log);
  const DulleRecord *record = &g_array_index (tournament_log->records, DulleRecord, index);
  DulleParticipant   players[DULLE_N_SEATS] = { 0 };
  DullePractice     *practice = g_new0 (DullePractice, 1);

  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    players[i] = (DulleParticipant){ .name = { (char) ('A' + i) }, .skill = DULLE_SKILL_EASY };
  dulle_practice_init (practice, record, players, &g_array_index (numbers, DulleDealNumber, index),
                       seat, 0, n_actions);

  return practice;
}

/* Whatever the deals come from, each game has a number from which it can be dealt again. */
START_TEST (test_numbers)
{
  for (DulleDeals deals = DULLE_DEALS_OWN; deals < DULLE_DEALS_GIVEN; deals++)
    {
      for (guint n_players = 4; n_players <= 5; n_players++)
        {
          g_autoptr (Driver) driver = play_games (NULL, deals, n_players, 4);
          g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
          g_autoptr (GArray) numbers = dulle_deal_numbers_new (played);

          ck_assert_uint_eq (numbers->len, played->records->len);
          for (guint i = 0; i < numbers->len; i++)
            ck_assert (g_array_index (numbers, DulleDealNumber, i).is_known);
        }
    }
}
END_TEST

/* The person has the hand that it took, and the others theirs, in the same order. */
START_TEST (test_hands)
{
  g_autoptr (Driver) driver = play_games (NULL, DULLE_DEALS_OWN, 5, 3);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  const DulleRecord *record = &g_array_index (played->records, DulleRecord, 2);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autofree DullePractice *practice = make_practice (played, 2, seat, 0);
      DulleTournamentRun        run = { 0 };

      dulle_tournament_run_begin (&run, &practice->setup);
      for (guint8 i = 0; i < DULLE_N_SEATS; i++)
        ck_assert (run.record.hands[i] == record->hands[(i + seat) % DULLE_N_SEATS]);

      /* The person keeps its name; who sat there takes the seat that it left. */
      ck_assert_str_eq (practice->setup.players[0].name, "A");
      if (seat != 0)
        ck_assert_int_eq (practice->setup.players[DULLE_N_SEATS - seat].name[0], 'A' + seat);
      dulle_tournament_run_clear (&run);
    }
}
END_TEST

static void
run_over (Driver *driver,
          guint   n_games)
{
  driver_run_to (driver, DULLE_EVENT_OVER);
  ck_assert_uint_eq (driver_last (driver)->standing.n_games, n_games);
}

/* Again and again the same deal, in a store, too; the tournament stays as it was. */
START_TEST (test_again)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play_games (path, DULLE_DEALS_OWN, 4, 3);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  g_autofree DullePractice *practice = make_practice (played, 1, 0, 0);
  DulleStanding             standing = driver_last (driver)->standing;
  const DulleRecord        *record = &g_array_index (played->records, DulleRecord, 1);
  g_autoptr (DulleTournamentLog) again = NULL;
  g_autoptr (GArray) past = NULL;
  guint n_past;

  past = driver_read_past_games (driver);
  n_past = past->len;
  g_clear_pointer (&past, g_array_unref);

  dulle_session_practise (driver->session, practice);
  run_over (driver, 1);
  ck_assert (driver_last (driver)->standing.is_practice);
  ck_assert_uint_eq (driver_last (driver)->standing.deal, practice->setup.seed);
  dulle_session_next_game (driver->session);
  run_over (driver, 2);

  again = driver_read_tournament_log (driver, 0);
  for (guint i = 0; i < again->records->len; i++)
    ck_assert_mem_eq (g_array_index (again->records, DulleRecord, i).hands, record->hands,
                      sizeof record->hands);
  past = driver_read_past_games (driver);
  ck_assert_uint_eq (past->len, n_past);

  /* After the next start it is still there, and so is the other one. */
  driver_free (driver);
  driver = driver_new (path, DULLE_NO_SEAT);
  dulle_session_start (driver->session);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert (driver_last (driver)->standing.is_practice);
  dulle_session_continue_tournament (driver->session, played->id);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert (!driver_last (driver)->standing.is_practice);
  ck_assert_mem_eq (driver_last (driver)->standing.totals, standing.totals,
                    sizeof standing.totals);

  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* A tournament for practice goes on for as long as somebody likes, who is alone there. */
START_TEST (test_endless)
{
  g_autoptr (Driver) driver = play_games (NULL, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  DulleRecord               record = g_array_index (played->records, DulleRecord, 0);
  const DulleParticipant    players[DULLE_N_SEATS] = { [1] = { .taker = DULLE_TAKER_PERSON } };
  const DulleDealNumber     deal = { TRUE, DULLE_DEALS_AGAIN, SEED };
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);
  DulleTournamentRun        run = { 0 };

  record.rules.counting = DULLE_COUNTING_PLUS;
  record.rules.rounds_limited = TRUE;
  record.rules.rounds = 1;
  record.rules.points_limited = TRUE;
  record.rules.points = 1;
  record.rules.compulsory_solos = 3;
  record.rules.bock = TRUE;
  dulle_practice_init (practice, &record, players, &deal, 0, 0, 0);
  ck_assert_int_eq (practice->setup.rules.compulsory_solos, 0);
  ck_assert_int_eq (practice->setup.rules.bock, FALSE);
  ck_assert_int_eq (practice->setup.players[1].taker, DULLE_TAKER_COMPUTER);
  dulle_tournament_run_begin (&run, &practice->setup);
  while (run.tournament.n_games <= DULLE_N_SEATS)
    {
      ck_assert (!dulle_tournament_is_over (&run.tournament));
      driver_advance (&run);
    }

  dulle_tournament_run_clear (&run);
}
END_TEST

/* A game that came from a file has hands and no number: they are dealt again nevertheless,
 * from a store, too. Nobody there was the person, who takes somebody's place. */
START_TEST (test_given)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play_games (path, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  const DulleRecord        *record = &g_array_index (played->records, DulleRecord, 0);
  const DulleDealNumber     unknown = { FALSE };
  DulleParticipant          players[DULLE_N_SEATS] = { { "A" }, { "B" }, { "C" }, { "D" } };
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);
  g_autoptr (DulleTournamentLog) again = NULL;

  dulle_practice_init (practice, record, players, &unknown, 1, DULLE_NO_SEAT, 0);
  ck_assert_str_eq (practice->setup.players[0].name, "");
  ck_assert_str_eq (practice->setup.players[1].name, "C");
  ck_assert_str_eq (practice->setup.players[3].name, "A");
  dulle_session_practise (driver->session, practice);
  run_over (driver, 1);
  driver_free (driver);

  driver = driver_new (path, DULLE_NO_SEAT);
  dulle_session_start (driver->session);
  run_over (driver, 1);
  dulle_session_next_game (driver->session);
  run_over (driver, 2);
  ck_assert (driver_last (driver)->standing.is_practice);
  again = driver_read_tournament_log (driver, 0);
  for (guint i = 0; i < 2; i++)
    for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
      ck_assert (g_array_index (again->records, DulleRecord, i).hands[seat] ==
                 record->hands[(seat + 1) % DULLE_N_SEATS]);

  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* What is compared with practice has no bock either. */
START_TEST (test_before)
{
  g_autoptr (Driver) driver = play_games (NULL, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  const DulleSheetRow      *row = &g_array_index (played->sheet, DulleSheetRow, 0);
  DulleRecord               record = g_array_index (played->records, DulleRecord, 0);
  guint8                    forehand = dulle_next_seat (record.setup.dealer);
  const DulleParticipant    players[DULLE_N_SEATS] = { 0 };
  const DulleDealNumber     deal = { TRUE, DULLE_DEALS_AGAIN, SEED };
  g_autofree DullePractice *practice = g_new0 (DullePractice, 1);

  for (guint16 bock = 1; bock <= 4; bock *= 2)
    {
      gint32 score = 0;

      record.setup.bock = bock;
      ck_assert (dulle_practice_score (&record, forehand, &score));
      ck_assert_int_ne (score, 0);
      ck_assert_int_eq (score, row->scores[forehand]);
    }

  dulle_practice_init (practice, &record, players, &deal, forehand, 0, 0);
  ck_assert (practice->has_before);
  ck_assert_int_eq (practice->before, row->scores[forehand]);

  record.n_actions--;
  ck_assert (!dulle_practice_score (&record, forehand, &(gint32){ 0 }));
  dulle_practice_init (practice, &record, players, &deal, forehand, 0, 0);
  ck_assert (!practice->has_before);
}
END_TEST

/* From a later moment on: what was played until then is on the table. */
START_TEST (test_from_here)
{
  g_autoptr (Driver) driver = play_games (NULL, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  const DulleRecord        *record = &g_array_index (played->records, DulleRecord, 0);
  guint                     n_actions = record->n_actions - 9u;
  g_autofree DullePractice *practice = make_practice (played, 0, 2, n_actions);
  g_autoptr (DulleTournamentLog) again = NULL;
  const DulleRecord *repeated;

  dulle_session_practise (driver->session, practice);
  run_over (driver, 1);
  again = driver_read_tournament_log (driver, 0);
  repeated = &g_array_index (again->records, DulleRecord, 0);
  for (guint i = 0; i < n_actions; i++)
    {
      ck_assert_uint_eq (repeated->actions[i].kind, record->actions[i].kind);
      ck_assert_uint_eq (repeated->actions[i].card, record->actions[i].card);
      ck_assert_uint_eq ((repeated->actions[i].seat + 2) % DULLE_N_SEATS, record->actions[i].seat);
    }
}
END_TEST

#define SOLO_HANDS                               \
  "hand 0 HQ HJ HJ DJ C9 SA SA ST SK S9 S9 HK\n" \
  "hand 1 CQ SQ HQ CJ DA DK ST SK HA HK H9 H9\n" \
  "hand 2 HT CQ SQ DQ CJ SJ DJ CA CT CK C9 HA\n" \
  "hand 3 HT DQ SJ DA DT DT DK D9 D9 CA CT CK\n"
#define SOLO_TRICK "trick 2:HA 3:CA 0:HK 1:HA\n"

/* Solos that lead because the tournament asked for them. */
#define SOLO(setup, auction) \
  (DULLE_RECORD_HEAD "game 1\n" setup SOLO_HANDS auction "\n" SOLO_TRICK "end\n")

static const char *const solos[] = {
  SOLO ("dealer 3\n"
        "compulsory-solos 1/0/0 1/0/0 1/0/0 1/0/0\n",
        "auction 0:healthy 1:healthy 2:solo-clubs 3:healthy"),
  SOLO ("dealer 3\n"
        "compulsory-solos 0/0/0 0/0/0 1/0/0 1/0/0\n"
        "forced 2\n",
        "auction 2:solo-clubs"),
  SOLO ("dealer 3\n"
        "voted 2\n",
        "auction 2:solo-clubs"),
  SOLO ("rule compulsory-solo-forcing extra-round\n"
        "rule compulsory-solo-offer on\n"
        "dealer 1\n"
        "compulsory-solos 0/0/0 0/0/0 1/0/0 1/0/0\n"
        "forced 2\n",
        "auction 2:solo-clubs/offer 3:healthy 0:healthy 1:healthy"),
};

static DulleRecord
read_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, "", &error);

  ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");

  return g_array_index (records, DulleRecord, 0);
}

static DullePractice *
practise_record (const DulleRecord *record,
                 guint8             seat)
{
  const DulleParticipant players[DULLE_N_SEATS] = { { "A" }, { "B" }, { "C" }, { "D" } };
  const DulleDealNumber  unknown = { FALSE };
  DullePractice         *practice = g_new0 (DullePractice, 1);

  dulle_practice_init (practice, record, players, &unknown, seat, seat, record->n_actions);

  return practice;
}

static void
check_first_part (DulleTournamentRun  *run,
                  const DullePractice *practice)
{
  for (guint i = 0; i < practice->n_actions; i++)
    ck_assert_int_eq (dulle_tournament_run_apply (run, &practice->actions[i]), DULLE_ACCEPTED);
}

static void
play_repeatedly (const DullePractice *practice,
                 guint8               soloist)
{
  DulleTournamentRun run = { 0 };

  ck_assert (dulle_tournament_setup_is_valid (&practice->setup));
  dulle_tournament_run_begin (&run, &practice->setup);
  for (guint n_games = 0; n_games < 3; n_games++)
    {
      check_first_part (&run, practice);
      ck_assert_uint_eq (run.game.board.soloist, soloist);
      while (run.tournament.n_games == n_games)
        driver_advance (&run);
      ck_assert_uint_eq (run.tournament.n_voted, 0);
      driver_advance (&run);
    }
  dulle_tournament_run_clear (&run);
}

static void
check_stored (const DullePractice *practice)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Driver) driver = driver_new (path, 0);
      const DulleBoard *board;

      dulle_session_start (driver->session);
      if (i == 0)
        dulle_session_practise (driver->session, practice);
      driver_run_to (driver, DULLE_EVENT_RESUMED);
      board = &driver_last (driver)->view.board;
      ck_assert_uint_eq (board->soloist, 1);
      ck_assert_uint_eq (board->n_tricks, 1);
      ck_assert_uint_eq (board->forced, practice->setup.duties.forced);
    }
  remove_folder (folder);
}

/* The last two tricks are played by a master. */
static void
check_master (const DullePractice *practice)
{
  g_autofree DullePractice *late = NULL;
  DulleTournamentRun        run = { 0 };
  g_auto (Answer) answer = { 0 };
  g_autoptr (DulleTournamentLog) played = NULL;
  const DulleRecord *record;

  dulle_tournament_run_begin (&run, &practice->setup);
  check_first_part (&run, practice);
  while (!dulle_tournament_run_game_is_over (&run))
    driver_advance (&run);
  run.record.n_actions -= 2 * DULLE_N_SEATS;
  late = practise_record (&run.record, 2);
  dulle_tournament_run_clear (&run);

  dulle_practice_game_async (late, NULL, answer_cb, &answer);
  played = (DulleTournamentLog *) dulle_practice_game_finish (answer_wait (&answer), NULL);
  record = &g_array_index (played->records, DulleRecord, 0);
  for (guint i = 0; i < late->n_actions; i++)
    ck_assert (dulle_action_equal (&record->actions[i], &late->actions[i]));
}

/* A solo that the tournament asked for is played again under the same conditions, as often as
 * somebody likes. */
START_TEST (test_compulsory)
{
  for (guint i = 0; i < G_N_ELEMENTS (solos); i++)
    for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
      {
        DulleRecord               record = read_record (solos[i]);
        g_autofree DullePractice *practice = practise_record (&record, seat);

        play_repeatedly (practice, (guint8) (2 + DULLE_N_SEATS - seat) % DULLE_N_SEATS);
      }
}
END_TEST

/* The next start asks for the same, and so does the master. */
START_TEST (test_compulsory_elsewhere)
{
  for (guint i = 0; i < G_N_ELEMENTS (solos); i++)
    {
      DulleRecord               record = read_record (solos[i]);
      g_autofree DullePractice *practice = practise_record (&record, 1);

      check_stored (practice);
      check_master (practice);
    }
}
END_TEST

/* A file may force somebody to play a solo that its rules do not have. */
START_TEST (test_impossible_duty)
{
  DulleRecord record = read_record (solos[1]);

  record.n_actions = 0;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree DullePractice *practice = practise_record (&record, 0);

      ck_assert_uint_eq (practice->setup.duties.forced, i == 0 ? 2 : DULLE_NO_SEAT);
      record.rules.solo = FALSE;
      record.setup.rules = dulle_rules_active (&record.rules);
    }
}
END_TEST

/* A master plays the rest; it can be stopped. */
START_TEST (test_master)
{
  g_autoptr (Driver) driver = play_games (NULL, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);
  const DulleRecord        *record = &g_array_index (played->records, DulleRecord, 0);
  g_autofree DullePractice *practice = make_practice (played, 0, 0, record->n_actions - 9u);
  g_autofree DullePractice *whole = make_practice (played, 0, 0, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (DulleTournamentLog) result = NULL;
  g_auto (Answer) answer = { 0 };
  g_auto (Answer) stopped = { 0 };

  dulle_practice_game_async (practice, NULL, answer_cb, &answer);
  dulle_practice_game_async (whole, cancellable, answer_cb, &stopped);
  g_cancellable_cancel (cancellable);
  ck_assert_ptr_null (dulle_practice_game_finish (answer_wait (&stopped), NULL));

  result = (DulleTournamentLog *) dulle_practice_game_finish (answer_wait (&answer), NULL);
  ck_assert_ptr_nonnull (result);
  ck_assert_uint_eq (result->records->len, 1);
  ck_assert_uint_eq (result->sheet->len, 1);
}
END_TEST

/* What comes next is shown as it was written, the person's own too; then nobody acts. */
START_TEST (test_script)
{
  g_autoptr (Driver) played_by = play_games (NULL, DULLE_DEALS_OWN, 4, 1);
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (played_by, 0);
  const DulleRecord        *record = &g_array_index (played->records, DulleRecord, 0);
  g_autofree DullePractice *practice = make_practice (played, 0, 2, 6);
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  guint n = 6;

  for (guint i = 6; i < 14; i++)
    dulle_practice_add_script (practice, &record->actions[i], 2);
  dulle_session_start (driver->session);
  dulle_session_practise (driver->session, practice);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  while (n < 14)
    {
      driver_run_to (driver, DULLE_EVENT_ACTION);
      ck_assert_uint_eq (driver_last (driver)->action.card, record->actions[n].card);
      n++;
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_ACTION);

  /* A card that does not belong there ends the script. */
  practice->actions[6] = practice->actions[5];
  dulle_session_practise (driver->session, practice);
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_RESUMED);
}
END_TEST

SUITE ("practice",
       test_numbers,
       test_hands,
       test_again,
       test_endless,
       test_given,
       test_before,
       test_from_here,
       test_script,
       test_compulsory,
       test_compulsory_elsewhere,
       test_impossible_duty,
       test_master)
