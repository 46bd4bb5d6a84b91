/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * As in TCP, numbers count bytes, what is sent again may be cut otherwise, and the end is
 * one byte more. Unlike there, packets that come too early are dropped: brokers keep their
 * order, and what gets lost with a connection is lost from somewhere on.
 */
#include "broker-flow.h"

#include <string.h>

/* Packets */

/* The first byte, which tells packets from anything else that might be published there. */
#define MAGIC 0xd1

#define FLAG_LAST 1
#define FLAG_GAP  2

#define HEAD_SIZE (3 + DULLE_STREAM_ID_SIZE + 3 * 8)

static void
append_number (GByteArray *data,
               guint64     number)
{
  guint64 bytes = GUINT64_TO_BE (number);

  g_byte_array_append (data, (const guint8 *) &bytes, sizeof bytes);
}

GBytes *
dulle_flow_packet_write (const DulleFlowPacket *packet)
{
  GByteArray  *data = g_byte_array_sized_new ((guint) (HEAD_SIZE + packet->n_bytes));
  const guint8 flags =
      (guint8) ((packet->is_last ? FLAG_LAST : 0) | (packet->has_gap ? FLAG_GAP : 0));
  const guint8 head[] = { MAGIC, (guint8) packet->kind, flags };

  g_byte_array_append (data, head, sizeof head);
  g_byte_array_append (data, packet->stream, sizeof packet->stream);
  append_number (data, packet->offset);
  append_number (data, packet->arrived);
  append_number (data, packet->limit);
  if (packet->n_bytes > 0)
    g_byte_array_append (data, packet->bytes, (guint) packet->n_bytes);

  return g_byte_array_free_to_bytes (data);
}

static guint64
read_number (const guint8 *data)
{
  guint64 bytes;

  memcpy (&bytes, data, sizeof bytes);

  return GUINT64_FROM_BE (bytes);
}

gboolean
dulle_flow_packet_read (const guint8    *data,
                        gsize            size,
                        DulleFlowPacket *packet)
{
  const guint8 *numbers = data + 3 + DULLE_STREAM_ID_SIZE;

  if (size < HEAD_SIZE || size > HEAD_SIZE + DULLE_FLOW_CHUNK || data[0] != MAGIC ||
      data[1] < DULLE_FLOW_PACKET_OPEN || data[1] > DULLE_FLOW_PACKET_RESET ||
      (data[2] & ~(FLAG_LAST | FLAG_GAP)) != 0)
    return FALSE;

  *packet = (DulleFlowPacket){
    .kind = data[1],
    .is_last = (data[2] & FLAG_LAST) != 0,
    .has_gap = (data[2] & FLAG_GAP) != 0,
    .offset = read_number (numbers),
    .arrived = read_number (numbers + 8),
    .limit = read_number (numbers + 16),
    .bytes = data + HEAD_SIZE,
    .n_bytes = size - HEAD_SIZE,
  };
  memcpy (packet->stream, data + 3, sizeof packet->stream);

  return TRUE;
}

/* Flows */

/* That no place in a stream is. */
#define NOWHERE G_MAXUINT64

/* Milliseconds until what has not arrived is sent again, for the first time and so on; the last
 * ones are repeated. Whoever comes to a table has ten seconds, in which a dozen packets have to
 * arrive one after the other. */
static const gint64 waits[] = { 250, 250, 500, 1000 };

void
dulle_flow_init (DulleFlow *self)
{
  *self = (DulleFlow){
    .out = g_byte_array_new (),
    .out_limit = DULLE_FLOW_WINDOW,
    .out_repeated = NOWHERE,
    .in = g_byte_array_new (),
    .in_told = DULLE_FLOW_WINDOW,
  };
}

void
dulle_flow_clear (DulleFlow *self)
{
  g_clear_pointer (&self->out, g_byte_array_unref);
  g_clear_pointer (&self->in, g_byte_array_unref);
}

/* Where the bytes to be sent end, as far as they are known. */
static guint64
find_out_end (const DulleFlow *self)
{
  return self->out_start + self->out->len;
}

gsize
dulle_flow_room (const DulleFlow *self)
{
  return self->out_ended ? 0 : DULLE_FLOW_WINDOW - self->out->len;
}

void
dulle_flow_add (DulleFlow    *self,
                const guint8 *bytes,
                gsize         n_bytes)
{
  g_return_if_fail (n_bytes <= dulle_flow_room (self));

  g_byte_array_append (self->out, bytes, (guint) n_bytes);
}

void
dulle_flow_end (DulleFlow *self)
{
  self->out_ended = TRUE;
}

/* How many bytes can be sent at @out_next. */
static gsize
count_sendable (const DulleFlow *self)
{
  guint64 end = MIN (find_out_end (self), self->out_limit);

  return self->out_next < end ? MIN (end - self->out_next, DULLE_FLOW_CHUNK) : 0;
}

gboolean
dulle_flow_next (DulleFlow       *self,
                 DulleFlowPacket *packet)
{
  gsize    n_bytes = count_sendable (self);
  gboolean is_last = self->out_ended && !self->out_arrived &&
                     self->out_next + n_bytes == find_out_end (self);

  if (n_bytes == 0 && !is_last && !self->must_tell)
    return FALSE;

  *packet = (DulleFlowPacket){
    .kind = DULLE_FLOW_PACKET_DATA,
    .is_last = is_last,
    .has_gap = self->has_gap,
    .offset = self->out_next,
    .arrived = self->in_next,
    .limit = self->in_next + DULLE_FLOW_WINDOW - self->in->len,
    .bytes = n_bytes > 0 ? self->out->data + (self->out_next - self->out_start) : NULL,
    .n_bytes = n_bytes,
  };
  self->out_next += n_bytes + is_last;
  self->out_most = MAX (self->out_most, self->out_next);
  self->in_told = packet->limit;
  self->must_tell = FALSE;
  self->has_gap = FALSE;

  return TRUE;
}

/* Whether something was sent that has not arrived yet. */
static gboolean
is_waiting (const DulleFlow *self)
{
  return !self->out_arrived && self->out_most > self->out_start;
}

void
dulle_flow_note_time (DulleFlow *self,
                      gint64     now)
{
  if (is_waiting (self) && self->out_start == self->moved_to)
    return;

  self->moved = now;
  self->moved_to = self->out_start;
  self->n_repeats = 0;
}

gboolean
dulle_flow_is_late (const DulleFlow *self,
                    gint64           now)
{
  gint64 patience = waits[MIN (self->n_repeats, G_N_ELEMENTS (waits) - 1)];

  return is_waiting (self) && now - self->moved > patience * G_TIME_SPAN_MILLISECOND;
}

void
dulle_flow_repeat (DulleFlow *self,
                   gint64     now)
{
  if (!self->out_arrived)
    self->out_next = self->out_start;
  self->out_repeated = NOWHERE;
  self->must_tell = TRUE;
  self->moved = now;
  self->n_repeats++;
}

gboolean
dulle_flow_is_over (const DulleFlow *self)
{
  return self->in_ended && self->out_arrived;
}

/* Takes note of what has arrived on the other side; what cannot have arrived is not
 * believed. */
static void
note_arrived (DulleFlow *self,
              guint64    arrived)
{
  guint64 end = find_out_end (self);

  if (arrived <= self->out_start || arrived > self->out_most)
    return;

  g_byte_array_remove_range (self->out, 0, (guint) (MIN (arrived, end) - self->out_start));
  self->out_start = MIN (arrived, end);
  self->out_arrived = self->out_ended && arrived > end;
  self->out_next = MAX (self->out_next, arrived);
}

/* Something was lost. All that follows it was sent in vain, and the other side says so for
 * each packet: it is sent again once. */
static void
note_gap (DulleFlow *self)
{
  if (self->out_repeated == self->out_start || self->out_arrived)
    return;

  self->out_next = self->out_start;
  self->out_repeated = self->out_start;
}

static void
take_bytes (DulleFlow             *self,
            const DulleFlowPacket *packet)
{
  guint64 old = self->in_next - packet->offset;
  gsize   room = DULLE_FLOW_WINDOW - self->in->len;
  gsize   n_new;

  if (self->in_ended || old > packet->n_bytes)
    return;

  n_new = packet->n_bytes - (gsize) old;
  if (n_new > room)
    return;
  if (n_new > 0)
    g_byte_array_append (self->in, packet->bytes + old, (guint) n_new);
  self->in_ended = packet->is_last;
  self->in_next += n_new + packet->is_last;
}

void
dulle_flow_receive (DulleFlow             *self,
                    const DulleFlowPacket *packet)
{
  note_arrived (self, packet->arrived);
  self->out_limit = MAX (self->out_limit, packet->limit);
  if (packet->has_gap)
    note_gap (self);

  if (packet->n_bytes == 0 && !packet->is_last)
    return;
  self->must_tell = TRUE;
  if (packet->offset > self->in_next)
    self->has_gap = TRUE;
  else
    take_bytes (self, packet);
}

void
dulle_flow_take (DulleFlow *self,
                 gsize      n_bytes)
{
  g_return_if_fail (n_bytes <= self->in->len);

  g_byte_array_remove_range (self->in, 0, (guint) n_bytes);
  if (self->in_next + DULLE_FLOW_WINDOW - self->in->len >= self->in_told + DULLE_FLOW_WINDOW / 2)
    self->must_tell = TRUE;
}
