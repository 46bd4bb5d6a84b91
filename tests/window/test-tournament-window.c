/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window for new tournaments, worked by its own widgets: what is chosen there is
 * what is played, and tournaments that are not over are continued or deleted.
 */
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "settings/chosen-players.h"
#include "settings/chosen-rules.h"
#include "setup/character-choice.h"
#include "setup/dulle-option-row.h"
#include "setup/dulle-rule-book.h"
#include "setup/dulle-tournament-window.h"
#include "setup/dulle-unfinished-list.h"

#include "text/character-text.h"
#include "text/player-names.h"

#include "fatal-warnings.h"
#include "first-settings.h"
#include "session-driver.h"
#include "named-once.h"
#include "style-sheet.h"
#include "suite.h"

typedef struct
{
  char             *folder;
  GSettings        *settings;
  DulleSession     *session;
  GtkWidget        *window;
  const DulleEvent *last;
} Fixture;

static void
keep_event_cb (Fixture          *fixture,
               const DulleEvent *event)
{
  if (fixture->last != NULL)
    dulle_event_unref (fixture->last);
  fixture->last = dulle_event_ref (event);
}

/* Iterates until another event of that kind has come. */
static void
run_to (Fixture       *fixture,
        DulleEventKind kind)
{
  g_clear_pointer (&fixture->last, dulle_event_unref);
  do
    g_main_context_iteration (NULL, TRUE);
  while (fixture->last == NULL || fixture->last->kind != kind);
}

static GPtrArray *
list_tournaments (Fixture *fixture)
{
  return list_logs (fixture->session, dulle_session_list_tournaments_async,
                    dulle_session_list_tournaments_finish);
}

/* Questions are answered in order: waits for all that have been asked. */
static void
wait_for_answers (Fixture *fixture)
{
  g_ptr_array_unref (list_tournaments (fixture));
}

/* Waits for what the window asks for when it opens. */
static void
open_window (Fixture *fixture)
{
  fixture->window = dulle_tournament_window_new (NULL, fixture->session);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_answers (fixture);
}

static Fixture *
fixture_new (void)
{
  Fixture         *fixture = g_new0 (Fixture, 1);
  g_autofree char *path = NULL;

  make_warnings_fatal ();
  adw_init ();
  fixture->folder = g_dir_make_tmp ("dulle-XXXXXX", NULL);
  path = g_build_filename (fixture->folder, "store", NULL);
  fixture->settings = first_settings ();
  fixture->session = dulle_session_new (path, 0);
  g_signal_connect_swapped (fixture->session, "event", G_CALLBACK (keep_event_cb), fixture);
  /* Nobody plays while the window is looked at. */
  dulle_session_hold (fixture->session);
  dulle_session_start (fixture->session);
  run_to (fixture, DULLE_EVENT_DEALT);
  open_window (fixture);

  return fixture;
}

static void
fixture_free (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, "store", NULL);

  if (fixture->window != NULL)
    {
      check_named_once (GTK_WIDGET (fixture->window));
      gtk_window_destroy (GTK_WINDOW (fixture->window));
    }
  dulle_session_close (fixture->session);
  g_object_unref (fixture->session);
  dulle_event_unref (fixture->last);
  g_object_unref (fixture->settings);
  g_remove (path);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

/* Finding what the window holds */

static GtkWidget *
find (GtkWidget  *widget,
      GType       type,
      const char *title)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) &&
      (title == NULL ||
       g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
row (Fixture    *fixture,
     const char *title)
{
  GtkWidget *found = find (fixture->window, ADW_TYPE_PREFERENCES_ROW, title);

  ck_assert_msg (found != NULL, "There is no row “%s”", title);

  return found;
}

static void
set_number (Fixture    *fixture,
            const char *title,
            double      value)
{
  GtkWidget *button = find (row (fixture, title), GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), value);
}

static void
set_switch (Fixture    *fixture,
            const char *title,
            gboolean    on)
{
  gtk_switch_set_active (GTK_SWITCH (find (row (fixture, title), GTK_TYPE_SWITCH, NULL)), on);
}

static void
choose (Fixture    *fixture,
        const char *title,
        guint       item)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row (fixture, title)), item);
  ck_assert_uint_eq (adw_combo_row_get_selected (ADW_COMBO_ROW (row (fixture, title))), item);
}

static void
set_name (Fixture    *fixture,
          const char *title,
          const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (row (fixture, title)), name);
}

static GtkDropDown *
find_drop_down (GtkWidget *widget,
                gboolean   of_characters)
{
  if (GTK_IS_DROP_DOWN (widget) &&
      gtk_widget_has_css_class (widget, "character") == of_characters)
    return GTK_DROP_DOWN (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkDropDown *found = find_drop_down (child, of_characters);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
choose_character (GtkWidget *row,
                  DulleFace  face)
{
  GtkDropDown *choice = find_drop_down (row, TRUE);
  guint        n = g_list_model_get_n_items (gtk_drop_down_get_model (choice));

  ck_assert_uint_eq (n, DULLE_N_CHARACTERS + 2);
  for (guint i = 0; i < n; i++)
    {
      gtk_drop_down_set_selected (choice, i);
      if (dulle_character_choice_get (choice) == face)
        return;
    }
  ck_abort_msg ("There is no %s", dulle_face_id (face));
}

/* All skills that the computer has are offered, or a person; to the first player none. */
static void
choose_skill (Fixture    *fixture,
              const char *title,
              DulleSkill  skill)
{
  GtkDropDown *drop_down = find_drop_down (row (fixture, title), FALSE);

  ck_assert_ptr_null (find (row (fixture, "You"), GTK_TYPE_DROP_DOWN, NULL));
  ck_assert_uint_eq (g_list_model_get_n_items (gtk_drop_down_get_model (drop_down)),
                     DULLE_N_SKILLS + 1);
  gtk_drop_down_set_selected (drop_down, skill);
}

static void
begin (Fixture *fixture)
{
  ck_assert (gtk_widget_activate_action (fixture->window, "tournament.begin", NULL));
  run_to (fixture, DULLE_EVENT_DEALT);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

START_TEST (test_choices)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  const DulleSeating  *seating;
  DulleTournamentSetup kept;

  set_number (fixture, "Players at the table", 6);
  set_number (fixture, "Rounds", 3);
  set_number (fixture, "Cents per point", 10);
  set_name (fixture, "You", "Ada");
  set_name (fixture, "Player 6, drawn by lot", "Grace");
  choose_skill (fixture, "Player 6, drawn by lot", DULLE_SKILL_EASY);
  choose (fixture, "First dealer", 6);
  choose (fixture, "Deals", 1);
  set_number (fixture, "Number", 123);
  begin (fixture);

  seating = &fixture->last->seating;
  ck_assert_uint_eq (seating->n_players, 6);
  ck_assert_str_eq (seating->names[0], "Ada");
  ck_assert_str_eq (seating->names[5], "Grace");
  ck_assert_uint_eq (seating->dealer, 5);
  ck_assert_int_eq (fixture->last->view.board.rules.rounds, 3);
  ck_assert_int_eq (fixture->last->view.board.rules.cents_per_point, 10);

  dulle_chosen_players_load (&kept, fixture->settings);
  ck_assert_str_eq (kept.players[0].name, "Ada");
  ck_assert_str_eq (kept.players[5].name, "Grace");
  ck_assert_int_eq (kept.players[5].skill, DULLE_SKILL_EASY);
  ck_assert_int_eq (kept.players[4].skill, DULLE_USUAL_SKILL);
}
END_TEST

/* A person and the computer that would play instead keep their names and faces, and what was
 * chosen is remembered. */
START_TEST (test_persons)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  const DulleSeating  *seating;
  DulleTournamentSetup kept;
  GtkWidget           *second = row (fixture, "Player 2, drawn by lot");
  GtkDropDown         *taker = find_drop_down (second, FALSE);

  choose_character (second, DULLE_FACE_ERNA);
  gtk_drop_down_set_selected (taker, DULLE_N_SKILLS);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (second)), "");
  gtk_editable_set_text (GTK_EDITABLE (second), "Anna");
  gtk_drop_down_set_selected (taker, DULLE_SKILL_EASY);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (second)), "Erna");
  gtk_drop_down_set_selected (taker, DULLE_N_SKILLS);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (second)), "Anna");
  gtk_drop_down_set_selected (find_drop_down (row (fixture, "Player 4, drawn by lot"), FALSE),
                              DULLE_N_SKILLS);
  begin (fixture);

  seating = &fixture->last->seating;
  ck_assert_uint_eq (dulle_seating_people (seating), 1 << 0 | 1 << 1 | 1 << 3);
  ck_assert_str_eq (seating->names[1], "Anna");
  ck_assert (dulle_face_is_animal (seating->faces[1]));
  ck_assert_str_eq (seating->names[3], dulle_face_name (seating->faces[3]));
  ck_assert (dulle_seating_is_closed (seating));
  dulle_chosen_players_load (&kept, fixture->settings);
  ck_assert_int_eq ((int) kept.players[1].taker, DULLE_TAKER_PERSON);
  ck_assert_int_eq ((int) kept.players[2].taker, DULLE_TAKER_COMPUTER);
  ck_assert_str_eq (kept.players[1].name, "Anna");
}
END_TEST

/* A character brings its name along, but not over a given one; the others are drawn, no two
 * alike, and are drawn again the next time. */
START_TEST (test_characters)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget           *second = row (fixture, "Player 2, drawn by lot");
  GtkWidget           *third = row (fixture, "Player 3, drawn by lot");
  const DulleSeating  *seating;
  DulleTournamentSetup kept;

  choose_character (second, DULLE_FACE_ERNA);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (second)), "Erna");
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (second)),
                    dulle_character_way (DULLE_FACE_ERNA));
  choose_character (second, DULLE_FACE_MIA);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (second)), "Mia");
  gtk_editable_set_text (GTK_EDITABLE (third), "Zoe");
  choose_character (third, DULLE_FACE_HINNERK);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (third)), "Zoe");
  begin (fixture);

  seating = &fixture->last->seating;
  ck_assert_int_eq (seating->faces[0], DULLE_USUAL_ANIMAL);
  ck_assert_int_eq (seating->faces[1], DULLE_FACE_MIA);
  ck_assert_int_eq (seating->faces[2], DULLE_FACE_HINNERK);
  ck_assert_str_eq (seating->names[2], "Zoe");
  ck_assert (dulle_face_is_character (seating->faces[3]));
  ck_assert_int_ne (seating->faces[3], DULLE_FACE_MIA);
  ck_assert_int_ne (seating->faces[3], DULLE_FACE_HINNERK);
  ck_assert_str_eq (seating->names[3], dulle_face_name (seating->faces[3]));

  dulle_chosen_players_load (&kept, fixture->settings);
  ck_assert_int_eq (kept.players[1].face, DULLE_FACE_MIA);
  ck_assert_int_eq (kept.players[2].face, DULLE_FACE_HINNERK);
  ck_assert_int_eq (kept.players[3].face, DULLE_FACE_DRAWN);
  ck_assert_str_eq (kept.players[3].name, "");
}
END_TEST

/* Rules by which nobody can announce are not begun unawares. */
START_TEST (test_impossible_limits)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget *rules;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_settings_set_string (fixture->settings, "rules", "nines off\n");
  open_window (fixture);
  rules = row (fixture, "Official rules, 1 change");
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (rules)),
                    "As “Official rules”, except: Play with nines: no\n24 games\nNobody can announce anything: Re and Kontra need 11 cards in hand, "
                    "but without nines everybody has 10.");
}
END_TEST

/* Returns: (nullable): the window of that type */
static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

/* What is explained is in the rule book, too. */
START_TEST (test_help)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget *menu = find (row (fixture, "Rounds"), GTK_TYPE_MENU_BUTTON, NULL);
  GtkWidget *button;
  GtkWindow *book;

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  button = find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), GTK_TYPE_BUTTON,
                 NULL);
  ck_assert (gtk_widget_get_mapped (button) && gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  book = find_window (DULLE_TYPE_RULE_BOOK);
  ck_assert_ptr_nonnull (book);
  gtk_window_destroy (book);
}
END_TEST

/* What a skill means does not lie on the list of the others. */
START_TEST (test_open_list)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  GtkWidget *second = row (fixture, "Player 2, drawn by lot");

  for (int of_characters = 0; of_characters <= 1; of_characters++)
    {
      GtkDropDown *choice = find_drop_down (second, of_characters);
      GtkWidget   *list = find (GTK_WIDGET (choice), GTK_TYPE_POPOVER, NULL);

      if (of_characters)
        choose_character (second, DULLE_FACE_ERNA);
      ck_assert (gtk_widget_get_has_tooltip (GTK_WIDGET (choice)));
      gtk_popover_popup (GTK_POPOVER (list));
      ck_assert (!gtk_widget_get_has_tooltip (GTK_WIDGET (choice)));
      gtk_popover_popdown (GTK_POPOVER (list));
      while (gtk_widget_get_visible (list))
        g_main_context_iteration (NULL, TRUE);
      ck_assert (gtk_widget_get_has_tooltip (GTK_WIDGET (choice)));
    }
}
END_TEST

/* The same number brings the same cards, and another one others. */
START_TEST (test_number)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  const double numbers[] = { 5, 5, 6 };
  DulleHand    hands[G_N_ELEMENTS (numbers)];

  for (guint cards = 1; cards <= 2; cards++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
        {
          if (fixture->window == NULL)
            open_window (fixture);
          choose (fixture, "First dealer", 1);
          choose (fixture, "Deals", cards);
          set_number (fixture, "Number", numbers[i]);
          begin (fixture);
          hands[i] = fixture->last->view.own.hand;
        }
      ck_assert_uint_eq (hands[0], hands[1]);
      ck_assert_uint_ne (hands[0], hands[2]);
    }
}
END_TEST

static GtkToggleButton *
find_tutor (GtkWidget *row)
{
  return GTK_TOGGLE_BUTTON (gtk_widget_get_next_sibling (GTK_WIDGET (find_drop_down (row, FALSE))));
}

/* Whoever draws sits somewhere, but all are there, and the person stays. */
START_TEST (test_draw_seats)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  const char *const names[] = { "Ada", "Grace", "Edith", "Mary" };
  const char *const titles[] = { "You", "Player 2, drawn by lot", "Player 3, drawn by lot",
                                 "Player 4, drawn by lot" };
  DullePlayers      tutors;
  guint             n_moved = 0;

  for (guint i = 0; i < 8; i++)
    {
      guint n_found = 0;

      if (fixture->window == NULL)
        open_window (fixture);
      for (guint player = 0; player < DULLE_N_SEATS; player++)
        set_name (fixture, titles[player], names[player]);
      set_switch (fixture, "Draw the seats", TRUE);
      for (guint8 player = 1; player < DULLE_N_SEATS; player++)
        gtk_toggle_button_set_active (find_tutor (row (fixture, titles[player])), player == 2);
      begin (fixture);
      tutors = dulle_chosen_tutors_load (fixture->settings);
      for (guint player = 0; player < DULLE_N_SEATS; player++)
        {
          for (guint name = 0; name < G_N_ELEMENTS (names); name++)
            n_found += g_str_equal (fixture->last->seating.names[player], names[name]);
          n_moved += !g_str_equal (fixture->last->seating.names[player], names[player]);
          ck_assert_int_eq (player > 0 && (tutors >> player & 1) != 0,
                            g_str_equal (fixture->last->seating.names[player], "Edith"));
        }
      ck_assert_uint_eq (n_found, DULLE_N_SEATS);
      ck_assert_str_eq (fixture->last->seating.names[0], names[0]);
    }
  ck_assert_uint_gt (n_moved, 0);
}
END_TEST

/* The name of the account is shown, and not kept. */
START_TEST (test_own_name)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_auto (GStrv) names = dulle_player_names (fixture->settings);
  GtkWidget           *own = row (fixture, "You");
  DulleTournamentSetup kept;

  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (own)), names[0]);
  begin (fixture);
  dulle_chosen_players_load (&kept, fixture->settings);
  ck_assert_str_eq (kept.players[0].name, "");
}
END_TEST

/* A dealer who does not take part any more is drawn. */
START_TEST (test_fewer_players)
{
  g_autoptr (Fixture) fixture = fixture_new ();

  set_number (fixture, "Players at the table", 7);
  ck_assert (gtk_widget_get_visible (row (fixture, "Player 7, drawn by lot")));
  choose (fixture, "First dealer", 7);
  set_number (fixture, "Players at the table", 4);
  ck_assert (!gtk_widget_get_visible (row (fixture, "Player 5, drawn by lot")));
  ck_assert_uint_eq (adw_combo_row_get_selected (ADW_COMBO_ROW (row (fixture, "First dealer"))), 0);
  begin (fixture);
  ck_assert_uint_eq (fixture->last->seating.n_players, 4);
}
END_TEST

/* What is closed without a beginning is forgotten. */
START_TEST (test_cancel)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_auto (DulleChosenRules) chosen = { NULL };
  DulleTournamentSetup kept;

  set_number (fixture, "Players at the table", 6);
  set_name (fixture, "Player 2, drawn by lot", "Nobody");
  gtk_toggle_button_set_active (find_tutor (row (fixture, "Player 2, drawn by lot")), TRUE);
  gtk_window_close (GTK_WINDOW (fixture->window));
  ck_assert_uint_eq (dulle_chosen_tutors_load (fixture->settings) & 1 << 1, 0);
  chosen = dulle_chosen_rules_load (fixture->settings);
  ck_assert_int_eq (chosen.rules.players, 4);
  dulle_chosen_players_load (&kept, fixture->settings);
  ck_assert_str_ne (kept.players[1].name, "Nobody");
}
END_TEST

/* Unfinished tournaments */

/* Somebody does something, for nobody misses a tournament in which nothing was done. */
static void
play_a_little (Fixture *fixture)
{
  dulle_session_release (fixture->session);
  run_to (fixture, DULLE_EVENT_ACTION);
  dulle_session_hold (fixture->session);
}

static void
begin_another (Fixture *fixture,
               double   rounds)
{
  if (fixture->window == NULL)
    open_window (fixture);
  set_number (fixture, "Rounds", rounds);
  choose (fixture, "First dealer", 2);
  begin (fixture);
  play_a_little (fixture);
}

static guint
count_unfinished (Fixture *fixture)
{
  GtkWidget *list = find (fixture->window, DULLE_TYPE_UNFINISHED_LIST, NULL);
  GtkWidget *expander = find (list, ADW_TYPE_EXPANDER_ROW, NULL);

  g_autoptr (GPtrArray) tournaments = list_tournaments (fixture);

  ck_assert_int_eq (gtk_widget_get_visible (list), tournaments->len > 0);
  ck_assert (tournaments->len == 0 || find (expander, ADW_TYPE_ACTION_ROW, NULL) != NULL);

  return tournaments->len;
}

/* The button of the tournament that was left last. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label,
             const char *icon)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0 &&
      g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), icon) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label, icon);

      if (found != NULL)
        return found;
    }

  return NULL;
}

START_TEST (test_continue)
{
  g_autoptr (Fixture) fixture = fixture_new ();

  ck_assert_uint_eq (count_unfinished (fixture), 0);
  begin_another (fixture, 3);
  begin_another (fixture, 7);
  open_window (fixture);
  ck_assert_uint_eq (count_unfinished (fixture), 1);
  g_signal_emit_by_name (find_button (fixture->window, "C_ontinue", NULL), "clicked");
  run_to (fixture, DULLE_EVENT_RESUMED);
  ck_assert_int_eq (fixture->last->view.board.rules.rounds, 3);
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

static void
answer_deletion (Fixture    *fixture,
                 const char *response)
{
  g_signal_emit_by_name (find_button (fixture->window, NULL, "user-trash-symbolic"), "clicked");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_window (ADW_TYPE_MESSAGE_DIALOG)),
                               response);
}

START_TEST (test_delete)
{
  g_autoptr (Fixture) fixture = fixture_new ();

  begin_another (fixture, 3);
  begin_another (fixture, 7);
  open_window (fixture);
  ck_assert_uint_eq (count_unfinished (fixture), 1);

  answer_deletion (fixture, "cancel");
  wait_for_answers (fixture);
  ck_assert_uint_eq (count_unfinished (fixture), 1);

  answer_deletion (fixture, "delete");
  wait_for_answers (fixture);
  wait_for_answers (fixture);
  ck_assert_uint_eq (count_unfinished (fixture), 0);
}
END_TEST

/* A telephone has room for German words in large letters, also where a person plays. */
START_TEST (test_narrow)
{
  g_autoptr (Fixture) fixture = NULL;
  GtkWidget *content;
  int        width;

  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  fixture = fixture_new ();
  add_style_sheet ();
  gtk_drop_down_set_selected (find_drop_down (row (fixture, "Spieler 2, ausgelost"), FALSE),
                              DULLE_N_SKILLS);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  content = adw_window_get_content (ADW_WINDOW (fixture->window));
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
}
END_TEST

SUITE ("tournament-window",
       test_choices,
       test_characters,
       test_persons,
       test_impossible_limits,
       test_help,
       test_open_list,
       test_number,
       test_draw_seats,
       test_own_name,
       test_fewer_players,
       test_cancel,
       test_continue,
       test_delete,
       test_narrow)
