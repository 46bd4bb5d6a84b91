/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An external engine is a process with two pipes: a question goes in, a line comes back.
 */
#include "external-engine.h"

#include <errno.h>
#include <gio/gio.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/action-text.h"
#include "engine/quote.h"
#include "engine/view-text.h"

/* A longer answer is an error. */
#define MAX_LINE 4096

/**
 * DulleExternalEngine:
 * @question: the text of the last question, kept to reuse its memory
 * @answer: what has been read but not used yet
 * @n_answer: the number of bytes in @answer
 */
struct _DulleExternalEngine
{
  char    *command;
  unsigned timeout;
  GPid     pid;
  int      input;
  int      output;
  GString *question;
  char     answer[MAX_LINE];
  unsigned n_answer;
};

/* Returns: %FALSE, for the caller to return */
G_GNUC_PRINTF (4, 5)
static bool
set_error (DulleExternalEngine *engine,
           GError             **error,
           GIOErrorEnum         code,
           const char          *format,
           ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, G_IO_ERROR, code, "“%s” %s",
               dulle_quote (engine->command).text, text);

  return false;
}

/* Pipes */

static bool
write_question (DulleExternalEngine *engine,
                GError             **error)
{
  const char *text = engine->question->str;
  size_t      left = engine->question->len;

  while (left > 0)
    {
      ssize_t n = write (engine->input, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return set_error (engine, error, G_IO_ERROR_BROKEN_PIPE,
                          "has ended and takes no more questions.");
      text += n;
      left -= (size_t) n;
    }

  return true;
}

/* Waits until there is something to read. */
static bool
wait_for_output (DulleExternalEngine *engine,
                 gint64               deadline,
                 GError             **error)
{
  struct pollfd output = { .fd = engine->output, .events = POLLIN };
  int           ready;

  do
    {
      gint64 left = (deadline - g_get_monotonic_time ()) / 1000;

      ready = poll (&output, 1, (int) MAX (0, left));
    }
  while (ready < 0 && errno == EINTR);

  return ready > 0 || set_error (engine, error, G_IO_ERROR_TIMED_OUT,
                                 "gives no answer within %u s.", engine->timeout);
}

static bool
read_output (DulleExternalEngine *engine,
             GError             **error)
{
  ssize_t n;

  if (engine->n_answer == MAX_LINE)
    return set_error (engine, error, G_IO_ERROR_INVALID_DATA,
                      "answers with a line of more than %d characters.", MAX_LINE);
  do
    n = read (engine->output, engine->answer + engine->n_answer, MAX_LINE - engine->n_answer);
  while (n < 0 && errno == EINTR);
  if (n <= 0)
    return set_error (engine, error, G_IO_ERROR_BROKEN_PIPE, "has ended without an answer.");
  engine->n_answer += (unsigned) n;

  return true;
}

/* Returns: (transfer full) (nullable): the next line of its output */
static char *
read_line (DulleExternalEngine *engine,
           GError             **error)
{
  gint64 deadline = g_get_monotonic_time () + engine->timeout * G_USEC_PER_SEC;
  char  *end;
  char  *line;

  while ((end = memchr (engine->answer, '\n', engine->n_answer)) == NULL)
    {
      if (!wait_for_output (engine, deadline, error) || !read_output (engine, error))
        return NULL;
    }

  line = g_strndup (engine->answer, (size_t) (end - engine->answer));
  engine->n_answer -= (unsigned) (end + 1 - engine->answer);
  memmove (engine->answer, end + 1, engine->n_answer);

  return g_strstrip (line);
}

/* Questions */

static char *
ask_question (DulleExternalEngine *engine,
              const char          *question,
              const DulleView     *view,
              GError             **error)
{
  g_string_printf (engine->question, "%s\n", question);
  dulle_view_write (view, engine->question);

  return write_question (engine, error) ? read_line (engine, error) : NULL;
}

static bool
is_announcement (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE || action->kind == DULLE_ACTION_DECLARE;
}

static bool
parse_answer (DulleExternalEngine *engine,
              const DulleView     *view,
              const char          *answer,
              bool                 announcement,
              DulleAction         *action,
              GError             **error)
{
  const char  *question = announcement ? "speak" : "act";
  DulleRefusal refusal;

  if (!dulle_action_parse (answer, action))
    return set_error (engine, error, G_IO_ERROR_INVALID_DATA,
                      "answers “%s” to “%s”, which is no action.",
                      dulle_quote (answer).text, question);
  if (action->seat != view->own.seat || is_announcement (action) != announcement)
    return set_error (engine, error, G_IO_ERROR_INVALID_DATA,
                      "answers “%s” to “%s”, which seat %u was not asked for.",
                      dulle_quote (answer).text, question,
                      view->own.seat);
  refusal = dulle_action_check (&view->board, &view->own, action);
  if (refusal != DULLE_ACCEPTED)
    return set_error (engine, error, G_IO_ERROR_INVALID_DATA, "answers “%s” to “%s”: %s",
                      dulle_quote (answer).text, question, dulle_refusal_sentence (refusal));

  return true;
}

static bool
act_cb (void            *data,
        const DulleView *view,
        DulleAction     *action,
        GError         **error)
{
  g_autofree char *answer = ask_question (data, "act", view, error);

  return answer != NULL && parse_answer (data, view, answer, false, action, error);
}

static bool
announce_cb (void            *data,
             const DulleView *view,
             bool            *announces,
             DulleAction     *announcement,
             GError         **error)
{
  g_autofree char *answer = ask_question (data, "speak", view, error);

  if (answer == NULL)
    return false;
  *announces = strcmp (answer, "-") != 0;

  return !*announces || parse_answer (data, view, answer, true, announcement, error);
}

DulleExternalPlayer
dulle_external_engine_player (DulleExternalEngine *engine)
{
  return (DulleExternalPlayer){ .act = act_cb, .announce = announce_cb, .data = engine };
}

/* Start and end */

DulleExternalEngine *
dulle_external_engine_start (const char *command,
                             unsigned    timeout,
                             GError    **error)
{
  g_autoptr (DulleExternalEngine) engine = g_new0 (DulleExternalEngine, 1);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) cause = NULL;

  engine->command = g_strdup (command);
  engine->timeout = timeout;
  engine->question = g_string_new (NULL);
  /* Writing to a program that has ended must make write() fail, not end this one. */
  signal (SIGPIPE, SIG_IGN);
  if (!g_shell_parse_argv (command, NULL, &words, &cause) ||
      !g_spawn_async_with_pipes (NULL, words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
                                 NULL, NULL, &engine->pid, &engine->input, &engine->output, NULL,
                                 &cause))
    {
      set_error (engine, error, G_IO_ERROR_FAILED, "cannot be started: %s.", cause->message);
      return NULL;
    }

  return g_steal_pointer (&engine);
}

/* Kills a program that does not end within a second of being asked to. */
static void
end_program (DulleExternalEngine *engine)
{
  close (engine->input);
  close (engine->output);
  kill (engine->pid, SIGTERM);
  for (unsigned i = 0; i < 100; i++)
    {
      if (waitpid (engine->pid, NULL, WNOHANG) != 0)
        return;
      g_usleep (G_USEC_PER_SEC / 100);
    }

  kill (engine->pid, SIGKILL);
  waitpid (engine->pid, NULL, 0);
}

void
dulle_external_engine_end (DulleExternalEngine *engine)
{
  if (engine->pid != 0)
    end_program (engine);
  g_string_free (engine->question, TRUE);
  g_free (engine->command);
  g_free (engine);
}
