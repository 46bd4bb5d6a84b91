/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a host reads about those who would take the table over, before and after a game is over.
 */
#include "setup/dulle-handover-group.h"

#include "fatal-warnings.h"
#include "suite.h"
#include "window/widget-tree.h"

static const DulleCompany company = {
  .own = 0,
  .companions = {
      { .kind = DULLE_COMPANION_PERSON, .name = "Anna" },
      { .kind = DULLE_COMPANION_PERSON, .name = "Berta" },
  },
  .is_playing = TRUE,
  .is_connected = TRUE,
  .offers = 1 << 1,
  .heir = DULLE_NO_SEAT,
};

static void
assert_says (GtkWidget          *group,
             const DulleCompany *now,
             const char         *text)
{
  dulle_handover_group_show (DULLE_HANDOVER_GROUP (group), now, TRUE, FALSE);
  ck_assert_msg (has_title (group, text), "%s", text);
}

START_TEST (test_heir)
{
  GtkWidget   *window;
  GtkWidget   *group;
  DulleCompany now = company;

  make_warnings_fatal ();
  adw_init ();
  window = gtk_window_new ();
  group = g_object_new (DULLE_TYPE_HANDOVER_GROUP, NULL);
  gtk_window_set_child (GTK_WINDOW (window), group);
  assert_says (group, &now, "Would take over the table");
  now.heir = 1;
  assert_says (group, &now, "Will take over the table when this game ends");
  now.is_going = TRUE;
  assert_says (group, &now, "Is taking over the table now");
  ck_assert (!has_title (group, "Will take over"));
  now = company;
  now.is_over = TRUE;
  dulle_handover_group_show (DULLE_HANDOVER_GROUP (group), &now, TRUE, FALSE);
  ck_assert (!gtk_widget_get_visible (group));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("handover-group", test_heir)
