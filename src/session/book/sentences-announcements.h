/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The sentences on announcements; rule-book.c explains the rows.
 */
/* clang-format off */

SAY (ANNOUNCING,
     N_("A party that expects to win may announce it by its name, Re or Kontra: then the game is worth more. Beyond that it may announce that the others stay below 90, 60 or 30 card points, or win no trick at all (black). A higher announcement includes the lower ones, and there must be time for these, too. One player announces for both, also out of turn, and shows by that to which party they belong."),
     PLAIN, OFF (knocking))
SAY (ANNOUNCING,
     N_("Whoever expects to win may announce it by knocking, also out of turn: then the game is worth more. Beyond that one may announce that the others stay below 90, 60 or 30 card points, or win no trick at all (black). A higher announcement includes the lower ones, and there must be time for these, too. Knocking does not show to which party somebody belongs; so all announce for themselves, and each announcement counts."),
     PLAIN, ON (knocking))
SAY (ANNOUNCING,
     N_("Re and Kontra may be said in turn again and again, as long as there is time, and each counts."),
     PLAIN, ON (mutual_raising))

SAY (TIME,
     N_("Re and Kontra may be announced by whoever still holds at least %d cards."),
     VALUE (announce_re_kontra), IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS),
          MORE (announce_re_kontra, 1))
SAY (TIME,
     N_("Re and Kontra may be announced down to the last card."),
     PLAIN, IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS),
          IS (announce_re_kontra, 1))
SAY (TIME,
     N_("The number of cards in the hand must be at least %d for “no 90”, and at least %d for “no 60”."),
     VALUES (announce_no_90, announce_no_60),
          IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))
SAY (TIME,
     N_("It must be at least %d for “no 30”, and at least %d for “black”."),
     VALUES (announce_no_30, announce_black),
          IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS))
SAY (TIME,
     N_("Nothing may be announced once fewer than %d tricks are left."),
     VALUE (last_announcement), IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS),
          MORE (last_announcement, 1))
SAY (TIME,
     N_("The card that somebody has put into the current trick still counts as held until the trick is full."),
     PLAIN, ON (announce_till_full_trick))
SAY (TIME,
     N_("The cards that all players have put on the table are counted: Re, and a soloist, may announce up to card %d, Kontra up to card %d."),
     VALUES (re_until_card, kontra_until_card),
          IS (announcement_timing, DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE))
SAY (TIME,
     N_("After an announcement both parties may go on announcing until the second card of the next trick is played. A trick without an announcement ends it."),
     PLAIN, ON (announcement_chain))

SAY (REPLIES,
     N_("When one party has announced and the other has not, the other may reply with Re or Kontra up to one card later than the limit of that announcement. A reply counts like any Re or Kontra, but after it the party announces nothing more. As long as there is still time for Re or Kontra anyway, it is no reply."),
     PLAIN, ON (announcement_reply), OFF (announcement_strict))
SAY (REPLIES,
     N_("When one party has announced and the other has not, the other may reply up to one card later than the limit of that announcement that it will not come true. The reply is worth a point to the winners and binds as well, and after it the party announces nothing more."),
     PLAIN, ON (announcement_reply), ON (announcement_strict))
SAY (REPLIES,
     N_("There are no late replies: an announcement of the others gives no more time for Re or Kontra."),
     PLAIN, OFF (announcement_reply))

SAY (RICH_TRICK,
     N_("Nobody has to announce anything, whatever the first trick brings."),
     PLAIN, OFF (first_trick_announcement))
SAY (RICH_TRICK,
     N_("Whoever wins a first trick with 30 card points or more in a normal game must announce Re or Kontra."),
     PLAIN, ON (first_trick_announcement))
SAY (RICH_TRICK,
     N_("This holds only if nobody has announced before."),
     PLAIN, ON (first_trick_announcement_only_first))
SAY (RICH_TRICK,
     N_("If their own party has announced before, that will do."),
     PLAIN, ON (first_trick_announcement_only_re_kontra),
            OFF (first_trick_announcement_only_first))
SAY (RICH_TRICK,
     N_("If their own party has announced before, the next level is due."),
     PLAIN, ON (first_trick_announcement), OFF (first_trick_announcement_only_re_kontra),
            OFF (first_trick_announcement_only_first))
SAY (RICH_TRICK,
     N_("It holds in a marriage, too, if the first trick has found the partner."),
     PLAIN, ON (first_trick_announcement_in_marriage))
SAY (RICH_TRICK,
     N_("This does not hold in a marriage."),
     PLAIN, ON (first_trick_announcement), OFF (first_trick_announcement_in_marriage))
