/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The button stays where the hand puts it; what rises under the pointer, turns
 * over or shakes is the picture in it, by CSS. So the card cannot slip away from
 * under the pointer that raised it, and reduced motion is respected by GTK.
 * Its way through the hand is a motion that the hand, its parent, follows by frames.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/card-layout.h"
#include "cards/deck-text.h"
#include "common/css-class.h"
#include "common/news.h"
#include "dulle-hand-card.h"

#define SHAKE_TIME 340

/* So soon after the focus has come by itself nobody has seen where it is. */
#define UNSEEN_TIME (250 * G_TIME_SPAN_MILLISECOND)

struct _DulleHandCard
{
  GtkButton parent_instance;

  DulleCard card;
  gboolean  legal;
  gboolean  raised;
  gboolean  two_clicks;
  guint     turn_source;
  guint     shake_source;
  gint64    focused_at;

  /* Its place in the hand, if it has one, and how far it is pulled from there */
  gboolean         placed;
  DulleMotion      motion;
  graphene_point_t pull;

  /* Borrowed: the child */
  DulleCardWidget *picture;
};

G_DEFINE_FINAL_TYPE (DulleHandCard, dulle_hand_card, GTK_TYPE_BUTTON)

enum
{
  PLAY,
  TAPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_hand_card_dispose (GObject *object)
{
  DulleHandCard *self = DULLE_HAND_CARD (object);

  g_clear_handle_id (&self->turn_source, g_source_remove);
  g_clear_handle_id (&self->shake_source, g_source_remove);

  G_OBJECT_CLASS (dulle_hand_card_parent_class)->dispose (object);
}

static void
request_play (DulleHandCard *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

/* The first time raises the card, the second plays it. */
static void
choose_card (DulleHandCard *self)
{
  if (self->raised)
    request_play (self);
  else
    g_signal_emit (self, signals[TAPPED], 0);
}

static void
clicked_cb (GtkButton *button)
{
  DulleHandCard *self = DULLE_HAND_CARD (button);

  if (self->two_clicks)
    choose_card (self);
  else
    request_play (self);
}

static void
play_action_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  request_play (DULLE_HAND_CARD (widget));
}

/* A finger cannot hover. */
static void
tap_cb (GtkGestureClick *gesture,
        int              n_press,
        double           x,
        double           y,
        gpointer         user_data)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  choose_card (DULLE_HAND_CARD (user_data));
}

static void
press_card (DulleHandCard *self)
{
  if (g_get_monotonic_time () - self->focused_at >= UNSEEN_TIME)
    request_play (self);
}

/* A button's own binding plays after a quarter of a second only. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      press_card (DULLE_HAND_CARD (user_data));
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
dulle_hand_card_class_init (DulleHandCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_hand_card_dispose;

  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAPPED] = g_signal_new ("tapped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "card.play", NULL, play_action_cb);
}

static void
add_controllers (DulleHandCard *self)
{
  GtkGesture         *tap = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (tap), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (tap), GTK_PHASE_CAPTURE);
  g_signal_connect (tap, "released", G_CALLBACK (tap_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (tap));

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

static void
dulle_hand_card_init (DulleHandCard *self)
{
  self->legal = TRUE;
  self->picture = DULLE_CARD_WIDGET (dulle_card_widget_new ());
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->picture));
  gtk_button_set_has_frame (GTK_BUTTON (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "hand-card");
  g_signal_connect (self, "clicked", G_CALLBACK (clicked_cb), NULL);
  add_controllers (self);
}

static void
update_label (DulleHandCard *self)
{
  const char      *name = dulle_deck_card_name (self->card);
  g_autofree char *label = NULL;

  if (self->legal)
    label = g_strdup (name);
  else
    /* Translators: for screen readers; %s is the name of a card */
    label = g_strdup_printf (_ ("%s, not playable"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
deck_changed_cb (DulleHandCard *self)
{
  g_assert (DULLE_IS_HAND_CARD (self));

  update_label (self);
}

GtkWidget *
dulle_hand_card_new (DulleCard card)
{
  DulleHandCard *self = g_object_new (DULLE_TYPE_HAND_CARD, NULL);

  self->card = card;
  dulle_card_widget_set_face (self->picture, card);
  update_label (self);
  g_signal_connect_object (dulle_deck_get_default (), "notify::id", G_CALLBACK (deck_changed_cb),
                           self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

DulleCard
dulle_hand_card_get_card (DulleHandCard *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_CARD (self), DULLE_NO_CARD);

  return self->card;
}

void
dulle_hand_card_move (DulleHandCard   *self,
                      const DullePose *pose,
                      guint            milliseconds)
{
  GtkWidget *widget;

  g_return_if_fail (DULLE_IS_HAND_CARD (self));
  g_return_if_fail (pose != NULL);

  widget = GTK_WIDGET (self);
  if (!self->placed)
    dulle_motion_rest (&self->motion, pose);
  else if (milliseconds > 0 && gtk_widget_get_mapped (widget))
    dulle_motion_start (&self->motion, pose, dulle_frame_time (widget), milliseconds);
  else
    dulle_motion_aim (&self->motion, pose);
  self->placed = TRUE;
}

void
dulle_hand_card_withdraw (DulleHandCard *self)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  self->placed = FALSE;
}

void
dulle_hand_card_set_pull (DulleHandCard          *self,
                          const graphene_point_t *pull)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));
  g_return_if_fail (pull != NULL);

  self->pull = *pull;
}

void
dulle_hand_card_set_two_clicks (DulleHandCard *self,
                                gboolean       two_clicks)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  self->two_clicks = two_clicks;
}

void
dulle_hand_card_return (DulleHandCard *self,
                        guint          milliseconds)
{
  DullePose home;
  DullePose pulled;

  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  home = pulled = self->motion.to;
  pulled.x += self->pull.x;
  pulled.y += self->pull.y;
  self->pull = (graphene_point_t){ 0 };
  dulle_motion_rest (&self->motion, &pulled);
  dulle_motion_start (&self->motion, &home, dulle_frame_time (GTK_WIDGET (self)), milliseconds);
}

DullePose
dulle_hand_card_get_pose (DulleHandCard *self)
{
  DullePose pose = { 0 };

  g_return_val_if_fail (DULLE_IS_HAND_CARD (self), pose);

  pose = dulle_motion_at (&self->motion, dulle_frame_time (GTK_WIDGET (self)));
  pose.x += self->pull.x;
  pose.y += self->pull.y;

  return pose;
}

void
dulle_hand_card_allocate (DulleHandCard *self,
                          float          card_width)
{
  DullePose pose;

  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  gtk_widget_set_child_visible (GTK_WIDGET (self), self->placed);
  if (!self->placed)
    return;

  pose = dulle_hand_card_get_pose (self);
  dulle_card_allocate (GTK_WIDGET (self), &pose, card_width);
}

void
dulle_hand_card_set_face_up (DulleHandCard *self,
                             gboolean       face_up)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  dulle_card_widget_set_face (self->picture, face_up ? self->card : DULLE_NO_CARD);
}

static gboolean
turned_cb (gpointer data)
{
  DulleHandCard *self = data;

  self->turn_source = 0;
  dulle_hand_card_set_face_up (self, TRUE);
  dulle_set_css_class (GTK_WIDGET (self), "turning", FALSE);

  return G_SOURCE_REMOVE;
}

void
dulle_hand_card_turn_up (DulleHandCard *self,
                         guint          milliseconds)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  g_clear_handle_id (&self->turn_source, g_source_remove);
  dulle_set_css_class (GTK_WIDGET (self), "turning", TRUE);
  self->turn_source = g_timeout_add (milliseconds, turned_cb, self);
}

void
dulle_hand_card_set_legal (DulleHandCard *self,
                           gboolean       legal)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  if (self->legal == legal)
    return;

  self->legal = legal;
  dulle_card_widget_set_dimmed (self->picture, !legal);
  dulle_set_css_class (GTK_WIDGET (self), "illegal", !legal);
  update_label (self);
}

gboolean
dulle_hand_card_get_raised (DulleHandCard *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_CARD (self), FALSE);

  return self->raised;
}

void
dulle_hand_card_set_raised (DulleHandCard *self,
                            gboolean       raised)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  if (self->raised == raised)
    return;

  self->raised = raised;
  dulle_set_css_class (GTK_WIDGET (self), "raised", raised);
}

static gboolean
shaken_cb (gpointer data)
{
  DulleHandCard *self = data;

  self->shake_source = 0;
  dulle_set_css_class (GTK_WIDGET (self), "shaking", FALSE);

  return G_SOURCE_REMOVE;
}

void
dulle_hand_card_shake (DulleHandCard *self)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  g_clear_handle_id (&self->shake_source, g_source_remove);
  dulle_set_css_class (GTK_WIDGET (self), "shaking", TRUE);
  self->shake_source = g_timeout_add (SHAKE_TIME, shaken_cb, self);
}

void
dulle_hand_card_take_focus (DulleHandCard *self)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  self->focused_at = g_get_monotonic_time ();
  dulle_take_focus (GTK_WIDGET (self));
}

void
dulle_hand_card_set_role (DulleHandCard *self,
                          DulleCardRole  role)
{
  g_return_if_fail (DULLE_IS_HAND_CARD (self));

  dulle_card_widget_set_role (self->picture, role);
}
