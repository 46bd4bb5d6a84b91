/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "help-popover.h"

#include <glib/gi18n.h>

/* In characters. */
#define WIDTH 36

static void
append_label (GtkWidget  *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* The book is a window of its own: the popover would stay above it. Where nothing opens it, the
 * action makes the button insensitive. */
static GtkWidget *
make_book_button (GtkWidget  *popover,
                  const char *action,
                  GVariant   *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("In the Rule _Book"));

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_object_bind_property (button, "sensitive", button, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                           G_CONNECT_SWAPPED);

  return button;
}

GtkWidget *
dulle_help_popover_new (const char *heading,
                        const char *text,
                        const char *action,
                        GVariant   *target)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  append_label (box, heading, "heading");
  append_label (box, text, "body");
  gtk_box_append (GTK_BOX (box), make_book_button (popover, action, target));
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  return popover;
}
