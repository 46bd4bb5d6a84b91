/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Programs at a table that are older or newer than this one, come with an invitation of
 * yesterday, or say what no program would: each is served as far as it goes, or told in a
 * sentence why not, and nobody else notices.
 */
#include "stranger-fixture.h"

#include <libintl.h>
#include <locale.h>

#include "net/knock.h"
#include "other-host.h"
#include "suite.h"

/* Guests */

/* A guest that can do less, or more, is dealt to. It is told nothing that it could not read: an
 * old program would end at the lines of a block, or could not follow; nor what was not voted. */
START_TEST (test_other_guests)
{
  static const char *const needless[] = { "commitment ", "open ", "share ", "again ",
                                          "watching ", "handover", "moved ", "voted " };
  static const struct
  {
    guint       highest;
    const char *abilities;
  } rows[] = { { 1, OLD }, { 1, "" }, { 9, "dulle 9.0.0 juggling hands-off" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Table) table = { .is_fair = TRUE };
      g_auto (Side) side = { 0 };
      DulleRules rules = driver_rules ();

      open_table (&table, &rules);
      begin_guest (&side, &table, rows[i].highest, (char *) rows[i].abilities);
      join_by (&side, table.door->seats.secret);
      begin_to_play (&table);
      wait_for_word (&side, "new");
      ck_assert_int_eq (side.end, DULLE_LINE_END_NONE);
      for (guint k = 0; k < G_N_ELEMENTS (needless); k++)
        {
          g_autofree char *start = g_strdup_printf ("\n%s", needless[k]);

          ck_assert_msg (strstr (side.heard->str, start) == NULL, "%s", needless[k]);
        }
    }
}
END_TEST

/* Acts of another moment or seat, or that are none, before the guest's first question is answered;
 * and what is said of nobody who could be meant. */
static const DulleWireMessage untimely[] = {
  { DULLE_WIRE_ACT, .words = { 0, (char *) "1:healthy" } },
  { DULLE_WIRE_ACT, .words = { 2, (char *) "1:healthy" } },
  { DULLE_WIRE_ACT, .words = { 1, (char *) "2:healthy" } },
  { DULLE_WIRE_ACT, .words = { 1, (char *) "nonsense" } },
  { DULLE_WIRE_ACT, .words = { 0, (char *) "1!re" } },
  { DULLE_WIRE_ACT, .words = { 2, (char *) "1!re" } },
  { DULLE_WIRE_CONSENT, .consent = { DULLE_COMPANY_SIZE, 1 } },
  { DULLE_WIRE_CONSENT, .consent = { 2, 1 } },
  { DULLE_WIRE_VOTE, .number = 1 },
};

/* Nothing follows from them, and the answer to the question is heard afterwards. */
START_TEST (test_untimely)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  DulleRules       rules = driver_rules ();
  DulleWireMessage hello = { DULLE_WIRE_SAY, .say = { 1, (char *) "hello" } };
  DulleWireMessage answer = { DULLE_WIRE_ACT, .words = { 1, (char *) "1:healthy" } };

  open_table (&table, &rules);
  begin_guest (&side, &table, 1, (char *) OLD);
  join_by (&side, table.door->seats.secret);
  begin_to_play (&table);
  wait_for_word (&side, "ask");
  for (guint i = 0; i < G_N_ELEMENTS (untimely); i++)
    dulle_line_send (side.line, &untimely[i]);
  dulle_line_send (side.line, &hello);
  wait_for_word (&side, "say");
  ck_assert (table.door->places[1].is_asked);
  ck_assert_int_eq (table.door->places[1].vote, -1);
  dulle_line_send (side.line, &answer);
  wait_for_word (&side, "event");
  ck_assert_ptr_null (strstr (side.heard->str, "\nrefused "));
  ck_assert_int_eq (side.end, DULLE_LINE_END_NONE);
}
END_TEST

/* Seats */

/* Comes back with a token, and with so many games of the tournament of that id. */
static void
come_back (Side       *side,
           Table      *table,
           const char *token,
           const char *id,
           guint       n_games)
{
  begin_guest (side, table, 1, (char *) OLD);
  dulle_line_send (side->line,
                   &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                        .back = { (char *) token, (char *) id, n_games } });
  side_wait (side, 2);
  if (side->end == DULLE_LINE_END_NONE)
    dulle_line_sit_down (side->line);
}

static void
leave (Side        *side,
       Table       *table,
       DulleLineEnd end)
{
  dulle_line_drop (g_steal_pointer (&side->line), end);
  while (dulle_host_get_company (table->door)->companions[1].kind == DULLE_COMPANION_PERSON)
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever knows as many games as there are is told the rest. One that knows more, which are lost
 * here, is told all anew; of another tournament it may know as many as it likes. */
START_TEST (test_known_games)
{
  static const struct
  {
    gboolean is_other;
    guint    n_games;
  } rows[] = { { FALSE, 0 }, { FALSE, 1 }, { TRUE, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Table) table = { 0 };
      g_auto (Side) before = { 0 };
      g_auto (Side) side = { 0 };
      DulleRules       rules = driver_rules ();
      g_autofree char *begun = NULL;
      const char      *told;

      open_table (&table, &rules);
      begin_guest (&before, &table, 1, (char *) OLD);
      join_by (&before, table.door->seats.secret);
      begin_to_play (&table);
      wait_for_word (&before, "ask");
      come_back (&side, &table, table.door->seats.tokens[1],
                 rows[i].is_other ? "other" : table.door->seats.id, rows[i].n_games);
      wait_for_word (&side, "ask");
      begun = g_strdup_printf ("\ntournament %s ", table.door->seats.id);
      ck_assert_uint_eq (table.door->places[1].n_records, 0);
      told = strstr (side.heard->str, "\ntournament " DULLE_WIRE_NO_TOURNAMENT " ");
      ck_assert_int_eq (told != NULL, !rows[i].is_other && rows[i].n_games > 0);
      ck_assert_ptr_nonnull (strstr (told != NULL ? told : side.heard->str, begun));
    }
}
END_TEST

/* Whoever leaves during the tournament still has its seat; whoever was away when it began has none,
 * as a computer plays there. */
START_TEST (test_left_seat)
{
  for (guint i = 0; i <= 1; i++)
    {
      g_auto (Table) table = { 0 };
      g_auto (Side) before = { 0 };
      g_auto (Side) side = { 0 };
      DulleRules       rules = driver_rules ();
      gboolean         begins_first = i == 0;
      g_autofree char *token = NULL;

      open_table (&table, &rules);
      begin_guest (&before, &table, 1, (char *) OLD);
      join_by (&before, table.door->seats.secret);
      token = g_strdup (table.door->seats.tokens[1]);
      if (begins_first)
        begin_to_play (&table);
      leave (&before, &table, begins_first ? DULLE_LINE_END_LEFT : DULLE_LINE_END_NONE);
      if (!begins_first)
        begin_to_play (&table);
      come_back (&side, &table, token, "-", 0);
      ck_assert_int_eq (side.end, begins_first ? DULLE_LINE_END_NONE : DULLE_LINE_END_TOKEN);
    }
}
END_TEST

/* Nor has it one while the others still give their shares of the first deal. */
START_TEST (test_left_while_sharing)
{
  g_auto (Table) table = { .is_fair = TRUE };
  g_auto (Side) stays = { 0 };
  g_auto (Side) leaves = { 0 };
  g_auto (Side) side = { 0 };
  DulleRules       rules = driver_rules ();
  g_autofree char *token = NULL;

  open_table (&table, &rules);
  begin_guest (&leaves, &table, 1, (char *) OLD);
  join_by (&leaves, table.door->seats.secret);
  token = g_strdup (table.door->seats.tokens[1]);
  begin_guest (&stays, &table, 1, (char *) "dulle 9.0.0 " DULLE_WIRE_SHARES);
  join_by (&stays, table.door->seats.secret);
  leave (&leaves, &table, DULLE_LINE_END_NONE);
  dulle_host_begin (table.door);
  ck_assert (table.door->sharing.is_running);
  come_back (&side, &table, token, "-", 0);
  ck_assert_int_eq (side.end, DULLE_LINE_END_TOKEN);
}
END_TEST

/* In a lobby, nobody else gets the seat that is kept for one who is away, although no other is
 * free. */
START_TEST (test_kept_seat)
{
  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  Side             sides[5] = { 0 };
  g_autofree char *token = NULL;

  open_table (&table, &rules);
  for (guint i = 0; i < 4; i++)
    {
      begin_guest (&sides[i], &table, 1, (char *) OLD);
      join_as (&sides[i], table.door->seats.secret, i == 0 ? "Lost" : "Old");
      if (i > 0)
        continue;
      token = g_strdup (table.door->seats.tokens[1]);
      leave (&sides[i], &table, DULLE_LINE_END_NONE);
    }
  ck_assert_int_eq (sides[3].end, DULLE_LINE_END_FULL);
  come_back (&sides[4], &table, token, "-", 0);
  ck_assert_int_eq (sides[4].end, DULLE_LINE_END_NONE);
  ck_assert_ptr_nonnull (strstr (sides[4].heard->str, "\nseat 1 "));
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    side_clear (&sides[i]);
}
END_TEST

/* Invitations */

/* Whoever has played by it, or found it, does not come in once more: neither at a table that is
 * full, nor at the next one. */
START_TEST (test_old_invitation)
{
  g_auto (Table) table = { 0 };
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED);
  g_autofree char     *secret = NULL;
  g_autofree char     *token = NULL;
  g_auto (Side) late = { 0 };
  g_auto (Side) next = { 0 };
  g_auto (Side) back = { 0 };

  open_table (&table, &rules);
  secret = g_strdup (table.door->seats.secret);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  token = g_strdup (table.door->seats.tokens[1]);
  begin_to_play (&table);
  begin_guest (&late, &table, 1, (char *) OLD);
  join_by (&late, secret);
  ck_assert_int_eq (late.end, DULLE_LINE_END_FULL);

  ck_assert (dulle_host_open (table.door, &setup, 0, NULL));
  begin_guest (&next, &table, 1, (char *) OLD);
  join_by (&next, secret);
  ck_assert_int_eq (next.end, DULLE_LINE_END_SECRET);
  begin_guest (&back, &table, 1, (char *) OLD);
  dulle_line_send (back.line, &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                                   .back = { token, (char *) "-", 0 } });
  side_wait (&back, 2);
  ck_assert_int_eq (back.end, DULLE_LINE_END_TOKEN);
  ck_assert_uint_eq (count_persons (dulle_host_get_company (table.door)), 1);
}
END_TEST

/* More than one way in */

/* Whoever knocks has to wait for the answer: with an invitation beside it the same guest would
 * have two seats. */
START_TEST (test_two_ways_in)
{
  static char nonce[] = "ffeeddccbbaa99887766554433221100";
  g_auto (Table) table = { 0 };
  DulleRules       rules = driver_rules ();
  g_autofree char *commitment = dulle_knock_commit (nonce);

  open_table (&table, &rules);
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Side) side = { 0 };

      begin_guest (&side, &table, 1, (char *) OLD);
      dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_KNOCK,
                                                       .knock = { commitment, (char *) "owl",
                                                                  (char *) "Old" } });
      if (i == 1)
        dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_NONCE, .text = nonce });
      join_by (&side, table.door->seats.secret);
      side_wait (&side, G_MAXUINT);
      ck_assert_int_eq (side.end, DULLE_LINE_END_ERROR);
      dulle_host_answer_knock (table.door, dulle_host_get_company (table.door)->knock.digits, TRUE);
      ck_assert_uint_eq (count_persons (dulle_host_get_company (table.door)), 1);
      ck_assert_str_eq (dulle_host_get_company (table.door)->knock.digits, "");
    }
}
END_TEST

#define N_CROWD 40

/* A number that is said before the knock is worth nothing: only what one has bound oneself to
 * counts. */
START_TEST (test_early_nonce)
{
  g_auto (Table) table = { 0 };
  g_auto (Side) side = { 0 };
  g_autofree char  *nonce = g_strnfill (DULLE_KNOCK_NONCE_LENGTH, '0');
  g_autofree char  *commitment = dulle_knock_commit (nonce);
  DulleRules        rules = driver_rules ();
  const DulleKnock *shown;

  open_table (&table, &rules);
  shown = &dulle_host_get_company (table.door)->knock;
  begin_guest (&side, &table, 1, (char *) OLD);
  dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_NONCE, .text = nonce });
  dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_KNOCK,
                                                   .knock = { commitment, (char *) "owl",
                                                              (char *) "Old" } });
  side_wait (&side, 2);
  ck_assert_str_eq (shown->digits, "");
  dulle_line_send (side.line, &(DulleWireMessage){ DULLE_WIRE_NONCE, .text = nonce });
  while (*shown->digits == '\0')
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (shown->name, "Old");
  ck_assert_int_eq (side.end, DULLE_LINE_END_NONE);
}
END_TEST

/* Some who greet, or knock and do not say by which number, and no more: whoever really comes has
 * room all the same. */
START_TEST (test_idle_crowd)
{
  static char commitment[] = "0";
  g_auto (Table) table = { 0 };
  g_auto (Side) guest = { 0 };
  DulleRules rules = driver_rules ();
  Side       crowd[N_CROWD] = { 0 };

  open_table (&table, &rules);
  for (guint i = 0; i < N_CROWD; i++)
    {
      begin_guest (&crowd[i], &table, 1, (char *) OLD);
      if (i % 2 == 0)
        dulle_line_send (crowd[i].line, &(DulleWireMessage){ DULLE_WIRE_KNOCK,
                                                             .knock = { commitment, (char *) "owl",
                                                                        (char *) "Idle" } });
    }
  begin_guest (&guest, &table, 1, (char *) OLD);
  join_by (&guest, table.door->seats.secret);
  ck_assert_int_eq (guest.end, DULLE_LINE_END_NONE);
  ck_assert_uint_eq (count_persons (dulle_host_get_company (table.door)), 2);
  for (guint i = 0; i < N_CROWD; i++)
    side_clear (&crowd[i]);
}
END_TEST

/* Lines without an end */

#define CHUNK 65536

static gboolean
accept_cb (GTlsConnection      *lock,
           GTlsCertificate     *certificate,
           GTlsCertificateFlags flaws,
           gpointer             user_data)
{
  return TRUE;
}

/**
 * Babbler:
 * @n_bytes: how much of it went through
 * @is_cut: whether nothing goes through any more
 */
typedef struct
{
  GIOStream *lock;
  char       chunk[CHUNK];
  gsize      n_bytes;
  gboolean   is_cut;
} Babbler;

static void
babbled_cb (GObject      *stream,
            GAsyncResult *result,
            gpointer      user_data)
{
  Babbler *babbler = user_data;
  gssize   n = g_output_stream_write_finish (G_OUTPUT_STREAM (stream), result, NULL);

  babbler->is_cut = n <= 0;
  babbler->n_bytes += n > 0 ? (gsize) n : 0;
  if (!babbler->is_cut)
    g_output_stream_write_async (G_OUTPUT_STREAM (stream), babbler->chunk, CHUNK,
                                 G_PRIORITY_DEFAULT, NULL, babbled_cb, babbler);
}

static void
begin_to_babble (Babbler *babbler,
                 guint16  port)
{
  g_autoptr (GSocketConnection) pipe = connect_to (port);

  babbler->lock = g_tls_client_connection_new (G_IO_STREAM (pipe), NULL, NULL);
  ck_assert_ptr_nonnull (babbler->lock);
  g_signal_connect (babbler->lock, "accept-certificate", G_CALLBACK (accept_cb), NULL);
  memset (babbler->chunk, 'x', CHUNK);
  g_output_stream_write_async (g_io_stream_get_output_stream (babbler->lock), babbler->chunk,
                               CHUNK, G_PRIORITY_DEFAULT, NULL, babbled_cb, babbler);
}

/* Through the real lock, a line that does not end is cut, whatever is still to come of it, and the
 * others play to the end. */
START_TEST (test_endless_lines)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Babbler   *babblers = g_new0 (Babbler, 8);

  open_table (&table, &rules);
  seat_guests (&table, 2, dulle_host_get_port (table.door));
  begin_to_play (&table);
  for (guint i = 0; i < 8; i++)
    begin_to_babble (&babblers[i], dulle_host_get_port (table.door));
  for (guint i = 0; i < 8; i++)
    {
      while (!babblers[i].is_cut)
        g_main_context_iteration (NULL, TRUE);
      g_object_unref (babblers[i].lock);
    }
  while (table.door->visitors->len > table.n_guests)
    g_main_context_iteration (NULL, TRUE);
  wait_for_end (&table);
  for (guint i = 0; i < table.n_guests; i++)
    assert_same_games (table.host, table.guests[i]);
  g_free (babblers);
}
END_TEST

/* Hosts */

/* A host without what is newer gives a seat all the same; its table is not offered to be taken
 * over. */
START_TEST (test_old_host)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  const DulleCompany *company;

  join_table (guest, link, "Guest");
  company = dulle_session_get_company (guest->session);
  while (!company->is_connected)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (company->own, 2);
  ck_assert_ptr_null (company->problem);
  ck_assert (!dulle_session_may_offer (guest->session));
}
END_TEST

/* Whoever would not take the table over does not speak of it. */
START_TEST (test_no_offer)
{
  g_auto (OtherHost) host = { .abilities = "dulle 9.0.0 " DULLE_WIRE_HANDS_ON };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);

  join_table (guest, link, "Guest");
  while (!dulle_session_get_company (guest->session)->is_connected)
    g_main_context_iteration (NULL, TRUE);
  dulle_session_set_ready (guest->session, TRUE);
  while (host.n_ready == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (host.n_offers, 0);
}
END_TEST

/* What no host would say. */
static const DulleWireMessage nonsense[] = {
  { DULLE_WIRE_SEAT, .seat = { DULLE_COMPANY_SIZE, (char *) "0123456789abcdef" } },
  { DULLE_WIRE_WATCHING, .watching = { 0, (char *) "" } },
  { DULLE_WIRE_RULES, .text = (char *) "no rules\nend\n" },
  { DULLE_WIRE_MOVED, .moved = { 0, (char *) "nowhere" } },
};

static void
wait_for_problem (Driver      *guest,
                  DulleLineEnd end)
{
  const DulleCompany *company = dulle_session_get_company (guest->session);

  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->problem, dulle_line_end_sentence (end));
  ck_assert (!company->is_connected && !company->is_trying);
}

static void
assert_not_understood (const DulleWireMessage *adds)
{
  g_auto (OtherHost) host = { .adds = adds };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);

  join_table (guest, link, "Guest");
  wait_for_problem (guest, DULLE_LINE_END_ERROR);
}

/* A host that cannot be understood is left for good, and it is said. */
START_TEST (test_nonsense)
{
  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    assert_not_understood (&nonsense[i]);
}
END_TEST

/* Somebody looks on there, and is told what cannot be. */
static void
assert_no_watcher (const DulleWireMessage *adds)
{
  g_auto (OtherHost) host = { .abilities = "dulle 9.0.0 " DULLE_WIRE_WATCHERS, .adds = adds };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  ck_assert (dulle_session_look_on (guest->session, link, &me, NULL));
  wait_for_problem (guest, DULLE_LINE_END_ERROR);
  ck_assert_uint_eq (dulle_session_get_company (guest->session)->own, DULLE_NO_SEAT);
}

/* Whoever would look on has no seat, not even one that is given, and is one of so many. */
START_TEST (test_seat_for_watcher)
{
  assert_no_watcher (NULL);
  assert_no_watcher (&(DulleWireMessage){ DULLE_WIRE_WATCHING,
                                          .watching = { DULLE_MAX_WATCHERS, (char *) "" } });
}
END_TEST

/* Whoever knocks is not sent from one table to another: nobody has looked at the digits. */
START_TEST (test_moved_while_knocking)
{
  g_auto (OtherHost) there = { 0 };
  g_autofree char *link = open_other (&there, DULLE_LINE_END_NONE);
  DulleWireMessage moved = { DULLE_WIRE_MOVED, .moved = { 1, link } };
  g_auto (OtherHost) host = { .adds = &moved };
  g_autofree char *here = open_other (&host, DULLE_LINE_END_NONE);
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", host.port);
  g_autoptr (Driver) guest = start_driver (NULL);
  DulleParticipant me = { .face = DULLE_FACE_OWL, .name = "Guest" };

  ck_assert (dulle_session_knock (guest->session, address, &me, NULL));
  wait_for_problem (guest, DULLE_LINE_END_FULL);
  ck_assert_ptr_null (there.line);
}
END_TEST

/* What happens at the table seems to take weeks. */
static void
slow_down_cb (DulleSession     *session,
              const DulleEvent *event,
              DulleHost        *door)
{
  ((DulleEvent *) event)->pace = G_MAXINT32;
  host_take_event (door, event);
}

/* Nobody has to watch that. */
START_TEST (test_slow_players)
{
  g_auto (Table) table = { 0 };
  DulleRules rules = driver_rules ();
  Driver    *guest;

  open_table (&table, &rules);
  g_signal_handlers_block_matched (table.host->session, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                   g_signal_lookup ("event-elsewhere", DULLE_TYPE_SESSION), 0,
                                   NULL, NULL, table.door);
  g_signal_connect (table.host->session, "event-elsewhere", G_CALLBACK (slow_down_cb),
                    table.door);
  seat_guests (&table, 1, dulle_host_get_port (table.door));
  play_one_game (&table);
  guest = table.guests[0];
  for (guint i = 0; i < guest->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (guest->events, i);

      ck_assert_uint_le (event->pace, 5000);
    }
}
END_TEST

/* Where nobody listens any more. */
START_TEST (test_nobody)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, DULLE_LINE_END_NONE);
  g_autoptr (Driver) guest = start_driver (NULL);
  const DulleCompany *company;

  g_socket_listener_close (G_SOCKET_LISTENER (host.service));
  join_table (guest, link, "Guest");
  company = dulle_session_get_company (guest->session);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->problem, dulle_line_end_sentence (DULLE_LINE_END_UNREACHABLE));
}
END_TEST

static void
assert_told (DulleLineEnd says,
             gboolean     looks_on,
             const char  *sentence)
{
  g_auto (OtherHost) host = { 0 };
  g_autofree char *link = open_other (&host, says);
  g_autoptr (Driver) guest = start_driver (NULL);
  DulleParticipant    me = { .face = DULLE_FACE_OWL, .name = "Guest" };
  const DulleCompany *company;

  if (looks_on)
    ck_assert (dulle_session_look_on (guest->session, link, &me, NULL));
  else
    ck_assert (dulle_session_join (guest->session, link, &me, NULL));
  company = dulle_session_get_company (guest->session);
  while (company->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (company->problem, sentence);
  ck_assert (!company->is_trying);
}

/* Where two programs have nothing in common, the sentence says which one is too old. */
START_TEST (test_told)
{
  assert_told (DULLE_LINE_END_OLD, FALSE,
               "Your Dulle is too old for this table. Please update it.");
  assert_told (DULLE_LINE_END_NEW, FALSE,
               "The host’s Dulle is too old for yours. It should be updated.");
  assert_told (DULLE_LINE_END_NONE, TRUE,
               "The host’s Dulle is too old for yours. It should be updated.");
}
END_TEST

/* So it does in German. */
START_TEST (test_told_in_german)
{
  ck_assert_ptr_nonnull (setlocale (LC_ALL, "en_US.UTF-8"));
  g_setenv ("LANGUAGE", "de", TRUE);
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  bind_textdomain_codeset ("dulle", "UTF-8");
  assert_told (DULLE_LINE_END_OLD, FALSE,
               "Deine Version von Dulle ist zu alt für diesen Tisch. "
               "Bitte aktualisiere sie.");
  assert_told (DULLE_LINE_END_NEW, FALSE,
               "Die Dulle-Version des Gastgebers ist zu alt für deine. "
               "Sie sollte aktualisiert werden.");
}
END_TEST

SUITE ("strangers",
       test_other_guests,
       test_untimely,
       test_known_games,
       test_left_seat,
       test_left_while_sharing,
       test_kept_seat,
       test_old_invitation,
       test_two_ways_in,
       test_early_nonce,
       test_idle_crowd,
       test_endless_lines,
       test_old_host,
       test_no_offer,
       test_nonsense,
       test_seat_for_watcher,
       test_moved_while_knocking,
       test_slow_players,
       test_nobody,
       test_told,
       test_told_in_german)
