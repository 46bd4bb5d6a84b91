/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. The table lays itself out: on each allocation it asks
 * table-geometry for the places of what is there and hands them on. Cards that
 * move are laid out by the hand and the card layer, which cover the table; the table
 * itself stands still meanwhile.
 *
 * What happens comes down from the session: event player, animation, and from there
 * to each widget. What the person does with cards goes to the card chooser.
 */
#include "config.h"

#include <math.h>

#include <glib/gi18n.h>

#include "cards/card-type.h"
#include "common/css-class.h"
#include "common/unparent-children.h"
#include "card-chooser.h"
#include "card-highlights.h"
#include "dulle-table.h"
#include "event-player.h"
#include "seat-fit.h"
#include "table-places.h"
#include "table-request.h"

struct _DulleTable
{
  GtkWidget parent_instance;

  DulleTableGeometry geometry;

  /* Where the panel lies since it appeared, and in a table of which size */
  DulleBox held_panel;
  int      held_width;
  int      held_height;

  /* Borrowed: children */
  DulleCardLayer   *cards;
  DulleSeat        *seats[DULLE_N_TABLE_SIDES];
  GtkWidget        *panel;
  DulleHandWidget  *hand;
  GtkWidget        *bar;
  GtkWidget        *curtain;
  GtkWidget        *message;
  DulleMomentLayer *moments;
  DulleBubbles     *bubbles;

  /* Owned */
  DulleTableAnimation *animation;
  DulleEventPlayer    *player;
  DulleCardChooser    *chooser;
};

static void dulle_table_buildable_init (GtkBuildableIface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (
    DulleTable, dulle_table, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, dulle_table_buildable_init))
/* clang-format on */

enum
{
  PROP_ANIMATION_SPEED = 1,
  PROP_SORT_ORDER,
  PROP_CONSIDERED,
  PROP_ASIDE,
  PROP_SOUND,
  PROP_SOUND_VOLUME,
  PROP_MOMENTS,
  PROP_TWO_CLICKS,
  PROP_PLAYS_LAST,
  PROP_TURNS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  SEEN,
  SETTLED,
  REFUSED,
  PUT_ASIDE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Layout */

/* As long as something is asked, the panel keeps its width and its upper edge, whatever
 * changes in it: the person is about to click there. One that lies on the hand keeps its
 * lower edge anyway. */
static void
request_held_panel (DulleTable        *self,
                    DulleTableRequest *request)
{
  if (self->held_panel.width <= 0 || request->panel_width <= 0 || request->panel_low ||
      request->width != (float) self->held_width || request->height != (float) self->held_height)
    return;

  dulle_table_request_panel (request, self->panel, self->held_panel.width);
  request->panel_width = self->held_panel.width;
  request->panel_top = self->held_panel.y;
}

/* While tricks are played it lies on the hand, or on the buttons above it. */
static gboolean
has_low_panel (DulleTable *self)
{
  const DulleView *view = dulle_table_get_view (self);

  return view != NULL && view->board.phase == DULLE_PHASE_TRICKS;
}

/* A low one is no measure for the question that follows where something is taken back. */
static void
hold_panel (DulleTable *self,
            int         width,
            int         height)
{
  self->held_panel = has_low_panel (self) ? (DulleBox){ 0 } : self->geometry.panel;
  self->held_width = width;
  self->held_height = height;
}

/* A closed table keeps room for the hand, so that nothing moves when it is opened. */
static unsigned
count_hand (DulleTable *self)
{
  const DulleEvent *shown = dulle_event_player_get_shown (self->player);

  if (shown != NULL && dulle_seating_is_closed (&shown->seating))
    return shown->view.board.n_cards[shown->view.own.seat];

  return dulle_hand_widget_get_n_dealt (self->hand);
}

static void
update_geometry (DulleTable *self,
                 int         width,
                 int         height)
{
  DulleTableRequest request = {
    .width = (float) width,
    .height = (float) height,
    .n_hand = count_hand (self),
    .n_left = dulle_hand_widget_get_n_left (self->hand),
    .panel_low = has_low_panel (self),
  };

  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    dulle_table_request_plate (&request, GTK_WIDGET (self->seats[i]));
  dulle_table_request_panel (&request, self->panel, request.width);
  dulle_table_request_bar (&request, self->bar,
                           request.width - 2 * dulle_table_margin (request.width, request.height));
  request_held_panel (self, &request);
  dulle_table_geometry (&request, &self->geometry);
  if (self->geometry.panel.width >= request.panel_width)
    return;

  /* In less width the panel needs more height. */
  dulle_table_request_panel (&request, self->panel, self->geometry.panel.width);
  dulle_table_geometry (&request, &self->geometry);
}

static void
allocate_seat (DulleTable *self,
               DulleSide   side)
{
  if (side != DULLE_SIDE_BOTTOM)
    dulle_seat_set_back_width (self->seats[side], (int) self->geometry.back_width);
  dulle_place_box (GTK_WIDGET (self->seats[side]), &self->geometry.seats[side]);
}

static gboolean
set_low_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       is_low)
{
  dulle_set_css_class (widget, "low", GPOINTER_TO_INT (is_low));

  return G_SOURCE_REMOVE;
}

/* On a low table names and bubbles share the plates. The style changes after the layout. */
static void
update_low (DulleTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   is_low = self->geometry.is_low;

  if (gtk_widget_has_css_class (widget, "low") != is_low)
    gtk_widget_add_tick_callback (widget, set_low_cb, GINT_TO_POINTER (is_low), NULL);
}

static void
dulle_table_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  DulleTable *self = DULLE_TABLE (widget);

  dulle_fit_seats (widget, width, height);
  update_geometry (self, width, height);
  hold_panel (self, width, height);
  update_low (self);

  dulle_place_curtain (self->curtain, &self->geometry, (float) width);
  for (DulleSide side = 0; side < DULLE_N_TABLE_SIDES; side++)
    allocate_seat (self, side);
  dulle_place_box (self->bar, &self->geometry.bar);
  dulle_place_box (self->panel, &self->geometry.panel);
  dulle_place_message (self->message, &self->geometry);

  dulle_hand_widget_place (self->hand, self->geometry.hand, self->geometry.card_width);
  dulle_card_layer_set_geometry (self->cards, &self->geometry);
  dulle_moment_layer_set_geometry (self->moments, &self->geometry);
  dulle_bubbles_set_geometry (self->bubbles, &self->geometry);
  gtk_widget_allocate (GTK_WIDGET (self->hand), width, height, -1, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->cards), width, height, -1, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->moments), width, height, -1, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->bubbles), width, height, -1, NULL);
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
  *minimum =
      orientation == GTK_ORIENTATION_HORIZONTAL ? DULLE_TABLE_MIN_WIDTH : DULLE_TABLE_MIN_HEIGHT;
  *natural = 3 * *minimum;
}

/* What comes from below */

static void
seen_cb (DulleTable       *self,
         const DulleEvent *event)
{
  g_assert (DULLE_IS_TABLE (self));

  g_signal_emit (self, signals[SEEN], 0, event);
}

static void
settled_cb (DulleTable       *self,
            const DulleEvent *event)
{
  g_autoptr (DulleCardChooser) chooser = g_object_ref (self->chooser);

  g_assert (DULLE_IS_TABLE (self));

  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit (self, signals[SETTLED], 0, event);
  if (self->chooser != NULL)
    dulle_card_chooser_play_kept (chooser);
}

static void
refused_cb (DulleTable *self,
            int         refusal)
{
  g_assert (DULLE_IS_TABLE (self));

  g_signal_emit (self, signals[REFUSED], 0, refusal);
}

static gboolean
put_aside_cb (DulleTable *self,
              int         card)
{
  gboolean taken = FALSE;

  g_assert (DULLE_IS_TABLE (self));

  g_signal_emit (self, signals[PUT_ASIDE], 0, card, &taken);

  return taken;
}

/* Object */

static void
dulle_table_dispose (GObject *object)
{
  DulleTable *self = DULLE_TABLE (object);

  dulle_table_set_session (self, NULL);
  g_clear_object (&self->chooser);
  g_clear_object (&self->player);

  dulle_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (dulle_table_parent_class)->dispose (object);
}

/* Properties that depend on those of a child change until the last one is gone. */
static void
dulle_table_finalize (GObject *object)
{
  dulle_table_animation_free (DULLE_TABLE (object)->animation);

  G_OBJECT_CLASS (dulle_table_parent_class)->finalize (object);
}

/* While something is shown the hand is as it was then, and is sorted after it. */
static void
set_order (DulleTable    *self,
           DulleHandOrder order)
{
  const DulleView *view = dulle_table_get_view (self);

  if (view != NULL && dulle_event_player_is_busy (self->player))
    view = NULL;
  dulle_table_animation_set_order (self->animation, &order, view);
}

/* The hand has moved the card itself; here it is remembered. */
static void
moved_cb (DulleTable *self)
{
  DulleHandOrder   order = *dulle_table_animation_get_order (self->animation);
  const DulleView *view = dulle_table_get_view (self);
  guint8           seat = view->own.seat;

  g_assert (DULLE_IS_TABLE (self));

  order.n_moved[seat] = dulle_hand_widget_get_count (self->hand);
  for (guint i = 0; i < order.n_moved[seat]; i++)
    order.moved[seat][i] = dulle_hand_widget_get_card (self->hand, i);
  set_order (self, order);
}

static void
dulle_table_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  DulleTable    *self = DULLE_TABLE (object);
  DulleHandOrder order = *dulle_table_animation_get_order (self->animation);

  switch (prop_id)
    {
    case PROP_ANIMATION_SPEED:
      dulle_table_animation_set_speed (self->animation,
                                       (DulleAnimationSpeed) g_value_get_enum (value));
      break;
    case PROP_SORT_ORDER:
      order.sort_order = (DulleSortOrder) g_value_get_enum (value);
      set_order (self, order);
      break;
    case PROP_CONSIDERED:
      order.considered = (DulleContract) g_value_get_uint (value);
      set_order (self, order);
      break;
    case PROP_ASIDE:
      order.aside = g_value_get_uint64 (value);
      set_order (self, order);
      break;
    case PROP_SOUND:
      dulle_table_animation_set_sound (self->animation, g_value_get_boolean (value));
      break;
    case PROP_SOUND_VOLUME:
      dulle_table_animation_set_volume (self->animation, g_value_get_double (value));
      break;
    case PROP_MOMENTS:
      dulle_table_animation_set_moments (self->animation, g_value_get_boolean (value));
      break;
    case PROP_TWO_CLICKS:
      dulle_hand_widget_set_two_clicks (self->hand, g_value_get_boolean (value));
      break;
    case PROP_PLAYS_LAST:
      dulle_card_chooser_set_plays_last (self->chooser, g_value_get_boolean (value));
      break;
    case PROP_TURNS:
      dulle_table_animation_set_turns (self->animation, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* A card may be dragged onto the panel, so this lies below the hand. */
static void
dulle_table_add_child (GtkBuildable *buildable,
                       GtkBuilder   *builder,
                       GObject      *child,
                       const char   *type)
{
  DulleTable *self = DULLE_TABLE (buildable);
  const struct
  {
    const char *type;
    GtkWidget **child;
    GtkWidget  *above;
  } places[] = {
    { "panel", &self->panel, GTK_WIDGET (self->hand) },
    { "bar", &self->bar, GTK_WIDGET (self->bubbles) },
    { "curtain", &self->curtain, GTK_WIDGET (self->bubbles) },
    { "message", &self->message, GTK_WIDGET (self->bubbles) },
  };

  g_return_if_fail (GTK_IS_WIDGET (child));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_strcmp0 (type, places[i].type) == 0 && *places[i].child == NULL)
      {
        *places[i].child = GTK_WIDGET (child);
        gtk_widget_insert_before (GTK_WIDGET (child), GTK_WIDGET (self), places[i].above);
        return;
      }
  g_return_if_reached ();
}

static void
dulle_table_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = dulle_table_add_child;
}

/* They are set by bindings, and read by nobody. */
static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_ANIMATION_SPEED] =
      g_param_spec_enum ("animation-speed", NULL, NULL, DULLE_TYPE_ANIMATION_SPEED,
                         DULLE_ANIMATION_SPEED_NORMAL, flags);
  properties[PROP_SORT_ORDER] = g_param_spec_enum ("sort-order", NULL, NULL, DULLE_TYPE_SORT_ORDER,
                                                   DULLE_SORT_ORDER_TRUMPS_FIRST, flags);
  properties[PROP_CONSIDERED] = g_param_spec_uint (
      "considered", NULL, NULL, 0, DULLE_N_CONTRACTS - 1, DULLE_CONTRACT_NORMAL, flags);
  properties[PROP_ASIDE] =
      g_param_spec_uint64 ("aside", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  properties[PROP_SOUND] =
      g_param_spec_boolean ("sound", NULL, NULL, FALSE, flags);
  properties[PROP_SOUND_VOLUME] =
      g_param_spec_double ("sound-volume", NULL, NULL, 0, 1, 1, flags);
  properties[PROP_MOMENTS] = g_param_spec_boolean ("moments", NULL, NULL, FALSE, flags);
  properties[PROP_TWO_CLICKS] =
      g_param_spec_boolean ("two-clicks", NULL, NULL, FALSE, flags);
  properties[PROP_PLAYS_LAST] =
      g_param_spec_boolean ("plays-last-card", NULL, NULL, FALSE, flags);
  properties[PROP_TURNS] = g_param_spec_boolean ("turns-table", NULL, NULL, TRUE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (GObjectClass *object_class)
{
  signals[SEEN] = g_signal_new ("seen", G_TYPE_FROM_CLASS (object_class), G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1,
                                DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SETTLED] =
      g_signal_new ("settled", G_TYPE_FROM_CLASS (object_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (object_class), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PUT_ASIDE] = g_signal_new ("put-aside", G_TYPE_FROM_CLASS (object_class),
                                     G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL,
                                     NULL, G_TYPE_BOOLEAN, 1, DULLE_TYPE_CARD);
}

static void
dulle_table_class_init (DulleTableClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_table_dispose;
  object_class->finalize = dulle_table_finalize;
  object_class->set_property = dulle_table_set_property;
  widget_class->measure = dulle_table_measure;
  widget_class->size_allocate = dulle_table_size_allocate;

  install_properties (object_class);
  install_signals (object_class);

  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* In the order in which they lie upon each other. */
static void
add_children (DulleTable *self)
{
  GtkWidget *parent = GTK_WIDGET (self);

  self->cards = DULLE_CARD_LAYER (dulle_card_layer_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->cards), parent);
  for (DulleSide side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      self->seats[side] = DULLE_SEAT (dulle_seat_new (side));
      gtk_widget_set_parent (GTK_WIDGET (self->seats[side]), parent);
    }
  self->hand = DULLE_HAND_WIDGET (dulle_hand_widget_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->hand), parent);
  self->moments = DULLE_MOMENT_LAYER (dulle_moment_layer_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->moments), parent);
  self->bubbles = DULLE_BUBBLES (dulle_bubbles_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->bubbles), parent);
}

static void
dulle_table_init (DulleTable *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  add_children (self);
  self->animation = dulle_table_animation_new (self->cards, self->hand, self->moments,
                                               self->bubbles, self->seats);
  self->player = dulle_event_player_new (self->animation);
  self->chooser = dulle_card_chooser_new (self->hand, self->player);

  g_signal_connect_object (self->player, "seen", G_CALLBACK (seen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "settled", G_CALLBACK (settled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chooser, "put-aside", G_CALLBACK (put_aside_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (click, "released", G_CALLBACK (dulle_table_advance), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
}

GtkWidget *
dulle_table_new (void)
{
  return g_object_new (DULLE_TYPE_TABLE, NULL);
}

gboolean
dulle_table_get_corner (DulleTable *self,
                        int         width,
                        int         height,
                        DulleSide   side,
                        DulleBox   *corner)
{
  DulleTableGeometry shown;

  g_return_val_if_fail (DULLE_IS_TABLE (self), FALSE);
  g_return_val_if_fail (side == DULLE_SIDE_LEFT || side == DULLE_SIDE_RIGHT, FALSE);

  shown = self->geometry;
  update_geometry (self, width, height);
  dulle_table_corner (&self->geometry, (float) width, side, corner);
  self->geometry = shown;

  return corner->width > 0 && corner->height > 0;
}

void
dulle_table_set_session (DulleTable   *self,
                         DulleSession *session)
{
  g_return_if_fail (DULLE_IS_TABLE (self));
  g_return_if_fail (session == NULL || DULLE_IS_SESSION (session));

  if (self->player != NULL)
    dulle_event_player_set_session (self->player, session);
}

void
dulle_table_set_players (DulleTable        *self,
                         const char *const *names,
                         const DulleFace   *faces)
{
  g_return_if_fail (DULLE_IS_TABLE (self));
  g_return_if_fail (names == NULL || g_strv_length ((char **) names) == DULLE_N_SEATS);

  dulle_table_animation_set_players (self->animation, names, faces, dulle_table_get_view (self));
}

void
dulle_table_show_seals (DulleTable *self,
                        gboolean    shown)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_table_animation_set_seals (self->animation, shown, dulle_table_get_view (self));
}

void
dulle_table_set_highlights (DulleTable *self,
                            DulleHand   cards)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_highlight_cards (GTK_WIDGET (self->hand), cards);
  dulle_highlight_cards (GTK_WIDGET (self->cards), cards);
}

void
dulle_table_keep_trick (DulleTable *self,
                        gboolean    keeps)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_event_player_keep_trick (self->player, keeps);
}

void
dulle_table_advance (DulleTable *self)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_event_player_advance (self->player);
}

void
dulle_table_skip_game (DulleTable *self)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_event_player_skip_game (self->player);
}

const DulleView *
dulle_table_get_view (DulleTable *self)
{
  const DulleEvent *shown;

  g_return_val_if_fail (DULLE_IS_TABLE (self), NULL);

  shown = self->player != NULL ? dulle_event_player_get_shown (self->player) : NULL;

  return shown != NULL ? &shown->view : NULL;
}

void
dulle_table_focus_hand (DulleTable *self)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_card_chooser_focus_hand (self->chooser);
}

void
dulle_table_play_nth (DulleTable *self,
                      guint       n)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  dulle_card_chooser_choose (self->chooser, dulle_hand_widget_get_card (self->hand, n));
}

void
dulle_table_quote (DulleTable *self,
                   guint8      seat,
                   const char *text)
{
  g_return_if_fail (DULLE_IS_TABLE (self));
  g_return_if_fail (text != NULL);

  if (dulle_table_get_view (self) != NULL && seat < DULLE_N_SEATS)
    dulle_table_animation_quote (self->animation, seat, text);
}
