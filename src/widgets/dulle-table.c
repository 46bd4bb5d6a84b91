/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. The table lays itself out: on each allocation it asks
 * table-geometry for the places of what is there and sends everything to them.
 * Cards are in motion between places; while one is, each frame queues an
 * allocation (never a resize), which moves the children by transforms. Nothing
 * is measured or painted again by that.
 *
 * What happens is told by the session's events, through the choreographer. A
 * click that comes too early is kept (table-play.c).
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "dulle-table-private.h"

static void dulle_table_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DulleTable, dulle_table, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, dulle_table_buildable_init))

G_DEFINE_ENUM_TYPE (DulleAnimationSpeed, dulle_animation_speed, G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_OFF, "off"), G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_SLOW, "slow"), G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_NORMAL, "normal"), G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_FAST, "fast"), G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_VERY_FAST, "very-fast"))

G_DEFINE_ENUM_TYPE (DulleSortOrder, dulle_sort_order, G_DEFINE_ENUM_VALUE (DULLE_SORT_ORDER_TRUMPS_FIRST, "trumps-first"), G_DEFINE_ENUM_VALUE (DULLE_SORT_ORDER_TRUMPS_LAST, "trumps-last"))

enum
{
  PROP_SESSION = 1,
  PROP_PLAYER_NAMES,
  PROP_ANIMATION_SPEED,
  PROP_SORT_ORDER,
  PROP_CONSIDERED,
  PROP_ASIDE,
  PROP_SOUND,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Layout */

DulleSide
dulle_table_side (const DulleView *view,
                  uint8_t          seat)
{
  return (DulleSide) ((seat + DULLE_N_SEATS - view->own.seat) % DULLE_N_SEATS);
}

static void
measure_child (GtkWidget *child,
               float      room,
               float     *min_width,
               float     *width,
               float     *min_height,
               float     *height)
{
  int min_w;
  int nat_w;
  int min_h;
  int nat_h;

  if (child == NULL || !gtk_widget_get_visible (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_w, &nat_w, NULL, NULL);
  nat_w = CLAMP ((int) room, min_w, nat_w);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, nat_w, &min_h, &nat_h, NULL, NULL);
  *min_width = (float) min_w;
  *width = (float) nat_w;
  *min_height = (float) min_h;
  *height = (float) nat_h;
}

/* Not while sizes are allocated: plates that change then would be drawn without one. */
static gboolean
compact_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       user_data)
{
  DulleTable *self = DULLE_TABLE (widget);

  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    dulle_seat_set_compact (self->seats[i], self->compact);
  gtk_widget_queue_allocate (widget);

  return G_SOURCE_REMOVE;
}

static void
update_compact (DulleTable *self,
                int         width,
                int         height)
{
  gboolean compact = dulle_table_is_compact ((float) width, (float) height);

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), compact_cb, NULL, NULL);
}

static void
update_geometry (DulleTable *self,
                 int         width,
                 int         height)
{
  DulleTableRequest request = {
    .width = (float) width,
    .height = (float) height,
    .n_hand = dulle_hand_widget_get_n_dealt (self->hand),
    .panel_low = self->has_view && self->view.board.phase == DULLE_PHASE_TRICKS,
  };
  float ignored;

  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    {
      int plate_height;

      gtk_widget_measure (GTK_WIDGET (self->seats[i]), GTK_ORIENTATION_VERTICAL, -1, NULL, &plate_height, NULL, NULL);
      request.plate_height = MAX (request.plate_height, (float) plate_height);
    }
  measure_child (self->panel, (float) width, &request.panel_min_width, &request.panel_width,
                 &request.panel_min_height, &request.panel_height);
  measure_child (self->bar, (float) width, &ignored, &request.bar_width, &ignored, &request.bar_height);

  dulle_table_geometry (&request, &self->geometry);
  if (self->geometry.panel.width >= request.panel_width)
    return;

  /* In less width the panel needs more height. */
  measure_child (self->panel, self->geometry.panel.width, &request.panel_min_width, &request.panel_width,
                 &request.panel_min_height, &request.panel_height);
  dulle_table_geometry (&request, &self->geometry);
}

static void
allocate_box (GtkWidget      *child,
              const DulleBox *box)
{
  gboolean shown = box->width > 0 && box->height > 0;

  if (child == NULL)
    return;

  gtk_widget_set_child_visible (child, shown);
  if (shown && gtk_widget_get_visible (child))
    gtk_widget_allocate (child, (int) box->width, (int) box->height, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (box->x, box->y)));
}

/* A bubble hangs on the edge of the name plate that looks to the middle; where there
 * is no room below it, it covers the plate's second line. */
static void
allocate_bubble (DulleTable *self,
                 DulleSide   side,
                 int         table_width)
{
  GtkWidget      *bubble = self->bubbles[side];
  const DulleBox *seat = &self->geometry.seats[side];
  int             width;
  int             height;
  float           x;
  float           y;

  gtk_widget_set_child_visible (bubble, seat->width > 0);
  if (seat->width <= 0 || !gtk_widget_get_visible (bubble))
    return;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (bubble, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  x = seat->x + (seat->width - (float) width) / 2;
  if (self->geometry.is_low)
    y = seat->y + seat->height - (float) height;
  else if (side == DULLE_SIDE_BOTTOM)
    y = seat->y - (float) height * 0.7f;
  else
    y = seat->y + seat->height - (float) height * 0.3f;
  x = CLAMP (x, 2, MAX ((float) (table_width - width) - 2, 2));
  gtk_widget_allocate (bubble, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (floorf (x), floorf (y))));
}

static void
dulle_table_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  DulleTable *self = DULLE_TABLE (widget);

  update_compact (self, width, height);
  update_geometry (self, width, height);

  dulle_hand_widget_place (self->hand, self->geometry.hand, self->geometry.card_width);
  gtk_widget_allocate (GTK_WIDGET (self->hand), width, height, -1, NULL);
  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    {
      if (i != DULLE_SIDE_BOTTOM)
        dulle_seat_set_back_width (self->seats[i], (int) self->geometry.back_width);
      allocate_box (GTK_WIDGET (self->seats[i]), &self->geometry.seats[i]);
      allocate_bubble (self, i, width);
    }
  dulle_table_allocate_loose (self);
  allocate_box (self->bar, &self->geometry.bar);
  allocate_box (self->panel, &self->geometry.panel);
}

static void
dulle_table_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? DULLE_TABLE_MIN_WIDTH : DULLE_TABLE_MIN_HEIGHT;
  *natural = 3 * *minimum;
}

/* Object */

static void
play_cb (DulleTable *self,
         unsigned    card)
{
  dulle_table_play_card (self, (DulleCard) card);
}

static void
tapped_cb (DulleTable *self,
           unsigned    card)
{
  dulle_table_tap_card (self, (DulleCard) card);
}

static void
dulle_table_dispose (GObject *object)
{
  DulleTable *self = DULLE_TABLE (object);
  GtkWidget  *child;

  g_clear_pointer (&self->choreographer, dulle_choreographer_free);
  g_clear_pointer (&self->sounds, dulle_sounds_free);
  g_clear_object (&self->session);
  g_clear_pointer (&self->player_names, g_strfreev);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (dulle_table_parent_class)->dispose (object);
}

static void
dulle_table_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  DulleTable *self = DULLE_TABLE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_PLAYER_NAMES:
      g_value_set_boxed (value, self->player_names);
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_enum (value, self->animation_speed);
      break;
    case PROP_SORT_ORDER:
      g_value_set_enum (value, self->sort_order);
      break;
    case PROP_CONSIDERED:
      g_value_set_uint (value, self->considered);
      break;
    case PROP_ASIDE:
      g_value_set_uint64 (value, self->aside);
      break;
    case PROP_SOUND:
      g_value_set_boolean (value, self->sounds != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_animation_speed (DulleTable         *self,
                     DulleAnimationSpeed speed)
{
  if (self->animation_speed == speed)
    return;

  self->animation_speed = speed;
  dulle_choreographer_set_speed (self->choreographer, speed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANIMATION_SPEED]);
}

/* While something is shown the hand is as it was then, and is sorted after it. */
static void
sort_hand_again (DulleTable *self)
{
  if (self->has_view && !dulle_choreographer_is_busy (self->choreographer))
    dulle_table_sort_hand (self, &self->view, dulle_choreographer_sort_time (self->choreographer));
}

static void
set_considered (DulleTable   *self,
                DulleContract considered)
{
  if (self->considered == considered)
    return;

  self->considered = considered;
  sort_hand_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONSIDERED]);
}

static void
set_aside (DulleTable *self,
           DulleHand   aside)
{
  if (self->aside == aside)
    return;

  self->aside = aside;
  sort_hand_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASIDE]);
}

static void
set_sound (DulleTable *self,
           gboolean    sound)
{
  if ((self->sounds != NULL) == sound)
    return;

  g_clear_pointer (&self->sounds, dulle_sounds_free);
  if (sound)
    self->sounds = dulle_sounds_new ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SOUND]);
}

static void
set_sort_order (DulleTable    *self,
                DulleSortOrder sort_order)
{
  if (self->sort_order == sort_order)
    return;

  self->sort_order = sort_order;
  sort_hand_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORT_ORDER]);
}

static void
dulle_table_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  DulleTable *self = DULLE_TABLE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      dulle_table_set_session (self, g_value_get_object (value));
      break;
    case PROP_PLAYER_NAMES:
      dulle_table_set_player_names (self, g_value_get_boxed (value));
      break;
    case PROP_ANIMATION_SPEED:
      set_animation_speed (self, (DulleAnimationSpeed) g_value_get_enum (value));
      break;
    case PROP_SORT_ORDER:
      set_sort_order (self, (DulleSortOrder) g_value_get_enum (value));
      break;
    case PROP_CONSIDERED:
      set_considered (self, (DulleContract) g_value_get_uint (value));
      break;
    case PROP_ASIDE:
      set_aside (self, g_value_get_uint64 (value));
      break;
    case PROP_SOUND:
      set_sound (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
dulle_table_add_child (GtkBuildable *buildable,
                       GtkBuilder   *builder,
                       GObject      *child,
                       const char   *type)
{
  DulleTable *self = DULLE_TABLE (buildable);
  GtkWidget **place = g_strcmp0 (type, "panel") == 0 ? &self->panel : &self->bar;

  g_return_if_fail (GTK_IS_WIDGET (child));
  g_return_if_fail (g_strcmp0 (type, "panel") == 0 || g_strcmp0 (type, "bar") == 0);
  g_return_if_fail (*place == NULL);

  /* A card may be dragged onto the panel. */
  *place = GTK_WIDGET (child);
  gtk_widget_insert_before (*place, GTK_WIDGET (self), place == &self->panel ? GTK_WIDGET (self->hand) : self->bubbles[0]);
}

static void
dulle_table_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = dulle_table_add_child;
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, DULLE_TYPE_SESSION, flags);
  properties[PROP_PLAYER_NAMES] =
      g_param_spec_boxed ("player-names", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_ANIMATION_SPEED] =
      g_param_spec_enum ("animation-speed", NULL, NULL, DULLE_TYPE_ANIMATION_SPEED, DULLE_ANIMATION_SPEED_NORMAL, flags);
  properties[PROP_SORT_ORDER] =
      g_param_spec_enum ("sort-order", NULL, NULL, DULLE_TYPE_SORT_ORDER, DULLE_SORT_ORDER_TRUMPS_FIRST, flags);
  properties[PROP_CONSIDERED] =
      g_param_spec_uint ("considered", NULL, NULL, 0, DULLE_N_CONTRACTS - 1, DULLE_CONTRACT_NORMAL, flags);
  properties[PROP_ASIDE] =
      g_param_spec_uint64 ("aside", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  properties[PROP_SOUND] =
      g_param_spec_boolean ("sound", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
dulle_table_class_init (DulleTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_table_dispose;
  object_class->get_property = dulle_table_get_property;
  object_class->set_property = dulle_table_set_property;
  widget_class->measure = dulle_table_measure;
  widget_class->size_allocate = dulle_table_size_allocate;

  install_properties (object_class);

  g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  g_signal_new ("put-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                G_TYPE_BOOLEAN, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (DulleTable *self,
     GtkWidget  *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static GtkWidget *
new_bubble (void)
{
  GtkWidget *bubble = gtk_label_new (NULL);

  gtk_widget_set_visible (bubble, FALSE);
  gtk_widget_set_can_target (bubble, FALSE);
  gtk_widget_add_css_class (bubble, "bubble");

  return bubble;
}

static void
table_clicked_cb (DulleTable *self)
{
  dulle_table_go_on (self);
}

/* In the order in which they lie upon each other. */
static void
dulle_table_init (DulleTable *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->animation_speed = DULLE_ANIMATION_SPEED_NORMAL;
  self->wanted = DULLE_NO_CARD;
  self->choreographer = dulle_choreographer_new (self);

  dulle_table_add_loose (self);
  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    self->seats[i] = DULLE_SEAT (add (self, dulle_seat_new (i)));
  self->hand = DULLE_HAND_WIDGET (add (self, dulle_hand_widget_new ()));
  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    self->bubbles[i] = add (self, new_bubble ());

  g_signal_connect_swapped (self->hand, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (self->hand, "tapped", G_CALLBACK (tapped_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (table_clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
}

GtkWidget *
dulle_table_new (void)
{
  return g_object_new (DULLE_TYPE_TABLE, NULL);
}

DulleSession *
dulle_table_get_session (DulleTable *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE (self), NULL);

  return self->session;
}

void
dulle_table_set_session (DulleTable   *self,
                         DulleSession *session)
{
  g_return_if_fail (DULLE_IS_TABLE (self));
  g_return_if_fail (session == NULL || DULLE_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;

  dulle_choreographer_set_session (self->choreographer, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

void
dulle_table_set_player_names (DulleTable        *self,
                              const char *const *names)
{
  g_return_if_fail (DULLE_IS_TABLE (self));
  g_return_if_fail (names == NULL || g_strv_length ((char **) names) == DULLE_N_SEATS);

  g_strfreev (self->player_names);
  self->player_names = g_strdupv ((char **) names);
  if (self->has_view)
    dulle_table_update_seats (self, &self->view);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER_NAMES]);
}

void
dulle_table_go_on (DulleTable *self)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_choreographer_go_on (self->choreographer);
}

const DulleView *
dulle_table_get_view (DulleTable *self)
{
  g_return_val_if_fail (DULLE_IS_TABLE (self), NULL);

  return self->has_view ? &self->view : NULL;
}

void
dulle_table_focus_hand (DulleTable *self)
{
  DulleHand playable;

  g_return_if_fail (DULLE_IS_TABLE (self));

  if (dulle_hand_widget_has_focus (self->hand) || !self->has_view)
    return;

  playable = dulle_action_cards (&self->view.board, &self->view.own);
  for (guint n = 0; n < dulle_hand_widget_get_count (self->hand); n++)
    if (playable == 0 || dulle_hand_has (playable, dulle_hand_widget_get_card (self->hand, n)))
      {
        dulle_hand_widget_focus (self->hand, n);
        return;
      }
}

void
dulle_table_play_nth (DulleTable *self,
                      guint       n)
{
  DulleCard card;

  g_return_if_fail (DULLE_IS_TABLE (self));

  card = dulle_hand_widget_get_card (self->hand, n);
  if (card != DULLE_NO_CARD)
    dulle_table_play_card (self, card);
}
