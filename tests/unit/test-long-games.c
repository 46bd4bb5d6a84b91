/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * There is room for as many actions as the rules permit: such games are kept, written, read,
 * taken back and seen.
 */
#include <glib.h>

#include "engine/auction.h"
#include "engine/error.h"
#include "engine/legality.h"
#include "engine/record.h"
#include "engine/view-text.h"
#include "net/wire.h"

#include "suite.h"

#define SETUP                                    \
  DULLE_RECORD_HEAD                              \
  "game 7\n"                                     \
  "preset ddv\n"                                 \
  "dealer 3\n"                                   \
  "hand 0 CQ DA HT HT CA CA CT CT SA SA ST ST\n" \
  "hand 1 CQ DA DT DT HA HA HK HK CK CK SK SK\n" \
  "hand 2 SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ\n" \
  "hand 3 DJ DJ DK DK D9 D9 C9 C9 S9 S9 H9 H9\n" \
  "end\n"

static void
take_action (DulleGame         *game,
             DulleRecord       *record,
             const DulleAction *action)
{
  ck_assert_int_eq (dulle_game_apply (game, action), DULLE_ACCEPTED);
  dulle_record_add_action (record, action);
}

/* Returns: a game in which nothing has been called yet */
static DulleRecord
start_game (const DulleRules *chosen,
            DulleGame        *game)
{
  g_autoptr (GArray) read = dulle_record_parse (SETUP, "setup", NULL);
  DulleRecord record = g_array_index (read, DulleRecord, 0);

  record.rules = *chosen;
  record.setup.rules = dulle_rules_active (chosen);
  dulle_game_start (game, &record.setup, record.hands);

  return record;
}

static void
pass_on (DulleGame   *game,
         DulleRecord *record)
{
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction pass = dulle_action_call (game->board.turn, DULLE_CONTRACT_NORMAL, 0);

      take_action (game, record, &pass);
    }
}

/* A host can tell a block of that kind to guests. */
static void
check_told (DulleWireKind kind,
            const char   *block)
{
  g_auto (DulleWireReader) reader = {
    .name = "host",
    .from = DULLE_WIRE_HOST,
    .state = DULLE_WIRE_SEATED,
  };
  DulleWireMessage message = { .kind = kind };
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;
  DulleWireResult result = DULLE_WIRE_NOTHING;

  if (kind == DULLE_WIRE_RECORD)
    message.text = (char *) block;
  else
    message.numbered.block = (char *) block;
  dulle_wire_write (&message, text);
  lines = g_strsplit (text->str, "\n", -1);
  for (unsigned i = 0; *lines[i] != '\0'; i++)
    {
      g_auto (DulleWireMessage) read = { .kind = DULLE_WIRE_PING };
      g_autoptr (GError) error = NULL;

      result = dulle_wire_reader_take (&reader, lines[i], &read, &error);
      ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");
    }
  ck_assert_int_eq (result, DULLE_WIRE_WHOLE);
}

static void
check_written (const DulleRecord *record)
{
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;
  const DulleRecord *again;

  dulle_record_write (record, text);
  check_told (DULLE_WIRE_RECORD, text->str + strlen (DULLE_RECORD_HEAD));
  read = dulle_record_parse (text->str, "again", NULL);
  ck_assert_ptr_nonnull (read);
  again = &g_array_index (read, DulleRecord, 0);
  ck_assert_uint_eq (again->n_actions, record->n_actions);
  for (unsigned i = 0; i < record->n_actions; i++)
    ck_assert (dulle_action_equal (&again->actions[i], &record->actions[i]));
}

/* Re and Kontra are said in turn until the board is full. */
static void
raise_to_the_limit (DulleGame   *game,
                    DulleRecord *record)
{
  for (unsigned i = 0; i < 2 * DULLE_MAX_MENTIONS; i++)
    {
      DulleAction action = dulle_action_announce (i % DULLE_N_SEATS, DULLE_LEVEL_PARTY);

      if (dulle_game_apply (game, &action) == DULLE_ACCEPTED)
        dulle_record_add_action (record, &action);
    }
}

START_TEST (test_many_mentions)
{
  DulleRules  rules = dulle_rules_default ();
  DulleGame   game;
  DulleRecord record;

  rules.mutual_raising = true;
  record = start_game (&rules, &game);
  pass_on (&game, &record);
  raise_to_the_limit (&game, &record);
  check_written (&record);

  for (unsigned n = 0; n <= DULLE_MAX_MENTIONS; n++)
    {
      dulle_record_replay (&record, record.n_actions - n, &game);
      ck_assert_uint_eq (game.board.n_announcements, DULLE_MAX_MENTIONS - n);
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          g_autoptr (GString) written = g_string_new (NULL);
          DulleView view = dulle_game_view (&game, seat);
          DulleView again;

          dulle_view_write (&view, written);
          check_told (DULLE_WIRE_VIEW, written->str);
          ck_assert (dulle_view_parse (written->str, "view", &again, NULL));
          ck_assert_uint_eq (again.board.n_announcements, DULLE_MAX_MENTIONS - n);
        }
    }
}
END_TEST

/* Every solo is bid with every level, from the lowest bid to the highest. */
static void
bid_to_the_limit (DulleGame   *game,
                  DulleRecord *record)
{
  unsigned highest = dulle_bid_value (DULLE_CONTRACT_SOLO_TRUMP, DULLE_LEVEL_BLACK);

  for (unsigned value = 0; value <= highest; value++)
    for (unsigned solo = DULLE_FIRST_SOLO; solo < DULLE_N_CONTRACTS; solo++)
      {
        DulleAction bid = dulle_action_call (game->board.turn, solo, DULLE_MARRIAGE_FOREIGN);

        while (bid.level < DULLE_LEVEL_BLACK && dulle_bid_value (solo, bid.level) < value)
          bid.level++;
        if (dulle_bid_value (solo, bid.level) == value &&
            dulle_game_apply (game, &bid) == DULLE_ACCEPTED)
          dulle_record_add_action (record, &bid);
      }
}

START_TEST (test_longest_game)
{
  DulleRules  rules = dulle_rules_default ();
  DulleGame   game;
  DulleRecord record;

  rules.solo_precedence = DULLE_SOLO_PRECEDENCE_RANK;
  rules.mutual_raising = true;
  for (unsigned solo = DULLE_FIRST_SOLO; solo < DULLE_N_CONTRACTS; solo++)
    *dulle_rules_at (&rules, dulle_contracts[solo].option) = true;
  record = start_game (&rules, &game);
  bid_to_the_limit (&game, &record);
  pass_on (&game, &record);
  raise_to_the_limit (&game, &record);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];

      dulle_game_list (&game, game.board.turn, actions);
      take_action (&game, &record, &actions[0]);
    }

  ck_assert_uint_gt (record.n_actions, 200);
  check_written (&record);
}
END_TEST

SUITE ("long-games",
       test_many_mentions,
       test_longest_game)
