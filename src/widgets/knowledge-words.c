/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-words.h"
#include "dulle-deck.h"
#include "knowledge-words.h"

/* Where a revoke is possible, who did not follow may have the suit all the same. */
static const struct
{
  const char *name;
  const char *german_name;
  const char *lacks;
  const char *missed;
} classes[] = {
  [DULLE_CLASS_CLUBS] = { NC_ ("class", "Clubs"), NC_ ("class", "Acorns"), N_ ("no clubs"), N_ ("did not follow clubs") },
  [DULLE_CLASS_SPADES] = { NC_ ("class", "Spades"), NC_ ("class", "Leaves"), N_ ("no spades"), N_ ("did not follow spades") },
  [DULLE_CLASS_HEARTS] = { NC_ ("class", "Hearts"), NC_ ("class", "Hearts"), N_ ("no hearts"), N_ ("did not follow hearts") },
  [DULLE_CLASS_DIAMONDS] = { NC_ ("class", "Diamonds"), NC_ ("class", "Bells"), N_ ("no diamonds"), N_ ("did not follow diamonds") },
  [DULLE_CLASS_TRUMP] = { NC_ ("class", "Trumps"), NC_ ("class", "Trumps"), N_ ("no trump"), N_ ("did not follow trump") },
};

char *
dulle_knowledge_party (const DulleKnowledge *knowledge,
                       const DulleView      *view,
                       uint8_t               seat,
                       const char *const    *names)
{
  DulleParty party = dulle_view_party (view, seat);
  double     percentage = CLAMP (100.0 * knowledge->re[seat], 1.0, 99.0);

  /* Translators: the parties of the game are called so in English too. */
  if (party != DULLE_NO_PARTY)
    return g_strdup_printf ("%s: %s", names[seat], party == DULLE_RE ? _ ("Re") : _ ("Kontra"));

  /* Translators: a player, and how likely in per cent: what is not certain is not 0 or 100. */
  return g_strdup_printf (_ ("%s: Re %.0f %%"), names[seat], percentage);
}

char *
dulle_knowledge_lacks (const DulleKnowledge *knowledge,
                       const DulleView      *view,
                       uint8_t               seat)
{
  gboolean certain = view->board.rules.revoke == DULLE_REVOKE_IMPOSSIBLE;
  GString *words = g_string_new (NULL);

  for (int klass = 0; klass < DULLE_N_CLASSES; klass++)
    {
      if ((knowledge->lacks[seat] >> klass & 1) != 0)
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                                dulle_deck_words (certain ? classes[klass].lacks : classes[klass].missed));
    }

  return g_string_free (words, words->len == 0);
}

static DulleCard
find_highest (const DulleOrder *order,
              DulleHand         cards)
{
  DulleCard highest = dulle_hand_first (cards);

  DULLE_HAND_FOREACH (card, cards)
    {
      if (order->strength[card] > order->strength[highest])
        highest = card;
    }

  return highest;
}

static const char *
class_name (int klass)
{
  gboolean german = dulle_deck_has_german_suits (dulle_deck_get_default ());

  return g_dpgettext2 (NULL, "class", german ? classes[klass].german_name : classes[klass].name);
}

char *
dulle_knowledge_out (const DulleKnowledge *knowledge,
                     const DulleView      *view)
{
  const DulleOrder *order = &view->board.order;
  GString          *words = g_string_new (NULL);

  for (int klass = DULLE_CLASS_TRUMP; klass >= 0; klass--)
    {
      DulleHand cards = knowledge->unseen & order->members[klass];

      if (cards == 0)
        continue;
      if (words->len > 0)
        g_string_append_c (words, '\n');
      /* Translators: a suit or trumps, how many cards, and the highest of them. */
      g_string_append_printf (words, _ ("%s: %u, the highest is %s"),
                              class_name (klass), dulle_hand_size (cards),
                              dulle_deck_card_name (find_highest (order, cards)));
    }

  return g_string_free (words, FALSE);
}
