/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on the tournament and on what the table shows; rule-book.c explains the
 * rows.
 */
/* clang-format off */

SAY (ROUNDS,
     N_("The tournament lasts one round. In a round every player deals once; games after which the same dealer deals again are not counted."),
     PLAIN, ON (rounds_limited), IS (rounds, 1))
SAY (ROUNDS,
     N_("The tournament lasts %d rounds. In a round every player deals once; games after which the same dealer deals again are not counted."),
     VALUE (rounds), ON (rounds_limited), MORE (rounds, 1))
SAY (ROUNDS,
     N_("All of that is played %d times, and the points are added up."),
     VALUE (sessions), MORE (sessions, 1))
SAY (ROUNDS,
     N_("The tournament ends as soon as the points that all players have written down add up to %d."),
     VALUE (points), ON (points_limited), IS (compulsory_solos, 0))
SAY (ROUNDS,
     N_("As soon as the points that all players have written down add up to %d, only the missing compulsory solos are still played."),
     VALUE (points), ON (points_limited), MORE (compulsory_solos, 0))
SAY (ROUNDS,
     N_("A round of solos that has begun is finished all the same."),
     PLAIN, ON (points_limited), ON (solo_round_vote), ON (solo))
SAY (ROUNDS,
     N_("The tournament goes on until you end it."),
     PLAIN, OFF (rounds_limited), OFF (points_limited))

SAY (COMPULSORY_SOLOS,
     N_("Nobody has to play a solo: every solo is voluntary."),
     PLAIN, IS (compulsory_solos, 0), ON (solo))
SAY (COMPULSORY_SOLOS,
     N_("Everybody has to play a solo, on top of the rounds."),
     PLAIN, IS (compulsory_solos, 1), ON (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("Everybody has to play a solo."),
     PLAIN, IS (compulsory_solos, 1), OFF (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("Everybody has to play %d solos, on top of the rounds."),
     VALUE (compulsory_solos), MORE (compulsory_solos, 1), ON (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("Everybody has to play %d solos."),
     VALUE (compulsory_solos), MORE (compulsory_solos, 1), OFF (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("It must have a trump suit."),
     PLAIN, IS (compulsory_solos_color, 1), IS (compulsory_solos, 1))
SAY (COMPULSORY_SOLOS,
     N_("It must be a solo with nothing but kings, queens or jacks as trumps."),
     PLAIN, IS (compulsory_solos_picture, 1), IS (compulsory_solos, 1))
SAY (COMPULSORY_SOLOS,
     N_("One of them must have a trump suit."),
     PLAIN, IS (compulsory_solos_color, 1), MORE (compulsory_solos, 1))
SAY (COMPULSORY_SOLOS,
     N_("%d of them must have a trump suit."),
     VALUE (compulsory_solos_color), MORE (compulsory_solos_color, 1))
SAY (COMPULSORY_SOLOS,
     N_("One of them must be a solo with nothing but kings, queens or jacks as trumps."),
     PLAIN, IS (compulsory_solos_picture, 1), MORE (compulsory_solos, 1))
SAY (COMPULSORY_SOLOS,
     N_("%d of them must be solos with nothing but kings, queens or jacks as trumps."),
     VALUE (compulsory_solos_picture), MORE (compulsory_solos_picture, 1))
SAY (COMPULSORY_SOLOS,
     N_("The first solo that somebody plays is the compulsory one, all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, IS (compulsory_solos, 1), IS (compulsory_solos_color, 0),
            IS (compulsory_solos_picture, 0))
SAY (COMPULSORY_SOLOS,
     N_("The first solo of that kind is the compulsory one, all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, IS (compulsory_solos, 1), IS (compulsory_solos_color, 1))
SAY (COMPULSORY_SOLOS,
     N_("The first solo of that kind is the compulsory one, all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, IS (compulsory_solos, 1), IS (compulsory_solos_picture, 1))
SAY (COMPULSORY_SOLOS,
     N_("The first solos that somebody plays are the compulsory ones, all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, MORE (compulsory_solos, 1), IS (compulsory_solos_color, 0),
            IS (compulsory_solos_picture, 0))
SAY (COMPULSORY_SOLOS,
     N_("As long as somebody still owes a compulsory solo, each solo of theirs that fits counts as one; all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, MORE (compulsory_solos, 1), MORE (compulsory_solos_color, 0))
SAY (COMPULSORY_SOLOS,
     N_("As long as somebody still owes a compulsory solo, each solo of theirs that fits counts as one; all others are voluntary. In a compulsory solo the soloist leads, and the same dealer deals again."),
     PLAIN, MORE (compulsory_solos, 1), IS (compulsory_solos_color, 0),
            MORE (compulsory_solos_picture, 0))
SAY (COMPULSORY_SOLOS,
     N_("Compulsory solos are due anew each time that the rounds are played."),
     PLAIN, MORE (compulsory_solos, 0), MORE (sessions, 1))
SAY (COMPULSORY_SOLOS,
     N_("Nobody is made to play it, as the tournament goes on until you end it."),
     PLAIN, IS (compulsory_solos, 1), OFF (rounds_limited), OFF (points_limited))
SAY (COMPULSORY_SOLOS,
     N_("Nobody is made to play them, as the tournament goes on until you end it."),
     PLAIN, MORE (compulsory_solos, 1), OFF (rounds_limited), OFF (points_limited))
SAY (COMPULSORY_SOLOS,
     N_("Once there are only as many games left as solos missing, the first player from the dealer’s left who still owes one must play it. Then nobody is asked for a reservation, and the deal passes on afterwards."),
     PLAIN, IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_WITHIN_SESSION),
            MORE (compulsory_solos, 0), ON (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("Once only the missing solos are still played, the first player from the dealer’s left who still owes one must play it. Then nobody is asked for a reservation, and the deal passes on afterwards."),
     PLAIN, IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_WITHIN_SESSION),
            MORE (compulsory_solos, 0), OFF (rounds_limited), ON (points_limited))
SAY (COMPULSORY_SOLOS,
     N_("The solos that are missing at the end are played in an extra round: in each game the player on the dealer’s left plays one and leads. Whoever owes none is passed over."),
     PLAIN, IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND),
            MORE (compulsory_solos, 0), ON (rounds_limited))
SAY (COMPULSORY_SOLOS,
     N_("The solos that are missing at the end are played in an extra round: in each game the player on the dealer’s left plays one and leads. Whoever owes none is passed over."),
     PLAIN, IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND),
            MORE (compulsory_solos, 0), OFF (rounds_limited), ON (points_limited))
SAY (COMPULSORY_SOLOS,
     N_("Whoever is due there may let another player’s solo go first."),
     PLAIN, ON (compulsory_solo_offer), ON (rounds_limited),
            IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND))
SAY (COMPULSORY_SOLOS,
     N_("Whoever is due there may let another player’s solo go first."),
     PLAIN, ON (compulsory_solo_offer), OFF (rounds_limited), ON (points_limited),
            IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND))
SAY (COMPULSORY_SOLOS,
     N_("As there is no extra round for them, nobody can let another player’s solo go first."),
     PLAIN, ON (compulsory_solo_offer),
            IS (compulsory_solo_forcing, DULLE_COMPULSORY_SOLO_FORCING_WITHIN_SESSION))
SAY (COMPULSORY_SOLOS,
     N_("When everybody has dealt once and no bock was made, the players vote. If more than half of them agree, a round follows in which in each game the player on the dealer’s left plays a solo. It uses up no bock."),
     PLAIN, ON (solo_round_vote), ON (solo))
SAY (COMPULSORY_SOLOS,
     N_("These solos do not count double."),
     PLAIN, ON (solo_round_vote), ON (solo_doubles))

SAY (SITTING_OUT,
     N_("Four players sit at the table, and all of them play."),
     PLAIN, IS (players, 4))
SAY (SITTING_OUT,
     N_("Five players sit at the table. The dealer sits out."),
     PLAIN, IS (players, 5))
SAY (SITTING_OUT,
     N_("Six players sit at the table. The dealer sits out, and so does the third player after the dealer."),
     PLAIN, IS (players, 6))
SAY (SITTING_OUT,
     N_("Seven players sit at the table. The dealer sits out, and so do the third and the fifth player after the dealer."),
     PLAIN, IS (players, 7))
SAY (SITTING_OUT,
     N_("Whoever sits out gets no points."),
     PLAIN, MORE (players, 4))
SAY (SITTING_OUT,
     N_("Whoever sits out sees no hand."),
     PLAIN, IS (spectator_hands, DULLE_SPECTATOR_HANDS_NONE), MORE (players, 4))
SAY (SITTING_OUT,
     N_("Whoever sits out may look at one hand, chosen before the game."),
     PLAIN, IS (spectator_hands, DULLE_SPECTATOR_HANDS_ONE), MORE (players, 4))
SAY (SITTING_OUT,
     N_("Whoever sits out may look at all hands."),
     PLAIN, IS (spectator_hands, DULLE_SPECTATOR_HANDS_ALL), MORE (players, 4))

SAY (MONEY,
     N_("You do not play for money."),
     PLAIN, IS (cents_per_point, 0))
SAY (MONEY,
     N_("A point is worth a cent, and debts are settled after each game."),
     PLAIN, IS (cents_per_point, 1))
SAY (MONEY,
     N_("A point is worth %d cents, and debts are settled after each game."),
     VALUE (cents_per_point), MORE (cents_per_point, 1))

SAY (TABLE,
     N_("No trick may be looked at again."),
     PLAIN, IS (viewable_tricks, 0))
SAY (TABLE,
     N_("The last trick may be looked at again."),
     PLAIN, IS (viewable_tricks, 1))
SAY (TABLE,
     N_("The last %d tricks may be looked at again."),
     VALUE (viewable_tricks), MORE (viewable_tricks, 1))
SAY (TABLE,
     N_("Each pile shows how many tricks it holds."),
     PLAIN, ON (show_tricks_in_piles))
SAY (TABLE,
     N_("Each pile shows its card points."),
     PLAIN, ON (show_pile_points))
SAY (TABLE,
     N_("The table shows who plays a solo, a marriage or a poverty."),
     PLAIN, ON (show_soloist))
SAY (TABLE,
     N_("The table shows the parties as soon as everybody can know them."),
     PLAIN, ON (show_known_parties))
SAY (TABLE,
     N_("Cards that may not be played are marked."),
     PLAIN, ON (show_playable))
SAY (TABLE,
     N_("All hands may be opened."),
     PLAIN, ON (show_all_hands))
SAY (TABLE,
     N_("Hints may be asked for."),
     PLAIN, ON (card_hint))
SAY (TABLE,
     N_("Cards and tricks may be taken back."),
     PLAIN, ON (take_back))
