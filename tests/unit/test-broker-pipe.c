/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What goes through a pipe by way of a real broker, which is also killed and started again.
 */
#include <errno.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "broker-meeting.h"

static gboolean has_no_files;

/* In the place of the system's: there may be too many open files. */
int
socketpair (int domain,
            int type,
            int protocol,
            int files[2])
{
  if (!has_no_files)
    return (int) syscall (SYS_socketpair, domain, type, protocol, files);

  errno = EMFILE;

  return -1;
}

/* Two that have met at a broker of their own. */
static void
meet_at_broker (Broker  *broker,
                Meeting *meeting)
{
  g_autofree char *address = NULL;

  begin_broker (broker);
  address = find_address (broker);
  meet (meeting, address);
}

START_TEST (test_both_ways)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  Mouth mouths[2];

  meet_at_broker (&broker, &meeting);
  begin_talk (mouths, &meeting);
  end_talk (mouths);
}
END_TEST

/* Until what is on the way is not read for so long that there is no room for more. */
static void
run_until_full (const Mouth *mouth)
{
  gsize before;

  do
    {
      gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

      before = mouth->n_said;
      while (g_get_monotonic_time () < end)
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (1000);
    }
  while (mouth->n_said > before);
}

/* Whoever reads late misses nothing, and hears that the other one is at the end before it says
 * anything itself. */
START_TEST (test_in_turn)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  Mouth mouths[2];

  meet_at_broker (&broker, &meeting);
  mouths[0] = (Mouth){ .pipe = meeting.incoming, .salt = 0 };
  mouths[1] = (Mouth){ .pipe = meeting.opened, .salt = 1 };
  for (guint i = 0; i < 2; i++)
    {
      Mouth *hearer = &mouths[1 - i];

      say_more (&mouths[i]);
      run_until_full (&mouths[i]);
      hear_more (hearer);
      while (!hearer->is_over)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_uint_eq (hearer->n_heard, N_BYTES);
    }
}
END_TEST

START_TEST (test_killed_broker)
{
  g_auto (Broker) broker = { 0 };
  g_auto (Meeting) meeting = { 0 };
  Mouth mouths[2];

  meet_at_broker (&broker, &meeting);
  begin_talk (mouths, &meeting);
  for (gsize i = 1; i <= 3; i++)
    {
      talk_until (mouths, i * N_BYTES / 8);
      kill_broker (&broker);
      start_broker (&broker);
    }
  end_talk (mouths);
  ck_assert_uint_ge (meeting.n_connected, 2);
}
END_TEST

/* What makes a pipe impossible here is told at once. */
START_TEST (test_no_pipe)
{
  g_autofree char *address = make_address ("127.0.0.1:9", SECRET, NULL);
  g_auto (Meeting) without_files = { 0 };
  g_auto (Meeting) without_address = { 0 };

  has_no_files = TRUE;
  dulle_pipe_open_async (address, NULL, opened_cb, &without_files);
  has_no_files = FALSE;
  dulle_pipe_open_async ("mqtt://broker", NULL, opened_cb, &without_address);
  while (!without_files.is_answered || !without_address.is_answered)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (g_error_matches (without_files.error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_OPEN_FILES));
  ck_assert (
      g_str_has_suffix (without_address.error->message, " is not the address of a broker."));
}
END_TEST

int
main (int    argc,
      char **argv)
{
  const TTest *const tests[] = {
    test_both_ways,
    test_in_turn,
    test_killed_broker,
    test_no_pipe,
    NULL,
  };

  return broker_suite_run ("broker-pipe", tests, argv + (argc > 0));
}
