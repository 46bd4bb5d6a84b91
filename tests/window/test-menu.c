/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The main menu tells the keys of what it offers, also of what is no shortcut
 * of GTK's. While it is open, the keyboard stays in it; after a window that it opened, it
 * is at the game again.
 */
#include <adwaita.h>

#include "panels/dulle-decision-panel.h"
#include "window/dulle-window.h"

#include "asked-player.h"
#include "suite.h"
#include "widget-tree.h"

/* Returns: (transfer full) (nullable) */
static char *
find_accel (GMenuModel *menu, const char *action)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
  char                    *accel = NULL;

  for (int i = 0; i < g_menu_model_get_n_items (menu) && accel == NULL; i++)
    {
      g_autofree char *name = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s",
                                           &name) &&
          g_str_equal (name, action))
        g_menu_model_get_item_attribute (menu, i, "accel", "s", &accel);
      for (guint n = 0; n < G_N_ELEMENTS (links) && accel == NULL; n++)
        {
          g_autoptr (GMenuModel) below =
              g_menu_model_get_item_link (menu, i, links[n]);

          accel = below != NULL ? find_accel (below, action) : NULL;
        }
    }

  return accel;
}

START_TEST (test_keys)
{
  static const char *const keys[][2] = {
    { "win.hint", "h" },
    { "win.knowledge", "k" },
    { "win.take-back", "<Control>z" },
  };
  GtkWidget *window;
  GObject   *button;

  adw_init ();
  window = g_object_new (DULLE_TYPE_WINDOW, NULL);
  button =
      gtk_widget_get_template_child (window, DULLE_TYPE_WINDOW, "menu_button");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *accel = find_accel (
          gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), keys[i][0]);

      ck_assert_pstr_eq (accel, keys[i][1]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static GtkWidget *
menu_button_of (GtkWindow *window)
{
  return GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (window), DULLE_TYPE_WINDOW, "menu_button"));
}

static void
await_active (GtkWindow *window)
{
  while (!gtk_window_is_active (window))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_at_question (Player *player)
{
  open_player (player, 1000, 700);
  bring_about (player, find_case ("a marriage"));
  iterate_to_layout (player);
  gtk_window_present (player->window);
  await_active (player->window);
}

/* With some window managers the window is told to be active once more. */
START_TEST (test_menu_open)
{
  Player      player = { 0 };
  GtkPopover *menu;

  open_at_question (&player);

  menu = gtk_menu_button_get_popover (
      GTK_MENU_BUTTON (menu_button_of (player.window)));
  gtk_popover_popup (menu);
  gtk_widget_child_focus (GTK_WIDGET (menu), GTK_DIR_TAB_FORWARD);
  g_object_notify (G_OBJECT (player.window), "is-active");
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (player.window),
                                     GTK_WIDGET (menu)));
  close_player (&player);
}
END_TEST

/* Whoever only looks into it goes on where they were. */
START_TEST (test_menu_closed)
{
  Player      player = { 0 };
  GtkPopover *menu;
  GtkWidget  *panel, *before;

  open_at_question (&player);
  panel = find_child (GTK_WIDGET (player.window), DULLE_TYPE_DECISION_PANEL);
  gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
  before = gtk_window_get_focus (player.window);
  ck_assert (gtk_widget_is_ancestor (before, panel));

  menu = gtk_menu_button_get_popover (
      GTK_MENU_BUTTON (menu_button_of (player.window)));
  gtk_popover_popup (menu);
  gtk_widget_child_focus (GTK_WIDGET (menu), GTK_DIR_TAB_FORWARD);
  ck_assert (gtk_window_get_focus (player.window) != before);
  gtk_popover_popdown (menu);
  while (gtk_widget_get_mapped (GTK_WIDGET (menu)))
    g_main_context_iteration (NULL, TRUE);
  g_object_notify (G_OBJECT (player.window), "is-active");
  ck_assert (gtk_window_get_focus (player.window) == before);
  close_player (&player);
}
END_TEST

START_TEST (test_window_closed)
{
  Player     player = { 0 };
  GtkWidget *panel;
  GtkWindow *other;

  open_at_question (&player);

  gtk_widget_grab_focus (menu_button_of (player.window));
  other = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_transient_for (other, player.window);
  gtk_window_present (other);
  await_active (other);
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (player.window),
                                     menu_button_of (player.window)));

  gtk_window_destroy (other);
  await_active (player.window);
  panel = find_child (GTK_WIDGET (player.window), DULLE_TYPE_DECISION_PANEL);
  ck_assert (
      gtk_widget_is_ancestor (gtk_window_get_focus (player.window), panel));
  close_player (&player);
}
END_TEST

SUITE ("menu", test_keys, test_menu_open, test_menu_closed, test_window_closed)
