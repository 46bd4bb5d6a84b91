/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Views are compared byte by byte. Equal views whose unused bytes differ only cost a
 * second search.
 */
#include "decision-cache.h"

#include <string.h>

typedef enum
{
  ACT,
  SPEAK,
} Question;

/* Everything an answer depends on. It is cleared before it is filled, so that its padding
 * compares equal. */
typedef struct
{
  DullePlayerKind kind;
  DulleStyle      style;
  Question        question;
  uint64_t        seed;
  DulleView       view;
} Key;

/**
 * Answer:
 * @announces: whether the answer to an announcement question is @action, not silence
 */
typedef struct
{
  Key         key;
  bool        announces;
  DulleAction action;
} Answer;

struct _DulleDecisionCache
{
  /* Answers, by their own keys */
  GHashTable *answers;
};

/* Fowler, Noll and Vo's hash, 32 bits. */
static guint
hash_key (gconstpointer key)
{
  const guint8 *bytes = key;
  guint32       hash = 2166136261u;

  for (size_t i = 0; i < sizeof (Key); i++)
    hash = (hash ^ bytes[i]) * 16777619u;

  return hash;
}

static gboolean
keys_are_equal (gconstpointer a,
                gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

DulleDecisionCache *
dulle_decision_cache_new (void)
{
  DulleDecisionCache *self = g_new (DulleDecisionCache, 1);

  self->answers = g_hash_table_new_full (hash_key, keys_are_equal, NULL, g_free);

  return self;
}

void
dulle_decision_cache_free (DulleDecisionCache *self)
{
  g_hash_table_unref (self->answers);
  g_free (self);
}

static Answer *
find_answer (DulleDecisionCache *self,
             Question            question,
             const DullePlayer  *player,
             const DulleView    *view)
{
  Answer *answer;
  Key     key;

  memset (&key, 0, sizeof key);
  key.kind = player->kind;
  key.style = player->style;
  key.question = question;
  key.seed = player->limits.seed;
  memcpy (&key.view, view, sizeof *view);
  answer = g_hash_table_lookup (self->answers, &key);
  if (answer != NULL)
    return answer;

  answer = g_new0 (Answer, 1);
  memcpy (&answer->key, &key, sizeof key);
  if (question == SPEAK)
    answer->announces = dulle_player_announce (player, view, &answer->action);
  else
    answer->action = dulle_player_act (player, view).action;
  g_hash_table_insert (self->answers, &answer->key, answer);

  return answer;
}

DulleAction
dulle_decision_cache_act (DulleDecisionCache *self,
                          const DullePlayer  *player,
                          const DulleView    *view)
{
  return find_answer (self, ACT, player, view)->action;
}

bool
dulle_decision_cache_announce (DulleDecisionCache *self,
                               const DullePlayer  *player,
                               const DulleView    *view,
                               DulleAction        *announcement)
{
  const Answer *answer = find_answer (self, SPEAK, player, view);

  *announcement = answer->action;

  return answer->announces;
}
