/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on the score; rule-book.c explains the rows.
 */
/* clang-format off */

SAY (WINNING,
     N_("Re wins with 121 card points, Kontra with 120. If only Kontra has been announced, it is the other way round: then Kontra needs 121. A party that announces no 90, no 60, no 30 or black must reach that, or it loses: the others then win with 90, 60, 30 or a single trick. If both parties have missed such an announcement, nobody wins."),
     PLAIN, OFF (announcement_strict))
SAY (WINNING,
     N_("Re wins with 121 card points, Kontra with 120. Every announcement binds: a party that announces Re or Kontra needs 121, and one that announces no 90, no 60, no 30 or black must reach that, or it loses. The others then win with 120, 90, 60, 30 or a single trick. If both parties have missed an announcement, nobody wins."),
     PLAIN, ON (announcement_strict))
SAY (WINNING,
     N_("Then there are no points for winning and for what was announced, but all others count."),
     PLAIN, ALWAYS)

SAY (VALUE,
     N_("The winners get a point for the game."),
     PLAIN, ON (base_counts_no_120))
SAY (VALUE,
     N_("The winners get no point for merely winning."),
     PLAIN, OFF (base_counts_no_120))
SAY (VALUE,
     N_("They get a point each for keeping the others below 90, below 60 and below 30, and for leaving them no trick at all; and another for each of these levels that either party announced, kept or not."),
     PLAIN, ALWAYS)
SAY (VALUE,
     N_("A party that reaches 120 against an announced no 90 gets a point, and so for 90 against no 60, 60 against no 30 and 30 against black. Each level below the announcement counts, too."),
     PLAIN, IS (against_points, DULLE_AGAINST_POINTS_CUMULATIVE))
SAY (VALUE,
     N_("A party that reaches 120 against an announced no 90 gets a point, and so for 90 against no 60, 60 against no 30 and 30 against black. Only the highest announcement counts."),
     PLAIN, IS (against_points, DULLE_AGAINST_POINTS_HIGHEST))
SAY (VALUE,
     N_("An announced Re and an announced Kontra bring the winners another point each, whichever party they are."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_PLUS_ONE))
SAY (VALUE,
     N_("An announced Re and an announced Kontra bring the winners two more points each, whichever party they are."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_PLUS_TWO))
SAY (VALUE,
     N_("An announced Re doubles all these points, and so does an announced Kontra, whoever wins."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_DOUBLES))
SAY (VALUE,
     N_("If Kontra wins, there is another point for winning against the old ones, though not in a solo."),
     PLAIN, ON (point_against_re), OFF (point_against_soloist))
SAY (VALUE,
     N_("If Kontra wins, there is another point for winning against the old ones, in a solo, too."),
     PLAIN, ON (point_against_soloist))
SAY (VALUE,
     N_("Re and Kontra double this point as well."),
     PLAIN, ON (kontra_doubles_against_re), ON (point_against_re))
SAY (VALUE,
     N_("Re and Kontra do not double this point."),
     PLAIN, OFF (kontra_doubles_against_re), ON (point_against_re),
            IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_DOUBLES))

SAY (SPECIAL_POINTS,
     N_("Special points go to the party of the player who wins the trick, whoever wins the game. In a solo there are none."),
     PLAIN, ALWAYS)
SAY (SPECIAL_POINTS,
     N_("Doppelkopf: a trick with 40 card points or more brings a point."),
     PLAIN, ON (bonus_doppelkopf))
SAY (SPECIAL_POINTS,
     N_("Fox caught: winning a fox of the other party brings a point."),
     PLAIN, ON (bonus_fox_caught))
SAY (SPECIAL_POINTS,
     N_("Fox caught in the last trick: this brings another point."),
     PLAIN, ON (bonus_fox_caught_last_trick))
SAY (SPECIAL_POINTS,
     N_("Last trick with a fox: winning it with a fox brings a point."),
     PLAIN, ON (bonus_fox_last_trick))
SAY (SPECIAL_POINTS,
     N_("Last trick with both foxes: if a fox wins it and the party’s other fox lies in it, there is another point."),
     PLAIN, ON (bonus_double_fox_last_trick))
SAY (SPECIAL_POINTS,
     N_("If pigs have been declared, no fox brings a point."),
     PLAIN, ON (bonus_fox_caught), ON (pigs))
SAY (SPECIAL_POINTS,
     N_("If pigs have been declared, no fox brings a point."),
     PLAIN, OFF (bonus_fox_caught), ON (bonus_fox_last_trick), ON (pigs))
SAY (SPECIAL_POINTS,
     N_("Charlie: winning the last trick with a jack of clubs brings a point."),
     PLAIN, ON (bonus_charlie))
SAY (SPECIAL_POINTS,
     N_("Both Charlies: if Charlie wins the last trick and the party’s other one lies in it, there is another point."),
     PLAIN, ON (bonus_double_charlie))
SAY (SPECIAL_POINTS,
     N_("Charlie caught: winning a Charlie of the other party in the last trick brings a point."),
     PLAIN, IS (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK))
SAY (SPECIAL_POINTS,
     N_("Charlie caught: winning a Charlie of the other party brings a point, in any trick."),
     PLAIN, IS (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK))
SAY (SPECIAL_POINTS,
     N_("Both Charlies caught: two Charlies of the other party in one such trick bring another point."),
     PLAIN, ON (bonus_double_charlie_caught))
SAY (SPECIAL_POINTS,
     N_("Only a queen of diamonds catches Charlie: it must win the trick."),
     PLAIN, ON (bonus_charlie_caught_only_by_diamond_queen))
SAY (SPECIAL_POINTS,
     N_("Dulle caught: winning a dulle of the other party with a dulle brings a point."),
     PLAIN, ON (bonus_dulle_caught))
SAY (SPECIAL_POINTS,
     N_("Heart trick: if hearts are led as a plain suit and nobody trumps, the trick brings a point."),
     PLAIN, ON (bonus_heart_trick_with_discard))
SAY (SPECIAL_POINTS,
     N_("Heart trick: a trick of four hearts none of which is trump brings a point."),
     PLAIN, ON (bonus_heart_trick), OFF (bonus_heart_trick_with_discard))

SAY (SOLO_SCORE,
     N_("In a solo there are no special points."),
     PLAIN, ON (solo))
SAY (SOLO_SCORE,
     N_("The winners of a called solo, one or three, get another point."),
     PLAIN, IS (solo_point, 1))
SAY (SOLO_SCORE,
     N_("The winners of a called solo, one or three, get %d points more."),
     VALUE (solo_point), MORE (solo_point, 1))
SAY (SOLO_SCORE,
     N_("A called solo counts double."),
     PLAIN, ON (solo_doubles))
SAY (SOLO_SCORE,
     N_("This does not hold for a marriage that is played alone."),
     PLAIN, ON (marriage_alone_is_solo), ON (solo_doubles))
SAY (SOLO_SCORE,
     N_("This does not hold for a marriage that is played alone."),
     PLAIN, ON (marriage_alone_is_solo), OFF (solo_doubles), MORE (solo_point, 0))
SAY (SOLO_SCORE,
     N_("Whoever gets or loses points in a solo gets or loses three times as many."),
     PLAIN, ON (solo_always_triple))

SAY (COUNTING,
     N_("Each winner gets the points of the game, each loser loses as many. Whoever plays alone against three wins or loses three times as many."),
     PLAIN, IS (counting, DULLE_COUNTING_PLUS_MINUS))
SAY (COUNTING,
     N_("Each winner gets the points of the game, the losers get nothing."),
     PLAIN, IS (counting, DULLE_COUNTING_PLUS))
SAY (COUNTING,
     N_("Each loser loses the points of the game, the winners get nothing."),
     PLAIN, IS (counting, DULLE_COUNTING_MINUS))
SAY (COUNTING,
     N_("A soloist who wins gets three times as many."),
     PLAIN, IS (counting, DULLE_COUNTING_PLUS), OFF (solo_always_triple))
SAY (COUNTING,
     N_("A soloist who loses loses three times as many."),
     PLAIN, IS (counting, DULLE_COUNTING_MINUS), OFF (solo_always_triple))
SAY (COUNTING,
     N_("What the losers have earned is taken off the points of the game."),
     PLAIN, ALWAYS)
SAY (COUNTING,
     N_("So a game may even cost its winners something."),
     PLAIN, OTHER (counting, DULLE_COUNTING_MINUS))
SAY (COUNTING,
     N_("So a game may even bring its losers something."),
     PLAIN, IS (counting, DULLE_COUNTING_MINUS))

SAY (BOCK,
     N_("There are no bock rounds."),
     PLAIN, OFF (bock))
SAY (BOCK,
     N_("After certain games a bock round begins: until everybody has dealt once, each game counts double."),
     PLAIN, ON (bock), IS (bock_factor, 2))
SAY (BOCK,
     N_("After certain games a bock round begins: until everybody has dealt once, each game counts triple."),
     PLAIN, ON (bock), IS (bock_factor, 3))
SAY (BOCK,
     N_("After certain games a bock round begins: until everybody has dealt once, each game counts %d times its value."),
     VALUE (bock_factor), ON (bock), MORE (bock_factor, 3))
SAY (BOCK,
     N_("A game after which the same dealer deals again counts in the same way, but does not use up the round. Several reasons in one game make one bock round."),
     PLAIN, ON (bock))
SAY (BOCK,
     N_("Bock games that would come after the end of the tournament are dropped."),
     PLAIN, ON (bock), ON (rounds_limited))
SAY (BOCK,
     N_("Bock follows if both parties have 120 card points."),
     PLAIN, ON (bock_after_120_120))
SAY (BOCK,
     N_("Bock follows a lost solo."),
     PLAIN, ON (bock_after_lost_solo))
SAY (BOCK,
     N_("Bock follows if a party has announced something and not won."),
     PLAIN, ON (bock_after_lost_announcement))
SAY (BOCK,
     N_("Bock follows a trick of four hearts none of which is trump, though not in a solo."),
     PLAIN, ON (bock_after_heart_trick))
SAY (BOCK,
     N_("Bock follows if a party has won no trick."),
     PLAIN, ON (bock_after_black))
SAY (BOCK,
     N_("Bock follows a game that is worth nothing."),
     PLAIN, ON (bock_after_zero_game))
SAY (BOCK,
     N_("Bock follows if both dulles fall into one trick and belong to different parties."),
     PLAIN, ON (bock_after_dulle_fall))
SAY (BOCK,
     N_("New bock games wait until those that are due have been played."),
     PLAIN, ON (bock_append))
SAY (BOCK,
     N_("Bock rounds may overlap: in two at once a game counts fourfold, and so on."),
     PLAIN, ON (bock), IS (bock_factor, 2), OFF (bock_append), OTHER (bock_limit, 1))
SAY (BOCK,
     N_("Bock rounds may overlap: in two at once a game counts %d × %d times its value, and so on."),
     VALUES (bock_factor, bock_factor), ON (bock), OTHER (bock_factor, 2), OFF (bock_append),
     OTHER (bock_limit, 1))
SAY (BOCK,
     N_("A new bock round takes the place of what is left of the last one."),
     PLAIN, IS (bock_limit, 1), OFF (bock_append))
SAY (BOCK,
     N_("There are never more than %d bock rounds at once."),
     VALUE (bock_limit), MORE (bock_limit, 1), OFF (bock_append))
