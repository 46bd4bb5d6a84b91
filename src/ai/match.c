/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Duplicate matches and what is counted in them.
 */
#include "match.h"

#include "engine/deal.h"
#include "engine/score.h"

#include <math.h>

/* Which seats side A takes: one bit a seat. */
static const uint8_t seatings[DULLE_N_SEATINGS] = { 0x3, 0x5, 0x6, 0x9, 0xa, 0xc };

static unsigned
side_of (uint8_t seating,
         uint8_t seat)
{
  return (seating >> seat & 1) != 0 ? 0 : 1;
}

void
dulle_match_play (DulleGame        *game,
                  const DullePlayer players[DULLE_N_SEATS])
{
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action = dulle_players_next (players, game);

      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
}

/* Counting */

static void
count_announcements (const DulleBoard  *board,
                     const DulleResult *result,
                     uint8_t            seating,
                     DulleMatchCount    counts[DULLE_N_SIDES])
{
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];
      DulleMatchCount         *count = &counts[side_of (seating, said->seat)];

      count->said[said->level]++;
      count->kept[said->level] += dulle_score_kept (result, (DulleParty) result->parties[said->seat],
                                                    (DulleLevel) said->level);
    }
}

static void
count_game (const DulleBoard  *board,
            const DulleResult *result,
            uint8_t            seating,
            DulleMatchCount    counts[DULLE_N_SIDES])
{
  bool solo = dulle_contract_is_solo (board->contract);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleMatchCount *count = &counts[side_of (seating, seat)];
      DulleParty       party = (DulleParty) result->parties[seat];
      bool             won = result->winner == party;

      count->hands++;
      if (solo && seat == board->soloist)
        {
          count->soli++;
          count->soli_won += won;
        }
      if (!solo)
        {
          count->seats[party]++;
          count->won[party] += won;
        }
    }
  count_announcements (board, result, seating, counts);
}

/* Playing */

/* Returns what the seats of side A scored in one game, on average; nothing where it
 * was thrown in. */
static double
play_seating (const DulleMatch *match,
              uint64_t          number,
              uint8_t           dealer,
              uint8_t           seating,
              DulleMatchCount   counts[DULLE_N_SIDES])
{
  DulleSetup  setup = dulle_setup (&match->rules, dealer);
  DulleHand   hands[DULLE_N_SEATS];
  DullePlayer players[DULLE_N_SEATS];
  DulleGame   game;
  DulleResult result;
  int         scored = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = match->sides[side_of (seating, seat)], .seed = number };
  dulle_deal (&match->rules, number, dealer, hands);
  dulle_game_start (&game, &setup, hands);
  dulle_match_play (&game, players);
  if (game.board.phase == DULLE_PHASE_THROWN)
    return 0.0;

  dulle_score (&game.board, &result);
  count_game (&game.board, &result, seating, counts);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    scored += side_of (seating, seat) == 0 ? result.scores[seat] : 0;

  return scored / 2.0;
}

void
dulle_match (const DulleMatch *match,
             DulleMatchResult *result)
{
  DulleRng rng = dulle_rng (match->seed);
  double   sum = 0.0;
  double   squares = 0.0;
  double   n = match->n_deals;

  *result = (DulleMatchResult){ .n_games = match->n_deals * DULLE_N_SEATINGS };
  for (unsigned i = 0; i < match->n_deals; i++)
    {
      uint64_t number = dulle_rng_next (&rng);
      double   mean = 0.0;

      for (unsigned j = 0; j < DULLE_N_SEATINGS; j++)
        mean += play_seating (match, number, (uint8_t) (i % DULLE_N_SEATS), seatings[j],
                              result->counts) /
                DULLE_N_SEATINGS;
      sum += mean;
      squares += mean * mean;
    }

  result->gain = sum / n;
  result->error = n > 1.0 ? sqrt (MAX (0.0,
                                       squares / n - result->gain * result->gain) /
                                  (n - 1.0))
                          : 0.0;
  result->low = result->gain - 1.96 * result->error;
  result->high = result->gain + 1.96 * result->error;
}
