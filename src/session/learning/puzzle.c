/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Writes and reads puzzles. The grammar stands in puzzle.h.
 */
#include "puzzle.h"

#include <math.h>
#include <string.h>

#include "engine/legality.h"
#include "engine/quote.h"
#include "puzzle-themes.h"

#define BETWEEN_PARTS  " | "
#define BETWEEN_LINES  ";"
#define BETWEEN_THEMES ","

/* Before the action of a right answer. */
#define RIGHT "="

#define SILENCE "-"

#define N_HEAD_WORDS   7
#define HIGHEST_RATING 9999
#define HIGHEST_VALUE  10000.0

static const char *const kind_ids[DULLE_N_PUZZLE_KINDS] = {
  [DULLE_PUZZLE_CARD] = "card",
  [DULLE_PUZZLE_ANNOUNCEMENT] = "announcement",
  [DULLE_PUZZLE_RESERVATION] = "reservation",
  [DULLE_PUZZLE_EXCHANGE] = "exchange",
};

/* What kind of puzzle an action answers, and one more for those that are none. */
static const DullePuzzleKind kinds_of_actions[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_CALL] = DULLE_PUZZLE_RESERVATION,
  [DULLE_ACTION_ANNOUNCE] = DULLE_PUZZLE_ANNOUNCEMENT,
  [DULLE_ACTION_PLAY] = DULLE_PUZZLE_CARD,
  [DULLE_ACTION_DECLARE] = DULLE_N_PUZZLE_KINDS,
  [DULLE_ACTION_PASS] = DULLE_PUZZLE_EXCHANGE,
  [DULLE_ACTION_ACCEPT] = DULLE_PUZZLE_EXCHANGE,
  [DULLE_ACTION_REFUSE] = DULLE_PUZZLE_EXCHANGE,
  [DULLE_ACTION_RETURN] = DULLE_PUZZLE_EXCHANGE,
  [DULLE_ACTION_GENSCHER] = DULLE_N_PUZZLE_KINDS,
  [DULLE_ACTION_CORRECT] = DULLE_N_PUZZLE_KINDS,
  [DULLE_ACTION_TURN] = DULLE_N_PUZZLE_KINDS,
  [DULLE_ACTION_CLAIM] = DULLE_N_PUZZLE_KINDS,
};

DulleGame
dulle_puzzle_game (const DullePuzzle *self)
{
  DulleGame game;

  dulle_record_replay (&self->record, self->record.n_actions, &game);

  return game;
}

/* Answers */

const DullePuzzleAnswer *
dulle_puzzle_find_answer (const DullePuzzle *self,
                          const DulleAction *action)
{
  for (guint i = 0; i < self->n_answers; i++)
    {
      if (dulle_action_equal (&self->answers[i].action, action))
        return &self->answers[i];
    }

  return NULL;
}

gboolean
dulle_puzzle_is_right (const DullePuzzle *self,
                       const DulleAction *action)
{
  const DullePuzzleAnswer *answer = dulle_puzzle_find_answer (self, action);

  return answer != NULL && answer < &self->answers[self->n_right];
}

/* Writing */

static void
write_themes (guint32  themes,
              GString *text)
{
  const char *before = " ";

  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      if ((themes >> theme & 1) == 0)
        continue;
      g_string_append_printf (text, "%s%s", before, dulle_puzzle_theme_id (theme));
      before = BETWEEN_THEMES;
    }
}

static void
write_answer (const DullePuzzleAnswer *answer,
              gboolean                 right,
              DulleParty               party,
              GString                 *text)
{
  g_autofree char *word = dulle_action_is_silence (&answer->action)
                              ? g_strdup (SILENCE)
                              : dulle_action_format (&answer->action, party);
  char             value[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (value, sizeof value, "%+.2f", answer->value);
  g_string_append_printf (text, BETWEEN_PARTS "%s%s %s", right ? RIGHT : "", word, value);
}

void
dulle_puzzle_write (const DullePuzzle *self,
                    GString           *text)
{
  const DullePuzzleHead *head = &self->head;
  DulleGame              game = dulle_puzzle_game (self);
  g_autoptr (GString) record = g_string_new (NULL);

  g_string_append_printf (text, "%s %s %u %u %u", head->id, kind_ids[head->kind], head->seat,
                          head->rating, head->deviation);
  write_themes (head->themes, text);
  g_string_append_printf (text, " %s", dulle_reason_id (head->reason));
  for (guint i = 0; i < self->n_answers; i++)
    write_answer (&self->answers[i], i < self->n_right, game.own[head->seat].party, text);

  dulle_record_write (&self->record, record);
  g_string_truncate (record, record->len - strlen ("\n"));
  g_string_replace (record, "\n", BETWEEN_LINES, 0);
  g_string_append_printf (text, BETWEEN_PARTS "%s\n", record->str);
}

/* Reading */

static gboolean
read_number (const char              *word,
             guint                    highest,
             const DulleTextPosition *at,
             guint                   *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, highest, &value, NULL))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number from 0 to %u.",
                          dulle_quote (word).text, highest);
  *number = (guint) value;

  return TRUE;
}

static gboolean
read_kind (const char              *word,
           const DulleTextPosition *at,
           DullePuzzleKind         *kind)
{
  for (int i = 0; i < DULLE_N_PUZZLE_KINDS; i++)
    {
      if (strcmp (word, kind_ids[i]) != 0)
        continue;
      *kind = (DullePuzzleKind) i;
      return TRUE;
    }

  return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is no kind of puzzle.",
                        dulle_quote (word).text);
}

static gboolean
read_themes (const char              *word,
             const DulleTextPosition *at,
             guint32                 *themes)
{
  g_auto (GStrv) ids = g_strsplit (word, BETWEEN_THEMES, -1);

  *themes = 0;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      DullePuzzleTheme theme;

      if (!dulle_puzzle_theme_parse (ids[i], &theme))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_UNKNOWN, "There is no theme called “%s”.",
                              dulle_quote (ids[i]).text);
      *themes |= 1u << theme;
    }

  return TRUE;
}

static gboolean
read_head (const char              *part,
           const DulleTextPosition *at,
           DullePuzzleHead         *head)
{
  g_auto (GStrv) words = g_strsplit (part, " ", N_HEAD_WORDS + 1);
  guint seat = 0;

  *head = (DullePuzzleHead){ 0 };
  if (g_strv_length (words) != N_HEAD_WORDS)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "A puzzle begins with %d words, not “%s”.", N_HEAD_WORDS,
                          dulle_quote (part).text);
  if (g_strlcpy (head->id, words[0], sizeof head->id) >= sizeof head->id || *words[0] == '\0')
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” cannot be the id of a puzzle.",
                          dulle_quote (words[0]).text);
  if (!read_kind (words[1], at, &head->kind) ||
      !read_number (words[2], DULLE_N_SEATS - 1, at, &seat) ||
      !read_number (words[3], HIGHEST_RATING, at, &head->rating) ||
      !read_number (words[4], HIGHEST_RATING, at, &head->deviation) ||
      !read_themes (words[5], at, &head->themes))
    return FALSE;
  if (!dulle_reason_parse (words[6], &head->reason))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_UNKNOWN, "There is no reason called “%s”.",
                          dulle_quote (words[6]).text);
  head->seat = (guint8) seat;

  return TRUE;
}

gboolean
dulle_puzzle_head_parse (const char              *line,
                         const DulleTextPosition *at,
                         DullePuzzleHead         *head)
{
  const char      *end = strstr (line, BETWEEN_PARTS);
  g_autofree char *part = g_strndup (line, end != NULL ? (gsize) (end - line) : strlen (line));

  return read_head (part, at, head);
}

/* However somebody writes the number; dulle_puzzle_write() gives it a sign, and two digits after
 * the point. */
static gboolean
read_value (const char              *word,
            const DulleTextPosition *at,
            double                  *value)
{
  char *end;

  *value = g_ascii_strtod (word, &end);

  return (end != word && *end == '\0' && isfinite (*value) && fabs (*value) <= HIGHEST_VALUE) ||
         dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number of points.",
                        dulle_quote (word).text);
}

static gboolean
read_action (const char              *word,
             const DulleTextPosition *at,
             const DullePuzzleHead   *head,
             DulleAction             *action)
{
  if (strcmp (word, SILENCE) == 0)
    *action = dulle_action_announce (head->seat, DULLE_LEVEL_NONE);
  else if (!dulle_action_parse (word, action))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "“%s” is no action.",
                          dulle_quote (word).text);
  if (action->seat != head->seat || kinds_of_actions[action->kind] != head->kind)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT, "“%s” is no answer to this.",
                          dulle_quote (word).text);

  return TRUE;
}

static gboolean
read_answer (const char              *part,
             const DulleTextPosition *at,
             DullePuzzle             *self)
{
  DullePuzzleAnswer *answer = &self->answers[self->n_answers];
  gboolean           right = g_str_has_prefix (part, RIGHT);
  g_auto (GStrv) words = g_strsplit (right ? part + strlen (RIGHT) : part, " ", -1);

  if (g_strv_length (words) != 2)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "An answer is an action and its value, not “%s”.",
                          dulle_quote (part).text);
  if (right && self->n_right < self->n_answers)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "“%s” stands behind an answer that is wrong.", dulle_quote (part).text);
  if (!read_action (words[0], at, &self->head, &answer->action) ||
      !read_value (words[1], at, &answer->value))
    return FALSE;
  if (dulle_puzzle_find_answer (self, &answer->action) != NULL)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT, "“%s” was an answer before.",
                          dulle_quote (words[0]).text);
  self->n_right += right;
  self->n_answers++;

  return TRUE;
}

static gboolean
read_game (const char              *part,
           const DulleTextPosition *at,
           DullePuzzle             *self)
{
  g_auto (GStrv) lines = g_strsplit (part, BETWEEN_LINES, -1);
  g_autofree char *body = g_strjoinv ("\n", lines);
  g_autofree char *text = g_strconcat (DULLE_RECORD_HEAD, body, "\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, "", &error);
  const char *sentence;

  if (records != NULL && records->len == 1)
    {
      self->record = g_array_index (records, DulleRecord, 0);
      return TRUE;
    }
  if (records != NULL)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "A puzzle has one game, not %u.",
                          records->len);

  /* The lines of the game are none of the file's: only the sentence is of use. */
  sentence = strstr (error->message, ": ");

  return dulle_fail_at (at, (DulleEngineError) error->code, "%s",
                        sentence != NULL ? sentence + strlen (": ") : error->message);
}

static gboolean
check_answers (const DullePuzzle       *self,
               const DulleTextPosition *at)
{
  DulleGame game = dulle_puzzle_game (self);
  DulleView view = dulle_game_view (&game, self->head.seat);

  if (!dulle_view_on_turn (&view))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT, "It is not the turn of seat %u.",
                          self->head.seat);
  for (guint i = 0; i < self->n_answers; i++)
    {
      const DulleAction *action = &self->answers[i].action;
      g_autofree char   *word = NULL;

      if (dulle_action_is_silence (action) ||
          dulle_action_check (&view.board, &view.own, action) == DULLE_ACCEPTED)
        continue;
      word = dulle_action_format (action, view.own.party);
      return dulle_fail_at (at, DULLE_ENGINE_ERROR_ILLEGAL, "“%s” is not allowed in this position.",
                            word);
    }

  return TRUE;
}

gboolean
dulle_puzzle_parse (const char              *line,
                    const DulleTextPosition *at,
                    DullePuzzle             *self)
{
  g_auto (GStrv) parts = g_strsplit (line, BETWEEN_PARTS, DULLE_MAX_PUZZLE_ANSWERS + 3);
  guint n_parts = g_strv_length (parts);

  *self = (DullePuzzle){ 0 };
  if (n_parts < 4 || n_parts > DULLE_MAX_PUZZLE_ANSWERS + 2)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "A puzzle has 2 to %d answers between its head and its game.",
                          DULLE_MAX_PUZZLE_ANSWERS);
  if (!read_head (parts[0], at, &self->head))
    return FALSE;
  for (guint i = 1; i + 1 < n_parts; i++)
    {
      if (!read_answer (parts[i], at, self))
        return FALSE;
    }
  if (self->n_right == 0 || self->n_right == self->n_answers)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "Some of the answers must be right, and some wrong.");

  return read_game (parts[n_parts - 1], at, self) && check_answers (self, at);
}
