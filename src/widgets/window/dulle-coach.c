/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * In a low window there is one line of text and no trumps, for the cards need the room.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "common/cut-text.h"
#include "text/coach-text.h"
#include "text/player-names.h"

#include "dulle-coach.h"

struct _DulleCoach
{
  GtkWidget parent_instance;

  /* Owned by the widget */
  GtkWidget *text;
  GtkWidget *trumps;

  /* Owned */
  GSettings *settings;
  guint      stress_source;
};

G_DEFINE_FINAL_TYPE (DulleCoach, dulle_coach, GTK_TYPE_WIDGET)

/* The style sheet keeps room for as many. */
#define N_LINES_WIDE   2
#define N_LINES_NARROW 3
#define N_LINES_LOW    1

#define STRESS_SECONDS 4

static void
show_text (DulleCoach       *self,
           const DulleEvent *event)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);
  g_auto (GStrv) players =
      dulle_names_in_tournament (&event->seating, (const char *const *) chosen);
  g_auto (GStrv) seats = dulle_names_by_seat (&event->seating, (const char *const *) players);
  g_autofree char *text = dulle_coach_text (event, (const char *const *) seats);

  gtk_label_set_label (GTK_LABEL (self->text), text);
}

static void
show_trumps (DulleCoach      *self,
             const DulleView *view)
{
  g_autofree char *signs = dulle_coach_trumps (view);
  g_autofree char *line = *signs != '\0' ? g_strdup_printf (_ ("Trumps:  %s"), signs)
                                         : g_strdup (_ ("There are no trumps in this game."));

  gtk_label_set_markup (GTK_LABEL (self->trumps), line);
}

static void
fit_window_cb (DulleCoach *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean   narrow = gtk_widget_has_css_class (window, "compact");
  gboolean   low = gtk_widget_has_css_class (window, "low");

  gtk_widget_set_visible (self->trumps, !low);
  gtk_label_set_lines (GTK_LABEL (self->text),
                       low      ? N_LINES_LOW
                       : narrow ? N_LINES_NARROW
                                : N_LINES_WIDE);
}

static void
dulle_coach_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (dulle_coach_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::css-classes",
                           G_CALLBACK (fit_window_cb), widget, G_CONNECT_SWAPPED);
  fit_window_cb (DULLE_COACH (widget));
}

static gboolean
end_stress_cb (gpointer coach)
{
  DulleCoach *self = DULLE_COACH (coach);

  self->stress_source = 0;
  gtk_widget_remove_css_class (self->text, "stressed");

  return G_SOURCE_REMOVE;
}

static void
seen_cb (DulleCoach       *self,
         const DulleEvent *event)
{
  g_assert (DULLE_IS_COACH (self));

  if (event->kind != DULLE_EVENT_DEALT && event->kind != DULLE_EVENT_RESUMED &&
      event->kind != DULLE_EVENT_ACTION && event->kind != DULLE_EVENT_TURNED)
    return;

  show_text (self, event);
  show_trumps (self, &event->view);
}

static void
dulle_coach_dispose (GObject *object)
{
  DulleCoach *self = DULLE_COACH (object);

  g_clear_handle_id (&self->stress_source, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->trumps, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_coach_parent_class)->dispose (object);
}

static void
dulle_coach_class_init (DulleCoachClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_coach_dispose;
  GTK_WIDGET_CLASS (klass)->root = dulle_coach_root;

  gtk_widget_class_set_css_name (widget_class, "coach");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

/* Its height is to be the same before the cards are dealt. */
static void
show_usual_trumps (DulleCoach *self)
{
  DulleView view = { .board.rules = dulle_rules_default () };

  dulle_order_init (&view.board.order, &view.board.rules, DULLE_CONTRACT_NORMAL, false, false);
  show_trumps (self, &view);
}

static void
dulle_coach_init (DulleCoach *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->text = g_object_new (GTK_TYPE_LABEL,
                             "label", _ ("The cards are dealt."),
                             "wrap", TRUE,
                             "justify", GTK_JUSTIFY_CENTER,
                             "ellipsize", PANGO_ELLIPSIZE_END,
                             NULL);
  self->trumps = g_object_new (GTK_TYPE_LABEL,
                               "wrap", TRUE,
                               "justify", GTK_JUSTIFY_CENTER,
                               NULL);
  dulle_tell_cut_text (GTK_LABEL (self->text));
  gtk_widget_add_css_class (self->text, "text");
  gtk_widget_add_css_class (self->trumps, "trumps");
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  gtk_widget_set_parent (self->trumps, GTK_WIDGET (self));

  show_usual_trumps (self);

  self->settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_bind (self->settings, "coach", self, "visible", G_SETTINGS_BIND_GET);
}

void
dulle_coach_follow (DulleCoach *self,
                    DulleTable *table)
{
  g_return_if_fail (DULLE_IS_COACH (self));
  g_return_if_fail (DULLE_IS_TABLE (table));

  g_signal_connect_object (table, "seen", G_CALLBACK (seen_cb), self, G_CONNECT_SWAPPED);
}

gboolean
dulle_coach_stress (DulleCoach *self,
                    const char *sentence)
{
  g_return_val_if_fail (DULLE_IS_COACH (self), FALSE);
  g_return_val_if_fail (sentence != NULL, FALSE);

  if (!gtk_widget_get_mapped (self->text) ||
      strstr (gtk_label_get_label (GTK_LABEL (self->text)), sentence) == NULL)
    return FALSE;

  g_clear_handle_id (&self->stress_source, g_source_remove);
  gtk_widget_add_css_class (self->text, "stressed");
  self->stress_source = g_timeout_add_seconds (STRESS_SECONDS, end_stress_cb, self);

  return TRUE;
}
