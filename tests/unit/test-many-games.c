/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A store with thousands of games: its lists come in pages that together are the whole,
 * and what a page costs, in steps of the database and in games that are played again,
 * does not depend on how many there are. Nothing here depends on a clock.
 */
#include "suite.h"

#include "many-games.h"
#include "query-count.h"
#include "store/store-grades.h"
#include "store/store-history.h"
#include "store/store-statements.h"

#define MANY 4000
#define FEW  800

typedef DulleLogPage *(*List) (DulleStore               *self,
                               const DulleLogPlace      *after,
                               const DulleTournamentRun *running,
                               GError                  **error);

static DulleStore *
open_many (const char *folder,
           guint       n_games)
{
  g_autofree char   *path = g_strdup_printf ("%s/%u", folder, n_games);
  DulleTournamentRun run = { 0 };
  DulleStore        *store = dulle_store_open (path, &run, NULL);

  ck_assert_ptr_nonnull (store);
  add_many_games (store, n_games);

  return store;
}

/* What the database did since this was asked last. */
static guint
count_steps (DulleStore *store)
{
  guint n = 0;

  for (guint i = 0; i < N_STATEMENTS; i++)
    n += (guint) sqlite3_stmt_status (store->statements[i], SQLITE_STMTSTATUS_VM_STEP, TRUE);

  return n;
}

/* Returns: the number of games in all pages */
static guint
read_pages (DulleStore *store,
            List        list,
            guint      *n_logs)
{
  static const DulleTournamentRun nothing = { 0 };
  DulleLogPlace                   place = DULLE_LOG_START;
  gboolean                        more = TRUE;
  guint                           n_games = 0;

  for (*n_logs = 0; more;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleLogPage) page = list (store, &place, &nothing, &error);

      ck_assert_ptr_nonnull (page);
      ck_assert_uint_eq (page->n_unreadable, 0);
      for (guint i = 0; i < page->logs->len; i++, ++*n_logs)
        {
          const DulleTournamentLog *log = g_ptr_array_index (page->logs, i);

          ck_assert_int_le (log->played, place.played);
          ck_assert (log->played < place.played || log->id < place.id);
          place = (DulleLogPlace){ log->played, log->id };
          n_games += log->standing.n_games;
        }
      ck_assert_int_eq (place.id, page->next.id);
      more = page->more;
    }

  return n_games;
}

START_TEST (test_pages)
{
  char       *folder = make_folder ();
  DulleStore *store = open_many (folder, MANY);
  guint       n_logs;

  ck_assert_uint_eq (read_pages (store, dulle_store_list_history, &n_logs),
                     query_count (store->db, "SELECT count(*) FROM game"));
  ck_assert_uint_eq (n_logs, query_count (store->db, "SELECT count(*) FROM tournament"));
  read_pages (store, dulle_store_list_unfinished, &n_logs);
  ck_assert_uint_eq (n_logs,
                     query_count (store->db, "SELECT count(*) FROM tournament WHERE over = 0"));
  ck_assert_uint_gt (n_logs, 10);
  dulle_store_close (store);
  remove_folder (folder);
}
END_TEST

/* The first page and one in the midst, in a small store and in a large one. */
static guint
count_steps_of_pages (DulleStore *store,
                      List        list)
{
  static const DulleTournamentRun nothing = { 0 };
  g_autoptr (DulleLogPage) first = NULL;
  g_autoptr (DulleLogPage) second = NULL;

  count_steps (store);
  first = list (store, &DULLE_LOG_START, &nothing, NULL);
  second = list (store, &first->next, &nothing, NULL);
  ck_assert (second->more);

  return count_steps (store);
}

START_TEST (test_steps)
{
  static const List lists[] = { dulle_store_list_history, dulle_store_list_unfinished };
  char             *folder = make_folder ();
  DulleStore       *few = open_many (folder, FEW);
  DulleStore       *many = open_many (folder, MANY);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      guint n_few = count_steps_of_pages (few, lists[i]);
      guint n_many = count_steps_of_pages (many, lists[i]);

      ck_assert_uint_le (n_many, n_few + n_few / 2);
    }
  dulle_store_close (few);
  dulle_store_close (many);
  remove_folder (folder);
}
END_TEST

/* What cannot be listed is told, and the rest is there. */
START_TEST (test_errors)
{
  static const DulleTournamentRun nothing = { 0 };
  char                           *folder = make_folder ();
  DulleStore                     *store = open_many (folder, 100);
  g_autoptr (DulleLogPage) page = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  ck_assert_int_eq (sqlite3_exec (store->db,
                                  "UPDATE game SET record = 'x' WHERE tournament = 2 AND number = 1",
                                  NULL, NULL, NULL),
                    SQLITE_OK);
  n = query_count (store->db, "SELECT count(*) FROM tournament");
  page = dulle_store_list_history (store, &DULLE_LOG_START, &nothing, &error);
  ck_assert_uint_eq (page->n_unreadable, 1);
  ck_assert_uint_eq (page->logs->len, n - 1);

  ck_assert_int_eq (sqlite3_exec (store->db, "DROP TABLE game", NULL, NULL, NULL), SQLITE_OK);
  ck_assert_ptr_null (dulle_store_list_history (store, &DULLE_LOG_START, &nothing, &error));
  ck_assert_msg (strstr (error->message, "cannot be read, because") != NULL, "%s", error->message);
  g_clear_error (&error);
  ck_assert_ptr_null (dulle_store_list_unfinished (store, &DULLE_LOG_START, &nothing, &error));
  ck_assert_ptr_nonnull (error);
  g_clear_error (&error);
  ck_assert_ptr_null (dulle_store_list_played (store, &error));
  ck_assert_ptr_nonnull (error);
  dulle_store_close (store);
  remove_folder (folder);
}
END_TEST

SUITE ("many-games", test_pages, test_steps, test_errors)
