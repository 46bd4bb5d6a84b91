/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A store with as many games as anybody plays in years. A few tournaments are played
 * with the first card that is allowed, and saved again and again as others.
 */
#pragma once

#include "session-driver.h"
#include "store/store.h"

#define N_DIFFERENT_TOURNAMENTS 20

/* A tournament with the table full or not; each third one is not over. */
static inline void
play_one_of_many (DulleTournamentRun *run,
                  guint               number)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  guint                n_games = 12 + number % 3 * 6;

  rules.rounds = 4;
  rules.compulsory_solos = 0;
  rules.players = (gint16) (number % 4 == 3 ? 5 : DULLE_N_SEATS);
  setup = dulle_tournament_setup_make (&rules, number);
  setup.players[0].face = DULLE_USUAL_ANIMAL;
  dulle_tournament_run_begin (run, &setup);
  while (run->records->len < n_games &&
         !(run->finished && dulle_tournament_is_over (&run->tournament)))
    driver_advance (run);
}

/* Adds tournaments to a store until these have @n_games in all. */
static inline void
add_many_games (DulleStore *store,
                guint       n_games)
{
  DulleTournamentRun runs[N_DIFFERENT_TOURNAMENTS] = { 0 };
  GError            *error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    play_one_of_many (&runs[i], i);
  for (guint i = 0, n = 0; n < n_games; i++)
    {
      DulleTournamentRun *run = &runs[i % G_N_ELEMENTS (runs)];

      run->stored = (DulleStored){ 0 };
      dulle_store_save (store, run, &error);
      g_assert_no_error (error);
      n += run->records->len;
    }
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    dulle_tournament_run_clear (&runs[i]);
}
