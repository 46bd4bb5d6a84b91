/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that a disk and the memory can refuse, at every moment of a short
 * tournament: what was saved is there afterwards, what was not has been told, and
 * nothing is renamed because a machine was out of order.
 */
#include "suite.h"

#include <sys/wait.h>
#include <unistd.h>

#include "fault-vfs.h"
#include "scale.h"
#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-merge.h"

/* Actions between two savings, and how many games are played. */
#define ACTIONS_AT_ONCE 20
#define GAMES           2

/* There are thousands of allocations, mostly to make statements ready: of these one in so
 * many fails. */
#define MEMORY_STRIDE         61
#define MEMORY_STRIDE_DAMAGED 499

/* How many imports take more than a page. */
#define LONG_STORE_IMPORTS 8

/* Where everything is slow, one moment in so many is tried: its neighbours lead the same way. */
#define SLOW_STRIDE 5

static const char *const fault_names[] = {
  "opening",
  "reading",
  "writing",
  "truncating",
  "syncing",
  "locking",
  "deleting",
  "allocating",
};

G_STATIC_ASSERT (G_N_ELEMENTS (fault_names) == N_FAULTS);

/**
 * Case:
 * @fault: what fails
 * @n: the how-manieth
 * @times: how many in a row, #G_MAXUINT for all
 */
typedef struct
{
  Fault fault;
  guint n;
  guint times;
} Case;

#define assert_in(this, condition)                                                            \
  ck_assert_msg (condition, "%s, %s %u%s", #condition, fault_names[(this)->fault], (this)->n, \
                 (this)->times > 1 ? " and those after it" : "")

/* What is saved of the tournament is its beginning; all of it if @complete. */
static void
assert_beginning (const Case *this,
                  const char         *path,
                  DulleTournamentRun *run,
                  gboolean            complete)
{
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GError) error = NULL;
  DulleStore *store = dulle_store_open (path, &loaded, &error);

  assert_in (this, store != NULL);
  assert_in (this, error == NULL);
  if (complete)
    {
      assert_in (this, loaded.records != NULL && loaded.records->len == run->records->len);
      assert_same_course (run, &loaded);
    }
  else if (loaded.records != NULL)
    {
      assert_in (this, loaded.records->len <= run->records->len);
      assert_in (this, loaded.setup.seed == run->setup.seed);
    }
  dulle_store_close (store);
}

/* Nothing but the file and what SQLite needs of it. */
static void
assert_nothing_aside (const Case *this,
                      const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    assert_in (this, strstr (name, ".broken") == NULL && strstr (name, ".tournament") == NULL);
}

/* What stays open holds its place on the disk even if it is deleted. */
static void
assert_nothing_open (const Case *this)
{
  assert_in (this, fault_count_open () == 0);
}

static DulleAttempt
attempt_of (const DulleTournamentRun *run)
{
  return make_attempt (run->records->len * DULLE_MAX_RECORD + run->record.n_actions);
}

/* After each saving something is tried. */
static gboolean
note_attempt (DulleStore               *store,
              const DulleTournamentRun *run,
              GError                  **error)
{
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  DulleAttempt attempt = attempt_of (run);

  g_array_append_val (attempts, attempt);

  return dulle_store_add_attempts (store, attempts, error);
}

static void
assert_noted (const Case *this,
              const char               *path,
              const DulleTournamentRun *run)
{
  g_auto (DulleTournamentRun) loaded = { 0 };
  DulleAttempt last = attempt_of (run);
  DulleStore  *store = dulle_store_open (path, &loaded, NULL);
  g_autoptr (GArray) attempts = dulle_store_list_attempts (store, NULL);

  assert_in (this, attempts != NULL && attempts->len > 0);
  assert_in (this, is_same_attempt (&g_array_index (attempts, DulleAttempt, attempts->len - 1),
                                    &last));
  dulle_store_close (store);
}

/* Returns: whether the last saving went well; one that did not told why */
static gboolean
play_and_save (const Case *this,
               DulleStore         *store,
               DulleTournamentRun *run)
{
  gboolean saved = FALSE;

  while (run->records->len < GAMES)
    {
      g_autoptr (GError) error = NULL;

      for (guint i = 0; i < ACTIONS_AT_ONCE && run->records->len < GAMES; i++)
        driver_advance (run);
      saved = dulle_store_save (store, run, &error) && note_attempt (store, run, &error);
      assert_in (this, saved == (error == NULL));
    }

  return saved;
}

/* Returns: whether there was a fault at all */
static gboolean
play_case (const Case *this)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) nothing = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean    complete, happened;
  DulleStore *store;

  fault_arm (this->fault, this->n, this->times);
  store = dulle_store_open (fixture.path, &nothing, &error);
  assert_in (this, (store != NULL) == (error == NULL));
  begin (&run);
  complete = store != NULL && play_and_save (this, store, &run);
  if (complete || store == NULL)
    {
      g_clear_pointer (&store, dulle_store_close);
      happened = fault_disarm ();
    }
  else
    {
      /* The window's "try again", when the machine is in order again. */
      happened = fault_disarm ();
      dulle_store_close (store);
    }
  assert_beginning (this, fixture.path, &run, complete);
  if (complete)
    assert_noted (this, fixture.path, &run);

  store = dulle_store_open_again (fixture.path, &run, &error);
  assert_in (this, store != NULL);
  save_well (store, &run);
  dulle_store_close (store);
  assert_beginning (this, fixture.path, &run, run.records->len == GAMES);
  assert_nothing_aside (this, fixture.folder);
  assert_nothing_open (this);

  return happened;
}

/* A file that is there, when it is opened. */
static gboolean
open_case (const Case *this,
           const char         *content,
           gsize               length,
           DulleTournamentRun *run)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GError) error = NULL;
  DulleStore *store;
  gboolean    happened;

  g_file_set_contents (fixture.path, content, (gssize) length, NULL);
  fault_arm (this->fault, this->n, this->times);
  store = dulle_store_open (fixture.path, &loaded, &error);
  assert_in (this, (store != NULL) == (error == NULL));
  assert_in (this, store == NULL || loaded.records != NULL);
  if (store != NULL)
    dulle_store_close (store);
  happened = fault_disarm ();

  assert_beginning (this, fixture.path, run, TRUE);
  assert_nothing_aside (this, fixture.folder);
  assert_nothing_open (this);

  return happened;
}

/* Whether it was said that the file lies aside. */
static gboolean
tells_of_recovery (const GError *error)
{
  return error != NULL && strstr (error->message, ".broken") != NULL;
}

/* A file with damaged pages, which is recovered at once or another time: that is told, and
 * nothing is missing. */
static gboolean
recover_case (const Case *this,
              const char         *content,
              gsize               length,
              DulleTournamentRun *run)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;
  DulleStore *store;
  gboolean    happened;

  g_file_set_contents (fixture.path, content, (gssize) length, NULL);
  fault_arm (this->fault, this->n, this->times);
  store = dulle_store_open (fixture.path, &loaded, &first);
  assert_in (this, first != NULL);
  g_clear_pointer (&store, dulle_store_close);
  happened = fault_disarm ();
  dulle_tournament_run_clear (&loaded);

  store = dulle_store_open (fixture.path, &loaded, &second);
  assert_in (this, store != NULL);
  assert_in (this, tells_of_recovery (first) != tells_of_recovery (second));
  assert_in (this, loaded.records != NULL && loaded.records->len == run->records->len);
  assert_same_course (run, &loaded);
  dulle_store_close (store);
  assert_nothing_open (this);

  return happened;
}

typedef gboolean CaseFunc (const Case *this,
                           const char         *content,
                           gsize               length,
                           DulleTournamentRun *run);

static gboolean
play_new_case (const Case *this,
               const char         *content,
               gsize               length,
               DulleTournamentRun *run)
{
  return play_case (this);
}

static void
try_all (guint       times,
         const char *damage,
         CaseFunc   *try_case)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *content = NULL;
  guint            memory_stride = damage != NULL ? MEMORY_STRIDE_DAMAGED : MEMORY_STRIDE;
  guint            stride = scaled (100) < 100 ? SLOW_STRIDE : 1;
  gsize            length;

  fault_install ();
  make_store (fixture.path, 30);
  dulle_store_close (open_well (fixture.path, &run));
  if (damage != NULL)
    damage_table (fixture.path, damage);
  ck_assert (g_file_get_contents (fixture.path, &content, &length, NULL));

  for (Fault fault = 0; fault < N_FAULTS; fault++)
    {
      Case this = { fault, 1, times };

      while (try_case (&this, content, length, &run))
        this.n += fault == FAULT_MEMORY ? stride * memory_stride : stride;
    }
}

START_TEST (test_once)
{
  try_all (1, NULL, play_new_case);
}
END_TEST

START_TEST (test_for_good)
{
  try_all (G_MAXUINT, NULL, play_new_case);
}
END_TEST

START_TEST (test_opening_once)
{
  try_all (1, NULL, open_case);
}
END_TEST

START_TEST (test_opening_for_good)
{
  try_all (G_MAXUINT, NULL, open_case);
}
END_TEST

/* What cannot be read twice is tried a third time. */
START_TEST (test_reading_twice)
{
  g_auto (Fixture) fixture = fixture_new ();
  gboolean happened = TRUE;

  fault_install ();
  make_store (fixture.path, 30);
  for (guint n = 1; happened; n++)
    {
      g_auto (DulleTournamentRun) run = { 0 };
      DulleStore *store;

      fault_arm (FAULT_READ, n, 2);
      store = open_well (fixture.path, &run);
      happened = fault_disarm ();
      ck_assert_uint_eq (run.records->len, 1);
      dulle_store_close (store);
    }
}
END_TEST

START_TEST (test_recovering_once)
{
  try_all (1, "vote", recover_case);
}
END_TEST

/* Where the seals are lost, it makes new ones. */
START_TEST (test_sealing_anew)
{
  try_all (1, "seal", recover_case);
}
END_TEST

/* When memory fails next: at this how-manieth reading of a seal. */
static guint seal_due;

static int
fail_at_seal_cb (unsigned type,
                 void    *unused,
                 void    *statement,
                 void    *sql)
{
  if (g_str_has_prefix (sql, "SELECT checksum FROM seal") && seal_due > 0 && --seal_due == 0)
    fault_arm (FAULT_MEMORY, 1, 1);

  return 0;
}

static int
watch_statements_cb (sqlite3                           *db,
                     char                             **error,
                     const struct sqlite3_api_routines *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, fail_at_seal_cb, NULL);
}

/* A tournament whose seal is lost is not lost itself because memory is short when its seal is
 * looked for. */
START_TEST (test_looking_for_seals)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *content = NULL;
  gsize            length;

  sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0);
  fault_install ();
  make_store (fixture.path, 30);
  dulle_store_close (open_well (fixture.path, &run));
  damage_table (fixture.path, "seal");
  ck_assert (g_file_get_contents (fixture.path, &content, &length, NULL));
  sqlite3_auto_extension ((void (*) (void)) watch_statements_cb);
  for (guint n = 1; seal_due == 0; n++)
    {
      seal_due = n;
      recover_case (&(Case){ FAULT_MEMORY, n, 0 }, content, length, &run);
    }
  sqlite3_reset_auto_extension ();
}
END_TEST

START_TEST (test_recovering_for_good)
{
  try_all (G_MAXUINT, "vote", recover_case);
}
END_TEST

/* Recovers in a process of its own. @told: a file that it makes once it has told of it.
 * Returns: whether it was killed */
static gboolean
recover_and_die (const Case *this,
                 const char *path,
                 const char *told)
{
  int   status;
  pid_t child = fork ();

  ck_assert_int_ge (child, 0);
  if (child == 0)
    {
      DulleTournamentRun run = { 0 };
      DulleStore        *store;

      fault_arm_deadly (this->fault, this->n);
      store = dulle_store_open (path, &run, NULL);
      g_file_set_contents (told, "", 0, NULL);
      g_clear_pointer (&store, dulle_store_close);
      _exit (0);
    }
  ck_assert_int_eq (waitpid (child, &status, 0), child);

  return WIFSIGNALED (status);
}

/* Nothing is missing after that, whether the new file has taken its place or not, and it has
 * been told or is told then. Returns: whether there may be a later point */
static gboolean
kill_case (const Case *this,
           const char         *content,
           gsize               length,
           DulleTournamentRun *run)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autofree char *told = g_build_filename (fixture.folder, "told", NULL);
  g_autoptr (GError) error = NULL;
  gboolean    killed;
  DulleStore *store;

  g_file_set_contents (fixture.path, content, (gssize) length, NULL);
  killed = recover_and_die (this, fixture.path, told);
  store = dulle_store_open (fixture.path, &loaded, &error);
  assert_in (this, g_file_test (told, G_FILE_TEST_EXISTS) != tells_of_recovery (error));
  assert_in (this, store != NULL);
  assert_in (this, g_file_test (fixture.aside, G_FILE_TEST_EXISTS));
  assert_in (this, loaded.records != NULL && loaded.records->len == run->records->len);
  assert_same_course (run, &loaded);
  dulle_store_close (store);

  return killed;
}

/* Returns: (transfer full) (nullable): what is told of a whole check */
static GError *
check_all (DulleStore         *store,
           DulleTournamentRun *run)
{
  GError *told = NULL;

  for (gboolean more = TRUE; more;)
    {
      GError *found = NULL;

      more = dulle_store_check (store, run, &found);
      ck_assert (found == NULL || told == NULL);
      told = found != NULL ? found : told;
    }

  return told;
}

START_TEST (test_killed)
{
  try_all (1, "vote", kill_case);
}
END_TEST

/* Damage that is found while the disk is full: play goes on, and when there is room again
 * the file is recovered. */
START_TEST (test_damage_on_full_disk)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) loaded = { 0 };
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;
  DulleStore *store;

  fault_install ();
  make_store (fixture.path, 30);
  damage_table (fixture.path, "grade");
  store = open_well (fixture.path, &run);
  fault_arm (FAULT_WRITE, 1, G_MAXUINT);
  first = check_all (store, &run);
  ck_assert (fault_disarm ());
  ck_assert_ptr_nonnull (first);
  ck_assert (!tells_of_recovery (first));
  ck_assert (!g_file_test (fixture.aside, G_FILE_TEST_EXISTS));

  driver_advance (&run);
  save_well (store, &run);
  dulle_store_check_again (store);
  second = check_all (store, &run);
  ck_assert (tells_of_recovery (second));
  dulle_store_close (store);
  dulle_store_close (open_well (fixture.path, &loaded));
  assert_same_course (&run, &loaded);
}
END_TEST

/* A store that is not read whole when it is opened. */
static void
make_long_store (const char *path)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  DulleStore *store;

  make_store (path, 30);
  store = open_well (path, &run);
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  for (guint i = 0; i < LONG_STORE_IMPORTS; i++)
    {
      g_string_append_printf (text, "# %u\n", i);
      ck_assert (dulle_store_import (store, "import.txt", text->str, NULL));
    }
  dulle_store_close (store);
}

/* What a check cannot read is told, and nothing is done to it. */
START_TEST (test_unread)
{
  g_auto (Fixture) fixture = fixture_new ();
  gboolean happened = TRUE;

  fault_install ();
  make_long_store (fixture.path);
  for (guint n = 1; happened; n++)
    {
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) first = NULL;
      DulleStore *store = open_well (fixture.path, &run);

      fault_arm (FAULT_READ, n, G_MAXUINT);
      first = check_all (store, &run);
      happened = fault_disarm ();
      ck_assert_int_eq (first != NULL, happened);
      ck_assert (first == NULL || strstr (first->message, "could be checked") != NULL);
      dulle_store_check_again (store);
      ck_assert_ptr_null (check_all (store, &run));
      dulle_store_close (store);
      assert_nothing_aside (&(Case){ FAULT_READ, n, G_MAXUINT }, fixture.folder);
    }
}
END_TEST

/* That is told also if everything after the first look can be read. */
START_TEST (test_unread_once)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) told = NULL;
  DulleStore *store;

  fault_install ();
  make_long_store (fixture.path);
  store = open_well (fixture.path, &run);
  fault_arm (FAULT_READ, 1, 1);
  told = check_all (store, &run);
  ck_assert (fault_disarm ());
  ck_assert_ptr_nonnull (told);
  ck_assert_ptr_nonnull (strstr (told->message, "could be checked"));
  dulle_store_close (store);
}
END_TEST

/* What cannot be read may be the same tournament: saving it goes on under its number. */
START_TEST (test_same_unread)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  gboolean    happened = TRUE;
  guint       n_kept = 0;
  DulleStored kept;
  DulleStore *store;

  fault_install ();
  make_store (fixture.path, 30);
  store = open_well (fixture.path, &run);
  kept = run.stored;
  kept.sharing = G_MAXUINT;
  for (guint n = 1; happened; n++)
    {
      DulleStored stored;

      fault_arm (FAULT_MEMORY, n, G_MAXUINT);
      stored = dulle_store_find_stored (store, &run, kept);
      happened = fault_disarm ();
      ck_assert_int_eq (stored.tournament, kept.tournament);
      n_kept += stored.sharing == kept.sharing ? 1 : 0;
    }
  ck_assert_uint_gt (n_kept, 0);
  dulle_store_close (store);
}
END_TEST

SUITE ("store-faults",
       test_once,
       test_for_good,
       test_opening_once,
       test_opening_for_good,
       test_reading_twice,
       test_recovering_once,
       test_recovering_for_good,
       test_sealing_anew,
       test_looking_for_seals,
       test_killed,
       test_damage_on_full_disk,
       test_unread,
       test_unread_once,
       test_same_unread)
