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
#include "cards/order-row.h"
#include "engine/deal.h"
#include "text/knowledge-text.h"
#include "text/title-text.h"
#include "trump-sheet.h"

/* Which of two equal cards wins. */
static const char *
remark_on_pairs (const DulleOrder *order)
{
  if (!dulle_order_is_trump (order, DULLE_HEART_TEN) || !order->second_dulle[0])
    return _ ("Of two equal cards the first one wins.");
  if (!order->second_dulle[1])
    return _ ("Of two equal cards the first one wins; of two dulles the second, but not in the "
              "last trick.");

  return _ ("Of two equal cards the first one wins, but of two dulles the second.");
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
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), dulle_order_row_new (order, cards));
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

static char *
name_game (const DulleBoard  *board,
           const char *const *names)
{
  if (board->phase == DULLE_PHASE_AUCTION)
    return g_strdup (dulle_deck_text (dulle_contracts[DULLE_CONTRACT_NORMAL].label));

  return dulle_title_contract (board, names);
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
dulle_trump_sheet_new (GtkWindow         *parent,
                       const DulleView   *view,
                       const char *const *names)
{
  GtkWidget       *window;
  g_autofree char *title = NULL;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (view != NULL, NULL);

  title = name_game (&view->board, names);
  window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                         "title", title,
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
