/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a person types is found, with the letters that the keyboard has.
 */
#include "common/search-words.h"

#include "suite.h"

static const struct
{
  const char *text;
  const char *words;
  gboolean    found;
} searches[] = {
  { "Füchse zählen nicht", "Füchse", TRUE },
  { "Füchse zählen nicht", "FÜCHSE", TRUE },
  { "Füchse zählen nicht", "fuchs", TRUE },
  { "Füchse zählen nicht", "fuechse", TRUE },
  { "Füchse zählen nicht", "fu\xcc\x88"
                           "chse",
    TRUE },
  { "Füchse zählen nicht", "zaehlen", TRUE },
  { "Füchse zählen nicht", "zahl", TRUE },
  { "Füchse zählen nicht", "nicht  füchse ", TRUE },
  { "Füchse zählen nicht", "zahlen fuechse", TRUE },
  { "Füchse zählen nicht", "füchse fangen", FALSE },
  { "Überzählige", "ueber", TRUE },
  { "Fu\xcc\x88"
    "chse",
    "füchse", TRUE },
  { "Außer dem Schmeißen", "schmeissen", TRUE },
  { "Außer dem Schmeißen", "AUSSER", TRUE },
  { "Wer muss", "muß", TRUE },
  { "Schweine\xc2\xa0vor", "vor schweine", TRUE },
  { "Damensolo", "solo", TRUE },
  { "Neue Rundenzahl", "neue", TRUE },
  { "Neue Rundenzahl", "euer", FALSE },
  { "Neue Rundenzahl", "nu", FALSE },
  { "Lösen", "loese", TRUE },
  { "Lösen", "löse", TRUE },
  { "Lösen", "lose", TRUE },
  { "Lose", "löse", TRUE },
  { "Hochzeit", "hochz", TRUE },
  { "Hochzeit", "", TRUE },
  { "", "Hochzeit", FALSE },
};

START_TEST (test_words)
{
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    ck_assert_msg (dulle_has_words (searches[i].text, searches[i].words) == searches[i].found,
                   "“%s” in “%s”", searches[i].words, searches[i].text);
}
END_TEST

SUITE ("search-words", test_words)
