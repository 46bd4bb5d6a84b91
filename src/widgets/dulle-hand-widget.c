/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which card goes where is decided by the table; the hand carries them there.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "card-layout.h"
#include "dulle-hand-widget.h"

typedef struct
{
  DulleHandCard *button;
  DulleMotion    motion;
  gboolean       placed;
} Slot;

struct _DulleHandWidget
{
  GtkWidget parent_instance;

  float     card_width;
  guint     n_slots;
  guint     n_dealt;
  guint     duration;
  guint     tick;
  DulleHand legal;
  DulleMark marks[DULLE_N_CARDS];

  /* Borrowed: the children, from left to right, the one pressed last, and the one
   * under the pointer that pulls it */
  Slot             slots[DULLE_MAX_HAND];
  DulleHandCard   *pressed;
  DulleHandCard   *dragged;
  gboolean         lifted;
  graphene_point_t pull;

  /* What was under the pointer when it was pressed first, only to be compared */
  gconstpointer first_touched;
};

/* Milliseconds. */
#define RETURN_TIME 160

G_DEFINE_FINAL_TYPE (DulleHandWidget, dulle_hand_widget, GTK_TYPE_WIDGET)

enum
{
  PLAY,
  TAPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_hand_widget_dispose (GObject *object)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (object);

  while (self->n_slots > 0)
    gtk_widget_unparent (GTK_WIDGET (self->slots[--self->n_slots].button));
  self->pressed = NULL;
  self->dragged = NULL;

  G_OBJECT_CLASS (dulle_hand_widget_parent_class)->dispose (object);
}

static gboolean
is_moving (DulleHandWidget *self)
{
  gint64 now = dulle_frame_time (GTK_WIDGET (self));

  for (guint i = 0; i < self->n_slots; i++)
    if (!dulle_motion_ended (&self->slots[i].motion, now))
      return TRUE;

  return FALSE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);

  gtk_widget_queue_allocate (widget);
  if (is_moving (self))
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
start_moving (DulleHandWidget *self)
{
  if (self->tick == 0 && is_moving (self))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Where a card is: on its way, or at the pointer. */
static DullePlace
place_of (DulleHandWidget *self,
          const Slot      *slot)
{
  DullePlace place = dulle_motion_at (&slot->motion, dulle_frame_time (GTK_WIDGET (self)));

  if (self->lifted && slot->button == self->dragged)
    {
      place.x += self->pull.x;
      place.y += self->pull.y;
    }

  return place;
}

static void
dulle_hand_widget_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);

  for (guint i = 0; i < self->n_slots; i++)
    {
      Slot      *slot = &self->slots[i];
      DullePlace place = place_of (self, slot);

      gtk_widget_set_child_visible (GTK_WIDGET (slot->button), slot->placed);
      if (slot->placed)
        dulle_card_allocate (GTK_WIDGET (slot->button), &place, self->card_width);
    }
}

static gboolean
dulle_hand_widget_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  return FALSE;
}

static int
focused (DulleHandWidget *self)
{
  for (guint i = 0; i < self->n_slots; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (self->slots[i].button)))
      return (int) i;

  return -1;
}

/* GTK would go by height, and in a fan that is from the middle outwards. */
static gboolean
dulle_hand_widget_move_focus (GtkWidget       *widget,
                              GtkDirectionType direction)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);
  int              n = focused (self);

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_RIGHT:
      n++;
      break;
    case GTK_DIR_TAB_BACKWARD:
    case GTK_DIR_LEFT:
      n = n < 0 ? (int) self->n_slots - 1 : n - 1;
      break;
    default:
      n = n < 0 ? 0 : -1;
    }

  return n >= 0 && dulle_hand_widget_focus (self, (guint) n);
}

static void
dulle_hand_widget_class_init (DulleHandWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_hand_widget_dispose;
  widget_class->size_allocate = dulle_hand_widget_size_allocate;
  widget_class->contains = dulle_hand_widget_contains;
  widget_class->focus = dulle_hand_widget_move_focus;

  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TAPPED] = g_signal_new ("tapped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        DulleHandWidget       *self)
{
  int n = focused (self);

  if (n < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      n = MAX (n - 1, 0);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      n = MIN (n + 1, (int) self->n_slots - 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      n = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      n = (int) self->n_slots - 1;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }

  dulle_hand_widget_focus (self, (guint) n);

  return GDK_EVENT_STOP;
}

static void
play_cb (DulleHandWidget *self,
         DulleHandCard   *button)
{
  self->pressed = button;
  g_signal_emit (self, signals[PLAY], 0, dulle_hand_card_get_card (button));
}

/* Dragging: a card that is pulled out of the hand and let go is pressed. */

static DulleHandCard *
card_at (DulleHandWidget *self,
         double           x,
         double           y)
{
  GtkWidget *touched = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  while (touched != NULL && !DULLE_IS_HAND_CARD (touched))
    touched = gtk_widget_get_parent (touched);

  return (DulleHandCard *) touched;
}

static void
drag_begin_cb (GtkGestureDrag  *gesture,
               double           x,
               double           y,
               DulleHandWidget *self)
{
  self->dragged = card_at (self, x, y);
  self->lifted = FALSE;
}

static void
drag_update_cb (GtkGestureDrag  *gesture,
                double           x,
                double           y,
                DulleHandWidget *self)
{
  if (self->dragged == NULL)
    return;
  if (!self->lifted && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y))
    return;

  if (!self->lifted)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->lifted = TRUE;
  graphene_point_init (&self->pull, (float) x, (float) y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
send_home (DulleHandWidget *self,
           Slot            *slot)
{
  DullePlace home = slot->motion.to;
  DullePlace place = home;

  place.x += self->pull.x;
  place.y += self->pull.y;
  dulle_motion_rest (&slot->motion, &place);
  dulle_motion_start (&slot->motion, &home, dulle_frame_time (GTK_WIDGET (self)), RETURN_TIME);
  start_moving (self);
}

/* From where it was let go it goes back, or on. */
static void
drag_end_cb (GtkGestureDrag  *gesture,
             double           x,
             double           y,
             DulleHandWidget *self)
{
  DulleHandCard *button = g_steal_pointer (&self->dragged);

  if (button == NULL || !self->lifted)
    return;

  self->lifted = FALSE;
  for (guint i = 0; i < self->n_slots; i++)
    if (self->slots[i].button == button)
      send_home (self, &self->slots[i]);
  if (self->pull.y < -self->card_width / 2)
    play_cb (self, button);
}

static void
drag_cancel_cb (DulleHandWidget *self)
{
  self->dragged = NULL;
  self->lifted = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
add_drag (DulleHandWidget *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* The second press of a double click is not meant for the card that has come under the
 * pointer meanwhile. */
static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            DulleHandWidget *self)
{
  gconstpointer touched = card_at (self, x, y);

  if (n_press == 1)
    self->first_touched = touched;
  else if (touched != self->first_touched)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_click (DulleHandWidget *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
dulle_hand_widget_init (DulleHandWidget *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  self->legal = ~(DulleHand) 0;
  self->n_dealt = DULLE_MAX_HAND;
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  add_drag (self);
  add_click (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Your hand"), -1);
}

GtkWidget *
dulle_hand_widget_new (void)
{
  return g_object_new (DULLE_TYPE_HAND_WIDGET, NULL);
}

guint
dulle_hand_widget_get_count (DulleHandWidget *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), 0);

  return self->n_slots;
}

DulleCard
dulle_hand_widget_get_card (DulleHandWidget *self,
                            guint            n)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), DULLE_NO_CARD);

  return n < self->n_slots ? dulle_hand_card_get_card (self->slots[n].button) : DULLE_NO_CARD;
}

static void
tapped_cb (DulleHandWidget *self,
           DulleHandCard   *button)
{
  self->pressed = button;
  g_signal_emit (self, signals[TAPPED], 0, dulle_hand_card_get_card (button));
}

static Slot
new_slot (DulleHandWidget *self,
          DulleCard        card)
{
  DulleHandCard *button = DULLE_HAND_CARD (dulle_hand_card_new (card));

  g_signal_connect_swapped (button, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (button, "tapped", G_CALLBACK (tapped_cb), self);
  dulle_hand_card_set_legal (button, dulle_hand_has (self->legal, card));
  dulle_hand_card_set_mark (button, self->marks[card]);
  gtk_widget_set_parent (GTK_WIDGET (button), GTK_WIDGET (self));

  return (Slot){ .button = button };
}

/* The pressed one of equal cards, else the first. */
static int
find (DulleHandWidget *self,
      DulleCard        card)
{
  int found = -1;

  for (guint i = self->n_slots; i-- > 0;)
    if (dulle_hand_card_get_card (self->slots[i].button) == card && (found < 0 || self->slots[found].button != self->pressed))
      found = (int) i;

  return found;
}

static void
remove_slot (DulleHandWidget *self,
             guint            n)
{
  DulleHandCard *button = self->slots[n].button;

  if (self->pressed == button)
    self->pressed = NULL;
  if (self->dragged == button)
    self->dragged = NULL;
  self->n_slots--;
  memmove (&self->slots[n], &self->slots[n + 1], (self->n_slots - n) * sizeof (Slot));
  gtk_widget_unparent (GTK_WIDGET (button));
}

void
dulle_hand_widget_set_cards (DulleHandWidget *self,
                             const DulleCard *cards,
                             guint            n_cards,
                             guint            milliseconds)
{
  Slot slots[DULLE_MAX_HAND];
  int  n_focused;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));
  g_return_if_fail (n_cards <= DULLE_MAX_HAND);

  n_focused = focused (self);

  for (guint i = 0; i < n_cards; i++)
    {
      guint n = 0;

      while (n < self->n_slots && dulle_hand_card_get_card (self->slots[n].button) != cards[i])
        n++;
      if (n < self->n_slots)
        {
          slots[i] = self->slots[n];
          memmove (&self->slots[n], &self->slots[n + 1], (--self->n_slots - n) * sizeof (Slot));
        }
      else
        {
          slots[i] = new_slot (self, cards[i]);
        }
    }

  while (self->n_slots > 0)
    remove_slot (self, self->n_slots - 1);
  for (guint i = 0; i < n_cards; i++)
    gtk_widget_insert_before (GTK_WIDGET (slots[i].button), GTK_WIDGET (self), NULL);

  memcpy (self->slots, slots, n_cards * sizeof (Slot));
  self->n_slots = n_cards;
  self->duration = milliseconds;
  if (n_focused >= 0 && focused (self) < 0 && n_cards > 0)
    dulle_hand_widget_focus (self, MIN ((guint) n_focused, n_cards - 1));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
place_slot (DulleHandWidget  *self,
            Slot             *slot,
            const DullePlace *place)
{
  gint64 now = dulle_frame_time (GTK_WIDGET (self));

  if (!slot->placed)
    dulle_motion_rest (&slot->motion, place);
  else if (self->duration > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    dulle_motion_start (&slot->motion, place, now, self->duration);
  else
    dulle_motion_aim (&slot->motion, place);
  slot->placed = TRUE;
}

void
dulle_hand_widget_place (DulleHandWidget  *self,
                         const DullePlace *places,
                         float             card_width)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->card_width = card_width;
  for (guint i = 0; i < dulle_hand_widget_get_n_dealt (self); i++)
    place_slot (self, &self->slots[i], &places[i]);
  self->duration = 0;
  start_moving (self);
}

gboolean
dulle_hand_widget_take (DulleHandWidget *self,
                        DulleCard        card,
                        DullePlace      *place,
                        guint            milliseconds)
{
  int n;

  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  n = find (self, card);
  if (n < 0)
    return FALSE;

  *place = place_of (self, &self->slots[n]);
  if (focused (self) == n && self->n_slots > 1)
    dulle_hand_widget_focus (self, (guint) (n + 1 < (int) self->n_slots ? n + 1 : n - 1));
  remove_slot (self, (guint) n);
  self->duration = milliseconds;
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return TRUE;
}

void
dulle_hand_widget_set_legal (DulleHandWidget *self,
                             DulleHand        legal)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->legal = legal;
  for (guint i = 0; i < self->n_slots; i++)
    dulle_hand_card_set_legal (self->slots[i].button, dulle_hand_has (legal, dulle_hand_widget_get_card (self, i)));
}

guint
dulle_hand_widget_get_n_dealt (DulleHandWidget *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), 0);

  return MIN (self->n_slots, self->n_dealt);
}

void
dulle_hand_widget_set_marks (DulleHandWidget *self,
                             const DulleMark *marks)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  memcpy (self->marks, marks, sizeof self->marks);
  for (guint i = 0; i < self->n_slots; i++)
    dulle_hand_card_set_mark (self->slots[i].button, marks[dulle_hand_widget_get_card (self, i)]);
}

void
dulle_hand_widget_set_n_dealt (DulleHandWidget *self,
                               guint            count,
                               guint            milliseconds)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->n_dealt = count;
  self->duration = milliseconds;
  for (guint i = 0; i < self->n_slots; i++)
    {
      dulle_hand_card_set_face_up (self->slots[i].button, FALSE);
      if (i >= count)
        self->slots[i].placed = FALSE;
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
dulle_hand_widget_turn_up (DulleHandWidget *self,
                           guint            milliseconds)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->n_dealt = DULLE_MAX_HAND;
  for (guint i = 0; i < self->n_slots; i++)
    if (milliseconds > 0)
      dulle_hand_card_turn_up (self->slots[i].button, milliseconds);
    else
      dulle_hand_card_set_face_up (self->slots[i].button, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dulle_hand_widget_raise (DulleHandWidget *self,
                         DulleCard        card)
{
  int n;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  n = find (self, card);
  for (guint i = 0; i < self->n_slots; i++)
    dulle_hand_card_set_raised (self->slots[i].button, (int) i == n);
}

void
dulle_hand_widget_shake (DulleHandWidget *self,
                         DulleCard        card)
{
  int n;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  n = find (self, card);
  if (n >= 0)
    dulle_hand_card_shake (self->slots[n].button);
}

gboolean
dulle_hand_widget_has_focus (DulleHandWidget *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  return focused (self) >= 0;
}

gboolean
dulle_hand_widget_focus (DulleHandWidget *self,
                         guint            n)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  return n < self->n_slots && gtk_widget_grab_focus (GTK_WIDGET (self->slots[n].button));
}
