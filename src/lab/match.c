/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Deals are played in batches. Each deal goes to the next free thread, but the deals are
 * added up in their order, so that neither the sums nor the moment at which a sequential
 * test stops depend on the threads.
 */
#include "match.h"

#include "ai/parallel.h"
#include "ai/search.h"
#include "decision-cache.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/promise.h"
#include "engine/score.h"

#include <math.h>

/* The number of deals spread over the threads at once. */
#define BATCH_SIZE 16

/* ln 19: the log-likelihood ratio at which a test errs in 5 % of the cases. */
#define SPRT_LIMIT 2.9444389791664403

/**
 * Seatings:
 * @n: how often a deal is played
 * @n_seats: the number of seats of side A
 * @seats: the seats of side A each time, one bit for each seat
 */
typedef struct
{
  unsigned n;
  unsigned n_seats;
  uint8_t  seats[DULLE_N_SEATINGS];
} Seatings;

/* DULLE_MATCH_PARTIES has no seats here: they depend on the cards. */
static const Seatings forms[] = {
  [DULLE_MATCH_PAIRS] = { 6, 2, { 0x3, 0x5, 0x6, 0x9, 0xa, 0xc } },
  [DULLE_MATCH_ONE] = { 4, 1, { 0x1, 0x2, 0x4, 0x8 } },
  [DULLE_MATCH_PARTIES] = { 2, 2, { 0 } },
};

/* The seats with the queens of clubs, one bit for each seat; a seat that holds both is joined by
 * another one. */
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
get_side (uint8_t seats,
          uint8_t seat)
{
  return (seats >> seat & 1) != 0 ? 0 : 1;
}

/* Counting */

static void
count_announcements (const DulleBoard  *board,
                     const DulleResult *result,
                     uint8_t            seats,
                     DulleMatchCount    counts[DULLE_N_MATCH_SIDES])
{
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *announcement = &board->announcements[i];
      DulleMatchCount         *count = &counts[get_side (seats, announcement->seat)];

      count->announced[announcement->level]++;
      count->kept[announcement->level] +=
          dulle_promise_is_kept (result, (DulleParty) result->parties[announcement->seat],
                                 (DulleLevel) announcement->level);
    }
}

static void
count_game (const DulleBoard  *board,
            const DulleResult *result,
            uint8_t            seats,
            DulleMatchCount    counts[DULLE_N_MATCH_SIDES])
{
  bool solo = dulle_contract_is_solo (board->contract);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleMatchCount *count = &counts[get_side (seats, seat)];
      DulleParty       party = (DulleParty) result->parties[seat];
      bool             won = result->winner == party;

      count->hands++;
      if (solo && seat == board->soloist)
        {
          count->solos++;
          count->solos_won += won;
        }
      if (!solo)
        {
          count->seats[party]++;
          count->won[party] += won;
        }
    }
  count_announcements (board, result, seats, counts);
}

static void
count_throw (const DulleBoard *board,
             uint8_t           seats,
             DulleMatchDeal   *deal)
{
  int penalty = dulle_board_throw_penalty (board);

  if (penalty > 0 && get_side (seats, board->soloist) == 0)
    deal->score -= penalty;
  deal->all -= penalty;
}

/* Playing */

/**
 * Table:
 * @cache: (nullable): what the players decided before in this deal
 * @externals: (nullable): for each seat, the external player on it
 *
 * The players on the four seats.
 */
typedef struct
{
  DulleDecisionCache        *cache;
  DullePlayer                players[DULLE_N_SEATS];
  DulleOracle                oracles[DULLE_N_SEATS];
  const DulleExternalPlayer *externals[DULLE_N_SEATS];
} Table;

bool
dulle_match_may_announce (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (dulle_action_is_extra (&actions[i]))
        return true;
    }

  return false;
}

/* Players that do not search answer faster than the cache. */
static bool
uses_cache (const Table *table,
            uint8_t      seat)
{
  return table->cache != NULL && dulle_player_budget (table->players[seat].kind) != NULL;
}

static bool
decide_announcement (const Table     *table,
                     const DulleGame *game,
                     uint8_t          seat,
                     const DulleView *view,
                     DulleAction     *announcement)
{
  const DullePlayer *player = &table->players[seat];

  if (table->oracles[seat] != DULLE_ORACLE_NONE)
    return dulle_oracle_announce (player, game, seat, announcement);
  if (uses_cache (table, seat))
    return dulle_decision_cache_announce (table->cache, player, view, announcement);

  return dulle_player_announce (player, view, announcement);
}

static DulleAction
decide_action (const Table     *table,
               const DulleGame *game,
               uint8_t          seat,
               const DulleView *view)
{
  const DullePlayer *player = &table->players[seat];

  if (table->oracles[seat] != DULLE_ORACLE_NONE)
    return dulle_oracle_act (player, table->oracles[seat], game);
  if (uses_cache (table, seat))
    return dulle_decision_cache_act (table->cache, player, view);

  return dulle_player_act (player, view).action;
}

static bool
ask_for_announcement (const Table     *table,
                      const DulleGame *game,
                      uint8_t          seat,
                      bool            *announces,
                      DulleAction     *announcement,
                      GError         **error)
{
  DulleView                  view = dulle_game_view (game, seat);
  const DulleExternalPlayer *external = table->externals[seat];

  *announces = false;
  if (external != NULL)
    return !dulle_match_may_announce (&view) ||
           external->announce (external->data, &view, announces, announcement, error);

  *announces = decide_announcement (table, game, seat, &view, announcement);

  return true;
}

static bool
ask_for_action (const Table     *table,
                const DulleGame *game,
                DulleAction     *action,
                GError         **error)
{
  uint8_t                    seat = game->board.turn;
  DulleView                  view = dulle_game_view (game, seat);
  const DulleExternalPlayer *external = table->externals[seat];

  if (external != NULL)
    return external->act (external->data, &view, action, error);

  *action = decide_action (table, game, seat, &view);

  return true;
}

/* Does what dulle_players_next() does, but asks external players too. */
static bool
find_next_action (const Table     *table,
                  const DulleGame *game,
                  DulleAction     *action,
                  GError         **error)
{
  uint8_t seat = game->board.turn;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++, seat = dulle_next_seat (seat))
    {
      bool announces;

      if (!ask_for_announcement (table, game, seat, &announces, action, error))
        return false;
      if (announces)
        return true;
    }

  return ask_for_action (table, game, action, error);
}

static bool
tell_beginning (const Table     *table,
                const DulleGame *game,
                unsigned         deal,
                GError         **error)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const DulleExternalPlayer *external = table->externals[seat];
      DulleView                  view = dulle_game_view (game, seat);

      if (external != NULL && !external->begin (external->data, &view, deal, error))
        return false;
    }

  return true;
}

static void
tell_action (const Table       *table,
             const DulleGame   *before,
             const DulleGame   *after,
             const DulleAction *action)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const DulleExternalPlayer *external = table->externals[seat];

      if (external != NULL)
        external->see (external->data, before, after, action, seat);
    }
}

static bool
has_externals (const Table *table)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (table->externals[seat] != NULL)
        return true;
    }

  return false;
}

/* Players of ours are told nothing, so no game is copied for them. */
static bool
apply_action (const Table       *table,
              DulleGame         *game,
              const DulleAction *action)
{
  DulleGame before;

  if (!has_externals (table))
    return dulle_game_apply (game, action) == DULLE_ACCEPTED;

  before = *game;
  if (dulle_game_apply (game, action) != DULLE_ACCEPTED)
    return false;
  tell_action (table, &before, game, action);

  return true;
}

static bool
play_game (const Table *table,
           DulleGame   *game,
           GError     **error)
{
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction action;

      if (!find_next_action (table, game, &action, error))
        return false;
      if (!apply_action (table, game, &action))
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
  play_game (&table, game, NULL);
}

/* Deals */

/**
 * Batch:
 * @numbers: the numbers of the deals in the match
 * @names: the seeds of the deals
 * @is_played: which of them were played to their end
 * @next: the first deal that no thread has taken yet; atomic, like @failed
 * @errors: what went wrong in each thread
 */
typedef struct
{
  const DulleMatch *match;
  unsigned          n;
  unsigned          numbers[BATCH_SIZE];
  uint64_t          names[BATCH_SIZE];
  DulleMatchDeal    deals[BATCH_SIZE];
  bool              is_played[BATCH_SIZE];
  int               next;
  int               failed;
  GError           *errors[DULLE_MAX_MATCH_THREADS];
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
      unsigned side = get_side (seats, seat);

      table.players[seat] = (DullePlayer){ .kind = match->sides[side],
                                           .style = match->styles[side],
                                           .limits.seed = name };
      table.oracles[seat] = match->oracles[side];
      if (match->externals[side] != NULL)
        table.externals[seat] = &match->externals[side][thread];
    }

  return table;
}

/* Whoever throws a game in may lose something; it is a deal, but no game of anybody. */
static bool
play_seating (const Table      *table,
              const DulleSetup *setup,
              const DulleHand   hands[DULLE_N_SEATS],
              uint8_t           seats,
              unsigned          number,
              DulleMatchDeal   *deal,
              GError          **error)
{
  DulleGame   game;
  DulleResult result;

  dulle_game_start (&game, setup, hands);
  if (!tell_beginning (table, &game, number, error) || !play_game (table, &game, error))
    return false;
  if (game.board.phase == DULLE_PHASE_THROWN)
    {
      count_throw (&game.board, seats, deal);
      return true;
    }

  dulle_score (&game.board, &result);
  count_game (&game.board, &result, seats, deal->counts);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      deal->score += get_side (seats, seat) == 0 ? result.scores[seat] : 0;
      deal->all += result.scores[seat];
    }

  return true;
}

static bool
is_stopped (const DulleMatch *match)
{
  return match->stop != NULL && g_atomic_int_get (match->stop) != 0;
}

static bool
is_ending (const Batch *batch)
{
  return g_atomic_int_get (&batch->failed) != 0 || is_stopped (batch->match);
}

static bool
play_deal (Batch   *batch,
           unsigned index,
           unsigned thread,
           GError **error)
{
  g_autoptr (DulleDecisionCache) cache = dulle_decision_cache_new ();
  const DulleMatch *match = batch->match;
  uint64_t          name = batch->names[index];
  DulleMatchDeal   *deal = &batch->deals[index];
  uint8_t           dealer = (uint8_t) (batch->numbers[index] % DULLE_N_SEATS);
  DulleSetup        setup = dulle_setup (&match->rules, dealer);
  DulleHand         hands[DULLE_N_SEATS];
  Seatings          seatings;

  dulle_deal (&match->rules, name, setup.dealer, hands);
  seatings = list_seatings (match, hands, name);
  *deal = (DulleMatchDeal){ 0 };
  for (unsigned i = 0; i < seatings.n; i++)
    {
      Table table = seat_players (match, name, seatings.seats[i], thread);

      table.cache = cache;
      if (is_ending (batch) ||
          !play_seating (&table, &setup, hands, seatings.seats[i], batch->numbers[index] + 1, deal,
                         error))
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
      if (!play_deal (batch, index, thread, &batch->errors[thread]))
        {
          g_atomic_int_set (&batch->failed, 1);
          return;
        }
      batch->is_played[index] = true;
    }
}

/* Threads that stop because another one has failed have no error of their own. A signal that
 * stops the match may have ended an external engine as well, which is no error then. */
static void
propagate_first_error (Batch   *batch,
                       GError **error)
{
  for (unsigned i = 0; i < DULLE_MAX_MATCH_THREADS; i++)
    {
      g_autoptr (GError) found = g_steal_pointer (&batch->errors[i]);

      if (found != NULL && error != NULL && *error == NULL && !is_stopped (batch->match))
        g_propagate_error (error, g_steal_pointer (&found));
    }
}

static bool
play_batch (Batch   *batch,
            GError **error)
{
  batch->next = 0;
  dulle_parallel (MIN (batch->match->n_threads, DULLE_MAX_MATCH_THREADS), play_deals, batch);
  propagate_first_error (batch, error);

  return batch->failed == 0 || is_stopped (batch->match);
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
update_sprt (const DulleMatch *match,
             const Sums       *sums,
             DulleMatchResult *result)
{
  double mean = sums->sum / sums->n;
  double variance = (MAX (0.0, sums->squares - sums->n * mean * mean) + 1.0) / sums->n;
  double width = match->sprt_high - match->sprt_low;
  double middle = (match->sprt_high + match->sprt_low) / 2.0;

  result->llr = sums->n * width * (mean - middle) / variance;
  if (fabs (result->llr) >= SPRT_LIMIT)
    result->verdict = result->llr > 0.0 ? DULLE_SPRT_HIGH : DULLE_SPRT_LOW;
}

/* Returns: whether the match goes on */
static bool
add_deal (const DulleMatch     *match,
          const DulleMatchDeal *deal,
          Sums                 *sums,
          DulleMatchResult     *result)
{
  const Seatings *form = &forms[match->seating];
  double          n_games = form->n;
  double          mean = (double) deal->score / (form->n_seats * n_games) -
                (double) deal->all / (DULLE_N_SEATS * n_games);

  for (unsigned side = 0; side < DULLE_N_MATCH_SIDES; side++)
    add_counts (&result->counts[side], &deal->counts[side]);
  result->n_deals++;
  result->n_games += form->n;
  sums->n++;
  sums->sum += mean;
  sums->squares += mean * mean;
  if (match->sprt)
    update_sprt (match, sums, result);

  return result->verdict == DULLE_SPRT_OPEN;
}

static void
sum_up (const Sums       *sums,
        DulleMatchResult *result)
{
  double n = MAX (1.0, sums->n);

  result->gain = sums->sum / n;
  if (n > 1.0)
    result->error = sqrt (MAX (0.0, sums->squares / n - result->gain * result->gain) / (n - 1.0));
  result->low = result->gain - 1.96 * result->error;
  result->high = result->gain + 1.96 * result->error;
}

/* Fills the batch with the deals of the match from number @next on, with a single thread one by
 * one, so that little is lost if the program is killed. The names of all deals are
 * drawn, so that a deal is the same whichever others are played.
 * Returns: the number of the deal after them */
static unsigned
fill_batch (Batch    *batch,
            DulleRng *rng,
            unsigned  next)
{
  const DulleMatch *match = batch->match;
  unsigned          step = MAX (1, match->step);
  unsigned          most = match->n_threads > 1 ? BATCH_SIZE : 1;

  batch->n = 0;
  for (; next < match->n_deals && batch->n < most; next++)
    {
      uint64_t name = dulle_rng_next (rng);

      if (next % step != match->first)
        continue;
      batch->numbers[batch->n] = next;
      batch->names[batch->n] = name;
      batch->is_played[batch->n] = false;
      batch->n++;
    }

  return next;
}

/* Adds up the deals of the batch that were played, up to the first that was not.
 * Returns: whether the match goes on */
static bool
add_batch (const Batch      *batch,
           Sums             *sums,
           DulleMatchResult *result)
{
  const DulleMatch *match = batch->match;

  for (unsigned i = 0; i < batch->n; i++)
    {
      if (!batch->is_played[i])
        return false;
      if (match->keep != NULL && !match->keep (batch->numbers[i], &batch->deals[i], match->data))
        return false;
      if (!add_deal (match, &batch->deals[i], sums, result))
        return false;
    }

  return true;
}

bool
dulle_match (const DulleMatch *match,
             DulleMatchResult *result,
             GError          **error)
{
  DulleRng rng = dulle_rng (match->seed);
  Batch    batch = { .match = match };
  Sums     sums = { 0 };
  unsigned next = match->first + match->n_stored * MAX (1, match->step);
  bool     goes_on = true;
  bool     good = true;

  *result = (DulleMatchResult){ 0 };
  for (unsigned i = 0; goes_on && i < match->n_stored; i++)
    goes_on = add_deal (match, &match->stored[i], &sums, result);
  for (unsigned i = 0; i < next; i++)
    dulle_rng_next (&rng);
  while (goes_on && next < match->n_deals)
    {
      next = fill_batch (&batch, &rng, next);
      good = play_batch (&batch, error);
      goes_on = add_batch (&batch, &sums, result) && good;
    }
  sum_up (&sums, result);

  return good;
}
