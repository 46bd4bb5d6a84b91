/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The one table of texts that differ for German suits. The engine names cards, solos
 * and rules as for French suits; these texts are looked up here before they are shown.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-text.h"
#include "dulle-deck.h"

static const struct
{
  const char *french;
  const char *german;
} words[] = {
  { "Ace of Clubs", N_ ("Ace of Acorns") },
  { "Ten of Clubs", N_ ("Ten of Acorns") },
  { "King of Clubs", N_ ("King of Acorns") },
  { "Queen of Clubs", N_ ("Ober of Acorns") },
  { "Jack of Clubs", N_ ("Unter of Acorns") },
  { "Nine of Clubs", N_ ("Nine of Acorns") },
  { "Ace of Spades", N_ ("Ace of Leaves") },
  { "Ten of Spades", N_ ("Ten of Leaves") },
  { "King of Spades", N_ ("King of Leaves") },
  { "Queen of Spades", N_ ("Ober of Leaves") },
  { "Jack of Spades", N_ ("Unter of Leaves") },
  { "Nine of Spades", N_ ("Nine of Leaves") },
  { "Queen of Hearts", N_ ("Ober of Hearts") },
  { "Jack of Hearts", N_ ("Unter of Hearts") },
  { "Ace of Diamonds", N_ ("Ace of Bells") },
  { "Ten of Diamonds", N_ ("Ten of Bells") },
  { "King of Diamonds", N_ ("King of Bells") },
  { "Queen of Diamonds", N_ ("Ober of Bells") },
  { "Jack of Diamonds", N_ ("Unter of Bells") },
  { "Nine of Diamonds", N_ ("Nine of Bells") },
  { "Club solo", N_ ("Acorn solo") },
  { "Spade solo", N_ ("Leaf solo") },
  { "Diamond solo", N_ ("Bell solo") },
  { "Jack solo", N_ ("Unter solo") },
  { "Queen solo", N_ ("Ober solo") },
  { "Queen-jack solo", N_ ("Ober-Unter solo") },
  { "King-jack solo", N_ ("King-Unter solo") },
  { "King-queen solo", N_ ("King-Ober solo") },
  { "Jack-queen solo", N_ ("Unter-Ober solo") },
  { "Jack-king solo", N_ ("Unter-king solo") },
  { "Queen-jack-king solo", N_ ("Ober-Unter-king solo") },
  { "Queen-club solo", N_ ("Ober-acorn solo") },
  { "Queen-spade solo", N_ ("Ober-leaf solo") },
  { "Queen-heart solo", N_ ("Ober-heart solo") },
  { "Queen-diamond solo", N_ ("Ober-bell solo") },
  { "Jack-club solo", N_ ("Unter-acorn solo") },
  { "Jack-spade solo", N_ ("Unter-leaf solo") },
  { "Jack-heart solo", N_ ("Unter-heart solo") },
  { "Jack-diamond solo", N_ ("Unter-bell solo") },
  { "Pure club solo", N_ ("Pure acorn solo") },
  { "Pure spade solo", N_ ("Pure leaf solo") },
  { "Pure diamond solo", N_ ("Pure bell solo") },
  { "first foreign trick in clubs", N_ ("first foreign trick in acorns") },
  { "first foreign trick in spades", N_ ("first foreign trick in leaves") },
  { "Clubs must be followed.", N_ ("Acorns must be followed.") },
  { "Spades must be followed.", N_ ("Leaves must be followed.") },
  { "Diamonds must be followed.", N_ ("Bells must be followed.") },
  { "did not follow clubs", N_ ("did not follow acorns") },
  { "did not follow spades", N_ ("did not follow leaves") },
  { "did not follow diamonds", N_ ("did not follow bells") },
  { "no clubs", N_ ("no acorns") },
  { "no spades", N_ ("no leaves") },
  { "no diamonds", N_ ("no bells") },
  { "A marriage needs both queens of clubs.", N_ ("A marriage needs both Obers of acorns.") },
  { "Only somebody who holds both kings of diamonds may choose a partner, "
    "when playing the first of them.",
    N_ ("Only somebody who holds both kings of bells may choose a partner, "
        "when playing the first of them.") },
  { "Only the jacks are trumps.", N_ ("Only the Unters are trumps.") },
  { "Only the queens are trumps.", N_ ("Only the Obers are trumps.") },
  { "Kings, queens and jacks are trumps, in this order.",
    N_ ("Kings, Obers and Unters are trumps, in this order.") },
  { "Only queens and jacks are trumps, and the queens are higher.",
    N_ ("Only Obers and Unters are trumps, and the Obers are higher.") },
  { "Only kings and jacks are trumps, and the kings are higher.",
    N_ ("Only kings and Unters are trumps, and the kings are higher.") },
  { "Only kings and queens are trumps, and the kings are higher.",
    N_ ("Only kings and Obers are trumps, and the kings are higher.") },
  { "Only jacks and queens are trumps, and the jacks are higher.",
    N_ ("Only Unters and Obers are trumps, and the Unters are higher.") },
  { "Only jacks and kings are trumps, and the jacks are higher.",
    N_ ("Only Unters and kings are trumps, and the Unters are higher.") },
  { "Queens, jacks and kings are trumps, in this order.",
    N_ ("Obers, Unters and kings are trumps, in this order.") },
  { "%s in place of diamonds, below dulles, queens and jacks.",
    N_ ("%s in place of bells, below dulles, Obers and Unters.") },
  { "%s in place of diamonds, below queens and jacks.",
    N_ ("%s in place of bells, below Obers and Unters.") },
  { "%s are trumps, and the queens above them.", N_ ("%s are trumps, and the Obers above them.") },
  { "%s are trumps, and the jacks above them.", N_ ("%s are trumps, and the Unters above them.") },
  { "You hold both queens of clubs. If you do not call the marriage, "
    "you play alone against the others, and nobody knows it.",
    N_ ("You hold both Obers of acorns. If you do not call the marriage, "
        "you play alone against the others, and nobody knows it.") },
  { "Both queens of clubs are in the hand.", N_ ("Both Obers of acorns are in the hand.") },
  { "both queens of clubs are needed", N_ ("both Obers of acorns are needed") },
  { "You have both queens of clubs: call the marriage to find a partner. If you say “Healthy”, "
    "you play alone.",
    N_ ("You have both Obers of acorns: call the marriage to find a partner. If you say "
        "“Healthy”, you play alone.") },
  { "Queens and jacks are trumps.", N_ ("Obers and Unters are trumps.") },
  { "You have a queen of clubs, so you are Re: your partner has the other one.",
    N_ ("You have an Ober of acorns, so you are Re: your partner has the other one.") },
  { "You have no queen of clubs, so you are Kontra.",
    N_ ("You have no Ober of acorns, so you are Kontra.") },
  { "A card that beats every card of the plain suits. In a normal game these are all queens, "
    "jacks and diamonds, and in most rules the tens of hearts.",
    N_ ("A card that beats every card of the plain suits. In a normal game these are all Obers, "
        "Unters and bells, and in most rules the tens of hearts.") },
  { "The cards of a suit that are not trumps: in a normal game those of clubs, spades and "
    "hearts.",
    N_ ("The cards of a suit that are not trumps: in a normal game those of acorns, leaves and "
        "hearts.") },
  { "A queen of clubs. Whoever holds one plays for Re.",
    N_ ("An Ober of acorns. Whoever holds one plays for Re.") },
  { "An ace of diamonds: a low trump that counts eleven. In most rules it brings the others a "
    "point if they catch it.",
    N_ ("An ace of bells: a low trump that counts eleven. In most rules it brings the others a "
        "point if they catch it.") },
  { "A jack of clubs. In most rules it brings a point to take the last trick with it.",
    N_ ("An Unter of acorns. In most rules it brings a point to take the last trick with it.") },
  { "Both aces of diamonds in one hand. In some rules they can be declared and are then the "
    "highest trumps.",
    N_ ("Both aces of bells in one hand. In some rules they can be declared and are then the "
        "highest trumps.") },
  { "A pair of another diamond in one hand, which in some rules beats even the pigs.",
    N_ ("A pair of another bell in one hand, which in some rules beats even the pigs.") },
  { "What the cards of a trick count: an ace 11, a ten 10, a king 4, a queen 3, a jack 2. There "
    "are 240 in a game, and they decide who wins.",
    N_ ("What the cards of a trick count: an ace 11, a ten 10, a king 4, an Ober 3, an Unter 2. "
        "There are 240 in a game, and they decide who wins.") },
  { "Both queens of clubs in one hand. Whoever calls it finds a partner in the first tricks, or "
    "plays alone.",
    N_ ("Both Obers of acorns in one hand. Whoever calls it finds a partner in the first "
        "tricks, or plays alone.") },
  { "Both queens of clubs in one hand, kept secret: their player is alone against three, who do "
    "not know it.",
    N_ ("Both Obers of acorns in one hand, kept secret: their player is alone against three, "
        "who do not know it.") },
  { "Both kings of diamonds in one hand. In some rules their player may choose another partner.",
    N_ ("Both kings of bells in one hand. In some rules their player may choose another "
        "partner.") },
  { "The party of the queens of clubs, or of the soloist. To announce Re is to promise that it "
    "wins.",
    N_ ("The party of the Obers of acorns, or of the soloist. To announce Re is to promise that "
        "it wins.") },
  { "The party of those who have no queen of clubs; in a solo, the three opponents of the "
    "soloist. To announce Kontra is to promise that it wins.",
    N_ ("The party of those who have no Ober of acorns; in a solo, the three opponents of the "
        "soloist. To announce Kontra is to promise that it wins.") },
  { "A point more for Kontra when it wins, because it has to do so without the queens of clubs.",
    N_ ("A point more for Kontra when it wins, because it has to do so without the Obers of "
        "acorns.") },
};

const char *
dulle_deck_text (const char *text)
{
  if (dulle_deck_has_german_suits (dulle_deck_get_default ()))
    for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
      if (g_str_equal (words[i].french, text))
        return _ (words[i].german);

  return _ (text);
}

const char *
dulle_deck_card_name (DulleCard card)
{
  return dulle_deck_text (dulle_card_name (card));
}

/* German suits have no symbols in Unicode. */
static const struct
{
  const char *french;
  const char *german;
} suit_signs[] = {
  [DULLE_CLUBS] = { "♣", NC_ ("German suit", "Ac ") },
  [DULLE_SPADES] = { "♠", NC_ ("German suit", "Le ") },
  [DULLE_HEARTS] = { "♥", NC_ ("German suit", "He ") },
  [DULLE_DIAMONDS] = { "♦", NC_ ("German suit", "Be ") },
};

static const struct
{
  const char *english;
  const char *german;
  const char *of_german_suits;
} rank_signs[] = {
  [DULLE_ACE] = { "A", "A", "A" },
  [DULLE_TEN] = { "10", "10", "10" },
  [DULLE_KING] = { "K", "K", "K" },
  [DULLE_QUEEN] = { "Q", "D", "O" },
  [DULLE_JACK] = { "J", "B", "U" },
  [DULLE_NINE] = { "9", "9", "9" },
};

char *
dulle_deck_card_sign (DulleCard card)
{
  DulleDeck *deck = dulle_deck_get_default ();
  DulleSuit  suit = dulle_card_suit (card);
  DulleRank  rank = dulle_card_rank (card);

  if (dulle_deck_has_german_suits (deck))
    return g_strconcat (g_dpgettext2 (NULL, "German suit", suit_signs[suit].german),
                        rank_signs[rank].of_german_suits, NULL);

  return g_strconcat (suit_signs[suit].french,
                      dulle_deck_has_german_letters (deck) ? rank_signs[rank].german
                                                           : rank_signs[rank].english,
                      NULL);
}
