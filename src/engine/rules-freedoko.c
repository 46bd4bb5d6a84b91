/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads and writes FreeDoko's rule files.
 */
#include "rules-freedoko.h"

#include "contract.h"
#include "error.h"
#include "i18n.h"
#include "option.h"
#include "preset.h"
#include "text-lines.h"

#include <string.h>

/* FreeDoko's own defaults, where they differ from its preset "standard". */
static const struct
{
  int     option;
  int16_t value;
} program_defaults[] = {
  { DULLE_OPTION (rounds_limited), 1 },
  { DULLE_OPTION (bock_after_black), 0 },
  { DULLE_OPTION (take_back), 0 },
  { DULLE_OPTION (throw_kings), 5 },
  { DULLE_OPTION (genscher), 0 },
  { DULLE_OPTION (first_trick_announcement_in_marriage), 1 },
  { DULLE_OPTION (superpigs_in_solo), 1 },
  { DULLE_OPTION (bonus_fox_last_trick), 1 },
};

/* Choices of ours that are switches in FreeDoko, with what off and on stand for. */
static const struct
{
  int     option;
  int16_t values[2];
} switches[] = {
  { DULLE_OPTION (re_kontra_effect),
    { DULLE_RE_KONTRA_EFFECT_PLUS_TWO, DULLE_RE_KONTRA_EFFECT_DOUBLES } },
  { DULLE_OPTION (bonus_charlie_caught),
    { DULLE_BONUS_CHARLIE_CAUGHT_OFF, DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK } },
};

/* Old keys that set both a switch and the number that goes with it. */
static const struct
{
  const char *key;
  int         option;
  int         number;
  int16_t     value;
} legacy[] = {
  { "throw with five nines", DULLE_OPTION (throw_with_nines), DULLE_OPTION (throw_nines), 5 },
  { "throw with six kings", DULLE_OPTION (throw_with_kings), DULLE_OPTION (throw_kings), 6 },
};

static DulleRules
freedoko_defaults (void)
{
  DulleRules rules = dulle_preset_rules (dulle_preset_find ("freedoko"));

  for (unsigned i = 0; i < G_N_ELEMENTS (program_defaults); i++)
    *dulle_rules_at (&rules, program_defaults[i].option) = program_defaults[i].value;

  return rules;
}

static int
find_option (const char *key)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (g_strcmp0 (dulle_option (i)->freedoko_key, key) == 0)
        return i;
    }

  return -1;
}

static const int16_t *
find_switch (int option)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      if (switches[i].option == option)
        return switches[i].values;
    }

  return NULL;
}

static bool
parse_switch (const char *text,
              bool       *on)
{
  int16_t value;

  if (!dulle_option_parse (dulle_option (DULLE_OPTION (nines)), text, &value))
    return false;
  *on = value != 0;

  return true;
}

static bool
set_legacy (DulleRules *rules,
            const char *key,
            const char *text)
{
  bool on;

  for (unsigned i = 0; i < G_N_ELEMENTS (legacy); i++)
    {
      if (strcmp (legacy[i].key, key) == 0 && parse_switch (text, &on))
        {
          *dulle_rules_at (rules, legacy[i].option) = on;
          *dulle_rules_at (rules, legacy[i].number) = legacy[i].value;
          return true;
        }
    }

  return false;
}

/* The limits of the announcements, none of which FreeDoko lets rise above the one before. */
static const int limits[] = {
  DULLE_OPTION (announce_re_kontra),
  DULLE_OPTION (announce_no_90),
  DULLE_OPTION (announce_no_60),
  DULLE_OPTION (announce_no_30),
  DULLE_OPTION (announce_black),
  DULLE_OPTION (last_announcement),
};

/* A limit that is set pulls its neighbours along. */
static void
pull_limits (DulleRules *rules,
             int         option)
{
  int16_t value = dulle_rules_get (rules, option);
  bool    is_before = true;

  for (unsigned i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      int16_t *limit = dulle_rules_at (rules, limits[i]);

      is_before = is_before && limits[i] != option;
      *limit = is_before ? MAX (*limit, value) : MIN (*limit, value);
    }
}

static bool
is_limit (int option)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      if (limits[i] == option)
        return true;
    }

  return false;
}

static bool
set_option (DulleRules *rules,
            const char *key,
            const char *text)
{
  int            option = find_option (key);
  const int16_t *values = find_switch (option);
  bool           on;

  if (option < 0)
    return set_legacy (rules, key, text);
  if (values != NULL && !parse_switch (text, &on))
    return false;
  if (values != NULL)
    *dulle_rules_at (rules, option) = values[on];
  else if (!dulle_option_parse (dulle_option (option), text, dulle_rules_at (rules, option)))
    return false;

  if (is_limit (option))
    pull_limits (rules, option);
  dulle_rules_keep_marriage (rules);

  return true;
}

static bool
has_solos (const DulleRules *rules)
{
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      if (dulle_contract_is_solo (contract) && dulle_contract_allowed (rules, contract))
        return true;
    }

  return false;
}

/* Where FreeDoko's pigs exclude each other otherwise than ours do. */
static void
apply_pig_needs (DulleRules *rules)
{
  if (rules->pig_only_second && rules->pigs_at_start)
    rules->pig_only_second = rules->pigs_at_start = 0;
  if (rules->superpigs)
    rules->pig_only_second = 0;
}

/* Switches off what FreeDoko would not play, where it requires more than our options
 * do. */
static void
apply_freedoko_needs (DulleRules *rules)
{
  bool       second_dulle = rules->dulle_second_beats_first || rules->dulle_reversed_in_last_trick;
  DulleRules active;

  apply_pig_needs (rules);
  active = dulle_rules_active (rules);
  if (!rules->bonus_charlie)
    rules->bonus_charlie_caught = DULLE_BONUS_CHARLIE_CAUGHT_OFF;
  if (!rules->bonus_double_charlie)
    rules->bonus_double_charlie_caught = 0;
  if (!rules->dulle || rules->nines)
    rules->bonus_heart_trick = 0;
  if (rules->bonus_heart_trick)
    rules->bonus_heart_trick_with_discard = 0;
  if (!second_dulle)
    rules->bonus_dulle_caught = rules->dulle_first_beats_second_with_pigs = 0;
  if (!rules->nines && active.superpigs)
    rules->genscher = 0;
  if ((!rules->rounds_limited && !active.points_limited) || !has_solos (&active))
    rules->compulsory_solos = 0;
}

/* Returns: whether the line was a rule */
static bool
read_line (const char *line,
           DulleRules *rules,
           GPtrArray  *unknown)
{
  g_auto (GStrv) parts = g_strsplit (line, "=", 2);

  if (g_strv_length (parts) == 2 && set_option (rules, g_strstrip (parts[0]),
                                                g_strstrip (parts[1])))
    return true;

  /* The blocks of a party file contain other things as well. */
  if (g_strv_length (parts) == 2)
    g_ptr_array_add (unknown, g_strdup (line));

  return false;
}

/* The text of the block named "rules" if there is one, otherwise the whole text. */
static char *
rules_block (const char *text)
{
  g_autoptr (GRegex) block = g_regex_new ("^\\s*rules\\s*\\{([^}]*)\\}", G_REGEX_MULTILINE, 0,
                                          NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (g_regex_match (block, text, 0, &match))
    return g_match_info_fetch (match, 1);

  return g_strdup (text);
}

bool
dulle_rules_parse_freedoko (const char *text,
                            const char *name,
                            DulleRules *rules,
                            GPtrArray **unknown,
                            GError    **error)
{
  DulleTextPosition at = { .name = name, .line = 1, .error = error };
  g_auto (GStrv) all_lines = dulle_text_split (text, &at);
  g_autofree char *whole = all_lines != NULL ? g_strjoinv ("\n", all_lines) : NULL;
  g_autofree char *block = whole != NULL ? rules_block (whole) : NULL;
  g_auto (GStrv) lines = block != NULL ? g_strsplit (block, "\n", -1) : NULL;
  g_autoptr (GPtrArray) skipped = g_ptr_array_new_with_free_func (g_free);
  DulleRules read = freedoko_defaults ();
  unsigned   n_read = 0;

  if (lines == NULL)
    return false;
  for (unsigned i = 0; lines[i] != NULL && !g_str_has_prefix (g_strstrip (lines[i]), "!end"); i++)
    {
      if (strchr ("#!{}", lines[i][0]) == NULL)
        n_read += read_line (lines[i], &read, skipped);
    }
  if (n_read == 0)
    return dulle_fail_at (&at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("There are no rules of FreeDoko’s in it."));

  apply_freedoko_needs (&read);
  *rules = read;
  *unknown = g_steal_pointer (&skipped);

  return true;
}

static void
write_option (int16_t  value,
              int      option,
              GString *text)
{
  const DulleOption *info = dulle_option (option);
  const int16_t     *values = find_switch (option);
  g_autofree char   *formatted = NULL;

  if (values != NULL)
    formatted = g_strdup (value != values[0] ? "true" : "false");
  else if (info->type == DULLE_OPTION_BOOL)
    formatted = g_strdup (value ? "true" : "false");
  else
    formatted = dulle_option_format (info, value);

  g_string_append_printf (text, "%s = %s\n", info->freedoko_key, formatted);
}

char *
dulle_rules_format_freedoko (const DulleRules *rules,
                             const GPtrArray  *unknown)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (dulle_option (i)->freedoko_key != NULL)
        write_option (dulle_rules_get (rules, i), i, text);
    }
  for (unsigned i = 0; unknown != NULL && i < unknown->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (unknown, i));

  return g_string_free (text, FALSE);
}

/* What FreeDoko makes of @rules. It has a key for the players, but they are always four. */
static DulleRules
rules_in_freedoko (const DulleRules *rules)
{
  g_autofree char *text = dulle_rules_format_freedoko (rules, NULL);
  g_autoptr (GPtrArray) unknown = NULL;
  DulleRules read = *rules;

  dulle_rules_parse_freedoko (text, "", &read, &unknown, NULL);
  read.players = DULLE_N_SEATS;

  return read;
}

unsigned
dulle_rules_lost_in_freedoko (const DulleRules *rules,
                              int               lost[DULLE_N_OPTIONS])
{
  DulleRules read = rules_in_freedoko (rules);
  unsigned   n_lost = 0;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (dulle_rules_get (rules, i) != dulle_rules_get (&read, i))
        lost[n_lost++] = i;
    }

  return n_lost;
}

bool
dulle_rules_is_freedoko (const char *text)
{
  const char *found = text + strcspn (text, "#=");

  while (*found == '#')
    {
      found += strcspn (found, "\r\n");
      found += strcspn (found, "#=");
    }

  return *found == '=';
}
