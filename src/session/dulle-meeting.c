/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The room at the broker follows from the secret of the table: there is a new one for each
 * invitation, and the same again for a table that goes on after a new start.
 */
#include "dulle-meeting.h"

#include "signpost.h"
#include "net/broker-address.h"
#include "net/broker-pipe.h"
#include "net/invitation.h"

/**
 * DulleMeeting:
 * @broker: (nullable): the broker that is wished for
 * @broker_name: (nullable): what it takes to be let in there
 * @password: (nullable): likewise
 * @name: (nullable): what the table is announced as, if nobody sits there here
 * @address: (nullable): the address of the room at it, while it is used
 * @signpost: (nullable): lets the local network know, while a seat is free
 */
struct _DulleMeeting
{
  GObject parent_instance;

  DulleHost        *host;
  char             *broker;
  char             *broker_name;
  char             *password;
  char             *name;
  char             *address;
  DulleBrokerTable *table;

  DulleSignpost *signpost;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleMeeting, dulle_meeting, G_TYPE_OBJECT)

DulleHost *
dulle_meeting_get_host (DulleMeeting *self)
{
  g_return_val_if_fail (DULLE_IS_MEETING (self), NULL);

  return self->host;
}

/* The broker */

static void
broker_changed_cb (gpointer owner)
{
  g_signal_emit (owner, signals[SIGNAL_CHANGED], 0);
}

static void
broker_incoming_cb (GIOStream *pipe,
                    gpointer   owner)
{
  dulle_host_accept (((DulleMeeting *) owner)->host, pipe);
}

static const DulleBrokerTableFuncs broker_funcs = { broker_changed_cb, broker_changed_cb,
                                                    broker_incoming_cb };

static void
leave_broker (DulleMeeting *self)
{
  if (self->table == NULL)
    return;

  g_clear_pointer (&self->table, dulle_broker_table_drop);
  g_clear_pointer (&self->address, g_free);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Returns: (transfer full) (nullable): how guests come in directly */
static DulleInvitation *
read_invitation (DulleMeeting *self)
{
  g_autofree char *link = dulle_host_invite (self->host);

  return link != NULL ? dulle_invitation_parse (link, NULL) : NULL;
}

/* Waits in the room of the table that is open now, if there is one. */
static void
meet_at_broker (DulleMeeting *self)
{
  g_autoptr (DulleInvitation) invitation = read_invitation (self);
  g_autofree char *address = NULL;
  g_autoptr (GError) error = NULL;

  if (invitation != NULL && self->broker != NULL)
    address = dulle_broker_address_make (
        DULLE_BROKER_SCHEME,
        &(DulleBrokerAccount){ self->broker, self->broker_name, self->password },
        invitation->secret, NULL);
  if (g_strcmp0 (address, self->address) == 0)
    return;

  leave_broker (self);
  if (address == NULL)
    return;
  self->table = dulle_broker_table_new (address, &broker_funcs, self, &error);
  if (self->table != NULL)
    self->address = g_steal_pointer (&address);
  else
    g_warning ("Nobody can be met at the broker: %s", error->message);
}

/* The local network */

/* A table goes by the name of its host. Returns: (nullable) */
static const char *
find_name (DulleMeeting       *self,
           const DulleCompany *company)
{
  const char *name;

  if (company->own == DULLE_NO_SEAT)
    return self->name;
  name = company->companions[company->own].name;

  return *name != '\0' ? name : "Dulle";
}

static void
announce_table (DulleMeeting *self)
{
  const DulleCompany *company = dulle_host_get_company (self->host);
  const char         *name = find_name (self, company);
  gboolean            is_wanted;

  is_wanted = name != NULL && dulle_host_is_open (self->host) &&
              dulle_company_has_free_seat (company);
  if (is_wanted == (self->signpost != NULL))
    return;

  g_clear_pointer (&self->signpost, dulle_signpost_free);
  if (is_wanted)
    self->signpost = dulle_signpost_new (name, dulle_host_get_port (self->host));
}

void
dulle_meeting_set_name (DulleMeeting *self,
                        const char   *name)
{
  g_return_if_fail (DULLE_IS_MEETING (self) && name != NULL && *name != '\0');

  g_free (self->name);
  self->name = g_strdup (name);
  announce_table (self);
}

static void
host_changed_cb (DulleMeeting *self)
{
  meet_at_broker (self);
  announce_table (self);
}

/* Returns: (transfer full): @broker as it is written in an address */
static char *
strip_broker (const char *broker)
{
  return g_strstrip (g_strdup (broker));
}

gboolean
dulle_meeting_check_broker (const char *broker,
                            const char *name,
                            const char *password,
                            gboolean   *is_locked,
                            GError    **error)
{
  g_auto (DulleBrokerAddress) address = { 0 };
  g_autofree char *stripped = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (broker != NULL, FALSE);

  stripped = strip_broker (broker);
  text = dulle_broker_address_make (DULLE_BROKER_SCHEME,
                                    &(DulleBrokerAccount){ stripped, name, password }, "", error);
  if (text == NULL || !dulle_broker_address_parse (text, DULLE_BROKER_SCHEME, &address, error))
    return FALSE;
  if (is_locked != NULL)
    *is_locked = address.is_locked;

  return dulle_broker_is_supported (error);
}

static void
forget_broker (DulleMeeting *self)
{
  g_clear_pointer (&self->broker, g_free);
  g_clear_pointer (&self->broker_name, g_free);
  g_clear_pointer (&self->password, g_free);
}

gboolean
dulle_meeting_set_broker (DulleMeeting *self,
                          const char   *broker,
                          const char   *name,
                          const char   *password,
                          GError      **error)
{
  g_autofree char *stripped = broker != NULL ? strip_broker (broker) : g_strdup ("");
  gboolean         is_good;

  g_return_val_if_fail (DULLE_IS_MEETING (self), FALSE);

  forget_broker (self);
  is_good = *stripped == '\0' || dulle_meeting_check_broker (stripped, name, password, NULL, error);
  if (is_good && *stripped != '\0')
    {
      self->broker = g_steal_pointer (&stripped);
      self->broker_name = g_strdup (name);
      self->password = g_strdup (password);
    }
  meet_at_broker (self);

  return is_good;
}

const char *
dulle_meeting_get_broker (DulleMeeting *self)
{
  g_return_val_if_fail (DULLE_IS_MEETING (self), NULL);

  return self->table != NULL ? self->broker : NULL;
}

DulleMeetingState
dulle_meeting_get_state (DulleMeeting *self)
{
  static const DulleMeetingState states[] = {
    [DULLE_BROKER_AWAY] = DULLE_MEETING_CALLED,
    [DULLE_BROKER_REFUSED] = DULLE_MEETING_REFUSED,
    [DULLE_BROKER_UNTRUSTED] = DULLE_MEETING_UNTRUSTED,
    [DULLE_BROKER_CONNECTED] = DULLE_MEETING_REACHED,
  };

  g_return_val_if_fail (DULLE_IS_MEETING (self), DULLE_MEETING_CALLED);

  return self->table != NULL ? states[dulle_broker_table_get_state (self->table)]
                             : DULLE_MEETING_CALLED;
}

char *
dulle_meeting_invite (DulleMeeting *self)
{
  g_autoptr (DulleInvitation) invitation = NULL;
  g_autoptr (GStrvBuilder) addresses = NULL;

  g_return_val_if_fail (DULLE_IS_MEETING (self), NULL);

  if (self->address == NULL)
    return dulle_host_invite (self->host);

  invitation = read_invitation (self);
  addresses = g_strv_builder_new ();
  /* First, because an address of another network is tried for long. */
  g_strv_builder_add (addresses, self->address);
  g_strv_builder_addv (addresses, (const char **) invitation->addresses);
  g_strfreev (invitation->addresses);
  invitation->addresses = g_strv_builder_end (addresses);

  return dulle_invitation_format (invitation);
}

/* The object */

static void
dulle_meeting_dispose (GObject *object)
{
  DulleMeeting *self = DULLE_MEETING (object);

  forget_broker (self);
  g_clear_pointer (&self->name, g_free);
  leave_broker (self);
  g_clear_pointer (&self->signpost, dulle_signpost_free);
  g_clear_object (&self->host);

  G_OBJECT_CLASS (dulle_meeting_parent_class)->dispose (object);
}

static void
dulle_meeting_class_init (DulleMeetingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_meeting_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_meeting_init (DulleMeeting *self)
{
}

DulleMeeting *
dulle_meeting_new (DulleHost *host)
{
  DulleMeeting *self;

  g_return_val_if_fail (DULLE_IS_HOST (host), NULL);

  self = g_object_new (DULLE_TYPE_MEETING, NULL);
  self->host = g_object_ref (host);
  g_signal_connect_object (host, "changed", G_CALLBACK (host_changed_cb), self, G_CONNECT_SWAPPED);
  host_changed_cb (self);

  return self;
}
