/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The contents of the rule book: its chapters, and the sections in each. It is included
 * once for the names and once for the titles; whoever includes it defines what CHAPTER
 * and SECTION make of a row:
 *
 *   CHAPTER (name, title)
 *   SECTION (chapter, name, id, form, title)
 *
 * A section is PROSE or a LIST of sentences that stand alone.
 */
/* clang-format off */

CHAPTER (CARDS, N_("The cards"))
SECTION (CARDS, DECK, "deck", PROSE, N_("The deck"))
SECTION (CARDS, DEALING, "dealing", PROSE, N_("Dealing"))
SECTION (CARDS, TRUMPS, "trumps", PROSE, N_("Trumps"))
SECTION (CARDS, PLAIN_SUITS, "plain-suits", PROSE, N_("Plain suits"))
SECTION (CARDS, CARD_POINTS, "card-points", PROSE, N_("Card points"))

CHAPTER (PLAY, N_("Playing"))
SECTION (PLAY, TRICKS, "tricks", PROSE, N_("Tricks"))
SECTION (PLAY, REVOKE, "revoke", PROSE, N_("Failing to follow suit"))
SECTION (PLAY, PARTIES, "parties", PROSE, N_("Re and Kontra"))
SECTION (PLAY, PIGS, "pigs", PROSE, N_("Pigs"))
SECTION (PLAY, SUPERPIGS, "superpigs", PROSE, N_("Superpigs"))
SECTION (PLAY, GENSCHER, "genscher", PROSE, N_("Genscher"))

CHAPTER (BEFORE, N_("Before the first card"))
SECTION (BEFORE, RESERVATIONS, "reservations", PROSE, N_("Healthy or a reservation"))
SECTION (BEFORE, THROWING, "throwing", PROSE, N_("Throwing in"))
SECTION (BEFORE, MARRIAGE, "marriage", PROSE, N_("Marriage"))
SECTION (BEFORE, SILENT_MARRIAGE, "silent-marriage", PROSE, N_("Silent marriage"))
SECTION (BEFORE, POVERTY, "poverty", PROSE, N_("Poverty"))
SECTION (BEFORE, SOLOS, "solos", PROSE, N_("Solos"))
SECTION (BEFORE, SOLO_KINDS, "solo-kinds", LIST, N_("The solos of this table"))

CHAPTER (ANNOUNCEMENTS, N_("Announcements"))
SECTION (ANNOUNCEMENTS, ANNOUNCING, "announcing", PROSE, N_("What can be announced"))
SECTION (ANNOUNCEMENTS, TIME, "time", PROSE, N_("Until when"))
SECTION (ANNOUNCEMENTS, REPLIES, "replies", PROSE, N_("Replies"))
SECTION (ANNOUNCEMENTS, RICH_TRICK, "rich-trick", PROSE, N_("A rich first trick"))

CHAPTER (SCORE, N_("The score"))
SECTION (SCORE, WINNING, "winning", PROSE, N_("Who wins"))
SECTION (SCORE, VALUE, "value", PROSE, N_("What a game is worth"))
SECTION (SCORE, SPECIAL_POINTS, "special-points", LIST, N_("Special points"))
SECTION (SCORE, SOLO_SCORE, "solo-score", PROSE, N_("The score of a solo"))
SECTION (SCORE, COUNTING, "counting", PROSE, N_("Who gets the points"))
SECTION (SCORE, BOCK, "bock", PROSE, N_("Bock rounds"))

CHAPTER (EVENING, N_("The tournament"))
SECTION (EVENING, ROUNDS, "rounds", PROSE, N_("How long it lasts"))
SECTION (EVENING, COMPULSORY_SOLOS, "compulsory-solos", PROSE, N_("Compulsory solos"))
SECTION (EVENING, SITTING_OUT, "sitting-out", PROSE, N_("Sitting out"))
SECTION (EVENING, MONEY, "money", PROSE, N_("Money"))
SECTION (EVENING, TABLE, "table", LIST, N_("What this table shows"))

CHAPTER (WORDS, N_("The words"))
SECTION (WORDS, WORDS_CARDS, "words-cards", LIST, N_("Words for the cards"))
SECTION (WORDS, WORDS_BEFORE, "words-before", LIST, N_("Words before the first card"))
SECTION (WORDS, WORDS_PLAY, "words-play", LIST, N_("Words while playing"))
SECTION (WORDS, WORDS_SCORE, "words-score", LIST, N_("Words on the score sheet"))
