/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "puzzle-file.h"

#include <math.h>
#include <string.h>

#include "ai/reason.h"
#include "cli.h"
#include "engine/quote.h"
#include "engine/text-lines.h"
#include "learning/puzzle-facts.h"
#include "result-file.h"

static const char comment[] =
    "# SPDX-License-Identifier: GPL-3.0-or-later\n"
    "# SPDX-FileCopyrightText: The Dulle authors\n"
    "#\n"
    "# Made by “dulle-cli puzzles”; src/session/learning/puzzle.h explains a line.\n"
    "# A line that begins with a space goes on with the one before it.\n";

static const DulleLabelKind label_kinds[DULLE_N_PUZZLE_KINDS] = {
  [DULLE_PUZZLE_CARD] = DULLE_LABEL_CARD,
  [DULLE_PUZZLE_ANNOUNCEMENT] = DULLE_LABEL_ANNOUNCEMENT,
  [DULLE_PUZZLE_RESERVATION] = DULLE_LABEL_RESERVATION,
  [DULLE_PUZZLE_EXCHANGE] = DULLE_LABEL_EXCHANGE,
};

static DullePuzzleKind
puzzle_kind (DulleLabelKind kind)
{
  DullePuzzleKind found = DULLE_PUZZLE_CARD;

  for (int i = 0; i < DULLE_N_PUZZLE_KINDS; i++)
    {
      if (label_kinds[i] == kind)
        found = (DullePuzzleKind) i;
    }

  return found;
}

/* What is announced has a reason that does not depend on the hand. */
static DulleReason
reason_of (const DulleView   *view,
           const DulleAction *action)
{
  if (action->kind != DULLE_ACTION_ANNOUNCE)
    return dulle_reason (view, action);

  return dulle_action_is_silence (action) ? DULLE_REASON_PROMISES_NOTHING
                                          : DULLE_REASON_RAISES_STAKES;
}

/* The id is that of its seed and its game. */
static void
make_puzzle (const DulleFoundPuzzle *found,
             const char             *seed,
             DullePuzzle            *puzzle)
{
  const DulleLabel *label = &found->label;
  DulleView         view;

  *puzzle = (DullePuzzle){
    .head.kind = puzzle_kind (label->kind),
    .head.seat = label->seat,
    .head.rating = (guint) lround (found->rating.rating),
    .head.deviation = (guint) lround (found->rating.deviation),
    .n_right = found->verdict.n_right,
    .n_answers = label->n_alternatives,
    .record = label->record,
  };
  g_snprintf (puzzle->head.id, sizeof puzzle->head.id, "%s-%u", seed, label->record.number);
  for (unsigned i = 0; i < label->n_alternatives; i++)
    puzzle->answers[i] = (DullePuzzleAnswer){
      .action = label->alternatives[i].action,
      .value = label->alternatives[i].value,
    };
  view = dulle_label_view (label);
  puzzle->head.reason = reason_of (&view, &label->alternatives[0].action);
  puzzle->head.themes = dulle_puzzle_find_themes (puzzle);
}

/* A game without a puzzle has no label. */
static bool
take_unit (const DulleUnit *unit,
           const char      *path,
           const char      *seed,
           unsigned         of_theme,
           unsigned         n_of_themes[DULLE_N_PUZZLE_THEMES])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  DulleTextPosition at = { path, unit->line, &error };
  DulleFoundPuzzle  found;
  DullePuzzle       puzzle;
  DullePuzzleTheme  theme;

  if (strcmp (unit->text, DULLE_NO_PUZZLE) == 0)
    return true;
  if (!dulle_found_puzzle_parse (unit->text, &at, &found))
    {
      g_printerr ("%s\n", error->message);
      return false;
    }

  make_puzzle (&found, seed, &puzzle);
  theme = dulle_puzzle_main_theme (puzzle.head.themes);
  if (n_of_themes[theme]++ >= of_theme)
    return true;
  dulle_puzzle_write (&puzzle, line);
  dulle_text_fold (line, 0);
  g_print ("%s", line->str);

  return true;
}

bool
dulle_puzzles_print (const char *path,
                     unsigned    of_theme)
{
  g_autoptr (DulleResultFile) file = dulle_result_file_read (path);
  unsigned         n_of_themes[DULLE_N_PUZZLE_THEMES] = { 0 };
  g_autofree char *seed = NULL;

  if (file == NULL)
    return false;
  if (!g_str_has_prefix (dulle_result_file_command (file), DULLE_PUZZLES_COMMAND))
    return dulle_complain ("“%s” has no puzzles.", dulle_quote (path).text);

  seed = g_strdup (dulle_result_file_command (file) + strlen (DULLE_PUZZLES_COMMAND));
  seed[strcspn (seed, " ")] = '\0';
  g_print (DULLE_PUZZLES_HEAD "%s", comment);
  for (unsigned i = 0; i < dulle_result_file_n_units (file); i++)
    {
      if (!take_unit (dulle_result_file_unit (file, i), path, seed, of_theme, n_of_themes))
        return false;
    }

  return true;
}

DullePuzzleBook *
dulle_puzzles_open (const char *path,
                    char      **mark)
{
  g_autoptr (GError) error = NULL;
  char *text = dulle_cli_read_text (path);
  g_autoptr (GBytes) bytes = NULL;
  DullePuzzleBook *book;

  *mark = NULL;
  if (text == NULL)
    return NULL;

  *mark = dulle_text_mark (text, strlen (text));
  bytes = g_bytes_new_take (text, strlen (text));
  book = dulle_puzzle_book_new (bytes, path, &error);
  if (book == NULL)
    g_printerr ("%s\n", error->message);

  return book;
}

void
dulle_puzzle_to_label (const DullePuzzle *puzzle,
                       DulleLabel        *label)
{
  *label = (DulleLabel){
    .kind = label_kinds[puzzle->head.kind],
    .role = DULLE_N_ROLES,
    .place = DULLE_N_LABEL_PLACES,
    .seat = puzzle->head.seat,
    .n_alternatives = puzzle->n_answers,
    .record = puzzle->record,
  };
  for (unsigned i = 0; i < puzzle->n_answers; i++)
    label->alternatives[i] = (DulleLabelled){
      .action = puzzle->answers[i].action,
      .value = puzzle->answers[i].value,
    };
}
