/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Positions in which experienced players agree, and in which anything else is a blunder. The
 * levels that search get nearly all of them right.
 */
#include "scale.h"
#include "suite.h"

#include "ai/player.h"
#include "engine/announce.h"
#include "blunder-endings.h"
#include "blunder-poverty.h"
#include "blunder-positions.h"

/* The answer of a player that announces nothing. */
#define SILENT "silent"

/* Answers to a poverty. */
#define ACCEPT "accept"
#define REFUSE "refuse"

typedef enum
{
  ASKED_CARD,
  ASKED_ANSWER,
  ASKED_CALL,
  ASKED_LEVEL,
} Asked;

static bool
is_call (const char *word)
{
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      if (strcmp (word, dulle_contracts[contract].id) == 0)
        return true;
    }

  return false;
}

static bool
is_answer (const char *word)
{
  return strcmp (word, ACCEPT) == 0 || strcmp (word, REFUSE) == 0;
}

/* The first word of the answer tells what is asked. */
static Asked
asked_of (const Position *position)
{
  const char *answer = position->answer + (position->answer[0] == '!');
  g_auto (GStrv) words = g_strsplit (answer, " ", -1);
  DulleCard card;

  if (dulle_card_from_code (words[0], &card))
    return ASKED_CARD;
  if (is_answer (words[0]))
    return ASKED_ANSWER;

  return is_call (words[0]) ? ASKED_CALL : ASKED_LEVEL;
}

/* Returns: (transfer full): the word for @action; for several cards that are returned, a
 * wrong one if there is any */
static char *
word_of (const Position    *position,
         const DulleAction *action)
{
  const char *word;

  if (action->kind == DULLE_ACTION_CALL)
    return g_strdup (dulle_contracts[action->contract].id);
  if (action->kind == DULLE_ACTION_PLAY)
    return g_strdup (dulle_card_code (action->card));
  if (action->cards == 0)
    return g_strdup (action->kind == DULLE_ACTION_ACCEPT ? ACCEPT : REFUSE);

  word = dulle_card_code (dulle_hand_first (action->cards));
  DULLE_HAND_FOREACH (card, action->cards)
    {
      if (!position_allows (position, dulle_card_code (card)))
        word = dulle_card_code (card);
    }

  return g_strdup (word);
}

static void
append_values (GString             *text,
               const Position      *position,
               const DulleDecision *decision)
{
  for (unsigned i = 0; i < decision->n_alternatives; i++)
    {
      const DulleAlternative *alternative = &decision->alternatives[i];
      g_autofree char        *word = word_of (position, &alternative->action);

      g_string_append_printf (text, " %s %+.2f", word, (double) alternative->value);
    }
}

/* Appends the values of the alternatives to @values.
 * Returns: (transfer full): the word for what the player does */
static char *
ask_for_action (const DullePlayer *player,
                const Position    *position,
                const DulleView   *view,
                GString           *values)
{
  DulleDecision decision = dulle_player_act (player, view);

  append_values (values, position, &decision);

  return word_of (position, &decision.action);
}

static char *
announce_level (const DullePlayer *player,
                const DulleView   *view)
{
  DulleAction announcement;

  if (!dulle_player_announce (player, view, &announcement))
    return g_strdup (SILENT);

  return g_strdup (dulle_level_id (announcement.level, view->own.party));
}

/* Whether the player does the right thing; if not, what it does is added to @blunders. */
static bool
is_right (const Position *position,
          DullePlayerKind kind,
          GString        *blunders)
{
  Asked       asked = asked_of (position);
  DulleView   view = position_view (position, asked == ASKED_CALL);
  DullePlayer player = { .kind = kind, .limits.seed = 1 };
  g_autoptr (GString) values = g_string_new (NULL);
  g_autofree char *word = NULL;

  ck_assert_msg (dulle_view_on_turn (&view), "%s: not on turn", position->about);
  word = asked == ASKED_LEVEL ? announce_level (&player, &view)
                              : ask_for_action (&player, position, &view, values);
  if (position_allows (position, word))
    return true;

  g_string_append_printf (blunders, "\n%s: %s, not %s;%s", position->about, word,
                          position->answer, values->str);

  return false;
}

typedef struct
{
  const Position *positions;
  unsigned        n;
} Group;

static const Group groups[] = {
  { blunder_positions, G_N_ELEMENTS (blunder_positions) },
  { blunder_endings, G_N_ELEMENTS (blunder_endings) },
  { blunder_poverty, G_N_ELEMENTS (blunder_poverty) },
};

/* A build with sanitizers looks at some of the positions, and leaves it to the others to
 * judge the player. */
static void
check_level (DullePlayerKind kind,
             unsigned        least_percent)
{
  g_autoptr (GString) blunders = g_string_new (NULL);
  gboolean all = scaled (100) == 100;
  unsigned n = 0;
  unsigned n_right = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      for (unsigned j = 0; j < groups[i].n; j += all ? 1 : 6)
        n_right += is_right (&groups[i].positions[j], kind, blunders);
      n += groups[i].n;
    }

  ck_assert_msg (!all || 100 * n_right >= least_percent * n, "%s: %u of %u%s",
                 dulle_player_id (kind), n_right, n, blunders->str);
}

START_TEST (test_normal)
{
  check_level (DULLE_PLAYER_NORMAL, 97);
}
END_TEST

START_TEST (test_strong)
{
  check_level (DULLE_PLAYER_STRONG, 99);
}
END_TEST

SUITE ("blunder-positions", test_normal, test_strong)
