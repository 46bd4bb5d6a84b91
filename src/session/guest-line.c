/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How a guest gets its line to the host, and another one when that is lost: by all addresses of
 * the invitation, and after longer and longer waits.
 */
#include "guest-private.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include "net/club.h"
#include "net/pipe.h"

/* Seconds before each try to come back; the last ones are repeated. */
static const guint waits[] = { 0, 0, 1, 2, 4, 8, 15 };

/* Where the very first line is cut: how often it is tried again, and how many microseconds after
 * that line was made at most, which is what any line has until its guest must have a seat. */
#define MAX_FIRST_TRIES 3
#define FIRST_PATIENCE  (10 * G_TIME_SPAN_SECOND)

/* How often a table that moves is followed at once. */
#define MAX_HASTY_MOVES 5

/* The program, and what it knows beyond the version of the protocol. */
#define ABILITIES "dulle " VERSION " " DULLE_WIRE_SHARES " " DULLE_WIRE_HANDS_ON \
                  " " DULLE_WIRE_HANDS_OVER

static void
drop_source (GSource **source)
{
  if (*source != NULL)
    g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static gboolean
retry_cb (gpointer user_data)
{
  DulleGuest *self = user_data;

  g_clear_pointer (&self->retry, g_source_unref);
  guest_open_pipe (self);

  return G_SOURCE_REMOVE;
}

static void
open_pipe_later (DulleGuest *self)
{
  guint seconds = self->is_at_former ? 0 : waits[MIN (self->n_tries, G_N_ELEMENTS (waits) - 1)];

  self->n_tries += self->is_at_former ? 0 : 1;
  self->retry = seconds == 0 ? g_idle_source_new () : g_timeout_source_new_seconds (seconds);
  g_source_set_callback (self->retry, retry_cb, self, NULL);
  g_source_attach (self->retry, g_main_context_get_thread_default ());
}

const DulleInvitation *
guest_find_place (const DulleGuest *self)
{
  return self->is_at_former ? self->former : self->invitation;
}

/* A line that is lost soon is no reason to try again at once, or a host that lets everybody in and
 * then ends all lines would be run after without a pause. */
static gboolean
has_lasted (const DulleGuest *self)
{
  gint64 lasting = (gint64) self->lasting * G_USEC_PER_SEC;

  return self->seated_since != 0 && g_get_monotonic_time () - self->seated_since >= lasting;
}

/* On the next line the host asks again, and tells again what was kept of the last one. */
static void
forget_line (DulleGuest *self)
{
  if (has_lasted (self))
    {
      self->n_tries = 0;
      self->n_moves = 0;
    }
  self->seated_since = 0;
  self->question = 0;
  self->company.is_connected = FALSE;
  guest_forget_kept (self);
}

/* At a table that is played at, tries that fail are no news: the connection is lost. */
static const char *
find_problem (DulleGuest  *self,
              DulleLineEnd end,
              gboolean     is_astray)
{
  if (is_astray)
    return _ ("The table has moved to a machine that cannot be reached from here. Whoever "
              "has it now can hand it back.");

  if (dulle_company_has_seat (&self->company) && dulle_line_end_is_passing (end))
    end = DULLE_LINE_END_LOST;

  return dulle_line_end_sentence (end);
}

void
guest_stop_trying (DulleGuest *self)
{
  drop_source (&self->retry);
  drop_source (&self->deadline);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->line != NULL)
    dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
}

static gboolean
deadline_cb (gpointer user_data)
{
  DulleGuest *self = user_data;

  guest_stop_trying (self);
  self->cancellable = g_cancellable_new ();
  self->began = 0;
  guest_note_end (self, DULLE_LINE_END_LOST);

  return G_SOURCE_REMOVE;
}

/* Whoever has never been at the table comes again if the line was cut, but not for anything that
 * will be the same the next time, or once two persons compare digits. Returns: whether it does */
static gboolean
try_first_again (DulleGuest  *self,
                 DulleLineEnd end)
{
  gint64   left = self->began + FIRST_PATIENCE - g_get_monotonic_time ();
  gboolean is_known = self->token != NULL || self->has_watched;
  gboolean was_cut = end == DULLE_LINE_END_LOST || end == DULLE_LINE_END_LOCK;

  if (is_known || !was_cut || *self->company.knock.digits != '\0' || left <= 0 ||
      self->n_tries >= MAX_FIRST_TRIES)
    return FALSE;

  if (self->deadline == NULL)
    {
      self->deadline = g_timeout_source_new ((guint) (left / G_TIME_SPAN_MILLISECOND));
      g_source_set_callback (self->deadline, deadline_cb, self, NULL);
      g_source_attach (self->deadline, g_main_context_get_thread_default ());
    }
  open_pipe_later (self);

  return TRUE;
}

void
guest_keep_line (DulleGuest *self)
{
  drop_source (&self->deadline);
}

/* Only whoever has not been at the table is refused at its door. */
static DulleLineEnd
explain_refusal (const DulleGuest *self,
                 DulleLineEnd      end)
{
  if (end != DULLE_LINE_END_REFUSED)
    return end;
  if (self->seated_since != 0 || self->token != NULL)
    return DULLE_LINE_END_SENT_AWAY;

  return self->found_full ? DULLE_LINE_END_FULL : end;
}

/* There is no line. Whoever has a seat comes back to it, if that makes sense; where the seat of an
 * heir is not known any more, the table has gone. */
void
guest_note_end (DulleGuest  *self,
                DulleLineEnd end)
{
  gboolean is_astray = guest_change_places (self, &end);

  if (self->is_heir && !dulle_line_end_is_passing (end))
    {
      self->funcs.settled (self->owner);
      return;
    }

  end = explain_refusal (self, end);
  forget_line (self);
  if (try_first_again (self, end))
    return;
  guest_keep_line (self);
  self->company.knock = (DulleKnock){ 0 };
  self->company.problem = find_problem (self, end, is_astray);
  self->company.is_trying = (self->token != NULL || self->has_watched) &&
                            dulle_line_end_is_passing (end);
  if (self->company.is_trying)
    open_pipe_later (self);
  guest_report_change (self);
}

/* Whoever comes with an invitation when no seat is free may look on. Without one the host is not
 * known before it lets somebody in. */
static gboolean
becomes_watcher (DulleGuest  *self,
                 DulleLineEnd end)
{
  gboolean is_invited = self->invitation->fingerprint != NULL;

  return end == DULLE_LINE_END_FULL && self->host_has_watchers && is_invited &&
         self->token == NULL && !self->company.watches;
}

/* Whoever looked on has been missed already, and comes as for the first time. */
static gboolean
is_forgotten_watcher (DulleGuest  *self,
                      DulleLineEnd end)
{
  if (end != DULLE_LINE_END_TOKEN || self->watcher_token == NULL)
    return FALSE;

  g_clear_pointer (&self->watcher_token, g_free);

  return TRUE;
}

/* In a lobby the seat may have been taken, or the host started again: whoever has an invitation
 * comes as for the first time. */
static gboolean
has_lost_seat (DulleGuest  *self,
               DulleLineEnd end)
{
  if (end != DULLE_LINE_END_TOKEN || self->token == NULL || self->seated_since != 0 ||
      dulle_company_has_seat (&self->company) || !self->is_invited)
    return FALSE;

  g_clear_pointer (&self->token, g_free);
  self->company.own = DULLE_NO_SEAT;
  self->company.says_ready = FALSE;

  return TRUE;
}

/* Returns: whether there is one */
static gboolean
try_next_address (DulleGuest  *self,
                  DulleLineEnd end)
{
  if (self->address == 0 || self->pipe_end == DULLE_LINE_END_UNREACHABLE)
    self->pipe_end = end;
  self->address++;
  if (guest_find_place (self)->addresses[self->address] == NULL)
    {
      self->address = 0;
      return FALSE;
    }

  guest_open_pipe (self);

  return TRUE;
}

/* Whoever is at an address and does not greet with the right key is not the host: in another
 * network, another machine may have it. */
static gboolean
is_elsewhere (const DulleGuest *self,
              DulleLineEnd      end)
{
  return !self->is_greeted && dulle_line_end_is_passing (end);
}

static void
ended_cb (DulleLine    *line,
          DulleLineEnd  end,
          const GError *error,
          gpointer      owner)
{
  DulleGuest *self = owner;

  if (error != NULL)
    g_debug ("The line to the host ended: %s", error->message);
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_NONE);
  if (is_forgotten_watcher (self, end) || has_lost_seat (self, end))
    {
      guest_open_pipe (self);
      return;
    }
  if (becomes_watcher (self, end))
    {
      self->company.watches = TRUE;
      self->found_full = TRUE;
      guest_open_pipe (self);
      return;
    }
  if (is_elsewhere (self, end))
    {
      if (try_next_address (self, end))
        return;
      end = self->pipe_end;
    }

  guest_note_end (self, end);
}

void
guest_blame_host (DulleGuest   *self,
                  const GError *error)
{
  g_warning ("The host was not understood: %s", error != NULL ? error->message : "a number");
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_ERROR);
  guest_note_end (self, DULLE_LINE_END_ERROR);
}

static const DulleLineFuncs line_funcs = { guest_hear, ended_cb };

static void
greet_host (DulleGuest *self)
{
  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                        .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST,
                                                   (char *) ABILITIES } });
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  DulleGuest *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOStream) pipe = dulle_pipe_open_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (pipe != NULL)
    {
      const char *fingerprint = guest_find_place (self)->fingerprint;

      self->is_greeted = FALSE;
      if (self->began == 0)
        self->began = g_get_monotonic_time ();
      self->line = dulle_line_new_guest (pipe, fingerprint, &line_funcs, self);
      greet_host (self);
      return;
    }

  g_debug ("No pipe: %s", error->message);
  if (!try_next_address (self, dulle_line_end_of_pipe (error)))
    guest_note_end (self, self->pipe_end);
}

/* From the door of a club to a table, as if that had been the invitation. */
static void
shown_to_table_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  DulleGuest *self = user_data;
  g_autoptr (GError) error = NULL;
  DulleInvitation *table = dulle_club_ask_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (table == NULL)
    {
      g_debug ("No table: %s", error->message);
      guest_note_end (self, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT)
                                ? DULLE_LINE_END_NO_TABLE
                                : dulle_line_end_of_pipe (error));
      return;
    }

  dulle_invitation_free (self->invitation);
  self->invitation = table;
  guest_open_pipe (self);
}

void
guest_open_pipe (DulleGuest *self)
{
  const DulleInvitation *place = guest_find_place (self);

  if (dulle_invitation_is_to_club (place))
    dulle_club_ask_async (place, self->cancellable, shown_to_table_cb, self);
  else
    dulle_pipe_open_async (place->addresses[self->address], self->cancellable, opened_cb, self);
}

void
guest_give_up_line (DulleGuest *self)
{
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
  guest_note_end (self, DULLE_LINE_END_LOST);
}

void
guest_go_anew (DulleGuest *self)
{
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
  guest_keep_line (self);
  forget_line (self);
  self->company.is_trying = TRUE;
  self->address = 0;
  if (++self->n_moves <= MAX_HASTY_MOVES)
    self->n_tries = 0;
  open_pipe_later (self);
  guest_report_change (self);
}

void
guest_send (DulleGuest      *self,
            DulleWireMessage message)
{
  if (self->line != NULL && dulle_line_is_seated (self->line))
    dulle_line_send (self->line, &message);
}
