/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "cards/dulle-deck.h"
#include "knowledge-text.h"
#include "text-list.h"

/* Where revokes are possible, a player who did not follow may still hold the suit. */
static const struct
{
  const char *name;
  const char *german_name;
  const char *voids;
  const char *missed;
} classes[] = {
  [DULLE_CLASS_CLUBS] = { NC_ ("class", "Clubs"), NC_ ("class", "Acorns"), N_ ("no clubs"),
                          N_ ("did not follow clubs") },
  [DULLE_CLASS_SPADES] = { NC_ ("class", "Spades"), NC_ ("class", "Leaves"), N_ ("no spades"),
                           N_ ("did not follow spades") },
  [DULLE_CLASS_HEARTS] = { NC_ ("class", "Hearts"), NC_ ("class", "Hearts"), N_ ("no hearts"),
                           N_ ("did not follow hearts") },
  [DULLE_CLASS_DIAMONDS] = { NC_ ("class", "Diamonds"), NC_ ("class", "Bells"), N_ ("no diamonds"),
                             N_ ("did not follow diamonds") },
  [DULLE_CLASS_TRUMP] = { NC_ ("class", "Trumps"), NC_ ("class", "Trumps"), N_ ("no trump"),
                          N_ ("did not follow trump") },
};

char *
dulle_knowledge_party (const DulleKnowledge *knowledge,
                       const DulleView      *view,
                       uint8_t               seat,
                       const char *const    *names)
{
  DulleParty party = dulle_view_party (view, seat);
  double     percentage = CLAMP (100.0 * knowledge->re[seat], 1.0, 99.0);

  /* Whoever cannot win the trick that finds the partner of a marriage. */
  if (party == DULLE_NO_PARTY && dulle_board_undecided (&view->board) && knowledge->re[seat] <= 0.0)
    party = DULLE_KONTRA;

  /* Translators: the parties of the game are called so in English too. */
  if (party != DULLE_NO_PARTY)
    return g_strdup_printf ("%s: %s", names[seat], party == DULLE_RE ? _ ("Re") : _ ("Kontra"));

  /* Translators: a player, and how likely in percent; 0 and 100 do not occur. */
  return g_strdup_printf (_ ("%s: Re %.0f%%"), names[seat], percentage);
}

char *
dulle_knowledge_pigs (const DulleBoard *board,
                      uint8_t           seat)
{
  GString *text = g_string_new (NULL);

  if (board->pigs == seat)
    dulle_text_append (text, ", ", _ ("Pigs"));
  if (board->superpigs == seat)
    dulle_text_append (text, ", ", _ ("Superpigs"));

  return g_string_free (text, text->len == 0);
}

char *
dulle_knowledge_voids (const DulleKnowledge *knowledge,
                       const DulleView      *view,
                       uint8_t               seat)
{
  gboolean certain = view->board.rules.revoke == DULLE_REVOKE_IMPOSSIBLE;
  GString *text = g_string_new (NULL);

  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      if ((knowledge->voids[seat] >> suit_class & 1) != 0)
        dulle_text_append (text, ", ",
                           dulle_deck_text (certain ? classes[suit_class].voids
                                                    : classes[suit_class].missed));
    }

  return g_string_free (text, text->len == 0);
}

char *
dulle_knowledge_cards (const DulleKnowledge *knowledge,
                       const DulleView      *view,
                       uint8_t               seat)
{
  g_autofree char *pigs = dulle_knowledge_pigs (&view->board, seat);
  g_autofree char *voids = dulle_knowledge_voids (knowledge, view, seat);
  GString         *text = g_string_new (pigs);

  if (voids != NULL)
    dulle_text_append (text, ", ", voids);

  return g_string_free (text, text->len == 0);
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

const char *
dulle_class_name (DulleSuitClass suit_class)
{
  gboolean german = dulle_deck_has_german_suits (dulle_deck_get_default ());

  return g_dpgettext2 (NULL, "class",
                       german ? classes[suit_class].german_name : classes[suit_class].name);
}

char *
dulle_knowledge_out (const DulleKnowledge *knowledge,
                     const DulleView      *view)
{
  const DulleOrder *order = &view->board.order;
  GString          *text = g_string_new (NULL);

  for (int suit_class = DULLE_CLASS_TRUMP; suit_class >= 0; suit_class--)
    {
      DulleHand cards = knowledge->unseen & order->members[suit_class];

      if (cards == 0)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a suit or trumps, how many cards are left, and the highest of
       * them. */
      g_string_append_printf (text, _ ("%s: %u, highest: %s"),
                              dulle_class_name (suit_class), dulle_hand_size (cards),
                              dulle_deck_card_name (find_highest (order, cards)));
    }

  return g_string_free (text, FALSE);
}
