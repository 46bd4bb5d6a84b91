/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The flow box selects nothing itself: its selection would follow the focus, and a deck of
 * cards takes a moment to be chosen.
 */
#include "config.h"

#include "css-class.h"
#include "dulle-picture-choice.h"
#include "tab-stop.h"

struct _DullePictureChoice
{
  GtkWidget parent_instance;

  /* Owned by the widget */
  GtkWidget *box;

  guint selected;
};

enum
{
  PROP_SELECTED = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (DullePictureChoice, dulle_picture_choice, GTK_TYPE_WIDGET)

#define MAX_PER_LINE 6
#define NAME_CHARS   12

static GtkFlowBoxChild *
find_child (DullePictureChoice *self,
            guint               index)
{
  if (index == GTK_INVALID_LIST_POSITION)
    return NULL;

  return gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->box), (int) index);
}

static void
mark_child (DullePictureChoice *self,
            guint               index,
            gboolean            chosen)
{
  GtkFlowBoxChild *child = find_child (self, index);

  if (child == NULL)
    return;

  dulle_set_css_class (GTK_WIDGET (child), "chosen", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
}

/* A child of a flow box that gets its window tells screen readers that it is not selected. */
static void
map_cb (DullePictureChoice *self)
{
  g_assert (DULLE_IS_PICTURE_CHOICE (self));

  mark_child (self, self->selected, TRUE);
}

/* What is chosen once more may be meant to be tried once more. */
static void
activated_cb (DullePictureChoice *self,
              GtkFlowBoxChild    *child)
{
  guint index = (guint) gtk_flow_box_child_get_index (child);

  g_assert (DULLE_IS_PICTURE_CHOICE (self));

  if (self->selected == index)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
  else
    dulle_picture_choice_set_selected (self, index);
}

static gboolean
dulle_picture_choice_focus (GtkWidget       *widget,
                            GtkDirectionType direction)
{
  DullePictureChoice *self = DULLE_PICTURE_CHOICE (widget);

  return dulle_tab_stop_focus (widget, GTK_FLOW_BOX (self->box), find_child (self, self->selected),
                               direction);
}

static void
dulle_picture_choice_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  DullePictureChoice *self = DULLE_PICTURE_CHOICE (object);

  switch (property_id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_picture_choice_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_SELECTED:
      dulle_picture_choice_set_selected (DULLE_PICTURE_CHOICE (object), g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_picture_choice_dispose (GObject *object)
{
  DullePictureChoice *self = DULLE_PICTURE_CHOICE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_picture_choice_parent_class)->dispose (object);
}

static void
dulle_picture_choice_class_init (DullePictureChoiceClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_picture_choice_get_property;
  object_class->set_property = dulle_picture_choice_set_property;
  object_class->dispose = dulle_picture_choice_dispose;
  widget_class->focus = dulle_picture_choice_focus;

  properties[PROP_SELECTED] =
      g_param_spec_uint ("selected", NULL, NULL, 0, GTK_INVALID_LIST_POSITION,
                         GTK_INVALID_LIST_POSITION,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "picturechoice");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
dulle_picture_choice_init (DullePictureChoice *self)
{
  self->selected = GTK_INVALID_LIST_POSITION;
  self->box = g_object_new (GTK_TYPE_FLOW_BOX,
                            "selection-mode", GTK_SELECTION_NONE,
                            "max-children-per-line", MAX_PER_LINE,
                            "homogeneous", TRUE,
                            "column-spacing", 6,
                            "row-spacing", 6,
                            "halign", GTK_ALIGN_START,
                            NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect_object (self->box, "child-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
}

guint
dulle_picture_choice_get_selected (DullePictureChoice *self)
{
  g_return_val_if_fail (DULLE_IS_PICTURE_CHOICE (self), GTK_INVALID_LIST_POSITION);

  return self->selected;
}

void
dulle_picture_choice_set_selected (DullePictureChoice *self,
                                   guint               selected)
{
  g_return_if_fail (DULLE_IS_PICTURE_CHOICE (self));

  if (self->selected == selected)
    return;

  mark_child (self, self->selected, FALSE);
  self->selected = selected;
  mark_child (self, selected, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

/* The mark lies in a corner of the picture. */
static GtkWidget *
new_marked (GtkWidget *picture)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);

  return overlay;
}

void
dulle_picture_choice_add (DullePictureChoice *self,
                          GtkWidget          *picture,
                          const char         *name)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (name);

  g_return_if_fail (DULLE_IS_PICTURE_CHOICE (self));
  g_return_if_fail (GTK_IS_WIDGET (picture));
  g_return_if_fail (name != NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (lines), new_marked (picture));
  gtk_box_append (GTK_BOX (lines), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), lines);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_append (GTK_FLOW_BOX (self->box), child);
  mark_child (self, (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)),
              self->selected == (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)));
}

void
dulle_picture_choice_clear (DullePictureChoice *self)
{
  GtkWidget *child;

  g_return_if_fail (DULLE_IS_PICTURE_CHOICE (self));

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->box), child);
  dulle_picture_choice_set_selected (self, GTK_INVALID_LIST_POSITION);
}
