/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on the score; rule-book.c explains the rows.
 */
/* clang-format off */

SAY (WINNING,
     N_("Re wins with 121 card points, Kontra with 120. If only Kontra has been announced, it is the other way round: then Kontra needs 121. Whoever announces no 90, no 60, no 30 or black must also reach that, or loses; the others win then with 90, 60, 30 or a single trick, unless they have missed an announcement themselves."),
     PLAIN, OFF (announcement_strict))
SAY (WINNING,
     N_("Re wins with 121 card points, Kontra with 120. Every announcement binds: a party that announces Re or Kontra must have 121, and whoever announces no 90, no 60, no 30 or black must reach that, or loses. The others win then with 120, 90, 60, 30 or a single trick, unless they have missed an announcement themselves."),
     PLAIN, ON (announcement_strict))

SAY (VALUE,
     N_("The winners get a point for the game."),
     PLAIN, ON (base_counts_no_120))
SAY (VALUE,
     N_("There is no point for merely winning."),
     PLAIN, OFF (base_counts_no_120))
SAY (VALUE,
     N_("There is a point each if the others stay below 90, below 60, below 30, and if they win no trick; and a point for each of these that was announced."),
     PLAIN, ALWAYS)
SAY (VALUE,
     N_("Kontra gets a point for winning against the old ones, though not in a solo."),
     PLAIN, ON (point_against_re), OFF (point_against_soloist))
SAY (VALUE,
     N_("Kontra gets a point for winning against the old ones, in a solo, too."),
     PLAIN, ON (point_against_soloist))
SAY (VALUE,
     N_("Re and Kontra add a point each if they were announced, whoever wins."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_PLUS_ONE))
SAY (VALUE,
     N_("Re and Kontra add two points each if they were announced, whoever wins."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_PLUS_TWO))
SAY (VALUE,
     N_("Re and Kontra double these points each if they were announced, whoever wins."),
     PLAIN, IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_DOUBLES))
SAY (VALUE,
     N_("The point against the old ones is doubled with them."),
     PLAIN, ON (kontra_doubles_against_re))
SAY (VALUE,
     N_("120 against an announced no 90 bring a point, and so do 90 against no 60, 60 against no 30 and 30 against black. They count for the announcement that was made and for every level below it."),
     PLAIN, IS (against_points, DULLE_AGAINST_POINTS_CUMULATIVE))
SAY (VALUE,
     N_("120 against an announced no 90 bring a point, and so do 90 against no 60, 60 against no 30 and 30 against black. They count for the highest announcement only."),
     PLAIN, IS (against_points, DULLE_AGAINST_POINTS_HIGHEST))

SAY (SPECIAL_POINTS,
     N_("Special points go to the party that earns them, whoever wins the game. In a solo there are none."),
     PLAIN, ALWAYS)
SAY (SPECIAL_POINTS,
     N_("Doppelkopf: a trick with 40 card points or more brings a point."),
     PLAIN, ON (bonus_doppelkopf))
SAY (SPECIAL_POINTS,
     N_("Fox caught: winning a fox of the other party brings a point."),
     PLAIN, ON (bonus_fox_caught))
SAY (SPECIAL_POINTS,
     N_("In the last trick a caught fox brings another point."),
     PLAIN, ON (bonus_fox_caught_last_trick))
SAY (SPECIAL_POINTS,
     N_("Winning the last trick with a fox brings a point."),
     PLAIN, ON (bonus_fox_last_trick))
SAY (SPECIAL_POINTS,
     N_("There is another if both foxes of the party lie in it."),
     PLAIN, ON (bonus_double_fox_last_trick))
SAY (SPECIAL_POINTS,
     N_("Charlie: winning the last trick with a jack of clubs brings a point."),
     PLAIN, ON (bonus_charlie))
SAY (SPECIAL_POINTS,
     N_("There is another if both Charlies of the party lie in it."),
     PLAIN, ON (bonus_double_charlie))
SAY (SPECIAL_POINTS,
     N_("Winning a Charlie of the other party in the last trick brings a point."),
     PLAIN, IS (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK))
SAY (SPECIAL_POINTS,
     N_("Winning a Charlie of the other party brings a point, in any trick."),
     PLAIN, IS (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK))
SAY (SPECIAL_POINTS,
     N_("Winning both Charlies of the other party in the last trick brings another."),
     PLAIN, ON (bonus_double_charlie_caught))
SAY (SPECIAL_POINTS,
     N_("Only a queen of diamonds can catch Charlie."),
     PLAIN, ON (bonus_charlie_caught_only_by_diamond_queen))
SAY (SPECIAL_POINTS,
     N_("Winning a dulle of the other party with a dulle brings a point."),
     PLAIN, ON (bonus_dulle_caught))
SAY (SPECIAL_POINTS,
     N_("Heart trick: if hearts are led as a plain suit and nobody trumps, the trick brings a point."),
     PLAIN, ON (bonus_heart_trick_with_discard))
SAY (SPECIAL_POINTS,
     N_("Heart trick: a trick of four plain hearts brings a point."),
     PLAIN, ON (bonus_heart_trick), OFF (bonus_heart_trick_with_discard))

SAY (SOLO_SCORE,
     N_("A solo has no special points."),
     PLAIN, ON (solo))
SAY (SOLO_SCORE,
     N_("The winner of an announced solo gets another point."),
     PLAIN, IS (solo_point, 1))
SAY (SOLO_SCORE,
     N_("The winner of an announced solo gets %d points more."),
     VALUE (solo_point), MORE (solo_point, 1))
SAY (SOLO_SCORE,
     N_("An announced solo counts double."),
     PLAIN, ON (solo_doubles))
SAY (SOLO_SCORE,
     N_("Whoever gets points for a solo gets three times as many."),
     PLAIN, ON (solo_always_triple))

SAY (COUNTING,
     N_("The winners get the points of the game, the losers lose as many. A soloist wins or loses three times as many as each of the others."),
     PLAIN, IS (counting, DULLE_COUNTING_PLUS_MINUS))
SAY (COUNTING,
     N_("The winners get the points of the game, the losers nothing."),
     PLAIN, IS (counting, DULLE_COUNTING_PLUS))
SAY (COUNTING,
     N_("The losers lose the points of the game, the winners get nothing."),
     PLAIN, IS (counting, DULLE_COUNTING_MINUS))
SAY (COUNTING,
     N_("A soloist gets three times as many, each of the others the points themselves."),
     PLAIN, OTHER (counting, DULLE_COUNTING_PLUS_MINUS), OFF (solo_always_triple))

SAY (BOCK,
     N_("There are no bock rounds."),
     PLAIN, OFF (bock))
SAY (BOCK,
     N_("After certain games a bock round begins: until everybody has dealt once, a game counts %d times its value."),
     VALUE (bock_factor), ON (bock))
SAY (BOCK,
     N_("Bock follows if both parties have 120 card points."),
     PLAIN, ON (bock_after_120_120))
SAY (BOCK,
     N_("Bock follows a lost solo."),
     PLAIN, ON (bock_after_lost_solo))
SAY (BOCK,
     N_("Bock follows if a party has announced something and lost."),
     PLAIN, ON (bock_after_lost_announcement))
SAY (BOCK,
     N_("Bock follows a trick of four plain hearts."),
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
     N_("Bock rounds that overlap multiply each other: there is double bock, triple bock and so on."),
     PLAIN, ON (bock), OFF (bock_append))
SAY (BOCK,
     N_("There is never more than one bock at a time."),
     PLAIN, IS (bock_limit, 1))
SAY (BOCK,
     N_("There are never more than %d bocks at a time."),
     VALUE (bock_limit), MORE (bock_limit, 1))
