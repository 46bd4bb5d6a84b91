/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A table goes from one program to another between two games (docs/network-protocol.md). The host
 * keeps it until the guest has said that the table is open there; then it lets go, tells all where
 * that is, and follows as a guest. If the guest is lost before, or does not answer, the table
 * stays. The host's program stays where it was to send after the table whoever was away, until it
 * opens another one or the table comes back; when it is started again, too, as long as the person
 * there has a seat at the table. By that seat it knows where the table is when it is handed on
 * once more. The link would let anybody look on, so it is told only to those who show a token or
 * the secret that held where the table was. Of the tokens no more than checks are kept.
 *
 * Where a table has come to, the session keeps its seat at the host of before until that has come
 * here, has said that it has let go, or a game is dealt: the line may have been lost just then, and
 * that host have kept the table. Then those who are here are sent back.
 */
#include "dulle-host-private.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#include "net/identity.h"
#include "net/invitation.h"
#include "seat-check.h"

/* Lines of those who wait for a table that is on its way: those at it, and some who look on. */
#define MAX_EARLY 16

static void
stop_heir_clock (DulleHost *self)
{
  g_clear_handle_id (&self->heir_clock, g_source_remove);
}

/* Handing on */

void
host_lose_heir (DulleHost *self,
                guint8     player)
{
  if (player != self->company.heir)
    return;

  dulle_players_add (&self->company.silent, player);
  host_forget_offer (self, player);
}

void
host_note_end (DulleHost *self)
{
  if (self->company.is_over || !self->log->over)
    return;

  self->company.is_over = TRUE;
  if (self->company.heir != DULLE_NO_SEAT)
    dulle_host_hand_on (self, DULLE_NO_SEAT);
  else
    host_report_change (self);
}

void
host_forget_silent (DulleHost *self)
{
  if (self->company.silent == 0)
    return;

  self->company.silent = 0;
  host_report_change (self);
}

/* What it was told does not count any more: if it was told to open the table, as its line ends;
 * if not, because it will not be. */
static gboolean
heir_silent_cb (gpointer user_data)
{
  DulleHost *self = user_data;
  guint8     heir = self->company.heir;

  self->heir_clock = 0;
  if (self->is_moving)
    {
      host_lose_visitor (self->places[heir].visitor, DULLE_LINE_END_SILENT);
      return G_SOURCE_REMOVE;
    }

  host_lose_heir (self, heir);
  host_tell_player (self, heir, (DulleWireMessage){ DULLE_WIRE_REACHED, .number = 0 });

  return G_SOURCE_REMOVE;
}

static void
await_heir (DulleHost *self)
{
  stop_heir_clock (self);
  self->heir_clock = g_timeout_add_seconds (self->heir_patience, heir_silent_cb, self);
}

/* An older program would not find the table again. */
gboolean
dulle_host_can_all_follow (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);

  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if ((visitor->player != DULLE_NO_SEAT || visitor->watcher != DULLE_NO_SEAT) &&
          !visitor->hands_on)
        return FALSE;
    }

  return TRUE;
}

gboolean
dulle_host_hand_on (DulleHost *self,
                    guint8     player)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);
  g_return_val_if_fail (player == DULLE_NO_SEAT || player < DULLE_COMPANY_SIZE, FALSE);

  if (self->is_moving)
    return FALSE;
  if (player != DULLE_NO_SEAT &&
      (!self->company.is_playing || self->company.is_over || self->company.own == DULLE_NO_SEAT ||
       self->setup.deals != DULLE_DEALS_FAIR || self->places[player].offer == NULL ||
       !dulle_host_can_all_follow (self)))
    return FALSE;

  stop_heir_clock (self);
  self->company.heir = player;
  if (player != DULLE_NO_SEAT)
    dulle_players_remove (&self->company.silent, player);
  self->company.is_going = FALSE;
  dulle_session_rest (self->session, player != DULLE_NO_SEAT);
  host_try_handing_on (self);
  host_finish_sharing (self);
  host_report_change (self);

  return TRUE;
}

/* By the checks nobody could take a seat, should the table stay here or be handed on once more. */
static void
tell_handover (DulleHost *self)
{
  guint8 own = self->company.own;
  guint8 heir = self->company.heir;
  g_auto (DulleHandover) handover = { .n_games = self->log->records->len,
                                      .substituted = self->seats.substituted };
  g_autofree char *text = NULL;

  if (self->seats.tokens[own] == NULL)
    self->seats.tokens[own] = dulle_secret_make (DULLE_SEAT_TOKEN_LENGTH);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      handover.skills[player] = self->setup.players[player].skill;
      if (player != heir && self->seats.tokens[player] != NULL)
        handover.checks[player] =
            dulle_seat_checks_add (self->seats.checks[player], self->seats.tokens[player]);
    }
  handover.id = g_strdup (self->seats.id);
  text = dulle_handover_format (&handover);
  host_tell_player (self, heir, (DulleWireMessage){ DULLE_WIRE_HANDOVER, .text = text });
}

/* No card of the next game is dealt: it is not asked for, or somebody is waited for who would have
 * to give a share. */
static gboolean
is_between_games (DulleHost *self)
{
  return dulle_session_is_between_games (self->session) || self->sharing.is_running;
}

/* When the heir has been sent the record of the last game, too, and the tournament goes on. */
void
host_try_handing_on (DulleHost *self)
{
  guint8 heir = self->company.heir;

  if (heir == DULLE_NO_SEAT || self->company.is_going || self->is_reading ||
      !is_between_games (self) || self->log == NULL ||
      self->log->over || self->places[heir].n_records != self->log->records->len ||
      self->log->standing.n_games != self->n_counted)
    return;

  self->company.is_going = TRUE;
  tell_handover (self);
  await_heir (self);
  host_report_change (self);
}

/* The person here follows as a guest. */
static void
follow_table (DulleHost *self)
{
  guint8                own = self->company.own;
  const DulleCompanion *me = &self->company.companions[own];
  DulleKeptSeat         seat = { .invitation = self->moved_link,
                                 .token = self->seats.tokens[own],
                                 .host = self->company.companions[self->moved_to].name,
                                 .host_player = self->moved_to,
                                 .port = self->port,
                                 .secret = self->seats.secret,
                                 .n_games = self->log->records->len,
                                 .seed = self->setup.seed };

  memcpy (seat.checks, self->moved_checks, sizeof seat.checks);
  memcpy (seat.me.name, me->name, DULLE_MAX_NAME);
  seat.me.face = me->face;
  dulle_session_follow_table (self->session, &seat);
}

/* All lines end; their guests come to the other program. The own place is still known by its
 * secret at a broker. */
static void
leave_place (DulleHost *self)
{
  g_autofree char *secret = g_steal_pointer (&self->seats.secret);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->places[player].visitor = NULL;
  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      dulle_line_drop (g_steal_pointer (&visitor->line), DULLE_LINE_END_CLOSED);
    }
  g_ptr_array_set_size (self->visitors, 0);
  host_forget_game (self);
  dulle_seat_file_clear (&self->seats);
  self->seats.secret = g_steal_pointer (&secret);
  self->sharing = (DulleHostSharing){ 0 };
  self->company = (DulleCompany){ .own = DULLE_NO_SEAT, .heir = DULLE_NO_SEAT };
}

/* Where it is, and who belongs to it. */
static void
forget_new_place (DulleHost *self)
{
  g_clear_pointer (&self->moved_link, g_free);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    g_clear_pointer (&self->moved_checks[player], g_free);
}

static void
tell_move (DulleHost  *self,
           guint8      host,
           const char *link)
{
  self->moved_to = host;
  self->moved_link = g_strdup (link);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->moved_checks[player] =
        dulle_seat_checks_add (self->seats.checks[player], self->seats.tokens[player]);
  host_unlink_seats (self);
  host_tell_everybody (self, (DulleWireMessage){ DULLE_WIRE_MOVED,
                                                 .moved = { host, self->moved_link } });
}

static void
move_table (DulleHost *self,
            guint8     heir)
{
  stop_heir_clock (self);
  self->is_moving = FALSE;
  tell_move (self, heir, self->places[heir].offer);
  follow_table (self);
  leave_place (self);
  host_report_change (self);
}

/* The guest has all of it, and opens the table when it hears that it may; or it has. */
void
host_take_taken (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;
  guint8     heir = self->company.heir;

  if (!self->company.is_going || visitor->player != heir ||
      message->number != self->log->records->len)
    return;
  if (self->is_moving)
    {
      move_table (self, heir);
      return;
    }

  self->is_moving = TRUE;
  await_heir (self);
  dulle_line_send (visitor->line,
                   &(DulleWireMessage){ DULLE_WIRE_MOVED,
                                        .moved = { heir, self->places[heir].offer } });
}

/* Where no checks were kept, nobody is told that the seat is gone, which may not be so: whoever has
 * it tries again, as if nobody had been here. */
static DulleLineEnd
find_token_refusal (DulleHost  *self,
                    const char *token)
{
  gboolean has_checks = FALSE;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (dulle_seat_checks_have (self->moved_checks[player], token))
        return DULLE_LINE_END_NONE;
      has_checks = has_checks || self->moved_checks[player] != NULL;
    }

  return has_checks ? DULLE_LINE_END_TOKEN : DULLE_LINE_END_SILENT;
}

static DulleLineEnd
find_secret_refusal (DulleHost  *self,
                     const char *secret)
{
  return self->seats.secret != NULL && dulle_secret_equal (secret, self->seats.secret)
             ? DULLE_LINE_END_NONE
             : DULLE_LINE_END_SECRET;
}

/* Returns: %DULLE_LINE_END_NONE if whoever says that belongs to the table */
static DulleLineEnd
find_refusal (DulleHost              *self,
              const DulleWireMessage *message)
{
  switch (message->kind)
    {
    case DULLE_WIRE_RETURN:
      return find_token_refusal (self, message->back.token);
    case DULLE_WIRE_JOIN:
      return find_secret_refusal (self, message->join.secret);
    case DULLE_WIRE_WATCH:
      return find_secret_refusal (self, message->watch.secret);
    case DULLE_WIRE_KNOCK:
      return DULLE_LINE_END_FULL;
    default:
      return DULLE_LINE_END_CLOSED;
    }
}

gboolean
host_send_after (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleHost   *self = visitor->host;
  DulleLineEnd refusal;

  if (self->moved_link == NULL)
    return FALSE;

  refusal = find_refusal (self, message);
  if (refusal == DULLE_LINE_END_NONE)
    dulle_line_send (visitor->line,
                     &(DulleWireMessage){ DULLE_WIRE_MOVED,
                                          .moved = { self->moved_to, self->moved_link } });
  host_lose_visitor (visitor, refusal != DULLE_LINE_END_NONE ? refusal : DULLE_LINE_END_CLOSED);

  return TRUE;
}

void
host_note_place (DulleHost *self)
{
  const DulleKeptSeat *seat = dulle_session_get_kept_seat (self->session);

  if (self->moved_link == NULL || seat == NULL || seat->seed != self->setup.seed)
    return;

  self->moved_to = seat->host_player;
  g_free (self->moved_link);
  self->moved_link = g_strdup (seat->invitation);
}

void
host_forget_move (DulleHost *self)
{
  stop_heir_clock (self);
  if (self->session != NULL && self->company.heir != DULLE_NO_SEAT)
    dulle_session_rest (self->session, FALSE);
  self->is_offering = FALSE;
  self->is_moving = FALSE;
  g_ptr_array_set_size (self->early, 0);
  forget_new_place (self);
}

void
host_resume_sending_after (DulleHost *self)
{
  const DulleKeptSeat *seat = dulle_session_get_kept_seat (self->session);

  if (seat == NULL || seat->port == 0 || self->seats.id != NULL)
    return;

  self->setup.seed = seat->seed;
  self->moved_to = seat->host_player;
  self->moved_link = g_strdup (seat->invitation);
  self->seats.secret = g_strdup (seat->secret);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->moved_checks[player] = g_strdup (seat->checks[player]);
  self->seats.port = seat->port;
  host_reopen_table (self);
}

/* Taking over */

/* Where a table was before, they are sent after it as before, until it comes back. */
gboolean
dulle_host_offer (DulleHost *self,
                  GError   **error)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);

  if (self->moved_link == NULL)
    {
      dulle_host_close (self);
      self->seats.secret = dulle_secret_make (DULLE_ROOM_SECRET_LENGTH);
    }
  self->is_offering = TRUE;
  if (self->service == NULL && !host_start_listening (self, 0, error))
    {
      dulle_host_close (self);
      return FALSE;
    }
  host_report_change (self);

  return TRUE;
}

void
dulle_host_withdraw (DulleHost *self)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  if (!self->is_offering || self->seats.id != NULL)
    return;

  self->is_offering = FALSE;
  if (self->moved_link == NULL)
    dulle_host_close (self);
}

gboolean
dulle_host_awaits_table (DulleHost *self)
{
  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);

  return self->is_offering && self->seats.id != NULL;
}

gboolean
host_let_wait (DulleHost *self,
               GIOStream *pipe)
{
  if (!dulle_host_awaits_table (self) || self->early->len >= MAX_EARLY)
    return FALSE;

  g_ptr_array_add (self->early, g_object_ref (pipe));

  return TRUE;
}

void
host_admit_early (DulleHost *self)
{
  g_autoptr (GPtrArray) early = g_steal_pointer (&self->early);

  self->early = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < early->len; i++)
    dulle_host_accept (self, g_ptr_array_index (early, i));
}

/* Of a table that comes back, somebody may know no token but that of before. Where one was before,
 * another may come to as well, and its seats are for others.
 *
 * Returns: (transfer full) (nullable) */
static char *
join_checks (DulleHost  *self,
             guint8      player,
             const char *checks,
             guint64     seed)
{
  const char *former = seed == self->setup.seed ? self->moved_checks[player] : NULL;

  return checks != NULL && former != NULL ? g_strjoin (" ", checks, former, NULL)
                                          : g_strdup (checks);
}

/* The table is opened when the session shows it, as after a new start. The others are sent here at
 * the same time, and may be faster. */
void
host_take_over (DulleHost           *self,
                guint64              seed,
                const DulleHandover *handover)
{
  self->seats.id = g_strdup (handover->id);
  self->seats.substituted = handover->substituted;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      self->seats.tokens[player] = handover->checks[player] != NULL ? g_strdup ("") : NULL;
      self->seats.checks[player] = join_checks (self, player, handover->checks[player], seed);
    }
  self->setup.seed = seed;
  forget_new_place (self);
  host_keep_seats (self);
}

void
host_give_back_table (DulleHost  *self,
                      guint8      host,
                      const char *link)
{
  self->is_offering = FALSE;
  g_ptr_array_set_size (self->early, 0);
  tell_move (self, host, link);
  leave_place (self);
  host_report_change (self);
}

gboolean
host_is_in_doubt (DulleHost *self)
{
  if (!self->company.is_playing || dulle_session_get_former_company (self->session) == NULL)
    return FALSE;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (player != self->company.own &&
        self->company.companions[player].kind == DULLE_COMPANION_PERSON)
      return FALSE;

  return TRUE;
}

void
host_note_former_host (DulleHost *self)
{
  const DulleCompany *former = dulle_session_get_former_company (self->session);
  gboolean            is_lost = host_is_in_doubt (self) && !former->is_connected;

  if (is_lost == self->company.is_trying)
    return;

  self->company.is_trying = is_lost;
  self->company.problem = is_lost ? _ ("The connection was lost while the table was on its way "
                                       "here. Only the former host knows who has it now.")
                                  : NULL;
  host_report_change (self);
}

gboolean
host_may_have_to_give_back (DulleHost *self,
                            guint8     player)
{
  const DulleCompany *former = dulle_session_get_former_company (self->session);

  return former != NULL && former->host != player;
}

void
host_note_arrival (DulleHost *self,
                   guint8     player)
{
  if (!host_may_have_to_give_back (self, player))
    dulle_session_settle_table (self->session);
  host_note_former_host (self);
}
