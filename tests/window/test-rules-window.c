/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules window, worked by its own widgets: each option takes each of its
 * values and the game is played by it, each preset can be reached from each other
 * one, and rule sets are kept.
 */
#include <glib/gstdio.h>

#include "engine/option.h"
#include "engine/preset.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "session/dulle-session.h"
#include "settings/rule-sets.h"
#include "setup/dulle-limits-offer.h"
#include "setup/dulle-option-row.h"
#include "setup/dulle-rule-set-page.h"
#include "setup/dulle-rules-window.h"

#include "fatal-warnings.h"
#include "first-settings.h"
#include "quick-setup.h"
#include "scale.h"
#include "named-once.h"
#include "tab-round.h"
#include "suite.h"

#define SEED 7

typedef struct
{
  GtkWidget        *window;
  GSettings        *settings;
  DulleSession     *session;
  const DulleEvent *dealt;
} Fixture;

static void
event_cb (Fixture          *fixture,
          const DulleEvent *event)
{
  /* Cards that were thrown in are dealt again. */
  if (event->kind == DULLE_EVENT_DEALT && fixture->dealt == NULL)
    fixture->dealt = dulle_event_ref (event);
}

static Fixture
fixture_new (void)
{
  Fixture fixture = { NULL };

  make_warnings_fatal ();
  adw_init ();
  fixture.settings = first_settings ();
  fixture.window = dulle_rules_window_new (NULL, NULL);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  check_named_once (GTK_WIDGET (fixture->window));
  check_tab_round (GTK_WINDOW (fixture->window));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->settings);
  if (fixture->session != NULL)
    dulle_session_close (fixture->session);
  g_clear_object (&fixture->session);
  if (fixture->dealt != NULL)
    dulle_event_unref (fixture->dealt);
}

static DulleRules
chosen_rules (const Fixture *fixture)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (fixture->settings);

  return chosen.rules;
}

static char *
chosen_summary (const Fixture *fixture)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (fixture->settings);

  return dulle_chosen_rules_summary (&chosen);
}

static void
assert_summary (const Fixture *fixture,
                const char    *expected)
{
  g_autofree char *summary = chosen_summary (fixture);

  ck_assert_str_eq (summary, expected);
}

static DulleOptionRow *
row_of (const Fixture *fixture,
        int            option)
{
  return dulle_rules_window_get_row (DULLE_RULES_WINDOW (fixture->window), option);
}

/* Finding what a template holds */

static GtkWidget *
find_child (GtkWidget  *widget,
            GType       type,
            const char *title)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) &&
      (title == NULL ||
       g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Returns: (nullable): the error that the window shows */
static const char *
shown_error (const Fixture *fixture)
{
  GtkWidget *bar = find_child (fixture->window, GTK_TYPE_INFO_BAR, NULL);
  GtkWidget *label;

  if (!gtk_widget_get_visible (gtk_widget_get_ancestor (bar, ADW_TYPE_PREFERENCES_GROUP)))
    return NULL;
  label = find_child (bar, GTK_TYPE_LABEL, NULL);

  return gtk_label_get_label (GTK_LABEL (label));
}

static void
choose_set (const Fixture *fixture,
            const char    *label)
{
  AdwComboRow *row = ADW_COMBO_ROW (find_child (fixture->window, ADW_TYPE_COMBO_ROW, NULL));
  GListModel  *model = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (g_str_equal (gtk_string_object_get_string (item), label))
        {
          adw_combo_row_set_selected (row, i);
          return;
        }
    }
  ck_abort_msg ("there is no set %s", label);
}

/* Types a name into a row and presses its button. */
static void
enter (const Fixture *fixture,
       const char    *title,
       const char    *text)
{
  GtkWidget *row = find_child (fixture->window, ADW_TYPE_ENTRY_ROW, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_emit_by_name (row, "apply");
}

/* Whether what stands in a row waits to be applied. The button is hidden by its parent in
 * later versions of libadwaita. */
static gboolean
waits (const Fixture *fixture,
       const char    *title)
{
  GtkWidget *row = find_child (fixture->window, ADW_TYPE_ENTRY_ROW, title);
  GtkWidget *button = find_child (row, GTK_TYPE_BUTTON, NULL);

  return gtk_widget_get_visible (button) && gtk_widget_get_child_visible (button);
}

static GtkWidget *
set_page (const Fixture *fixture)
{
  return find_child (fixture->window, DULLE_TYPE_RULE_SET_PAGE, NULL);
}

/* The actions of the page, or of its window. */
static void
act (const Fixture *fixture,
     const char    *action)
{
  ck_assert (gtk_widget_activate_action (set_page (fixture), action, NULL));
}

/* Setting options */

static void
set_option (const Fixture *fixture,
            int            option,
            int16_t        value)
{
  GtkWidget *control = dulle_option_row_get_control (row_of (fixture, option));
  DulleRules rules = chosen_rules (fixture);

  if (dulle_rules_get (&rules, option) == value)
    return;
  ck_assert_msg (gtk_widget_get_sensitive (control), "%s cannot be set", dulle_option (option)->id);

  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), value != 0);
  else if (GTK_IS_SPIN_BUTTON (control))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) value);

  rules = chosen_rules (fixture);
  ck_assert_int_eq (dulle_rules_get (&rules, option), value);
}

static int16_t
value_that_meets (const DulleNeed *need)
{
  const DulleOption *other = dulle_option (need->option);

  switch (need->test)
    {
    case DULLE_NEED_IS:
      return (int16_t) need->value;
    case DULLE_NEED_OTHER:
      return (int16_t) (need->value > other->lowest ? other->lowest : other->lowest + 1);
    case DULLE_NEED_MORE:
      return (int16_t) (need->value + 1);
    case DULLE_NEED_NONE:
    default:
      ck_abort_msg ("no need");
    }
}

/* Sets what @option needs, and what that needs. */
static void
meet_needs (const Fixture *fixture,
            int            option)
{
  const DulleNeed *needs = dulle_option (option)->needs;

  for (int i = 0; i < DULLE_MAX_NEEDS && needs[i].test != DULLE_NEED_NONE; i++)
    {
      int16_t value = value_that_meets (&needs[i]);

      if (value > 0)
        meet_needs (fixture, needs[i].option);
      set_option (fixture, needs[i].option, value);
    }
  ck_assert (gtk_widget_get_sensitive (dulle_option_row_get_control (row_of (fixture, option))));
}

/* The rules that a game is played by, as the table is told. */
static DulleRules
play (Fixture *fixture)
{
  DulleRules           rules = chosen_rules (fixture);
  DulleTournamentSetup setup = quick_setup (&rules, SEED);

  if (fixture->session == NULL)
    {
      fixture->session = dulle_session_new (NULL, 0);
      g_signal_connect_swapped (fixture->session, "event", G_CALLBACK (event_cb), fixture);
      dulle_session_start (fixture->session);
    }
  if (fixture->dealt != NULL)
    dulle_event_unref (fixture->dealt);
  fixture->dealt = NULL;
  dulle_session_new_tournament (fixture->session, &setup);
  while (fixture->dealt == NULL)
    g_main_context_iteration (NULL, TRUE);
  rules = fixture->dealt->view.board.rules;

  return rules;
}

static void
play_with (Fixture *fixture,
           int      option,
           int      value)
{
  DulleRules expected;
  DulleRules played;

  set_option (fixture, option, (int16_t) value);
  expected = chosen_rules (fixture);
  ck_assert_int_eq (dulle_rules_get (&expected, option), value);
  expected = dulle_rules_active (&expected);
  played = play (fixture);
  ck_assert_msg (dulle_rules_get (&played, option) == dulle_rules_get (&expected, option),
                 "%s is %d and not %d", dulle_option (option)->id,
                 dulle_rules_get (&played, option), value);
}

/* All of them, or each fifth where time is short. */
START_TEST (test_options)
{
  Fixture fixture = fixture_new ();
  int     stride = scaled (100) < 100 ? 5 : 1;

  for (int option = 0; option < DULLE_N_OPTIONS; option += stride)
    {
      const DulleOption *info = dulle_option (option);

      choose_set (&fixture, "Official rules");
      meet_needs (&fixture, option);
      if (info->type == DULLE_OPTION_INT)
        {
          play_with (&fixture, option, info->lowest);
          play_with (&fixture, option, (info->lowest + info->highest) / 2);
          play_with (&fixture, option, info->highest);
          continue;
        }
      for (int value = info->highest; value >= 0; value--)
        play_with (&fixture, option, value);
    }
  fixture_clear (&fixture);
}
END_TEST

/* Sets every option that can be set and differs from @wanted, until none does. */
static void
set_all (const Fixture    *fixture,
         const DulleRules *wanted)
{
  DulleRules rules = chosen_rules (fixture);
  gboolean   again = TRUE;

  for (int round = 0; again && round < 8; round++)
    {
      again = FALSE;
      for (int option = 0; option < DULLE_N_OPTIONS; option++)
        {
          if (!dulle_rules_differ (&rules, wanted, option))
            continue;
          set_option (fixture, option, dulle_rules_get (wanted, option));
          rules = chosen_rules (fixture);
          again = TRUE;
        }
    }
}

START_TEST (test_presets)
{
  Fixture            fixture = fixture_new ();
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned from = 0; from < n_presets; from++)
    {
      for (unsigned step = 0; step < MAX (scaled (n_presets), 1); step++)
        {
          unsigned   to = (from + 1 + step) % n_presets;
          DulleRules wanted = dulle_preset_rules (&presets[to]);
          DulleRules reached;

          choose_set (&fixture, presets[from].label);
          set_all (&fixture, &wanted);
          wanted = dulle_rules_active (&wanted);
          reached = chosen_rules (&fixture);
          reached = dulle_rules_active (&reached);
          ck_assert_msg (dulle_rules_equal (&wanted, &reached), "from %s to %s",
                         presets[from].id, presets[to].id);
        }
    }
  fixture_clear (&fixture);
}
END_TEST

/* Each set says what it is, and no two say the same. */
START_TEST (test_sentences)
{
  Fixture fixture = fixture_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      GtkWidget           *row = find_child (fixture.window, ADW_TYPE_COMBO_ROW, "Rule set");
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (
          gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP));

      choose_set (&fixture, presets[i].label);
      ck_assert_str_eq (adw_preferences_group_get_description (group), presets[i].sentence);
      ck_assert (g_hash_table_add (seen, g_strdup (presets[i].sentence)));
    }
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_changes)
{
  Fixture         fixture = fixture_new ();
  int             option = DULLE_OPTION (solo_king);
  const char     *label = dulle_option (option)->label;
  DulleOptionRow *row = row_of (&fixture, option);
  GtkWidget      *changes;

  assert_summary (&fixture, "Official rules");
  ck_assert (!gtk_widget_get_visible (dulle_option_row_get_reset (row)));

  set_option (&fixture, option, 1);
  set_option (&fixture, DULLE_OPTION (rounds), 7);
  assert_summary (&fixture, "Official rules, 2 changes");
  changes = find_child (fixture.window, ADW_TYPE_EXPANDER_ROW, "2 changes to “Official rules”");
  gtk_window_present (GTK_WINDOW (fixture.window));
  ck_assert_ptr_nonnull (find_child (changes, ADW_TYPE_ACTION_ROW, label));
  ck_assert (gtk_widget_get_visible (dulle_option_row_get_reset (row)));

  g_signal_emit_by_name (dulle_option_row_get_reset (row), "clicked");
  assert_summary (&fixture, "Official rules, 1 change");
  ck_assert_ptr_null (find_child (changes, ADW_TYPE_ACTION_ROW, label));
  act (&fixture, "rules.reset-all");
  assert_summary (&fixture, "Official rules");
  act (&fixture, "rules.undo");
  assert_summary (&fixture, "Official rules, 1 change");
  fixture_clear (&fixture);
}
END_TEST

/* What goes on while an undo is offered is none of its business. */
START_TEST (test_late_undo)
{
  Fixture fixture = fixture_new ();

  act (&fixture, "rules.undo");
  act (&fixture, "rules.restore");
  assert_summary (&fixture, "Official rules");

  set_option (&fixture, DULLE_OPTION (solo_king), 1);
  choose_set (&fixture, "FreeDoko");
  set_option (&fixture, DULLE_OPTION (rounds_limited), 1);
  act (&fixture, "rules.undo");
  assert_summary (&fixture, "Official rules, 1 change");

  enter (&fixture, "Save as", "Sonntag");
  act (&fixture, "rules.delete");
  set_option (&fixture, DULLE_OPTION (rounds), 7);
  set_option (&fixture, DULLE_OPTION (rounds), 8);
  act (&fixture, "rules.restore");
  assert_summary (&fixture, "Sonntag");
  act (&fixture, "rules.delete");
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_needs)
{
  Fixture         fixture = fixture_new ();
  GtkWindow      *window = GTK_WINDOW (fixture.window);
  DulleOptionRow *row = row_of (&fixture, DULLE_OPTION (bock_factor));
  GtkWidget      *bock = GTK_WIDGET (row_of (&fixture, DULLE_OPTION (bock)));

  ck_assert (!gtk_widget_get_sensitive (dulle_option_row_get_control (row)));
  ck_assert (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)),
                               "Needs “Bock rounds”."));
  gtk_window_present (window);
  dulle_rules_window_show_option (DULLE_RULES_WINDOW (window), DULLE_OPTION (bock_factor));
  while (!gtk_widget_get_mapped (GTK_WIDGET (row)))
    g_main_context_iteration (NULL, TRUE);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  while (gtk_window_get_focus (window) != bock)
    g_main_context_iteration (NULL, TRUE);

  set_option (&fixture, DULLE_OPTION (bock), 1);
  ck_assert (gtk_widget_get_sensitive (dulle_option_row_get_control (row)));
  fixture_clear (&fixture);
}
END_TEST

/* Two switches that exclude each other and are both on: one can be let go. */
START_TEST (test_exclusion)
{
  Fixture fixture = fixture_new ();

  g_settings_set_string (fixture.settings, "rules",
                         "pigs on\npigs-at-start on\npig-only-second on\n");
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  fixture.window = dulle_rules_window_new (NULL, NULL);
  set_option (&fixture, DULLE_OPTION (pig_only_second), 0);
  ck_assert_int_eq (play (&fixture).pigs_at_start, 1);
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_deck)
{
  Fixture    fixture = fixture_new ();
  DulleRules rules;

  set_option (&fixture, DULLE_OPTION (nines), 0);
  act (&fixture, "rules.fit-limits");
  rules = chosen_rules (&fixture);
  ck_assert_int_eq (rules.announce_re_kontra, 9);
  ck_assert_int_eq (rules.announce_black, 3);
  set_option (&fixture, DULLE_OPTION (nines), 1);
  act (&fixture, "rules.fit-limits");
  assert_summary (&fixture, "Official rules");

  choose_set (&fixture, "FreeDoko");
  rules = chosen_rules (&fixture);
  set_option (&fixture, DULLE_OPTION (nines), !rules.nines);
  act (&fixture, "rules.fit-limits");
  rules = chosen_rules (&fixture);
  ck_assert_int_eq (rules.announce_no_60, rules.nines ? 6 : 5);
  ck_assert_int_eq (rules.announce_black, 3);
  fixture_clear (&fixture);
}
END_TEST

/* Returns: (nullable): what all offers to fit the limits say */
static const char *
offered_sentence (const Fixture *fixture)
{
  GtkWidget *page = set_page (fixture);
  GtkWidget *offer = find_child (page, DULLE_TYPE_LIMITS_OFFER, NULL);
  GtkWidget *of_deck = gtk_widget_get_ancestor (
      GTK_WIDGET (row_of (fixture, DULLE_OPTION (nines))), ADW_TYPE_PREFERENCES_PAGE);
  const char *sentence = gtk_label_get_label (
      GTK_LABEL (find_child (find_child (offer, GTK_TYPE_INFO_BAR, NULL), GTK_TYPE_LABEL, NULL)));

  ck_assert_int_eq (gtk_widget_get_visible (offer),
                    gtk_widget_get_visible (find_child (of_deck, DULLE_TYPE_LIMITS_OFFER, NULL)));

  return gtk_widget_get_visible (offer) ? sentence : NULL;
}

/* That nobody can announce is said until it is answered, whatever else is changed. */
START_TEST (test_impossible_limits)
{
  static const char nobody[] = "Nobody can announce anything: Re and Kontra need 11 cards in hand, "
                               "but without nines everybody has 10.";
  Fixture           fixture = fixture_new ();

  ck_assert_ptr_null (offered_sentence (&fixture));
  set_option (&fixture, DULLE_OPTION (nines), 0);
  ck_assert_str_eq (offered_sentence (&fixture), nobody);
  set_option (&fixture, DULLE_OPTION (solo_king), 1);
  ck_assert_str_eq (offered_sentence (&fixture), nobody);
  set_option (&fixture, DULLE_OPTION (nines), 1);
  ck_assert_ptr_null (offered_sentence (&fixture));

  set_option (&fixture, DULLE_OPTION (nines), 0);
  act (&fixture, "rules.keep-limits");
  set_option (&fixture, DULLE_OPTION (solo_king), 0);
  ck_assert_ptr_null (offered_sentence (&fixture));
  set_option (&fixture, DULLE_OPTION (announce_re_kontra), 12);
  ck_assert_ptr_nonnull (offered_sentence (&fixture));
  set_option (&fixture, DULLE_OPTION (announce_re_kontra), 10);
  ck_assert_ptr_null (offered_sentence (&fixture));
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_limits_of_the_other_deck)
{
  Fixture fixture = fixture_new ();

  choose_set (&fixture, "FreeDoko");
  set_option (&fixture, DULLE_OPTION (nines), 0);
  act (&fixture, "rules.fit-limits");
  ck_assert_ptr_null (offered_sentence (&fixture));
  set_option (&fixture, DULLE_OPTION (nines), 1);
  ck_assert_str_eq (offered_sentence (&fixture),
                    "The limits for announcements were made for the other deck.");
  act (&fixture, "rules.fit-limits");
  ck_assert_ptr_null (offered_sentence (&fixture));
  ck_assert_int_eq (chosen_rules (&fixture).announce_no_60, 6);
  set_option (&fixture, DULLE_OPTION (announce_re_kontra), 1);
  set_option (&fixture, DULLE_OPTION (deal_packets), DULLE_DEAL_4_4_4);
  set_option (&fixture, DULLE_OPTION (nines), 0);
  ck_assert (g_str_has_prefix (offered_sentence (&fixture), "These packets"));
  act (&fixture, "rules.fit-limits");
  ck_assert_int_eq (chosen_rules (&fixture).deal_packets, DULLE_DEAL_5_5);
  g_settings_set_string (fixture.settings, "rules", "nines off\n");
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  fixture.window = dulle_rules_window_new (NULL, NULL);
  ck_assert_ptr_nonnull (offered_sentence (&fixture));
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_own_sets)
{
  Fixture fixture = fixture_new ();

  set_option (&fixture, DULLE_OPTION (solo_king), 1);
  gtk_widget_grab_focus (find_child (fixture.window, ADW_TYPE_ENTRY_ROW, "Save as"));
  enter (&fixture, "Save as", "Stammtisch");
  ck_assert (!waits (&fixture, "Save as"));
  assert_summary (&fixture, "Stammtisch");
  set_option (&fixture, DULLE_OPTION (rounds), 7);
  assert_summary (&fixture, "Stammtisch, 1 change");
  enter (&fixture, "Rename", "Donnerstag");
  assert_summary (&fixture, "Donnerstag, 1 change");
  act (&fixture, "rules.save");
  assert_summary (&fixture, "Donnerstag");

  choose_set (&fixture, "FreeDoko");
  enter (&fixture, "Save as", "Donnerstag");
  ck_assert_str_eq (shown_error (&fixture), "There is already a rule set “Donnerstag”.");
  enter (&fixture, "Save as", "a/b");
  ck_assert_str_eq (shown_error (&fixture), "A rule set cannot be called “a/b”.");

  choose_set (&fixture, "Donnerstag");
  act (&fixture, "rules.delete");
  assert_summary (&fixture, "Official rules, 2 changes");
  act (&fixture, "rules.restore");
  assert_summary (&fixture, "Donnerstag");
  ck_assert_ptr_null (shown_error (&fixture));
  fixture_clear (&fixture);
}
END_TEST

static AdwMessageDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    {
      if (ADW_IS_MESSAGE_DIALOG (window->data))
        return window->data;
    }

  return NULL;
}

/* What FreeDoko cannot keep is said before it is lost. */
START_TEST (test_export_for_freedoko)
{
  Fixture           fixture = fixture_new ();
  AdwMessageDialog *dialog;
  GtkWidget        *list;

  choose_set (&fixture, "FreeDoko, beginners");
  act (&fixture, "rules.export-freedoko");
  dialog = find_dialog ();
  ck_assert_ptr_nonnull (dialog);
  ck_assert_str_eq (adw_message_dialog_get_body (dialog), "FreeDoko cannot keep 1 rule.");
  list = find_child (adw_message_dialog_get_extra_child (dialog), GTK_TYPE_LABEL, NULL);
  ck_assert_str_eq (gtk_label_get_text (GTK_LABEL (list)),
                    "Charlie caught: In the last trick only");
  gtk_window_destroy (GTK_WINDOW (dialog));

  choose_set (&fixture, "FreeDoko");
  act (&fixture, "rules.export-freedoko");
  ck_assert_ptr_null (find_dialog ());
  fixture_clear (&fixture);
}
END_TEST

START_TEST (test_clipboard)
{
  Fixture fixture = fixture_new ();

  gtk_window_present (GTK_WINDOW (fixture.window));
  set_option (&fixture, DULLE_OPTION (solo_king), 1);
  act (&fixture, "rules.copy");
  choose_set (&fixture, "FreeDoko");
  act (&fixture, "rules.paste");
  while (chosen_rules (&fixture).rounds_limited != 1 || chosen_rules (&fixture).solo_king != 1)
    g_main_context_iteration (NULL, TRUE);
  assert_summary (&fixture, "Official rules, 1 change");
  fixture_clear (&fixture);
}
END_TEST

SUITE ("rules-window",
       test_options,
       test_presets,
       test_sentences,
       test_changes,
       test_late_undo,
       test_needs,
       test_exclusion,
       test_deck,
       test_impossible_limits,
       test_limits_of_the_other_deck,
       test_own_sets,
       test_export_for_freedoko,
       test_clipboard)
