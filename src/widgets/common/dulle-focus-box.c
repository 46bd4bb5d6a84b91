/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "dulle-focus-box.h"

struct _DulleFocusBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (DulleFocusBox, dulle_focus_box, GTK_TYPE_BOX)

/* Nothing in it takes the focus. */
static gboolean
dulle_focus_box_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  return !gtk_widget_is_focus (widget) && gtk_widget_grab_focus (widget);
}

static void
dulle_focus_box_class_init (DulleFocusBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = dulle_focus_box_focus;
}

static void
dulle_focus_box_init (DulleFocusBox *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}
