/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything in the row comes from the table of options. ::changed is emitted only if
 * the value of the control differs from the one that was shown last, so it reports what
 * a person changes and nothing else.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "settings/option-text.h"

#include "common/css-class.h"
#include "common/cut-choice.h"
#include "common/help-popover.h"
#include "common/ignore-wheel.h"
#include "common/news.h"
#include "common/row-below.h"
#include "common/tooltip.h"
#include "dulle-option-row.h"

struct _DulleOptionRow
{
  AdwActionRow parent_instance;

  int     option;
  int16_t value;
  int16_t base_value;

  /* Children */
  GtkWidget *reset;
  GtkWidget *go;
  GtkWidget *help;
  GtkWidget *control;
};

G_DEFINE_FINAL_TYPE (DulleOptionRow, dulle_option_row, ADW_TYPE_ACTION_ROW)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The control */

static int16_t
control_get (DulleOptionRow *self)
{
  if (GTK_IS_SWITCH (self->control))
    return gtk_switch_get_active (GTK_SWITCH (self->control)) ? 1 : 0;
  if (GTK_IS_SPIN_BUTTON (self->control))
    return (int16_t) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->control));

  return (int16_t) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control));
}

static void
control_set (DulleOptionRow *self,
             int16_t         value)
{
  if (GTK_IS_SWITCH (self->control))
    gtk_switch_set_active (GTK_SWITCH (self->control), value != 0);
  else if (GTK_IS_SPIN_BUTTON (self->control))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->control), value);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), (guint) value);
}

static void
control_changed_cb (DulleOptionRow *self)
{
  int16_t value;

  g_assert (DULLE_IS_OPTION_ROW (self));

  value = control_get (self);
  if (value == self->value)
    return;
  self->value = value;
  g_signal_emit (self, signals[CHANGED], 0, (int) value);
}

static void
reset_cb (DulleOptionRow *self)
{
  g_assert (DULLE_IS_OPTION_ROW (self));

  control_set (self, self->base_value);
  gtk_widget_grab_focus (self->control);
}

static GtkWidget *
number_new (const DulleOption *info)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (info->lowest, info->highest, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  dulle_ignore_wheel (spin);

  return spin;
}

static GtkWidget *
choice_new (const DulleOption *info)
{
  GtkStringList *choices = gtk_string_list_new (NULL);
  GtkWidget     *drop_down;

  for (int i = 0; i <= info->highest; i++)
    gtk_string_list_append (choices, _ (info->choices[i].label));

  drop_down = gtk_drop_down_new (G_LIST_MODEL (choices), NULL);
  dulle_cut_choice (GTK_DROP_DOWN (drop_down));

  return drop_down;
}

static GtkWidget *
control_new (const DulleOption *info)
{
  switch (info->type)
    {
    case DULLE_OPTION_BOOL:
      return gtk_switch_new ();
    case DULLE_OPTION_INT:
      return number_new (info);
    case DULLE_OPTION_ENUM:
      return choice_new (info);
    default:
      g_return_val_if_reached (gtk_switch_new ());
    }
}

static void
add_control (DulleOptionRow *self)
{
  static const char *const properties[] = {
    [DULLE_OPTION_BOOL] = "notify::active",
    [DULLE_OPTION_INT] = "notify::value",
    [DULLE_OPTION_ENUM] = "notify::selected",
  };
  const DulleOption *info = dulle_option (self->option);

  self->control = control_new (info);
  self->value = control_get (self);
  gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ (info->label), -1);
  dulle_describe (self->control, _ (info->help));
  g_signal_connect_object (self->control, properties[info->type], G_CALLBACK (control_changed_cb),
                           self, G_CONNECT_SWAPPED);
  if (info->type == DULLE_OPTION_ENUM)
    dulle_row_put_below (GTK_LIST_BOX_ROW (self), self->control);
  else if (info->type == DULLE_OPTION_INT)
    dulle_row_put_behind (GTK_LIST_BOX_ROW (self), self->control);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->control);
}

/* Help */

static char *
format_help (DulleOptionRow *self)
{
  const DulleOption *info = dulle_option (self->option);
  g_autofree char   *value = dulle_option_value_text (info, info->standard);
  g_autofree char   *needs = dulle_option_needs_text (info);
  GString           *text = g_string_new (_ (info->help));

  g_string_append (text, "\n\n");
  g_string_append_printf (text, _ ("Official rules: %s."), value);
  if (*needs != '\0')
    g_string_append_printf (text, "\n%s", needs);
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _ ("Name in rule files: %s"), info->id);

  return g_string_free (text, FALSE);
}

static void
create_help_cb (GtkMenuButton *button,
                gpointer       user_data)
{
  DulleOptionRow  *self = DULLE_OPTION_ROW (user_data);
  g_autofree char *text = format_help (self);
  GtkWidget       *popover =
      dulle_help_popover_new (_ (dulle_option (self->option)->label), text,
                              "rules.book", g_variant_new_int32 (self->option));

  gtk_widget_add_css_class (popover, "option-help");
  dulle_tooltip_yield (popover, GTK_WIDGET (button));
  gtk_menu_button_set_popover (button, popover);
}

/* The row */

static GtkWidget *
button_new (DulleOptionRow *self,
            const char     *icon)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);

  return button;
}

static void
add_help (DulleOptionRow *self)
{
  g_autofree char *name = g_strdup_printf (_ ("Help on “%s”"),
                                           _ (dulle_option (self->option)->label));

  self->help = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->help), "dulle-help-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->help), create_help_cb, self, NULL);
  gtk_widget_set_valign (self->help, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->help, "flat");
  dulle_name_in_tooltip (self->help, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->help);
}

static void
update_reset (DulleOptionRow         *self,
              const DulleChosenRules *chosen)
{
  const DulleOption *info = dulle_option (self->option);
  gboolean           differs = dulle_rules_differ (&chosen->rules, &chosen->base, self->option);

  self->base_value = dulle_rules_get (&chosen->base, self->option);
  if (differs)
    {
      g_autofree char *value = dulle_option_value_text (info, self->base_value);
      /* Translators: a value and the name of a rule set */
      g_autofree char *name = g_strdup_printf (_ ("Back to “%s” as in “%s”"), value,
                                               dulle_chosen_rules_label (chosen));

      dulle_name_in_tooltip (self->reset, name);
    }
  gtk_widget_set_visible (self->reset, differs);
  dulle_set_css_class (GTK_WIDGET (self), "changed", differs);
}

static void
update_needs (DulleOptionRow         *self,
              const DulleChosenRules *chosen)
{
  const DulleOption *info = dulle_option (self->option);
  gboolean           can_set = dulle_rules_can_set (&chosen->rules, self->option);
  const DulleNeed   *need = can_set ? NULL : dulle_option_missing (&chosen->rules, self->option);

  gtk_widget_set_sensitive (self->control, can_set);
  gtk_widget_set_visible (self->go, need != NULL);
  dulle_set_css_class (GTK_WIDGET (self), "inactive", !can_set);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), can_set ? self->control : self->go);
  /* The row calls it by its title, which is the name that the control has anyway. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->control),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  if (need != NULL)
    {
      g_autofree char *words = dulle_need_text (need);
      g_autofree char *subtitle = g_strdup_printf ("%s %s", words, _ (info->help));
      const char      *needed = _ (dulle_option (need->option)->label);
      g_autofree char *name = g_strdup_printf (_ ("Go to “%s”"), needed);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go), "i", (int) need->option);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
      dulle_name_in_tooltip (self->go, name);
    }
  else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), _ (info->help));
}

void
dulle_option_row_update (DulleOptionRow         *self,
                         const DulleChosenRules *chosen)
{
  const DulleOption *info = dulle_option (self->option);

  g_return_if_fail (DULLE_IS_OPTION_ROW (self));

  self->value = CLAMP (dulle_rules_get (&chosen->rules, self->option), info->lowest, info->highest);
  control_set (self, self->value);
  update_reset (self, chosen);
  update_needs (self, chosen);
}

int
dulle_option_row_get_option (DulleOptionRow *self)
{
  g_return_val_if_fail (DULLE_IS_OPTION_ROW (self), -1);

  return self->option;
}

GtkWidget *
dulle_option_row_get_control (DulleOptionRow *self)
{
  g_return_val_if_fail (DULLE_IS_OPTION_ROW (self), NULL);

  return self->control;
}

GtkWidget *
dulle_option_row_get_reset (DulleOptionRow *self)
{
  g_return_val_if_fail (DULLE_IS_OPTION_ROW (self), NULL);

  return self->reset;
}

static void
dulle_option_row_class_init (DulleOptionRowClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", DULLE_TYPE_OPTION_ROW, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
dulle_option_row_init (DulleOptionRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "option");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
dulle_option_row_new (int option)
{
  DulleOptionRow *self = g_object_new (DULLE_TYPE_OPTION_ROW, NULL);

  self->option = option;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ (dulle_option (option)->label));
  self->reset = button_new (self, "edit-undo-symbolic");
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  self->go = button_new (self, "go-next-symbolic");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->go), "i", option);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go), "rules.show-option");
  add_help (self);
  add_control (self);

  return GTK_WIDGET (self);
}
