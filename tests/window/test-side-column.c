/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The column beside the table of a large screen: what lies in it, what keys do with it, and
 * what is remembered.
 */
#include "asked-player.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

#include "panels/dulle-advice.h"
#include "panels/dulle-trick-viewer.h"
#include "score/dulle-score-page.h"
#include "score/dulle-standings.h"
#include "window/dulle-side-column.h"
#include "window/dulle-status-line.h"
#include "window/dulle-window.h"

static void
open_at (Player *player,
         int     width,
         int     height)
{
  open_player (player, width, height);
  bring_about (player, find_case ("the rest of a solo"));
  iterate_to_layout (player);
}

static GtkWidget *
find_column (Player *player)
{
  return find_child (GTK_WIDGET (player->window), DULLE_TYPE_SIDE_COLUMN);
}

static gboolean
shows (GtkWidget *parent,
       GType      type)
{
  GtkWidget *child = find_child (parent, type);

  return child != NULL && gtk_widget_get_mapped (child);
}

static void
activate_action (Player     *player,
                 const char *action)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (player->window), action, NULL));
  iterate_to_layout (player);
}

/* The lines of what can be known explain their words by the keyboard, and keep the focus when
 * they are written anew. */
static void
assert_words_have_keys (Player    *player,
                        GtkWidget *column)
{
  GtkWidget *advice = find_child (column, DULLE_TYPE_ADVICE);

  ck_assert (gtk_widget_grab_focus (find_child (advice, ADW_TYPE_BIN)));
  dulle_advice_show_knowledge (DULLE_ADVICE (advice), dulle_table_get_view (player->table),
                               (const char *[]){ "A", "B", "C", "D", NULL });
  ck_assert (gtk_widget_is_focus (find_child (advice, ADW_TYPE_BIN)));
}

static float
top_of (GtkWidget *child,
        GtkWidget *parent)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (child, parent, &bounds));

  return bounds.origin.y;
}

/* What can be known stays where it is, whether a trick lies in the column or not. */
START_TEST (test_large)
{
  Player     player = { 0 };
  GtkWidget *column;
  float      top;

  open_at (&player, 1700, 1000);
  column = find_column (&player);
  ck_assert (gtk_widget_get_mapped (column));
  ck_assert (shows (column, DULLE_TYPE_TRICK_VIEWER));
  ck_assert (!shows (column, DULLE_TYPE_ADVICE));
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (player.table)),
                    1700 - gtk_widget_get_width (column));

  activate_action (&player, "win.knowledge");
  ck_assert (shows (column, DULLE_TYPE_ADVICE));
  assert_words_have_keys (&player, column);
  top = top_of (find_child (column, DULLE_TYPE_ADVICE), column);
  activate_action (&player, "win.last-trick");
  ck_assert (!shows (column, DULLE_TYPE_TRICK_VIEWER));
  ck_assert_float_eq (top_of (find_child (column, DULLE_TYPE_ADVICE), column), top);
  activate_action (&player, "win.dismiss");
  ck_assert (shows (column, DULLE_TYPE_ADVICE));

  close_player (&player);
}
END_TEST

START_TEST (test_score)
{
  Player     player = { 0 };
  GtkWidget *column;

  open_at (&player, 1700, 1000);
  column = find_column (&player);
  activate_action (&player, "win.score");
  ck_assert (shows (column, DULLE_TYPE_SCORE_PAGE));
  ck_assert (gtk_widget_get_mapped (GTK_WIDGET (player.table)));

  activate_action (&player, "win.side-column");
  ck_assert (!gtk_widget_get_mapped (column));
  ck_assert (shows (GTK_WIDGET (player.window), DULLE_TYPE_SCORE_PAGE));
  ck_assert (!gtk_widget_get_mapped (GTK_WIDGET (player.table)));

  activate_action (&player, "win.dismiss");
  ck_assert (gtk_widget_get_mapped (GTK_WIDGET (player.table)));
  activate_action (&player, "win.side-column");
  ck_assert (gtk_widget_get_mapped (column));

  close_player (&player);
}
END_TEST

static int
font_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

/* The first one below @widget of a style class. */
static GtkWidget *
find_class (GtkWidget  *widget,
            const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; found == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

/* Headings grow with the window as all other texts do, and the sheet has its lines. */
START_TEST (test_large_score)
{
  Player     player = { 0 };
  GtkWidget *page;
  GtkWidget *lines;
  int        size;
  int        height;

  adw_init ();
  add_style_sheet ();
  open_player (&player, 1600, 900);
  bring_about (&player, &over_case);
  iterate_to_layout (&player);
  activate_action (&player, "win.score");
  page = find_child (find_column (&player), DULLE_TYPE_SCORE_PAGE);
  size = font_size (page);
  ck_assert_int_gt (font_size (find_class (page, "title-1")), size * 17 / 10);
  ck_assert_int_gt (font_size (find_class (page, "title-4")), size * 11 / 10);
  ck_assert_int_ge (font_size (find_class (page, "heading")), size);

  lines = gtk_widget_get_parent (find_class (page, "sheet"));
  gtk_widget_measure (lines, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  ck_assert_int_ge (gtk_widget_get_height (lines), height);
  close_player (&player);
}
END_TEST

static int
width_with_letters (int dpi)
{
  Player player = { 0 };
  int    width;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  open_at (&player, 1600, 900);
  width = gtk_widget_get_width (find_column (&player));
  ck_assert_int_gt (gtk_widget_get_width (GTK_WIDGET (player.table)), width);
  close_player (&player);

  return width;
}

/* With the letters that the desktop enlarges. The table still has the larger part. */
START_TEST (test_large_text)
{
  int usual;

  adw_init ();
  add_style_sheet ();
  usual = width_with_letters (96);
  ck_assert_int_eq (width_with_letters (120), usual * 5 / 4);
}
END_TEST

/* Without another event, which would never come while somebody looks at the settings of the
 * desktop. */
START_TEST (test_text_made_larger)
{
  Player     player = { 0 };
  GtkWidget *column;
  int        usual;

  adw_init ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  open_at (&player, 1600, 900);
  column = find_column (&player);
  usual = gtk_widget_get_width (column);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 120 * PANGO_SCALE, NULL);
  iterate_to_layout (&player);
  ck_assert_int_eq (gtk_widget_get_width (column), usual * 5 / 4);
  close_player (&player);
}
END_TEST

START_TEST (test_remembered)
{
  Player player = { 0 };
  g_autoptr (GSettings) settings = NULL;

  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_boolean (settings, "side-knowledge", TRUE);
  g_settings_set_boolean (settings, "side-trick", FALSE);
  open_at (&player, 1700, 1000);
  ck_assert (shows (find_column (&player), DULLE_TYPE_ADVICE));
  ck_assert (!shows (find_column (&player), DULLE_TYPE_TRICK_VIEWER));
  close_player (&player);
}
END_TEST

START_TEST (test_small)
{
  Player player = { 0 };

  open_at (&player, 1280, 800);
  ck_assert (!shows (GTK_WIDGET (player.window), DULLE_TYPE_SIDE_COLUMN));
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (player.window), "side-column"));
  activate_action (&player, "win.last-trick");
  ck_assert (shows (GTK_WIDGET (player.window), DULLE_TYPE_TRICK_VIEWER));
  close_player (&player);
}
END_TEST

static const char *
message_on (Player *player)
{
  GtkWidget *message = find_class (GTK_WIDGET (player->table), "message");

  return message != NULL && gtk_widget_get_mapped (message)
             ? gtk_label_get_label (GTK_LABEL (message))
             : NULL;
}

static void
press_key (Player     *player,
           const char *action)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (player->window), "win.press", "s", action));
  iterate_to_layout (player);
}

/* Where a question leaves no room for a message, the line below the table says it. */
static const char *
status_of (const Player *player)
{
  GtkWidget *line = find_child (GTK_WIDGET (player->window), DULLE_TYPE_STATUS_LINE);

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (line)));
}

/* A key of play that has no effect says why; behind another page it does nothing. */
START_TEST (test_keys)
{
  Player player = { 0 };

  open_player (&player, 1280, 800);
  bring_about (&player, &cases[0]);
  iterate_to_layout (&player);
  ck_assert_ptr_null (message_on (&player));
  press_key (&player, "knowledge");
  ck_assert_str_eq (message_on (&player), "Reservations come first.");
  ck_assert_str_eq (status_of (&player), "Reservations come first. Do you have a reservation?");
  close_player (&player);
}
END_TEST

/* Those that speak for the person, too. */
START_TEST (test_keys_that_speak)
{
  static const struct
  {
    const char *situation;
    const char *action;
    const char *reason;
  } rows[] = {
    { "healthy", "announce-next", "Reservations come first." },
    { "healthy", "announce-party", "Reservations come first." },
    { "the rest of a solo", "announce-next", "It is too late for this announcement." },
    { "the rest of a solo", "announce-party", "It is too late for this announcement." },
    { "the rest of a solo", "healthy", "That is not possible now." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Player player = { 0 };

      open_player (&player, 1280, 800);
      bring_about (&player, find_case (rows[i].situation));
      iterate_to_layout (&player);
      press_key (&player, rows[i].action);
      ck_assert_pstr_eq (message_on (&player), rows[i].reason);
      close_player (&player);
    }
}
END_TEST

/* The score lies on what the keys switch: it goes away, and nothing is switched unseen. */
START_TEST (test_keys_below_score)
{
  Player     player = { 0 };
  GtkWidget *column;

  open_at (&player, 1700, 1000);
  column = find_column (&player);
  activate_action (&player, "win.score");
  ck_assert (!shows (column, DULLE_TYPE_TRICK_VIEWER));
  press_key (&player, "last-trick");
  ck_assert (!shows (column, DULLE_TYPE_SCORE_PAGE));
  ck_assert (shows (column, DULLE_TYPE_TRICK_VIEWER));
  press_key (&player, "last-trick");
  ck_assert (!shows (column, DULLE_TYPE_TRICK_VIEWER));

  activate_action (&player, "win.score");
  press_key (&player, "knowledge");
  ck_assert (!shows (column, DULLE_TYPE_SCORE_PAGE));
  ck_assert (shows (column, DULLE_TYPE_ADVICE));
  activate_action (&player, "win.score");
  activate_action (&player, "win.knowledge");
  ck_assert (!shows (column, DULLE_TYPE_SCORE_PAGE));
  ck_assert (!shows (column, DULLE_TYPE_ADVICE));
  close_player (&player);
}
END_TEST

START_TEST (test_keys_behind_page)
{
  Player player = { 0 };

  open_at (&player, 1280, 800);
  activate_action (&player, "win.score");
  press_key (&player, "last-trick");
  activate_action (&player, "win.dismiss");
  ck_assert (!shows (GTK_WIDGET (player.window), DULLE_TYPE_TRICK_VIEWER));
  press_key (&player, "last-trick");
  ck_assert (shows (GTK_WIDGET (player.window), DULLE_TYPE_TRICK_VIEWER));
  close_player (&player);
}
END_TEST

/* After the last game nothing is "so far". */
START_TEST (test_title_of_standings)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dora", NULL };
  static const DulleFace   faces[DULLE_MAX_PLAYERS] = { DULLE_FACE_DRAWN };
  static const struct
  {
    guint       games_left;
    gboolean    is_limited;
    const char *title;
  } titles[] = { { 1, TRUE, "Score So Far" },
                 { 0, TRUE, "Final Ranking" },
                 { 0, FALSE, "Score So Far" } };
  GtkWidget *standings;

  adw_init ();
  standings = g_object_ref_sink (dulle_standings_new ());
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      DulleEvent event = { .kind = DULLE_EVENT_OVER, .standing.n_players = 4 };

      event.standing.games_left = titles[i].games_left;
      event.view.board.rules.rounds_limited = titles[i].is_limited;
      dulle_standings_show (DULLE_STANDINGS (standings), &event, names, faces);
      ck_assert (has_title (standings, titles[i].title));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (standings),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, titles[i].title);
    }
  g_object_unref (standings);
}
END_TEST

static void
count_cb (guint *count)
{
  (*count)++;
}

/* What the window reads it does not write back. */
START_TEST (test_settings_untouched)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (AdwApplication) application = NULL;
  g_autoptr (DulleSession) session = NULL;
  GtkWidget *window;
  int        width, height;
  guint      n_changes = 0;

  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  session = dulle_session_new (NULL, 0);
  g_settings_set_boolean (settings, "side-column", FALSE);
  g_settings_set_int (settings, "window-width", 900);
  g_signal_connect_swapped (settings, "changed", G_CALLBACK (count_cb), &n_changes);

  window = dulle_window_new (application, session);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  ck_assert_int_eq (width, 900);
  ck_assert_uint_eq (n_changes, 0);
  gtk_window_set_default_size (GTK_WINDOW (window), 901, 700);
  ck_assert_int_eq (g_settings_get_int (settings, "window-width"), 901);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* What has been answered is not asked until the answer comes back, which may take its time. */
START_TEST (test_answered)
{
  Player player = { 0 };

  adw_init ();
  open_player (&player, 800, 600);
  bring_about (&player, find_case ("healthy"));
  iterate_to_layout (&player);
  ck_assert_ptr_nonnull (strchr (status_of (&player), '?'));
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (player.window), "win.healthy", NULL));
  ck_assert_str_ne (status_of (&player), "");
  ck_assert_ptr_null (strchr (status_of (&player), '?'));
  close_player (&player);
}
END_TEST

SUITE ("side-column",
       test_large,
       test_score,
       test_large_score,
       test_large_text,
       test_text_made_larger,
       test_remembered,
       test_small,
       test_keys,
       test_keys_that_speak,
       test_keys_below_score,
       test_keys_behind_page,
       test_title_of_standings,
       test_answered,
       test_settings_untouched)
