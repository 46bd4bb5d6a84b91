/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The search of AdwPreferencesWindow compares letter by letter, and asks a row only once
 * whether it is visible.
 */
#include "config.h"

#include "common/search-words.h"

#include "dulle-found-rows.h"

/* Of a row in the list: the row that was found. */
#define FOUND "dulle-found-row"

struct _DulleFoundRows
{
  AdwBin parent_instance;

  /* Template children */
  GtkStack   *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (DulleFoundRows, dulle_found_rows, ADW_TYPE_BIN)

enum
{
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_group_title (GtkWidget *row)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

  return adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group));
}

static gboolean
has_words (GtkWidget  *row,
           const char *words)
{
  const char *subtitle =
      ADW_IS_ACTION_ROW (row) ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) : NULL;
  g_autofree char *text =
      g_strdup_printf ("%s %s %s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                       subtitle != NULL ? subtitle : "", get_group_title (row));

  return dulle_has_words (text, words);
}

static void
append_found (DulleFoundRows *self,
              GtkWidget      *row)
{
  GtkWidget       *page = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE);
  GtkWidget       *line = adw_action_row_new ();
  g_autofree char *place =
      g_strdup_printf ("%s → %s", adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (page)),
                       get_group_title (row));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (line), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line),
                                 adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (line), place);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), TRUE);
  g_object_set_data_full (G_OBJECT (line), FOUND, g_object_ref (row), g_object_unref);
  gtk_list_box_append (self->list, line);
}

/* What is in a row belongs to it. */
static void
find_below (DulleFoundRows *self,
            GtkWidget      *widget,
            const char     *words)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (ADW_IS_PREFERENCES_ROW (widget))
    {
      if (has_words (widget, words))
        append_found (self, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_below (self, child, words);
}

static void
row_activated_cb (DulleFoundRows *self,
                  GtkListBoxRow  *line)
{
  g_assert (DULLE_IS_FOUND_ROWS (self));
  g_assert (GTK_IS_LIST_BOX_ROW (line));

  g_signal_emit (self, signals[OPENED], 0, g_object_get_data (G_OBJECT (line), FOUND));
}

static void
dulle_found_rows_class_init (DulleFoundRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[OPENED] = g_signal_new ("opened", DULLE_TYPE_FOUND_ROWS, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, ADW_TYPE_PREFERENCES_ROW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-found-rows.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleFoundRows, stack);
  gtk_widget_class_bind_template_child (widget_class, DulleFoundRows, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
dulle_found_rows_init (DulleFoundRows *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
dulle_found_rows_get_first (DulleFoundRows *self)
{
  g_return_val_if_fail (DULLE_IS_FOUND_ROWS (self), NULL);

  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0));
}

void
dulle_found_rows_find (DulleFoundRows *self,
                       GtkWidget      *pages,
                       const char     *words)
{
  GtkWidget *first;

  g_return_if_fail (DULLE_IS_FOUND_ROWS (self));
  g_return_if_fail (GTK_IS_WIDGET (pages));
  g_return_if_fail (words != NULL);

  while ((first = dulle_found_rows_get_first (self)) != NULL)
    gtk_list_box_remove (self->list, first);
  find_below (self, pages, words);
  first = dulle_found_rows_get_first (self);
  gtk_stack_set_visible_child_name (self->stack, first != NULL ? "found" : "nothing");
}
