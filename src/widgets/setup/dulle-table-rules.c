/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/plain-text.h"
#include "settings/chosen-players.h"

#include "dulle-rules-window.h"
#include "dulle-table-rules.h"
#include "shared-rules.h"

/**
 * DulleTableRules:
 * @has_rules: whether rules are shown
 * @known: the rules that were last read, or are since somebody sat down
 * @shown: those that are shown
 */
struct _DulleTableRules
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: children */
  GtkWidget *row;
  GtkWidget *change;

  /* Owned */
  DulleHost *host;

  gboolean   has_rules;
  DulleRules known;
  DulleRules shown;
};

G_DEFINE_FINAL_TYPE (DulleTableRules, dulle_table_rules, ADW_TYPE_PREFERENCES_GROUP)

/* Whoever is ready has read them. */
static gboolean
knows_rules (const DulleCompany *company,
             gboolean            hosts)
{
  return hosts || company->is_playing || company->says_ready;
}

char *
dulle_table_rules_show (DulleTableRules    *self,
                        const DulleCompany *company,
                        gboolean            hosts)
{
  gboolean         had_rules;
  g_autofree char *changes = NULL;

  g_return_val_if_fail (DULLE_IS_TABLE_RULES (self), NULL);

  had_rules = self->has_rules;
  self->has_rules = company != NULL && company->has_rules;
  gtk_widget_set_visible (GTK_WIDGET (self), self->has_rules);
  if (!self->has_rules)
    return NULL;

  gtk_widget_set_visible (self->change, hosts && !company->is_playing && !company->is_beginning);
  dulle_shared_rules_show (ADW_EXPANDER_ROW (self->row), &company->rules);
  if (!had_rules || knows_rules (company, hosts))
    self->known = company->rules;
  else
    changes = dulle_shared_rules_changes (&self->known, &company->rules);
  dulle_group_set_plain_description (ADW_PREFERENCES_GROUP (self), changes);
  if (!had_rules || hosts || dulle_rules_equal (&self->shown, &company->rules))
    {
      self->shown = company->rules;
      return NULL;
    }

  self->shown = company->rules;

  return g_steal_pointer (&changes);
}

static void
chosen_cb (DulleHost *host)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleRules rules = dulle_chosen_tournament_setup (settings).rules;

  dulle_host_change_rules (host, &rules);
}

static void
change_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GtkWidget *window = dulle_rules_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), NULL);

  g_signal_connect_object (window, "destroy", G_CALLBACK (chosen_cb),
                           DULLE_TABLE_RULES (widget)->host, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

void
dulle_table_rules_set_host (DulleTableRules *self,
                            DulleHost       *host)
{
  g_return_if_fail (DULLE_IS_TABLE_RULES (self) && DULLE_IS_HOST (host));

  g_set_object (&self->host, host);
}

static void
dulle_table_rules_dispose (GObject *object)
{
  g_clear_object (&DULLE_TABLE_RULES (object)->host);

  G_OBJECT_CLASS (dulle_table_rules_parent_class)->dispose (object);
}

static void
dulle_table_rules_class_init (DulleTableRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_table_rules_dispose;

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table-rules.change", NULL,
                                   change_action);
}

static void
dulle_table_rules_init (DulleTableRules *self)
{
  self->row = adw_expander_row_new ();
  self->change = gtk_button_new_with_mnemonic (_ ("C_hange the Rules…"));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Rules"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->change), "table-rules.change");
  gtk_widget_set_valign (self->change, GTK_ALIGN_CENTER);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), self->change);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->row);
}
