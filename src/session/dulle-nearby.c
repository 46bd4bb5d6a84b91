/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Avahi says the name of each table, once for each network that this machine is on; then it
 * is asked for the address. What it says of one browser begins before that browser is known,
 * so its signals are awaited before it is asked for. With Avahi all that ends, until it is started
 * anew.
 */
#include "dulle-nearby.h"

#include "avahi.h"
#include "net/seen-name.h"

/* More do not fit on a screen, and are not meant well. */
#define MAX_TABLES 50

struct _DulleNearby
{
  GObject parent_instance;

  GDBusConnection *bus;
  guint            watch;
  GCancellable    *cancellable;
  GPtrArray       *tables;
  char            *browser;
  guint            subscription;
  gboolean         cannot_look;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleNearby, dulle_nearby, G_TYPE_OBJECT)

static void
free_table (gpointer data)
{
  DulleNearbyTable *table = data;

  g_free (table->service);
  g_free (table->name);
  g_free (table->address);
  g_free (table);
}

static void
give_up (DulleNearby *self,
         const char  *reason)
{
  g_debug ("No tables can be found: %s", reason);
  self->cannot_look = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Tables */

static int
compare_tables (gconstpointer a,
                gconstpointer b)
{
  const DulleNearbyTable *const *one = a;
  const DulleNearbyTable *const *other = b;

  return g_utf8_collate ((*one)->name, (*other)->name);
}

static void
forget_table (DulleNearby *self,
              const char  *name)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      DulleNearbyTable *table = g_ptr_array_index (self->tables, i);

      if (!g_str_equal (table->service, name))
        continue;
      g_ptr_array_remove_index (self->tables, i);
      return;
    }
}

static void
resolved_cb (GObject      *bus,
             GAsyncResult *result,
             gpointer      user_data)
{
  DulleNearby *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);
  DulleNearbyTable *table;
  const char       *name;
  const char       *address;
  guint16           port;

  if (reply == NULL)
    return;

  g_variant_get_child (reply, 2, "&s", &name);
  g_variant_get_child (reply, 7, "&s", &address);
  g_variant_get_child (reply, 8, "q", &port);
  forget_table (self, name);
  if (self->tables->len >= MAX_TABLES)
    return;
  table = g_new0 (DulleNearbyTable, 1);
  table->service = g_strdup (name);
  table->name = dulle_seen_name (name);
  table->address = g_strdup_printf ("%s:%u", address, port);
  g_ptr_array_add (self->tables, table);
  g_ptr_array_sort (self->tables, compare_tables);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
browsed_cb (GDBusConnection *bus,
            const char      *sender,
            const char      *path,
            const char      *interface,
            const char      *signal,
            GVariant        *parameters,
            gpointer         user_data)
{
  DulleNearby *self = user_data;
  gint32       network;
  gint32       protocol;
  const char  *name;
  const char  *type;
  const char  *domain;

  if ((self->browser != NULL && !g_str_equal (path, self->browser)) ||
      !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(iisssu)")))
    return;

  g_variant_get (parameters, "(ii&s&s&su)", &network, &protocol, &name, &type, &domain, NULL);
  if (g_str_equal (signal, "ItemNew"))
    g_dbus_connection_call (bus, AVAHI_NAME, "/", AVAHI_SERVER, "ResolveService",
                            g_variant_new ("(iisssiu)", network, protocol, name, type, domain,
                                           AVAHI_IPV4, 0),
                            G_VARIANT_TYPE ("(iissssisqaayu)"), G_DBUS_CALL_FLAGS_NONE,
                            AVAHI_PATIENCE, self->cancellable, resolved_cb, self);
  else if (g_str_equal (signal, "ItemRemove"))
    {
      forget_table (self, name);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
}

/* Looking */

static void
browser_made_cb (GObject      *bus,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  DulleNearby *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (reply != NULL)
    g_variant_get (reply, "(o)", &self->browser);
  else
    give_up (self, error->message);
}

static void
appeared_cb (GDBusConnection *bus,
             const char      *name,
             const char      *owner,
             gpointer         user_data)
{
  DulleNearby *self = user_data;

  self->cannot_look = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_dbus_connection_call (bus, AVAHI_NAME, "/", AVAHI_SERVER, "ServiceBrowserNew",
                          g_variant_new ("(iissu)", AVAHI_ANY, AVAHI_IPV4, AVAHI_DULLE, "", 0),
                          G_VARIANT_TYPE ("(o)"), G_DBUS_CALL_FLAGS_NONE, AVAHI_PATIENCE,
                          self->cancellable, browser_made_cb, self);
}

static void
vanished_cb (GDBusConnection *bus,
             const char      *name,
             gpointer         user_data)
{
  DulleNearby *self = user_data;

  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_clear_pointer (&self->browser, g_free);
  g_ptr_array_set_size (self->tables, 0);
  give_up (self, "Avahi is not running");
}

static void
bus_cb (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  DulleNearby *self = user_data;
  g_autoptr (GError) error = NULL;
  GDBusConnection *bus = g_bus_get_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (bus == NULL)
    {
      give_up (self, error->message);
      return;
    }

  self->bus = bus;
  g_dbus_connection_set_exit_on_close (bus, FALSE);
  self->subscription = g_dbus_connection_signal_subscribe (
      bus, AVAHI_NAME, AVAHI_BROWSER, NULL, NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, browsed_cb,
      self, NULL);
  self->watch = g_bus_watch_name_on_connection (bus, AVAHI_NAME,
                                                G_BUS_NAME_WATCHER_FLAGS_AUTO_START, appeared_cb,
                                                vanished_cb, self, NULL);
}

/* The object */

static void
dulle_nearby_dispose (GObject *object)
{
  DulleNearby *self = DULLE_NEARBY (object);

  g_cancellable_cancel (self->cancellable);
  if (self->watch != 0)
    g_bus_unwatch_name (self->watch);
  self->watch = 0;
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
  if (self->browser != NULL)
    g_dbus_connection_call (self->bus, AVAHI_NAME, self->browser, AVAHI_BROWSER, "Free", NULL,
                            NULL, G_DBUS_CALL_FLAGS_NONE, AVAHI_PATIENCE, NULL, NULL, NULL);
  g_clear_pointer (&self->browser, g_free);
  g_clear_object (&self->bus);

  G_OBJECT_CLASS (dulle_nearby_parent_class)->dispose (object);
}

static void
dulle_nearby_finalize (GObject *object)
{
  DulleNearby *self = DULLE_NEARBY (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->tables);

  G_OBJECT_CLASS (dulle_nearby_parent_class)->finalize (object);
}

static void
dulle_nearby_class_init (DulleNearbyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dulle_nearby_dispose;
  object_class->finalize = dulle_nearby_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_nearby_init (DulleNearby *self)
{
  self->cancellable = g_cancellable_new ();
  self->tables = g_ptr_array_new_with_free_func (free_table);
}

DulleNearby *
dulle_nearby_new (void)
{
  DulleNearby *self = g_object_new (DULLE_TYPE_NEARBY, NULL);

  g_bus_get (G_BUS_TYPE_SYSTEM, self->cancellable, bus_cb, self);

  return self;
}

GPtrArray *
dulle_nearby_get_tables (DulleNearby *self)
{
  g_return_val_if_fail (DULLE_IS_NEARBY (self), NULL);

  return self->tables;
}

gboolean
dulle_nearby_can_look (DulleNearby *self)
{
  g_return_val_if_fail (DULLE_IS_NEARBY (self), FALSE);

  return !self->cannot_look;
}
