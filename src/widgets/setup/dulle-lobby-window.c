/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/cancellable.h"
#include "settings/chosen-players.h"
#include "settings/chosen-rules.h"
#include "settings/option-text.h"

#include "dulle-lobby-window.h"
#include "qr-picture.h"

struct _DulleLobbyWindow
{
  AdwPreferencesWindow parent_instance;

  /* Template children */
  AdwPreferencesGroup *host_group;
  AdwActionRow        *chosen_row;
  AdwPreferencesGroup *join_group;
  AdwEntryRow         *link_row;
  AdwPreferencesGroup *invitation_group;
  AdwActionRow        *invitation_row;
  GtkPicture          *code;
  AdwPreferencesGroup *seats_group;
  AdwPreferencesGroup *rules_group;
  AdwExpanderRow      *rules_row;
  AdwPreferencesGroup *end_group;
  GtkWidget           *begin;
  GtkWidget           *ready;
  GtkWidget           *leave;

  /* Owned */
  DulleSession *session;
  DulleHost    *host;
  GSettings    *settings;
  GtkWidget    *seats[DULLE_COMPANY_SIZE];
  GPtrArray    *changes;
  char         *name;
  DulleRules    shown_rules;
  gboolean      is_waiting;
};

G_DEFINE_FINAL_TYPE (DulleLobbyWindow, dulle_lobby_window, ADW_TYPE_PREFERENCES_WINDOW)

/* The table */

static gboolean
is_host (DulleLobbyWindow *self)
{
  return dulle_host_is_open (self->host);
}

/* Returns: (nullable): the company, wherever it is */
static const DulleCompany *
find_company (DulleLobbyWindow *self)
{
  return is_host (self) ? dulle_host_get_company (self->host)
                        : dulle_session_get_company (self->session);
}

/* What each guest would have to be asked for is not permitted, and neither is what would tell
 * more about a hand than its owner says. */
static DulleTournamentSetup
choose_setup (DulleLobbyWindow *self)
{
  DulleTournamentSetup setup = dulle_chosen_tournament_setup (self->settings);

  dulle_participant_set_name (&setup.players[0], self->name);
  setup.rules.players = DULLE_COMPANY_SIZE;
  setup.rules.take_back = 0;
  setup.rules.card_hint = 0;
  setup.rules.show_all_hands = 0;

  return setup;
}

/* Showing it */

static const char *
describe_kind (const DulleCompanion *companion,
               gboolean              is_own)
{
  switch (companion->kind)
    {
    case DULLE_COMPANION_PERSON:
      if (is_own)
        return _ ("This is you");
      return companion->ready ? _ ("Ready") : _ ("Reads the rules");
    case DULLE_COMPANION_AWAY:
      return _ ("The connection is lost; the seat is kept");
    case DULLE_COMPANION_COMPUTER:
      return _ ("Computer player");
    case DULLE_COMPANION_FREE:
    case DULLE_N_COMPANIONS:
    default:
      return _ ("A computer player, if nobody comes");
    }
}

static void
show_seat (DulleLobbyWindow   *self,
           const DulleCompany *company,
           guint8              player)
{
  const DulleCompanion *companion = &company->companions[player];
  const char           *name = companion->name;

  if (companion->kind == DULLE_COMPANION_FREE)
    name = _ ("Free Seat");
  else if (*name == '\0')
    name = player == company->own ? _ ("You") : dulle_face_name (companion->face);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seats[player]), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->seats[player]),
                               describe_kind (companion, player == company->own));
}

static void
add_change (DulleLobbyWindow *self,
            const char       *text)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_expander_row_add_row (self->rules_row, row);
  g_ptr_array_add (self->changes, row);
}

/* The rules in a few words, and whatever is not as in the set that they come from. */
static void
show_rules (DulleLobbyWindow *self,
            const DulleRules *rules)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_of_rules (rules);
  g_autofree char *summary = dulle_chosen_rules_summary (&chosen);

  if (dulle_rules_equal (rules, &self->shown_rules))
    return;

  self->shown_rules = *rules;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rules_row), summary);
  for (guint i = 0; i < self->changes->len; i++)
    adw_expander_row_remove (self->rules_row, g_ptr_array_index (self->changes, i));
  g_ptr_array_set_size (self->changes, 0);
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      g_autofree char *text = NULL;

      if (!dulle_rules_differ (&chosen.rules, &chosen.base, option))
        continue;
      text = dulle_option_setting_text (&chosen.rules, option);
      add_change (self, text);
    }
  adw_expander_row_set_enable_expansion (self->rules_row, self->changes->len > 0);
}

static void
show_invitation (DulleLobbyWindow *self)
{
  g_autofree char *link = dulle_host_invite (self->host);
  g_autoptr (GdkPaintable) code = link != NULL ? dulle_qr_picture_new (link) : NULL;

  adw_action_row_set_subtitle (self->invitation_row, link != NULL ? link : "");
  gtk_picture_set_paintable (self->code, code);
  gtk_widget_set_visible (GTK_WIDGET (self->code), code != NULL);
}

/* What went wrong with a seat elsewhere. */
static void
show_problem (DulleLobbyWindow   *self,
              const DulleCompany *company)
{
  const char *problem = company != NULL ? company->problem : NULL;

  if (company != NULL && company->is_trying && problem == NULL)
    problem = _ ("Looking for the table…");
  if (problem != NULL)
    adw_preferences_group_set_description (self->join_group, problem);
}

static void
show_company (DulleLobbyWindow *self)
{
  const DulleCompany *company = find_company (self);
  gboolean            hosts = is_host (self);
  gboolean            sits = company != NULL && (hosts || company->own != DULLE_NO_SEAT);
  gboolean            is_playing = sits && company->is_playing;

  gtk_widget_set_visible (GTK_WIDGET (self->host_group), !sits);
  gtk_widget_set_visible (GTK_WIDGET (self->join_group), !sits);
  gtk_widget_set_visible (GTK_WIDGET (self->invitation_group), hosts && !is_playing);
  gtk_widget_set_visible (GTK_WIDGET (self->seats_group), sits);
  gtk_widget_set_visible (GTK_WIDGET (self->rules_group), sits && company->has_rules);
  gtk_widget_set_visible (GTK_WIDGET (self->end_group), sits);
  gtk_widget_set_visible (self->begin, hosts && !is_playing);
  gtk_widget_set_visible (self->ready, sits && !hosts && !is_playing);
  gtk_button_set_label (GTK_BUTTON (self->leave),
                        hosts ? _ ("_Close the Table") : _ ("_Leave the Table"));
  show_problem (self, company);
  if (!sits)
    return;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    show_seat (self, company, player);
  if (company->has_rules)
    show_rules (self, &company->rules);
}

/* The lobby has done its work when the tournament begins. */
static void
changed_cb (DulleLobbyWindow *self)
{
  const DulleCompany *company = find_company (self);

  if (self->is_waiting && company != NULL && company->is_playing)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  self->is_waiting = company != NULL && !company->is_playing;
  show_company (self);
}

/* Actions */

/* Whoever could work out the number of a deal from a hand would know the others. */
static gboolean
deal_fairly (DulleTournamentSetup *setup,
             GError              **error)
{
  setup->deals = DULLE_DEALS_FAIR;

  return dulle_fair_shares_draw (&setup->fair, error);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleLobbyWindow    *self = DULLE_LOBBY_WINDOW (widget);
  DulleTournamentSetup setup = choose_setup (self);
  g_autoptr (GError) error = NULL;

  if (deal_fairly (&setup, &error) && dulle_host_open (self->host, &setup, 0, &error))
    show_invitation (self);
  else
    adw_preferences_group_set_description (self->host_group, error->message);
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          adw_action_row_get_subtitle (self->invitation_row));
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self),
                                    adw_toast_new (_ ("The invitation was copied")));
}

static void
begin_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  dulle_host_begin (DULLE_LOBBY_WINDOW (widget)->host);
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (widget);

  self->is_waiting = FALSE;
  if (is_host (self))
    dulle_host_close (self->host);
  else
    dulle_session_leave_table (self->session);
}

static void
join_cb (DulleLobbyWindow *self)
{
  DulleTournamentSetup setup = choose_setup (self);
  g_autoptr (GError) error = NULL;

  if (!dulle_session_join (self->session, gtk_editable_get_text (GTK_EDITABLE (self->link_row)),
                           &setup.players[0], &error))
    adw_preferences_group_set_description (self->join_group, error->message);
}

static void
ready_cb (DulleLobbyWindow *self)
{
  dulle_session_set_ready (self->session,
                           gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->ready)));
}

/* The object */

static void
dulle_lobby_window_dispose (GObject *object)
{
  DulleLobbyWindow *self = DULLE_LOBBY_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_object (&self->host);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  g_clear_pointer (&self->name, g_free);

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
  CHILD (host_group),
  CHILD (chosen_row),
  CHILD (join_group),
  CHILD (link_row),
  CHILD (invitation_group),
  CHILD (invitation_row),
  CHILD (code),
  CHILD (seats_group),
  CHILD (rules_group),
  CHILD (rules_row),
  CHILD (end_group),
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
  gtk_widget_class_install_action (widget_class, "lobby.begin", NULL, begin_action);
  gtk_widget_class_install_action (widget_class, "lobby.leave", NULL, leave_action);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/setup/dulle-lobby-window.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               (gssize) children[i].offset);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
}

static void
dulle_lobby_window_init (DulleLobbyWindow *self)
{
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  self->changes = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      self->seats[player] = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->seats[player]), FALSE);
      adw_preferences_group_add (self->seats_group, self->seats[player]);
    }
}

/* Those of a table that is opened now. */
static void
show_chosen_rules (DulleLobbyWindow *self)
{
  DulleTournamentSetup setup = choose_setup (self);
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_of_rules (&setup.rules);
  g_autofree char *summary = dulle_chosen_rules_summary (&chosen);

  adw_action_row_set_subtitle (self->chosen_row, summary);
}

GtkWidget *
dulle_lobby_window_new (GtkWindow    *parent,
                        DulleSession *session,
                        DulleHost    *host,
                        const char   *name)
{
  DulleLobbyWindow *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_HOST (host), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (DULLE_TYPE_LOBBY_WINDOW, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->host = g_object_ref (host);
  self->name = g_strdup (name);
  g_signal_connect_object (session, "company-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_chosen_rules (self);
  if (is_host (self))
    show_invitation (self);
  changed_cb (self);

  return GTK_WIDGET (self);
}
