/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "guest-process.h"

#include <errno.h>
#include <gio/gio.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/quote.h"

/* More than a match has, for both sides, all seats and each thread. Others are not killed. */
#define MAX_GROUPS 128

/* Milliseconds from one look at whether to stop to the next. */
#define LOOK_INTERVAL 100

/**
 * DulleGuestProcess:
 * @answer: what has been read but not used yet
 * @n_answer: the number of bytes in @answer
 */
struct _DulleGuestProcess
{
  char    *command;
  GPid     pid;
  int      input;
  int      output;
  char     answer[DULLE_LONGEST_ANSWER];
  unsigned n_answer;
};

/* The process groups of those that have not ended, or 0; atomic. */
static int groups[MAX_GROUPS];

/* Puts @new in the place of @old. */
static void
replace_group (int old,
               int new)
{
  for (unsigned i = 0; i < MAX_GROUPS; i++)
    {
      if (g_atomic_int_compare_and_exchange (&groups[i], old, new))
        return;
    }
}

void
dulle_guest_process_kill_all (void)
{
  for (unsigned i = 0; i < MAX_GROUPS; i++)
    {
      int group = g_atomic_int_get (&groups[i]);

      if (group != 0)
        kill (-group, SIGKILL);
    }
}

bool
dulle_guest_process_blame (const char *command,
                           GError    **error,
                           int         code,
                           const char *format,
                           ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, G_IO_ERROR, code, "“%s” %s", dulle_quote (command).text, text);

  return false;
}

/* Pipes */

bool
dulle_guest_process_write (DulleGuestProcess *guest,
                           const GString     *text,
                           GError           **error)
{
  const char *rest = text->str;
  size_t      left = text->len;

  while (left > 0)
    {
      ssize_t n = write (guest->input, rest, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return dulle_guest_process_blame (guest->command, error, G_IO_ERROR_BROKEN_PIPE,
                                          "has ended and takes no more questions.");
      rest += n;
      left -= (size_t) n;
    }

  return true;
}

static bool
is_stopped (const int *stop)
{
  return stop != NULL && g_atomic_int_get (stop) != 0;
}

/* Waits until there is something to read. Returns: whether there is, before @deadline and before
 * it is stopped */
static bool
wait_for_output (DulleGuestProcess *guest,
                 gint64             deadline,
                 const int         *stop)
{
  struct pollfd output = { .fd = guest->output, .events = POLLIN };
  gint64        left;
  int           ready;

  do
    {
      left = MAX (0, (deadline - g_get_monotonic_time ()) / 1000);
      ready = poll (&output, 1, (int) (stop != NULL ? MIN (left, LOOK_INTERVAL) : left));
    }
  while (!is_stopped (stop) && ((ready < 0 && errno == EINTR) || (ready == 0 && left > 0)));

  return ready > 0;
}

static bool
read_output (DulleGuestProcess *guest,
             const char        *question,
             GError           **error)
{
  ssize_t n;

  if (guest->n_answer == DULLE_LONGEST_ANSWER)
    return dulle_guest_process_blame (guest->command, error, G_IO_ERROR_INVALID_DATA,
                                      "answers %s with a line of more than %d characters.",
                                      question, DULLE_LONGEST_ANSWER);
  do
    n = read (guest->output, guest->answer + guest->n_answer,
              DULLE_LONGEST_ANSWER - guest->n_answer);
  while (n < 0 && errno == EINTR);
  if (n <= 0)
    return dulle_guest_process_blame (guest->command, error, G_IO_ERROR_BROKEN_PIPE,
                                      "has ended without an answer to %s.", question);
  guest->n_answer += (unsigned) n;

  return true;
}

char *
dulle_guest_process_read (DulleGuestProcess *guest,
                          unsigned           timeout,
                          const int         *stop,
                          const char        *question,
                          GError           **error)
{
  gint64 deadline = g_get_monotonic_time () + (gint64) timeout * G_USEC_PER_SEC;
  char  *end;
  char  *line;

  while ((end = memchr (guest->answer, '\n', guest->n_answer)) == NULL)
    {
      if (!wait_for_output (guest, deadline, stop))
        {
          dulle_guest_process_blame (guest->command, error, G_IO_ERROR_TIMED_OUT,
                                     "gives no answer to %s within %u s.", question, timeout);
          return NULL;
        }
      if (!read_output (guest, question, error))
        return NULL;
    }

  line = g_strndup (guest->answer, (size_t) (end - guest->answer));
  guest->n_answer -= (unsigned) (end + 1 - guest->answer);
  memmove (guest->answer, end + 1, guest->n_answer);

  return g_strstrip (line);
}

/* Start and end */

/* GLib's own messages repeat the command, whatever its length. */
static DulleQuote
name_cause (const GError *error)
{
  static const struct
  {
    int         code;
    const char *cause;
  } causes[] = {
    { G_SPAWN_ERROR_NOENT, "there is no such program" },
    { G_SPAWN_ERROR_NOTDIR, "there is no such program" },
    { G_SPAWN_ERROR_NAMETOOLONG, "there is no such program" },
    { G_SPAWN_ERROR_ACCES, "it is not a program, or not one that may be run" },
    { G_SPAWN_ERROR_NOEXEC, "it is not a program for this machine" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (causes); i++)
    {
      if (g_error_matches (error, G_SPAWN_ERROR, causes[i].code))
        return dulle_quote (causes[i].cause);
    }
  if (g_error_matches (error, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
    return dulle_quote ("no program is named");
  if (error->domain == G_SHELL_ERROR)
    return dulle_quote ("it ends within a quotation");

  return dulle_quote (error->message);
}

/* What interrupts a match at a terminal is not meant for its guests, which are asked until the
 * match has ended. */
static void
leave_terminal_cb (G_GNUC_UNUSED gpointer data)
{
  setpgid (0, 0);
}

DulleGuestProcess *
dulle_guest_process_start (const char *command,
                           GError    **error)
{
  g_autoptr (DulleGuestProcess) guest = g_new0 (DulleGuestProcess, 1);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) cause = NULL;
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD;

  guest->command = g_strdup (command);
  /* Writing to a program that has ended must make write() fail, not end this one. */
  signal (SIGPIPE, SIG_IGN);
  if (!g_shell_parse_argv (command, NULL, &words, &cause) ||
      !g_spawn_async_with_pipes (NULL, words, NULL, flags, leave_terminal_cb, NULL, &guest->pid,
                                 &guest->input, &guest->output, NULL, &cause))
    {
      dulle_guest_process_blame (command, error, G_IO_ERROR_FAILED, "cannot be started: %s.",
                                 name_cause (cause).text);
      return NULL;
    }
  replace_group (0, guest->pid);

  return g_steal_pointer (&guest);
}

/* Whether the program has ended. It is not reaped yet, so that its number is not another's. */
static bool
has_ended (const DulleGuestProcess *guest)
{
  siginfo_t info = { 0 };

  return waitid (P_PID, (id_t) guest->pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
         info.si_pid != 0;
}

/* Kills a program that does not end within a second of being asked to. What it has started
 * itself is of its group, and ends with it. */
static void
end_program (DulleGuestProcess *guest)
{
  close (guest->input);
  close (guest->output);
  kill (-guest->pid, SIGTERM);
  for (unsigned i = 0; i < 100 && !has_ended (guest); i++)
    g_usleep (G_USEC_PER_SEC / 100);

  if (!has_ended (guest))
    kill (-guest->pid, SIGKILL);
  replace_group (guest->pid, 0);
  waitpid (guest->pid, NULL, 0);
}

void
dulle_guest_process_end (DulleGuestProcess *guest)
{
  if (guest->pid != 0)
    end_program (guest);
  g_free (guest->command);
  g_free (guest);
}
