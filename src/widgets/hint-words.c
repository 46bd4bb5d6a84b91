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
  { "cash-ace", N_ ("the ace will probably go through.") },
  { "pull-trump", N_ ("it draws trumps.") },
  { "win-cheaply", N_ ("it wins the trick and costs little.") },
  { "smear", N_ ("the trick goes to your partner, who can use the points.") },
  { "save-fox", N_ ("the fox gets home safely.") },
  { "discard", N_ ("the trick is not for you; this costs least.") },
  { "keep-high", N_ ("the high cards are worth more later.") },
  { "lead-to-partner", N_ ("your partner may take it from here.") },
  { "catch-fox", N_ ("it catches a fox.") },
  { "strong-hand", N_ ("your hand is strong enough.") },
  { "weak-hand", N_ ("your hand is not strong enough for more.") },
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
