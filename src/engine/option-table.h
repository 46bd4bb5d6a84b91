/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table of options: one row for each, in the order of the rules dialog. It is
 * included once for the members of DulleRules and once for their descriptions; whoever
 * includes it defines what BOOL, INT and ENUM make of a row:
 *
 *   BOOL (member, id, group, default, status, FreeDoko's key, label, help, needs)
 *   INT  (member, id, group, lowest, highest, default, status, key, …, needs)
 *   ENUM (member, id, group, default, status, FreeDoko's key, label, help, needs)
 *
 * The status NOT_YET marks an option of which the game plays only the default.
 */
/* clang-format off */

BOOL (nines, "nines", DECK, ON, OBEYED, "with nines",
      N_("Play with nines"),
      N_("The deck has 48 cards, and each player holds twelve. Without the nines there are 40 cards and ten tricks."),
      NO_NEEDS)

ENUM (deal_packets, "deal-packets", DECK, DULLE_DEAL_3_3_3_3, OBEYED, NULL,
      N_("Cards dealt at a time"),
      N_("How many cards each player is given in turn. Packets that do not fit the deck are replaced by single cards."),
      NO_NEEDS)

ENUM (revoke, "revoke", DECK, DULLE_REVOKE_IMPOSSIBLE, OBEYED, NULL,
      N_("Failing to follow suit"),
      N_("If it is possible, a wrong card may be taken back until the trick is turned. After that the game ends, and the party at fault pays for a black game and for everything that was announced."),
      NO_NEEDS)

BOOL (rounds_limited, "rounds-limited", TOURNAMENT, ON, OBEYED, "number of rounds limited",
      N_("Limited number of rounds"),
      N_("The tournament ends after a fixed number of rounds."),
      NO_NEEDS)

INT (rounds, "rounds", TOURNAMENT, 1, 1000, 5, OBEYED, "number of rounds",
      N_("Rounds"),
      N_("In a round every player at the table deals one ordinary game."),
      NEEDS_ON (rounds_limited))

INT (sessions, "sessions", TOURNAMENT, 1, 20, 1, OBEYED, NULL,
      N_("Sessions"),
      N_("How many times the rounds and the compulsory solos are played. The points of all sessions are added up."),
      NEEDS_ON (rounds_limited))

BOOL (points_limited, "points-limited", TOURNAMENT, OFF, OBEYED, "points limited",
      N_("Limited number of points"),
      N_("The players share a pot of points, and the tournament ends when it is used up. Compulsory solos that are still missing, and a round of solos that has begun, are played before it ends."),
      NEEDS_OTHER (counting, DULLE_COUNTING_PLUS_MINUS))

INT (points, "points", TOURNAMENT, 1, 10000, 40, OBEYED, "points",
      N_("Points in the pot"),
      N_("How many points all players together can collect before it is used up."),
      NEEDS_ON (points_limited))

INT (players, "players", TOURNAMENT, 4, 7, 4, OBEYED, "number of players",
      N_("Players at the table"),
      N_("Four of them play at a time. With more than four the dealer sits out, and with six or seven others do as well."),
      NO_NEEDS)

INT (compulsory_solos, "compulsory-solos", TOURNAMENT, 0, 10, 1, OBEYED, "number of duty soli",
      N_("Compulsory solos"),
      N_("How many solos each player has to play in a session."),
      NEEDS_ON (solo))

INT (compulsory_solos_color, "compulsory-solos-color", TOURNAMENT, 0, 10, 0, OBEYED,
      "number of duty color soli",
      N_("Compulsory solos with a trump suit"),
      N_("How many of the compulsory solos must be solos in which a suit is trump."),
      NEEDS_MORE (compulsory_solos, 0) NEEDS_ON (solo_suit))

INT (compulsory_solos_picture, "compulsory-solos-picture", TOURNAMENT, 0, 10, 0, OBEYED,
      "number of duty picture soli",
      N_("Compulsory solos with pictures"),
      N_("How many of the compulsory solos must be solos in which only kings, queens or jacks are trumps."),
      NEEDS_MORE (compulsory_solos, 0))

BOOL (compulsory_solo_offer, "compulsory-solo-offer", TOURNAMENT, OFF, OBEYED, "offer duty solo",
      N_("Compulsory solo may be offered"),
      N_("In the round of missing compulsory solos, the player whose turn it is may let somebody else play a solo first."),
      NEEDS_MORE (compulsory_solos, 0))

ENUM (compulsory_solo_forcing, "compulsory-solo-forcing", TOURNAMENT,
      DULLE_COMPULSORY_SOLO_FORCING_WITHIN_SESSION, OBEYED, NULL,
      N_("Missing compulsory solos"),
      N_("Either the players must play them within the session, once there are only as many games left as solos missing, or a round of solos follows at the end."),
      NEEDS_MORE (compulsory_solos, 0))

BOOL (solo_round_vote, "solo-round-vote", TOURNAMENT, OFF, OBEYED, NULL,
      N_("Vote on a round of solos"),
      N_("When every player has dealt once and no bock was made, the players vote. If more than half of them agree, the player on lead plays a solo in each game of one round."),
      NEEDS_ON (bock))

ENUM (spectator_hands, "spectator-hands", TOURNAMENT, DULLE_SPECTATOR_HANDS_ONE, OBEYED, NULL,
      N_("Hands seen while sitting out"),
      N_("Which hands a player who sits out may look at. If only one, it is chosen before the game."),
      NEEDS_MORE (players, 4))

ENUM (counting, "counting", COUNTING, DULLE_COUNTING_PLUS_MINUS, OBEYED, "counting",
      N_("Way of counting"),
      N_("The winners are credited with the points of a game, the losers are charged with them, or both."),
      NO_NEEDS)

BOOL (solo_always_triple, "solo-always-triple", COUNTING, OFF, OBEYED, "solo always counts triple",
      N_("A solo always counts three times"),
      N_("Everybody who gets points for a solo gets three times as many. Otherwise only the soloist does."),
      NEEDS_ON (solo) NEEDS_OTHER (counting, DULLE_COUNTING_PLUS_MINUS))

BOOL (solo_doubles, "solo-doubles", COUNTING, OFF, OBEYED, NULL,
      N_("A solo counts double"),
      N_("The value of a called solo is doubled."),
      NEEDS_ON (solo))

INT (solo_point, "solo-point", COUNTING, 0, 3, 0, OBEYED, NULL,
      N_("Extra points for a solo"),
      N_("Additional points for the winners of a called solo, be it the soloist or the other three."),
      NEEDS_ON (solo))

BOOL (base_counts_no_120, "base-counts-no-120", COUNTING, ON, OBEYED, NULL,
      N_("Point for winning"),
      N_("The winning party gets one point for the game itself."),
      NO_NEEDS)

BOOL (point_against_re, "point-against-re", COUNTING, ON, OBEYED, NULL,
      N_("Point against the old ones"),
      N_("Kontra gets another point for winning against the queens of clubs. There is no such point in a solo."),
      NO_NEEDS)

BOOL (point_against_soloist, "point-against-soloist", COUNTING, OFF, OBEYED, NULL,
      N_("Point against the old ones in a solo"),
      N_("A soloist counts as Re: Kontra gets the point against the old ones for winning a solo as well."),
      NEEDS_ON (point_against_re))

ENUM (against_points, "against-points", COUNTING, DULLE_AGAINST_POINTS_CUMULATIVE, OBEYED, NULL,
      N_("Points against announcements"),
      N_("A party gets a point for 120 against no 90, for 90 against no 60, for 60 against no 30 and for 30 against black. Only the highest announcement may count, or those below it as well."),
      NO_NEEDS)

INT (cents_per_point, "cents-per-point", COUNTING, 0, 1000, 0, OBEYED, NULL,
      N_("Cents per point"),
      N_("What a point is worth, in cents. At 0 you do not play for money."),
      NO_NEEDS)

BOOL (bock, "bock", BOCK, OFF, OBEYED, "bock",
      N_("Bock rounds"),
      N_("After certain games, a round follows in which every game counts more."),
      NO_NEEDS)

INT (bock_factor, "bock-factor", BOCK, 2, 8, 2, OBEYED, "bock multiplier",
      N_("Factor of a bock game"),
      N_("A bock game counts this many times its value."),
      NEEDS_ON (bock))

BOOL (bock_append, "bock-append", BOCK, OFF, OBEYED, "append bock",
      N_("Append bock games"),
      N_("New bock games are played after those that are still to come. Otherwise they are played at once and make double bock, triple bock and so on."),
      NEEDS_ON (bock))

INT (bock_limit, "bock-limit", BOCK, 0, 9, 0, OBEYED, NULL,
      N_("Highest multiple bock"),
      N_("How many times bock can add up: 6 allows a sixfold bock. At 0 there is no limit."),
      NEEDS_ON (bock))

BOOL (bock_after_120_120, "bock-after-120-120", BOCK, ON, OBEYED, "bock after 120-120",
      N_("Bock after 120 to 120"),
      N_("Bock follows a game in which both parties have 120 card points."),
      NEEDS_ON (bock))

BOOL (bock_after_lost_solo, "bock-after-lost-solo", BOCK, OFF, OBEYED, "bock after lost solo",
      N_("Bock after a lost solo"),
      N_("Bock follows a solo that the soloist has lost."),
      NEEDS_ON (bock))

BOOL (bock_after_lost_announcement, "bock-after-lost-announcement", BOCK, OFF, OBEYED,
      "bock after lost re/contra",
      N_("Bock after a lost announcement"),
      N_("Bock follows a game in which a party announced something and did not win."),
      NEEDS_ON (bock) NEEDS_NOT (knocking))

BOOL (bock_after_heart_trick, "bock-after-heart-trick", BOCK, OFF, OBEYED, "bock after heart trick",
      N_("Bock after a heart trick"),
      N_("Bock follows a game with a trick of four plain hearts, unless it was a solo."),
      NEEDS_ON (bock))

BOOL (bock_after_black, "bock-after-black", BOCK, OFF, OBEYED, "bock after black game",
      N_("Bock after a black game"),
      N_("Bock follows a game in which a party has taken no trick."),
      NEEDS_ON (bock))

BOOL (bock_after_zero_game, "bock-after-zero-game", BOCK, OFF, OBEYED, NULL,
      N_("Bock after a game worth no points"),
      N_("Bock follows a game that turned out to be worth no points."),
      NEEDS_ON (bock))

BOOL (bock_after_dulle_fall, "bock-after-dulle-fall", BOCK, OFF, OBEYED, NULL,
      N_("Bock after a fall of the dulles"),
      N_("Bock follows a game in which both dulles fell in one trick and belonged to different parties."),
      NEEDS_ON (bock) NEEDS_ON (dulle))

INT (viewable_tricks, "viewable-tricks", INFORMATION, 0, 12, 1, OBEYED, "show tricks number",
      N_("Tricks to look back on"),
      N_("How many of the last tricks may be looked at again during a game."),
      NO_NEEDS)

BOOL (show_tricks_in_piles, "show-tricks-in-piles", INFORMATION, ON, OBEYED,
      "show tricks in trickpiles",
      N_("Show the number of tricks"),
      N_("Each pile shows how many tricks are in it."),
      NO_NEEDS)

BOOL (show_pile_points, "show-pile-points", INFORMATION, OFF, OBEYED, "show trickpiles points",
      N_("Show the card points of the tricks"),
      N_("Each pile shows how many card points are in it."),
      NO_NEEDS)

BOOL (show_soloist, "show-soloist", INFORMATION, ON, OBEYED, "show soloplayer in game",
      N_("Show the kind of game"),
      N_("The table shows who plays a solo, a marriage or a poverty, and which one."),
      NO_NEEDS)

BOOL (show_known_parties, "show-known-parties", INFORMATION, ON, OBEYED, "show known teams in game",
      N_("Show the parties"),
      N_("The table shows who is Re and who is Kontra as soon as everybody can know it."),
      NO_NEEDS)

BOOL (show_playable, "show-playable", INFORMATION, ON, OBEYED, "show if valid",
      N_("Mark cards that may not be played"),
      N_("The cards in your hand that may not be played at the moment are marked."),
      NO_NEEDS)

BOOL (show_all_hands, "show-all-hands", INFORMATION, OFF, OBEYED, "show all hands",
      N_("All hands may be shown"),
      N_("The cards of the other players may be looked at during a game."),
      NO_NEEDS)

BOOL (card_hint, "card-hint", INFORMATION, ON, OBEYED, "card hint",
      N_("Hints"),
      N_("You may ask which card a computer player would play in your place."),
      NO_NEEDS)

BOOL (take_back, "take-back", INFORMATION, OFF, OBEYED, "take back tricks",
      N_("Taking back"),
      N_("You may take back cards and whole tricks."),
      NO_NEEDS)

BOOL (solo, "solo", SOLO, ON, OBEYED, "solo",
      N_("Play solos"),
      N_("A player may call a solo and play alone against the three others."),
      NO_NEEDS)

BOOL (solo_suit, "solo-suit", SOLO, ON, OBEYED, "solo color",
      N_("Suit solo"),
      N_("Dulles, queens and jacks are trumps, and below them a suit of your choice in place of diamonds."),
      NEEDS_ON (solo))

BOOL (solo_koehler, "solo-koehler", SOLO, OFF, OBEYED, "solo koehler",
      N_("Köhler"),
      N_("Kings, queens and jacks are trumps, in this order."),
      NEEDS_ON (solo))

BOOL (solo_meatless, "solo-meatless", SOLO, ON, OBEYED, "solo meatless",
      N_("Meatless"),
      N_("There are no trumps."),
      NEEDS_ON (solo))

BOOL (solo_jack, "solo-jack", SOLO, ON, OBEYED, "solo jack",
      N_("Jack solo"),
      N_("Only the jacks are trumps."),
      NEEDS_ON (solo))

BOOL (solo_queen, "solo-queen", SOLO, ON, OBEYED, "solo queen",
      N_("Queen solo"),
      N_("Only the queens are trumps."),
      NEEDS_ON (solo))

BOOL (solo_king, "solo-king", SOLO, OFF, OBEYED, "solo king",
      N_("King solo"),
      N_("Only the kings are trumps."),
      NEEDS_ON (solo))

BOOL (solo_queen_jack, "solo-queen-jack", SOLO, OFF, OBEYED, "solo queen jack",
      N_("Queen-jack solo"),
      N_("Only queens and jacks are trumps, and the queens are higher."),
      NEEDS_ON (solo))

BOOL (solo_king_jack, "solo-king-jack", SOLO, OFF, OBEYED, "solo king jack",
      N_("King-jack solo"),
      N_("Only kings and jacks are trumps, and the kings are higher."),
      NEEDS_ON (solo))

BOOL (solo_king_queen, "solo-king-queen", SOLO, OFF, OBEYED, "solo king queen",
      N_("King-queen solo"),
      N_("Only kings and queens are trumps, and the kings are higher."),
      NEEDS_ON (solo))

BOOL (solo_trump, "solo-trump", SOLO, OFF, OBEYED, NULL,
      N_("Trump solo"),
      N_("The trumps are those of the normal game."),
      NEEDS_ON (solo))

BOOL (solo_jack_queen, "solo-jack-queen", SOLO, OFF, OBEYED, NULL,
      N_("Jack-queen solo"),
      N_("Only jacks and queens are trumps, and the jacks are higher."),
      NEEDS_ON (solo))

BOOL (solo_jack_king, "solo-jack-king", SOLO, OFF, OBEYED, NULL,
      N_("Jack-king solo"),
      N_("Only jacks and kings are trumps, and the jacks are higher."),
      NEEDS_ON (solo))

BOOL (solo_queen_jack_king, "solo-queen-jack-king", SOLO, OFF, OBEYED, NULL,
      N_("Queen-jack-king solo"),
      N_("Queens, jacks and kings are trumps, in this order."),
      NEEDS_ON (solo))

BOOL (solo_queen_suit, "solo-queen-suit", SOLO, OFF, OBEYED, NULL,
      N_("Queen-suit solo"),
      N_("The queens are trumps, and below them the other cards of a suit of your choice."),
      NEEDS_ON (solo))

BOOL (solo_jack_suit, "solo-jack-suit", SOLO, OFF, OBEYED, NULL,
      N_("Jack-suit solo"),
      N_("The jacks are trumps, and below them the other cards of a suit of your choice."),
      NEEDS_ON (solo))

BOOL (solo_pure_suit, "solo-pure-suit", SOLO, OFF, OBEYED, NULL,
      N_("Pure suit solo"),
      N_("Only a suit of your choice is trump, in the order ace, ten, king, queen, jack, nine."),
      NEEDS_ON (solo))

ENUM (solo_precedence, "solo-precedence", SOLO,
      DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST, OBEYED, NULL,
      N_("Precedence of solos"),
      N_("Which solo is played if several players want one. Solos rank by their kind, and any solo with an announcement ranks above one without."),
      NEEDS_ON (solo))

BOOL (solo_player_leads, "solo-player-leads", SOLO, OFF, OBEYED, "lustsolo player leads",
      N_("Voluntary soloist leads"),
      N_("In a voluntary solo the soloist leads to the first trick. Otherwise the player on the dealer’s left leads, and the deal passes on."),
      NEEDS_ON (solo))

BOOL (solo_deals_again, "solo-deals-again", SOLO, ON, OBEYED, NULL,
      N_("The same dealer deals again"),
      N_("A voluntary solo in which the soloist leads does not use up a deal. Otherwise the deal passes on."),
      NEEDS_ON (solo_player_leads))

BOOL (throwing_before_solo, "throwing-before-solo", THROWING, OFF, OBEYED, "throwing before solo",
      N_("Throwing in before a solo"),
      N_("A hand is thrown in even if another player wants to play a solo."),
      NEEDS_ON (solo))

BOOL (poverty, "poverty", POVERTY, OFF, OBEYED, "poverty",
      N_("Poverty"),
      N_("A player with few trumps may call a poverty."),
      NO_NEEDS)

INT (poverty_max_trumps, "poverty-max-trumps", POVERTY, 0, 5, 3, OBEYED, NULL,
      N_("Most trumps of a poverty"),
      N_("The most trumps with which a poverty may be called."),
      NEEDS_ON (poverty))

BOOL (poverty_shift, "poverty-shift", POVERTY, OFF, OBEYED, "poverty shift",
      N_("Exchange cards"),
      N_("The trumps are offered to the other players, and whoever takes them becomes the partner. Otherwise a poverty is dealt again."),
      NEEDS_ON (poverty))

BOOL (poverty_shift_only_trumps, "poverty-shift-only-trumps", POVERTY, OFF, OBEYED,
      "poverty shift only trump",
      N_("Pass nothing but trumps"),
      N_("Exactly the trumps are passed, however many there are. Otherwise other cards are added to make three."),
      NEEDS_ON (poverty_shift))

BOOL (poverty_foxes_do_not_count, "poverty-foxes-do-not-count", POVERTY, OFF, OBEYED,
      "poverty fox do not count",
      N_("Foxes do not count"),
      N_("When the trumps of a poverty are counted, the foxes are left out."),
      NEEDS_ON (poverty))

BOOL (poverty_foxes_extra, "poverty-foxes-extra", POVERTY, OFF, OBEYED, "poverty fox shift extra",
      N_("Pass foxes in addition"),
      N_("The foxes are passed on top of the three cards."),
      NEEDS_ON (poverty_foxes_do_not_count) NEEDS_NOT (poverty_shift_only_trumps))

BOOL (poverty_foxes_open, "poverty-foxes-open", POVERTY, OFF, OBEYED, "poverty fox shift open",
      N_("Pass foxes face up"),
      N_("The other players see the foxes among the cards that they are offered."),
      NEEDS_ON (poverty_shift))

BOOL (throw_with_one_trump, "throw-with-one-trump", THROWING, OFF, OBEYED, "throw with one trump",
      N_("Throw in with one trump"),
      N_("A poverty with one trump or none is dealt again instead of exchanged."),
      NEEDS_ON (poverty_shift))

BOOL (throw_when_fox_highest, "throw-when-fox-highest", THROWING, OFF, OBEYED,
      "throw when fox highest trump",
      N_("Throw in when the fox is highest"),
      N_("A hand without a trump above the fox may be thrown in."),
      NO_NEEDS)

BOOL (throw_with_nines, "throw-with-nines", THROWING, OFF, OBEYED, "throw with nines",
      N_("Throw in with many nines"),
      N_("A hand with too many nines may be thrown in."),
      NEEDS_ON (nines))

INT (throw_nines, "throw-nines", THROWING, 3, 8, 5, OBEYED, "min number of throwing nines",
      N_("Number of nines"),
      N_("How many nines a hand must have to be thrown in."),
      NEEDS_ON (throw_with_nines))

BOOL (throw_with_kings, "throw-with-kings", THROWING, OFF, OBEYED, "throw with kings",
      N_("Throw in with many kings"),
      N_("A hand with too many kings may be thrown in."),
      NO_NEEDS)

INT (throw_kings, "throw-kings", THROWING, 3, 8, 6, OBEYED, "min number of throwing kings",
      N_("Number of kings"),
      N_("How many kings a hand must have to be thrown in."),
      NEEDS_ON (throw_with_kings))

BOOL (throw_nines_and_kings_both, "throw-nines-and-kings-both", THROWING, OFF, OBEYED, NULL,
      N_("Both nines and kings needed"),
      N_("A hand must have enough nines and enough kings to be thrown in. Otherwise one of the two will do."),
      NEEDS_ON (throw_with_nines) NEEDS_ON (throw_with_kings))

BOOL (throw_with_nines_and_kings, "throw-with-nines-and-kings", THROWING, OFF, OBEYED,
      "throw with nines and kings",
      N_("Throw in with nines plus kings"),
      N_("A hand with too many nines and kings together may be thrown in."),
      NEEDS_ON (nines))

INT (throw_nines_and_kings, "throw-nines-and-kings", THROWING, 5, 16, 7, OBEYED,
      "min number of throwing nines and kings",
      N_("Number of nines plus kings"),
      N_("How many nines and kings together a hand must have to be thrown in."),
      NEEDS_ON (throw_with_nines_and_kings))

BOOL (throw_with_richness, "throw-with-richness", THROWING, OFF, OBEYED, "throw with richness",
      N_("Throw in a rich hand"),
      N_("A hand with too many card points may be thrown in."),
      NO_NEEDS)

INT (throw_richness, "throw-richness", THROWING, 61, 128, 70, OBEYED, "min richness for throwing",
      N_("Card points of a rich hand"),
      N_("How many card points a hand must have to be thrown in."),
      NEEDS_ON (throw_with_richness))

INT (throw_penalty, "throw-penalty", THROWING, 0, 9, 0, OBEYED, NULL,
      N_("Penalty for throwing in"),
      N_("How many points the player who throws in loses."),
      NO_NEEDS)

BOOL (marriage_before_poverty, "marriage-before-poverty", MARRIAGE, OFF, OBEYED,
      "marriage before poverty",
      N_("Marriage before poverty"),
      N_("If both are announced, the marriage is played and not the poverty."),
      NEEDS_ON (poverty))

BOOL (marriage_first_foreign, "marriage-first-foreign", MARRIAGE, ON, OBEYED,
      "marriage first foreign",
      N_("Partner by any trick"),
      N_("The partner may be the winner of the first foreign trick, that is, the first trick that somebody else wins."),
      NO_NEEDS)

BOOL (marriage_first_plain, "marriage-first-plain", MARRIAGE, OFF, OBEYED, "marriage first color",
      N_("Partner by a plain-suit trick"),
      N_("The partner may be the winner of the first foreign trick to which a plain suit was led. If no kind of trick is chosen, it is this one."),
      NO_NEEDS)

BOOL (marriage_first_suit, "marriage-first-suit", MARRIAGE, OFF, OBEYED,
      "marriage first single color",
      N_("Partner by a trick of one suit"),
      N_("The player may name a plain suit, and the partner is the winner of the first foreign trick to which it was led."),
      NO_NEEDS)

BOOL (marriage_first_trump, "marriage-first-trump", MARRIAGE, OFF, OBEYED, "marriage first trump",
      N_("Partner by a trump trick"),
      N_("The partner may be the winner of the first foreign trick to which a trump was led."),
      NO_NEEDS)

BOOL (marriage_first_decides, "marriage-first-decides", MARRIAGE, OFF, OBEYED,
      "marriage first one decides",
      N_("The player’s own trick decides as well"),
      N_("The first trick of the chosen kind decides, whoever wins it. If the player of the marriage does, it is played alone."),
      NO_NEEDS)

INT (marriage_tricks, "marriage-tricks", MARRIAGE, 1, 12, 3, OBEYED, "marriage determination",
      N_("Tricks to find a partner"),
      N_("A marriage that has found no partner within this many tricks is played alone."),
      NO_NEEDS)

BOOL (marriage_alone_is_solo, "marriage-alone-is-solo", MARRIAGE, ON, OBEYED, NULL,
      N_("Alone counts as a solo"),
      N_("A marriage that finds no partner is scored as a solo. Otherwise it is scored as a normal game of one against three."),
      NO_NEEDS)

BOOL (silent_marriage_is_solo, "silent-marriage-is-solo", MARRIAGE, ON, OBEYED, NULL,
      N_("Silent marriage counts as a solo"),
      N_("A silent marriage is scored like a called solo. Otherwise it is scored as a normal game of one against three."),
      NO_NEEDS)

BOOL (marriage_shifts_announcements, "marriage-shifts-announcements", MARRIAGE, ON, OBEYED, NULL,
      N_("Marriage extends the time to announce"),
      N_("The tricks before the one that finds the partner do not count against the time for announcements."),
      NO_NEEDS)

INT (marriage_fee, "marriage-fee", MARRIAGE, 0, 5, 0, OBEYED, NULL,
      N_("Marriage fee"),
      N_("How many points each of the others pays for an announced marriage. In a bock game the fee is multiplied as well."),
      NO_NEEDS)

BOOL (genscher, "genscher", GENSCHER, OFF, OBEYED, "genscher",
      N_("Genscher"),
      N_("A player who holds both kings of diamonds may choose a new partner when playing the first of them."),
      NO_NEEDS)

BOOL (knocking, "knocking", ANNOUNCEMENTS, OFF, OBEYED, "knocking",
      N_("Announce by knocking"),
      N_("An announcement does not reveal which party its player belongs to."),
      NO_NEEDS)

ENUM (announcement_timing, "announcement-timing", ANNOUNCEMENTS,
      DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS, OBEYED, NULL,
      N_("Time for announcements"),
      N_("Whether the time is limited by the cards in the player’s own hand or by the cards that all players have put on the table."),
      NO_NEEDS)

INT (announce_re_kontra, "announce-re-kontra", ANNOUNCEMENTS, 1, 12, 11, OBEYED,
      "announcement no 120",
      N_("Cards held for Re and Kontra"),
      N_("Re and Kontra may be announced with at least this many cards in hand."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_90, "announce-no-90", ANNOUNCEMENTS, 1, 12, 10, OBEYED, "announcement no 90",
      N_("Cards held for no 90"),
      N_("No 90 may be announced with at least this many cards in hand."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_60, "announce-no-60", ANNOUNCEMENTS, 1, 12, 9, OBEYED, "announcement no 60",
      N_("Cards held for no 60"),
      N_("No 60 may be announced with at least this many cards in hand."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_30, "announce-no-30", ANNOUNCEMENTS, 1, 12, 8, OBEYED, "announcement no 30",
      N_("Cards held for no 30"),
      N_("No 30 may be announced with at least this many cards in hand."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_black, "announce-black", ANNOUNCEMENTS, 1, 12, 7, OBEYED, "announcement no 0",
      N_("Cards held for black"),
      N_("Black may be announced with at least this many cards in hand."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (re_until_card, "re-until-card", ANNOUNCEMENTS, 1, 48, 5, OBEYED, NULL,
      N_("Last card for Re"),
      N_("Re and soloists may announce until this many cards lie on the table."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

INT (kontra_until_card, "kontra-until-card", ANNOUNCEMENTS, 1, 48, 9, OBEYED, NULL,
      N_("Last card for Kontra"),
      N_("Kontra may announce until this many cards lie on the table."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

BOOL (announcement_chain, "announcement-chain", ANNOUNCEMENTS, OFF, OBEYED, NULL,
      N_("Announcements open the next trick"),
      N_("After an announcement, both parties may announce until the second card of the next trick is played. A trick without an announcement ends this."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

BOOL (mutual_raising, "mutual-raising", ANNOUNCEMENTS, OFF, OBEYED, NULL,
      N_("Re and Kontra in turn"),
      N_("The parties may answer each other with Re and Kontra again and again, and each answer counts."),
      NO_NEEDS)

INT (last_announcement, "last-announcement", ANNOUNCEMENTS, 1, 12, 1, OBEYED, "last announcement",
      N_("Tricks left to announce"),
      N_("Nothing may be announced when fewer than this many tricks are left."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

BOOL (announce_till_full_trick, "announce-till-full-trick", ANNOUNCEMENTS, OFF, OBEYED,
      "announcement till full trick",
      N_("Until the trick is full"),
      N_("The card that a player has put into the current trick still counts as held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

BOOL (announcement_reply, "announcement-reply", ANNOUNCEMENTS, ON, OBEYED, "announcement reply",
      N_("Replies"),
      N_("After an announcement, the other party may reply with Re or Kontra up to one card later than the limit of that announcement."),
      NEEDS_NOT (knocking))

BOOL (announcement_strict, "announcement-strict", ANNOUNCEMENTS, OFF, OBEYED,
      "announcement strict limit",
      N_("Re and Kontra bind"),
      N_("A party that announces Re or Kontra must reach what it promised, as with the other announcements."),
      NO_NEEDS)

ENUM (re_kontra_effect, "re-kontra-effect", ANNOUNCEMENTS, DULLE_RE_KONTRA_EFFECT_PLUS_TWO, OBEYED,
      "announcement re/contra doubles",
      N_("Value of Re and Kontra"),
      N_("What an announced Re or Kontra does to the value of the game."),
      NO_NEEDS)

BOOL (kontra_doubles_against_re, "kontra-doubles-against-re", ANNOUNCEMENTS, OFF, OBEYED,
      "announcement contra doubles against re",
      N_("Double the point against the old ones"),
      N_("Re and Kontra double the point against the old ones as well."),
      NEEDS_IS (re_kontra_effect, DULLE_RE_KONTRA_EFFECT_DOUBLES))

BOOL (first_trick_announcement, "first-trick-announcement", ANNOUNCEMENTS, OFF, OBEYED,
      "announcement first trick thirty points",
      N_("Announce after a rich first trick"),
      N_("The winner of a first trick with 30 or more card points must announce."),
      NO_NEEDS)

BOOL (first_trick_announcement_only_first, "first-trick-announcement-only-first",
      ANNOUNCEMENTS, OFF, OBEYED,
      "announcement first trick thirty points only first",
      N_("Not after an announcement"),
      N_("The announcement is only compulsory if nobody has announced before."),
      NEEDS_ON (first_trick_announcement))

BOOL (first_trick_announcement_only_re_kontra, "first-trick-announcement-only-re-kontra",
      ANNOUNCEMENTS, ON, OBEYED,
      "announcement first trick thirty points only re/contra",
      N_("Only Re and Kontra are compulsory"),
      N_("A party that has already announced need not go on to the next level."),
      NEEDS_ON (first_trick_announcement))

BOOL (first_trick_announcement_in_marriage, "first-trick-announcement-in-marriage",
      ANNOUNCEMENTS, ON, OBEYED,
      "announcement first trick thirty points in marriage",
      N_("Announce in a marriage, too"),
      N_("The announcement is also compulsory in a marriage whose first trick has found the partner."),
      NEEDS_ON (first_trick_announcement))

BOOL (dulle, "dulle", DULLE, ON, OBEYED, "dollen",
      N_("Play with dulles"),
      N_("The two tens of hearts are the highest trumps."),
      NO_NEEDS)

BOOL (dulle_second_beats_first, "dulle-second-beats-first", DULLE, OFF, OBEYED,
      "dollen second over first",
      N_("Second dulle beats the first"),
      N_("If both dulles are played to a trick, the second one wins it."),
      NEEDS_ON (dulle))

BOOL (dulle_reversed_in_last_trick, "dulle-reversed-in-last-trick", DULLE, OFF, OBEYED,
      "dollen contrary in last trick",
      N_("Reversed in the last trick"),
      N_("The last trick is won by the dulle that would have lost in any earlier trick."),
      NEEDS_ON (dulle))

BOOL (dulle_first_beats_second_with_pigs, "dulle-first-beats-second-with-pigs", DULLE, OFF, OBEYED,
      "dollen first over second with swines",
      N_("First dulle wins once there are pigs"),
      N_("As soon as pigs have been declared, the first of two dulles wins."),
      NEEDS_ON (dulle) NEEDS_ON (pigs))

BOOL (pigs, "pigs", PIGS, OFF, OBEYED, "swines",
      N_("Pigs"),
      N_("A player who holds both foxes may declare them the highest trumps."),
      NO_NEEDS)

BOOL (pigs_in_solo, "pigs-in-solo", PIGS, ON, OBEYED, "swines in solo",
      N_("Pigs in a solo"),
      N_("Pigs may be declared in solos with dulles as well."),
      NEEDS_ON (pigs) NEEDS_ON (solo_suit))

BOOL (pigs_in_poverty, "pigs-in-poverty", PIGS, ON, OBEYED, "swines in poverty",
      N_("Pigs in a poverty"),
      N_("Pigs may be declared in a poverty as well."),
      NEEDS_ON (pigs) NEEDS_ON (poverty_shift))

BOOL (pigs_at_start, "pigs-at-start", PIGS, OFF, OBEYED, "swines announcement begin",
      N_("Pigs declared at the start"),
      N_("Pigs must be declared before the first card is played. Otherwise they may be declared as long as both are in hand."),
      NEEDS_ON (pigs) NEEDS_NOT (pig_only_second))

BOOL (pig_only_second, "pig-only-second", PIGS, OFF, OBEYED, "swine only second",
      N_("Only the second fox becomes a pig"),
      N_("The second fox becomes a pig if the first one went to the player’s own party."),
      NEEDS_ON (pigs) NEEDS_NOT (pigs_at_start) NEEDS_NOT (superpigs))

BOOL (superpigs, "superpigs", PIGS, OFF, OBEYED, "hyperswines",
      N_("Superpigs"),
      N_("Once there are pigs, another pair may be declared to be higher still."),
      NEEDS_ON (pigs) NEEDS_NOT (pig_only_second))

ENUM (superpig_card, "superpig-card", PIGS, DULLE_SUPERPIG_CARD_NINE, OBEYED, NULL,
      N_("Card of the superpigs"),
      N_("Which pair makes superpigs. In a deck without nines the kings take their place."),
      NEEDS_ON (superpigs))

BOOL (superpigs_in_solo, "superpigs-in-solo", PIGS, OFF, OBEYED, "hyperswines in solo",
      N_("Superpigs in a solo"),
      N_("Superpigs may be declared in a solo as well."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_in_solo))

BOOL (superpigs_in_poverty, "superpigs-in-poverty", PIGS, ON, OBEYED, "hyperswines in poverty",
      N_("Superpigs in a poverty"),
      N_("Superpigs may be declared in a poverty as well."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_in_poverty))

BOOL (superpigs_at_start, "superpigs-at-start", PIGS, OFF, OBEYED, "hyperswines announcement begin",
      N_("Superpigs declared at the start"),
      N_("Superpigs must be declared before the first card is played."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_at_start))

BOOL (pigs_and_superpigs_joint, "pigs-and-superpigs-joint", PIGS, OFF, OBEYED,
      "swines and hyperswines joint",
      N_("Pigs and superpigs in one hand"),
      N_("The player who has the pigs may declare superpigs as well."),
      NEEDS_ON (superpigs))

BOOL (bonus_fox_caught, "bonus-fox-caught", BONUS, ON, OBEYED, "extrapoint catch fox",
      N_("Fox caught"),
      N_("There is a point for winning a fox of the other party."),
      NO_NEEDS)

BOOL (bonus_fox_caught_last_trick, "bonus-fox-caught-last-trick", BONUS, OFF, OBEYED,
      "extrapoint catch fox last trick",
      N_("Fox caught in the last trick"),
      N_("There is another point if that happens in the last trick."),
      NEEDS_ON (bonus_fox_caught))

BOOL (bonus_fox_last_trick, "bonus-fox-last-trick", BONUS, OFF, OBEYED, "extrapoint fox last trick",
      N_("Last trick won with a fox"),
      N_("There is a point for winning the last trick with a fox."),
      NO_NEEDS)

BOOL (bonus_double_fox_last_trick, "bonus-double-fox-last-trick", BONUS, OFF, OBEYED,
      "extrapoint double fox last trick",
      N_("Last trick with both foxes"),
      N_("There is another point if the second fox of the same party lies in that trick."),
      NEEDS_ON (bonus_fox_last_trick))

BOOL (bonus_charlie, "bonus-charlie", BONUS, ON, OBEYED, "extrapoint charlie",
      N_("Charlie"),
      N_("There is a point for winning the last trick with a jack of clubs."),
      NO_NEEDS)

ENUM (bonus_charlie_caught, "bonus-charlie-caught", BONUS, DULLE_BONUS_CHARLIE_CAUGHT_OFF, OBEYED,
      "extrapoint catch charlie",
      N_("Charlie caught"),
      N_("There is a point for winning a jack of clubs of the other party."),
      NO_NEEDS)

BOOL (bonus_double_charlie, "bonus-double-charlie", BONUS, OFF, OBEYED, "extrapoint double charlie",
      N_("Last trick with both Charlies"),
      N_("There is another point if the second Charlie of the same party lies in that trick."),
      NEEDS_ON (bonus_charlie))

BOOL (bonus_double_charlie_caught, "bonus-double-charlie-caught", BONUS, OFF, OBEYED,
      "extrapoint catch double charlie",
      N_("Both Charlies caught"),
      N_("There is another point if the second Charlie of the other party lies in the same trick."),
      NEEDS_OTHER (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_OFF))

BOOL (bonus_charlie_caught_only_by_diamond_queen, "bonus-charlie-caught-only-by-diamond-queen",
      BONUS, OFF, OBEYED, "extrapoint catch charlie only with diamond queen",
      N_("Only a queen of diamonds catches Charlie"),
      N_("There is a point only if a queen of diamonds wins the trick."),
      NEEDS_OTHER (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_OFF))

BOOL (bonus_dulle_caught, "bonus-dulle-caught", BONUS, OFF, OBEYED, "extrapoint dolle jabs dolle",
      N_("Dulle caught"),
      N_("There is a point for winning a dulle of the other party with a dulle."),
      NEEDS_ON (dulle))

BOOL (bonus_heart_trick, "bonus-heart-trick", BONUS, OFF, OBEYED, "extrapoint heart trick",
      N_("Heart trick"),
      N_("There is a point for winning a trick of plain hearts that nobody trumps."),
      NO_NEEDS)

BOOL (bonus_heart_trick_with_discard, "bonus-heart-trick-with-discard", BONUS, ON, OBEYED, NULL,
      N_("Heart trick with a discard"),
      N_("A heart trick also counts if somebody discards. Otherwise all four cards must be plain hearts."),
      NEEDS_ON (bonus_heart_trick))

BOOL (bonus_doppelkopf, "bonus-doppelkopf", BONUS, ON, OBEYED, NULL,
      N_("Doppelkopf"),
      N_("There is a point for winning a trick with 40 or more card points."),
      NO_NEEDS)

/* clang-format on */
