/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The expectations about a tournament, about what people may look at, and about
 * money.
 */
#include "expectation.h"

#include <string.h>

#include "engine/information.h"
#include "engine/money.h"
#include "engine/open-hands.h"

static bool
find_player (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  uint8_t players[DULLE_N_SEATS];
  uint8_t seat;

  if (!scenario->reader.in_tournament || !scenario_read_seat (words[0], &seat))
    return false;
  dulle_tournament_seats (&scenario->reader.tournament, players);
  expectation_append_seat (found, players[seat]);

  return true;
}

static bool
find_games_left (const Scenario *scenario,
                 char          **words,
                 GString        *found)
{
  g_string_append_printf (found, "%u", dulle_tournament_games_left (&scenario->reader.tournament));

  return scenario->reader.in_tournament;
}

static bool
find_over (const Scenario *scenario,
           char          **words,
           GString        *found)
{
  bool over = dulle_tournament_is_over (&scenario->reader.tournament);

  expectation_append (found, expectation_switch_ids[over]);

  return scenario->reader.in_tournament;
}

static bool
find_vote_due (const Scenario *scenario,
               char          **words,
               GString        *found)
{
  expectation_append (found, expectation_switch_ids[scenario->reader.tournament.vote_due]);

  return scenario->reader.in_tournament;
}

static bool
find_places (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  const DulleTournament *tournament = &scenario->reader.tournament;
  uint8_t                places[DULLE_MAX_PLAYERS];

  dulle_tournament_rank (tournament, places);
  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    g_string_append_printf (found, "%s%u", player > 0 ? " " : "", places[player]);

  return scenario->reader.in_tournament;
}

static bool
find_may (const Scenario *scenario,
          char          **words,
          GString        *found)
{
  const char     *word = expectation_current_word (words[0]);
  DullePermission permission = 0;
  bool            may;

  while (permission < DULLE_N_PERMISSIONS && strcmp (dulle_permission_id (permission), word) != 0)
    permission++;
  if (permission == DULLE_N_PERMISSIONS)
    return false;
  may = dulle_may (&scenario->reader.game.board.rules, permission);
  expectation_append (found, expectation_switch_ids[may]);

  return true;
}

static bool
find_viewable (const Scenario *scenario,
               char          **words,
               GString        *found)
{
  g_string_append_printf (found, "%u", dulle_viewable_tricks (&scenario->reader.game.board));

  return true;
}

static bool
find_spectator_hands (const Scenario *scenario,
                      char          **words,
                      GString        *found)
{
  g_string_append_printf (found, "%u", dulle_spectator_hands (&scenario->reader.game.board.rules));

  return true;
}

/* The seats whose hands, and these whole, are seen by who would like to see those of
 * words[1]. */
static bool
find_watched (const Scenario *scenario,
              char          **words,
              GString        *found)
{
  const DulleGame *game = &scenario->reader.game;
  uint8_t          viewer = DULLE_NO_SEAT;
  uint8_t          wanted = 0;
  DulleOpenHands   watch;

  if (strcmp (words[0], "nobody") != 0 && !scenario_read_seat (words[0], &viewer))
    return false;
  for (const char *seat = words[1]; *seat >= '0' && *seat < '0' + DULLE_N_SEATS; seat++)
    wanted |= (uint8_t) (1 << (*seat - '0'));

  watch = dulle_game_open_hands (game, viewer, wanted);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      bool seen = watch.seats & 1 << seat;

      if (watch.hands[seat] != (seen ? game->own[seat].hand : 0))
        return false;
      if (seen)
        g_string_append_printf (found, "%u", seat);
    }
  if (watch.seats == 0)
    g_string_append (found, "none");

  return true;
}

static bool
find_totals (const Scenario *scenario,
             char          **words,
             GString        *found)
{
  const DulleTournament *tournament = &scenario->reader.tournament;

  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    g_string_append_printf (found, "%s%d", player > 0 ? " " : "", tournament->totals[player]);

  return scenario->reader.in_tournament;
}

static bool
find_money (const Scenario *scenario,
            char          **words,
            GString        *found)
{
  const DulleBoard *board = &scenario->reader.game.board;
  DulleResult       result;
  DulleTransfer     transfers[DULLE_MAX_TRANSFERS];
  unsigned          n_transfers;

  if (board->phase != DULLE_PHASE_OVER)
    return false;
  dulle_score (board, &result);
  n_transfers = dulle_money_settle (&board->rules, &result, transfers);
  for (unsigned i = 0; i < n_transfers; i++)
    g_string_append_printf (found, "%s%u>%u:%d", i > 0 ? " " : "", transfers[i].from,
                            transfers[i].to, transfers[i].amount);

  return true;
}

const Expectation expectations_of_evening[] = {
  { "player", 1, find_player },
  { "totals", 0, find_totals },
  { "places", 0, find_places },
  { "games-left", 0, find_games_left },
  { "vote-due", 0, find_vote_due },
  { "over", 0, find_over },
  { "may", 1, find_may },
  { "viewable", 0, find_viewable },
  { "spectator-hands", 0, find_spectator_hands },
  { "watched", 2, find_watched },
  { "money", 0, find_money },
  { NULL },
};
