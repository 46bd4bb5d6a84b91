/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tables on the local network, which a bus of our own and a stand-in for Avahi pass on: what
 * one program announces, another finds as long as there is a seat.
 */
#include "session-driver.h"

#include "session/dulle-meeting.h"
#include "session/dulle-nearby.h"
#include "suite.h"

static const char server_xml[] =
    "<node><interface name='org.freedesktop.Avahi.Server'>"
    "<method name='EntryGroupNew'><arg type='o' direction='out'/></method>"
    "<method name='ServiceBrowserNew'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='u' direction='in'/>"
    "<arg type='o' direction='out'/></method>"
    "<method name='ResolveService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='i' direction='in'/><arg type='u' direction='in'/>"
    "<arg type='i' direction='out'/><arg type='i' direction='out'/><arg type='s' direction='out'/>"
    "<arg type='s' direction='out'/><arg type='s' direction='out'/><arg type='s' direction='out'/>"
    "<arg type='i' direction='out'/><arg type='s' direction='out'/><arg type='q' direction='out'/>"
    "<arg type='aay' direction='out'/><arg type='u' direction='out'/></method>"
    "</interface><interface name='org.freedesktop.Avahi.EntryGroup'>"
    "<method name='AddService'><arg type='i' direction='in'/><arg type='i' direction='in'/>"
    "<arg type='u' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='q' direction='in'/>"
    "<arg type='aay' direction='in'/></method>"
    "<method name='Commit'/><method name='Reset'/><method name='Free'/>"
    "</interface><interface name='org.freedesktop.Avahi.ServiceBrowser'><method name='Free'/>"
    "</interface></node>";

#define GROUP   "/group"
#define BROWSER "/browser"

/**
 * Network:
 * @bus: the connection of the stand-in
 * @taken: (nullable): a name that another machine has
 * @name: (nullable): what was announced, if @is_told
 * @n_looking: how many browsers there are
 */
typedef struct
{
  GTestDBus       *daemon;
  GDBusConnection *bus;
  GDBusNodeInfo   *info;
  const char      *taken;
  char            *name;
  guint16          port;
  gboolean         is_told;
  guint            n_looking;
} Network;

static void
tell_item (Network    *network,
           const char *signal)
{
  g_dbus_connection_emit_signal (network->bus, NULL, BROWSER,
                                 "org.freedesktop.Avahi.ServiceBrowser", signal,
                                 g_variant_new ("(iisssu)", 2, 0, network->name, "_dulle._tcp",
                                                "local", 0),
                                 NULL);
}

/* Returns: (nullable): the answer; an empty one where %NULL */
static GVariant *
answer_call (Network    *network,
             const char *method,
             GVariant   *parameters)
{
  if (g_str_equal (method, "EntryGroupNew"))
    return g_variant_new ("(o)", GROUP);
  if (g_str_equal (method, "ServiceBrowserNew"))
    {
      network->n_looking++;
      return g_variant_new ("(o)", BROWSER);
    }
  if (g_str_equal (method, "ResolveService"))
    return g_variant_new ("(iissssisqaayu)", 2, 0, network->name, "_dulle._tcp", "local",
                          "anna.local", 0, "127.0.0.1", network->port, NULL, 0);
  if (g_str_equal (method, "AddService"))
    {
      g_free (network->name);
      g_variant_get_child (parameters, 3, "s", &network->name);
      g_variant_get_child (parameters, 7, "q", &network->port);
    }
  else if (g_str_equal (method, "Commit"))
    {
      network->is_told = TRUE;
      tell_item (network, "ItemNew");
    }

  return NULL;
}

static void
call_cb (GDBusConnection       *bus,
         const char            *sender,
         const char            *path,
         const char            *interface,
         const char            *method,
         GVariant              *parameters,
         GDBusMethodInvocation *call,
         gpointer               user_data)
{
  Network *network = user_data;

  if (g_str_equal (path, GROUP) && (g_str_equal (method, "Free") || g_str_equal (method, "Reset")))
    {
      network->is_told = FALSE;
      tell_item (network, "ItemRemove");
    }
  if (g_str_equal (path, BROWSER) && g_str_equal (method, "Free"))
    network->n_looking--;
  if (g_str_equal (method, "AddService"))
    {
      const char *name;

      g_variant_get_child (parameters, 3, "&s", &name);
      if (g_strcmp0 (name, network->taken) == 0)
        {
          g_dbus_method_invocation_return_dbus_error (
              call, "org.freedesktop.Avahi.CollisionError", "Local name collision");
          return;
        }
    }
  g_dbus_method_invocation_return_value (call, answer_call (network, method, parameters));
  /* Whoever looks only now is told of what is there. */
  if (g_str_equal (method, "ServiceBrowserNew") && network->is_told)
    tell_item (network, "ItemNew");
}

static const GDBusInterfaceVTable calls = { .method_call = call_cb };

/* A bus on which nobody is. */
static void
begin_bus (Network *network)
{
  network->info = g_dbus_node_info_new_for_xml (server_xml, NULL);
  network->daemon = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (network->daemon);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", g_test_dbus_get_bus_address (network->daemon), TRUE);
}

static void
offer_object (Network    *network,
              const char *path,
              guint       interface)
{
  ck_assert_uint_ne (g_dbus_connection_register_object (network->bus, path,
                                                        network->info->interfaces[interface],
                                                        &calls, network, NULL, NULL),
                     0);
}

static void
begin_avahi (Network *network)
{
  g_autoptr (GVariant) reply = NULL;

  network->bus = g_dbus_connection_new_for_address_sync (
      g_test_dbus_get_bus_address (network->daemon),
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, NULL);
  ck_assert_ptr_nonnull (network->bus);
  offer_object (network, "/", 0);
  offer_object (network, GROUP, 1);
  offer_object (network, BROWSER, 2);
  reply = g_dbus_connection_call_sync (
      network->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new ("(su)", "org.freedesktop.Avahi", 0), NULL,
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  ck_assert_ptr_nonnull (reply);
}

/* It forgets what it was told, and tells nobody. */
static void
end_avahi (Network *network)
{
  g_dbus_connection_close_sync (network->bus, NULL, NULL);
  g_clear_object (&network->bus);
  network->is_told = FALSE;
  network->n_looking = 0;
}

static void
begin_network (Network *network)
{
  begin_bus (network);
  begin_avahi (network);
}

/* The bus is left running for whoever still has it: this process ends. */
static void
end_network (Network *network)
{
  g_clear_object (&network->bus);
  g_clear_pointer (&network->info, g_dbus_node_info_unref);
  g_clear_pointer (&network->name, g_free);
  g_test_dbus_stop (network->daemon);
  g_object_unref (network->daemon);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Network, end_network)

static void
wait_for_tables (DulleNearby *nearby,
                 guint        n)
{
  while (dulle_nearby_get_tables (nearby)->len != n)
    g_main_context_iteration (NULL, TRUE);
}

static DulleHost *
open_table (Driver *driver)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, 1);
  DulleHost           *host;

  dulle_participant_set_name (&setup.players[0], "Anna");
  dulle_session_start (driver->session);
  driver_run (driver, 1);
  host = dulle_host_new (driver->session, NULL);
  ck_assert (dulle_host_open (host, &setup, 0, NULL));

  return host;
}

START_TEST (test_found)
{
  g_auto (Network) network = { .taken = "Anna" };
  g_autoptr (DulleNearby) nearby = NULL;
  g_autoptr (GDBusConnection) bus = NULL;
  Driver                 *driver = driver_new (NULL, 0);
  DulleHost              *host = open_table (driver);
  DulleMeeting           *meeting;
  const DulleNearbyTable *table;
  g_autofree char        *address =
      g_strdup_printf ("127.0.0.1:%u", dulle_host_get_port (host));

  begin_network (&network);
  nearby = dulle_nearby_new ();
  meeting = dulle_meeting_new (host);
  wait_for_tables (nearby, 1);
  table = g_ptr_array_index (dulle_nearby_get_tables (nearby), 0);
  ck_assert_str_eq (table->name, "Anna 2");
  ck_assert_str_eq (table->address, address);
  ck_assert (dulle_nearby_can_look (nearby));

  dulle_host_close (host);
  wait_for_tables (nearby, 0);
  /* Others go on with the bus: it does not free browsers then. */
  bus = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, NULL);
  ck_assert_uint_eq (network.n_looking, 1);
  g_clear_object (&nearby);
  while (network.n_looking > 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (meeting);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

/* A table that nobody can sit down at any more is not announced. */
START_TEST (test_begun)
{
  g_auto (Network) network = { 0 };
  g_autoptr (DulleNearby) nearby = NULL;
  Driver       *driver = driver_new (NULL, 0);
  DulleHost    *host = open_table (driver);
  DulleMeeting *meeting;

  begin_network (&network);
  nearby = dulle_nearby_new ();
  meeting = dulle_meeting_new (host);
  wait_for_tables (nearby, 1);
  dulle_host_begin (host);
  wait_for_tables (nearby, 0);
  g_object_unref (meeting);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

/* A table at which nobody sits on its machine goes by a name of its own, which is shown without
 * what nobody sees. */
START_TEST (test_named)
{
  g_auto (Network) network = { 0 };
  g_autoptr (DulleNearby) nearby = NULL;
  Driver                 *driver = driver_new (NULL, DULLE_NO_SEAT);
  DulleHost              *host = open_table (driver);
  DulleMeeting           *meeting;
  const DulleNearbyTable *table;

  begin_network (&network);
  nearby = dulle_nearby_new ();
  meeting = dulle_meeting_new (host);
  dulle_meeting_set_name (meeting, "Cl\u202eub\u00a0 1");
  wait_for_tables (nearby, 1);
  table = g_ptr_array_index (dulle_nearby_get_tables (nearby), 0);
  ck_assert_str_eq (table->name, "Club 1");
  g_object_unref (meeting);
  wait_for_tables (nearby, 0);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

static void
assert_outlives_bus (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, NULL);

  ck_assert_ptr_nonnull (bus);
  ck_assert (!g_dbus_connection_get_exit_on_close (bus));
}

/* Nobody has to look for a table, and the end of the bus is not that of the program. */
START_TEST (test_unseen)
{
  g_auto (Network) network = { 0 };
  Driver       *driver = driver_new (NULL, 0);
  DulleHost    *host = open_table (driver);
  DulleMeeting *meeting;

  begin_network (&network);
  meeting = dulle_meeting_new (host);
  while (!network.is_told)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (network.name, "Anna");
  assert_outlives_bus ();
  g_object_unref (meeting);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

/* What Avahi says of the table that was announced. */
static void
tell_state (Network *network,
            gint32   state)
{
  g_dbus_connection_emit_signal (network->bus, NULL, GROUP, "org.freedesktop.Avahi.EntryGroup",
                                 "StateChanged", g_variant_new ("(is)", state, ""), NULL);
}

/* Another machine had the name before, as is found out later: it is announced by another one,
 * and not when all is well. */
START_TEST (test_renamed)
{
  g_auto (Network) network = { 0 };
  Driver       *driver = driver_new (NULL, 0);
  DulleHost    *host = open_table (driver);
  DulleMeeting *meeting;

  begin_network (&network);
  meeting = dulle_meeting_new (host);
  while (!network.is_told)
    g_main_context_iteration (NULL, TRUE);
  tell_state (&network, 2);
  tell_state (&network, 3);
  while (network.is_told)
    g_main_context_iteration (NULL, TRUE);
  while (!network.is_told)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (network.name, "Anna 2");
  g_object_unref (meeting);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

/* Avahi is started after the programs, and started anew: the table is announced and found each
 * time, by the name that is free then. */
START_TEST (test_started_anew)
{
  g_auto (Network) network = { .taken = "Anna" };
  g_autoptr (DulleNearby) nearby = NULL;
  Driver       *driver = driver_new (NULL, 0);
  DulleHost    *host = open_table (driver);
  DulleMeeting *meeting;

  begin_bus (&network);
  nearby = dulle_nearby_new ();
  meeting = dulle_meeting_new (host);
  for (guint i = 0; i < 3; i++)
    {
      while (dulle_nearby_can_look (nearby))
        g_main_context_iteration (NULL, TRUE);
      ck_assert_uint_eq (dulle_nearby_get_tables (nearby)->len, 0);
      begin_avahi (&network);
      wait_for_tables (nearby, 1);
      ck_assert (dulle_nearby_can_look (nearby));
      ck_assert_uint_eq (network.n_looking, 1);
      ck_assert_str_eq (network.name, "Anna 2");
      if (i < 2)
        end_avahi (&network);
    }
  dulle_host_close (host);
  wait_for_tables (nearby, 0);
  g_object_unref (meeting);
  g_object_unref (host);
  driver_free (driver);
}
END_TEST

static void
assert_nothing_found (void)
{
  g_autoptr (DulleNearby) nearby = dulle_nearby_new ();

  while (dulle_nearby_can_look (nearby))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (dulle_nearby_get_tables (nearby)->len, 0);
}

START_TEST (test_no_avahi)
{
  g_auto (Network) network = { 0 };

  begin_bus (&network);
  assert_nothing_found ();
}
END_TEST

START_TEST (test_no_bus)
{
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  assert_nothing_found ();
}
END_TEST

SUITE ("nearby",
       test_found,
       test_begun,
       test_named,
       test_unseen,
       test_renamed,
       test_started_anew,
       test_no_avahi,
       test_no_bus)
