/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "engine/action-text.h"

#include "common/word-help.h"

#include "action-button.h"

void
dulle_action_button_set (GtkWidget         *button,
                         const DulleAction *action,
                         DulleParty         party)
{
  g_autofree char *word = dulle_action_format (action, party);

  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", word);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.decide");
  dulle_word_attach (button, dulle_word_of_action (action, party));
}

char *
dulle_action_button_mnemonic (const char *text,
                              GString    *taken)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_unichar_tolower (g_utf8_get_char (p));

      if (!g_unichar_isalpha (letter) || g_utf8_strchr (taken->str, -1, letter) != NULL)
        continue;

      g_string_append_unichar (taken, letter);
      return g_strdup_printf ("%.*s_%s", (int) (p - text), text, p);
    }

  return g_strdup (text);
}
