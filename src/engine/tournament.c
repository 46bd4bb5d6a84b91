/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * A tournament has so many ordinary deals and, besides, the duty soli. A duty
 * solo that a player chooses keeps the dealer and so uses no ordinary deal up.
 * When only the duty soli are left they are forced one after the other, from the
 * dealer's left on; then the deal passes on each time.
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

/* No more than can be played: nobody is to be forced to a solo that there is not. */
static DulleDuty
duty_at_start (const DulleRules *rules)
{
  bool      colour = is_sort_played (rules, DULLE_SOLO_COLOUR);
  bool      picture = is_sort_played (rules, DULLE_SOLO_PICTURE);
  bool      any = colour || picture || is_sort_played (rules, DULLE_SOLO_OTHER);
  DulleDuty duty = { .all = any ? (uint8_t) rules->duty_soli : 0 };

  if (colour)
    duty.colour = MIN (duty.all, (uint8_t) rules->duty_soli_colour);
  if (picture)
    duty.picture = MIN (duty.all - duty.colour, (uint8_t) rules->duty_soli_picture);

  return duty;
}

DulleTournament
dulle_tournament_start (const DulleRules *rules,
                        uint64_t          seed,
                        uint8_t           dealer)
{
  DulleTournament tournament = { .rules = *rules, .seed = seed, .dealer = dealer };

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    tournament.duty[seat] = duty_at_start (rules);

  return tournament;
}

static unsigned
ordinary_deals_left (const DulleTournament *tournament)
{
  unsigned all = (unsigned) tournament->rules.rounds * DULLE_N_SEATS;

  return all > tournament->n_ordinary ? all - tournament->n_ordinary : 0;
}

unsigned
dulle_tournament_games_left (const DulleTournament *tournament)
{
  unsigned left;

  if (!tournament->rules.rounds_limited)
    return 0;

  left = ordinary_deals_left (tournament);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    left += tournament->duty[seat].all;

  return left;
}

bool
dulle_tournament_is_over (const DulleTournament *tournament)
{
  return tournament->rules.rounds_limited && dulle_tournament_games_left (tournament) == 0;
}

/* Vorführen: official rules, "Pflichtsolo". */
static uint8_t
forced_seat (const DulleTournament *tournament)
{
  uint8_t seat = tournament->dealer;

  if (!tournament->rules.rounds_limited || ordinary_deals_left (tournament) > 0)
    return DULLE_NO_SEAT;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      seat = dulle_next_seat (seat);
      if (tournament->duty[seat].all > 0)
        return seat;
    }

  return DULLE_NO_SEAT;
}

DulleSetup
dulle_tournament_setup (const DulleTournament *tournament)
{
  DulleSetup setup = dulle_setup (&tournament->rules, tournament->dealer);

  setup.forced = forced_seat (tournament);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.duty[seat] = tournament->duty[seat];

  return setup;
}

uint64_t
dulle_tournament_deal (const DulleTournament *tournament)
{
  DulleRng rng = dulle_rng (tournament->seed + tournament->n_games);

  return dulle_rng_below (&rng, N_DEAL_NUMBERS);
}

/* Whether the same dealer deals again. */
static bool
dealer_stays (const DulleBoard *board)
{
  if (board->duty_solo)
    return board->forced == DULLE_NO_SEAT;

  return dulle_contract_is_solo (board->contract) && board->rules.solo_player_leads;
}

void
dulle_tournament_finish (DulleTournament   *tournament,
                         const DulleBoard  *board,
                         const DulleResult *result)
{
  tournament->n_games++;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    tournament->totals[seat] += result->scores[seat];

  if (board->duty_solo)
    tournament->duty[board->soloist] = dulle_duty_played (tournament->duty[board->soloist],
                                                          board->contract);
  if (dealer_stays (board))
    return;

  tournament->dealer = dulle_next_seat (tournament->dealer);
  if (!board->duty_solo)
    tournament->n_ordinary++;
}
