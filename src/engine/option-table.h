/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * THE table of options: one row for each, in the order of the rules dialog.
 * Included once for the members of DulleRules and once for their descriptions;
 * who includes it defines what BOOL, INT and ENUM make of a row:
 *
 *   BOOL (member, id, group, default, status, FreeDoko's key, label, help, needs)
 *   INT  (member, id, group, lowest, highest, default, status, key, …, needs)
 *   ENUM (member, id, group, default, status, FreeDoko's key, label, help, needs)
 *
 * The status NOT_YET marks an option of which the game plays the default only.
 */
/* clang-format off */

BOOL (nines, "nines", DECK, ON, OBEYED, "with nines",
      N_("Nines"),
      N_("48 cards; off: 40 cards, ten tricks."),
      NO_NEEDS)

ENUM (deal_packets, "deal-packets", DECK, DULLE_DEAL_3_3_3_3, NOT_YET, NULL,
      N_("Deal packets"),
      N_("How many cards a player is given at a time; packets that do not fit the deck fall back to single."),
      NO_NEEDS)

ENUM (revoke, "revoke", DECK, DULLE_REVOKE_IMPOSSIBLE, NOT_YET, NULL,
      N_("Revoke"),
      N_("Penalised: a card that does not follow suit can be put down; correctable until the trick is turned, then the game ends and the revoking party pays a lost black game plus all announced points, times bock."),
      NO_NEEDS)

BOOL (rounds_limited, "rounds-limited", TOURNAMENT, ON, OBEYED, "number of rounds limited",
      N_("Limited number of rounds"),
      N_("The tournament ends after `rounds` rounds."),
      NO_NEEDS)

INT (rounds, "rounds", TOURNAMENT, 1, 1000, 5, OBEYED, "number of rounds",
      N_("Rounds"),
      N_("A round is one ordinary deal for each player at the table."),
      NEEDS_ON (rounds_limited))

INT (sessions, "sessions", TOURNAMENT, 1, 20, 1, NOT_YET, NULL,
      N_("Sessions"),
      N_("How often the rounds (and the duty soli) are played; the score carries on."),
      NEEDS_ON (rounds_limited))

BOOL (points_limited, "points-limited", TOURNAMENT, OFF, NOT_YET, "points limited",
      N_("Points pot"),
      N_("Points pot: the tournament ends when `points` are used up."),
      NEEDS_OTHER (counting, DULLE_COUNTING_PLUS_MINUS))

INT (points, "points", TOURNAMENT, 1, 10000, 40, NOT_YET, "points",
      N_("Points in the pot"),
      N_("Size of the points pot."),
      NEEDS_ON (points_limited))

INT (players, "players", TOURNAMENT, 4, 7, 4, NOT_YET, "number of players",
      N_("Players"),
      N_("People at the table; beyond four the dealer (and with 6, 7 also his opposite seats, see rules.md) sits out."),
      NO_NEEDS)

INT (duty_soli, "duty-soli", TOURNAMENT, 0, 10, 1, OBEYED, "number of duty soli",
      N_("Duty soli"),
      N_("Soli each player must play in a session."),
      NEEDS_ON (solo))

INT (duty_soli_colour, "duty-soli-colour", TOURNAMENT, 0, 10, 0, OBEYED, "number of duty color soli",
      N_("Duty colour soli"),
      N_("Of these, suit soli."),
      NEEDS_MORE (duty_soli, 0) NEEDS_ON (solo_suit))

INT (duty_soli_picture, "duty-soli-picture", TOURNAMENT, 0, 10, 0, OBEYED, "number of duty picture soli",
      N_("Duty picture soli"),
      N_("Of these, picture soli."),
      NEEDS_MORE (duty_soli, 0))

BOOL (duty_solo_offer, "duty-solo-offer", TOURNAMENT, OFF, NOT_YET, "offer duty solo",
      N_("Duty solo may be offered"),
      N_("In the duty round the player may offer the game to a solo of another player."),
      NEEDS_MORE (duty_soli, 0))

ENUM (duty_solo_forcing, "duty-solo-forcing", TOURNAMENT, DULLE_DUTY_SOLO_FORCING_WITHIN_SESSION, NOT_YET, NULL,
      N_("Missing duty soli"),
      N_("When missing duty soli are made up: forced while as many games are left as soli (Vorfuehren), or in a round of their own at the end."),
      NEEDS_MORE (duty_soli, 0))

BOOL (duty_solo_round_vote, "duty-solo-round-vote", TOURNAMENT, OFF, NOT_YET, NULL,
      N_("Vote on a round of soli"),
      N_("After a full round of deals without a bock the players vote; a majority of more than half plays a round in which the player on lead must play a solo (scored as an announced solo, not doubled)."),
      NEEDS_ON (bock))

ENUM (spectator_hands, "spectator-hands", TOURNAMENT, DULLE_SPECTATOR_HANDS_ONE, NOT_YET, NULL,
      N_("Hands seen by who sits out"),
      N_("What a player who sits out may see."),
      NEEDS_MORE (players, 4))

ENUM (counting, "counting", COUNTING, DULLE_COUNTING_PLUS_MINUS, OBEYED, "counting",
      N_("Counting"),
      N_("Who is credited: winners plus, losers minus, or both."),
      NO_NEEDS)

BOOL (solo_always_triple, "solo-always-triple", COUNTING, OFF, OBEYED, "solo always counts triple",
      N_("Solo always counts three times"),
      N_("A solo counts three times whoever gets the points."),
      NEEDS_ON (solo) NEEDS_OTHER (counting, DULLE_COUNTING_PLUS_MINUS))

BOOL (solo_doubles, "solo-doubles", COUNTING, OFF, OBEYED, NULL,
      N_("Solo doubles"),
      N_("A solo doubles the value of the game."),
      NEEDS_ON (solo))

INT (solo_point, "solo-point", COUNTING, 0, 3, 0, OBEYED, NULL,
      N_("Extra points for a solo"),
      N_("Points added for an announced solo."),
      NEEDS_ON (solo))

BOOL (base_counts_no_120, "base-counts-no-120", COUNTING, ON, OBEYED, NULL,
      N_("Point for winning"),
      N_("The point for winning (keine 120)."),
      NO_NEEDS)

BOOL (point_against_re, "point-against-re", COUNTING, ON, OBEYED, NULL,
      N_("Point against the old ones"),
      N_("One point to contra for winning against the club queens."),
      NO_NEEDS)

ENUM (against_points, "against-points", COUNTING, DULLE_AGAINST_POINTS_CUMULATIVE, OBEYED, NULL,
      N_("Points against announcements"),
      N_("Points for reaching 120/90/60/30 against no 90/60/30/black: for each announced level reached, or only for the highest announced."),
      NO_NEEDS)

INT (cents_per_point, "cents-per-point", COUNTING, 0, 1000, 0, NOT_YET, NULL,
      N_("Money per point"),
      N_("Money ledger in the smallest coin of the locale; 0: no money."),
      NO_NEEDS)

BOOL (bock, "bock", BOCK, OFF, NOT_YET, "bock",
      N_("Bock rounds"),
      N_("Bock rounds: games count more after certain events."),
      NO_NEEDS)

INT (bock_factor, "bock-factor", BOCK, 2, 8, 2, NOT_YET, "bock multiplier",
      N_("Bock factor"),
      N_("Factor of one bock."),
      NEEDS_ON (bock))

BOOL (bock_append, "bock-append", BOCK, OFF, NOT_YET, "append bock",
      N_("Append bock games"),
      N_("On: new bock games are appended; off: they multiply those that run (double bock, triple bock, ...)."),
      NEEDS_ON (bock))

INT (bock_limit, "bock-limit", BOCK, 0, 9, 0, NOT_YET, NULL,
      N_("Highest multiple bock"),
      N_("Highest multiple bock (6: sixfold bock); 0: no limit."),
      NEEDS_ON (bock))

BOOL (bock_after_120_120, "bock-after-120-120", BOCK, ON, NOT_YET, "bock after 120-120",
      N_("Bock after 120 to 120"),
      N_("Both parties have 120."),
      NEEDS_ON (bock))

BOOL (bock_after_lost_solo, "bock-after-lost-solo", BOCK, OFF, NOT_YET, "bock after lost solo",
      N_("Bock after a lost solo"),
      N_("A solo is lost."),
      NEEDS_ON (bock))

BOOL (bock_after_lost_announcement, "bock-after-lost-announcement", BOCK, OFF, NOT_YET, "bock after lost re/contra",
      N_("Bock after a lost announcement"),
      N_("A party that announced has not won."),
      NEEDS_ON (bock) NEEDS_NOT (knocking))

BOOL (bock_after_heart_trick, "bock-after-heart-trick", BOCK, OFF, NOT_YET, "bock after heart trick",
      N_("Bock after a heart trick"),
      N_("A trick of four plain hearts."),
      NEEDS_ON (bock))

BOOL (bock_after_black, "bock-after-black", BOCK, OFF, NOT_YET, "bock after black game",
      N_("Bock after a black game"),
      N_("A party makes no trick."),
      NEEDS_ON (bock))

BOOL (bock_after_zero_game, "bock-after-zero-game", BOCK, OFF, NOT_YET, NULL,
      N_("Bock after a zero game"),
      N_("The game counts zero points (Null-Spiel)."),
      NEEDS_ON (bock))

BOOL (bock_after_dulle_fall, "bock-after-dulle-fall", BOCK, OFF, NOT_YET, NULL,
      N_("Bock after a fall of the dulles"),
      N_("Both dulles fall in one trick, played by different parties (Dullensturz)."),
      NEEDS_ON (bock) NEEDS_ON (dulle))

INT (viewable_tricks, "viewable-tricks", INFORMATION, 0, 12, 1, OBEYED, "show tricks number",
      N_("Tricks to look back on"),
      N_("How many of the last tricks may be looked at."),
      NO_NEEDS)

BOOL (show_tricks_in_piles, "show-tricks-in-piles", INFORMATION, ON, OBEYED, "show tricks in trickpiles",
      N_("Show the tricks in the piles"),
      N_("Piles show how many tricks they hold."),
      NO_NEEDS)

BOOL (show_pile_points, "show-pile-points", INFORMATION, OFF, OBEYED, "show trickpiles points",
      N_("Show the points of the piles"),
      N_("Piles show their card points."),
      NO_NEEDS)

BOOL (show_soloist, "show-soloist", INFORMATION, ON, OBEYED, "show soloplayer in game",
      N_("Show the kind of game"),
      N_("The kind of game is shown at the soloist."),
      NO_NEEDS)

BOOL (show_known_parties, "show-known-parties", INFORMATION, ON, OBEYED, "show known teams in game",
      N_("Show known parties"),
      N_("Parties that are known are shown."),
      NO_NEEDS)

BOOL (show_playable, "show-playable", INFORMATION, ON, OBEYED, "show if valid",
      N_("Mark cards that may not be played"),
      N_("Cards that may not be played are marked."),
      NO_NEEDS)

BOOL (show_all_hands, "show-all-hands", INFORMATION, OFF, NOT_YET, "show all hands",
      N_("All hands may be shown"),
      N_("All hands may be shown."),
      NO_NEEDS)

BOOL (card_hint, "card-hint", INFORMATION, ON, NOT_YET, "card hint",
      N_("Hints"),
      N_("A suggestion may be asked for."),
      NO_NEEDS)

BOOL (take_back, "take-back", INFORMATION, OFF, NOT_YET, "take back tricks",
      N_("Taking back"),
      N_("Cards and tricks may be taken back."),
      NO_NEEDS)

BOOL (solo, "solo", SOLO, ON, OBEYED, "solo",
      N_("Soli"),
      N_("Soli are played."),
      NO_NEEDS)

BOOL (solo_suit, "solo-suit", SOLO, ON, OBEYED, "solo color",
      N_("Suit soli"),
      N_("Dulles, queens, jacks and a suit of choice."),
      NEEDS_ON (solo))

BOOL (solo_koehler, "solo-koehler", SOLO, OFF, OBEYED, "solo koehler",
      N_("Köhler"),
      N_("Kings over queens over jacks."),
      NEEDS_ON (solo))

BOOL (solo_meatless, "solo-meatless", SOLO, ON, OBEYED, "solo meatless",
      N_("Meatless"),
      N_("No trumps."),
      NEEDS_ON (solo))

BOOL (solo_jack, "solo-jack", SOLO, ON, OBEYED, "solo jack",
      N_("Jack solo"),
      N_("Jacks only."),
      NEEDS_ON (solo))

BOOL (solo_queen, "solo-queen", SOLO, ON, OBEYED, "solo queen",
      N_("Queen solo"),
      N_("Queens only."),
      NEEDS_ON (solo))

BOOL (solo_king, "solo-king", SOLO, OFF, OBEYED, "solo king",
      N_("King solo"),
      N_("Kings only."),
      NEEDS_ON (solo))

BOOL (solo_queen_jack, "solo-queen-jack", SOLO, OFF, OBEYED, "solo queen jack",
      N_("Queen-jack solo"),
      N_("Queens over jacks."),
      NEEDS_ON (solo))

BOOL (solo_king_jack, "solo-king-jack", SOLO, OFF, OBEYED, "solo king jack",
      N_("King-jack solo"),
      N_("Kings over jacks."),
      NEEDS_ON (solo))

BOOL (solo_king_queen, "solo-king-queen", SOLO, OFF, OBEYED, "solo king queen",
      N_("King-queen solo"),
      N_("Kings over queens."),
      NEEDS_ON (solo))

BOOL (solo_trump, "solo-trump", SOLO, OFF, OBEYED, NULL,
      N_("Trump solo"),
      N_("Trumps as in the normal game (Trumpfsolo)."),
      NEEDS_ON (solo))

BOOL (solo_jack_queen, "solo-jack-queen", SOLO, OFF, OBEYED, NULL,
      N_("Jack-queen solo"),
      N_("Jacks over queens."),
      NEEDS_ON (solo))

BOOL (solo_jack_king, "solo-jack-king", SOLO, OFF, OBEYED, NULL,
      N_("Jack-king solo"),
      N_("Jacks over kings."),
      NEEDS_ON (solo))

BOOL (solo_queen_jack_king, "solo-queen-jack-king", SOLO, OFF, OBEYED, NULL,
      N_("Queen-jack-king solo"),
      N_("Queens over jacks over kings."),
      NEEDS_ON (solo))

BOOL (solo_queen_suit, "solo-queen-suit", SOLO, OFF, OBEYED, NULL,
      N_("Queen-suit solo"),
      N_("Queens over the ten other cards of a suit of choice."),
      NEEDS_ON (solo))

BOOL (solo_jack_suit, "solo-jack-suit", SOLO, OFF, OBEYED, NULL,
      N_("Jack-suit solo"),
      N_("Jacks over the ten other cards of a suit of choice."),
      NEEDS_ON (solo))

BOOL (solo_pure_suit, "solo-pure-suit", SOLO, OFF, OBEYED, NULL,
      N_("Pure suit solo"),
      N_("Only the twelve cards of a suit, A 10 K Q J 9."),
      NEEDS_ON (solo))

ENUM (solo_precedence, "solo-precedence", SOLO, DULLE_SOLO_PRECEDENCE_DUTY_FIRST, NOT_YET, NULL,
      N_("Precedence of soli"),
      N_("Which of several soli is played: duty before voluntary then by seat; by seat alone; or the higher solo (trump over queen over jack, an announced Re lifts any solo above those without)."),
      NEEDS_ON (solo))

BOOL (solo_player_leads, "solo-player-leads", SOLO, OFF, OBEYED, "lustsolo player leads",
      N_("Voluntary soloist leads"),
      N_("A voluntary solo is led by the soloist, and the same dealer deals again."),
      NEEDS_ON (solo))

BOOL (throwing_before_solo, "throwing-before-solo", THROWING, OFF, NOT_YET, "throwing before solo",
      N_("Throwing in beats a solo"),
      N_("Throwing in beats a solo."),
      NEEDS_ON (solo))

BOOL (poverty, "poverty", POVERTY, OFF, NOT_YET, "poverty",
      N_("Poverty"),
      N_("At most three trumps may be announced."),
      NO_NEEDS)

INT (poverty_max_trumps, "poverty-max-trumps", POVERTY, 0, 5, 3, NOT_YET, NULL,
      N_("Most trumps of a poverty"),
      N_("Most trumps of a poverty."),
      NEEDS_ON (poverty))

BOOL (poverty_shift, "poverty-shift", POVERTY, OFF, NOT_YET, "poverty shift",
      N_("Poverty is exchanged"),
      N_("Cards are exchanged; off: a new deal."),
      NEEDS_ON (poverty))

BOOL (poverty_shift_only_trumps, "poverty-shift-only-trumps", POVERTY, OFF, NOT_YET, "poverty shift only trump",
      N_("Pass only the trumps"),
      N_("Exactly the trumps are passed; off: three cards."),
      NEEDS_ON (poverty_shift))

BOOL (poverty_foxes_do_not_count, "poverty-foxes-do-not-count", POVERTY, OFF, NOT_YET, "poverty fox do not count",
      N_("Foxes do not count"),
      N_("Foxes are not counted for the limit."),
      NEEDS_ON (poverty))

BOOL (poverty_foxes_extra, "poverty-foxes-extra", POVERTY, OFF, NOT_YET, "poverty fox shift extra",
      N_("Foxes are passed besides"),
      N_("Foxes are passed besides the three cards."),
      NEEDS_ON (poverty_foxes_do_not_count) NEEDS_NOT (poverty_shift_only_trumps))

BOOL (poverty_foxes_open, "poverty-foxes-open", POVERTY, OFF, NOT_YET, "poverty fox shift open",
      N_("Foxes are passed face up"),
      N_("Foxes are passed face up."),
      NEEDS_ON (poverty_shift))

BOOL (throw_with_one_trump, "throw-with-one-trump", THROWING, OFF, NOT_YET, "throw with one trump",
      N_("Throw in with one trump"),
      N_("A poverty with at most one trump is dealt again."),
      NEEDS_ON (poverty_shift))

BOOL (throw_when_fox_highest, "throw-when-fox-highest", THROWING, OFF, NOT_YET, "throw when fox highest trump",
      N_("Throw in when the fox is highest"),
      N_("No trump above the fox."),
      NO_NEEDS)

BOOL (throw_with_nines, "throw-with-nines", THROWING, OFF, NOT_YET, "throw with nines",
      N_("Throw in with nines"),
      N_("Many nines."),
      NEEDS_ON (nines))

INT (throw_nines, "throw-nines", THROWING, 3, 8, 5, NOT_YET, "min number of throwing nines",
      N_("Nines"),
      N_("At least."),
      NEEDS_ON (throw_with_nines))

BOOL (throw_with_kings, "throw-with-kings", THROWING, OFF, NOT_YET, "throw with kings",
      N_("Throw in with kings"),
      N_("Many kings."),
      NO_NEEDS)

INT (throw_kings, "throw-kings", THROWING, 3, 8, 6, NOT_YET, "min number of throwing kings",
      N_("Kings"),
      N_("At least."),
      NEEDS_ON (throw_with_kings))

BOOL (throw_nines_and_kings_both, "throw-nines-and-kings-both", THROWING, OFF, NOT_YET, NULL,
      N_("Both numbers needed"),
      N_("Both numbers must be met (and); off: one is enough (or)."),
      NEEDS_ON (throw_with_nines) NEEDS_ON (throw_with_kings))

BOOL (throw_with_nines_and_kings, "throw-with-nines-and-kings", THROWING, OFF, NOT_YET, "throw with nines and kings",
      N_("Throw in with nines and kings"),
      N_("Many nines and kings together."),
      NEEDS_ON (nines))

INT (throw_nines_and_kings, "throw-nines-and-kings", THROWING, 5, 16, 7, NOT_YET, "min number of throwing nines and kings",
      N_("Nines and kings"),
      N_("At least, together."),
      NEEDS_ON (throw_with_nines_and_kings))

BOOL (throw_with_richness, "throw-with-richness", THROWING, OFF, NOT_YET, "throw with richness",
      N_("Throw in rich hands"),
      N_("Too many card points."),
      NO_NEEDS)

INT (throw_richness, "throw-richness", THROWING, 61, 128, 70, NOT_YET, "min richness for throwing",
      N_("Card points of a rich hand"),
      N_("At least."),
      NEEDS_ON (throw_with_richness))

INT (throw_penalty, "throw-penalty", THROWING, 0, 9, 0, NOT_YET, NULL,
      N_("Penalty for throwing in"),
      N_("Minus points written to a player who throws his hand in."),
      NO_NEEDS)

BOOL (marriage_before_poverty, "marriage-before-poverty", MARRIAGE, OFF, NOT_YET, "marriage before poverty",
      N_("Marriage before poverty"),
      N_("A marriage beats a poverty."),
      NEEDS_ON (poverty))

BOOL (marriage_first_foreign, "marriage-first-foreign", MARRIAGE, ON, OBEYED, "marriage first foreign",
      N_("First foreign trick"),
      N_("Partner by the first foreign trick."),
      NO_NEEDS)

BOOL (marriage_first_plain, "marriage-first-plain", MARRIAGE, OFF, OBEYED, "marriage first color",
      N_("First foreign plain-suit trick"),
      N_("Partner by the first foreign plain-suit trick."),
      NO_NEEDS)

BOOL (marriage_first_suit, "marriage-first-suit", MARRIAGE, OFF, OBEYED, "marriage first single color",
      N_("First foreign trick of a suit"),
      N_("Partner by the first foreign trick in a plain suit of choice."),
      NO_NEEDS)

BOOL (marriage_first_trump, "marriage-first-trump", MARRIAGE, OFF, OBEYED, "marriage first trump",
      N_("First foreign trump trick"),
      N_("Partner by the first foreign trump trick."),
      NO_NEEDS)

BOOL (marriage_first_decides, "marriage-first-decides", MARRIAGE, OFF, OBEYED, "marriage first one decides",
      N_("First trick of the kind decides"),
      N_("The first trick of the kind decides, even if it is the own one."),
      NO_NEEDS)

INT (marriage_tricks, "marriage-tricks", MARRIAGE, 1, 12, 3, OBEYED, "marriage determination",
      N_("Tricks to find a partner"),
      N_("Tricks within which the partner must be found."),
      NO_NEEDS)

BOOL (marriage_alone_is_solo, "marriage-alone-is-solo", MARRIAGE, ON, OBEYED, NULL,
      N_("Alone counts as a solo"),
      N_("A marriage without partner is scored as a solo; off: as a normal game of one against three."),
      NO_NEEDS)

BOOL (marriage_shifts_announcements, "marriage-shifts-announcements", MARRIAGE, ON, OBEYED, NULL,
      N_("Marriage moves the limits"),
      N_("Announcement limits move back by the tricks before the deciding one."),
      NO_NEEDS)

INT (marriage_fee, "marriage-fee", MARRIAGE, 0, 5, 0, NOT_YET, NULL,
      N_("Marriage fee"),
      N_("Points that each other player pays to an announced marriage, times bock."),
      NO_NEEDS)

BOOL (genscher, "genscher", GENSCHER, OFF, NOT_YET, "genscher",
      N_("Genscher"),
      N_("Who plays the first of both diamond kings of his hand may choose his partner."),
      NO_NEEDS)

BOOL (knocking, "knocking", ANNOUNCEMENTS, OFF, NOT_YET, "knocking",
      N_("Knocking"),
      N_("Announcing does not tell the party."),
      NO_NEEDS)

ENUM (announcement_timing, "announcement-timing", ANNOUNCEMENTS, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS, NOT_YET, NULL,
      N_("Limits count"),
      N_("Limits count the cards in the own hand, or the cards played so far by all."),
      NO_NEEDS)

INT (announce_re_contra, "announce-re-contra", ANNOUNCEMENTS, 1, 12, 11, OBEYED, "announcement no 120",
      N_("Re and Kontra"),
      N_("Re, contra: cards that must still be held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_90, "announce-no-90", ANNOUNCEMENTS, 1, 12, 10, OBEYED, "announcement no 90",
      N_("No 90"),
      N_("No 90: cards that must still be held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_60, "announce-no-60", ANNOUNCEMENTS, 1, 12, 9, OBEYED, "announcement no 60",
      N_("No 60"),
      N_("No 60: cards that must still be held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_no_30, "announce-no-30", ANNOUNCEMENTS, 1, 12, 8, OBEYED, "announcement no 30",
      N_("No 30"),
      N_("No 30: cards that must still be held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (announce_black, "announce-black", ANNOUNCEMENTS, 1, 12, 7, OBEYED, "announcement no 0",
      N_("Black"),
      N_("Black: cards that must still be held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

INT (re_until_card, "re-until-card", ANNOUNCEMENTS, 1, 48, 5, NOT_YET, NULL,
      N_("Re until card"),
      N_("Re and soloists may announce until this card lies on the table."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

INT (contra_until_card, "contra-until-card", ANNOUNCEMENTS, 1, 48, 9, NOT_YET, NULL,
      N_("Kontra until card"),
      N_("Contra may announce until this card lies on the table."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

BOOL (announcement_chain, "announcement-chain", ANNOUNCEMENTS, OFF, NOT_YET, NULL,
      N_("Announcements open others"),
      N_("After an announcement both parties may announce until the first card of the next trick; a trick without one ends it."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))

BOOL (mutual_raising, "mutual-raising", ANNOUNCEMENTS, OFF, NOT_YET, NULL,
      N_("Mutual raising"),
      N_("Re and contra may answer each other without limit, each answer counts."),
      NO_NEEDS)

INT (last_announcement, "last-announcement", ANNOUNCEMENTS, 1, 12, 5, OBEYED, "last announcement",
      N_("Last announcement"),
      N_("No announcement with fewer tricks left."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

BOOL (announce_till_full_trick, "announce-till-full-trick", ANNOUNCEMENTS, OFF, OBEYED, "announcement till full trick",
      N_("Until the trick is full"),
      N_("The card in the current trick still counts as held."),
      NEEDS_IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))

BOOL (announcement_reply, "announcement-reply", ANNOUNCEMENTS, ON, OBEYED, "announcement reply",
      N_("Replies"),
      N_("The other party may answer one card later."),
      NEEDS_NOT (knocking))

BOOL (announcement_strict, "announcement-strict", ANNOUNCEMENTS, OFF, NOT_YET, "announcement strict limit",
      N_("Re and Kontra bind"),
      N_("Re and contra bind like the other announcements."),
      NO_NEEDS)

ENUM (re_contra_effect, "re-contra-effect", ANNOUNCEMENTS, DULLE_RE_CONTRA_EFFECT_PLUS_TWO, OBEYED, "announcement re/contra doubles",
      N_("Re and Kontra"),
      N_("What an announced re or contra does to the value."),
      NO_NEEDS)

BOOL (contra_doubles_against_re, "contra-doubles-against-re", ANNOUNCEMENTS, OFF, OBEYED, "announcement contra doubles against re",
      N_("Kontra doubles the old ones"),
      N_("The point against the club queens is doubled too."),
      NEEDS_IS (re_contra_effect, DULLE_RE_CONTRA_EFFECT_DOUBLES))

BOOL (first_trick_duty, "first-trick-duty", ANNOUNCEMENTS, OFF, NOT_YET, "announcement first trick thirty points",
      N_("Duty after a rich first trick"),
      N_("Who wins a first trick of 30 or more must announce."),
      NO_NEEDS)

BOOL (first_trick_duty_only_first, "first-trick-duty-only-first", ANNOUNCEMENTS, OFF, NOT_YET, "announcement first trick thirty points only first",
      N_("Only as the first announcement"),
      N_("Only if nobody has announced."),
      NEEDS_ON (first_trick_duty))

BOOL (first_trick_duty_only_re_contra, "first-trick-duty-only-re-contra", ANNOUNCEMENTS, ON, NOT_YET, "announcement first trick thirty points only re/contra",
      N_("Only Re or Kontra"),
      N_("Only re or contra, not a further level."),
      NEEDS_ON (first_trick_duty))

BOOL (first_trick_duty_in_marriage, "first-trick-duty-in-marriage", ANNOUNCEMENTS, ON, NOT_YET, "announcement first trick thirty points in marriage",
      N_("Also in a marriage"),
      N_("Also in a marriage that its first trick decided."),
      NEEDS_ON (first_trick_duty))

BOOL (dulle, "dulle", DULLE, ON, OBEYED, "dollen",
      N_("Dulles"),
      N_("The tens of hearts are the highest trumps."),
      NO_NEEDS)

BOOL (dulle_second_beats_first, "dulle-second-beats-first", DULLE, OFF, OBEYED, "dollen second over first",
      N_("Second dulle beats the first"),
      N_("The second dulle of a trick beats the first."),
      NEEDS_ON (dulle))

BOOL (dulle_reversed_in_last_trick, "dulle-reversed-in-last-trick", DULLE, OFF, OBEYED, "dollen contrary in last trick",
      N_("Reversed in the last trick"),
      N_("The other way round in the last trick."),
      NEEDS_ON (dulle))

BOOL (dulle_first_beats_second_with_pigs, "dulle-first-beats-second-with-pigs", DULLE, OFF, NOT_YET, "dollen first over second with swines",
      N_("First dulle wins once there are pigs"),
      N_("Once pigs are declared the first dulle wins."),
      NEEDS_ON (dulle) NEEDS_ON (pigs))

BOOL (pigs, "pigs", PIGS, OFF, NOT_YET, "swines",
      N_("Pigs"),
      N_("Both foxes in one hand may become the highest trumps."),
      NO_NEEDS)

BOOL (pigs_in_solo, "pigs-in-solo", PIGS, ON, NOT_YET, "swines in solo",
      N_("Pigs in a solo"),
      N_("Also in suit soli."),
      NEEDS_ON (pigs) NEEDS_ON (solo_suit))

BOOL (pigs_in_poverty, "pigs-in-poverty", PIGS, ON, NOT_YET, "swines in poverty",
      N_("Pigs in a poverty"),
      N_("Also in a poverty."),
      NEEDS_ON (pigs) NEEDS_ON (poverty_shift))

BOOL (pigs_at_start, "pigs-at-start", PIGS, OFF, NOT_YET, "swines announcement begin",
      N_("Declared at the start"),
      N_("Declared before the first trick; off: when the first is played."),
      NEEDS_ON (pigs) NEEDS_NOT (pig_only_second))

BOOL (pig_only_second, "pig-only-second", PIGS, OFF, NOT_YET, "swine only second",
      N_("Only the second fox"),
      N_("Only the second fox, when the first was won by the own party."),
      NEEDS_ON (pigs) NEEDS_NOT (pigs_at_start) NEEDS_NOT (superpigs))

BOOL (superpigs, "superpigs", PIGS, OFF, NOT_YET, "hyperswines",
      N_("Superpigs"),
      N_("A pair above the pigs."),
      NEEDS_ON (pigs) NEEDS_NOT (pig_only_second))

ENUM (superpig_card, "superpig-card", PIGS, DULLE_SUPERPIG_CARD_NINE, NOT_YET, NULL,
      N_("Superpig card"),
      N_("Diamond pair of the superpigs; nine becomes king without nines."),
      NEEDS_ON (superpigs))

BOOL (superpigs_in_solo, "superpigs-in-solo", PIGS, OFF, NOT_YET, "hyperswines in solo",
      N_("Superpigs in a solo"),
      N_("Also in soli."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_in_solo))

BOOL (superpigs_in_poverty, "superpigs-in-poverty", PIGS, ON, NOT_YET, "hyperswines in poverty",
      N_("Superpigs in a poverty"),
      N_("Also in a poverty."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_in_poverty))

BOOL (superpigs_at_start, "superpigs-at-start", PIGS, OFF, NOT_YET, "hyperswines announcement begin",
      N_("Superpigs declared at the start"),
      N_("Declared before the first trick."),
      NEEDS_ON (superpigs) NEEDS_ON (pigs_at_start))

BOOL (pigs_and_superpigs_joint, "pigs-and-superpigs-joint", PIGS, OFF, NOT_YET, "swines and hyperswines joint",
      N_("One player may have both"),
      N_("One player may have both."),
      NEEDS_ON (superpigs))

BOOL (bonus_fox_caught, "bonus-fox-caught", BONUS, ON, OBEYED, "extrapoint catch fox",
      N_("Fox caught"),
      N_("Fox of the other party won."),
      NO_NEEDS)

BOOL (bonus_fox_caught_last_trick, "bonus-fox-caught-last-trick", BONUS, OFF, OBEYED, "extrapoint catch fox last trick",
      N_("Fox caught in the last trick"),
      N_("Another one in the last trick."),
      NEEDS_ON (bonus_fox_caught))

BOOL (bonus_fox_last_trick, "bonus-fox-last-trick", BONUS, OFF, OBEYED, "extrapoint fox last trick",
      N_("Fox wins the last trick"),
      N_("The last trick is won with a fox."),
      NO_NEEDS)

BOOL (bonus_double_fox_last_trick, "bonus-double-fox-last-trick", BONUS, OFF, OBEYED, "extrapoint double fox last trick",
      N_("Both foxes in the last trick"),
      N_("Both foxes of a party in it."),
      NEEDS_ON (bonus_fox_last_trick))

BOOL (bonus_charlie, "bonus-charlie", BONUS, ON, OBEYED, "extrapoint charlie",
      N_("Charlie"),
      N_("The last trick is won with a club jack."),
      NO_NEEDS)

ENUM (bonus_charlie_caught, "bonus-charlie-caught", BONUS, DULLE_BONUS_CHARLIE_CAUGHT_OFF, OBEYED, "extrapoint catch charlie",
      N_("Charlie caught"),
      N_("Club jack of the other party won."),
      NO_NEEDS)

BOOL (bonus_double_charlie, "bonus-double-charlie", BONUS, OFF, OBEYED, "extrapoint double charlie",
      N_("Both Charlies"),
      N_("Both club jacks of a party in a last trick that one of them wins."),
      NEEDS_ON (bonus_charlie))

BOOL (bonus_double_charlie_caught, "bonus-double-charlie-caught", BONUS, OFF, OBEYED, "extrapoint catch double charlie",
      N_("Both Charlies caught"),
      N_("Both club jacks of the other party caught in the last trick."),
      NEEDS_OTHER (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_OFF))

BOOL (bonus_charlie_caught_only_by_diamond_queen, "bonus-charlie-caught-only-by-diamond-queen", BONUS, OFF, OBEYED, "extrapoint catch charlie only with diamond queen",
      N_("Caught only by a queen of diamonds"),
      N_("Only a diamond queen catches."),
      NEEDS_OTHER (bonus_charlie_caught, DULLE_BONUS_CHARLIE_CAUGHT_OFF))

BOOL (bonus_dulle_caught, "bonus-dulle-caught", BONUS, OFF, OBEYED, "extrapoint dolle jabs dolle",
      N_("Dulle caught"),
      N_("A dulle wins a dulle of the other party."),
      NEEDS_ON (dulle))

BOOL (bonus_heart_trick, "bonus-heart-trick", BONUS, OFF, OBEYED, "extrapoint heart trick",
      N_("Heart trick"),
      N_("A trick of four plain hearts (with nines too; a FreeDoko file with nines reads as off)."),
      NO_NEEDS)

BOOL (bonus_doppelkopf, "bonus-doppelkopf", BONUS, ON, OBEYED, NULL,
      N_("Doppelkopf"),
      N_("A trick of 40 or more card points."),
      NO_NEEDS)

/* clang-format on */
