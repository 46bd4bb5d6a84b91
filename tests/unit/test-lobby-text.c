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
  ck_assert_str_eq (went, "Fox has left");
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
    { DULLE_COMPANION_AWAY, DULLE_COMPANION_FREE, "Fox has left" },
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
      "broker does not accept the name and password" },
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

SUITE ("lobby-text",
       test_nameless,
       test_lost,
       test_invitation)
