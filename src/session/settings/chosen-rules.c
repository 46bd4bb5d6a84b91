/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reading and writing what was chosen, and comparing it with where it comes from.
 */
#include "config.h"

#include "chosen-rules.h"

#include <glib/gi18n.h>

#include "engine/option.h"
#include "engine/preset.h"
#include "engine/quote.h"
#include "engine/rules-text.h"

#include "option-text.h"
#include "rule-sets.h"

#define STANDARD DULLE_PRESET_SET "ddv"

/* Changed options that a sentence names; more are counted. */
#define MAX_NAMED 3

/* Returns: (nullable): what follows @kind in @set */
static const char *
name_after (const char *set,
            const char *kind)
{
  return g_str_has_prefix (set, kind) ? set + strlen (kind) : NULL;
}

/* Returns: the name of @set without its kind */
static const char *
name_of (const char *set)
{
  const char *own = name_after (set, DULLE_OWN_SET);
  const char *id = name_after (set, DULLE_PRESET_SET);

  if (own != NULL)
    return own;

  return id != NULL ? id : set;
}

static gboolean
load_set (const char *set,
          DulleRules *rules,
          GError    **error)
{
  const char        *own = name_after (set, DULLE_OWN_SET);
  const char        *id = name_after (set, DULLE_PRESET_SET);
  const DullePreset *preset = id != NULL ? dulle_preset_find (id) : NULL;
  g_autofree char   *folder = dulle_rule_sets_folder ();

  if (own != NULL)
    return dulle_rule_sets_load (folder, own, rules, error);
  if (preset != NULL)
    {
      *rules = dulle_preset_rules (preset);
      return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no rule set “%s”."),
               dulle_quote (name_of (set)).text);

  return FALSE;
}

gboolean
dulle_chosen_rules_of_set (DulleChosenRules *self,
                           const char       *set,
                           GError          **error)
{
  DulleRules       rules;
  g_autofree char *copy = g_strdup (set);

  if (!load_set (set, &rules, error))
    return FALSE;

  g_free (self->set);
  *self = (DulleChosenRules){ .set = g_steal_pointer (&copy), .base = rules, .rules = rules };

  return TRUE;
}

static guint
count_changes (const DulleRules *rules,
               const DulleRules *base)
{
  guint n = 0;

  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    n += dulle_rules_differ (rules, base, option) ? 1 : 0;

  return n;
}

DulleChosenRules
dulle_chosen_rules_of_rules (const DulleRules *rules)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  DulleChosenRules   nearest = { .rules = *rules };
  guint              fewest = G_MAXUINT;
  unsigned           best = 0;

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules base = dulle_preset_rules (&presets[i]);
      guint      n = count_changes (rules, &base);

      if (n < fewest)
        {
          fewest = n;
          best = i;
          nearest.base = base;
        }
    }
  nearest.set = g_strconcat (DULLE_PRESET_SET, presets[best].id, NULL);

  return nearest;
}

DulleChosenRules
dulle_chosen_rules_load (GSettings *settings)
{
  g_autofree char *set = g_settings_get_string (settings, "rule-set");
  g_autofree char *text = g_settings_get_string (settings, "rules");
  DulleChosenRules self = { NULL };
  DulleRules       rules;

  if (!dulle_chosen_rules_of_set (&self, set, NULL))
    dulle_chosen_rules_of_set (&self, STANDARD, NULL);
  if (*text != '\0' && dulle_rules_parse (text, set, &rules, NULL))
    self.rules = rules;

  return self;
}

char *
dulle_chosen_rules_problem (GSettings *settings)
{
  g_autofree char *set = g_settings_get_string (settings, "rule-set");
  g_auto (DulleChosenRules) of_set = { NULL };
  g_auto (DulleChosenRules) instead = { NULL };
  g_autoptr (GError) error = NULL;
  const char *name = name_of (set);
  const char *label;

  if (dulle_chosen_rules_of_set (&of_set, set, &error))
    return NULL;

  instead = dulle_chosen_rules_load (settings);
  label = dulle_chosen_rules_label (&instead);
  if (dulle_chosen_rules_n_changes (&instead) > 0)
    /* Translators: the name of a rule set, and that of another one; why, as a sentence */
    return g_strdup_printf (_ ("The rule set “%s” cannot be used; your rules stay as they are, "
                               "and are now shown as changes to “%s”. %s"),
                            dulle_quote (name).text, label, error->message);

  /* Translators: the name of a rule set, and that of another one; why, as a sentence */
  return g_strdup_printf (_ ("The rule set “%s” cannot be used, so “%s” takes its place. %s"),
                          dulle_quote (name).text, label, error->message);
}

void
dulle_chosen_rules_save (const DulleChosenRules *self,
                         GSettings              *settings)
{
  g_autofree char *text = dulle_rules_format (&self->rules);
  gboolean         changed = dulle_chosen_rules_n_changes (self) > 0;

  g_settings_set_string (settings, "rule-set", self->set);
  g_settings_set_string (settings, "rules", changed ? text : "");
}

void
dulle_chosen_rules_clear (DulleChosenRules *self)
{
  g_clear_pointer (&self->set, g_free);
}

DulleChosenRules
dulle_chosen_rules_copy (const DulleChosenRules *self)
{
  DulleChosenRules copy = *self;

  copy.set = g_strdup (self->set);

  return copy;
}

const char *
dulle_chosen_rules_own_name (const DulleChosenRules *self)
{
  return name_after (self->set, DULLE_OWN_SET);
}

const char *
dulle_chosen_rules_label (const DulleChosenRules *self)
{
  const char *own = dulle_chosen_rules_own_name (self);
  const char *id = name_after (self->set, DULLE_PRESET_SET);

  return own != NULL ? own : _ (dulle_preset_find (id)->label);
}

/* Returns: (transfer full): "Play with nines: no; Players at the table: 5; 2 more" */
static char *
list_changes (const DulleChosenRules *self,
              guint                   n)
{
  GString *list = g_string_new (NULL);
  guint    n_named = 0;

  for (int option = 0; option < DULLE_N_OPTIONS && n_named < MAX_NAMED; option++)
    {
      g_autofree char *text = NULL;

      if (!dulle_rules_differ (&self->rules, &self->base, option))
        continue;
      text = dulle_option_setting_text (&self->rules, option);
      g_string_append_printf (list, "%s%s", n_named > 0 ? "; " : "", text);
      n_named++;
    }
  n -= n_named;
  if (n > 0)
    /* Translators: the end of a list of options with their values */
    g_string_append_printf (list, g_dngettext (GETTEXT_PACKAGE, "; %u more", "; %u more", n), n);

  return g_string_free (list, FALSE);
}

char *
dulle_chosen_rules_sentence (const DulleChosenRules *self)
{
  const char      *id = name_after (self->set, DULLE_PRESET_SET);
  guint            n = dulle_chosen_rules_n_changes (self);
  g_autofree char *changes = NULL;

  if (n == 0)
    return id != NULL ? g_strdup (_ (dulle_preset_find (id)->sentence)) : NULL;

  changes = list_changes (self, n);

  /* Translators: the name of a rule set, and a list, such as “Play with nines: no; 2 more” */
  return g_strdup_printf (_ ("As “%s”, except: %s"), dulle_chosen_rules_label (self),
                          changes);
}

guint
dulle_chosen_rules_n_changes (const DulleChosenRules *self)
{
  return count_changes (&self->rules, &self->base);
}

char *
dulle_chosen_rules_summary (const DulleChosenRules *self)
{
  guint n = dulle_chosen_rules_n_changes (self);

  if (n == 0)
    return g_strdup (dulle_chosen_rules_label (self));

  /* Translators: the name of a rule set, and how many options differ from it */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u change", "%s, %u changes", n),
                          dulle_chosen_rules_label (self), n);
}

/* Comparing */

gboolean
dulle_rules_can_set (const DulleRules *rules,
                     int               option)
{
  const DulleOption *info = dulle_option (option);

  if (dulle_rules_needs_met (rules, option))
    return TRUE;

  if (info->type == DULLE_OPTION_BOOL && dulle_rules_get (rules, option) != 0)
    {
      for (int i = 0; i < DULLE_MAX_NEEDS && info->needs[i].test != DULLE_NEED_NONE; i++)
        {
          const DulleNeed *need = &info->needs[i];

          if (need->test == DULLE_NEED_IS && need->value == 0 &&
              dulle_rules_get (rules, need->option) != 0)
            return TRUE;
        }
    }

  return FALSE;
}

gboolean
dulle_rules_differ (const DulleRules *rules,
                    const DulleRules *base,
                    int               option)
{
  return dulle_rules_get (rules, option) != dulle_rules_get (base, option) &&
         dulle_rules_can_set (rules, option);
}
