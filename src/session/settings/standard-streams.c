/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "standard-streams.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/quote.h"

/* Of a message that is not shortened, in characters. */
#define LONGEST_MESSAGE (2 * DULLE_QUOTE_LENGTH)

/* For a character that is not shown. */
#define REPLACEMENT 0xfffd

static const char *guarded_program;

void
dulle_standard_streams_occupy (void)
{
  /* The other way round, so that it is still noticed if input is wanted or output is lost. */
  static const int ways[] = {
    [STDIN_FILENO] = O_WRONLY,
    [STDOUT_FILENO] = O_RDONLY,
    [STDERR_FILENO] = O_RDONLY,
  };

  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
    {
      /* All below are open by now, so it gets this number. */
      if (fcntl (stream, F_GETFD) == -1 && open ("/dev/null", ways[stream]) != stream)
        _exit (1);
    }
}

static gboolean
write_text (const char *text,
            FILE       *stream)
{
  size_t length = strlen (text);

  return fwrite (text, 1, length, stream) == length && fflush (stream) == 0;
}

static void
end_without_output (void)
{
  g_autofree char *sentence =
      g_strdup_printf ("%s: The output was lost: %s.\n", guarded_program, g_strerror (errno));

  write_text (sentence, stderr);
  _exit (EXIT_FAILURE);
}

/* Nothing more is computed for an output that is lost. */
static void
print_cb (const char *text)
{
  if (!write_text (text, stdout))
    end_without_output ();
}

/* A message is one line, which progress may begin anew. */
static gboolean
is_shown_as_it_is (const char *text,
                   const char *at)
{
  return !g_unichar_iscntrl (g_utf8_get_char (at)) || *at == '\t' ||
         (*at == '\r' && at == text) || (*at == '\n' && at[1] == '\0');
}

/* What is wrong is told with the names of files as they are, which must not draw on a terminal,
 * nor look like further messages. */
static void
print_error (const char *text)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *next = valid; *next != '\0'; next = g_utf8_next_char (next))
    {
      gboolean is_shown = is_shown_as_it_is (valid, next);

      g_string_append_unichar (shown, is_shown ? g_utf8_get_char (next) : REPLACEMENT);
    }
  write_text (shown->str, stderr);
}

static void
close_output (void)
{
  if (fclose (stdout) != 0)
    end_without_output ();
}

void
dulle_standard_streams_guard (const char *program)
{
  g_return_if_fail (program != NULL);

  guarded_program = program;
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error);
  atexit (close_output);
}

gboolean
dulle_complain (const char *format,
                ...)
{
  g_autofree char *sentence = NULL;
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  message = g_strdup_printf ("%s: %s\n", g_get_prgname (), sentence);
  print_error (message);

  return FALSE;
}

gboolean
dulle_complain_of_option (const GError *error)
{
  gboolean is_long;

  g_return_val_if_fail (error != NULL, FALSE);

  is_long = g_utf8_strlen (error->message, -1) > LONGEST_MESSAGE;

  return dulle_complain ("%s.", is_long ? dulle_quote (error->message).text : error->message);
}
