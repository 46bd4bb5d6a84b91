/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "decision-words.h"
#include "hint-words.h"

/* By the ids of the computer players' reasons. */
static const struct
{
  const char *id;
  const char *text;
} reasons[] = {
  { "only-card", N_ ("no other card is allowed.") },
  { "cash-ace", N_ ("nobody has led this suit yet, and no one else has a higher card of it.") },
  { "highest", N_ ("no one else has a higher card of this suit.") },
  { "top-trump", N_ ("no one else has a higher trump.") },
  { "pull-trump", N_ ("it draws trumps, which others still have.") },
  { "lead-to-partner", N_ ("the partner has none of this suit and may trump it.") },
  { "last-of-suit", N_ ("it is the last card of this suit in the hand; from then on the suit can be trumped.") },
  { "keep-higher", N_ ("a higher one is kept.") },
  { "fewest-augen", N_ ("no other card gives fewer Augen.") },
  { "catch-fox", N_ ("it catches a fox.") },
  { "win-last", N_ ("it is the last card of the trick and wins it.") },
  { "win-sure", N_ ("it takes the trick, and no one can beat it any more.") },
  { "win-so-far", N_ ("it beats what lies on the table.") },
  { "save-fox", N_ ("the trick is the partner’s for certain, and the fox is safe there.") },
  { "smear-safe", N_ ("the trick is the partner’s for certain, who can use the Augen.") },
  { "smear", N_ ("the partner’s card is the highest so far, and the partner can use the Augen.") },
  { "keep-fox", N_ ("it keeps the fox out of this trick.") },
  { "cannot-win", N_ ("this trick cannot be taken, and no other card gives fewer Augen.") },
  { "lose-low", N_ ("this trick cannot be taken, and a higher card is kept.") },
  { "many-trumps", N_ ("more than a quarter of its trumps are in the hand.") },
  { "few-trumps", N_ ("no more than a quarter of the trumps are in the hand.") },
  { "both-queens", N_ ("both queens of clubs are in the hand.") },
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
  return g_strdup_printf (_ ("Hint: %s; %s"), action, reason);
}

char *
dulle_hint_heading (const DulleEvent  *event,
                    guint              hint,
                    const char *const *names)
{
  g_autofree char *action = action_words (event, &event->hints[hint].action, names);

  if (event->n_hints < 2 || event->action.cards != 0)
    return g_steal_pointer (&action);

  /* Translators: a card or a reservation, and the points that may be expected of it. */
  return g_strdup_printf (_ ("%s: %+.1f points"), action, event->hints[hint].value);
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
