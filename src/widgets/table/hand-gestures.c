/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The gestures belong to the hand and not to the cards: a card that follows the
 * pointer would take the origin of its coordinates along.
 */
#include "config.h"

#include "common/css-class.h"
#include "hand-gestures.h"

struct _DulleHandGestures
{
  GObject parent_instance;

  gboolean lifted;

  /* What was under the pointer when it was pressed first, only to be compared */
  gconstpointer first_touched;

  /* Borrowed: the hand, and the card under the pointer that pulls it (a weak pointer) */
  GtkWidget     *hand;
  DulleHandCard *dragged;
};

G_DEFINE_FINAL_TYPE (DulleHandGestures, dulle_hand_gestures, G_TYPE_OBJECT)

enum
{
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_hand_gestures_dispose (GObject *object)
{
  g_clear_weak_pointer (&DULLE_HAND_GESTURES (object)->dragged);

  G_OBJECT_CLASS (dulle_hand_gestures_parent_class)->dispose (object);
}

static void
dulle_hand_gestures_class_init (DulleHandGesturesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_hand_gestures_dispose;

  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, DULLE_TYPE_HAND_CARD, G_TYPE_DOUBLE);
}

static void
dulle_hand_gestures_init (DulleHandGestures *self)
{
}

static DulleHandCard *
card_at (DulleHandGestures *self,
         double             x,
         double             y)
{
  GtkWidget *touched = gtk_widget_pick (self->hand, x, y, GTK_PICK_DEFAULT);

  while (touched != NULL && !DULLE_IS_HAND_CARD (touched))
    touched = gtk_widget_get_parent (touched);

  return (DulleHandCard *) touched;
}

static void
pull_card (DulleHandGestures *self,
           double             x,
           double             y)
{
  dulle_hand_card_set_pull (self->dragged, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_widget_queue_allocate (self->hand);
}

static void
drag_begin_cb (DulleHandGestures *self,
               double             x,
               double             y)
{
  g_assert (DULLE_IS_HAND_GESTURES (self));

  g_set_weak_pointer (&self->dragged, card_at (self, x, y));
  self->lifted = FALSE;
}

static void
drag_update_cb (DulleHandGestures *self,
                double             x,
                double             y,
                GtkGesture        *gesture)
{
  g_assert (DULLE_IS_HAND_GESTURES (self));
  g_assert (GTK_IS_GESTURE (gesture));

  if (self->dragged == NULL)
    return;
  if (!self->lifted && !gtk_drag_check_threshold (self->hand, 0, 0, (int) x, (int) y))
    return;

  if (!self->lifted)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->lifted = TRUE;
  pull_card (self, x, y);
}

static void
drag_end_cb (DulleHandGestures *self,
             double             x,
             double             y)
{
  DulleHandCard *card = self->dragged;

  g_assert (DULLE_IS_HAND_GESTURES (self));

  g_clear_weak_pointer (&self->dragged);
  if (self->lifted && card != NULL && gtk_widget_get_parent (GTK_WIDGET (card)) == self->hand)
    g_signal_emit (self, signals[DROPPED], 0, card, y);
  self->lifted = FALSE;
}

static void
drag_cancel_cb (DulleHandGestures *self)
{
  g_assert (DULLE_IS_HAND_GESTURES (self));

  if (self->dragged != NULL)
    pull_card (self, 0, 0);
  g_clear_weak_pointer (&self->dragged);
  self->lifted = FALSE;
}

/* The second press of a double click is not meant for the card that has come under the
 * pointer meanwhile. */
static void
pressed_cb (DulleHandGestures *self,
            int                n_press,
            double             x,
            double             y,
            GtkGesture        *gesture)
{
  gconstpointer touched;

  g_assert (DULLE_IS_HAND_GESTURES (self));
  g_assert (GTK_IS_GESTURE (gesture));

  dulle_set_css_class (self->hand, "keyboard", FALSE);
  touched = card_at (self, x, y);
  if (n_press == 1)
    self->first_touched = touched;
  else if (touched != self->first_touched)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Whoever plays by keyboard sees where it is until a card is clicked. */
static gboolean
key_cb (DulleHandGestures *self)
{
  g_assert (DULLE_IS_HAND_GESTURES (self));

  dulle_set_css_class (self->hand, "keyboard", TRUE);

  return GDK_EVENT_PROPAGATE;
}

static void
add_controller (DulleHandGestures  *self,
                GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->hand, controller);
}

DulleHandGestures *
dulle_hand_gestures_new (GtkWidget *hand)
{
  DulleHandGestures  *self = g_object_new (DULLE_TYPE_HAND_GESTURES, NULL);
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkGesture         *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->hand = hand;
  add_controller (self, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (drag_cancel_cb), self, G_CONNECT_SWAPPED);
  add_controller (self, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  add_controller (self, keys);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);

  return self;
}
