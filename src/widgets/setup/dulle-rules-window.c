/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. The pages of options are built from the table of
 * options, a group at a time while the window idles, since all of them take longer
 * than a window may take to open. A row that is asked for earlier gets its group at
 * once. The search finds rows by title, by subtitle, which is the option's help, and by group.
 * Groups are sections of four pages: a switcher with a page for each of them would fit no
 * screen.
 *
 * Window, pages and rows show one DulleRuleSelection, and every change goes through
 * it. What is done with whole rule sets is on a page of its own.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/large-window.h"
#include "common/news.h"
#include "engine/announce.h"
#include "engine/option.h"
#include "settings/announcement-limits.h"

#include "dulle-found-rows.h"
#include "dulle-limits-offer.h"
#include "dulle-rule-book.h"
#include "dulle-rule-set-page.h"
#include "dulle-rules-window.h"

typedef enum
{
  PAGE_TABLE,
  PAGE_GAMES,
  PAGE_PLAY,
  PAGE_POINTS,
  N_PAGES,
} Page;

struct _DulleRulesWindow
{
  AdwWindow parent_instance;

  /* Template children */
  GtkWidget          *switcher;
  GtkSearchBar       *search_bar;
  GtkEditable        *search_entry;
  GtkStack           *stack;
  GtkWidget          *rules;
  AdwViewStack       *view_stack;
  DulleFoundRows     *found_rows;
  DulleRuleSetPage   *set_page;
  AdwPreferencesPage *pages[N_PAGES];
  DulleLimitsOffer   *limits_offer_of_deck;
  DulleLimitsOffer   *limits_offer_of_announcements;

  /* Borrowed */
  DulleOptionRow *rows[DULLE_N_OPTIONS];

  /* Owned */
  DulleRuleSelection *selection;
  DulleRules          opened;
  DulleRules          running;
  gboolean            has_running;

  /* The rules whose limits for announcements were looked at last; whether the deck was
   * changed then, and whether the person wants to keep the limits. */
  DulleRules judged;
  gboolean   has_other_deck;
  gboolean   keeps_limits;

  guint build_id;
  guint n_groups;
};

static const Page page_of_group[DULLE_N_GROUPS] = {
  [DULLE_GROUP_DECK] = PAGE_TABLE,
  [DULLE_GROUP_TOURNAMENT] = PAGE_TABLE,
  [DULLE_GROUP_INFORMATION] = PAGE_TABLE,
  [DULLE_GROUP_SOLO] = PAGE_GAMES,
  [DULLE_GROUP_THROWING] = PAGE_GAMES,
  [DULLE_GROUP_POVERTY] = PAGE_GAMES,
  [DULLE_GROUP_MARRIAGE] = PAGE_GAMES,
  [DULLE_GROUP_GENSCHER] = PAGE_GAMES,
  [DULLE_GROUP_ANNOUNCEMENTS] = PAGE_PLAY,
  [DULLE_GROUP_DULLE] = PAGE_PLAY,
  [DULLE_GROUP_PIGS] = PAGE_PLAY,
  [DULLE_GROUP_COUNTING] = PAGE_POINTS,
  [DULLE_GROUP_BOCK] = PAGE_POINTS,
  [DULLE_GROUP_BONUS] = PAGE_POINTS,
};

G_DEFINE_FINAL_TYPE (DulleRulesWindow, dulle_rules_window, ADW_TYPE_WINDOW)

enum
{
  BEGIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const DulleChosenRules *
get_chosen (DulleRulesWindow *self)
{
  return dulle_rule_selection_get_chosen (self->selection);
}

/* The limits for announcements, and what else was made for a deck */

static gboolean
have_other_limits (const DulleRules *a,
                   const DulleRules *b)
{
  static const int options[] = {
    DULLE_OPTION (nines),
    DULLE_OPTION (deal_packets),
    DULLE_OPTION (announcement_timing),
    DULLE_OPTION (announce_re_kontra),
    DULLE_OPTION (announce_no_90),
    DULLE_OPTION (announce_no_60),
    DULLE_OPTION (announce_no_30),
    DULLE_OPTION (announce_black),
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (dulle_rules_get (a, options[i]) != dulle_rules_get (b, options[i]))
        return TRUE;
    }

  return FALSE;
}

/* Whether the limits may have been made for the other deck: those of twelve cards are none
 * of ten. */
static gboolean
can_fit_limits (const DulleRules *rules)
{
  DulleRules fitted = *rules;

  dulle_rules_fit_limits (&fitted);

  return dulle_rules_can_set (rules, DULLE_OPTION (announce_re_kontra)) &&
         ABS (fitted.announce_re_kontra - rules->announce_re_kontra) == 2;
}

static gboolean
has_misfit_limits (const DulleRules *rules)
{
  return dulle_announce_impossible (rules) != DULLE_LEVEL_NONE || can_fit_limits (rules);
}

static void
offer_to_fit_limits (DulleRulesWindow *self)
{
  const DulleRules *rules = &get_chosen (self)->rules;
  g_autofree char  *flaw = dulle_rules_limits_flaw (rules);
  const char       *sentence = flaw;

  if (flaw == NULL && self->has_other_deck)
    sentence = has_misfit_limits (rules)
                   ? _ ("The limits for announcements were made for the other deck.")
                   : _ ("These packets are meant for the other deck.");
  if (self->keeps_limits)
    sentence = NULL;

  dulle_rule_set_page_offer_limits (self->set_page, sentence);
  dulle_limits_offer_show (self->limits_offer_of_deck, sentence);
  dulle_limits_offer_show (self->limits_offer_of_announcements, sentence);
}

static void
judge_limits (DulleRulesWindow *self)
{
  const DulleRules *rules = &get_chosen (self)->rules;

  if (have_other_limits (&self->judged, rules))
    {
      self->has_other_deck = FALSE;
      self->keeps_limits = FALSE;
    }
  self->judged = *rules;
  offer_to_fit_limits (self);
}

/* Choosing */

static void
selection_changed_cb (DulleRulesWindow *self)
{
  g_assert (DULLE_IS_RULES_WINDOW (self));

  judge_limits (self);
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      if (self->rows[option] != NULL)
        dulle_option_row_update (self->rows[option], get_chosen (self));
    }
}

static void
option_changed_cb (DulleRulesWindow *self,
                   int               value,
                   DulleOptionRow   *row)
{
  DulleRules rules;
  gboolean   goes_back;
  int        option;

  g_assert (DULLE_IS_RULES_WINDOW (self));
  g_assert (DULLE_IS_OPTION_ROW (row));

  rules = get_chosen (self)->rules;
  option = dulle_option_row_get_option (row);
  goes_back = self->has_other_deck;
  *dulle_rules_at (&rules, option) = (int16_t) value;
  dulle_rule_selection_set_rules (self->selection, &rules);
  if (option != DULLE_OPTION (nines))
    return;
  self->has_other_deck = !goes_back && (has_misfit_limits (&rules) ||
                                        !dulle_rules_packets_fit (&rules));
  offer_to_fit_limits (self);
}

static void
fit_limits_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  DulleRules        rules = get_chosen (self)->rules;

  if (has_misfit_limits (&rules))
    dulle_rules_restore_limits (&rules, &get_chosen (self)->base);
  dulle_rules_fit_counts (&rules);
  dulle_rule_selection_set_rules (self->selection, &rules);
}

static void
keep_limits_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);

  self->keeps_limits = TRUE;
  offer_to_fit_limits (self);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  dulle_rule_set_page_undo (DULLE_RULES_WINDOW (widget)->set_page);
}

static void
restore_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  dulle_rule_set_page_restore (DULLE_RULES_WINDOW (widget)->set_page);
}

static void
show_option_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  dulle_rules_window_show_option (DULLE_RULES_WINDOW (widget), g_variant_get_int32 (parameter));
}

static void
show_book_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  dulle_rule_book_open_at_option (GTK_WINDOW (widget),
                                  &get_chosen (DULLE_RULES_WINDOW (widget))->rules,
                                  g_variant_get_int32 (parameter));
}

/* The pages of options */

static void
build_group (DulleRulesWindow *self,
             DulleGroup        group)
{
  GtkWidget *section = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (section), _ (dulle_group_label (group)));
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      GtkWidget *row;

      if (dulle_option (option)->group != group)
        continue;
      row = dulle_option_row_new (option);
      self->rows[option] = DULLE_OPTION_ROW (row);
      dulle_option_row_update (self->rows[option], get_chosen (self));
      g_signal_connect_object (row, "changed", G_CALLBACK (option_changed_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (section), row);
    }
  adw_preferences_page_add (self->pages[page_of_group[group]], ADW_PREFERENCES_GROUP (section));
}

/* The groups are built in their order, so that they stand in it. */
static gboolean
build_next_cb (gpointer user_data)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (user_data);

  build_group (self, (DulleGroup) self->n_groups++);
  if (self->n_groups < DULLE_N_GROUPS)
    return G_SOURCE_CONTINUE;
  self->build_id = 0;

  return G_SOURCE_REMOVE;
}

static void
build_rest (DulleRulesWindow *self)
{
  while (self->n_groups < DULLE_N_GROUPS)
    build_group (self, (DulleGroup) self->n_groups++);
  g_clear_handle_id (&self->build_id, g_source_remove);
}

/* A row that takes the focus is scrolled to, but where it has no place yet, on a page that is
 * seen for the first time, as soon as it has one. */
static gboolean
scroll_to_cb (GtkWidget     *row,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  GtkWidget      *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkWidget      *content = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  GtkAdjustment  *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  double          before = gtk_adjustment_get_value (place);
  graphene_rect_t bounds;

  if (!gtk_widget_has_focus (row))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height (row) == 0 || !gtk_widget_compute_bounds (row, content, &bounds))
    return G_SOURCE_CONTINUE;

  /* Until it stays there: the page comes to rest only after some frames. */
  gtk_adjustment_clamp_page (place, bounds.origin.y, bounds.origin.y + bounds.size.height);

  return gtk_adjustment_get_value (place) != before ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
focus_changed_cb (DulleRulesWindow *self)
{
  GtkWidget *focus;

  g_assert (DULLE_IS_RULES_WINDOW (self));

  focus = gtk_window_get_focus (GTK_WINDOW (self));
  if (DULLE_IS_OPTION_ROW (focus) && gtk_widget_get_height (focus) == 0)
    gtk_widget_add_tick_callback (focus, scroll_to_cb, NULL, NULL);
}

DulleOptionRow *
dulle_rules_window_get_row (DulleRulesWindow *self,
                            int               option)
{
  g_return_val_if_fail (DULLE_IS_RULES_WINDOW (self), NULL);
  g_return_val_if_fail (option >= 0 && option < DULLE_N_OPTIONS, NULL);

  while (self->rows[option] == NULL)
    build_group (self, (DulleGroup) self->n_groups++);
  if (self->n_groups == DULLE_N_GROUPS)
    g_clear_handle_id (&self->build_id, g_source_remove);

  return self->rows[option];
}

static void
show_row (DulleRulesWindow *self,
          GtkWidget        *row)
{
  adw_view_stack_set_visible_child (self->view_stack,
                                    gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE));
  gtk_widget_grab_focus (row);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

void
dulle_rules_window_show_option (DulleRulesWindow *self,
                                int               option)
{
  g_return_if_fail (DULLE_IS_RULES_WINDOW (self));
  g_return_if_fail (option >= 0 && option < DULLE_N_OPTIONS);

  show_row (self, GTK_WIDGET (dulle_rules_window_get_row (self, option)));
}

/* The search */

static void
search_changed_cb (DulleRulesWindow *self)
{
  const char *words;
  gboolean    searches;

  g_assert (DULLE_IS_RULES_WINDOW (self));

  words = gtk_editable_get_text (self->search_entry);
  searches = *words != '\0';
  if (searches)
    {
      build_rest (self);
      dulle_found_rows_find (self->found_rows, GTK_WIDGET (self->view_stack), words);
    }
  gtk_stack_set_visible_child (self->stack,
                               searches ? GTK_WIDGET (self->found_rows) : self->rules);
  g_object_set (self->switcher, "view-switcher-enabled", !searches, NULL);
}

/* What was typed last may not yet have been looked for.
 *
 * Returns: (nullable): the first row that was found, if anything is looked for */
static GtkWidget *
find_first (DulleRulesWindow *self)
{
  search_changed_cb (self);
  if (*gtk_editable_get_text (self->search_entry) == '\0')
    return NULL;

  return dulle_found_rows_get_first (self->found_rows);
}

static void
search_activated_cb (DulleRulesWindow *self)
{
  GtkWidget *first;

  g_assert (DULLE_IS_RULES_WINDOW (self));

  first = find_first (self);
  if (first != NULL)
    gtk_widget_activate (first);
}

static gboolean
search_key_cb (DulleRulesWindow *self,
               guint             keyval)
{
  GtkWidget *first = keyval == GDK_KEY_Down ? find_first (self) : NULL;

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
row_opened_cb (DulleRulesWindow *self,
               GtkWidget        *row)
{
  g_assert (DULLE_IS_RULES_WINDOW (self));
  g_assert (ADW_IS_PREFERENCES_ROW (row));

  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  show_row (self, row);
}

/* The page is seen at once, that of an error in place of a search, and with all its options, which
 * a busy machine may not have had the time to build. */
static void
page_chosen_cb (DulleRulesWindow *self)
{
  g_assert (DULLE_IS_RULES_WINDOW (self));

  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  build_rest (self);
}

static void
begin_search_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* The search first, wherever the focus is; then the window. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   user_data)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    gtk_window_close (GTK_WINDOW (self));

  return GDK_EVENT_STOP;
}

/* The end */

static void
begin_response_cb (DulleRulesWindow *self)
{
  g_assert (DULLE_IS_RULES_WINDOW (self));

  g_signal_emit (self, signals[BEGIN], 0);
}

/* Whether other rules were chosen here than those that are played by. */
static gboolean
has_new_rules (DulleRulesWindow *self)
{
  DulleRules opened = dulle_rules_active (&self->opened);
  DulleRules chosen = dulle_rules_active (&get_chosen (self)->rules);

  return self->has_running &&
         !dulle_rules_equal (&opened, &chosen) &&
         !dulle_rules_equal (&self->running, &chosen);
}

/* The question outlives the window that asks it: both are let go when it is
 * answered. */
static gboolean
dulle_rules_window_close_request (GtkWindow *window)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (window);
  GtkWindow        *parent = gtk_window_get_transient_for (window);
  GtkWidget        *dialog;

  /* What is typed counts. */
  gtk_window_set_focus (window, NULL);
  if (!has_new_rules (self) || parent == NULL)
    return GTK_WINDOW_CLASS (dulle_rules_window_parent_class)->close_request (window);

  dialog = adw_message_dialog_new (parent, _ ("Play by the New Rules Now?"),
                                   _ ("The running tournament ends where it is; "
                                      "the game on the table is not counted. Otherwise "
                                      "the new rules apply from the next tournament on."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "later", _ ("_Later"), "begin",
                                    _ ("_Begin"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "begin",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "later");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_data (dialog, "response::begin", G_CALLBACK (begin_response_cb),
                         g_object_ref (self), (GClosureNotify) (void (*) (void)) g_object_unref,
                         G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));

  return GTK_WINDOW_CLASS (dulle_rules_window_parent_class)->close_request (window);
}

static void
dulle_rules_window_dispose (GObject *object)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (object);

  /* A field that loses the focus tells what is typed there. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  g_clear_handle_id (&self->build_id, g_source_remove);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (dulle_rules_window_parent_class)->dispose (object);
}

static void
dulle_rules_window_class_init (DulleRulesWindowClass *klass)
{
  static const char *const pages[N_PAGES] = { "table_page", "games_page", "play_page",
                                              "points_page" };
  GtkWidgetClass          *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_rules_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dulle_rules_window_close_request;

  signals[BEGIN] = g_signal_new ("begin", DULLE_TYPE_RULES_WINDOW, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* What the buttons of toasts do: those hang on the window, above its pages. */
  gtk_widget_class_install_action (widget_class, "rules.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "rules.restore", NULL, restore_cb);
  /* The buttons of the offers. */
  gtk_widget_class_install_action (widget_class, "rules.fit-limits", NULL, fit_limits_cb);
  gtk_widget_class_install_action (widget_class, "rules.keep-limits", NULL, keep_limits_cb);
  gtk_widget_class_install_action (widget_class, "rules.show-option", "i", show_option_cb);
  gtk_widget_class_install_action (widget_class, "rules.book", "i", show_book_cb);

  gtk_widget_class_install_action (widget_class, "rules.search", NULL, begin_search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "rules.search",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  g_type_ensure (DULLE_TYPE_FOUND_ROWS);
  g_type_ensure (DULLE_TYPE_RULE_SET_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, rules);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, view_stack);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, found_rows);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_chosen_cb);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, set_page);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, limits_offer_of_deck);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow,
                                        limits_offer_of_announcements);
  for (guint i = 0; i < N_PAGES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, pages[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (DulleRulesWindow, pages) +
                                                         i * sizeof (AdwPreferencesPage *)));
}

static void
dulle_rules_window_init (DulleRulesWindow *self)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  self->selection = dulle_rule_selection_new (settings);
  self->opened = get_chosen (self)->rules;
  g_signal_connect_object (self->selection, "changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_rule_set_page_set_selection (self->set_page, self->selection);
  dulle_rule_set_page_accept_drops (self->set_page, GTK_WIDGET (self));
  judge_limits (self);

  self->build_id = g_idle_add (build_next_cb, self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}

GtkWidget *
dulle_rules_window_new (GtkWindow        *parent,
                        const DulleRules *running)
{
  DulleRulesWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (DULLE_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  if (running != NULL)
    {
      self->running = dulle_rules_active (running);
      self->has_running = TRUE;
    }

  return GTK_WIDGET (self);
}

void
dulle_rules_window_import (DulleRulesWindow *self,
                           GFile            *file)
{
  g_return_if_fail (DULLE_IS_RULES_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  dulle_rule_set_page_import (self->set_page, file);
}
