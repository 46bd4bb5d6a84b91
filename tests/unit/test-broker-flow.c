/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Flows: whatever happens to their packets, the bytes arrive once and in order, and neither
 * side keeps more than it should. Chance has fixed seeds.
 */
#include "suite.h"

#include "net/broker-flow.h"

/* In percent: packets that are lost, that come twice, and that are overtaken. */
typedef struct
{
  guint lost;
  guint twice;
  guint late;
} Weather;

typedef struct
{
  DulleFlow   flow;
  GQueue      coming;
  GByteArray *sent;
  GByteArray *heard;
} End;

static void
open_end (End *end)
{
  dulle_flow_init (&end->flow);
  g_queue_init (&end->coming);
  end->sent = g_byte_array_new ();
  end->heard = g_byte_array_new ();
}

static void
close_end (End *end)
{
  dulle_flow_clear (&end->flow);
  g_queue_clear_full (&end->coming, (GDestroyNotify) g_bytes_unref);
  g_byte_array_unref (end->sent);
  g_byte_array_unref (end->heard);
}

/* Hands the packets of @from over to @to, as the weather is. */
static void
send_packets (End           *from,
              End           *to,
              const Weather *weather,
              GRand         *chance)
{
  DulleFlowPacket packet;

  while (dulle_flow_next (&from->flow, &packet))
    {
      g_autoptr (GBytes) bytes = dulle_flow_packet_write (&packet);
      guint n = 1;

      if (g_rand_int_range (chance, 0, 100) < (gint) weather->lost)
        n = 0;
      else if (g_rand_int_range (chance, 0, 100) < (gint) weather->twice)
        n = 2;
      for (; n > 0; n--)
        {
          if (g_rand_int_range (chance, 0, 100) < (gint) weather->late)
            g_queue_push_head (&to->coming, g_bytes_ref (bytes));
          else
            g_queue_push_tail (&to->coming, g_bytes_ref (bytes));
        }
    }
}

/* Whoever reads takes some of what is there, or nothing for a while. */
static void
receive_packets (End   *end,
                 GRand *chance)
{
  g_autoptr (GBytes) bytes = NULL;

  while ((bytes = g_queue_pop_head (&end->coming)) != NULL)
    {
      DulleFlowPacket packet;
      gsize           size;
      const guint8   *data = g_bytes_get_data (bytes, &size);

      ck_assert (dulle_flow_packet_read (data, size, &packet));
      dulle_flow_receive (&end->flow, &packet);
      ck_assert_uint_le (end->flow.in->len, DULLE_FLOW_WINDOW);
      g_clear_pointer (&bytes, g_bytes_unref);
    }
  if (g_rand_boolean (chance))
    {
      guint n = (guint) g_rand_int_range (chance, 0, (gint) end->flow.in->len + 1);

      g_byte_array_append (end->heard, end->flow.in->data, n);
      dulle_flow_take (&end->flow, n);
    }
}

static void
write_some (End   *end,
            guint  n_all,
            GRand *chance)
{
  gsize room = MIN (dulle_flow_room (&end->flow), n_all - end->sent->len);
  gsize n = (gsize) g_rand_int_range (chance, 0, 20000);

  n = MIN (n, room);
  for (gsize i = 0; i < n; i++)
    {
      guint8 byte = (guint8) g_rand_int (chance);

      g_byte_array_append (end->sent, &byte, 1);
      dulle_flow_add (&end->flow, &byte, 1);
    }
  if (end->sent->len == n_all)
    dulle_flow_end (&end->flow);
}

static void
assert_same (const GByteArray *sent,
             const GByteArray *heard)
{
  ck_assert_uint_eq (sent->len, heard->len);
  ck_assert (sent->len == 0 || memcmp (sent->data, heard->data, sent->len) == 0);
}

/* @n_ways: bytes that go each way */
static guint
run_weather (const Weather *weather,
             const guint    n_ways[2],
             guint          seed)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
  End   ends[2];
  guint n_rounds = 0;

  open_end (&ends[0]);
  open_end (&ends[1]);
  while (!dulle_flow_is_over (&ends[0].flow) || !dulle_flow_is_over (&ends[1].flow) ||
         ends[0].flow.in->len > 0 || ends[1].flow.in->len > 0)
    {
      ck_assert_msg (n_rounds++ < 20000, "seed %u hangs", seed);
      for (guint i = 0; i < 2; i++)
        {
          write_some (&ends[i], n_ways[i], chance);
          if (n_rounds % 10 == 0)
            dulle_flow_repeat (&ends[i].flow, 0);
          send_packets (&ends[i], &ends[1 - i], weather, chance);
          ck_assert_uint_le (ends[i].flow.out->len, DULLE_FLOW_WINDOW);
          receive_packets (&ends[1 - i], chance);
        }
    }
  assert_same (ends[0].sent, ends[1].heard);
  assert_same (ends[1].sent, ends[0].heard);
  close_end (&ends[0]);
  close_end (&ends[1]);

  return n_rounds;
}

START_TEST (test_weather)
{
  static const Weather weathers[] = {
    { 0, 0, 0 },
    { 10, 0, 0 },
    { 0, 30, 0 },
    { 0, 0, 30 },
    { 20, 20, 20 },
    { 60, 0, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (weathers); i++)
    for (guint seed = 0; seed < 4; seed++)
      run_weather (&weathers[i], (guint[2]){ 400000, seed % 2 * 300000 }, 100 * i + seed);
}
END_TEST

/* Nothing but the two ends, and one byte. */
START_TEST (test_little)
{
  static const Weather weather = { 50, 50, 50 };

  for (guint seed = 0; seed < 200; seed++)
    run_weather (&weather, (guint[2]){ seed % 3, seed % 2 }, seed);
}
END_TEST

/* Nothing is sent beyond what the other side has room for, and all of it once there is. */
START_TEST (test_slow_reader)
{
  static const guint8  zeros[DULLE_FLOW_WINDOW] = { 0 };
  static const Weather fair = { 0, 0, 0 };
  g_autoptr (GRand) chance = g_rand_new_with_seed (1);
  End             ends[2];
  DulleFlowPacket packet;

  open_end (&ends[0]);
  open_end (&ends[1]);
  for (guint i = 0; i < 2; i++)
    {
      dulle_flow_add (&ends[0].flow, zeros, dulle_flow_room (&ends[0].flow));
      send_packets (&ends[0], &ends[1], &fair, chance);
      while (!g_queue_is_empty (&ends[1].coming))
        {
          g_autoptr (GBytes) bytes = g_queue_pop_head (&ends[1].coming);

          ck_assert (dulle_flow_packet_read (g_bytes_get_data (bytes, NULL),
                                             g_bytes_get_size (bytes),
                                             &packet));
          dulle_flow_receive (&ends[1].flow, &packet);
        }
      while (dulle_flow_next (&ends[1].flow, &packet))
        dulle_flow_receive (&ends[0].flow, &packet);
    }
  ck_assert_uint_eq (ends[1].flow.in->len, DULLE_FLOW_WINDOW);
  ck_assert_uint_eq (ends[0].flow.out->len, DULLE_FLOW_WINDOW);
  ck_assert (!dulle_flow_next (&ends[0].flow, &packet));

  /* Half of the window is worth a packet. */
  dulle_flow_take (&ends[1].flow, DULLE_FLOW_WINDOW / 2 - 1);
  ck_assert (!dulle_flow_next (&ends[1].flow, &packet));
  dulle_flow_take (&ends[1].flow, 1);
  ck_assert (dulle_flow_next (&ends[1].flow, &packet));
  dulle_flow_receive (&ends[0].flow, &packet);
  ck_assert (dulle_flow_next (&ends[0].flow, &packet));
  ck_assert_uint_eq (packet.n_bytes, DULLE_FLOW_CHUNK);
  close_end (&ends[0]);
  close_end (&ends[1]);
}
END_TEST

START_TEST (test_packets)
{
  DulleFlowPacket packet = { .kind = DULLE_FLOW_PACKET_DATA,
                             .stream = { 1, 2, 3 },
                             .is_last = TRUE,
                             .offset = 0x0102030405060708,
                             .arrived = 9,
                             .limit = 10,
                             .bytes = (const guint8 *) "abc",
                             .n_bytes = 3 };
  g_autoptr (GBytes) bytes = dulle_flow_packet_write (&packet);
  gsize           size;
  const guint8   *data = g_bytes_get_data (bytes, &size);
  DulleFlowPacket read;

  ck_assert (dulle_flow_packet_read (data, size, &read));
  ck_assert_int_eq (read.kind, packet.kind);
  ck_assert (read.is_last && !read.has_gap);
  ck_assert_mem_eq (read.stream, packet.stream, sizeof read.stream);
  ck_assert_uint_eq (read.offset, packet.offset);
  ck_assert_uint_eq (read.arrived, 9);
  ck_assert_uint_eq (read.limit, 10);
  ck_assert_uint_eq (read.n_bytes, 3);
  ck_assert_mem_eq (read.bytes, "abc", 3);

  for (gsize i = 0; i < size - 3; i++)
    ck_assert (!dulle_flow_packet_read (data, i, &read));
}
END_TEST

/* Milliseconds: between two looks at the clock, a packet's way, and what a line has until its guest
 * must have a seat. */
#define LOOK     500
#define WAY      50
#define GREETING 10000

/* Until a guest has a seat: two are of the handshake. */
#define N_PARTS 6

static void
hear_packets (End *end)
{
  while (!g_queue_is_empty (&end->coming))
    {
      g_autoptr (GBytes) bytes = g_queue_pop_head (&end->coming);
      DulleFlowPacket packet;

      ck_assert (dulle_flow_packet_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                         &packet));
      dulle_flow_receive (&end->flow, &packet);
    }
}

/* Says a part in answer to one. Returns: how many were said */
static guint
say_part (DulleFlow *flow,
          gboolean   is_first)
{
  static const guint8 part[300] = { 0 };

  if (!is_first && flow->in->len < sizeof part)
    return 0;

  dulle_flow_take (flow, flow->in->len);
  dulle_flow_add (flow, part, sizeof part);

  return 1;
}

/* Each side says its part when it has heard the other's. Returns: how many milliseconds that
 * takes */
static gint64
run_join (guint seed)
{
  static const Weather weather = { 30, 0, 0 };
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
  gint64 looks[] = { g_rand_int_range (chance, 0, LOOK), g_rand_int_range (chance, 0, LOOK) };
  End    ends[2];
  guint  n_said = 0;
  gint64 now = 0;

  open_end (&ends[0]);
  open_end (&ends[1]);
  for (; n_said <= N_PARTS; now += WAY)
    for (guint i = 0; i < 2; i++)
      {
        DulleFlow *flow = &ends[i].flow;
        gint64     clock = now * G_TIME_SPAN_MILLISECOND;

        hear_packets (&ends[i]);
        dulle_flow_note_time (flow, clock);
        n_said += say_part (flow, n_said == 0);
        if ((now + looks[i]) % LOOK < WAY && dulle_flow_is_late (flow, clock))
          dulle_flow_repeat (flow, clock);
        send_packets (&ends[i], &ends[1 - i], &weather, chance);
      }
  close_end (&ends[0]);
  close_end (&ends[1]);

  return now;
}

/* Where 30 % of all packets are lost, whoever comes to a table has a seat in time, but for one in
 * a thousand. */
START_TEST (test_join)
{
  guint n_late = 0;

  for (guint seed = 0; seed < 1000; seed++)
    n_late += run_join (seed) > GREETING ? 1 : 0;
  ck_assert_uint_le (n_late, 1);
}
END_TEST

/* What does not arrive is sent again soon, and then less and less often. */
START_TEST (test_patience)
{
  static const gint64 waits[] = { 250, 250, 500, 1000, 1000 };
  DulleFlow           flow;
  DulleFlowPacket     packet;
  gint64              now = 0;

  dulle_flow_init (&flow);
  dulle_flow_note_time (&flow, now);
  dulle_flow_add (&flow, (const guint8 *) "a", 1);
  ck_assert (!dulle_flow_is_late (&flow, G_MAXINT64));
  for (guint i = 0; i < G_N_ELEMENTS (waits); i++)
    {
      ck_assert (dulle_flow_next (&flow, &packet));
      now += waits[i] * G_TIME_SPAN_MILLISECOND;
      dulle_flow_note_time (&flow, now);
      ck_assert (!dulle_flow_is_late (&flow, now));
      ck_assert (dulle_flow_is_late (&flow, ++now));
      dulle_flow_repeat (&flow, now);
    }
  dulle_flow_receive (&flow, &(DulleFlowPacket){ DULLE_FLOW_PACKET_DATA, .arrived = 1 });
  dulle_flow_note_time (&flow, now);
  ck_assert (!dulle_flow_is_late (&flow, G_MAXINT64));
  ck_assert_uint_eq (flow.n_repeats, 0);
  dulle_flow_clear (&flow);
}
END_TEST

/* Any bytes are refused, or do no harm: what a flow keeps stays bounded. */
START_TEST (test_any_packets)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (guint round = 0; round < 200; round++)
    {
      End end;

      open_end (&end);
      for (guint i = 0; i < 200; i++)
        {
          static guint8   bytes[DULLE_FLOW_CHUNK];
          DulleFlowPacket packet = {
            .kind = DULLE_FLOW_PACKET_DATA,
            .is_last = g_rand_int_range (chance, 0, 50) == 0,
            .has_gap = g_rand_boolean (chance),
            .offset = end.flow.in_next + (guint64) g_rand_int_range (chance, -9000, 100),
            .arrived = g_rand_boolean (chance) ? g_rand_int (chance) % 40000
                                               : G_MAXUINT64 - g_rand_int (chance) % 3,
            .limit = g_rand_int (chance),
            .bytes = bytes,
            .n_bytes = g_rand_int (chance) % (DULLE_FLOW_CHUNK + 1),
          };

          if (dulle_flow_room (&end.flow) >= sizeof bytes)
            dulle_flow_add (&end.flow, bytes, sizeof bytes);
          dulle_flow_receive (&end.flow, &packet);
          while (dulle_flow_next (&end.flow, &packet))
            ck_assert_uint_le (packet.n_bytes, DULLE_FLOW_CHUNK);
          ck_assert_uint_le (end.flow.in->len, DULLE_FLOW_WINDOW);
          ck_assert_uint_le (end.flow.out->len, DULLE_FLOW_WINDOW);
        }
      close_end (&end);
    }
}
END_TEST

SUITE ("broker-flow",
       test_weather,
       test_little,
       test_slow_reader,
       test_join,
       test_patience,
       test_packets,
       test_any_packets)
