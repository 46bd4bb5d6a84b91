/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A question that no host has heard, or whose answer was lost, is asked again with the same
 * number; if it then comes to another host, one of two tables stays empty until its host no
 * longer keeps it.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <gnutls/crypto.h>

#include "broker-address.h"
#include "broker-client.h"
#include "club-seal.h"
#include "club.h"
#include "hexadecimal.h"
#include "identity.h"

/* What the hosts of a club are called that share a subscription. */
#define SHARE "$share/dulle/"

/* Milliseconds between two looks at the clock. */
#define TICK 500

/* Microseconds until a question is asked again, and until nobody answers any more. */
#define AGAIN    (3 * G_TIME_SPAN_SECOND)
#define PATIENCE (15 * G_TIME_SPAN_SECOND)

/* The link */

/* Returns: (transfer full) (nullable): what the hosts and the members know */
static char *
find_secret (GTlsCertificate *certificate)
{
  g_autofree char *key = NULL;
  g_autofree char *text = NULL;
  char            *sum;

  g_object_get (certificate, "private-key-pem", &key, NULL);
  if (key == NULL)
    return NULL;

  text = g_strconcat ("dulle club 1 secret ", key, NULL);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  sum[DULLE_ROOM_SECRET_LENGTH] = '\0';

  return sum;
}

DulleInvitation *
dulle_club_invite (GTlsCertificate          *certificate,
                   const DulleBrokerAccount *broker,
                   GError                  **error)
{
  g_autoptr (DulleInvitation) club = NULL;
  g_autofree char *address = NULL;

  g_return_val_if_fail (G_IS_TLS_CERTIFICATE (certificate) && broker != NULL, NULL);

  club = g_new0 (DulleInvitation, 1);
  club->fingerprint = dulle_identity_fingerprint (certificate);
  club->secret = find_secret (certificate);
  if (club->secret == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _ ("The file of the club has a certificate, but no key."));
      return NULL;
    }
  address = dulle_broker_address_make (DULLE_CLUB_SCHEME, broker, club->secret, error);
  if (address == NULL)
    return NULL;
  club->addresses = g_strsplit (address, ",", -1);

  return g_steal_pointer (&club);
}

/* Returns: (transfer full): where questions go in the room with @topic */
static char *
name_door (const char *topic)
{
  return g_strconcat (topic, "ask", NULL);
}

/* Returns: (transfer full): where the answer to a question is awaited */
static char *
name_answer_topic (const char   *topic,
                   const guint8 *id)
{
  g_autofree char *number = dulle_hexadecimal_write (id, DULLE_CLUB_ID_SIZE);

  return g_strconcat (topic, number, NULL);
}

/* Asking */

/**
 * Visit:
 * @door: the topic of questions
 * @began: when it was begun to ask
 * @asked: when it was last asked, or 0
 */
typedef struct
{
  GTask             *task;
  DulleInvitation   *club;
  DulleBrokerClient *client;
  char              *door;
  guint8             id[DULLE_CLUB_ID_SIZE];
  GSource           *ticking;
  gint64             began;
  gint64             asked;
} Visit;

static void
end_visit (Visit *visit)
{
  g_clear_pointer (&visit->client, dulle_broker_client_drop);
  g_source_destroy (visit->ticking);
  g_source_unref (visit->ticking);
  dulle_invitation_free (visit->club);
  g_object_unref (visit->task);
  g_free (visit->door);
  g_free (visit);
}

static void
ask_question (Visit *visit)
{
  g_autoptr (GBytes) question = dulle_club_seal_question (visit->club->secret, visit->id);

  visit->asked = g_get_monotonic_time ();
  if (question != NULL)
    dulle_broker_client_publish (visit->client, visit->door, question);
}

static void
visit_connected_cb (gpointer owner)
{
  ask_question (owner);
}

static void
visit_received_cb (GBytes  *message,
                   gpointer owner)
{
  Visit           *visit = owner;
  g_autofree char *link = dulle_club_open_answer (visit->club->secret, visit->club->fingerprint,
                                                  visit->id, message);
  g_autoptr (DulleInvitation) table = link != NULL ? dulle_invitation_parse (link, NULL) : NULL;

  if (table == NULL || dulle_invitation_is_to_club (table))
    return;

  g_task_return_pointer (visit->task, g_steal_pointer (&table),
                         (GDestroyNotify) dulle_invitation_free);
  end_visit (visit);
}

/* Why there is no table. */
static GError *
explain_silence (const Visit *visit)
{
  GError *error = dulle_broker_client_explain (visit->client);

  return error != NULL ? error
                       : g_error_new_literal (G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                                              "No host of the club has answered.");
}

static gboolean
visit_tick_cb (gpointer data)
{
  Visit *visit = data;
  gint64 now = g_get_monotonic_time ();

  if (!g_task_return_error_if_cancelled (visit->task))
    {
      if (now - visit->began <= PATIENCE && !dulle_broker_client_is_hopeless (visit->client))
        {
          if (visit->asked != 0 && now - visit->asked > AGAIN)
            ask_question (visit);
          return G_SOURCE_CONTINUE;
        }
      g_task_return_error (visit->task, explain_silence (visit));
    }
  end_visit (visit);

  return G_SOURCE_REMOVE;
}

static const DulleBrokerClientFuncs visit_funcs = { visit_connected_cb, NULL, visit_received_cb };

void
dulle_club_ask_async (const DulleInvitation *club,
                      GCancellable          *cancellable,
                      GAsyncReadyCallback    callback,
                      gpointer               user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  g_auto (DulleBrokerAddress) address = { 0 };
  g_autofree char *topic = NULL;
  GError          *error = NULL;
  Visit           *visit;

  g_return_if_fail (club != NULL && dulle_invitation_is_to_club (club));

  if (!dulle_broker_address_parse (club->addresses[0], DULLE_CLUB_SCHEME, &address, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  visit = g_new0 (Visit, 1);
  visit->task = g_steal_pointer (&task);
  visit->club = dulle_invitation_copy (club);
  visit->door = name_door (address.topic);
  visit->began = g_get_monotonic_time ();
  gnutls_rnd (GNUTLS_RND_NONCE, visit->id, sizeof visit->id);
  topic = name_answer_topic (address.topic, visit->id);
  visit->ticking = g_timeout_source_new (TICK);
  g_source_set_callback (visit->ticking, visit_tick_cb, visit, NULL);
  g_source_attach (visit->ticking, g_main_context_get_thread_default ());
  visit->client = dulle_broker_client_new (&address, topic, &visit_funcs, visit);
}

DulleInvitation *
dulle_club_ask_finish (GAsyncResult *result,
                       GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Answering */

struct _DulleClubDoor
{
  DulleBrokerClient        *client;
  char                     *topic;
  char                     *secret;
  GTlsCertificate          *certificate;
  const DulleClubDoorFuncs *funcs;
  gpointer                  owner;
};

static void
door_connected_cb (gpointer owner)
{
  DulleClubDoor *self = owner;

  self->funcs->connected (self->owner);
}

static void
door_failed_cb (gpointer owner)
{
  DulleClubDoor *self = owner;

  if (self->funcs->refused != NULL &&
      dulle_broker_client_get_state (self->client) == DULLE_BROKER_REFUSED)
    self->funcs->refused (self->owner);
}

static void
door_received_cb (GBytes  *message,
                  gpointer owner)
{
  DulleClubDoor   *self = owner;
  guint8           id[DULLE_CLUB_ID_SIZE];
  g_autofree char *topic = NULL;
  g_autofree char *link = NULL;
  g_autoptr (GBytes) answer = NULL;

  if (!dulle_club_open_question (self->secret, message, id))
    return;
  link = self->funcs->asked (self->owner);
  if (link == NULL)
    return;

  topic = name_answer_topic (self->topic, id);
  answer = dulle_club_seal_answer (self->secret, id, self->certificate, link);
  if (answer != NULL)
    dulle_broker_client_publish (self->client, topic, answer);
}

static const DulleBrokerClientFuncs door_funcs = { door_connected_cb, door_failed_cb,
                                                   door_received_cb };

DulleClubDoor *
dulle_club_door_new (const DulleInvitation    *club,
                     GTlsCertificate          *certificate,
                     const DulleClubDoorFuncs *funcs,
                     gpointer                  owner,
                     GError                  **error)
{
  g_auto (DulleBrokerAddress) address = { 0 };
  g_autofree char *door = NULL;
  g_autofree char *topic = NULL;
  DulleClubDoor   *self;

  g_return_val_if_fail (club != NULL && funcs != NULL, NULL);
  g_return_val_if_fail (G_IS_TLS_CERTIFICATE (certificate), NULL);

  if (!dulle_broker_address_parse (club->addresses[0], DULLE_CLUB_SCHEME, &address, error))
    return NULL;

  self = g_new0 (DulleClubDoor, 1);
  self->topic = g_steal_pointer (&address.topic);
  self->secret = g_strdup (club->secret);
  self->certificate = g_object_ref (certificate);
  self->funcs = funcs;
  self->owner = owner;
  door = name_door (self->topic);
  topic = g_strconcat (SHARE, door, NULL);
  self->client = dulle_broker_client_new (&address, topic, &door_funcs, self);

  return self;
}

void
dulle_club_door_close (DulleClubDoor *self)
{
  g_return_if_fail (self != NULL);

  dulle_broker_client_drop (self->client);
  g_object_unref (self->certificate);
  g_free (self->topic);
  g_free (self->secret);
  g_free (self);
}
