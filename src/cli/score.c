/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Every row of the table is a group of labels. A label belongs to several groups, one of each
 * family.
 */
#include "score.h"

#include <stdlib.h>

#include "cli.h"
#include "contestant.h"
#include "lab/regret.h"
#include "result-file.h"

/* Seconds to wait for an answer of an external engine. */
#define TIMEOUT 60

/* The group to which a label belongs in each family; what is told of cards only has no group
 * for other decisions. */

#define NO_GROUP (-1)

static int
group_all (const DulleLabel *label)
{
  return 0;
}

static int
group_kind (const DulleLabel *label)
{
  return (int) label->kind;
}

static int
group_rules (const DulleLabel *label)
{
  return (int) label->rules;
}

static int
group_role (const DulleLabel *label)
{
  return label->kind == DULLE_LABEL_CARD ? (int) label->role : NO_GROUP;
}

static int
group_place (const DulleLabel *label)
{
  return label->kind == DULLE_LABEL_CARD ? (int) label->place : NO_GROUP;
}

static int
group_trick (const DulleLabel *label)
{
  return label->kind == DULLE_LABEL_CARD ? (int) label->trick - 1 : NO_GROUP;
}

/* The names of the groups. */

static char *
name_all (int group)
{
  return g_strdup ("all decisions");
}

static char *
name_kind (int group)
{
  return g_strdup (dulle_label_kind_id ((DulleLabelKind) group));
}

static char *
name_rules (int group)
{
  return g_strdup_printf ("%s rules", dulle_label_rules_id ((DulleLabelRules) group));
}

static char *
name_role (int group)
{
  return g_strdup_printf ("cards, %s", dulle_label_role_id ((DulleRole) group));
}

static char *
name_place (int group)
{
  return g_strdup_printf ("cards, %s", dulle_label_place_id ((DulleLabelPlace) group));
}

static char *
name_trick (int group)
{
  return g_strdup_printf ("cards, trick %d", group + 1);
}

static const struct
{
  int n;
  int (*group) (const DulleLabel *label);
  char *(*name) (int group);
} families[] = {
  { 1, group_all, name_all },
  { DULLE_N_LABEL_KINDS, group_kind, name_kind },
  { DULLE_N_LABEL_RULES, group_rules, name_rules },
  { DULLE_N_ROLES, group_role, name_role },
  { DULLE_N_LABEL_PLACES, group_place, name_place },
  { DULLE_MAX_TRICKS, group_trick, name_trick },
};

#define N_FAMILIES G_N_ELEMENTS (families)

/**
 * Scores:
 * @means: the regret by family, group and player
 * @behind: by how much the regret of each player is above that of the first
 * @n_others: how often each player does what was not measured
 * @blunder: how many points a decision must give away to be listed; 0 lists none
 */
typedef struct
{
  unsigned        n_players;
  DulleContestant players[DULLE_MAX_SCORED];
  DulleMean       means[N_FAMILIES][DULLE_MAX_TRICKS][DULLE_MAX_SCORED];
  DulleMean       behind[DULLE_MAX_SCORED];
  unsigned        n_others[DULLE_MAX_SCORED];
  double          blunder;
} Scores;

G_STATIC_ASSERT ((int) DULLE_N_LABEL_KINDS <= DULLE_MAX_TRICKS);

/* Tells an engine the game up to the decision. */
static bool
tell_game (const DulleContestant *player,
           const DulleLabel      *label,
           GError               **error)
{
  const DulleRecord *record = &label->record;
  DulleGame          game;

  dulle_record_replay (record, 0, &game);
  if (!dulle_contestant_begin_game (player, &game, record->number + 1, label->seat, error))
    return false;
  for (unsigned i = 0; player->engine != NULL && i < record->n_actions; i++)
    {
      DulleGame before = game;

      dulle_game_apply (&game, &record->actions[i]);
      dulle_contestant_see (player, &before, &game, &record->actions[i], label->seat);
    }

  return true;
}

/* Asks a player what a label is about. */
static bool
ask_player (const DulleContestant *player,
            const DulleLabel      *label,
            DulleAction           *action,
            GError               **error)
{
  DulleView view = dulle_label_view (label);
  bool      announces;

  if (!tell_game (player, label, error))
    return false;
  if (label->kind != DULLE_LABEL_ANNOUNCEMENT)
    return dulle_contestant_act (player, &view, action, error);
  if (!dulle_contestant_announce (player, &view, &announces, action, error))
    return false;
  if (!announces)
    *action = dulle_action_announce (label->seat, DULLE_LEVEL_NONE);

  return true;
}

static void
count_regret (Scores           *scores,
              const DulleLabel *label,
              unsigned          player,
              double            regret)
{
  for (unsigned i = 0; i < N_FAMILIES; i++)
    {
      int group = families[i].group (label);

      if (group != NO_GROUP)
        dulle_mean_add (&scores->means[i][group][player], regret);
    }
}

static char *
name_action (const DulleAction *action,
             DulleParty         party)
{
  return dulle_action_is_silence (action) ? g_strdup ("-") : dulle_action_format (action, party);
}

static void
print_blunder (const DulleContestant *player,
               const DulleLabel      *label,
               const DulleLabelled   *taken)
{
  const DulleLabelled *best = &label->alternatives[0];
  DulleView            view = dulle_label_view (label);
  g_autofree char     *done = name_action (&taken->action, (DulleParty) view.own.party);
  g_autofree char     *better = name_action (&best->action, (DulleParty) view.own.party);

  g_print ("%u %s %s %s %s %u: %s %s, better %s, %.3f ± %.3f\n", label->record.number,
           dulle_label_kind_id (label->kind), dulle_label_rules_id (label->rules),
           dulle_label_role_id (label->role), dulle_label_place_id (label->place), label->trick,
           player->name, done, better, best->value - taken->value, taken->error);
}

static bool
score_label (Scores           *scores,
             const DulleLabel *label,
             GError          **error)
{
  double regrets[DULLE_MAX_SCORED];
  bool   first = false;

  for (unsigned i = 0; i < scores->n_players; i++)
    {
      const DulleLabelled *taken;
      DulleAction          action;

      if (!ask_player (&scores->players[i], label, &action, error))
        return false;
      taken = dulle_label_find (label, &action);
      scores->n_others[i] += taken == NULL;
      if (taken == NULL)
        continue;

      regrets[i] = dulle_label_regret (label, taken);
      count_regret (scores, label, i, regrets[i]);
      first = first || i == 0;
      if (first)
        dulle_mean_add (&scores->behind[i], regrets[i] - regrets[0]);
      if (scores->blunder > 0.0 && dulle_label_is_blunder (label, taken, scores->blunder))
        print_blunder (&scores->players[i], label, taken);
    }

  return true;
}

/* The table */

static void
print_cell (const DulleMean *mean,
            bool             with_sign)
{
  double           value = dulle_mean_of (mean);
  const char      *sign = with_sign && value >= 0.0 ? "+" : "";
  g_autofree char *cell = g_strdup_printf ("%s%.4f ± %.4f", sign, value, dulle_mean_error (mean));

  g_print ("  %-19s", cell);
}

static void
print_head (const Scores *scores)
{
  g_print ("%-18s %7s", "regret in points", "labels");
  for (unsigned i = 0; i < scores->n_players; i++)
    g_print ("  %-18.18s", scores->players[i].name);
  g_print ("\n");
}

static void
print_group (const Scores *scores,
             unsigned      family,
             int           group)
{
  const DulleMean *means = scores->means[family][group];
  g_autofree char *name = families[family].name (group);
  unsigned         most = 0;

  for (unsigned i = 0; i < scores->n_players; i++)
    most = MAX (most, means[i].n);
  if (most == 0)
    return;
  g_print ("%-18s %7u", name, most);
  for (unsigned i = 0; i < scores->n_players; i++)
    print_cell (&means[i], false);
  g_print ("\n");
}

static void
print_rest (const Scores *scores)
{
  if (scores->n_players > 1)
    {
      g_print ("%-18s %7s", "behind the first", "");
      for (unsigned i = 0; i < scores->n_players; i++)
        print_cell (&scores->behind[i], true);
      g_print ("\n");
    }
  g_print ("%-18s %7s", "not measured", "");
  for (unsigned i = 0; i < scores->n_players; i++)
    g_print ("  %-18u", scores->n_others[i]);
  g_print ("\n");
}

static void
print_table (const Scores *scores)
{
  print_head (scores);
  for (unsigned i = 0; i < N_FAMILIES; i++)
    {
      for (int group = 0; group < families[i].n; group++)
        print_group (scores, i, group);
    }
  print_rest (scores);
}

/* Reading */

static bool
begin_players (Scores            *scores,
               const char *const *names)
{
  for (; *names != NULL; names++)
    {
      if (scores->n_players == DULLE_MAX_SCORED)
        return dulle_complain ("No more than %d players are scored at once.", DULLE_MAX_SCORED);
      if (!dulle_contestant_begin (&scores->players[scores->n_players], *names, TIMEOUT))
        return false;
      scores->n_players++;
    }

  return true;
}

static bool
score_labels (Scores                *scores,
              const DulleResultFile *file,
              const char            *path)
{
  for (unsigned i = 0; i < dulle_result_file_n_units (file); i++)
    {
      const DulleUnit *unit = dulle_result_file_unit (file, i);
      g_autoptr (GError) error = NULL;
      DulleTextPosition at = { path, unit->line, &error };
      DulleLabel        label;

      if (!dulle_label_parse (unit->text, &at, &label))
        {
          g_printerr ("%s\n", error->message);
          return false;
        }
      if (!score_label (scores, &label, &error))
        return dulle_complain ("%s", error->message);
    }

  return true;
}

int
dulle_cli_score (const char        *path,
                 const char *const *names,
                 double             blunder)
{
  g_autofree Scores *scores = g_new0 (Scores, 1);
  g_autoptr (DulleResultFile) file = dulle_result_file_read (path);
  bool good;

  scores->blunder = blunder;
  good = file != NULL && begin_players (scores, names) && score_labels (scores, file, path);

  if (good)
    print_table (scores);
  for (unsigned i = 0; i < scores->n_players; i++)
    dulle_contestant_end (&scores->players[i]);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
