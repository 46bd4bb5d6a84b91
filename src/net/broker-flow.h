/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One end of a stream of bytes over packets that may be lost, repeated or overtaken by
 * others: what is to be sent is kept until it has arrived, and what has arrived is given out
 * once and in order. Neither side keeps more than a window of bytes for the other.
 *
 * Values only: whoever owns a flow moves its packets and knows the time.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes that each side keeps at most in each direction, and those in one packet. */
#define DULLE_FLOW_WINDOW 131072
#define DULLE_FLOW_CHUNK  8192

#define DULLE_STREAM_ID_SIZE 16

/**
 * DulleFlowPacketKind:
 * @DULLE_FLOW_PACKET_OPEN: a guest wants a stream
 * @DULLE_FLOW_PACKET_DATA: bytes, or none: then it says what has arrived
 * @DULLE_FLOW_PACKET_RESET: there is no such stream any more
 */
typedef enum
{
  DULLE_FLOW_PACKET_OPEN = 1,
  DULLE_FLOW_PACKET_DATA,
  DULLE_FLOW_PACKET_RESET,
} DulleFlowPacketKind;

/**
 * DulleFlowPacket:
 * @stream: which stream it belongs to
 * @is_last: whether nothing comes after its bytes
 * @has_gap: whether something was missing before what arrived last
 * @offset: how many bytes there were before these
 * @arrived: how many bytes of the other side have arrived; its end counts as one more
 * @limit: how many there may be until more room is told
 * @bytes: (nullable): not owned
 */
typedef struct
{
  DulleFlowPacketKind kind;
  guint8              stream[DULLE_STREAM_ID_SIZE];
  gboolean            is_last;
  gboolean            has_gap;
  guint64             offset;
  guint64             arrived;
  guint64             limit;
  const guint8       *bytes;
  gsize               n_bytes;
} DulleFlowPacket;

/* Returns: (transfer full): the packet as it is sent */
GBytes *dulle_flow_packet_write (const DulleFlowPacket *packet);

/* Reads a packet, whose bytes lie in @data. Returns: whether it is one */
gboolean dulle_flow_packet_read (const guint8    *data,
                                 gsize            size,
                                 DulleFlowPacket *packet);

/**
 * DulleFlow:
 * @out: what is to be sent and has not arrived yet
 * @out_start: how many bytes were there before it
 * @out_next: how far it has been sent
 * @out_most: how far it has ever been sent
 * @out_limit: how far it may be sent
 * @out_ended: whether nothing will be added to it
 * @out_arrived: whether all has arrived, with its end
 * @out_repeated: where everything was last sent again because of a gap
 * @moved: when something of what was sent last arrived, or when there was nothing to arrive; in
 *   microseconds, as its owner counts the time
 * @moved_to: @out_start at that time
 * @n_repeats: how often everything was sent again since
 * @in: what has arrived and was not taken yet
 * @in_next: how many bytes have arrived, with its end as one more
 * @in_ended: whether the end has arrived
 * @in_told: the limit that was told last
 * @must_tell: whether something is to be said of what has arrived
 * @has_gap: whether something is missing before what arrived last
 */
typedef struct
{
  GByteArray *out;
  guint64     out_start;
  guint64     out_next;
  guint64     out_most;
  guint64     out_limit;
  gboolean    out_ended;
  gboolean    out_arrived;
  guint64     out_repeated;
  gint64      moved;
  guint64     moved_to;
  guint       n_repeats;
  GByteArray *in;
  guint64     in_next;
  gboolean    in_ended;
  guint64     in_told;
  gboolean    must_tell;
  gboolean    has_gap;
} DulleFlow;

void dulle_flow_init (DulleFlow *self);
void dulle_flow_clear (DulleFlow *self);

/* Sending */

/* Returns: how many bytes may be added now */
gsize dulle_flow_room (const DulleFlow *self);

/* Adds what is to be sent; there must be room. */
void dulle_flow_add (DulleFlow    *self,
                     const guint8 *bytes,
                     gsize         n_bytes);

/* Says that nothing will be added. */
void dulle_flow_end (DulleFlow *self);

/**
 * dulle_flow_next:
 * @packet: (out): all but its stream; its bytes are good until the flow changes
 *
 * Returns: whether a packet is to be sent now
 */
gboolean dulle_flow_next (DulleFlow       *self,
                          DulleFlowPacket *packet);

/* Takes note of the time, before something is sent. */
void dulle_flow_note_time (DulleFlow *self,
                           gint64     now);

/* Whether what was sent must have been lost by now. The longer nothing arrives, the less often
 * that is so: perhaps everything is just slow. */
gboolean dulle_flow_is_late (const DulleFlow *self,
                             gint64           now);

/* Sends again whatever has not arrived, and says what has. */
void dulle_flow_repeat (DulleFlow *self,
                        gint64     now);

/* Whether both ends have arrived. */
gboolean dulle_flow_is_over (const DulleFlow *self);

/* Receiving */

void dulle_flow_receive (DulleFlow             *self,
                         const DulleFlowPacket *packet);

/* Drops the first bytes of what has arrived, since they were taken. */
void dulle_flow_take (DulleFlow *self,
                      gsize      n_bytes);

G_END_DECLS
