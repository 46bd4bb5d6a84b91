/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where few cards are hidden, all deals that can be are listed, and sampled deals are counted
 * against them: none is drawn that cannot be, all others are, and as often as they should be.
 * A deal can be if the whole game, replayed with its cards, is legal.
 */
#include "suite.h"

#include "ai/sampler.h"
#include "counted-deals.h"
#include "engine/contract.h"

#define MAX_HIDDEN 6
#define N_VIEWS    60

/* The width by which the sampler weighs its candidates. */
#define WIDTH 0.2

/* Checks what is drawn for @seat. */
typedef void (*Check) (const Course *course,
                       uint8_t       seat,
                       DulleRng     *rng,
                       Fit          *fit);

/* Returns: whether it is a game of the wanted kind */
static bool
begin_course (Course           *course,
              const DulleRules *rules,
              DulleContract     wanted,
              uint64_t          number,
              DulleRng         *rng)
{
  start_course (course, rules, number);
  while (course->game.board.phase < DULLE_PHASE_TRICKS)
    take_action (course, wanted, rng);
  course->begun = course->game;
  course->n_before = course->n_actions;

  return course->game.board.phase == DULLE_PHASE_TRICKS && course->game.board.contract == wanted;
}

/* All deals */

/* Who has declared a pair was dealt it, or has taken it up from a poverty. */
static bool
pair_fits (uint8_t         seat,
           DulleCard       card,
           const DulleHand whole[DULLE_N_SEATS])
{
  return seat == DULLE_NO_SEAT || dulle_hand_count (whole[seat], card) == 2;
}

/* What is known about the cards of an exchange. */
static bool
exchange_fits (const DulleView *view,
               const DulleHand  whole[DULLE_N_SEATS])
{
  const DulleBoard *board = &view->board;
  uint8_t           poor = board->soloist;
  uint8_t           other = view->own.seat == poor ? board->partner : poor;
  DulleHand         trumps = board->order.members[DULLE_CLASS_TRUMP];
  DulleHand         back = view->own.seat == poor ? view->own.received : 0;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      if (dulle_hand_count (view->own.passed, card) >
          dulle_hand_count (back, card) + dulle_hand_count (whole[other], card))
        return false;
    }

  return dulle_hand_size (whole[poor] & trumps) == board->n_trumps_returned &&
         pair_fits (board->pigs, dulle_contract_pig (board->contract), whole) &&
         pair_fits (board->superpigs, dulle_contract_superpig (&board->rules, board->contract),
                    whole);
}

static bool
replay (const Course *course,
        DulleGame    *game,
        unsigned      first)
{
  for (unsigned i = first; i < course->n_actions; i++)
    {
      if (dulle_game_apply (game, &course->actions[i]) != DULLE_ACCEPTED)
        return false;
    }

  return true;
}

static bool
can_be (const Course    *course,
        const DulleView *view,
        const DulleHand  hands[DULLE_N_SEATS])
{
  DulleHand whole[DULLE_N_SEATS];
  DulleGame game = course->begun;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    whole[seat] = hands[seat] + view->board.played[seat];
  if (view->board.contract != DULLE_CONTRACT_POVERTY)
    {
      dulle_game_start (&game, &course->setup, whole);
      return replay (course, &game, 0);
    }

  /* Which cards of an exchange went unseen does not matter afterwards. */
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    game.own[seat].hand = game.own[seat].dealt = whole[seat];

  return exchange_fits (view, whole) && replay (course, &game, course->n_before);
}

/* Deals the copies of the first kind of cards in @rest in all ways, and then the others. */
static void
list_deals (Deals           *deals,
            const Course    *course,
            const DulleView *view,
            DulleHand        rest,
            const Deal      *so_far)
{
  DulleCard card = rest != 0 ? dulle_hand_first (rest) : DULLE_NO_CARD;
  unsigned  n = rest != 0 ? dulle_hand_count (rest, card) : 0;

  if (rest == 0)
    {
      if (can_be (course, view, so_far->hands))
        deals->deals[deals->n++] = *so_far;
      return;
    }

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    for (uint8_t second = n == 2 ? seat : 0; second < (n == 2 ? DULLE_N_SEATS : 1); second++)
      {
        Deal next = *so_far;

        next.hands[seat] = dulle_hand_add (next.hands[seat], card);
        if (n == 2)
          next.hands[second] = dulle_hand_add (next.hands[second], card);
        if (next.hands[view->own.seat] == view->own.hand &&
            dulle_hand_size (next.hands[seat]) <= view->board.n_cards[seat] &&
            dulle_hand_size (next.hands[second]) <= view->board.n_cards[second])
          list_deals (deals, course, view, rest - n * dulle_hand_of (card), &next);
      }
}

/* Their chances */

/* In how many ways the cards whose holder is not known can be dealt like this: of two of a kind in
 * two hands, either may be in either hand. */
static double
count_ways (const Deal              *deal,
            const DulleSampledDeals *sampled)
{
  double ways = 1.0;

  DULLE_HAND_FOREACH (card, sampled->free)
    {
      bool in_one_hand = dulle_hand_count (sampled->free, card) == 1;

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        in_one_hand |= seat != sampled->belief.seat &&
                       dulle_hand_count (deal->hands[seat] - sampled->fixed[seat], card) == 2;
      ways *= in_one_hand ? 1.0 : 2.0;
    }

  return ways;
}

/* Returns: the seats that are Re in @deal, a bit each */
static unsigned
find_spread (const DulleView *view,
             const Deal      *deal)
{
  unsigned re = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    re |= (unsigned) dulle_hand_has (deal->hands[seat] + view->board.played[seat],
                                     DULLE_CLUB_QUEEN)
          << seat;
  if (dulle_hand_has (view->own.dealt, DULLE_CLUB_QUEEN))
    re |= 1u << view->own.seat;

  return re;
}

/* All ways are alike but for parties, as likely as they are believed to be, and for a
 * soloist's hand, as likely as the solo is declared with it. */
static void
weigh_deals (Deals                   *deals,
             const DulleSampledDeals *sampled,
             const DulleView         *view)
{
  double in_spread[1 << DULLE_N_SEATS] = { 0.0 };
  double sum = 0.0;

  for (unsigned i = 0; i < deals->n; i++)
    {
      Deal *deal = &deals->deals[i];

      deal->chance = count_ways (deal, sampled);
      in_spread[find_spread (view, deal)] += deal->chance;
    }
  for (unsigned i = 0; i < deals->n; i++)
    {
      Deal    *deal = &deals->deals[i];
      unsigned re = find_spread (view, deal);

      if (sampled->belief.has_spreads)
        deal->chance *= (double) dulle_belief_spread (&sampled->belief, re) / in_spread[re];
      if (sampled->declaration.seat != DULLE_NO_SEAT)
        deal->chance *= dulle_declaration_weigh (&sampled->declaration,
                                                 deal->hands[sampled->declaration.seat]);
      sum += deal->chance;
    }
  for (unsigned i = 0; i < deals->n; i++)
    deals->deals[i].chance /= sum;
}

/* Counting */

static Deal *
find_deal (Deals          *deals,
           const DulleHand hands[DULLE_N_SEATS])
{
  for (unsigned i = 0; i < deals->n; i++)
    {
      if (memcmp (deals->deals[i].hands, hands, sizeof deals->deals[i].hands) == 0)
        return &deals->deals[i];
    }

  return NULL;
}

static void
count_deal (Deals          *deals,
            const DulleHand hands[DULLE_N_SEATS])
{
  Deal *deal = find_deal (deals, hands);

  ck_assert_msg (deal != NULL, "a deal that cannot be was drawn");
  deal->n_drawn++;
}

/* Lists the deals with which all that @seat has seen can be: the true one is among them. */
static void
find_deals (Deals           *deals,
            const Course    *course,
            const DulleView *view)
{
  Deal none = { 0 };
  Deal real = { 0 };

  none.hands[view->own.seat] = view->own.hand;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    real.hands[seat] = course->game.own[seat].hand;
  deals->n = 0;
  list_deals (deals, course, view, dulle_view_unseen (view), &none);
  ck_assert (find_deal (deals, real.hands) != NULL);
}

static void
check_draws (const Course *course,
             uint8_t       seat,
             DulleRng     *rng,
             Fit          *fit)
{
  DulleView         view = dulle_game_view (&course->game, seat);
  DulleSampledDeals sampled;
  Deals             deals;

  find_deals (&deals, course, &view);
  dulle_sampled_deals_init (&sampled, &view);
  weigh_deals (&deals, &sampled, &view);
  for (unsigned i = 0; i < N_DRAWN; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampled_deals_draw (&sampled, rng, hands);
      count_deal (&deals, hands);
    }
  if (deals.n > 1)
    count_fit (&deals, fit);
}

/* How likely a deal is chosen in proportion to @weights among three that are drawn. */
static void
choose_of_three (Deals        *deals,
                 const double *weights)
{
  double chances[MAX_DEALS] = { 0.0 };

  for (unsigned i = 0; i < deals->n; i++)
    for (unsigned j = 0; j < deals->n; j++)
      for (unsigned k = 0; k < deals->n; k++)
        chances[i] += 3.0 * deals->deals[i].chance * deals->deals[j].chance *
                      deals->deals[k].chance * weights[i] / (weights[i] + weights[j] + weights[k]);
  for (unsigned i = 0; i < deals->n; i++)
    deals->deals[i].chance = chances[i];
}

/* The same among two. */
static void
choose_of_two (Deals        *deals,
               const double *weights)
{
  double chances[MAX_DEALS] = { 0.0 };

  for (unsigned i = 0; i < deals->n; i++)
    for (unsigned j = 0; j < deals->n; j++)
      chances[i] += 2.0 * deals->deals[i].chance * deals->deals[j].chance * weights[i] /
                    (weights[i] + weights[j]);
  for (unsigned i = 0; i < deals->n; i++)
    deals->deals[i].chance = chances[i];
}

static void
check_choices (const Course *course,
               uint8_t       seat,
               DulleRng     *rng,
               Fit          *fit)
{
  DulleView             view = dulle_game_view (&course->game, seat);
  unsigned              candidates = 1 + fit->n_views % 3;
  DulleImportanceMemory memory = { 0 };
  double                weights[MAX_DEALS];
  DulleSampler          sampler;
  Deals                 deals;

  find_deals (&deals, course, &view);
  if (deals.n < 2)
    return;
  dulle_sampler_init (&sampler, &view, rng, candidates);
  weigh_deals (&deals, &sampler.deals, &view);
  for (unsigned i = 0; i < deals.n; i++)
    weights[i] = dulle_importance_weigh (&sampler.importance, NULL, deals.deals[i].hands, WIDTH);
  if (candidates == 2)
    choose_of_two (&deals, weights);
  if (candidates == 3)
    choose_of_three (&deals, weights);
  for (unsigned i = 0; i < N_DRAWN; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampler_draw (&sampler, i, &memory, hands);
      count_deal (&deals, hands);
    }
  count_fit (&deals, fit);
}

/* Looks at games until enough views can be counted. */
static void
check_games (const DulleRules *rules,
             DulleContract     wanted,
             Check             check)
{
  DulleRng rng = dulle_rng (wanted);
  Fit      fit = { 0 };
  Course   course;

  for (uint64_t number = 0; fit.n_views < N_VIEWS; number++)
    {
      if (!begin_course (&course, rules, wanted, number, &rng))
        continue;
      while (course.game.board.phase == DULLE_PHASE_TRICKS)
        {
          uint8_t   seat = (uint8_t) dulle_rng_below (&rng, DULLE_N_SEATS);
          DulleView view = dulle_game_view (&course.game, seat);

          if (dulle_hand_size (dulle_view_unseen (&view)) <= MAX_HIDDEN)
            check (&course, seat, &rng, &fit);
          take_action (&course, wanted, &rng);
        }
    }
  check_fit (&fit, dulle_contracts[wanted].id);
}

START_TEST (test_deals_are_likely)
{
  static const DulleContract contracts[] = {
    DULLE_CONTRACT_NORMAL, DULLE_CONTRACT_MARRIAGE, DULLE_CONTRACT_POVERTY,
    DULLE_CONTRACT_SOLO_HEARTS, DULLE_CONTRACT_SOLO_JACK
  };
  DulleRules rules = dulle_rules_default ();

  rules.pigs = rules.superpigs = rules.pigs_and_superpigs_joint = 1;
  rules.poverty = rules.poverty_shift = 1;
  rules.poverty_max_trumps = 5;
  rules = dulle_rules_active (&rules);
  for (unsigned i = 0; i < G_N_ELEMENTS (contracts); i++)
    check_games (&rules, contracts[i], check_draws);
}
END_TEST

START_TEST (test_candidates_are_weighed)
{
  DulleRules rules = dulle_rules_default ();

  rules = dulle_rules_active (&rules);
  check_games (&rules, DULLE_CONTRACT_NORMAL, check_choices);
}
END_TEST

SUITE ("last-deals", test_deals_are_likely, test_candidates_are_weighed)
