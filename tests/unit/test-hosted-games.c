/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament at a real dulle-host: after a new start it goes on, and at its end nobody is left
 * without the result.
 */
#include "real-host.h"
#include "suite.h"
#include "wire-proxy.h"

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

/* How many seconds of a hasty host there are between two games, and after the last one, and longer
 * than both together. */
#define PAUSE      "100"
#define LONG_PAUSE (5 * G_TIME_SPAN_SECOND)

/**
 * LastTrick:
 * @proxies: by which the guests come
 * @first: (nullable): the guest that comes to its last card of all before the other one does, which
 *   does not play it yet
 */
typedef struct
{
  Driver *guests[2];
  Proxy  *proxies[2];
  Driver *first;
} LastTrick;

/* Where no solos are played, after which the same player may deal again. */
static gboolean
is_last_card (const DulleEvent *event)
{
  return event->standing.games_left == 1 && dulle_hand_size (event->view.own.hand) == 1;
}

static void
play_cb (Driver           *driver,
         const DulleEvent *event)
{
  LastTrick  *trick = driver->data;
  DulleAction action;

  if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (driver->session, event->vote.player, FALSE);
  if (event->kind == DULLE_EVENT_OVER)
    dulle_session_next_game (driver->session);
  if (!dulle_event_on_turn (event))
    return;

  if (is_last_card (event) && trick->first == NULL)
    trick->first = driver;
  if (is_last_card (event) && trick->first != driver)
    return;
  action = driver_choose (&event->view);
  dulle_session_submit (driver->session, &action);
}

static void
begin_to_play (LastTrick  *trick,
               const char *link,
               guint16     port)
{
  for (guint i = 0; i < G_N_ELEMENTS (trick->guests); i++)
    {
      g_autofree char *way = NULL;

      trick->proxies[i] = proxy_new (port);
      way = g_strdup_printf ("%.*s@127.0.0.1:%u", (int) strcspn (link, "@"), link,
                             trick->proxies[i]->port);
      trick->guests[i] = join_host (way, i == 0 ? "Anna" : "Bert");
      trick->guests[i]->data = trick;
      trick->guests[i]->shown = play_cb;
    }
  for (guint i = 0; i < G_N_ELEMENTS (trick->guests); i++)
    dulle_session_set_ready (trick->guests[i]->session, TRUE);
}

/* Until only one guest has still to play its last card. Returns: which one */
static guint
run_to_last_card (LastTrick *trick)
{
  guint last = 0;

  do
    {
      g_main_context_iteration (NULL, TRUE);
      last = trick->first == trick->guests[0] ? 1 : 0;
    }
  while (trick->first == NULL || !dulle_event_on_turn (driver_last (trick->guests[last])) ||
         !is_last_card (driver_last (trick->guests[last])));

  return last;
}

static void
run_to_result (Driver *driver)
{
  const DulleCompany *company = dulle_session_get_company (driver->session);

  while (driver_last (driver)->kind != DULLE_EVENT_TOURNAMENT_OVER)
    {
      ck_assert (company->problem == NULL || company->is_trying);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* The last card is played, and one guest does not hear of it before its line is lost. The table is
 * not laid anew before that guest is back and has seen how all has ended. */
START_TEST (test_result)
{
  Host             host = { .folder = make_folder (), .is_hasty = TRUE };
  g_autofree char *rules = g_build_filename (host.folder, "set.rules", NULL);
  g_autofree char *words =
      g_strdup_printf ("--persons=2 --pause=" PAUSE " --idle=10000 --rules=%s", rules);
  g_autofree char    *link = NULL;
  g_autofree char    *anew = NULL;
  LastTrick           trick = { 0 };
  const DulleCompany *company;
  guint               last;
  guint8              gone;
  DulleAction         action;

  ck_assert (g_file_set_contents (rules, "preset ddv\nrounds 1\nsolo off\n", -1, NULL));
  start_host (&host, words);
  link = await_table_link (&host);
  begin_to_play (&trick, link, host.port);
  last = run_to_last_card (&trick);
  company = dulle_session_get_company (trick.guests[last]->session);
  gone = dulle_session_get_company (trick.guests[1 - last]->session)->own;
  trick.proxies[1 - last]->is_mute = TRUE;
  action = driver_choose (&driver_last (trick.guests[last])->view);
  dulle_session_submit (trick.guests[last]->session, &action);
  run_to_result (trick.guests[last]);
  proxy_close (trick.proxies[1 - last]);
  while (company->companions[gone].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
  g_usleep (LONG_PAUSE);

  trick.proxies[1 - last]->is_mute = FALSE;
  proxy_open (trick.proxies[1 - last]);
  run_to_result (trick.guests[1 - last]);
  assert_same_sheet (driver_last (trick.guests[0]), driver_last (trick.guests[1]));
  anew = read_until (&host, "Table 1 awaits guests on port ");
  for (guint i = 0; i < G_N_ELEMENTS (trick.guests); i++)
    {
      driver_free (trick.guests[i]);
      proxy_free (trick.proxies[i]);
    }
  end_host (&host);
}
END_TEST

/* Whoever does nothing has left the table, too, but is there as long as the line is. */
START_TEST (test_idle)
{
  Host                host = { .folder = make_folder (), .is_hasty = TRUE };
  g_autofree char    *link = NULL;
  g_autofree char    *said = NULL;
  Driver             *guest;
  const DulleCompany *company;

  g_setenv ("DULLE_IDLE", "1", TRUE);
  start_host (&host, "--persons=1 --idle=0");
  g_unsetenv ("DULLE_IDLE");
  link = await_table_link (&host);
  guest = join_host (link, "Anna");
  company = dulle_session_get_company (guest->session);
  dulle_session_set_ready (guest->session, TRUE);
  while (!company->companions[company->own].is_idle)
    g_main_context_iteration (NULL, TRUE);
  while (company->problem == NULL || company->is_trying)
    g_main_context_iteration (NULL, TRUE);
  said = read_until (&host, "Table 1 was left.");
  ck_assert_msg (strstr (said, "Guests at table 1: 0.") == NULL, "%s", said);
  driver_free (guest);
  end_host (&host);
}
END_TEST

SUITE ("hosted-games", test_restart, test_result, test_idle)
