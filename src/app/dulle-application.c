/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The application owns the session: it is made with the first window and closed
 * when the program ends, after the window is gone.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "settings/chosen-players.h"
#include "session/dulle-session.h"
#include "cards/dulle-deck.h"
#include "common/accessible-gaps.h"
#include "common/companion-keys.h"
#include "common/whole-clicks.h"
#include "setup/dulle-preferences.h"
#include "setup/dulle-welcome.h"
#include "window/dulle-window.h"

#include "dulle-application.h"
#include "surroundings.h"

#define APPLICATION_ID "io.github.dulle.Dulle"

#define SUMMARY                                                            \
  N_ ("Play and learn Doppelkopf: with computer players, with friends at " \
      "one machine, or over the network")

/* Pixels of an icon in a button. */
#define ICON_SIZE 16

struct _DulleApplication
{
  AdwApplication parent_instance;

  /* Owned */
  GSettings    *settings;
  DulleSession *session;

  /* From the command line */
  char    *store;
  gboolean has_deal_seed;
  guint64  deal_seed;
  gboolean has_files;
  gboolean asks_for_tournament;
  gboolean ignores_options;
};

G_DEFINE_FINAL_TYPE (DulleApplication, dulle_application, ADW_TYPE_APPLICATION)

/* How many sizes of cards are remembered. */
#define MAX_WIDTHS 6

/* The person among the players; the others are played by the computer. */
#define PERSON 0

static const GOptionEntry options[] = {
  { "store", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_ ("Keep the running tournament in FILE"),
    N_ ("FILE") },
  { "deal-seed", 0, 0, G_OPTION_ARG_STRING, NULL,
    N_ ("Begin a tournament with the deals of number N"), N_ ("N") },
  { "continue", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Go on with the running tournament"), NULL },
  { "new-tournament", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Choose a new tournament"), NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
  { NULL },
};

static GtkWindow *
active_window (DulleApplication *self)
{
  return gtk_application_get_active_window (GTK_APPLICATION (self));
}

/* The window with the table, on which others may lie. */
static GtkWindow *
table_window (DulleApplication *self)
{
  GtkWindow *window = active_window (self);

  while (window != NULL && !DULLE_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);

  return window;
}

/* Actions */

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (user_data));

  /* The program ends with its last window. */
  while (windows != NULL)
    {
      GtkWindow *window = windows->data;

      windows = windows->next;
      if (DULLE_IS_WINDOW (window))
        {
          gtk_window_close (window);
          return;
        }
    }
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  gtk_window_present (
      GTK_WINDOW (dulle_preferences_new (active_window (DULLE_APPLICATION (user_data)))));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  static const char *const developers[] = { "The Dulle authors", NULL };

  adw_show_about_window (active_window (DULLE_APPLICATION (user_data)),
                         "application-name", "Dulle",
                         "application-icon", APPLICATION_ID,
                         "version", VERSION,
                         "comments", _ (SUMMARY),
                         "developers", developers,
                         "translator-credits", _ ("translator-credits"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         NULL);
}

/* Whether something wants an answer before anything else can be done. */
static gboolean
is_modal_window_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    found = FALSE;

  for (guint i = 0; !found && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      found = gtk_window_get_modal (window) && gtk_widget_get_visible (GTK_WIDGET (window));
    }

  return found;
}

static void
activate_at_table (DulleApplication *self,
                   const char       *action)
{
  GtkWindow *table;

  g_application_activate (G_APPLICATION (self));
  table = table_window (self);
  if (table != NULL && !is_modal_window_open ())
    g_action_group_activate_action (G_ACTION_GROUP (table), action, NULL);
}

static void
new_tournament_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  DULLE_APPLICATION (user_data)->asks_for_tournament = TRUE;
  activate_at_table (DULLE_APPLICATION (user_data), "new-tournament");
}

/* A tournament that was left for practice is there again. */
static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  activate_at_table (DULLE_APPLICATION (user_data), "continue");
}

static const GActionEntry actions[] = {
  { "continue", continue_cb },
  { "new-tournament", new_tournament_cb },
  { "quit", quit_cb },
  { "preferences", preferences_cb },
  { "about", about_cb },
};

static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.new-tournament", { "<Control>n" } },
  { "win.rule-book('')", { "F1" } },
  { "win.shortcuts", { "<Control>question", "question" } },
  { "window.close", { "<Control>w" } },
};

/* Color scheme */

static gboolean
get_color_scheme (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  const char *chosen = g_variant_get_string (variant, NULL);

  if (g_str_equal (chosen, "light"))
    g_value_set_enum (value, ADW_COLOR_SCHEME_FORCE_LIGHT);
  else if (g_str_equal (chosen, "dark"))
    g_value_set_enum (value, ADW_COLOR_SCHEME_FORCE_DARK);
  else
    g_value_set_enum (value, ADW_COLOR_SCHEME_DEFAULT);

  return TRUE;
}

/* Start and end */

/* While GTK gets ready, the cards are painted as large as they were last time. */
static void
open_deck (DulleApplication *self)
{
  DulleDeck *deck = dulle_deck_get_default ();
  g_autoptr (GVariant) kept = g_settings_get_value (self->settings, "card-widths");
  gsize      n_widths;
  const int *widths = g_variant_get_fixed_array (kept, &n_widths, sizeof *widths);

  g_settings_bind (self->settings, "deck", deck, "id", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "card-back", deck, "back", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "card-indices", deck, "indices", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "four-color", deck, "four-color", G_SETTINGS_BIND_GET);
  dulle_deck_open (deck, widths, n_widths);
}

/* The instance that runs opens files and does what the actions say, but it keeps its store
 * and its deals. */
static void
tell_ignored_options (DulleApplication *self)
{
  GApplication *application = G_APPLICATION (self);
  const char   *ignored = self->store == NULL    ? "--deal-seed"
                          : !self->has_deal_seed ? "--store"
                                                 : "--store, --deal-seed";

  if ((self->store == NULL && !self->has_deal_seed) ||
      !g_application_register (application, NULL, NULL) ||
      !g_application_get_is_remote (application))
    return;

  /* Translators: options of the command line. */
  g_printerr (_ ("Dulle is already running; its window is shown, and these are ignored: %s.\n"),
              ignored);
  self->ignores_options = TRUE;
}

/* The actions of this name are those of the instance that runs. */
static void
activate_options (DulleApplication *self,
                  GVariantDict     *arguments)
{
  static const char *const names[] = { "continue", "new-tournament" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_variant_dict_contains (arguments, names[i]) &&
        g_application_register (G_APPLICATION (self), NULL, NULL))
      g_action_group_activate_action (G_ACTION_GROUP (self), names[i], NULL);
}

static gint
dulle_application_handle_local_options (GApplication *application,
                                        GVariantDict *arguments)
{
  DulleApplication *self = DULLE_APPLICATION (application);
  const char       *seed;
  const char       *missing;

  if (g_variant_dict_contains (arguments, "version"))
    {
      g_print ("Dulle %s\n", VERSION);
      return EXIT_SUCCESS;
    }

  g_variant_dict_lookup (arguments, "store", "^ay", &self->store);
  if (g_variant_dict_lookup (arguments, "deal-seed", "&s", &seed))
    {
      self->has_deal_seed =
          g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &self->deal_seed, NULL);
      if (!self->has_deal_seed)
        {
          g_printerr (_ ("“%s” is not the number of a deal.\n"), seed);
          return EXIT_FAILURE;
        }
    }

  if (g_variant_dict_contains (arguments, "continue") &&
      (self->has_deal_seed || g_variant_dict_contains (arguments, "new-tournament")))
    {
      /* Translators: options of the command line. */
      g_printerr (_ ("--continue excludes --new-tournament and --deal-seed.\n"));
      return EXIT_FAILURE;
    }

  missing = dulle_find_missing_settings (APPLICATION_ID);
  if (missing != NULL)
    {
      g_printerr ("%s\n", missing);
      return EXIT_FAILURE;
    }
  tell_ignored_options (self);
  activate_options (self, arguments);

  return -1;
}

static gboolean
dulle_application_local_command_line (GApplication *application,
                                      gchar      ***arguments,
                                      int          *exit_status)
{
  gboolean is_done = G_APPLICATION_CLASS (dulle_application_parent_class)
                         ->local_command_line (application, arguments, exit_status);

  if (DULLE_APPLICATION (application)->ignores_options)
    *exit_status = EXIT_FAILURE;

  return is_done;
}

/* GTK lets any thread ask for icons once the theme is set up. The first who asks waits until the
 * whole theme is read. The icons of the header bar are then loaded with the flags and the size that
 * GTK will ask for, and kept by its cache. */
static void
read_icon_theme (GTask        *task,
                 gpointer      theme,
                 gpointer      scale,
                 GCancellable *cancellable)
{
  static const char *const names[] = {
    "dulle-last-trick-symbolic",
    "dulle-score-symbolic",
    "dulle-hint-symbolic",
    "open-menu-symbolic",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (gtk_icon_theme_lookup_icon (theme, names[i], NULL, ICON_SIZE,
                                                GPOINTER_TO_INT (scale),
                                                gtk_widget_get_default_direction (),
                                                GTK_ICON_LOOKUP_PRELOAD));
  g_task_return_boolean (task, TRUE);
}

/* While the window is being made. */
static void
open_icons (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GListModel *monitors = gdk_display_get_monitors (display);
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, 0);
  int scale = monitor != NULL ? gdk_monitor_get_scale_factor (monitor) : 1;
  g_autoptr (GTask) task =
      g_task_new (gtk_icon_theme_get_for_display (display), NULL, NULL, NULL);

  g_task_set_task_data (task, GINT_TO_POINTER (scale), NULL);
  g_task_run_in_thread (task, read_icon_theme);
}

/* The cards are being painted while GTK makes itself ready. */
static void
dulle_application_startup (GApplication *application)
{
  DulleApplication *self = DULLE_APPLICATION (application);
  const char       *missing;

  self->settings = g_settings_new (APPLICATION_ID);
  open_deck (self);

  missing = dulle_find_missing_display ();
  if (missing != NULL)
    {
      g_printerr ("%s\n", missing);
      exit (EXIT_FAILURE);
    }

  G_APPLICATION_CLASS (dulle_application_parent_class)->startup (application);
  open_icons ();
  dulle_keep_clicks_whole ();
  dulle_add_companion_keys ();
  dulle_fill_accessible_gaps ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           accels[i].accels);

  g_settings_bind_with_mapping (self->settings, "color-scheme", adw_style_manager_get_default (),
                                "color-scheme", G_SETTINGS_BIND_GET, get_color_scheme, NULL, NULL,
                                NULL);
}

static void
start_session (DulleApplication *self)
{
  DulleTournamentSetup chosen = dulle_chosen_tournament_setup (self->settings);
  DulleTournamentSetup setup = dulle_tournament_setup_make (&chosen.rules, self->deal_seed);

  dulle_session_set_first_tournament (self->session, &chosen);
  dulle_session_start (self->session);
  if (!self->has_deal_seed)
    return;

  dulle_chosen_players_load (&setup, self->settings);
  dulle_session_new_tournament (self->session, &setup);
}

/* Where something has been played, or a deal, a file or a tournament is asked for, nobody
 * is new. */
static gboolean
wants_welcome (DulleApplication *self)
{
  return !self->has_deal_seed && !self->has_files && !self->asks_for_tournament &&
         !g_settings_get_boolean (self->settings, "welcomed") &&
         !g_file_test (self->store, G_FILE_TEST_EXISTS);
}

/* Nothing is begun before the answer. */
static void
welcomed_cb (DulleApplication *self)
{
  g_assert (DULLE_IS_APPLICATION (self));

  start_session (self);
}

/* Over a table that has its size, so that it finds its own, and its place. */
static gboolean
welcome_cb (GtkWidget     *window,
            GdkFrameClock *clock,
            gpointer       application)
{
  DulleApplication *self = DULLE_APPLICATION (application);
  GtkWidget        *welcome;

  if (gtk_widget_get_width (window) == 0)
    return G_SOURCE_CONTINUE;

  welcome = dulle_welcome_new (GTK_WINDOW (window), self->session);
  g_signal_connect_object (welcome, "done", G_CALLBACK (welcomed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (welcome));

  return G_SOURCE_REMOVE;
}

/* The first deal is ready when the window is: the session tells what happens from the main loop. */
static void
open_window (DulleApplication *self)
{
  GtkWindow *window;
  gboolean   is_first;

  if (self->store == NULL)
    self->store = g_build_filename (g_get_user_data_dir (), "dulle", "dulle.db", NULL);
  self->session = dulle_session_new (self->store, PERSON);
  is_first = wants_welcome (self);
  if (!is_first)
    start_session (self);
  window = GTK_WINDOW (dulle_window_new (ADW_APPLICATION (self), self->session));
  gtk_window_present (window);
  if (is_first)
    gtk_widget_add_tick_callback (GTK_WIDGET (window), welcome_cb, self, NULL);
}

static void
dulle_application_activate (GApplication *application)
{
  DulleApplication *self = DULLE_APPLICATION (application);
  GtkWindow        *window = active_window (self);

  /* The program ends without its window while a file is still being written. */
  if (window != NULL)
    gtk_window_present (window);
  else if (self->session == NULL)
    open_window (self);
}

/* Whoever starts the program with files, or opens them in it. */
static void
dulle_application_open (GApplication *application,
                        GFile       **files,
                        gint          n_files,
                        const gchar  *hint)
{
  GtkWindow *window;

  DULLE_APPLICATION (application)->has_files = TRUE;
  g_application_activate (application);
  window = table_window (DULLE_APPLICATION (application));
  for (gint i = 0; window != NULL && i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);

      g_action_group_activate_action (G_ACTION_GROUP (window), "open", g_variant_new_string (uri));
    }
}

static void
keep_widths (DulleApplication *self)
{
  gsize      n_widths;
  const int *widths = dulle_deck_get_widths (dulle_deck_get_default (), &n_widths);

  if (n_widths > 0)
    g_settings_set_value (self->settings, "card-widths",
                          g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, widths,
                                                     MIN (n_widths, MAX_WIDTHS), sizeof *widths));
}

static void
dulle_application_shutdown (GApplication *application)
{
  DulleApplication *self = DULLE_APPLICATION (application);

  if (self->session != NULL)
    {
      dulle_session_close (self->session);
      keep_widths (self);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_APPLICATION_CLASS (dulle_application_parent_class)->shutdown (application);
}

static void
dulle_application_finalize (GObject *object)
{
  DulleApplication *self = DULLE_APPLICATION (object);

  g_clear_pointer (&self->store, g_free);

  G_OBJECT_CLASS (dulle_application_parent_class)->finalize (object);
}

static void
dulle_application_class_init (DulleApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dulle_application_finalize;
  application_class->local_command_line = dulle_application_local_command_line;
  application_class->handle_local_options = dulle_application_handle_local_options;
  application_class->startup = dulle_application_startup;
  application_class->activate = dulle_application_activate;
  application_class->open = dulle_application_open;
  application_class->shutdown = dulle_application_shutdown;
}

static void
dulle_application_init (DulleApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: what follows the options of the command line. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _ (SUMMARY));
}

DulleApplication *
dulle_application_new (void)
{
  return g_object_new (DULLE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/dulle/Dulle",
                       NULL);
}

DulleSession *
dulle_application_get_session (DulleApplication *self)
{
  g_return_val_if_fail (DULLE_IS_APPLICATION (self), NULL);

  return self->session;
}
