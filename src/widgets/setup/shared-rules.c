/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "session/company.h"
#include "settings/chosen-rules.h"
#include "settings/option-text.h"

#include "shared-rules.h"

/* More changes than these are another rule set, and nobody would listen to all of them. */
#define MAX_TOLD 6

#define SHOWN_KEY "dulle-shared-rules"

/**
 * Shown:
 * @changes: (element-type GtkWidget): the rows below the row
 */
typedef struct
{
  DulleRules rules;
  GPtrArray *changes;
} Shown;

static void
shown_free (gpointer data)
{
  Shown *shown = data;

  g_ptr_array_unref (shown->changes);
  g_free (shown);
}

static Shown *
get_shown (AdwExpanderRow *row)
{
  Shown *shown = g_object_get_data (G_OBJECT (row), SHOWN_KEY);

  if (shown != NULL)
    return shown;

  shown = g_new0 (Shown, 1);
  shown->changes = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (row), SHOWN_KEY, shown, shown_free);

  return shown;
}

/* What every table that is shared does without is no change of a rule set. One that is not open yet
 * still has it. */
static DulleChosenRules
find_shared_rules (const DulleRules *rules)
{
  DulleRules       shared = *rules;
  DulleChosenRules chosen;

  dulle_company_share_rules (&shared);
  chosen = dulle_chosen_rules_of_rules (&shared);
  dulle_company_share_rules (&chosen.base);

  return chosen;
}

char *
dulle_shared_rules_summary (const DulleRules *rules)
{
  g_auto (DulleChosenRules) chosen = { 0 };

  g_return_val_if_fail (rules != NULL, NULL);

  chosen = find_shared_rules (rules);

  return dulle_chosen_rules_summary (&chosen);
}

char *
dulle_shared_rules_changes (const DulleRules *before,
                            const DulleRules *now)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *summary = NULL;
  guint            n = 0;

  g_return_val_if_fail (before != NULL && now != NULL, NULL);

  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      g_autofree char *text = NULL;

      if (!dulle_rules_differ (now, before, option))
        continue;
      text = dulle_option_setting_text (now, option);
      g_string_append_printf (list, "%s%s", n > 0 ? "; " : "", text);
      n++;
    }
  if (n == 0)
    return NULL;

  summary = dulle_shared_rules_summary (now);

  /* Translators: %s is a list, such as “Play with nines: no; Players at the table: 5”, or the name
   * of a rule set. */
  return g_strdup_printf (_ ("The host has changed the rules: %s"),
                          n <= MAX_TOLD ? list->str : summary);
}

static void
add_change (AdwExpanderRow *expander,
            GPtrArray      *changes,
            const char     *text)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_expander_row_add_row (expander, row);
  g_ptr_array_add (changes, row);
}

static void
show_changes (AdwExpanderRow         *row,
              GPtrArray              *changes,
              const DulleChosenRules *chosen)
{
  for (guint i = 0; i < changes->len; i++)
    adw_expander_row_remove (row, g_ptr_array_index (changes, i));
  g_ptr_array_set_size (changes, 0);
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    {
      g_autofree char *text = NULL;

      if (!dulle_rules_differ (&chosen->rules, &chosen->base, option))
        continue;
      text = dulle_option_setting_text (&chosen->rules, option);
      add_change (row, changes, text);
    }
}

void
dulle_shared_rules_show (AdwExpanderRow   *row,
                         const DulleRules *rules)
{
  Shown *shown;
  g_auto (DulleChosenRules) chosen = { 0 };
  g_autofree char *summary = NULL;

  g_return_if_fail (ADW_IS_EXPANDER_ROW (row) && rules != NULL);

  shown = get_shown (row);
  if (dulle_rules_equal (rules, &shown->rules))
    return;

  shown->rules = *rules;
  chosen = find_shared_rules (rules);
  summary = dulle_chosen_rules_summary (&chosen);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), summary);
  show_changes (row, shown->changes, &chosen);
  adw_expander_row_set_subtitle (row, shown->changes->len > 0
                                          ? _ ("With these changes")
                                          : _ ("Unchanged"));
  adw_expander_row_set_enable_expansion (row, shown->changes->len > 0);
}
