/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What was tried while learning, in a store: it is there again, also of files that are
 * damaged, and where one attempt is, the others are not.
 */
#include "suite.h"

#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-read-only.h"
#include "tournament/own-puzzle.h"

#define N_ATTEMPTS 6

static void
make_store_with_attempts (const char *path)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  make_store (path, 10);
  store = open_well (path, &run);
  add_attempts (store, 0, N_ATTEMPTS);
  dulle_store_close (store);
}

/* @missing: one of them that is not there, or %N_ATTEMPTS */
static void
assert_attempts (DulleStore *store,
                 guint       missing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) attempts = dulle_store_list_attempts (store, &error);
  guint number = 0;

  ck_assert_ptr_null (error);
  ck_assert_uint_eq (attempts->len, N_ATTEMPTS - (missing < N_ATTEMPTS));
  for (guint i = 0; i < attempts->len; i++, number++)
    {
      DulleAttempt made = make_attempt (number += number == missing);

      ck_assert (is_same_attempt (&g_array_index (attempts, DulleAttempt, i), &made));
    }
}

/* Returns: (transfer full) (nullable): what is told of a whole check */
static GError *
check_all (DulleStore         *store,
           DulleTournamentRun *run)
{
  GError *told = NULL;

  while (dulle_store_check (store, run, told == NULL ? &told : NULL))
    ;

  return told;
}

/* In the order in which they were made, and each once, whenever it comes. */
START_TEST (test_kept)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *shared = g_strconcat (fixture.path, "-shm", NULL);
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store;

  make_store (fixture.path, 10);
  store = open_well (fixture.path, &run);
  add_attempts (store, 3, N_ATTEMPTS - 3);
  add_attempts (store, 0, 4);
  assert_attempts (store, N_ATTEMPTS);
  add_attempts (store, 0, N_ATTEMPTS);
  ck_assert_ptr_null (check_all (store, &run));
  dulle_store_close (store);

  /* For the reader alone, with no memory that is shared beside it. */
  store = dulle_store_open_to_read (fixture.path, NULL, NULL);
  assert_attempts (store, N_ATTEMPTS);
  ck_assert (!g_file_test (shared, G_FILE_TEST_EXISTS));
  dulle_store_close (store);
}
END_TEST

START_TEST (test_all_members)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (fixture.path, &run);
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GArray) read = NULL;

  for (DulleAttemptKind kind = 0; kind < DULLE_N_ATTEMPT_KINDS; kind++)
    {
      DulleAttempt attempt = dulle_attempt_make (kind, "ace/3", "", kind % 2 != 0);

      attempt.made = 5 + (gint64) kind;
      g_strlcpy (attempt.person, "Jürgen", sizeof attempt.person);
      g_array_append_val (attempts, attempt);
    }
  ck_assert (dulle_store_add_attempts (store, attempts, NULL));
  read = dulle_store_list_attempts (store, NULL);
  ck_assert_uint_eq (read->len, attempts->len);
  for (guint i = 0; i < read->len; i++)
    ck_assert (is_same_attempt (&g_array_index (read, DulleAttempt, i),
                                &g_array_index (attempts, DulleAttempt, i)));
  dulle_store_close (store);
}
END_TEST

/* What somebody did to the file, which attempt is then missing, and whether it lies beside it. */
static const struct
{
  const char *change;
  guint       missing;
  gboolean    aside;
} changes[] = {
  { "UPDATE attempt SET success = 1 - success WHERE made % 10 = 2", 2, TRUE },
  { "UPDATE attempt SET rating = rating + 1 WHERE made % 10 = 0", 0, TRUE },
  { "UPDATE attempt SET person = 'somebody' WHERE made % 10 = 3", 3, TRUE },
  { "DELETE FROM attempt WHERE made % 10 = 4", 4, FALSE },
  { "DELETE FROM seal WHERE tournament = 0 AND game = 0", N_ATTEMPTS, FALSE },
  { "DELETE FROM seal WHERE tournament = 0", N_ATTEMPTS, FALSE },
};

/* What of an attempt that is not what was saved: it lies beside the store, or is missing. */
static void
assert_told (const GError *told,
             const char   *path,
             gboolean      expected)
{
  g_autofree char *aside = g_strconcat (path, ".attempts", NULL);

  ck_assert_ptr_nonnull (told);
  ck_assert (expected == (strstr (told->message, aside) != NULL));
  ck_assert (expected == (strstr (told->message, "lessons may be missing") == NULL));
  ck_assert (expected == g_file_test (aside, G_FILE_TEST_EXISTS));
}

/* It is left out at once; what is found is told once. */
START_TEST (test_edited)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) told = NULL;
      DulleStore *store;

      make_store_with_attempts (fixture.path);
      change (fixture.path, changes[i].change);
      store = open_well (fixture.path, &run);
      assert_attempts (store, changes[i].missing);
      told = check_all (store, &run);
      assert_told (told, fixture.path, changes[i].aside);
      assert_attempts (store, changes[i].missing);
      dulle_store_check_again (store);
      ck_assert_ptr_null (check_all (store, &run));
      dulle_store_close (store);
    }
}
END_TEST

/* So it is where the file is recovered. */
START_TEST (test_edited_and_recovered)
{
  for (guint i = 0; changes[i].missing < N_ATTEMPTS; i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) told = NULL;
      DulleStore *store;

      make_store_with_attempts (fixture.path);
      change (fixture.path, changes[i].change);
      damage_table (fixture.path, "vote");
      store = dulle_store_open (fixture.path, &run, &told);
      assert_told (told, fixture.path, changes[i].aside);
      assert_attempts (store, changes[i].missing);
      ck_assert_ptr_null (check_all (store, &run));
      dulle_store_close (store);
    }
}
END_TEST

/* Damaged pages of other tables cost no attempt, those of this one no tournament. */
START_TEST (test_damaged)
{
  static const struct
  {
    const char *table;
    guint       n_left;
  } damages[] = {
    { "vote", N_ATTEMPTS },
    { "seal", N_ATTEMPTS },
    { "attempt", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) opened = NULL;
      g_autoptr (GError) found = NULL;
      g_autoptr (GArray) attempts = NULL;
      const GError *told;
      DulleStore   *store;

      make_store_with_attempts (fixture.path);
      damage_table (fixture.path, damages[i].table);
      store = dulle_store_open (fixture.path, &run, &opened);
      ck_assert_ptr_nonnull (store);
      found = check_all (store, &run);
      ck_assert ((opened != NULL) != (found != NULL));
      told = opened != NULL ? opened : found;
      ck_assert ((damages[i].n_left == 0) == (strstr (told->message, "may be missing") != NULL));
      attempts = dulle_store_list_attempts (store, NULL);
      ck_assert_uint_eq (attempts->len, damages[i].n_left);
      ck_assert_int_eq (run.record.n_actions, 10);
      add_attempts (store, 0, N_ATTEMPTS);
      assert_attempts (store, N_ATTEMPTS);
      dulle_store_check_again (store);
      ck_assert_ptr_null (check_all (store, &run));
      dulle_store_close (store);
    }
}
END_TEST

/* Puzzles of own games are called by where they are; any other text is the id of none. */
START_TEST (test_own_ids)
{
  static const char *const wrong[] = { "1-8", "own-1-2", "own-1-2-3x", "own--1-2-3", "own-1-2-03",
                                       "own-2147483648-2-3", "own-1-2147483648-3", "own-1-2-2147483648", "own-1-2-", "own-1-x-3" };
  const DulleOwnPuzzle     puzzles[] = { { 12, 3, 45, TRUE }, { G_MAXINT, 1, 0, FALSE } };
  const char *const        ids[] = { "own-12-3-45s", "own-2147483647-1-0" };
  DulleOwnPuzzle           read;

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autofree char *id = dulle_own_puzzle_id (&puzzles[i]);

      ck_assert_str_eq (id, ids[i]);
      ck_assert (dulle_own_puzzle_parse (id, &read));
      ck_assert_int_eq (read.tournament, puzzles[i].tournament);
      ck_assert_uint_eq (read.number, puzzles[i].number);
      ck_assert_uint_eq (read.n_before, puzzles[i].n_before);
      ck_assert_int_eq (read.silence, puzzles[i].silence);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    ck_assert_msg (!dulle_own_puzzle_parse (wrong[i], &read), "%s", wrong[i]);
}
END_TEST

/* Kinds by their ids; a file of another program may have one that is unknown here. */
START_TEST (test_kinds)
{
  DulleAttemptKind kind;

  for (DulleAttemptKind i = 0; i < DULLE_N_ATTEMPT_KINDS; i++)
    {
      ck_assert (dulle_attempt_kind_parse (dulle_attempt_kind_id (i), &kind));
      ck_assert_int_eq (kind, i);
    }
  ck_assert (!dulle_attempt_kind_parse ("nonsense", &kind));
}
END_TEST

/* Returns: the number of a tournament that is begun now */
static gint64
save_another (DulleStore *store)
{
  g_auto (DulleTournamentRun) run = { 0 };

  begin (&run);
  driver_advance (&run);
  save_well (store, &run);

  return run.stored.tournament;
}

/* What is named after a tournament is not of the next one when that is deleted. A name that is
 * none, as damage may leave it, is no reason for a greater number. */
START_TEST (test_number_of_puzzles)
{
  static const struct
  {
    const char *name;
    gint64      next;
  } rows[] = {
    { "puzzle-9", 3 },
    { "own-2-1-4", 3 },
    { "own-3-1-4s", 4 },
    { "own-7", 8 },
    { "own-99999999999-1-4", 3 },
    { "own--9-1-4", 3 },
    { "own-x", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };
      DulleStore *store = open_well (fixture.path, &run);
      g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
      DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_QUIZ, rows[i].name, "", FALSE);

      g_array_append_val (attempts, attempt);
      for (gint64 number = 1; number <= 3; number++)
        ck_assert_int_eq (save_another (store), number);
      ck_assert (dulle_store_add_attempts (store, attempts, NULL));
      ck_assert (dulle_store_delete (store, 3, NULL));
      ck_assert_int_eq (save_another (store), rows[i].next);
      ck_assert_int_eq (save_another (store), rows[i].next + 1);
      dulle_store_close (store);
    }
}
END_TEST

SUITE ("store-attempts",
       test_number_of_puzzles,
       test_kinds,
       test_kept,
       test_all_members,
       test_edited,
       test_edited_and_recovered,
       test_damaged,
       test_own_ids)
