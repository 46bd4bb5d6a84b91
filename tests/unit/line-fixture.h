/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Two programs and a line between them, in one process: the pipe is a pair of sockets.
 */
#pragma once

#include <check.h>
#include <gio/gio.h>
#include <sys/socket.h>

#include "net/identity.h"
#include "net/line.h"

/**
 * Side:
 * @heard: all messages, each as it is written
 * @end: how the line ended
 */
typedef struct
{
  DulleLine   *line;
  GString     *heard;
  guint        n_heard;
  DulleLineEnd end;
} Side;

static inline void
side_received_cb (DulleLine              *line,
                  const DulleWireMessage *message,
                  gpointer                owner)
{
  Side *side = owner;

  dulle_wire_write (message, side->heard);
  side->n_heard++;
}

static inline void
side_ended_cb (DulleLine    *line,
               DulleLineEnd  end,
               const GError *error,
               gpointer      owner)
{
  ((Side *) owner)->end = end;
}

static const DulleLineFuncs side_funcs = { side_received_cb, side_ended_cb };

static inline GIOStream *
make_stream (int file)
{
  GSocket           *socket = g_socket_new_from_fd (file, NULL);
  GSocketConnection *connection;

  ck_assert_ptr_nonnull (socket);
  connection = g_socket_connection_factory_create_connection (socket);
  g_object_unref (socket);

  return G_IO_STREAM (connection);
}

static inline void
make_pipe (GIOStream *ends[2])
{
  int files[2];

  ck_assert_int_eq (socketpair (AF_UNIX, SOCK_STREAM, 0, files), 0);
  ends[0] = make_stream (files[0]);
  ends[1] = make_stream (files[1]);
}

static inline GTlsCertificate *
make_certificate (void)
{
  GTlsCertificate *certificate = dulle_identity_load (NULL, NULL);

  ck_assert_ptr_nonnull (certificate);

  return certificate;
}

static inline void
side_clear (Side *side)
{
  if (side->line != NULL)
    dulle_line_drop (side->line, DULLE_LINE_END_NONE);
  if (side->heard != NULL)
    g_string_free (side->heard, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Side, side_clear)

/* Iterates until @side has heard @n messages or its line has ended. */
static inline void
side_wait (Side *side,
           guint n)
{
  while (side->n_heard < n && side->end == DULLE_LINE_END_NONE)
    g_main_context_iteration (NULL, TRUE);
}
