/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "order-row.h"

#include "common/large-window.h"
#include "common/tooltip.h"
#include "deck-text.h"
#include "dulle-card-widget.h"

#define CARD_WIDTH  52
#define CARD_HEIGHT 78

static GtkWidget *
new_picture (DulleCard card)
{
  GtkWidget *picture = dulle_card_widget_new ();

  dulle_card_widget_set_width (DULLE_CARD_WIDGET (picture), CARD_WIDTH);
  dulle_card_widget_set_face (DULLE_CARD_WIDGET (picture), card);
  gtk_widget_set_size_request (picture, CARD_WIDTH, CARD_HEIGHT);
  dulle_large_window_grow (picture, "width");
  dulle_large_window_grow (picture, "width-request");
  dulle_large_window_grow (picture, "height-request");
  dulle_set_tooltip (picture, dulle_deck_card_name (card));

  return picture;
}

GtkWidget *
dulle_order_row_new (const DulleOrder *order,
                     DulleHand         cards)
{
  GtkWidget *row = gtk_flow_box_new ();
  DulleCard  sorted[DULLE_MAX_HAND];
  unsigned   n = dulle_order_sort (order, dulle_hand_kinds (cards), sorted);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), DULLE_MAX_HAND);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  /* A flow box stops Tab, also where none of its children takes the focus. */
  gtk_widget_set_can_focus (row, FALSE);
  for (unsigned i = 0; i < n; i++)
    gtk_flow_box_insert (GTK_FLOW_BOX (row), new_picture (sorted[i]), -1);

  return row;
}
