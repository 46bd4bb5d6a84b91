/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. One order to the worker is one sheet; a job is one
 * picture of it, or whichever it still lacks. Pictures that somebody waits for come
 * first, whatever sheet they are of: the table is complete long before all is
 * painted, and no card that is played later has to be waited for. They are handed over
 * to the main thread together, so that cards come and change their size in one frame,
 * but none is kept back for longer than a moment. A sheet that nobody keeps
 * any longer, as while a window is resized, cancels its order; the worker looks at
 * that between two pictures. The SVG handle belongs to the worker alone, and is
 * read anew when the look changes: a second stylesheet would only be added to the
 * first. A deck that the worker cannot read it replaces by the own one.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-file.h"
#include "dulle-deck.h"

struct _DulleDeck
{
  GObject parent_instance;

  DulleCardIndices indices;
  DulleCardBack    back;
  gboolean         four_color;

  /* Borrowed: sheets by width, each with its order; they leave when they die */
  GHashTable *sheets;

  /* Owned */
  GThreadPool *worker;
  char        *id;
  char        *problem;

  /* Owned until it is used, and the width of the largest that was */
  DulleCardSheet *expected;
  int             width;

  /* How many pictures are waited for; counted by both threads */
  gint n_wanted;

  /* Owned, and touched by the worker only; what it has painted and not handed over,
   * and since when */
  DulleCardPainter *painter;
  GPtrArray        *batch;
  gint64            batch_begun;
  char             *painter_id;
  char             *painter_style;
};

G_DEFINE_FINAL_TYPE (DulleDeck, dulle_deck, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (DulleCardIndices, dulle_card_indices, G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_AUTOMATIC, "automatic"), G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_GERMAN, "german"), G_DEFINE_ENUM_VALUE (DULLE_CARD_INDICES_ENGLISH, "english"))

G_DEFINE_ENUM_TYPE (DulleCardBack, dulle_card_back, G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_LATTICE, "lattice"), G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_WAVES, "waves"), G_DEFINE_ENUM_VALUE (DULLE_CARD_BACK_STARS, "stars"))

enum
{
  PROP_ID = 1,
  PROP_INDICES,
  PROP_BACK,
  PROP_FOUR_COLOR,
  PROP_PROBLEM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Microseconds. */
#define LONGEST_BATCH 100000

/* How long pictures of the size of last time are kept for a table that wants another. */
#define EXPECTED_SECONDS 10

/* One sheet to be painted; atomically reference counted. Without a sheet it only has
 * the deck opened. */
typedef struct
{
  int             cancelled;
  int             width;
  char           *id;
  char           *style;
  DulleCardSheet *sheet;

  /* Touched by the worker only: a bit for each picture */
  guint32 painted;
} Order;

/* A picture that somebody waits for, or any. */
typedef struct
{
  Order   *order;
  unsigned picture;
} Job;

#define ANY_PICTURE DULLE_N_PICTURES

/* A deck that cannot be read, on its way to the main thread. */
typedef struct
{
  DulleDeck *deck;
  char      *id;
  char      *problem;
} Report;

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

  g_free (order->id);
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

/* Who is not cancelled is alive: the sheet cancels when it dies. */
static gboolean
deliver_cb (gpointer data)
{
  GPtrArray *batch = data;

  for (guint i = 0; i < batch->len; i++)
    {
      Delivery *delivery = batch->pdata[i];

      if (!g_atomic_int_get (&delivery->order->cancelled))
        dulle_card_sheet_set_image (delivery->order->sheet, delivery->picture, delivery->image);
    }

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

static void
report_free (gpointer data)
{
  Report *report = data;

  g_object_unref (report->deck);
  g_free (report->id);
  g_free (report->problem);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;

  if (g_str_equal (report->deck->id, report->id))
    {
      g_free (report->deck->problem);
      report->deck->problem = g_steal_pointer (&report->problem);
      g_object_notify_by_pspec (G_OBJECT (report->deck), properties[PROP_PROBLEM]);
    }

  return G_SOURCE_REMOVE;
}

static DulleCardPainter *
open_deck (const char *id,
           const char *style,
           GError    **error)
{
  g_autoptr (GBytes) svg = dulle_deck_file_read (id, error);

  return svg != NULL ? dulle_card_painter_new (svg, style, error) : NULL;
}

static gboolean
prepare_painter (DulleDeck   *self,
                 const Order *order)
{
  g_autoptr (GError) error = NULL;
  Report *report;

  if (self->painter != NULL && g_str_equal (self->painter_id, order->id) && g_str_equal (self->painter_style, order->style))
    return TRUE;

  g_clear_pointer (&self->painter, dulle_card_painter_free);
  g_free (self->painter_id);
  self->painter_id = g_strdup (order->id);
  g_free (self->painter_style);
  self->painter_style = g_strdup (order->style);

  self->painter = open_deck (order->id, order->style, &error);
  if (self->painter == NULL)
    {
      report = g_new (Report, 1);
      *report = (Report){ g_object_ref (self), g_strdup (order->id), g_strdup (error->message) };
      g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);
      self->painter = open_deck (DULLE_DECK_FRENCH, order->style, NULL);
    }

  return self->painter != NULL;
}

static void
push_job (DulleDeck *self,
          Order     *order,
          unsigned   picture)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ g_atomic_rc_box_acquire (order), picture };
  if (picture != ANY_PICTURE)
    g_atomic_int_inc (&self->n_wanted);
  g_thread_pool_push (self->worker, job, NULL);
}

static int
compare_jobs (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  return (((const Job *) a)->picture == ANY_PICTURE) - (((const Job *) b)->picture == ANY_PICTURE);
}

static void
hand_over (DulleDeck *self)
{
  if (self->batch->len == 0)
    return;

  g_idle_add_full (G_PRIORITY_DEFAULT, deliver_cb, self->batch, (GDestroyNotify) g_ptr_array_unref);
  self->batch = g_ptr_array_new_with_free_func (delivery_free);
}

static void
paint_picture (DulleDeck *self,
               Order     *order,
               unsigned   picture)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image = dulle_card_painter_draw (self->painter, picture, order->width, &error);
  Delivery        *delivery;

  order->painted |= 1u << picture;
  if (image == NULL)
    {
      g_warning ("A card cannot be painted: %s", error->message);
      return;
    }

  delivery = g_new (Delivery, 1);
  *delivery = (Delivery){ g_atomic_rc_box_acquire (order), picture, image };
  if (self->batch->len == 0)
    self->batch_begun = g_get_monotonic_time ();
  g_ptr_array_add (self->batch, delivery);
}

static gboolean
is_painted (const Order *order,
            unsigned     picture)
{
  return (order->painted & 1u << picture) != 0;
}

static void
work (gpointer data,
      gpointer user_data)
{
  g_autofree Job *job = data;
  DulleDeck      *self = user_data;
  Order          *order = job->order;
  unsigned        picture = job->picture;
  gboolean        wanted = picture != ANY_PICTURE;

  for (unsigned i = 0; !wanted && i < DULLE_N_PICTURES; i++)
    if (!is_painted (order, i))
      picture = i;

  if (!g_atomic_int_get (&order->cancelled) && prepare_painter (self, order) && picture != ANY_PICTURE && !is_painted (order, picture))
    {
      paint_picture (self, order, picture);
      if (!wanted)
        push_job (self, order, ANY_PICTURE);
    }

  if (wanted)
    g_atomic_int_add (&self->n_wanted, -1);
  if (g_atomic_int_get (&self->n_wanted) == 0 || g_get_monotonic_time () - self->batch_begun > LONGEST_BATCH)
    hand_over (self);
  order_release (order);
}

static gboolean
is_german (const DulleDeck *self)
{
  if (self->indices == DULLE_CARD_INDICES_AUTOMATIC)
    return g_str_has_prefix (g_get_language_names ()[0], "de");

  return self->indices == DULLE_CARD_INDICES_GERMAN;
}

/* The colours are at least 7:1 on the paper of a card. Nothing of this is laid over
 * the decks of others. */
static char *
style_of (const DulleDeck *self)
{
  static const char *const backs[] = { "lattice", "waves", "stars" };
  const char              *shown = is_german (self) ? "de" : "en";
  const char              *hidden = is_german (self) ? "en" : "de";
  const char              *colors = "";

  if (!dulle_deck_file_is_own (self->id))
    return g_strdup ("");

  if (self->four_color && g_str_equal (self->id, DULLE_DECK_FRENCH))
    colors = ".suit-club{fill:#005949}.suit-spade{fill:#14161d}"
             ".suit-heart{fill:#9b1105}.suit-diamond{fill:#242ecd}";

  return g_strdup_printf (".index-%s{display:inline}.index-%s{display:none}"
                          ".back-lattice{display:none}.back-%s{display:inline}%s",
                          shown, hidden, backs[self->back], colors);
}

static Order *
order_new (DulleDeck *self)
{
  Order *order = g_atomic_rc_box_new0 (Order);

  order->id = g_strdup (self->id);
  order->style = style_of (self);

  return order;
}

static Order *
order_sheet (DulleDeck      *self,
             DulleCardSheet *sheet)
{
  Order *order = order_new (self);

  order->width = dulle_card_sheet_get_width (sheet);
  order->sheet = sheet;
  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    if (dulle_card_sheet_is_wanted (sheet, i))
      push_job (self, order, i);
  push_job (self, order, ANY_PICTURE);

  return order;
}

static void
wanted_cb (DulleDeck      *self,
           unsigned        picture,
           DulleCardSheet *sheet)
{
  Order *order = g_hash_table_lookup (self->sheets, GINT_TO_POINTER (dulle_card_sheet_get_width (sheet)));

  push_job (self, order, picture);
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
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_INDICES:
      g_value_set_enum (value, self->indices);
      break;
    case PROP_BACK:
      g_value_set_enum (value, self->back);
      break;
    case PROP_FOUR_COLOR:
      g_value_set_boolean (value, self->four_color);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
set_id (DulleDeck  *self,
        const char *id)
{
  if (id == NULL || g_str_equal (self->id, id))
    return FALSE;

  g_free (self->id);
  self->id = g_strdup (id);
  if (self->problem != NULL)
    {
      g_clear_pointer (&self->problem, g_free);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
    }

  return TRUE;
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
    case PROP_ID:
      if (!set_id (self, g_value_get_string (value)))
        return;
      break;
    case PROP_BACK:
      if (self->back == (DulleCardBack) g_value_get_enum (value))
        return;
      self->back = (DulleCardBack) g_value_get_enum (value);
      break;
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

  properties[PROP_ID] =
      g_param_spec_string ("id", NULL, NULL, DULLE_DECK_FRENCH, flags);
  properties[PROP_BACK] =
      g_param_spec_enum ("back", NULL, NULL, DULLE_TYPE_CARD_BACK, DULLE_CARD_BACK_LATTICE, flags);
  properties[PROP_PROBLEM] =
      g_param_spec_string ("problem", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_INDICES] =
      g_param_spec_enum ("indices", NULL, NULL, DULLE_TYPE_CARD_INDICES, DULLE_CARD_INDICES_AUTOMATIC, flags);
  properties[PROP_FOUR_COLOR] =
      g_param_spec_boolean ("four-color", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dulle_deck_init (DulleDeck *self)
{
  self->id = g_strdup (DULLE_DECK_FRENCH);
  self->sheets = g_hash_table_new_full (NULL, NULL, NULL, order_cancel);
  self->batch = g_ptr_array_new_with_free_func (delivery_free);
  self->worker = g_thread_pool_new (work, self, 1, TRUE, NULL);
  g_thread_pool_set_sort_function (self->worker, compare_jobs, NULL);
}

DulleDeck *
dulle_deck_get_default (void)
{
  static DulleDeck *deck;

  if (deck == NULL)
    deck = g_object_new (DULLE_TYPE_DECK, NULL);

  return deck;
}

/* The one deck of others that has them is KDE's. */
gboolean
dulle_deck_has_german_suits (DulleDeck *self)
{
  g_return_val_if_fail (DULLE_IS_DECK (self), FALSE);

  return g_str_equal (self->id, DULLE_DECK_GERMAN) || g_str_has_suffix (self->id, "/svg-xskat-german/german.svgz");
}

static void
open_without_sheet (DulleDeck *self)
{
  Order *order = order_new (self);

  order->painted = ~0u;
  push_job (self, order, ANY_PICTURE);
  order_release (order);
}

static gboolean
forget_expected_cb (gpointer data)
{
  g_clear_object (&DULLE_DECK (data)->expected);

  return G_SOURCE_REMOVE;
}

void
dulle_deck_open (DulleDeck *self,
                 int        width)
{
  g_return_if_fail (DULLE_IS_DECK (self));
  g_return_if_fail (width >= 0);

  if (width == 0)
    {
      open_without_sheet (self);
      return;
    }

  g_set_object (&self->expected, NULL);
  self->expected = dulle_deck_get_sheet (self, width);
  g_timeout_add_seconds (EXPECTED_SECONDS, forget_expected_cb, self);
}

int
dulle_deck_get_width (DulleDeck *self)
{
  g_return_val_if_fail (DULLE_IS_DECK (self), 0);

  return self->width;
}

static void
note_width (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       width;

  self->width = 0;
  g_hash_table_iter_init (&iter, self->sheets);
  while (g_hash_table_iter_next (&iter, &width, NULL))
    self->width = MAX (self->width, GPOINTER_TO_INT (width));
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
  g_signal_connect_swapped (sheet, "wanted", G_CALLBACK (wanted_cb), self);
  g_object_weak_ref (G_OBJECT (sheet), sheet_died_cb, self);
  note_width (self);

  return sheet;
}

gboolean
dulle_deck_is_painted (DulleDeck *self)
{
  GHashTableIter iter;
  gpointer       value;

  g_return_val_if_fail (DULLE_IS_DECK (self), FALSE);

  g_hash_table_iter_init (&iter, self->sheets);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
      {
        DulleCardSheet *sheet = ((Order *) value)->sheet;

        if (dulle_card_sheet_is_wanted (sheet, i) && !dulle_card_sheet_has (sheet, i))
          return FALSE;
      }

  return TRUE;
}
