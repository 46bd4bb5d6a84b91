/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include <math.h>

#include "cards/deck-text.h"

#include "decision-text.h"
#include "hint-text.h"
#include "score-text.h"
#include "text-list.h"

static const char *const reasons[] = {
  [DULLE_REASON_NONE] = N_ ("No single fact decides it; this is an estimate."),
  [DULLE_REASON_ONLY_CARD] = N_ ("No other card is allowed."),
  [DULLE_REASON_CASH_ACE] = N_ (
      "Nobody has led this suit yet, and nobody else has a higher card of it."),
  [DULLE_REASON_HIGHEST] = N_ ("Nobody else has a higher card of this suit."),
  [DULLE_REASON_ONLY_TRUMPED] = N_ ("Nobody else has any of this suit; it can only be trumped."),
  [DULLE_REASON_TOP_TRUMP] = N_ ("Nobody else has a higher trump."),
  [DULLE_REASON_PULL_TRUMP] = N_ ("It draws trumps that others still hold."),
  [DULLE_REASON_LEAD_TO_PARTNER] = N_ ("The partner has none of this suit and may trump it."),
  [DULLE_REASON_LAST_OF_SUIT] = N_ (
      "It is the last card of this suit in the hand; after that, the suit can be trumped."),
  [DULLE_REASON_CAN_BE_BEATEN] = N_ ("Others have higher cards of this suit."),
  [DULLE_REASON_KEEP_HIGHER] = N_ ("A higher one is saved for later."),
  [DULLE_REASON_FEWEST_CARD_POINTS] = N_ ("No other card gives fewer card points."),
  [DULLE_REASON_CATCH_FOX] = N_ ("It catches a fox."),
  [DULLE_REASON_WIN_LAST] = N_ ("It is the last card of the trick and wins it."),
  [DULLE_REASON_WIN_SURE] = N_ ("It takes the trick, and nobody can beat it any more."),
  [DULLE_REASON_WIN_SO_FAR] = N_ ("It beats what lies on the table."),
  [DULLE_REASON_SAVE_FOX] = N_ (
      "The trick certainly goes to the partner, and the fox is safe there."),
  [DULLE_REASON_SMEAR_SAFE] = N_ (
      "The trick certainly goes to the partner, who can use the card points."),
  [DULLE_REASON_SMEAR] = N_ (
      "The partner’s card is the highest so far, and the partner can use the card points."),
  [DULLE_REASON_KEEP_FOX] = N_ ("It keeps the fox out of this trick."),
  [DULLE_REASON_CANNOT_WIN] = N_ (
      "This trick cannot be taken, and no other card gives fewer card points."),
  [DULLE_REASON_LOSE_LOW] = N_ (
      "This trick cannot be taken, and a higher card is saved for later."),
  [DULLE_REASON_GIVES_CARD_POINTS] = N_ (
      "It gives ten or eleven card points to the player who is winning the trick."),
  [DULLE_REASON_MANY_TRUMPS] = N_ ("More than a quarter of all trumps are in the hand."),
  [DULLE_REASON_FEW_TRUMPS] = N_ ("Not enough trumps to risk more: a quarter in hand at most."),
  [DULLE_REASON_BOTH_QUEENS] = N_ ("Both queens of clubs are in the hand."),
  [DULLE_REASON_RAISES_STAKES] = N_ (
      "The announcement raises what is at stake."),
  [DULLE_REASON_PROMISES_NOTHING] = N_ (
      "Silence promises nothing that the party would have to keep."),
};

G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == DULLE_N_REASONS);

const char *
dulle_reason_text (DulleReason reason)
{
  return dulle_deck_text (reasons[reason]);
}

/* An exchange is described by the cards that are given. Of a silent marriage, the question has a
 * button by this name only after it was answered with "Healthy". */
static char *
action_text (const DulleEvent  *event,
             const DulleAction *action,
             const char *const *names)
{
  if (action->cards != 0)
    return dulle_hand_text (action->cards);
  if (action->kind == DULLE_ACTION_CALL && action->contract == DULLE_CONTRACT_NORMAL &&
      dulle_decision_would_be_silent (&event->view))
    return g_strdup (_ ("Healthy (silent marriage)"));

  return dulle_decision_text (action, &event->view, names);
}

char *
dulle_hint_sentence (const DulleEvent  *event,
                     const char *const *names)
{
  g_autofree char *action = action_text (event, &event->hint.hints[0].action, names);

  /* Translators: a card or a reservation, and why. */
  return g_strdup_printf (_ ("Hint: %s. %s"), action,
                          dulle_reason_text (event->hint.hints[0].reason));
}

char *
dulle_hint_heading (const DulleEvent  *event,
                    guint              hint,
                    const char *const *names)
{
  g_autofree char *action = action_text (event, &event->hint.hints[hint].action, names);
  g_autofree char *value = dulle_score_mean (event->hint.hints[hint].value);

  if (event->hint.n_hints < 2)
    return g_steal_pointer (&action);

  /* Translators: a card or a reservation, and the points that may be expected of it. */
  return g_strdup_printf (_ ("%s: %s points"), action, value);
}

const char *
dulle_hint_remark (const DulleEvent *event)
{
  for (guint i = 1; i < event->hint.n_hints; i++)
    {
      if (lround (10.0 * event->hint.hints[i].value) > lround (10.0 * event->hint.hints[0].value))
        return _ ("Small differences do not matter: "
                  "of equally good moves, the one that partners expect comes first.");
    }

  return NULL;
}

char *
dulle_warning_sentence (const DulleEvent  *event,
                        const char *const *names)
{
  g_autofree char *card = action_text (event, &event->warning.card.action, names);
  g_autofree char *better = action_text (event, &event->warning.better.action, names);

  /* Translators: a card, points, and a better card. */
  return g_strdup_printf (
      _ ("%s would cost about %.1f points; %s is better. "
         "To play it all the same, play it once more."),
      card, event->warning.better.value - event->warning.card.value, better);
}
