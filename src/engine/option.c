/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The descriptions of the options, built from option-table.h, and which options are
 * active.
 */
#include "option.h"

#include "former-words.h"
#include "i18n.h"

#include <glib.h>
#include <string.h>

static const DulleChoice deal_packets_choices[] = {
  { "3-3-3-3", N_ ("3 3 3 3") },
  { "4-4-4", N_ ("4 4 4") },
  { "3-4-3", N_ ("3 4 3") },
  { "5-5", N_ ("5 5") },
  { "single", N_ ("One by one") },
};

static const DulleChoice revoke_choices[] = {
  { "impossible", N_ ("Impossible") },
  { "penalised", N_ ("Possible, with a penalty") },
};

static const DulleChoice compulsory_solo_forcing_choices[] = {
  { "within-session", N_ ("Within the session") },
  { "extra-round", N_ ("In a round at the end") },
};

static const DulleChoice spectator_hands_choices[] = {
  { "none", N_ ("No hand") },
  { "one", N_ ("One hand") },
  { "all", N_ ("All hands") },
};

static const DulleChoice counting_choices[] = {
  { "plus", N_ ("Plus points for the winners") },
  { "minus", N_ ("Minus points for the losers") },
  { "plus-minus", N_ ("Plus and minus points") },
};

static const DulleChoice against_points_choices[] = {
  { "cumulative", N_ ("Every level announced") },
  { "highest", N_ ("The highest level announced") },
};

static const DulleChoice solo_precedence_choices[] = {
  { "compulsory-first", N_ ("A compulsory solo, then by seat") },
  { "seat", N_ ("By seat only") },
  { "rank", N_ ("The higher solo first") },
};

static const DulleChoice announcement_timing_choices[] = {
  { "own-cards", N_ ("By the cards in hand") },
  { "cards-on-table", N_ ("By the cards on the table") },
};

static const DulleChoice re_kontra_effect_choices[] = {
  { "plus-one", N_ ("Adds one point") },
  { "plus-two", N_ ("Adds two points") },
  { "doubles", N_ ("Doubles it") },
};

static const DulleChoice superpig_card_choices[] = {
  { "nine", N_ ("Nine of diamonds") },
  { "king", N_ ("King of diamonds") },
  { "ten", N_ ("Ten of diamonds") },
};

static const DulleChoice bonus_charlie_caught_choices[] = {
  { "off", N_ ("No point") },
  { "last-trick", N_ ("In the last trick only") },
  { "any-trick", N_ ("In any trick") },
};

/* clang-format off */
#define ON      1
#define OFF     0
#define OBEYED  true
#define NOT_YET false

#define NO_NEEDS                   { 0, DULLE_NEED_NONE, 0 },
#define NEED(member, test, value)  { DULLE_OPTION (member), test, value },
#define NEEDS_ON(member)           NEED (member, DULLE_NEED_MORE, 0)
#define NEEDS_NOT(member)          NEED (member, DULLE_NEED_IS, 0)
#define NEEDS_IS(member, value)    NEED (member, DULLE_NEED_IS, value)
#define NEEDS_OTHER(member, value) NEED (member, DULLE_NEED_OTHER, value)
#define NEEDS_MORE(member, value)  NEED (member, DULLE_NEED_MORE, value)

#define ROW(id_, group_, type_, lowest_, highest_, standard_, status_, \
            key_, label_, help_, choices_, ...)                        \
  {                                                                    \
    .id = id_, .label = label_, .help = help_, .freedoko_key = key_,   \
    .group = DULLE_GROUP_##group_, .type = DULLE_OPTION_##type_,       \
    .lowest = lowest_, .highest = highest_, .standard = standard_,     \
    .obeyed = status_, .choices = choices_,                            \
    .needs = { __VA_ARGS__ }                                           \
  },

#define BOOL(member, id, group, standard, status, key, label, help, ...) \
  ROW (id, group, BOOL, 0, 1, standard, status, key, label, help, NULL, __VA_ARGS__)
#define INT(member, id, group, lowest, highest, standard, status, key, label, help, ...) \
  ROW (id, group, INT, lowest, highest, standard, status, key, label, help, NULL, __VA_ARGS__)
#define ENUM(member, id, group, standard, status, key, label, help, ...)           \
  ROW (id, group, ENUM, 0, G_N_ELEMENTS (member##_choices) - 1, standard, status, \
       key, label, help, member##_choices, __VA_ARGS__)
/* clang-format on */

static const DulleOption options[] = {
#include "option-table.h"
};

G_STATIC_ASSERT (G_N_ELEMENTS (options) == DULLE_N_OPTIONS);

static const DulleChoice groups[DULLE_N_GROUPS] = {
  { "deck", N_ ("Deck and deal") },
  { "tournament", N_ ("Tournament") },
  { "counting", N_ ("Counting") },
  { "bock", N_ ("Bock rounds") },
  { "information", N_ ("Information") },
  { "solo", N_ ("Solos") },
  { "throwing", N_ ("Throwing in") },
  { "poverty", N_ ("Poverty") },
  { "marriage", N_ ("Marriage") },
  { "genscher", N_ ("Genscher") },
  { "announcements", N_ ("Announcements") },
  { "dulle", N_ ("Dulles") },
  { "pigs", N_ ("Pigs") },
  { "bonus", N_ ("Special points") },
};

/* Options, and values of choices. */
static const DulleFormerWord former_words[] = {
  { "duty-soli", "compulsory-solos" },
  { "duty-soli-colour", "compulsory-solos-color" },
  { "duty-soli-picture", "compulsory-solos-picture" },
  { "duty-solo-offer", "compulsory-solo-offer" },
  { "duty-solo-forcing", "compulsory-solo-forcing" },
  { "duty-solo-round-vote", "solo-round-vote" },
  { "duty-first", "compulsory-first" },
  { "announce-re-contra", "announce-re-kontra" },
  { "contra-until-card", "kontra-until-card" },
  { "re-contra-effect", "re-kontra-effect" },
  { "contra-doubles-against-re", "kontra-doubles-against-re" },
  { "first-trick-duty", "first-trick-announcement" },
  { "first-trick-duty-only-first", "first-trick-announcement-only-first" },
  { "first-trick-duty-only-re-contra", "first-trick-announcement-only-re-kontra" },
  { "first-trick-duty-in-marriage", "first-trick-announcement-in-marriage" },
  { NULL, NULL },
};

static const DulleChoice switch_words[] = {
  { "off", NULL },
  { "on", NULL },
  { "false", NULL },
  { "true", NULL },
  { "no", NULL },
  { "yes", NULL },
  { "0", NULL },
  { "1", NULL },
};

const DulleOption *
dulle_option (int option)
{
  g_return_val_if_fail (option >= 0 && option < DULLE_N_OPTIONS, NULL);

  return &options[option];
}

const char *
dulle_group_id (DulleGroup group)
{
  return groups[group].id;
}

const char *
dulle_group_label (DulleGroup group)
{
  return groups[group].label;
}

int
dulle_option_from_id (const char *id)
{
  const char *current = dulle_current_word (former_words, id);

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (strcmp (options[i].id, current) == 0)
        return i;
    }

  return -1;
}

const char *
dulle_option_former_word (const char *word)
{
  return dulle_former_word (former_words, word);
}

char *
dulle_option_format (const DulleOption *option,
                     int16_t            value)
{
  if (option->type == DULLE_OPTION_ENUM)
    return g_strdup (option->choices[value].id);
  if (option->type == DULLE_OPTION_BOOL)
    return g_strdup (value ? "on" : "off");

  return g_strdup_printf ("%d", value);
}

static int
choice_index (const DulleChoice *choices,
              int                n_choices,
              const char        *text)
{
  for (int i = 0; i < n_choices; i++)
    {
      if (strcmp (choices[i].id, text) == 0)
        return i;
    }

  return -1;
}

bool
dulle_option_parse (const DulleOption *option,
                    const char        *text,
                    int16_t           *value)
{
  gint64 number;

  switch (option->type)
    {
    case DULLE_OPTION_BOOL:
      number = choice_index (switch_words, G_N_ELEMENTS (switch_words), text);
      if (number < 0)
        return false;
      *value = number % 2;
      return true;

    case DULLE_OPTION_ENUM:
      number = choice_index (option->choices, option->highest + 1,
                             dulle_current_word (former_words, text));
      if (number < 0)
        return false;
      *value = (int16_t) number;
      return true;

    case DULLE_OPTION_INT:
      if (!g_ascii_string_to_signed (text, 10, option->lowest, option->highest, &number, NULL))
        return false;
      *value = (int16_t) number;
      return true;

    default:
      g_return_val_if_reached (false);
    }
}

DulleRules
dulle_rules_default (void)
{
  DulleRules rules;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    *dulle_rules_at (&rules, i) = options[i].standard;

  return rules;
}

DulleRules
dulle_rules_random (DulleRng *rng)
{
  DulleRules rules = dulle_rules_default ();

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      unsigned n_values = (unsigned) (options[i].highest - options[i].lowest + 1);

      if (dulle_rng_below (rng, 3) == 0)
        *dulle_rules_at (&rules, i) = (int16_t) (options[i].lowest +
                                                 (int) dulle_rng_below (rng, n_values));
    }

  return rules;
}

bool
dulle_need_holds (const DulleNeed *need,
                  int              value)
{
  switch (need->test)
    {
    case DULLE_NEED_NONE:
      return true;
    case DULLE_NEED_IS:
      return value == need->value;
    case DULLE_NEED_OTHER:
      return value != need->value;
    case DULLE_NEED_MORE:
      return value > need->value;
    default:
      g_return_val_if_reached (false);
    }
}

/* The active value of @option, given what was chosen. Needs form no circles, except
 * where two options exclude each other; then the chosen values decide. */
static int16_t
active_value (const DulleRules *chosen,
              int               option)
{
  if (!dulle_rules_needs_met (chosen, option))
    return options[option].lowest;

  return CLAMP (dulle_rules_get (chosen, option),
                options[option].lowest, options[option].highest);
}

bool
dulle_rules_needs_met (const DulleRules *rules,
                       int               option)
{
  for (unsigned i = 0; i < DULLE_MAX_NEEDS && options[option].needs[i].test != DULLE_NEED_NONE; i++)
    {
      const DulleNeed *need = &options[option].needs[i];
      bool             excluded = need->test == DULLE_NEED_IS && need->value == 0 &&
                      options[need->option].type == DULLE_OPTION_BOOL;
      int value = excluded ? dulle_rules_get (rules, need->option)
                           : active_value (rules, need->option);

      if (!dulle_need_holds (need, value))
        return false;
    }

  return true;
}

bool
dulle_rules_equal (const DulleRules *a,
                   const DulleRules *b)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      if (dulle_rules_get (a, i) != dulle_rules_get (b, i))
        return false;
    }

  return true;
}

void
dulle_rules_keep_marriage (DulleRules *rules)
{
  if (!rules->marriage_first_foreign && !rules->marriage_first_trump &&
      !rules->marriage_first_suit && !rules->marriage_first_plain)
    rules->marriage_first_plain = 1;
}

DulleRules
dulle_rules_active (const DulleRules *chosen)
{
  DulleRules active;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    *dulle_rules_at (&active, i) = active_value (chosen, i);
  dulle_rules_keep_marriage (&active);

  return active;
}
