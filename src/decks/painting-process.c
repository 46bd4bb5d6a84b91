/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What comes from the process is not trusted: a picture has the size that was ordered,
 * and a sentence is short and UTF-8. The process limits its own memory and time; should
 * it only wait, it is ended from here.
 */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "card-painter.h"
#include "painting-process.h"
#include "painting-protocol.h"

/* Seconds without an answer. A machine that is busy may need many of them for the few
 * that the process is given. */
#define PATIENCE 60

struct _DullePaintingProcess
{
  GPid pid;

  /* Owned */
  char      *name;
  GSocket   *socket;
  GIOStream *stream;
};

static const char *
find_program (void)
{
  const char *program = g_getenv ("DULLE_PAINTER");

  return program != NULL ? program : PAINTER;
}

static gboolean
start_process (DullePaintingProcess *self,
               int                   end)
{
  const char *const argv[] = { find_program (), NULL };

  return g_spawn_async_with_pipes_and_fds (NULL, argv, NULL,
                                           G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL,
                                           NULL, NULL, end, end, -1, NULL, NULL, 0, &self->pid,
                                           NULL, NULL, NULL, NULL);
}

static gboolean
connect_process (DullePaintingProcess *self)
{
  int      ends[2];
  gboolean started;

  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return FALSE;

  started = start_process (self, ends[1]);
  close (ends[1]);
  self->socket = g_socket_new_from_fd (ends[0], NULL);
  if (self->socket == NULL)
    {
      close (ends[0]);
      return FALSE;
    }
  g_socket_set_timeout (self->socket, PATIENCE);
  self->stream = G_IO_STREAM (g_socket_connection_factory_create_connection (self->socket));

  return started;
}

/* Ends the process. Returns: whether it used up its time */
static gboolean
end_process (DullePaintingProcess *self)
{
  int   status = 0;
  pid_t ended;

  if (self->pid == 0)
    return FALSE;

  kill (self->pid, SIGKILL);
  do
    ended = waitpid (self->pid, &status, 0);
  while (ended == -1 && errno == EINTR);
  g_spawn_close_pid (self->pid);
  self->pid = 0;

  return ended > 0 && WIFSIGNALED (status) && WTERMSIG (status) == SIGXCPU;
}

static void
set_fault (const DullePaintingProcess *self,
           GError                    **error,
           DulleDeckError              code,
           const char                 *sentence)
{
  g_set_error (error, DULLE_DECK_ERROR, (int) code, "%s: %s", self->name, sentence);
}

/* The process has not answered as it should. @problem says why. */
static void
report_end (DullePaintingProcess *self,
            const GError         *problem,
            GError              **error)
{
  gboolean is_late = g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);

  if (end_process (self) || is_late)
    set_fault (self, error, DULLE_DECK_ERROR_TOO_MUCH, _ ("This deck takes too long to draw."));
  else
    set_fault (self, error, DULLE_DECK_ERROR_TOO_MUCH,
               _ ("This deck cannot be drawn: it is damaged, or needs too much memory."));
}

static gboolean
send_bytes (DullePaintingProcess *self,
            const void           *data,
            gsize                 length,
            GError              **error)
{
  g_autoptr (GError) problem = NULL;

  if (g_output_stream_write_all (g_io_stream_get_output_stream (self->stream), data, length, NULL,
                                 NULL, &problem))
    return TRUE;
  report_end (self, problem, error);

  return FALSE;
}

static gboolean
receive_bytes (DullePaintingProcess *self,
               void                 *data,
               gsize                 length,
               GError              **error)
{
  g_autoptr (GError) problem = NULL;
  gsize n_read = 0;

  if (g_input_stream_read_all (g_io_stream_get_input_stream (self->stream), data, length, &n_read,
                               NULL, &problem) &&
      n_read == length)
    return TRUE;
  report_end (self, problem, error);

  return FALSE;
}

static gboolean
receive_sentence (DullePaintingProcess      *self,
                  const DullePaintingAnswer *answer,
                  GError                   **error)
{
  g_autofree char *sentence = g_malloc0 (DULLE_PAINTING_MAX_SENTENCE + 1);

  if (answer->length > DULLE_PAINTING_MAX_SENTENCE ||
      answer->fault > 1 + DULLE_DECK_ERROR_NO_DECK)
    report_end (self, NULL, error);
  else if (receive_bytes (self, sentence, answer->length, error))
    {
      g_autofree char *text = g_utf8_make_valid (sentence, -1);

      set_fault (self, error, answer->fault - 1, text);
      end_process (self);
    }

  return FALSE;
}

/* Takes an answer with @length bytes, which go to @data. */
static gboolean
receive_answer (DullePaintingProcess *self,
                void                 *data,
                gsize                 length,
                GError              **error)
{
  DullePaintingAnswer answer;

  if (!receive_bytes (self, &answer, sizeof answer, error))
    return FALSE;
  if (answer.fault != 0)
    return receive_sentence (self, &answer, error);
  if (answer.length != length)
    {
      report_end (self, NULL, error);
      return FALSE;
    }

  return length == 0 || receive_bytes (self, data, length, error);
}

static gboolean
open_document (DullePaintingProcess *self,
               GBytes               *svg,
               GError              **error)
{
  gsize       size;
  const char *text = g_bytes_get_data (svg, &size);
  guint32     length = (guint32) size;

  return send_bytes (self, &length, sizeof length, error) &&
         send_bytes (self, text, size, error) && receive_answer (self, NULL, 0, error);
}

DullePaintingProcess *
dulle_painting_process_new (GBytes     *svg,
                            const char *name,
                            GError    **error)
{
  g_autoptr (DullePaintingProcess) self = g_new0 (DullePaintingProcess, 1);

  g_return_val_if_fail (svg != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self->name = g_strdup (name);
  if (!connect_process (self))
    {
      set_fault (self, error, DULLE_DECK_ERROR_UNREADABLE,
                 _ ("The program that draws decks from elsewhere cannot be started."));
      return NULL;
    }
  if (!open_document (self, svg, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
dulle_painting_process_free (DullePaintingProcess *self)
{
  end_process (self);
  g_clear_object (&self->stream);
  g_clear_object (&self->socket);
  g_free (self->name);
  g_free (self);
}

cairo_surface_t *
dulle_painting_process_draw (DullePaintingProcess *self,
                             unsigned              picture,
                             int                   width,
                             GError              **error)
{
  const DullePaintingOrder order = { picture, (guint32) width };
  int                      rim = dulle_card_shadow (width);
  cairo_surface_t         *image;
  gsize                    size;

  g_return_val_if_fail (picture < DULLE_N_PICTURES, NULL);
  g_return_val_if_fail (width > 0 && width <= DULLE_PAINTING_MAX_WIDTH, NULL);

  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * rim,
                                      dulle_card_height (width) + 2 * rim);
  size = (gsize) cairo_image_surface_get_stride (image) *
         (gsize) cairo_image_surface_get_height (image);
  cairo_surface_flush (image);
  if (send_bytes (self, &order, sizeof order, error) &&
      receive_answer (self, cairo_image_surface_get_data (image), size, error))
    {
      cairo_surface_mark_dirty (image);
      return image;
    }
  cairo_surface_destroy (image);

  return NULL;
}
