/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Views that a game with a Genscher can have, as texts: the rest of right-views.h.
 */
#pragma once

/* A Genscher was declared, and its first king is not played yet. */
static const char king_due[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule genscher on\n"
    "own 0\n"
    "hand HT SQ HQ DT DK DK CA CK C9 ST S9 H9\n"
    "dealt HT SQ HQ DT DK DK CA CK C9 ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard healthy healthy healthy healthy\n"
    "contract genscher\n"
    "soloist 0\n"
    "partner 2\n"
    "king_due yes\n"
    "known re kontra re kontra\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "trick 0\n"
    "end\n";

/* Its king was the first card of all, and what was announced later is of the new parties. */
static const char king_first[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule genscher on\n"
    "own 0\n"
    "hand HT SQ HQ DT DK CA CK C9 ST S9 H9\n"
    "dealt HT SQ HQ DT DK DK CA CK C9 ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 3\n"
    "heard healthy healthy healthy healthy\n"
    "contract genscher\n"
    "soloist 0\n"
    "partner 2\n"
    "known re kontra re kontra\n"
    "n_cards 11 11 11 11\n"
    "augen 0 0 0 6\n"
    "n_won 0 0 0 1\n"
    "levels no-90 - - -\n"
    "party re\n"
    "trick 0:DK 1:D9 2:D9 3:DJ*\n"
    "trick 3\n"
    "announced 0 no-90 1 in-time -\n"
    "end\n";

/* What both had said before it was left to them, though they are one party now. */
static const char both_said[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule genscher on\n"
    "own 0\n"
    "hand HT SQ HQ DT DK CA CK C9 ST H9\n"
    "dealt HT SQ HQ DT DK DK CA CK C9 ST S9 H9\n"
    "dealer 2\n"
    "phase tricks\n"
    "turn 2\n"
    "heard healthy healthy healthy healthy\n"
    "contract genscher\n"
    "soloist 0\n"
    "partner 2\n"
    "known re kontra re kontra\n"
    "n_cards 10 10 10 10\n"
    "augen 0 0 6 19\n"
    "n_won 0 0 1 1\n"
    "levels party - party -\n"
    "party re\n"
    "trick 3:SA* 0:S9 1:SK 2:SK\n"
    "trick 3:D9 0:DK 1:D9 2:DJ*\n"
    "trick 2\n"
    "announced 0 party 4 in-time -\n"
    "announced 2 party 4 in-time -\n"
    "end\n";

/* A Genscher in a marriage. */
static const char king[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule genscher on\n"
    "own 0\n"
    "hand HT CQ CQ SQ DK CA CK C9 ST S9\n"
    "dealt HT HT CQ CQ SQ DK DK CA CK C9 ST S9\n"
    "dealer 3\n"
    "phase tricks\n"
    "heard reservation healthy healthy healthy\n"
    "contract genscher\n"
    "soloist 0\n"
    "partner 3\n"
    "known re kontra kontra re\n"
    "n_cards 10 11 11 11\n"
    "augen 21 0 0 0\n"
    "n_won 1 0 0 0\n"
    "party re\n"
    "call marriage\n"
    "trick 0:HT* 1:DA 2:D9 3:D9\n"
    "trick 0:DK*\n"
    "end\n";

/* The same where a marriage that ended alone is no solo: it chose a partner then. */
static const char king_alone[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule genscher on\n"
    "rule marriage-alone-is-solo off\n"
    "own 0\n"
    "hand HT CQ CQ SQ DK CA CK C9 ST S9\n"
    "dealt HT HT CQ CQ SQ DK DK CA CK C9 ST S9\n"
    "dealer 3\n"
    "phase tricks\n"
    "heard reservation healthy healthy healthy\n"
    "contract genscher\n"
    "soloist 0\n"
    "partner 3\n"
    "alone yes\n"
    "known re kontra kontra re\n"
    "n_cards 10 11 11 11\n"
    "augen 21 0 0 0\n"
    "n_won 1 0 0 0\n"
    "party re\n"
    "call marriage\n"
    "trick 0:HT* 1:DA 2:D9 3:D9\n"
    "trick 0:DK*\n"
    "end\n";
