/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "settings/chosen-rules.h"

#include "common/cancellable.h"
#include "common/delete-dialog.h"
#include "common/leave-table.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "dulle-unfinished-list.h"
#include "text/history-text.h"
#include "text/player-names.h"
#include "text/practice-text.h"
#include "text/score-text.h"

struct _DulleUnfinishedList
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: the row that holds the others, and the one below them that asks for more */
  GtkWidget *expander;
  GtkWidget *more;
  GPtrArray *rows;

  /* The tournaments that the open dialog asks about, and that is continued if it may be. */
  gint64 id_to_delete;
  gint64 id_to_continue;

  /* Owned */
  DulleSession *session;
  GSettings    *settings;
  GCancellable *listing;
  GCancellable *deletion;

  DulleLogPlace next;
  guint         n_unreadable;
};

G_DEFINE_FINAL_TYPE (DulleUnfinishedList, dulle_unfinished_list, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CONTINUED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Text */

/* Returns: (nullable): the day and time; nothing where only the order is known */
static char *
describe_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL && g_date_time_get_year (time) > 1970 ? g_date_time_format (time, "%x, %R")
                                                            : NULL;
}

/* "Kleo 5 · Ben −5" */
static void
append_totals (DulleUnfinishedList      *self,
               const DulleTournamentLog *unfinished,
               GString                  *text)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);

  for (guint player = 0; player < unfinished->standing.n_players; player++)
    {
      const char      *name = unfinished->setup.players[player].name;
      g_autofree char *total = dulle_score_number (unfinished->standing.totals[player]);

      g_string_append_printf (text, "%s%s %s", player > 0 ? " · " : "",
                              *name != '\0' ? name : chosen[player], total);
    }
}

static char *
describe_games (DulleUnfinishedList      *self,
                const DulleTournamentLog *unfinished)
{
  guint            n_games = unfinished->standing.n_games;
  g_autofree char *time = describe_time (unfinished->played);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game played", "%u games played", n_games),
                                            n_games);
  g_autoptr (GString) text = g_string_new (games);

  if (time != NULL)
    g_string_append_printf (text, " · %s", time);
  g_string_append_c (text, '\n');
  append_totals (self, unfinished, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Rows */

static void
add_button (GtkWidget  *row,
            GtkWidget  *button,
            const char *action,
            gint64      id)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_delete_button (GtkWidget *row,
                   gint64     id)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  dulle_name_in_tooltip (button, _ ("Delete"));
  add_button (row, button, "unfinished.delete", id);
}

static void
add_row (DulleUnfinishedList      *self,
         const DulleTournamentLog *unfinished)
{
  g_auto (DulleChosenRules) rules = dulle_chosen_rules_of_rules (&unfinished->setup.rules);
  g_autofree char *title = dulle_deals_are_practice (unfinished->setup.deals)
                               ? dulle_practice_title (unfinished->setup.deals,
                                                       unfinished->setup.seed)
                               : dulle_chosen_rules_summary (&rules);
  g_autofree char *subtitle = describe_games (self, unfinished);
  GtkWidget       *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  add_delete_button (row, unfinished->id);
  add_button (row, gtk_button_new_with_mnemonic (_ ("C_ontinue")),
              "unfinished.continue", unfinished->id);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
  g_ptr_array_add (self->rows, row);
}

static void
remove_rows (DulleUnfinishedList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->expander),
                             g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
}

static void
remove_more (DulleUnfinishedList *self)
{
  if (self->more != NULL)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self->expander), self->more);
  self->more = NULL;
}

static void
add_more (DulleUnfinishedList *self)
{
  self->more = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->more), _ ("Show More"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->more), "unfinished.more");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->more), TRUE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), self->more);
}

/* Below the heading: how many there are, and of how many nothing can be said. */
static void
show_numbers (DulleUnfinishedList *self)
{
  guint            n = self->rows->len;
  g_autofree char *number = g_strdup_printf (ngettext ("%u tournament", "%u tournaments", n), n);
  g_autofree char *unreadable = dulle_history_unreadable (self->n_unreadable);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->expander),
                                 self->more == NULL ? number : "");
  gtk_widget_set_visible (self->expander, n > 0);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), unreadable);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 || unreadable != NULL);
}

static void list_tournaments (DulleUnfinishedList *self);

/* AdwExpanderRow 1.2 cannot be bound to a model, so its rows are made by hand. */
static void
add_page (DulleUnfinishedList *self,
          const DulleLogPage  *page)
{
  remove_more (self);
  for (guint i = 0; i < page->logs->len; i++)
    add_row (self, g_ptr_array_index (page->logs, i));
  if (page->more)
    add_more (self);
  self->next = page->next;
  self->n_unreadable += page->n_unreadable;
  show_numbers (self);
}

static void
show_failure (DulleUnfinishedList *self,
              const char          *sentence)
{
  dulle_group_set_plain_description (ADW_PREFERENCES_GROUP (self), sentence);
  gtk_widget_set_visible (self->expander, self->rows->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleLogPage) page =
      dulle_session_list_tournaments_finish (DULLE_SESSION (source), result, &error);

  if (page != NULL)
    add_page (DULLE_UNFINISHED_LIST (user_data), page);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_failure (DULLE_UNFINISHED_LIST (user_data), error->message);

  if (page != NULL && page->more && page->logs->len == 0)
    list_tournaments (DULLE_UNFINISHED_LIST (user_data));
}

/* Those that follow. */
static void
list_tournaments (DulleUnfinishedList *self)
{
  dulle_session_list_tournaments_async (self->session, &self->next,
                                        dulle_renew_cancellable (&self->listing), listed_cb, self);
}

static void
list_again (DulleUnfinishedList *self)
{
  remove_more (self);
  remove_rows (self);
  self->next = DULLE_LOG_START;
  self->n_unreadable = 0;
  list_tournaments (self);
}

/* Actions */

/* If it is gone, the tournaments that are there are listed. */
static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (dulle_session_delete_tournament_finish (DULLE_SESSION (source), result, &error))
    list_again (DULLE_UNFINISHED_LIST (user_data));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_failure (DULLE_UNFINISHED_LIST (user_data), error->message);
}

static void
more_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  list_tournaments (DULLE_UNFINISHED_LIST (widget));
}

static void
continue_tournament (gpointer user_data)
{
  DulleUnfinishedList *self = DULLE_UNFINISHED_LIST (user_data);

  dulle_session_continue_tournament (self->session, self->id_to_continue);
  g_signal_emit (self, signals[CONTINUED], 0);
}

static void
continue_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DULLE_UNFINISHED_LIST (widget)->id_to_continue = g_variant_get_int64 (parameter);
  dulle_leave_table (GTK_WINDOW (gtk_widget_get_root (widget)), continue_tournament, widget);
}

static void
delete_response_cb (DulleUnfinishedList *self)
{
  g_assert (DULLE_IS_UNFINISHED_LIST (self));

  dulle_session_delete_tournament_async (self->session, self->id_to_delete, self->deletion,
                                         deleted_cb, self);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  DULLE_UNFINISHED_LIST (widget)->id_to_delete = g_variant_get_int64 (parameter);
  dulle_ask_to_delete (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Delete This Tournament?"),
                       _ ("Its games are deleted as well."), G_CALLBACK (delete_response_cb),
                       widget);
}

void
dulle_unfinished_list_set_session (DulleUnfinishedList *self,
                                   DulleSession        *session)
{
  g_return_if_fail (DULLE_IS_UNFINISHED_LIST (self));
  g_return_if_fail (self->session == NULL);
  g_return_if_fail (DULLE_IS_SESSION (session));

  self->session = g_object_ref (session);
  list_again (self);
}

/* Object */

static void
dulle_unfinished_list_dispose (GObject *object)
{
  DulleUnfinishedList *self = DULLE_UNFINISHED_LIST (object);

  dulle_drop_cancellable (&self->listing);
  dulle_drop_cancellable (&self->deletion);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_unfinished_list_parent_class)->dispose (object);
}

static void
dulle_unfinished_list_class_init (DulleUnfinishedListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_unfinished_list_dispose;

  gtk_widget_class_install_action (widget_class, "unfinished.continue", "x", continue_cb);
  gtk_widget_class_install_action (widget_class, "unfinished.delete", "x", delete_cb);
  gtk_widget_class_install_action (widget_class, "unfinished.more", NULL, more_cb);

  signals[CONTINUED] = g_signal_new ("continued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_unfinished_list_init (DulleUnfinishedList *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->rows = g_ptr_array_new ();
  self->deletion = g_cancellable_new ();
  self->expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander),
                                 _ ("Continue an unfinished tournament"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->expander);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
