/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "handover.h"

#include <string.h>

#include "net/wire.h"
#include "seat-check.h"

char *
dulle_handover_format (const DulleHandover *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "id %s\ngames %u\nsubstituted %u\n", self->id, self->n_games,
                          self->substituted);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (self->checks[player] != NULL)
        g_string_append_printf (text, "check %u %s\n", player, self->checks[player]);
      g_string_append_printf (text, "skill %u %s\n", player,
                              dulle_skill_id (self->skills[player]));
    }
  g_string_append (text, "end\n");

  return g_strdup (text->str);
}

static gboolean
read_number (const char *word,
             guint       most,
             guint      *number)
{
  guint64 value;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, 0, most, &value, NULL))
    return FALSE;
  *number = (guint) value;

  return TRUE;
}

/* Returns: (transfer full) (nullable): what may stand in a line as a word */
static char *
read_word (const char *word)
{
  gsize length = word != NULL ? strlen (word) : 0;

  return length > 0 && length <= DULLE_WIRE_MAX_WORD ? g_strdup (word) : NULL;
}

/* Older hosts tell the tokens themselves.
 *
 * Returns: (transfer full) (nullable) */
static char *
read_checks (char **words)
{
  g_autofree char *token = NULL;

  if (strcmp (words[0], "check") == 0)
    return dulle_seat_checks_read (words + 2);

  token = read_word (words[2]);

  return dulle_seat_checks_add (NULL, token);
}

/* What belongs to one player. */
static gboolean
read_of_player (DulleHandover *self,
                char         **words)
{
  guint player;

  if (!read_number (words[1], DULLE_COMPANY_SIZE - 1, &player) || words[2] == NULL)
    return FALSE;
  if (strcmp (words[0], "skill") == 0)
    {
      self->skills[player] = dulle_skill_from_id (words[2]);
      return TRUE;
    }

  g_free (self->checks[player]);
  self->checks[player] = read_checks (words);

  return self->checks[player] != NULL;
}

/* Lines that are not known are of a newer version. */
static gboolean
read_line (DulleHandover *self,
           char         **words)
{
  guint substituted;

  if (words[0] == NULL)
    return TRUE;
  if (strcmp (words[0], "games") == 0)
    return read_number (words[1], G_MAXINT, &self->n_games);
  if (strcmp (words[0], "check") == 0 || strcmp (words[0], "token") == 0 ||
      strcmp (words[0], "skill") == 0)
    return read_of_player (self, words);
  if (strcmp (words[0], "substituted") == 0)
    {
      if (!read_number (words[1], (1 << DULLE_COMPANY_SIZE) - 1, &substituted))
        return FALSE;
      self->substituted = (DullePlayers) substituted;
    }
  if (strcmp (words[0], "id") == 0)
    {
      g_free (self->id);
      self->id = read_word (words[1]);
      return self->id != NULL;
    }

  return TRUE;
}

gboolean
dulle_handover_parse (DulleHandover *self,
                      const char    *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean understood = TRUE;

  *self = (DulleHandover){ 0 };
  for (guint i = 0; understood && lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      understood = read_line (self, words);
    }
  if (understood && self->id != NULL)
    return TRUE;

  dulle_handover_clear (self);

  return FALSE;
}

void
dulle_handover_clear (DulleHandover *self)
{
  g_free (self->id);
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    g_free (self->checks[player]);
  *self = (DulleHandover){ 0 };
}
