/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include <math.h>

#include "decision-words.h"
#include "hint-words.h"
#include "score-words.h"

/* By the ids of the computer players' reasons. */
static const struct
{
  const char *id;
  const char *text;
} reasons[] = {
  { "only-card", N_ ("No other card is allowed.") },
  { "cash-ace", N_ ("Nobody has led this suit yet, and no one else has a higher card of it.") },
  { "highest", N_ ("No one else has a higher card of this suit.") },
  { "top-trump", N_ ("No one else has a higher trump.") },
  { "pull-trump", N_ ("It draws trumps, which others still have.") },
  { "lead-to-partner", N_ ("The partner has none of this suit and may trump it.") },
  { "can-be-beaten", N_ ("Others have higher cards of this suit.") },
  { "last-of-suit", N_ ("It is the last card of this suit in the hand; from then on the suit can be trumped.") },
  { "keep-higher", N_ ("A higher one is kept.") },
  { "fewest-augen", N_ ("No other card gives fewer Augen.") },
  { "catch-fox", N_ ("It catches a fox.") },
  { "win-last", N_ ("It is the last card of the trick and wins it.") },
  { "win-sure", N_ ("It takes the trick, and no one can beat it any more.") },
  { "win-so-far", N_ ("It beats what lies on the table.") },
  { "save-fox", N_ ("The trick is the partner’s for certain, and the fox is safe there.") },
  { "smear-safe", N_ ("The trick is the partner’s for certain, who can use the Augen.") },
  { "smear", N_ ("The partner’s card is the highest so far, and the partner can use the Augen.") },
  { "keep-fox", N_ ("It keeps the fox out of this trick.") },
  { "cannot-win", N_ ("This trick cannot be taken, and no other card gives fewer Augen.") },
  { "lose-low", N_ ("This trick cannot be taken, and a higher card is kept.") },
  { "gives-augen", N_ ("It gives ten or eleven Augen to whoever wins the trick so far.") },
  { "many-trumps", N_ ("More than a quarter of its trumps are in the hand.") },
  { "few-trumps", N_ ("No more than a quarter of the trumps are in the hand.") },
  { "both-queens", N_ ("Both queens of clubs are in the hand.") },
};

const char *
dulle_reason_text (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      if (g_strcmp0 (reasons[i].id, id) == 0)
        return _ (reasons[i].text);
    }

  return NULL;
}

/* An exchange is what is given, not that it is done. */
static char *
action_words (const DulleEvent  *event,
              const DulleAction *action,
              const char *const *names)
{
  if (action->cards != 0)
    return dulle_hand_words (action->cards);

  return dulle_decision_words (action, &event->view, names);
}

char *
dulle_hint_sentence (const DulleEvent  *event,
                     const char *const *names)
{
  g_autofree char *action = action_words (event, &event->action, names);
  const char      *reason = dulle_reason_text (event->hints[0].reason);

  if (reason == NULL)
    return g_strdup_printf (_ ("Hint: %s."), action);

  /* Translators: a card or a reservation, and why. */
  return g_strdup_printf (_ ("Hint: %s. %s"), action, reason);
}

char *
dulle_hint_heading (const DulleEvent  *event,
                    guint              hint,
                    const char *const *names)
{
  g_autofree char *action = action_words (event, &event->hints[hint].action, names);
  g_autofree char *value = dulle_score_mean (event->hints[hint].value);

  if (event->n_hints < 2)
    return g_steal_pointer (&action);

  /* Translators: a card or a reservation, and the points that may be expected of it. */
  return g_strdup_printf (_ ("%s: %s points"), action, value);
}

const char *
dulle_hint_remark (const DulleEvent *event)
{
  for (guint i = 1; i < event->n_hints; i++)
    {
      if (lround (10.0 * event->hints[i].value) > lround (10.0 * event->hints[0].value))
        return _ ("Small differences do not count: of equals, what partners expect comes first.");
    }

  return NULL;
}

char *
dulle_warning_sentence (const DulleEvent  *event,
                        const char *const *names)
{
  g_autofree char *card = action_words (event, &event->hints[1].action, names);
  g_autofree char *better = action_words (event, &event->hints[0].action, names);

  /* Translators: a card, points, and a better card. */
  return g_strdup_printf (_ ("%s would cost about %.1f points; better is %s. Play it again to do it anyway."), card,
                          event->hints[0].value - event->hints[1].value, better);
}
