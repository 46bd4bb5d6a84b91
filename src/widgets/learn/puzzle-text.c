/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "puzzle-text.h"
#include "text/hint-text.h"
#include "text/quiz-text.h"
#include "text/score-text.h"
#include "text/text-list.h"

static const char *const theme_names[DULLE_N_PUZZLE_THEMES] = {
  [DULLE_THEME_WHICH_ACE] = N_ ("Which ace?"),
  [DULLE_THEME_CASH_ACE] = N_ ("Cash the ace"),
  [DULLE_THEME_FOX_CAUGHT] = N_ ("A fox to catch"),
  [DULLE_THEME_FOX_HOME] = N_ ("Bring the fox home"),
  [DULLE_THEME_CHARLIE] = N_ ("Charlie"),
  [DULLE_THEME_PARTNER] = N_ ("Find the partner"),
  [DULLE_THEME_DULLE] = N_ ("The price of the dulle"),
  [DULLE_THEME_PULL_TRUMP] = N_ ("Lead trump"),
  [DULLE_THEME_RUFF] = N_ ("Discard or ruff"),
  [DULLE_THEME_SMEAR] = N_ ("Smear or save"),
  [DULLE_THEME_NO_90] = N_ ("No 90 and more"),
  [DULLE_THEME_ANNOUNCE] = N_ ("Announce or be silent"),
  [DULLE_THEME_SOLO] = N_ ("Solo or not"),
  [DULLE_THEME_RESERVATION] = N_ ("Marriage or healthy"),
  [DULLE_THEME_POVERTY] = N_ ("Poverty"),
  [DULLE_THEME_PLAY_SOLO] = N_ ("Play a solo"),
  [DULLE_THEME_DEFEND] = N_ ("Defend against a solo"),
  [DULLE_THEME_COUNT] = N_ ("Count to 121"),
  [DULLE_THEME_LAST_TRICK] = N_ ("The last tricks"),
  [DULLE_THEME_TAKE] = N_ ("Take it or let it go"),
  [DULLE_THEME_LEAD] = N_ ("What to lead"),
  [DULLE_THEME_KEEP] = N_ ("Which card to keep"),
};

static const char *const questions[DULLE_N_PUZZLE_KINDS] = {
  [DULLE_PUZZLE_CARD] = N_ ("Which card do you play?"),
  [DULLE_PUZZLE_ANNOUNCEMENT] = N_ ("What do you announce now?"),
  [DULLE_PUZZLE_RESERVATION] = N_ ("What do you call?"),
  [DULLE_PUZZLE_EXCHANGE] = N_ ("What do you do with the poverty?"),
};

const char *
dulle_puzzle_theme_name (DullePuzzleTheme theme)
{
  return _ (theme_names[theme]);
}

char *
dulle_puzzle_themes_text (guint32 themes)
{
  GString *text = g_string_new (NULL);

  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      if ((themes >> theme & 1) != 0)
        dulle_text_append (text, " · ", _ (theme_names[theme]));
    }

  return g_string_free (text, FALSE);
}

const char *
dulle_puzzle_question (DullePuzzleKind kind)
{
  return _ (questions[kind]);
}

char *
dulle_puzzle_answer_text (const DullePuzzle *puzzle,
                          const DulleGame   *game,
                          const DulleAction *action,
                          const char *const *names)
{
  if (action->kind == DULLE_ACTION_PASS || action->kind == DULLE_ACTION_RETURN)
    return dulle_hand_text (action->cards);
  if (action->kind == DULLE_ACTION_ACCEPT)
    return g_strdup (_ ("Take the poverty"));
  if (action->kind == DULLE_ACTION_REFUSE)
    return g_strdup (_ ("Leave it to the others"));

  return dulle_quiz_action (game, action, names);
}

/* Cards that are as good as each other are named together. */
static char *
name_right (const DullePuzzle *puzzle,
            const DulleGame   *game,
            const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < puzzle->n_right; i++)
    {
      g_autofree char *answer =
          dulle_puzzle_answer_text (puzzle, game, &puzzle->answers[i].action, names);

      /* Translators: between cards that are equally right */
      dulle_text_append (text, _ (" or "), answer);
    }

  return g_string_free (text, FALSE);
}

char *
dulle_puzzle_verdict_text (const DullePuzzle *puzzle,
                           const DulleGame   *game,
                           const DulleAction *given,
                           const char *const *names)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *right = name_right (puzzle, game, names);

  if (given != NULL && dulle_puzzle_is_right (puzzle, given))
    dulle_text_append_sentence (text, g_strdup (_ ("Right!")));
  else if (given != NULL)
    {
      const DullePuzzleAnswer *answer = dulle_puzzle_find_answer (puzzle, given);
      g_autofree char         *word = dulle_puzzle_answer_text (puzzle, game, given, names);

      double cost = answer != NULL
                        ? dulle_score_mean_below (puzzle->answers[0].value, answer->value)
                        : -1.0;

      dulle_text_append_sentence (text, dulle_quiz_wrong (word, cost));
    }
  /* Translators: the right answer of a puzzle: a card or an announcement */
  dulle_text_append_sentence (text, g_strdup_printf (_ ("Best is %s."), right));
  dulle_text_append_sentence (text, g_strdup (dulle_reason_text (puzzle->head.reason)));

  return g_string_free (text, FALSE);
}

char *
dulle_puzzle_values_text (const DullePuzzle *puzzle,
                          const DulleGame   *game,
                          const char *const *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < puzzle->n_answers; i++)
    {
      const DulleAction *action = &puzzle->answers[i].action;
      g_autofree char   *word = dulle_puzzle_answer_text (puzzle, game, action, names);
      g_autofree char   *value = dulle_score_mean (puzzle->answers[i].value);
      g_autofree char   *item = g_strdup_printf ("%s %s", word, value);

      dulle_text_append (text, " · ", item);
    }

  /* Translators: answers with the points that they are worth */
  return g_strdup_printf (_ ("Expected points: %s"), text->str);
}

static void
append_trick (GString           *text,
              const DulleTrick  *trick,
              unsigned           number,
              const char *const *names)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  uint8_t winner = dulle_trick_winner (trick);

  for (unsigned place = 0; place < trick->n_cards; place++)
    {
      uint8_t          seat = dulle_trick_seat (trick, place);
      g_autofree char *sign = dulle_deck_card_sign (trick->cards[place]);
      g_autofree char *item = g_strdup_printf ("%s %s%s", names[seat], sign,
                                               seat == winner ? " ✓" : "");

      dulle_text_append (cards, ", ", item);
    }
  dulle_text_append (text, "\n", "");
  g_string_append_printf (text, "%u. %s", number, cards->str);
}

char *
dulle_puzzle_tricks_text (const DulleGame   *game,
                          const char *const *names)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < game->board.n_tricks; i++)
    append_trick (text, &game->board.tricks[i], i + 1, names);

  return g_string_free (text, FALSE);
}
