/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What tests of the store begin with: a folder for the file, and a tournament to save.
 */
#pragma once

#include <sqlite3.h>

#include "damaged-store.h"
#include "session-driver.h"
#include "store/store-attempts.h"
#include "store/store-history.h"

#define FIXTURE_SEED 99

/* SQL that makes a store one of a later version of Dulle. */
#define LATER_VERSION "CREATE TABLE later (number INTEGER); PRAGMA user_version = 99"

/**
 * Fixture:
 * @path: where the store is
 * @aside: where it goes if it is broken
 */
typedef struct
{
  char *folder;
  char *path;
  char *aside;
} Fixture;

static inline Fixture
fixture_new (void)
{
  Fixture fixture = { .folder = make_folder () };

  fixture.path = g_build_filename (fixture.folder, "store", NULL);
  fixture.aside = g_strconcat (fixture.path, ".broken", NULL);

  return fixture;
}

static inline void
fixture_clear (Fixture *fixture)
{
  remove_folder (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->aside);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleTournamentRun, dulle_tournament_run_clear)

static inline void
begin (DulleTournamentRun *run)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.compulsory_solos = 0;
  setup = dulle_tournament_setup_make (&rules, FIXTURE_SEED);
  setup.dealer = 2;
  setup.players[1].face = DULLE_FACE_ERNA;
  setup.players[3].face = DULLE_FACE_DRAWN;
  dulle_tournament_run_begin (run, &setup);
}

static inline gboolean
is_at_end (const DulleTournamentRun *run)
{
  return run->finished && dulle_tournament_is_over (&run->tournament);
}

/* Opens without an error. */
static inline DulleStore *
open_well (const char         *path,
           DulleTournamentRun *run)
{
  GError     *error = NULL;
  DulleStore *store = dulle_store_open (path, run, &error);

  ck_assert_ptr_nonnull (store);
  ck_assert_ptr_null (error);

  return store;
}

static inline void
save_well (DulleStore         *store,
           DulleTournamentRun *run)
{
  GError *error = NULL;

  ck_assert (dulle_store_save (store, run, &error));
  ck_assert_ptr_null (error);
}

/* The @number-th of attempts of which no two are the same. */
static inline DulleAttempt
make_attempt (guint number)
{
  g_autofree char *name = g_strdup_printf ("puzzle-%u", number);
  DulleAttempt     attempt =
      dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, name, "smear", number % 2 == 0);

  attempt.made = G_GINT64_CONSTANT (1700000000000000) + number;
  attempt.rated = TRUE;
  attempt.rating = 1500.5 + number;
  attempt.deviation = 60;

  return attempt;
}

static inline gboolean
is_same_attempt (const DulleAttempt *a,
                 const DulleAttempt *b)
{
  return a->made == b->made && a->kind == b->kind && g_str_equal (a->name, b->name) &&
         g_str_equal (a->theme, b->theme) && a->success == b->success && a->rated == b->rated &&
         a->rating >= b->rating && a->rating <= b->rating && a->deviation >= b->deviation &&
         a->deviation <= b->deviation && g_str_equal (a->person, b->person);
}

/* Adds @n attempts from the @first-th on. */
static inline void
add_attempts (DulleStore *store,
              guint       first,
              guint       n)
{
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GError) error = NULL;

  for (guint i = first; i < first + n; i++)
    {
      DulleAttempt attempt = make_attempt (i);

      g_array_append_val (attempts, attempt);
    }
  ck_assert (dulle_store_add_attempts (store, attempts, &error));
  ck_assert_ptr_null (error);
}

/* A store with a game and @n_actions of the next one. */
static inline void
make_store (const char *path,
            guint       n_actions)
{
  g_auto (DulleTournamentRun) run = { 0 };
  DulleStore *store = open_well (path, &run);

  begin (&run);
  while (run.record.number < 2 || run.record.n_actions < n_actions)
    {
      driver_advance (&run);
      save_well (store, &run);
    }
  dulle_store_close (store);
}

/* What a program leaves that was killed between two savings. */
static inline void
leave_store (const char *path,
             char      **content,
             gsize      *length,
             GByteArray *log)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autofree char *log_name = g_strconcat (path, "-wal", NULL);
  g_autofree char *log_content = NULL;
  gsize            log_length;
  DulleStore      *store;

  make_store (path, 30);
  store = open_well (path, &run);
  for (guint i = 0; i < 3; i++)
    {
      driver_advance (&run);
      save_well (store, &run);
    }
  ck_assert (g_file_get_contents (path, content, length, NULL));
  ck_assert (g_file_get_contents (log_name, &log_content, &log_length, NULL));
  g_byte_array_append (log, (const guint8 *) log_content, (guint) log_length);
  dulle_store_close (store);
}

/* Makes a store with games that were imported as well. */
static inline void
make_store_with_import (const char *path,
                        guint       n_actions)
{
  g_auto (DulleTournamentRun) run = { 0 };
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  DulleStore *store;

  make_store (path, n_actions);
  store = open_well (path, &run);
  dulle_record_write (&g_array_index (run.records, DulleRecord, 0), text);
  ck_assert (dulle_store_import (store, "import.txt", text->str, NULL));
  dulle_store_close (store);
}

static inline void
assert_same_course (const DulleTournamentRun *a,
                    const DulleTournamentRun *b)
{
  DulleView view = dulle_game_view (&a->game, 0);
  DulleView other = dulle_game_view (&b->game, 0);

  ck_assert (dulle_rules_equal (&a->setup.rules, &b->setup.rules));
  ck_assert_mem_eq (a->setup.players, b->setup.players, sizeof a->setup.players);
  ck_assert (a->tournament.seed == b->tournament.seed);
  ck_assert_mem_eq (a->tournament.totals, b->tournament.totals, sizeof a->tournament.totals);
  ck_assert_int_eq (a->finished, b->finished);
  ck_assert_uint_eq (a->records->len, b->records->len);
  ck_assert_uint_eq (a->sheet->len, b->sheet->len);
  ck_assert_uint_eq (a->record.number, b->record.number);
  ck_assert_uint_eq (a->record.n_actions, b->record.n_actions);
  for (guint i = 0; i < a->record.n_actions; i++)
    ck_assert (dulle_action_equal (&a->record.actions[i], &b->record.actions[i]));
  ck_assert (is_same_table (&view, &other));
}

static inline void
change (const char *path,
        const char *sql)
{
  sqlite3 *db = NULL;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, sql, NULL, NULL, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_close (db), SQLITE_OK);
}

static inline void
assert_refused (const char *path)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_store_open (path, &run, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_nonnull (strstr (error->message, path));
  ck_assert_ptr_null (run.records);
}
