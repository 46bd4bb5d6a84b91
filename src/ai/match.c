/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * Deals are played in batches, each deal by the thread that is free, and added up in
 * their order afterwards, so that neither the sums nor the moment in which a
 * sequential test stops depend on the threads.
 */
#include "match.h"

#include "engine/deal.h"
#include "engine/score.h"
#include "parallel.h"
#include "recall.h"
#include "search.h"

#include <math.h>

/* Deals that are spread over the threads at once. */
#define BATCH 16

/* ln 19: what a test whose verdicts are wrong in 5 % of the cases must reach. */
#define SURE 2.9444389791664403

/**
 * Seatings:
 * @n: how often a deal is played
 * @n_seats: how many seats side A takes
 * @seats: which ones, time after time: one bit a seat
 */
typedef struct
{
  unsigned n;
  unsigned n_seats;
  uint8_t  seats[DULLE_N_SEATINGS];
} Seatings;

/* The seats of the parties depend on the cards. */
static const Seatings forms[] = {
  [DULLE_MATCH_PAIRS] = { 6, 2, { 0x3, 0x5, 0x6, 0x9, 0xa, 0xc } },
  [DULLE_MATCH_ONE] = { 4, 1, { 0x1, 0x2, 0x4, 0x8 } },
  [DULLE_MATCH_PARTIES] = { 2, 2, { 0 } },
};

/* Who holds the queens of clubs, one bit a seat; one who holds both is joined by another. */
static uint8_t
find_re (const DulleHand hands[DULLE_N_SEATS],
         uint64_t        name)
{
  unsigned re = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (!dulle_hand_has (hands[seat], DULLE_CLUB_QUEEN))
        continue;
      re |= 1U << seat;
      if (dulle_hand_count (hands[seat], DULLE_CLUB_QUEEN) == 2)
        re |= 1U << (seat + 1 + name % (DULLE_N_SEATS - 1)) % DULLE_N_SEATS;
    }

  return (uint8_t) re;
}

static Seatings
list_seatings (const DulleMatch *match,
               const DulleHand   hands[DULLE_N_SEATS],
               uint64_t          name)
{
  Seatings seatings = forms[match->seating];

  if (match->seating == DULLE_MATCH_PARTIES)
    {
      seatings.seats[0] = find_re (hands, name);
      seatings.seats[1] = seatings.seats[0] ^ 0xf;
    }

  return seatings;
}

static unsigned
side_of (uint8_t seats,
         uint8_t seat)
{
  return (seats >> seat & 1) != 0 ? 0 : 1;
}

/* Counting */

static void
count_announcements (const DulleBoard  *board,
                     const DulleResult *result,
                     uint8_t            seats,
                     DulleMatchCount    counts[DULLE_N_SIDES])
{
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];
      DulleMatchCount         *count = &counts[side_of (seats, said->seat)];

      count->said[said->level]++;
      count->kept[said->level] += dulle_score_kept (result, (DulleParty) result->parties[said->seat],
                                                    (DulleLevel) said->level);
    }
}

static void
count_game (const DulleBoard  *board,
            const DulleResult *result,
            uint8_t            seats,
            DulleMatchCount    counts[DULLE_N_SIDES])
{
  bool solo = dulle_contract_is_solo (board->contract);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleMatchCount *count = &counts[side_of (seats, seat)];
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
  count_announcements (board, result, seats, counts);
}

/* Playing */

/**
 * Table:
 * @guests: where there is one it plays
 * @recall: (nullable): what players said before in this deal
 *
 * Who sits on each seat.
 */
typedef struct
{
  DulleRecall      *recall;
  DullePlayer       players[DULLE_N_SEATS];
  DulleOracle       oracles[DULLE_N_SEATS];
  const DulleGuest *guests[DULLE_N_SEATS];
} Table;

static bool
may_speak (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == DULLE_ACTION_ANNOUNCE || actions[i].kind == DULLE_ACTION_DECLARE)
        return true;
    }

  return false;
}

/* Who answers at once need not remember. */
static bool
remembers (const Table *table,
           uint8_t      seat)
{
  return table->recall != NULL && dulle_player_budget (table->players[seat].kind) != NULL;
}

static bool
speak (const Table     *table,
       uint8_t          seat,
       const DulleView *view,
       DulleAction     *announcement)
{
  return remembers (table, seat) ? dulle_recall_speak (table->recall, &table->players[seat], view, announcement)
                                 : dulle_player_speak (&table->players[seat], view, announcement);
}

static DulleAction
act (const Table     *table,
     uint8_t          seat,
     const DulleView *view)
{
  return remembers (table, seat) ? dulle_recall_act (table->recall, &table->players[seat], view)
                                 : dulle_player_act (&table->players[seat], view).action;
}

static bool
ask_to_speak (const Table     *table,
              const DulleGame *game,
              uint8_t          seat,
              bool            *speaks,
              DulleAction     *announcement)
{
  DulleView         view = dulle_game_view (game, seat);
  const DulleGuest *guest = table->guests[seat];

  *speaks = false;
  if (guest != NULL)
    return !may_speak (&view) || guest->speak (guest->data, &view, speaks, announcement);

  *speaks = table->oracles[seat] != DULLE_ORACLE_NONE
                ? dulle_oracle_speak (&table->players[seat], game, seat, announcement)
                : speak (table, seat, &view, announcement);

  return true;
}

static bool
ask_to_act (const Table     *table,
            const DulleGame *game,
            DulleAction     *action)
{
  uint8_t           seat = game->board.turn;
  DulleView         view = dulle_game_view (game, seat);
  const DulleGuest *guest = table->guests[seat];

  if (guest != NULL)
    return guest->act (guest->data, &view, action);

  *action = table->oracles[seat] != DULLE_ORACLE_NONE
                ? dulle_oracle_act (&table->players[seat], table->oracles[seat], game)
                : act (table, seat, &view);

  return true;
}

/* As dulle_players_next(), with guests. */
static bool
find_next (const Table     *table,
           const DulleGame *game,
           DulleAction     *action)
{
  uint8_t seat = game->board.turn;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      bool speaks;

      if (!ask_to_speak (table, game, seat, &speaks, action))
        return false;
      if (speaks)
        return true;
    }

  return ask_to_act (table, game, action);
}

static bool
play (const Table *table,
      DulleGame   *game)
{
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action;

      if (!find_next (table, game, &action))
        return false;
      if (dulle_game_apply (game, &action) != DULLE_ACCEPTED)
        g_return_val_if_reached (false);
    }

  return true;
}

void
dulle_match_play (DulleGame        *game,
                  const DullePlayer players[DULLE_N_SEATS])
{
  Table table = { 0 };

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    table.players[seat] = players[seat];
  play (&table, game);
}

/* Deals */

/**
 * Deal:
 * @score: what the seats of side A scored together, over all seatings
 * @all: what all seats scored
 */
typedef struct
{
  int64_t         score;
  int64_t         all;
  DulleMatchCount counts[DULLE_N_SIDES];
} Deal;

/**
 * Batch:
 * @first: the number of its first deal in the match
 * @names: what the deals are made of
 * @next: the deal that nobody plays yet; atomic, like @failed
 */
typedef struct
{
  const DulleMatch *match;
  unsigned          first;
  unsigned          n;
  uint64_t          names[BATCH];
  Deal              deals[BATCH];
  int               next;
  int               failed;
} Batch;

static Table
seat_players (const DulleMatch *match,
              uint64_t          name,
              uint8_t           seats,
              unsigned          thread)
{
  Table table = { 0 };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned side = side_of (seats, seat);

      table.players[seat] = (DullePlayer){ .kind = match->sides[side], .seed = name };
      table.oracles[seat] = match->oracles[side];
      if (match->guests[side] != NULL)
        table.guests[seat] = &match->guests[side][thread];
    }

  return table;
}

/* Counts nothing where the game is thrown in. */
static bool
play_seating (const Table      *table,
              const DulleSetup *setup,
              const DulleHand   hands[DULLE_N_SEATS],
              uint8_t           seats,
              Deal             *deal)
{
  DulleGame   game;
  DulleResult result;

  dulle_game_start (&game, setup, hands);
  if (!play (table, &game))
    return false;
  if (game.board.phase == DULLE_PHASE_THROWN)
    return true;

  dulle_score (&game.board, &result);
  count_game (&game.board, &result, seats, deal->counts);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      deal->score += side_of (seats, seat) == 0 ? result.scores[seat] : 0;
      deal->all += result.scores[seat];
    }

  return true;
}

static bool
play_deal (Batch   *batch,
           unsigned index,
           unsigned thread)
{
  g_autoptr (DulleRecall) recall = dulle_recall_new ();
  const DulleMatch *match = batch->match;
  uint64_t          name = batch->names[index];
  Deal             *deal = &batch->deals[index];
  DulleSetup        setup = dulle_setup (&match->rules, (uint8_t) ((batch->first + index) % DULLE_N_SEATS));
  DulleHand         hands[DULLE_N_SEATS];
  Seatings          seatings;

  dulle_deal (&match->rules, name, setup.dealer, hands);
  seatings = list_seatings (match, hands, name);
  *deal = (Deal){ 0 };
  for (unsigned i = 0; i < seatings.n; i++)
    {
      Table table = seat_players (match, name, seatings.seats[i], thread);

      table.recall = recall;
      if (g_atomic_int_get (&batch->failed) != 0 ||
          !play_seating (&table, &setup, hands, seatings.seats[i], deal))
        return false;
    }

  return true;
}

static void
play_deals (unsigned thread,
            void    *data)
{
  Batch *batch = data;

  for (;;)
    {
      unsigned index = (unsigned) g_atomic_int_add (&batch->next, 1);

      if (index >= batch->n)
        return;
      if (!play_deal (batch, index, thread))
        g_atomic_int_set (&batch->failed, 1);
    }
}

static bool
play_batch (Batch *batch)
{
  batch->next = 0;
  dulle_parallel (MIN (batch->match->n_threads, DULLE_MAX_MATCH_THREADS), play_deals, batch);

  return batch->failed == 0;
}

/* Adding up */

typedef struct
{
  double n;
  double sum;
  double squares;
} Sums;

static void
add_counts (DulleMatchCount       *sum,
            const DulleMatchCount *count)
{
  unsigned       *into = (unsigned *) sum;
  const unsigned *from = (const unsigned *) count;

  G_STATIC_ASSERT (sizeof (DulleMatchCount) % sizeof (unsigned) == 0);
  for (unsigned i = 0; i < sizeof *sum / sizeof *into; i++)
    into[i] += from[i];
}

static void
test (const DulleMatch *match,
      const Sums       *sums,
      DulleMatchResult *result)
{
  double mean = sums->sum / sums->n;
  double variance = (MAX (0.0, sums->squares - sums->n * mean * mean) + 1.0) / sums->n;
  double width = match->sprt_high - match->sprt_low;
  double middle = (match->sprt_high + match->sprt_low) / 2.0;

  result->llr = sums->n * width * (mean - middle) / variance;
  if (fabs (result->llr) >= SURE)
    result->verdict = result->llr > 0.0 ? DULLE_VERDICT_HIGH : DULLE_VERDICT_LOW;
}

/* Returns: whether to go on */
static bool
add_deal (const DulleMatch *match,
          const Deal       *deal,
          Sums             *sums,
          DulleMatchResult *result)
{
  const Seatings *form = &forms[match->seating];
  double          n_games = form->n;
  double          mean = (double) deal->score / (form->n_seats * n_games) - (double) deal->all / (DULLE_N_SEATS * n_games);

  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    add_counts (&result->counts[side], &deal->counts[side]);
  result->n_deals++;
  result->n_games += form->n;
  sums->n++;
  sums->sum += mean;
  sums->squares += mean * mean;
  if (match->sprt)
    test (match, sums, result);

  return result->verdict == DULLE_VERDICT_OPEN;
}

static void
sum_up (const Sums       *sums,
        DulleMatchResult *result)
{
  double n = sums->n;

  result->gain = sums->sum / n;
  if (n > 1.0)
    result->error = sqrt (MAX (0.0, sums->squares / n - result->gain * result->gain) / (n - 1.0));
  result->low = result->gain - 1.96 * result->error;
  result->high = result->gain + 1.96 * result->error;
}

bool
dulle_match (const DulleMatch *match,
             DulleMatchResult *result)
{
  DulleRng rng = dulle_rng (match->seed);
  Batch    batch = { .match = match };
  Sums     sums = { 0 };
  bool     goes_on = true;

  *result = (DulleMatchResult){ 0 };
  for (; goes_on && batch.first < match->n_deals; batch.first += batch.n)
    {
      batch.n = MIN (BATCH, match->n_deals - batch.first);
      for (unsigned i = 0; i < batch.n; i++)
        batch.names[i] = dulle_rng_next (&rng);
      if (!play_batch (&batch))
        return false;
      for (unsigned i = 0; goes_on && i < batch.n; i++)
        goes_on = add_deal (match, &batch.deals[i], &sums, result);
    }
  sum_up (&sums, result);

  return true;
}
