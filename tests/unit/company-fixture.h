/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table with a host and guests, each with a session of its own in this process; they speak
 * through sockets.
 */
#pragma once

#include "session-driver.h"

#include "net/invitation.h"
#include "session/dulle-host.h"

#define SEED       G_GUINT64_CONSTANT (20240229)
#define MAX_GUESTS 3

/**
 * Table:
 * @host: the session of the host
 * @door: the host
 * @guests: the sessions of the guests
 * @is_fair: whether the deals are fair ones; to be set before the table is opened
 * @has_beginners: whether its computers play as beginners; to be set before, too
 * @deal: (nullable): what is dealt instead, as dulle_deals_parse() reads it
 */
typedef struct
{
  Driver    *host;
  DulleHost *door;
  Driver    *guests[MAX_GUESTS];
  guint      n_guests;
  gboolean   is_fair;
  gboolean   has_beginners;

  const char *deal;
} Table;

/* Rounds of solos, of which all depends on the votes before. */
static inline DulleRules
voting_rules (void)
{
  DulleRules rules = driver_rules ();

  rules.rounds = 4;
  rules.compulsory_solos = 0;
  rules.bock = 1;
  rules.bock_after_120_120 = 0;
  rules.solo_round_vote = 1;

  return rules;
}

static inline void
vote_cb (Driver           *driver,
         const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_VOTE)
    dulle_session_vote (driver->session, event->vote.player, TRUE);
}

static inline Driver *
start_driver (const char *path)
{
  Driver *driver = driver_new (path, 0);

  driver->shown = vote_cb;
  dulle_session_start (driver->session);
  driver_run (driver, 1);

  return driver;
}

/* The link to a port of this machine. */
static inline char *
write_link (Table  *table,
            guint16 port)
{
  g_autofree char *link = dulle_host_invite (table->door);
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (link, NULL);

  g_strfreev (invitation->addresses);
  invitation->addresses = g_new0 (char *, 2);
  invitation->addresses[0] = g_strdup_printf ("127.0.0.1:%u", port);

  return dulle_invitation_format (invitation);
}

static inline void
join_table (Driver     *guest,
            const char *link,
            const char *name)
{
  DulleParticipant me = { .face = DULLE_FACE_OWL };

  dulle_participant_set_name (&me, name);
  ck_assert (dulle_session_join (guest->session, link, &me, NULL));
}

static inline guint
count_persons (const DulleCompany *company)
{
  guint n = 0;

  for (guint i = 0; i < DULLE_COMPANY_SIZE; i++)
    n += company->companions[i].kind == DULLE_COMPANION_PERSON ? 1 : 0;

  return n;
}

/* @folder: (nullable): where the host keeps its tournament and seats */
static inline void
start_host (Table      *table,
            const char *folder)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "store", NULL) : NULL;

  table->host = driver_new (path, 0);
  table->host->shown = vote_cb;
  table->door = dulle_host_new (table->host->session, folder);
  dulle_session_start (table->host->session);
}

static inline void
open_table_in (Table            *table,
               const DulleRules *rules,
               const char       *folder)
{
  DulleTournamentSetup setup = driver_setup (rules, SEED);
  g_autoptr (GError) error = NULL;

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill =
        table->has_beginners ? DULLE_SKILL_BEGINNER : DULLE_SKILL_EASY;
  if (table->is_fair)
    setup.deals = DULLE_DEALS_FAIR;
  if (table->deal != NULL)
    ck_assert (dulle_deals_parse (&setup, table->deal));
  start_host (table, folder);
  driver_run (table->host, 1);
  dulle_host_open (table->door, &setup, 0, &error);
  ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");
}

static inline void
open_table (Table            *table,
            const DulleRules *rules)
{
  open_table_in (table, rules, NULL);
}

/* @port: where the guests knock */
static inline void
seat_guests (Table  *table,
             guint   n_guests,
             guint16 port)
{
  g_autofree char *link = write_link (table, port);

  for (guint i = 0; i < n_guests; i++)
    {
      g_autofree char *name = g_strdup_printf ("Guest %u", table->n_guests);
      Driver          *guest = start_driver (NULL);

      table->guests[table->n_guests++] = guest;
      join_table (guest, link, name);
      while (count_persons (dulle_host_get_company (table->door)) < table->n_guests + 1)
        g_main_context_iteration (NULL, TRUE);
    }
}

static inline gboolean
has_ended (Driver *driver)
{
  return driver_last (driver)->kind == DULLE_EVENT_TOURNAMENT_OVER;
}

static inline gboolean
have_all_ended (Table *table)
{
  gboolean ended = has_ended (table->host);

  for (guint i = 0; i < table->n_guests; i++)
    ended = ended && has_ended (table->guests[i]);

  return ended;
}

static inline void
begin_to_play (Table *table)
{
  table->host->plays = TRUE;
  for (guint i = 0; i < table->n_guests; i++)
    table->guests[i]->plays = TRUE;
  dulle_host_begin (table->door);
}

static inline void
wait_for_end (Table *table)
{
  while (!have_all_ended (table))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
play_to_end (Table *table)
{
  begin_to_play (table);
  wait_for_end (table);
}

/* The first @n games. */
static inline void
assert_same_records (const DulleTournamentLog *played,
                     const DulleTournamentLog *told,
                     guint                     n)
{
  ck_assert_uint_ge (played->records->len, n);
  ck_assert_uint_ge (told->records->len, n);
  for (guint i = 0; i < n; i++)
    {
      const DulleRecord *a = &g_array_index (played->records, DulleRecord, i);
      const DulleRecord *b = &g_array_index (told->records, DulleRecord, i);

      ck_assert_mem_eq (a->hands, b->hands, sizeof a->hands);
      ck_assert_uint_eq (a->n_actions, b->n_actions);
      for (guint k = 0; k < a->n_actions; k++)
        ck_assert (dulle_action_equal (&a->actions[k], &b->actions[k]));
    }
}

static inline void
assert_same_games (Driver *host,
                   Driver *guest)
{
  g_autoptr (DulleTournamentLog) played = driver_read_tournament_log (host, 0);
  g_autoptr (DulleTournamentLog) told = driver_read_tournament_log (guest, 0);

  ck_assert_uint_eq (played->records->len, told->records->len);
  assert_same_records (played, told, played->records->len);
  assert_same_sheet (driver_last (host), driver_last (guest));
}

/* Returns: the next that was done at the shared table, at or after *@i */
static inline const DulleEvent *
find_done (Driver *driver,
           guint  *i)
{
  for (; *i < driver->events->len; (*i)++)
    {
      const DulleEvent *event = g_ptr_array_index (driver->events, *i);

      if (event->kind == DULLE_EVENT_ACTION &&
          (event->standing.deals == DULLE_DEALS_TOLD || event->standing.seed == SEED))
        return event;
    }

  return NULL;
}

/* What comes with a card or a call is told in one event with it, which is that of the card or the
 * call for everybody. */
static inline void
assert_same_done (Driver *host,
                  Driver *guest)
{
  guint             i = 0;
  guint             k = 0;
  const DulleEvent *done;

  for (; (done = find_done (host, &i)) != NULL; i++, k++)
    {
      const DulleEvent *told = find_done (guest, &k);

      ck_assert_ptr_nonnull (told);
      ck_assert_int_eq (told->action.kind, done->action.kind);
      ck_assert_uint_eq (told->action.seat, done->action.seat);
      if (done->action.kind == DULLE_ACTION_PLAY)
        ck_assert_uint_eq (told->action.card, done->action.card);
    }
  ck_assert_ptr_null (find_done (guest, &k));
}

/* The game before which there was a vote. */
static inline const DulleEventDealt *
wait_for_vote (Driver *host)
{
  for (guint i = 0;; i++)
    {
      const DulleEvent *event;

      driver_run (host, i + 1);
      event = g_ptr_array_index (host->events, i);
      if (event->kind == DULLE_EVENT_DEALT && event->dealt.n_voters > 0)
        return &event->dealt;
    }
}

/* All have the faces with which they play, and the first guest sees the same as the host. */
static inline void
assert_same_people (const Table *table)
{
  const DulleCompany *host = dulle_host_get_company (table->door);
  const DulleCompany *guest = dulle_session_get_company (table->guests[0]->session);
  const DulleEvent   *last = driver_last (table->host);

  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      ck_assert_int_ne (host->companions[player].face, DULLE_FACE_DRAWN);
      ck_assert_int_eq (host->companions[player].face, last->seating.faces[player]);
      ck_assert_int_eq (host->companions[player].face, guest->companions[player].face);
      ck_assert_str_eq (host->companions[player].name, guest->companions[player].name);
    }
}

static inline void
clear_table (Table *table)
{
  g_clear_object (&table->door);
  for (guint i = 0; i < table->n_guests; i++)
    driver_free (table->guests[i]);
  driver_free (table->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, clear_table)

static inline guint
count_games (Driver *guest)
{
  const DulleEvent *last = driver_last (guest);

  return last->standing.deals == DULLE_DEALS_TOLD ? last->standing.n_games : 0;
}

static inline void
run_until_games (Driver *guest,
                 guint   n_games)
{
  while (count_games (guest) < n_games)
    g_main_context_iteration (NULL, TRUE);
}

/* Until the score of a game at that table is seen. */
static inline void
run_until_score (Driver *guest)
{
  while (count_games (guest) == 0 || driver_last (guest)->kind != DULLE_EVENT_OVER)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
play_turn_cb (Driver           *driver,
              const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_OVER)
    driver_play (driver, event);
}

/* The host deals no other one. */
static inline void
play_one_game (Table *table)
{
  begin_to_play (table);
  table->host->plays = FALSE;
  table->host->shown = play_turn_cb;
  for (guint i = 0; i < table->n_guests; i++)
    run_until_games (table->guests[i], 1);
}

static inline void
play_on (Table *table)
{
  table->host->plays = TRUE;
  table->host->shown = NULL;
  dulle_session_next_game (table->host->session);
}

/* What was found of the deals that this guest saw to their end. Returns: how many there were */
static inline guint
count_found (const Driver *guest,
             DulleFairFlaw flaw,
             guint8        who)
{
  guint n = 0;

  for (guint i = 0; i < guest->events->len; i++)
    {
      const DulleEvent *event = g_ptr_array_index (guest->events, i);

      n += event->kind == DULLE_EVENT_OVER && event->standing.deals == DULLE_DEALS_TOLD &&
                   event->over.fair.flaw == flaw && event->over.fair.who == who
               ? 1
               : 0;
    }

  return n;
}

/* Who has that seat, as the host sees it. */
static inline DulleCompanionKind
kind_of (Table *table,
         guint8 player)
{
  return dulle_host_get_company (table->door)->companions[player].kind;
}

static inline void
run_until_kind (Table             *table,
                guint8             player,
                DulleCompanionKind kind)
{
  while (kind_of (table, player) != kind)
    g_main_context_iteration (NULL, TRUE);
}
