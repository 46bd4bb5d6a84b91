/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-spectator-bar.h"

struct _DulleSpectatorBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *text;
};

G_DEFINE_FINAL_TYPE (DulleSpectatorBar, dulle_spectator_bar, GTK_TYPE_WIDGET)

static void
dulle_spectator_bar_dispose (GObject *object)
{
  DulleSpectatorBar *self = DULLE_SPECTATOR_BAR (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_spectator_bar_parent_class)->dispose (object);
}

static void
dulle_spectator_bar_class_init (DulleSpectatorBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_spectator_bar_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/panels/dulle-spectator-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, content);
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, text);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "spectatorbar");
}

static void
dulle_spectator_bar_init (DulleSpectatorBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dulle_spectator_bar_show (DulleSpectatorBar *self,
                          const char        *watched)
{
  g_autofree char *text = NULL;

  g_return_if_fail (DULLE_IS_SPECTATOR_BAR (self));

  text = watched != NULL ? g_strdup_printf (_ ("You sit out and see the hand of %s."), watched)
                         : g_strdup (_ ("You sit out this game."));
  gtk_label_set_label (GTK_LABEL (self->text), text);
}
