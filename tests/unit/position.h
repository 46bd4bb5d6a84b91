/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Positions as one line of text, for tests of the computer players: the hand of the seat that
 * decides, the seats that are Re, and the actions so far, in the words of records. All other
 * cards are dealt at random such that every action was legal and the parties are right.
 */
#pragma once

#include <check.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/record.h"
#include "engine/rules-text.h"

/**
 * Position:
 * @about: what it is about, for people
 * @seat: the seat that decides
 * @hand: its cards now
 * @re: the seats that are dealt a queen of clubs, such as "02"; a single seat gets both; ""
 *   if it does not matter
 * @history: calls (all healthy if there are none), cards and announcements
 * @answer: the right answers, separated by blanks; after a !, the wrong ones
 * @rules: (nullable): the lines of a rule set, see dulle_rules_parse(); %NULL for the official
 *   rules
 */
typedef struct
{
  const char *about;
  uint8_t     seat;
  const char *hand;
  const char *re;
  const char *history;
  const char *answer;
  const char *rules;
} Position;

#define POSITION_MAX_WORDS 64

/* The rarest poverty of the tests needs 10,000 deals. */
#define POSITION_MAX_TRIES 50000

/* Whether @word is a right answer. */
static inline bool
position_allows (const Position *position,
                 const char     *word)
{
  bool wrong = position->answer[0] == '!';
  g_auto (GStrv) words = g_strsplit (position->answer + wrong, " ", -1);

  return g_strv_contains ((const char *const *) words, word) != wrong;
}

static inline DulleHand
position_hand (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  DulleHand hand = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      DulleCard card;

      ck_assert_msg (dulle_card_from_code (words[i], &card), "no card: %s", words[i]);
      hand = dulle_hand_add (hand, card);
    }

  return hand;
}

static inline unsigned
position_history (const Position *position,
                  DulleAction    *actions)
{
  g_auto (GStrv) words = g_strsplit (position->history, " ", -1);
  unsigned n = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] != '\0')
        ck_assert_msg (dulle_action_parse (words[i], &actions[n++]), "no action: %s", words[i]);
    }

  return n;
}

static inline bool
position_is_re (const Position *position,
                uint8_t         seat)
{
  return strchr (position->re, '0' + seat) != NULL;
}

/* The cards that each seat is known to have been dealt.
 * Returns: all others */
static inline DulleHand
position_known (const Position    *position,
                const DulleRules  *rules,
                const DulleAction *actions,
                unsigned           n_actions,
                DulleHand          hands[DULLE_N_SEATS])
{
  DulleHand rest = dulle_deck (rules);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    hands[seat] = seat == position->seat ? position_hand (position->hand) : 0;
  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == DULLE_ACTION_PLAY)
        hands[actions[i].seat] = dulle_hand_add (hands[actions[i].seat], actions[i].card);
      if (actions[i].kind == DULLE_ACTION_PASS)
        hands[actions[i].seat] += actions[i].cards;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DULLE_HAND_FOREACH (card, hands[seat])
        {
          ck_assert_msg (dulle_hand_count (rest, card) >= dulle_hand_count (hands[seat], card),
                         "%s: too many %s", position->about, dulle_card_code (card));
        }
      rest -= hands[seat];
    }
  ck_assert_msg (dulle_hand_size (hands[position->seat]) == dulle_rules_n_tricks (rules),
                 "%s: %u cards", position->about, dulle_hand_size (hands[position->seat]));

  return rest;
}

/* Deals the unknown cards at random. */
static inline void
position_deal (DulleHand rest,
               unsigned  size,
               DulleRng *rng,
               DulleHand hands[DULLE_N_SEATS])
{
  DULLE_HAND_FOREACH (card, rest)
    {
      for (unsigned copies = dulle_hand_count (rest, card); copies > 0; copies--)
        {
          uint8_t seat = (uint8_t) dulle_rng_below (rng, DULLE_N_SEATS);

          while (dulle_hand_size (hands[seat]) >= size)
            seat = dulle_next_seat (seat);
          hands[seat] = dulle_hand_add (hands[seat], card);
        }
    }
}

static inline bool
position_parties_fit (const Position *position,
                      const DulleHand hands[DULLE_N_SEATS])
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS && position->re[0] != '\0'; seat++)
    {
      if (dulle_hand_has (hands[seat], DULLE_CLUB_QUEEN) != position_is_re (position, seat))
        return false;
    }

  return true;
}

/* Returns: how many of the actions were legal, up to the first that was not */
static inline unsigned
position_replay (DulleGame         *game,
                 const DulleAction *actions,
                 unsigned           n_actions)
{
  bool called = n_actions > 0 && actions[0].kind == DULLE_ACTION_CALL;

  while (!called && n_actions > 0 && game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy =
          dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

      dulle_game_apply (game, &healthy);
    }

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (dulle_game_apply (game, &actions[i]) != DULLE_ACCEPTED)
        return i;
    }

  return n_actions;
}

/**
 * position_start:
 * @n_legal: (out): with the deal that fits best, the number of legal actions
 *
 * Forehand is the first seat that acts, or the deciding seat if there is none.
 *
 * Returns: whether a deal was found with which all of the position can be
 */
static inline bool
position_start (const Position *position,
                DulleGame      *game,
                unsigned       *n_legal)
{
  DulleAction actions[POSITION_MAX_WORDS];
  unsigned    n_actions = position_history (position, actions);
  uint8_t     forehand = n_actions > 0 ? actions[0].seat : position->seat;
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup;
  DulleRng    rng = dulle_rng (1);
  DulleHand   known[DULLE_N_SEATS];
  DulleHand   rest;

  if (position->rules != NULL)
    ck_assert (dulle_rules_parse (position->rules, position->about, &rules, NULL));
  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, (uint8_t) ((forehand + DULLE_N_SEATS - 1) % DULLE_N_SEATS));
  rest = position_known (position, &rules, actions, n_actions, known);
  *n_legal = 0;
  for (unsigned tries = 0; tries < POSITION_MAX_TRIES; tries++)
    {
      DulleHand hands[DULLE_N_SEATS];
      unsigned  n;

      memcpy (hands, known, sizeof hands);
      position_deal (rest, dulle_rules_n_tricks (&rules), &rng, hands);
      if (!position_parties_fit (position, hands) || !dulle_deal_is_whole (&rules, hands))
        continue;
      dulle_game_start (game, &setup, hands);
      n = position_replay (game, actions, n_actions);
      *n_legal = MAX (*n_legal, n);
      if (*n_legal == n_actions)
        return true;
    }

  return false;
}

static inline void
position_game (const Position *position,
               DulleGame      *game)
{
  unsigned n_legal;

  if (!position_start (position, game, &n_legal))
    ck_abort_msg ("%s: no deal fits; at best, %u actions of “%s” are legal", position->about,
                  n_legal, position->history);
}

/* If the auction is still open, everybody is healthy, so that @seat leads. */
static inline DulleView
position_view (const Position *position,
               bool            auction)
{
  DulleGame game;

  position_game (position, &game);
  while (!auction && game.board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction healthy =
          dulle_action_call (game.board.turn, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

      dulle_game_apply (&game, &healthy);
    }

  return dulle_game_view (&game, position->seat);
}
