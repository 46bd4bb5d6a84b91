/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is asked of the person stands at the end, so a sentence that is too long is cut
 * before it. In a narrow window there are two lines, always, so that nothing moves; a low
 * one has no room for that.
 */
#include "config.h"

#include "common/cut-text.h"
#include "text/event-text.h"

#include "dulle-status-line.h"

struct _DulleStatusLine
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *label;

  /* Owned: the event whose turn it tells */
  DulleTableNames  *names;
  const DulleEvent *told;
};

/* The style sheet keeps room for as many. */
#define N_LINES_NARROW 2

G_DEFINE_FINAL_TYPE (DulleStatusLine, dulle_status_line, GTK_TYPE_WIDGET)

static void
dulle_status_line_dispose (GObject *object)
{
  DulleStatusLine *self = DULLE_STATUS_LINE (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->told, dulle_event_unref);
  g_clear_object (&self->names);

  G_OBJECT_CLASS (dulle_status_line_parent_class)->dispose (object);
}

static void
fit_window_cb (DulleStatusLine *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean   wraps = gtk_widget_has_css_class (window, "compact") &&
                   !gtk_widget_has_css_class (window, "low");

  g_object_set (self->label, "single-line-mode", !wraps, "wrap", wraps, "lines",
                wraps ? N_LINES_NARROW : -1, NULL);
}

static void
dulle_status_line_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_status_line_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::css-classes",
                           G_CALLBACK (fit_window_cb), widget, G_CONNECT_SWAPPED);
  fit_window_cb (DULLE_STATUS_LINE (widget));
}

static void
dulle_status_line_class_init (DulleStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_status_line_dispose;
  widget_class->root = dulle_status_line_root;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/window/dulle-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleStatusLine, label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
dulle_status_line_init (DulleStatusLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_cut_text (GTK_LABEL (self->label));
}

static void
seen_cb (DulleStatusLine  *self,
         const DulleEvent *event)
{
  g_autofree char *sentence = NULL;

  g_assert (DULLE_IS_STATUS_LINE (self));

  /* It says nothing about the table. */
  if (event->kind == DULLE_EVENT_REFUSED)
    return;

  sentence = dulle_sentence (event, dulle_table_names_get_by_seat (self->names));
  if (sentence == NULL)
    return;

  g_clear_pointer (&self->told, dulle_event_unref);
  self->told = dulle_event_ref (event);
  dulle_status_line_answer (self, sentence);
}

void
dulle_status_line_follow (DulleStatusLine *self,
                          DulleTable      *table,
                          DulleTableNames *names)
{
  g_return_if_fail (DULLE_IS_STATUS_LINE (self));
  g_return_if_fail (DULLE_IS_TABLE (table));
  g_return_if_fail (self->names == NULL);

  self->names = g_object_ref (names);
  g_signal_connect_object (table, "seen", G_CALLBACK (seen_cb), self, G_CONNECT_SWAPPED);
}

void
dulle_status_line_show (DulleStatusLine *self,
                        const char      *text)
{
  g_return_if_fail (DULLE_IS_STATUS_LINE (self));
  g_return_if_fail (text != NULL);

  g_object_set (self->label, "label", text, "opacity", 1.0, NULL);
  dulle_status_line_read (self, text);
}

void
dulle_status_line_answer (DulleStatusLine *self,
                          const char      *sentence)
{
  g_autofree char *text = NULL;

  g_return_if_fail (DULLE_IS_STATUS_LINE (self));
  g_return_if_fail (sentence != NULL);

  text = dulle_sentence_with_turn (sentence, self->told,
                                   dulle_table_names_get_by_seat (self->names));
  dulle_status_line_show (self, text);
}

void
dulle_status_line_read (DulleStatusLine *self,
                        const char      *text)
{
  g_return_if_fail (DULLE_IS_STATUS_LINE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}
