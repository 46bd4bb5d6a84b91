/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on the cards and on playing them; rule-book.c explains the rows.
 */
/* clang-format off */

SAY (DECK,
     N_("Four players play with 48 cards: ace, ten, king, queen, jack and nine of each suit, and every card is there twice. Each player holds twelve."),
     PLAIN, ON (nines))
SAY (DECK,
     N_("Four players play with 40 cards: ace, ten, king, queen and jack of each suit, and every card is there twice. There are no nines. Each player holds ten."),
     PLAIN, OFF (nines))

SAY (DEALING,
     N_("The dealer gives everybody three cards at a time."),
     PLAIN, IS (deal_packets, DULLE_DEAL_3_3_3_3))
SAY (DEALING,
     N_("The dealer gives everybody four cards at a time."),
     PLAIN, IS (deal_packets, DULLE_DEAL_4_4_4))
SAY (DEALING,
     N_("The dealer gives everybody three cards, then four, then three."),
     PLAIN, IS (deal_packets, DULLE_DEAL_3_4_3))
SAY (DEALING,
     N_("The dealer gives everybody five cards at a time."),
     PLAIN, IS (deal_packets, DULLE_DEAL_5_5))
SAY (DEALING,
     N_("The cards are dealt one by one."),
     PLAIN, IS (deal_packets, DULLE_DEAL_SINGLE))
SAY (DEALING,
     N_("As a rule the deal passes to the left after each game. If no game comes about, the same dealer deals again."),
     PLAIN, ALWAYS)

SAY (TRUMPS,
     N_("In a normal game the trumps are, from the highest on: both tens of hearts, which are called dulles, the queens, the jacks, and the remaining diamonds in the order ace, ten, king, nine. Queens and jacks rank clubs, spades, hearts, diamonds."),
     PLAIN, ON (dulle), ON (nines))
SAY (TRUMPS,
     N_("In a normal game the trumps are, from the highest on: both tens of hearts, which are called dulles, the queens, the jacks, and the remaining diamonds in the order ace, ten, king. Queens and jacks rank clubs, spades, hearts, diamonds."),
     PLAIN, ON (dulle), OFF (nines))
SAY (TRUMPS,
     N_("In a normal game the trumps are, from the highest on: the queens, the jacks, and the remaining diamonds in the order ace, ten, king, nine. Queens and jacks rank clubs, spades, hearts, diamonds. The tens of hearts are ordinary hearts."),
     PLAIN, OFF (dulle), ON (nines))
SAY (TRUMPS,
     N_("In a normal game the trumps are, from the highest on: the queens, the jacks, and the remaining diamonds in the order ace, ten, king. Queens and jacks rank clubs, spades, hearts, diamonds. The tens of hearts are ordinary hearts."),
     PLAIN, OFF (dulle), OFF (nines))
SAY (TRUMPS,
     N_("An ace of diamonds is called a fox, a jack of clubs is called Charlie, and the queens of clubs are the old ones."),
     PLAIN, ALWAYS)

SAY (PLAIN_SUITS,
     N_("Clubs, spades and hearts are plain suits. Without the cards that are trumps they rank ace, ten, king, nine."),
     PLAIN, ON (nines))
SAY (PLAIN_SUITS,
     N_("Clubs, spades and hearts are plain suits. Without the cards that are trumps they rank ace, ten, king."),
     PLAIN, OFF (nines))
SAY (PLAIN_SUITS,
     N_("In hearts there is no ten among them."),
     PLAIN, ON (dulle))

SAY (CARD_POINTS,
     N_("An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2. A nine counts nothing. There are 240 card points in the deck."),
     PLAIN, ON (nines))
SAY (CARD_POINTS,
     N_("An ace counts 11 card points, a ten 10, a king 4, a queen 3 and a jack 2. There are 240 card points in the deck."),
     PLAIN, OFF (nines))

SAY (TRICKS,
     N_("The player on the dealer’s left leads to the first trick, and whoever wins a trick leads to the next one. Everybody must follow suit: whoever has a card of the suit that was led must play one, and all trumps count as one suit. Whoever has none may play any card. The highest trump wins the trick, or the highest card of the suit that was led if there is no trump in it."),
     PLAIN, ALWAYS)
SAY (TRICKS,
     N_("Of two equal cards the one that was played first wins."),
     PLAIN, OFF (dulle_second_beats_first), OFF (dulle_reversed_in_last_trick))
SAY (TRICKS,
     N_("Of two equal cards the one that was played first wins; only of two dulles the second one wins."),
     PLAIN, ON (dulle_second_beats_first), OFF (dulle_reversed_in_last_trick))
SAY (TRICKS,
     N_("Of two equal cards the one that was played first wins; only of two dulles in the last trick the second one wins."),
     PLAIN, ON (dulle_reversed_in_last_trick), OFF (dulle_second_beats_first))
SAY (TRICKS,
     N_("Of two equal cards the one that was played first wins; only of two dulles the second one wins, except in the last trick."),
     PLAIN, ON (dulle_second_beats_first), ON (dulle_reversed_in_last_trick))
SAY (TRICKS,
     N_("Once pigs have been declared, the first of two dulles wins."),
     PLAIN, ON (dulle_first_beats_second_with_pigs))

SAY (REVOKE,
     N_("Nobody can fail to follow suit: a card that may not be played stays in the hand."),
     PLAIN, IS (revoke, DULLE_REVOKE_IMPOSSIBLE))
SAY (REVOKE,
     N_("It is possible to fail to follow suit. The wrong card may be taken back until the trick is turned. After that the game is over: the party at fault loses it, and pays for a black game and for all that was announced."),
     PLAIN, IS (revoke, DULLE_REVOKE_PENALISED))

SAY (PARTIES,
     N_("In a normal game whoever holds a queen of clubs belongs to the Re party, the two others are Kontra. At first nobody knows who plays with whom; the queens of clubs, announcements and good guesses give it away. Each party adds up the card points of its tricks."),
     PLAIN, ALWAYS)

SAY (PIGS,
     N_("There are no pigs."),
     PLAIN, OFF (pigs))
SAY (PIGS,
     N_("Whoever holds both foxes may declare them pigs: they are then the highest trumps."),
     PLAIN, ON (pigs), OFF (pig_only_second))
SAY (PIGS,
     N_("Pigs must be declared before the first card is played."),
     PLAIN, ON (pigs_at_start))
SAY (PIGS,
     N_("They may be declared as long as both are in the hand."),
     PLAIN, ON (pigs), OFF (pigs_at_start), OFF (pig_only_second))
SAY (PIGS,
     N_("Whoever was dealt both foxes may declare the second one a pig, the highest trump, if their own party has won the first one."),
     PLAIN, ON (pig_only_second))
SAY (PIGS,
     N_("In a suit solo the aces of the trump suit may be pigs."),
     PLAIN, ON (pigs_in_solo), OFF (solo_trump))
SAY (PIGS,
     N_("In a suit or trump solo the aces of the trump suit may be pigs."),
     PLAIN, ON (pigs_in_solo), ON (solo_trump))
SAY (PIGS,
     N_("In a solo there are no pigs."),
     PLAIN, ON (pigs), ON (solo), OFF (pigs_in_solo))
SAY (PIGS,
     N_("There are pigs in a poverty, too."),
     PLAIN, ON (pigs_in_poverty))
SAY (PIGS,
     N_("In a poverty there are no pigs."),
     PLAIN, ON (pigs), ON (poverty_shift), OFF (pigs_in_poverty))

SAY (SUPERPIGS,
     N_("There are no superpigs."),
     PLAIN, ON (pigs), OFF (superpigs))
SAY (SUPERPIGS,
     N_("Once there are pigs, whoever holds both nines of diamonds may declare them superpigs: they are higher still."),
     PLAIN, IS (superpig_card, DULLE_SUPERPIG_CARD_NINE), ON (superpigs), ON (nines))
SAY (SUPERPIGS,
     N_("Once there are pigs, whoever holds both kings of diamonds may declare them superpigs, as there are no nines: they are higher still."),
     PLAIN, IS (superpig_card, DULLE_SUPERPIG_CARD_NINE), ON (superpigs), OFF (nines))
SAY (SUPERPIGS,
     N_("Once there are pigs, whoever holds both kings of diamonds may declare them superpigs: they are higher still."),
     PLAIN, IS (superpig_card, DULLE_SUPERPIG_CARD_KING), ON (superpigs))
SAY (SUPERPIGS,
     N_("Once there are pigs, whoever holds both tens of diamonds may declare them superpigs: they are higher still."),
     PLAIN, IS (superpig_card, DULLE_SUPERPIG_CARD_TEN), ON (superpigs))
SAY (SUPERPIGS,
     N_("They must be declared before the first card is played."),
     PLAIN, ON (superpigs_at_start))
SAY (SUPERPIGS,
     N_("They may be declared as long as both are in the hand."),
     PLAIN, ON (superpigs), OFF (superpigs_at_start))
SAY (SUPERPIGS,
     N_("The same player may have pigs and superpigs."),
     PLAIN, ON (pigs_and_superpigs_joint))
SAY (SUPERPIGS,
     N_("Whoever has the pigs may not declare superpigs."),
     PLAIN, ON (superpigs), OFF (pigs_and_superpigs_joint))
SAY (SUPERPIGS,
     N_("In a suit solo the cards of the trump suit take their place."),
     PLAIN, ON (superpigs_in_solo), OFF (solo_trump))
SAY (SUPERPIGS,
     N_("In a suit or trump solo the cards of the trump suit take their place."),
     PLAIN, ON (superpigs_in_solo), ON (solo_trump))
SAY (SUPERPIGS,
     N_("In a heart solo there are none, as the tens of hearts are dulles."),
     PLAIN, IS (superpig_card, DULLE_SUPERPIG_CARD_TEN), ON (superpigs_in_solo), ON (dulle))
SAY (SUPERPIGS,
     N_("In a solo there are no superpigs."),
     PLAIN, ON (superpigs), ON (pigs_in_solo), OFF (superpigs_in_solo))
SAY (SUPERPIGS,
     N_("Once a silent marriage is known, or a marriage has found no partner, superpigs can no longer be declared, as it is scored as a solo."),
     PLAIN, ON (superpigs), OFF (superpigs_in_solo), OFF (superpigs_at_start),
            ON (silent_marriage_is_solo), ON (marriage_alone_is_solo))
SAY (SUPERPIGS,
     N_("Once a silent marriage is known, superpigs can no longer be declared, as it is scored as a solo."),
     PLAIN, ON (superpigs), OFF (superpigs_in_solo), OFF (superpigs_at_start),
            ON (silent_marriage_is_solo), OFF (marriage_alone_is_solo))
SAY (SUPERPIGS,
     N_("Once a marriage has found no partner, superpigs can no longer be declared, as it is scored as a solo."),
     PLAIN, ON (superpigs), OFF (superpigs_in_solo), OFF (superpigs_at_start),
            OFF (silent_marriage_is_solo), ON (marriage_alone_is_solo))
SAY (SUPERPIGS,
     N_("There are superpigs in a poverty, too."),
     PLAIN, ON (superpigs_in_poverty))
SAY (SUPERPIGS,
     N_("In a poverty there are no superpigs."),
     PLAIN, ON (superpigs), ON (pigs_in_poverty), OFF (superpigs_in_poverty))

SAY (GENSCHER,
     N_("There is no Genscher."),
     PLAIN, OFF (genscher))
SAY (GENSCHER,
     N_("Whoever holds both kings of diamonds may choose a new partner when playing the first of them. The two are Re then, and the others Kontra. What somebody had announced counts as Re or Kontra only, for the party that they are in now. In a solo and in a poverty there is no Genscher."),
     PLAIN, ON (genscher))
