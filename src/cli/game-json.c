/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A finished game as JSON.
 */
#include "game-json.h"

#include "engine/announce.h"
#include "engine/bock.h"
#include "engine/money.h"
#include "engine/score.h"
#include "engine/tournament.h"

static const char *const party_ids[] = { "re", "kontra", "nobody" };

const char *
dulle_party_id (DulleParty party)
{
  return party_ids[party];
}

/* A seat or the number of a trick; null if there is none. */
static void
set_optional (JsonObject *object,
              const char *name,
              unsigned    number)
{
  if (number == DULLE_NO_SEAT)
    json_object_set_null_member (object, name);
  else
    json_object_set_int_member (object, name, number);
}

/* The play */

static JsonObject *
trick_json (const DulleTrick *trick)
{
  JsonObject *object = json_object_new ();
  JsonArray  *cards = json_array_new ();

  for (unsigned i = 0; i < trick->n_cards; i++)
    json_array_add_string_element (cards, dulle_card_code (trick->cards[i]));
  json_object_set_int_member (object, "lead", trick->lead);
  json_object_set_array_member (object, "cards", cards);
  json_object_set_int_member (object, "winner", dulle_trick_winner (trick));
  json_object_set_int_member (object, "augen", dulle_trick_card_points (trick));

  return object;
}

static JsonObject *
announcement_json (const DulleBoard        *board,
                   const DulleAnnouncement *announcement)
{
  JsonObject *object = json_object_new ();
  DulleParty  party = (DulleParty) board->known[announcement->seat];

  json_object_set_int_member (object, "seat", announcement->seat);
  json_object_set_string_member (object, "level", dulle_level_id (announcement->level, party));
  json_object_set_int_member (object, "cards", announcement->cards);
  json_object_set_boolean_member (object, "reply", announcement->reply);

  return object;
}

static void
set_play (JsonObject       *object,
          const DulleBoard *board)
{
  JsonArray *tricks = json_array_new ();
  JsonArray *announcements = json_array_new ();

  for (unsigned i = 0; i < board->n_tricks; i++)
    json_array_add_object_element (tricks, trick_json (&board->tricks[i]));
  for (unsigned i = 0; i < board->n_announcements; i++)
    json_array_add_object_element (announcements,
                                   announcement_json (board, &board->announcements[i]));
  json_object_set_array_member (object, "tricks", tricks);
  json_object_set_array_member (object, "announcements", announcements);
}

/* The result */

static JsonObject *
line_json (const DulleScoreLine *line)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", dulle_line_id (line->id));
  json_object_set_string_member (object, "party", dulle_party_id (line->party));
  json_object_set_int_member (object, "value", line->value);
  set_optional (object, "trick", line->trick);
  set_optional (object, "seat", line->seat);
  set_optional (object, "from", line->from);

  return object;
}

static void
set_result (JsonObject        *object,
            const DulleResult *result)
{
  JsonArray *card_points = json_array_new ();
  JsonArray *lines = json_array_new ();
  JsonArray *scores = json_array_new ();

  json_array_add_int_element (card_points, result->card_points[DULLE_RE]);
  json_array_add_int_element (card_points, result->card_points[DULLE_KONTRA]);
  for (unsigned i = 0; i < result->n_lines; i++)
    json_array_add_object_element (lines, line_json (&result->lines[i]));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    json_array_add_int_element (scores, result->scores[seat]);

  json_object_set_array_member (object, "augen", card_points);
  json_object_set_string_member (object, "winner", dulle_party_id (result->winner));
  json_object_set_boolean_member (object, "solo", result->solo);
  json_object_set_int_member (object, "points", result->points);
  json_object_set_array_member (object, "lines", lines);
  json_object_set_array_member (object, "scores", scores);
}

static void
set_money (JsonObject        *object,
           const DulleRules  *rules,
           const DulleResult *result)
{
  JsonArray    *money = json_array_new ();
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];
  unsigned      n_transfers = dulle_money_settle (rules, result, transfers);

  for (unsigned i = 0; i < n_transfers; i++)
    {
      JsonObject *transfer = json_object_new ();

      json_object_set_int_member (transfer, "from", transfers[i].from);
      json_object_set_int_member (transfer, "to", transfers[i].to);
      json_object_set_int_member (transfer, "cents", transfers[i].amount);
      json_array_add_object_element (money, transfer);
    }
  json_object_set_array_member (object, "money", money);
}

static void
set_game (JsonObject       *object,
          const DulleBoard *board)
{
  JsonArray  *parties = json_array_new ();
  DulleResult result;

  dulle_score (board, &result);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    json_array_add_string_element (parties, dulle_party_id (result.parties[seat]));

  set_optional (object, "soloist", board->soloist);
  json_object_set_boolean_member (object, "duty_solo", board->compulsory_solo);
  json_object_set_array_member (object, "parties", parties);
  set_play (object, board);
  set_result (object, &result);
  set_money (object, &board->rules, &result);
  json_object_set_boolean_member (object, "makes_bock",
                                  board->rules.bock && dulle_bock_is_triggered (board, &result));
}

/* The beginning */

/* Adds the seats whose party has become known since @known was last brought up to date. */
static void
add_known (JsonArray        *array,
           const DulleBoard *board,
           uint8_t           known[DULLE_N_SEATS])
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      JsonObject *object;

      if (known[seat] == board->known[seat])
        continue;
      known[seat] = board->known[seat];
      object = json_object_new ();
      json_object_set_int_member (object, "seat", seat);
      json_object_set_string_member (object, "party", dulle_party_id (known[seat]));
      json_object_set_int_member (object, "cards", dulle_board_n_played (board));
      json_array_add_object_element (array, object);
    }
}

/* When each party became known, found by replaying the game action by action. */
static void
set_known (JsonObject        *object,
           const DulleRecord *record)
{
  uint8_t    known[DULLE_N_SEATS] = { DULLE_NO_PARTY, DULLE_NO_PARTY, DULLE_NO_PARTY,
                                      DULLE_NO_PARTY };
  JsonArray *array = json_array_new ();
  DulleGame  game;

  dulle_game_start (&game, &record->setup, record->hands);
  for (unsigned i = 0; i < record->n_actions; i++)
    {
      dulle_game_apply (&game, &record->actions[i]);
      add_known (array, &game.board, known);
    }
  json_object_set_array_member (object, "known", array);
}

static void
set_setup (JsonObject       *object,
           const DulleSetup *setup)
{
  JsonArray *due = json_array_new ();

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      JsonArray *owed = json_array_new ();

      json_array_add_int_element (owed, setup->solos_due[seat].all);
      json_array_add_int_element (owed, setup->solos_due[seat].color);
      json_array_add_int_element (owed, setup->solos_due[seat].picture);
      json_array_add_array_element (due, owed);
    }
  json_object_set_int_member (object, "dealer", setup->dealer);
  json_object_set_int_member (object, "bock", setup->bock);
  set_optional (object, "forced", setup->forced);
  json_object_set_array_member (object, "duty", due);
}

/* At a table of four; with more players the tournament decides. */
static uint8_t
next_dealer (const DulleBoard *board)
{
  return dulle_tournament_keeps_dealer (board) ? board->dealer : dulle_next_seat (board->dealer);
}

JsonObject *
dulle_cli_game_json (const DulleRecord *record)
{
  JsonObject       *object = json_object_new ();
  DulleGame         game;
  const DulleBoard *board = &game.board;

  dulle_record_replay (record, record->n_actions, &game);
  json_object_set_int_member (object, "game", record->number);
  json_object_set_string_member (object, "contract", dulle_contracts[board->contract].id);
  set_setup (object, &record->setup);
  if (board->phase == DULLE_PHASE_THROWN)
    json_object_set_int_member (object, "thrown", board->soloist);
  else
    {
      set_known (object, record);
      set_game (object, board);
    }
  json_object_set_int_member (object, "next_dealer", next_dealer (board));

  return object;
}
