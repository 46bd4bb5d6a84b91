/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "duties.h"

#include "engine/auction.h"

/* More than that no rules ask for. */
#define MAX_SOLOS 10

#define SOLOS  "compulsory-solos"
#define FORCED "forced"
#define VOTED  "voted"

static gboolean
somebody_owes (const DulleDuties *self)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (self->solos_due[seat].all > 0)
      return TRUE;

  return FALSE;
}

gboolean
dulle_duties_exist (const DulleDuties *self)
{
  return self->forced != DULLE_NO_SEAT || somebody_owes (self);
}

static gboolean
solos_are_valid (const DulleCompulsorySolos *due)
{
  return due->all <= MAX_SOLOS && due->color + due->picture <= due->all;
}

static gboolean
forced_has_solo (const DulleDuties *self,
                 const DulleRules  *rules)
{
  for (DulleContract solo = DULLE_FIRST_SOLO; solo < DULLE_N_CONTRACTS; solo++)
    {
      if (dulle_contract_allowed (rules, solo) &&
          (self->voted ||
           dulle_compulsory_solos_include (&self->solos_due[self->forced], solo)))
        return TRUE;
    }

  return FALSE;
}

gboolean
dulle_duties_are_valid (const DulleDuties *self,
                        const DulleRules  *rules)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (!solos_are_valid (&self->solos_due[seat]))
      return FALSE;

  if (self->forced == DULLE_NO_SEAT)
    return !self->voted;

  return self->forced < DULLE_N_SEATS && forced_has_solo (self, rules);
}

void
dulle_duties_format (const DulleDuties *self,
                     GString           *text)
{
  if (somebody_owes (self))
    {
      g_string_append (text, " " SOLOS);
      for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
        g_string_append_printf (text, " %u/%u/%u", self->solos_due[seat].all,
                                self->solos_due[seat].color, self->solos_due[seat].picture);
    }
  if (self->forced != DULLE_NO_SEAT)
    g_string_append_printf (text, " %s %u", self->voted ? VOTED : FORCED, self->forced);
}

static gboolean
parse_number (const char *word,
              guint       highest,
              guint8     *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, highest, &value, NULL))
    return FALSE;
  *number = (guint8) value;

  return TRUE;
}

/* "1/0/0" */
static gboolean
parse_solos (const char           *word,
             DulleCompulsorySolos *due)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", -1);

  return g_strv_length (parts) == 3 && parse_number (parts[0], MAX_SOLOS, &due->all) &&
         parse_number (parts[1], MAX_SOLOS, &due->color) &&
         parse_number (parts[2], MAX_SOLOS, &due->picture) && solos_are_valid (due);
}

/* @n_words: how many there are, of which those that were understood are taken */
static gboolean
parse_all_solos (DulleDuties *self,
                 char      ***words,
                 guint       *n_words)
{
  if (*n_words == 0 || !g_str_equal ((*words)[0], SOLOS))
    return TRUE;
  if (*n_words <= DULLE_N_SEATS)
    return FALSE;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (!parse_solos ((*words)[seat + 1], &self->solos_due[seat]))
      return FALSE;
  *words += DULLE_N_SEATS + 1;
  *n_words -= DULLE_N_SEATS + 1;

  return TRUE;
}

gboolean
dulle_duties_parse (DulleDuties *self,
                    char       **words)
{
  guint n_words = g_strv_length (words);

  *self = DULLE_NO_DUTIES;
  if (!parse_all_solos (self, &words, &n_words))
    return FALSE;
  if (n_words == 0)
    return TRUE;
  self->voted = g_str_equal (words[0], VOTED);

  return n_words == 2 && (self->voted || g_str_equal (words[0], FORCED)) &&
         parse_number (words[1], DULLE_N_SEATS - 1, &self->forced);
}
