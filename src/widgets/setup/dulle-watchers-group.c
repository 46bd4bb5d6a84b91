/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/dulle-avatar.h"
#include "common/news.h"

#include "dulle-watchers-group.h"

#define FACE_SIZE 36

/* The row of one watcher, with children that are borrowed. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *avatar;
  GtkWidget *button;
} WatcherRow;

struct _DulleWatchersGroup
{
  AdwPreferencesGroup parent_instance;

  /* Owned */
  GSettings    *settings;
  DulleSession *session;
  DulleHost    *host;

  /* Borrowed: children */
  GtkWidget *admit_row;
  GtkWidget *free_row;
  WatcherRow rows[DULLE_MAX_WATCHERS];
};

G_DEFINE_FINAL_TYPE (DulleWatchersGroup, dulle_watchers_group, ADW_TYPE_PREFERENCES_GROUP)

static void
add_admit_row (DulleWatchersGroup *self)
{
  GtkWidget *admit = gtk_switch_new ();

  self->admit_row = adw_action_row_new ();
  gtk_widget_set_valign (admit, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->admit_row), _ ("Let Others Watch"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->admit_row),
                               _ ("They see the cards on the table, but nobody’s hand"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self->admit_row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->admit_row), admit);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->admit_row), admit);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->admit_row);
  g_settings_bind (self->settings, "admit-watchers", admit, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
add_free_row (DulleWatchersGroup *self)
{
  GtkWidget *take = gtk_button_new_with_mnemonic (_ ("_Take the Seat"));

  self->free_row = adw_action_row_new ();
  gtk_widget_set_valign (take, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (take), "watchers.take-seat");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->free_row), _ ("A Seat Is Free"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->free_row),
                               _ ("It can be taken until the tournament begins"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self->free_row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->free_row), take);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->free_row);
}

static WatcherRow
add_watcher_row (DulleWatchersGroup *self,
                 guint               number)
{
  WatcherRow row = {
    .row = adw_action_row_new (),
    .avatar = dulle_avatar_new (FACE_SIZE),
    .button = gtk_button_new_with_mnemonic (_ ("_Send Away")),
  };

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row.button), "watchers.send-away");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row.button), "u", number);
  gtk_widget_set_valign (row.button, GTK_ALIGN_CENTER);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row.button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row.row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row.row), row.avatar);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row.row), row.button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row.row);

  return row;
}

static void
show_watcher (const WatcherRow   *row,
              const DulleWatcher *watcher,
              gboolean            is_own,
              gboolean            hosts)
{
  const char      *name = dulle_name_or_face (watcher->name, watcher->face);
  g_autofree char *label = g_strdup_printf (_ ("Send %s away"), name);

  gtk_widget_set_visible (row->row, watcher->is_there);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), is_own ? _ ("This is you") : "");
  dulle_avatar_show (DULLE_AVATAR (row->avatar), name, dulle_face_id (watcher->face));
  gtk_widget_set_visible (row->button, hosts);
  dulle_name (row->button, label);
}

void
dulle_watchers_group_show (DulleWatchersGroup *self,
                           const DulleCompany *company,
                           gboolean            hosts)
{
  g_return_if_fail (DULLE_IS_WATCHERS_GROUP (self));
  g_return_if_fail (company != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), hosts || dulle_company_count_watchers (company) > 0);
  gtk_widget_set_visible (self->admit_row, hosts);
  gtk_widget_set_visible (self->free_row,
                          company->watches && dulle_company_has_free_seat (company));
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    show_watcher (&self->rows[number], &company->watchers[number],
                  company->watches && number == company->own_watcher, hosts);
}

void
dulle_watchers_group_set_table (DulleWatchersGroup *self,
                                DulleSession       *session,
                                DulleHost          *host)
{
  g_return_if_fail (DULLE_IS_WATCHERS_GROUP (self));
  g_return_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_HOST (host));

  g_set_object (&self->session, session);
  g_set_object (&self->host, host);
}

static void
take_seat_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  dulle_session_take_free_seat (DULLE_WATCHERS_GROUP (widget)->session);
}

static void
send_away_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  dulle_host_send_away (DULLE_WATCHERS_GROUP (widget)->host, g_variant_get_uint32 (parameter));
}

static void
dulle_watchers_group_dispose (GObject *object)
{
  g_clear_object (&DULLE_WATCHERS_GROUP (object)->settings);
  g_clear_object (&DULLE_WATCHERS_GROUP (object)->session);
  g_clear_object (&DULLE_WATCHERS_GROUP (object)->host);

  G_OBJECT_CLASS (dulle_watchers_group_parent_class)->dispose (object);
}

static void
dulle_watchers_group_class_init (DulleWatchersGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_watchers_group_dispose;

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "watchers.take-seat", NULL,
                                   take_seat_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "watchers.send-away", "u",
                                   send_away_action);
}

static void
dulle_watchers_group_init (DulleWatchersGroup *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Watchers"));
  add_admit_row (self);
  add_free_row (self);
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    self->rows[number] = add_watcher_row (self, number);
}
