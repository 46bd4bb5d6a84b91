/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The session would play on by itself, since computers need nobody. So it is held unless a
 * tournament is being played, and after each action for a beat, in which people can see it
 * and say something.
 */
#include "hosted-table.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "net/invitation.h"
#include "session/dulle-meeting.h"
#include "tournament/face.h"

/* Seconds for which a table is kept for somebody. */
#define PROMISE 60

/* Seconds that guests have at least, to come back after a new start, or to do something again. */
#define MOMENT 60

/* Seconds after which a table that could not be laid is laid again: its port may be free now. So is
 * an invitation written that could not be: there may be room on the disk. */
#define RETRY 5

/* The journal can be asked for one table. */
#define log_table(table, ...)                                                                   \
  g_log_structured (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "DULLE_TABLE", (table)->name, "MESSAGE", \
                    __VA_ARGS__)

/**
 * DulleHostedTable:
 * @lock: the folder, locked, or -1 where its file system knows no locks
 * @is_laid: whether it is known what this table goes on with
 * @is_restored: whether nobody has come to this table yet since the program was started
 * @is_told: whether there is an invitation to the table as it is open now
 * @holds: whether the session is held
 * @is_refused: whether it could not be laid when that was tried last
 * @n_persons: how many were there when it was last told
 * @is_playing: whether it was told that a tournament is played
 * @awaits_away: whether the table stays for somebody who has still to see how it has ended
 * @begins_at: when whoever is not ready is waited for no longer, as it was last told, or 0
 * @broker: what had come of the broker, when it was last told
 * @is_cut_off: the broker had been reached, and was lost
 * @knock: the source that answers whoever knocks, or 0
 * @beat: the source at whose end the next action may come, or 0
 * @pause: the source at whose end the next game is dealt or the table laid again, or 0
 * @idle: the source at whose end nobody is waited for any longer, or 0
 * @writing: the source that tries to write the invitation again, or 0
 * @promise: the source at whose end the table is not kept for somebody any longer, or 0
 */
struct _DulleHostedTable
{
  const DulleTablePlan *plan;
  guint                 number;
  char                 *name;
  char                 *folder;
  int                   lock;
  DulleSession         *session;
  DulleHost            *host;
  DulleMeeting         *meeting;
  gboolean              is_laid;
  gboolean              is_restored;
  gboolean              is_told;
  gboolean              holds;
  gboolean              is_refused;
  DulleMeetingState     broker;
  gboolean              is_cut_off;
  guint                 n_persons;
  gboolean              is_playing;
  gboolean              awaits_away;
  gint64                begins_at;
  guint                 knock;
  guint                 beat;
  guint                 pause;
  guint                 idle;
  guint                 writing;
  guint                 promise;
};

static void
hold_session (DulleHostedTable *self)
{
  gboolean holds = self->beat != 0 || !dulle_host_get_company (self->host)->is_playing;

  if (holds == self->holds)
    return;
  self->holds = holds;
  if (holds)
    dulle_session_hold (self->session);
  else
    dulle_session_release (self->session);
}

static void
stop_waiting (guint *source)
{
  if (*source != 0)
    g_source_remove (*source);
  *source = 0;
}

static void
tell_change (DulleHostedTable *self)
{
  if (self->plan->changed != NULL)
    self->plan->changed (self->plan->owner);
}

/* Invitations */

static void
meeting_changed_cb (DulleMeeting     *meeting,
                    DulleHostedTable *self)
{
  DulleMeetingState broker = dulle_meeting_get_state (meeting);

  if (broker != self->broker)
    self->is_cut_off = self->broker == DULLE_MEETING_REACHED;
  if (broker == DULLE_MEETING_REACHED && self->broker != DULLE_MEETING_REACHED)
    log_table (self, "Table %u has reached the broker.", self->number);
  else if (broker == DULLE_MEETING_CALLED && self->broker == DULLE_MEETING_REACHED)
    log_table (self, "Table %u has lost the broker.", self->number);
  else if (broker == DULLE_MEETING_REFUSED && self->broker != DULLE_MEETING_REFUSED)
    g_warning ("Table %u: The broker refuses it. Check the name and password.", self->number);
  else if (broker == DULLE_MEETING_UNTRUSTED && self->broker != DULLE_MEETING_UNTRUSTED)
    g_warning ("Table %u: The broker's certificate is not trusted.", self->number);
  self->broker = broker;
  tell_change (self);
}

/* The named address comes first: it is where guests from elsewhere come in. Returns: (transfer
 * full) */
static char *
invite_guests (DulleHostedTable *self)
{
  const char      *named = self->plan->address;
  g_autofree char *link = dulle_meeting_invite (self->meeting);
  g_autofree char *address = NULL;
  g_autoptr (DulleInvitation) invitation = NULL;
  g_autoptr (GStrvBuilder) addresses = NULL;

  if (named == NULL)
    return g_steal_pointer (&link);

  address = g_strdup_printf (strchr (named, ':') != NULL ? "[%s]:%u" : "%s:%u", named,
                             dulle_host_get_port (self->host));
  invitation = dulle_invitation_parse (link, NULL);
  addresses = g_strv_builder_new ();
  g_strv_builder_add (addresses, address);
  g_strv_builder_addv (addresses, (const char **) invitation->addresses);
  g_strfreev (invitation->addresses);
  invitation->addresses = g_strv_builder_end (addresses);

  return dulle_invitation_format (invitation);
}

static gboolean write_again_cb (gpointer data);

/* Whoever may read the file may come in. What lasts is told once. */
static void
write_invitation (DulleHostedTable *self)
{
  g_autofree char *path = g_build_filename (self->folder, DULLE_INVITATION_FILE, NULL);
  g_autofree char *link = invite_guests (self);
  g_autofree char *text = g_strconcat (link, "\n", NULL);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    {
      stop_waiting (&self->writing);
      log_table (self, "Table %u awaits guests on port %u; the invitation is in %s.",
                 self->number, dulle_host_get_port (self->host), path);
      return;
    }

  if (self->writing != 0)
    return;
  g_warning ("Table %u awaits guests on port %u, but its invitation cannot be written: %s. That is "
             "tried every %d seconds from now on.",
             self->number, dulle_host_get_port (self->host), error->message, RETRY);
  self->writing = g_timeout_add_seconds (RETRY, write_again_cb, self);
}

static gboolean
write_again_cb (gpointer data)
{
  DulleHostedTable *self = data;

  if (dulle_host_is_open (self->host))
    write_invitation (self);

  return G_SOURCE_CONTINUE;
}

/* Whether nobody sits there or is on the way. */
static gboolean
is_vacant (DulleHostedTable *self)
{
  return self->is_told && self->n_persons == 0 && self->promise == 0 &&
         dulle_host_is_open (self->host) && !dulle_host_get_company (self->host)->is_playing;
}

gboolean
dulle_hosted_table_is_free (DulleHostedTable *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->broker == DULLE_MEETING_REACHED && is_vacant (self);
}

gboolean
dulle_hosted_table_is_cut_off (DulleHostedTable *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_cut_off && is_vacant (self);
}

static gboolean
promise_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->promise = 0;
  tell_change (self);

  return G_SOURCE_REMOVE;
}

char *
dulle_hosted_table_promise (DulleHostedTable *self)
{
  g_return_val_if_fail (self != NULL && dulle_hosted_table_is_free (self), NULL);

  self->promise = g_timeout_add_seconds (PROMISE, promise_cb, self);
  log_table (self, "Somebody is shown to table %u.", self->number);
  tell_change (self);

  return invite_guests (self);
}

/* Laying the table */

static gboolean lay_again_cb (gpointer data);

/* What lasts is told once. */
static void
lay_table_later (DulleHostedTable *self,
                 const GError     *error)
{
  if (!self->is_refused)
    g_warning ("Table %u cannot be laid, which is tried every %d seconds from now on: %s",
               self->number, RETRY, error->message);
  self->is_refused = TRUE;
  self->pause = g_timeout_add_seconds (RETRY, lay_again_cb, self);
}

static void
lay_table (DulleHostedTable *self)
{
  DulleTournamentSetup setup;
  DulleFairShares      fair;
  guint64              seed;
  g_autoptr (GError) error = NULL;

  stop_waiting (&self->pause);
  stop_waiting (&self->idle);
  self->awaits_away = FALSE;
  self->is_restored = FALSE;
  if (!dulle_fair_shares_draw (&fair, &error))
    g_error ("%s", error->message);
  memcpy (&seed, fair.root.bytes, sizeof seed);
  if (!dulle_fair_shares_draw (&fair, &error))
    g_error ("%s", error->message);
  setup = dulle_tournament_setup_make (&self->plan->rules, seed);
  setup.deals = DULLE_DEALS_FAIR;
  setup.fair = fair;
  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    setup.players[i].face = DULLE_FACE_DRAWN;

  self->is_told = FALSE;
  if (dulle_host_open (self->host, &setup, (guint16) (self->plan->port + self->number - 1),
                       &error))
    self->is_refused = FALSE;
  else
    lay_table_later (self, error);
}

static gboolean
lay_again_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->pause = 0;
  lay_table (self);

  return G_SOURCE_REMOVE;
}

static gboolean
idle_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->idle = 0;
  log_table (self, "Table %u was left.", self->number);
  lay_table (self);

  return G_SOURCE_REMOVE;
}

/* Whether the line of somebody who has a seat is lost. */
static gboolean
is_anybody_away (DulleHostedTable *self)
{
  const DulleCompany *company = dulle_host_get_company (self->host);
  gboolean            is_away = FALSE;

  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    is_away = is_away || (dulle_companion_is_missed (&company->companions[i]) &&
                          !company->companions[i].is_idle);

  return is_away;
}

/* Persons that are there, or if @also_idle, those who have a line. */
static guint
count_persons (const DulleCompany *company,
               gboolean            also_idle)
{
  guint n = 0;

  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    {
      const DulleCompanion *companion = &company->companions[i];

      n += companion->kind == DULLE_COMPANION_PERSON || (also_idle && companion->is_idle) ? 1 : 0;
    }

  return n;
}

/* Nobody is here who could compare the digits; whoever reads the log can. Whoever knocked may have
 * gone since. */
static gboolean
knock_cb (gpointer data)
{
  DulleHostedTable *self = data;
  const DulleKnock *knock = &dulle_host_get_company (self->host)->knock;

  self->knock = 0;
  if (*knock->digits == '\0')
    return G_SOURCE_REMOVE;

  log_table (self, "%s (%s) knocks at table %u and is %s.",
             dulle_name_or_face (knock->name, knock->face), knock->digits, self->number,
             self->plan->name != NULL ? "let in" : "sent away");
  dulle_host_answer_knock (self->host, knock->digits, self->plan->name != NULL);

  return G_SOURCE_REMOVE;
}

static void
log_beginning (DulleHostedTable   *self,
               const DulleCompany *company)
{
  if (self->is_laid && company->is_playing && !self->is_playing)
    log_table (self, "The tournament at table %u begins.", self->number);
  else if (company->begins_at != 0 && company->begins_at != self->begins_at)
    log_table (self, "Table %u waits for those who are not ready; seconds at most: %u.",
               self->number, dulle_company_seconds_to_begin (company));
  self->is_playing = company->is_playing;
  self->begins_at = company->begins_at;
}

/* A window that somebody has forgotten keeps no table from others. */
static void
watch_idleness (DulleHostedTable   *self,
                const DulleCompany *company)
{
  gboolean is_anybody_there = count_persons (company, FALSE) > 0;
  guint    seconds = 60 * self->plan->idle;

  self->is_restored = self->is_restored && !is_anybody_there;
  if (self->is_restored || self->n_persons > 0)
    seconds = MAX (seconds, MOMENT);
  if (is_anybody_there)
    stop_waiting (&self->idle);
  else if (company->is_playing && self->idle == 0)
    self->idle = g_timeout_add_seconds (seconds, idle_cb, self);
}

static void
wait_pause (DulleHostedTable *self,
            GSourceFunc       after)
{
  if (self->pause == 0 && dulle_host_get_company (self->host)->is_playing)
    self->pause = g_timeout_add_seconds (self->plan->pause, after, self);
}

/* After the last game: whoever is away shall come back and see how it has ended. */
static gboolean
end_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->pause = 0;
  self->awaits_away = is_anybody_away (self);
  if (self->awaits_away)
    self->pause = g_timeout_add_seconds (60 * self->plan->idle, lay_again_cb, self);
  else
    lay_table (self);

  return G_SOURCE_REMOVE;
}

static void
look_for_away (DulleHostedTable *self)
{
  if (!self->awaits_away || is_anybody_away (self))
    return;

  self->awaits_away = FALSE;
  stop_waiting (&self->pause);
  wait_pause (self, end_cb);
}

static void
changed_cb (DulleHost        *host,
            DulleHostedTable *self)
{
  const DulleCompany *company = dulle_host_get_company (host);
  guint               n_persons = count_persons (company, TRUE);

  if (n_persons != self->n_persons)
    log_table (self, "Guests at table %u: %u.", self->number, n_persons);
  self->n_persons = n_persons;
  log_beginning (self, company);

  watch_idleness (self, company);
  look_for_away (self);
  if (*company->knock.digits != '\0' && self->knock == 0)
    self->knock = g_idle_add (knock_cb, self);
  if (dulle_host_is_open (host) && !self->is_told)
    {
      self->is_told = TRUE;
      write_invitation (self);
    }
  hold_session (self);
  tell_change (self);
}

/* Playing */

static gboolean
beat_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->beat = 0;
  hold_session (self);

  return G_SOURCE_REMOVE;
}

static gboolean
next_game_cb (gpointer data)
{
  DulleHostedTable *self = data;

  self->pause = 0;
  dulle_session_next_game (self->session);

  return G_SOURCE_REMOVE;
}

/* What the session goes on with: a tournament that was being played here, or nothing, then
 * guests are awaited. */
static void
begin_table (DulleHostedTable *self)
{
  self->is_laid = TRUE;
  self->is_playing = dulle_host_get_company (self->host)->is_playing;
  if (self->is_playing)
    log_table (self, "Table %u goes on.", self->number);
  else
    lay_table (self);
}

/* Nobody is here who could save it elsewhere; whoever reads the log can make room. */
static void
log_saving (DulleHostedTable       *self,
            const DulleEventSaving *saving)
{
  if (saving->error != NULL)
    g_warning ("Table %u: %s", self->number, saving->error->message);
  else
    log_table (self, "Table %u is saved again.", self->number);
}

static void
event_cb (DulleSession     *session,
          const DulleEvent *event,
          DulleHostedTable *self)
{
  gboolean is_over = dulle_board_is_finished (&event->view.board);

  if (event->kind == DULLE_EVENT_SAVING)
    log_saving (self, &event->saving);
  if (event->kind == DULLE_EVENT_ERROR)
    g_warning ("Table %u: %s", self->number, event->error->message);
  else if (!self->is_laid)
    begin_table (self);

  if (event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    wait_pause (self, end_cb);
  else if (event->kind == DULLE_EVENT_OVER || (event->kind == DULLE_EVENT_RESUMED && is_over))
    wait_pause (self, next_game_cb);
  if ((event->kind == DULLE_EVENT_ACTION || event->kind == DULLE_EVENT_DEALT) && self->beat == 0 &&
      self->plan->beat > 0)
    self->beat = g_timeout_add (self->plan->beat, beat_cb, self);
  hold_session (self);
}

/* Ways to the table beside its address. */
static void
meet_guests (DulleHostedTable *self)
{
  g_autofree char *name = NULL;

  self->meeting = dulle_meeting_new (self->host);
  g_signal_connect (self->meeting, "changed", G_CALLBACK (meeting_changed_cb), self);
  dulle_meeting_set_broker (self->meeting, self->plan->broker.place, self->plan->broker.name,
                            self->plan->broker.password, NULL);
  if (self->plan->name == NULL)
    return;
  name = g_strdup_printf ("%s %u", self->plan->name, self->number);
  dulle_meeting_set_name (self->meeting, name);
}

/* Two hosts of one table would take each other's invitation away. The lock ends with the process.
 * Returns: whether the folder is there and nobody else's; @lock may be -1 all the same */
static gboolean
take_folder (const char *folder,
             int        *lock,
             GError    **error)
{
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                   "The folder %s cannot be made: %s.", folder, g_strerror (errno));
      return FALSE;
    }

  *lock = g_open (folder, O_RDONLY | O_CLOEXEC, 0);
  if (*lock < 0 || flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  close (*lock);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, "Another dulle-host uses the folder %s.",
               folder);

  return FALSE;
}

DulleHostedTable *
dulle_hosted_table_new (const DulleTablePlan *plan,
                        guint                 number,
                        GError              **error)
{
  g_autofree char  *name = g_strdup_printf ("table-%u", number);
  g_autofree char  *folder = g_build_filename (plan->folder, name, NULL);
  g_autofree char  *store = g_build_filename (folder, "dulle.db", NULL);
  DulleHostedTable *self;
  int               lock;

  if (!take_folder (folder, &lock, error))
    return NULL;

  self = g_new0 (DulleHostedTable, 1);
  self->plan = plan;
  self->number = number;
  self->name = g_strdup_printf ("%u", number);
  self->folder = g_steal_pointer (&folder);
  self->lock = lock;
  self->is_restored = TRUE;
  self->session = dulle_session_new (store, DULLE_NO_SEAT);
  self->host = dulle_host_new (self->session, self->folder);
  dulle_host_begin_by_itself (self->host, plan->persons, plan->wait);
  meet_guests (self);
  g_signal_connect (self->host, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->session, "event", G_CALLBACK (event_cb), self);
  hold_session (self);
  dulle_session_start (self->session);

  return self;
}

void
dulle_hosted_table_free (DulleHostedTable *self)
{
  g_return_if_fail (self != NULL);

  stop_waiting (&self->knock);
  stop_waiting (&self->beat);
  stop_waiting (&self->pause);
  stop_waiting (&self->idle);
  stop_waiting (&self->writing);
  stop_waiting (&self->promise);
  g_signal_handlers_disconnect_by_data (self->host, self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_signal_handlers_disconnect_by_data (self->meeting, self);
  g_object_unref (self->meeting);
  dulle_session_close (self->session);
  g_object_unref (self->host);
  g_object_unref (self->session);
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->name);
  g_free (self->folder);
  g_free (self);
}
