/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "skill.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *label;
  const char *sentence;
} skills[] = {
  [DULLE_SKILL_BEGINNER] = { "beginner", NC_ ("skill", "Beginner"),
                             N_ ("Forgets which cards are out, does not always notice who plays "
                                 "with whom, and loses foxes.") },
  [DULLE_SKILL_EASY] = { "easy", NC_ ("skill", "Easy"),
                         N_ ("Decides at once, and sometimes mixes up which cards are out.") },
  [DULLE_SKILL_NORMAL] = { "normal", NC_ ("skill", "Normal"),
                           N_ ("Forgets nothing, and quickly plays each card through in its "
                               "head.") },
  [DULLE_SKILL_STRONG] = { "strong", NC_ ("skill", "Strong"),
                           N_ ("Plays each card through with care, and draws conclusions from what "
                               "the others play.") },
  [DULLE_SKILL_MASTER] = { "master", NC_ ("skill", "Master"),
                           N_ ("As a strong player does, but more thoroughly, and takes longer.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (skills) == DULLE_N_SKILLS);

const char *
dulle_skill_id (DulleSkill skill)
{
  return skills[skill].id;
}

DulleSkill
dulle_skill_from_id (const char *id)
{
  for (guint i = 0; i < DULLE_N_SKILLS; i++)
    {
      if (g_str_equal (skills[i].id, id))
        return (DulleSkill) i;
    }

  return DULLE_USUAL_SKILL;
}

const char *
dulle_skill_label (DulleSkill skill)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "skill", skills[skill].label);
}

const char *
dulle_skill_sentence (DulleSkill skill)
{
  return _ (skills[skill].sentence);
}
