/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Somebody at a table that is found at a broker.
 */
#pragma once

#include "broker-fixture.h"
#include "net/broker-address.h"
#include "net/invitation.h"
#include "session-driver.h"
#include "session/dulle-meeting.h"

/* An invitation that names the broker and nothing else. Returns: (transfer full) */
static inline char *
keep_broker (const char *link)
{
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);

  ck_assert_ptr_nonnull (invitation);
  ck_assert (g_str_has_prefix (invitation->addresses[0], DULLE_BROKER_SCHEME "://"));
  for (guint i = 1; invitation->addresses[i] != NULL; i++)
    g_clear_pointer (&invitation->addresses[i], g_free);

  return dulle_invitation_format (invitation);
}

/**
 * FarPerson:
 * @folder: where the program keeps tournaments and seats
 *
 * Somebody whose program can have a table that is found at the broker.
 */
typedef struct
{
  char         *folder;
  Driver       *driver;
  DulleHost    *door;
  DulleMeeting *meeting;
} FarPerson;

static inline void
start_far_person (FarPerson    *person,
                  const Broker *broker)
{
  g_autofree char *place = g_strdup_printf ("127.0.0.1:%u", broker->port);
  g_autofree char *store = g_build_filename (person->folder, "store", NULL);

  person->driver = driver_new (store, 0);
  person->driver->plays = TRUE;
  person->door = dulle_host_new (person->driver->session, person->folder);
  person->meeting = dulle_meeting_new (person->door);
  ck_assert (dulle_meeting_set_broker (person->meeting, place, NULL, NULL, NULL));
  dulle_session_start (person->driver->session);
  driver_run (person->driver, 1);
}

static inline void
stop_far_person (FarPerson *person)
{
  g_clear_object (&person->meeting);
  g_clear_object (&person->door);
  g_clear_pointer (&person->driver, driver_free);
}

static inline void
begin_far_person (FarPerson    *person,
                  const Broker *broker)
{
  person->folder = make_folder ();
  start_far_person (person, broker);
}

static inline void
end_far_person (FarPerson *person)
{
  stop_far_person (person);
  remove_folder (person->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FarPerson, end_far_person)

/* The link by the broker alone. Returns: (transfer full) */
static inline char *
invite_far (FarPerson *person)
{
  g_autofree char *link = dulle_meeting_invite (person->meeting);

  return keep_broker (link);
}
