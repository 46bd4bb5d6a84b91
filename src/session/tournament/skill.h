/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How well a computer player is to play, as people choose it. Which kind of player that
 * means is decided in the session (computers.c).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From the weakest to the strongest. */
typedef enum
{
  DULLE_SKILL_BEGINNER,
  DULLE_SKILL_EASY,
  DULLE_SKILL_NORMAL,
  DULLE_SKILL_STRONG,
  DULLE_SKILL_MASTER,
  DULLE_N_SKILLS,
} DulleSkill;

/* The skill of a computer player for which nobody chose one. */
#define DULLE_USUAL_SKILL DULLE_SKILL_NORMAL

/* "beginner", "easy", "normal", "strong", "master", for files and settings. */
const char *dulle_skill_id (DulleSkill skill);

/* Returns: the skill called @id; the usual one if there is none */
DulleSkill dulle_skill_from_id (const char *id);

/* Returns: the name for people, translated */
const char *dulle_skill_label (DulleSkill skill);

/* Returns: a sentence that says how such a player decides, translated */
const char *dulle_skill_sentence (DulleSkill skill);

G_END_DECLS
