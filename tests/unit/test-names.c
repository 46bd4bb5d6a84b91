/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What people at a shared table are called: nobody is taken for somebody else.
 */
#include "company-fixture.h"

#include "net/seen-name.h"
#include "session/company-wire.h"
#include "session/dulle-host-private.h"
#include "suite.h"

/* Everybody is called Guest 0, and so is a computer that would sit there. */
START_TEST (test_names)
{
  static const char *const expected[] = { "Guest 0", "Guest 0 2" };
  g_auto (Table) table = { 0 };
  DulleRules          rules = driver_rules ();
  g_autofree char    *link = NULL;
  const DulleCompany *company;

  open_table (&table, &rules);
  company = dulle_host_get_company (table.door);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  link = write_link (&table, dulle_host_get_port (table.door));
  table.guests[table.n_guests++] = start_driver (NULL);
  join_table (table.guests[1], link, "Guest 0");
  while (count_persons (company) < 3)
    g_main_context_iteration (NULL, TRUE);
  dulle_participant_set_name (&table.door->setup.players[3], "Guest 0");
  dulle_host_begin (table.door);
  for (guint i = 0; i < table.n_guests; i++)
    ck_assert_str_eq (company->companions[i + 1].name, expected[i]);
  ck_assert_str_ne (company->companions[3].name, "");
  for (guint i = 0; i < table.n_guests; i++)
    ck_assert_str_ne (company->companions[3].name, expected[i]);
}
END_TEST

/* Blanks stand between what is seen, and nowhere else. */
START_TEST (test_blanks)
{
  static const char *const names[][2] = {
    { "J R", "J R" },
    { " \t J \n  R ", "J R" },
    { "J\u200b \u200bR", "J R" },
    { "J\u200bR", "JR" },
    { "\u200b ", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *seen = dulle_seen_name (names[i][0]);

      ck_assert_str_eq (seen, names[i][1]);
    }
}
END_TEST

/* Nobody looks like somebody else by what is not seen, not even like the host. */
START_TEST (test_unseen_letters)
{
  static const char *const names[] = { "\u200bAnna", "An\u3164na", "  Anna " };
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);
  const DulleCompany  *company;
  g_autofree char     *link = NULL;

  open_table (&table, &rules);
  dulle_participant_set_name (&setup.players[0], "Anna\ufeff");
  ck_assert (dulle_host_open (table.door, &setup, 0, NULL));
  company = dulle_host_get_company (table.door);
  ck_assert_str_eq (company->companions[0].name, "Anna");
  link = write_link (&table, dulle_host_get_port (table.door));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *called = g_strdup_printf ("Anna %u", i + 2);

      table.guests[table.n_guests++] = start_driver (NULL);
      join_table (table.guests[i], link, names[i]);
      while (company->companions[i + 1].kind != DULLE_COMPANION_PERSON)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_str_eq (company->companions[i + 1].name, called);
    }
}
END_TEST

static void
tell_name (DulleCompany *company,
           guint         player,
           const char   *name)
{
  DulleWirePlayer told = { player, (char *) "person", 1, (char *) "owl", (char *) name };

  ck_assert (dulle_company_note (company, &told));
}

static void
assert_names (const DulleCompany *company,
              const char *const  *expected)
{
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    ck_assert_str_eq (company->companions[player].name, expected[player]);
}

/* A host that calls others like the guest, or like each other, takes in nobody; while they change
 * their seats, nobody keeps a number. */
START_TEST (test_same_names)
{
  static const char *const same[] = { "Anna 2", "Anna", "Anna 3", "Anna 4" };
  static const char *const others[] = { "Berta", "Anna", "Carla", "Berta 2" };
  static const char *const apart[] = { "Berta", "Anna", "Carla", "Dora" };
  DulleCompany             company = { .own = 1 };

  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    tell_name (&company, player, "Anna");
  assert_names (&company, same);
  tell_name (&company, 3, "Berta");
  tell_name (&company, 2, "Carla");
  tell_name (&company, 0, "Berta");
  assert_names (&company, others);
  tell_name (&company, 3, "Dora");
  assert_names (&company, apart);
}
END_TEST

static void
tell_watcher (DulleCompany *company,
              guint         number,
              const char   *name)
{
  DulleWireWatcher told = { number, (char *) "owl", (char *) name };

  ck_assert (dulle_company_note_watcher (company, &told));
}

/* Whoever only looks like somebody else has a number, too; whoever looks other has none. */
START_TEST (test_look_alikes)
{
  static const char *const alike[][2] = {
    { "Anna", "ANNA" },
    { "Anna", "Аnnа" },
    { "Anna", "Αnna" },
    { "Anna", "Ａｎｎａ" },
    { "Ida", "lda" },
    { "Paul", "PAUL" },
    { "Lisa", "lisa" },
    { "ILIA", "llla" },
    { "Ole", "0le" },
    { "Zoë", "Zo\u0451" },
    { "Max", "Мах" },
  };
  static const char *const apart[][2] = {
    { "Rene", "René" },
    { "Anna", "Anne" },
    { "Анна", "Anna" },
    { "Jörg", "Jorg" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (alike); i++)
    {
      DulleCompany     company = { .own = 0 };
      g_autofree char *called = g_strconcat (alike[i][1], " 2", NULL);

      tell_name (&company, 0, alike[i][0]);
      tell_name (&company, 1, alike[i][1]);
      tell_watcher (&company, 0, alike[i][0]);
      tell_watcher (&company, 1, "Dora");
      tell_watcher (&company, 2, "Dоrа");
      ck_assert_str_eq (company.companions[0].name, alike[i][0]);
      ck_assert_str_eq (company.companions[1].name, called);
      ck_assert_str_ne (company.watchers[0].name, alike[i][0]);
      ck_assert_str_eq (company.watchers[2].name, "Dоrа 2");
    }
  for (guint i = 0; i < G_N_ELEMENTS (apart); i++)
    ck_assert (!dulle_seen_name_is_like (apart[i][0], apart[i][1]));
}
END_TEST

/* Nor does a host do that with those who look on. They give way to players, once. */
START_TEST (test_names_of_watchers)
{
  DulleCompany company = { .own = 1 };

  tell_name (&company, 0, "Anna");
  tell_name (&company, 1, "Berta");
  for (guint number = 0; number < 3; number++)
    tell_watcher (&company, number, number < 2 ? "Anna" : "Carla");
  ck_assert_str_eq (company.watchers[0].name, "Anna 2");
  ck_assert_str_eq (company.watchers[1].name, "Anna 3");
  ck_assert_str_eq (company.watchers[2].name, "Carla");

  tell_name (&company, 2, "Carla");
  ck_assert_str_eq (company.companions[2].name, "Carla");
  ck_assert_str_eq (company.watchers[2].name, "Carla 2");
  tell_watcher (&company, 0, "Anna");
  ck_assert_str_eq (company.watchers[0].name, "Anna 2");
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    ck_assert (!dulle_company_rename_watcher (&company, number));
}
END_TEST

/* Even if all players and watchers have the same name, and one as long as names can be: the number
 * takes no more of it than it has to. */
START_TEST (test_long_names)
{
  DulleCompany     company = { .own = DULLE_NO_SEAT };
  g_autofree char *name = g_strnfill (2 * DULLE_MAX_NAME, 'a');
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    tell_name (&company, player, name);
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    tell_watcher (&company, number, name);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    ck_assert (g_hash_table_add (names, company.companions[player].name));
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    ck_assert (g_hash_table_add (names, company.watchers[number].name));
  ck_assert_uint_eq (strlen (company.watchers[DULLE_MAX_WATCHERS - 1].name), DULLE_MAX_NAME - 1);
}
END_TEST

/* In a tournament that an older version has begun, names may be the same but for what is not seen.
 * When the table is opened again, all tell them apart. */
START_TEST (test_names_of_before)
{
  g_auto (Table) table = { 0 };
  char               *folder = make_folder ();
  DulleRules          rules = driver_rules ();
  const DulleCompany *told;

  open_table_in (&table, &rules, folder);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  dulle_participant_set_name (&table.door->setup.players[0], "Anna");
  strcpy (table.door->company.companions[1].name, "\u202eAn\u200bna");
  begin_to_play (&table);
  driver_run (table.host, 150);
  g_clear_object (&table.door);
  driver_free (table.host);
  told = dulle_session_get_company (table.guests[0]->session);
  while (!told->is_trying)
    g_main_context_iteration (NULL, TRUE);

  start_host (&table, folder);
  while (!told->is_connected || told->companions[1].kind != DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (table.door->company.companions[0].name, "Anna");
  ck_assert_str_eq (table.door->company.companions[1].name, "Anna 2");
  remove_folder (folder);
}
END_TEST

SUITE ("names",
       test_names,
       test_blanks,
       test_unseen_letters,
       test_same_names,
       test_look_alikes,
       test_names_of_watchers,
       test_long_names,
       test_names_of_before)
