/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads views, word by word. Whether they can arise in a game is checked elsewhere
 * (view-check.h).
 */
#include "view-text.h"

#include <string.h>

#include "contract.h"
#include "quote.h"
#include "record-reader.h"
#include "rules-text.h"
#include "text-lines.h"
#include "view-check.h"
#include "view-members.h"

/**
 * Reader:
 * @at: the line that is being read
 * @lines: the text
 * @is_bare: whether the view has no seat
 * @rules: the rules as far as they have been read
 * @n_rules: how many of them that are
 * @begun: whether the rules are complete, and @view begun
 * @n_tricks: how many tricks have been read, including the one on the table
 * @is_given: which members of the table have been read
 */
typedef struct
{
  DulleTextPosition at;
  char            **lines;
  bool              is_bare;
  DulleRules        rules;
  unsigned          n_rules;
  bool              begun;
  DulleView        *view;
  unsigned          n_tricks;
  bool              is_given[DULLE_N_VIEW_MEMBERS];
} Reader;

static bool
fail_word (Reader     *reader,
           const char *word,
           const char *what)
{
  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not %s.",
                        dulle_quote (word).text, what);
}

static bool
read_number (const char *word,
             int         highest,
             int        *value)
{
  gint64 number;

  if (!g_ascii_string_to_signed (word, 10, 0, highest, &number, NULL))
    return false;
  *value = (int) number;

  return true;
}

static bool
read_name (const char *(*name) (int value),
           const char *word,
           int         highest,
           int        *value)
{
  for (int i = 0; i <= highest; i++)
    {
      if (g_strcmp0 (name (i), word) == 0)
        {
          *value = i;
          return true;
        }
    }

  return false;
}

/* @word: (nullable) */
static bool
read_seat (const char *word,
           uint8_t    *seat)
{
  int value;

  if (!read_name (dulle_view_seat_id, word, DULLE_N_SEATS - 1, &value))
    return false;
  *seat = (uint8_t) value;

  return true;
}

static bool
read_member (Reader                *reader,
             const DulleViewMember *member,
             char                 **words)
{
  if (g_strv_length (words) != member->n_values + 1u)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "“%s” is followed by %u words.", member->word, member->n_values);

  for (unsigned i = 0; i < member->n_values; i++)
    {
      const char *word = words[i + 1];
      int         value;

      if (member->name != NULL ? !read_name (member->name, word, member->highest, &value)
                               : !read_number (word, member->highest, &value))
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                              "“%s” cannot be “%s”.", member->word,
                              dulle_quote (word).text);
      dulle_view_set (member, reader->view, i, value);
    }
  reader->is_given[member - dulle_view_members] = true;

  return true;
}

static bool
read_own (Reader *reader,
          char  **words)
{
  bool is_nobody = g_strcmp0 (words[1], dulle_view_seat_id (DULLE_NO_SEAT)) == 0;

  if (reader->is_bare ? is_nobody : read_seat (words[1], &reader->view->own.seat))
    return true;

  return fail_word (reader, words[1] != NULL ? words[1] : "",
                    reader->is_bare ? "a view without a seat" : "a seat");
}

static bool
read_cards (Reader    *reader,
            char     **words,
            DulleHand *hand)
{
  *hand = 0;
  for (unsigned i = 1; words[i] != NULL; i++)
    {
      DulleCard card;

      if (!dulle_card_from_code (words[i], &card))
        return fail_word (reader, words[i], "a card");
      if (dulle_hand_count (*hand, card) == 2)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                              "There is no third “%s”.", words[i]);
      *hand = dulle_hand_add (*hand, card);
    }

  return true;
}

static bool
read_hand (Reader *reader,
           char  **words)
{
  return read_cards (reader, words, &reader->view->own.hand);
}

static bool
read_dealt (Reader *reader,
            char  **words)
{
  return read_cards (reader, words, &reader->view->own.dealt);
}

static bool
read_passed (Reader *reader,
             char  **words)
{
  return read_cards (reader, words, &reader->view->own.passed);
}

static bool
read_received (Reader *reader,
               char  **words)
{
  return read_cards (reader, words, &reader->view->own.received);
}

static bool
read_compulsory_solos (Reader *reader,
                       char  **words)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_auto (GStrv) parts = g_strsplit (words[seat + 1] != NULL ? words[seat + 1] : "", "/", -1);
      int all;
      int color;
      int picture;

      if (g_strv_length (parts) != 3 || !read_number (parts[0], 10, &all) ||
          !read_number (parts[1], all, &color) || !read_number (parts[2], all - color, &picture))
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                              "“duty” is followed by all/color/picture for each seat.");
      reader->view->board.solos_due[seat] = (DulleCompulsorySolos){
        .all = (uint8_t) all,
        .color = (uint8_t) color,
        .picture = (uint8_t) picture,
      };
    }

  return true;
}

/* "1:CQ" or "1:CQ*" */
static bool
read_trick_card (Reader     *reader,
                 const char *word,
                 DulleTrick *trick)
{
  g_autofree char *code = g_strndup (word, strcspn (word, "*"));
  DulleCard        card;
  char             seat = (char) ('0' + dulle_trick_seat (trick, trick->n_cards));
  bool             in_place = code[0] == seat && code[1] == ':';

  if (!in_place || trick->n_cards == DULLE_N_SEATS || !dulle_card_from_code (code + 2, &card))
    return fail_word (reader, word, "the next card of the trick");
  if (word[strlen (code)] == '*')
    trick->best = trick->n_cards;
  trick->cards[trick->n_cards++] = card;

  return true;
}

/* A trick without cards is just the seat that leads. */
static bool
read_trick (Reader *reader,
            char  **words)
{
  DulleBoard *board = &reader->view->board;
  DulleTrick *trick = &board->tricks[reader->n_tricks];
  const char *first = words[1] != NULL ? words[1] : "";
  char        lead[] = { first[0], '\0' };

  if (reader->n_tricks > dulle_board_length (board))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "There are more tricks than in a game.");
  if (reader->n_tricks > 0 && trick[-1].n_cards < DULLE_N_SEATS)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "The trick before has less than four cards.");
  if (!read_seat (lead, &trick->lead))
    return fail_word (reader, first, "a seat, or a seat’s card");
  reader->n_tricks++;

  for (unsigned i = 1; !g_str_equal (first, lead) && words[i] != NULL; i++)
    {
      if (!read_trick_card (reader, words[i], trick))
        return false;
    }

  return true;
}

static bool
read_announcement (Reader *reader,
                   char  **words)
{
  DulleBoard              *board = &reader->view->board;
  uint8_t                  seat;
  int                      level;
  int                      cards;
  int                      reply;
  int                      answers;
  static const char *const whens[] = { "in-time", "reply" };

  if (board->n_announcements == DULLE_MAX_ANNOUNCEMENTS)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "There are more announcements than in a game.");
  if (g_strv_length (words) != 6)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "“announced” is followed by seat, level, cards, in-time or reply, "
                          "and level.");

  reply = g_str_equal (words[4], whens[1]);
  if (!read_seat (words[1], &seat))
    return fail_word (reader, words[1], "a seat");
  if (!read_name (dulle_view_level_id, words[2], DULLE_LEVEL_REPLY, &level) ||
      level == DULLE_LEVEL_NONE)
    return fail_word (reader, words[2], "a level");
  if (!read_number (words[3], DULLE_N_SEATS * DULLE_MAX_TRICKS, &cards))
    return fail_word (reader, words[3], "a number of cards");
  if (!reply && !g_str_equal (words[4], whens[0]))
    return fail_word (reader, words[4], "“in-time” or “reply”");
  if (!read_name (dulle_view_level_id, words[5], DULLE_LEVEL_REPLY, &answers))
    return fail_word (reader, words[5], "a level");

  board->announcements[board->n_announcements++] = (DulleAnnouncement){
    .seat = seat,
    .level = (uint16_t) level,
    .cards = (uint16_t) cards,
    .reply = reply != 0,
    .answers = (uint16_t) answers,
  };

  return true;
}

/* The kinds of lines that are not members in the table of numbers. */
static const struct
{
  const char *word;
  bool (*read) (Reader *reader,
                char  **words);
} line_kinds[] = {
  { "own", read_own },
  { "hand", read_hand },
  { "dealt", read_dealt },
  { "passed", read_passed },
  { "received", read_received },
  { "duty", read_compulsory_solos },
  { "trick", read_trick },
  { "announced", read_announcement },
};

static bool
read_fact (Reader *reader,
           char  **words)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (line_kinds); i++)
    {
      if (g_str_equal (line_kinds[i].word, words[0]))
        return line_kinds[i].read (reader, words);
    }
  for (unsigned i = 0; i < DULLE_N_VIEW_MEMBERS; i++)
    {
      if (g_str_equal (dulle_view_members[i].word, words[0]))
        return read_member (reader, &dulle_view_members[i], words);
    }

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_UNKNOWN, "“%s” is not known.",
                        dulle_quote (words[0]).text);
}

static bool
read_rule (Reader *reader,
           char  **words)
{
  g_autofree char *line = g_strjoinv (" ", words + g_str_equal (words[0], "rule"));

  if (reader->begun)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "Rules must come before everything else.");

  return dulle_rules_parse_line (line, &reader->at, &reader->n_rules, &reader->rules);
}

static bool
read_words (Reader *reader,
            char  **words)
{
  if (g_str_equal (words[0], "preset") || g_str_equal (words[0], "rule"))
    return read_rule (reader, words);

  if (!reader->begun)
    {
      DulleRules active = dulle_rules_active (&reader->rules);

      *reader->view = dulle_view_blank (&active, reader->is_bare ? DULLE_NO_SEAT : 0);
      reader->begun = true;
    }

  return read_fact (reader, words);
}

/* What follows */

/* Takes the tricks into account. */
static bool
count_tricks (Reader *reader)
{
  DulleBoard *board = &reader->view->board;

  board->n_tricks = (uint8_t) (reader->n_tricks > 0 ? reader->n_tricks - 1 : 0);
  for (unsigned i = 0; i < reader->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      for (unsigned place = 0; place < trick->n_cards; place++)
        {
          uint8_t   seat = dulle_trick_seat (trick, place);
          DulleCard card = trick->cards[place];

          if (dulle_hand_count (board->played[seat], card) == 2)
            return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                                  "There is no third “%s”.", dulle_card_code (card));
          board->played[seat] = dulle_hand_add (board->played[seat], card);
        }
    }

  return true;
}

/* Goes to the line at fault: of those that begin with its word, the one at its place or
 * else the last. If there is none, the reader stays at the end. */
static void
go_to_flaw (Reader              *reader,
            const DulleViewFlaw *flaw)
{
  unsigned n_left = flaw->place;
  unsigned end = reader->at.line;

  for (unsigned i = 1; i < end; i++)
    {
      g_auto (GStrv) words = dulle_record_split (reader->lines[i - 1]);

      if (g_strcmp0 (words[0], flaw->word) != 0)
        continue;
      reader->at.line = i;
      if (n_left-- == 0)
        return;
    }
}

static bool
check_view (Reader *reader)
{
  g_auto (DulleViewFlaw) flaw = { 0 };

  if (dulle_view_complete (reader->view, reader->is_given, &flaw))
    return true;
  go_to_flaw (reader, &flaw);

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT, "%s", flaw.reason);
}

static bool
complete_view (Reader *reader)
{
  if (!reader->begun)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "There is nothing but rules.");

  return count_tricks (reader) && check_view (reader);
}

static bool
read_lines (Reader *reader)
{
  char **lines = reader->lines;

  if (lines[0] == NULL || !g_str_equal (g_strchomp (lines[0]), DULLE_VIEW_HEAD))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VERSION,
                          "This is not a view: the first line must be “%s”.", DULLE_VIEW_HEAD);

  for (unsigned i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = dulle_record_split (lines[i]);

      reader->at.line = i + 1;
      if (words[0] == NULL)
        continue;
      if (g_str_equal (words[0], "end"))
        return complete_view (reader);
      if (!read_words (reader, words))
        return false;
    }

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "There is no “end”.");
}

static bool
parse_view (const char *text,
            const char *name,
            bool        is_bare,
            DulleView  *view,
            GError    **error)
{
  Reader reader = {
    .at = { .name = name, .line = 1, .error = error },
    .is_bare = is_bare,
    .rules = dulle_rules_default (),
    .view = view,
  };
  g_auto (GStrv) lines = dulle_text_split (text, &reader.at);

  reader.lines = lines;

  return lines != NULL && read_lines (&reader);
}

bool
dulle_view_parse (const char *text,
                  const char *name,
                  DulleView  *view,
                  GError    **error)
{
  return parse_view (text, name, false, view, error);
}

bool
dulle_view_parse_bare (const char *text,
                       const char *name,
                       DulleView  *view,
                       GError    **error)
{
  return parse_view (text, name, true, view, error);
}
