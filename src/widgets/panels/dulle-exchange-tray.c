/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Filled by hand and not bound to a list model: cards are plain numbers, and free
 * places would be items without content.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/exchange.h"

#include "cards/deck-text.h"
#include "cards/dulle-card-widget.h"
#include "common/news.h"
#include "dulle-exchange-tray.h"

#define CARD_WIDTH 44

struct _DulleExchangeTray
{
  GtkWidget parent_instance;

  DulleOrder order;
  guint      wanted;
  DulleHand  chosen;

  /* Borrowed: the child */
  GtkWidget *places;
};

G_DEFINE_FINAL_TYPE (DulleExchangeTray, dulle_exchange_tray, GTK_TYPE_WIDGET)

enum
{
  PROP_CHOSEN = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
taken_back_cb (DulleExchangeTray *self,
               GtkButton         *button)
{
  DulleCard card = dulle_card_widget_get_face (DULLE_CARD_WIDGET (gtk_button_get_child (button)));

  g_assert (DULLE_IS_EXCHANGE_TRAY (self));

  dulle_exchange_tray_set_chosen (self, dulle_hand_remove (self->chosen, card));
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
new_card (DulleExchangeTray *self,
          DulleCard          card)
{
  GtkWidget       *picture = dulle_card_widget_new ();
  GtkWidget       *button = gtk_button_new ();
  const char      *name = dulle_deck_card_name (card);
  g_autofree char *label = NULL;

  /* Translators: a button; %s is a card that is chosen to be given away */
  label = g_strdup_printf (_ ("Take back: %s"), name);
  dulle_card_widget_set_face (DULLE_CARD_WIDGET (picture), card);
  dulle_card_widget_set_width (DULLE_CARD_WIDGET (picture), CARD_WIDTH);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "place");
  gtk_widget_add_css_class (button, "chosen");
  dulle_name_in_tooltip (button, label);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (taken_back_cb), self);

  return button;
}

static GtkWidget *
new_place (void)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (place, CARD_WIDTH, dulle_card_height (CARD_WIDTH));
  gtk_widget_add_css_class (place, "place");
  gtk_widget_add_css_class (place, "free");

  return place;
}

static void
append_place (DulleExchangeTray *self,
              GtkWidget         *place)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_set_focusable (child, FALSE);
  gtk_widget_set_halign (place, GTK_ALIGN_CENTER);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), place);
  gtk_flow_box_append (GTK_FLOW_BOX (self->places), child);
}

static void
fill_places (DulleExchangeTray *self)
{
  DulleCard        cards[DULLE_MAX_HAND];
  unsigned         n_cards = dulle_order_sort (&self->order, self->chosen, cards);
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->places), 0)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->places), GTK_WIDGET (child));
  for (unsigned i = 0; i < MAX (self->wanted, n_cards); i++)
    append_place (self, i < n_cards ? new_card (self, cards[i]) : new_place ());
}

static void
dulle_exchange_tray_get_property (GObject    *object,
                                  guint       property_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_CHOSEN:
      g_value_set_uint64 (value, DULLE_EXCHANGE_TRAY (object)->chosen);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_exchange_tray_dispose (GObject *object)
{
  DulleExchangeTray *self = DULLE_EXCHANGE_TRAY (object);

  g_clear_pointer (&self->places, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_exchange_tray_parent_class)->dispose (object);
}

static void
dulle_exchange_tray_class_init (DulleExchangeTrayClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_exchange_tray_dispose;
  object_class->get_property = dulle_exchange_tray_get_property;

  properties[PROP_CHOSEN] = g_param_spec_uint64 ("chosen", NULL, NULL, 0, G_MAXUINT64, 0,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "exchangetray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
dulle_exchange_tray_init (DulleExchangeTray *self)
{
  self->places = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->places), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->places), 3);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->places), DULLE_MAX_DEALT);
  gtk_widget_set_halign (self->places, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->places, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Chosen cards"), -1);
}

void
dulle_exchange_tray_begin (DulleExchangeTray *self,
                           const DulleView   *view)
{
  const DulleBoard *board = &view->board;
  gboolean          passes = board->exchange == DULLE_EXCHANGE_PASS;

  g_return_if_fail (DULLE_IS_EXCHANGE_TRAY (self));

  self->order = board->order;
  self->wanted = passes ? dulle_exchange_size (board, &view->own) : board->n_passed;
  dulle_exchange_tray_set_chosen (self,
                                  passes ? view->own.hand & board->order.members[DULLE_CLASS_TRUMP]
                                         : 0);
  fill_places (self);
}

void
dulle_exchange_tray_end (DulleExchangeTray *self)
{
  g_return_if_fail (DULLE_IS_EXCHANGE_TRAY (self));

  self->wanted = 0;
  dulle_exchange_tray_set_chosen (self, 0);
  fill_places (self);
}

guint
dulle_exchange_tray_get_wanted (DulleExchangeTray *self)
{
  g_return_val_if_fail (DULLE_IS_EXCHANGE_TRAY (self), 0);

  return self->wanted;
}

DulleHand
dulle_exchange_tray_get_chosen (DulleExchangeTray *self)
{
  g_return_val_if_fail (DULLE_IS_EXCHANGE_TRAY (self), 0);

  return self->chosen;
}

gboolean
dulle_exchange_tray_put (DulleExchangeTray *self,
                         DulleCard          card)
{
  g_return_val_if_fail (DULLE_IS_EXCHANGE_TRAY (self), FALSE);

  if (dulle_hand_size (self->chosen) >= self->wanted)
    return FALSE;

  dulle_exchange_tray_set_chosen (self, dulle_hand_add (self->chosen, card));

  return TRUE;
}

void
dulle_exchange_tray_set_chosen (DulleExchangeTray *self,
                                DulleHand          chosen)
{
  g_return_if_fail (DULLE_IS_EXCHANGE_TRAY (self));

  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  fill_places (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}
