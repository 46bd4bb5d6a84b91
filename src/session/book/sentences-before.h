/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on what is settled before the first card; rule-book.c explains the rows.
 */
/* clang-format off */

SAY (RESERVATIONS,
     N_("Before the first card everybody says in turn, from the dealer’s left on, “healthy” or “reservation”. If all are healthy, it is a normal game. Otherwise those with a reservation say what they wish, and the highest wish is played. A solo comes before everything else."),
     PLAIN, OFF (throwing_before_solo), ON (solo))
SAY (RESERVATIONS,
     N_("Before the first card everybody says in turn, from the dealer’s left on, “healthy” or “reservation”. If all are healthy, it is a normal game. Otherwise those with a reservation say what they wish, and the highest wish is played. Throwing in comes before a solo, and a solo before everything else."),
     PLAIN, ON (throwing_before_solo))
SAY (RESERVATIONS,
     N_("Before the first card everybody says in turn, from the dealer’s left on, “healthy” or “reservation”. If all are healthy, it is a normal game. Otherwise those with a reservation say what they wish, and the highest wish is played."),
     PLAIN, OFF (throwing_before_solo), OFF (solo))
SAY (RESERVATIONS,
     N_("A poverty comes before a marriage."),
     PLAIN, OFF (marriage_before_poverty), ON (poverty))
SAY (RESERVATIONS,
     N_("A marriage comes before a poverty."),
     PLAIN, ON (marriage_before_poverty))
SAY (RESERVATIONS,
     N_("A poverty that is dealt again counts as thrown in."),
     PLAIN, ON (throwing_before_solo), ON (poverty), OFF (poverty_shift))
SAY (RESERVATIONS,
     N_("A poverty that is dealt again counts as thrown in."),
     PLAIN, ON (throwing_before_solo), ON (throw_with_one_trump))
SAY (RESERVATIONS,
     N_("Of two equal wishes the first one from the dealer’s left is played. Nobody has to make a reservation."),
     PLAIN, ALWAYS)

SAY (THROWING,
     N_("A hand without a trump above the fox may be thrown in."),
     PLAIN, ON (throw_when_fox_highest))
SAY (THROWING,
     N_("A hand with %d nines or more may be thrown in."),
     VALUE (throw_nines), ON (throw_with_nines), OFF (throw_nines_and_kings_both))
SAY (THROWING,
     N_("A hand with %d kings or more may be thrown in."),
     VALUE (throw_kings), ON (throw_with_kings), OFF (throw_nines_and_kings_both))
SAY (THROWING,
     N_("A hand with at least %d nines and at least %d kings may be thrown in."),
     VALUES (throw_nines, throw_kings), ON (throw_nines_and_kings_both))
SAY (THROWING,
     N_("A hand with %d nines and kings together, or more, may be thrown in."),
     VALUE (throw_nines_and_kings), ON (throw_with_nines_and_kings))
SAY (THROWING,
     N_("A hand with %d card points or more may be thrown in."),
     VALUE (throw_richness), ON (throw_with_richness))
SAY (THROWING,
     N_("A poverty with a single trump or none is dealt again instead of exchanged."),
     PLAIN, ON (throw_with_one_trump))
SAY (THROWING,
     N_("A poverty is dealt again."),
     PLAIN, ALWAYS, ON (poverty), OFF (poverty_shift))
SAY (THROWING,
     N_("There is no hand that may be thrown in."),
     PLAIN, OFF (throw_when_fox_highest), OFF (throw_with_nines), OFF (throw_with_kings),
            OFF (throw_with_nines_and_kings), OFF (throw_with_richness), OFF (poverty))
SAY (THROWING,
     N_("There is no hand that may be thrown in."),
     PLAIN, OFF (throw_when_fox_highest), OFF (throw_with_nines), OFF (throw_with_kings),
            OFF (throw_with_nines_and_kings), OFF (throw_with_richness),
            OFF (throw_with_one_trump), ON (poverty_shift))
SAY (THROWING,
     N_("Whoever throws in loses a point."),
     PLAIN, IS (throw_penalty, 1))
SAY (THROWING,
     N_("Whoever throws in loses %d points."),
     VALUE (throw_penalty), MORE (throw_penalty, 1))
SAY (THROWING,
     N_("A poverty that is dealt again costs as much."),
     PLAIN, MORE (throw_penalty, 0), ON (poverty), OFF (poverty_shift))
SAY (THROWING,
     N_("A poverty that is dealt again costs as much."),
     PLAIN, MORE (throw_penalty, 0), ON (throw_with_one_trump))
UNLESS (THROWING,
     N_("Throwing in comes before any game that is not a solo."),
     PLAIN, OFF (throw_when_fox_highest), OFF (throw_with_nines), OFF (throw_with_kings),
            OFF (throw_with_nines_and_kings), OFF (throw_with_richness))

SAY (MARRIAGE,
     N_("Whoever holds both queens of clubs may call a marriage and finds the partner through a trick. The two are Re, the others Kontra. The trumps are those of the normal game."),
     PLAIN, ALWAYS)
SAY (MARRIAGE,
     N_("The first of the others to win a trick becomes the partner."),
     PLAIN, ON (marriage_first_foreign))
SAY (MARRIAGE,
     N_("The first plain trick may be asked for: a plain suit must have been led to it."),
     PLAIN, ON (marriage_first_plain))
SAY (MARRIAGE,
     N_("One plain suit may be asked for: then it must have been led to the trick."),
     PLAIN, ON (marriage_first_suit))
SAY (MARRIAGE,
     N_("The first trump trick may be asked for: a trump must have been led to it."),
     PLAIN, ON (marriage_first_trump))
UNLESS (MARRIAGE,
     N_("Which trick it is to be is said with the marriage; the partner is whoever else wins it."),
     PLAIN, OFF (marriage_first_plain), OFF (marriage_first_suit), OFF (marriage_first_trump))
SAY (MARRIAGE,
     N_("The first trick of that kind decides, even if the player of the marriage wins it: then the marriage is played alone."),
     PLAIN, ON (marriage_first_decides))
SAY (MARRIAGE,
     N_("The first trick must find the partner; otherwise the marriage is played alone."),
     PLAIN, IS (marriage_tricks, 1))
SAY (MARRIAGE,
     N_("If nobody is found within %d tricks, the marriage is played alone."),
     VALUE (marriage_tricks), MORE (marriage_tricks, 1))
SAY (MARRIAGE,
     N_("Alone it is scored as a solo."),
     PLAIN, ON (marriage_alone_is_solo), IS (compulsory_solos, 0))
SAY (MARRIAGE,
     N_("Alone it is scored as a solo, but not as a compulsory one."),
     PLAIN, ON (marriage_alone_is_solo), MORE (compulsory_solos, 0))
SAY (MARRIAGE,
     N_("Alone it is scored as a normal game of one against three, with special points."),
     PLAIN, OFF (marriage_alone_is_solo))
SAY (MARRIAGE,
     N_("Nothing can be announced before it is clear who plays with whom, and each trick before the one that decides gives one card more time for it."),
     PLAIN, ON (marriage_shifts_announcements),
          IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))
SAY (MARRIAGE,
     N_("Nothing can be announced before it is clear who plays with whom, and the cards on the table are counted from the trick that decides on."),
     PLAIN, ON (marriage_shifts_announcements),
          IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))
SAY (MARRIAGE,
     N_("Nothing can be announced before it is clear who plays with whom, and the time for it does not wait."),
     PLAIN, OFF (marriage_shifts_announcements))
SAY (MARRIAGE,
     N_("Each of the others pays a point for the marriage itself."),
     PLAIN, IS (marriage_fee, 1), IS (counting, DULLE_COUNTING_PLUS_MINUS))
SAY (MARRIAGE,
     N_("Each of the others pays %d points for the marriage itself."),
     VALUE (marriage_fee), MORE (marriage_fee, 1), IS (counting, DULLE_COUNTING_PLUS_MINUS))
SAY (MARRIAGE,
     N_("In a bock game this is multiplied as well."),
     PLAIN, MORE (marriage_fee, 0), ON (bock), IS (counting, DULLE_COUNTING_PLUS_MINUS))

SAY (SILENT_MARRIAGE,
     N_("Whoever holds both queens of clubs and says “healthy” plays alone against three in the normal game, and nobody knows it at first. This is a silent marriage."),
     PLAIN, ALWAYS)
SAY (SILENT_MARRIAGE,
     N_("It is scored like a called solo."),
     PLAIN, ON (silent_marriage_is_solo), IS (compulsory_solos, 0))
SAY (SILENT_MARRIAGE,
     N_("It is scored like a called solo, but not like a compulsory one."),
     PLAIN, ON (silent_marriage_is_solo), MORE (compulsory_solos, 0))
SAY (SILENT_MARRIAGE,
     N_("It is scored as a normal game of one against three, with special points."),
     PLAIN, OFF (silent_marriage_is_solo))

SAY (POVERTY,
     N_("There is no poverty: everybody plays what they were dealt."),
     PLAIN, OFF (poverty))
SAY (POVERTY,
     N_("A hand without trumps is a poverty."),
     PLAIN, ON (poverty), IS (poverty_max_trumps, 0))
SAY (POVERTY,
     N_("A hand with at most one trump is a poverty."),
     PLAIN, ON (poverty), IS (poverty_max_trumps, 1))
SAY (POVERTY,
     N_("A hand with at most %d trumps is a poverty."),
     VALUE (poverty_max_trumps), ON (poverty), MORE (poverty_max_trumps, 1))
SAY (POVERTY,
     N_("Foxes are not counted for that."),
     PLAIN, ON (poverty_foxes_do_not_count))
SAY (POVERTY,
     N_("It is dealt again."),
     PLAIN, ON (poverty), OFF (poverty_shift))
SAY (POVERTY,
     N_("Some of its cards are offered to the others in turn. Whoever takes them becomes the partner, gives back as many cards of their own choice, and says how many trumps are among these. The two are Re. If nobody takes them, the cards are dealt again."),
     PLAIN, ON (poverty_shift))
SAY (POVERTY,
     N_("All trumps are passed and nothing else."),
     PLAIN, ON (poverty_shift_only_trumps))
SAY (POVERTY,
     N_("All trumps are passed, and with fewer than three also other cards to make three."),
     PLAIN, ON (poverty_shift), OFF (poverty_shift_only_trumps), OFF (poverty_foxes_extra))
SAY (POVERTY,
     N_("The foxes and three other cards are passed. All trumps must be among them; if three cards are too few for that, more are passed."),
     PLAIN, ON (poverty_foxes_extra))
SAY (POVERTY,
     N_("Foxes among them lie face up, the other cards face down."),
     PLAIN, ON (poverty_foxes_open))
SAY (POVERTY,
     N_("The cards lie face down."),
     PLAIN, ON (poverty_shift), OFF (poverty_foxes_open))
SAY (POVERTY,
     N_("The player on the dealer’s left leads as always, and special points count."),
     PLAIN, ON (poverty_shift))

SAY (SOLOS,
     N_("No solos are played."),
     PLAIN, OFF (solo))
SAY (SOLOS,
     N_("In a solo one player, who is Re, plays against the three others. Whatever is not trump belongs to its suit, the tens of hearts and the diamonds as well. Kings, queens and jacks that are trumps rank clubs, spades, hearts, diamonds."),
     PLAIN, ON (solo))
SAY (SOLOS,
     N_("Plain suits rank ace, ten, king, queen, jack, nine."),
     PLAIN, ON (solo), ON (nines))
SAY (SOLOS,
     N_("Plain suits rank ace, ten, king, queen, jack."),
     PLAIN, ON (solo), OFF (nines))
SAY (SOLOS,
     N_("If several players wish for a solo, a compulsory one comes before a voluntary one. Among equals the first player from the dealer’s left plays."),
     PLAIN, IS (solo_precedence, DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST), ON (solo),
            MORE (compulsory_solos, 0))
SAY (SOLOS,
     N_("If several players wish for a solo, the first one from the dealer’s left plays."),
     PLAIN, IS (solo_precedence, DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST), ON (solo),
            IS (compulsory_solos, 0))
SAY (SOLOS,
     N_("If several players wish for a solo, the first one from the dealer’s left plays."),
     PLAIN, IS (solo_precedence, DULLE_SOLO_PRECEDENCE_SEAT), ON (solo))
SAY (SOLOS,
     N_("If several players wish for a solo, they bid: a trump solo ranks highest, then a queen solo, then a jack solo, then the others in the order of the list below. A bid may carry an announcement, which is then made; it ranks above any bid with less. Of equal bids the first one from the dealer’s left holds."),
     PLAIN, IS (solo_precedence, DULLE_SOLO_PRECEDENCE_RANK), ON (solo))
SAY (SOLOS,
     N_("The soloist leads to the first trick of a voluntary solo."),
     PLAIN, ON (solo_player_leads))
SAY (SOLOS,
     N_("After it the same dealer deals again."),
     PLAIN, ON (solo_deals_again))
SAY (SOLOS,
     N_("After it the deal passes on as always."),
     PLAIN, ON (solo_player_leads), OFF (solo_deals_again))
SAY (SOLOS,
     N_("In a voluntary solo the player on the dealer’s left leads as always."),
     PLAIN, ON (solo), OFF (solo_player_leads))
SAY (SOLOS,
     N_("A soloist on lead who is certain to win all the tricks that are left may claim them."),
     PLAIN, ON (solo))

SAY (SOLO_KINDS,
     N_("Suit solo: the trumps are those of the normal game, with a suit of the soloist’s choice in place of diamonds."),
     PLAIN, ON (solo_suit))
SAY (SOLO_KINDS,
     N_("Köhler: kings, queens and jacks are trumps, in this order."),
     PLAIN, ON (solo_koehler))
SAY (SOLO_KINDS,
     N_("Meatless: there are no trumps."),
     PLAIN, ON (solo_meatless))
SAY (SOLO_KINDS,
     N_("Jack solo: only the jacks are trumps."),
     PLAIN, ON (solo_jack))
SAY (SOLO_KINDS,
     N_("Queen solo: only the queens are trumps."),
     PLAIN, ON (solo_queen))
SAY (SOLO_KINDS,
     N_("King solo: only the kings are trumps."),
     PLAIN, ON (solo_king))
SAY (SOLO_KINDS,
     N_("Queen-jack solo: queens and jacks are trumps, the queens higher."),
     PLAIN, ON (solo_queen_jack))
SAY (SOLO_KINDS,
     N_("King-jack solo: kings and jacks are trumps, the kings higher."),
     PLAIN, ON (solo_king_jack))
SAY (SOLO_KINDS,
     N_("King-queen solo: kings and queens are trumps, the kings higher."),
     PLAIN, ON (solo_king_queen))
SAY (SOLO_KINDS,
     N_("Trump solo: the trumps are those of the normal game."),
     PLAIN, ON (solo_trump))
SAY (SOLO_KINDS,
     N_("Jack-queen solo: jacks and queens are trumps, the jacks higher."),
     PLAIN, ON (solo_jack_queen))
SAY (SOLO_KINDS,
     N_("Jack-king solo: jacks and kings are trumps, the jacks higher."),
     PLAIN, ON (solo_jack_king))
SAY (SOLO_KINDS,
     N_("Queen-jack-king solo: queens, jacks and kings are trumps, in this order."),
     PLAIN, ON (solo_queen_jack_king))
SAY (SOLO_KINDS,
     N_("Queen-suit solo: the queens are trumps, and below them the other cards of a suit of the soloist’s choice."),
     PLAIN, ON (solo_queen_suit))
SAY (SOLO_KINDS,
     N_("Jack-suit solo: the jacks are trumps, and below them the other cards of a suit of the soloist’s choice."),
     PLAIN, ON (solo_jack_suit))
SAY (SOLO_KINDS,
     N_("Pure suit solo: only a suit of the soloist’s choice is trump, in the order ace, ten, king, queen, jack, nine."),
     PLAIN, ON (solo_pure_suit), ON (nines))
SAY (SOLO_KINDS,
     N_("Pure suit solo: only a suit of the soloist’s choice is trump, in the order ace, ten, king, queen, jack."),
     PLAIN, ON (solo_pure_suit), OFF (nines))
