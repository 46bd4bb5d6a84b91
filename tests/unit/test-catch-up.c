/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Guests that come back and say how many games they know. The host sends what is missing, and
 * believes nothing beyond that.
 */
#include "stranger-fixture.h"

#include "suite.h"

#include <string.h>

static void
come_back (Side  *side,
           Table *table,
           guint  n_games)
{
  const DulleSeatFile *seats = &table->door->seats;
  g_autofree char     *token = g_strdup (seats->tokens[1]);
  g_autofree char     *id = g_strdup (seats->id);

  begin_guest (side, table, 1, (char *) OLD);
  dulle_line_send (side->line,
                   &(DulleWireMessage){ DULLE_WIRE_RETURN, .back = { token, id, n_games } });
  side_wait (side, 2);
  dulle_line_sit_down (side->line);
  wait_for_word (side, "between");
}

static guint
count_words (const Side *side,
             const char *word)
{
  g_autofree char *start = g_strdup_printf ("\n%s", word);
  guint            n = 0;

  for (const char *at = side->heard->str; (at = strstr (at, start)) != NULL; at++)
    n++;

  return n;
}

/* Whoever says that it knows more games than there are is sent all, after a tournament that is
 * none, and is no obstacle to what comes then. */
START_TEST (test_unbounded)
{
  static const struct
  {
    guint n_said;
    guint n_sent;
    guint n_tournaments;
  } rows[] = { { 0, 1, 1 }, { 1, 0, 1 }, { 2, 1, 2 }, { G_MAXINT32, 1, 2 } };
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();

  open_table (&table, &rules);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  play_one_game (&table);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Side) side = { 0 };

      come_back (&side, &table, rows[i].n_said);
      ck_assert_uint_eq (count_words (&side, "record"), rows[i].n_sent);
      ck_assert_uint_eq (count_words (&side, "tournament "), rows[i].n_tournaments);
      ck_assert_uint_eq (count_words (&side, "tournament - "), rows[i].n_tournaments - 1);
      ck_assert_uint_eq (table.door->places[1].n_records, 1);
    }
}
END_TEST

static char *
find_store (const char *folder,
            const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* Copies what is in a folder. */
static void
copy_files (const char *from,
            const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = find_store (from, name);
      g_autofree char *target = find_store (to, name);
      g_autofree char *text = NULL;
      gsize            length;

      if (!g_file_get_contents (source, &text, &length, NULL))
        continue;
      ck_assert (g_file_set_contents (target, text, (gssize) length, NULL));
    }
}

static void
stop_host (Table *table)
{
  g_clear_object (&table->door);
  driver_free (table->host);
}

/* @rests: whether no game is dealt after the one that is played */
static void
go_on (Table      *table,
       const char *folder,
       gboolean    rests)
{
  start_host (table, folder);
  table->host->plays = TRUE;
  dulle_session_rest (table->host->session, rests);
  driver_run (table->host, 1);
}

/* The host has lost games that its guest has seen: its file is one of before. Both go on from
 * there, and have the same in the end; that cards were dealt once more that all have seen is
 * told. */
static void
lose_games (guint    n_games,
            gboolean rests)
{
  g_auto (Table) table = { .is_fair = TRUE };
  char      *folder = make_folder ();
  char      *former = make_folder ();
  DulleRules rules = driver_rules ();

  rules.rounds = 2;
  open_table_in (&table, &rules, folder);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  begin_to_play (&table);
  run_until_games (table.guests[0], 1);
  driver_run (table.host, table.host->events->len + 20);
  stop_host (&table);
  copy_files (folder, former);
  go_on (&table, folder, rests);
  run_until_games (table.guests[0], n_games);
  stop_host (&table);
  copy_files (former, folder);
  go_on (&table, folder, FALSE);
  wait_for_end (&table);
  assert_same_games (table.host, table.guests[0]);
  ck_assert_uint_ge (count_found (table.guests[0], DULLE_FAIR_CHANGED, DULLE_FAIR_HOST), 1);
  remove_folder (former);
  remove_folder (folder);
}

START_TEST (test_lost_games)
{
  lose_games (3, FALSE);
}
END_TEST

/* It is the deal that the guest has noted last. */
START_TEST (test_lost_last_game)
{
  lose_games (2, TRUE);
}
END_TEST

SUITE ("catch-up", test_unbounded, test_lost_games, test_lost_last_game)
