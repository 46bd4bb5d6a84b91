/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Questions to a session: whoever asks gets the answer to that question and no other,
 * whatever else is asked at the same time; what is cancelled or closed is answered
 * once, too.
 */
#include "suite.h"

#include <signal.h>
#include <sys/resource.h>

#include "damaged-store.h"
#include "session-driver.h"

#define SEED        4711
#define N_QUESTIONS 3

typedef struct
{
  char   *folder;
  Driver *driver;
} Fixture;

static void
begin_tournament (Driver *driver,
                  guint   n_players)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.players = (gint16) n_players;
  rules.compulsory_solos = 0;
  setup = driver_setup (&rules, SEED);
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
}

/* Tournaments 2 and 3 have a game each, of seven and of four players; 3 is running. */
static Fixture
fixture_new (void)
{
  Fixture          fixture = { .folder = make_folder () };
  g_autofree char *path = g_build_filename (fixture.folder, "store", NULL);

  fixture.driver = driver_new (path, DULLE_NO_SEAT);
  dulle_session_start (fixture.driver->session);
  begin_tournament (fixture.driver, 7);
  begin_tournament (fixture.driver, 4);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  driver_free (fixture->driver);
  remove_folder (fixture->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

/* Asks for the list, and for the tournaments of two places. */
static void
ask_question (DulleSession *session,
              guint         question,
              GCancellable *cancellable,
              Answer       *answer)
{
  if (question == 0)
    dulle_session_list_history_async (session, &DULLE_LOG_START, cancellable, answer_cb, answer);
  else
    dulle_session_read_tournament_log_async (session, question == 1 ? 2 : 0, cancellable, answer_cb,
                                             answer);
}

static void
assert_answer (DulleSession *session,
               guint         question,
               Answer       *answer)
{
  g_autoptr (DulleLogPage) history = NULL;
  g_autoptr (DulleTournamentLog) tournament_log = NULL;

  ck_assert_uint_eq (answer->n_calls, 1);
  if (question == 0)
    {
      history = dulle_session_list_history_finish (session, answer->result, NULL);
      ck_assert_uint_eq (history->logs->len, 2);
      return;
    }

  tournament_log = dulle_session_read_tournament_log_finish (session, answer->result, NULL);
  ck_assert_int_eq (tournament_log->id, question == 1 ? 2 : 3);
  ck_assert_uint_eq (tournament_log->standing.n_players, question == 1 ? 7 : 4);
}

static void
assert_error (DulleSession *session,
              guint         question,
              Answer       *answer,
              GQuark        domain,
              int           code)
{
  g_autoptr (GError) error = NULL;

  ck_assert_uint_eq (answer->n_calls, 1);
  if (question == 0)
    ck_assert_ptr_null (dulle_session_list_history_finish (session, answer->result, &error));
  else
    ck_assert_ptr_null (dulle_session_read_tournament_log_finish (session, answer->result, &error));
  ck_assert_msg (g_error_matches (error, domain, code), "%s", error->message);
}

/* All orders of three. */
static const guint orders[][N_QUESTIONS] = {
  { 0, 1, 2 },
  { 0, 2, 1 },
  { 1, 0, 2 },
  { 1, 2, 0 },
  { 2, 0, 1 },
  { 2, 1, 0 },
};

START_TEST (test_each_gets_its_own)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;

  for (guint order = 0; order < G_N_ELEMENTS (orders); order++)
    {
      Answer answers[N_QUESTIONS] = { 0 };

      for (guint i = 0; i < N_QUESTIONS; i++)
        ask_question (session, orders[order][i], NULL, &answers[i]);
      for (guint i = 0; i < N_QUESTIONS; i++)
        {
          answer_wait (&answers[i]);
          assert_answer (session, orders[order][i], &answers[i]);
          answer_clear (&answers[i]);
        }
    }
}
END_TEST

/* One of three is cancelled: before the worker can have seen it, or when the answer to
 * the first question is there, so that the others may be anywhere on their way. */
static void
assert_cancels (DulleSession *session,
                const guint   order[N_QUESTIONS],
                guint         cancelled,
                gboolean      at_once)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answers[N_QUESTIONS] = { 0 };

  for (guint i = 0; i < N_QUESTIONS; i++)
    ask_question (session, order[i], i == cancelled ? cancellable : NULL, &answers[i]);
  if (!at_once)
    answer_wait (&answers[0]);
  g_cancellable_cancel (cancellable);

  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      answer_wait (&answers[i]);
      if (i == cancelled)
        assert_error (session, order[i], &answers[i], G_IO_ERROR, G_IO_ERROR_CANCELLED);
      else
        assert_answer (session, order[i], &answers[i]);
      answer_clear (&answers[i]);
    }
}

START_TEST (test_cancel)
{
  g_auto (Fixture) fixture = fixture_new ();

  for (guint order = 0; order < G_N_ELEMENTS (orders); order++)
    for (guint cancelled = 0; cancelled < N_QUESTIONS; cancelled++)
      {
        assert_cancels (fixture.driver->session, orders[order], cancelled, TRUE);
        if (cancelled > 0)
          assert_cancels (fixture.driver->session, orders[order], cancelled, FALSE);
      }
}
END_TEST

/* What was answered stays answered. */
START_TEST (test_cancel_too_late)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (Answer) answer = { 0 };
  g_auto (Answer) other = { 0 };

  ask_question (fixture.driver->session, 1, cancellable, &answer);
  answer_wait (&answer);
  g_cancellable_cancel (cancellable);
  ask_question (fixture.driver->session, 2, NULL, &other);
  answer_wait (&other);
  ck_assert_uint_eq (answer.n_calls, 1);
}
END_TEST

/* What nobody wants any more before the worker has seen it is not done. */
START_TEST (test_cancelled_deletion)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) history = NULL;
  g_auto (Answer) answer = { 0 };

  g_cancellable_cancel (cancellable);
  dulle_session_delete_tournament_async (fixture.driver->session, 2, cancellable, answer_cb,
                                         &answer);
  ck_assert (!dulle_session_delete_tournament_finish (fixture.driver->session,
                                                      answer_wait (&answer), NULL));
  history = driver_list_history (fixture.driver);
  ck_assert_uint_eq (history->len, 2);
}
END_TEST

START_TEST (test_close)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  Answer        answers[2 * N_QUESTIONS] = { 0 };

  for (guint i = 0; i < N_QUESTIONS; i++)
    ask_question (session, i, NULL, &answers[i]);
  dulle_session_close (session);
  for (guint i = 0; i < N_QUESTIONS; i++)
    ask_question (session, i, NULL, &answers[N_QUESTIONS + i]);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      assert_error (session, i % N_QUESTIONS, &answers[i], DULLE_SESSION_ERROR,
                    DULLE_SESSION_ERROR_CLOSED);
      answer_clear (&answers[i]);
    }
}
END_TEST

/* It is closed before it takes an answer that is there, and says what is wrong. */
START_TEST (test_close_before_answer)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  g_autoptr (GError) error = NULL;
  g_auto (Answer) answer = { 0 };

  dulle_session_import_async (session, "list.txt", "This is a shopping list.", NULL, answer_cb,
                              &answer);
  while (!g_main_context_pending (NULL))
    g_usleep (1000);
  dulle_session_close (session);
  ck_assert (!dulle_session_import_finish (session, answer_wait (&answer), &error));
  ck_assert (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CLOSED));
}
END_TEST

static void
closing_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      answer)
{
  dulle_session_close (DULLE_SESSION (source));
  answer_cb (source, result, answer);
}

/* Whoever is answered may close the session. */
START_TEST (test_close_in_answer)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  g_auto (Answer) first = { 0 };
  g_auto (Answer) second = { 0 };

  dulle_session_list_history_async (session, &DULLE_LOG_START, NULL, closing_cb, &first);
  ask_question (session, 1, NULL, &second);
  answer_wait (&first);
  answer_wait (&second);
  assert_answer (session, 0, &first);
  assert_error (session, 1, &second, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CLOSED);
}
END_TEST

/* A question keeps the session for as long as it is under way. */
START_TEST (test_last_reference)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  Answer        answers[N_QUESTIONS] = { 0 };

  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  for (guint i = 0; i < N_QUESTIONS; i++)
    ask_question (session, i, NULL, &answers[i]);
  g_clear_object (&fixture.driver->session);
  ck_assert_ptr_nonnull (session);
  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      answer_wait (&answers[i]);
      assert_answer (session, i, &answers[i]);
      answer_clear (&answers[i]);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_ptr_null (session);
}
END_TEST

static GArray *
list_copies (DulleSession *session)
{
  g_auto (Answer) answer = { 0 };

  dulle_session_list_copies_async (session, NULL, answer_cb, &answer);

  return dulle_session_list_copies_finish (session, answer_wait (&answer), NULL);
}

/* Returns: (transfer full): the copies, as soon as there is one */
static GArray *
wait_for_copy (DulleSession *session)
{
  GArray *copies = list_copies (session);

  while (copies->len == 0)
    {
      g_array_unref (copies);
      copies = list_copies (session);
    }

  return copies;
}

static void
restore (DulleSession        *session,
         const DulleKeptCopy *copy,
         gboolean             expected)
{
  g_auto (Answer) answer = { 0 };
  g_autoptr (GError) error = NULL;

  dulle_session_restore_copy_async (session, copy, answer_cb, &answer);
  ck_assert_int_eq (
      dulle_session_restore_copy_finish (session, answer_wait (&answer), &error), expected);
  ck_assert_int_eq (error == NULL, expected);
}

/* The copy of the day comes by itself. Whether one is restored or not, the game goes on,
 * and what was there before a copy was restored is another one. */
START_TEST (test_copies)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  DulleKeptCopy none = { .id = "2000-01-01" };
  g_autoptr (GArray) copies = wait_for_copy (session);
  g_autoptr (GArray) more = NULL;
  guint n_events;

  n_events = fixture.driver->events->len;
  restore (session, &none, FALSE);
  ck_assert_uint_gt (fixture.driver->events->len, n_events);
  n_events = fixture.driver->events->len;
  restore (session, &g_array_index (copies, DulleKeptCopy, 0), TRUE);
  more = list_copies (session);
  ck_assert_uint_eq (more->len, copies->len + 1);
  ck_assert_uint_gt (fixture.driver->events->len, n_events);
}
END_TEST

static const DulleEvent *
find_error (const Driver *driver)
{
  for (guint i = 0; i < driver->events->len; i++)
    if (driver_kind (driver, i) == DULLE_EVENT_ERROR)
      return g_ptr_array_index (driver->events, i);

  return NULL;
}

/* What is wrong with a copy that is restored all the same is told as an event. */
START_TEST (test_edited_copy)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (GArray) copies = wait_for_copy (fixture.driver->session);
  const DulleKeptCopy *copy = &g_array_index (copies, DulleKeptCopy, 0);
  g_autofree char     *name = g_strconcat ("store.copy-", copy->id, NULL);
  g_autofree char     *path = g_build_filename (fixture.folder, name, NULL);
  sqlite3             *db = NULL;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, "UPDATE tournament SET seed = seed + 1", NULL, NULL, NULL),
                    SQLITE_OK);
  sqlite3_close (db);
  restore (fixture.driver->session, copy, TRUE);
  while (find_error (fixture.driver) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (strstr (find_error (fixture.driver)->error->message, ".tournament-"));
}
END_TEST

/* Changes a digit of the result of the first game that is stored. */
static void
damage_result (const char *path)
{
  g_autofree char *text = NULL;
  gsize            length;
  char            *result = NULL;

  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; result == NULL && i < length; i++)
    if (g_str_has_prefix (text + i, "\nresult "))
      result = text + i;
  ck_assert_ptr_nonnull (result);
  result[1] = 'R';
  g_file_set_contents (path, text, (gssize) length, NULL);
}

/* Damage where nobody looks is found and told in an idle moment. */
START_TEST (test_damage_is_told)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *path = g_build_filename (fixture.folder, "store", NULL);
  g_autoptr (Driver) driver = NULL;

  begin_tournament (fixture.driver, 4);
  dulle_session_close (fixture.driver->session);
  damage_result (path);
  driver = driver_new (path, 0);
  dulle_session_start (driver->session);
  driver_run_to (driver, DULLE_EVENT_ERROR);
  ck_assert_ptr_nonnull (strstr (driver_last (driver)->error->message, "store.tournament-"));
}
END_TEST

/* Where there is no room for a new file in the place of the damaged one, nothing can be saved any
 * more, and that is told as well. */
START_TEST (test_damage_without_room)
{
  const struct rlimit no_room = { 4096, RLIM_INFINITY };
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *path = g_build_filename (fixture.folder, "store", NULL);
  g_autoptr (Driver) driver = NULL;

  dulle_session_close (fixture.driver->session);
  damage_table (path, "annotation");
  signal (SIGXFSZ, SIG_IGN);
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &no_room), 0);
  driver = driver_new (path, DULLE_NO_SEAT);
  dulle_session_start (driver->session);
  driver_run_to (driver, DULLE_EVENT_ERROR);
  g_array_unref (list_copies (driver->session));
  ck_assert_int_eq (driver_last (driver)->kind, DULLE_EVENT_SAVING);
  ck_assert_ptr_nonnull (driver_last (driver)->saving.error);
}
END_TEST

/* Notes an attempt for each of @n names, without waiting for a moment between two. */
static void
note_attempts (DulleSession *session,
               guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("lesson-%u", i);
      DulleAttempt     attempt = dulle_attempt_make (DULLE_ATTEMPT_LESSON, name, "", TRUE);

      dulle_session_note_attempt (session, &attempt);
    }
}

/* They were made one after the other, the first one not before @since. */
static void
assert_attempts (Driver *driver,
                 guint   n,
                 gint64  since)
{
  g_autoptr (GArray) attempts = driver_list_attempts (driver);

  ck_assert_uint_eq (attempts->len, n);
  for (guint i = 0; i < n; i++)
    {
      const DulleAttempt *attempt = &g_array_index (attempts, DulleAttempt, i);
      g_autofree char    *name = g_strdup_printf ("lesson-%u", i);

      ck_assert_str_eq (attempt->name, name);
      ck_assert_int_ge (attempt->made, i == 0 ? since : attempt[-1].made + 1);
    }
}

/* Where nothing is kept, attempts are known until the end. */
START_TEST (test_attempts)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *path = g_build_filename (fixture.folder, "store", NULL);
  g_autoptr (Driver) unkept = driver_new (NULL, DULLE_NO_SEAT);
  gint64 since = g_get_real_time ();

  note_attempts (fixture.driver->session, 20);
  assert_attempts (fixture.driver, 20, since);
  dulle_session_start (unkept->session);
  note_attempts (unkept->session, 3);
  assert_attempts (unkept, 3, since);

  driver_free (fixture.driver);
  fixture.driver = driver_new (path, DULLE_NO_SEAT);
  dulle_session_start (fixture.driver->session);
  assert_attempts (fixture.driver, 20, since);
}
END_TEST

/* The tournament goes on at another machine, where nothing was heard yet. */
START_TEST (test_unheard_table)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSession *session = fixture.driver->session;
  DulleKeptSeat seat = {
    .invitation = (char *) "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@127.0.0.1:1",
    .token = (char *) "token",
    .host = (char *) "Anna",
  };
  g_auto (Answer) answer = { 0 };

  dulle_session_follow_table (session, &seat);
  ask_question (session, 2, NULL, &answer);
  answer_wait (&answer);
  assert_error (session, 2, &answer, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NOT_FOUND);
}
END_TEST

SUITE ("questions",
       test_each_gets_its_own,
       test_cancel,
       test_cancel_too_late,
       test_cancelled_deletion,
       test_close,
       test_close_before_answer,
       test_close_in_answer,
       test_last_reference,
       test_copies,
       test_edited_copy,
       test_damage_is_told,
       test_damage_without_room,
       test_unheard_table,
       test_attempts)
