/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Games under house rules and under random ones, played by pressing what the window
 * offers: whatever the rules ask of a person, there is a button or a card for it,
 * and every game comes to its end. And what its questions say.
 */
#include <adwaita.h>

#include "panels/dulle-announcement-bar.h"
#include "panels/dulle-answer-grid.h"
#include "panels/dulle-decision-panel.h"
#include "panels/dulle-spectator-bar.h"
#include "text/decision-text.h"
#include "window/dulle-window.h"

#include "engine/option.h"
#include "engine/preset.h"
#include "engine/rng.h"
#include "engine/view-text.h"

#include "fatal-warnings.h"
#include "quick-setup.h"
#include "suite.h"
#include "window/widget-tree.h"

/* A game that stands is told before the test's own time is over. */
#define TIMEOUT (200 * G_TIME_SPAN_SECOND)
#define N_GAMES 4

/* Deals that ask something; other games are played by random rules. */
static const struct
{
  const char *preset;
  guint64     seed;
} deals[] = {
  { "appendix-a", 46 }, /* the person has a poverty */
  { "appendix-a", 7 },  /* is asked whether it takes one */
  { "feldmeier", 1 },
};

/* Milliseconds after which GTK shows a tooltip. */
#define HOVER 500

/* There is none here: after a longer pause GTK would look for one of a menu that has gone. */
guint
g_timeout_add_full (int            priority,
                    guint          interval,
                    GSourceFunc    function,
                    gpointer       data,
                    GDestroyNotify notify)
{
  g_autoptr (GSource) source = g_timeout_source_new (interval == HOVER ? G_MAXINT : interval);

  g_source_set_priority (source, priority);
  g_source_set_callback (source, function, data, notify);

  return g_source_attach (source, NULL);
}

typedef struct
{
  GtkWindow    *window;
  DulleSession *session;
  DulleRng      rng;
  unsigned      n_games;
  gint64        last_event;
  DulleView     view;
} Person;

static DulleRules
random_rules (DulleRng *rng)
{
  DulleRules rules = dulle_rules_default ();

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);
      uint32_t           n_values = (uint32_t) (option->highest - option->lowest + 1);

      if (dulle_rng_below (rng, 2) == 0)
        *dulle_rules_at (&rules,
                         i) = (int16_t) (option->lowest + (int) dulle_rng_below (rng, n_values));
    }

  return rules;
}

static void
begin (Person *person)
{
  unsigned             n = person->n_games;
  DulleRules           rules = n < G_N_ELEMENTS (deals)
                                   ? dulle_preset_rules (dulle_preset_find (deals[n].preset))
                                   : random_rules (&person->rng);
  DulleTournamentSetup setup = quick_setup (&rules, n < G_N_ELEMENTS (deals) ? deals[n].seed : n);

  dulle_session_new_tournament (person->session, &setup);
}

static void
event_cb (Person           *person,
          const DulleEvent *event)
{
  person->last_event = g_get_monotonic_time ();
  person->view = event->view;
  if (event->kind == DULLE_EVENT_OVER && ++person->n_games < N_GAMES)
    begin (person);
}

/* Buttons that can be pressed now. */
static void
collect (GtkWidget *widget,
         gboolean   offered,
         GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget))
    return;

  offered = offered || DULLE_IS_DECISION_PANEL (widget) || DULLE_IS_ANNOUNCEMENT_BAR (widget) ||
            DULLE_IS_SPECTATOR_BAR (widget);
  if (offered && GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, offered, buttons);
}

static gboolean
press_cb (gpointer data)
{
  Person *person = data;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  gint64 still = g_get_monotonic_time () - person->last_event;

  if (still > TIMEOUT)
    ck_abort_msg ("Game %u stands: phase %d, trick %u, seat %u to play", person->n_games + 1,
                  person->view.board.phase, person->view.board.n_tricks + 1u,
                  person->view.board.turn);

  collect (GTK_WIDGET (person->window), FALSE, buttons);
  if (buttons->len > 0 && dulle_rng_below (&person->rng, 3) > 0)
    gtk_widget_activate (g_ptr_array_index (buttons, dulle_rng_below (&person->rng, buttons->len)));
  else
    gtk_widget_activate_action (GTK_WIDGET (person->window), "win.play", "u",
                                dulle_rng_below (&person->rng, DULLE_MAX_DEALT));

  return G_SOURCE_CONTINUE;
}

START_TEST (test_decisions)
{
  g_autoptr (GSettings) settings = NULL;
  Person person = { .rng = dulle_rng (1) };
  guint  source;

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  person.session = dulle_session_new (NULL, 0);
  person.window = g_object_new (DULLE_TYPE_WINDOW, "session", person.session, NULL);
  g_signal_connect_swapped (person.session, "event", G_CALLBACK (event_cb), &person);
  gtk_window_present (person.window);
  person.last_event = g_get_monotonic_time ();
  dulle_session_start (person.session);
  begin (&person);

  source = g_timeout_add (1, press_cb, &person);
  while (person.n_games < N_GAMES)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);

  gtk_window_destroy (person.window);
  dulle_session_close (person.session);
  g_object_unref (person.session);
}
END_TEST

static const char        healthy[] = "dulle-view 1\npreset %s\nown 0\n"
                                     "hand HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
                                     "dealt HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
                                     "dealer 3\nturn 0\nn_cards 12 12 12 12\nend\n";
static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

/* Somebody with one queen of clubs is asked for a reservation. */
static DulleView
view_by (const char *preset)
{
  DulleView        view;
  g_autofree char *text = g_strdup_printf (healthy, preset);

  ck_assert (dulle_view_parse (text, "view", &view, NULL));

  return view;
}

/* What came of a vote stands below the question of the auction, and of no other. */
START_TEST (test_vote)
{
  static const char   news[] = "Votes for a round of solos: 2 of 4. It is not played.";
  DulleDecisionPanel *panel;
  DulleView           view = view_by ("ddv");

  adw_init ();
  panel = g_object_ref_sink (DULLE_DECISION_PANEL (dulle_decision_panel_new ()));
  dulle_decision_panel_update (panel, &view, names);
  ck_assert (!has_title (GTK_WIDGET (panel), news));

  dulle_decision_panel_update (panel, NULL, names);
  dulle_decision_panel_set_news (panel, news);
  dulle_decision_panel_update (panel, &view, names);
  ck_assert (has_title (GTK_WIDGET (panel), news));

  g_object_unref (panel);
}
END_TEST

/* Why a game is not offered is said for what the rules have, not for dozens of others. */
START_TEST (test_lacks)
{
  DulleView        view = view_by ("ddv");
  g_autofree char *reasons = dulle_lack_text (&view);

  ck_assert_str_eq (reasons, "Marriage: both queens of clubs are needed.\n"
                             "These rules have no other games.");
}
END_TEST

static gboolean
has_tooltip (GtkWidget *widget)
{
  gboolean found = gtk_widget_get_has_tooltip (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); !found && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = has_tooltip (child);

  return found;
}

/* What is pointed at is told in a line, which no tooltip covers, and which is there only where
 * there is something to point at. */
START_TEST (test_line_of_answers)
{
  static const struct
  {
    const char *preset;
    gboolean    has_line;
  } cases[] = { { "ddv", TRUE }, { "freedoko-beginner", FALSE } };

  adw_init ();
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleView  view = view_by (cases[i].preset);
      GtkWidget *panel = g_object_ref_sink (dulle_decision_panel_new ());
      GtkWidget *grid;

      dulle_decision_panel_update (DULLE_DECISION_PANEL (panel), &view, names);
      grid = find_child (panel, DULLE_TYPE_ANSWER_GRID);
      ck_assert_int_eq (gtk_widget_get_visible (gtk_widget_get_last_child (panel)),
                        cases[i].has_line);
      ck_assert (!has_tooltip (find_child (grid, GTK_TYPE_FLOW_BOX)));
      g_object_unref (panel);
    }
}
END_TEST

/* Returns: (nullable): the button of an answer that begins with @title */
static GtkWidget *
find_answer (GtkWidget  *grid,
             const char *title)
{
  GtkWidget *cell = gtk_widget_get_first_child (find_child (grid, GTK_TYPE_FLOW_BOX));

  while (cell != NULL && !has_title (cell, title))
    cell = gtk_widget_get_next_sibling (cell);

  return cell != NULL ? find_child (cell, GTK_TYPE_BUTTON) : NULL;
}

/* As a finger does. */
static void
press_once (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) press = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (press) &&
          gtk_event_controller_get_propagation_phase (press) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (press, "released", 1, 0.0, 0.0);
    }
}

/* Notes the keys of all buttons below @widget, each of which is that of one alone. */
static void
check_keys (GtkWidget *widget,
            GString   *keys)
{
  guint key = GTK_IS_LABEL (widget) ? gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))
                                    : GDK_KEY_VoidSymbol;

  if (key != GDK_KEY_VoidSymbol)
    {
      gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));

      ck_assert_msg (g_utf8_strchr (keys->str, -1, letter) == NULL, "%s: %s", keys->str,
                     gtk_label_get_text (GTK_LABEL (widget)));
      g_string_append_unichar (keys, letter);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_keys (child, keys);
}

/* Returns: (transfer full): a panel in which a solo can be named with announcements */
static GtkWidget *
ask_with_variants (void)
{
  DulleView  view = view_by ("ddv");
  GtkWidget *panel;

  adw_init ();
  view.board.rules.solo_precedence = DULLE_SOLO_PRECEDENCE_RANK;
  panel = g_object_ref_sink (dulle_decision_panel_new ());
  dulle_decision_panel_update (DULLE_DECISION_PANEL (panel), &view, names);

  return panel;
}

/* A solo that was chosen stays so whatever it is named with, and no key belongs to two answers. */
START_TEST (test_variants)
{
  GtkWidget *panel = ask_with_variants ();
  GtkWidget *grid;
  GtkWidget *choice;

  grid = find_child (panel, DULLE_TYPE_ANSWER_GRID);
  choice = find_child (grid, GTK_TYPE_DROP_DOWN);
  press_once (find_answer (grid, "Queen solo"));
  ck_assert_uint_eq (dulle_answer_grid_get_considered (DULLE_ANSWER_GRID (grid)),
                     DULLE_CONTRACT_SOLO_QUEEN);
  for (guint variant = 0; variant < 2; variant++)
    {
      g_autoptr (GString) keys = g_string_new (NULL);

      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), variant);
      ck_assert (gtk_widget_get_state_flags (find_answer (grid, "Queen solo")) &
                 GTK_STATE_FLAG_CHECKED);
      ck_assert (has_title (panel, "Only the queens are trumps."));
      check_keys (panel, keys);
      ck_assert_uint_gt (keys->len, 5);
    }
  g_object_unref (panel);
}
END_TEST

/* How a solo is called explains itself as the solos do. */
START_TEST (test_manners)
{
  GtkWidget *panel = ask_with_variants ();
  GtkWidget *choice;

  choice = find_child (panel, GTK_TYPE_DROP_DOWN);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (choice),
                    "Nothing is announced with it; you can still do so later.");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  ck_assert (has_title (panel, "If you play it, you have announced this. "
                               "It takes precedence over solos with less."));
  g_object_unref (panel);
}
END_TEST

SUITE ("decisions",
       test_decisions,
       test_vote,
       test_lacks,
       test_line_of_answers,
       test_variants,
       test_manners)
