/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Views of a game in which somebody did not follow suit, as texts: more of right-views.h.
 */
#pragma once

/* A seat failed to follow suit, and the trick waits for it. */
static const char revoked[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ CJ DT CA ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "heard healthy healthy healthy healthy\n"
    "revoked 1\n"
    "known re - - -\n"
    "n_cards 11 11 11 11\n"
    "levels party - - -\n"
    "party re\n"
    "trick 0:CA* 1:HA 2:C9 3:CK\n"
    "announced 0 party 0 in-time -\n"
    "end\n";

/* It turned the trick. */
static const char turned[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ CJ DT CA ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealer 3\n"
    "phase over\n"
    "heard healthy healthy healthy healthy\n"
    "revoked 1\n"
    "known re kontra re kontra\n"
    "n_cards 11 11 11 11\n"
    "levels party - - -\n"
    "party re\n"
    "trick 0:CA* 1:HA 2:C9 3:CK\n"
    "announced 0 party 0 in-time -\n"
    "end\n";

/* The same, seen by a Kontra player. */
static const char of_kontra[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "own 0\n"
    "hand HT SQ SQ HQ DQ CJ DT CA ST S9 H9\n"
    "dealt HT SQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealer 3\n"
    "phase over\n"
    "heard healthy healthy healthy healthy\n"
    "revoked 1\n"
    "known kontra re kontra re\n"
    "n_cards 11 11 11 11\n"
    "levels - - - -\n"
    "party kontra\n"
    "trick 0:CA* 1:HA 2:C9 3:CK\n"
    "end\n";

/* One of the cards of a trick that waits is a queen of clubs. */
static const char revoked_on_queen[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ CJ DT CA ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "heard healthy healthy healthy healthy\n"
    "revoked 1\n"
    "known re re - -\n"
    "n_cards 11 11 11 11\n"
    "levels party - - -\n"
    "party re\n"
    "trick 0:CA 1:CQ* 2:C9 3:CK\n"
    "announced 0 party 0 in-time -\n"
    "end\n";
