/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks the session for the list and, when a row is chosen, for its games; both come as
 * events. An answer that is no longer wanted is dropped.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/chronicle.h"
#include "session/chosen-rules.h"

#include "dulle-history.h"
#include "dulle-review.h"
#include "dulle-sheet.h"
#include "file-save.h"
#include "player-names.h"
#include "score-words.h"

struct _DulleHistory
{
  AdwWindow parent_instance;

  /* Template children */
  AdwLeaflet *leaflet;
  GtkWidget  *sidebar;
  GtkWidget  *details;
  GtkStack   *state;
  GtkListBox *list;
  GtkWidget  *trouble;
  GtkLabel   *trouble_text;
  DulleSheet *sheet;
  GtkLabel   *subtitle;

  AdwWindowTitle *heading;

  /* Owned */
  DulleSession         *session;
  char                **chosen;
  char                **players;
  GPtrArray            *history;
  const DulleChronicle *shown;
  GCancellable         *cancellable;
  GtkNativeDialog      *chooser;

  gint64   wanted;
  gboolean importing;
};

G_DEFINE_FINAL_TYPE (DulleHistory, dulle_history, ADW_TYPE_WINDOW)

/* Before this moment a time only tells an order. */
#define FIRST_TIME 1000000000

/* Words */

static char *
title_of (const DulleChronicle *chronicle)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (chronicle->played);

  if (chronicle->file != NULL)
    return g_strdup (chronicle->file);
  if (chronicle->running)
    return g_strdup (_ ("Running tournament"));
  if (chronicle->played < FIRST_TIME || time == NULL)
    return g_strdup (_ ("Tournament"));

  /* Translators: date and time of a tournament, see strftime */
  return g_date_time_format (time, _ ("%x, %H:%M"));
}

/* "FreeDoko · 12 games · Kleo 14, Anna 3, …" */
static char *
subtitle_of (const DulleChronicle *chronicle,
             const char *const    *players)
{
  g_auto (DulleChosenRules) rules = dulle_chosen_rules_of_rules (&chronicle->plan.rules);
  guint    n_games = chronicle->standing.n_games;
  GString *text = g_string_new (dulle_chosen_rules_label (&rules));

  g_string_append (text, " · ");
  g_string_append_printf (text, ngettext ("%u game", "%u games", n_games), n_games);
  if (!chronicle->over && !chronicle->running)
    g_string_append_printf (text, " · %s", _ ("not over"));
  for (guint i = 0; i < chronicle->standing.n_players; i++)
    {
      g_autofree char *total = dulle_score_number (chronicle->standing.totals[i]);

      g_string_append_printf (text, "%s%s %s", i == 0 ? " · " : ", ", players[i], total);
    }

  return g_string_free (text, FALSE);
}

static char **
players_of (DulleHistory         *self,
            const DulleChronicle *chronicle)
{
  return dulle_names_of_plan (&chronicle->plan, (const char *const *) self->chosen);
}

static void
show_trouble (DulleHistory *self,
              const char   *sentence)
{
  gtk_label_set_label (self->trouble_text, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->trouble, sentence != NULL);
}

static void
trouble_response_cb (DulleHistory *self)
{
  show_trouble (self, NULL);
}

/* The list */

static GtkWidget *
new_row (DulleHistory         *self,
         const DulleChronicle *chronicle)
{
  GtkWidget *row = adw_action_row_new ();
  g_auto (GStrv) players = players_of (self, chronicle);
  g_autofree char *title = title_of (chronicle);
  g_autofree char *subtitle = subtitle_of (chronicle, (const char *const *) players);
  g_autofree char *label = g_strdup_printf ("%s: %s", title, subtitle);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return row;
}

static const DulleChronicle *
chronicle_at (DulleHistory  *self,
              GtkListBoxRow *row)
{
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  return self->history != NULL && index < self->history->len ? g_ptr_array_index (self->history, index) : NULL;
}

static void
row_selected_cb (DulleHistory  *self,
                 GtkListBoxRow *row)
{
  const DulleChronicle *chronicle = chronicle_at (self, row);

  if (chronicle == NULL)
    return;

  self->wanted = chronicle->id;
  dulle_session_read_chronicle (self->session, chronicle->id);
}

static void
row_activated_cb (DulleHistory *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->details);
}

static void
update_actions (DulleHistory *self)
{
  gboolean shown = self->shown != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.review", shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.save", shown);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete", shown && !self->shown->running);
}

static void
drop_shown (DulleHistory *self)
{
  g_clear_pointer (&self->shown, dulle_chronicle_unref);
  g_clear_pointer (&self->players, g_strfreev);
  update_actions (self);
}

/* The row that was selected stays so, if it is still there. */
static guint
find_wanted (DulleHistory *self)
{
  for (guint i = 0; i < self->history->len; i++)
    if (((const DulleChronicle *) g_ptr_array_index (self->history, i))->id == self->wanted)
      return i;

  return 0;
}

static void
show_history (DulleHistory *self,
              GPtrArray    *history)
{
  GtkListBoxRow *row;

  g_clear_pointer (&self->history, g_ptr_array_unref);
  drop_shown (self);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));

  self->history = g_ptr_array_ref (history);
  for (guint i = 0; i < history->len; i++)
    gtk_list_box_append (self->list, new_row (self, g_ptr_array_index (history, i)));
  gtk_stack_set_visible_child_name (self->state, history->len > 0 ? "list" : "empty");
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), history->len > 0);
  if (history->len == 0)
    return;

  row = gtk_list_box_get_row_at_index (self->list, (int) find_wanted (self));
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The details. What is told of it in the list tells when it was played, and whether it
 * is running. */
static void
show_chronicle (DulleHistory         *self,
                const DulleChronicle *chronicle)
{
  const DulleChronicle *listed = chronicle_at (self, gtk_list_box_get_selected_row (self->list));
  g_autofree char      *title = NULL;
  g_autofree char      *subtitle = NULL;

  if (listed == NULL || chronicle == NULL || chronicle->id != listed->id)
    return;

  drop_shown (self);
  self->shown = dulle_chronicle_ref (chronicle);
  self->players = players_of (self, chronicle);
  title = title_of (listed);
  subtitle = subtitle_of (listed, (const char *const *) self->players);
  gtk_label_set_label (self->subtitle, subtitle);
  adw_window_title_set_title (self->heading, title);
  dulle_sheet_show (self->sheet, NULL, chronicle->sheet, (const char *const *) self->players, chronicle->standing.n_players);
  update_actions (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete", !listed->running);
}

static void
event_cb (DulleHistory     *self,
          const DulleEvent *event)
{
  switch (event->kind)
    {
    case DULLE_EVENT_HISTORY:
      self->importing = FALSE;
      show_history (self, event->history);
      break;
    case DULLE_EVENT_CHRONICLE:
      show_chronicle (self, event->chronicle);
      break;
    case DULLE_EVENT_TROUBLE:
      if (self->importing)
        show_trouble (self, event->message);
      self->importing = FALSE;
      break;
    default:
      break;
    }
}

/* What can be done */

static void
review_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);
  g_autoptr (GListModel) games = dulle_review_games_new (self->shown, (const char *const *) self->players);

  if (g_list_model_get_n_items (games) > 0)
    gtk_window_present (GTK_WINDOW (dulle_review_new (GTK_WINDOW (self), self->session, games, 0, 0)));
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleHistory    *self = DULLE_HISTORY (widget);
  g_autofree char *title = title_of (self->shown);
  g_autofree char *file = dulle_file_name (title, self->shown->file != NULL ? "" : ".txt");

  dulle_save_text (widget, _ ("Save Games"), file, dulle_chronicle_write (self->shown, (const char *const *) self->players));
}

static void
delete_response_cb (DulleHistory *self)
{
  if (self->shown == NULL)
    return;

  dulle_session_delete_tournament (self->session, self->shown->id);
  dulle_session_list_history (self->session);
  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);
  GtkWidget    *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Delete These Games?"),
                                                 _ ("The games and their score sheet cannot be brought back."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "delete", _ ("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::delete", G_CALLBACK (delete_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);

  if (adw_leaflet_get_folded (self->leaflet) && adw_leaflet_get_visible_child (self->leaflet) == self->details)
    adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* Importing */

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (DulleHistory) self = DULLE_HISTORY (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (object));
  g_autofree char *text = NULL;
  gsize            length;

  if (!g_file_load_contents_finish (G_FILE (object), result, &text, &length, NULL, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_trouble (self, error->message);
    }
  else if (!g_utf8_validate (text, (gssize) length, NULL))
    {
      g_autofree char *sentence = g_strdup_printf (_ ("“%s” is not a file of games."), name);

      show_trouble (self, sentence);
    }
  else
    {
      self->importing = TRUE;
      dulle_session_import (self->session, name, text);
    }
}

void
dulle_history_import (DulleHistory *self,
                      GFile        *file)
{
  g_return_if_fail (DULLE_IS_HISTORY (self));
  g_return_if_fail (G_IS_FILE (file));

  show_trouble (self, NULL);
  g_file_load_contents_async (file, self->cancellable, loaded_cb, g_object_ref (self));
}

static void
import_response_cb (DulleHistory   *self,
                    int             response,
                    GtkFileChooser *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  if (file != NULL)
    dulle_history_import (self, file);
  g_clear_object (&self->chooser);
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleHistory *self = DULLE_HISTORY (widget);

  g_clear_object (&self->chooser);
  self->chooser = GTK_NATIVE_DIALOG (gtk_file_chooser_native_new (_ ("Import Games"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL));
  gtk_native_dialog_set_modal (self->chooser, TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (import_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (self->chooser);
}

static gboolean
drop_cb (DulleHistory *self,
         const GValue *value)
{
  for (GSList *files = g_value_get_boxed (value); files != NULL; files = files->next)
    dulle_history_import (self, files->data);

  return TRUE;
}

static void
dulle_history_dispose (GObject *object)
{
  DulleHistory *self = DULLE_HISTORY (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->chooser);
  g_clear_object (&self->session);
  g_clear_pointer (&self->history, g_ptr_array_unref);
  g_clear_pointer (&self->shown, dulle_chronicle_unref);
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
  gtk_widget_class_install_action (widget_class, "history.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "history.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "history.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "history.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, 0, "history.review", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "history.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "history.import", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "history.save", NULL);

  g_type_ensure (DULLE_TYPE_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-history.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, leaflet);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, sidebar);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, details);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, state);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, list);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, trouble);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, sheet);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, subtitle);
  gtk_widget_class_bind_template_child (widget_class, DulleHistory, heading);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, trouble_response_cb);
}

static void
dulle_history_init (DulleHistory *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  update_actions (self);
}

GtkWidget *
dulle_history_new (GtkWindow         *parent,
                   DulleSession      *session,
                   const char *const *chosen)
{
  DulleHistory *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (chosen != NULL, NULL);

  self = g_object_new (DULLE_TYPE_HISTORY, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->chosen = g_strdupv ((char **) chosen);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  dulle_session_list_history (session);

  return GTK_WIDGET (self);
}
