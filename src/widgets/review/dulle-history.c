/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asks the session for the list, a page at a time as somebody scrolls towards its end,
 * and for the games of the row that is chosen. Asking again, or choosing another row,
 * cancels the question before.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "tournament/tournament-log.h"

#include "common/cancellable.h"
#include "common/delete-dialog.h"
#include "dulle-history-entry.h"
#include "dulle-history.h"
#include "dulle-review-games.h"
#include "dulle-review.h"
#include "history-import.h"
#include "score/dulle-score-sheet.h"
#include "common/file-dialog.h"
#include "common/file-drop.h"
#include "common/large-window.h"
#include "common/leave-table.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "text/history-text.h"
#include "text/player-names.h"

struct _DulleHistory
{
  AdwWindow parent_instance;

  /* Template children */
  AdwLeaflet      *leaflet;
  GtkWidget       *sidebar;
  GtkWidget       *details;
  GtkStack        *state;
  AdwStatusPage   *failure;
  GtkListView     *list;
  GtkWidget       *error;
  GtkLabel        *error_text;
  DulleScoreSheet *sheet;
  GtkLabel        *subtitle;
  GtkWidget       *go_on;

  AdwWindowTitle *heading;

  /* Owned */
  DulleSession             *session;
  char                    **chosen;
  char                    **players;
  GListStore               *entries;
  GtkSingleSelection       *selection;
  const DulleTournamentLog *shown;
  GCancellable             *cancellable;

  GCancellable *listing;
  GCancellable *reading;

  DulleLogPlace next;
  gboolean      more;
  gboolean      is_listing;
  guint         n_unreadable;

  /* What was selected before the list was read anew, as long as it is looked for, or 0. */
  gint64 reselected;

  /* What the person is asked whether to delete. */
  gint64 asked;
};

G_DEFINE_FINAL_TYPE (DulleHistory, dulle_history, ADW_TYPE_WINDOW)

static char **
players_of (DulleHistory             *self,
            const DulleTournamentLog *tournament_log)
{
  return dulle_names_of_tournament_setup (&tournament_log->setup,
                                          (const char *const *) self->chosen);
}

static void
show_message (DulleHistory  *self,
              GtkMessageType type,
              const char    *sentence)
{
  gtk_info_bar_set_message_type (GTK_INFO_BAR (self->error), type);
  gtk_label_set_label (self->error_text, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->error, sentence != NULL);
  dulle_tell (self->error, sentence);
}

static void
show_error (DulleHistory *self,
            const char   *sentence)
{
  show_message (self, GTK_MESSAGE_ERROR, sentence);
}

static void
error_response_cb (DulleHistory *self)
{
  g_assert (DULLE_IS_HISTORY (self));

  show_error (self, NULL);
}

/* The list */

static DulleHistoryEntry *
get_selected (DulleHistory *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
row_activated_cb (DulleHistory *self)
{
  g_assert (DULLE_IS_HISTORY (self));

  adw_leaflet_set_visible_child (self->leaflet, self->details);
}

/* Where there is room for one of them only, a click on a row leads to its games. */
static void
clicked_cb (DulleHistory *self,
            int           n_presses,
            double        x,
            double        y)
{
  GtkWidget *list;

  g_assert (DULLE_IS_HISTORY (self));

  list = GTK_WIDGET (self->list);
  if (gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT) != list)
    adw_leaflet_set_visible_child (self->leaflet, self->details);
}

static void
update_actions (DulleHistory *self)
{
  gboolean shown = self->shown != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.review", shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.continue", shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.save", shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete", shown);
}

static void
drop_shown (DulleHistory *self)
{
  g_clear_pointer (&self->shown, dulle_tournament_log_unref);
  g_clear_pointer (&self->players, g_strfreev);
  update_actions (self);
}

static void
list_entries (DulleHistory    *self,
              const GPtrArray *logs)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < logs->len; i++)
    {
      const DulleTournamentLog *tournament_log = g_ptr_array_index (logs, i);
      g_auto (GStrv) players = players_of (self, tournament_log);

      g_ptr_array_add (entries, dulle_history_entry_new (tournament_log,
                                                         (const char *const *) players));
    }
  g_list_store_splice (self->entries, g_list_model_get_n_items (G_LIST_MODEL (self->entries)), 0,
                       entries->pdata, entries->len);
}

static void
show_state (DulleHistory *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->entries)) == 0;

  gtk_stack_set_visible_child_name (self->state, is_empty ? "empty" : "list");
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), !is_empty);
}

/* Returns: the row, or %GTK_INVALID_LIST_POSITION */
static guint
find_row (DulleHistory *self,
          gint64        id)
{
  GListModel *entries = G_LIST_MODEL (self->entries);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (DulleHistoryEntry) entry = g_list_model_get_item (entries, i);

      if (dulle_history_entry_get_tournament_log (entry)->id == id)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* Whoever reads the games of a row does not lose them because another tournament is played,
 * on whichever page of the list the row is. */
static void
reselect (DulleHistory *self)
{
  guint row = self->reselected != 0 ? find_row (self, self->reselected) : GTK_INVALID_LIST_POSITION;

  if (row != GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection, row);
  if (row != GTK_INVALID_LIST_POSITION || !self->more)
    self->reselected = 0;
}

static void
add_page (DulleHistory       *self,
          const DulleLogPage *page)
{
  gboolean   is_first = g_list_model_get_n_items (G_LIST_MODEL (self->entries)) == 0;
  gboolean   is_read_anew = self->reselected != 0;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  self->next = page->next;
  self->more = page->more;
  self->n_unreadable += page->n_unreadable;
  if (page->n_unreadable > 0)
    {
      g_autofree char *sentence = dulle_history_unreadable (self->n_unreadable);

      show_error (self, sentence);
    }
  list_entries (self, page->logs);
  if (self->more && page->logs->len == 0)
    return;

  show_state (self);
  reselect (self);
  if (!is_first || page->logs->len == 0)
    return;

  if (!is_read_anew)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  else if (focus == NULL || !gtk_widget_is_ancestor (focus, self->details))
    dulle_take_focus (GTK_WIDGET (self->list));
}

/* What is listed already stays. */
static void
show_failure (DulleHistory *self,
              const char   *sentence)
{
  self->more = FALSE;
  self->reselected = 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->entries)) > 0)
    {
      show_error (self, sentence);
      return;
    }

  dulle_status_set_plain_description (self->failure, sentence);
  gtk_stack_set_visible_child_name (self->state, "failed");
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), FALSE);
}

/* The entry in the list, unlike the log with its games, knows when the tournament was
 * played and whether it is still running. */
static void
show_tournament_log (DulleHistory             *self,
                     const DulleTournamentLog *tournament_log)
{
  DulleHistoryEntry        *entry = get_selected (self);
  const DulleTournamentLog *listed =
      entry != NULL ? dulle_history_entry_get_tournament_log (entry) : NULL;
  DulleFace faces[DULLE_MAX_PLAYERS];

  if (listed == NULL || tournament_log->id != listed->id)
    return;

  drop_shown (self);
  self->shown = dulle_tournament_log_ref (tournament_log);
  self->players = players_of (self, tournament_log);
  gtk_label_set_label (self->subtitle, dulle_history_entry_get_subtitle (entry));
  adw_window_title_set_title (self->heading, dulle_history_entry_get_title (entry));
  dulle_faces_of_tournament_setup (&tournament_log->setup, faces);
  dulle_score_sheet_set_faces (self->sheet, faces);
  dulle_score_sheet_show (self->sheet, NULL, tournament_log->sheet,
                          (const char *const *) self->players, tournament_log->standing.n_players);
  update_actions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete", !listed->running);
  gtk_widget_set_visible (self->go_on, !listed->over && !listed->running &&
                                           listed->setup.deals != DULLE_DEALS_TOLD);
}

static void
tournament_log_read_cb (GObject      *source,
                        GAsyncResult *result,
                        gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleTournamentLog) tournament_log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, &error);

  if (tournament_log != NULL)
    show_tournament_log (DULLE_HISTORY (user_data), tournament_log);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_error (DULLE_HISTORY (user_data), error->message);
}

static void
row_selected_cb (DulleHistory *self)
{
  DulleHistoryEntry *entry;

  g_assert (DULLE_IS_HISTORY (self));

  entry = get_selected (self);
  /* By itself, the list selects its first row only. */
  if (entry != NULL && gtk_single_selection_get_selected (self->selection) > 0)
    self->reselected = 0;
  drop_shown (self);
  if (entry != NULL)
    dulle_session_read_tournament_log_async (
        self->session, dulle_history_entry_get_tournament_log (entry)->id,
        dulle_renew_cancellable (&self->reading), tournament_log_read_cb, self);
}

static void list_more (DulleHistory *self);

/* Half a page of the list ahead of what is in view. */
static gboolean
wants_more (DulleHistory *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  double         in_view = gtk_adjustment_get_page_size (place);

  return self->more && gtk_adjustment_get_value (place) + 2 * in_view >=
                           gtk_adjustment_get_upper (place);
}

static void
scrolled_cb (DulleHistory *self)
{
  g_assert (DULLE_IS_HISTORY (self));

  if (!self->is_listing && wants_more (self))
    list_more (self);
}

static void
history_listed_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleLogPage) page =
      dulle_session_list_history_finish (DULLE_SESSION (source), result, &error);
  DulleHistory *self;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_HISTORY (user_data);
  self->is_listing = FALSE;
  if (page == NULL)
    show_failure (self, error->message);
  else
    add_page (self, page);
  if (page != NULL && page->more && (page->logs->len == 0 || self->reselected != 0))
    list_more (self);
}

static void
list_more (DulleHistory *self)
{
  self->is_listing = TRUE;
  dulle_session_list_history_async (self->session, &self->next,
                                    dulle_renew_cancellable (&self->listing), history_listed_cb,
                                    self);
}

/* From the beginning, up to what was selected, if it is not 0. */
static void
list_history (DulleHistory *self,
              gint64        selected)
{
  g_list_store_remove_all (self->entries);
  self->reselected = selected;
  self->next = DULLE_LOG_START;
  self->n_unreadable = 0;
  list_more (self);
}

/* Another tournament is the running one, or the same is at an earlier moment. */
static void
event_cb (DulleHistory     *self,
          const DulleEvent *event)
{
  DulleHistoryEntry *entry;

  g_assert (DULLE_IS_HISTORY (self));

  if (event->kind != DULLE_EVENT_RESUMED &&
      (event->kind != DULLE_EVENT_DEALT || event->standing.n_games > 0))
    return;

  entry = get_selected (self);
  if (self->reselected == 0 && entry != NULL)
    self->reselected = dulle_history_entry_get_tournament_log (entry)->id;
  list_history (self, self->reselected);
}

/* What can be done */

static void
review_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);
  g_autoptr (GListModel) games =
      dulle_review_games_new (self->shown, (const char *const *) self->players);
  g_autoptr (DulleReviewGame) first = g_list_model_get_item (games, 0);
  guint8 seat;

  if (first == NULL)
    return;

  /* Games of others are looked at from the first seat. */
  seat = dulle_review_game_get_person (first);
  gtk_window_present (GTK_WINDOW (dulle_review_new (GTK_WINDOW (self), self->session, games, 0,
                                                    seat != DULLE_NO_SEAT ? seat : 0)));
}

static void
continue_shown (gpointer user_data)
{
  DulleHistory *self = DULLE_HISTORY (user_data);

  if (self->shown == NULL)
    return;

  dulle_session_continue_tournament (self->session, self->shown->id);
  gtk_window_close (GTK_WINDOW (self));
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  dulle_leave_table (GTK_WINDOW (widget), continue_shown, widget);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleHistory    *self = DULLE_HISTORY (widget);
  g_autofree char *title = dulle_history_title (self->shown);
  g_autofree char *file = dulle_file_name (title, self->shown->file != NULL ? "" : ".txt");

  dulle_file_dialog_save_text (
      widget, _ ("Save Games"), file,
      dulle_tournament_log_write (self->shown, (const char *const *) self->players));
}

static void
remove_entry (DulleHistory *self,
              gint64        id)
{
  guint row = find_row (self, id);

  if (row != GTK_INVALID_LIST_POSITION)
    g_list_store_remove (self->entries, row);
  if (!self->more)
    show_state (self);
}

/**
 * Deletion:
 * @history: borrowed, and gone where it was cancelled
 * @id: of what is deleted, whatever is shown by now
 */
typedef struct
{
  DulleHistory *history;
  gint64        id;
} Deletion;

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autofree Deletion *deletion = user_data;
  g_autoptr (GError) error = NULL;

  dulle_session_delete_tournament_finish (DULLE_SESSION (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  show_error (deletion->history, error != NULL ? error->message : NULL);
  if (error == NULL)
    remove_entry (deletion->history, deletion->id);
  scrolled_cb (deletion->history);
}

static void
delete_response_cb (DulleHistory *self)
{
  Deletion *deletion = g_new (Deletion, 1);

  g_assert (DULLE_IS_HISTORY (self));

  deletion->history = self;
  deletion->id = self->asked;
  dulle_session_delete_tournament_async (self->session, deletion->id, self->cancellable, deleted_cb,
                                         deletion);
  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);

  self->asked = self->shown->id;
  dulle_ask_to_delete (GTK_WINDOW (widget), _ ("Delete These Games?"),
                       _ ("Only an older copy brings the games and their score sheet back."),
                       G_CALLBACK (delete_response_cb), widget);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);

  if (adw_leaflet_get_folded (self->leaflet) &&
      adw_leaflet_get_visible_child (self->leaflet) == self->details)
    adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* Importing */

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  gboolean      is_store;
  DulleHistory *self;

  dulle_history_import_finish (DULLE_SESSION (source), result, &is_store, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = DULLE_HISTORY (user_data);
  if (error != NULL)
    show_error (self, error->message);
  else if (is_store)
    show_message (self, GTK_MESSAGE_INFO,
                  _ ("You can now go on with the tournaments of this file under "
                     "“New Tournament”."));
  if (error == NULL || is_store)
    list_history (self, 0);
}

void
dulle_history_import (DulleHistory *self,
                      GFile        *file)
{
  g_return_if_fail (DULLE_IS_HISTORY (self));
  g_return_if_fail (G_IS_FILE (file));

  show_error (self, NULL);
  dulle_history_import_async (self->session, file, self->cancellable, imported_cb, self);
}

static void
import_chosen_cb (GtkWidget *widget,
                  GFile     *file)
{
  dulle_history_import (DULLE_HISTORY (widget), file);
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  dulle_file_dialog_open (widget, _ ("Import Games"), NULL, NULL, import_chosen_cb);
}

static void
dulle_history_dispose (GObject *object)
{
  DulleHistory *self = DULLE_HISTORY (object);

  dulle_drop_cancellable (&self->cancellable);
  dulle_drop_cancellable (&self->listing);
  dulle_drop_cancellable (&self->reading);
  g_clear_object (&self->session);
  g_clear_object (&self->entries);
  g_clear_pointer (&self->shown, dulle_tournament_log_unref);
  g_clear_pointer (&self->players, g_strfreev);
  g_clear_pointer (&self->chosen, g_strfreev);

  G_OBJECT_CLASS (dulle_history_parent_class)->dispose (object);
}

static void
dulle_history_class_init (DulleHistoryClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_history_dispose;

  gtk_widget_class_install_action (widget_class, "history.review", NULL, review_action);
  gtk_widget_class_install_action (widget_class, "history.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "history.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "history.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "history.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "history.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, 0, "history.review", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "history.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "history.import",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "history.save",
                                       NULL);

  g_type_ensure (DULLE_TYPE_SCORE_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/review/dulle-history.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, leaflet);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, sidebar);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, details);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, state);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, failure);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, list);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, selection);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, error);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, error_text);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, sheet);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, subtitle);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, go_on);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, heading);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
  gtk_widget_class_bind_template_callback (widget_class, error_response_cb);
}

static void
dulle_history_init (DulleHistory *self)
{
  g_autoptr (GtkListItemFactory) rows = dulle_history_rows_new ();

  self->cancellable = g_cancellable_new ();
  self->entries = g_list_store_new (DULLE_TYPE_HISTORY_ENTRY);
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  dulle_large_window_grow (self->sidebar, "width-request");
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->entries));
  gtk_list_view_set_factory (self->list, rows);
  dulle_accept_files (GTK_WIDGET (self), GTK_WIDGET (self), import_chosen_cb);
  update_actions (self);
}

GtkWidget *
dulle_history_new (GtkWindow         *parent,
                   DulleSession      *session,
                   const char *const *chosen)
{
  DulleHistory *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session) && chosen != NULL, NULL);

  self = g_object_new (DULLE_TYPE_HISTORY, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->chosen = g_strdupv ((char **) chosen);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  list_history (self, 0);

  return GTK_WIDGET (self);
}
