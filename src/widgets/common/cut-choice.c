/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "cut-choice.h"
#include "cut-text.h"
#include "tooltip.h"

static void
set_up_choice_cb (GtkDropDown *drop_down,
                  GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  dulle_tell_cut_text (GTK_LABEL (label));
  dulle_tooltip_yield (dulle_drop_down_list (drop_down), label);
  gtk_list_item_set_child (item, label);
}

static void
bind_choice_cb (GtkDropDown *drop_down,
                GtkListItem *item)
{
  GtkExpression *title = gtk_drop_down_get_expression (drop_down);
  GtkLabel      *label = GTK_LABEL (gtk_list_item_get_child (item));
  GObject       *choice = gtk_list_item_get_item (item);
  g_auto (GValue) text = G_VALUE_INIT;

  if (title == NULL)
    gtk_label_set_label (label, gtk_string_object_get_string (GTK_STRING_OBJECT (choice)));
  else if (gtk_expression_evaluate (title, choice, &text))
    gtk_label_set_label (label, g_value_get_string (&text));
}

void
dulle_cut_choice (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) chosen = NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  dulle_tooltip_yield (dulle_drop_down_list (drop_down), GTK_WIDGET (drop_down));
  chosen = gtk_signal_list_item_factory_new ();
  g_signal_connect_object (chosen, "setup", G_CALLBACK (set_up_choice_cb), drop_down,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (chosen, "bind", G_CALLBACK (bind_choice_cb), drop_down,
                           G_CONNECT_SWAPPED);
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, chosen);
}
