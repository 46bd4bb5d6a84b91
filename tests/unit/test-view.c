/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Impossible views are refused, with the line at fault and the reason. Each case changes one
 * thing in a valid view.
 */
#include <string.h>

#include "engine/bock.h"
#include "engine/view-check.h"
#include "engine/view-text.h"

#include "right-views.h"
#include "suite.h"

/* Replaces @from by @to; if @from is %NULL, inserts @to before the end. */
typedef struct
{
  const char *view;
  const char *from;
  const char *to;
  const char *message;
} Case;

/* What can be read, but is not possible. */
static const Case impossible[] = {
  /* The two that used to write and read past arrays. */
  { solo, NULL, "pigs 1\n", "view:17: Pigs cannot have been declared." },
  { solo, "soloist 0\n", "soloist 1\n", "view:11: This seat cannot play such a game." },

  { solo, "preset ddv\n", "preset ddv\nrule solo-meatless off\n", "view:11: The rules do not allow this game." },
  { solo, "soloist 0\n", "", "view:16: This seat cannot play such a game." },
  { solo, "phase tricks\n", "phase auction\n", "view:9: This cannot have been heard in turn." },
  { solo, "phase tricks\n", "phase exchange\n", "view:10: There is no such game in this phase." },
  { solo, "heard reservation", "heard healthy", "view:10: After these calls another game is played." },
  { solo, "kontra kontra kontra", "kontra kontra re", "view:12: “known” must be re kontra kontra kontra here." },
  { solo, "call solo-meatless", "call solo-queen", "view:15: This is not what was heard of the seat." },
  { solo, "trick 0", "trick 1", "view:16: Another seat leads to this trick." },
  { solo, NULL, "claimed yes\n", "view:17: Nobody can have laid down a hand." },
  { solo, NULL, "alone yes\n", "view:17: There is no marriage that could have ended alone." },
  { solo, NULL, "king_due yes\n", "view:17: Only a Genscher asks for a king." },
  { solo, NULL, "partner 1\n", "view:17: This seat cannot be the partner." },
  { solo, NULL, "bock 0\n", "view:17: A game counts once at least." },
  { solo, NULL, "bidder 0\n", "view:17: No seat can have made such a bid." },
  { solo, NULL, "forced 0\n", "view:17: There is no compulsory solo that this seat may play." },
  { solo, NULL, "announced 1 no-90 0 in-time -\nannounced 1 no-90 0 in-time -\n", "view:18: This cannot have been announced then." },

  { solo, "preset ddv\n", "preset ddv\nrule pigs on\npigs 0\n", "view:4: Pigs cannot have been declared." },
  { normal, "turn 0", "turn 3", "view:8: “turn” must be 0 here." },
  { normal, "turn 0\n", "turn -\n", "view:8: It cannot be the turn of this seat." },
  { normal, "H9\ndealt", "D9\ndealt", "view:4: “hand” is not what is left of “dealt”." },
  { normal, "dealt HT", "dealt HT HT", "view:5: This is no hand of the deck." },
  { normal, "n_cards 8 8 8 8", "n_cards 9 8 8 7", "view:11: “n_cards” must be 8 8 8 8 here." },
  { normal, "lacks 1 4", "lacks 1 0", "view:10: “lacks” must be 1 4 0 0 here." },
  { normal, "n_won 1 1 1 1", "n_won 2 1 1 0", "view:13: “n_won” must be 1 1 1 1 here." },
  { normal, "party re", "party kontra", "view:14: “party” must be re here." },
  { normal, "CA* 3:C9 0:C9", "CA 3:C9 0:C9*", "view:15: Another card wins." },
  { normal, "0:H9", "0:HA", "view:19: There are more cards than in the deck." },
  { normal, "1:S9 2:SK 3:SA*", "1:CJ 2:SK 3:SA*", "view:17: Seat 2 cannot have played “SK”." },
  { normal, "trick 0\n", "", "view:18: This trick is full, and another one follows." },
  { normal, "party re\n", "party re\nknown - re - -\nannounced 3 party 0 in-time -\n", "view:16: This cannot have been announced then." },
  { normal, "party re\n", "party re\nknown kontra - - re\nlevels - - - party\nannounced 3 party 0 in-time -\n", "view:15: “known” must be - - - re here." },
  { normal, NULL, "announced 2 party 40 in-time -\n", "view:20: So many cards have not been played." },

  { poverty, "soloist 0", "soloist 1", "view:10: This seat cannot play such a game." },
  { poverty, "turn 2", "turn 0", "view:7: It cannot be the turn of this seat." },
  { poverty, "n_passed 3", "n_passed 9", "view:12: A poverty does not put down that many cards." },
  { poverty, "exchange ask", "exchange return", "view:15: This seat cannot be the partner." },
  { poverty, "n_cards 7 10 10 10", "n_cards 10 10 10 10", "view:14: “n_cards” must be 7 10 10 10 here." },
  { poverty, "preset appendix-a\n", "preset appendix-a\nrule poverty-shift off\n", "view:10: There is no such game in this phase." },
  { poverty, "dealt HT SQ HQ DQ CJ SJ DA DK SK HK", "dealt HT SQ HQ DQ CJ SJ DA DK SK D9", "view:5: This is no hand of the deck." },
  { poverty, NULL, "received CA CA CK\n", "view:15: These cards cannot have been received." },
  { poverty, NULL, "n_trumps_returned 1\n", "view:15: So many trumps cannot have come back." },
  { taken_up, "pigs 0", "pigs 1", "view:14: The seat cannot have both pigs." },
  { taken_up, "pigs 0\n", "pigs 0\nsuperpigs 1\n", "view:15: The seat cannot have both superpigs." },
  { taken_up, "pigs 0\n", "superpigs 0\n", "view:14: Superpigs cannot have been declared." },
  { taken_up, "turn 2\n", "turn 2\nclaimed yes\n", "view:8: Nobody can have laid down a hand." },
  { taken_up, "turn 2\n", "turn 2\nrevoked 1\n", "view:8: Nobody can have failed to follow suit." },
  { poverty, NULL, "trick 1\n", "view:15: There are no tricks before they are opened." },

  { solo, NULL, "pigs 0\nsuperpigs 0\n", "view:17: Pigs cannot have been declared." },
  { solo, NULL, "call_level black\n", "view:17: There was no such bid." },
  { solo, "contract solo-meatless", "contract solo-trump", "view:10: The rules do not allow this game." },
  { solo, "phase tricks\n", "phase over\nclaimed yes\n", "view:8: The soloist cannot have laid down its hand." },
  { solo, "party re\n", "party re\nexchange ask\n", "view:15: The exchange cannot have come to this." },
  { solo, "party re\n", "party re\nn_passed 1\n", "view:15: A poverty does not put down that many cards." },
  { solo, "party re\n", "party re\nmarriage plain\n", "view:15: There is no such marriage in this game." },
  { solo, "party re\n", "party re\nown_revoked yes\n", "view:15: “own_revoked” must be no here." },

  { normal, "preset ddv\n", "preset ddv\ndealer 1\n", "view:16: It is not the turn of seat 1." },
  { normal, "phase tricks", "phase over", "view:7: “phase” must be tricks here." },
  { normal, "party re", "revoked 1\nparty re", "view:14: Nobody can have failed to follow suit." },
  { normal, NULL, "call solo-jack\n", "view:20: This is not what was heard of the seat." },
  { normal, NULL, "call_marriage plain\n", "view:20: There is no such marriage in this game." },
  { normal, NULL, "call_level no-90\n", "view:20: There was no such bid." },
  { normal, NULL, "received CA\n", "view:20: These cards cannot have been received." },
  { normal, NULL, "passed CA\n", "view:20: These cards cannot have been given away." },
  { normal, "preset ddv\n", "preset ddv\nrule revoke penalised\nrevoked 1\n", "view:4: This seat cannot have failed to follow suit." },

  { poverty, NULL, "pigs 2\n", "view:15: The seat cannot have both pigs." },
  { poverty, NULL, "pigs 1\n", "view:15: The seat cannot have both pigs." },
  { poverty, "turn 2", "turn -", "view:7: It cannot be the turn of this seat." },

  { bidding, "bidders 2", "bidders 3", "view:13: These seats cannot be bidding." },
  { bidding, "bidders 2", "bidders 4", "view:13: These seats cannot be bidding." },
  { bidding, "bidders 2", "bidders 0", "view:13: These seats cannot be bidding." },
  { bidding, "bidder 0\n", "", "view:9: This cannot have been heard in turn." },
  { bidding, "rule solo-precedence rank\n", "rule solo-precedence rank\nrule pigs on\npigs 0\n", "view:5: Pigs cannot have been declared." },
  { bidding, "rule solo-precedence rank\n", "", "view:9: No seat can have made such a bid." },
  { bidding, "bidder 0", "bidder 2", "view:10: No seat can have made such a bid." },
  { bidding, "bid_contract solo-jack", "bid_contract marriage", "view:10: No seat can have made such a bid." },
  { bidding, "bid_contract solo-jack", "bid_contract solo-koehler", "view:10: No seat can have made such a bid." },
  { bidding, "healthy healthy", "healthy -", "view:10: No seat can have made such a bid." },
  { bidding, "dealer 3\n", "dealer 3\nduty 0/0/0 1/0/0 0/0/0 0/0/0\nforced 1\n", "view:12: No seat can have made such a bid." },
  { bidding, "turn 1", "turn 2", "view:8: It cannot be the turn of this seat." },
  { bidding, "turn 1", "turn -", "view:8: It cannot be the turn of this seat." },
  { bidding, "call_level black", "call_level no-90", "view:16: There was no such bid." },
  { bidding, "call solo-jack", "call solo-queen", "view:15: This is not what was heard of the seat." },
  { bidding, "call solo-jack\n", "", "view:16: This is not what was heard of the seat." },

  { bid, "\nsoloist 0", "\nsoloist 1", "view:14: The highest bid is what is played." },
  { bid, "\ncontract solo-jack", "\ncontract solo-queen", "view:14: The highest bid is what is played." },
  { bid, "announced 0 black 0 in-time -\n", "", "view:13: Nobody announced what was bid." },
  { bid, "announced 0 black", "announced 0 no-30", "view:13: Nobody announced what was bid." },
  { bid, "announced 0 black 0", "announced 1 black 0", "view:13: Nobody announced what was bid." },
  { bid, "announced 0 black 0", "announced 0 black 1", "view:13: Nobody announced what was bid." },
  { bid, "bidder 0\nbid_contract solo-jack\n", "bid_contract solo-jack\n", "view:21: No seat can have made such a bid." },
  { bid, "bidder 0\nbid_contract solo-jack\n", "", "view:20: No seat can have made such a bid." },
  { bid, "bidder 0\nbid_contract solo-jack\nbid_level black\n", "bidders 2\n", "view:20: No seat can have made such a bid." },

  { forced, "forced 2", "forced 1", "view:7: There is no compulsory solo that this seat may play." },
  { forced, "heard - - reservation -", "heard - - healthy -", "view:10: This cannot have been heard in turn." },
  { forced, "heard - - reservation -", "heard - - - reservation", "view:10: This cannot have been heard in turn." },
  { forced, "heard - - reservation -", "heard - - reservation healthy", "view:10: This cannot have been heard in turn." },
  { forced, "phase tricks", "phase auction", "view:10: This cannot have been heard in turn." },
  { forced, "contract solo-diamonds", "contract marriage", "view:11: After these calls another game is played." },
  { forced, "contract solo-diamonds\nsoloist 2\n", "", "view:16: After these calls another game is played." },
  { forced, "preset ddv\n", "preset ddv\nrule pigs on\nrule pigs-in-solo off\npigs 0\n", "view:5: Pigs cannot have been declared." },

  { offered, "forced 0\n", "", "view:11: No compulsory solo can have been offered." },
  { offered, "forced 0\n", "forced 0\nvoted yes\n", "view:13: No compulsory solo can have been offered." },
  { offered, "rule duty-solo-offer on\n", "", "view:11: No compulsory solo can have been offered." },
  { offered, "rule duty-solo-forcing extra-round\n", "", "view:11: No compulsory solo can have been offered." },
  { offered, "heard reservation", "heard healthy", "view:12: No compulsory solo can have been offered." },
  { offered, "contract solo-jack", "contract marriage", "view:16: After these calls another game is played." },
  { offered, "phase tricks", "phase auction", "view:15: This cannot have been heard in turn." },
  { offered, "offered yes\n", "", "view:14: This cannot have been heard in turn." },
  { offered, "reservation healthy\n", "reservation -\n", "view:15: This cannot have been heard in turn." },

  { king_due, "partner 2", "partner 0", "view:13: This seat cannot be the partner." },
  { king_due, "partner 2\n", "", "view:18: This seat cannot be the partner." },
  { king_due, "phase tricks", "phase over", "view:14: Only a Genscher asks for a king." },
  { king_due, "king_due yes\n", "", "view:18: The Genscher’s king is neither due nor played." },
  { king_due, "partner 2\n", "partner 2\nmarriage plain\n", "view:14: There is no such marriage in this game." },
  { king_due, "partner 2\n", "partner 2\nalone yes\n", "view:14: There is no marriage that could have ended alone." },

  { king, "partner 3\n", "partner 3\nking_due yes\n", "view:13: The Genscher’s king is neither due nor played." },
  { king, "partner 3\n", "partner 3\nmarriage plain\n", "view:13: There is no such marriage in this game." },
  { king, "partner 3\n", "partner 3\nalone yes\n", "view:13: There is no marriage that could have ended alone." },
  { king, "dealer 3\n", "dealer 3\nduty 1/0/0 0/0/0 0/0/0 0/0/0\nforced 0\n", "view:11: This cannot have been heard in turn." },
  { king, "dealer 3\nphase tricks\nheard reservation healthy healthy healthy\n", "duty 1/0/0 0/0/0 0/0/0 0/0/0\ndealer 3\nforced 0\nphase tricks\nheard reservation - - -\n", "view:12: After these calls another game is played." },
  { king, "soloist 0", "soloist 1", "view:21: The Genscher’s king is neither due nor played." },
  { king, "call marriage", "call poverty", "view:18: The seat cannot have asked for this." },

  { marriage, "\nmarriage plain", "\nmarriage foreign", "view:12: There is no such marriage in this game." },
  { marriage, "\nmarriage plain\n", "\n", "view:18: There is no such marriage in this game." },
  { marriage, "call_marriage plain", "call_marriage foreign", "view:17: There is no such marriage in this game." },

  { alone, "contract marriage", "contract marriage\nmarriage plain", "view:13: There is no such marriage in this game." },
  { alone, "deciding_trick 1", "deciding_trick 2", "view:15: “deciding_trick” must be 1 here." },

  { poor, "passed CQ DJ DT", "passed CQ DJ CA", "view:8: These cards cannot have been given away." },
  { poor, "passed CQ DJ DT", "passed CQ DJ", "view:8: These cards cannot have been given away." },
  { poor, "passed CQ DJ DT", "passed CQ DJ DA", "view:8: These cards cannot have been given away." },
  { poor, "received S9 S9 H9", "received S9 S9", "view:9: These cards cannot have been received." },
  { poor, "received S9 S9 H9", "received S9 S9 D9", "view:9: These cards cannot have been received." },
  { poor, "n_passed 3\n", "n_passed 3\nn_trumps_returned 4\n", "view:19: So many trumps cannot have come back." },
  { poor, "n_passed 3", "n_passed 4", "view:18: A poverty does not put down that many cards." },
  { poor, "n_passed 3\n", "n_passed 3\nn_foxes_passed 1\n", "view:19: So many foxes cannot lie open." },
  { poor, "rule poverty-shift on\n", "", "view:15: The exchange cannot have come to this." },
  { poor, "exchange return", "exchange ask", "view:16: The exchange cannot have come to this." },
  { poor, "partner 1", "partner 0", "view:17: This seat cannot be the partner." },
  { poor, "partner 1\n", "", "view:23: This seat cannot be the partner." },
  { poor, "call poverty", "call marriage", "view:22: This is not what was heard of the seat." },

  { taken, "passed S9 S9 H9", "passed S9 S9", "view:8: These cards cannot have been given away." },
  { taken, "passed S9 S9 H9", "passed S9 S9 DT", "view:8: These cards cannot have been given away." },
  { taken, "received CQ DJ DT", "received CQ DJ", "view:9: These cards cannot have been received." },

  { passing, "passed CQ DJ DT", "passed CQ DJ CA", "view:8: These cards cannot have been given away." },
  { passing, "phase exchange", "phase exchange\nturn 2", "view:10: It cannot be the turn of this seat." },

  { foxes, "rule poverty-foxes-open on\n", "", "view:15: So many foxes cannot lie open." },
  { foxes, "n_passed 3\nn_foxes", "n_passed 0\nn_foxes", "view:15: A poverty does not put down that many cards." },

  { sent_back, "rule poverty-shift on\n", "", "view:13: The exchange cannot have come to this." },
  { sent_back, "exchange ask", "exchange return", "view:14: The exchange cannot have come to this." },
  { sent_back, "exchange ask\nn_passed 3\n", "", "view:17: The exchange cannot have come to this." },
  { sent_back, "n_passed 3", "n_passed 2", "view:15: A poverty does not put down that many cards." },
  { sent_back, NULL, "n_foxes_passed 1\n", "view:19: So many foxes cannot lie open." },
  { sent_back, NULL, "pigs 0\n", "view:19: Pigs cannot have been declared." },
  { sent_back, NULL, "announced 0 party 0 in-time -\n", "view:19: Nothing is announced before the tricks are opened." },
  { sent_back, "trick 0", "trick 0:CA", "view:18: There are no tricks before they are opened." },
  { sent_back, "trick 0", "trick 1", "view:18: There are no tricks before they are opened." },
  { sent_back, "\ncontract poverty", "\ncontract solo-jack", "view:12: There is no such game in this phase." },
  { sent_back, "turn 0", "turn -", "view:10: It cannot be the turn of this seat." },

  { own_back, "received CQ DJ DT\n", "", "view:22: These cards cannot have been received." },

  { claimed, "phase over", "phase tricks", "view:12: Nobody can have laid down a hand." },
  { claimed, "preset ddv\n", "preset ddv\nrule revoke penalised\nrevoked 1\n", "view:14: Nobody can have laid down a hand." },
  { claimed, "claimed yes\n", "", "view:7: “phase” must be tricks here." },
  { claimed, "trick 0\n", "trick 0:CA*\n", "view:12: The soloist cannot have laid down its hand." },

  { revoked, "known re - - -", "known re re re -", "view:11: The parties cannot be such ones." },
  { revoked, "known re - - -", "known kontra - - -", "view:11: The own party is another one." },
  { revoked, "rule revoke penalised\n", "", "view:9: Nobody can have failed to follow suit." },
  { revoked, "revoked 1\n", "", "view:14: This trick is full, and another one follows." },
  { revoked, "revoked 1\n", "revoked 1\nclaimed yes\n", "view:11: Nobody can have laid down a hand." },
  { revoked, "in-time -", "in-time party", "view:16: This cannot have been announced then." },
  { revoked, "announced 0 party", "announced 0 reply", "view:16: This cannot have been announced then." },
  { revoked, "3:CK\n", "3:CK\ntrick 1:CT*\n", "view:16: It is not the turn of seat 1." },

  { turned, NULL, "claimed yes\n", "view:17: Nobody can have laid down a hand." },
  { of_kontra, "known kontra re kontra re", "known kontra kontra kontra kontra", "view:11: The parties cannot be such ones." },
  { turned, "known re kontra re kontra", "known re kontra - kontra", "view:11: The parties cannot be such ones." },
  { turned, "known re kontra re kontra", "known re kontra kontra kontra", "view:12: The cards that are unseen cannot lie with the others." },

  { superpig_led, "\nsuperpigs 0", "\nsuperpigs 2", "view:13: The seat cannot have declared this." },
  { superpig_led, "\npigs 1\n", "\npigs 2\n", "view:12: The seat cannot have declared this." },
  { superpig_led, "\npigs 1\n", "\n", "view:12: Superpigs cannot have been declared." },
  { superpig_led, "rule superpigs on\n", "", "view:12: Superpigs cannot have been declared." },
  { superpig_led, "HT CQ SQ HQ DQ DJ DK CT C9 ST S9 H9\ndealt HT CQ SQ HQ DQ DJ DK", "HT CQ SQ HQ DQ DJ DA CT C9 ST S9 H9\ndealt HT CQ SQ HQ DQ DJ DA", "view:14: The cards that are unseen cannot lie with the others." },

  { raised, NULL, "announced 0 party 0 in-time -\n", "view:77: This cannot have been announced then." },
  { raised, NULL, "announced 2 party 0 in-time -\n", "view:77: This cannot have been announced then." },
  { raised, NULL, "announced 0 reply 0 in-time -\n", "view:77: This cannot have been announced then." },
  { raised, NULL, "announced 0 no-90 0 in-time party\n", "view:77: This cannot have been announced then." },
  { raised, NULL, "announced 0 reply 0 in-time party\n", "view:77: This cannot have been announced then." },

  { reply, "0 party 0 in-time -", "0 party 0 reply -", "view:16: This cannot have been announced then." },
  { reply, "0 party 0 in-time -", "0 party 0 in-time no-90", "view:16: This cannot have been announced then." },
  { reply, "0 party 0 in-time -", "0 party 1 in-time -", "view:16: So many cards have not been played." },

  { both_re, "known re kontra re kontra", "known re re re kontra", "view:11: “known” must be re kontra re kontra here." },

  { revoked_on_queen, "known re re", "known re kontra", "view:11: Seat 1 has played a queen of clubs." },

  { said_before, "0 party 0", "0 no-90 0", "view:16: “levels” must be no-90 - - - here." },
  { said_before, "0 in-time -", "0 reply -", "view:20: This cannot have been announced then." },
  { said_before, "0 in-time -", "0 in-time no-90", "view:20: This cannot have been announced then." },
  { said_before, NULL, "announced 0 party 0 in-time -\n", "view:21: This cannot have been announced then." },

  { thrown, "rule throwing-before-solo on\n", "", "view:17: After these calls another game is played." },
  { thrown, "phase thrown", "phase tricks", "view:18: There is no such game in this phase." },
  { thrown, "rule throw-with-kings on\n", "rule throw-with-kings on\nrule pigs on\npigs 0\n", "view:9: Pigs cannot have been declared." },

  { own_pigs, "rule pigs on\n", "", "view:14: Pigs cannot have been declared." },
  { own_pigs, "rule pigs on\n", "rule pigs on\nrule pig-only-second on\n", "view:16: Pigs cannot have been declared." },
  { own_pigs, "rule pigs on\n", "rule pigs on\nrule pigs-in-poverty off\n", "view:16: Pigs cannot have been declared." },

  { beginning, "turn 0", "turn 1", "view:7: “turn” must be 0 here." },
  { beginning, "turn 0", "turn -", "view:7: It cannot be the turn of this seat." },
  { to_pass, "turn 2", "turn 1", "view:9: “turn” must be 2 here." },
  { to_pass, "known - - re -", "known - - - -", "view:14: “known” must be - - re - here." },
  { to_pass, "n_cards 12 12 12 12", "n_cards 12 12 9 12", "view:15: “n_cards” must be 12 12 12 12 here." },

  { knocked, "rule pigs on\nrule pig-only-second on\n", "", "view:21: This cannot have been announced then." },
  { king_back, "rule revoke penalised\n", "", "view:18: The Genscher’s king is neither due nor played." },
  { both_re, NULL, "announced 0 no-90 0 in-time -\nannounced 0 no-90 0 in-time -\n", "view:19: This cannot have been announced then." },
  { normal, NULL, "announced 2 party 3 in-time -\nannounced 3 party 1 in-time -\n", "view:21: This cannot have been announced then." },
  { revoked, NULL, "announced 1 no-90 3 in-time -\n", "view:17: This cannot have been announced then." },
  { revoked, "rule revoke penalised\n", "rule revoke penalised\nrule knocking on\nannounced 1 no-90 3 in-time party\n", "view:5: This cannot have been announced then." },
  { said_before, "rule genscher on\n", "rule genscher on\nrule revoke penalised\nannounced 0 party 0 in-time -\n", "view:22: This cannot have been announced then." },
  { both_said, "announced 0 party 4", "announced 0 no-90 4", "view:23: This cannot have been announced then." },
  { solo, "preset ddv\n", "preset ddv\nrule solo-precedence rank\nannounced 0 reply 0 in-time -\n", "view:4: This cannot have been announced then." },
  { superpig_led, NULL, "announced 3 no-90 0 in-time -\n", "view:17: This cannot have been announced then." },
  { taken, "rule poverty-shift on\n", "rule poverty-shift on\nrule pigs on\nrule pig-only-second on\npigs 2\n", "view:7: The seat cannot have declared this." },
  { poor, "rule poverty-shift on\n", "rule poverty-shift on\nrule pigs on\npigs 0\n", "view:6: The seat cannot have declared this." },
  { normal, "lacks 1 4 0 0\nn_cards 8 8 8 8\naugen 36 26 15 15\nn_won 1 1 1 1\nparty re\ntrick 1:CK 2:CA* 3:C9 0:C9\ntrick 2:HA 3:HA 0:H9", "trick 1:CK 2:CA* 3:C9 0:C9\ntrick 2:HA 3:ST 0:ST", "view:15: The cards that are unseen cannot lie with the others." },
  { gifts_left, "rule pigs on\n", "rule pigs on\nrule pig-only-second on\n", "view:15: The seat cannot have declared this." },
  { gifts_left, "1:DT 2:DJ* 3:CK", "1:CK 2:DJ* 3:H9", "view:22: The cards that are unseen cannot lie with the others." },
  { passing, "rule poverty-shift on\n", "rule poverty-shift on\nrule poverty-foxes-open on\nn_foxes_passed 1\n", "view:10: These cards cannot have been given away." },
  { four_passed, "dealt CQ DJ DT DA", "dealt CQ DJ DT SK", "view:9: These cards cannot have been given away." },
  { thrown_at_once, NULL, "pigs 0\n", "view:19: Pigs cannot have been declared." },
  { poor_revoked, "trick 3:HA 0:CA 1:HT* 2:H9\n", "trick 3:HJ 0:CA 1:HT* 2:D9\n", "view:13: The seat cannot hold a card to follow suit with." },
  { plain_left, "2:DQ* 3:DK\n", "2:CK 3:DK*\n", "view:19: The seat cannot hold a card to follow suit with." },
  { claimed, "trick 3:CK 0:CA* 1:C9 2:CJ\ntrick 0\n", "trick 3:CA* 0:CK 1:C9 2:CJ\ntrick 3:DK\n", "view:12: The soloist cannot have laid down its hand." },
  { all_won, NULL, "claimed yes\n", "view:27: The soloist cannot have laid down its hand." },
};

#define FULL_TRICK "trick 0:C9 1:C9 2:CK 3:CK*\n"
#define TRICK      "trick 0:CA 1:CA 2:CA 3:CA\n"
#define TRICKS_3   TRICK TRICK TRICK
#define TRICKS_12  TRICKS_3 TRICKS_3 TRICKS_3 TRICKS_3

/* What cannot be read. */
static const Case unreadable[] = {
  { solo, "dulle-view 1", "dulle-view 2", "view:1: This is not a view: the first line must be “dulle-view 1”." },
  { "", "", "", "view:1: This is not a view: the first line must be “dulle-view 1”." },
  { solo, "own 0", "own 4", "view:3: “4” is not a seat." },
  { solo, "own 0", "own -", "view:3: “-” is not a seat." },
  { solo, "own 0", "own", "view:3: “” is not a seat." },
  { solo, "own 0\n", "\n# a remark\nown 4\n", "view:5: “4” is not a seat." },
  { solo, "hand HT", "hand H1", "view:4: “H1” is not a card." },
  { solo, "hand HT", "hand HT HT HT", "view:4: There is no third “HT”." },
  { solo, "dealer 3", "dealer 4", "view:6: “dealer” cannot be “4”." },
  { solo, "dealer 3", "dealer -", "view:6: “dealer” cannot be “-”." },
  { solo, "dealer 3", "dealer", "view:6: “dealer” is followed by 1 words." },
  { solo, "dealer 3", "dealer 3 3", "view:6: “dealer” is followed by 1 words." },
  { solo, "phase tricks", "phase trick", "view:7: “phase” cannot be “trick”." },
  { solo, "call solo-meatless", "call solo-meat", "view:15: “call” cannot be “solo-meat”." },
  { solo, "re kontra kontra kontra", "re kontra kontra", "view:12: “known” is followed by 4 words." },
  { solo, "12 12 12 12", "12 12 12 49", "view:13: “n_cards” cannot be “49”." },
  { solo, "12 12 12 12", "12 12 12 -1", "view:13: “n_cards” cannot be “-1”." },
  { solo, "trick 0", "trick 4", "view:16: “4” is not a seat, or a seat’s card." },
  { solo, "trick 0", "trick", "view:16: “” is not a seat, or a seat’s card." },
  { solo, "trick 0", "trick 0\ntrick 0", "view:17: The trick before has less than four cards." },
  { solo, "trick 0\n", TRICKS_12 TRICK TRICK, "view:29: There are more tricks than in a game." },
  { solo, NULL, "what 1\n", "view:17: “what” is not known." },
  { solo, NULL, "rule nines off\n", "view:17: Rules must come before everything else." },
  { solo, NULL, "announced 4 party 0 in-time -\n", "view:17: “4” is not a seat." },
  { solo, NULL, "announced 0 - 0 in-time -\n", "view:17: “-” is not a level." },
  { solo, NULL, "announced 0 no-80 0 in-time -\n", "view:17: “no-80” is not a level." },
  { solo, NULL, "announced 0 party 49 in-time -\n", "view:17: “49” is not a number of cards." },
  { solo, NULL, "announced 0 party 0 late -\n", "view:17: “late” is not “in-time” or “reply”." },
  { solo, NULL, "announced 0 party 0 in-time no-80\n", "view:17: “no-80” is not a level." },
  { solo, NULL, "announced 0 party 0 in-time\n", "view:17: “announced” is followed by seat, level, cards, in-time or reply, and level." },
  { solo, "end\n", "", "view:17: There is no “end”." },
  { marriage, "\nmarriage plain", "\nmarriage what", "view:12: “marriage” cannot be “what”." },

  { normal, "duty 1/0/0", "duty", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "duty 1/0/0", "duty 1/0", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "duty 1/0/0", "duty 1/2/0", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "duty 1/0/0", "duty 1/1/1", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "duty 1/0/0", "duty 11/0/0", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "1:CK 2:CA*", "1:CK 3:CA*", "view:15: “3:CA*” is not the next card of the trick." },
  { normal, "1:CK 2:CA*", "1:CK 2:CB*", "view:15: “2:CB*” is not the next card of the trick." },
  { normal, "1:CK 2:CA*", "1:CK 2CA*", "view:15: “2CA*” is not the next card of the trick." },
  { normal, "0:C9\n", "0:C9 1:CK\n", "view:15: “1:CK” is not the next card of the trick." },
  { normal, "2:CK\n", "2:CA\ntrick 3:HA 0:H9 1:DK 2:CA\n", "view:21: There is no third “CA”." },

  { normal, "own 2", "owns 2", "view:3: “owns” is not known." },
  { normal, "preset ddv", "rule nines perhaps", "view:2: “perhaps” is not a value of the option “nines”." },
  { normal, "hand HT", "hand HX", "view:4: “HX” is not a card." },
  { normal, "hand HT CQ", "hand HT CQ CQ CQ", "view:4: There is no third “CQ”." },
  { normal, "dealt HT", "dealt HT 10", "view:5: “10” is not a card." },
  { normal, NULL, "passed C8\n", "view:20: “C8” is not a card." },
  { normal, NULL, "received C8\n", "view:20: “C8” is not a card." },
  { normal, "turn 0", "turn", "view:8: “turn” is followed by 1 words." },
  { normal, "turn 0", "turn 0 0", "view:8: “turn” is followed by 1 words." },
  { normal, NULL, "bock 1 1\n", "view:20: “bock” is followed by 1 words." },
  { normal, "turn 0", "turn 5", "view:8: “turn” cannot be “5”." },
  { normal, "phase tricks", "phase skat", "view:7: “phase” cannot be “skat”." },
  { normal, "lacks 1 4 0 0", "lacks 1 4 0", "view:10: “lacks” is followed by 4 words." },
  { normal, "lacks 1 4 0 0", "lacks 1 4 0 32", "view:10: “lacks” cannot be “32”." },
  { normal, "augen 36", "augen 241", "view:12: “augen” cannot be “241”." },
  { normal, "trick 0\n", "trick 0:\n", "view:19: “0:” is not the next card of the trick." },
  { normal, "trick 0\n", "trick 0:CX\n", "view:19: “0:CX” is not the next card of the trick." },
  { normal, "2:CA*", "2-CA*", "view:15: “2-CA*” is not the next card of the trick." },
  { normal, "0:C9\n", "0:C9 1:CT\n", "view:15: “1:CT” is not the next card of the trick." },
  { normal, "3:C9 0:C9\n", "3:C9 0:C9\ntrick 2:HA 3:HA 0:H9 1:DK*\ntrick 2:HA 3:HA 0:H9 1:DK*\n", "view:22: There is no third “HA”." },
  { normal, "trick 0\n", FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK FULL_TRICK "trick 0\n", "view:28: There are more tricks than in a game." },
  { normal, NULL, "announced 2 no-100 8 in-time -\n", "view:20: “no-100” is not a level." },
  { normal, NULL, "announced 2 party -1 in-time -\n", "view:20: “-1” is not a number of cards." },
  { normal, NULL, "announced 2 party 8 in-time no-100\n", "view:20: “no-100” is not a level." },
  { "dulle-view 1\npreset ddv\nend\n", "ddv", "ddv", "view:3: There is nothing but rules." },
};

static char *
edit_view (const char *view,
           const char *from,
           const char *to)
{
  GString *text = g_string_new (view);

  if (from == NULL)
    g_string_insert (text, (gssize) (text->len - strlen ("end\n")), to);
  else
    g_string_replace (text, from, to, 1);

  return g_string_free (text, FALSE);
}

START_TEST (test_right)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (right_views); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleView view;

      ck_assert_msg (dulle_view_parse (right_views[i], "view", &view, &error), "%s",
                     error != NULL ? error->message : "");
    }
}
END_TEST

static void
check_refused (const Case *cases,
               unsigned    n_cases)
{
  for (unsigned i = 0; i < n_cases; i++)
    {
      g_autofree char *text = edit_view (cases[i].view, cases[i].from, cases[i].to);
      g_autoptr (GError) error = NULL;
      DulleView view;

      ck_assert_msg (!dulle_view_parse (text, "view", &view, &error), "%s is read", cases[i].to);
      ck_assert_str_eq (error->message, cases[i].message);
    }
}

START_TEST (test_impossible)
{
  check_refused (impossible, G_N_ELEMENTS (impossible));
}
END_TEST

START_TEST (test_unreadable)
{
  check_refused (unreadable, G_N_ELEMENTS (unreadable));
}
END_TEST

/* However often is announced, a view has room for it or says that it has none. */
START_TEST (test_many_announcements)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  DulleView        view;

  for (unsigned i = 0; i <= DULLE_MAX_ANNOUNCEMENTS; i++)
    g_string_append (lines, "announced 0 party 0 in-time -\n");
  text = edit_view (solo, NULL, lines->str);
  ck_assert (!dulle_view_parse (text, "view", &view, &error));
  ck_assert_str_eq (error->message, "view:117: There are more announcements than in a game.");
}
END_TEST

/* A view without the lines that begin with one of @words. Returns: (transfer full) */
static char *
leave_out (const char        *view,
           const char *const *words)
{
  g_auto (GStrv) lines = g_strsplit (view, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autofree char *word = g_strndup (lines[i], strcspn (lines[i], " "));

      if (!g_strv_contains (words, word))
        g_string_append_printf (text, "%s\n", lines[i]);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What follows from the rest need not be said. */
START_TEST (test_left_out)
{
  static const char *const words[] = { "duty_solo", "deciding_trick", "lacks", "n_cards", "augen",
                                       "n_won", "levels", "party", "own_revoked", NULL };

  for (unsigned i = 0; i < G_N_ELEMENTS (right_views); i++)
    {
      g_autofree char *text = leave_out (right_views[i], words);
      g_autoptr (GString) whole = g_string_new (NULL);
      g_autoptr (GString) again = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      DulleView view;

      ck_assert (dulle_view_parse (right_views[i], "view", &view, NULL));
      dulle_view_write (&view, whole);
      ck_assert_msg (dulle_view_parse (text, "view", &view, &error), "%s%s", text,
                     error != NULL ? error->message : "");
      dulle_view_write (&view, again);
      ck_assert_str_eq (again->str, whole->str);
    }
}
END_TEST

/* Every solo, to the last in the table, as the game and as the own call of the seat. */
START_TEST (test_every_contract)
{
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      const char      *id = dulle_contracts[contract].id;
      g_autofree char *rule = g_strdup_printf (
          "preset ddv\nrule solo-koehler on\nrule solo-king on\nrule solo-queen-jack on\n"
          "rule solo-king-jack on\nrule solo-king-queen on\nrule solo-trump on\n"
          "rule solo-jack-queen on\nrule solo-jack-king on\nrule solo-queen-jack-king on\n"
          "rule solo-queen-suit on\nrule solo-jack-suit on\nrule solo-pure-suit on\n");
      GString  *text = g_string_new (solo);
      DulleView view;
      g_autoptr (GError) error = NULL;

      if (dulle_contract_is_solo (contract))
        {
          g_string_replace (text, "preset ddv\n", rule, 1);
          g_string_replace (text, "solo-meatless", id, 0);
          ck_assert_msg (dulle_view_parse (text->str, "view", &view, &error), "%s: %s", id,
                         error != NULL ? error->message : "");
          ck_assert_int_eq (view.board.contract, contract);
          ck_assert_int_eq (view.own.call, contract);
        }
      g_string_free (text, TRUE);
    }
}
END_TEST

/* Numbers, and the highest that each may be. */
static const struct
{
  const char *word;
  unsigned    n_values;
  unsigned    highest;
} numbers[] = {
  { "bock", 1, DULLE_MAX_BOCK },
  { "bidders", 1, 15 },
  { "deciding_trick", 1, 12 },
  { "n_passed", 1, 12 },
  { "n_foxes_passed", 1, 2 },
  { "n_trumps_returned", 1, 12 },
  { "lacks", 4, 31 },
  { "n_cards", 4, 24 },
  { "augen", 4, 240 },
  { "n_won", 4, 24 },
};

/* Returns: (nullable): what is wrong with a view that has another number */
static char *
read_number (unsigned number,
             unsigned value)
{
  g_autoptr (GString) line = g_string_new (numbers[number].word);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  DulleView view;

  for (unsigned i = 0; i < numbers[number].n_values; i++)
    g_string_append_printf (line, " %u", value);
  g_string_append_c (line, '\n');
  text = edit_view (solo, NULL, line->str);
  dulle_view_parse (text, "view", &view, &error);

  return error != NULL ? g_strdup (error->message) : NULL;
}

/* Beyond its bound a number is none; up to it, it only does not fit to the rest. */
START_TEST (test_bounds)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      unsigned         highest = numbers[i].highest;
      g_autofree char *within = read_number (i, highest);
      g_autofree char *beyond = read_number (i, highest + 1);
      g_autofree char *reason = g_strdup_printf ("view:17: “%s” cannot be “%u”.", numbers[i].word,
                                                 highest + 1);

      ck_assert_str_eq (beyond, reason);
      ck_assert_msg (within == NULL || strstr (within, "cannot be “") == NULL, "%s", within);
    }
}
END_TEST

/* Cards are chosen for the middle of a poverty, and to be given back; not while seats are
 * asked, nor by others, nor in other phases. */
START_TEST (test_gives_cards)
{
  static const struct
  {
    const char *view;
    bool        gives;
  } cases[] = {
    { to_pass, true },
    { taken_up, true },
    { poverty, false },
    { sent_back, false },
    { solo, false },
  };
  DulleView view;

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ck_assert (dulle_view_parse (cases[i].view, "view", &view, NULL));
      ck_assert (dulle_view_gives_cards (&view) == cases[i].gives);
    }

  ck_assert (dulle_view_parse (to_pass, "view", &view, NULL));
  view.own.seat = 0;
  ck_assert (!dulle_view_gives_cards (&view));
}
END_TEST

/* What is changed after it was read, is found. */
START_TEST (test_consistent)
{
  g_auto (DulleViewFlaw) flaw = { 0 };
  g_auto (DulleViewFlaw) other_flaw = { 0 };
  DulleView view;

  ck_assert (dulle_view_parse (normal, "view", &view, NULL));
  ck_assert (dulle_view_is_consistent (&view, &flaw));

  view.board.turn = 3;
  ck_assert (!dulle_view_is_consistent (&view, &flaw));
  ck_assert_str_eq (flaw.word, "turn");

  view.board.turn = 0;
  view.board.order.strength[0]++;
  ck_assert (!dulle_view_is_consistent (&view, &other_flaw));
  ck_assert_str_eq (other_flaw.reason, "The order of the cards is another one.");
}
END_TEST

/* Whoever has no seat owns nothing. */
START_TEST (test_bare)
{
  static const char *const           owned[] = { "hand", "dealt", "party", NULL };
  static const DullePrivateKnowledge knowledge[] = {
    { .party = DULLE_NO_PARTY, .dealt = 1 },
    { .party = DULLE_NO_PARTY, .hand = 1 },
    { .party = DULLE_NO_PARTY, .passed = 1 },
    { .party = DULLE_NO_PARTY, .received = 1 },
    { .party = DULLE_NO_PARTY, .call = DULLE_CONTRACT_SOLO_QUEEN },
    { .party = DULLE_NO_PARTY, .call_marriage = 1 },
    { .party = DULLE_NO_PARTY, .call_level = DULLE_LEVEL_NO_90 },
    { .party = DULLE_NO_PARTY, .revoked = true },
    { .party = DULLE_RE },
  };
  g_autofree char *no_seat = edit_view (normal, "own 2", "own -");
  g_autofree char *text = leave_out (no_seat, owned);
  g_autoptr (GError) error = NULL;
  DulleView bare;

  ck_assert (!dulle_view_parse_bare (normal, "view", &bare, &error));
  ck_assert_str_eq (error->message, "view:3: “2” is not a view without a seat.");
  g_clear_error (&error);
  ck_assert_msg (dulle_view_parse_bare (text, "view", &bare, &error), "%s",
                 error != NULL ? error->message : "");
  for (unsigned i = 0; i < G_N_ELEMENTS (knowledge); i++)
    {
      g_auto (DulleViewFlaw) flaw = { 0 };
      DulleView view = bare;

      view.own = knowledge[i];
      view.own.seat = DULLE_NO_SEAT;
      ck_assert (!dulle_view_is_consistent (&view, &flaw));
      ck_assert_str_eq (flaw.reason, "Without a seat there is nothing to own.");
    }
}
END_TEST

/* Rules are written as the preset that comes nearest, and what differs from it. */
START_TEST (test_few_words)
{
  static const struct
  {
    const char *view;
    const char *preset;
    const char *rules;
  } cases[] = {
    { solo, "preset ddv\n", "preset ddv\n" },
    { solo, "preset ddv\n", "preset ddv\nrule genscher on\n" },
    { solo, "preset ddv\n", "preset freedoko\nrule viewable-tricks 1\n" },
    { poverty, "preset appendix-a\n", "preset appendix-a\n" },
    { marriage, "preset feldmeier\n", "preset feldmeier\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = edit_view (cases[i].view, cases[i].preset, cases[i].rules);
      g_autofree char *start = g_strconcat ("dulle-view 1\n", cases[i].rules, "own ", NULL);
      g_autoptr (GString) written = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      DulleView view;

      dulle_view_parse (text, "view", &view, &error);
      ck_assert_msg (error == NULL, "%s", error != NULL ? error->message : "");
      dulle_view_write (&view, written);
      ck_assert_msg (g_str_has_prefix (written->str, start), "%s", written->str);
    }
}
END_TEST

SUITE ("view",
       test_right,
       test_impossible,
       test_unreadable,
       test_many_announcements,
       test_left_out,
       test_every_contract,
       test_bounds,
       test_gives_cards,
       test_consistent,
       test_bare,
       test_few_words)
