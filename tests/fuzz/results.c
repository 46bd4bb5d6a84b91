/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What dulle-cli keeps of long computations: in a result file, each unit is a line. Each line
 * is given to all who read one, and refused by all but those that it is for.
 */
#include <glib.h>
#include <string.h>

#include "lab/label.h"
#include "lab/match-text.h"
#include "lab/puzzle-maker.h"
#include "lab/train.h"
#include "readers.h"

/* Whether a message is one sentence about @line, or about a line of the game in it, which is a
 * record with other ends of lines: "a file:1:8: What is wrong." */
static bool
names_place (const char *message,
             const char *line)
{
  static const char first[] = READERS_NAME ":1";
  g_autofree char  *game = g_strconcat ("head\n", line, "\n", NULL);
  g_autofree char  *within = NULL;

  if (readers_name_line (message, line))
    return true;
  if (!g_str_has_prefix (message, first))
    return false;
  within = g_strconcat (READERS_NAME, message + strlen (first), NULL);

  return readers_name_line (within, g_strdelimit (game, ";", '\n'));
}

/* Defines a function that reads a line as @Value. Returns: whether it was refused with a
 * sentence, or is the same after it has been written and read again */
#define DEFINE_LINE_READER(noun, Value)                                       \
  static bool read_##noun (const char *line, const DulleTextPosition *at)     \
  {                                                                           \
    static Value value;                                                       \
    g_autoptr (GString) text = g_string_new (NULL);                           \
    g_autoptr (GString) again = g_string_new (NULL);                          \
                                                                              \
    if (!dulle_##noun##_parse (line, at, &value))                             \
      return *at->error != NULL && names_place ((*at->error)->message, line); \
    dulle_##noun##_write (&value, text);                                      \
    if (!dulle_##noun##_parse (text->str, at, &value))                        \
      return false;                                                           \
    dulle_##noun##_write (&value, again);                                     \
                                                                              \
    return strcmp (text->str, again->str) == 0;                               \
  }

DEFINE_LINE_READER (label, DulleLabel)
DEFINE_LINE_READER (found_puzzle, DulleFoundPuzzle)
DEFINE_LINE_READER (match_deal, DulleMatchDeal)
DEFINE_LINE_READER (training, DulleTrainingSums)

static bool (*const line_readers[]) (const char              *line,
                                     const DulleTextPosition *at) = {
  read_label,
  read_found_puzzle,
  read_match_deal,
  read_training,
};

bool
read_results (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  bool good = true;

  for (guint i = 0; good && lines[i] != NULL; i++)
    for (guint j = 0; good && j < G_N_ELEMENTS (line_readers); j++)
      {
        g_autoptr (GError) error = NULL;
        DulleTextPosition at = { .name = READERS_NAME, .line = 1, .error = &error };

        good = line_readers[j](lines[i], &at);
      }

  return good;
}
