/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row carries its whole content as its accessible name.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "settings/chosen-rules.h"

#include "dulle-history-entry.h"
#include "text/score-text.h"

struct _DulleHistoryEntry
{
  GObject parent_instance;

  /* Owned */
  const DulleTournamentLog *tournament_log;
  char                     *title;
  char                     *subtitle;
};

G_DEFINE_FINAL_TYPE (DulleHistoryEntry, dulle_history_entry, G_TYPE_OBJECT)

/* A time before this moment is not a date; it only puts tournaments in order. */
#define FIRST_TIME 1000000000

static void
dulle_history_entry_finalize (GObject *object)
{
  DulleHistoryEntry *self = DULLE_HISTORY_ENTRY (object);

  g_clear_pointer (&self->tournament_log, dulle_tournament_log_unref);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (dulle_history_entry_parent_class)->finalize (object);
}

static void
dulle_history_entry_class_init (DulleHistoryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_history_entry_finalize;
}

static void
dulle_history_entry_init (DulleHistoryEntry *self)
{
}

char *
dulle_history_title (const DulleTournamentLog *tournament_log)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (tournament_log->played);

  if (tournament_log->file != NULL)
    return g_strdup (tournament_log->file);
  if (tournament_log->running)
    return g_strdup (_ ("Running tournament"));
  if (tournament_log->played < FIRST_TIME || time == NULL)
    return g_strdup (_ ("Tournament"));

  /* Translators: date and time of a tournament, see strftime */
  return g_date_time_format (time, _ ("%x, %H:%M"));
}

static char *
make_subtitle (const DulleTournamentLog *tournament_log,
               const char *const        *players)
{
  g_auto (DulleChosenRules) rules = dulle_chosen_rules_of_rules (&tournament_log->setup.rules);
  guint    n_games = tournament_log->standing.n_games;
  GString *text = g_string_new (dulle_chosen_rules_label (&rules));

  g_string_append (text, " · ");
  g_string_append_printf (text, ngettext ("%u game", "%u games", n_games), n_games);
  if (!tournament_log->over && !tournament_log->running)
    g_string_append_printf (text, " · %s", _ ("not over"));
  for (guint i = 0; i < tournament_log->standing.n_players; i++)
    {
      g_autofree char *total = dulle_score_number (tournament_log->standing.totals[i]);

      g_string_append_printf (text, "%s%s %s", i == 0 ? " · " : ", ", players[i], total);
    }

  return g_string_free (text, FALSE);
}

DulleHistoryEntry *
dulle_history_entry_new (const DulleTournamentLog *tournament_log,
                         const char *const        *players)
{
  DulleHistoryEntry *self = g_object_new (DULLE_TYPE_HISTORY_ENTRY, NULL);

  g_return_val_if_fail (tournament_log != NULL, self);
  g_return_val_if_fail (players != NULL, self);

  self->tournament_log = dulle_tournament_log_ref (tournament_log);
  self->title = dulle_history_title (tournament_log);
  self->subtitle = make_subtitle (tournament_log, players);

  return self;
}

const DulleTournamentLog *
dulle_history_entry_get_tournament_log (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->tournament_log;
}

const char *
dulle_history_entry_get_title (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->title;
}

const char *
dulle_history_entry_get_subtitle (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->subtitle;
}

static GtkWidget *
make_row_cb (gpointer item,
             gpointer user_data)
{
  DulleHistoryEntry *self = item;
  GtkWidget         *row = adw_action_row_new ();
  g_autofree char   *label = NULL;

  g_assert (DULLE_IS_HISTORY_ENTRY (self));

  label = g_strdup_printf ("%s: %s", self->title, self->subtitle);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), self->subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return row;
}

GListStore *
dulle_history_entries_bind (GtkListBox *list)
{
  GListStore *entries = g_list_store_new (DULLE_TYPE_HISTORY_ENTRY);

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), entries);

  gtk_list_box_bind_model (list, G_LIST_MODEL (entries), make_row_cb, NULL, NULL);

  return entries;
}
