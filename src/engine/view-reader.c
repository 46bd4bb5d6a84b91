/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads views. The order of the cards and what was played follow from the rest.
 */
#include "view-text.h"

#include <string.h>

#include "contract.h"
#include "deal.h"
#include "record.h"
#include "rules-text.h"
#include "view-members.h"

G_DEFINE_QUARK (dulle - view - error - quark, dulle_view_error)

/**
 * Reader:
 * @rules: the rules as far as they were read
 * @begun: whether the rules are complete, and @view begun
 * @n_tricks: tricks that were read, the one on the table among them
 */
typedef struct
{
  const char *name;
  unsigned    line;
  GError    **error;
  DulleRules  rules;
  bool        begun;
  DulleView  *view;
  unsigned    n_tricks;
} Reader;

static bool G_GNUC_PRINTF (3, 4)
    fail (Reader        *reader,
          DulleViewError code,
          const char    *format,
          ...)
{
  va_list          args;
  g_autofree char *sentence = NULL;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (reader->error, DULLE_VIEW_ERROR, code, "%s:%u: %s", reader->name, reader->line, sentence);

  return false;
}

static bool
fail_word (Reader     *reader,
           const char *word,
           const char *what)
{
  return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“%s” is not %s.", word, what);
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
    return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“%s” is followed by %u words.", member->word, member->n_values);

  for (unsigned i = 0; i < member->n_values; i++)
    {
      const char *word = words[i + 1];
      int         value;

      if (member->name != NULL ? !read_name (member->name, word, member->highest, &value)
                               : !read_number (word, member->highest, &value))
        return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“%s” cannot be “%s”.", member->word, word);
      dulle_view_set (member, reader->view, i, value);
    }

  return true;
}

static bool
read_own (Reader *reader,
          char  **words)
{
  if (words[1] == NULL || !read_seat (words[1], &reader->view->own.seat))
    return fail_word (reader, words[1] != NULL ? words[1] : "", "a seat");

  return true;
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
        return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There is no third “%s”.", words[i]);
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
read_duty (Reader *reader,
           char  **words)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_auto (GStrv) parts = g_strsplit (words[seat + 1] != NULL ? words[seat + 1] : "", "/", -1);
      int all;
      int colour;
      int picture;

      if (g_strv_length (parts) != 3 || !read_number (parts[0], 10, &all) ||
          !read_number (parts[1], all, &colour) || !read_number (parts[2], all - colour, &picture))
        return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“duty” is followed by all/colour/picture for each seat.");
      reader->view->board.duty[seat] = (DulleDuty){ (uint8_t) all, (uint8_t) colour, (uint8_t) picture };
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
  bool             in_place = code[0] == '0' + dulle_trick_seat (trick, trick->n_cards) && code[1] == ':';

  if (!in_place || trick->n_cards == DULLE_N_SEATS || !dulle_card_from_code (code + 2, &card))
    return fail_word (reader, word, "the next card of the trick");
  if (word[strlen (code)] == '*')
    trick->best = trick->n_cards;
  trick->cards[trick->n_cards++] = card;

  return true;
}

/* A trick without a card is the seat that leads. */
static bool
read_trick (Reader *reader,
            char  **words)
{
  DulleBoard *board = &reader->view->board;
  DulleTrick *trick = &board->tricks[reader->n_tricks];
  const char *first = words[1] != NULL ? words[1] : "";
  char        lead[] = { first[0], '\0' };

  if (reader->n_tricks > dulle_board_length (board))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There are more tricks than in a game.");
  if (reader->n_tricks > 0 && trick[-1].n_cards < DULLE_N_SEATS)
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "The trick before has less than four cards.");
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
  DulleAnnouncement        read = { 0 };
  int                      level;
  int                      cards;
  int                      reply;
  int                      answers;
  static const char *const whens[] = { "in-time", "reply" };

  if (g_strv_length (words) != 6 || board->n_announcements == DULLE_MAX_ANNOUNCEMENTS)
    return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“announced” is followed by seat, level, cards, in-time or reply, and level.");

  reply = g_str_equal (words[4], whens[1]);
  if (!read_seat (words[1], &read.seat))
    return fail_word (reader, words[1], "a seat");
  if (!read_name (dulle_view_level_id, words[2], DULLE_LEVEL_REPLY, &level) || level == DULLE_LEVEL_NONE)
    return fail_word (reader, words[2], "a level");
  if (!read_number (words[3], DULLE_N_SEATS * DULLE_MAX_TRICKS, &cards))
    return fail_word (reader, words[3], "a number of cards");
  if (!reply && !g_str_equal (words[4], whens[0]))
    return fail_word (reader, words[4], "“in-time” or “reply”");
  if (!read_name (dulle_view_level_id, words[5], DULLE_LEVEL_REPLY, &answers))
    return fail_word (reader, words[5], "a level");

  read.level = (uint8_t) level;
  read.cards = (uint8_t) cards;
  read.reply = reply;
  read.answers = (uint8_t) answers;
  board->announcements[board->n_announcements++] = read;

  return true;
}

/* Lines that are no member of the table. */
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
  { "duty", read_duty },
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

  return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "“%s” is not known.", words[0]);
}

static bool
read_rule (Reader *reader,
           char  **words)
{
  g_autofree char *line = g_strjoinv (" ", words + g_str_equal (words[0], "rule"));

  if (reader->begun)
    return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "Rules must come before everything else.");

  return dulle_rules_parse_line (line, reader->name, reader->line, &reader->rules, reader->error);
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

      *reader->view = dulle_view_blank (&active, 0);
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
            return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There is no third “%s”.", dulle_card_code (card));
          board->played[seat] = dulle_hand_add (board->played[seat], card);
        }
    }

  return true;
}

/* Whether @parts, card by card, are no more than @whole. */
static bool
are_within (const DulleHand *parts,
            unsigned         n_parts,
            DulleHand        whole)
{
  for (unsigned card = 0; card < DULLE_N_CARDS; card++)
    {
      unsigned count = 0;

      for (unsigned i = 0; i < n_parts; i++)
        count += dulle_hand_count (parts[i], (DulleCard) card);
      if (count > dulle_hand_count (whole, (DulleCard) card))
        return false;
    }

  return true;
}

/* Whether the seat holds and has given away what it was dealt and has been given. */
static bool
own_cards_add_up (const DulleView *view)
{
  const DulleOwn *own = &view->own;

  for (unsigned i = 0; i < DULLE_N_CARDS; i++)
    {
      DulleCard card = (DulleCard) i;
      unsigned  had = dulle_hand_count (own->dealt, card) + dulle_hand_count (own->received, card);
      unsigned  gone = dulle_hand_count (own->passed, card) + dulle_hand_count (view->board.played[own->seat], card);

      if (had != gone + dulle_hand_count (own->hand, card))
        return false;
    }

  return true;
}

static bool
check_cards (Reader *reader)
{
  const DulleView  *view = reader->view;
  const DulleBoard *board = &view->board;
  DulleHand         deck = dulle_deck (&board->rules);
  DulleHand         seen[DULLE_N_SEATS + 1];
  unsigned          n_hidden = 0;

  memcpy (seen, board->played, sizeof board->played);
  seen[DULLE_N_SEATS] = view->own.hand;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    n_hidden += seat != view->own.seat ? board->n_cards[seat] : 0;

  if (!are_within (seen, G_N_ELEMENTS (seen), deck) || !are_within (&view->own.dealt, 1, deck))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There are more cards than in the deck.");
  if (!own_cards_add_up (view))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "“hand” is not what is left of “dealt”.");
  if (board->n_cards[view->own.seat] != dulle_hand_size (view->own.hand))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "“n_cards” says that the own hand has %u cards.",
                 board->n_cards[view->own.seat]);
  if (board->exchange != DULLE_EXCHANGE_ASK && board->phase != DULLE_PHASE_EXCHANGE &&
      n_hidden != dulle_hand_size (dulle_view_unseen (view)))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "The others hold %u cards, but %u are unseen.", n_hidden,
                 dulle_hand_size (dulle_view_unseen (view)));

  return true;
}

/* A contract that somebody plays needs who plays it. */
static bool
check_players (Reader *reader)
{
  const DulleBoard *board = &reader->view->board;

  if (board->turn == DULLE_NO_SEAT && !dulle_board_is_finished (board))
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "It is nobody’s turn.");
  if (board->contract != DULLE_CONTRACT_NORMAL && board->soloist == DULLE_NO_SEAT)
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "Nobody plays the “%s”.", dulle_contracts[board->contract].id);
  if (board->phase == DULLE_PHASE_EXCHANGE && board->contract != DULLE_CONTRACT_POVERTY)
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "Only a poverty has an exchange.");
  if (board->phase < DULLE_PHASE_TRICKS && reader->n_tricks > 0)
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There are no tricks before the “tricks” phase.");
  if (board->phase == DULLE_PHASE_TRICKS && reader->n_tricks == 0)
    return fail (reader, DULLE_VIEW_ERROR_IMPOSSIBLE, "There is no “trick”, not even one without a card.");

  return true;
}

static bool
finish (Reader *reader)
{
  if (!reader->begun)
    return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "There is nothing but rules.");
  dulle_board_order (&reader->view->board);

  return count_tricks (reader) && check_cards (reader) && check_players (reader);
}

static bool
read_lines (Reader *reader,
            char  **lines)
{
  if (lines[0] == NULL || !g_str_equal (g_strchomp (lines[0]), DULLE_VIEW_HEAD))
    return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "This is not a view: the first line must be “%s”.", DULLE_VIEW_HEAD);

  for (unsigned i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = dulle_record_split (lines[i]);

      reader->line = i + 1;
      if (words[0] == NULL)
        continue;
      if (g_str_equal (words[0], "end"))
        return finish (reader);
      if (!read_words (reader, words))
        return false;
    }

  return fail (reader, DULLE_VIEW_ERROR_SYNTAX, "There is no “end”.");
}

bool
dulle_view_parse (const char *text,
                  const char *name,
                  DulleView  *view,
                  GError    **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Reader reader = { .name = name, .line = 1, .error = error, .rules = dulle_rules_default (), .view = view };

  if (!g_utf8_validate (text, -1, NULL))
    return fail (&reader, DULLE_VIEW_ERROR_SYNTAX, "This is not a text in UTF-8.");

  return read_lines (&reader, lines);
}
