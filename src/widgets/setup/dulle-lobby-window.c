/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "common/css-class.h"
#include "common/entry-focus.h"
#include "common/large-window.h"
#include "common/news.h"
#include "common/plain-text.h"
#include "common/toast.h"
#include "settings/chosen-players.h"

#include "begin-table.h"
#include "chosen-broker.h"
#include "close-table.h"
#include "dulle-handover-group.h"
#include "dulle-invitation-group.h"
#include "dulle-lobby-window.h"
#include "dulle-nearby-group.h"
#include "dulle-seats-group.h"
#include "dulle-table-rules.h"
#include "dulle-watchers-group.h"
#include "give-up-seat.h"
#include "lobby-text.h"
#include "open-table.h"
#include "shared-rules.h"

/* Until then, a click since somebody else has knocked was meant for the one before, or was the
 * second one of two. */
#define HASTE (G_USEC_PER_SEC / 2)

struct _DulleLobbyWindow
{
  AdwWindow parent_instance;

  /* Template children */
  GtkWidget           *toasts;
  AdwPreferencesGroup *knock_group;
  GtkLabel            *digits;
  GtkWidget           *refuse;
  GtkWidget           *let_in;
  GtkWidget           *give_up;
  AdwPreferencesGroup *host_group;
  AdwActionRow        *chosen_row;
  AdwActionRow        *broker_row;
  GtkWidget           *through_broker;
  GtkWidget           *nearby_group;
  AdwPreferencesGroup *join_group;
  GtkWidget           *again;
  AdwEntryRow         *link_row;
  GtkWidget           *only_look;
  GtkWidget           *invitation_group;
  GtkWidget           *seats_group;
  GtkWidget           *handover_group;
  GtkWidget           *watchers_group;
  GtkWidget           *rules_group;
  GtkWidget           *end_bar;
  GtkWidget           *begin;
  GtkWidget           *ready;
  GtkWidget           *leave;

  /* Owned */
  DulleSession *session;
  DulleHost    *host;
  DulleMeeting *meeting;
  GSettings    *settings;
  char         *name;
  char         *address; /* of a table nearby, at which the person would knock */
  const char   *read_problem;
  DulleCompany  shown;
  char          shown_digits[DULLE_N_DIGITS + 1];
  gint64        knocked_at; /* in the time of g_get_monotonic_time() */
  gboolean      is_waiting;
};

G_DEFINE_FINAL_TYPE (DulleLobbyWindow, dulle_lobby_window, ADW_TYPE_WINDOW)

/* The table */

static gboolean
is_host (DulleLobbyWindow *self)
{
  return dulle_host_is_open (self->host);
}

static DulleTournamentSetup
choose_setup (DulleLobbyWindow *self)
{
  DulleTournamentSetup setup = dulle_chosen_tournament_setup (self->settings);

  dulle_participant_set_name (&setup.players[0], self->name);

  return setup;
}

/* Showing it */

/* Whoever sits at a table elsewhere may bring others along. Returns: (transfer full) (nullable) */
static char *
find_link (DulleLobbyWindow *self)
{
  return is_host (self) ? dulle_meeting_invite (self->meeting)
                        : dulle_session_invite (self->session);
}

static void
show_invitation (DulleLobbyWindow *self)
{
  g_autofree char *link = find_link (self);
  const char      *broker = is_host (self) ? dulle_meeting_get_broker (self->meeting) : NULL;
  g_autofree char *note = dulle_lobby_invitation (is_host (self) ? link : NULL, broker,
                                                  dulle_meeting_get_state (self->meeting));

  dulle_invitation_group_show (DULLE_INVITATION_GROUP (self->invitation_group), link, note,
                               is_host (self) ? self->host : NULL);
}

/* Shown for a moment, and read to whoever listens. */
static void
tell_news (DulleLobbyWindow *self,
           const char       *text)
{
  dulle_toast (self->toasts, text);
  dulle_tell (GTK_WIDGET (self), text);
}

/* @news: (nullable): what has become of the invitation that was followed */
static void
describe_join (DulleLobbyWindow *self,
               const char       *news)
{
  const char      *link = gtk_editable_get_text (GTK_EDITABLE (self->link_row));
  const char      *text = news != NULL ? news : dulle_lobby_next_step (link);
  g_autofree char *before =
      g_strdup (adw_preferences_group_get_description (self->join_group));

  dulle_group_set_plain_description (self->join_group, text);
  if (g_strcmp0 (before, adw_preferences_group_get_description (self->join_group)) != 0)
    dulle_tell (GTK_WIDGET (self), news);
}

/* What went wrong with a seat elsewhere. While it is looked for, that stands above the seats. */
static void
show_problem (DulleLobbyWindow   *self,
              const DulleCompany *company)
{
  const char *link = gtk_editable_get_text (GTK_EDITABLE (self->link_row));
  const char *problem = company != NULL ? company->problem : NULL;

  if (problem != NULL && company->is_trying && problem != self->shown.problem &&
      company->own == self->shown.own && !company->is_playing)
    tell_news (self, problem);
  if (company != NULL && !company->is_trying && problem == self->read_problem)
    problem = NULL;
  else if (company != NULL && !company->is_connected && !is_host (self) && problem == NULL)
    problem = _ ("Looking for the table…");
  gtk_widget_set_visible (self->again, company != NULL && !company->is_trying && problem != NULL &&
                                           *link != '\0');
  describe_join (self, problem);
}

/* What somebody else at the table has just done. */
static void
tell_change (DulleLobbyWindow     *self,
             const DulleCompanion *before,
             const DulleCompanion *now)
{
  g_autofree char *text = dulle_lobby_change (before, now);

  if (text != NULL)
    tell_news (self, text);
}

static void
show_seats (DulleLobbyWindow   *self,
            const DulleCompany *company)
{
  gboolean         tells = dulle_lobby_has_seen (&self->shown, company);
  const char      *free_seat = dulle_lobby_free_seat (&self->shown, company);
  g_autofree char *begin = dulle_lobby_begin_news (&self->shown, company);

  if (free_seat != NULL)
    tell_news (self, free_seat);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (tells && player != company->own)
      tell_change (self, &self->shown.companions[player], &company->companions[player]);
  if (begin != NULL && tells)
    tell_news (self, begin);
  dulle_seats_group_show (DULLE_SEATS_GROUP (self->seats_group), company, is_host (self));
  self->shown = *company;
}

static void
show_watchers (DulleLobbyWindow   *self,
               const DulleCompany *company,
               gboolean            hosts)
{
  dulle_watchers_group_show (DULLE_WATCHERS_GROUP (self->watchers_group), company, hosts);
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    {
      const DulleWatcher *watcher = &company->watchers[number];
      g_autofree char    *text = NULL;

      if (!watcher->is_there || self->shown.watchers[number].is_there ||
          !dulle_lobby_has_seen (&self->shown, company))
        continue;
      text = dulle_lobby_watcher (watcher);
      tell_news (self, text);
    }
}

/* Somebody without an invitation: at the table, or here. The digits are in two groups, as people
 * read them to each other. */
static void
show_knock (DulleLobbyWindow   *self,
            const DulleCompany *company,
            gboolean            hosts)
{
  const DulleKnock *knock = &company->knock;
  gboolean          is_new = strcmp (knock->digits, self->shown_digits) != 0;
  g_autofree char  *title = NULL;
  g_autofree char  *digits = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->knock_group), *knock->digits != '\0');
  if (!is_new)
    return;

  g_strlcpy (self->shown_digits, knock->digits, sizeof self->shown_digits);
  if (*knock->digits == '\0')
    return;
  self->knocked_at = g_get_monotonic_time ();
  title = dulle_lobby_knock (knock, hosts);
  dulle_group_set_plain_title (self->knock_group, title);
  adw_preferences_group_set_description (
      self->knock_group, _ ("Compare: both screens must show the same six digits."));
  digits = g_strdup_printf ("%.3s %s", knock->digits, knock->digits + 3);
  gtk_label_set_label (self->digits, digits);
  gtk_widget_set_visible (self->refuse, hosts);
  gtk_widget_set_visible (self->let_in, hosts);
  gtk_widget_set_visible (self->give_up, !hosts);
  dulle_take_focus (hosts ? self->let_in : self->give_up);
  tell_news (self, title);
}

/* Whoever listens hears at once what has changed; it also stands above the rules. */
static void
show_rules (DulleLobbyWindow   *self,
            const DulleCompany *company,
            gboolean            hosts)
{
  g_autofree char *changes =
      dulle_table_rules_show (DULLE_TABLE_RULES (self->rules_group), company, hosts);

  if (changes == NULL)
    return;

  dulle_toast (self->toasts, _ ("The host has changed the rules"));
  dulle_tell (GTK_WIDGET (self), changes);
}

/* Those of a table that is opened now. */
static void
show_chosen_rules (DulleLobbyWindow *self)
{
  DulleTournamentSetup setup = choose_setup (self);
  g_autofree char     *summary = dulle_shared_rules_summary (&setup.rules);

  adw_action_row_set_subtitle (self->chosen_row, summary);
}

static void
show_company (DulleLobbyWindow *self)
{
  const DulleCompany *company = dulle_host_find_company (self->host);
  gboolean            hosts = is_host (self);
  gboolean            looks_on = company != NULL && company->watches && company->is_connected;
  gboolean            has_seat = company != NULL && company->own != DULLE_NO_SEAT &&
                      (company->is_connected || company->is_trying);
  gboolean         sits = company != NULL && (hosts || looks_on || has_seat);
  gboolean         is_playing = sits && company->is_playing;
  gboolean         chooses = !sits && (company == NULL || *company->knock.digits == '\0');
  g_autofree char *link = sits ? find_link (self) : NULL;

  show_chosen_rules (self);
  gtk_widget_set_visible (GTK_WIDGET (self->host_group), chooses);
  gtk_widget_set_visible (self->nearby_group, chooses);
  gtk_widget_set_visible (GTK_WIDGET (self->join_group), chooses);
  gtk_widget_set_visible (self->invitation_group,
                          sits && dulle_lobby_may_invite (company, link, hosts));
  gtk_widget_set_visible (self->seats_group, sits);
  show_rules (self, sits ? company : NULL, hosts);
  gtk_widget_set_visible (self->handover_group, FALSE);
  gtk_widget_set_visible (self->watchers_group, FALSE);
  gtk_widget_set_visible (self->end_bar, sits || dulle_lobby_is_looking (company));
  gtk_widget_set_visible (self->begin, hosts && !is_playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lobby.begin",
                                 hosts && !company->is_beginning);
  gtk_widget_set_visible (self->ready, sits && !hosts && !looks_on && !is_playing);
  gtk_widget_set_sensitive (self->ready, sits && company->is_connected);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->ready), sits && company->says_ready);
  gtk_button_set_label (GTK_BUTTON (self->leave), dulle_lobby_leaving (company, hosts));
  show_problem (self, company);
  show_knock (self, company != NULL ? company : &(DulleCompany){ 0 }, hosts);
  if (!sits)
    {
      self->shown = (DulleCompany){ .own = DULLE_NO_SEAT,
                                    .problem = company != NULL ? company->problem : NULL };
      return;
    }

  if (self->shown.own != company->own)
    dulle_take_focus (hosts ? self->begin : self->ready);
  dulle_handover_group_show (DULLE_HANDOVER_GROUP (self->handover_group), company, hosts,
                             dulle_session_may_offer (self->session));
  show_watchers (self, company, hosts);
  show_seats (self, company);
  show_invitation (self);
}

/* The lobby has done its work when the tournament begins, and is closed once: a window that
 * closes may lose the focus meanwhile. While a table comes here, it is at neither place. */
static void
changed_cb (DulleLobbyWindow *self)
{
  const DulleCompany *company = dulle_host_find_company (self->host);

  if (dulle_host_awaits_table (self->host))
    return;
  if (self->is_waiting && company != NULL && company->is_playing)
    {
      self->is_waiting = FALSE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  self->is_waiting = company != NULL && !company->is_playing;
  show_company (self);
}

/* Actions */

static void
open_own_table (gpointer lobby)
{
  DulleLobbyWindow    *self = lobby;
  DulleTournamentSetup setup = choose_setup (self);
  g_autoptr (GError) error = NULL;

  if (!dulle_open_table (self->session, self->meeting, self->settings, &setup, &error))
    dulle_group_set_plain_description (self->host_group, error->message);
}

/* A seat that nobody is going back to stays where it is kept. */
static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  if (dulle_session_get_company (self->session) != NULL)
    dulle_give_up_seat (GTK_WINDOW (self), self->session, NULL, open_own_table, self);
  else
    open_own_table (self);
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  show_invitation (self);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          dulle_invitation_group_get_link (
                              DULLE_INVITATION_GROUP (self->invitation_group)));
  tell_news (self, _ ("The invitation was copied"));
}

static void
renew_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  dulle_host_renew_invitation (DULLE_LOBBY_WINDOW (widget)->host);
  tell_news (DULLE_LOBBY_WINDOW (widget), _ ("There is another invitation now"));
}

static void
begin_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  dulle_begin_table (GTK_WINDOW (widget), DULLE_LOBBY_WINDOW (widget)->host);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  self->is_waiting = FALSE;
  if (is_host (self))
    dulle_close_table (GTK_WINDOW (self), self->host);
  else
    dulle_session_leave_table (self->session);
}

/* Nobody has compared the digits so soon: the click was meant for whoever knocked before. */
static void
answer_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);
  g_autofree char  *title = NULL;

  if (g_get_monotonic_time () - self->knocked_at >= HASTE)
    {
      dulle_host_answer_knock (self->host, self->shown_digits, g_variant_get_boolean (parameter));
      return;
    }

  title = dulle_lobby_knock (&dulle_host_get_company (self->host)->knock, TRUE);
  tell_news (self, title);
}

/* Whoever would take the table over listens already. */
static void
offer_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);
  g_autofree char  *link = NULL;
  g_autoptr (GError) error = NULL;

  if (g_variant_get_boolean (parameter) &&
      dulle_chosen_broker_use (self->settings, self->meeting, &error) &&
      dulle_host_offer (self->host, &error))
    link = dulle_meeting_invite (self->meeting);
  if (!dulle_session_offer (self->session, link, &error) || link == NULL)
    dulle_host_withdraw (self->host);
  if (error != NULL)
    tell_news (self, error->message);
}

static void
hand_on_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  if (dulle_host_hand_on (self->host, (guint8) g_variant_get_uint32 (parameter)))
    return;

  tell_news (self, dulle_host_can_all_follow (self->host)
                       ? _ ("This is no longer possible.")
                       : _ ("Somebody’s Dulle is too old to follow. It should be updated."));
}

static void
knock_at_table (gpointer lobby)
{
  DulleLobbyWindow    *self = lobby;
  DulleTournamentSetup setup = choose_setup (self);
  g_autoptr (GError) error = NULL;

  if (!dulle_session_knock (self->session, self->address, &setup.players[0], &error))
    tell_news (self, error->message);
}

static void
knock_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  g_free (self->address);
  self->address = g_variant_dup_string (parameter, NULL);
  dulle_give_up_seat (GTK_WINDOW (self), self->session, NULL, knock_at_table, self);
}

/* What was wrong with the invitation before is no news any more. */
static void
link_changed_cb (DulleLobbyWindow *self)
{
  const DulleCompany *company = dulle_host_find_company (self->host);

  if (company != NULL && company->is_trying)
    return;

  self->read_problem = company != NULL ? company->problem : NULL;
  gtk_widget_set_visible (self->again, FALSE);
  dulle_set_css_class (GTK_WIDGET (self->link_row), "error", FALSE);
  describe_join (self, NULL);
}

static void
follow_link (gpointer lobby)
{
  DulleLobbyWindow    *self = lobby;
  DulleTournamentSetup setup = choose_setup (self);
  const char          *link = gtk_editable_get_text (GTK_EDITABLE (self->link_row));
  gboolean             only_looks = gtk_switch_get_active (GTK_SWITCH (self->only_look));
  g_autoptr (GError) error = NULL;
  gboolean goes;

  goes = only_looks ? dulle_session_look_on (self->session, link, &setup.players[0], &error)
                    : dulle_session_join (self->session, link, &setup.players[0], &error);
  self->read_problem = NULL;
  dulle_set_css_class (GTK_WIDGET (self->link_row), "error", !goes);
  if (!goes)
    describe_join (self, error->message);
}

/* Also with an invitation that was followed before: whoever was not found may be there now. */
static void
join_cb (DulleLobbyWindow *self)
{
  const char *link = gtk_editable_get_text (GTK_EDITABLE (self->link_row));
  gboolean    only_looks = gtk_switch_get_active (GTK_SWITCH (self->only_look));

  if (*link != '\0')
    dulle_give_up_seat (GTK_WINDOW (self), self->session, only_looks ? NULL : link, follow_link,
                        self);
}

static void
ready_cb (DulleLobbyWindow *self)
{
  const DulleCompany *company = dulle_session_get_company (self->session);
  gboolean            is_ready = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->ready));

  dulle_set_css_class (self->ready, "suggested-action", !is_ready);
  if (company != NULL && company->says_ready != is_ready)
    dulle_session_set_ready (self->session, is_ready);
}

/* The object */

static void
dulle_lobby_window_dispose (GObject *object)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_object (&self->host);
  g_clear_object (&self->meeting);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->address, g_free);

  G_OBJECT_CLASS (dulle_lobby_window_parent_class)->dispose (object);
}

static const struct
{
  const char *name;
  gsize       offset;
} children[] = {
#define CHILD(name)                                \
  {                                                \
#name, G_STRUCT_OFFSET(DulleLobbyWindow, name) \
  }
  CHILD (toasts),
  CHILD (knock_group),
  CHILD (digits),
  CHILD (refuse),
  CHILD (let_in),
  CHILD (give_up),
  CHILD (host_group),
  CHILD (chosen_row),
  CHILD (broker_row),
  CHILD (through_broker),
  CHILD (nearby_group),
  CHILD (join_group),
  CHILD (again),
  CHILD (link_row),
  CHILD (only_look),
  CHILD (invitation_group),
  CHILD (seats_group),
  CHILD (handover_group),
  CHILD (watchers_group),
  CHILD (rules_group),
  CHILD (end_bar),
  CHILD (begin),
  CHILD (ready),
  CHILD (leave),
};

static void
dulle_lobby_window_class_init (DulleLobbyWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_lobby_window_dispose;

  gtk_widget_class_install_action (widget_class, "lobby.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "lobby.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "lobby.renew", NULL, renew_action);
  gtk_widget_class_install_action (widget_class, "lobby.begin", NULL, begin_action);
  gtk_widget_class_install_action (widget_class, "lobby.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "lobby.answer", "b", answer_action);
  gtk_widget_class_install_action (widget_class, "lobby.knock", "s", knock_action);
  gtk_widget_class_install_action (widget_class, "lobby.offer", "b", offer_action);
  gtk_widget_class_install_action (widget_class, "lobby.hand-on", "u", hand_on_action);
  g_type_ensure (DULLE_TYPE_HANDOVER_GROUP);
  g_type_ensure (DULLE_TYPE_INVITATION_GROUP);
  g_type_ensure (DULLE_TYPE_NEARBY_GROUP);
  g_type_ensure (DULLE_TYPE_SEATS_GROUP);
  g_type_ensure (DULLE_TYPE_TABLE_RULES);
  g_type_ensure (DULLE_TYPE_WATCHERS_GROUP);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-lobby-window.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               (gssize) children[i].offset);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
}

static void
dulle_lobby_window_init (DulleLobbyWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_tell_entry_focus (GTK_WIDGET (self));
  dulle_large_window_fit (GTK_WINDOW (self));
  self->shown.own = DULLE_NO_SEAT;
  g_settings_bind (self->settings, "through-broker", self->through_broker, "active",
                   G_SETTINGS_BIND_DEFAULT);
  dulle_chosen_broker_show (self->settings, self->broker_row);
}

GtkWidget *
dulle_lobby_window_new (GtkWindow    *parent,
                        DulleSession *session,
                        DulleMeeting *meeting,
                        const char   *name)
{
  DulleLobbyWindow *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_MEETING (meeting), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (DULLE_TYPE_LOBBY_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->meeting = g_object_ref (meeting);
  self->host = g_object_ref (dulle_meeting_get_host (meeting));
  self->name = g_strdup (name);
  dulle_seats_group_set_host (DULLE_SEATS_GROUP (self->seats_group), self->host);
  dulle_table_rules_set_host (DULLE_TABLE_RULES (self->rules_group), self->host);
  dulle_watchers_group_set_table (DULLE_WATCHERS_GROUP (self->watchers_group), session,
                                  self->host);
  g_signal_connect_object (session, "company-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->host, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (meeting, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  /* Whoever went on a network meanwhile has another address there. */
  g_signal_connect (self, "notify::is-active", G_CALLBACK (changed_cb), NULL);
  changed_cb (self);

  return GTK_WIDGET (self);
}

void
dulle_lobby_window_follow (DulleLobbyWindow *self,
                           const char       *link)
{
  g_return_if_fail (DULLE_IS_LOBBY_WINDOW (self) && link != NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->join_group)))
    {
      g_autofree char *own = find_link (self);

      tell_news (self, dulle_lobby_at_table (own, link, is_host (self)));
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (self->link_row));
  gtk_editable_set_text (GTK_EDITABLE (self->link_row), link);
}
