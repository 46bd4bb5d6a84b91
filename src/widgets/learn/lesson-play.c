/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "text/event-text.h"

#include "lesson-play.h"

const DulleFace dulle_lesson_faces[DULLE_N_SEATS] = { DULLE_USUAL_ANIMAL, DULLE_FACE_KLEO,
                                                      DULLE_FACE_BEN, DULLE_FACE_MIA };

void
dulle_lesson_play_names (const char **names)
{
  g_return_if_fail (names != NULL);

  names[0] = _ ("You");
  for (guint seat = 1; seat < DULLE_N_SEATS; seat++)
    names[seat] = dulle_face_name (dulle_lesson_faces[seat]);
  names[DULLE_N_SEATS] = NULL;
}

void
dulle_lesson_play_order (const DulleChapter *chapter,
                         DulleOrder         *order)
{
  DulleRules    rules = dulle_rules_default ();
  DulleRules    active = dulle_rules_active (&rules);
  DulleContract contract = DULLE_CONTRACT_NORMAL;

  g_return_if_fail (chapter != NULL && order != NULL);

  dulle_order_init (order, &active, DULLE_CONTRACT_SOLO_MEATLESS, false, false);
  for (unsigned suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    if ((chapter->cards & ~order->members[suit_class]) == 0)
      contract = DULLE_CONTRACT_SOLO_MEATLESS;
  dulle_order_init (order, &active, contract, false, false);
}

char *
dulle_lesson_play_spoken (const DulleEvent *event)
{
  const char *names[DULLE_N_SEATS + 1];

  g_return_val_if_fail (event != NULL, NULL);

  dulle_lesson_play_names (names);

  return dulle_sentence (event, names);
}

static DullePractice *
make_practice (const DulleRecord *record,
               guint8             seat,
               DulleSkill         skill)
{
  static const DulleDealNumber unknown = { FALSE };
  DulleParticipant             players[DULLE_N_SEATS] = { 0 };
  DullePractice               *practice = g_new0 (DullePractice, 1);

  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    {
      DulleParticipant *player = &players[(seat + i) % DULLE_N_SEATS];

      player->skill = skill;
      player->face = dulle_lesson_faces[i];
      if (dulle_face_is_character (player->face))
        dulle_participant_set_name (player, dulle_face_name (player->face));
    }
  dulle_practice_init (practice, record, players, &unknown, seat, seat, record->n_actions);

  return practice;
}

DullePractice *
dulle_lesson_play_question (const DulleLessonPosition *position)
{
  DullePractice *practice = make_practice (&position->record, position->seat, DULLE_USUAL_SKILL);

  practice->is_scripted = TRUE;

  return practice;
}

DullePractice *
dulle_lesson_play_answer (const DulleLessonPosition *position,
                          const DulleLessonAnswer   *answer,
                          const DulleAction         *action)
{
  g_autofree DulleRecord *record = g_memdup2 (&answer->record, sizeof answer->record);
  DullePractice          *practice;

  if (!dulle_action_is_silence (action))
    dulle_record_add_action (record, action);
  practice = make_practice (record, position->seat, DULLE_USUAL_SKILL);
  practice->is_scripted = TRUE;
  for (guint i = 0; i < answer->n_then; i++)
    dulle_practice_add_script (practice, &answer->then[i], position->seat);

  return practice;
}

DullePractice *
dulle_lesson_play_deal (const DulleChapter *chapter)
{
  DullePractice *practice = make_practice (&chapter->deal, 0, DULLE_SKILL_BEGINNER);

  practice->has_before = FALSE;
  practice->is_tutored = TRUE;

  return practice;
}
