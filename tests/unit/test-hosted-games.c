/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament at a real dulle-host: after a new start it goes on.
 */
#include "real-host.h"
#include "suite.h"

static Driver *
join_host (const char *link,
           const char *name)
{
  Driver          *driver = driver_new (NULL, 0);
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  ck_assert (dulle_session_join (driver->session, link, &me, NULL));
  while (dulle_session_get_company (driver->session)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);

  return driver;
}

/* The game goes on, and the seat is not lost. */
static void
run_on (Driver *driver)
{
  const DulleCompany *company = dulle_session_get_company (driver->session);
  guint               n = driver->events->len + 10;

  while (driver->events->len < n)
    {
      ck_assert (company->problem == NULL || company->is_trying);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Returns: (transfer full): all that a host says up to a line with @part */
static char *
read_until (const Host *host,
            const char *part)
{
  g_autoptr (GString) said = g_string_new (NULL);
  char letter;

  while (strstr (said->str, part) == NULL)
    {
      ck_assert_int_eq (read (host->said, &letter, 1), 1);
      g_string_append_c (said, letter);
    }

  return g_string_free (g_steal_pointer (&said), FALSE);
}

/* A host that starts again goes on with a tournament, and does not begin it. However short the time
 * is for which it waits for guests, they need a moment to come back. */
START_TEST (test_restart)
{
  Host             host = { .folder = make_folder () };
  g_autofree char *link = NULL;
  g_autofree char *begun = NULL;
  g_autofree char *said = NULL;
  Driver          *guest;

  start_host (&host, "--persons=1 --pause=0 --idle=0");
  link = await_table_link (&host);
  guest = join_host (link, "Anna");
  guest->plays = TRUE;
  dulle_session_set_ready (guest->session, TRUE);
  run_on (guest);
  begun = read_until (&host, "The tournament at table 1 begins.");
  stop_host (&host);

  start_host (&host, "--persons=1 --pause=0 --idle=0");
  run_on (guest);
  said = read_until (&host, "Guests at table 1: 1.");
  ck_assert_msg (strstr (said, "Table 1 goes on.") != NULL, "%s", said);
  ck_assert_msg (strstr (said, "The tournament at table 1 begins.") == NULL, "%s", said);
  ck_assert_msg (strstr (said, "Table 1 was left.") == NULL, "%s", said);
  driver_free (guest);
  end_host (&host);
}
END_TEST

SUITE ("hosted-games", test_restart)
