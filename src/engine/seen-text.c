/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lines that set up a game are those of a record.
 */
#include "seen-text.h"

#include "quote.h"
#include "record-reader.h"
#include "text-lines.h"
#include "view-members.h"

#include <string.h>

typedef struct
{
  DulleRecordReader setup;
  DulleSeenGame    *seen;
  bool              is_bare;
  uint8_t           seat;
  bool              is_begun;
} Reader;

bool
dulle_seen_game_take_words (DulleSeenGame           *seen,
                            char                   **words,
                            const DulleTextPosition *at)
{
  DulleSeenGame next = *seen;

  for (; *words != NULL; words++)
    {
      g_auto (DulleViewFlaw) flaw = { 0 };
      DulleSeenAction action;

      if (!dulle_seen_action_parse (*words, &action))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not an action.",
                              dulle_quote (*words).text);
      if (!dulle_seen_game_take (&next, &action, &flaw))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_ILLEGAL, "“%s” is not possible: %s",
                              dulle_quote (*words).text, flaw.reason);
    }
  *seen = next;

  return true;
}

static bool
begin_game (Reader *reader)
{
  DulleRecord *record = &reader->setup.record;
  DulleHand    hand = reader->is_bare ? 0 : record->hands[reader->seat % DULLE_N_SEATS];
  g_auto (DulleViewFlaw) flaw = { 0 };

  if (reader->is_begun)
    return true;
  if (reader->seat == DULLE_NO_SEAT && !reader->is_bare)
    return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "The own hand is missing.");

  record->setup.rules = dulle_rules_active (&record->rules);
  reader->is_begun = true;

  if (dulle_seen_game_start (reader->seen, &record->setup, reader->seat, hand, &flaw))
    return true;

  return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_INCONSISTENT, "%s", flaw.reason);
}

static bool
read_setup (Reader     *reader,
            const char *line,
            char      **words)
{
  if (reader->is_begun)
    return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_SYNTAX,
                          "“%s” must come before the first action.", words[0]);

  return dulle_record_read_line (&reader->setup, line);
}

static bool
read_hand (Reader     *reader,
           const char *line,
           char      **words)
{
  if (reader->seat != DULLE_NO_SEAT || reader->is_bare)
    return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "There is one hand only, that of the own seat.");
  if (!read_setup (reader, line, words))
    return false;
  reader->seat = (uint8_t) g_ascii_strtoull (words[1], NULL, 10);

  return true;
}

static bool
read_actions (Reader     *reader,
              const char *line,
              char      **words)
{
  return begin_game (reader) &&
         dulle_seen_game_take_words (reader->seen, words + 1, &reader->setup.at);
}

static const struct
{
  const char *word;
  bool (*read) (Reader     *reader,
                const char *line,
                char      **words);
} line_kinds[] = {
  { "preset", read_setup },
  { "rule", read_setup },
  { "dealer", read_setup },
  { "compulsory-solos", read_setup },
  { "duty", read_setup },
  { "forced", read_setup },
  { "voted", read_setup },
  { "bock", read_setup },
  { "hand", read_hand },
  { "auction", read_actions },
  { "exchange", read_actions },
  { "trick", read_actions },
};

static bool
read_line (Reader     *reader,
           const char *line,
           char      **words)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (line_kinds); i++)
    {
      if (strcmp (line_kinds[i].word, words[0]) == 0)
        return line_kinds[i].read (reader, line, words);
    }

  return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_UNKNOWN, "“%s” is not known.",
                        dulle_quote (words[0]).text);
}

static bool
read_lines (Reader *reader,
            char  **lines)
{
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = dulle_record_split (lines[i]);

      reader->setup.at.line = i + 1;
      if (words[0] == NULL)
        continue;
      if (strcmp (words[0], "end") == 0)
        return begin_game (reader);
      if (!read_line (reader, lines[i], words))
        return false;
    }

  return dulle_fail_at (&reader->setup.at, DULLE_ENGINE_ERROR_SYNTAX, "There is no “end”.");
}

static bool
parse_game (const char    *text,
            const char    *name,
            bool           is_bare,
            DulleSeenGame *seen,
            GError       **error)
{
  Reader reader = {
    .setup.at = { .name = name, .line = 1, .error = error },
    .seen = seen,
    .is_bare = is_bare,
    .seat = DULLE_NO_SEAT,
  };
  g_auto (GStrv) lines = dulle_text_split (text, &reader.setup.at);

  if (lines == NULL)
    return false;

  dulle_record_read_line (&reader.setup, "game 0");

  return read_lines (&reader, lines);
}

bool
dulle_seen_game_parse (const char    *text,
                       const char    *name,
                       DulleSeenGame *seen,
                       GError       **error)
{
  return parse_game (text, name, false, seen, error);
}

bool
dulle_seen_game_parse_bare (const char    *text,
                            const char    *name,
                            DulleSeenGame *seen,
                            GError       **error)
{
  return parse_game (text, name, true, seen, error);
}

static void
write_hand (const DulleView *view,
            GString         *text)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_order_sort (&view->board.order, view->own.hand, cards);

  g_string_append_printf (text, "hand %u", view->own.seat);
  for (unsigned i = 0; i < n_cards; i++)
    g_string_append_printf (text, " %s", dulle_card_code (cards[i]));
  g_string_append_c (text, '\n');
}

void
dulle_seen_game_write (const DulleView *view,
                       GString         *text)
{
  const DulleBoard *board = &view->board;

  dulle_view_write_rules (&board->rules, text);
  g_string_append_printf (text, "dealer %u\n", board->dealer);
  dulle_view_write_compulsory_solos (board, text);
  if (board->forced != DULLE_NO_SEAT)
    g_string_append_printf (text, "%s %u\n", board->voted ? "voted" : "forced", board->forced);
  g_string_append_printf (text, "bock %u\n", board->bock_factor);
  if (view->own.seat != DULLE_NO_SEAT)
    write_hand (view, text);
  g_string_append (text, "end\n");
}
