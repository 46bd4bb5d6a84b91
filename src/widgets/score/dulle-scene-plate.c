/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The points have their room from the beginning: the style sheet shows them when they are
 * told.
 */
#include "config.h"

#include "common/css-class.h"
#include "common/cut-text.h"
#include "common/dulle-avatar.h"
#include "common/unparent-children.h"
#include "dulle-scene-plate.h"
#include "text/score-text.h"

#define AVATAR_SIZE 30

struct _DulleScenePlate
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *avatar;
  GtkWidget *name;
  GtkWidget *score;
};

G_DEFINE_FINAL_TYPE (DulleScenePlate, dulle_scene_plate, GTK_TYPE_WIDGET)

static void
dulle_scene_plate_dispose (GObject *object)
{
  dulle_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (dulle_scene_plate_parent_class)->dispose (object);
}

static void
dulle_scene_plate_class_init (DulleScenePlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_scene_plate_dispose;
  gtk_widget_class_set_css_name (widget_class, "sceneplate");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (DulleScenePlate *self,
           const char      *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
dulle_scene_plate_init (DulleScenePlate *self)
{
  self->avatar = dulle_avatar_new (AVATAR_SIZE);
  gtk_widget_set_parent (self->avatar, GTK_WIDGET (self));
  gtk_widget_set_valign (self->avatar, GTK_ALIGN_CENTER);
  self->name = add_label (self, "name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->name), 4);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_set_hexpand (self->name, TRUE);
  dulle_tell_cut_text (GTK_LABEL (self->name));
  self->score = add_label (self, "score");
}

GtkWidget *
dulle_scene_plate_new (void)
{
  return g_object_new (DULLE_TYPE_SCENE_PLATE, NULL);
}

void
dulle_scene_plate_set_player (DulleScenePlate *self,
                              const char      *name,
                              DulleFace        face,
                              int              score,
                              gboolean         own)
{
  g_autofree char *points = dulle_score_signed (score);
  g_autofree char *label = g_strdup_printf ("%s: %s", name, points);

  g_return_if_fail (DULLE_IS_SCENE_PLATE (self));

  dulle_avatar_show (DULLE_AVATAR (self->avatar), name, dulle_face_id (face));
  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->score), points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  dulle_set_css_class (GTK_WIDGET (self), "own", own);
  dulle_scene_plate_show_party (self, DULLE_NO_PARTY);
  dulle_scene_plate_set_lit (self, FALSE);
}

void
dulle_scene_plate_show_party (DulleScenePlate *self,
                              DulleParty       party)
{
  g_return_if_fail (DULLE_IS_SCENE_PLATE (self));

  dulle_set_css_class (GTK_WIDGET (self), "re", party == DULLE_RE);
  dulle_set_css_class (GTK_WIDGET (self), "kontra", party == DULLE_KONTRA);
}

void
dulle_scene_plate_set_lit (DulleScenePlate *self,
                           gboolean         lit)
{
  g_return_if_fail (DULLE_IS_SCENE_PLATE (self));

  dulle_set_css_class (GTK_WIDGET (self), "lit", lit);
}
