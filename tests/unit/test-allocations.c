/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A decision of a computer player needs no memory but its stack. The allocator of the C
 * library is called through counters here, also by GLib.
 */
#include "suite.h"

#include <stdlib.h>

#include "ai/player.h"
#include "engine/deal.h"
#include "engine/preset.h"

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n,
                            size_t size);
extern void *__libc_realloc (void  *block,
                             size_t size);

static unsigned n_allocations;

void *
malloc (size_t size)
{
  n_allocations++;

  return __libc_malloc (size);
}

void *
calloc (size_t n,
        size_t size)
{
  n_allocations++;

  return __libc_calloc (n, size);
}

void *
realloc (void  *block,
         size_t size)
{
  n_allocations++;

  return __libc_realloc (block, size);
}

/* Plays a game, and returns how often its decisions asked for memory. */
static unsigned
play_game (const DulleRules *rules,
           DullePlayerKind   kind,
           uint64_t          deal)
{
  DulleSetup  setup = dulle_setup (rules, deal % DULLE_N_SEATS);
  DullePlayer players[DULLE_N_SEATS];
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  unsigned    n = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    players[seat] = (DullePlayer){ .kind = kind, .limits.seed = seat };
  dulle_deal (rules, deal, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      unsigned    before = n_allocations;
      DulleAction action = dulle_players_next (players, &game);

      n += n_allocations - before;
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }

  return n;
}

START_TEST (test_counters)
{
  unsigned         before = n_allocations;
  g_autofree char *block = g_malloc (1);

  ck_assert_ptr_nonnull (block);
  ck_assert_uint_eq (n_allocations, before + 1);
}
END_TEST

START_TEST (test_every_player)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen = dulle_preset_rules (&presets[i]);
      DulleRules rules = dulle_rules_active (&chosen);

      for (DullePlayerKind kind = 0; kind < DULLE_PLAYER_STRONG; kind++)
        ck_assert_uint_eq (play_game (&rules, kind, i), 0);
    }
}
END_TEST

START_TEST (test_strong)
{
  DulleRules rules = dulle_rules_default ();

  ck_assert_uint_eq (play_game (&rules, DULLE_PLAYER_STRONG, 1), 0);
}
END_TEST

SUITE ("allocations", test_counters, test_every_player, test_strong)
