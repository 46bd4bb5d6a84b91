/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A sentence that is too long for the line stands there in two lines of smaller letters, as
 * it always does where the window is small. The line has the same height for both, so that
 * nothing moves. What happened stands at the beginning, what is asked of the person at the
 * end: what is too long even so is cut between them.
 */
#include "config.h"

#include "common/css-class.h"
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

  /* What the person is asked once more, instead of that turn; or NULL */
  const char *question;
};

/* What the style sheet puts to the left and right of the text. */
#define PADDING 24

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

/* In letters of the usual size, which the line itself has. */
static gboolean
is_too_long (DulleStatusLine *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int needed;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (
      GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->label)));

  pango_layout_get_pixel_size (layout, &needed, NULL);

  return width > 0 && needed + PADDING > width;
}

static void
fit_letters (DulleStatusLine *self)
{
  dulle_set_css_class (self->label, "long", is_too_long (self));
}

static gboolean
fit_letters_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  fit_letters (DULLE_STATUS_LINE (widget));

  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
dulle_status_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* As high as the style sheet says, whatever is written there. */
static void
dulle_status_line_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (DULLE_STATUS_LINE (widget)->label, orientation, -1, minimum, natural, NULL,
                        NULL);
}

/* Classes change when it has got its place, not meanwhile. */
static void
dulle_status_line_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  DulleStatusLine *self = DULLE_STATUS_LINE (widget);

  gtk_widget_allocate (self->label, width, height, -1, NULL);
  if (is_too_long (self) != gtk_widget_has_css_class (self->label, "long"))
    gtk_widget_add_tick_callback (widget, fit_letters_cb, NULL, NULL);
}

static void
dulle_status_line_class_init (DulleStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_status_line_dispose;
  widget_class->get_request_mode = dulle_status_line_get_request_mode;
  widget_class->measure = dulle_status_line_measure;
  widget_class->size_allocate = dulle_status_line_size_allocate;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/window/dulle-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleStatusLine, label);
  gtk_widget_class_set_css_name (widget_class, "statusline");
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
  if (event->kind != DULLE_EVENT_HINT)
    self->question = NULL;
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
  fit_letters (self);
  dulle_status_line_read (self, text);
}

void
dulle_status_line_ask (DulleStatusLine *self,
                       const char      *question)
{
  g_return_if_fail (DULLE_IS_STATUS_LINE (self));
  g_return_if_fail (question != NULL);

  self->question = question;
  dulle_status_line_show (self, question);
}

void
dulle_status_line_answer (DulleStatusLine *self,
                          const char      *sentence)
{
  g_autofree char *text = NULL;

  g_return_if_fail (DULLE_IS_STATUS_LINE (self));
  g_return_if_fail (sentence != NULL);

  if (self->question != NULL)
    text = g_strdup_printf ("%s %s", sentence, self->question);
  else
    text = dulle_sentence_with_turn (sentence, self->told,
                                     dulle_table_names_get_by_seat (self->names));
  dulle_status_line_show (self, text);
}

void
dulle_status_line_repeat (DulleStatusLine *self,
                          gboolean         with_turn)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (DULLE_IS_STATUS_LINE (self));

  if (self->told == NULL)
    return;

  if (!with_turn)
    self->question = NULL;
  sentence = dulle_sentence (self->told, dulle_table_names_get_by_seat (self->names));
  if (with_turn)
    dulle_status_line_answer (self, sentence);
  else
    dulle_status_line_show (self, sentence);
}

void
dulle_status_line_read (DulleStatusLine *self,
                        const char      *text)
{
  g_return_if_fail (DULLE_IS_STATUS_LINE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}
