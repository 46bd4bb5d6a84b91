/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Faces are icons of the program's own, so GTK draws them at the size and scale at which
 * they are shown, and keeps them. They are asked for before they are shown, and so drawn in
 * a thread of GTK's.
 */
#include "config.h"

#include <adwaita.h>

#include "css-class.h"
#include "dulle-avatar.h"

#define ICON_PREFIX  "dulle-face-"
#define CLASS_PREFIX "face-"

struct _DulleAvatar
{
  GtkWidget parent_instance;

  /* Children: the face, and what is made when there is none */
  GtkWidget *image;
  GtkWidget *initials;

  char *face;
  int   size;
};

enum
{
  PROP_SIZE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (DulleAvatar, dulle_avatar, GTK_TYPE_WIDGET)

static gboolean
is_face (const char *face)
{
  return face != NULL && *face != '\0' && !g_str_equal (face, "none");
}

GdkPaintable *
dulle_face_paintable (GtkWidget  *widget,
                      const char *face,
                      int         size)
{
  g_autofree char *icon = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (!is_face (face))
    return NULL;

  icon = g_strconcat (ICON_PREFIX, face, NULL);

  return GDK_PAINTABLE (gtk_icon_theme_lookup_icon (
      gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), icon, NULL, size,
      gtk_widget_get_scale_factor (widget), GTK_TEXT_DIR_NONE,
      GTK_ICON_LOOKUP_PRELOAD));
}

static void
show_face (DulleAvatar *self)
{
  g_autoptr (GdkPaintable) face = dulle_face_paintable (GTK_WIDGET (self), self->face, self->size);

  gtk_image_set_from_paintable (GTK_IMAGE (self->image), face);
}

static void
set_size (DulleAvatar *self,
          int          size)
{
  if (self->size == size)
    return;

  self->size = size;
  gtk_image_set_pixel_size (GTK_IMAGE (self->image), size);
  if (self->initials != NULL)
    adw_avatar_set_size (ADW_AVATAR (self->initials), size);
  show_face (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

static void
dulle_avatar_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_SIZE:
      g_value_set_int (value, DULLE_AVATAR (object)->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_avatar_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_SIZE:
      set_size (DULLE_AVATAR (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_avatar_dispose (GObject *object)
{
  DulleAvatar *self = DULLE_AVATAR (object);

  g_clear_pointer (&self->image, gtk_widget_unparent);
  g_clear_pointer (&self->initials, gtk_widget_unparent);
  g_clear_pointer (&self->face, g_free);

  G_OBJECT_CLASS (dulle_avatar_parent_class)->dispose (object);
}

static void
dulle_avatar_class_init (DulleAvatarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_avatar_get_property;
  object_class->set_property = dulle_avatar_set_property;
  object_class->dispose = dulle_avatar_dispose;

  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, G_MAXINT, 32,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dulle_avatar_init (DulleAvatar *self)
{
  self->image = g_object_new (GTK_TYPE_IMAGE, "visible", FALSE, "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->image, GTK_WIDGET (self));
  set_size (self, 32);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (show_face), NULL);
}

GtkWidget *
dulle_avatar_new (int size)
{
  return g_object_new (DULLE_TYPE_AVATAR, "size", size, "valign", GTK_ALIGN_CENTER, NULL);
}

void
dulle_set_face_class (GtkWidget  *widget,
                      const char *face)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *name = is_face (face) ? g_strconcat (CLASS_PREFIX, face, NULL) : NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (guint i = 0; classes[i] != NULL; i++)
    if (g_str_has_prefix (classes[i], CLASS_PREFIX))
      dulle_set_css_class (widget, classes[i], g_strcmp0 (classes[i], name) == 0);
  if (name != NULL)
    dulle_set_css_class (widget, name, TRUE);
}

static void
show_initials (DulleAvatar *self,
               const char  *name)
{
  if (self->initials == NULL)
    {
      self->initials = adw_avatar_new (self->size, NULL, TRUE);
      gtk_widget_set_parent (self->initials, GTK_WIDGET (self));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->initials),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    }
  adw_avatar_set_text (ADW_AVATAR (self->initials), name);
  gtk_widget_set_visible (self->initials, TRUE);
}

void
dulle_avatar_show (DulleAvatar *self,
                   const char  *name,
                   const char  *face)
{
  g_return_if_fail (DULLE_IS_AVATAR (self));

  if (g_strcmp0 (self->face, face) != 0)
    {
      g_free (self->face);
      self->face = g_strdup (face);
      show_face (self);
    }
  gtk_widget_set_visible (self->image, is_face (face));
  if (!is_face (face))
    show_initials (self, name);
  else if (self->initials != NULL)
    gtk_widget_set_visible (self->initials, FALSE);
}
