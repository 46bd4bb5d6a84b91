/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files of stores with flipped bits, cut off, with pages in the wrong place, and with logs
 * that were torn: they are opened, checked and gone on with, and what is not there any
 * more has been told.
 */
#include "suite.h"

#include "scale.h"
#include "store-fixture.h"
#include "store/store-check.h"
#include "store/store-load.h"
#include "store/store-verify.h"

#define PAGE 4096

/* Two tournaments, an imported file, and all attempts. */
static const gint64 numbers[] = { 1, 2, -1, 0 };

#define N_ATTEMPTS 40

/**
 * Sample:
 * @text: a file
 * @sums: what its tournaments are
 */
typedef struct
{
  char   *text;
  gsize   length;
  guint64 sums[G_N_ELEMENTS (numbers)][DULLE_N_STORED_PARTS];
} Sample;

static void
sample_clear (Sample *sample)
{
  g_free (sample->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

/* As many as can be read, if they are what was saved. */
static guint
count_attempts (DulleStore *store)
{
  g_autoptr (GArray) attempts = dulle_store_list_attempts (store, NULL);

  if (attempts == NULL)
    return 0;
  for (guint i = 0; i < attempts->len; i++)
    {
      DulleAttempt made = make_attempt (i);

      if (!is_same_attempt (&g_array_index (attempts, DulleAttempt, i), &made))
        return 0;
    }

  return attempts->len;
}

/* What a store has of a tournament; all zero if it is not whole. */
static void
find_sums (DulleStore *store,
           gint64      number,
           guint64     sums[DULLE_N_STORED_PARTS])
{
  g_auto (DulleTournamentRun) run = { 0 };

  memset (sums, 0, sizeof (guint64) * DULLE_N_STORED_PARTS);
  if (number == 0)
    sums[DULLE_STORED_ATTEMPTS] = count_attempts (store);
  else if (number < 0)
    sums[DULLE_STORED_IMPORT] = dulle_store_verify (store, number) == DULLE_SESSION_ERROR_NONE;
  else if (dulle_store_load (store, number, &run) == DULLE_SESSION_ERROR_NONE)
    memcpy (sums, run.stored.sums, sizeof run.stored.sums);
}

static Sample
make_sample (void)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 7);
  Sample               sample = { 0 };
  DulleStore          *store;

  make_store (fixture.path, 20);
  store = open_well (fixture.path, &run);
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  ck_assert (dulle_store_import (store, "games.txt", text->str, NULL));
  add_attempts (store, 0, N_ATTEMPTS);
  dulle_tournament_run_begin (&run, &setup);
  for (guint i = 0; i < 70; i++)
    driver_advance (&run);
  save_well (store, &run);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    find_sums (store, numbers[i], sample.sums[i]);
  dulle_store_close (store);
  ck_assert (g_file_get_contents (fixture.path, &sample.text, &sample.length, NULL));

  return sample;
}

static gboolean
is_complete (DulleStore   *store,
             const Sample *sample)
{
  gboolean complete = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      guint64 sums[DULLE_N_STORED_PARTS];

      find_sums (store, numbers[i], sums);
      complete = complete && memcmp (sums, sample->sums[i], sizeof sums) == 0;
    }

  return complete;
}

/* Opens and checks a store. Returns: whether anything was told */
static gboolean
open_and_check (const char   *path,
                const Sample *sample,
                gboolean     *complete)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GError) told = NULL;
  gboolean    any;
  DulleStore *store = dulle_store_open (path, &run, &told);

  ck_assert_ptr_nonnull (store);
  if (run.records == NULL)
    begin (&run);
  any = told != NULL;
  for (gboolean more = TRUE; more;)
    {
      g_autoptr (GError) found = NULL;

      more = dulle_store_check (store, &run, &found);
      any = any || found != NULL;
    }
  *complete = is_complete (store, sample);
  driver_advance (&run);
  save_well (store, &run);
  dulle_store_close (store);

  return any;
}

/* The second time there is nothing more to tell. */
static void
assert_told (const Sample *sample,
             const char   *damaged,
             gsize         length,
             const char   *what)
{
  g_auto (Fixture) fixture = fixture_new ();
  gboolean complete, told;

  g_file_set_contents (fixture.path, damaged, (gssize) length, NULL);
  told = open_and_check (fixture.path, sample, &complete);
  ck_assert_msg (complete || told, "%s, without a word", what);
  told = open_and_check (fixture.path, sample, &complete);
  ck_assert_msg (!told, "%s is told twice", what);
}

START_TEST (test_flipped_bits)
{
  g_auto (Sample) sample = make_sample ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);

  for (guint i = 0; i < scaled (300); i++)
    {
      g_autofree char *damaged = g_memdup2 (sample.text, sample.length);
      guint            byte = (guint) g_rand_int_range (rand, 0, (gint32) sample.length);
      guint            bit = (guint) g_rand_int_range (rand, 0, 8);
      g_autofree char *what = g_strdup_printf ("bit %u of byte %u", bit, byte);

      damaged[byte] = (char) (damaged[byte] ^ 1 << bit);
      assert_told (&sample, damaged, sample.length, what);
    }
}
END_TEST

/* In the head of a file, that much is the same in each store, and damage to it costs nothing. */
START_TEST (test_head)
{
  static const struct
  {
    guint first, n;
  } parts[] = { { 0, 16 }, { 18, 6 }, { 44, 4 }, { 52, 8 } };
  g_auto (Sample) sample = make_sample ();

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint byte = parts[i].first; byte < parts[i].first + parts[i].n; byte++)
      {
        g_auto (Fixture) fixture = fixture_new ();
        g_autofree char *damaged = g_memdup2 (sample.text, sample.length);
        gboolean         complete, told;

        damaged[byte] = (char) (damaged[byte] ^ 1 << byte % 8);
        g_file_set_contents (fixture.path, damaged, (gssize) sample.length, NULL);
        open_and_check (fixture.path, &sample, &complete);
        ck_assert_msg (complete, "byte %u", byte);
        told = open_and_check (fixture.path, &sample, &complete);
        ck_assert_msg (!told, "byte %u is told twice", byte);
      }
}
END_TEST

START_TEST (test_truncated)
{
  g_auto (Sample) sample = make_sample ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);

  for (guint i = 0; i < scaled (60); i++)
    {
      gsize            length = (gsize) g_rand_int_range (rand, 1, (gint32) sample.length);
      g_autofree char *what = g_strdup_printf ("cut off at %" G_GSIZE_FORMAT, length);

      assert_told (&sample, sample.text, length, what);
    }
}
END_TEST

/* A page in the place of another. */
START_TEST (test_wrong_pages)
{
  g_auto (Sample) sample = make_sample ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  gint32 n_pages = (gint32) (sample.length / PAGE);

  for (guint i = 0; i < scaled (60); i++)
    {
      g_autofree char *damaged = g_memdup2 (sample.text, sample.length);
      gsize            from = (gsize) g_rand_int_range (rand, 0, n_pages);
      gsize            to = (gsize) g_rand_int_range (rand, 1, n_pages);
      g_autofree char *what = g_strdup_printf ("page %u for %u", (guint) from, (guint) to);

      memcpy (damaged + to * PAGE, sample.text + from * PAGE, PAGE);
      assert_told (&sample, damaged, sample.length, what);
    }
}
END_TEST

/* A store with its log, as a process leaves it that is killed after @n_saved savings. */
static void
leave_log (const char *path,
           const char *copy,
           guint       n_saved)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore      *store;
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *log_copy = g_strconcat (copy, "-wal", NULL);
  g_autofree char *text = NULL;
  g_autofree char *log_text = NULL;
  gsize            length, log_length;

  make_store (path, 10);
  store = open_well (path, &run);
  for (guint i = 0; i < n_saved; i++)
    {
      driver_advance (&run);
      save_well (store, &run);
    }
  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  ck_assert (g_file_get_contents (log, &log_text, &log_length, NULL));
  g_file_set_contents (copy, text, (gssize) length, NULL);
  g_file_set_contents (log_copy, log_text, (gssize) log_length, NULL);
  dulle_store_close (store);
}

/* Damages a log, whose last saving may have been under way when it is cut off. */
static void
damage_log (GRand *rand,
            char  *text,
            gsize *length)
{
  gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) *length);

  if (g_rand_boolean (rand))
    *length = at;
  else
    text[at] = (char) (text[at] ^ 1 << g_rand_int_range (rand, 0, 8));
}

/* A torn log costs the actions after the damage, and no others; one that is not just cut
 * off is told. */
START_TEST (test_torn_log)
{
  g_auto (Fixture) origin = fixture_new ();
  g_auto (Fixture) left = fixture_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  g_autofree char *log = g_strconcat (left.path, "-wal", NULL);
  g_autofree char *text = NULL;
  g_autofree char *log_text = NULL;
  gsize            length, log_length;

  leave_log (origin.path, left.path, 20);
  ck_assert (g_file_get_contents (left.path, &text, &length, NULL));
  ck_assert (g_file_get_contents (log, &log_text, &log_length, NULL));
  for (guint i = 0; i < scaled (100); i++)
    {
      g_auto (DulleTournamentRun) run = { 0 };
      g_autoptr (GError) told = NULL;
      g_autofree char *damaged = g_memdup2 (log_text, log_length);
      gsize            damaged_length = log_length;
      DulleStore      *store;

      damage_log (rand, damaged, &damaged_length);
      g_file_set_contents (left.path, text, (gssize) length, NULL);
      g_file_set_contents (log, damaged, (gssize) damaged_length, NULL);
      store = dulle_store_open (left.path, &run, &told);
      ck_assert_ptr_nonnull (store);
      ck_assert_uint_ge (run.record.n_actions, 10);
      ck_assert_uint_le (run.record.n_actions, 30);
      ck_assert (run.record.n_actions == 30 || told != NULL || damaged_length < log_length);
      dulle_store_close (store);
    }
}
END_TEST

SUITE ("damaged-stores",
       test_flipped_bits,
       test_head,
       test_truncated,
       test_wrong_pages,
       test_torn_log)
