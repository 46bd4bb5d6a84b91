/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sentences of the lobby: what somebody has done there, and whom an invitation leads to it.
 */
#include "setup/lobby-text.h"

#include "suite.h"

/* People without a name are told as the animal that is shown. */
START_TEST (test_nameless)
{
  const DulleWatcher   watcher = { TRUE, DULLE_FACE_OWL, "" };
  const DulleCompanion nobody = { .kind = DULLE_COMPANION_FREE };
  const DulleCompanion person = { .kind = DULLE_COMPANION_PERSON, .face = DULLE_FACE_FOX };
  g_autofree char     *watches = dulle_lobby_watcher (&watcher);
  g_autofree char     *came = dulle_lobby_change (&nobody, &person);
  g_autofree char     *went = dulle_lobby_change (&person, &nobody);

  ck_assert_str_eq (watches, "Owl is watching");
  ck_assert_str_eq (came, "Fox has taken a seat");
  ck_assert_str_eq (went, "Fox is no longer at the table");
}
END_TEST

/* Whoever is lost has not left yet, and has not just come when it is there again. */
START_TEST (test_lost)
{
  static const struct
  {
    DulleCompanionKind before;
    DulleCompanionKind now;
    const char        *told;
  } changes[] = {
    { DULLE_COMPANION_PERSON, DULLE_COMPANION_AWAY, "The connection to Fox was lost" },
    { DULLE_COMPANION_AWAY, DULLE_COMPANION_PERSON, "Fox is back" },
    { DULLE_COMPANION_SUBSTITUTED, DULLE_COMPANION_PERSON, "Fox is back" },
    { DULLE_COMPANION_AWAY, DULLE_COMPANION_SUBSTITUTED, NULL },
    { DULLE_COMPANION_AWAY, DULLE_COMPANION_FREE, "Fox is no longer at the table" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const DulleCompanion before = { .kind = changes[i].before, .face = DULLE_FACE_FOX };
      const DulleCompanion now = { .kind = changes[i].now, .face = DULLE_FACE_FOX };
      g_autofree char     *told = dulle_lobby_change (&before, &now);

      ck_assert_pstr_eq (told, changes[i].told);
    }
}
END_TEST

START_TEST (test_invitation)
{
  static const struct
  {
    const char *link;
    const char *broker;

    DulleMeetingState state;

    const char *beginning;
  } rows[] = {
    { "dulle:00.11@192.0.2.2:4000", NULL, DULLE_MEETING_CALLED, "Anybody who has it" },
    { "dulle:00.11@127.0.0.1:4000", NULL, DULLE_MEETING_CALLED, "This machine is not on a network." },
    { "dulle:00.11@127.0.0.1:4000", "broker", DULLE_MEETING_CALLED,
      "There is no connection to broker." },
    { "dulle:00.11@127.0.0.1:4000", "broker", DULLE_MEETING_REFUSED,
      "broker does not let your table in." },
    { "dulle:00.11@127.0.0.1:4000", "broker", DULLE_MEETING_UNTRUSTED,
      "No secure connection to broker could be made." },
    { "dulle:00.11@127.0.0.1:4000", "broker", DULLE_MEETING_REACHED, "Guests from anywhere" },
    { NULL, NULL, DULLE_MEETING_CALLED, "Anybody who has it" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          dulle_lobby_invitation (rows[i].link, rows[i].broker, rows[i].state);

      ck_assert_msg (g_str_has_prefix (text, rows[i].beginning), "%u: %s", i, text);
    }
}
END_TEST

static const DulleCompany sleepy = {
  .own = 1,
  .is_connected = TRUE,
  .companions = {
      { .kind = DULLE_COMPANION_PERSON, .face = DULLE_FACE_FOX },
      { .kind = DULLE_COMPANION_PERSON, .face = DULLE_FACE_OWL, .ready = TRUE },
  },
};

/* Nothing here lasts for half a minute. */
static gint64
in_minutes (double minutes)
{
  return g_get_monotonic_time () + (gint64) (minutes * 60 * G_USEC_PER_SEC);
}

static void
assert_advice (const DulleCompany *company,
               const char         *beginning)
{
  g_autofree char *advice = dulle_lobby_advice (company, FALSE);

  ck_assert_msg (g_str_has_prefix (advice, beginning), "%s", advice);
}

/* Whoever sleeps is told what to do, others how long it takes. */
START_TEST (test_countdown)
{
  DulleCompany company = sleepy;

  assert_advice (&company, "Waiting for the host");
  company.begins_at = in_minutes (1.5);
  assert_advice (&company, "Not everybody is ready yet. The tournament begins in 1:");
  company.companions[1].ready = FALSE;
  assert_advice (&company,
                 "Read the rules, then say that you are ready. The tournament begins in 1:");
  company.begins_at = 1;
  assert_advice (&company, "The tournament begins as soon as all guests’ programs");
}
END_TEST

static void
assert_begin_news (const DulleCompany *before,
                   const DulleCompany *now,
                   const char         *beginning)
{
  g_autofree char *news = dulle_lobby_begin_news (before, now);

  ck_assert_msg (beginning != NULL ? news != NULL && g_str_has_prefix (news, beginning)
                                   : news == NULL,
                 "%s", news);
}

/* A clock that starts, starts anew or stops is news, but not one that runs or has done its work. */
START_TEST (test_begin_news)
{
  DulleCompany waits = sleepy;
  DulleCompany later;
  DulleCompany is_ready = sleepy;
  DulleCompany plays = sleepy;

  waits.begins_at = in_minutes (1.5);
  later = waits;
  later.begins_at = in_minutes (2.5);
  is_ready.companions[0].ready = TRUE;
  plays.is_playing = TRUE;
  assert_begin_news (&sleepy, &sleepy, NULL);
  assert_begin_news (&sleepy, &waits, "The tournament begins in 1:");
  assert_begin_news (&waits, &waits, NULL);
  assert_begin_news (&waits, &later, "The tournament begins in 2:");
  assert_begin_news (&waits, &sleepy, "The tournament waits until everybody is ready");
  assert_begin_news (&waits, &is_ready, NULL);
  assert_begin_news (&waits, &plays, NULL);
}
END_TEST

#define SEAT_OF_BERTA                                                                              \
  "The connection to Berta was lost. The seat is being kept; if you begin now, a computer player " \
  "gets it for the whole tournament."

/* Who is lost has come, and has a seat that is gone when the tournament begins; the host reads that
 * above the seats, and before it is begun without somebody. */
START_TEST (test_kept)
{
  static const struct
  {
    DulleCompanionKind kinds[2];
    gboolean           ready;
    const char        *advice;
    const char        *unready;
  } rows[] = {
    { { DULLE_COMPANION_FREE, DULLE_COMPANION_FREE }, FALSE, "Send the invitation", NULL },
    { { DULLE_COMPANION_AWAY, DULLE_COMPANION_FREE }, FALSE, SEAT_OF_BERTA, SEAT_OF_BERTA },
    { { DULLE_COMPANION_AWAY, DULLE_COMPANION_PERSON }, TRUE, SEAT_OF_BERTA, SEAT_OF_BERTA },
    { { DULLE_COMPANION_AWAY, DULLE_COMPANION_PERSON }, FALSE, SEAT_OF_BERTA, "Carla is not ready yet.\n\n" SEAT_OF_BERTA },
    { { DULLE_COMPANION_AWAY, DULLE_COMPANION_AWAY }, FALSE, "The connection to several guests was lost.", "The connection to several guests was lost." },
    { { DULLE_COMPANION_PERSON, DULLE_COMPANION_FREE }, FALSE, "Not everybody is ready yet.", "Berta is not ready yet." },
    { { DULLE_COMPANION_PERSON, DULLE_COMPANION_FREE }, TRUE, "Everybody is ready.", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const DulleCompany company = {
        .companions = {
            { .kind = DULLE_COMPANION_PERSON, .ready = TRUE, .name = "Anna" },
            { .kind = rows[i].kinds[0], .ready = rows[i].ready, .name = "Berta" },
            { .kind = rows[i].kinds[1], .ready = rows[i].ready, .name = "Carla" },
        },
      };
      g_autofree char *advice = dulle_lobby_advice (&company, TRUE);
      g_autofree char *unready = dulle_lobby_unready (&company);

      ck_assert_msg (g_str_has_prefix (advice, rows[i].advice), "%u: %s", i, advice);
      ck_assert_msg (rows[i].unready != NULL
                         ? unready != NULL && g_str_has_prefix (unready, rows[i].unready)
                         : unready == NULL,
                     "%u: %s", i, unready);
    }
}
END_TEST

SUITE ("lobby-text",
       test_nameless,
       test_lost,
       test_invitation,
       test_countdown,
       test_begin_news,
       test_kept)
