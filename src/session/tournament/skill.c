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
} skills[] = {
  [DULLE_SKILL_EASY] = { "easy", NC_ ("skill", "Easy") },
  [DULLE_SKILL_NORMAL] = { "normal", NC_ ("skill", "Normal") },
  [DULLE_SKILL_STRONG] = { "strong", NC_ ("skill", "Strong") },
  [DULLE_SKILL_MASTER] = { "master", NC_ ("skill", "Master") },
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
