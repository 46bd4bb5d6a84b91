/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Records: what is written can be read again, and what cannot be read gives one sentence with
 * the file and the line.
 */
#include <glib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/error.h"
#include "engine/legality.h"
#include "engine/record.h"
#include "engine/view-text.h"
#include "engine/tournament.h"

#include "suite.h"

/* Lines 1 to 8 of the texts below. */
#define BEGINNING                                \
  DULLE_RECORD_HEAD                              \
  "game 7\n"                                     \
  "preset ddv\n"                                 \
  "dealer 3\n"                                   \
  "hand 0 CQ DA HT HT CA CA CT CT SA SA ST ST\n" \
  "hand 1 CQ DA DT DT HA HA HK HK CK CK SK SK\n" \
  "hand 2 SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ\n" \
  "hand 3 DJ DJ DK DK D9 D9 C9 C9 S9 S9 H9 H9\n"

#define DIGITS "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define FAIR   "fair host " DIGITS "\nfair 0 " DIGITS " " DIGITS "\n"

#define AUCTION "auction 0:healthy 1:healthy 2:healthy 3:healthy\n"

static GArray *
parse_record (const char *text,
              GError    **error)
{
  return dulle_record_parse (text, "file", error);
}

static const struct
{
  const char *text;
  const char *message;
} wrong[] = {
  { "", "file:1: This is not a record: the first line must be “dulle-record 1”." },
  { "game 1\n", "file:1: This is not a record: the first line must be “dulle-record 1”." },
  { "dulle-record 2\n", "file:1: This is not a record: the first line must be “dulle-record 1”." },
  { "dulle-record 1\n\xff\n", "file:2: This is not a text in UTF-8." },
  { DULLE_RECORD_HEAD "dealer 1\n", "file:2: “dealer” must come after “game”." },
  { DULLE_RECORD_HEAD "end\n", "file:2: “end” must come after “game”." },
  { DULLE_RECORD_HEAD "play 1\n", "file:2: “play” is not known." },
  { DULLE_RECORD_HEAD "game\n", "file:2: Words after “game”: 1 needed, not 0." },
  { DULLE_RECORD_HEAD "game one\n", "file:2: “one” is not a number from 0 to 4294967295." },
  { DULLE_RECORD_HEAD "game 1\n", "file:3: The last game has no “end”." },
  { DULLE_RECORD_HEAD "game 1\ngame 2\n", "file:3: The game before has no “end”." },
  { DULLE_RECORD_HEAD "game 1\nend\n", "file:3: The four hands do not make a whole deck." },
  { DULLE_RECORD_HEAD "game 1\npreset nobody\n", "file:3: There is no preset called “nobody”." },
  { DULLE_RECORD_HEAD "game 1\nrule bock on\npreset ddv\n",
    "file:4: A preset comes before all other rules, as it sets each of them." },
  { DULLE_RECORD_HEAD "game 1\nrule nine on\n", "file:3: There is no option called “nine”." },
  { DULLE_RECORD_HEAD "game 1\nrule nines perhaps\n", "file:3: “perhaps” is not a value of the option “nines”." },
  { DULLE_RECORD_HEAD "game 1\nrule nines\n", "file:3: Words after “rule”: 2 needed, not 1." },
  { DULLE_RECORD_HEAD "game 1\ndealer 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\ndealer -1\n", "file:3: “-1” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nrule players 7\ndealer 4\n", "file:4: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "tournament\ndealer 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "tournament\nrule players 7\ndealer 7\n", "file:4: “7” is not a number from 0 to 6." },
  /* The last player may deal. */
  { DULLE_RECORD_HEAD "tournament\ndealer 3\ngame 1\ndeal 1\nend\n", "file:6: A game of a tournament must be played to its end." },
  { DULLE_RECORD_HEAD "tournament\nrule players 7\ndealer 6\ngame 1\ndeal 1\nend\n", "file:7: A game of a tournament must be played to its end." },
  { DULLE_RECORD_HEAD "game 1\nforced 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nvoted 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nhand 4 CQ\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nhand -1 CQ\n", "file:3: “-1” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\ndealer 1 2\n", "file:3: Words after “dealer”: 1 needed, not 2." },
  { DULLE_RECORD_HEAD "game 1\nforced -1\n", "file:3: “-1” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nbock 0\n", "file:3: “0” is not a number from 1 to 1024." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 1/0/0\n", "file:3: Words after “compulsory-solos”: 4 needed, not 1." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 1 0 0 0\n", "file:3: “1” is not of the form all/color/picture." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 1/2/0 0/0/0 0/0/0 0/0/0\n", "file:3: “2” is not a number from 0 to 1." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 1/1/1 0/0/0 0/0/0 0/0/0\n", "file:3: “1” is not a number from 0 to 0." },
  { DULLE_RECORD_HEAD "game 1\nfair host\n", "file:3: Words after “fair”: 2 or 3 needed, not 1." },
  { DULLE_RECORD_HEAD "game 1\nfair host " DIGITS " " DIGITS " " DIGITS "\n", "file:3: Words after “fair”: 2 or 3 needed, not 4." },
  { DULLE_RECORD_HEAD "game 1\nfair 7 " DIGITS "\n", "file:3: “7” is not a number from 0 to 6." },
  { DULLE_RECORD_HEAD "game 1\nfair guest " DIGITS "\n", "file:3: “guest” is not a number from 0 to 6." },
  { DULLE_RECORD_HEAD "game 1\nfair 0 " DIGITS "0\n", "file:3: “" DIGITS "0” is not a number of 64 hexadecimal digits." },
  { DULLE_RECORD_HEAD "game 1\nfair 0 " DIGITS " 00\n", "file:3: “00” is not a number of 64 hexadecimal digits." },
  { DULLE_RECORD_HEAD "game 1\n" FAIR FAIR FAIR FAIR FAIR, "file:11: A proof has at most 8 parts." },
  { DULLE_RECORD_HEAD "game 1\ndeal 1\nauction 1:healthy\n" FAIR, "file:5: “fair” must come before the first action." },
  { DULLE_RECORD_HEAD "fair host " DIGITS "\n", "file:2: “fair” must come after “game”." },
  { DULLE_RECORD_HEAD "game 1\ndeal many\n", "file:3: “many” is not a number from 0 to 9223372036854775807." },
  { DULLE_RECORD_HEAD "game 1\nhand\n", "file:3: “” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nhand 0 CQ D8\n", "file:3: “D8” is not a card." },
  { DULLE_RECORD_HEAD "game 1\nhand 0 CQ CQ CQ\n", "file:3: There is no third “CQ”." },
  { DULLE_RECORD_HEAD "game 1\nforced 1\ndeal 1\nauction\n", "file:5: Seat 1 is forced but has no compulsory solo left." },
  { DULLE_RECORD_HEAD "vote 0\n", "file:2: No vote is due." },
  { DULLE_RECORD_HEAD "game 1\nvote 0\n", "file:3: “vote” must come after “end”." },
  { DULLE_RECORD_HEAD "game 4294967296\n", "file:2: “4294967296” is not a number from 0 to 4294967295." },
  { DULLE_RECORD_HEAD "game -1\n", "file:2: “-1” is not a number from 0 to 4294967295." },
  { DULLE_RECORD_HEAD "game 1\ndealer -1\n", "file:3: “-1” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nforced 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nvoted 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nhand 4 CQ\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "game 1\nhand 0 CQ CQ SA CQ\n", "file:3: There is no third “CQ”." },
  { DULLE_RECORD_HEAD "game 1\nbock 1025\n", "file:3: “1025” is not a number from 1 to 1024." },
  { DULLE_RECORD_HEAD "game 1\ndeal -1\n", "file:3: “-1” is not a number from 0 to 9223372036854775807." },
  { DULLE_RECORD_HEAD "game 1\ndeal freedoko:279841\n", "file:3: “279841” is not a number from 0 to 279840." },
  { DULLE_RECORD_HEAD "game 1\ndeal freedoko:\n", "file:3: “” is not a number from 0 to 279840." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 11/0/0 0/0/0 0/0/0 0/0/0\n", "file:3: “11” is not a number from 0 to 10." },
  { DULLE_RECORD_HEAD "game 1\ncompulsory-solos 0/0/0 0/0/0 0/0/0 3/1/3\n", "file:3: “3” is not a number from 0 to 2." },
  { DULLE_RECORD_HEAD "game 1\ntournament\n", "file:3: The game before has no “end”." },
  { DULLE_RECORD_HEAD "tournament\ntournament\n", "file:3: The game before has no “end”." },
  { DULLE_RECORD_HEAD "tournament\nbock 2\n", "file:3: “bock” must come after “game”." },
  { DULLE_RECORD_HEAD "tournament\ndealer 4\n", "file:3: “4” is not a number from 0 to 3." },
  { DULLE_RECORD_HEAD "tournament\nrule players 6\ndealer 6\n", "file:4: “6” is not a number from 0 to 5." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\ndealer 1\n", "file:4: “dealer” is a matter of the tournament." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\npreset ddv\n", "file:4: “preset” is a matter of the tournament." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\nrule nines off\n", "file:4: “rule” is a matter of the tournament." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\nforced 1\n", "file:4: “forced” is a matter of the tournament." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\nbock 2\n", "file:4: “bock” is a matter of the tournament." },
  { DULLE_RECORD_HEAD "tournament\ngame 1\ndeal 1\nend\n", "file:5: A game of a tournament must be played to its end." },
  { DULLE_RECORD_HEAD "tournament\n", "file:3: The last game has no “end”." },
  { BEGINNING "auction 0:gesund\n", "file:9: “0:gesund” is not an action." },
  { BEGINNING "auction 4:healthy\n", "file:9: “4:healthy” is not an action." },
  { BEGINNING "auction 0:marriage\n", "file:9: “0:marriage” is not an action." },
  { BEGINNING "auction 0:marriage/spouse\n", "file:9: “0:marriage/spouse” is not an action." },
  { BEGINNING "auction 0:healthy/late\n", "file:9: “0:healthy/late” is not an action." },
  { BEGINNING "auction 0:solo-nothing\n", "file:9: “0:solo-nothing” is not an action." },
  { BEGINNING "auction 0:solo-jack/often\n", "file:9: “0:solo-jack/often” is not an action." },
  { BEGINNING "auction 0:poverty\n", "file:9: “0:poverty” is not legal: The rules do not allow this game." },
  { BEGINNING "auction 0:throw-nines\n", "file:9: “0:throw-nines” is not legal: The rules do not allow this game." },
  { BEGINNING AUCTION "trick 0$pork\n", "file:10: “0$pork” is not an action." },
  { BEGINNING AUCTION "trick 0&4\n", "file:10: “0&4” is not an action." },
  { BEGINNING AUCTION "trick 0&12\n", "file:10: “0&12” is not an action." },
  { BEGINNING "result re 1 1 -1 1 -1\n", "file:9: There is a result, but the game is not over." },
  { BEGINNING AUCTION "trick 0:pass/CX\n", "file:10: “0:pass/CX” is not an action." },
  { BEGINNING AUCTION "trick 0$pigs\n", "file:10: “0$pigs” is not legal: This cannot be declared now." },
  { BEGINNING "exchange 0:accept\n", "file:9: “0:accept” is not legal: That is not possible now." },
  { BEGINNING AUCTION "result thrown 0\n", "file:10: There is a result, but the game is not over." },
  { BEGINNING "auction 0!rere\n", "file:9: “0!rere” is not an action." },
  { BEGINNING "auction 0\n", "file:9: “0” is not an action." },
  { BEGINNING "auction 1:healthy\n", "file:9: “1:healthy” is not legal: It is not your turn." },
  { BEGINNING "auction 0:marriage/foreign\n", "file:9: “0:marriage/foreign” is not legal: A marriage needs both queens of clubs." },
  { BEGINNING "auction 0:solo-king\n", "file:9: “0:solo-king” is not legal: The rules do not allow this game." },
  { BEGINNING "auction 0:CA\n", "file:9: “0:CA” is not legal: That is not possible now." },
  { BEGINNING AUCTION "trick 0:CA 1:HA\n", "file:10: “1:HA” is not legal: Clubs must be followed." },
  { BEGINNING AUCTION "trick 0:C9\n", "file:10: “0:C9” is not legal: You do not hold this card." },
  { BEGINNING AUCTION "dealer 1\n", "file:10: “dealer” must come before the first action." },
  { BEGINNING AUCTION "hand 0 CA\n", "file:10: “hand” must come before the first action." },
  { BEGINNING AUCTION "result re 1 1 -1 1 -1\n", "file:10: There is a result, but the game is not over." },
  { BEGINNING AUCTION "end now\n", "file:10: Words after “end”: 0 needed, not 1." },
};

START_TEST (test_wrong_texts)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert_ptr_null (parse_record (wrong[i].text, &error));
      ck_assert_str_eq (error->message, wrong[i].message);
    }
}
END_TEST

/* What stands in the lines of a setup is what the game begins with. */
START_TEST (test_setup)
{
  static const char text[] = DULLE_RECORD_HEAD "game 4294967295\n"
                                               "dealer 3\n"
                                               "compulsory-solos 10/4/6 0/0/0 2/1/1 1/0/1\n"
                                               "voted 2\n"
                                               "bock 1024\n"
                                               "deal freedoko:279840\n"
                                               "end\n"
                                               "game 2\n"
                                               "compulsory-solos 0/0/0 1/0/0 0/0/0 0/0/0\n"
                                               "forced 1\n"
                                               "deal 9223372036854775807\n"
                                               "end\n";
  g_autoptr (GArray) records = parse_record (text, NULL);
  g_autoptr (GArray) again = NULL;
  g_autoptr (GString) written = g_string_new (DULLE_RECORD_HEAD);
  const DulleRecord *record;

  ck_assert_ptr_nonnull (records);
  ck_assert_uint_eq (records->len, 2);
  record = &g_array_index (records, DulleRecord, 0);
  ck_assert_uint_eq (record->number, G_MAXUINT32);
  ck_assert_uint_eq (record->setup.dealer, 3);
  ck_assert (record->setup.voted);
  ck_assert_uint_eq (record->setup.forced, 2);
  ck_assert_uint_eq (record->setup.bock, 1024);
  ck_assert_uint_eq (record->setup.solos_due[0].all, 10);
  ck_assert_uint_eq (record->setup.solos_due[0].color, 4);
  ck_assert_uint_eq (record->setup.solos_due[0].picture, 6);
  ck_assert_uint_eq (record->setup.solos_due[3].picture, 1);

  record = &g_array_index (records, DulleRecord, 1);
  ck_assert_uint_eq (record->setup.dealer, 0);
  ck_assert (!record->setup.voted);
  ck_assert_uint_eq (record->setup.forced, 1);
  ck_assert_uint_eq (record->setup.bock, 1);

  for (unsigned i = 0; i < records->len; i++)
    dulle_record_write (&g_array_index (records, DulleRecord, i), written);
  again = parse_record (written->str, NULL);
  ck_assert_ptr_nonnull (again);
  for (unsigned i = 0; i < records->len; i++)
    ck_assert_mem_eq (&g_array_index (records, DulleRecord, i),
                      &g_array_index (again, DulleRecord, i), sizeof (DulleRecord));
}
END_TEST

static void
assert_error (const char      *text,
              DulleEngineError code)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (parse_record (text, &error));
  ck_assert_msg (g_error_matches (error, DULLE_ENGINE_ERROR, code), "%s", error->message);
}

START_TEST (test_kinds_of_errors)
{
  assert_error ("", DULLE_ENGINE_ERROR_VERSION);
  assert_error (BEGINNING AUCTION "end now\n", DULLE_ENGINE_ERROR_SYNTAX);
  assert_error (BEGINNING AUCTION "nonsense\n", DULLE_ENGINE_ERROR_UNKNOWN);
  assert_error (BEGINNING "auction nonsense\n", DULLE_ENGINE_ERROR_VALUE);
  assert_error (BEGINNING "auction 1:healthy\n", DULLE_ENGINE_ERROR_ILLEGAL);
  assert_error (BEGINNING AUCTION "result re 1 1 -1 1 -1\n", DULLE_ENGINE_ERROR_INCONSISTENT);
}
END_TEST

/* Plays the game of @record to its end by random actions of the seat whose turn it is. */
static void
play_randomly (DulleRecord *record,
               DulleGame   *game,
               uint64_t     number)
{
  DulleRng rng = dulle_rng (number);

  dulle_game_start (game, &record->setup, record->hands);
  while (!dulle_board_is_finished (&game->board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);
      DulleAction action = actions[dulle_rng_below (&rng, n_actions)];

      ck_assert_int_eq (dulle_game_apply (game, &action), DULLE_ACCEPTED);
      dulle_record_add_action (record, &action);
    }
}

static DulleRecord
make_record (const DulleRules *rules,
             uint64_t          number)
{
  DulleRecord record = { .number = (uint32_t) number, .rules = *rules };
  DulleRules  active = dulle_rules_active (rules);
  DulleGame   game;

  record.setup = dulle_setup (&active, (uint8_t) (number % 4));
  record.setup.bock = (uint8_t) (1 + number % 3);
  record.setup.solos_due[number % 4] = (DulleCompulsorySolos){ 2, 1, 0 };
  if (number % 5 == 0)
    record.setup.forced = (uint8_t) (number % 4);
  dulle_deal (&active, number, record.setup.dealer, record.hands);
  play_randomly (&record, &game, number);

  return record;
}

static void
check_same (const DulleRecord *a,
            const DulleRecord *b)
{
  ck_assert_uint_eq (a->number, b->number);
  ck_assert (dulle_rules_equal (&a->rules, &b->rules));
  ck_assert (dulle_rules_equal (&a->setup.rules, &b->setup.rules));
  ck_assert_mem_eq (a->setup.solos_due, b->setup.solos_due, sizeof a->setup.solos_due);
  ck_assert_uint_eq (a->setup.dealer, b->setup.dealer);
  ck_assert_uint_eq (a->setup.forced, b->setup.forced);
  ck_assert_uint_eq (a->setup.bock, b->setup.bock);
  ck_assert_mem_eq (a->hands, b->hands, sizeof a->hands);
  ck_assert_uint_eq (a->n_actions, b->n_actions);
  for (unsigned i = 0; i < a->n_actions; i++)
    ck_assert (dulle_action_equal (&a->actions[i], &b->actions[i]));
}

START_TEST (test_round_trip)
{
  DulleRules rules = dulle_rules_default ();
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GString) again = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;
  g_autoptr (GError) error = NULL;
  DulleRecord records[40];

  for (unsigned i = 0; i < G_N_ELEMENTS (records); i++)
    {
      rules.nines = i % 2;
      rules.dulle_second_beats_first = i % 3 == 0;
      records[i] = make_record (&rules, i);
      dulle_record_write (&records[i], text);
    }

  read = parse_record (text->str, &error);
  ck_assert_msg (read != NULL, "%s", error != NULL ? error->message : "");
  ck_assert_uint_eq (read->len, G_N_ELEMENTS (records));
  for (unsigned i = 0; i < read->len; i++)
    {
      check_same (&g_array_index (read, DulleRecord, i), &records[i]);
      dulle_record_write (&g_array_index (read, DulleRecord, i), again);
    }
  ck_assert_str_eq (again->str, text->str);
}
END_TEST

/* From the auction on, these are written as they were read: a line for each trick, and how
 * the game ended. */
static const char *const canonical[] = {
  BEGINNING AUCTION "trick 0:CA 1:CK 2:CJ 3:C9\n"
                    "trick 2:SQ 3:D9 0:DA 1:DT\n"
                    "end\n",
  DULLE_RECORD_HEAD "game 7\n"
                    "preset ddv\n"
                    "rule throw-with-nines on\n"
                    "dealer 3\n"
                    "hand 0 CQ DA HT HT CA CA CT CT SA SA ST ST\n"
                    "hand 1 CQ DA DT DT HA HA HK HK CK CK SK SK\n"
                    "hand 2 SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ\n"
                    "hand 3 DJ DJ DK DK D9 D9 C9 C9 S9 S9 H9 H9\n"
                    "auction 0:healthy 1:healthy 2:healthy 3:throw-nines\n"
                    "result thrown 3\n"
                    "end\n",
};

START_TEST (test_canonical_texts)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (canonical); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) records = parse_record (canonical[i], &error);
      g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);

      ck_assert_msg (records != NULL, "%s", error != NULL ? error->message : "");
      dulle_record_write (&g_array_index (records, DulleRecord, 0), text);
      ck_assert_str_eq (strstr (text->str, "auction"), strstr (canonical[i], "auction"));
    }
}
END_TEST

/* Plays the next game of @tournament and appends it to @text. */
static DulleRecord
play_in_tournament (DulleTournament  *tournament,
                    const DulleRules *chosen,
                    uint64_t          number,
                    GString          *text)
{
  DulleRecord record = { .number = (uint32_t) number,
                         .rules = *chosen,
                         .setup = dulle_tournament_next_setup (tournament) };
  DulleGame   game;
  DulleResult result;

  dulle_deal (&record.setup.rules, dulle_tournament_deal (tournament), record.setup.dealer,
              record.hands);
  play_randomly (&record, &game, number);
  dulle_score (&game.board, &result);
  dulle_tournament_finish (tournament, &game.board, &result);
  dulle_record_write_in_tournament (&record, text);

  return record;
}

/* In a tournament the games are written without what follows from those before. */
START_TEST (test_tournament)
{
  DulleRules      chosen = dulle_rules_default ();
  DulleRules      active;
  DulleTournament tournament;
  DulleRecord     records[8];
  unsigned        n = 0;
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;
  g_autoptr (GError) error = NULL;

  chosen.players = 5;
  chosen.rounds = 1;
  chosen.compulsory_solos = 0;
  active = dulle_rules_active (&chosen);
  tournament = dulle_tournament_start (&active, 1, 4);
  dulle_record_write_tournament (&chosen, 4, text);
  for (; !dulle_tournament_is_over (&tournament) && n < G_N_ELEMENTS (records); n++)
    records[n] = play_in_tournament (&tournament, &chosen, n + 1, text);
  ck_assert (dulle_tournament_is_over (&tournament));

  read = parse_record (text->str, &error);
  ck_assert_msg (read != NULL, "%s", error != NULL ? error->message : "");
  ck_assert_uint_eq (read->len, n);
  for (unsigned i = 0; i < n; i++)
    check_same (&g_array_index (read, DulleRecord, i), &records[i]);

  g_string_append (text, "game 99\n");
  ck_assert_ptr_null (parse_record (text->str, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "The tournament was over with the game before."));
}
END_TEST

/* Between the games of a tournament stands how many wanted a round of solos, once. */
START_TEST (test_votes)
{
  static const struct
  {
    const char *votes;
    const char *message;
  } cases[] = {
    { "vote 0\n", NULL },
    { "vote 4\n", NULL },
    { "vote 5\n", "“5” is not a number from 0 to 4." },
    { "vote -1\n", "“-1” is not a number from 0 to 4." },
    { "vote 0\nvote 0\n", "No vote is due." },
  };
  DulleRules      chosen = dulle_rules_default ();
  DulleRules      active;
  DulleTournament tournament;
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);

  chosen.bock = true;
  chosen.solo_round_vote = true;
  chosen.compulsory_solos = 0;
  active = dulle_rules_active (&chosen);
  tournament = dulle_tournament_start (&active, 1, 3);
  dulle_record_write_tournament (&chosen, 3, text);
  for (unsigned i = 1; !tournament.vote_due && !dulle_tournament_is_over (&tournament); i++)
    play_in_tournament (&tournament, &chosen, i, text);
  ck_assert (tournament.vote_due);

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *voted = g_strconcat (text->str, cases[i].votes, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) read = parse_record (voted, &error);

      ck_assert ((read != NULL) == (cases[i].message == NULL));
      ck_assert (read != NULL || g_str_has_suffix (error->message, cases[i].message));
    }
}
END_TEST

/* A record may end anywhere. */
START_TEST (test_unfinished_games)
{
  DulleRules  rules = dulle_rules_default ();
  DulleRecord whole = make_record (&rules, 12);

  for (uint16_t n = 0; n <= whole.n_actions; n++)
    {
      DulleRecord record = whole;
      g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
      g_autoptr (GArray) read = NULL;

      record.n_actions = n;
      dulle_record_write (&record, text);
      read = parse_record (text->str, NULL);
      ck_assert_ptr_nonnull (read);
      ck_assert_uint_eq (read->len, 1);
      check_same (&g_array_index (read, DulleRecord, 0), &record);
      ck_assert_int_eq (strstr (text->str, "result") != NULL, n == whole.n_actions);
    }
}
END_TEST

START_TEST (test_a_changed_result)
{
  DulleRules  rules = dulle_rules_default ();
  DulleRecord record = make_record (&rules, 3);
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GError) error = NULL;
  char *result;

  dulle_record_write (&record, text);
  result = strstr (text->str, "result ");
  ck_assert_ptr_nonnull (result);
  g_string_insert (text, result - text->str + (gssize) strlen ("result re"), "x");
  ck_assert_ptr_null (parse_record (text->str, &error));
  ck_assert (g_error_matches (error, DULLE_ENGINE_ERROR, DULLE_ENGINE_ERROR_INCONSISTENT));
}
END_TEST

START_TEST (test_replay)
{
  DulleRules  rules = dulle_rules_default ();
  DulleRecord record = make_record (&rules, 8);

  for (unsigned n = 0; n <= record.n_actions; n++)
    {
      DulleGame game;

      dulle_record_replay (&record, n, &game);
      ck_assert_int_eq (game.board.phase == DULLE_PHASE_OVER, n == record.n_actions);
    }
}
END_TEST

START_TEST (test_deal_by_number)
{
  static const char text[] = DULLE_RECORD_HEAD "game 1\ndealer 2\ndeal 1\nend\n";
  g_autoptr (GArray) records = parse_record (text, NULL);
  DulleRules rules = dulle_rules_default ();
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (&rules, 1, 2, hands);
  ck_assert_ptr_nonnull (records);
  ck_assert_mem_eq (g_array_index (records, DulleRecord, 0).hands, hands, sizeof hands);
}
END_TEST

/* In a game the dealer is a seat. */
START_TEST (test_last_dealers)
{
  static const struct
  {
    const char *text;
    uint8_t     dealer;
  } texts[] = {
    { DULLE_RECORD_HEAD "game 1\ndealer 0\ndeal 1\nend\n", 0 },
    { DULLE_RECORD_HEAD "game 1\ndealer 3\ndeal 1\nend\n", 3 },
    { DULLE_RECORD_HEAD "game 1\nvoted 3\ndealer 3\ndeal 1\nend\n", 3 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) records = dulle_record_parse (texts[i].text, "file", &error);

      ck_assert_msg (records != NULL, "%s", error != NULL ? error->message : "");
      ck_assert_uint_eq (g_array_index (records, DulleRecord, 0).setup.dealer, texts[i].dealer);
    }
}
END_TEST

START_TEST (test_spaces_and_comments)
{
  static const char text[] = DULLE_RECORD_HEAD "\r\n# a game\r\ngame 1 # the first\r\n"
                                               "  dealer\t2\r\n\r\ndeal 1\r\nend\r\n";
  g_autoptr (GArray) records = parse_record (text, NULL);

  ck_assert_ptr_nonnull (records);
  ck_assert_uint_eq (g_array_index (records, DulleRecord, 0).setup.dealer, 2);
}
END_TEST

START_TEST (test_no_games)
{
  g_autoptr (GArray) records = parse_record (DULLE_RECORD_HEAD, NULL);

  ck_assert_ptr_nonnull (records);
  ck_assert_uint_eq (records->len, 0);
}
END_TEST

static void
check_word (DulleAction action,
            DulleParty  party)
{
  g_autofree char *word = dulle_action_format (&action, party);
  DulleAction      read;

  ck_assert (dulle_action_parse (word, &read));
  ck_assert (dulle_action_equal (&read, &action));
}

START_TEST (test_words_of_actions)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      check_word (dulle_action_call (seat, DULLE_CONTRACT_NORMAL, 0), DULLE_RE);
      for (unsigned i = 0; i < DULLE_N_MARRIAGES; i++)
        check_word (dulle_action_call (seat, DULLE_CONTRACT_MARRIAGE, i), DULLE_RE);
      for (unsigned i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
        check_word (dulle_action_call (seat, i, 0), DULLE_RE);
      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        check_word (dulle_action_play (seat, card), DULLE_RE);
      for (unsigned level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
        {
          check_word (dulle_action_announce (seat, level), DULLE_RE);
          check_word (dulle_action_announce (seat, level), DULLE_KONTRA);
        }
    }
}
END_TEST

SUITE ("record",
       test_wrong_texts,
       test_setup,
       test_kinds_of_errors,
       test_round_trip,
       test_canonical_texts,
       test_tournament,
       test_votes,
       test_unfinished_games,
       test_a_changed_result,
       test_replay,
       test_deal_by_number,
       test_last_dealers,
       test_spaces_and_comments,
       test_no_games,
       test_words_of_actions)
