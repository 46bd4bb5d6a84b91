/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A session consists of a fixed number of ordinary deals and the compulsory solos.
 * After a compulsory solo by choice the same player deals again, so it uses up no
 * ordinary deal. Once only compulsory solos are left, they are forced in one of two
 * ways. Within the session, the first player from the dealer's left who still owes one
 * plays it, and the deal passes on. In a separate round, the player on lead plays, and
 * players who owe none are passed over.
 */
#include "tournament.h"

#include "auction.h"
#include "deal.h"

/* Deal numbers that people can write down. */
#define N_DEAL_NUMBERS 1000000000

static bool
is_sort_played (const DulleRules *rules,
                DulleSoloSort     sort)
{
  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    {
      if (dulle_contracts[i].sort == sort && dulle_contract_allowed (rules, i))
        return true;
    }

  return false;
}

static bool
is_any_solo_played (const DulleRules *rules)
{
  return is_sort_played (rules, DULLE_SOLO_COLOR) || is_sort_played (rules, DULLE_SOLO_PICTURE) ||
         is_sort_played (rules, DULLE_SOLO_OTHER);
}

DulleCompulsorySolos
dulle_tournament_duties (const DulleRules *rules)
{
  bool                 color = is_sort_played (rules, DULLE_SOLO_COLOR);
  bool                 picture = is_sort_played (rules, DULLE_SOLO_PICTURE);
  DulleCompulsorySolos due = { 0 };

  if (is_any_solo_played (rules))
    due.all = (uint8_t) rules->compulsory_solos;
  if (color)
    due.color = MIN (due.all, (uint8_t) rules->compulsory_solos_color);
  if (picture)
    due.picture = MIN (due.all - due.color, (uint8_t) rules->compulsory_solos_picture);

  return due;
}

static uint8_t
next_player (const DulleTournament *tournament,
             uint8_t                player)
{
  return (uint8_t) ((player + 1u) % dulle_tournament_n_players (tournament));
}

static void
start_session (DulleTournament *tournament)
{
  const DulleRules *rules = &tournament->rules;

  tournament->dealer = tournament->first_dealer;
  tournament->n_ordinary = 0;
  tournament->stage = DULLE_STAGE_ORDINARY;
  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    tournament->solos_due[player] = dulle_tournament_duties (rules);
}

DulleTournament
dulle_tournament_start (const DulleRules *rules,
                        uint64_t          seed,
                        uint8_t           dealer)
{
  DulleTournament tournament = { .rules = *rules, .seed = seed, .first_dealer = dealer };

  start_session (&tournament);

  return tournament;
}

/* What is left */

static unsigned
duties_left (const DulleTournament *tournament)
{
  unsigned left = 0;

  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    left += tournament->solos_due[player].all;

  return left;
}

static unsigned
ordinary_deals_left (const DulleTournament *tournament)
{
  unsigned all = (unsigned) tournament->rules.rounds * dulle_tournament_n_players (tournament);

  return all > tournament->n_ordinary ? all - tournament->n_ordinary : 0;
}

/* FreeDoko rules, "Punkte begrenzt": whether the points written down have used up the
 * pot. Penalties are minus points: they go back into a pot of plus points. */
static bool
pot_is_empty (const DulleTournament *tournament)
{
  const DulleRules *rules = &tournament->rules;
  int32_t           sum = 0;

  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    sum += tournament->totals[player];
  if (rules->counting == DULLE_COUNTING_MINUS)
    sum = -sum;

  return rules->points_limited && sum >= rules->points;
}

static bool
ordinary_deals_are_over (const DulleTournament *tournament)
{
  return pot_is_empty (tournament) ||
         (tournament->rules.rounds_limited && ordinary_deals_left (tournament) == 0);
}

bool
dulle_tournament_is_over (const DulleTournament *tournament)
{
  return tournament->stage == DULLE_STAGE_OVER;
}

unsigned
dulle_tournament_games_left (const DulleTournament *tournament)
{
  unsigned sessions_left = (unsigned) tournament->rules.sessions - tournament->session - 1u;
  unsigned in_session = dulle_tournament_n_players (tournament) *
                        ((unsigned) tournament->rules.rounds +
                         dulle_tournament_duties (&tournament->rules).all);

  if (!tournament->rules.rounds_limited || dulle_tournament_is_over (tournament))
    return 0;

  return ordinary_deals_left (tournament) + duties_left (tournament) + tournament->n_voted +
         sessions_left * in_session;
}

/* The next game */

/* Whether the player that many places after the dealer sits out. */
static bool
sits_out (unsigned n_players,
          unsigned after_dealer)
{
  static const uint8_t out[DULLE_MAX_PLAYERS + 1] = { [5] = 0x01, [6] = 0x09, [7] = 0x29 };

  return out[n_players] >> after_dealer & 1;
}

void
dulle_tournament_seats (const DulleTournament *tournament,
                        uint8_t                players[DULLE_N_SEATS])
{
  unsigned n_players = dulle_tournament_n_players (tournament);
  unsigned n_seated = 0;

  for (unsigned player = 0; player < n_players; player++)
    {
      if (!sits_out (n_players, (player + n_players - tournament->dealer) % n_players))
        players[n_seated++] = (uint8_t) player;
    }
}

/* The seat of the player next to the dealer, who never sits out. */
static uint8_t
forehand_seat (const DulleTournament *tournament,
               const uint8_t          players[DULLE_N_SEATS])
{
  uint8_t player = next_player (tournament, tournament->dealer);
  uint8_t seat = 0;

  while (players[seat] != player)
    seat++;

  return seat;
}

/* The seat that must play a solo: the first, from forehand on, that still owes one. */
static uint8_t
forced_seat (const DulleTournament *tournament,
             const uint8_t          players[DULLE_N_SEATS],
             uint8_t                forehand)
{
  uint8_t seat = forehand;

  if (tournament->stage == DULLE_STAGE_ORDINARY)
    return DULLE_NO_SEAT;
  if (tournament->stage == DULLE_STAGE_VOTED_ROUND)
    return forehand;

  while (tournament->solos_due[players[seat]].all == 0)
    seat = dulle_next_seat (seat);

  return seat;
}

DulleSetup
dulle_tournament_next_setup (const DulleTournament *tournament)
{
  DulleSetup setup = dulle_setup (&tournament->rules, 0);
  uint8_t    players[DULLE_N_SEATS];
  uint8_t    forehand;

  dulle_tournament_seats (tournament, players);
  forehand = forehand_seat (tournament, players);
  setup.dealer = (uint8_t) ((forehand + DULLE_N_SEATS - 1) % DULLE_N_SEATS);
  setup.forced = forced_seat (tournament, players, forehand);
  setup.voted = tournament->stage == DULLE_STAGE_VOTED_ROUND;
  setup.bock = (uint16_t) dulle_bock_factor (&tournament->bock, &tournament->rules);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.solos_due[seat] = tournament->solos_due[players[seat]];

  return setup;
}

uint64_t
dulle_tournament_deal (const DulleTournament *tournament)
{
  DulleRng of_tournament = dulle_rng (tournament->seed);
  DulleRng of_deal = dulle_rng (dulle_rng_next (&of_tournament) + tournament->n_deals);

  return dulle_rng_below (&of_deal, N_DEAL_NUMBERS);
}

/* After a game */

/* Whether the game was an ordinary one, after which the deal passes on. */
static bool
is_ordinary (const DulleBoard *board)
{
  if (board->forced != DULLE_NO_SEAT || board->compulsory_solo)
    return false;

  return !dulle_contract_is_solo (board->contract) || !board->rules.solo_deals_again;
}

/* In the compulsory round, this is so if somebody else played than the player on lead,
 * who still has a solo to play. */
bool
dulle_tournament_keeps_dealer (const DulleBoard *board)
{
  if (board->phase == DULLE_PHASE_THROWN)
    return true;
  if (board->forced != DULLE_NO_SEAT)
    return board->soloist != board->forced;

  return !is_ordinary (board);
}

/* Whether anybody can be forced to play under this dealer: in a separate round only the
 * player on lead, otherwise everybody who does not sit out. */
static bool
somebody_can_be_forced (const DulleTournament *tournament)
{
  uint8_t players[DULLE_N_SEATS];

  if (tournament->rules.compulsory_solo_forcing == DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND)
    return tournament->solos_due[next_player (tournament, tournament->dealer)].all > 0;

  dulle_tournament_seats (tournament, players);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (tournament->solos_due[players[seat]].all > 0)
        return true;
    }

  return false;
}

static void
end_session (DulleTournament *tournament)
{
  if (pot_is_empty (tournament) || tournament->session + 1 >= tournament->rules.sessions)
    {
      tournament->stage = DULLE_STAGE_OVER;
      return;
    }

  tournament->session++;
  start_session (tournament);
}

/* FreeDoko rules: there are no more bock games than games left. */
static void
drop_late_bock (DulleTournament *tournament)
{
  unsigned left = ordinary_deals_left (tournament) + (duties_left (tournament) > 0 ? 1 : 0);

  if (tournament->rules.rounds_limited && tournament->session + 1 == tournament->rules.sessions)
    tournament->bock.n_games = (uint16_t) MIN (tournament->bock.n_games, left);
}

static void
choose_stage (DulleTournament *tournament)
{
  if (tournament->stage == DULLE_STAGE_VOTED_ROUND && tournament->n_voted > 0)
    return;

  tournament->stage = DULLE_STAGE_ORDINARY;
  if (!ordinary_deals_are_over (tournament))
    return;
  if (duties_left (tournament) == 0)
    {
      end_session (tournament);
      return;
    }

  tournament->stage = DULLE_STAGE_COMPULSORY_ROUND;
  while (!somebody_can_be_forced (tournament))
    tournament->dealer = next_player (tournament, tournament->dealer);
}

/* Feldmeier, "Pflichtsolo": after a round of deals without bock the players vote, if there are
 * solos that they could play. */
static void
count_for_vote (DulleTournament  *tournament,
                const DulleBoard *board,
                bool              made_bock)
{
  if (made_bock)
    tournament->n_without_bock = 0;
  else if (is_ordinary (board))
    tournament->n_without_bock++;

  tournament->vote_due = tournament->rules.solo_round_vote &&
                         is_any_solo_played (&tournament->rules) &&
                         tournament->stage == DULLE_STAGE_ORDINARY &&
                         tournament->n_without_bock >= dulle_tournament_n_players (tournament);
}

static void
count_bock (DulleTournament  *tournament,
            const DulleBoard *board,
            bool              made_bock)
{
  if (is_ordinary (board))
    dulle_bock_use (&tournament->bock);
  if (made_bock)
    dulle_bock_make (&tournament->bock, &tournament->rules,
                     dulle_tournament_n_players (tournament));
}

static void
finish_thrown (DulleTournament  *tournament,
               const DulleBoard *board,
               const uint8_t     players[DULLE_N_SEATS])
{
  tournament->totals[players[board->soloist]] -= dulle_board_throw_penalty (board);
}

static void
finish_played (DulleTournament   *tournament,
               const DulleBoard  *board,
               const DulleResult *result,
               const uint8_t      players[DULLE_N_SEATS])
{
  bool made_bock = tournament->rules.bock && dulle_bock_is_triggered (board, result);

  tournament->n_games++;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    tournament->totals[players[seat]] += result->scores[seat];
  if (board->compulsory_solo)
    tournament->solos_due[players[board->soloist]] =
        dulle_compulsory_solos_played (tournament->solos_due[players[board->soloist]],
                                       board->contract);
  if (board->voted)
    tournament->n_voted--;

  count_bock (tournament, board, made_bock);
  tournament->n_ordinary += is_ordinary (board);
  if (!dulle_tournament_keeps_dealer (board))
    tournament->dealer = next_player (tournament, tournament->dealer);
  choose_stage (tournament);
  count_for_vote (tournament, board, made_bock);
  drop_late_bock (tournament);
}

void
dulle_tournament_finish (DulleTournament   *tournament,
                         const DulleBoard  *board,
                         const DulleResult *result)
{
  uint8_t players[DULLE_N_SEATS];

  dulle_tournament_seats (tournament, players);
  tournament->n_deals++;
  if (result == NULL)
    finish_thrown (tournament, board, players);
  else
    finish_played (tournament, board, result, players);
}

void
dulle_tournament_vote (DulleTournament *tournament,
                       unsigned         n_in_favor)
{
  g_return_if_fail (tournament->vote_due);

  tournament->vote_due = false;
  tournament->n_without_bock = 0;
  if (2 * n_in_favor > dulle_tournament_n_players (tournament))
    {
      tournament->stage = DULLE_STAGE_VOTED_ROUND;
      tournament->n_voted = (uint8_t) dulle_tournament_n_players (tournament);
    }
}

void
dulle_tournament_rank (const DulleTournament *tournament,
                       uint8_t                places[DULLE_MAX_PLAYERS])
{
  for (unsigned player = 0; player < dulle_tournament_n_players (tournament); player++)
    {
      places[player] = 1;
      for (unsigned other = 0; other < dulle_tournament_n_players (tournament); other++)
        places[player] += tournament->totals[other] > tournament->totals[player];
    }
}
