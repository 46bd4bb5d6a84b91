/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "cards/deck-text.h"
#include "text-list.h"

void
dulle_text_append (GString    *text,
                   const char *separator,
                   const char *item)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (separator != NULL && item != NULL);

  if (text->len > 0)
    g_string_append (text, separator);
  g_string_append (text, item);
}

void
dulle_text_append_sentence (GString *text,
                            char    *sentence)
{
  dulle_text_append (text, " ", sentence);
  g_free (sentence);
}

char *
dulle_text_aloud (const char *text,
                  const char *separator)
{
  GString *aloud;

  g_return_val_if_fail (text != NULL && separator != NULL, NULL);

  aloud = g_string_new (text);
  g_string_replace (aloud, " · ", separator, 0);

  return g_string_free (aloud, FALSE);
}

char *
dulle_hand_text (DulleHand cards)
{
  GString *text = g_string_new (NULL);

  DULLE_HAND_FOREACH (card, cards)
    {
      for (unsigned i = 0; i < dulle_hand_count (cards, card); i++)
        dulle_text_append (text, ", ", dulle_deck_card_name (card));
    }

  return g_string_free (text, FALSE);
}
