/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "readers.h"

#include <glib.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/bonus.h"
#include "engine/information.h"
#include "engine/legality.h"
#include "engine/record.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"
#include "engine/seen-text.h"
#include "engine/card-role.h"
#include "engine/view-check.h"
#include "engine/view-text.h"

static unsigned
count_lines (const char *text)
{
  unsigned n = 1;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

static bool
is_sentence (const char *message)
{
  return g_str_has_prefix (message, READERS_NAME ":") && g_str_has_suffix (message, ".") &&
         strchr (message, '\n') == NULL && g_utf8_validate (message, -1, NULL);
}

bool
readers_name_line (const char *message,
                   const char *text)
{
  guint64 line;
  char   *end;

  if (!is_sentence (message))
    return false;
  line = g_ascii_strtoull (message + strlen (READERS_NAME ":"), &end, 10);

  return line >= 1 && line <= count_lines (text) && g_str_has_prefix (end, ": ");
}

static bool
is_sound (GArray *records)
{
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GString) again = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;

  for (unsigned i = 0; i < records->len; i++)
    dulle_record_write (&g_array_index (records, DulleRecord, i), text);
  read = dulle_record_parse (text->str, READERS_NAME, NULL);
  for (unsigned i = 0; read != NULL && i < read->len; i++)
    dulle_record_write (&g_array_index (read, DulleRecord, i), again);

  return read != NULL && strcmp (text->str, again->str) == 0;
}

bool
read_records (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, READERS_NAME, &error);

  return records != NULL ? error == NULL && is_sound (records)
                         : readers_name_line (error->message, text);
}

bool
read_rules (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  DulleRules       rules;
  DulleRules       again;

  if (!dulle_rules_parse (text, READERS_NAME, &rules, &error))
    return readers_name_line (error->message, text);
  written = dulle_rules_format (&rules);

  return dulle_rules_parse (written, READERS_NAME, &again, NULL) &&
         dulle_rules_equal (&rules, &again);
}

/* FreeDoko has fewer options, so the text that is written may lack some of what was read; but
 * it is read and written again without change. */
bool
read_freedoko (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) unknown = NULL;
  g_autoptr (GPtrArray) still_unknown = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;
  DulleRules       rules;

  if (!dulle_rules_parse_freedoko (text, READERS_NAME, &rules, &unknown, &error))
    return is_sentence (error->message);
  written = dulle_rules_format_freedoko (&rules, unknown);
  if (!dulle_rules_parse_freedoko (written, READERS_NAME, &rules, &still_unknown, NULL))
    return false;
  again = dulle_rules_format_freedoko (&rules, still_unknown);

  return strcmp (written, again) == 0;
}

/* Calls the functions that a window or a player calls for any board. */
static void
ask_about (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  DulleAction       actions[DULLE_MAX_ACTIONS];
  DulleScoreLine    lines[DULLE_MAX_BONUS];
  DulleResult       result;

  dulle_action_list (board, &view->own, actions);
  dulle_action_cards (board, &view->own);
  dulle_viewable_tricks (board);
  dulle_announce_last_chance (board, &view->own);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_view_party (view, seat);
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    dulle_card_role (board, card);
  for (unsigned i = 0; i < DULLE_N_CONTRACTS; i++)
    dulle_auction_lack (board, &view->own, (DulleContract) i);
  for (unsigned trick = 0; trick < board->n_tricks; trick++)
    dulle_bonus (board, trick, lines);
  if (board->phase == DULLE_PHASE_OVER)
    dulle_score (board, &result);
}

/* A view of somebody without a seat, which no player is asked about. */
static bool
read_bare_view (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) written = g_string_new (NULL);
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleView view;

  if (!dulle_view_parse_bare (text, READERS_NAME, &view, &error))
    return readers_name_line (error->message, text);
  dulle_view_write (&view, written);

  return dulle_view_is_consistent (&view, &flaw) &&
         dulle_view_parse_bare (written->str, READERS_NAME, &view, NULL);
}

/* Whatever can be read is a view of some game that answers all questions, and that is the
 * same after it has been written and read again. Writing takes a hundred times as long as
 * reading, so while fuzzing only few texts are written. */
bool
read_views (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleView view;

  if (strstr (text, "own -") != NULL)
    return read_bare_view (text);
  if (!dulle_view_parse (text, READERS_NAME, &view, &error))
    return readers_name_line (error->message, text);
  if (!dulle_view_is_consistent (&view, &flaw))
    return false;
  ask_about (&view);
  if (IS_FUZZING && g_str_hash (text) % 64 != 0)
    return true;
  dulle_view_write (&view, written);
  if (!dulle_view_parse (written->str, READERS_NAME, &view, NULL))
    return false;
  dulle_view_write (&view, again);

  return strcmp (written->str, again->str) == 0;
}

/* What somebody without a seat is told of a game. */
static bool
read_bare_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleSeenGame seen;
  DulleView     view;

  if (!dulle_seen_game_parse_bare (text, READERS_NAME, &seen, &error))
    return readers_name_line (error->message, text);
  view = dulle_seen_game_view (&seen);

  return seen.is_waiting || dulle_board_is_finished (&view.board) ||
         dulle_view_is_consistent (&view, &flaw);
}

/* What a seat is told of a game that goes on leads to a view that a game can have. */
bool
read_seen (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) written = g_string_new (NULL);
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleSeenGame seen;
  DulleView     view;

  if (strstr (text, "hand ") == NULL)
    return read_bare_game (text);
  if (!dulle_seen_game_parse (text, READERS_NAME, &seen, &error))
    return readers_name_line (error->message, text);
  view = dulle_seen_game_view (&seen);
  if (seen.is_waiting || dulle_board_is_finished (&view.board))
    return true;
  if (!dulle_view_is_consistent (&view, &flaw))
    return false;
  ask_about (&view);
  if (IS_FUZZING && g_str_hash (text) % 64 != 0)
    return true;
  dulle_view_write (&view, written);

  return dulle_view_parse (written->str, READERS_NAME, &view, NULL);
}
