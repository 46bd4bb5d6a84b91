/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each call under way holds a reference: what Avahi has made must be given back, also where
 * nobody wants it any more when the answer comes. What it has made ends with it, and is made
 * again when it is started anew.
 */
#include "signpost.h"

#include <gio/gio.h>
#include <string.h>

#include "avahi.h"

/* What is said of a table besides its name. */
#define TEXT "version=1"

/* Tables of the same name, on one network. */
#define MAX_NAMES 9

/**
 * DulleSignpost:
 * @watch: of Avahi, or 0
 * @cancellable: of what is asked of Avahi as it runs now
 * @group: (nullable): the path of what Avahi knows
 * @n_names: how many names were tried there
 * @is_dropped: whether it is wanted no more
 */
struct _DulleSignpost
{
  grefcount        references;
  GDBusConnection *bus;
  guint            watch;
  GCancellable    *cancellable;
  char            *name;
  guint16          port;
  char            *group;
  guint            subscription;
  guint            n_names;
  gboolean         is_dropped;
};

static DulleSignpost *
ref_signpost (DulleSignpost *self)
{
  g_ref_count_inc (&self->references);

  return self;
}

static void
unref_signpost (DulleSignpost *self)
{
  if (!g_ref_count_dec (&self->references))
    return;

  g_clear_object (&self->bus);
  g_object_unref (self->cancellable);
  g_free (self->name);
  g_free (self->group);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleSignpost, unref_signpost)

static void
call_group (DulleSignpost      *self,
            const char         *method,
            GVariant           *parameters,
            GAsyncReadyCallback callback)
{
  g_dbus_connection_call (self->bus, AVAHI_NAME, self->group, AVAHI_GROUP, method, parameters,
                          NULL, G_DBUS_CALL_FLAGS_NONE, AVAHI_PATIENCE, self->cancellable, callback,
                          callback != NULL ? ref_signpost (self) : NULL);
}

static void add_service (DulleSignpost *self);

static void
added_cb (GObject      *bus,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (DulleSignpost) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);
  g_autofree char *reason = error != NULL ? g_dbus_error_get_remote_error (error) : NULL;

  if (self->is_dropped)
    return;
  if (reply != NULL)
    call_group (self, "Commit", NULL, NULL);
  else if (g_strcmp0 (reason, AVAHI_COLLISION) == 0)
    add_service (self);
  else
    g_debug ("The table is not announced: %s", error->message);
}

/* By its name, or one that nobody has. */
static void
add_service (DulleSignpost *self)
{
  g_autofree char *name = NULL;
  GVariantBuilder  texts;

  if (++self->n_names > MAX_NAMES)
    return;

  name = self->n_names == 1 ? g_strdup (self->name)
                            : g_strdup_printf ("%s %u", self->name, self->n_names);
  g_variant_builder_init (&texts, G_VARIANT_TYPE ("aay"));
  g_variant_builder_add_value (
      &texts, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, TEXT, strlen (TEXT), 1));
  call_group (self, "AddService",
              g_variant_new ("(iiussssqaay)", AVAHI_ANY, AVAHI_ANY, 0, name, AVAHI_DULLE, "", "",
                             self->port, &texts),
              added_cb);
}

/* Somebody else on the network had the name before. */
static void
state_changed_cb (GDBusConnection *bus,
                  const char      *sender,
                  const char      *path,
                  const char      *interface,
                  const char      *signal,
                  GVariant        *parameters,
                  gpointer         user_data)
{
  DulleSignpost *self = user_data;
  gint32         state;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(is)")))
    return;
  g_variant_get_child (parameters, 0, "i", &state);
  if (state != AVAHI_HAS_COLLISION)
    return;

  call_group (self, "Reset", NULL, NULL);
  add_service (self);
}

static void
group_made_cb (GObject      *bus,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (DulleSignpost) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);

  if (reply == NULL)
    {
      g_debug ("The table is not announced: %s", error->message);
      return;
    }

  g_variant_get (reply, "(o)", &self->group);
  if (self->is_dropped)
    {
      call_group (self, "Free", NULL, NULL);
      return;
    }
  self->subscription = g_dbus_connection_signal_subscribe (
      self->bus, AVAHI_NAME, AVAHI_GROUP, "StateChanged", self->group, NULL,
      G_DBUS_SIGNAL_FLAGS_NONE, state_changed_cb, self, NULL);
  add_service (self);
}

static void
appeared_cb (GDBusConnection *bus,
             const char      *name,
             const char      *owner,
             gpointer         user_data)
{
  DulleSignpost *self = user_data;

  self->n_names = 0;
  g_dbus_connection_call (bus, AVAHI_NAME, "/", AVAHI_SERVER, "EntryGroupNew", NULL,
                          G_VARIANT_TYPE ("(o)"), G_DBUS_CALL_FLAGS_NONE, AVAHI_PATIENCE,
                          self->cancellable, group_made_cb, ref_signpost (self));
}

static void
vanished_cb (GDBusConnection *bus,
             const char      *name,
             gpointer         user_data)
{
  DulleSignpost *self = user_data;

  g_debug ("The table is not announced: Avahi is not running");
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_clear_pointer (&self->group, g_free);
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
}

static void
bus_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (DulleSignpost) self = user_data;
  g_autoptr (GError) error = NULL;

  self->bus = g_bus_get_finish (result, &error);
  if (self->bus == NULL)
    g_debug ("The table is not announced: %s", error->message);
  else
    g_dbus_connection_set_exit_on_close (self->bus, FALSE);
  if (self->bus != NULL && !self->is_dropped)
    self->watch = g_bus_watch_name_on_connection (self->bus, AVAHI_NAME,
                                                  G_BUS_NAME_WATCHER_FLAGS_AUTO_START, appeared_cb,
                                                  vanished_cb, self, NULL);
}

DulleSignpost *
dulle_signpost_new (const char *name,
                    guint16     port)
{
  DulleSignpost *self;

  g_return_val_if_fail (name != NULL && *name != '\0', NULL);

  self = g_new0 (DulleSignpost, 1);
  g_ref_count_init (&self->references);
  self->name = g_strdup (name);
  self->port = port;
  self->cancellable = g_cancellable_new ();
  g_bus_get (G_BUS_TYPE_SYSTEM, NULL, bus_cb, ref_signpost (self));

  return self;
}

void
dulle_signpost_free (DulleSignpost *self)
{
  g_return_if_fail (self != NULL);

  self->is_dropped = TRUE;
  if (self->watch != 0)
    g_bus_unwatch_name (self->watch);
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  if (self->group != NULL)
    call_group (self, "Free", NULL, NULL);
  unref_signpost (self);
}
