/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Views that a game can have, as texts.
 */
#pragma once

#include "genscher-views.h"
#include "rare-views.h"
#include "revoke-views.h"

static const char solo[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "own 0\n"
    "hand HT CQ DQ CJ SJ CT HK H9 CA CK SK HA\n"
    "dealt HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract solo-meatless\n"
    "soloist 0\n"
    "known re kontra kontra kontra\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "call solo-meatless\n"
    "trick 0\n"
    "end\n";

static const char normal[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "own 2\n"
    "hand HT CQ DQ CJ SJ CT HK H9\n"
    "dealt HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
    "duty 1/0/0 1/0/0 1/0/0 1/0/0\n"
    "phase tricks\n"
    "turn 0\n"
    "heard healthy healthy healthy healthy\n"
    "lacks 1 4 0 0\n"
    "n_cards 8 8 8 8\n"
    "augen 36 26 15 15\n"
    "n_won 1 1 1 1\n"
    "party re\n"
    "trick 1:CK 2:CA* 3:C9 0:C9\n"
    "trick 2:HA 3:HA 0:H9 1:DK*\n"
    "trick 1:S9 2:SK 3:SA* 0:S9\n"
    "trick 3:CA 0:DA* 1:CT 2:CK\n"
    "trick 0\n"
    "end\n";

static const char poverty[] =
    "dulle-view 1\n"
    "preset appendix-a\n"
    "own 2\n"
    "hand HT SQ HQ DQ CJ SJ DA DK SK HK\n"
    "dealt HT SQ HQ DQ CJ SJ DA DK SK HK\n"
    "phase exchange\n"
    "turn 2\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange ask\n"
    "n_passed 3\n"
    "known re - - -\n"
    "n_cards 7 10 10 10\n"
    "end\n";

/* The partner holds one fox of the pigs that the poor seat had declared. */
static const char taken_up[] =
    "dulle-view 1\n"
    "preset appendix-a\n"
    "own 2\n"
    "hand HT SQ HQ DQ CJ SJ DA DK SK HK DT CK CK\n"
    "dealt HT SQ HQ DQ CJ SJ DK SK HK DT\n"
    "phase exchange\n"
    "turn 2\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "partner 2\n"
    "exchange return\n"
    "n_passed 3\n"
    "pigs 0\n"
    "received DA CK CK\n"
    "known re kontra re kontra\n"
    "n_cards 7 10 13 10\n"
    "party re\n"
    "end\n";

/* Nobody has said anything yet. */
static const char beginning[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "own 2\n"
    "hand HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
    "dealt HT CQ DQ CJ SJ CA CT CK SK HA HK H9\n"
    "dealer 3\n"
    "turn 0\n"
    "n_cards 12 12 12 12\n"
    "end\n";

/* A solo is bid, and another seat may bid higher. */
static const char bidding[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule solo-precedence rank\n"
    "own 0\n"
    "hand CJ SJ HJ DJ DA DK CA CK SA SK HA HK\n"
    "dealt CJ SJ HJ DJ DA DK CA CK SA SK HA HK\n"
    "dealer 3\n"
    "turn 1\n"
    "heard reservation reservation healthy healthy\n"
    "bidder 0\n"
    "bid_contract solo-jack\n"
    "bid_level black\n"
    "bidders 2\n"
    "n_cards 12 12 12 12\n"
    "call solo-jack\n"
    "call_level black\n"
    "end\n";

/* The highest bid is played, with the announcement that it named. */
static const char bid[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule solo-precedence rank\n"
    "own 2\n"
    "hand CT CQ C9 ST SQ S9 HT HQ H9 DT DQ D9\n"
    "dealt CT CQ C9 ST SQ S9 HT HQ H9 DT DQ D9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation reservation healthy healthy\n"
    "bidder 0\n"
    "bid_contract solo-jack\n"
    "bid_level black\n"
    "contract solo-jack\n"
    "soloist 0\n"
    "known re kontra kontra kontra\n"
    "n_cards 12 12 12 12\n"
    "levels black - - -\n"
    "party kontra\n"
    "trick 0\n"
    "announced 0 black 0 in-time -\n"
    "end\n";

/* A seat has to play its compulsory solo. */
static const char forced[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "own 0\n"
    "hand CJ SJ HJ DJ DA DK CA CK SA SK HA HK\n"
    "dealt CJ SJ HJ DJ DA DK CA CK SA SK HA HK\n"
    "duty 0/0/0 0/0/0 1/0/0 1/0/0\n"
    "forced 2\n"
    "phase tricks\n"
    "turn 2\n"
    "heard - - reservation -\n"
    "contract solo-diamonds\n"
    "soloist 2\n"
    "duty_solo yes\n"
    "known kontra kontra re kontra\n"
    "n_cards 12 12 12 12\n"
    "party kontra\n"
    "trick 2\n"
    "end\n";

/* It offered that others play, and another seat did. */
static const char offered[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule throwing-before-solo on\n"
    "rule duty-solo-offer on\n"
    "rule duty-solo-forcing extra-round\n"
    "own 1\n"
    "hand CJ SJ HJ DJ CA CK SA SK HA HK DA DK\n"
    "dealt CJ SJ HJ DJ CA CK SA SK HA HK DA DK\n"
    "duty 1/0/0 1/0/0 0/0/0 1/0/0\n"
    "dealer 3\n"
    "forced 0\n"
    "offered yes\n"
    "phase tricks\n"
    "turn 2\n"
    "heard reservation healthy reservation healthy\n"
    "contract solo-jack\n"
    "soloist 2\n"
    "known kontra kontra re kontra\n"
    "n_cards 12 12 12 12\n"
    "party kontra\n"
    "trick 2\n"
    "end\n";

/* A marriage of one of its three kinds. */
static const char marriage[] =
    "dulle-view 1\n"
    "preset feldmeier\n"
    "own 0\n"
    "hand HT HT CQ CQ SJ CA CK SA SK HK\n"
    "dealt HT HT CQ CQ SJ CA CK SA SK HK\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract marriage\n"
    "soloist 0\n"
    "marriage plain\n"
    "known re - - -\n"
    "n_cards 10 10 10 10\n"
    "party re\n"
    "call marriage\n"
    "call_marriage plain\n"
    "trick 0\n"
    "end\n";

/* A marriage that found nobody. */
static const char alone[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule marriage-tricks 1\n"
    "rule genscher on\n"
    "own 1\n"
    "hand SQ HQ DQ DJ CA CK C9 ST S9 HK H9\n"
    "dealt SQ HQ DQ DJ DA CA CK C9 ST S9 HK H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract marriage\n"
    "soloist 0\n"
    "alone yes\n"
    "deciding_trick 1\n"
    "known re kontra kontra kontra\n"
    "n_cards 11 11 11 11\n"
    "augen 21 0 0 0\n"
    "n_won 1 0 0 0\n"
    "party kontra\n"
    "trick 0:HT* 1:DA 2:D9 3:D9\n"
    "trick 0\n"
    "end\n";

/* A poverty after the exchange, as the poor seat sees it, */
static const char poor[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 0\n"
    "hand CA CA CT CT SA SA ST ST SK S9 S9 H9\n"
    "dealt CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "passed CQ DJ DT\n"
    "received S9 S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange return\n"
    "partner 1\n"
    "n_passed 3\n"
    "known re re kontra kontra\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "call poverty\n"
    "trick 0\n"
    "end\n";

/* and its partner. */
static const char taken[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 1\n"
    "hand HT CQ SQ HQ CJ HJ DJ DA DT CK C9 HA\n"
    "dealt HT SQ HQ CJ HJ DA CK C9 S9 S9 HA H9\n"
    "passed S9 S9 H9\n"
    "received CQ DJ DT\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange return\n"
    "partner 1\n"
    "n_passed 3\n"
    "known re re kontra kontra\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "trick 0\n"
    "end\n";

/* A poverty has not put down its cards yet. */
static const char to_pass[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 2\n"
    "hand CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "dealt CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "phase exchange\n"
    "turn 2\n"
    "heard healthy healthy reservation healthy\n"
    "contract poverty\n"
    "soloist 2\n"
    "exchange pass\n"
    "known - - re -\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "call poverty\n"
    "end\n";

/* The cards of a poverty lie in the middle. */
static const char passing[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 2\n"
    "hand CA CA CT CT SA SA ST ST SK\n"
    "dealt CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "passed CQ DJ DT\n"
    "phase exchange\n"
    "heard healthy healthy reservation healthy\n"
    "contract poverty\n"
    "soloist 2\n"
    "exchange ask\n"
    "n_passed 3\n"
    "known - - re -\n"
    "n_cards 12 12 9 12\n"
    "party re\n"
    "call poverty\n"
    "end\n";

/* One of them is a fox, which lies open. */
static const char foxes[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "rule poverty-foxes-open on\n"
    "own 1\n"
    "hand CQ SQ HQ SJ DJ DT DK CK C9 HA HK H9\n"
    "dealt CQ SQ HQ SJ DJ DT DK CK C9 HA HK H9\n"
    "dealer 3\n"
    "phase exchange\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange ask\n"
    "n_passed 3\n"
    "n_foxes_passed 1\n"
    "known re - - -\n"
    "n_cards 9 12 12 12\n"
    "end\n";

/* Nobody wanted the cards of a poverty, as another seat sees it, */
static const char sent_back[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 1\n"
    "hand SQ HQ CJ DJ DA DK CK C9 S9 HA HK H9\n"
    "dealt SQ HQ CJ DJ DA DK CK C9 S9 HA HK H9\n"
    "dealer 3\n"
    "phase thrown\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange ask\n"
    "n_passed 3\n"
    "known re - - -\n"
    "n_cards 12 12 12 12\n"
    "trick 0\n"
    "end\n";

/* and the poor seat itself. */
static const char own_back[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "own 0\n"
    "hand CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "dealt CQ DJ DT CA CA CT CT SA SA ST ST SK\n"
    "passed CQ DJ DT\n"
    "received CQ DJ DT\n"
    "dealer 3\n"
    "phase thrown\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "exchange ask\n"
    "n_passed 3\n"
    "known re - - -\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "call poverty\n"
    "trick 0\n"
    "end\n";

/* A soloist has laid down its hand. */
static const char claimed[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "own 1\n"
    "hand CK CJ SQ SJ HT HQ HJ DA DK DQ\n"
    "dealt CK CJ C9 SQ SJ HT HQ HJ DA DK DQ DJ\n"
    "dealer 2\n"
    "phase over\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract solo-meatless\n"
    "soloist 0\n"
    "claimed yes\n"
    "known re kontra kontra kontra\n"
    "n_cards 10 10 10 10\n"
    "augen 227 0 0 13\n"
    "n_won 11 0 0 1\n"
    "party kontra\n"
    "trick 3:DA* 0:D9 1:DJ 2:D9\n"
    "trick 3:CK 0:CA* 1:C9 2:CJ\n"
    "trick 0\n"
    "end\n";

/* Superpigs were declared, and the first one led where it wins by itself. */
static const char superpig_led[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule pigs on\n"
    "rule superpigs on\n"
    "own 2\n"
    "hand HT CQ SQ HQ DQ DJ DK CT C9 ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ DJ DK CT C9 ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 1\n"
    "heard healthy healthy healthy healthy\n"
    "pigs 1\n"
    "superpigs 0\n"
    "n_cards 11 12 12 12\n"
    "party re\n"
    "trick 0:D9*\n"
    "end\n";

#define RAISED    "announced 0 party 0 in-time -\nannounced 1 party 0 in-time -\n"
#define RAISED_30 RAISED RAISED RAISED RAISED RAISED \
    RAISED RAISED RAISED RAISED RAISED               \
        RAISED RAISED RAISED RAISED RAISED

/* Re and Kontra in turn, as often as there is room for. */
static const char raised[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "rule mutual-raising on\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ CJ DT CA CA ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard healthy healthy healthy healthy\n"
    "known re kontra - -\n"
    "n_cards 12 12 12 12\n"
    "levels party party - -\n"
    "party re\n"
    "trick 0\n" RAISED_30 RAISED_30 "end\n";

/* Re before the first card. */
static const char reply[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule announcement-reply off\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ DT CA CK C9 ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ DT CA CK C9 ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard healthy healthy healthy healthy\n"
    "known re - - -\n"
    "n_cards 12 12 12 12\n"
    "levels party - - -\n"
    "party re\n"
    "trick 0\n"
    "announced 0 party 0 in-time -\n"
    "end\n";

/* A poverty with pigs of its own. */
static const char own_pigs[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule poverty on\n"
    "rule poverty-shift on\n"
    "rule pigs on\n"
    "own 0\n"
    "hand DA DA DJ CA CA CT CT SA SA ST ST SK\n"
    "dealt DA DA DJ CA CA CT CT SA SA ST ST SK\n"
    "dealer 3\n"
    "phase exchange\n"
    "turn 0\n"
    "heard reservation healthy healthy healthy\n"
    "contract poverty\n"
    "soloist 0\n"
    "pigs 0\n"
    "known re - - -\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "call poverty\n"
    "end\n";

/* Re was announced before the Genscher. */
static const char said_before[] =
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
    "levels party - - -\n"
    "n_cards 12 12 12 12\n"
    "party re\n"
    "trick 0\n"
    "announced 0 party 0 in-time -\n"
    "end\n";

/* After the offer of a compulsory solo the cards were thrown in. */
static const char thrown[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule rounds 1\n"
    "rule duty-solo-offer on\n"
    "rule duty-solo-forcing extra-round\n"
    "rule throwing-before-solo on\n"
    "rule throw-with-kings on\n"
    "own 3\n"
    "hand HT SQ CJ HJ DJ DT DK D9 CT SA S9 H9\n"
    "dealt HT SQ CJ HJ DJ DT DK D9 CT SA S9 H9\n"
    "duty 1/0/0 1/0/0 1/0/0 1/0/0\n"
    "dealer 3\n"
    "forced 0\n"
    "offered yes\n"
    "phase thrown\n"
    "turn 2\n"
    "heard reservation reservation reservation healthy\n"
    "contract throw-kings\n"
    "soloist 2\n"
    "n_cards 12 12 12 12\n"
    "trick 0\n"
    "end\n";

/* Two seats announced Re, which shows the others as well. */
static const char both_re[] =
    "dulle-view 1\n"
    "preset ddv\n"
    "rule revoke penalised\n"
    "own 0\n"
    "hand HT CQ SQ HQ DQ DT CA CK C9 ST S9 H9\n"
    "dealt HT CQ SQ HQ DQ DT CA CK C9 ST S9 H9\n"
    "dealer 3\n"
    "phase tricks\n"
    "turn 0\n"
    "heard healthy healthy healthy healthy\n"
    "known re kontra re kontra\n"
    "n_cards 12 12 12 12\n"
    "levels party - party -\n"
    "party re\n"
    "trick 0\n"
    "announced 0 party 0 in-time -\n"
    "announced 2 party 0 reply -\n"
    "end\n";

static const char *const right_views[] = {
  solo,
  normal,
  poverty,
  taken_up,
  beginning,
  bidding,
  bid,
  forced,
  offered,
  king_due,
  king_first,
  both_said,
  king,
  king_alone,
  marriage,
  alone,
  poor,
  taken,
  to_pass,
  passing,
  foxes,
  sent_back,
  own_back,
  claimed,
  revoked,
  turned,
  of_kontra,
  superpig_led,
  raised,
  reply,
  both_re,
  own_pigs,
  said_before,
  revoked_on_queen,
  thrown,
  knocked,
  king_back,
  replied_twice,
  raised_again,
  pigs_in_genscher,
  married_first,
  bid_without_level,
  poor_revoked,
  plain_left,
  gifts_left,
  all_won,
  four_passed,
  thrown_at_once,
};
