/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The book is a table of sentences:
 *
 *   SAY (section, text, values, conditions…)
 *   UNLESS (section, text, values, conditions…)
 *
 * A sentence stands in the book if all its conditions hold for the active rules, up to
 * seven, or unless all of them hold. Its values, up to two, are those of options and stand
 * where the text has %d.
 * An option is looked up where a sentence has it as its first condition or as a value.
 */
#include "config.h"

#include "rule-book.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/option.h"
#include "engine/tournament.h"
#include "words.h"

#define MAX_VALUES     2
#define MAX_CONDITIONS 7

/* The number of an option plus 1, or 0 for none. */
typedef int Value;

typedef struct
{
  DulleBookSection section;
  const char      *text;
  Value            values[MAX_VALUES];
  DulleNeed        conditions[MAX_CONDITIONS];
  gboolean         unless;
} Sentence;

/* clang-format off */
#define PLAIN            { 0, 0 }
#define VALUE(a)         { DULLE_OPTION (a) + 1, 0 }
#define VALUES(a, b)     { DULLE_OPTION (a) + 1, DULLE_OPTION (b) + 1 }
#define ALWAYS           { 0, DULLE_NEED_NONE, 0 }
#define ON(a)            { DULLE_OPTION (a), DULLE_NEED_MORE, 0 }
#define OFF(a)           { DULLE_OPTION (a), DULLE_NEED_IS, 0 }
#define IS(a, value)     { DULLE_OPTION (a), DULLE_NEED_IS, value }
#define OTHER(a, value)  { DULLE_OPTION (a), DULLE_NEED_OTHER, value }
#define MORE(a, value)   { DULLE_OPTION (a), DULLE_NEED_MORE, value }

#define SAY(section, text, values, ...) \
  { DULLE_BOOK_##section, text, values, { __VA_ARGS__ }, FALSE },
#define UNLESS(section, text, values, ...) \
  { DULLE_BOOK_##section, text, values, { __VA_ARGS__ }, TRUE },
/* clang-format on */

static const Sentence sentences[] = {
#include "sentences-cards.h"

#include "sentences-before.h"

#include "sentences-announcements.h"

#include "sentences-score.h"

#include "sentences-evening.h"
};

typedef enum
{
  FORM_PROSE,
  FORM_LIST,
} Form;

typedef struct
{
  DulleBookChapter chapter;
  const char      *id;
  const char      *title;
  Form             form;
} Section;

static const Section sections[] = {
#define CHAPTER(name, title)
#define SECTION(chapter, name, id, form, title) \
  { DULLE_BOOK_CHAPTER_##chapter, id, title, FORM_##form },
#include "sections-table.h"
#undef CHAPTER
#undef SECTION
};

static const char *const chapter_titles[] = {
#define CHAPTER(name, title) title,
#define SECTION(chapter, name, id, form, title)
#include "sections-table.h"
#undef CHAPTER
#undef SECTION
};

const char *
dulle_book_chapter_title (DulleBookChapter chapter)
{
  return _ (chapter_titles[chapter]);
}

const char *
dulle_book_section_title (DulleBookSection section)
{
  return _ (sections[section].title);
}

const char *
dulle_book_section_id (DulleBookSection section)
{
  return sections[section].id;
}

int
dulle_book_section_from_id (const char *id)
{
  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      if (strcmp (sections[i].id, id) == 0)
        return i;
    }

  return -1;
}

DulleBookChapter
dulle_book_section_chapter (DulleBookSection section)
{
  return sections[section].chapter;
}

gboolean
dulle_book_section_is_list (DulleBookSection section)
{
  return sections[section].form == FORM_LIST;
}

static gboolean
sentence_holds (const Sentence   *sentence,
                const DulleRules *active)
{
  for (int i = 0; i < MAX_CONDITIONS; i++)
    {
      const DulleNeed *condition = &sentence->conditions[i];

      if (!dulle_need_holds (condition, dulle_rules_get (active, condition->option)))
        return sentence->unless;
    }

  return !sentence->unless;
}

/* Puts the values where the text has %d, in the same order in any language. */
static char *
format_sentence (const Sentence   *sentence,
                 const DulleRules *active)
{
  g_auto (GStrv) parts = g_strsplit (_ (sentence->text), "%d", MAX_VALUES + 1);
  GString *text = g_string_new (parts[0]);

  for (int i = 0; i < MAX_VALUES && parts[i + 1] != NULL; i++)
    g_string_append_printf (text, "%d%s", dulle_rules_get (active, sentence->values[i] - 1),
                            parts[i + 1]);

  return g_string_free (text, FALSE);
}

/* Whether @section has something to say. */
static gboolean
is_said (const DulleRules *active,
         DulleBookSection  section)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (sentences[i].section == section && sentence_holds (&sentences[i], active))
      return TRUE;

  return FALSE;
}

/* The words that these rules have. */
static void
add_words (GStrvBuilder     *builder,
           const DulleRules *active,
           DulleBookSection  group)
{
  for (DulleWord word = 0; word < DULLE_N_WORDS; word++)
    if (dulle_word_group (word) == group && is_said (active, dulle_word_section (word)))
      {
        g_autofree char *sentence = dulle_word_sentence (word);

        g_strv_builder_add (builder, sentence);
      }
}

static gboolean
is_anything_thrown_in (const DulleRules *active)
{
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    if (dulle_contract_is_throw (contract) && dulle_contract_allowed (active, contract))
      return TRUE;

  return active->poverty && (!active->poverty_shift || active->throw_with_one_trump);
}

static gboolean
is_any_solo_allowed (const DulleRules *active)
{
  for (DulleContract contract = DULLE_FIRST_SOLO; contract < DULLE_N_CONTRACTS; contract++)
    if (dulle_contract_allowed (active, contract))
      return TRUE;

  return FALSE;
}

/* Whether @section is about how solos are scored, and marriages like them. */
static gboolean
is_any_solo_scored (const DulleRules *active,
                    DulleBookSection  section)
{
  return (section == DULLE_BOOK_SOLO_SCORE || section == DULLE_BOOK_COUNTING) &&
         (active->silent_marriage_is_solo || active->marriage_alone_is_solo);
}

/* The rules as they are played, for @section: no more compulsory solos than there can be, none
 * at all where no kind of them is played, and no penalty for what cannot be done. */
static DulleRules
find_played_rules (const DulleRules *rules,
                   DulleBookSection  section)
{
  DulleRules           active = dulle_rules_active (rules);
  DulleCompulsorySolos duties = dulle_tournament_duties (&active);

  active.compulsory_solos = duties.all;
  active.compulsory_solos_color = duties.color;
  active.compulsory_solos_picture = duties.picture;
  active.solo = active.solo &&
                (is_any_solo_allowed (&active) || is_any_solo_scored (&active, section));
  if (!is_anything_thrown_in (&active))
    active.throw_penalty = 0;

  return dulle_rules_active (&active);
}

char **
dulle_book_sentences (const DulleRules *rules,
                      DulleBookSection  section)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  DulleRules played = find_played_rules (rules, section);

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *text = NULL;

      if (sentences[i].section != section || !sentence_holds (&sentences[i], &played))
        continue;
      text = format_sentence (&sentences[i], &played);
      g_strv_builder_add (builder, text);
    }
  add_words (builder, &played, section);

  return g_strv_builder_end (builder);
}

/* Whether @sentence is about @option: its first condition, or one of its values. */
static gboolean
sentence_is_about (const Sentence *sentence,
                   int             option)
{
  const DulleNeed *first = &sentence->conditions[0];

  return (first->test != DULLE_NEED_NONE && first->option == option) ||
         sentence->values[0] == option + 1 || sentence->values[1] == option + 1;
}

DulleBookSection
dulle_book_section_of_option (int option)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      if (sentence_is_about (&sentences[i], option))
        return sentences[i].section;
    }

  g_return_val_if_reached (DULLE_BOOK_DECK);
}

DulleBookSection
dulle_book_section_of_line (DulleLineId line)
{
  static const DulleBookSection lines[DULLE_N_LINES] = {
    [DULLE_LINE_WON] = DULLE_BOOK_VALUE,
    [DULLE_LINE_AGAINST_RE] = DULLE_BOOK_VALUE,
    [DULLE_LINE_NO_90] = DULLE_BOOK_VALUE,
    [DULLE_LINE_NO_60] = DULLE_BOOK_VALUE,
    [DULLE_LINE_NO_30] = DULLE_BOOK_VALUE,
    [DULLE_LINE_BLACK] = DULLE_BOOK_VALUE,
    [DULLE_LINE_RE] = DULLE_BOOK_VALUE,
    [DULLE_LINE_KONTRA] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SAID_NO_90] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SAID_NO_60] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SAID_NO_30] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SAID_BLACK] = DULLE_BOOK_VALUE,
    [DULLE_LINE_REPLY] = DULLE_BOOK_REPLIES,
    [DULLE_LINE_120_AGAINST_NO_90] = DULLE_BOOK_VALUE,
    [DULLE_LINE_90_AGAINST_NO_60] = DULLE_BOOK_VALUE,
    [DULLE_LINE_60_AGAINST_NO_30] = DULLE_BOOK_VALUE,
    [DULLE_LINE_30_AGAINST_BLACK] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SOLO_POINT] = DULLE_BOOK_SOLO_SCORE,
    [DULLE_LINE_DOPPELKOPF] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_FOX_CAUGHT] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_FOX_CAUGHT_LAST_TRICK] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_FOX_LAST_TRICK] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_CHARLIE] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_CHARLIE_CAUGHT] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_DULLE_CAUGHT] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_HEART_TRICK] = DULLE_BOOK_SPECIAL_POINTS,
    [DULLE_LINE_RE_DOUBLES] = DULLE_BOOK_VALUE,
    [DULLE_LINE_KONTRA_DOUBLES] = DULLE_BOOK_VALUE,
    [DULLE_LINE_SOLO_DOUBLES] = DULLE_BOOK_SOLO_SCORE,
    [DULLE_LINE_BOCK] = DULLE_BOOK_BOCK,
    [DULLE_LINE_MARRIAGE_FEE] = DULLE_BOOK_MARRIAGE,
  };

  g_return_val_if_fail (line < DULLE_N_LINES, DULLE_BOOK_VALUE);

  return lines[line];
}
