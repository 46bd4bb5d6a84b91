/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The engine knows no types of GObject, so this one is made from its codes.
 */
#include "config.h"

#include "engine/card.h"

#include "card-type.h"

static GType
register_cards (void)
{
  static GEnumValue values[DULLE_N_CARDS + 2];

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    values[card] = (GEnumValue){ card, dulle_card_code (card), dulle_card_code (card) };
  values[DULLE_N_CARDS] = (GEnumValue){ DULLE_NO_CARD, "DULLE_NO_CARD", "none" };

  return g_enum_register_static ("DulleCard", values);
}

GType
dulle_card_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, register_cards ());

  return type;
}
