/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/news.h"
#include "shortcuts-window.h"

#define CONTEXT "shortcuts"

/* An entry without keys is the heading of those below it. */
static const struct
{
  const char *keys;
  const char *title;
} shortcuts[] = {
  { NULL, NC_ ("shortcuts", "Cards") },
  { "Left Right", NC_ ("shortcuts", "Choose a card") },
  { "<Shift>Left <Shift>Right", NC_ ("shortcuts", "Move the chosen card in your hand") },
  { "Return space", NC_ ("shortcuts", "Play the chosen card") },
  { "1...9", NC_ ("shortcuts", "Play a card by its place") },
  { "0 A B", NC_ ("shortcuts", "Play the tenth, eleventh or twelfth card") },
  { "H", NC_ ("shortcuts", "Ask for a hint") },
  { "K", NC_ ("shortcuts", "What you can know") },
  { "T", NC_ ("shortcuts", "Order of the trumps") },
  { "<Control>Z", NC_ ("shortcuts", "Take back, where the rules permit") },
  { NULL, NC_ ("shortcuts", "Reservations and announcements") },
  { "G", NC_ ("shortcuts", "Healthy") },
  { "N", NC_ ("shortcuts", "Make the next announcement") },
  { "M", NC_ ("shortcuts", "Announce Re or Kontra") },
  { "C", NC_ ("shortcuts", "Say something, at a table with others") },
  { NULL, NC_ ("shortcuts", "View") },
  { "F", NC_ ("shortcuts", "Continue at once") },
  { "L", NC_ ("shortcuts", "Last trick") },
  { "W", NC_ ("shortcuts", "Look into the next hand, while you sit out") },
  { "E", NC_ ("shortcuts", "Play to the end at once, while you sit out") },
  { "O", NC_ ("shortcuts", "Show all hands, where the rules permit") },
  { "P", NC_ ("shortcuts", "Score") },
  { "V", NC_ ("shortcuts", "Review the games") },
  { "Y", NC_ ("shortcuts", "History of all tournaments") },
  { "S", NC_ ("shortcuts", "Statistics") },
  { "Escape", NC_ ("shortcuts", "Back to the table") },
  { "F9", NC_ ("shortcuts", "Side column, on a large screen") },
  { "F11", NC_ ("shortcuts", "Full screen") },
  { NULL, NC_ ("shortcuts", "Have it read to you") },
  { "<Shift>H", NC_ ("shortcuts", "Your hand by suits") },
  { "<Shift>T", NC_ ("shortcuts", "The trick so far") },
  { "<Shift>L", NC_ ("shortcuts", "The last trick") },
  { "<Shift>P", NC_ ("shortcuts", "Tricks and points so far") },
  { "<Shift>W", NC_ ("shortcuts", "Who is who, and who announced what") },
  { "<Shift>D", NC_ ("shortcuts", "Whose turn it is") },
  { "<Shift>G", NC_ ("shortcuts", "What is played") },
  { NULL, NC_ ("shortcuts", "Program") },
  { "<Control>N", NC_ ("shortcuts", "New tournament") },
  { "R", NC_ ("shortcuts", "Rules") },
  { "<Control>comma", NC_ ("shortcuts", "Preferences") },
  { "F1", NC_ ("shortcuts", "Rule book") },
  { "Menu <Shift>F10", NC_ ("shortcuts", "Explain the word on the button or row") },
  { "<Control>question", NC_ ("shortcuts", "Keyboard shortcuts") },
  { "F10", NC_ ("shortcuts", "Main menu") },
  { "<Control>W", NC_ ("shortcuts", "Close the window") },
  { "<Control>Q", NC_ ("shortcuts", "Quit") },
};

/* Keys stand behind what they do, or below it where both do not fit in a line. */
static GtkWidget *
new_line (const char *title,
          const char *keys)
{
  GtkWidget *box = gtk_flow_box_new ();
  GtkWidget *parts[] = { gtk_label_new (title), gtk_shortcut_label_new (keys) };

  gtk_label_set_wrap (GTK_LABEL (parts[0]), TRUE);
  gtk_label_set_xalign (GTK_LABEL (parts[0]), 0);
  gtk_widget_set_halign (parts[1], GTK_ALIGN_END);
  /* A flow box would stop Tab. */
  gtk_widget_set_can_focus (box, FALSE);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), G_N_ELEMENTS (parts));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gtk_widget_set_valign (parts[i], GTK_ALIGN_CENTER);
      gtk_flow_box_insert (GTK_FLOW_BOX (box), parts[i], -1);
    }

  return box;
}

/* A row is called by what the keys do, so it has to say which they are. */
static char *
format_keys (const char *keys)
{
  g_auto (GStrv) alternatives = g_strsplit (keys, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; alternatives[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (alternatives[i], "...", -1);

      g_string_append (text, i > 0 ? ", " : "");
      for (guint end = 0; ends[end] != NULL; end++)
        {
          guint            key;
          GdkModifierType  modifiers;
          g_autofree char *label = NULL;

          gtk_accelerator_parse (ends[end], &key, &modifiers);
          label = gtk_accelerator_get_label (key, modifiers);
          g_string_append_printf (text, "%s%s", end > 0 ? "–" : "", label);
        }
    }

  return g_string_free (text, FALSE);
}

static GtkWidget *
new_row (guint n)
{
  GtkWidget       *row = adw_preferences_row_new ();
  const char      *title = g_dpgettext2 (NULL, CONTEXT, shortcuts[n].title);
  g_autofree char *keys = format_keys (shortcuts[n].keys);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_line (title, shortcuts[n].keys));
  gtk_widget_add_css_class (row, "shortcut");
  dulle_name (row, title);
  dulle_describe (row, keys);

  return row;
}

static GtkWidget *
new_page (void)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].keys == NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group),
                                           g_dpgettext2 (NULL, CONTEXT, shortcuts[i].title));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
        }
      else
        {
          adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (i));
        }
    }

  return page;
}

GtkWidget *
dulle_shortcuts_window_new (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                                    "title", _ ("Keyboard Shortcuts"),
                                    "transient-for", parent,
                                    "modal", TRUE,
                                    "search-enabled", FALSE,
                                    "default-width", 460,
                                    "default-height", 620,
                                    NULL);

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (new_page ()));

  return window;
}
