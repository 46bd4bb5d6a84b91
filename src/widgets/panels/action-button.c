/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "engine/action-text.h"

#include "cards/suit-label.h"
#include "text/word-help.h"

#include "action-button.h"

/* Of an answer in one line, which leaves room for others beside it */
#define MAX_CHARS 16

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

void
dulle_action_button_set_content (GtkWidget  *button,
                                 const char *name,
                                 DulleSuit   suit,
                                 GString    *taken)
{
  g_autofree char *text = dulle_action_button_mnemonic (name, taken);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *symbol = dulle_suit_label_new ();
  GtkWidget       *label = gtk_label_new_with_mnemonic (text);

  g_return_if_fail (GTK_IS_BUTTON (button));

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  dulle_suit_label_set (symbol, suit);
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
dulle_action_button_set_chosen (GtkWidget *button,
                                gboolean   chosen)
{
  GtkAccessibleTristate state =
      chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;

  g_return_if_fail (GTK_IS_BUTTON (button));

  if (chosen)
    gtk_widget_set_state_flags (button, GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_CHECKED);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED, state, -1);
}
