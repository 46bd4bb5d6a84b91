/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The style sheet says what they look like. In the hand the shade has a meaning already: such a
 * card may not be played.
 */
#include "config.h"

#include "cards/dulle-card-widget.h"
#include "common/css-class.h"

#include "card-highlights.h"
#include "dulle-hand-card.h"

/* Returns: the card that @child shows, or %DULLE_NO_CARD */
static DulleCard
shown_card (GtkWidget *child)
{
  if (DULLE_IS_HAND_CARD (child))
    return dulle_hand_card_get_card (DULLE_HAND_CARD (child));
  if (DULLE_IS_CARD_WIDGET (child) && gtk_widget_get_visible (child))
    return dulle_card_widget_get_face (DULLE_CARD_WIDGET (child));

  return DULLE_NO_CARD;
}

static gboolean
is_among (GtkWidget *child,
          DulleHand  cards)
{
  DulleCard card = shown_card (child);

  return card != DULLE_NO_CARD && dulle_hand_has (cards, card);
}

static gboolean
is_aside (GtkWidget *child,
          DulleHand  cards)
{
  return !DULLE_IS_HAND_CARD (child) && shown_card (child) != DULLE_NO_CARD &&
         !is_among (child, cards);
}

void
dulle_highlight_cards (GtkWidget *parent,
                       DulleHand  cards)
{
  gboolean any = FALSE;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    any = any || is_among (child, cards);
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      dulle_set_css_class (child, "highlighted", is_among (child, cards));
      dulle_set_css_class (child, "aside", any && is_aside (child, cards));
    }
}
