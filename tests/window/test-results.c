/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What comes between the games, by one key: whoever presses F all the time sees each game end
 * with its scene, and the tournament with its podium.
 */
#include <adwaita.h>

#include "common/accessible-gaps.h"
#include "engine/fair-check.h"
#include "score/dulle-deal-proof.h"
#include "score/dulle-podium.h"
#include "score/dulle-score-scene.h"
#include "window/dulle-game-page.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "first-settings.h"
#include "frames.h"
#include "quick-setup.h"
#include "spoken.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

typedef struct
{
  GtkWindow    *window;
  DulleSession *session;
  GSettings    *settings;
  GtkStack     *pages;
  guint         n_dealt;
  guint         n_over;
  guint         last;
  DulleSeating  seating;
  DulleStanding standing;
} Evening;

static void
event_cb (Evening          *evening,
          const DulleEvent *event)
{
  evening->n_dealt += event->kind == DULLE_EVENT_DEALT;
  evening->n_over += event->kind == DULLE_EVENT_OVER;
  evening->last = event->kind;
  evening->seating = event->seating;
  evening->standing = event->standing;
}

/* Computers play for all, at once. */
static void
begin_evening (Evening *evening)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  rules.rounds = 1;
  rules.compulsory_solos = 0;
  setup = quick_setup (&rules, 3);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].face = DULLE_FACE_DRAWN;

  make_warnings_fatal ();
  adw_init ();
  evening->settings = first_settings ();
  g_settings_set_string (evening->settings, "animation-speed", "off");
  evening->session = dulle_session_new (NULL, DULLE_NO_SEAT);
  evening->window = g_object_new (DULLE_TYPE_WINDOW, "session", evening->session, NULL);
  g_signal_connect_swapped (evening->session, "event", G_CALLBACK (event_cb), evening);
  gtk_window_present (evening->window);
  evening->pages = GTK_STACK (gtk_widget_get_ancestor (
      find_child (GTK_WIDGET (evening->window), DULLE_TYPE_GAME_PAGE), GTK_TYPE_STACK));
  dulle_session_start (evening->session);
  dulle_session_new_tournament (evening->session, &setup);
}

static void
end_evening (Evening *evening)
{
  gtk_window_destroy (evening->window);
  dulle_session_close (evening->session);
  g_object_unref (evening->session);
  g_object_unref (evening->settings);
}

static void
press (Evening    *evening,
       const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (evening->window), action, NULL);
}

static gboolean
go_on_cb (gpointer evening)
{
  press (evening, "win.go-on");

  return G_SOURCE_CONTINUE;
}

static gboolean
is_on_page (Evening    *evening,
            const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (evening->pages), page) == 0;
}

static void
wait_for_page (Evening    *evening,
               const char *page)
{
  while (!is_on_page (evening, page))
    g_main_context_iteration (NULL, TRUE);
}

/* Whether the strength of the opponents can be chosen: below the result, and in the menu. */
static gboolean
offers_opponents (Evening *evening)
{
  GtkWidget *scene = find_child (GTK_WIDGET (evening->window), DULLE_TYPE_SCORE_SCENE);
  gboolean   offers = gtk_widget_get_visible (find_child (scene, GTK_TYPE_MENU_BUTTON));

  ck_assert_int_eq (offers, g_action_group_get_action_enabled (G_ACTION_GROUP (evening->window),
                                                               "opponents"));

  return offers;
}

static gboolean
offers_rematch (Evening *evening)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (evening->window), "rematch");
}

/* Returns: (nullable): the button of that label */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);

  return found;
}

/* The table is hurried, and whatever is asked between the games is answered. */
START_TEST (test_one_key)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  ck_assert (offers_opponents (&evening));
  wait_for_page (&evening, "table");
  wait_for_page (&evening, "podium");
  g_source_remove (source);
  ck_assert_uint_ge (evening.n_dealt, 4);
  end_evening (&evening);
}
END_TEST

/* The window that is in front of that of the game. */
static GtkWindow *
find_other_window (Evening *evening)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != evening->window && gtk_window_get_transient_for (window) == evening->window)
        return window;
    }

  return NULL;
}

/* The button that has the focus, which Return and Space press; on every page it is the first. */
static void
assert_button (Evening    *evening,
               const char *label)
{
  GtkWidget *focus = gtk_window_get_focus (evening->window);

  ck_assert (GTK_IS_BUTTON (focus));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (focus)), label);
  ck_assert_ptr_null (gtk_widget_get_prev_sibling (focus));
}

static void
assert_title (Evening    *evening,
              const char *title)
{
  GtkWidget *shown = find_child (GTK_WIDGET (evening->window), ADW_TYPE_WINDOW_TITLE);

  ck_assert_str_eq (adw_window_title_get_title (ADW_WINDOW_TITLE (shown)), title);
}

/* Wherever one is after the last game, the key does what the button says. */
START_TEST (test_end)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  while (evening.last != DULLE_EVENT_TOURNAMENT_OVER)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  wait_for_page (&evening, "scene");

  assert_button (&evening, "To the _Podium");
  ck_assert (!offers_opponents (&evening));
  assert_title (&evening, "Normal game");
  press (&evening, "win.score");
  assert_button (&evening, "To the _Podium");
  press (&evening, "win.go-on");
  wait_for_page (&evening, "podium");
  assert_button (&evening, "_New Tournament");
  assert_title (&evening, "End of the Tournament");
  press (&evening, "win.score");
  assert_button (&evening, "_New Tournament");
  assert_title (&evening, "End of the Tournament");
  ck_assert_ptr_null (find_other_window (&evening));
  press (&evening, "win.go-on");
  ck_assert_ptr_nonnull (find_other_window (&evening));
  gtk_window_destroy (find_other_window (&evening));
  press (&evening, "win.dismiss");
  press (&evening, "win.go-on");
  ck_assert_ptr_nonnull (find_other_window (&evening));
  end_evening (&evening);
}
END_TEST

/* From the podium straight to the next tournament, with those who have just played. */
START_TEST (test_rematch)
{
  Evening      evening = { 0 };
  DulleSeating before;
  guint        source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  ck_assert (!offers_rematch (&evening));
  wait_for_page (&evening, "podium");
  g_source_remove (source);
  ck_assert (offers_rematch (&evening));
  ck_assert (gtk_widget_get_visible (
      find_button (gtk_stack_get_visible_child (evening.pages), "_Rematch")));

  before = evening.seating;
  evening.n_dealt = 0;
  press (&evening, "win.rematch");
  press (&evening, "win.rematch");
  while (evening.n_dealt == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_page (&evening, "table");
  ck_assert_mem_eq (evening.seating.names, before.names, sizeof before.names);
  ck_assert_mem_eq (evening.seating.faces, before.faces, sizeof before.faces);
  ck_assert_uint_eq (evening.standing.n_games, 0);
  ck_assert (!offers_rematch (&evening));
  end_evening (&evening);
}
END_TEST

static void
ask_for_vote (Evening *evening)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_VOTE);

  event->vote.player = 0;
  g_signal_emit_by_name (evening->session, "event", event);
}

static gboolean
says (Evening    *evening,
      const char *text)
{
  return has_title (GTK_WIDGET (evening->window), text);
}

static void
wait_for_text (Evening    *evening,
               const char *text)
{
  while (!says (evening, text))
    g_main_context_iteration (NULL, TRUE);
}

/* While others vote, the own answer is kept, and said to have been heard. Whoever was lost
 * meanwhile is asked once more. */
START_TEST (test_vote)
{
  Evening    evening = { 0 };
  GtkWidget *yes;

  begin_evening (&evening);
  wait_for_page (&evening, "scene");
  ask_for_vote (&evening);
  wait_for_text (&evening, "A Round of Solos?");
  yes = find_button (GTK_WIDGET (evening.window), "_Yes");
  while (!gtk_widget_get_mapped (yes))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_grab_focus (yes));
  ck_assert_ptr_eq (gtk_window_get_focus (evening.window), yes);
  ask_for_vote (&evening);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_ptr_eq (gtk_window_get_focus (evening.window), yes);
  gtk_widget_activate_action (yes, "win.dismiss", NULL);
  ck_assert_str_eq (gtk_stack_get_visible_child_name (evening.pages), "score");
  gtk_widget_activate_action (yes, "win.vote", "b", TRUE);
  ck_assert (says (&evening, "You have voted."));
  ck_assert (!gtk_widget_is_sensitive (yes));
  ask_for_vote (&evening);
  wait_for_text (&evening, "A Round of Solos?");
  ck_assert (gtk_widget_is_sensitive (yes));
  end_evening (&evening);
}
END_TEST

/* Returns: how often it was said what the players get: "Anna −8, Kleo +8, …" */
static guint
count_accounts (const Spoken *spoken)
{
  g_autoptr (GRegex) account =
      g_regex_new ("( (−|\\+)?\\d+, [^,.]+){3} (−|\\+)?\\d+\\.", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (account, spoken->said->str, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    n++;

  return n;
}

/* What a game was worth is heard once, when the scene has shown it: not again when a name changes,
 * and the scene with it. */
START_TEST (test_account)
{
  static const char *const names[] = { "Dora", NULL };
  Evening                  evening = { 0 };
  Spoken                   spoken = listen_to_speakers ();
  guint                    source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  g_source_remove (source);
  g_settings_set_strv (evening.settings, "player-names", names);
  while (count_accounts (&spoken) < evening.n_over)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (count_accounts (&spoken), evening.n_over);
  end_evening (&evening);
  stop_listening (&spoken);
}
END_TEST

/* What is written on the table for a moment is said, too. */
START_TEST (test_message)
{
  static const char text[] = "The connection to Anna was lost. The game is waiting.";
  Evening           evening = { 0 };
  Spoken            spoken = listen_to_speakers ();
  GtkWidget        *page;

  begin_evening (&evening);
  page = find_child (GTK_WIDGET (evening.window), DULLE_TYPE_GAME_PAGE);
  dulle_game_page_say (DULLE_GAME_PAGE (page), text, text);
  while (strstr (spoken.said->str, text) == NULL)
    g_main_context_iteration (NULL, TRUE);
  end_evening (&evening);
  stop_listening (&spoken);
}
END_TEST

/* When a game is over, nothing more is written on the table, which its score is about to hide. */
START_TEST (test_no_room)
{
  Evening    evening = { 0 };
  GtkWidget *page;
  guint      source;

  begin_evening (&evening);
  page = find_child (GTK_WIDGET (evening.window), DULLE_TYPE_GAME_PAGE);
  wait_for_page (&evening, "table");
  ck_assert (dulle_game_page_has_room (DULLE_GAME_PAGE (page)));
  source = g_timeout_add (5, go_on_cb, &evening);
  while (!dulle_game_page_is_over (DULLE_GAME_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  ck_assert (!dulle_game_page_has_room (DULLE_GAME_PAGE (page)));
  end_evening (&evening);
}
END_TEST

/* While a game is played, the key leads from the sheet back to the table. */
START_TEST (test_sheet)
{
  Evening evening = { 0 };

  begin_evening (&evening);
  while (!g_action_group_get_action_enabled (G_ACTION_GROUP (evening.window), "score"))
    g_main_context_iteration (NULL, TRUE);
  wait_for_page (&evening, "table");
  press (&evening, "win.score");
  ck_assert (is_on_page (&evening, "score"));
  assert_button (&evening, "_Back to the Table");
  press (&evening, "win.go-on");
  ck_assert (is_on_page (&evening, "table"));
  end_evening (&evening);
}
END_TEST

/* Where the table is gone, nothing leads to another game. */
START_TEST (test_gone_table)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  g_source_remove (source);
  ck_assert (g_action_group_get_action_enabled (G_ACTION_GROUP (evening.window), "next-game"));
  gtk_widget_set_sensitive (find_child (GTK_WIDGET (evening.window), DULLE_TYPE_GAME_PAGE),
                            FALSE);
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (evening.window), "next-game"));
  end_evening (&evening);
}
END_TEST

/* The score lies over the scene, and goes away again. */
START_TEST (test_score)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  g_source_remove (source);

  press (&evening, "win.score");
  ck_assert (is_on_page (&evening, "score"));
  press (&evening, "win.dismiss");
  ck_assert (is_on_page (&evening, "scene"));
  press (&evening, "win.score");
  press (&evening, "win.go-on");
  wait_for_page (&evening, "table");
  end_evening (&evening);
}
END_TEST

/* Proofs */

/* A game whose deal follows from parts of the host and two players. */
static void
deal_fairly (DulleRecord *record)
{
  DulleFairNumber number = { 0 };

  *record = (DulleRecord){ .number = 3, .rules = dulle_rules_default () };
  record->setup.rules = record->rules;
  dulle_fair_proof_add (&record->fair, record->number, DULLE_FAIR_HOST, &number);
  for (guint8 player = 1; player < 3; player++)
    {
      number.bytes[0] = player;
      dulle_fair_proof_add (&record->fair, record->number, player, &number);
    }
  number = dulle_fair_key (&record->fair, record->number);
  dulle_fair_deal (&number, &record->rules, record->setup.dealer, record->hands);
}

static guint
count_rows (GtkWidget *widget)
{
  guint n = ADW_IS_ACTION_ROW (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

static const char *const players[DULLE_MAX_PLAYERS] = { "Anna", "Berta", "Carl", "Dora" };

/* The heading of the row, which is one itself, and the steps that are right. */
static void
assert_proof (GtkWidget         *proof,
              const DulleRecord *record,
              const char        *subtitle,
              guint              n_steps)
{
  DulleEventOver over = { .record = (DulleRecord *) record };
  GtkWidget     *row = find_child (proof, ADW_TYPE_EXPANDER_ROW);

  over.fair = dulle_fair_check (record);
  dulle_deal_proof_show (DULLE_DEAL_PROOF (proof), &over, players);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  ck_assert (gtk_widget_get_visible (proof));
  ck_assert_str_eq (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), subtitle);
  ck_assert_uint_eq (count_rows (row), 1 + n_steps);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_child (row, ADW_TYPE_ACTION_ROW)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle);
}

/* A fair deal shows all steps; one that was bent, those before, and whose fault it is. */
START_TEST (test_proof)
{
  GtkWidget     *window;
  GtkWidget     *proof;
  GtkWidget     *row;
  DulleRecord    record;
  DulleEventOver none = { .record = &record };

  adw_init ();
  dulle_fill_accessible_gaps ();
  window = gtk_window_new ();
  proof = g_object_new (DULLE_TYPE_DEAL_PROOF, NULL);
  gtk_window_set_child (GTK_WINDOW (window), proof);
  gtk_window_present (GTK_WINDOW (window));

  deal_fairly (&record);
  assert_proof (proof, &record, "Nobody could choose the cards.", 5);
  record.fair.parts[2].value.bytes[5] ^= 1;
  assert_proof (proof, &record, "The share of Carl is not the one that was committed to.", 1);
  deal_fairly (&record);
  record.fair.parts[0].value.bytes[0] ^= 1;
  assert_proof (proof, &record,
                "The host has opened a secret other than the one it had committed itself to.", 3);
  deal_fairly (&record);
  none.fair = (DulleFairFinding){ DULLE_FAIR_NO_PART, DULLE_NO_SEAT };
  dulle_deal_proof_show (DULLE_DEAL_PROOF (proof), &none, players);
  row = find_child (proof, ADW_TYPE_EXPANDER_ROW);
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                    "Deal Not Verified");
  ck_assert_str_eq (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)),
                    "Your share had no part in the cards.");
  record.fair.n_parts = 0;
  none.fair = dulle_fair_check (&record);
  dulle_deal_proof_show (DULLE_DEAL_PROOF (proof), &none, NULL);
  ck_assert (!gtk_widget_get_visible (proof));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* In one line, where there is room for it beside records and curve. */
START_TEST (test_headline)
{
  static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  static const DulleFace   faces[DULLE_MAX_PLAYERS] = { DULLE_FACE_FOX };
  const DulleStanding      standing = { .n_games = 1, .n_players = 4, .totals = { 3, -1, -1, -1 } };
  const DulleSheetRow      row = { .number = 1, .players = 0x0f, .scores = { 3, -1, -1, -1 } };
  const DulleEvening       evening = { .win = { 1, 7, 12, DULLE_RE, FALSE },
                                       .foxes = { .player = DULLE_NO_SEAT },
                                       .announcement = { 2, 3, 2, DULLE_RE, TRUE } };
  g_autoptr (GArray) sheet = g_array_new (FALSE, FALSE, sizeof row);
  GtkWidget *podium;
  GtkWidget *window;
  GtkWidget *headline;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  g_array_append_val (sheet, row);
  g_array_append_val (sheet, row);
  podium = dulle_podium_new ();
  dulle_podium_show (DULLE_PODIUM (podium), &standing, sheet, 0, names, faces);
  dulle_podium_show_evening (DULLE_PODIUM (podium), &evening, names, faces);
  headline = find_css_class (podium, "headline");
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), podium);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window, 3);
  ck_assert_int_eq (
      pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (headline))), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("results",
       test_one_key,
       test_end,
       test_rematch,
       test_vote,
       test_sheet,
       test_gone_table,
       test_score,
       test_account,
       test_message,
       test_no_room,
       test_proof,
       test_headline)
