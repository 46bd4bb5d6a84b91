/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A process that is killed while it puts a new file in the place of an old one: what it leaves
 * at each step is found by the next.
 */
#include "suite.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "scale.h"
#include "store-fixture.h"
#include "store/store-lock.h"
#include "store/store-replace.h"

static gboolean is_without_links;

/* Not every file system lets a file have two names. */
int
link (const char *from,
      const char *to)
{
  if (!is_without_links)
    return linkat (AT_FDCWD, from, AT_FDCWD, to, 0);

  errno = EPERM;

  return -1;
}

/* A state of the folder: which files there are, with the old file and its log, or the fresh one;
 * and what comes of it. */
typedef struct
{
  const char *old;
  const char *old_again;
  const char *log;
  const char *fresh;
  const char *aside;
} Step;

static const Step steps[] = {
  { .old = "store", .old_again = "store.replaced", .log = "store-wal" },
  { .old = "store", .old_again = "store.replaced", .log = "store.replaced-wal" },
  { .old = "store.replaced", .log = "store-wal" },
  { .old = "store.replaced", .log = "store.replaced-wal" },
  { .old = "store.replaced", .log = "store.replaced-wal", .fresh = "store", .aside = "store.broken" },
  { .old = "store.replaced", .log = "store.broken-wal", .fresh = "store", .aside = "store.broken" },
};

typedef struct
{
  char       *content;
  gsize       length;
  GByteArray *log;
} Left;

static void
left_clear (Left *left)
{
  g_free (left->content);
  g_byte_array_unref (left->log);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Left, left_clear)

static Left
leave (void)
{
  g_auto (Fixture) fixture = fixture_new ();
  Left left = { .log = g_byte_array_new () };

  leave_store (fixture.path, &left.content, &left.length, left.log);

  return left;
}

static void
lay_out (const char *folder,
         const Left *left,
         const Step *step)
{
  g_autofree char *old = g_build_filename (folder, step->old, NULL);
  g_autofree char *log = g_build_filename (folder, step->log, NULL);

  if (step->fresh != NULL)
    {
      g_autofree char *fresh = g_build_filename (folder, step->fresh, NULL);

      make_store (fresh, 12);
    }
  ck_assert (g_file_set_contents (old, left->content, (gssize) left->length, NULL));
  ck_assert (g_file_set_contents (log, (char *) left->log->data, (gssize) left->log->len, NULL));
  if (step->old_again != NULL)
    {
      g_autofree char *again = g_build_filename (folder, step->old_again, NULL);

      ck_assert_int_eq (link (old, again), 0);
    }
}

/* Nothing of the old file is missing: it goes on, or it was replaced, and that is told. */
static void
assert_settled (const Fixture *fixture,
                const Step    *step)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_auto (DulleTournamentRun) old = { 0 };
  g_autoptr (GError) told = NULL;
  g_autofree char *replaced = g_strconcat (fixture->path, ".replaced", NULL);
  DulleStore      *store = dulle_store_open (fixture->path, &run, &told);

  ck_assert_ptr_nonnull (store);
  ck_assert_uint_eq (run.record.n_actions, step->fresh != NULL ? 12 : 33);
  ck_assert_int_eq (told != NULL, step->aside != NULL);
  ck_assert (told == NULL || strstr (told->message, step->aside) != NULL);
  dulle_store_close (store);
  ck_assert (!g_file_test (replaced, G_FILE_TEST_EXISTS));
  if (step->aside == NULL)
    return;

  dulle_store_close (open_well (fixture->aside, &old));
  ck_assert_uint_eq (old.record.n_actions, 33);
}

START_TEST (test_steps)
{
  g_auto (Left) left = leave ();

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_auto (DulleTournamentRun) run = { 0 };

      lay_out (fixture.folder, &left, &steps[i]);
      assert_settled (&fixture, &steps[i]);
      dulle_store_close (open_well (fixture.path, &run));
    }
}
END_TEST

/* Another program that is just replacing the file goes on. */
START_TEST (test_at_work)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_auto (Left) left = leave ();
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *replaced = g_strconcat (fixture.path, ".replaced", NULL);
  int              lock = DULLE_NO_LOCK;

  lay_out (fixture.folder, &left, &steps[4]);
  ck_assert_int_eq (dulle_store_lock (replaced, TRUE, &lock), DULLE_SESSION_ERROR_NONE);
  dulle_store_close (open_well (fixture.path, &run));
  ck_assert (g_file_test (replaced, G_FILE_TEST_EXISTS));
  dulle_store_unlock (&lock);
}
END_TEST

static void
write_file (const Fixture *fixture,
            const char    *name,
            const char    *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

/* @text: (nullable): %NULL if there is no such file */
static void
assert_file (const Fixture *fixture,
             const char    *name,
             const char    *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *content = NULL;

  g_file_get_contents (path, &content, NULL, NULL);
  ck_assert_msg (g_strcmp0 (content, text) == 0, "%s: %s", name, content);
}

/* @fresh: (nullable): what comes in the place of the old file, or %NULL if that is missing */
static gboolean
replace_old (const Fixture *fixture,
             const char    *fresh)
{
  g_autofree char *path = g_build_filename (fixture->folder, "fresh", NULL);

  write_file (fixture, "store", "old");
  write_file (fixture, "store-wal", "log");
  write_file (fixture, "store-shm", "index");
  if (fresh != NULL)
    write_file (fixture, "fresh", fresh);

  return dulle_store_file_replace (fixture->path, path);
}

/* With two names or with one. What cannot be replaced stays as it is. */
START_TEST (test_replaced)
{
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Fixture) fixture = fixture_new ();

      is_without_links = i == 1;
      ck_assert (!replace_old (&fixture, NULL));
      assert_file (&fixture, "store", "old");
      assert_file (&fixture, "store-wal", "log");
      assert_file (&fixture, "store.replaced", NULL);
      assert_file (&fixture, "store.replaced-wal", NULL);

      ck_assert (replace_old (&fixture, "new"));
      assert_file (&fixture, "store", "new");
      assert_file (&fixture, "store-wal", NULL);
      assert_file (&fixture, "store-shm", NULL);
      assert_file (&fixture, "store.replaced", "old");
      assert_file (&fixture, "store.replaced-wal", "log");
    }
  is_without_links = FALSE;
}
END_TEST

/* One that was replaced before, of which nobody has been told yet, is not lost. */
START_TEST (test_replaced_before)
{
  g_auto (Fixture) fixture = fixture_new ();

  write_file (&fixture, "store.replaced", "older");
  ck_assert (!replace_old (&fixture, "new"));
  assert_file (&fixture, "store", "old");
  assert_file (&fixture, "store-wal", "log");
  assert_file (&fixture, "store.replaced", "older");
  assert_file (&fixture, "fresh", "new");
}
END_TEST

SUITE ("store-replace",
       test_replaced,
       test_replaced_before,
       test_steps,
       test_at_work)
