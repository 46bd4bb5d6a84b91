/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A session at a table at another machine: the guest takes the worker's place for all that is
 * about the game, while the worker goes on answering questions and keeps what was played.
 */
#include "config.h"

#include "dulle-session-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "seat-file.h"

/* Of a table at which somebody knocks: it lets nobody in. */
#define NO_SECRET "0000000000000000"

/* Whoever has locked this file has those of seats and of the table. */
#define LOCK_NAME "tables.lock"

enum
{
  SIGNAL_COMPANY_CHANGED,
  SIGNAL_SAID,
  SIGNAL_TAKEN_OVER,
  SIGNAL_GIVEN_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
session_company_class_init (DulleSessionClass *klass)
{
  signals[SIGNAL_COMPANY_CHANGED] =
      g_signal_new ("company-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAID] =
      g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[SIGNAL_TAKEN_OVER] =
      g_signal_new ("taken-over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_POINTER);
  signals[SIGNAL_GIVEN_BACK] =
      g_signal_new ("given-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

/* The seat that is kept */

/* Returns: (transfer full) (nullable): where it is kept, or what else is beside it */
static char *
find_file (DulleSession *self,
           const char   *name)
{
  g_autofree char *folder = dulle_session_get_folder (self);

  return folder != NULL ? g_build_filename (folder, name, NULL) : NULL;
}

static gboolean
has_file (DulleSession *self,
          const char   *name)
{
  g_autofree char *path = find_file (self, name);

  return path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
load_seat (DulleSession *self)
{
  g_autofree char *path = find_file (self, DULLE_KEPT_SEAT_NAME);
  g_autoptr (GError) error = NULL;

  if (path != NULL)
    self->seat = dulle_kept_seat_load (path, &error);
  dulle_session_tell_error (self, error);
}

gboolean
dulle_session_claim_tables (DulleSession *self,
                            GError      **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);

  if (self->has_tables)
    return TRUE;
  path = find_file (self, LOCK_NAME);
  if (path != NULL && dulle_store_lock (path, TRUE, &self->lock) == DULLE_SESSION_ERROR_BUSY)
    {
      g_set_error_literal (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_BUSY,
                           _ ("Dulle is already running. Play with others there, or close it "
                              "first."));
      return FALSE;
    }

  self->has_tables = TRUE;
  load_seat (self);

  return TRUE;
}

void
session_load_seat (DulleSession *self)
{
  if (has_file (self, DULLE_KEPT_SEAT_NAME) || has_file (self, DULLE_SEAT_FILE_NAME))
    dulle_session_claim_tables (self, NULL);
}

void
session_let_go_of_tables (DulleSession *self)
{
  dulle_store_unlock (&self->lock);
  self->has_tables = FALSE;
}

/* A seat that another program has kept meanwhile is shown, and not given up unseen. */
static gboolean
may_leave_seat (DulleSession *self,
                GError      **error)
{
  if (self->has_tables)
    return TRUE;
  if (!dulle_session_claim_tables (self, error))
    return FALSE;
  if (self->seat == NULL)
    return TRUE;

  g_signal_emit (self, signals[SIGNAL_COMPANY_CHANGED], 0);
  g_set_error_literal (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_BUSY,
                       _ ("You were at another table. Your seat is being kept."));

  return FALSE;
}

static void
save_seat (DulleSession *self)
{
  g_autofree char *path = find_file (self, DULLE_KEPT_SEAT_NAME);

  if (path != NULL && self->seat != NULL)
    dulle_kept_seat_save (self->seat, path);
}

static void
forget_seat (DulleSession *self)
{
  g_autofree char *path = find_file (self, DULLE_KEPT_SEAT_NAME);

  g_clear_pointer (&self->seat, dulle_kept_seat_free);
  if (path != NULL && self->has_tables)
    g_unlink (path);
}

/* Whose table it is. On a server it is nobody's, and whoever has the first seat is a guest like all
 * others. Returns: (transfer full) */
static char *
find_owner (DulleSession *self)
{
  const DulleCompany *company = dulle_guest_get_company (self->guest);
  gboolean            is_person = dulle_guest_may_offer (self->guest);

  return g_strdup (is_person ? company->companions[company->host].name : "");
}

/* From the beginning of a tournament on there is a seat to go back to; where it was given away
 * there is none any more. */
static void
follow_seat (DulleSession *self)
{
  const DulleCompany *company = dulle_guest_get_company (self->guest);
  const char         *token = dulle_guest_get_token (self->guest);
  g_autofree char    *link = token != NULL ? dulle_guest_format_link (self->guest) : NULL;

  if (self->seat == NULL)
    return;
  if (company->problem != NULL && !company->is_trying)
    forget_seat (self);
  else if (token != NULL && (g_strcmp0 (self->seat->token, token) != 0 ||
                             g_strcmp0 (self->seat->invitation, link) != 0))
    {
      g_free (self->seat->token);
      g_free (self->seat->host);
      g_free (self->seat->invitation);
      self->seat->token = g_strdup (token);
      self->seat->invitation = g_steal_pointer (&link);
      self->seat->host_player = company->host;
      self->seat->host = find_owner (self);
      save_seat (self);
    }
}

/* What the guest tells */

static void
guest_event_cb (const DulleEvent *event,
                gpointer          owner)
{
  DulleSession *self = owner;

  if (!self->is_guest)
    session_leave_game (self);
  self->is_guest = TRUE;
  if (event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    forget_seat (self);
  session_emit (self, event);
}

static void
guest_changed_cb (gpointer owner)
{
  DulleSession *self = owner;

  if (self->guest != NULL)
    follow_seat (self);
  g_signal_emit (owner, signals[SIGNAL_COMPANY_CHANGED], 0);
}

static void
guest_finished_cb (const DulleTournamentRun *run,
                   gpointer                  owner)
{
  DulleSession *self = owner;

  if (self->seat != NULL)
    {
      self->seat->n_games = run->records->len;
      save_seat (self);
    }
  session_post (owner, (DulleRequest){ .kind = DULLE_REQUEST_KEEP_TOLD,
                                       .told = dulle_tournament_run_copy (run) });
}

static void
guest_said_cb (guint8      player,
               const char *phrase,
               gpointer    owner)
{
  g_signal_emit (owner, signals[SIGNAL_SAID], 0, (guint) player, phrase);
}

/* Before the tournament begins no seat is kept. */
static void
guest_noted_cb (const DulleFairMemory *memory,
                gpointer               owner)
{
  DulleSession *self = owner;

  if (self->seat == NULL)
    return;

  self->seat->memory = *memory;
  if (self->seat->token != NULL)
    save_seat (self);
}

/* The worker goes on with the tournament, and whoever keeps the table knows how the others come
 * back to it. The seat at the host is kept until that has let go, and after a new start it is known
 * which tournament it is of. None is kept if the host had ended the tournament before. */
static void
guest_taken_over_cb (const DulleTournamentRun *run,
                     const DulleHandover      *handover,
                     gpointer                  owner)
{
  DulleSession       *self = owner;
  DulleTournamentRun *told = dulle_tournament_run_copy (run);

  dulle_tournament_run_take_over (told, &self->fair);
  if (self->seat != NULL)
    self->seat->seed = run->setup.seed;
  save_seat (self);
  g_signal_emit (self, signals[SIGNAL_TAKEN_OVER], 0, run->setup.seed, handover);
  self->former = g_steal_pointer (&self->guest);
  self->is_guest = FALSE;
  guest_changed_cb (self);
  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_TAKE_OVER, .told = told });
}

static void
guest_settled_cb (gpointer owner)
{
  dulle_session_settle_table (owner);
}

/* What the worker has is left to what is told from now on. */
static void
show_told_table (DulleSession *self)
{
  self->rests = FALSE;
  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_HAND_ON });
  self->is_guest = self->guest != NULL;
}

/* The seat is that of before. */
static void
guest_given_back_cb (gpointer owner)
{
  DulleSession    *self = owner;
  g_autofree char *link = dulle_guest_format_link (self->former);
  guint            host = dulle_guest_get_company (self->former)->host;

  self->guest = g_steal_pointer (&self->former);
  show_told_table (self);
  g_signal_emit (self, signals[SIGNAL_GIVEN_BACK], 0, host, link);
}

static const DulleGuestFuncs guest_funcs = { guest_event_cb, guest_changed_cb, guest_finished_cb,
                                             guest_said_cb, guest_noted_cb, guest_taken_over_cb,
                                             guest_settled_cb, guest_given_back_cb };

/* Requests */

/* Where a request goes while the table at another machine is shown. */
typedef enum
{
  TO_WORKER,
  TO_GUEST,
  TO_NOBODY,
  LEAVES_GUEST,
} Way;

static const Way ways[DULLE_N_REQUESTS] = {
  [DULLE_REQUEST_ADVANCE] = TO_NOBODY,
  [DULLE_REQUEST_BEGIN] = LEAVES_GUEST,
  [DULLE_REQUEST_CONTINUE] = LEAVES_GUEST,
  [DULLE_REQUEST_PRACTISE] = LEAVES_GUEST,
  [DULLE_REQUEST_RESTORE_COPY] = LEAVES_GUEST,
  [DULLE_REQUEST_DEAL] = TO_GUEST,
  [DULLE_REQUEST_VOTE] = TO_GUEST,
  [DULLE_REQUEST_SUBMIT] = TO_GUEST,
  [DULLE_REQUEST_TAKE_BACK] = TO_GUEST,
  [DULLE_REQUEST_ASK_HINT] = TO_NOBODY,
  [DULLE_REQUEST_RENAME] = TO_NOBODY,
  [DULLE_REQUEST_SET_SKILL] = TO_NOBODY,
  [DULLE_REQUEST_WATCH] = TO_NOBODY,
  [DULLE_REQUEST_OPEN_HANDS] = TO_NOBODY,
};

gboolean
session_pass_to_guest (DulleSession       *self,
                       const DulleRequest *request)
{
  if (!self->is_guest)
    return FALSE;

  switch (ways[request->kind])
    {
    case TO_GUEST:
      dulle_guest_take (self->guest, request);
      return TRUE;
    case TO_NOBODY:
      return TRUE;
    case LEAVES_GUEST:
      session_drop_guest (self);
      return FALSE;
    case TO_WORKER:
    default:
      return FALSE;
    }
}

void
session_drop_guest (DulleSession *self)
{
  if (self->guest == NULL)
    return;

  self->is_guest = FALSE;
  g_clear_pointer (&self->guest, dulle_guest_free);
  guest_changed_cb (self);
}

/* The door */

static gboolean
go_to_table (DulleSession           *self,
             const DulleInvitation  *table,
             const DulleParticipant *me,
             gboolean                watches,
             GError                **error)
{
  DulleFairShares fair;

  if (!may_leave_seat (self, error) || !dulle_fair_shares_draw (&fair, error))
    return FALSE;

  dulle_session_leave_table (self);
  self->seat = g_new0 (DulleKeptSeat, 1);
  self->seat->me = *me;
  self->seat->fair_root = fair.root;
  self->guest = dulle_guest_new (table, me, &fair.root, &guest_funcs, self);
  if (watches)
    dulle_guest_watch (self->guest);
  guest_changed_cb (self);

  return TRUE;
}

/* Returns: one that goes to the kept seat
 * @table: (nullable): the way there, if it is another one than was kept */
static DulleGuest *
take_kept_seat (DulleSession          *self,
                const DulleInvitation *table)
{
  const DulleKeptSeat *seat = self->seat;
  g_autoptr (DulleInvitation) kept = dulle_invitation_parse (seat->invitation, NULL);
  DulleGuest *guest;

  g_assert (kept != NULL);

  guest = dulle_guest_new (table != NULL ? table : kept, &seat->me, &seat->fair_root, &guest_funcs,
                           self);
  dulle_guest_take_seat (guest, seat->token, seat->n_games, seat->seed, &seat->memory);
  dulle_guest_follow (guest, seat->host_player);

  return guest;
}

static void
sit_at_kept_table (DulleSession          *self,
                   const DulleInvitation *table)
{
  g_clear_pointer (&self->guest, dulle_guest_free);
  self->guest = take_kept_seat (self, table);
  guest_changed_cb (self);
}

static gboolean
follow_link (DulleSession           *self,
             const char             *link,
             const DulleParticipant *me,
             gboolean                watches,
             GError                **error)
{
  g_autoptr (DulleInvitation) table = dulle_invitation_parse (link, error);

  if (table == NULL || !may_leave_seat (self, error))
    return FALSE;
  if (watches || self->former != NULL || !dulle_kept_seat_is_at (self->seat, link))
    return go_to_table (self, table, me, watches, error);
  if (!self->is_guest)
    sit_at_kept_table (self, table);

  return TRUE;
}

gboolean
dulle_session_join (DulleSession           *self,
                    const char             *invitation,
                    const DulleParticipant *me,
                    GError                **error)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (invitation != NULL && me != NULL, FALSE);

  return follow_link (self, invitation, me, FALSE, error);
}

gboolean
dulle_session_look_on (DulleSession           *self,
                       const char             *invitation,
                       const DulleParticipant *me,
                       GError                **error)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (invitation != NULL && me != NULL, FALSE);

  return follow_link (self, invitation, me, TRUE, error);
}

void
dulle_session_take_free_seat (DulleSession *self)
{
  const DulleCompany *company;

  g_return_if_fail (DULLE_IS_SESSION (self));

  company = dulle_session_get_company (self);
  if (company != NULL && company->watches && company->is_connected &&
      dulle_company_has_free_seat (company))
    dulle_guest_take_free_seat (self->guest);
}

const char *
dulle_session_get_kept_table (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  return self->seat != NULL && self->guest == NULL && self->former == NULL ? self->seat->host
                                                                           : NULL;
}

const DulleKeptSeat *
dulle_session_get_kept_seat (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  return self->seat;
}

void
dulle_session_return_to_table (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->guest == NULL && self->former == NULL && self->seat != NULL &&
      self->seat->token != NULL)
    sit_at_kept_table (self, NULL);
}

gboolean
dulle_session_knock (DulleSession           *self,
                     const char             *address,
                     const DulleParticipant *me,
                     GError                **error)
{
  char           *addresses[] = { (char *) address, NULL };
  DulleInvitation table = { NULL, (char *) NO_SECRET, addresses };

  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (address != NULL && me != NULL, FALSE);

  return go_to_table (self, &table, me, FALSE, error);
}

/* The tournament here is told from now on, and so nothing of it is shown but that. */
void
dulle_session_follow_table (DulleSession        *self,
                            const DulleKeptSeat *seat)
{
  DulleFairShares fair;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (DULLE_IS_SESSION (self) && seat != NULL);

  if (!dulle_fair_shares_draw (&fair, &error))
    g_warning ("%s", error->message);
  dulle_session_claim_tables (self, NULL);
  dulle_session_leave_table (self);
  self->seat = dulle_kept_seat_copy (seat);
  self->seat->fair_root = fair.root;
  save_seat (self);
  sit_at_kept_table (self, NULL);
  show_told_table (self);
}

/* The table from which this one has come */

void
dulle_session_tell_open (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->former != NULL)
    dulle_guest_tell_open (self->former);
}

void
dulle_session_ask_former_host (DulleSession *self,
                               guint64       seed,
                               guint8        player)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->guest != NULL || self->former != NULL || self->seat == NULL ||
      self->seat->token == NULL || self->seat->seed != seed)
    return;

  self->former = take_kept_seat (self, NULL);
  dulle_guest_inherit (self->former, player);
}

const DulleCompany *
dulle_session_get_former_company (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  return self->former != NULL ? dulle_guest_get_company (self->former) : NULL;
}

void
dulle_session_settle_table (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->former == NULL)
    return;

  forget_seat (self);
  g_clear_pointer (&self->former, dulle_guest_free);
  guest_changed_cb (self);
}

gboolean
dulle_session_may_offer (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);

  return self->guest != NULL && dulle_guest_may_offer (self->guest);
}

gboolean
dulle_session_offer (DulleSession *self,
                     const char   *link,
                     GError      **error)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);

  if (link != NULL && !dulle_fair_shares_draw (&self->fair, error))
    return FALSE;
  if (self->guest != NULL)
    dulle_guest_offer (self->guest, link);

  return TRUE;
}

void
dulle_session_leave_table (DulleSession *self)
{
  gboolean was_shown;

  g_return_if_fail (DULLE_IS_SESSION (self));

  was_shown = self->is_guest;
  dulle_session_settle_table (self);
  forget_seat (self);
  session_drop_guest (self);
  guest_changed_cb (self);
  if (!was_shown)
    return;

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_SHOW });
}

char *
dulle_session_invite (DulleSession *self)
{
  g_autofree char *link = NULL;

  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  if (self->guest == NULL || dulle_guest_get_company (self->guest)->own == DULLE_NO_SEAT)
    return NULL;
  link = dulle_guest_format_link (self->guest);

  return strstr (link, "." NO_SECRET "@") == NULL ? g_steal_pointer (&link) : NULL;
}

const DulleCompany *
dulle_session_get_company (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  return self->guest != NULL ? dulle_guest_get_company (self->guest) : NULL;
}

void
dulle_session_set_ready (DulleSession *self,
                         gboolean      ready)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->guest != NULL)
    dulle_guest_set_ready (self->guest, ready);
}

void
dulle_session_consent (DulleSession *self,
                       guint8        player,
                       gboolean      yes)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (player < DULLE_COMPANY_SIZE);

  if (self->guest != NULL)
    dulle_guest_consent (self->guest, player, yes);
}

void
dulle_session_say (DulleSession *self,
                   const char   *phrase)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->guest != NULL)
    dulle_guest_say (self->guest, phrase);
}
