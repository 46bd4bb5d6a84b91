/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game as JSON.
 */
#include "json.h"

#include "engine/announce.h"
#include "engine/money.h"
#include "engine/score.h"

static const char *const party_ids[] = { "re", "kontra", "nobody" };

const char *
dulle_party_id (DulleParty party)
{
  return party_ids[party];
}

/* What stands between two members of a list or an object. */
static const char *
comma (unsigned index)
{
  return index > 0 ? ", " : "";
}

static void
append_optional (GString    *text,
                 const char *key,
                 unsigned    number)
{
  if (number == DULLE_NO_SEAT)
    g_string_append_printf (text, ", \"%s\": null", key);
  else
    g_string_append_printf (text, ", \"%s\": %u", key, number);
}

static void
append_trick (GString          *text,
              const DulleTrick *trick)
{
  g_string_append_printf (text, "{\"lead\": %u, \"cards\": [", trick->lead);
  for (unsigned i = 0; i < trick->n_cards; i++)
    g_string_append_printf (text, "%s\"%s\"", comma (i), dulle_card_code (trick->cards[i]));
  g_string_append_printf (text, "], \"winner\": %u, \"augen\": %u}",
                          dulle_trick_winner (trick), dulle_trick_augen (trick));
}

static void
append_announcement (GString          *text,
                     const DulleBoard *board,
                     unsigned          index)
{
  const DulleAnnouncement *announcement = &board->announcements[index];
  DulleParty               party = (DulleParty) board->known[announcement->seat];

  g_string_append_printf (text, "{\"seat\": %u, \"level\": \"%s\", \"cards\": %u, \"reply\": %s}",
                          announcement->seat, dulle_level_id (announcement->level, party),
                          announcement->cards, announcement->reply ? "true" : "false");
}

static void
append_line (GString              *text,
             const DulleScoreLine *line)
{
  g_string_append_printf (text, "{\"id\": \"%s\", \"party\": \"%s\", \"value\": %u",
                          dulle_line_id (line->id), dulle_party_id (line->party), line->value);
  append_optional (text, "trick", line->trick);
  append_optional (text, "seat", line->seat);
  append_optional (text, "from", line->from);
  g_string_append_c (text, '}');
}

static void
append_money (GString           *text,
              const DulleRules  *rules,
              const DulleResult *result)
{
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];
  unsigned      n_transfers = dulle_money_settle (rules, result, transfers);

  g_string_append (text, ", \"money\": [");
  for (unsigned i = 0; i < n_transfers; i++)
    g_string_append_printf (text, "%s{\"from\": %u, \"to\": %u, \"cents\": %d}", comma (i),
                            transfers[i].from, transfers[i].to, transfers[i].amount);
  g_string_append_c (text, ']');
}

/* What was played and said. */
static void
append_play (GString          *text,
             const DulleBoard *board)
{
  g_string_append (text, ", \"tricks\": [");
  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      g_string_append (text, comma (i));
      append_trick (text, &board->tricks[i]);
    }

  g_string_append (text, "], \"announcements\": [");
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      g_string_append (text, comma (i));
      append_announcement (text, board, i);
    }
  g_string_append_c (text, ']');
}

/* What it came to. */
static void
append_result (GString           *text,
               const DulleResult *result)
{
  g_string_append_printf (text, ", \"augen\": [%u, %u], \"winner\": \"%s\", \"solo\": %s, \"points\": %d, \"lines\": [",
                          result->augen[DULLE_RE], result->augen[DULLE_KONTRA],
                          dulle_party_id (result->winner), result->solo ? "true" : "false", result->points);
  for (unsigned i = 0; i < result->n_lines; i++)
    {
      g_string_append (text, comma (i));
      append_line (text, &result->lines[i]);
    }

  g_string_append (text, "], \"scores\": [");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, "%s%d", comma (seat), result->scores[seat]);
  g_string_append_c (text, ']');
}

static void
append_game (GString          *text,
             const DulleBoard *board)
{
  DulleResult result;
  bool        bock;

  dulle_score (board, &result);
  bock = board->rules.bock && dulle_bock_is_triggered (board, &result);

  append_optional (text, "soloist", board->soloist);
  g_string_append_printf (text, ", \"duty_solo\": %s, \"parties\": [", board->duty_solo ? "true" : "false");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, "%s\"%s\"", comma (seat), dulle_party_id (result.parties[seat]));
  g_string_append_c (text, ']');

  append_play (text, board);
  append_result (text, &result);
  append_money (text, &board->rules, &result);
  g_string_append_printf (text, ", \"makes_bock\": %s", bock ? "true" : "false");
}

/* When each party became known, by replaying the game card by card. */
static void
append_known (GString           *text,
              const DulleRecord *record)
{
  uint8_t   known[DULLE_N_SEATS] = { DULLE_NO_PARTY, DULLE_NO_PARTY, DULLE_NO_PARTY,
                                     DULLE_NO_PARTY };
  DulleGame game;
  unsigned  n = 0;

  g_string_append (text, ", \"known\": [");
  dulle_game_start (&game, &record->setup, record->hands);
  for (unsigned i = 0; i < record->n_actions; i++)
    {
      dulle_game_apply (&game, &record->actions[i]);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          uint8_t party = game.board.known[seat];

          if (known[seat] == party)
            continue;
          known[seat] = party;
          g_string_append_printf (text, "%s{\"seat\": %u, \"party\": \"%s\", \"cards\": %u}",
                                  comma (n++), seat,
                                  dulle_party_id (party), dulle_board_n_played (&game.board));
        }
    }
  g_string_append_c (text, ']');
}

static void
append_setup (GString          *text,
              const DulleSetup *setup)
{
  g_string_append_printf (text, ", \"dealer\": %u, \"bock\": %u", setup->dealer, setup->bock);
  append_optional (text, "forced", setup->forced);
  g_string_append (text, ", \"duty\": [");
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, "%s[%u, %u, %u]", comma (seat), setup->duty[seat].all,
                            setup->duty[seat].colour, setup->duty[seat].picture);
  g_string_append_c (text, ']');
}

/* With four players; more are a matter of their tournament. */
static uint8_t
next_dealer (const DulleBoard *board)
{
  return dulle_tournament_keeps_dealer (board) ? board->dealer : dulle_next_seat (board->dealer);
}

void
dulle_json_game (GString           *text,
                 const DulleRecord *record)
{
  DulleGame         game;
  const DulleBoard *board = &game.board;

  dulle_record_replay (record, record->n_actions, &game);
  g_string_append_printf (text, "{\"game\": %u, \"contract\": \"%s\"", record->number,
                          dulle_contracts[board->contract].id);
  append_setup (text, &record->setup);
  if (board->phase == DULLE_PHASE_THROWN)
    g_string_append_printf (text, ", \"thrown\": %u", board->soloist);
  else
    {
      append_known (text, record);
      append_game (text, board);
    }
  g_string_append_printf (text, ", \"next_dealer\": %u", next_dealer (board));
  g_string_append_c (text, '}');
}
