/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A seal comes down large and faint, and fades away at the end. Only its transform and
 * its opacity change meanwhile. A timer of the main loop ends it, as nothing on the
 * table waits for a frame.
 */
#include "config.h"

#include "cards/card-layout.h"
#include "cards/frame-loop.h"
#include "common/unparent-children.h"

#include "dulle-moment-layer.h"
#include "dulle-moment-seal.h"

/* What comes together in the worst case: the last trick of a game. */
#define N_SEALS 4

/* Milliseconds of coming and going, and how large a seal is when it sets off. */
#define STAMP_TIME  170
#define FADE_TIME   220
#define STAMP_SCALE 1.7f

typedef struct
{
  GtkWidget       *widget;
  DulleMotion      motion;
  DulleMomentPlace place;
  DulleBox         box;
  gint64           end;
  guint            source;
} Seal;

struct _DulleMomentLayer
{
  GtkWidget parent_instance;

  DulleTableGeometry geometry;
  DulleFrameLoop     loop;
  unsigned           n_shown;
  Seal               seals[N_SEALS];
};

G_DEFINE_FINAL_TYPE (DulleMomentLayer, dulle_moment_layer, GTK_TYPE_WIDGET)

static void
hide_seal (Seal *seal)
{
  g_clear_handle_id (&seal->source, g_source_remove);
  gtk_widget_set_visible (seal->widget, FALSE);
}

static void
dulle_moment_layer_dispose (GObject *object)
{
  DulleMomentLayer *self = DULLE_MOMENT_LAYER (object);

  for (unsigned i = 0; i < N_SEALS; i++)
    g_clear_handle_id (&self->seals[i].source, g_source_remove);
  dulle_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (dulle_moment_layer_parent_class)->dispose (object);
}

/* Beside the seals that are there already. */
static void
place_seal (DulleMomentLayer *self,
            Seal             *seal)
{
  float          table_width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  GtkRequisition size;

  gtk_widget_get_preferred_size (seal->widget, NULL, &size);
  seal->box = dulle_moment_box (&self->geometry, seal->place, table_width, (float) size.width,
                                (float) size.height);
  for (Seal *other = self->seals; other != seal; other++)
    if (gtk_widget_get_visible (other->widget))
      dulle_moment_box_part (&seal->box, &other->box, table_width);
}

static float
opacity_at (const Seal *seal,
            float       scale,
            gint64      now)
{
  float left = (float) (seal->end - now) / (FADE_TIME * 1000);

  return seal->end > 0 ? CLAMP (MIN (left, STAMP_SCALE + 0.3f - scale), 0, 1) : 1;
}

static void
allocate_seal (DulleMomentLayer *self,
               Seal             *seal)
{
  gint64        now = dulle_frame_time (GTK_WIDGET (self));
  float         scale = dulle_motion_at (&seal->motion, now).scale;
  float         width;
  float         height;
  GskTransform *transform;

  if (!gtk_widget_get_visible (seal->widget))
    return;

  place_seal (self, seal);
  width = seal->box.width;
  height = seal->box.height;
  transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT (seal->box.x + width / 2, seal->box.y + height / 2));
  transform = gsk_transform_scale (transform, scale, scale);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-width / 2, -height / 2));
  gtk_widget_set_opacity (seal->widget, opacity_at (seal, scale, now));
  gtk_widget_allocate (seal->widget, (int) width, (int) height, -1, transform);
}

static void
dulle_moment_layer_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  DulleMomentLayer *self = DULLE_MOMENT_LAYER (widget);

  for (unsigned i = 0; i < N_SEALS; i++)
    allocate_seal (self, &self->seals[i]);
}

static void
dulle_moment_layer_class_init (DulleMomentLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_moment_layer_dispose;
  widget_class->size_allocate = dulle_moment_layer_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "moments");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_moment_layer_init (DulleMomentLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  for (unsigned i = 0; i < N_SEALS; i++)
    {
      self->seals[i].widget = dulle_moment_seal_new ();
      gtk_widget_set_visible (self->seals[i].widget, FALSE);
      gtk_widget_set_parent (self->seals[i].widget, GTK_WIDGET (self));
    }
}

GtkWidget *
dulle_moment_layer_new (void)
{
  return g_object_new (DULLE_TYPE_MOMENT_LAYER, NULL);
}

void
dulle_moment_layer_set_geometry (DulleMomentLayer         *self,
                                 const DulleTableGeometry *geometry)
{
  g_return_if_fail (DULLE_IS_MOMENT_LAYER (self));
  g_return_if_fail (geometry != NULL);

  self->geometry = *geometry;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
hide_cb (gpointer data)
{
  Seal *seal = data;

  seal->source = 0;
  hide_seal (seal);

  return G_SOURCE_REMOVE;
}

static void
stamp_seal (DulleMomentLayer *self,
            Seal             *seal,
            guint             duration)
{
  const DullePose high = { .scale = STAMP_SCALE };
  const DullePose down = { .scale = 1 };
  gint64          now = dulle_frame_time (GTK_WIDGET (self));

  dulle_motion_rest (&seal->motion, &down);
  seal->end = 0;
  if (duration > 0)
    {
      dulle_motion_rest (&seal->motion, &high);
      dulle_motion_start (&seal->motion, &down, now, MIN (STAMP_TIME, duration));
      seal->end = now + (gint64) duration * 1000;
      seal->source = g_timeout_add (duration, hide_cb, seal);
    }
  dulle_frame_loop_run (&self->loop, GTK_WIDGET (self), duration);
}

void
dulle_moment_layer_show (DulleMomentLayer  *self,
                         const DulleMoment *moment,
                         DulleMomentPlace   place,
                         const char        *player,
                         guint              duration)
{
  Seal *seal;

  g_return_if_fail (DULLE_IS_MOMENT_LAYER (self));
  g_return_if_fail (moment != NULL);

  seal = &self->seals[self->n_shown++ % N_SEALS];
  hide_seal (seal);
  seal->place = place;
  dulle_moment_seal_set_moment (DULLE_MOMENT_SEAL (seal->widget), moment, player);
  dulle_moment_seal_set_size (DULLE_MOMENT_SEAL (seal->widget),
                              (int) dulle_moment_size (&self->geometry));
  gtk_widget_set_visible (seal->widget, TRUE);
  stamp_seal (self, seal, duration);
}

void
dulle_moment_layer_clear (DulleMomentLayer *self,
                          gboolean          all)
{
  g_return_if_fail (DULLE_IS_MOMENT_LAYER (self));

  for (unsigned i = 0; i < N_SEALS; i++)
    if (all || self->seals[i].source == 0)
      hide_seal (&self->seals[i]);
}
