/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "hint-text.h"
#include "quiz-text.h"
#include "review-text.h"
#include "text-list.h"

static gboolean
is_silence (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE && action->level == DULLE_LEVEL_NONE;
}

const char *
dulle_quiz_question (const DulleAction *taken)
{
  switch ((DulleActionKind) taken->kind)
    {
    case DULLE_ACTION_PLAY:
      return _ ("Find the better card.");
    case DULLE_ACTION_CALL:
      return _ ("What would have been better?");
    default:
      return _ ("What would it have been better to say?");
    }
}

char *
dulle_quiz_action (const DulleGame   *before,
                   const DulleAction *action,
                   const char *const *names)
{
  /* Translators: to say nothing where something could be announced */
  return is_silence (action) ? g_strdup (_ ("No announcement"))
                             : dulle_review_action (before, action, names);
}

char *
dulle_quiz_what_was_done (const DulleGame       *before,
                          const DulleAction     *taken,
                          const DulleAnnotation *annotation,
                          const char *const     *names)
{
  g_autofree char *done = dulle_quiz_action (before, taken, names);

  if (taken->kind == DULLE_ACTION_PLAY)
    /* Translators: a card, and points */
    return g_strdup_printf (_ ("Played: %s. This cost %.1f points."), done, annotation->lost);

  /* Translators: what was called or announced, and points */
  return g_strdup_printf (_ ("Said: %s. This cost %.1f points."), done, annotation->lost);
}

char *
dulle_quiz_same (const DulleAnnotation *annotation)
{
  return g_strdup_printf (_ ("That is what happened in the game; it cost %.1f points."),
                          annotation->lost);
}

char *
dulle_quiz_wrong (const char *answer,
                  double      cost)
{
  if (cost < 0)
    /* Translators: a card or an announcement */
    return g_strdup_printf (_ ("%s is not better."), answer);

  /* Translators: a card or an announcement, and points */
  return g_strdup_printf (_ ("%s costs %.1f points."), answer, cost);
}

/* Why a card is the best is known as a fact; an announcement has its reason, too. */
char *
dulle_quiz_solution (const DulleGame       *before,
                     const DulleAnnotation *annotation,
                     const char            *answer,
                     const char *const     *names)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *best = dulle_quiz_action (before, &annotation->best, names);

  if (answer != NULL)
    /* Translators: two cards; the second one is the best */
    dulle_text_append_sentence (
        text, g_strdup_printf (_ ("%s is just as good as the best, %s."), answer, best));
  else
    /* Translators: a card or an announcement, and points */
    dulle_text_append_sentence (
        text, g_strdup_printf (_ ("%s is better by %.1f points."), best, annotation->lost));
  dulle_text_append_sentence (text, g_strdup (dulle_reason_text (annotation->reason)));

  return g_string_free (text, FALSE);
}

static void
append_answers (GString *text,
                guint    n_errors,
                guint    n_found,
                guint    n_later)
{
  guint n_shown = n_errors - n_found - n_later;

  dulle_text_append_sentence (
      text, g_strdup_printf (ngettext ("%u of %u answers was right at once.",
                                       "%u of %u answers were right at once.", n_found),
                             n_found, n_errors));
  if (n_later > 0)
    dulle_text_append_sentence (
        text, g_strdup_printf (ngettext ("%u was right on the second try.",
                                         "%u were right on the second try.", n_later),
                               n_later));
  if (n_shown > 0)
    dulle_text_append_sentence (
        text, g_strdup_printf (ngettext ("%u was shown.", "%u were shown.", n_shown), n_shown));
}

static const char *
only_answer (guint n_found,
             guint n_later)
{
  if (n_found > 0)
    return _ ("The answer was right at once.");

  return n_later > 0 ? _ ("The answer was right on the second try.")
                     : _ ("The answer was shown.");
}

char *
dulle_quiz_summary (guint  n_errors,
                    guint  n_found,
                    guint  n_later,
                    double lost)
{
  GString *text;

  if (n_errors == 0)
    return g_strdup (_ ("No decision in this game cost enough to be worth a question."));

  text = g_string_new (NULL);
  if (n_errors == 1)
    g_string_append (text, only_answer (n_found, n_later));
  else
    append_answers (text, n_errors, n_found, n_later);
  /* Translators: points that errors cost */
  dulle_text_append_sentence (
      text, g_strdup_printf (ngettext ("In the game, this decision cost %.1f points.",
                                       "In the game, these decisions cost %.1f points.", n_errors),
                             lost));

  return g_string_free (text, FALSE);
}
