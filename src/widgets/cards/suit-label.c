/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The colors are those of the style sheet, so that dark and high contrast have their own.
 */
#include "config.h"

#include "common/css-class.h"
#include "dulle-deck.h"
#include "suit-label.h"

static const struct
{
  const char *symbol;
  const char *css_class;
} suits[DULLE_N_SUITS] = {
  [DULLE_CLUBS] = { "♣", "clubs" },
  [DULLE_SPADES] = { "♠", "spades" },
  [DULLE_HEARTS] = { "♥", "hearts" },
  [DULLE_DIAMONDS] = { "♦", "diamonds" },
};

GtkWidget *
dulle_suit_label_new (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "visible", FALSE, NULL);

  gtk_widget_add_css_class (label, "suit");

  return label;
}

void
dulle_suit_label_set (GtkWidget *label,
                      DulleSuit  suit)
{
  gboolean shown =
      suit < DULLE_N_SUITS && !dulle_deck_has_german_suits (dulle_deck_get_default ());

  g_return_if_fail (GTK_IS_LABEL (label));

  for (unsigned i = 0; i < DULLE_N_SUITS; i++)
    dulle_set_css_class (label, suits[i].css_class, shown && i == suit);
  gtk_label_set_label (GTK_LABEL (label), shown ? suits[suit].symbol : "");
  gtk_widget_set_visible (label, shown);
}
