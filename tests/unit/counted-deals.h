/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Random games of a wanted kind, and how well the numbers of sampled deals fit those expected.
 */
#pragma once

#include <check.h>

#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"

/* So many deals are drawn for a view. */
#define N_DRAWN 1000

/* The most deals that are told apart: 6! / (2! 2! 2!) are there of six cards. */
#define MAX_DEALS 90

/* Deals that should come up less often than this are counted together. */
#define FEWEST 5.0

/* χ² for each degree of freedom: 1 is perfect. A soloist's cards are exchanged so often only that
 * it comes to 1.2 there. */
#define WORST_FIT 1.35

/**
 * Course:
 * @begun: the game before its first card
 * @n_before: the number of actions before that
 *
 * A game and how it went.
 */
typedef struct
{
  DulleSetup  setup;
  DulleGame   begun;
  unsigned    n_before;
  DulleGame   game;
  unsigned    n_actions;
  DulleAction actions[200];
} Course;

/**
 * Deal:
 * @chance: how likely it should be
 * @n_drawn: how often it was drawn
 */
typedef struct
{
  DulleHand hands[DULLE_N_SEATS];
  double    chance;
  unsigned  n_drawn;
} Deal;

typedef struct
{
  unsigned n;
  Deal     deals[MAX_DEALS];
} Deals;

/* How far numbers drawn are from those expected, over many views. */
typedef struct
{
  unsigned n_views;
  double   chi_squared;
  double   freedom;
} Fit;

/* Any cards of @hand. */
static inline DulleHand
choose_cards (DulleHand hand,
              unsigned  n,
              DulleRng *rng)
{
  DulleHand cards = 0;

  while (dulle_hand_size (cards) < n)
    {
      DulleHand left = hand - cards;
      DulleCard card = (DulleCard) dulle_rng_below (rng, DULLE_N_CARDS);

      if (dulle_hand_has (left, card))
        cards = dulle_hand_add (cards, card);
    }

  return cards;
}

static inline bool
is_wanted (const DulleAction *action,
           DulleContract      wanted,
           DulleHand          hand)
{
  bool fits = wanted != DULLE_CONTRACT_SOLO_HEARTS ||
              dulle_hand_count (hand, dulle_contract_pig (wanted)) == 2;

  return action->kind == DULLE_ACTION_DECLARE || action->kind == DULLE_ACTION_ACCEPT ||
         (action->kind == DULLE_ACTION_CALL && action->contract == wanted && fits);
}

/* Calls @wanted, a solo of hearts with both pigs only, or is healthy; takes a poverty's cards,
 * declares pigs, and seldom announces. */
static inline DulleAction
choose_action (const DulleGame *game,
               DulleContract    wanted,
               DulleRng        *rng)
{
  const DullePrivateKnowledge *own = &game->own[game->board.turn];
  DulleAction                  actions[DULLE_MAX_ACTIONS];
  unsigned                     n = dulle_action_list (&game->board, own, actions);
  bool                         auction = game->board.phase == DULLE_PHASE_AUCTION;
  unsigned                     chosen = 0;

  for (unsigned i = 0; i < n; i++)
    {
      if (is_wanted (&actions[i], wanted, own->hand))
        return actions[i];
      if (auction && actions[i].contract == DULLE_CONTRACT_NORMAL)
        chosen = i;
    }
  if (actions[0].kind == DULLE_ACTION_RETURN)
    return dulle_action_exchange (own->seat, DULLE_ACTION_RETURN,
                                  choose_cards (own->hand, game->board.n_passed, rng));
  if (auction)
    return actions[chosen];

  do
    chosen = dulle_rng_below (rng, n);
  while (actions[chosen].kind != DULLE_ACTION_PLAY && dulle_rng_below (rng, 10) != 0);

  return actions[chosen];
}

static inline void
take_action (Course       *course,
             DulleContract wanted,
             DulleRng     *rng)
{
  DulleAction action = choose_action (&course->game, wanted, rng);

  ck_assert_int_eq (dulle_game_apply (&course->game, &action), DULLE_ACCEPTED);
  course->actions[course->n_actions++] = action;
}

/* Deals the cards. */
static inline void
start_course (Course           *course,
              const DulleRules *rules,
              uint64_t          number)
{
  DulleHand hands[DULLE_N_SEATS];

  course->n_actions = 0;
  course->setup = dulle_setup (rules, number % DULLE_N_SEATS);
  dulle_deal (rules, number, course->setup.dealer, hands);
  dulle_game_start (&course->game, &course->setup, hands);
}

/* Pearson's test. */
static inline void
count_fit (const Deals *deals,
           Fit         *fit)
{
  double rare = 0.0;
  double rare_drawn = 0.0;

  for (unsigned i = 0; i < deals->n; i++)
    {
      double expected = N_DRAWN * deals->deals[i].chance;
      double more = deals->deals[i].n_drawn - expected;

      if (expected < FEWEST)
        {
          rare += expected;
          rare_drawn += deals->deals[i].n_drawn;
          continue;
        }
      fit->chi_squared += more * more / expected;
      fit->freedom += 1.0;
    }
  if (rare >= FEWEST)
    fit->chi_squared += (rare_drawn - rare) * (rare_drawn - rare) / rare;
  fit->freedom -= rare >= FEWEST ? 0.0 : 1.0;
  fit->n_views++;
}

static inline void
check_fit (const Fit  *fit,
           const char *about)
{
  ck_assert_msg (fit->chi_squared <= WORST_FIT * fit->freedom, "%s: χ² %.0f of %.0f", about,
                 fit->chi_squared, fit->freedom);
}
