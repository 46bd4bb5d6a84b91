/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. One order to the worker is one sheet: it paints all
 * pictures of a size and hands each over to the main thread as soon as it is
 * there. A sheet that nobody keeps any longer, as while a window is resized,
 * cancels its order; the worker looks at that between two pictures. The SVG
 * handle belongs to the worker alone, and is read anew when the look changes:
 * a second stylesheet would only be added to the first.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-deck.h"

#define DECK_PATH "/io/github/dulle/Dulle/dulle.svg"

struct _DulleDeck
{
  GObject parent_instance;

  DulleCardIndices indices;
  gboolean         four_color;

  /* Borrowed: sheets by width, each with its order; they leave when they die */
  GHashTable *sheets;

  /* Owned */
  GThreadPool *worker;

  /* Owned, and touched by the worker only */
  DulleCardPainter *painter;
  char             *painter_style;
};

G_DEFINE_FINAL_TYPE (DulleDeck, dulle_deck, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (DulleCardIndices, dulle_card_indices, G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_AUTOMATIC, "automatic"), G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_GERMAN, "german"), G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_ENGLISH, "english"))

enum
{
  PROP_INDICES = 1,
  PROP_FOUR_COLOR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* One sheet to be painted; atomically reference counted. */
typedef struct
{
  int             cancelled;
  int             width;
  char           *style;
  DulleCardSheet *sheet;
} Order;

/* One picture on its way to the main thread. */
typedef struct
{
  Order           *order;
  unsigned         picture;
  cairo_surface_t *image;
} Delivery;

static void
order_clear (gpointer data)
{
  Order *order = data;

  g_free (order->style);
}

static void
order_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, order_clear);
}

static void
order_cancel (gpointer data)
{
  Order *order = data;

  g_atomic_int_set (&order->cancelled, 1);
  order_release (order);
}

static gboolean
deliver_cb (gpointer data)
{
  Delivery *delivery = data;

  /* Who is not cancelled is alive: the sheet cancels when it dies. */
  if (!g_atomic_int_get (&delivery->order->cancelled))
    dulle_card_sheet_set_image (delivery->order->sheet, delivery->picture, delivery->image);

  return G_SOURCE_REMOVE;
}

static void
delivery_free (gpointer data)
{
  Delivery *delivery = data;

  order_release (delivery->order);
  cairo_surface_destroy (delivery->image);
  g_free (delivery);
}

static gboolean
prepare_painter (DulleDeck  *self,
                 const char *style)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = NULL;

  if (self->painter != NULL && g_str_equal (self->painter_style, style))
    return TRUE;

  g_clear_pointer (&self->painter, dulle_card_painter_free);
  g_free (self->painter_style);
  self->painter_style = g_strdup (style);

  svg = g_resources_lookup_data (DECK_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (svg != NULL)
    self->painter = dulle_card_painter_new (svg, style, &error);
  if (self->painter == NULL)
    g_warning ("The deck of cards cannot be read: %s", error->message);

  return self->painter != NULL;
}

/* Backs first: they are what a deal shows. */
static void
paint_sheet (gpointer data,
             gpointer user_data)
{
  Order     *order = data;
  DulleDeck *self = user_data;

  for (unsigned i = DULLE_N_PICTURES; i-- > 0 && !g_atomic_int_get (&order->cancelled);)
    {
      g_autoptr (GError) error = NULL;
      cairo_surface_t *image;
      Delivery        *delivery;

      if (!prepare_painter (self, order->style))
        break;

      image = dulle_card_painter_draw (self->painter, i, order->width, &error);
      if (image == NULL)
        {
          g_warning ("A card cannot be painted: %s", error->message);
          continue;
        }

      delivery = g_new (Delivery, 1);
      *delivery = (Delivery){ g_atomic_rc_box_acquire (order), i, image };
      g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, delivery, delivery_free);
    }

  order_release (order);
}

static gboolean
is_german (const DulleDeck *self)
{
  if (self->indices == DULLE_CARD_INDICES_AUTOMATIC)
    return g_str_has_prefix (g_get_language_names ()[0], "de");

  return self->indices == DULLE_CARD_INDICES_GERMAN;
}

static char *
style_of (const DulleDeck *self)
{
  const char *shown = is_german (self) ? "de" : "en";
  const char *hidden = is_german (self) ? "en" : "de";
  const char *colors = ".suit-club{fill:#17663a}.suit-spade{fill:#14161d}"
                       ".suit-heart{fill:#b0101c}.suit-diamond{fill:#c65a00}";

  return g_strdup_printf (".index-%s{display:inline}.index-%s{display:none}%s",
                          shown, hidden, self->four_color ? colors : "");
}

static Order *
order_sheet (DulleDeck      *self,
             DulleCardSheet *sheet)
{
  Order *order = g_atomic_rc_box_new0 (Order);

  order->width = dulle_card_sheet_get_width (sheet);
  order->style = style_of (self);
  order->sheet = sheet;
  g_thread_pool_push (self->worker, g_atomic_rc_box_acquire (order), NULL);

  return order;
}

static void
sheet_died_cb (gpointer data,
               GObject *sheet)
{
  DulleDeck     *self = data;
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, self->sheets);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if ((GObject *) ((Order *) value)->sheet == sheet)
      g_hash_table_iter_remove (&iter);
}

static void
repaint (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, self->sheets);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      DulleCardSheet *sheet = ((Order *) value)->sheet;

      g_hash_table_iter_replace (&iter, order_sheet (self, sheet));
    }
}

static void
dulle_deck_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  DulleDeck *self = DULLE_DECK (object);

  switch (prop_id)
    {
    case PROP_INDICES:
      g_value_set_enum (value, self->indices);
      break;
    case PROP_FOUR_COLOR:
      g_value_set_boolean (value, self->four_color);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
dulle_deck_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  DulleDeck *self = DULLE_DECK (object);

  switch (prop_id)
    {
    case PROP_INDICES:
      if (self->indices == (DulleCardIndices) g_value_get_enum (value))
        return;
      self->indices = (DulleCardIndices) g_value_get_enum (value);
      break;
    case PROP_FOUR_COLOR:
      if (self->four_color == g_value_get_boolean (value))
        return;
      self->four_color = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  repaint (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
dulle_deck_class_init (DulleDeckClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = dulle_deck_get_property;
  object_class->set_property = dulle_deck_set_property;

  properties[PROP_INDICES] =
      g_param_spec_enum ("indices", NULL, NULL, DULLE_TYPE_CARD_INDICES, DULLE_CARD_INDICES_AUTOMATIC, flags);
  properties[PROP_FOUR_COLOR] =
      g_param_spec_boolean ("four-color", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dulle_deck_init (DulleDeck *self)
{
  self->sheets = g_hash_table_new_full (NULL, NULL, NULL, order_cancel);
  self->worker = g_thread_pool_new (paint_sheet, self, 1, TRUE, NULL);
}

DulleDeck *
dulle_deck_get_default (void)
{
  static DulleDeck *deck;

  if (deck == NULL)
    deck = g_object_new (DULLE_TYPE_DECK, NULL);

  return deck;
}

DulleCardSheet *
dulle_deck_get_sheet (DulleDeck *self,
                      int        width)
{
  DulleCardSheet *sheet;
  Order          *order;

  g_return_val_if_fail (DULLE_IS_DECK (self), NULL);
  g_return_val_if_fail (width > 0, NULL);

  order = g_hash_table_lookup (self->sheets, GINT_TO_POINTER (width));
  if (order != NULL)
    return g_object_ref (order->sheet);

  sheet = dulle_card_sheet_new (width);
  g_hash_table_insert (self->sheets, GINT_TO_POINTER (width), order_sheet (self, sheet));
  g_object_weak_ref (G_OBJECT (sheet), sheet_died_cb, self);

  return sheet;
}
