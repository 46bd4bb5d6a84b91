/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * While a poverty's cards lie in the middle, sampled deals give it as many trumps and foxes as
 * often as the hands with which it would have put these cards there.
 */
#include "suite.h"

#include "ai/sampled-deals.h"
#include "counted-deals.h"
#include "position.h"

#define N_VIEWS 20

/* So much of all hands with few trumps must be what is offered; where it is less, not all of
 * them are found. */
#define EASY 0.2

/* The most trumps with both foxes, and a place for each number of trumps and of foxes. */
#define MAX_TRUMPS           7
#define PLACE(trumps, foxes) (3 * (trumps) + (foxes))

#define POVERTY "preset ddv\npoverty on\npoverty-shift on\n"

static double
choose (unsigned n,
        unsigned k)
{
  double ways = k <= n ? 1.0 : 0.0;

  for (unsigned i = 1; i <= k && k <= n; i++)
    ways *= (double) (n - k + i) / i;

  return ways;
}

/* Whether a poverty with so many trumps and foxes among them puts in the middle what lies there. */
static bool
is_offered (const DulleBoard *board,
            unsigned          n_trumps,
            unsigned          n_foxes)
{
  const DulleRules *rules = &board->rules;
  unsigned          counted = n_trumps - (rules->poverty_foxes_do_not_count ? n_foxes : 0);
  unsigned          least = 3 + (rules->poverty_foxes_extra ? n_foxes : 0);
  unsigned          passed = rules->poverty_shift_only_trumps ? n_trumps : MAX (least, n_trumps);
  bool              fits = !rules->poverty_foxes_open || board->n_foxes_passed == n_foxes;

  if (board->pigs != DULLE_NO_SEAT)
    fits = n_foxes == (board->pigs == board->soloist ? 2 : 0);

  return fits && counted <= (unsigned) rules->poverty_max_trumps && passed == board->n_passed &&
         !(rules->throw_with_one_trump && n_trumps <= 1);
}

/* Counts the hands of a poverty by their trumps and foxes.
 * Returns: how many of them, of those with as many trumps as a poverty may have, are offered */
static double
weigh_poverties (Deals           *deals,
                 const DulleView *view)
{
  const DulleBoard *board = &view->board;
  DulleHand         unseen = dulle_view_unseen (view);
  unsigned          trumps = dulle_hand_size (unseen & board->order.members[DULLE_CLASS_TRUMP]);
  unsigned          foxes = dulle_hand_count (unseen, DULLE_DIAMOND_ACE);
  unsigned          plain = dulle_hand_size (unseen) - trumps;
  double            all = 0.0;
  double            offered = 0.0;

  *deals = (Deals){ .n = PLACE (MAX_TRUMPS + 1, 0) };
  for (unsigned t = 0; t <= MAX_TRUMPS; t++)
    for (unsigned f = 0; f <= MIN (t, 2); f++)
      {
        double ways = choose (foxes, f) * choose (trumps - foxes, t - f) *
                      choose (plain, DULLE_MAX_DEALT - t);

        all += ways;
        offered += is_offered (board, t, f) ? ways : 0.0;
        deals->deals[PLACE (t, f)].chance = is_offered (board, t, f) ? ways : 0.0;
      }
  for (unsigned i = 0; i < deals->n; i++)
    deals->deals[i].chance /= offered;

  return offered / all;
}

static void
check_poverty (const DulleView *view,
               DulleRng        *rng,
               Fit             *fit)
{
  DulleHand         trumps = view->board.order.members[DULLE_CLASS_TRUMP];
  DulleSampledDeals sampled;
  Deals             deals;

  if (weigh_poverties (&deals, view) < EASY)
    return;
  dulle_sampled_deals_init (&sampled, view);
  for (unsigned i = 0; i < N_DRAWN; i++)
    {
      DulleHand hands[DULLE_N_SEATS];
      DulleHand poor;
      unsigned  n_trumps;
      Deal     *deal;

      dulle_sampled_deals_draw (&sampled, rng, hands);
      poor = hands[view->board.soloist];
      n_trumps = dulle_hand_size (poor & trumps);
      ck_assert_uint_eq (dulle_hand_size (poor), DULLE_MAX_DEALT);
      ck_assert_uint_le (n_trumps, MAX_TRUMPS);
      deal = &deals.deals[PLACE (n_trumps, dulle_hand_count (poor, DULLE_DIAMOND_ACE))];
      ck_assert_msg (deal->chance > 0.0, "%u trumps are not offered", n_trumps);
      deal->n_drawn++;
    }
  count_fit (&deals, fit);
}

/* Offers a poverty's cards to the first seat that is asked.
 * Returns: whether there is a poverty */
static bool
offer_poverty (Course           *course,
               const DulleRules *rules,
               uint64_t          number,
               DulleRng         *rng)
{
  const DulleBoard *board = &course->game.board;

  start_course (course, rules, number);
  while (board->phase == DULLE_PHASE_AUCTION ||
         (board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_PASS))
    take_action (course, DULLE_CONTRACT_POVERTY, rng);

  return board->phase == DULLE_PHASE_EXCHANGE;
}

/* Whoever is asked knows how many cards lie in the middle, perhaps which foxes, and by that how
 * many trumps a poverty may have. */
START_TEST (test_poverty_is_guessed)
{
  static const char *const sets[] = {
    POVERTY "poverty-max-trumps 5\n",
    POVERTY "poverty-max-trumps 5\nthrow-with-one-trump on\npoverty-shift-only-trumps on\n",
    POVERTY "poverty-max-trumps 5\npoverty-foxes-do-not-count on\npoverty-foxes-extra on\n",
    POVERTY "poverty-max-trumps 5\npoverty-foxes-do-not-count on\npoverty-foxes-open on\n",
    POVERTY "poverty-max-trumps 4\npoverty-foxes-open on\npigs on\n",
  };
  DulleRng rng = dulle_rng (1);

  for (unsigned i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      Fit        fit = { 0 };
      DulleRules rules;

      ck_assert (dulle_rules_parse (sets[i], "poverty", &rules, NULL));
      rules = dulle_rules_active (&rules);
      for (uint64_t number = 0; fit.n_views < N_VIEWS; number++)
        {
          Course course;

          if (offer_poverty (&course, &rules, number, &rng))
            {
              DulleView view = dulle_game_view (&course.game, course.game.board.turn);

              check_poverty (&view, &rng, &fit);
            }
        }
      check_fit (&fit, sets[i]);
    }
}
END_TEST

/* Beside a hand of trumps, poverties with fewer trumps than lie in the middle are not rare. */
START_TEST (test_few_trumps)
{
  static const Position rich = {
    "twelve trumps beside a poverty", 1, "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9", "", POVERTY
  };
  DulleView view = position_view (&rich, true);
  DulleRng  rng = dulle_rng (1);
  Fit       fit = { 0 };

  for (unsigned i = 0; i < N_VIEWS; i++)
    check_poverty (&view, &rng, &fit);
  ck_assert_uint_eq (fit.n_views, N_VIEWS);
  check_fit (&fit, rich.about);
}
END_TEST

/* Where hardly any hand explains the cards in the middle, these are all trumps that a poverty
 * has, if no such hand is found. */
START_TEST (test_unlikely_poverty)
{
  static const Position plain = {
    "six plain cards beside a poverty", 1, "HT CQ SQ HQ DQ CJ CA CT SA ST HA HK", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9", "", POVERTY
  };
  DulleView         view = position_view (&plain, true);
  DulleHand         trumps = view.board.order.members[DULLE_CLASS_TRUMP];
  DulleRng          rng = dulle_rng (1);
  unsigned          n_exact = 0;
  DulleSampledDeals sampled;

  dulle_sampled_deals_init (&sampled, &view);
  for (unsigned i = 0; i < N_DRAWN; i++)
    {
      DulleHand hands[DULLE_N_SEATS];
      unsigned  n_trumps;

      dulle_sampled_deals_draw (&sampled, &rng, hands);
      n_trumps = dulle_hand_size (hands[0] & trumps);
      ck_assert_uint_le (n_trumps, 3);
      n_exact += n_trumps == 3;
    }
  ck_assert_uint_ge (n_exact, N_DRAWN * 9 / 10);
}
END_TEST

/* Everybody knows how many trumps came back to a poverty, which has them until it plays them. */
START_TEST (test_returned_trumps)
{
  static const Position returned = {
    "two trumps came back", 2, "HT CQ SQ HQ DQ CA CK SA SK HA HK H9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9 1:accept 1:return/DJ/D9/S9", "",
    POVERTY
  };
  DulleView         view = position_view (&returned, true);
  DulleHand         trumps = view.board.order.members[DULLE_CLASS_TRUMP];
  DulleRng          rng = dulle_rng (1);
  DulleSampledDeals sampled;

  ck_assert_uint_eq (view.board.n_trumps_returned, 2);
  dulle_sampled_deals_init (&sampled, &view);
  for (unsigned i = 0; i < N_DRAWN; i++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_sampled_deals_draw (&sampled, &rng, hands);
      ck_assert_uint_eq (dulle_hand_size (hands[0] & trumps), 2);
    }
}
END_TEST

SUITE ("poverty-deals",
       test_poverty_is_guessed,
       test_few_trumps,
       test_unlikely_poverty,
       test_returned_trumps)
