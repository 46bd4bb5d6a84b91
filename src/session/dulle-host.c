/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The session sends events for persons elsewhere, each as its seat sees the table. The host
 * turns them into lines, and the guests' lines into what a window would call. A guest that
 * comes back is sent the view of the last event.
 *
 * A visitor is a line; a place is a seat that was given away. A place knows its visitor, if
 * its guest is there, and otherwise keeps its token. While the guest of any place is away,
 * the session is held, so that computers do not play on.
 *
 * Finished games are sent as records. These are asked of the session, whose answer comes in
 * line with its events; what happens meanwhile waits in a queue.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "company-wire.h"
#include "net/identity.h"
#include "net/invitation.h"
#include "net/pipe.h"
#include "net/seen-name.h"

/* Seconds until a computer may be proposed for somebody who is missing. */
#define PATIENCE 120

/* Seconds for which a seat in the lobby is kept for somebody whose line is lost. */
#define LOBBY_PATIENCE 30

/* Seconds for which a guest may do nothing before it counts as missing. */
#define IDLE_LIMIT 120

/* Seconds for which whoever takes the table over may not answer. */
#define HEIR_PATIENCE 20

/* How long the program of one who would take the table over is looked for. */
#define ENQUIRY_SECONDS 15

/* After which it is tried once more to open a table again: its port may be free now. */
#define REOPEN_SECONDS 5

enum
{
  SIGNAL_CHANGED,
  SIGNAL_SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleHost, dulle_host, G_TYPE_OBJECT)

/* Telling */

/* While somebody is away, nothing goes on by itself. */
static void
hold_for_missing (DulleHost *self)
{
  gboolean holds = dulle_company_missing (&self->company) != DULLE_NO_SEAT;

  if (holds == self->is_holding)
    return;

  self->is_holding = holds;
  if (holds)
    dulle_session_hold (self->session);
  else
    dulle_session_release (self->session);
}

void
host_report_change (DulleHost *self)
{
  hold_for_missing (self);
  host_watch_turns (self);
  host_watch_ready (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
host_report_companion (DulleHost *self,
                       guint8     player)
{
  host_tell_everybody (self, dulle_company_describe (&self->company, player));
  host_report_change (self);
}

void
host_report_phrase (DulleHost  *self,
                    guint8      player,
                    const char *phrase)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, (guint) player, phrase);
}

/* Opening and closing */

static gboolean
incoming_cb (GSocketService    *service,
             GSocketConnection *connection,
             GObject           *source,
             DulleHost         *self)
{
  dulle_host_accept (self, G_IO_STREAM (connection));

  return TRUE;
}

gboolean
host_start_listening (DulleHost *self,
                      guint16    port,
                      GError   **error)
{
  g_autofree char *path =
      self->folder != NULL ? g_build_filename (self->folder, "host.pem", NULL) : NULL;

  if (self->certificate == NULL)
    self->certificate = dulle_identity_load (path, error);
  if (self->certificate == NULL)
    return FALSE;
  self->service = dulle_direct_pipe_listen (port, &self->port, error);
  if (self->service == NULL)
    return FALSE;

  g_clear_handle_id (&self->reopen_clock, g_source_remove);
  g_signal_connect (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  g_socket_service_start (self->service);
  self->company.is_connected = TRUE;

  return TRUE;
}

static void
stop_listening (DulleHost *self)
{
  g_clear_handle_id (&self->reopen_clock, g_source_remove);
  if (self->service == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_clear_object (&self->service);
}

static void
set_own_companion (DulleHost *self)
{
  guint8 person = dulle_session_get_person (self->session);

  self->company.own = person;
  if (person >= DULLE_COMPANY_SIZE)
    return;

  self->company.companions[person] = (DulleCompanion){
    .kind = DULLE_COMPANION_PERSON,
    .ready = TRUE,
    .face = self->setup.players[person].face,
  };
  memcpy (self->company.companions[person].name, self->setup.players[person].name, DULLE_MAX_NAME);
}

/* As guests see them, or one of them could be called the same. */
static void
clean_names (DulleTournamentSetup *setup)
{
  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    {
      g_autofree char *seen = dulle_seen_name (setup->players[i].name);

      dulle_participant_set_name (&setup->players[i], seen);
    }
}

gboolean
dulle_host_open (DulleHost                  *self,
                 const DulleTournamentSetup *setup,
                 guint16                     port,
                 GError                    **error)
{
  guint16 before;

  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  dulle_host_close (self);
  self->setup = *setup;
  dulle_company_share_rules (&self->setup.rules);
  clean_names (&self->setup);
  self->company =
      (DulleCompany){ .has_rules = TRUE, .rules = self->setup.rules, .heir = DULLE_NO_SEAT };
  set_own_companion (self);
  before = host_recall_invitation (self);
  if ((port != 0 || before == 0 || !host_start_listening (self, before, NULL)) &&
      !host_start_listening (self, port, error))
    {
      dulle_host_close (self);
      return FALSE;
    }
  host_keep_invitation (self);
  host_report_change (self);

  return TRUE;
}

/* Under a name of its own, which nobody here has. */
static void
seat_computer (DulleHost *self,
               guint8     player)
{
  DulleParticipant *participant = &self->setup.players[player];

  g_clear_pointer (&self->seats.tokens[player], g_free);
  self->company.companions[player] =
      (DulleCompanion){ .kind = DULLE_COMPANION_COMPUTER, .ready = TRUE };
  if (!dulle_company_has_name (&self->company, participant->name))
    return;

  *participant->name = '\0';
  participant->face = DULLE_FACE_DRAWN;
}

/* A computer for everybody who was not there when the tournament was begun; whoever was lost since
 * comes back. */
static void
fill_seats (DulleHost *self)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      DulleCompanion   *companion = &self->company.companions[player];
      DulleParticipant *participant = &self->setup.players[player];

      if (player == self->company.own)
        continue;
      participant->taker = DULLE_TAKER_COMPUTER;
      if (self->seats.tokens[player] != NULL && (companion->kind == DULLE_COMPANION_PERSON ||
                                                 companion->kind == DULLE_COMPANION_AWAY))
        {
          participant->taker = DULLE_TAKER_ELSEWHERE;
          participant->face = companion->face;
          memcpy (participant->name, companion->name, sizeof participant->name);
          continue;
        }
      seat_computer (self, player);
    }
  dulle_tournament_setup_draw_faces (&self->setup);
}

static void
name_companions (DulleHost *self)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      self->company.companions[player].face = self->setup.players[player].face;
      memcpy (self->company.companions[player].name, self->setup.players[player].name,
              DULLE_MAX_NAME);
    }
}

void
host_begin_tournament (DulleHost *self)
{
  fill_seats (self);
  name_companions (self);
  host_forget_game (self);
  self->company.is_playing = TRUE;
  self->company.is_beginning = FALSE;
  g_free (self->seats.id);
  self->seats.id = dulle_secret_make (DULLE_SEAT_TOKEN_LENGTH);
  host_keep_seats (self);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    host_report_companion (self, player);
  for (guint8 player = 0; player < HOST_N_PLACES; player++)
    host_tell_tournament (self, player);
  dulle_session_new_tournament (self->session, &self->setup);
}

/* What is dealt fairly waits for the shares of the guests. */
void
dulle_host_begin (DulleHost *self)
{
  g_return_if_fail (DULLE_IS_HOST (self) && dulle_host_is_open (self));

  if (self->company.is_playing || self->sharing.is_running)
    return;
  host_free_left_seats (self);
  if (self->setup.deals == DULLE_DEALS_FAIR)
    host_collect_shares (self, 1);
  else
    host_begin_tournament (self);
}

void
dulle_host_close (DulleHost *self)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  stop_listening (self);
  g_clear_handle_id (&self->seat_clock, g_source_remove);
  host_unlink_seats (self);
  dulle_session_settle_table (self->session);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      DulleVisitor *visitor = g_steal_pointer (&self->places[player].visitor);

      if (self->company.is_playing && self->seats.tokens[player] != NULL)
        dulle_session_substitute (self->session, player, TRUE);
      if (visitor != NULL)
        dulle_line_drop (g_steal_pointer (&visitor->line), DULLE_LINE_END_CLOSED);
    }
  host_drop_watchers (self, DULLE_LINE_END_CLOSED);
  g_ptr_array_set_size (self->visitors, 0);
  g_ptr_array_set_size (self->sent_away, 0);
  host_forget_game (self);
  host_forget_move (self);
  dulle_seat_file_clear (&self->seats);
  self->company = (DulleCompany){ .own = DULLE_NO_SEAT, .heir = DULLE_NO_SEAT };
  self->sharing = (DulleHostSharing){ 0 };
  host_report_change (self);
}

/* Coming back */

static DulleCompanionKind
find_restored_kind (DulleHost *self,
                    guint8     player)
{
  if (player == self->company.own)
    return DULLE_COMPANION_PERSON;
  if (self->seats.tokens[player] == NULL)
    return DULLE_COMPANION_COMPUTER;

  return dulle_players_have (self->seats.substituted, player) ? DULLE_COMPANION_SUBSTITUTED
                                                              : DULLE_COMPANION_AWAY;
}

/* Whoever had a seat when the program ended is away now. What all agreed to for one who was away
 * before is not asked again. Names are as guests see them, whatever version has kept them. */
static void
restore_company (DulleHost        *self,
                 const DulleEvent *event)
{
  self->company = (DulleCompany){
    .own = event->seating.person,
    .has_rules = TRUE,
    .rules = self->setup.rules,
    .is_playing = TRUE,
    .heir = DULLE_NO_SEAT,
  };
  if (self->is_offering)
    dulle_company_gather (&self->company);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      DulleCompanion  *companion = &self->company.companions[player];
      g_autofree char *seen = dulle_seen_name (event->seating.names[player]);

      host_begin_patience (self, companion);
      companion->kind = find_restored_kind (self, player);
      if (companion->kind == DULLE_COMPANION_SUBSTITUTED)
        dulle_session_substitute (self->session, player, TRUE);
      companion->face = event->seating.faces[player];
      dulle_company_name (&self->company, player, seen);
    }
}

static gboolean
reopen_cb (gpointer user_data)
{
  DulleHost *self = user_data;

  if (!host_start_listening (self, self->seats.port, NULL))
    return G_SOURCE_CONTINUE;

  host_report_change (self);

  return G_SOURCE_REMOVE;
}

/* Guests look for the table at the port that it had, so it is opened there or nowhere. */
void
host_reopen_table (DulleHost *self)
{
  g_autoptr (GError) error = NULL;

  if (host_start_listening (self, self->seats.port, &error))
    return;

  g_warning ("The table cannot be opened again, which is tried every %d seconds from now on: %s",
             REOPEN_SECONDS, error->message);
  self->reopen_clock = g_timeout_add_seconds (REOPEN_SECONDS, reopen_cb, self);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (DulleHost) self = user_data;
  const DulleTournamentLog *log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, NULL);

  self->is_reading = FALSE;
  if (log == NULL || log->setup.seed != self->setup.seed || self->moved_link != NULL)
    {
      g_clear_pointer (&log, dulle_tournament_log_unref);
      return;
    }

  self->log = log;
  self->setup = log->setup;
  self->is_offering = FALSE;
  self->company.is_connected = TRUE;
  self->company.rules = log->setup.rules;
  g_array_append_vals (self->votes, log->votes->data, log->votes->len);
  if (self->service == NULL && self->reopen_clock == 0)
    host_reopen_table (self);
  dulle_session_tell_open (self->session);
  dulle_session_ask_former_host (self->session, self->setup.seed, self->company.own);
  host_admit_early (self);
  host_note_end (self);
  host_take_events (self);
  host_report_change (self);
}

/* Nobody comes to a table that is not shared any more. */
static void
replace_guests (DulleHost          *self,
                const DulleSeating *seating)
{
  for (guint8 player = 0; player < seating->n_players; player++)
    if (seating->takers[player] == DULLE_TAKER_ELSEWHERE)
      dulle_session_substitute (self->session, player, TRUE);
}

/* The session continues a tournament: is it the one that was shared? If somebody plays another
 * one here, there is no table any more. */
static void
event_cb (DulleSession     *session,
          const DulleEvent *event,
          DulleHost        *self)
{
  if (self->service != NULL && self->company.is_playing &&
      event->standing.seed != self->setup.seed)
    dulle_host_close (self);
  if (event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_RESUMED)
    self->n_counted = event->standing.n_games;
  if (event->kind == DULLE_EVENT_OVER)
    {
      host_forget_silent (self);
      host_try_handing_on (self);
    }
  if (event->kind == DULLE_EVENT_DEALT && dulle_host_is_open (self) && self->company.is_playing)
    dulle_session_settle_table (session);
  if (event->kind != DULLE_EVENT_RESUMED || dulle_host_is_open (self) || self->is_reading)
    return;
  if (self->seats.id == NULL || event->standing.seed != self->seats.seed)
    {
      replace_guests (self, &event->seating);
      return;
    }

  restore_company (self, event);
  hold_for_missing (self);
  self->is_reading = TRUE;
  dulle_session_read_tournament_log_async (session, 0, self->cancellable, restored_cb,
                                           g_object_ref (self));
}

static void
taken_over_cb (DulleSession        *session,
               guint64              seed,
               const DulleHandover *handover,
               DulleHost           *self)
{
  host_take_over (self, seed, handover);
}

static void
given_back_cb (DulleSession *session,
               guint         host,
               const char   *link,
               DulleHost    *self)
{
  host_give_back_table (self, (guint8) host, link);
}

/* Whoever leaves a table takes it over no more. */
static void
company_cb (DulleSession *session,
            DulleHost    *self)
{
  host_note_former_host (self);
  host_note_place (self);
  if (dulle_session_get_company (session) == NULL)
    dulle_host_withdraw (self);
}

static void
event_elsewhere_cb (DulleSession     *session,
                    const DulleEvent *event,
                    DulleHost        *self)
{
  host_take_event (self, event);
}

/* The object */

gboolean
dulle_host_is_open (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);

  return self->service != NULL && !self->is_offering && self->moved_link == NULL;
}

void
dulle_host_say (DulleHost  *self,
                const char *phrase)
{
  g_return_if_fail (DULLE_IS_HOST (self) && phrase != NULL);

  host_tell_everybody (self, (DulleWireMessage){ DULLE_WIRE_SAY,
                                                 .say = { self->company.own, (char *) phrase } });
}

void
dulle_host_set_patience (DulleHost *self,
                         guint      seconds)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  self->patience = seconds;
}

void
dulle_host_consent (DulleHost *self,
                    guint8     player,
                    gboolean   yes)
{
  g_return_if_fail (DULLE_IS_HOST (self) && player < DULLE_COMPANY_SIZE);

  host_take_consent (self, self->company.own, player, yes);
}

char *
dulle_host_invite (DulleHost *self)
{
  g_autofree char *fingerprint = NULL;
  g_auto (GStrv) addresses = NULL;

  g_return_val_if_fail (DULLE_IS_HOST (self), NULL);

  if (self->service == NULL)
    return NULL;
  fingerprint = dulle_identity_fingerprint (self->certificate);
  addresses = dulle_direct_pipe_addresses (self->port);

  return dulle_invitation_format (
      &(DulleInvitation){ fingerprint, self->seats.secret, addresses });
}

guint16
dulle_host_get_port (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), 0);

  return self->port;
}

const DulleCompany *
dulle_host_get_company (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), NULL);

  return &self->company;
}

const DulleCompany *
dulle_host_find_company (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), NULL);

  return dulle_host_is_open (self) ? &self->company : dulle_session_get_company (self->session);
}

static void
dulle_host_dispose (GObject *object)
{
  DulleHost *self = DULLE_HOST (object);

  g_cancellable_cancel (self->cancellable);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (dulle_host_parent_class)->dispose (object);
}

/* The seats are kept: the program may only be ending. */
static void
dulle_host_finalize (GObject *object)
{
  DulleHost *self = DULLE_HOST (object);

  stop_listening (self);
  g_clear_handle_id (&self->seat_clock, g_source_remove);
  g_clear_handle_id (&self->keep_clock, g_source_remove);
  g_clear_handle_id (&self->begin_clock, g_source_remove);
  host_stop_watching_turns (self);
  host_stop_enquiring (self);
  host_forget_game (self);
  host_forget_move (self);
  g_ptr_array_unref (self->visitors);
  g_ptr_array_unref (self->sent_away);
  g_ptr_array_unref (self->early);
  g_array_unref (self->votes);
  dulle_seat_file_clear (&self->seats);
  g_clear_object (&self->certificate);
  g_object_unref (self->cancellable);
  g_free (self->folder);

  G_OBJECT_CLASS (dulle_host_parent_class)->finalize (object);
}

static void
dulle_host_class_init (DulleHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dulle_host_dispose;
  object_class->finalize = dulle_host_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", DULLE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAID] = g_signal_new ("said", DULLE_TYPE_HOST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
dulle_host_init (DulleHost *self)
{
  self->visitors = g_ptr_array_new_with_free_func (host_free_visitor);
  self->sent_away = g_ptr_array_new_with_free_func (g_free);
  self->early = g_ptr_array_new_with_free_func (g_object_unref);
  self->votes = g_array_new (FALSE, FALSE, sizeof (DulleVote));
  self->cancellable = g_cancellable_new ();
  self->company.own = DULLE_NO_SEAT;
  self->company.heir = DULLE_NO_SEAT;
  self->patience = PATIENCE;
  self->lobby_patience = LOBBY_PATIENCE;
  self->idle_limit = IDLE_LIMIT;
  self->heir_patience = HEIR_PATIENCE;
  self->enquiry_seconds = ENQUIRY_SECONDS;
  g_queue_init (&self->events);
}

DulleHost *
dulle_host_new (DulleSession *session,
                const char   *folder)
{
  DulleHost *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session), NULL);

  self = g_object_new (DULLE_TYPE_HOST, NULL);
  self->session = g_object_ref (session);
  self->folder = g_strdup (folder);
  host_load_seats (self);
  g_signal_connect_object (session, "event-elsewhere", G_CALLBACK (event_elsewhere_cb), self, 0);
  g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, 0);
  g_signal_connect_object (session, "taken-over", G_CALLBACK (taken_over_cb), self, 0);
  g_signal_connect_object (session, "given-back", G_CALLBACK (given_back_cb), self, 0);
  g_signal_connect_object (session, "company-changed", G_CALLBACK (company_cb), self, 0);
  host_resume_sending_after (self);

  return self;
}
