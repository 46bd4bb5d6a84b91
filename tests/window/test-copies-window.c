/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The copies of what is saved, as their window offers them.
 */
#include "common/accessible-gaps.h"
#include "common/news.h"
#include "setup/dulle-copies-window.h"

#include "fatal-warnings.h"
#include "session-driver.h"
#include "suite.h"
#include "window/widget-tree.h"

/**
 * Copies:
 * @folder: has the store and two copies
 */
typedef struct
{
  char      *folder;
  Driver    *driver;
  GtkWidget *window;
} Copies;

static char *
name_file (Copies     *copies,
           const char *name)
{
  return g_build_filename (copies->folder, name, NULL);
}

static void
show_window (Copies *copies)
{
  copies->window = dulle_copies_window_new (NULL, copies->driver->session);
  gtk_window_present (GTK_WINDOW (copies->window));
}

/* What a tournament that has begun has saved, copied as on two days. */
static void
begin_copies (Copies *copies)
{
  g_autofree char *store = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *text = NULL;
  gsize            length;

  make_warnings_fatal ();
  adw_init ();
  dulle_fill_accessible_gaps ();
  copies->folder = make_folder ();
  store = name_file (copies, "store");
  first = name_file (copies, "store.copy-2020-02-01");
  second = name_file (copies, "store.copy-2020-02-02");
  copies->driver = driver_new (store, 0);
  dulle_session_start (copies->driver->session);
  driver_run (copies->driver, 1);
  driver_free (copies->driver);
  ck_assert (g_file_get_contents (store, &text, &length, NULL));
  ck_assert (g_file_set_contents (first, text, (gssize) length, NULL));
  ck_assert (g_file_set_contents (second, text, (gssize) length, NULL));
  copies->driver = driver_new (store, 0);
  dulle_session_start (copies->driver->session);
  driver_run (copies->driver, 1);
  show_window (copies);
}

static void
end_copies (Copies *copies)
{
  gtk_window_destroy (GTK_WINDOW (copies->window));
  driver_free (copies->driver);
  remove_folder (copies->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Copies, end_copies)

/* Returns: (nullable): the last button that restores a copy, which is the oldest one */
static GtkWidget *
find_restore (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "copies.restore") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_prev_sibling (child))
    found = find_restore (child);

  return found;
}

static GtkWidget *
wait_for_restore (Copies *copies)
{
  while (find_restore (copies->window) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return find_restore (copies->window);
}

/* What the button does is its name, not the day alone that stands before it. */
START_TEST (test_name)
{
  g_auto (Copies) copies = { 0 };
  GtkWidget *button;

  begin_copies (&copies);
  button = wait_for_restore (&copies);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Restore the copy of Saturday, 02/01/20");
  ck_assert (!gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}
END_TEST

/* A copy that is gone is not offered any longer, and why it was not restored is told. While a copy
 * is being restored, no other one can be. */
START_TEST (test_lost_copy)
{
  g_auto (Copies) copies = { 0 };
  g_autofree char *copy = NULL;
  GtkWidget       *button;
  const char      *news = NULL;

  begin_copies (&copies);
  copy = name_file (&copies, "store.copy-2020-02-01");
  button = wait_for_restore (&copies);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  ck_assert_int_eq (g_remove (copy), 0);
  adw_message_dialog_response (find_dialog (), "restore");
  ck_assert (!gtk_widget_is_sensitive (button));
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  while (news == NULL)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (copies.window));

      g_main_context_iteration (NULL, TRUE);
      news = focus != NULL ? dulle_get_news (focus) : NULL;
    }
  ck_assert_msg (g_str_has_prefix (news, "The copy cannot be restored"), "%s", news);
  ck_assert (has_title (copies.window, "The copy cannot be restored"));
  ck_assert (!has_title (copies.window, "Saturday, "));
}
END_TEST

SUITE ("copies-window", test_name, test_lost_copy)
