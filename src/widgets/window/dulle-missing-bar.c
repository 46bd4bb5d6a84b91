/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "common/bar-fit.h"
#include "common/cut-text.h"
#include "common/news.h"
#include "common/tooltip.h"
#include "dulle-missing-bar.h"
#include "missing-text.h"
#include "setup/close-table.h"

/* How often the time that is left is shown anew. */
#define SECOND 1

struct _DulleMissingBar
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *bar;
  GtkWidget *content;
  GtkWidget *buttons;
  GtkLabel  *text;
  GtkWidget *agree;
  GtkWidget *refuse;
  GtkWidget *table;

  /* Owned */
  DulleSession *session;
  DulleHost    *host;

  /* Whether the podium is on the table, whether the text was told to whoever listens, and whether
   * somebody who looks on does not want the seat that is free. */
  gboolean is_over;
  gboolean is_told;
  gboolean only_looks;

  /* The source that counts down, or 0. */
  guint clock;
};

G_DEFINE_FINAL_TYPE (DulleMissingBar, dulle_missing_bar, GTK_TYPE_WIDGET)

static void update_bar (DulleMissingBar *self);

/* Returns: (nullable): the company of the table that is played at */
static const DulleCompany *
find_company (DulleMissingBar *self)
{
  return dulle_host_find_company (self->host);
}

static guint8
find_missing (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && company->is_connected ? dulle_company_missing (company)
                                                  : DULLE_NO_SEAT;
}

/* Whoever is missing may only be on the way to where the table has moved. */
static gboolean
is_gathering (DulleMissingBar *self)
{
  return find_missing (self) != DULLE_NO_SEAT && dulle_company_gathers (find_company (self));
}

/* @help: (nullable): what it does, if that is not said beside it */
static void
show_button (GtkWidget  *button,
             gboolean    visible,
             const char *label,
             const char *help)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  dulle_set_tooltip (button, help);
  gtk_widget_set_visible (button, visible);
}

/* Returns: (nullable): whose table it is that the person may go back to */
static const char *
find_kept_table (DulleMissingBar *self)
{
  return find_company (self) == NULL ? dulle_session_get_kept_table (self->session) : NULL;
}

static gboolean
has_kept_table (DulleMissingBar *self)
{
  return find_kept_table (self) != NULL;
}

static void
show_kept_table (DulleMissingBar *self)
{
  const char      *host = find_kept_table (self);
  g_autofree char *text =
      *host != '\0' ? g_strdup_printf (_ ("You were at %s’s table. Your seat is being kept."), host)
                    : g_strdup (_ ("You were at another table. Your seat is being kept."));

  gtk_label_set_label (self->text, text);
  show_button (self->agree, TRUE, _ ("Go _Back"), _ ("The game goes on from where it is now"));
  show_button (self->refuse, TRUE, _ ("_Give Up Your Seat"),
               _ ("The others go on without you if everybody agrees"));
}

/* Returns: (nullable): why the table of the host is not heard, while it is looked for, or why it is
 * not known who has it */
static const char *
find_cut (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && dulle_company_has_seat (company) && company->is_trying
             ? company->problem
             : NULL;
}

/* Whoever listens hears it, too, but not how the seconds go by. */
static void
tell_text (DulleMissingBar *self,
           const char      *text)
{
  if (strcmp (gtk_label_get_label (self->text), text) == 0 && self->is_told)
    return;

  self->is_told = TRUE;
  gtk_label_set_label (self->text, text);
  dulle_tell (GTK_WIDGET (self), text);
}

static void
fall_silent (DulleMissingBar *self)
{
  if (!self->is_told)
    return;

  self->is_told = FALSE;
  dulle_tell (GTK_WIDGET (self), NULL);
}

static gboolean
is_cut (DulleMissingBar *self)
{
  return find_cut (self) != NULL;
}

static void
show_cut (DulleMissingBar *self)
{
  const char      *problem = find_cut (self);
  g_autofree char *text = NULL;

  if (find_company (self)->has_answer || find_company (self)->has_said)
    /* Translators: behind a sentence such as “The connection to the host was lost.” */
    text = g_strdup_printf (_ ("%s What you have chosen counts as soon as the table can be "
                               "reached."),
                            problem);
  else
    /* Translators: behind a sentence such as “The connection to the host was lost.” */
    text = g_strdup_printf (_ ("%s The game goes on as soon as the table can be reached."),
                            problem);

  tell_text (self, text);
  gtk_widget_set_visible (self->agree, FALSE);
  gtk_widget_set_visible (self->refuse, FALSE);
}

/* Returns: (nullable): why the table of the host is gone, if nothing leads back to it. After the
 * last game that is no matter. */
static const char *
find_end (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && dulle_company_has_seat (company) && !company->is_connected &&
                 !company->is_trying && !self->is_over
             ? company->problem
             : NULL;
}

static gboolean
is_at_end (DulleMissingBar *self)
{
  return find_end (self) != NULL;
}

static void
show_end (DulleMissingBar *self)
{
  /* Translators: behind a sentence such as “The host closed the table.” */
  g_autofree char *text = g_strdup_printf (_ ("%s For you, the tournament ends here. Finished "
                                              "games are in the history."),
                                           find_end (self));

  tell_text (self, text);
  show_button (self->agree, TRUE, _ ("_Back to Your Own Table"), NULL);
  gtk_widget_set_visible (self->refuse, FALSE);
}

/* Whether somebody who looks on, and may have closed the lobby, could sit down. */
static gboolean
is_seat_free (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && company->watches && company->is_connected &&
         dulle_company_has_free_seat (company);
}

static gboolean
is_seat_offered (DulleMissingBar *self)
{
  return is_seat_free (self) && !self->only_looks;
}

static void
show_free_seat (DulleMissingBar *self)
{
  tell_text (self, _ ("A seat is free at the table that you watch. It can be taken "
                      "until the tournament begins."));
  show_button (self->agree, TRUE, _ ("_Take the Seat"), NULL);
  show_button (self->refuse, TRUE, _ ("Just _Watch"), NULL);
}

/* In the lobby the rules are read. */
static void
answer_free_seat (DulleMissingBar *self,
                  gboolean         yes)
{
  if (yes)
    {
      dulle_session_take_free_seat (self->session);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.play-with-others", NULL);
      return;
    }

  self->only_looks = TRUE;
  update_bar (self);
}

/* Whether the tournament of a shared table is awaited, whose lobby may have been closed. */
static gboolean
is_in_lobby (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && company->is_connected && !company->is_playing &&
         (company->own < DULLE_COMPANY_SIZE || company->watches);
}

static void
show_lobby (DulleMissingBar *self)
{
  g_autofree char *text = dulle_open_table_text (find_company (self),
                                                 dulle_host_is_open (self->host));

  gtk_label_set_label (self->text, text);
  show_button (self->agree, TRUE, _ ("Go to the _Table"), NULL);
  show_button (self->refuse, TRUE,
               dulle_host_is_open (self->host) ? _ ("_Close the Table") : _ ("_Leave the Table"),
               NULL);
}

static void
answer_lobby (DulleMissingBar *self,
              gboolean         yes)
{
  if (yes)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play-with-others", NULL);
  else if (dulle_host_is_open (self->host))
    dulle_close_table (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->host);
  else
    dulle_session_leave_table (self->session);
}

/* Whether there was a seat at a table whose tournament has not begun, and there is no line. */
static gboolean
has_lost_lobby (const DulleCompany *company)
{
  return company != NULL && !dulle_company_has_seat (company) &&
         company->own < DULLE_COMPANY_SIZE && !company->is_connected && company->problem != NULL;
}

static gboolean
is_lobby_cut (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return has_lost_lobby (company) && company->is_trying;
}

static void
show_lobby_cut (DulleMissingBar *self)
{
  /* Translators: behind a sentence such as “The connection to the host was lost.” */
  g_autofree char *text = g_strdup_printf (_ ("%s Dulle goes on looking for the table."),
                                           find_company (self)->problem);

  tell_text (self, text);
  show_button (self->agree, TRUE, _ ("Go to the _Table"), NULL);
  show_button (self->refuse, TRUE, _ ("_Leave the Table"), NULL);
}

static gboolean
is_lobby_at_end (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return has_lost_lobby (company) && !company->is_trying;
}

static void
show_lobby_end (DulleMissingBar *self)
{
  tell_text (self, find_company (self)->problem);
  show_button (self->agree, TRUE, _ ("_Close"), NULL);
  gtk_widget_set_visible (self->refuse, FALSE);
}

/* Whether somebody asks for a seat, and the lobby, where the digits are, may have been closed. */
static gboolean
is_knocked_at (DulleMissingBar *self)
{
  return dulle_host_is_open (self->host) && *find_company (self)->knock.digits != '\0';
}

static void
show_knock (DulleMissingBar *self)
{
  g_autofree char *text = dulle_knock_text (find_company (self));

  tell_text (self, text);
  show_button (self->agree, TRUE, _ ("Go to the _Table"), NULL);
  gtk_widget_set_visible (self->refuse, FALSE);
}

/* Whether the others wait for the person here, or a computer plays for it. */
static gboolean
is_missed (DulleMissingBar *self)
{
  const DulleCompany *company = find_company (self);

  return company != NULL && company->is_connected && company->own < DULLE_COMPANY_SIZE &&
         company->companions[company->own].is_idle;
}

static void
show_missed (DulleMissingBar *self)
{
  const DulleCompany   *company = find_company (self);
  const DulleCompanion *own = &company->companions[company->own];

  if (own->kind == DULLE_COMPANION_SUBSTITUTED)
    {
      gtk_label_set_label (self->text, _ ("A computer plays for you until you are back."));
      show_button (self->agree, TRUE, _ ("I Am _Back"), _ ("You get the seat back at once"));
    }
  else
    {
      gtk_label_set_label (self->text, _ ("The game is waiting for you. A computer can take over "
                                          "until you are back, if the others agree."));
      show_button (self->agree, TRUE, _ ("I Am _Back"), _ ("You go on playing yourself"));
    }
  gtk_widget_set_visible (self->refuse, FALSE);
}

/* Whoever has a seat, once the time is up. */
static gboolean
may_answer (const DulleCompany   *company,
            const DulleCompanion *missing)
{
  return !company->watches && dulle_companion_seconds_left (missing) == 0;
}

/* Whoever is on the way to where the table has moved is not. */
static gboolean
is_anybody_missing (DulleMissingBar *self)
{
  return find_missing (self) != DULLE_NO_SEAT && !is_gathering (self);
}

static void
show_missing (DulleMissingBar *self)
{
  const DulleCompany   *company = find_company (self);
  guint8                player = find_missing (self);
  const DulleCompanion *missing = &company->companions[player];
  gboolean              may_ask = may_answer (company, missing);
  gboolean              has_agreed = may_ask && dulle_players_have (missing->in_favour,
                                                                    company->own);
  g_autofree char      *text = dulle_missing_text (company, player);

  gtk_label_set_label (self->text, text);
  show_button (self->agree, may_ask && !has_agreed,
               missing->in_favour == 0 ? _ ("_Let a Computer Play") : _ ("_Agree"),
               _ ("Whoever is missing gets their seat back at once"));
  show_button (self->refuse, may_ask && missing->in_favour != 0, _ ("Keep _Waiting"),
               _ ("Nobody will be asked again for a while"));
}

static void
leave_table (DulleMissingBar *self,
             gboolean         yes)
{
  dulle_session_leave_table (self->session);
}

static void
answer_kept_table (DulleMissingBar *self,
                   gboolean         yes)
{
  if (yes)
    dulle_session_return_to_table (self->session);
  else
    dulle_session_leave_table (self->session);
}

static void
come_back (DulleMissingBar *self,
           gboolean         yes)
{
  dulle_session_consent (self->session, find_company (self)->own, FALSE);
}

static void
answer_missing (DulleMissingBar *self,
                gboolean         yes)
{
  if (dulle_host_is_open (self->host))
    dulle_host_consent (self->host, find_missing (self), yes);
  else
    dulle_session_consent (self->session, find_missing (self), yes);
}

/**
 * Situation:
 * @is_so: whether the bar has to say so
 * @show: says it
 * @answer: (nullable): does what a button says: the first for yes
 * @is_told: whether whoever listens hears it, too
 * @closes: whether nothing can be played any more
 */
typedef struct
{
  gboolean (*is_so) (DulleMissingBar *self);
  void (*show) (DulleMissingBar *self);
  void (*answer) (DulleMissingBar *self,
                  gboolean         yes);
  gboolean is_told;
  gboolean closes;
} Situation;

/* The first that is so counts. */
static const Situation situations[] = {
  { is_at_end, show_end, leave_table, TRUE, TRUE },
  { has_kept_table, show_kept_table, answer_kept_table, FALSE, FALSE },
  { is_missed, show_missed, come_back, FALSE, FALSE },
  { is_cut, show_cut, NULL, TRUE, FALSE },
  { is_anybody_missing, show_missing, answer_missing, FALSE, FALSE },
  { is_seat_offered, show_free_seat, answer_free_seat, TRUE, FALSE },
  { is_lobby_at_end, show_lobby_end, leave_table, TRUE, FALSE },
  { is_lobby_cut, show_lobby_cut, answer_lobby, TRUE, FALSE },
  { is_knocked_at, show_knock, answer_lobby, TRUE, FALSE },
  { is_in_lobby, show_lobby, answer_lobby, FALSE, FALSE },
};

/* Returns: (nullable): what the bar has to say */
static const Situation *
find_situation (DulleMissingBar *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    if (situations[i].is_so (self))
      return &situations[i];

  return NULL;
}

/* Where nothing can be played any more, the keyboard is wanted at the button. */
static void
close_table (DulleMissingBar *self,
             gboolean         closed)
{
  if (gtk_widget_get_sensitive (self->table) != closed)
    return;

  gtk_widget_set_sensitive (self->table, !closed);
  if (closed)
    dulle_take_focus (self->agree);
}

static gboolean update_cb (gpointer user_data);

/* Whether something changes by itself as time goes by. */
static gboolean
is_counting (DulleMissingBar *self,
             const Situation *situation)
{
  const DulleCompany *company = find_company (self);

  if (situation != NULL && situation->show == show_missing)
    return dulle_companion_seconds_left (&company->companions[find_missing (self)]) > 0;

  return is_gathering (self);
}

static void
update_bar (DulleMissingBar *self)
{
  const Situation *situation;
  gboolean         counts;

  self->only_looks = self->only_looks && is_seat_free (self);
  situation = find_situation (self);
  counts = is_counting (self, situation);
  gtk_widget_set_visible (GTK_WIDGET (self), situation != NULL);
  if (situation == NULL || !situation->is_told)
    fall_silent (self);
  if (situation != NULL)
    situation->show (self);
  close_table (self, situation != NULL && situation->closes);
  if (counts && self->clock == 0)
    self->clock = g_timeout_add_seconds (SECOND, update_cb, self);
  else if (!counts && self->clock != 0)
    g_clear_handle_id (&self->clock, g_source_remove);
}

static gboolean
update_cb (gpointer user_data)
{
  DulleMissingBar *self = user_data;

  update_bar (self);

  return self->clock != 0;
}

static void
event_cb (DulleMissingBar  *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_MISSING_BAR (self));

  if (!dulle_event_is_of_game (event))
    return;

  self->is_over = event->kind == DULLE_EVENT_TOURNAMENT_OVER;
  update_bar (self);
}

static void
answer_proposal (DulleMissingBar *self,
                 gboolean         yes)
{
  const Situation *situation = find_situation (self);

  if (situation != NULL && situation->answer != NULL)
    situation->answer (self, yes);
}

static void
agree_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  answer_proposal (DULLE_MISSING_BAR (widget), TRUE);
}

static void
refuse_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  answer_proposal (DULLE_MISSING_BAR (widget), FALSE);
}

/* The class */

static void
dulle_missing_bar_dispose (GObject *object)
{
  DulleMissingBar *self = DULLE_MISSING_BAR (object);

  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_object (&self->host);
  g_clear_object (&self->session);
  g_clear_pointer (&self->bar, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_missing_bar_parent_class)->dispose (object);
}

static void
dulle_missing_bar_class_init (DulleMissingBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_missing_bar_dispose;

  gtk_widget_class_install_action (widget_class, "missing.agree", NULL, agree_action);
  gtk_widget_class_install_action (widget_class, "missing.refuse", NULL, refuse_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "missingbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_button (DulleMissingBar *self,
            const char      *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->buttons), button);

  return button;
}

static void
dulle_missing_bar_init (DulleMissingBar *self)
{
  self->bar = gtk_info_bar_new ();
  self->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  gtk_widget_set_hexpand (self->content, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "notice");
  dulle_tell_cut_text (self->text);
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->text));
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (self->buttons, GTK_ALIGN_END);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->content), self->buttons);
  self->refuse = add_button (self, "missing.refuse");
  self->agree = add_button (self, "missing.agree");

  gtk_info_bar_add_child (GTK_INFO_BAR (self->bar), self->content);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
dulle_missing_bar_set_host (DulleMissingBar *self,
                            DulleSession    *session,
                            DulleHost       *host,
                            GtkWidget       *table)
{
  g_return_if_fail (DULLE_IS_MISSING_BAR (self));
  g_return_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_HOST (host));
  g_return_if_fail (GTK_IS_WIDGET (table));

  self->table = table;
  g_set_object (&self->session, session);
  g_set_object (&self->host, host);
  g_signal_connect_object (host, "changed", G_CALLBACK (update_bar), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "company-changed", G_CALLBACK (update_bar), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  update_bar (self);
}

void
dulle_missing_bar_set_room (DulleMissingBar *self,
                            gboolean         narrow,
                            gboolean         low)
{
  g_return_if_fail (DULLE_IS_MISSING_BAR (self));

  dulle_fit_bar (GTK_ORIENTABLE (self->content), self->text, narrow, low);
}
