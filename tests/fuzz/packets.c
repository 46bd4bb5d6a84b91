/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What anybody may publish at a broker: packets, each after its length in two bytes. Whatever
 * they say, a flow keeps no more than a window of bytes, gives each of them out once, and
 * sends nothing that the other side has no room for.
 */
#include <string.h>

#include "net/broker-flow.h"
#include "readers.h"

/* Whether what was read from @data is written in the same way. */
static bool
is_same_packet (const DulleFlowPacket *packet,
                const guint8          *data,
                size_t                 size)
{
  g_autoptr (GBytes) written = dulle_flow_packet_write (packet);

  return g_bytes_get_size (written) == size &&
         memcmp (g_bytes_get_data (written, NULL), data, size) == 0;
}

/* Takes half of what has arrived, and sends what can be sent. */
static bool
answer_packet (DulleFlow *flow)
{
  static const guint8 zeros[1000] = { 0 };
  DulleFlowPacket     packet;

  if (flow->in->len > DULLE_FLOW_WINDOW || flow->out->len > DULLE_FLOW_WINDOW)
    return false;

  dulle_flow_take (flow, flow->in->len / 2);
  if (dulle_flow_room (flow) >= sizeof zeros)
    dulle_flow_add (flow, zeros, sizeof zeros);
  while (dulle_flow_next (flow, &packet))
    {
      if (packet.n_bytes > DULLE_FLOW_CHUNK || packet.offset + packet.n_bytes > flow->out_limit)
        return false;
    }

  return true;
}

/* Returns: whether nothing is wrong with the packet, or with what a flow makes of it */
static bool
take_packet (DulleFlow    *flow,
             const guint8 *data,
             size_t        size)
{
  DulleFlowPacket packet;
  guint64         before = flow->in_next;

  if (!dulle_flow_packet_read (data, size, &packet))
    return true;

  dulle_flow_receive (flow, &packet);

  return is_same_packet (&packet, data, size) && flow->in_next >= before &&
         flow->in_next - before <= packet.n_bytes + 1 && answer_packet (flow);
}

bool
read_packets (const void *data,
              size_t      size)
{
  const guint8 *bytes = data;
  DulleFlow     flow;
  bool          good = true;

  dulle_flow_init (&flow);
  while (good && size >= 2)
    {
      size_t length = MIN ((size_t) (bytes[0] << 8 | bytes[1]), size - 2);

      good = take_packet (&flow, bytes + 2, length);
      bytes += 2 + length;
      size -= 2 + length;
    }
  dulle_flow_clear (&flow);

  return good;
}
