/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The real dulle-host, and guests in this process: a tournament is played to its end although
 * the host is ended and killed on the way, and its deals can be verified.
 */
#include "session-driver.h"

#include <signal.h>
#include <sys/inotify.h>
#include <sys/wait.h>

#include "engine/fair-check.h"
#include "free-ports.h"
#include "net/invitation.h"
#include "suite.h"

#define N_TABLES 3

static const char rules[] = "preset ddv\nrounds 1\ncompulsory-solos 0\n";

/**
 * Club:
 * @folder: what the host keeps
 * @extra: (nullable): one more option
 * @port: that of the first table
 * @is_hasty: whether its seconds are short, and it says as what the journal knows a table
 *   (tests/tools/hasty-host.c)
 * @said: (nullable): becomes a pipe from which what it says about errors is read
 */
typedef struct
{
  char       *folder;
  const char *extra;
  guint16     port;
  gboolean    is_hasty;
  int        *said;
  GPid        pid;
} Club;

static void
start_club (Club *club)
{
  g_autofree char *port = g_strdup_printf ("--port=%u", club->port);
  g_autofree char *state = g_strdup_printf ("--state=%s", club->folder);
  g_autofree char *file = g_build_filename (club->folder, "set.rules", NULL);
  g_autofree char *set = g_strdup_printf ("--rules=%s", file);
  g_autofree char *tables = g_strdup_printf ("--tables=%u", N_TABLES);
  const char      *program = g_getenv (club->is_hasty ? "DULLE_HASTY_HOST" : "DULLE_HOST");
  char            *command[] = { (char *) program,
                                 port,
                                 state,
                                 set,
                                 tables,
                                 (char *) "--persons=2",
                                 (char *) "--beat=0",
                                 (char *) "--pause=0",
                                 (char *) club->extra,
                                 NULL };

  ck_assert (g_file_set_contents (file, rules, -1, NULL));
  ck_assert (g_spawn_async_with_pipes (NULL, command, NULL,
                                       G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL,
                                       NULL, NULL, &club->pid, NULL, NULL, club->said, NULL));
}

static int
stop_club (Club *club,
           int   number)
{
  int status;

  kill (club->pid, number);
  waitpid (club->pid, &status, 0);

  return status;
}

static void
begin_club (Club       *club,
            const char *extra)
{
  *club = (Club){ .folder = make_folder (), .extra = extra };
  club->port = find_ports (N_TABLES);
  start_club (club);
}

static void
end_club (Club *club)
{
  for (guint number = 1; number <= N_TABLES; number++)
    {
      g_autofree char *name = g_strdup_printf ("table-%u", number);

      remove_folder (g_build_filename (club->folder, name, NULL));
    }
  remove_folder (club->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Club, end_club)

/* Waits until a table has an invitation. Returns: (transfer full): it, by the loopback */
static char *
await_invitation (const Club *club,
                  guint       number)
{
  g_autofree char *name = g_strdup_printf ("table-%u", number);
  g_autofree char *path = g_build_filename (club->folder, name, "invitation", NULL);
  g_autofree char *text = NULL;
  g_autoptr (DulleInvitation) invitation = NULL;

  while (!g_file_get_contents (path, &text, NULL, NULL))
    g_usleep (1000);
  assert_private (path);
  invitation = dulle_invitation_parse (text, NULL);
  ck_assert_ptr_nonnull (invitation);
  g_strfreev (invitation->addresses);
  invitation->addresses = g_new0 (char *, 2);
  invitation->addresses[0] = g_strdup_printf ("127.0.0.1:%u", club->port + number - 1);

  return dulle_invitation_format (invitation);
}

static void
vote_cb (Driver           *driver,
         const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (driver->session, event->vote.player, FALSE);
}

static Driver *
join_club (const char *link,
           const char *name)
{
  Driver          *driver = driver_new (NULL, 0);
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  driver->shown = vote_cb;
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  ck_assert (dulle_session_join (driver->session, link, &me, NULL));
  while (dulle_session_get_company (driver->session)->own == DULLE_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  driver->plays = TRUE;
  dulle_session_set_ready (driver->session, TRUE);

  return driver;
}

static guint
count_actions (const Driver *driver)
{
  guint n = 0;

  for (guint i = 0; i < driver->events->len; i++)
    n += driver_kind (driver, i) == DULLE_EVENT_ACTION ? 1 : 0;

  return n;
}

static void
play_to_end (Driver *driver)
{
  while (driver_last (driver)->kind != DULLE_EVENT_TOURNAMENT_OVER)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_verified (Driver *driver)
{
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (driver, 0);

  ck_assert_uint_ge (played->records->len, 4);
  for (guint i = 0; i < played->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (played->records, DulleRecord, i);

      ck_assert_int_eq (dulle_fair_check (record).flaw, DULLE_FAIR_GOOD);
      ck_assert_uint_eq (record->fair.n_parts, 3);
    }
}

START_TEST (test_killed_host)
{
  g_auto (Club) club = { 0 };
  g_autofree char *link = NULL;
  Driver          *guests[2];

  begin_club (&club, NULL);
  for (guint number = 1; number <= N_TABLES; number++)
    {
      g_free (link);
      link = await_invitation (&club, number);
    }
  guests[0] = join_club (link, "Anna");
  guests[1] = join_club (link, "Bert");
  while (count_actions (guests[0]) < 30)
    g_main_context_iteration (NULL, TRUE);
  /* Nobody is there who could hand the table on, and it is not that of the first guest. */
  ck_assert (!dulle_session_may_offer (guests[0]->session));
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    ck_assert_str_eq (dulle_session_get_kept_seat (guests[i]->session)->host, "");
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  start_club (&club);
  while (count_actions (guests[0]) < 60)
    g_main_context_iteration (NULL, TRUE);
  stop_club (&club, SIGKILL);
  start_club (&club);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    {
      play_to_end (guests[i]);
      assert_verified (guests[i]);
    }
  assert_same_sheet (driver_last (guests[0]), driver_last (guests[1]));
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    driver_free (guests[i]);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
}
END_TEST

/* Before a computer acts there is a beat, in which others can say something, and half of the seats
 * are a computer's. No machine is so slow that beats would seem shorter. */
START_TEST (test_beat)
{
  g_auto (Club) club = { 0 };
  g_autofree char *link = NULL;
  Driver          *guests[2];
  gint64           begun = g_get_monotonic_time ();

  begin_club (&club, "--beat=100");
  link = await_invitation (&club, 1);
  guests[0] = join_club (link, "Anna");
  guests[1] = join_club (link, "Bert");
  while (count_actions (guests[0]) < 40)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_ge (g_get_monotonic_time () - begun, 10 * 100 * G_TIME_SPAN_MILLISECOND);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    driver_free (guests[i]);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
}
END_TEST

/* Two guests play at the first table, and leave it. Returns: (transfer full): how they came */
static char *
play_and_leave (const Club *club)
{
  char   *link = await_invitation (club, 1);
  Driver *guests[] = { join_club (link, "Anna"), join_club (link, "Bert") };

  while (count_actions (guests[0]) < 10)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    {
      dulle_session_leave_table (guests[i]->session);
      driver_free (guests[i]);
    }

  return link;
}

/* As soon as nobody is waited for any longer, others may come, by another invitation. */
START_TEST (test_left)
{
  g_auto (Club) club = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  Driver          *newcomer;

  begin_club (&club, "--idle=0");
  before = play_and_leave (&club);
  do
    {
      g_free (now);
      now = await_invitation (&club, 1);
    }
  while (strcmp (before, now) == 0);
  newcomer = join_club (now, "Carl");
  ck_assert (!dulle_session_get_company (newcomer->session)->is_playing);
  driver_free (newcomer);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
}
END_TEST

/* Reads what a host says until @part is in a line, or up to its end if that is %NULL. Returns: how
 * often it said @other before */
static guint
count_words (FILE       *said,
             const char *part,
             const char *other)
{
  char    *line = NULL;
  size_t   size = 0;
  gboolean is_found = part == NULL;
  guint    n = 0;

  while (getline (&line, &size, said) > 0)
    {
      n += strstr (line, other) != NULL ? 1 : 0;
      if (part == NULL || strstr (line, part) == NULL)
        continue;
      is_found = TRUE;
      break;
    }
  ck_assert (is_found);
  free (line);

  return n;
}

static void
await_words (FILE       *said,
             const char *part)
{
  count_words (said, part, part);
}

/* Something stands in the place of the invitation to a table. Returns: (transfer full): where */
static char *
block_invitation (const Club *club,
                  guint       number)
{
  g_autofree char *name = g_strdup_printf ("table-%u", number);
  char            *path = g_build_filename (club->folder, name, "invitation", NULL);

  ck_assert_int_eq (g_mkdir_with_parents (path, 0700), 0);

  return path;
}

/* Whoever else has the port of a table may go: the table is laid then. The same holds for what is
 * in the place of an invitation. While it lasts it is told once: the other tables show that it
 * was tried again. */
START_TEST (test_taken_port)
{
  int   said;
  FILE *lines;
  g_auto (Club) club = { .folder = make_folder (),
                         .port = find_ports (N_TABLES),
                         .is_hasty = TRUE,
                         .said = &said };
  guint16          port;
  g_autofree char *path = g_build_filename (club.folder, "table-1", "invitation", NULL);
  g_autofree char *second = block_invitation (&club, 2);
  g_autofree char *third = block_invitation (&club, 3);
  g_autoptr (GSocketService) other = dulle_direct_pipe_listen (club.port, &port, NULL);
  guint n = 0;

  start_club (&club);
  lines = fdopen (said, "r");
  for (guint i = 0; i < 2; i++)
    n += count_words (lines, "invitation cannot be written", "Table 1 cannot be laid");
  g_rmdir (third);
  n += count_words (lines, "; the invitation is in", " cannot be ");
  g_rmdir (second);
  n += count_words (lines, "; the invitation is in", " cannot be ");
  ck_assert_uint_eq (n, 1);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  g_socket_service_stop (other);
  g_socket_listener_close (G_SOCKET_LISTENER (other));
  ck_assert_uint_eq (count_words (lines, "; the invitation is in", " cannot be "), 0);
  for (guint number = 1; number <= N_TABLES; number++)
    g_free (await_invitation (&club, number));
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  fclose (lines);
}
END_TEST

/* Reads from an inotify instance until so many files were begun whose names start with @name. */
static void
await_tries (int         watch,
             const char *name,
             guint       n)
{
  while (n > 0)
    {
      union
      {
        struct inotify_event first;
        char                 bytes[4096];
      } buffer;
      gssize length = read (watch, buffer.bytes, sizeof buffer.bytes);

      ck_assert_int_gt (length, 0);
      for (gssize at = 0; at < length;)
        {
          const struct inotify_event *event = (gconstpointer) (buffer.bytes + at);

          n -= n > 0 && g_str_has_prefix (event->name, name) ? 1 : 0;
          at += (gssize) (sizeof *event + event->len);
        }
    }
}

/* That is tried again and again. */
START_TEST (test_unwritten_invitation)
{
  g_auto (Club) club = { .folder = make_folder (),
                         .port = find_ports (N_TABLES),
                         .is_hasty = TRUE };
  g_autofree char *in_place = block_invitation (&club, 1);
  g_autofree char *folder = g_path_get_dirname (in_place);
  int              watch = inotify_init ();

  ck_assert_int_ge (inotify_add_watch (watch, folder, IN_CREATE), 0);
  start_club (&club);
  await_tries (watch, "invitation.", 3);
  g_rmdir (in_place);
  g_free (await_invitation (&club, 1));
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  close (watch);
}
END_TEST

/* A port that is taken in the middle of a tournament, after the host was killed. */
START_TEST (test_taken_again)
{
  int said;
  g_auto (Club) club = { .folder = make_folder (), .port = find_ports (N_TABLES), .said = &said };
  g_autofree char *link = NULL;
  g_autoptr (GSocketService) other = NULL;
  Driver *guests[2];
  guint16 port;
  FILE   *lines;

  start_club (&club);
  link = await_invitation (&club, 1);
  guests[0] = join_club (link, "Anna");
  guests[1] = join_club (link, "Bert");
  while (count_actions (guests[0]) < 10)
    g_main_context_iteration (NULL, TRUE);
  stop_club (&club, SIGKILL);
  lines = fdopen (said, "r");
  ck_assert_uint_eq (count_words (lines, NULL, "The seats "), 0);
  fclose (lines);
  while ((other = dulle_direct_pipe_listen (club.port, &port, NULL)) == NULL)
    g_usleep (1000);
  start_club (&club);
  lines = fdopen (said, "r");
  await_words (lines, "cannot be opened again");
  g_socket_service_stop (other);
  g_socket_listener_close (G_SOCKET_LISTENER (other));
  while (count_actions (guests[0]) < 100)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    driver_free (guests[i]);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  fclose (lines);
}
END_TEST

/* Seats that could not be kept when the tournament began are kept as soon as that is possible, and
 * found again after a restart. */
START_TEST (test_unkept_seats)
{
  int   said;
  FILE *lines;
  g_auto (Club) club = { .folder = make_folder (),
                         .port = find_ports (N_TABLES),
                         .is_hasty = TRUE,
                         .said = &said };
  g_autofree char *folder = g_build_filename (club.folder, "table-1", NULL);
  g_autofree char *seats = g_build_filename (folder, "table.ini", NULL);
  g_autofree char *link = NULL;
  int              watch = inotify_init ();
  Driver          *guests[2];

  start_club (&club);
  lines = fdopen (said, "r");
  link = await_invitation (&club, 1);
  ck_assert_int_eq (g_mkdir (seats, 0700), 0);
  ck_assert_int_ge (inotify_add_watch (watch, folder, IN_CREATE), 0);
  guests[0] = join_club (link, "Anna");
  guests[1] = join_club (link, "Bert");
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    guests[i]->plays = FALSE;
  while (!dulle_session_get_company (guests[1]->session)->is_playing)
    g_main_context_iteration (NULL, TRUE);
  await_words (lines, "The seats cannot be kept");
  await_tries (watch, "table.ini.", 3);
  close (watch);
  g_rmdir (seats);
  ck_assert_uint_eq (count_words (lines, "The seats are kept in ", " cannot be "), 0);
  assert_private (seats);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    guests[i]->plays = TRUE;
  while (count_actions (guests[0]) < 30)
    g_main_context_iteration (NULL, TRUE);
  stop_club (&club, SIGKILL);
  ck_assert_uint_eq (count_words (lines, NULL, "The seats are kept in "), 0);
  club.said = NULL;
  start_club (&club);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    play_to_end (guests[i]);
  for (guint i = 0; i < G_N_ELEMENTS (guests); i++)
    driver_free (guests[i]);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  fclose (lines);
}
END_TEST

/* The journal can be asked for what was said of one table. */
START_TEST (test_journal)
{
  int said;
  g_auto (Club) club = { .folder = make_folder (),
                         .port = find_ports (N_TABLES),
                         .is_hasty = TRUE,
                         .said = &said };
  char  *line = NULL;
  size_t size = 0;
  FILE  *lines;
  guint  n = 0;

  start_club (&club);
  lines = fdopen (said, "r");
  while (n < N_TABLES && getline (&line, &size, lines) > 0)
    {
      const char *sentence = strstr (line, ": Table ");
      guint       field, table;

      if (sentence == NULL || strstr (sentence, " awaits guests ") == NULL)
        continue;
      ck_assert_int_eq (sscanf (line, "DULLE_TABLE=%u", &field), 1);
      ck_assert_int_eq (sscanf (sentence, ": Table %u ", &table), 1);
      ck_assert_uint_eq (field, table);
      n++;
    }
  ck_assert_uint_eq (n, N_TABLES);
  free (line);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  fclose (lines);
}
END_TEST

/* A table goes on where nothing can be saved, but whoever runs the host is told. */
START_TEST (test_unsaved)
{
  int   said;
  FILE *lines;
  g_auto (Club) club = { .folder = make_folder (), .port = find_ports (N_TABLES), .said = &said };
  g_autofree char *store = g_build_filename (club.folder, "table-1", "dulle.db", NULL);

  ck_assert_int_eq (g_mkdir_with_parents (store, 0700), 0);
  start_club (&club);
  lines = fdopen (said, "r");
  await_words (lines, "Table 1: ");
  g_free (await_invitation (&club, 1));
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
  fclose (lines);
}
END_TEST

/* A second host with the same tables says so and ends, and the invitation to those of the first
 * stays as it is. */
START_TEST (test_taken_folder)
{
  g_auto (Club) club = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  Club             second;
  int              said;
  FILE            *lines;
  int              status;

  begin_club (&club, NULL);
  for (guint number = 1; number <= N_TABLES; number++)
    {
      g_free (before);
      before = await_invitation (&club, number);
    }
  second = (Club){ .folder = club.folder, .port = find_ports (N_TABLES), .said = &said };
  start_club (&second);
  lines = fdopen (said, "r");
  await_words (lines, "Another dulle-host uses the folder ");
  waitpid (second.pid, &status, 0);
  ck_assert (WIFEXITED (status) && WEXITSTATUS (status) == 1);
  fclose (lines);
  after = await_invitation (&club, N_TABLES);
  ck_assert_str_eq (after, before);
  ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
}
END_TEST

/* What somebody who knocks at the first table is told; %NULL for a seat. */
static void
assert_answer (const Club *club,
               const char *problem)
{
  Driver             *driver = driver_new (NULL, 0);
  DulleParticipant    me = { .face = DULLE_FACE_OWL };
  const DulleCompany *company;
  g_autofree char    *link = await_invitation (club, 1);
  g_autofree char    *address = g_strdup_printf ("127.0.0.1:%u", club->port);

  dulle_participant_set_name (&me, "Anna");
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  ck_assert (dulle_session_knock (driver->session, address, &me, NULL));
  company = dulle_session_get_company (driver->session);
  while (company->own == DULLE_NO_SEAT && (company->is_trying || company->problem == NULL))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (problem != NULL ? problem : "a seat",
                    company->own == DULLE_NO_SEAT ? company->problem : "a seat");
  driver_free (driver);
}

/* Nobody is there to compare digits: a table that is announced lets in whoever knocks. */
START_TEST (test_knocks)
{
  static const char *const answers[][2] = {
    { "--name=Club", NULL },
    { NULL, "The host did not let you in." },
  };

  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_auto (Club) club = { 0 };

      begin_club (&club, answers[i][0]);
      assert_answer (&club, answers[i][1]);
      ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
    }
}
END_TEST

/* A machine behind a router does not know how it is found from outside. */
START_TEST (test_address)
{
  static const char *const names[][2] = {
    { "--address=table.example.org", "@table.example.org:%u," },
    { "--address=2001:db8::1", "@[2001:db8::1]:%u," },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (Club) club = { 0 };
      g_autofree char *path = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) words = g_strsplit (names[i][1], "%u", 2);
      g_autofree char *start = NULL;

      begin_club (&club, names[i][0]);
      start = g_strdup_printf ("%s%u%s", words[0], club.port, words[1]);
      path = g_build_filename (club.folder, "table-1", "invitation", NULL);
      while (!g_file_get_contents (path, &text, NULL, NULL))
        g_usleep (1000);
      ck_assert_ptr_nonnull (strstr (text, start));
      ck_assert_int_eq (stop_club (&club, SIGTERM), 0);
    }
}
END_TEST

SUITE ("hosting",
       test_address,
       test_knocks,
       test_beat,
       test_left,
       test_taken_port,
       test_unwritten_invitation,
       test_taken_again,
       test_unkept_seats,
       test_journal,
       test_unsaved,
       test_taken_folder,
       test_killed_host)
