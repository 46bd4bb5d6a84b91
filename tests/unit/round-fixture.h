/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table that goes from one program to another: each guest has a door of its own.
 */
#pragma once

#include "company-fixture.h"

#include "session/dulle-host-private.h"
#include "wire-proxy.h"

/* A table of which each guest could be the host. */
typedef struct
{
  Table      table;
  char      *folders[MAX_GUESTS + 1];
  DulleHost *doors[MAX_GUESTS];
} Round;

static inline char *
make_store (Round *round,
            guint  i)
{
  round->folders[i] = make_folder ();

  return g_build_filename (round->folders[i], "store", NULL);
}

static inline void
open_round (Round *round)
{
  DulleRules rules = driver_rules ();

  rules.compulsory_solos = 0;
  round->folders[MAX_GUESTS] = make_folder ();
  round->table.is_fair = TRUE;
  open_table_in (&round->table, &rules, round->folders[MAX_GUESTS]);
}

/* @port: where the next guest comes in */
static inline void
seat_round_guest (Round  *round,
                  guint16 port)
{
  Table           *table = &round->table;
  guint            i = table->n_guests++;
  g_autofree char *name = g_strdup_printf ("Guest %u", i);
  g_autofree char *store = make_store (round, i);
  g_autofree char *link = write_link (table, port);

  table->guests[i] = start_driver (store);
  round->doors[i] = dulle_host_new (table->guests[i]->session, round->folders[i]);
  join_table (table->guests[i], link, name);
  while (count_persons (dulle_host_get_company (table->door)) < i + 2)
    g_main_context_iteration (NULL, TRUE);
}

/* @port: where the last guest comes in */
static inline void
begin_round (Round  *round,
             guint   n_guests,
             guint16 port)
{
  Table *table = &round->table;

  while (table->n_guests + 1 < n_guests)
    seat_round_guest (round, dulle_host_get_port (table->door));
  seat_round_guest (round, port);
  begin_to_play (table);
}

static inline void
clear_round (Round *round)
{
  for (guint i = 0; i < MAX_GUESTS; i++)
    g_clear_object (&round->doors[i]);
  clear_table (&round->table);
  for (guint i = 0; i <= MAX_GUESTS; i++)
    if (round->folders[i] != NULL)
      remove_folder (round->folders[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Round, clear_round)

static inline guint
count_finished (Driver *driver)
{
  return driver_last (driver)->standing.n_games;
}

static inline void
wait_for_games (Driver *driver,
                guint   n)
{
  while (count_finished (driver) < n)
    g_main_context_iteration (NULL, TRUE);
}

/* To a port of this machine, whatever others it has. */
static inline char *
write_local_link (DulleHost *door,
                  guint16    port)
{
  Table table = { .door = door };

  return write_link (&table, port);
}

static inline void
open_door (Driver    *guest,
           DulleHost *door)
{
  while (!dulle_session_may_offer (guest->session))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_offer (door, NULL));
  ck_assert (!dulle_host_is_open (door));
}

/* @door: of the guest, who is @player at the table of @host
 * @port: where others would come in */
static inline void
offer_by (Driver    *guest,
          DulleHost *door,
          DulleHost *host,
          guint8     player,
          guint16    port)
{
  g_autofree char *link = write_local_link (door, port);

  ck_assert (dulle_session_offer (guest->session, link, NULL));
  while (!dulle_players_have (dulle_host_get_company (host)->offers, player))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
offer (Driver    *guest,
       DulleHost *door,
       DulleHost *host,
       guint8     player)
{
  open_door (guest, door);
  offer_by (guest, door, host, player, dulle_host_get_port (door));
}

static inline void
hand_on (DulleHost *host,
         DulleHost *heir,
         guint8     player)
{
  ck_assert (dulle_host_hand_on (host, player));
  while (dulle_host_is_open (host))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (dulle_host_is_open (heir));
  ck_assert_uint_eq (dulle_host_get_company (heir)->own, player);
}

/* A table of a host and @n_guests, which rests after the first of four games. */
static inline void
play_round (Round *round,
            guint  n_guests)
{
  open_round (round);
  begin_round (round, n_guests, dulle_host_get_port (round->table.door));
  dulle_session_rest (round->table.host->session, TRUE);
  wait_for_games (round->table.host, 1);
}

/* The first guest, who is the second player, takes the table over. */
static inline void
hand_to_first_guest (Round *round)
{
  Table *table = &round->table;

  offer (table->guests[0], round->doors[0], table->door, 1);
  hand_on (table->door, round->doors[0], 1);
}

/* Ends the program of the first guest, and starts it again. */
static inline void
start_first_guest_again (Round *round)
{
  Table           *table = &round->table;
  g_autofree char *path = g_build_filename (round->folders[0], "store", NULL);

  g_clear_object (&round->doors[0]);
  driver_free (table->guests[0]);
  table->guests[0] = driver_new (path, 0);
  table->guests[0]->shown = vote_cb;
  table->guests[0]->plays = TRUE;
  round->doors[0] = dulle_host_new (table->guests[0]->session, round->folders[0]);
  dulle_session_start (table->guests[0]->session);
  driver_run (table->guests[0], 1);
}

/* The program that had the table ends, and is started again. */
static inline void
start_old_host_again (Round *round)
{
  Table *table = &round->table;

  g_clear_object (&table->door);
  driver_free (table->host);
  start_host (table, round->folders[MAX_GUESTS]);
  driver_run (table->host, 1);
  table->host->plays = TRUE;
}

/* The last guest comes by @proxy, and is away when the first game is over. */
static inline void
play_and_lose_guest (Round  *round,
                     Proxy **proxy)
{
  Table              *table = &round->table;
  const DulleCompany *company;

  open_round (round);
  company = dulle_host_get_company (table->door);
  *proxy = proxy_new (dulle_host_get_port (table->door));
  begin_round (round, 2, (*proxy)->port);
  dulle_session_rest (table->host->session, TRUE);
  wait_for_games (table->host, 1);
  proxy_close (*proxy);
  while (company->companions[2].kind != DULLE_COMPANION_AWAY)
    g_main_context_iteration (NULL, TRUE);
}
