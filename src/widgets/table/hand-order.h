/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which cards lie in the person's hand, and in which order, as a pure function.
 */
#pragma once

#include <glib-object.h>

#include "engine/view.h"

G_BEGIN_DECLS

typedef enum
{
  DULLE_SORT_ORDER_TRUMPS_FIRST,
  DULLE_SORT_ORDER_TRUMPS_LAST,
} DulleSortOrder;

#define DULLE_TYPE_SORT_ORDER (dulle_sort_order_get_type ())
GType dulle_sort_order_get_type (void) G_GNUC_CONST;

/**
 * DulleHandOrder:
 * @sort_order: on which side the trumps are
 * @considered: the solo that the person thinks of in the auction, or
 *   %DULLE_CONTRACT_NORMAL
 * @aside: the cards that it has put aside in an exchange
 * @n_moved: how many cards a person had when it last moved one of them, by seat
 * @moved: these cards, from left to right
 *
 * What the order depends on besides the game.
 */
typedef struct
{
  DulleSortOrder sort_order;
  DulleContract  considered;
  DulleHand      aside;
  unsigned       n_moved[DULLE_N_SEATS];
  DulleCard      moved[DULLE_N_SEATS][DULLE_MAX_HAND];
} DulleHandOrder;

gboolean dulle_hand_order_equal (const DulleHandOrder *self,
                                 const DulleHandOrder *other);

/**
 * dulle_hand_order_trumps:
 *
 * Returns: what is trump now, or would be in the solo that the person thinks of; a mask
 */
DulleHand dulle_hand_order_trumps (const DulleHandOrder *self,
                                   const DulleView      *view);

/**
 * dulle_hand_order_sort:
 * @cards: (out caller-allocates): the cards from left to right
 *
 * A hand in which the person has moved cards stays as it is until it gets other ones.
 *
 * Returns: how many cards these are
 */
unsigned dulle_hand_order_sort (const DulleHandOrder *self,
                                const DulleView      *view,
                                DulleCard             cards[DULLE_MAX_HAND]);

G_END_DECLS
