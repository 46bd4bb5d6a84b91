/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/contract.h"

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

static const char *
reason_text (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      if (g_strcmp0 (reasons[i].id, id) == 0)
        return _ (reasons[i].text);
    }

  return NULL;
}

static char *
hand_words (DulleHand cards)
{
  g_autoptr (GString) words = g_string_new (NULL);

  DULLE_HAND_FOREACH (card, cards)
    {
      for (unsigned i = 0; i < dulle_hand_count (cards, card); i++)
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", _ (dulle_card_name (card)));
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
action_words (const DulleAction *action)
{
  switch (action->kind)
    {
    case DULLE_ACTION_PLAY:
    case DULLE_ACTION_CORRECT:
      return g_strdup (_ (dulle_card_name (action->card)));
    case DULLE_ACTION_CALL:
      return g_strdup (action->contract == DULLE_CONTRACT_NORMAL ? _ ("Healthy") : _ (dulle_contracts[action->contract].label));
    case DULLE_ACTION_PASS:
    case DULLE_ACTION_RETURN:
      return hand_words (action->cards);
    case DULLE_ACTION_ACCEPT:
      return g_strdup (_ ("Take the poverty"));
    case DULLE_ACTION_REFUSE:
      return g_strdup (_ ("Do not take the poverty"));
    default:
      return g_strdup (_ ("Go on"));
    }
}

char *
dulle_hint_sentence (const DulleEvent *event)
{
  g_autofree char *action = action_words (&event->action);
  const char      *reason = reason_text (event->reason);

  if (reason == NULL)
    return g_strdup_printf (_ ("Hint: %s."), action);

  /* Translators: a card or a reservation, and why. */
  return g_strdup_printf (_ ("Hint: %s; %s"), action, reason);
}
