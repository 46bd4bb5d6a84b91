/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. The pages of options are built from the table of
 * options, a group at a time while the window idles, for all of them take longer
 * than a window may take to open; whoever asks for a row before gets its group at
 * once. The search of the preferences window finds rows by title and by subtitle,
 * which is the option's help. Groups are sections of four pages, as a switcher
 * with a page for each of them would not fit any screen.
 *
 * Every change, by whatever way, comes through dulle_rules_window_choose(): it keeps the rules in the
 * settings and shows them in all rows. What is done with whole rule sets is in
 * rules-exchange.c.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/preset.h"
#include "session/option-words.h"
#include "session/rule-files.h"
#include "session/rule-sets.h"

#include "dulle-rules-window-private.h"

#define TOAST_SECONDS 5

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

G_DEFINE_FINAL_TYPE (DulleRulesWindow, dulle_rules_window, ADW_TYPE_PREFERENCES_WINDOW)

enum
{
  BEGIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Telling */

static void
toast_dismissed_cb (DulleRulesWindow *self,
                    AdwToast         *toast)
{
  if (self->toast == toast)
    g_clear_object (&self->toast);
}

/* One toast says one thing after the other and is never dismissed from here, see
 * dulle-window.c. */
void
dulle_rules_window_tell (DulleRulesWindow *self,
                         const char       *text,
                         const char       *button,
                         const char       *action)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  if (self->toast == NULL)
    {
      self->toast = adw_toast_new (markup);
      adw_toast_set_timeout (self->toast, TOAST_SECONDS);
      g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self, G_CONNECT_SWAPPED);
    }
  adw_toast_set_title (self->toast, markup);
  adw_toast_set_button_label (self->toast, button);
  adw_toast_set_action_name (self->toast, action);
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), g_object_ref (self->toast));
}

void
dulle_rules_window_show_trouble (DulleRulesWindow *self,
                                 const char       *text)
{
  gtk_label_set_label (self->trouble_text, text != NULL ? text : "");
  gtk_widget_set_visible (self->trouble_group, text != NULL);
  if (text != NULL)
    adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (self), self->set_page);
}

static void
trouble_response_cb (DulleRulesWindow *self)
{
  dulle_rules_window_show_trouble (self, NULL);
}

/* The list of sets */

static void
add_set (DulleRulesWindow *self,
         const char       *set)
{
  g_auto (DulleChosenRules) of_set = { NULL };

  if (!dulle_chosen_rules_of_set (&of_set, set, NULL))
    return;
  g_ptr_array_add (self->sets, g_strdup (set));
  gtk_string_list_append (self->set_labels, dulle_chosen_rules_label (&of_set));
}

static void
fill_sets (DulleRulesWindow *self)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  g_auto (GStrv) own = dulle_rule_sets_list (self->folder);

  g_ptr_array_set_size (self->sets, 0);
  gtk_string_list_splice (self->set_labels, 0, g_list_model_get_n_items (G_LIST_MODEL (self->set_labels)), NULL);
  for (unsigned i = 0; i < n_presets; i++)
    {
      g_autofree char *set = g_strconcat ("preset:", presets[i].id, NULL);

      add_set (self, set);
    }
  for (unsigned i = 0; own[i] != NULL; i++)
    {
      g_autofree char *set = g_strconcat ("own:", own[i], NULL);

      add_set (self, set);
    }
}

static void
select_set (DulleRulesWindow *self)
{
  guint place;

  if (g_ptr_array_find_with_equal_func (self->sets, self->chosen.set, g_str_equal, &place))
    adw_combo_row_set_selected (self->set_row, place);
}

/* Showing what is chosen */

static void
show_change_cb (DulleRulesWindow *self,
                GtkWidget        *row)
{
  dulle_rules_window_lead_to (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "option")));
}

static GtkWidget *
change_row_new (DulleRulesWindow *self,
                int               option)
{
  const DulleOption *info = dulle_option (option);
  GtkWidget         *row = adw_action_row_new ();
  g_autofree char   *now = dulle_option_value_words (info, dulle_rules_get (&self->chosen.rules, option));
  g_autofree char   *base = dulle_option_value_words (info, dulle_rules_get (&self->chosen.base, option));
  /* Translators: the value of an option, and the one it has in the rule set */
  g_autofree char *values = g_strdup_printf (_ ("%s instead of %s"), now, base);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (info->label));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), values);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "option", GINT_TO_POINTER (option));
  g_signal_connect_object (row, "activated", G_CALLBACK (show_change_cb), self, G_CONNECT_SWAPPED);

  return row;
}

static void
fill_changes (DulleRulesWindow *self)
{
  for (guint i = 0; i < self->change_rows->len; i++)
    adw_expander_row_remove (self->changes_row, g_ptr_array_index (self->change_rows, i));
  g_ptr_array_set_size (self->change_rows, 0);

  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      GtkWidget *row;

      if (!dulle_rules_differ (&self->chosen.rules, &self->chosen.base, option))
        continue;
      row = change_row_new (self, option);
      adw_expander_row_add_row (self->changes_row, row);
      g_ptr_array_add (self->change_rows, row);
    }
}

static void
update_changes (DulleRulesWindow *self)
{
  guint            n = dulle_chosen_rules_n_changes (&self->chosen);
  const char      *label = dulle_chosen_rules_label (&self->chosen);
  g_autofree char *title = NULL;

  /* Translators: the name of a rule set */
  if (n == 0)
    title = g_strdup_printf (_ ("No changes to “%s”"), label);
  else
    title = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u change to “%s”", "%u changes to “%s”", n), n, label);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->changes_row), title);
  adw_expander_row_set_enable_expansion (self->changes_row, n > 0);
  if (n == 0)
    adw_expander_row_set_expanded (self->changes_row, FALSE);
  gtk_widget_set_visible (self->reset_all, n > 0);
  fill_changes (self);
}

static void
update_own (DulleRulesWindow *self)
{
  const char      *own = dulle_chosen_rules_own_name (&self->chosen);
  gboolean         changed = dulle_chosen_rules_n_changes (&self->chosen) > 0;
  g_autofree char *save = g_strdup_printf (_ ("Save the changes to “%s”"), own != NULL ? own : "");
  g_autofree char *delete = g_strdup_printf (_ ("Delete “%s”"), own != NULL ? own : "");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->save_row), save);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->delete_row), delete);
  gtk_widget_set_visible (self->save_row, own != NULL && changed);
  gtk_widget_set_visible (GTK_WIDGET (self->rename_row), own != NULL);
  gtk_widget_set_visible (self->delete_row, own != NULL);
  if (g_strcmp0 (gtk_editable_get_text (self->rename_row), own) != 0)
    gtk_editable_set_text (self->rename_row, own != NULL ? own : "");
}

static void
update (DulleRulesWindow *self)
{
  self->updating = TRUE;
  select_set (self);
  update_changes (self);
  update_own (self);
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      if (self->rows[option] != NULL)
        dulle_option_row_update (self->rows[option], &self->chosen);
    }
  self->updating = FALSE;
}

void
dulle_rules_window_sets_changed (DulleRulesWindow *self)
{
  self->updating = TRUE;
  fill_sets (self);
  self->updating = FALSE;
  update (self);
}

/* Choosing */

void
dulle_rules_window_choose (DulleRulesWindow       *self,
                           const DulleChosenRules *chosen)
{
  DulleChosenRules copy = dulle_chosen_rules_copy (chosen);

  dulle_chosen_rules_clear (&self->before);
  self->before = self->chosen;
  self->chosen = copy;
  dulle_chosen_rules_save (&self->chosen, self->settings);
  update (self);
}

static void
choose_rules (DulleRulesWindow *self,
              const DulleRules *rules)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_copy (&self->chosen);

  chosen.rules = *rules;
  dulle_rules_window_choose (self, &chosen);
}

static void
offer_limits (DulleRulesWindow *self)
{
  DulleRules fitted = self->chosen.rules;

  if (dulle_rules_can_set (&fitted, DULLE_OPTION (announce_re_contra)) && dulle_rules_fit_limits (&fitted))
    dulle_rules_window_tell (self, _ ("Announcements at other times?"), _ ("_Fit to the Deck"), "rules.fit-limits");
}

static void
option_changed_cb (DulleRulesWindow *self,
                   int               value,
                   DulleOptionRow   *row)
{
  DulleRules rules = self->chosen.rules;
  int        option = dulle_option_row_get_option (row);

  *dulle_rules_at (&rules, option) = (int16_t) value;
  choose_rules (self, &rules);
  if (option == DULLE_OPTION (nines))
    offer_limits (self);
}

static void
set_selected_cb (DulleRulesWindow *self)
{
  g_auto (DulleChosenRules) chosen = { NULL };
  g_autoptr (GError) error = NULL;
  guint    selected = adw_combo_row_get_selected (self->set_row);
  gboolean had_changes = dulle_chosen_rules_n_changes (&self->chosen) > 0;

  if (self->updating || selected >= self->sets->len)
    return;

  if (!dulle_chosen_rules_of_set (&chosen, g_ptr_array_index (self->sets, selected), &error))
    {
      dulle_rules_window_show_trouble (self, error->message);
      return;
    }
  dulle_rules_window_choose (self, &chosen);
  if (had_changes)
    dulle_rules_window_tell (self, _ ("Your changes are gone"), _ ("_Undo"), "rules.undo");
}

static void
fit_limits_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  DulleRules        rules = self->chosen.rules;

  dulle_rules_fit_limits (&rules);
  choose_rules (self, &rules);
}

static void
reset_all_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);

  choose_rules (self, &self->chosen.base);
  dulle_rules_window_tell (self, _ ("Your changes are gone"), _ ("_Undo"), "rules.undo");
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (widget);
  g_auto (DulleChosenRules) before = dulle_chosen_rules_copy (&self->before);

  if (before.set != NULL)
    dulle_rules_window_choose (self, &before);
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
      dulle_option_row_update (self->rows[option], &self->chosen);
      g_signal_connect_object (row, "changed", G_CALLBACK (option_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "lead", G_CALLBACK (dulle_rules_window_lead_to), self, G_CONNECT_SWAPPED);
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

/* The search finds what is there when somebody types. */
static void
focus_changed_cb (DulleRulesWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY) == NULL)
    return;
  while (self->n_groups < DULLE_N_GROUPS)
    build_group (self, (DulleGroup) self->n_groups++);
  g_clear_handle_id (&self->build_id, g_source_remove);
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

void
dulle_rules_window_lead_to (DulleRulesWindow *self,
                            int               option)
{
  GtkWidget *row = GTK_WIDGET (dulle_rules_window_get_row (self, option));

  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (self),
                                           self->pages[page_of_group[dulle_option (option)->group]]);
  gtk_widget_grab_focus (row);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

/* The end */

static void
begin_response_cb (DulleRulesWindow *self)
{
  g_signal_emit (self, signals[BEGIN], 0);
}

static gboolean
has_news (DulleRulesWindow *self)
{
  DulleRules opened = dulle_rules_active (&self->opened);
  DulleRules chosen = dulle_rules_active (&self->chosen.rules);

  return self->has_running &&
         memcmp (&opened, &chosen, sizeof opened) != 0 &&
         memcmp (&self->running, &chosen, sizeof chosen) != 0;
}

/* The question outlives the window that asks it: both are let go when it is
 * answered. */
static gboolean
dulle_rules_window_close_request (GtkWindow *window)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (window);
  GtkWindow        *parent = gtk_window_get_transient_for (window);
  GtkWidget        *dialog;

  if (!has_news (self) || parent == NULL)
    return GTK_WINDOW_CLASS (dulle_rules_window_parent_class)->close_request (window);

  dialog = adw_message_dialog_new (parent, _ ("Play by the New Rules Now?"),
                                   _ ("The running tournament ends where it is; the game on the table is not counted. "
                                      "Otherwise the new rules wait for the next tournament."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "later", _ ("_Later"), "begin", _ ("_Begin"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "begin", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "later");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_data (dialog, "response::begin", G_CALLBACK (begin_response_cb), g_object_ref (self),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));

  return GTK_WINDOW_CLASS (dulle_rules_window_parent_class)->close_request (window);
}

static void
dulle_rules_window_dispose (GObject *object)
{
  DulleRulesWindow *self = DULLE_RULES_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->build_id, g_source_remove);
  g_clear_object (&self->chooser);
  g_clear_object (&self->toast);
  g_clear_object (&self->settings);
  g_clear_object (&self->set_labels);
  g_clear_pointer (&self->sets, g_ptr_array_unref);
  g_clear_pointer (&self->change_rows, g_ptr_array_unref);
  g_clear_pointer (&self->folder, g_free);
  dulle_chosen_rules_clear (&self->chosen);
  dulle_chosen_rules_clear (&self->before);

  G_OBJECT_CLASS (dulle_rules_window_parent_class)->dispose (object);
}

static void
dulle_rules_window_class_init (DulleRulesWindowClass *klass)
{
  static const char *const pages[N_PAGES] = { "table_page", "games_page", "play_page", "points_page" };
  GtkWidgetClass          *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_rules_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = dulle_rules_window_close_request;

  signals[BEGIN] = g_signal_new ("begin", DULLE_TYPE_RULES_WINDOW, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "rules.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "rules.reset-all", NULL, reset_all_cb);
  gtk_widget_class_install_action (widget_class, "rules.fit-limits", NULL, fit_limits_cb);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-rules-window.ui");
  dulle_rules_exchange_install (widget_class);
  for (guint i = 0; i < N_PAGES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, pages[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (DulleRulesWindow, pages) + i * sizeof (AdwPreferencesPage *)));
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, set_page);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, trouble_group);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, set_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, changes_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, reset_all);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, save_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, save_as_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, rename_row);
  gtk_widget_class_bind_template_child (widget_class, DulleRulesWindow, delete_row);
  gtk_widget_class_bind_template_callback (widget_class, set_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, trouble_response_cb);
}

static void
dulle_rules_window_init (DulleRulesWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->folder = dulle_rule_sets_folder ();
  self->sets = g_ptr_array_new_with_free_func (g_free);
  self->change_rows = g_ptr_array_new ();
  self->set_labels = gtk_string_list_new (NULL);
  self->cancellable = g_cancellable_new ();
  self->chosen = dulle_chosen_rules_load (self->settings);
  self->opened = self->chosen.rules;

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->changes_row), FALSE);
  adw_combo_row_set_model (self->set_row, G_LIST_MODEL (self->set_labels));
  dulle_rules_window_sets_changed (self);
  dulle_rules_exchange_accept_drops (self);

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
