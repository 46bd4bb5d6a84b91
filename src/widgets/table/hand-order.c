/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The engine sorts trumps first.
 */
#include "config.h"

#include "hand-order.h"

/* clang-format off */
G_DEFINE_ENUM_TYPE (DulleSortOrder, dulle_sort_order,
                    G_DEFINE_ENUM_VALUE (DULLE_SORT_ORDER_TRUMPS_FIRST, "trumps-first"),
                    G_DEFINE_ENUM_VALUE (DULLE_SORT_ORDER_TRUMPS_LAST, "trumps-last"))
/* clang-format on */

gboolean
dulle_hand_order_equal (const DulleHandOrder *self,
                        const DulleHandOrder *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return self->sort_order == other->sort_order && self->considered == other->considered &&
         self->aside == other->aside &&
         memcmp (self->n_moved, other->n_moved, sizeof self->n_moved) == 0 &&
         memcmp (self->moved, other->moved, sizeof self->moved) == 0;
}

/* Whether the hand is shown as that of a solo that nobody plays yet. */
static gboolean
considers_solo (const DulleHandOrder *self,
                const DulleView      *view)
{
  return view->board.phase == DULLE_PHASE_AUCTION && dulle_view_on_turn (view) &&
         self->considered != DULLE_CONTRACT_NORMAL;
}

/* As trumps are now, or would be in the solo that the person thinks of. */
static DulleOrder
order_of_trumps (const DulleHandOrder *self,
                 const DulleView      *view)
{
  DulleOrder order = view->board.order;

  if (considers_solo (self, view))
    dulle_order_init (&order, &view->board.rules, self->considered, false, false);

  return order;
}

static void
reverse_cards (DulleCard *cards,
               unsigned   n)
{
  for (unsigned i = 0; i < n / 2; i++)
    {
      DulleCard card = cards[i];

      cards[i] = cards[n - 1 - i];
      cards[n - 1 - i] = card;
    }
}

/* Returns: how many cards it has arranged; 0 if some were not there when the person moved
 * the cards */
static unsigned
arrange_as_moved (const DulleHandOrder *self,
                  unsigned              seat,
                  DulleHand             hand,
                  DulleCard             cards[DULLE_MAX_HAND])
{
  unsigned n = 0;

  for (unsigned i = 0; seat < DULLE_N_SEATS && i < self->n_moved[seat]; i++)
    if (dulle_hand_has (hand, self->moved[seat][i]))
      {
        hand = dulle_hand_remove (hand, self->moved[seat][i]);
        cards[n++] = self->moved[seat][i];
      }

  return hand == 0 ? n : 0;
}

DulleHand
dulle_hand_order_trumps (const DulleHandOrder *self,
                         const DulleView      *view)
{
  DulleOrder order;

  g_return_val_if_fail (self != NULL && view != NULL, 0);

  order = order_of_trumps (self, view);

  return order.members[DULLE_CLASS_TRUMP];
}

unsigned
dulle_hand_order_sort (const DulleHandOrder *self,
                       const DulleView      *view,
                       DulleCard             cards[DULLE_MAX_HAND])
{
  DulleHand  hand;
  DulleOrder order;
  unsigned   n;

  g_return_val_if_fail (self != NULL && view != NULL, 0);

  hand = view->own.hand - (dulle_view_gives_cards (view) ? self->aside : 0);
  n = considers_solo (self, view) ? 0 : arrange_as_moved (self, view->own.seat, hand, cards);
  if (n > 0)
    return n;

  order = order_of_trumps (self, view);
  n = dulle_order_sort (&order, hand, cards);
  if (self->sort_order == DULLE_SORT_ORDER_TRUMPS_LAST)
    reverse_cards (cards, n);

  return n;
}
