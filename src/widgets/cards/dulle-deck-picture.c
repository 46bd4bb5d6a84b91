/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Not a GtkPicture, which is as large as its texture, in device pixels, and grows with the
 * room that it is given.
 */
#include "config.h"

#include "common/cancellable.h"
#include "common/css-class.h"
#include "deck-preview.h"
#include "dulle-deck-picture.h"

struct _DulleDeckPicture
{
  GtkWidget parent_instance;

  gboolean back;

  /* Owned */
  GdkPaintable *painted;
  GCancellable *painting;
};

G_DEFINE_FINAL_TYPE (DulleDeckPicture, dulle_deck_picture, GTK_TYPE_WIDGET)

static void
dulle_deck_picture_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
                 ? dulle_deck_preview_width (DULLE_DECK_PICTURE (widget)->back)
                 : dulle_deck_preview_height ();
  *natural = *minimum;
}

static void
dulle_deck_picture_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  DulleDeckPicture *self = DULLE_DECK_PICTURE (widget);

  if (self->painted != NULL)
    gdk_paintable_snapshot (self->painted, GDK_SNAPSHOT (snapshot),
                            dulle_deck_preview_width (self->back), dulle_deck_preview_height ());
}

static void
dulle_deck_picture_dispose (GObject *object)
{
  DulleDeckPicture *self = DULLE_DECK_PICTURE (object);

  dulle_drop_cancellable (&self->painting);
  g_clear_object (&self->painted);

  G_OBJECT_CLASS (dulle_deck_picture_parent_class)->dispose (object);
}

static void
dulle_deck_picture_class_init (DulleDeckPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_deck_picture_dispose;
  widget_class->measure = dulle_deck_picture_measure;
  widget_class->snapshot = dulle_deck_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "deckpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dulle_deck_picture_init (DulleDeckPicture *self)
{
}

GtkWidget *
dulle_deck_picture_new (gboolean back)
{
  DulleDeckPicture *self = g_object_new (DULLE_TYPE_DECK_PICTURE, NULL);

  self->back = back;

  return GTK_WIDGET (self);
}

/* After cancelling, the widget may be gone. */
static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  DulleDeckPicture *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPaintable) painted = dulle_deck_preview_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  dulle_set_css_class (GTK_WIDGET (self), "unpainted", painted == NULL);
  g_set_object (&self->painted, painted);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_deck_picture_show (DulleDeckPicture *self,
                         const char       *id,
                         DulleCardBack     back)
{
  g_autofree char *style = NULL;

  g_return_if_fail (DULLE_IS_DECK_PICTURE (self));
  g_return_if_fail (id != NULL);

  style = dulle_deck_style (dulle_deck_get_default (), id, back);
  dulle_deck_preview_async (id, style, self->back,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            dulle_renew_cancellable (&self->painting), painted_cb, self);
}
