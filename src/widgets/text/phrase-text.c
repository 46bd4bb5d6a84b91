/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * None of them says anything about cards: a partner is told nothing.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "phrase-text.h"

static const struct
{
  const char *id;
  const char *text;
} phrases[] = {
  [DULLE_PHRASE_HELLO] = { "hello", NC_ ("phrase", "Hello!") },
  [DULLE_PHRASE_GOOD_LUCK] = { "good-luck", NC_ ("phrase", "Good luck!") },
  [DULLE_PHRASE_WELL_PLAYED] = { "well-played", NC_ ("phrase", "Well played!") },
  [DULLE_PHRASE_APPLAUSE] = { "applause", NC_ ("phrase", "Applause!") },
  [DULLE_PHRASE_THANKS] = { "thanks", NC_ ("phrase", "Thank you!") },
  [DULLE_PHRASE_SORRY] = { "sorry", NC_ ("phrase", "Sorry!") },
  [DULLE_PHRASE_LUCKY] = { "lucky", NC_ ("phrase", "That was luck!") },
  [DULLE_PHRASE_WHAT_A_GAME] = { "what-a-game", NC_ ("phrase", "What a game!") },
  [DULLE_PHRASE_NO_HURRY] = { "no-hurry", NC_ ("phrase", "Take your time.") },
  [DULLE_PHRASE_MOMENT] = { "moment", NC_ ("phrase", "One moment, please.") },
  [DULLE_PHRASE_BACK] = { "back", NC_ ("phrase", "I’m back.") },
  [DULLE_PHRASE_GOODBYE] = { "goodbye", NC_ ("phrase", "Goodbye!") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (phrases) == DULLE_N_PHRASES);

const char *
dulle_phrase_id (DullePhrase phrase)
{
  g_return_val_if_fail (phrase < DULLE_N_PHRASES, NULL);

  return phrases[phrase].id;
}

gboolean
dulle_phrase_parse (const char  *id,
                    DullePhrase *phrase)
{
  g_return_val_if_fail (id != NULL && phrase != NULL, FALSE);

  for (guint i = 0; i < DULLE_N_PHRASES; i++)
    {
      if (!g_str_equal (phrases[i].id, id))
        continue;
      *phrase = (DullePhrase) i;
      return TRUE;
    }

  return FALSE;
}

const char *
dulle_phrase_text (DullePhrase phrase)
{
  g_return_val_if_fail (phrase < DULLE_N_PHRASES, NULL);

  return g_dpgettext2 (NULL, "phrase", phrases[phrase].text);
}
