/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each class of cards is a group of pictures that wrap, from the highest card on. Every
 * kind is shown once: which of two equal cards wins is said in words.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "cards/dulle-card-widget.h"
#include "engine/deal.h"
#include "text/knowledge-text.h"
#include "trump-sheet.h"

#define CARD_WIDTH  52
#define CARD_HEIGHT 78

static GtkWidget *
new_picture (DulleCard card)
{
  GtkWidget *picture = dulle_card_widget_new ();

  dulle_card_widget_set_width (DULLE_CARD_WIDGET (picture), CARD_WIDTH);
  dulle_card_widget_set_face (DULLE_CARD_WIDGET (picture), card);
  gtk_widget_set_size_request (picture, CARD_WIDTH, CARD_HEIGHT);
  gtk_widget_set_tooltip_text (picture, dulle_deck_card_name (card));

  return picture;
}

/* One card of each kind, from the highest on. */
static GtkWidget *
new_row_of_cards (const DulleOrder *order,
                  DulleHand         cards)
{
  GtkWidget *row = gtk_flow_box_new ();
  DulleCard  sorted[DULLE_MAX_HAND];
  unsigned   n = dulle_order_sort (order, dulle_hand_kinds (cards), sorted);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), DULLE_MAX_HAND);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (row), TRUE);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  for (unsigned i = 0; i < n; i++)
    {
      gtk_flow_box_insert (GTK_FLOW_BOX (row), new_picture (sorted[i]), -1);
      gtk_widget_set_focusable (gtk_widget_get_last_child (row), FALSE);
    }

  return row;
}

/* Which of two equal cards wins. */
static const char *
remark_on_pairs (const DulleOrder *order)
{
  if (!dulle_order_is_trump (order, DULLE_HEART_TEN) || !order->second_dulle[0])
    return _ ("Of two equal cards the first one wins.");
  if (!order->second_dulle[1])
    return _ ("Of two equal cards the first one wins; of two Dulles the second, but not in the "
              "last trick.");

  return _ ("Of two equal cards the first one wins, but of two Dulles the second.");
}

static GtkWidget *
new_group (const DulleView *view,
           DulleSuitClass   suit_class)
{
  const DulleOrder *order = &view->board.order;
  DulleHand         cards = dulle_deck (&view->board.rules) & order->members[suit_class];
  GtkWidget        *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), dulle_class_name (suit_class));
  if (suit_class == DULLE_CLASS_TRUMP)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), remark_on_pairs (order));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row_of_cards (order, cards));
  gtk_widget_set_visible (group, cards != 0);

  return group;
}

static GtkWidget *
new_page (const DulleView *view)
{
  GtkWidget *page = adw_preferences_page_new ();

  for (int suit_class = DULLE_CLASS_TRUMP; suit_class >= 0; suit_class--)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                              ADW_PREFERENCES_GROUP (new_group (view, suit_class)));

  return page;
}

/* The key that has opened the sheet closes it too. */
static GtkEventController *
new_closing_key (void)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_t, 0),
                        gtk_named_action_new ("window.close")));

  return controller;
}

GtkWidget *
dulle_trump_sheet_new (GtkWindow       *parent,
                       const DulleView *view,
                       const char      *contract)
{
  GtkWidget *window;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);

  window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                         "title", contract,
                         "transient-for", parent,
                         "search-enabled", FALSE,
                         "default-width", 560,
                         "default-height", 700,
                         NULL);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window),
                              ADW_PREFERENCES_PAGE (new_page (view)));
  gtk_widget_add_controller (window, new_closing_key ());

  return window;
}
