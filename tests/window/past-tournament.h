/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tournaments that computers have played, to look back on.
 */
#pragma once

#include <adwaita.h>

#include "fatal-warnings.h"
#include "session-driver.h"

#define SEED 11

static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida", NULL };

static inline void
set_up (void)
{
  make_warnings_fatal ();
  adw_init ();
}

/* Computers begin a tournament and play @n_games of it. */
static inline void
play_another (Driver *driver,
              guint   n_players,
              guint   n_games)
{
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup;

  rules.players = (gint16) n_players;
  rules.compulsory_solos = 0;
  rules.cents_per_point = 5;
  setup = dulle_tournament_setup_make (&rules, SEED);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    setup.players[i].skill = DULLE_SKILL_EASY;
  dulle_session_new_tournament (driver->session, &setup);
  driver_run_to (driver, DULLE_EVENT_OVER);
  while (driver_last (driver)->standing.n_games < n_games)
    {
      dulle_session_next_game (driver->session);
      driver_run_to (driver, DULLE_EVENT_OVER);
    }
}

/* A tournament that computers play, as it stands after @n_games. */
static inline Driver *
play (const char *path,
      guint       n_players,
      guint       n_games)
{
  Driver *driver = driver_new (path, DULLE_NO_SEAT);

  dulle_session_start (driver->session);
  play_another (driver, n_players, n_games);

  return driver;
}
