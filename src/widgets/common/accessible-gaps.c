/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Widgets are met where they are mapped, whoever made them: an emission hook sees them all.
 */
#include "config.h"

#include "accessible-gaps.h"

#include <adwaita.h>

#include "news.h"

#define KEY_MET "dulle-accessible-gaps"

/* Buttons */

/* GTK names a button by what it is given and by what is in it: an icon has the name of its
 * class, and a label with a mnemonic was given with its underscore. */
static void
name_button_cb (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkButton     *button = GTK_BUTTON (widget);

  if (gtk_button_get_icon_name (button) != NULL || dulle_is_named (widget))
    gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  else if (gtk_button_get_label (button) != NULL && gtk_button_get_use_underline (button))
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Returns: (nullable): @widget or the first below it that is of @type and is shown */
static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_child_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);

  return found;
}

/* Drop-downs */

/* The focus is on the button in it, which is called by the name of the drop-down and by what
 * is chosen. Where that is a picture, the name says it. */
static void
name_drop_down_cb (GtkWidget *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);
  GtkWidget *label = find_widget (button, GTK_TYPE_LABEL);

  if (label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    drop_down, label, NULL, -1);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    drop_down, NULL, -1);
}

/* Rows */

/* Returns: (nullable): what a row that lets choose has chosen */
static char *
format_choice (AdwActionRow *row)
{
  GtkExpression *expression;
  gpointer       item;
  GValue         value = G_VALUE_INIT;
  char          *text = NULL;

  if (!ADW_IS_COMBO_ROW (row))
    return NULL;

  expression = adw_combo_row_get_expression (ADW_COMBO_ROW (row));
  item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));
  if (item != NULL && expression != NULL && gtk_expression_evaluate (expression, item, &value))
    {
      text = g_value_dup_string (&value);
      g_value_unset (&value);
    }
  else if (GTK_IS_STRING_OBJECT (item))
    text = g_strdup (gtk_string_object_get_string (item));

  return text;
}

/* What is chosen, what stands below the title (which may be the same), and what the row is
 * for. */
static void
describe_row_cb (GtkWidget *row)
{
  const char      *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  const char      *tooltip = gtk_widget_get_tooltip_text (row);
  g_autofree char *choice = format_choice (ADW_ACTION_ROW (row));
  g_autofree char *text = NULL;
  const char      *parts[4] = { NULL };
  guint            n_parts = 0;

  if (choice != NULL)
    parts[n_parts++] = choice;
  if (subtitle != NULL && *subtitle != '\0' && g_strcmp0 (subtitle, choice) != 0)
    parts[n_parts++] = subtitle;
  if (tooltip != NULL)
    parts[n_parts++] = tooltip;
  text = g_strjoinv (". ", (char **) parts);
  dulle_describe (row, n_parts > 0 ? text : NULL);
}

static void
name_lists (GtkWidget  *widget,
            const char *name)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_lists (child, name);
}

static void
name_lists_cb (GtkWidget *row)
{
  name_lists (row, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
}

/* Pages that say why there is nothing */

/* Nothing else on them takes the focus than what they scroll in. */
static void
name_page_cb (GtkWidget *page)
{
  const char      *title = adw_status_page_get_title (ADW_STATUS_PAGE (page));
  const char      *markup = adw_status_page_get_description (ADW_STATUS_PAGE (page));
  GtkWidget       *scroller = find_widget (page, GTK_TYPE_SCROLLED_WINDOW);
  g_autofree char *text = NULL;

  dulle_name (scroller, title != NULL ? title : "");
  if (markup != NULL)
    pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL);
  dulle_describe (scroller, text);
}

/* Lists */

static GType
get_list_item_type (void)
{
  return g_type_from_name ("GtkListItemWidget");
}

/* Rows of list views are read by what is in them, not by the name of their class. */
static void
unname_list_item_cb (GtkWidget *item)
{
  if (!dulle_is_named (item))
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* The list in a column view is called by the name of that. */
static void
name_column_list_cb (GtkWidget *column_view)
{
  GtkWidget *list = find_widget (column_view, GTK_TYPE_LIST_VIEW);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  column_view, NULL, -1);
}

/* All widgets */

/**
 * Gap:
 * @get_type: a kind of widgets
 * @tell_cb: tells what they leave out
 * @signal: (nullable): when that is to be told anew
 */
typedef struct
{
  GType (*get_type) (void);
  void (*tell_cb) (GtkWidget *widget);
  const char *signal;
} Gap;

static const Gap gaps[] = {
  { gtk_button_get_type, name_button_cb, "notify::label" },
  { gtk_drop_down_get_type, name_drop_down_cb, "notify::selected-item" },
  { adw_action_row_get_type, describe_row_cb, "notify::subtitle" },
  { adw_action_row_get_type, describe_row_cb, "notify::tooltip-text" },
  { adw_combo_row_get_type, describe_row_cb, "notify::selected-item" },
  { adw_expander_row_get_type, name_lists_cb, "notify::title" },
  { gtk_column_view_get_type, name_column_list_cb, NULL },
  { get_list_item_type, unname_list_item_cb, NULL },
  { adw_status_page_get_type, name_page_cb, "notify::title" },
  { adw_status_page_get_type, name_page_cb, "notify::description" },
};

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (g_object_get_data (G_OBJECT (widget), KEY_MET) != NULL)
    return TRUE;

  g_object_set_data (G_OBJECT (widget), KEY_MET, widget);
  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    if (g_type_is_a (G_OBJECT_TYPE (widget), gaps[i].get_type ()))
      {
        if (gaps[i].signal != NULL)
          g_signal_connect (widget, gaps[i].signal, G_CALLBACK (gaps[i].tell_cb), NULL);
        gaps[i].tell_cb (widget);
      }
  dulle_tell_at_once (widget);

  return TRUE;
}

void
dulle_fill_accessible_gaps (void)
{
  static gboolean is_filled = FALSE;

  if (is_filled)
    return;
  is_filled = TRUE;
  /* The class has its signals only once it is there. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
