/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which card goes where is decided by the table; the hand carries them there.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/card-type.h"
#include "cards/frame-loop.h"
#include "common/css-class.h"
#include "common/news.h"
#include "dulle-hand-widget.h"
#include "hand-gestures.h"

struct _DulleHandWidget
{
  GtkWidget parent_instance;

  float          card_width;
  guint          n_cards;
  guint          n_dealt;
  guint          duration;
  gboolean       two_clicks;
  DulleFrameLoop loop;
  DulleHand      legal;
  DulleHand      trumps;
  DulleCardRole  roles[DULLE_N_CARDS];

  /* Borrowed: the children, from left to right, and the one pressed last */
  DulleHandCard *cards[DULLE_MAX_HAND];
  DulleHandCard *pressed;

  /* Owned */
  DulleHandGestures *gestures;
};

/* Milliseconds. */
#define RETURN_TIME 160

G_DEFINE_FINAL_TYPE (DulleHandWidget, dulle_hand_widget, GTK_TYPE_WIDGET)

enum
{
  PLAY,
  TAPPED,
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The card leaves the row; it is still a child. */
static DulleHandCard *
take_out (DulleHandWidget *self,
          guint            n)
{
  DulleHandCard *card = self->cards[n];

  self->n_cards--;
  memmove (&self->cards[n], &self->cards[n + 1], (self->n_cards - n) * sizeof self->cards[0]);

  return card;
}

static void
remove_card (DulleHandWidget *self,
             guint            n)
{
  DulleHandCard *card = take_out (self, n);

  if (self->pressed == card)
    self->pressed = NULL;
  gtk_widget_unparent (GTK_WIDGET (card));
}

static void
dulle_hand_widget_dispose (GObject *object)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (object);

  while (self->n_cards > 0)
    remove_card (self, self->n_cards - 1);
  g_clear_object (&self->gestures);

  G_OBJECT_CLASS (dulle_hand_widget_parent_class)->dispose (object);
}

static void
dulle_hand_widget_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);

  for (guint i = 0; i < self->n_cards; i++)
    dulle_hand_card_allocate (self->cards[i], self->card_width);
}

static gboolean
dulle_hand_widget_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  return FALSE;
}

static int
find_focused (DulleHandWidget *self)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (self->cards[i])))
      return (int) i;

  return -1;
}

/* GTK shows for three seconds where the keyboard is. Others may take longer to play. */
static void
move_keyboard (DulleHandWidget *self,
               guint            n)
{
  dulle_set_css_class (GTK_WIDGET (self), "keyboard", TRUE);
  dulle_take_focus (GTK_WIDGET (self->cards[n]));
}

/* Returns: the first card that may be played, or the last one with a @step of −1 */
static int
find_entrance (DulleHandWidget *self,
               int              step)
{
  int first = step > 0 ? 0 : (int) self->n_cards - 1;
  int n = first;

  while (n >= 0 && n < (int) self->n_cards &&
         !dulle_hand_has (self->legal, dulle_hand_card_get_card (self->cards[n])))
    n += step;

  return n >= 0 && n < (int) self->n_cards ? n : first;
}

/* GTK would go by height, and in a fan that is from the middle outwards. */
static gboolean
dulle_hand_widget_move_focus (GtkWidget       *widget,
                              GtkDirectionType direction)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);
  int              n = find_focused (self);

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_RIGHT:
      n = n < 0 ? find_entrance (self, 1) : n + 1;
      break;
    case GTK_DIR_TAB_BACKWARD:
    case GTK_DIR_LEFT:
      n = n < 0 ? find_entrance (self, -1) : n - 1;
      break;
    default:
      n = n < 0 ? find_entrance (self, 1) : -1;
    }

  if (n < 0 || n >= (int) self->n_cards)
    return FALSE;

  move_keyboard (self, (guint) n);

  return TRUE;
}

/* The card goes from one place to another, and is drawn above those on its left. */
static void
move_card (DulleHandWidget *self,
           guint            from,
           guint            to)
{
  DulleHandCard *card = take_out (self, from);
  GtkWidget     *next = to < self->n_cards ? GTK_WIDGET (self->cards[to]) : NULL;

  memmove (&self->cards[to + 1], &self->cards[to], (self->n_cards - to) * sizeof self->cards[0]);
  self->cards[to] = card;
  self->n_cards++;
  gtk_widget_insert_before (GTK_WIDGET (card), GTK_WIDGET (self), next);
  self->duration = RETURN_TIME;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_signal_emit (self, signals[MOVED], 0);
}

/* Keys that move the focus, and by how many cards. With Shift they take the card along. */
static const struct
{
  guint key;
  int   step;
} keys[] = {
  { GDK_KEY_Left, -1 },
  { GDK_KEY_KP_Left, -1 },
  { GDK_KEY_Right, 1 },
  { GDK_KEY_KP_Right, 1 },
  { GDK_KEY_Home, -DULLE_MAX_HAND },
  { GDK_KEY_KP_Home, -DULLE_MAX_HAND },
  { GDK_KEY_End, DULLE_MAX_HAND },
  { GDK_KEY_KP_End, DULLE_MAX_HAND },
};

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *step,
        gpointer   user_data)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);
  int              n = find_focused (self);

  if (n < 0)
    return GDK_EVENT_PROPAGATE;

  n = CLAMP (n + g_variant_get_int32 (step), 0, (int) self->n_cards - 1);
  move_keyboard (self, (guint) n);

  return GDK_EVENT_STOP;
}

static gboolean
move_key_cb (GtkWidget *widget,
             GVariant  *step,
             gpointer   user_data)
{
  DulleHandWidget *self = DULLE_HAND_WIDGET (widget);
  int              from = find_focused (self);
  int              to;

  if (from < 0)
    return GDK_EVENT_PROPAGATE;

  to = CLAMP (from + g_variant_get_int32 (step), 0, (int) self->n_cards - 1);
  if (to != from)
    move_card (self, (guint) from, (guint) to);

  return GDK_EVENT_STOP;
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
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, DULLE_TYPE_CARD);
  signals[TAPPED] = g_signal_new ("tapped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, DULLE_TYPE_CARD);

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (widget_class, keys[i].key, 0, key_cb, "i", keys[i].step);
      gtk_widget_class_add_binding (widget_class, keys[i].key, GDK_SHIFT_MASK, move_key_cb, "i",
                                    keys[i].step);
    }
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
play_cb (DulleHandWidget *self,
         DulleHandCard   *card)
{
  g_assert (DULLE_IS_HAND_WIDGET (self));
  g_assert (DULLE_IS_HAND_CARD (card));

  self->pressed = card;
  g_signal_emit (self, signals[PLAY], 0, dulle_hand_card_get_card (card));
}

static guint
find_place (DulleHandWidget *self,
            DulleHandCard   *card)
{
  guint n = 0;

  while (self->cards[n] != card)
    n++;

  return n;
}

/* How many of the other cards are to the left of @x. */
static guint
count_left_of (DulleHandWidget *self,
               DulleHandCard   *card,
               float            x)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cards; i++)
    n += self->cards[i] != card && dulle_hand_card_get_pose (self->cards[i]).x < x;

  return n;
}

/* From where it was let go it goes back, or on, or to another place in the hand. */
static void
dropped_cb (DulleHandWidget *self,
            DulleHandCard   *card,
            double           y)
{
  guint from;
  guint to;

  g_assert (DULLE_IS_HAND_WIDGET (self));
  g_assert (DULLE_IS_HAND_CARD (card));

  from = find_place (self, card);
  to = count_left_of (self, card, dulle_hand_card_get_pose (card).x);
  dulle_hand_card_return (card, RETURN_TIME);
  dulle_frame_loop_run (&self->loop, GTK_WIDGET (self), RETURN_TIME);
  if (y < -self->card_width / 2)
    play_cb (self, card);
  else if (to != from && self->n_dealt >= self->n_cards)
    move_card (self, from, to);
}

static void
dulle_hand_widget_init (DulleHandWidget *self)
{
  self->legal = ~(DulleHand) 0;
  self->n_dealt = DULLE_MAX_HAND;
  self->gestures = dulle_hand_gestures_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->gestures, "dropped", G_CALLBACK (dropped_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your hand"), -1);
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

  return self->n_cards;
}

DulleCard
dulle_hand_widget_get_card (DulleHandWidget *self,
                            guint            n)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), DULLE_NO_CARD);

  return n < self->n_cards ? dulle_hand_card_get_card (self->cards[n]) : DULLE_NO_CARD;
}

static void
tapped_cb (DulleHandWidget *self,
           DulleHandCard   *card)
{
  g_assert (DULLE_IS_HAND_WIDGET (self));
  g_assert (DULLE_IS_HAND_CARD (card));

  self->pressed = card;
  g_signal_emit (self, signals[TAPPED], 0, dulle_hand_card_get_card (card));
}

static DulleHandCard *
new_card (DulleHandWidget *self,
          DulleCard        card)
{
  GtkWidget *button = dulle_hand_card_new (card);

  g_signal_connect_swapped (button, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (button, "tapped", G_CALLBACK (tapped_cb), self);
  dulle_hand_card_set_two_clicks (DULLE_HAND_CARD (button), self->two_clicks);
  dulle_hand_card_set_legal (DULLE_HAND_CARD (button), dulle_hand_has (self->legal, card));
  dulle_hand_card_set_role (DULLE_HAND_CARD (button), self->roles[card]);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return DULLE_HAND_CARD (button);
}

/* One that is there already keeps its button. */
static DulleHandCard *
reuse_card (DulleHandWidget *self,
            DulleCard        card)
{
  for (guint n = 0; n < self->n_cards; n++)
    if (dulle_hand_card_get_card (self->cards[n]) == card)
      return take_out (self, n);

  return new_card (self, card);
}

/* The pressed one of equal cards, else the first. */
static int
find_card (DulleHandWidget *self,
           DulleCard        card)
{
  int found = -1;

  for (guint i = self->n_cards; i-- > 0;)
    if (dulle_hand_card_get_card (self->cards[i]) == card &&
        (found < 0 || self->cards[found] != self->pressed))
      found = (int) i;

  return found;
}

void
dulle_hand_widget_set_cards (DulleHandWidget *self,
                             const DulleCard *cards,
                             guint            n_cards,
                             guint            milliseconds)
{
  DulleHandCard *row[DULLE_MAX_HAND];
  int            n_focused;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));
  g_return_if_fail (n_cards <= DULLE_MAX_HAND);

  n_focused = find_focused (self);

  for (guint i = 0; i < n_cards; i++)
    row[i] = reuse_card (self, cards[i]);
  while (self->n_cards > 0)
    remove_card (self, self->n_cards - 1);
  for (guint i = 0; i < n_cards; i++)
    gtk_widget_insert_before (GTK_WIDGET (row[i]), GTK_WIDGET (self), NULL);

  memcpy (self->cards, row, n_cards * sizeof row[0]);
  self->n_cards = n_cards;
  self->duration = milliseconds;
  if (n_focused >= 0 && find_focused (self) < 0 && n_cards > 0)
    dulle_hand_widget_focus (self, MIN ((guint) n_focused, n_cards - 1));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
dulle_hand_widget_place (DulleHandWidget *self,
                         const DullePose *poses,
                         float            card_width)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->card_width = card_width;
  for (guint i = 0; i < dulle_hand_widget_get_n_dealt (self); i++)
    dulle_hand_card_move (self->cards[i], &poses[i], self->duration);
  dulle_frame_loop_run (&self->loop, GTK_WIDGET (self), self->duration);
  self->duration = 0;
}

gboolean
dulle_hand_widget_take (DulleHandWidget *self,
                        DulleCard        card,
                        DullePose       *pose,
                        guint            milliseconds)
{
  int n;

  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  n = find_card (self, card);
  if (n < 0)
    return FALSE;

  *pose = dulle_hand_card_get_pose (self->cards[n]);
  if (find_focused (self) == n && self->n_cards > 1)
    dulle_hand_widget_focus (self, (guint) (n + 1 < (int) self->n_cards ? n + 1 : n - 1));
  remove_card (self, (guint) n);
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
  for (guint i = 0; i < self->n_cards; i++)
    dulle_hand_card_set_legal (self->cards[i],
                               dulle_hand_has (legal, dulle_hand_widget_get_card (self, i)));
}

guint
dulle_hand_widget_get_n_dealt (DulleHandWidget *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), 0);

  return MIN (self->n_cards, self->n_dealt);
}

void
dulle_hand_widget_set_two_clicks (DulleHandWidget *self,
                                  gboolean         two_clicks)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->two_clicks = two_clicks;
  for (guint i = 0; i < self->n_cards; i++)
    dulle_hand_card_set_two_clicks (self->cards[i], two_clicks);
}

void
dulle_hand_widget_set_trumps (DulleHandWidget *self,
                              DulleHand        trumps)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->trumps = trumps;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
is_trump (DulleHandWidget *self,
          guint            n)
{
  return dulle_hand_has (self->trumps, dulle_hand_card_get_card (self->cards[n]));
}

guint
dulle_hand_widget_get_n_left (DulleHandWidget *self)
{
  guint n_left = 0;
  guint n_changes = 0;

  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), 0);

  for (guint i = 1; i < dulle_hand_widget_get_n_dealt (self); i++)
    if (is_trump (self, i) != is_trump (self, i - 1))
      {
        n_left = i;
        n_changes++;
      }

  return n_changes == 1 ? n_left : 0;
}

void
dulle_hand_widget_set_roles (DulleHandWidget     *self,
                             const DulleCardRole *roles)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  memcpy (self->roles, roles, sizeof self->roles);
  for (guint i = 0; i < self->n_cards; i++)
    dulle_hand_card_set_role (self->cards[i], roles[dulle_hand_widget_get_card (self, i)]);
}

void
dulle_hand_widget_set_n_dealt (DulleHandWidget *self,
                               guint            count,
                               guint            milliseconds)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->n_dealt = count;
  self->duration = milliseconds;
  for (guint i = 0; i < self->n_cards; i++)
    {
      dulle_hand_card_set_face_up (self->cards[i], FALSE);
      if (i >= count)
        dulle_hand_card_withdraw (self->cards[i]);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
dulle_hand_widget_turn_up (DulleHandWidget *self,
                           guint            milliseconds)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  self->n_dealt = DULLE_MAX_HAND;
  for (guint i = 0; i < self->n_cards; i++)
    if (milliseconds > 0)
      dulle_hand_card_turn_up (self->cards[i], milliseconds);
    else
      dulle_hand_card_set_face_up (self->cards[i], TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dulle_hand_widget_raise (DulleHandWidget *self,
                         DulleCard        card)
{
  int n;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  n = find_card (self, card);
  for (guint i = 0; i < self->n_cards; i++)
    dulle_hand_card_set_raised (self->cards[i], (int) i == n);
}

void
dulle_hand_widget_shake (DulleHandWidget *self,
                         DulleCard        card)
{
  int n;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  n = find_card (self, card);
  if (n >= 0)
    dulle_hand_card_shake (self->cards[n]);
}

void
dulle_hand_widget_recommend (DulleHandWidget *self,
                             DulleCard        card)
{
  int n;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  dulle_hand_widget_raise (self, card);
  n = find_card (self, card);
  if (n < 0 || find_focused (self) < 0)
    return;

  dulle_set_css_class (GTK_WIDGET (self), "keyboard", TRUE);
  if (find_focused (self) != n)
    dulle_hand_widget_focus (self, (guint) n);
}

void
dulle_hand_widget_show_received (DulleHandWidget *self,
                                 DulleHand        cards)
{
  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  for (guint i = 0; i < self->n_cards; i++)
    {
      DulleCard card = dulle_hand_card_get_card (self->cards[i]);
      gboolean  is_received = dulle_hand_has (cards, card);

      dulle_set_css_class (GTK_WIDGET (self->cards[i]), "received", is_received);
      if (is_received)
        cards -= dulle_hand_of (card);
    }
}

void
dulle_hand_widget_lead_focus (DulleHandWidget *self,
                              DulleHand        cards)
{
  int from;
  int nearest = -1;

  g_return_if_fail (DULLE_IS_HAND_WIDGET (self));

  from = find_focused (self);
  for (int n = 0; n < (int) self->n_cards; n++)
    if (dulle_hand_has (cards, dulle_hand_card_get_card (self->cards[n])) &&
        (nearest < 0 || ABS (n - from) < ABS (nearest - from)))
      nearest = n;
  if (from >= 0 && nearest >= 0 && nearest != from)
    dulle_hand_widget_focus (self, (guint) nearest);
}

gboolean
dulle_hand_widget_has_focus (DulleHandWidget *self)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  return find_focused (self) >= 0;
}

gboolean
dulle_hand_widget_focus (DulleHandWidget *self,
                         guint            n)
{
  g_return_val_if_fail (DULLE_IS_HAND_WIDGET (self), FALSE);

  if (n >= self->n_cards)
    return FALSE;

  dulle_hand_card_take_focus (self->cards[n]);

  return TRUE;
}
