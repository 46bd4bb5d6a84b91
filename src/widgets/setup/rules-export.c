/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"
#include "rules-export.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/file-dialog.h"
#include "engine/rules-freedoko.h"
#include "settings/option-text.h"

static void
save_rules (GtkWidget          *widget,
            DulleRuleSelection *selection,
            gboolean            for_freedoko)
{
  const char      *label = dulle_chosen_rules_label (dulle_rule_selection_get_chosen (selection));
  g_autofree char *name = dulle_file_name (label, for_freedoko ? "" : ".rules");

  dulle_file_dialog_save_text (widget, _ ("Export Rules"), name,
                               dulle_rule_selection_export (selection, for_freedoko));
}

/* The options, a line each, which scroll where there are many. */
static GtkWidget *
new_option_list (const DulleRules *rules,
                 const int        *options,
                 guint             n_options)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_options; i++)
    {
      g_autofree char *line = dulle_option_setting_text (rules, options[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  gtk_label_set_text (GTK_LABEL (label), text->str);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* The scroller asks for the height at this width, which is about the dialog's. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);

  return scroller;
}

static void
export_anyway_cb (GtkWidget  *widget,
                  const char *response,
                  GtkWidget  *dialog)
{
  save_rules (widget, g_object_get_data (G_OBJECT (dialog), "selection"), TRUE);
}

static void
ask_to_lose (GtkWidget          *widget,
             DulleRuleSelection *selection,
             const int          *lost,
             guint               n_lost)
{
  GtkWidget *dialog = adw_message_dialog_new (
      GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Export Without Some Rules?"), NULL);
  const DulleRules *rules = &dulle_rule_selection_get_chosen (selection)->rules;
  g_autofree char  *body = g_strdup_printf (ngettext ("FreeDoko cannot keep %u rule.",
                                                      "FreeDoko cannot keep %u rules.", n_lost),
                                            n_lost);

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog),
                                      new_option_list (rules, lost, n_lost));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "export",
                                    _ ("_Export"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "export");
  g_object_set_data_full (G_OBJECT (dialog), "selection", g_object_ref (selection),
                          g_object_unref);
  g_signal_connect_object (dialog, "response::export", G_CALLBACK (export_anyway_cb), widget,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
dulle_export_rules (GtkWidget          *widget,
                    DulleRuleSelection *selection)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && DULLE_IS_RULE_SELECTION (selection));

  save_rules (widget, selection, FALSE);
}

void
dulle_export_rules_for_freedoko (GtkWidget          *widget,
                                 DulleRuleSelection *selection)
{
  int   lost[DULLE_N_OPTIONS];
  guint n_lost;

  g_return_if_fail (GTK_IS_WIDGET (widget) && DULLE_IS_RULE_SELECTION (selection));

  n_lost = dulle_rules_lost_in_freedoko (&dulle_rule_selection_get_chosen (selection)->rules, lost);
  if (n_lost > 0)
    ask_to_lose (widget, selection, lost, n_lost);
  else
    save_rules (widget, selection, TRUE);
}
