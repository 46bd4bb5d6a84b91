/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The disc is painted once for each size; the word is a label, so that it is as large as
 * people need it.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-moment-seal.h"
#include "moment-look.h"
#include "text/moment-text.h"

/* How much of the word's height lies on the disc. */
#define OVERLAP 0.72

/* A disc of this size has a word of the usual size. */
#define USUAL_SIZE 84.0

struct _DulleMomentSeal
{
  GtkWidget parent_instance;

  DulleMomentKind kind;
  int             size;

  /* Borrowed: a child */
  GtkWidget *word;

  /* Owned */
  GdkTexture *disc;
};

G_DEFINE_FINAL_TYPE (DulleMomentSeal, dulle_moment_seal, GTK_TYPE_WIDGET)

static void
dulle_moment_seal_dispose (GObject *object)
{
  DulleMomentSeal *self = DULLE_MOMENT_SEAL (object);

  g_clear_pointer (&self->word, gtk_widget_unparent);
  g_clear_object (&self->disc);

  G_OBJECT_CLASS (dulle_moment_seal_parent_class)->dispose (object);
}

static void
dulle_moment_seal_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  DulleMomentSeal *self = DULLE_MOMENT_SEAL (widget);
  int              word;

  gtk_widget_measure (self->word, orientation, -1, NULL, &word, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (self->size, word);
  else
    *natural = self->size + (int) (word * (1 - OVERLAP));
  *minimum = *natural;
}

static void
dulle_moment_seal_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  DulleMomentSeal *self = DULLE_MOMENT_SEAL (widget);
  GtkRequisition   word;
  float            x;

  gtk_widget_get_preferred_size (self->word, NULL, &word);
  x = (float) ((width - word.width) / 2);
  gtk_widget_allocate (
      self->word, word.width, word.height, -1,
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, (float) (height - word.height))));
}

static void
update_disc (DulleMomentSeal *self)
{
  int size = self->size * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->disc != NULL && gdk_texture_get_width (self->disc) == size)
    return;

  g_clear_object (&self->disc);
  self->disc = dulle_wax_seal_texture (&dulle_moment_look (self->kind)->seal, size);
}

static void
dulle_moment_seal_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  DulleMomentSeal *self = DULLE_MOMENT_SEAL (widget);
  float            size = (float) self->size;
  float            x = (float) ((gtk_widget_get_width (widget) - self->size) / 2);

  if (self->size == 0)
    return;

  update_disc (self);
  gtk_snapshot_append_texture (snapshot, self->disc, &GRAPHENE_RECT_INIT (x, 0, size, size));
  gtk_widget_snapshot_child (widget, self->word, snapshot);
}

static void
dulle_moment_seal_class_init (DulleMomentSealClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_moment_seal_dispose;
  widget_class->measure = dulle_moment_seal_measure;
  widget_class->size_allocate = dulle_moment_seal_size_allocate;
  widget_class->snapshot = dulle_moment_seal_snapshot;

  gtk_widget_class_set_css_name (widget_class, "moment");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
dulle_moment_seal_init (DulleMomentSeal *self)
{
  self->word = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->word, "word");
  gtk_widget_set_parent (self->word, GTK_WIDGET (self));
}

GtkWidget *
dulle_moment_seal_new (void)
{
  return g_object_new (DULLE_TYPE_MOMENT_SEAL, NULL);
}

void
dulle_moment_seal_set_moment (DulleMomentSeal   *self,
                              const DulleMoment *moment,
                              const char        *player)
{
  const char      *phrase;
  g_autofree char *label = NULL;

  g_return_if_fail (DULLE_IS_MOMENT_SEAL (self));
  g_return_if_fail (moment != NULL);

  if (self->kind != moment->kind)
    g_clear_object (&self->disc);
  self->kind = moment->kind;
  gtk_label_set_label (GTK_LABEL (self->word), dulle_moment_word (moment));

  phrase = dulle_moment_phrase (moment);
  if (phrase == NULL)
    phrase = dulle_moment_word (moment);
  /* Translators: a card in the trick: who played it, which card */
  label = player != NULL ? g_strdup_printf (_ ("%s: %s"), player, phrase) : g_strdup (phrase);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
dulle_moment_seal_set_size (DulleMomentSeal *self,
                            int              size)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  g_return_if_fail (DULLE_IS_MOMENT_SEAL (self));

  if (self->size == size)
    return;

  self->size = size;
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (CLAMP (size / USUAL_SIZE, 0.85, 2.4)));
  gtk_label_set_attributes (GTK_LABEL (self->word), attributes);
}
