/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Random games as each seat is told of them: from its own cards and the words for what it saw,
 * it knows at any moment exactly what it would know at the table. A failure names the number
 * of the game, which reproduces it.
 */
#include <glib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/seen-game.h"

#include "scale.h"
#include "suite.h"

#define N_GAMES 6000

typedef struct
{
  uint64_t      number;
  DulleRng      rng;
  DulleGame     game;
  DulleSeenGame seen[DULLE_N_SEATS];
} ToldGame;

static unsigned
draw_below (ToldGame *told,
            unsigned  limit)
{
  return dulle_rng_below (&told->rng, limit);
}

static DulleSetup
draw_setup (ToldGame *told)
{
  bool       official = told->number % 4 == 0;
  DulleRules rules = official ? dulle_rules_default () : dulle_rules_random (&told->rng);
  DulleRules active = dulle_rules_active (&rules);
  DulleSetup setup = dulle_setup (&active, (uint8_t) draw_below (told, 4));

  setup.bock = (uint8_t) (1 + draw_below (told, 3));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.solos_due[seat].all = (uint8_t) draw_below (told, 2);
  if (draw_below (told, 10) == 0 && dulle_contract_allowed (&active, DULLE_CONTRACT_SOLO_JACK))
    {
      setup.forced = (uint8_t) draw_below (told, 4);
      setup.solos_due[setup.forced].all = 1;
    }

  return setup;
}

static void
begin_game (ToldGame *told)
{
  DulleSetup setup;
  DulleHand  hands[DULLE_N_SEATS];

  told->rng = dulle_rng (told->number);
  setup = draw_setup (told);
  dulle_deal (&setup.rules, told->number, setup.dealer, hands);
  dulle_game_start (&told->game, &setup, hands);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_auto (DulleViewFlaw) flaw = { 0 };

      ck_assert (dulle_seen_game_start (&told->seen[seat], &setup, seat, hands[seat], &flaw));
    }
}

static DulleAction
draw_action (ToldGame *told)
{
  const DulleGame *game = &told->game;
  DulleAction      actions[DULLE_MAX_ACTIONS];
  unsigned         n_actions = 0;

  if (game->board.phase >= DULLE_PHASE_EXCHANGE && draw_below (told, 6) == 0)
    n_actions = dulle_game_list (game, (uint8_t) draw_below (told, 4), actions);
  if (n_actions == 0)
    n_actions = dulle_game_list (game, game->board.turn, actions);

  return actions[draw_below (told, n_actions)];
}

static void
tell_word (ToldGame   *told,
           uint8_t     seat,
           const char *word)
{
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleSeenAction action;

  if (!dulle_seen_action_parse (word, &action))
    ck_abort_msg ("game %" G_GUINT64_FORMAT ": %s cannot be read", (guint64) told->number, word);
  if (!dulle_seen_game_take (&told->seen[seat], &action, &flaw))
    ck_abort_msg ("game %" G_GUINT64_FORMAT ", seat %u: %s: %s", (guint64) told->number, seat, word,
                  flaw.reason);
}

static void
check_seat (ToldGame   *told,
            uint8_t     seat,
            const char *words)
{
  DulleView view = dulle_game_view (&told->game, seat);
  DulleView seen = dulle_seen_game_view (&told->seen[seat]);

  if (dulle_board_is_finished (&view.board))
    return;
  if (memcmp (&view.board, &seen.board, sizeof view.board) != 0)
    {
      const char *real = (const char *) &view.board;
      const char *known = (const char *) &seen.board;
      size_t      at = 0;

      while (real[at] == known[at])
        at++;
      ck_abort_msg ("game %" G_GUINT64_FORMAT ", seat %u:%s: another board at byte %zu",
                    (guint64) told->number, seat, words, at);
    }
  ck_assert_msg (memcmp (&view.own, &seen.own, sizeof view.own) == 0,
                 "game %" G_GUINT64_FORMAT ", seat %u:%s", (guint64) told->number, seat, words);
}

static void
tell_action (ToldGame          *told,
             const DulleGame   *before,
             const DulleAction *action)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (GStrv) words = NULL;

      dulle_seen_action_write (before, &told->game, action, seat, text);
      words = g_strsplit (text->str + 1, " ", -1);
      for (unsigned i = 0; words[i] != NULL && !dulle_board_is_finished (&told->game.board); i++)
        tell_word (told, seat, words[i]);
      check_seat (told, seat, text->str);
    }
}

START_TEST (test_seen_games)
{
  ToldGame told = { 0 };

  for (told.number = 1; told.number <= scaled (N_GAMES); told.number++)
    {
      begin_game (&told);
      while (!dulle_board_is_finished (&told.game.board))
        {
          DulleGame   before = told.game;
          DulleAction action = draw_action (&told);

          ck_assert (dulle_game_apply (&told.game, &action) == DULLE_ACCEPTED);
          tell_action (&told, &before, &action);
        }
    }
}
END_TEST

SUITE ("seen-games", test_seen_games)
