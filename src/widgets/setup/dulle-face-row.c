/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The pictures are a flow box with one selected child, so arrows move among them.
 */
#include "config.h"

#include "common/dulle-avatar.h"
#include "common/tab-stop.h"
#include "common/news.h"
#include "dulle-face-row.h"

#define PICTURE_SIZE 44

struct _DulleFaceRow
{
  AdwPreferencesRow parent_instance;

  /* Template children */
  GtkFlowBox *pictures;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleFaceRow, dulle_face_row, ADW_TYPE_PREFERENCES_ROW)

static void
selected_cb (DulleFaceRow *self)
{
  g_assert (DULLE_IS_FACE_ROW (self));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
append_picture (DulleFaceRow *self,
                DulleFace     face)
{
  GtkWidget  *avatar = dulle_avatar_new (PICTURE_SIZE);
  GtkWidget  *child = gtk_flow_box_child_new ();
  const char *name = dulle_face_name (face);

  dulle_avatar_show (DULLE_AVATAR (avatar), name, dulle_face_id (face));
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), avatar);
  dulle_name_in_tooltip (child, name);
  gtk_flow_box_append (self->pictures, child);
}

static GtkFlowBoxChild *
find_chosen (DulleFaceRow *self)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (self->pictures);

  return selected != NULL ? selected->data : NULL;
}

static gboolean
dulle_face_row_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  DulleFaceRow *self = DULLE_FACE_ROW (widget);

  return dulle_tab_stop_focus (widget, self->pictures, find_chosen (self), direction);
}

static void
dulle_face_row_class_init (DulleFaceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  widget_class->focus = dulle_face_row_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/setup/dulle-face-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleFaceRow, pictures);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
dulle_face_row_init (DulleFaceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (DulleFace face = DULLE_FIRST_ANIMAL; face < DULLE_N_FACES; face++)
    append_picture (self, face);
}

DulleFace
dulle_face_row_get_face (DulleFaceRow *self)
{
  GtkFlowBoxChild *chosen;

  g_return_val_if_fail (DULLE_IS_FACE_ROW (self), DULLE_FACE_NONE);

  chosen = find_chosen (self);
  if (chosen == NULL)
    return DULLE_FACE_NONE;

  return (DulleFace) (DULLE_FIRST_ANIMAL + gtk_flow_box_child_get_index (chosen));
}

void
dulle_face_row_set_face (DulleFaceRow *self,
                         DulleFace     face)
{
  g_return_if_fail (DULLE_IS_FACE_ROW (self));

  if (face >= DULLE_FIRST_ANIMAL && face < DULLE_N_FACES)
    gtk_flow_box_select_child (self->pictures,
                               gtk_flow_box_get_child_at_index (self->pictures,
                                                                (int) (face - DULLE_FIRST_ANIMAL)));
}
