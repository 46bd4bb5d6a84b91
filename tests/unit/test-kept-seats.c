/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seats of a shared table, as the guest and the host keep them in files: what is read is
 * what was written, nobody else may read it, and what somebody broke is no seat.
 */
#include "suite.h"

#include "counted-warnings.h"
#include "session-driver.h"
#include "session/dulle-host.h"
#include "session/kept-seat.h"
#include "session/seat-file.h"

/* Nobody is there. */
#define LINK "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@127.0.0.1:1"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static Fixture
fixture_new (void)
{
  char *folder = make_folder ();

  return (Fixture){ .folder = folder, .path = g_build_filename (folder, "seat.ini", NULL) };
}

static void
fixture_clear (Fixture *fixture)
{
  g_free (fixture->path);
  remove_folder (fixture->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static void
write_text (const char *path,
            const char *text)
{
  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static DulleFairMemory
make_memory (void)
{
  return (DulleFairMemory){
    .noted_game = 3,
    .noted = { .n_parts = 3,
               .parts = { { .who = DULLE_FAIR_HOST, .commitment.bytes = { 1 } },
                          { .who = 1, .is_open = TRUE, .commitment.bytes = { 2 }, .value.bytes = { 3 } },
                          { .who = 6, .commitment.bytes = { [31] = 4 } } } },
    .is_open = TRUE,
    .attempt = 1,
    .opened_game = 4,
    .opened_commitment.bytes = { 5 },
    .shown_game = 2,
    .first_bent = 1,
    .last_bent = G_MAXINT32,
  };
}

static void
save_seat (const char *path)
{
  DulleKeptSeat seat = {
    .invitation = (char *) LINK,
    .token = (char *) "token",
    .host = (char *) "Anna",
    .host_player = 3,
    .port = 65535,
    .secret = (char *) "0123456789abcdef",
    .checks = { (char *) "one", NULL, NULL, (char *) "two three" },
    .fair_root.bytes = { 1, 2, 3, [31] = 255 },
    .memory = make_memory (),
    .n_games = 7,
    .seed = G_MAXUINT64,
    .me = { .name = "Bert", .face = DULLE_FACE_OWL },
  };

  dulle_kept_seat_save (&seat, path);
}

static void
assert_checks (const DulleKeptSeat *seat)
{
  ck_assert_str_eq (seat->checks[0], "one");
  ck_assert_ptr_null (seat->checks[1]);
  ck_assert_ptr_null (seat->checks[2]);
  ck_assert_str_eq (seat->checks[3], "two three");
}

START_TEST (test_seat)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleKeptSeat) seat = NULL;
  const DulleFairNumber root = { .bytes = { 1, 2, 3, [31] = 255 } };
  const DulleFairMemory memory = make_memory ();

  save_seat (fixture.path);
  assert_private (fixture.path);
  seat = dulle_kept_seat_load (fixture.path, NULL);
  ck_assert_ptr_nonnull (seat);
  ck_assert_str_eq (seat->invitation, LINK);
  ck_assert_str_eq (seat->token, "token");
  ck_assert_str_eq (seat->host, "Anna");
  ck_assert_uint_eq (seat->host_player, 3);
  ck_assert_uint_eq (seat->port, 65535);
  ck_assert_str_eq (seat->secret, "0123456789abcdef");
  assert_checks (seat);
  ck_assert_mem_eq (&seat->fair_root, &root, sizeof root);
  ck_assert_mem_eq (&seat->memory, &memory, sizeof memory);
  ck_assert_uint_eq (seat->n_games, 7);
  ck_assert_uint_eq (seat->seed, G_MAXUINT64);
  ck_assert_str_eq (seat->me.name, "Bert");
  ck_assert_int_eq (seat->me.face, DULLE_FACE_OWL);
}
END_TEST

START_TEST (test_copy)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleKeptSeat) copy = NULL;
  DulleKeptSeat *seat;

  save_seat (fixture.path);
  seat = dulle_kept_seat_load (fixture.path, NULL);
  copy = dulle_kept_seat_copy (seat);
  dulle_kept_seat_free (seat);
  ck_assert_str_eq (copy->invitation, LINK);
  ck_assert_str_eq (copy->token, "token");
  ck_assert_str_eq (copy->host, "Anna");
  ck_assert_str_eq (copy->secret, "0123456789abcdef");
  assert_checks (copy);
  ck_assert_uint_eq (copy->n_games, 7);
}
END_TEST

START_TEST (test_no_seat)
{
  g_auto (Fixture) fixture = fixture_new ();

  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  write_text (fixture.path, "nonsense");
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  write_text (fixture.path, "[seat]\ninvitation=" LINK "\n");
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  write_text (fixture.path, "[seat]\ntoken=token\n");
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  write_text (fixture.path, "[seat]\ninvitation=dulle:0011\ntoken=token\n");
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
}
END_TEST

/* What an older version has kept of names is not seen. */
START_TEST (test_unseen_in_names)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleKeptSeat) seat = NULL;

  write_text (fixture.path, "[seat]\ninvitation=" LINK "\ntoken=token\n"
                            "host=\u202eAn\u200bna\nname=\u3164Bert\n");
  seat = dulle_kept_seat_load (fixture.path, NULL);
  ck_assert_ptr_nonnull (seat);
  ck_assert_str_eq (seat->host, "Anna");
  ck_assert_str_eq (seat->me.name, "Bert");
}
END_TEST

/* Numbers that cannot be are none, and who has no name and face is a person all the same. */
START_TEST (test_little_of_a_seat)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autoptr (DulleKeptSeat) seat = NULL;

  write_text (fixture.path, "[seat]\ninvitation=" LINK "\ntoken=token\ngames=-3\n"
                            "host-player=4\nport=65536\n[deal]\npart-1=\n");
  seat = dulle_kept_seat_load (fixture.path, NULL);
  ck_assert_ptr_nonnull (seat);
  ck_assert_uint_eq (seat->n_games, 0);
  ck_assert_uint_eq (seat->host_player, 0);
  ck_assert_uint_eq (seat->port, 0);
  ck_assert_uint_eq (seat->memory.noted.n_parts, 0);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    ck_assert_ptr_null (seat->checks[player]);
  ck_assert_str_eq (seat->host, "");
  ck_assert_str_eq (seat->me.name, "");
  ck_assert_int_eq (seat->me.face, dulle_face_from_id (""));
}
END_TEST

START_TEST (test_table)
{
  g_auto (Fixture) fixture = fixture_new ();
  DulleSeatFile table = {
    .seed = G_MAXUINT64,
    .port = 65535,
    .id = (char *) "id",
    .secret = (char *) "secret",
    .tokens = { (char *) "first", NULL, (char *) "", (char *) "last" },
    .checks = { (char *) "one", NULL, (char *) "two three", NULL },
    .substituted = 1 << 3,
  };
  DulleSeatFile read = { 0 };

  ck_assert (dulle_seat_file_save (&table, fixture.path, NULL));
  assert_private (fixture.path);
  ck_assert (dulle_seat_file_load (&read, fixture.path, NULL));
  ck_assert_uint_eq (read.seed, G_MAXUINT64);
  ck_assert_uint_eq (read.port, 65535);
  ck_assert_str_eq (read.id, "id");
  ck_assert_str_eq (read.secret, "secret");
  ck_assert_uint_eq (read.substituted, 1 << 3);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      ck_assert_pstr_eq (read.tokens[player], table.tokens[player]);
      ck_assert_pstr_eq (read.checks[player], table.checks[player]);
    }

  dulle_seat_file_clear (&read);
  ck_assert_ptr_null (read.id);
  ck_assert_ptr_null (read.secret);
  ck_assert_uint_eq (read.substituted, 0);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      ck_assert_ptr_null (read.tokens[player]);
      ck_assert_ptr_null (read.checks[player]);
    }
}
END_TEST

START_TEST (test_no_table)
{
  static const char *const texts[] = {
    "nonsense",
    "[table]\nid=id\n",
    "[table]\nsecret=secret\n",
    "[seat]\nid=id\nsecret=secret\n",
    "[table]\nid=id\nsecret=secret\nseed=1\n",
    "[table]\nid=id\nsecret=secret\nseed=one\nport=1\n",
    "",
  };
  g_auto (Fixture) fixture = fixture_new ();
  DulleSeatFile read = { .port = 4711 };

  ck_assert (!dulle_seat_file_load (&read, fixture.path, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      write_text (fixture.path, texts[i]);
      ck_assert (!dulle_seat_file_load (&read, fixture.path, NULL));
    }
  ck_assert_uint_eq (read.port, 4711);
  ck_assert_ptr_null (read.id);
}
END_TEST

/* A seat that is not kept is lost when the program ends, which the log says. Those of a host's
 * guests are tried again (test-hosting.c). */
START_TEST (test_nowhere)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *below = g_build_filename (fixture.path, "table.ini", NULL);
  DulleSeatFile    table = { .id = (char *) "id", .secret = (char *) "secret" };
  guint            n_warnings = 0;

  g_log_set_writer_func (count_warning_cb, &n_warnings, NULL);
  write_text (fixture.path, "A file, not a folder");
  ck_assert (!dulle_seat_file_save (&table, below, NULL));
  ck_assert_uint_eq (n_warnings, 0);
  save_seat (below);
  ck_assert_uint_eq (n_warnings, 1);
}
END_TEST

static void
assert_text (const char *path,
             const char *text)
{
  g_autofree char *found = NULL;

  ck_assert (g_file_get_contents (path, &found, NULL, NULL));
  ck_assert_str_eq (found, text);
}

/* Whatever is there instead is not overwritten, which the log says; of a file that is not there,
 * nothing is said. */
START_TEST (test_set_aside)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *first = g_strconcat (fixture.path, ".broken", NULL);
  g_autofree char *second = g_strconcat (first, "-2", NULL);
  DulleSeatFile    table = { .id = (char *) "id", .secret = (char *) "secret" };
  guint            n_warnings = 0;

  g_log_set_writer_func (count_warning_cb, &n_warnings, NULL);
  ck_assert (!dulle_seat_file_load (&(DulleSeatFile){ 0 }, fixture.path, NULL));
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  ck_assert_uint_eq (n_warnings, 0);

  write_text (fixture.path, "one");
  ck_assert (!dulle_seat_file_load (&(DulleSeatFile){ 0 }, fixture.path, NULL));
  ck_assert_uint_eq (n_warnings, 1);
  ck_assert (dulle_seat_file_save (&table, fixture.path, NULL));
  ck_assert_ptr_null (dulle_kept_seat_load (fixture.path, NULL));
  ck_assert_uint_eq (n_warnings, 2);
  assert_text (first, "one");
  ck_assert (dulle_seat_file_load (&table, second, NULL));
  ck_assert (!g_file_test (fixture.path, G_FILE_TEST_EXISTS));
  dulle_seat_file_clear (&table);
}
END_TEST

static void
note_error_cb (DulleSession     *session,
               const DulleEvent *event,
               GString          *told)
{
  if (event->kind == DULLE_EVENT_ERROR)
    g_string_append (told, event->error->message);
}

/* Whoever had a seat is told once that it is lost, and where what is left of it lies. */
START_TEST (test_told)
{
  static const char *const texts[] = {
    "nonsense",
    "[seat]\ninvitation=dulle:0011\ntoken=token\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (Fixture) fixture = fixture_new ();
      g_autofree char *store = g_build_filename (fixture.folder, "store", NULL);
      g_autofree char *aside = g_strconcat (fixture.path, ".broken", NULL);
      g_autofree char *sentence =
          g_strdup_printf ("Your seat at another table cannot be read from “%s”.", aside);
      g_autoptr (GString) told = g_string_new (NULL);
      g_autoptr (DulleSession) session = NULL;

      write_text (fixture.path, texts[i]);
      session = dulle_session_new (store, 0);
      g_signal_connect (session, "event", G_CALLBACK (note_error_cb), told);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      ck_assert_str_eq (told->str, sentence);
      ck_assert_ptr_null (dulle_session_get_kept_table (session));
      assert_text (aside, texts[i]);
    }
}
END_TEST

/* And a host that those of its guests are lost. */
START_TEST (test_host_told)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *store = g_build_filename (fixture.folder, "store", NULL);
  g_autofree char *path = g_build_filename (fixture.folder, "table.ini", NULL);
  g_autofree char *aside = g_strconcat (path, ".broken", NULL);
  g_autofree char *sentence = g_strdup_printf (
      "The seats of your guests cannot be read from “%s”. Computers play for them.", aside);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (DulleSession) session = NULL;
  g_autoptr (DulleHost) host = NULL;

  write_text (path, "nonsense");
  session = dulle_session_new (store, 0);
  host = dulle_host_new (session, fixture.folder);
  g_signal_connect (session, "event", G_CALLBACK (note_error_cb), told);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_str_eq (told->str, sentence);
  assert_text (aside, "nonsense");
}
END_TEST

static void
assert_refused (DulleSession *session,
                const char   *reason)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  const DulleParticipant me = { .name = "Carla" };

  ck_assert (!dulle_session_join (session, LINK, &me, &error));
  ck_assert_str_eq (error->message, reason);
  ck_assert_ptr_null (dulle_session_get_company (session));
  if (dulle_session_get_kept_seat (session) != NULL)
    return;

  ck_assert (!dulle_session_look_on (session, LINK, &me, NULL));
  ck_assert (!dulle_session_knock (session, "127.0.0.1:1", &me, NULL));
  ck_assert (!dulle_session_claim_tables (session, &again));
  ck_assert_str_eq (again->message, reason);
}

/* A program that is started while another one has the folder touches no seat there. When that one
 * has ended, the seat is shown before another table makes an end of it. */
START_TEST (test_two_programs)
{
  g_auto (Fixture) fixture = fixture_new ();
  g_autofree char *store = g_build_filename (fixture.folder, "store", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (DulleSession) first = NULL;
  g_autoptr (DulleSession) second = NULL;
  const DulleParticipant me = { .name = "Carla" };

  save_seat (fixture.path);
  ck_assert (g_file_get_contents (fixture.path, &kept, NULL, NULL));
  first = dulle_session_new (store, 0);
  second = dulle_session_new (store, 0);
  ck_assert_str_eq (dulle_session_get_kept_table (first), "Anna");
  ck_assert_ptr_null (dulle_session_get_kept_table (second));
  assert_refused (second, "Dulle is already running. Play with others there, or close it first.");
  dulle_session_leave_table (second);
  assert_text (fixture.path, kept);

  g_clear_object (&first);
  assert_refused (second, "You were at another table. Your seat is being kept.");
  ck_assert_str_eq (dulle_session_get_kept_table (second), "Anna");
  assert_text (fixture.path, kept);
  ck_assert (dulle_session_join (second, LINK, &me, NULL));
}
END_TEST

SUITE ("kept-seats",
       test_seat,
       test_copy,
       test_no_seat,
       test_unseen_in_names,
       test_little_of_a_seat,
       test_table,
       test_no_table,
       test_nowhere,
       test_set_aside,
       test_told,
       test_host_told,
       test_two_programs)
