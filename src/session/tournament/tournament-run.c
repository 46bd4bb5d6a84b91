/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament as it is played. All rules are the engine's; here is only what has
 * to be remembered between its calls.
 */
#include "tournament-run.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/fair-check.h"
#include "engine/information.h"
#include "engine/money.h"

/* By the root of the tournament and the shares of this game. */
static void
run_deal_fairly (DulleTournamentRun    *run,
                 const DulleFairShares *shares)
{
  DulleRecord    *record = &run->record;
  DulleFairNumber key;

  record->fair = dulle_fair_shares_proof (shares, record->number);
  key = dulle_fair_key (&record->fair, record->number);
  dulle_fair_deal (&key, &record->setup.rules, record->setup.dealer, record->hands);
}

static void
run_deal_cards (DulleTournamentRun *run)
{
  const DulleSetup *setup = &run->record.setup;
  DulleHand        *hands = run->record.hands;

  switch (run->setup.deals)
    {
    case DULLE_DEALS_FREEDOKO:
      run->next_seed = dulle_deal_freedoko (&setup->rules, run->next_seed, setup->dealer, hands);
      break;
    case DULLE_DEALS_FREEDOKO_AGAIN:
      dulle_deal_freedoko (&setup->rules, (guint32) run->setup.seed, setup->dealer, hands);
      break;
    case DULLE_DEALS_AGAIN:
      dulle_deal (&setup->rules, run->setup.seed, setup->dealer, hands);
      break;
    case DULLE_DEALS_FAIR:
      run_deal_fairly (run, &run->setup.fair);
      break;
    case DULLE_DEALS_GIVEN:
      memcpy (hands, run->setup.hands, sizeof run->setup.hands);
      break;
    default:
      dulle_deal (&setup->rules, dulle_tournament_deal (&run->tournament), setup->dealer, hands);
    }
}

/* Each game of it is asked for what the first one was, whatever has been played since. */
static DulleSetup
run_repeat_setup (DulleTournamentRun *run)
{
  const DulleDuties *duties = &run->setup.duties;
  DulleTournament   *tournament = &run->tournament;
  DulleSetup         setup;

  tournament->dealer = run->setup.dealer;
  tournament->n_voted = duties->voted;
  memcpy (tournament->solos_due, duties->solos_due, sizeof duties->solos_due);
  setup = dulle_tournament_next_setup (tournament);
  setup.forced = duties->forced;
  setup.voted = duties->voted;

  return setup;
}

static void
run_deal (DulleTournamentRun *run)
{
  gboolean   is_practice = dulle_deals_are_practice (run->setup.deals);
  DulleSetup setup = is_practice ? run_repeat_setup (run)
                                 : dulle_tournament_next_setup (&run->tournament);

  run->finished = FALSE;
  run->chose = FALSE;
  run->dealer = run->tournament.dealer;
  dulle_tournament_seats (&run->tournament, run->players);
  run->record = (DulleRecord){
    .number = run->tournament.n_deals + 1,
    .rules = run->setup.rules,
    .setup = setup,
  };
  run_deal_cards (run);
  dulle_game_start (&run->game, &run->record.setup, run->record.hands);
}

void
dulle_tournament_run_begin (DulleTournamentRun         *run,
                            const DulleTournamentSetup *setup)
{
  DulleTournamentSetup copy = *setup;
  DulleRules           active = dulle_rules_active (&setup->rules);

  g_return_if_fail (dulle_tournament_setup_is_valid (setup));

  dulle_tournament_setup_draw_faces (&copy);
  dulle_tournament_run_clear (run);
  run->setup = copy;
  run->next_seed = (guint32) copy.seed;
  run->tournament = dulle_tournament_start (&active, copy.seed, copy.dealer);
  run->records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  run->lineups = g_array_new (FALSE, FALSE, sizeof (DulleLineup));
  run->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  run->votes = g_array_new (FALSE, FALSE, sizeof (DulleVote));
  run_deal (run);
}

void
dulle_tournament_run_clear (DulleTournamentRun *run)
{
  g_clear_pointer (&run->records, g_array_unref);
  g_clear_pointer (&run->lineups, g_array_unref);
  g_clear_pointer (&run->sheet, g_array_unref);
  g_clear_pointer (&run->votes, g_array_unref);
  memset (run, 0, sizeof *run);
}

DulleTournamentRun *
dulle_tournament_run_copy (const DulleTournamentRun *run)
{
  DulleTournamentRun *copy = g_memdup2 (run, sizeof *run);

  copy->records = g_array_copy (run->records);
  copy->lineups = g_array_copy (run->lineups);
  copy->sheet = g_array_copy (run->sheet);
  copy->votes = g_array_copy (run->votes);

  return copy;
}

void
dulle_tournament_run_free (DulleTournamentRun *run)
{
  dulle_tournament_run_clear (run);
  g_free (run);
}

void
dulle_tournament_run_rename (DulleTournamentRun *run,
                             guint8              player,
                             const char         *name)
{
  dulle_participant_set_name (&run->setup.players[player], name);
  run->naming++;
}

void
dulle_tournament_run_set_skill (DulleTournamentRun *run,
                                DulleSkill          skill)
{
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    run->setup.players[player].skill = skill;
  run->naming++;
}

/* Voting */

static const DulleVote *
run_find_vote (const DulleTournamentRun *run)
{
  for (guint i = 0; i < run->votes->len; i++)
    {
      const DulleVote *vote = &g_array_index (run->votes, DulleVote, i);

      if (vote->deal == run->tournament.n_deals + 1)
        return vote;
    }

  return NULL;
}

gboolean
dulle_tournament_run_wants_vote (const DulleTournamentRun *run)
{
  return run->finished && run->tournament.vote_due && run_find_vote (run) == NULL;
}

void
dulle_tournament_run_vote (DulleTournamentRun *run,
                           guint8              n_in_favour)
{
  DulleVote vote = { .deal = run->tournament.n_deals + 1, .n_in_favour = n_in_favour };

  g_return_if_fail (dulle_tournament_run_wants_vote (run));

  g_array_append_val (run->votes, vote);
}

void
dulle_tournament_run_deal (DulleTournamentRun *run)
{
  const DulleVote *vote;

  g_return_if_fail (run->finished);
  g_return_if_fail (!dulle_tournament_is_over (&run->tournament));

  vote = run->tournament.vote_due ? run_find_vote (run) : NULL;
  if (vote != NULL)
    dulle_tournament_vote (&run->tournament, vote->n_in_favour);
  run_deal (run);
}

void
dulle_tournament_run_set_shares (DulleTournamentRun *run,
                                 const DulleShare   *shares,
                                 guint8              n_shares)
{
  DulleFairShares *fair = &run->setup.fair;

  g_return_if_fail (run->setup.deals == DULLE_DEALS_FAIR && run->finished);
  g_return_if_fail (n_shares <= DULLE_MAX_PLAYERS);

  fair->game = run->tournament.n_deals + 1;
  fair->n_shares = n_shares;
  memcpy (fair->shares, shares, n_shares * sizeof *shares);
  run->sharing++;
  g_return_if_fail (
      dulle_fair_shares_is_valid (fair, dulle_tournament_setup_n_players (&run->setup)));
}

void
dulle_tournament_run_take_over (DulleTournamentRun    *run,
                                const DulleFairShares *fair)
{
  run->setup.deals = DULLE_DEALS_FAIR;
  run->setup.fair = *fair;
  run->sharing++;
}

void
dulle_tournament_run_hand_on (DulleTournamentRun *run)
{
  run->setup.deals = DULLE_DEALS_TOLD;
  run->setup.fair = (DulleFairShares){ 0 };
  run->sharing++;
}

DulleRefusal
dulle_tournament_run_apply (DulleTournamentRun *run,
                            const DulleAction  *action)
{
  DulleRefusal refusal = dulle_game_apply (&run->game, action);

  if (refusal == DULLE_ACCEPTED)
    dulle_record_add_action (&run->record, action);

  return refusal;
}

gboolean
dulle_tournament_run_take_back (DulleTournamentRun *run,
                                guint8              seat)
{
  DulleRecord *record = &run->record;
  guint        last = record->n_actions;

  while (last > 0 && record->actions[last - 1].seat != seat)
    last--;
  if (run->finished || last == 0 || !dulle_may (&record->setup.rules, DULLE_MAY_TAKE_BACK))
    return FALSE;

  record->n_actions = (uint16_t) (last - 1);
  /* Others may take their places before anything is saved again. */
  run->stored.game = 0;
  dulle_record_replay (record, record->n_actions, &run->game);

  return TRUE;
}

static guint8
player_on (const guint8 players[DULLE_N_SEATS],
           guint8       seat)
{
  return seat == DULLE_NO_SEAT ? DULLE_NO_SEAT : players[seat];
}

static void
row_add_money (DulleSheetRow     *row,
               const DulleBoard  *board,
               const DulleResult *result,
               const guint8       players[DULLE_N_SEATS])
{
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];
  unsigned      n_transfers = dulle_money_settle (&board->rules, result, transfers);

  for (unsigned i = 0; i < n_transfers; i++)
    {
      row->money[players[transfers[i].from]] -= transfers[i].amount;
      row->money[players[transfers[i].to]] += transfers[i].amount;
    }
}

void
dulle_sheet_row_fill (DulleSheetRow     *row,
                      const DulleBoard  *board,
                      const DulleResult *result,
                      const guint8       players[DULLE_N_SEATS])
{
  *row = (DulleSheetRow){
    .dealer = players[board->dealer],
    .bock = board->bock_factor,
    .contract = board->contract,
    .soloist =
        player_on (players, board->soloist != DULLE_NO_SEAT ? board->soloist : result->soloist),
    .compulsory_solo = board->compulsory_solo,
    .winner = result->winner,
    .points = result->points,
  };

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      row->players |= (guint8) (1 << players[seat]);
      row->scores[players[seat]] = result->scores[seat];
    }
  row_add_money (row, board, result, players);
}

static void
run_add_row (DulleTournamentRun *run,
             guint8              session)
{
  DulleSheetRow row;

  dulle_sheet_row_fill (&row, &run->game.board, &run->result, run->players);
  row.number = run->tournament.n_games;
  row.dealer = run->dealer;
  row.session = session;
  g_array_append_val (run->sheet, row);
}

void
dulle_tournament_run_finish (DulleTournamentRun *run)
{
  const DulleBoard *board = &run->game.board;
  guint8            session = run->tournament.session;
  DulleLineup       lineup = { .dealer = run->dealer };

  g_return_if_fail (dulle_tournament_run_game_is_over (run) && !run->finished);

  memcpy (lineup.players, run->players, sizeof lineup.players);

  run->finished = TRUE;
  g_array_append_val (run->records, run->record);
  g_array_append_val (run->lineups, lineup);
  if (board->phase == DULLE_PHASE_THROWN)
    {
      dulle_tournament_finish (&run->tournament, board, NULL);
      return;
    }

  dulle_score (board, &run->result);
  dulle_tournament_finish (&run->tournament, board, &run->result);
  run_add_row (run, session);
}

/* What was dealt elsewhere is known from the record alone. */
static void
run_deal_as_told (DulleTournamentRun *run,
                  const DulleRecord  *record)
{
  run->record.fair = record->fair;
  memcpy (run->record.hands, record->hands, sizeof run->record.hands);
  dulle_game_start (&run->game, &run->record.setup, run->record.hands);
}

/* The shares of former games are known from their records. */
static void
run_deal_with_shares (DulleTournamentRun *run,
                      const DulleRecord  *record)
{
  DulleFairShares shares = run->setup.fair;

  dulle_fair_shares_take (&shares, run->record.number, &record->fair);
  run_deal_fairly (run, &shares);
  dulle_game_start (&run->game, &run->record.setup, run->record.hands);
}

/* Whether @record proves that its cards come from another secret than the one here. */
static gboolean
was_dealt_elsewhere (const DulleTournamentRun *run,
                     const DulleRecord        *record)
{
  DulleFairNumber secret = dulle_fair_secret (&run->setup.fair.root, record->number);

  return dulle_fair_check (record).flaw == DULLE_FAIR_GOOD &&
         !dulle_fair_number_equal (&record->fair.parts[0].value, &secret);
}

gboolean
dulle_tournament_run_replay (DulleTournamentRun *run,
                             const DulleRecord  *record)
{
  gboolean is_fair = run->setup.deals == DULLE_DEALS_FAIR;

  if (run->setup.deals == DULLE_DEALS_TOLD || (is_fair && was_dealt_elsewhere (run, record)))
    run_deal_as_told (run, record);
  else if (is_fair)
    run_deal_with_shares (run, record);
  if (!dulle_rules_equal (&record->rules, &run->setup.rules) ||
      record->setup.dealer != run->record.setup.dealer ||
      memcmp (record->hands, run->record.hands, sizeof record->hands) != 0)
    return FALSE;

  for (guint i = 0; i < record->n_actions; i++)
    {
      if (dulle_tournament_run_apply (run, &record->actions[i]) != DULLE_ACCEPTED)
        return FALSE;
    }
  if (!dulle_tournament_run_game_is_over (run))
    return FALSE;
  dulle_tournament_run_finish (run);

  return TRUE;
}

DulleStanding
dulle_tournament_run_standing (const DulleTournamentRun *run)
{
  const DulleTournament *tournament = &run->tournament;
  DulleStanding          standing = {
             .seed = run->setup.seed,
             .n_games = tournament->n_games,
             .games_left = dulle_tournament_games_left (tournament),
             .n_players = dulle_tournament_n_players (tournament),
             .is_practice = dulle_deals_are_practice (run->setup.deals),
             .deals = run->setup.deals,
             .deal = run->setup.seed,
             .has_before = run->has_before,
             .before = run->before,
  };

  if (!dulle_tournament_is_over (tournament))
    standing.bock_left = tournament->rules.rounds_limited
                             ? MIN (tournament->bock.n_games, standing.games_left)
                             : tournament->bock.n_games;
  memcpy (standing.solos_due, tournament->solos_due, sizeof standing.solos_due);
  memcpy (standing.totals, tournament->totals, sizeof standing.totals);

  return standing;
}

guint8
dulle_tournament_run_seat_of (const DulleTournamentRun *run,
                              guint8                    player)
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (run->players[seat] == player)
        return seat;
    }

  return DULLE_NO_SEAT;
}
