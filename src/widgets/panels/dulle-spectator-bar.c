/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/open-hands.h"
#include "text/event-text.h"

#include "dulle-spectator-bar.h"

struct _DulleSpectatorBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *text;
  GtkWidget *next;
  GtkWidget *open;
  GtkWidget *skip;
  GtkWidget *choices;

  /* Borrowed: a button for each seat, and one for nobody's hand */
  GtkWidget *buttons[DULLE_N_SEATS + 1];
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
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, next);
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, open);
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, skip);
  gtk_widget_class_bind_template_child (widget_class, DulleSpectatorBar, choices);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "spectatorbar");
}

static GtkWidget *
add_choice (DulleSpectatorBar *self,
            guint8             seat)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.choose-hand");
  gtk_flow_box_append (GTK_FLOW_BOX (self->choices), button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);

  return button;
}

static void
dulle_spectator_bar_init (DulleSpectatorBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    self->buttons[seat] = add_choice (self, seat);
  self->buttons[DULLE_N_SEATS] = add_choice (self, DULLE_NO_SEAT);
  /* Translators: the answer to “Whose hand do you want to see?” */
  gtk_button_set_label (GTK_BUTTON (self->buttons[DULLE_N_SEATS]), _ ("Nobody’s"));
}

static char *
describe_watching (const DulleSeating *seating,
                   const char *const  *names)
{
  if (seating->chooses)
    return g_strdup (_ ("Whose hand do you want to see?"));
  if (seating->watched == DULLE_NO_SEAT)
    return g_strdup (dulle_sentence_sits_out (seating));

  return g_strdup_printf (_ ("You sit out and see the hand of %s."), names[seating->watched]);
}

void
dulle_spectator_bar_show (DulleSpectatorBar *self,
                          const DulleEvent  *event,
                          const char *const *names)
{
  const DulleSeating *seating;
  g_autofree char    *text = NULL;
  gboolean            sees_all;
  gboolean            asked_before;

  g_return_if_fail (DULLE_IS_SPECTATOR_BAR (self));
  g_return_if_fail (event != NULL);

  seating = &event->seating;
  sees_all = event->open.seats != 0;
  text = describe_watching (seating, names);
  gtk_label_set_label (GTK_LABEL (self->text), text);
  /* In a low window a name plate lies to the left of the question. */
  gtk_label_set_xalign (GTK_LABEL (self->text), seating->chooses ? 1 : 0);
  gtk_widget_set_visible (self->skip, !seating->chooses && seating->person != DULLE_NO_SEAT);
  gtk_widget_set_visible (self->next, sees_all);
  gtk_widget_set_visible (self->open,
                          !sees_all &&
                              dulle_may_open_hands (&event->view.board.rules, DULLE_NO_SEAT));

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    gtk_button_set_label (GTK_BUTTON (self->buttons[seat]), names[seat]);
  asked_before = gtk_widget_get_visible (self->choices);
  gtk_widget_set_visible (self->choices, seating->chooses);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  if (seating->chooses && !asked_before)
    gtk_widget_grab_focus (self->buttons[0]);
}
