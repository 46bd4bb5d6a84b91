/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/chosen-rules.h"

#include "dulle-unfinished-list.h"
#include "player-names.h"
#include "score-words.h"

struct _DulleUnfinishedList
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: the row that holds the others */
  GtkWidget *expander;
  GPtrArray *rows;

  /* Owned */
  DulleSession *session;
  GSettings    *settings;
};

G_DEFINE_FINAL_TYPE (DulleUnfinishedList, dulle_unfinished_list, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CONTINUED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Words */

/* Returns: (nullable): the day and time; nothing where only the order is known */
static char *
describe_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL && g_date_time_get_year (time) > 1970 ? g_date_time_format (time, "%x, %R") : NULL;
}

/* "Kleo 5 · Ben −5" */
static void
append_totals (DulleUnfinishedList   *self,
               const DulleUnfinished *unfinished,
               GString               *text)
{
  g_auto (GStrv) chosen = dulle_player_names (self->settings);

  for (guint player = 0; player < unfinished->standing.n_players; player++)
    {
      const char      *name = unfinished->plan.players[player].name;
      g_autofree char *total = dulle_score_number (unfinished->standing.totals[player]);

      g_string_append_printf (text, "%s%s %s", player > 0 ? " · " : "", *name != '\0' ? name : chosen[player], total);
    }
}

static char *
describe (DulleUnfinishedList   *self,
          const DulleUnfinished *unfinished)
{
  guint            n_games = unfinished->standing.n_games;
  g_autofree char *time = describe_time (unfinished->played);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game played", "%u games played", n_games), n_games);
  g_autoptr (GString) text = g_string_new (games);

  if (time != NULL)
    g_string_append_printf (text, " · %s", time);
  g_string_append_c (text, '\n');
  append_totals (self, unfinished, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Rows */

static gint64
id_of (GtkWidget *button)
{
  return *(const gint64 *) g_object_get_data (G_OBJECT (button), "id");
}

static void
continue_cb (DulleUnfinishedList *self,
             GtkWidget           *button)
{
  dulle_session_continue_tournament (self->session, id_of (button));
  g_signal_emit (self, signals[CONTINUED], 0);
}

static void
delete_response_cb (DulleUnfinishedList *self,
                    const char          *response,
                    GtkWidget           *dialog)
{
  dulle_session_delete_tournament (self->session, id_of (dialog));
}

static void
set_id (gpointer widget,
        gint64   id)
{
  g_object_set_data_full (widget, "id", g_memdup2 (&id, sizeof id), g_free);
}

static void
delete_cb (DulleUnfinishedList *self,
           GtkWidget           *button)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Delete This Tournament?"),
                                              _ ("Its games are deleted as well."));

  set_id (dialog, id_of (button));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "delete", _ ("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::delete", G_CALLBACK (delete_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static GtkWidget *
add_button (DulleUnfinishedList *self,
            GtkWidget           *row,
            gint64               id,
            GtkWidget           *button,
            GCallback            callback)
{
  set_id (button, id);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return button;
}

static void
add_row (DulleUnfinishedList   *self,
         const DulleUnfinished *unfinished)
{
  g_auto (DulleChosenRules) rules = dulle_chosen_rules_of_rules (&unfinished->plan.rules);
  g_autofree char *title = dulle_chosen_rules_summary (&rules);
  g_autofree char *subtitle = describe (self, unfinished);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget *delete = add_button (self, row, unfinished->id, gtk_button_new_from_icon_name ("user-trash-symbolic"),
                                  G_CALLBACK (delete_cb));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (delete, "flat");
  gtk_widget_set_tooltip_text (delete, _ ("Delete"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (delete), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Delete"), -1);
  add_button (self, row, unfinished->id, gtk_button_new_with_mnemonic (_ ("C_ontinue")), G_CALLBACK (continue_cb));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
  g_ptr_array_add (self->rows, row);
}

static void
remove_row (gpointer row,
            gpointer self)
{
  adw_expander_row_remove (ADW_EXPANDER_ROW (((DulleUnfinishedList *) self)->expander), row);
}

static void
event_cb (DulleUnfinishedList *self,
          const DulleEvent    *event)
{
  g_autofree char *number = NULL;

  if (event->kind != DULLE_EVENT_TOURNAMENTS)
    return;

  g_ptr_array_foreach (self->rows, remove_row, self);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < event->tournaments->len; i++)
    add_row (self, &g_array_index (event->tournaments, DulleUnfinished, i));

  number = g_strdup_printf (ngettext ("%u tournament", "%u tournaments", self->rows->len), self->rows->len);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->expander), number);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}

void
dulle_unfinished_list_set_session (DulleUnfinishedList *self,
                                   DulleSession        *session)
{
  g_return_if_fail (DULLE_IS_UNFINISHED_LIST (self));
  g_return_if_fail (self->session == NULL);
  g_return_if_fail (DULLE_IS_SESSION (session));

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  dulle_session_list_tournaments (session);
}

/* Object */

static void
dulle_unfinished_list_dispose (GObject *object)
{
  DulleUnfinishedList *self = DULLE_UNFINISHED_LIST (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_unfinished_list_parent_class)->dispose (object);
}

static void
dulle_unfinished_list_class_init (DulleUnfinishedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_unfinished_list_dispose;

  signals[CONTINUED] =
      g_signal_new ("continued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
dulle_unfinished_list_init (DulleUnfinishedList *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->rows = g_ptr_array_new ();
  self->expander = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expander), _ ("Continue an unfinished tournament"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->expander);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
