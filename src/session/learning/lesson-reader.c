/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads lessons. A line is a word and what it says; which words may stand where is in the
 * table below. The lines of a game are those of a record, from “game” to “end”.
 */
#include "lesson.h"

#include <string.h>

#include "engine/deal.h"
#include "engine/error.h"
#include "engine/legality.h"
#include "engine/quote.h"
#include "engine/record-reader.h"
#include "engine/text-lines.h"

#define HEAD "dulle-lesson 1"

/* Stands for saying nothing, and for all answers that are not named. */
#define SILENCE   "-"
#define ANY_OTHER "*"

/* The part of the file that the reader is in. */
typedef enum
{
  PLACE_HEAD,
  PLACE_POSITION,
  PLACE_ANSWER,
  PLACE_DEAL,
} Place;

/**
 * Reader:
 * @game_line: where the game that is being read began, or 0
 * @game_text: its lines
 * @position: (nullable): the one that is being read
 * @answer: (nullable): its last answer
 * @n_hands: how many hands of the answer's own deal have been read
 */
typedef struct
{
  DulleTextPosition    at;
  DulleChapter        *chapter;
  Place                place;
  unsigned             game_line;
  GString             *game_text;
  DulleLessonPosition *position;
  DulleLessonAnswer   *answer;
  unsigned             n_hands;
} Reader;

/* Sentences */

static const char *const language_marks[DULLE_LESSON_N_LANGUAGES] = {
  [DULLE_LESSON_ENGLISH] = "",
  [DULLE_LESSON_GERMAN] = "[de]",
};

static bool
read_text (Reader             *reader,
           DulleLessonText    *text,
           DulleLessonLanguage language,
           const char         *says)
{
  if (text->in[language] != NULL)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "This has been said already in this language.");
  if (*says == '\0')
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "There is no sentence.");
  text->in[language] = g_strdup (says);

  return true;
}

static bool
read_title (Reader             *reader,
            DulleLessonLanguage language,
            const char         *says)
{
  return read_text (reader, &reader->chapter->title, language, says);
}

/* The first that has not been said in this language. */
static bool
read_idea (Reader             *reader,
           DulleLessonLanguage language,
           const char         *says)
{
  for (unsigned i = 0; i < DULLE_LESSON_IDEAS; i++)
    {
      if (reader->chapter->ideas[i].in[language] == NULL)
        return read_text (reader, &reader->chapter->ideas[i], language, says);
    }

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "An idea has %d sentences.",
                        DULLE_LESSON_IDEAS);
}

static bool
read_question (Reader             *reader,
               DulleLessonLanguage language,
               const char         *says)
{
  return read_text (reader, &reader->position->question, language, says);
}

static bool
read_say (Reader             *reader,
          DulleLessonLanguage language,
          const char         *says)
{
  DulleLessonText *text =
      reader->place == PLACE_DEAL ? &reader->chapter->deal_says : &reader->answer->says;

  return read_text (reader, text, language, says);
}

static void
free_text (DulleLessonText *text)
{
  for (unsigned language = 0; language < DULLE_LESSON_N_LANGUAGES; language++)
    g_free (text->in[language]);
}

/* Answers */

static void
free_answer (gpointer data)
{
  DulleLessonAnswer *answer = data;

  free_text (&answer->says);
  g_free (answer);
}

static void
free_position (gpointer data)
{
  DulleLessonPosition *position = data;

  free_text (&position->question);
  g_ptr_array_unref (position->answers);
  g_free (position);
}

static bool
read_action (Reader      *reader,
             const char  *word,
             DulleAction *action)
{
  if (strcmp (word, SILENCE) == 0)
    *action = dulle_action_announce (reader->position->seat, DULLE_LEVEL_NONE);
  else if (!dulle_action_parse (word, action))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not an action.",
                          dulle_quote (word).text);

  return true;
}

/* Only the game of the position is known so far; that of the answer may be another one. */
static bool
check_answer (Reader            *reader,
              const DulleAction *action)
{
  const DulleRecord *record = &reader->position->record;
  DulleGame          game;
  DulleRefusal       refusal;

  if (dulle_action_is_silence (action))
    return true;
  if (action->seat != reader->position->seat)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL, "It is the turn of seat %u.",
                          reader->position->seat);

  dulle_record_replay (record, record->n_actions, &game);
  refusal = dulle_game_apply (&game, action);

  return refusal == DULLE_ACCEPTED ||
         dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL, "This is not legal: %s",
                        dulle_refusal_sentence (refusal));
}

/* The hands of the deal that shows what the answer leads to. */
static bool
read_hand (Reader *reader,
           char  **words)
{
  DulleHand hand = 0;
  gint64    seat;

  if (words[1] == NULL ||
      !g_ascii_string_to_signed (words[1], 10, reader->n_hands, reader->n_hands, &seat, NULL))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                          "The next hand is that of seat %u.", reader->n_hands);
  for (unsigned i = 2; words[i] != NULL; i++)
    {
      DulleCard card;

      if (!dulle_card_from_code (words[i], &card) || dulle_hand_count (hand, card) == 2)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                              "“%s” is not a card that can be there.", dulle_quote (words[i]).text);
      hand = dulle_hand_add (hand, card);
    }
  reader->answer->record.hands[reader->n_hands++] = hand;

  return true;
}

static bool
read_then (Reader *reader,
           char  **words)
{
  DulleLessonAnswer *answer = reader->answer;

  for (unsigned i = 1; words[i] != NULL; i++)
    {
      if (answer->n_then == DULLE_MAX_RECORD)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "Too many actions.");
      if (!read_action (reader, words[i], &answer->then[answer->n_then++]))
        return false;
    }

  return true;
}

/* One of the actions that the answer is for, and what follows it. */
static bool
play_answer (Reader    *reader,
             unsigned   number,
             DulleGame *game)
{
  const DulleLessonAnswer *answer = reader->answer;
  const DulleAction       *action = &answer->actions[number];
  const DulleRecord       *record = &answer->record;

  if (!dulle_deal_is_whole (&record->setup.rules, record->hands))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "The hands of the answer do not make a whole deck.");
  dulle_game_start (game, &record->setup, record->hands);
  for (unsigned i = 0; i < record->n_actions; i++)
    {
      if (dulle_game_apply (game, &record->actions[i]) != DULLE_ACCEPTED)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                              "The hands of the answer do not fit the game.");
    }
  if (answer->n_actions > 0 && !dulle_action_is_silence (action) &&
      dulle_game_apply (game, action) != DULLE_ACCEPTED)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL,
                          "The answer is not legal in its deal.");
  for (unsigned i = 0; i < answer->n_then; i++)
    {
      DulleRefusal refusal = dulle_game_apply (game, &answer->then[i]);

      if (refusal != DULLE_ACCEPTED)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL,
                              "Action %u of what follows is not legal: %s", i + 1,
                              dulle_refusal_sentence (refusal));
    }

  return true;
}

/* Returns: whether @seat wins trick @number of @game, with @points */
static bool
check_trick (Reader          *reader,
             const DulleGame *game,
             unsigned         number,
             unsigned         seat,
             unsigned         points)
{
  const DulleTrick *trick = &game->board.tricks[number];
  unsigned          found = 0;

  for (unsigned i = 0; i < trick->n_cards; i++)
    found += dulle_card_points (trick->cards[i]);
  if (trick->n_cards == DULLE_N_SEATS && dulle_trick_winner (trick) == seat && found == points)
    return true;

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                        "Seat %u wins the trick, with %u card points.",
                        trick->n_cards > 0 ? dulle_trick_winner (trick) : 0, found);
}

/* What the sentence says about the trick: who wins it, and how many card points. */
static bool
read_wins (Reader *reader,
           char  **words)
{
  DulleGame game;
  gint64    seat;
  gint64    points;
  unsigned  number;

  if (g_strv_length (words) != 3 ||
      !g_ascii_string_to_signed (words[1], 10, 0, DULLE_N_SEATS - 1, &seat, NULL) ||
      !g_ascii_string_to_signed (words[2], 10, 0, DULLE_DECK_CARD_POINTS, &points, NULL))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "After “wins” come a seat and card points.");

  dulle_record_replay (&reader->position->record, reader->position->record.n_actions, &game);
  number = game.board.n_tricks;
  for (unsigned i = 0; i < reader->answer->n_actions; i++)
    {
      if (!play_answer (reader, i, &game) ||
          !check_trick (reader, &game, number, (unsigned) seat, (unsigned) points))
        return false;
    }

  return true;
}

/* Positions */

static bool
finish_answer (Reader *reader)
{
  DulleGame game;

  if (reader->place != PLACE_ANSWER)
    return true;
  if (reader->n_hands % DULLE_N_SEATS != 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "An answer has all four hands or none.");
  if (reader->answer->is_any_other)
    return true;
  for (unsigned i = 0; i < reader->answer->n_actions; i++)
    {
      if (!play_answer (reader, i, &game))
        return false;
    }

  return true;
}

static bool
read_answer (Reader *reader,
             char  **words)
{
  DulleLessonAnswer *answer;

  if (reader->position->seat == DULLE_NO_SEAT)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "The game of a position stands before its answers.");
  if (!finish_answer (reader))
    return false;

  answer = g_new0 (DulleLessonAnswer, 1);
  g_ptr_array_add (reader->position->answers, answer);
  answer->is_best = strcmp (words[0], "best") == 0;
  answer->record = reader->position->record;
  reader->answer = answer;
  reader->place = PLACE_ANSWER;
  reader->n_hands = 0;

  if (words[1] == NULL)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "There is no action.");
  answer->is_any_other = strcmp (words[1], ANY_OTHER) == 0;
  if (answer->is_best && answer->is_any_other)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                          "The best answer names its actions.");
  if (answer->is_any_other && words[2] != NULL)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          "“%s” is for all that no other answer names, so no action follows it.",
                          ANY_OTHER);
  for (unsigned i = 1; words[i] != NULL && !answer->is_any_other; i++)
    {
      if (answer->n_actions == DULLE_MAX_LESSON_ACTIONS)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "Too many actions.");
      if (!read_action (reader, words[i], &answer->actions[answer->n_actions]) ||
          !check_answer (reader, &answer->actions[answer->n_actions++]))
        return false;
    }

  return true;
}

/* Returns: whether each thing that may be done has an answer */
static bool
check_answers (Reader *reader)
{
  const DulleLessonPosition *position = reader->position;
  DulleAction                actions[DULLE_MAX_ACTIONS];
  DulleGame                  game;
  unsigned                   n;

  if (position->answers->len == 0 ||
      !((DulleLessonAnswer *) g_ptr_array_index (position->answers, 0))->is_best)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "The position has no best answer.");
  dulle_record_replay (&position->record, position->record.n_actions, &game);
  n = dulle_game_list (&game, position->seat, actions);
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *word = NULL;

      if (actions[i].kind != DULLE_ACTION_PLAY || !dulle_lesson_position_asks_card (position) ||
          dulle_lesson_position_answer (position, &actions[i]) != NULL)
        continue;
      word = dulle_action_format (&actions[i], DULLE_RE);
      return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                            "The position has no answer for “%s”.", word);
    }

  return true;
}

static bool
finish_position (Reader *reader)
{
  if (!finish_answer (reader))
    return false;
  if (reader->position != NULL && reader->place != PLACE_DEAL && !check_answers (reader))
    return false;
  reader->position = NULL;
  reader->answer = NULL;

  return true;
}

static bool
begin_position (Reader *reader,
                char  **words)
{
  if (!finish_position (reader))
    return false;

  reader->place = PLACE_POSITION;
  reader->position = g_new0 (DulleLessonPosition, 1);
  reader->position->line = reader->at.line;
  reader->position->is_exercise = strcmp (words[0], "exercise") == 0;
  reader->position->seat = DULLE_NO_SEAT;
  reader->position->answers = g_ptr_array_new_with_free_func (free_answer);
  g_ptr_array_add (reader->chapter->positions, reader->position);

  return true;
}

static bool
begin_deal (Reader *reader,
            char  **words)
{
  if (!finish_position (reader))
    return false;
  reader->place = PLACE_DEAL;

  return true;
}

/* @cards: (inout): gets both of each card that is named */
static bool
read_set (Reader    *reader,
          char     **words,
          DulleHand *cards)
{
  for (unsigned i = 1; words[i] != NULL; i++)
    {
      DulleCard card;

      if (!dulle_card_from_code (words[i], &card))
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a card.",
                              dulle_quote (words[i]).text);
      *cards |= dulle_hand_mask (dulle_hand_of (card));
    }

  return true;
}

static bool
read_cards (Reader *reader,
            char  **words)
{
  return read_set (reader, words, &reader->chapter->cards);
}

static bool
read_look (Reader *reader,
           char  **words)
{
  return read_set (reader, words, &reader->position->highlights);
}

/* Games */

static bool
begin_game (Reader *reader,
            char  **words)
{
  reader->game_line = reader->at.line;
  g_string_assign (reader->game_text, DULLE_RECORD_HEAD);
  for (unsigned i = 2; i < reader->at.line; i++)
    g_string_append_c (reader->game_text, '\n');

  return true;
}

static bool
take_game (Reader            *reader,
           const DulleRecord *record)
{
  DulleGame game;

  if (reader->place == PLACE_DEAL)
    {
      reader->chapter->has_deal = true;
      reader->chapter->deal = *record;
      return true;
    }

  dulle_record_replay (record, record->n_actions, &game);
  if (dulle_board_is_finished (&game.board))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "The game is over, and there is nothing to decide.");
  reader->position->record = *record;
  reader->position->seat = game.board.turn;

  return true;
}

/* Returns: false, with an error, if the line ends a game that cannot be played */
static bool
read_game_line (Reader     *reader,
                const char *line)
{
  g_autoptr (GArray) records = NULL;

  g_string_append_printf (reader->game_text, "%s\n", line);
  if (strcmp (line, "end") != 0)
    return true;

  reader->game_line = 0;
  records = dulle_record_parse (reader->game_text->str, reader->at.name, reader->at.error);

  return records != NULL && take_game (reader, &g_array_index (records, DulleRecord, 0));
}

/* Lines */

#define IN(place) (1u << PLACE_##place)

/* The words: where each may stand, and what reads what it says: a sentence or words. */
static const struct
{
  const char *word;
  unsigned    places;
  bool (*read_text) (Reader             *reader,
                     DulleLessonLanguage language,
                     const char         *says);
  bool (*read_words) (Reader *reader,
                      char  **words);
} line_kinds[] = {
  { "title", IN (HEAD), read_title, NULL },
  { "idea", IN (HEAD), read_idea, NULL },
  { "cards", IN (HEAD), NULL, read_cards },
  { "position", IN (HEAD) | IN (ANSWER), NULL, begin_position },
  { "exercise", IN (HEAD) | IN (ANSWER), NULL, begin_position },
  { "deal", IN (HEAD) | IN (ANSWER), NULL, begin_deal },
  { "question", IN (POSITION), read_question, NULL },
  { "look", IN (POSITION), NULL, read_look },
  { "game", IN (POSITION) | IN (DEAL), NULL, begin_game },
  { "best", IN (POSITION) | IN (ANSWER), NULL, read_answer },
  { "wrong", IN (ANSWER), NULL, read_answer },
  { "hand", IN (ANSWER), NULL, read_hand },
  { "then", IN (ANSWER), NULL, read_then },
  { "wins", IN (ANSWER), NULL, read_wins },
  { "say", IN (ANSWER) | IN (DEAL), read_say, NULL },
};

static int
find_language (const char *mark)
{
  for (unsigned i = 0; i < DULLE_LESSON_N_LANGUAGES; i++)
    {
      if (strcmp (mark, language_marks[i]) == 0)
        return (int) i;
    }

  return -1;
}

static bool
read_kind (Reader     *reader,
           unsigned    kind,
           const char *mark,
           const char *line)
{
  g_auto (GStrv) words = NULL;
  int language = find_language (mark);

  if (!(line_kinds[kind].places & 1u << reader->place))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "“%s” must not stand here.",
                          line_kinds[kind].word);
  if (language < 0 || (language > 0 && line_kinds[kind].read_text == NULL))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                          "“%s” is not a language of lessons.", dulle_quote (mark).text);
  if (line_kinds[kind].read_text != NULL)
    {
      const char *says = strchr (line, ' ');

      return line_kinds[kind].read_text (reader, (DulleLessonLanguage) language,
                                         says != NULL ? says + 1 : "");
    }

  words = dulle_record_split (line);
  if (!line_kinds[kind].read_words (reader, words))
    return false;

  return reader->game_line == 0 || read_game_line (reader, line);
}

static bool
read_line (Reader     *reader,
           const char *line)
{
  gsize length = strcspn (line, " [");

  if (*line == '\0' || *line == '#')
    return true;
  if (reader->game_line != 0)
    return read_game_line (reader, line);

  for (unsigned i = 0; i < G_N_ELEMENTS (line_kinds); i++)
    {
      if (strlen (line_kinds[i].word) == length && strncmp (line_kinds[i].word, line, length) == 0)
        {
          g_autofree char *mark = g_strndup (line + length, strcspn (line + length, " "));

          return read_kind (reader, i, mark, line);
        }
    }

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_UNKNOWN, "“%s” is not known.",
                        dulle_quote (line).text);
}

static bool
read_lines (Reader *reader,
            char  **lines)
{
  if (lines[0] == NULL || strcmp (g_strchomp (lines[0]), HEAD) != 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VERSION,
                          "This is not a lesson: the first line must be “%s”.", HEAD);
  for (unsigned i = 1; lines[i] != NULL; i++)
    {
      reader->at.line = i + 1;
      if (!read_line (reader, g_strstrip (lines[i])))
        return false;
    }
  if (reader->game_line != 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "The last game has no “end”.");
  if (reader->place == PLACE_DEAL && !reader->chapter->has_deal)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, "The deal has no game.");

  return finish_position (reader);
}

DulleChapter *
dulle_chapter_parse (const char *text,
                     const char *name,
                     GError    **error)
{
  g_autoptr (DulleChapter) chapter = g_new0 (DulleChapter, 1);
  g_autoptr (GString) game_text = g_string_new (NULL);
  Reader reader = {
    .at = { .name = name, .line = 1, .error = error },
    .chapter = chapter,
    .game_text = game_text,
  };
  g_auto (GStrv) lines = dulle_text_split (text, &reader.at);
  g_autofree char *file = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  file = g_path_get_basename (name);
  chapter->id = g_strndup (file, strcspn (file, "-."));
  chapter->positions = g_ptr_array_new_with_free_func (free_position);
  if (lines == NULL || !read_lines (&reader, lines))
    return NULL;

  return g_steal_pointer (&chapter);
}

void
dulle_chapter_free (DulleChapter *chapter)
{
  if (chapter == NULL)
    return;

  free_text (&chapter->title);
  free_text (&chapter->deal_says);
  for (unsigned i = 0; i < DULLE_LESSON_IDEAS; i++)
    free_text (&chapter->ideas[i]);
  g_clear_pointer (&chapter->positions, g_ptr_array_unref);
  g_free (chapter->id);
  g_free (chapter);
}
