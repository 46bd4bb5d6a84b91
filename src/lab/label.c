/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Writes and reads labels. The grammar stands in label.h.
 */
#include "label.h"

#include <math.h>
#include <string.h>

#include "engine/legality.h"
#include "engine/quote.h"

/* Between the parts of a label, and between the lines of its game. */
#define BETWEEN_PARTS " | "
#define BETWEEN_LINES ";"

#define NOTHING "-"

/* Longer words are no numbers of ours. */
#define HIGHEST_VALUE 10000.0

static const char *const kind_ids[DULLE_N_LABEL_KINDS] = {
  [DULLE_LABEL_CARD] = "card",
  [DULLE_LABEL_ANNOUNCEMENT] = "announcement",
  [DULLE_LABEL_RESERVATION] = "reservation",
  [DULLE_LABEL_EXCHANGE] = "exchange",
  [DULLE_LABEL_GENSCHER] = "genscher",
};

static const char *const rules_ids[DULLE_N_LABEL_RULES] = {
  [DULLE_LABEL_OFFICIAL] = "official",
  [DULLE_LABEL_PRESET] = "preset",
  [DULLE_LABEL_RANDOM] = "random",
};

static const char *const role_ids[DULLE_N_ROLES] = {
  [DULLE_ROLE_NORMAL] = "normal",
  [DULLE_ROLE_SOLOIST] = "soloist",
  [DULLE_ROLE_DEFENDER] = "defender",
};

static const char *const place_ids[DULLE_N_LABEL_PLACES] = {
  [DULLE_LABEL_LEAD] = "lead",
  [DULLE_LABEL_FOLLOW] = "follow",
};

const char *
dulle_label_kind_id (DulleLabelKind kind)
{
  return kind_ids[kind];
}

const char *
dulle_label_rules_id (DulleLabelRules rules)
{
  return rules_ids[rules];
}

const char *
dulle_label_role_id (DulleRole role)
{
  return role < DULLE_N_ROLES ? role_ids[role] : NOTHING;
}

const char *
dulle_label_place_id (DulleLabelPlace place)
{
  return place < DULLE_N_LABEL_PLACES ? place_ids[place] : NOTHING;
}

DulleView
dulle_label_view (const DulleLabel *label)
{
  DulleGame game;

  dulle_record_replay (&label->record, label->record.n_actions, &game);

  return dulle_game_view (&game, label->seat);
}

/* Writing */

/* A number with a point, whatever the locale has. */
static void
append_number (const char *format,
               double      number,
               GString    *text)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, format, number);
  g_string_append_printf (text, " %s", digits);
}

static void
write_alternative (const DulleLabelled *alternative,
                   DulleParty           party,
                   GString             *text)
{
  g_autofree char *word = dulle_action_is_silence (&alternative->action)
                              ? g_strdup (NOTHING)
                              : dulle_action_format (&alternative->action, party);

  g_string_append (text, word);
  append_number ("%+.3f", alternative->value, text);
  append_number ("%.3f", alternative->error, text);
  append_number ("%+.3f", alternative->first, text);
  g_string_append (text, BETWEEN_PARTS);
}

void
dulle_label_write (const DulleLabel *label,
                   GString          *text)
{
  DulleView view = dulle_label_view (label);
  g_autoptr (GString) record = g_string_new (NULL);

  g_string_append_printf (text, "%s %s %s %s %u %u" BETWEEN_PARTS,
                          dulle_label_kind_id (label->kind), dulle_label_rules_id (label->rules),
                          dulle_label_role_id (label->role), dulle_label_place_id (label->place),
                          label->trick, label->seat);
  for (unsigned i = 0; i < label->n_alternatives; i++)
    write_alternative (&label->alternatives[i], (DulleParty) view.own.party, text);

  dulle_record_write (&label->record, record);
  g_string_truncate (record, record->len - strlen ("\n"));
  g_string_replace (record, "\n", BETWEEN_LINES, 0);
  g_string_append (text, record->str);
}

/* Reading */

static bool
read_number (const char              *word,
             unsigned                 highest,
             const DulleTextPosition *at,
             unsigned                *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, highest, &value, NULL))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number from 0 to %u.",
                          dulle_quote (word).text, highest);
  *number = (unsigned) value;

  return true;
}

/* @number: (out): the index of @word among @ids; @n for “-” if that is possible */
static bool
read_id (const char              *word,
         const char *const       *ids,
         unsigned                 n,
         bool                     maybe_nothing,
         const DulleTextPosition *at,
         unsigned                *number)
{
  for (*number = 0; *number < n; (*number)++)
    {
      if (strcmp (word, ids[*number]) == 0)
        return true;
    }

  return (maybe_nothing && strcmp (word, NOTHING) == 0) ||
         dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is none of the words for this place.",
                        dulle_quote (word).text);
}

static bool
read_head (const char              *head,
           const DulleTextPosition *at,
           DulleLabel              *label)
{
  g_auto (GStrv) words = g_strsplit (head, " ", -1);
  unsigned kind = 0;
  unsigned rules = 0;
  unsigned role = 0;
  unsigned place = 0;
  unsigned seat = 0;

  if (g_strv_length (words) != 6)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "A label begins with six words, not “%s”.", dulle_quote (head).text);
  if (!read_id (words[0], kind_ids, DULLE_N_LABEL_KINDS, false, at, &kind) ||
      !read_id (words[1], rules_ids, DULLE_N_LABEL_RULES, false, at, &rules) ||
      !read_id (words[2], role_ids, DULLE_N_ROLES, true, at, &role) ||
      !read_id (words[3], place_ids, DULLE_N_LABEL_PLACES, true, at, &place) ||
      !read_number (words[4], DULLE_MAX_TRICKS, at, &label->trick) ||
      !read_number (words[5], DULLE_N_SEATS - 1, at, &seat))
    return false;

  label->kind = (DulleLabelKind) kind;
  label->rules = (DulleLabelRules) rules;
  label->role = (DulleRole) role;
  label->place = (DulleLabelPlace) place;
  label->seat = (uint8_t) seat;

  return true;
}

static bool
read_value (const char              *word,
            const DulleTextPosition *at,
            double                  *value)
{
  char *end;

  *value = g_ascii_strtod (word, &end);

  return (end != word && *end == '\0' && fabs (*value) <= HIGHEST_VALUE) ||
         dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number of points.",
                        dulle_quote (word).text);
}

static bool
read_alternative (const char              *part,
                  const DulleTextPosition *at,
                  DulleLabel              *label)
{
  DulleLabelled *alternative = &label->alternatives[label->n_alternatives];
  g_auto (GStrv) words = g_strsplit (part, " ", -1);

  if (g_strv_length (words) != 4)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "An alternative is an action and three numbers, not “%s”.",
                          dulle_quote (part).text);
  if (strcmp (words[0], NOTHING) == 0)
    alternative->action = dulle_action_announce (label->seat, DULLE_LEVEL_NONE);
  else if (!dulle_action_parse (words[0], &alternative->action))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "“%s” is no action.",
                          dulle_quote (words[0]).text);
  label->n_alternatives++;

  return read_value (words[1], at, &alternative->value) &&
         read_value (words[2], at, &alternative->error) &&
         read_value (words[3], at, &alternative->first);
}

static bool
read_game (const char              *part,
           const DulleTextPosition *at,
           DulleLabel              *label)
{
  g_auto (GStrv) lines = g_strsplit (part, BETWEEN_LINES, -1);
  g_autofree char *body = g_strjoinv ("\n", lines);
  g_autofree char *text = g_strconcat (DULLE_RECORD_HEAD, body, "\n", NULL);
  g_autofree char *name = g_strdup_printf ("%s:%u", at->name, at->line);
  g_autoptr (GArray) records = dulle_record_parse (text, name, at->error);

  if (records == NULL)
    return false;
  if (records->len != 1)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "A label has one game, not %u.",
                          records->len);
  label->record = g_array_index (records, DulleRecord, 0);

  return true;
}

static bool
check_alternatives (const DulleLabel        *label,
                    const DulleTextPosition *at)
{
  DulleView view = dulle_label_view (label);

  if (!dulle_view_on_turn (&view))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_INCONSISTENT, "It is not the turn of seat %u.",
                          label->seat);
  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      const DulleAction *action = &label->alternatives[i].action;
      g_autofree char   *word = NULL;

      if (dulle_action_is_silence (action) ||
          (action->seat == label->seat &&
           dulle_action_check (&view.board, &view.own, action) == DULLE_ACCEPTED))
        continue;
      word = dulle_action_format (action, (DulleParty) view.own.party);
      return dulle_fail_at (at, DULLE_ENGINE_ERROR_ILLEGAL, "“%s” is not allowed in this position.",
                            word);
    }

  return true;
}

bool
dulle_label_parse (const char              *line,
                   const DulleTextPosition *at,
                   DulleLabel              *label)
{
  g_auto (GStrv) parts = g_strsplit (line, BETWEEN_PARTS, -1);
  unsigned n_parts = g_strv_length (parts);

  *label = (DulleLabel){ 0 };
  if (n_parts < 4 || n_parts > 2 + DULLE_MAX_LABELLED)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                          "A label has 2 to %d alternatives between its head and its game.",
                          DULLE_MAX_LABELLED);
  if (!read_head (parts[0], at, label))
    return false;
  for (unsigned i = 1; i + 1 < n_parts; i++)
    {
      if (!read_alternative (parts[i], at, label))
        return false;
    }

  return read_game (parts[n_parts - 1], at, label) && check_alternatives (label, at);
}
