/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table whose guest comes by a proxy that can fall silent. Lines and tries go by a clock that
 * only the test moves on.
 */
#pragma once

#include "round-fixture.h"
#include "stranger-fixture.h"

#include "session/dulle-session-private.h"
#include "session/guest-private.h"

/* Seconds after which somebody without a seat is given up, and one with a seat. */
#define GREETING 10
#define SILENCE  20

/* What is on its way is heard after a beat at the latest. */
#define BEAT 5

/* In seconds. */
static guint now;

typedef struct
{
  GSource source;
  guint   interval;
  guint   due;
} Timer;

static inline gboolean
is_due (GSource *source)
{
  return now >= ((Timer *) source)->due;
}

static inline gboolean
prepare_cb (GSource *source,
            int     *timeout)
{
  *timeout = -1;

  return is_due (source);
}

static inline gboolean
dispatch_cb (GSource    *source,
             GSourceFunc callback,
             gpointer    user_data)
{
  ((Timer *) source)->due += ((Timer *) source)->interval;

  return callback (user_data);
}

static GSourceFuncs timer_funcs = { prepare_cb, is_due, dispatch_cb, NULL, NULL, NULL };

/* The hearts of lines beat by it, and guests try again. */
GSource *
g_timeout_source_new_seconds (guint interval)
{
  GSource *source = g_source_new (&timer_funcs, sizeof (Timer));

  ((Timer *) source)->interval = interval;
  ((Timer *) source)->due = now + interval;

  return source;
}

static inline void
pass_seconds (guint n)
{
  for (guint i = 0; i < n; i++)
    {
      now++;
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static inline const DulleCompany *
company_of (Driver *guest)
{
  return dulle_session_get_company (guest->session);
}

/* A table that is reached by a proxy, too. */
static inline Proxy *
open_by_proxy (Table *table)
{
  DulleRules rules = driver_rules ();

  open_table (table, &rules);

  return proxy_new (dulle_host_get_port (table->door));
}

/* And a guest that has come by it. */
static inline Proxy *
seat_by_proxy (Table *table)
{
  Proxy *proxy = open_by_proxy (table);

  seat_guests (table, 1, proxy->port);
  while (!company_of (table->guests[0])->is_connected)
    g_main_context_iteration (NULL, TRUE);

  return proxy;
}

static inline gboolean
is_on_the_way (Driver *guest)
{
  return guest->session->guest->line == NULL && guest->session->guest->retry == NULL;
}

/* A guest tries again and again, not too often, and it stays said why. */
static inline void
try_in_vain (Driver     *guest,
             Proxy      *proxy,
             const char *sentence)
{
  guint n_before = proxy->n_passages;

  for (guint i = 0; i < 10 * SILENCE || guest->session->guest->retry == NULL; i++)
    {
      while (is_on_the_way (guest))
        g_main_context_iteration (NULL, TRUE);
      pass_seconds (1);
      ck_assert_str_eq (company_of (guest)->problem, sentence);
      ck_assert (company_of (guest)->is_trying);
    }
  ck_assert_uint_gt (proxy->n_passages - n_before, 5);
  ck_assert_uint_lt (proxy->n_passages - n_before, 15);
}

/* Neither hears the other one any more. */
static inline void
fall_silent (Table      *table,
             Proxy      *proxy,
             const char *sentence)
{
  const DulleCompany   *company = company_of (table->guests[0]);
  const DulleCompanion *missed = &table->door->company.companions[1];
  guint                 began = now;

  proxy->is_mute = TRUE;
  while (company->is_connected || missed->kind != DULLE_COMPANION_AWAY)
    pass_seconds (1);
  ck_assert_uint_le (now - began, SILENCE + BEAT);
  ck_assert (company->is_trying);
  ck_assert_str_eq (company->problem, sentence);
  try_in_vain (table->guests[0], proxy, sentence);
}

/* The guest finds its seat again at the next try. */
static inline void
speak_again (Table *table,
             Proxy *proxy)
{
  Driver *guest = table->guests[0];

  proxy->is_mute = FALSE;
  while (guest->session->guest->retry != NULL)
    pass_seconds (1);
  while (!company_of (guest)->is_connected)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (company_of (guest)->problem);
  ck_assert_uint_eq (company_of (guest)->own, 1);
  ck_assert_int_eq (table->door->company.companions[1].kind, DULLE_COMPANION_PERSON);
}

static inline gboolean
is_on_turn (Table  *table,
            Driver *driver)
{
  const DulleEvent *last = driver_last (driver);

  return dulle_event_on_turn (last) &&
         (driver == table->host ? last->standing.seed == SEED
                                : last->standing.deals == DULLE_DEALS_TOLD);
}

/* Until it is the turn of somebody whose program does nothing by itself then. */
static inline void
run_until_turn (Table  *table,
                Driver *driver)
{
  begin_to_play (table);
  driver->plays = FALSE;
  while (!is_on_turn (table, driver) || !company_of (table->guests[0])->is_playing)
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
is_asked (Driver *driver)
{
  return driver->session->guest->question == driver->session->guest->number;
}

static inline gboolean
may_play (Table  *table,
          Driver *driver)
{
  return is_on_turn (table, driver) && (driver == table->host || is_asked (driver));
}

/* Until somebody has to choose among cards. */
static inline void
run_until_card_of (Table  *table,
                   Driver *driver)
{
  const DulleEvent *last;

  run_until_turn (table, driver);
  while ((last = driver_last (driver))->view.board.phase != DULLE_PHASE_TRICKS ||
         !may_play (table, driver))
    {
      if (may_play (table, driver))
        driver_play (driver, last);
      g_main_context_iteration (NULL, TRUE);
    }
}

static inline void
run_until_card (Table *table)
{
  run_until_card_of (table, table->guests[0]);
}

/* Where the card of the last player ends the time for announcements, and the computers do not say
 * first what the guest is about to say. */
static inline Proxy *
seat_in_a_hurry (Table *table)
{
  DulleRules rules = driver_rules ();
  Proxy     *proxy;

  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  rules.re_until_card = DULLE_N_SEATS;
  rules.kontra_until_card = DULLE_N_SEATS;
  table->has_beginners = TRUE;
  open_table (table, &rules);
  proxy = proxy_new (dulle_host_get_port (table->door));
  seat_guests (table, 1, proxy->port);

  return proxy;
}

/* A computer plays the game to its end for the guest, who has no line. */
static inline void
finish_without_guest (Table *table)
{
  table->host->plays = FALSE;
  table->host->shown = play_turn_cb;
  dulle_host_consent (table->door, 1, TRUE);
  driver_play (table->host, driver_last (table->host));
  while (driver_last (table->host)->kind != DULLE_EVENT_OVER)
    g_main_context_iteration (NULL, TRUE);
}
