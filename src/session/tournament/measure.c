/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Numbers are written so that they are the same when they are read.
 */
#include "measure.h"

#include <math.h>

#include "engine/action-text.h"

#define SILENCE "silence"

const DulleMeasure *
dulle_measures_find (const GArray *measures,
                     guint         n_before,
                     gboolean      silence)
{
  for (guint i = 0; measures != NULL && i < measures->len; i++)
    {
      const DulleMeasure *measure = &g_array_index (measures, DulleMeasure, i);

      if (measure->n_before == n_before && measure->silence == silence)
        return measure;
    }

  return NULL;
}

char *
dulle_measure_format (const DulleMeasure *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_actions; i++)
    {
      const DulleAction *action = &self->actions[i].action;
      bool               is_silence = dulle_action_is_silence (action);
      g_autofree char   *word = is_silence ? g_strdup (SILENCE)
                                           : dulle_action_format (action, DULLE_RE);
      char               number[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (number, sizeof number, "%.9g", (double) self->actions[i].value);
      g_string_append_printf (text, "%s%s %s", i > 0 ? ";" : "", number, word);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @word: "1.25 0:CA" */
static gboolean
parse_action (const char          *word,
              guint8               seat,
              DulleMeasuredAction *measured)
{
  char *end;

  measured->value = (float) g_ascii_strtod (word, &end);
  if (end == word || *end != ' ' || !isfinite (measured->value))
    return FALSE;

  measured->action = dulle_action_announce (seat, DULLE_LEVEL_NONE);

  return g_str_equal (end + 1, SILENCE) ||
         (dulle_action_parse (end + 1, &measured->action) && measured->action.seat == seat);
}

gboolean
dulle_measure_parse (const char        *text,
                     const DulleRecord *record,
                     DulleMeasure      *self)
{
  g_auto (GStrv) words = g_strsplit (text, ";", DULLE_MAX_MEASURED + 1);
  guint       n_words = g_strv_length (words);
  DulleAction taken;

  if (n_words == 0 || n_words > DULLE_MAX_MEASURED || self->n_before >= record->n_actions)
    return FALSE;

  taken = record->actions[self->n_before];
  if (self->silence)
    taken = dulle_action_announce (taken.seat, DULLE_LEVEL_NONE);
  self->n_actions = (guint8) n_words;
  self->taken = self->n_actions;
  for (guint i = 0; i < n_words; i++)
    {
      if (!parse_action (words[i], taken.seat, &self->actions[i]))
        return FALSE;
      if (dulle_action_equal (&self->actions[i].action, &taken))
        self->taken = (guint8) i;
    }

  return self->taken < self->n_actions;
}
