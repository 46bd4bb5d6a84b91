/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The expectations about what is legal, and about the sentence where it is not.
 */
#include "expectation.h"

#include "engine/legality.h"

#include <string.h>

static bool
is_accepted (DulleRefusal refusal,
             const char  *expected)
{
  return refusal == DULLE_ACCEPTED && *expected == '\0';
}

static bool
has_sentence (DulleRefusal refusal,
              const char  *expected)
{
  return refusal != DULLE_ACCEPTED && strcmp (dulle_refusal_sentence (refusal), expected) == 0;
}

static bool
has_id_or_sentence (DulleRefusal refusal,
                    const char  *expected)
{
  DulleRefusal named;

  return dulle_refusal_from_id (expected, &named) ? refusal == named
                                                  : has_sentence (refusal, expected);
}

static const struct
{
  const char *word;
  bool (*is_met) (DulleRefusal refusal,
                  const char  *expected);
} expectations[] = {
  { "legal", is_accepted },
  { "illegal", has_id_or_sentence },
  { "sentence", has_sentence },
};

static unsigned
find_word (const char *word)
{
  unsigned i = 0;

  while (i < G_N_ELEMENTS (expectations) && strcmp (expectations[i].word, word) != 0)
    i++;

  return i;
}

bool
expectation_is_of_refusal (const char *word)
{
  return find_word (word) < G_N_ELEMENTS (expectations);
}

bool
expectation_check_refusal (Scenario *scenario)
{
  const DulleGame *game = &scenario->reader.game;
  char           **words = scenario->words;
  unsigned         index = find_word (words[1]);
  g_autofree char *line = g_strjoinv (" ", words);
  g_autofree char *expected = NULL;
  DulleAction      action;
  DulleRefusal     refusal;

  if (!scenario_begin (scenario))
    return false;
  if (words[2] == NULL || !dulle_action_parse (words[2], &action))
    return scenario_fail (scenario, "“%s” does not name an action.", line);

  refusal = dulle_action_check (&game->board, &game->own[action.seat], &action);
  expected = g_strjoinv (" ", words + 3);
  if (expectations[index].is_met (refusal, expected))
    return true;
  if (refusal == DULLE_ACCEPTED)
    return scenario_fail (scenario, "“%s”, but it is legal.", line);

  return scenario_fail (scenario, "“%s”, but it is refused as %s: “%s”", line,
                        dulle_refusal_id (refusal), dulle_refusal_sentence (refusal));
}
