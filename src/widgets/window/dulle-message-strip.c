/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "dulle-message-strip.h"

#include "common/news.h"

#define SECONDS 4

struct _DulleMessageStrip
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *revealer;
  GtkWidget *text;

  guint end;
};

G_DEFINE_FINAL_TYPE (DulleMessageStrip, dulle_message_strip, GTK_TYPE_WIDGET)

static gboolean
end_cb (gpointer user_data)
{
  DulleMessageStrip *self = DULLE_MESSAGE_STRIP (user_data);

  self->end = 0;
  dulle_tell (GTK_WIDGET (self), NULL);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);

  return G_SOURCE_REMOVE;
}

/* Nobody finds there what is over. */
static void
revealed_cb (DulleMessageStrip *self)
{
  g_assert (DULLE_IS_MESSAGE_STRIP (self));

  if (!gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)))
    gtk_label_set_label (GTK_LABEL (self->text), "");
}

void
dulle_message_strip_show (DulleMessageStrip *self,
                          const char        *text)
{
  g_return_if_fail (DULLE_IS_MESSAGE_STRIP (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  g_clear_handle_id (&self->end, g_source_remove);
  self->end = g_timeout_add_seconds (SECONDS, end_cb, self);
}

void
dulle_message_strip_say (DulleMessageStrip *self,
                         const char        *text)
{
  g_return_if_fail (DULLE_IS_MESSAGE_STRIP (self));
  g_return_if_fail (text != NULL);

  dulle_message_strip_show (self, text);
  dulle_tell (GTK_WIDGET (self), text);
}

static void
dulle_message_strip_dispose (GObject *object)
{
  DulleMessageStrip *self = DULLE_MESSAGE_STRIP (object);

  g_clear_handle_id (&self->end, g_source_remove);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_message_strip_parent_class)->dispose (object);
}

static void
dulle_message_strip_class_init (DulleMessageStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_message_strip_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "messagestrip");
}

static void
dulle_message_strip_init (DulleMessageStrip *self)
{
  self->text = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->text), GTK_JUSTIFY_CENTER);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->text);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
}
