/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program from outside: two pipes, a question and a line for an answer.
 */
#include "guest.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/action-text.h"
#include "engine/view-text.h"

/* No answer is longer. */
#define MAX_LINE 4096

/**
 * DulleCliGuest:
 * @question: its text, kept for its memory
 * @answer: what has been read and not used yet
 * @n_answer: how much
 */
struct _DulleCliGuest
{
  char    *command;
  unsigned patience;
  GPid     pid;
  int      input;
  int      output;
  GString *question;
  char     answer[MAX_LINE];
  unsigned n_answer;
  char    *complaint;
};

G_GNUC_PRINTF (2, 3)
static bool
complain (DulleCliGuest *guest,
          const char    *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (guest->complaint == NULL)
    guest->complaint = g_strdup_printf ("“%s” %s", guest->command, text);

  return false;
}

/* Pipes */

static bool
write_question (DulleCliGuest *guest)
{
  const char *text = guest->question->str;
  size_t      left = guest->question->len;

  while (left > 0)
    {
      ssize_t n = write (guest->input, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return complain (guest, "has ended and takes no more questions.");
      text += n;
      left -= (size_t) n;
    }

  return true;
}

/* Waits until there is something to read; %FALSE if nothing comes. */
static bool
wait_for_answer (DulleCliGuest *guest,
                 gint64         deadline)
{
  struct pollfd output = { .fd = guest->output, .events = POLLIN };
  int           ready;

  do
    {
      gint64 left = (deadline - g_get_monotonic_time ()) / 1000;

      ready = poll (&output, 1, (int) MAX (0, left));
    }
  while (ready < 0 && errno == EINTR);

  return ready > 0 || complain (guest, "gives no answer within %u s.", guest->patience);
}

static bool
read_some (DulleCliGuest *guest)
{
  ssize_t n;

  if (guest->n_answer == MAX_LINE)
    return complain (guest, "answers by a line of more than %d characters.", MAX_LINE);
  do
    n = read (guest->output, guest->answer + guest->n_answer, MAX_LINE - guest->n_answer);
  while (n < 0 && errno == EINTR);
  if (n <= 0)
    return complain (guest, "has ended without an answer.");
  guest->n_answer += (unsigned) n;

  return true;
}

/* Returns: (transfer full) (nullable): the next line that it writes */
static char *
read_line (DulleCliGuest *guest)
{
  gint64 deadline = g_get_monotonic_time () + guest->patience * G_USEC_PER_SEC;
  char  *end;
  char  *line;

  while ((end = memchr (guest->answer, '\n', guest->n_answer)) == NULL)
    {
      if (!wait_for_answer (guest, deadline) || !read_some (guest))
        return NULL;
    }

  line = g_strndup (guest->answer, (size_t) (end - guest->answer));
  guest->n_answer -= (unsigned) (end + 1 - guest->answer);
  memmove (guest->answer, end + 1, guest->n_answer);

  return g_strstrip (line);
}

/* Questions */

static char *
ask (DulleCliGuest   *guest,
     const char      *question,
     const DulleView *view)
{
  g_string_printf (guest->question, "%s\n", question);
  dulle_view_write (view, guest->question);

  return write_question (guest) ? read_line (guest) : NULL;
}

static bool
is_announcement (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE || action->kind == DULLE_ACTION_DECLARE;
}

static bool
take_answer (DulleCliGuest   *guest,
             const DulleView *view,
             const char      *answer,
             bool             announcement,
             DulleAction     *action)
{
  const char  *question = announcement ? "speak" : "act";
  DulleRefusal refusal;

  if (!dulle_action_parse (answer, action))
    return complain (guest, "answers “%s” to “%s”, which is no action.", answer, question);
  if (action->seat != view->own.seat || is_announcement (action) != announcement)
    return complain (guest, "answers “%s” to “%s”, which seat %u was not asked for.", answer, question,
                     view->own.seat);
  refusal = dulle_action_check (&view->board, &view->own, action);
  if (refusal != DULLE_ACCEPTED)
    return complain (guest, "answers “%s” to “%s”: %s", answer, question, dulle_refusal_sentence (refusal));

  return true;
}

static bool
act (void            *data,
     const DulleView *view,
     DulleAction     *action)
{
  g_autofree char *answer = ask (data, "act", view);

  return answer != NULL && take_answer (data, view, answer, false, action);
}

static bool
speak (void            *data,
       const DulleView *view,
       bool            *speaks,
       DulleAction     *announcement)
{
  g_autofree char *answer = ask (data, "speak", view);

  if (answer == NULL)
    return false;
  *speaks = strcmp (answer, "-") != 0;

  return !*speaks || take_answer (data, view, answer, true, announcement);
}

DulleGuest
dulle_cli_guest_player (DulleCliGuest *guest)
{
  return (DulleGuest){ .act = act, .speak = speak, .data = guest };
}

const char *
dulle_cli_guest_complaint (const DulleCliGuest *guest)
{
  return guest->complaint;
}

/* Begin and end */

DulleCliGuest *
dulle_cli_guest_start (const char *command,
                       unsigned    patience)
{
  g_autoptr (DulleCliGuest) guest = g_new0 (DulleCliGuest, 1);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;

  guest->command = g_strdup (command);
  guest->patience = patience;
  guest->question = g_string_new (NULL);
  /* Who writes to a program that has ended is to be told by write(). */
  signal (SIGPIPE, SIG_IGN);
  if (!g_shell_parse_argv (command, NULL, &words, &error) ||
      !g_spawn_async_with_pipes (NULL, words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
                                 NULL, NULL, &guest->pid, &guest->input, &guest->output, NULL, &error))
    {
      g_printerr ("dulle-cli match: “%s” cannot be started: %s.\n", command, error->message);
      return NULL;
    }

  return g_steal_pointer (&guest);
}

/* A program that does not end when asked to is ended. */
static void
end_program (DulleCliGuest *guest)
{
  close (guest->input);
  close (guest->output);
  kill (guest->pid, SIGTERM);
  for (unsigned i = 0; i < 100; i++)
    {
      if (waitpid (guest->pid, NULL, WNOHANG) != 0)
        return;
      g_usleep (G_USEC_PER_SEC / 100);
    }

  kill (guest->pid, SIGKILL);
  waitpid (guest->pid, NULL, 0);
}

void
dulle_cli_guest_end (DulleCliGuest *guest)
{
  if (guest->pid != 0)
    end_program (guest);
  g_string_free (guest->question, TRUE);
  g_free (guest->command);
  g_free (guest->complaint);
  g_free (guest);
}
