/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The words of the game. It is included once for the names and once for the texts; whoever
 * includes it defines what WORD makes of a row:
 *
 *   WORD (group, name, id, term, explanation, section)
 *
 * The explanation holds for any rules; the section of the rule book says what holds at this
 * table. Groups are sections of the book themselves.
 */
/* clang-format off */

WORD (CARDS, TRUMP, "trump", NC_("word", "Trump"),
      N_("A card that beats every card of the plain suits. In a normal game these are all queens, jacks and diamonds, and in most rules the tens of hearts."),
      TRUMPS)
WORD (CARDS, PLAIN_SUIT, "plain-suit", NC_("word", "Plain suit"),
      N_("The cards of a suit that are not trumps: in a normal game those of clubs, spades and hearts."),
      PLAIN_SUITS)
WORD (CARDS, VOID, "void", NC_("word", "Void"),
      N_("Whoever has no card of a suit is void in it, and may ruff it or discard."),
      PLAIN_SUITS)
WORD (CARDS, DULLE, "dulle", NC_("word", "Dulle"),
      N_("A ten of hearts. In most rules it is the highest trump."),
      TRUMPS)
WORD (CARDS, OLD_ONE, "old-one", NC_("word", "Old one"),
      N_("A queen of clubs. Whoever holds one plays for Re."),
      PARTIES)
WORD (CARDS, FOX, "fox", NC_("word", "Fox"),
      N_("An ace of diamonds: a low trump that counts eleven. In most rules it brings the others a point if they catch it."),
      SPECIAL_POINTS)
WORD (CARDS, CHARLIE, "charlie", NC_("word", "Charlie"),
      N_("A jack of clubs. In most rules it brings a point to take the last trick with it."),
      SPECIAL_POINTS)
WORD (CARDS, PIGS, "pigs", NC_("word", "Pigs"),
      N_("Both aces of diamonds in one hand. In some rules they can be declared and are then the highest trumps."),
      PIGS)
WORD (CARDS, SUPERPIGS, "superpigs", NC_("word", "Superpigs"),
      N_("A pair of another diamond in one hand, which in some rules beats even the pigs."),
      SUPERPIGS)
WORD (CARDS, CARD_POINTS, "card-points", NC_("word", "Card points"),
      N_("What the cards of a trick count: an ace 11, a ten 10, a king 4, a queen 3, a jack 2. There are 240 in a game, and they decide who wins."),
      CARD_POINTS)

WORD (BEFORE, FOREHAND, "forehand", NC_("word", "Forehand"),
      N_("The player to the left of the dealer, who is asked first and, as a rule, leads to the first trick."),
      DEALING)
WORD (BEFORE, HEALTHY, "healthy", NC_("word", "Healthy"),
      N_("To want a normal game."),
      RESERVATIONS)
WORD (BEFORE, RESERVATION, "reservation", NC_("word", "Reservation"),
      N_("To want something other than a normal game, such as a solo or a marriage."),
      RESERVATIONS)
WORD (BEFORE, MARRIAGE, "marriage", NC_("word", "Marriage"),
      N_("Both queens of clubs in one hand. Whoever calls it finds a partner in the first tricks, or plays alone."),
      MARRIAGE)
WORD (BEFORE, SILENT_MARRIAGE, "silent-marriage", NC_("word", "Silent marriage"),
      N_("Both queens of clubs in one hand, kept secret: their player is alone against three, who do not know it."),
      SILENT_MARRIAGE)
WORD (BEFORE, POVERTY, "poverty", NC_("word", "Poverty"),
      N_("A hand with very few trumps. Depending on the rules, the cards are dealt again, or somebody takes the trumps and is the partner."),
      POVERTY)
WORD (BEFORE, TAKE_UP, "take-up", NC_("word", "Take up"),
      N_("To accept the trumps of a poverty, give back as many cards, and be its partner."),
      POVERTY)
WORD (BEFORE, THROW_IN, "throw-in", NC_("word", "Throw in"),
      N_("To put down a hand that the rules allow it for, such as one with many nines. The cards are dealt again."),
      THROWING)
WORD (BEFORE, GENSCHER, "genscher", NC_("word", "Genscher"),
      N_("Both kings of diamonds in one hand. In some rules their player may choose another partner."),
      GENSCHER)
WORD (BEFORE, SOLO, "solo", NC_("word", "Solo"),
      N_("A game of one player against the other three, often with trumps of its own."),
      SOLOS)
WORD (BEFORE, MEATLESS, "meatless", NC_("word", "Meatless"),
      N_("A solo without any trumps."),
      SOLO_KINDS)
WORD (BEFORE, COMPULSORY_SOLO, "compulsory-solo", NC_("word", "Compulsory solo"),
      N_("A solo that everybody has to play in a tournament."),
      COMPULSORY_SOLOS)
WORD (BEFORE, VOLUNTARY_SOLO, "voluntary-solo", NC_("word", "Voluntary solo"),
      N_("A solo that is not one of the compulsory ones."),
      COMPULSORY_SOLOS)

WORD (PLAY, PARTY, "party", NC_("word", "Party"),
      N_("Those who play together: Re or Kontra."),
      PARTIES)
WORD (PLAY, RE, "re", NC_("word", "Re"),
      N_("The party of the queens of clubs, or of the soloist. To announce Re is to promise that it wins."),
      PARTIES)
WORD (PLAY, KONTRA, "kontra", NC_("word", "Kontra"),
      N_("The party of those who have no queen of clubs; in a solo, the three opponents of the soloist. To announce Kontra is to promise that it wins."),
      PARTIES)
WORD (PLAY, ANNOUNCEMENT, "announcement", NC_("word", "Announcement"),
      N_("Re, Kontra, no 90, no 60, no 30 or black: a promise that makes the game worth more; whoever does not keep it loses."),
      ANNOUNCING)
WORD (PLAY, NO_90, "no-90", NC_("word", "No 90"),
      N_("The other party has fewer than 90 card points. It counts a point, and another if it was announced."),
      ANNOUNCING)
WORD (PLAY, NO_60, "no-60", NC_("word", "No 60"),
      N_("The other party has fewer than 60 card points. It counts a point, and another if it was announced."),
      ANNOUNCING)
WORD (PLAY, NO_30, "no-30", NC_("word", "No 30"),
      N_("The other party has fewer than 30 card points. It counts a point, and another if it was announced."),
      ANNOUNCING)
WORD (PLAY, BLACK, "black", NC_("word", "Black"),
      N_("The other party makes no trick at all. It counts a point, and another if it was announced."),
      ANNOUNCING)
WORD (PLAY, REPLY, "reply", NC_("word", "Reply"),
      N_("An announcement that is in time only because it answers one of the other party."),
      REPLIES)
WORD (PLAY, TRICK, "trick", NC_("word", "Trick"),
      N_("A card from each player. Whoever played the highest takes all four."),
      TRICKS)
WORD (PLAY, FOLLOW, "follow", NC_("word", "Follow"),
      N_("To play a card of the suit that was led. Whoever has one must; all trumps together are one suit."),
      TRICKS)
WORD (PLAY, REVOKE, "revoke", NC_("word", "Revoke"),
      N_("Not to have followed although one could."),
      REVOKE)
WORD (PLAY, RUFF, "ruff", NC_("word", "Ruff"),
      N_("To put a trump on a trick of a plain suit in which one is void."),
      TRICKS)
WORD (PLAY, DISCARD, "discard", NC_("word", "Discard"),
      N_("To get rid of a card of another plain suit on a trick that one cannot follow."),
      TRICKS)
WORD (PLAY, SMEAR, "smear", NC_("word", "Smear"),
      N_("To put an ace or a ten on a trick that the partner takes."),
      CARD_POINTS)
WORD (PLAY, CLAIM, "claim", NC_("word", "Claim"),
      N_("A soloist lays down a hand that takes all the tricks that are left."),
      SOLOS)

WORD (SCORE, POINTS, "points", NC_("word", "Points"),
      N_("What a game is worth, and what goes onto the score sheet. Card points are something else: they decide who wins."),
      VALUE)
WORD (SCORE, AGAINST_RE, "against-re", NC_("word", "Against the old ones"),
      N_("A point more for Kontra when it wins, because it has to do so without the queens of clubs."),
      VALUE)
WORD (SCORE, SPECIAL_POINT, "special-point", NC_("word", "Special point"),
      N_("A point for what happened in a single trick, such as a fox that was caught."),
      SPECIAL_POINTS)
WORD (SCORE, DOPPELKOPF, "doppelkopf", NC_("word", "Doppelkopf"),
      N_("A trick of nothing but aces and tens, 40 card points or more. In most rules it brings a point."),
      SPECIAL_POINTS)
WORD (SCORE, BOCK, "bock", NC_("word", "Bock"),
      N_("A game that counts a multiple, because of something that happened before."),
      BOCK)
WORD (SCORE, SITTING_OUT, "sitting-out", NC_("word", "Sitting out"),
      N_("To take part in the tournament, but not in this game, where there are more than four players."),
      SITTING_OUT)
WORD (SCORE, ROUND, "round", NC_("word", "Round"),
      N_("As many games as there are players: everybody has dealt once."),
      ROUNDS)
