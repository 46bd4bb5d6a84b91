/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Hosts that say only what the test says.
 */
#pragma once

#include "stranger-fixture.h"

/**
 * OtherHost:
 * @says: what it says to whoever greets it
 * @abilities: (nullable): what it can do, if it is not an old one
 * @adds: (nullable): what it says once it has given a seat, or to those who knock or look on
 * @n_ready: how often it heard that somebody is ready
 * @n_offers: and of an offer to take the table over
 * @n_acts: and of an action
 */
typedef struct
{
  GSocketService  *service;
  guint16          port;
  GTlsCertificate *certificate;
  DulleLine       *line;
  DulleLineEnd     says;
  const char      *abilities;
  guint            n_ready;
  guint            n_offers;
  guint            n_acts;

  const DulleWireMessage *adds;
} OtherHost;

static inline void
hang_up (OtherHost   *self,
         DulleLineEnd end)
{
  if (self->line != NULL)
    dulle_line_drop (g_steal_pointer (&self->line), end);
}

static inline void
other_received_cb (DulleLine              *line,
                   const DulleWireMessage *message,
                   gpointer                owner)
{
  OtherHost  *self = owner;
  const char *abilities = self->abilities != NULL ? self->abilities : OLD;

  self->n_ready += message->kind == DULLE_WIRE_READY;
  self->n_offers += message->kind == DULLE_WIRE_OFFER;
  self->n_acts += message->kind == DULLE_WIRE_ACT;
  if (message->kind == DULLE_WIRE_HELLO && self->says != DULLE_LINE_END_NONE)
    hang_up (self, self->says);
  else if (message->kind == DULLE_WIRE_HELLO)
    dulle_line_send (line, &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                                .hello = { 1, 1, (char *) abilities } });
  else if (message->kind == DULLE_WIRE_KNOCK ||
           (message->kind == DULLE_WIRE_WATCH && self->adds != NULL))
    dulle_line_send (line, self->adds);
  else if (message->kind == DULLE_WIRE_JOIN || message->kind == DULLE_WIRE_WATCH)
    {
      dulle_line_send (line, &(DulleWireMessage){ DULLE_WIRE_SEAT,
                                                  .seat = { 2, (char *) "0123456789abcdef" } });
      dulle_line_sit_down (line);
      if (self->adds != NULL)
        dulle_line_send (line, self->adds);
    }
}

static inline void
other_ended_cb (DulleLine    *line,
                DulleLineEnd  end,
                const GError *error,
                gpointer      owner)
{
  hang_up (owner, DULLE_LINE_END_NONE);
}

static const DulleLineFuncs other_funcs = { other_received_cb, other_ended_cb };

static inline gboolean
other_incoming_cb (GSocketService    *service,
                   GSocketConnection *connection,
                   GObject           *source,
                   OtherHost         *self)
{
  self->line =
      dulle_line_new_host (G_IO_STREAM (connection), self->certificate, &other_funcs, self);

  return TRUE;
}

static inline char *
open_other (OtherHost   *self,
            DulleLineEnd says)
{
  g_autofree char *fingerprint = NULL;

  self->says = says;
  self->certificate = make_certificate ();
  self->service = g_socket_service_new ();
  self->port =
      g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (self->service), NULL, NULL);
  g_signal_connect (self->service, "incoming", G_CALLBACK (other_incoming_cb), self);
  g_socket_service_start (self->service);
  fingerprint = dulle_identity_fingerprint (self->certificate);

  return g_strdup_printf ("dulle:%s.0123456789abcdef@127.0.0.1:%u", fingerprint, self->port);
}

static inline void
close_other (OtherHost *self)
{
  hang_up (self, DULLE_LINE_END_NONE);
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_clear_object (&self->service);
  g_clear_object (&self->certificate);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OtherHost, close_other)

/* Says what stands there, as it goes over the line. */
static inline void
other_say (OtherHost  *self,
           const char *text)
{
  g_auto (DulleWireReader) reader = { .name = "script",
                                      .from = DULLE_WIRE_HOST,
                                      .state = DULLE_WIRE_SEATED };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      DulleWireMessage message;
      DulleWireResult  result = dulle_wire_reader_take (&reader, lines[i], &message, &error);

      ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");
      if (result != DULLE_WIRE_WHOLE)
        continue;
      dulle_line_send (self->line, &message);
      dulle_wire_message_clear (&message);
    }
  ck_assert_ptr_null (reader.block);
}
