/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Positions in which experienced players agree. The answer lists everything that is good, or
 * after a ! everything that is wrong: cards, calls by their contract, announcements by their
 * level, or "silent".
 */
#pragma once

#include "position.h"

static const Position blunder_positions[] = {
  /* The partner's trick is not overtaken. */
  { "the partner's ace is not trumped in the last seat", 3, "CQ SQ HJ DT DK D9 SK ST S9 HK H9 H9", "03", "0!re 0:CA 1:C9 2:CK", "ST DT" },
  { "the partner's queen holds the trick", 3, "HT SQ HJ DT DK D9 CK C9 SK S9 HK H9", "01", "0:D9 1:DK 2!kontra 2:HQ", "DT" },
  { "the fox goes under the partner's queen", 3, "DA SQ HJ DJ DK D9 CK C9 SK S9 HK H9", "01", "0:DT 1:DJ 2!kontra 2:SQ", "DA" },
  { "the fox goes under the partner's dulle", 1, "CQ DA SQ HJ DK D9 CK C9 SK S9 HK H9", "12", "2!re 2:HT 3:DK 0:DJ", "DA" },
  { "the fox is safe under a dulle in the third seat", 2, "CQ HQ SJ DA DT D9 CK CT SK S9 HK H9", "02", "0!re 0:HT 1:D9", "DA" },
  { "a ten is safe under a dulle in the second seat", 1, "CQ SQ DJ DT DK D9 CA C9 SK ST S9 H9", "01", "0!re 0:HT", "DT" },
  { "no queen is wasted under the partner's dulle", 2, "CQ SQ DQ SJ DK D9 CK C9 SK S9 HK H9", "02", "0!re 0:HT 1:DJ", "!CQ SQ DQ" },
  { "the partner's ace is not trumped in the third seat", 2, "CQ SQ DQ HJ DK D9 SK SK S9 HK H9 HK", "02", "0!re 0:CA 1:C9", "SK S9 HK H9" },
  { "the second dulle stays at home", 0, "HT SQ DJ DT D9 CK C9 SK S9 HK H9 H9", "12", "1:DK 2:D9 3!kontra 3:HT", "DT" },
  { "the dulle does not beat the partner's old one", 3, "CQ HT DT DK HJ D9 CK C9 SK S9 HK H9", "03", "0!re 0:CQ 1:D9 2:DK", "DT" },
  { "the fox goes under the partner's old one", 2, "CQ HT DA DK HJ D9 CK C9 SK S9 HK H9", "23", "3!re 3:CQ 0:D9 1:DJ", "DA" },
  { "a nine is enough under the partner's queen", 0, "HT CQ D9 CK CT C9 C9 SK S9 S9 HK H9", "01", "1!re 1:SQ 2:DJ 3:DK", "D9" },
  { "the partner's trump on an ace is not overtrumped", 3, "SQ DQ DJ DK D9 CK C9 CT HK H9 CK H9", "01", "0:SA 1:S9 2!kontra 2:HJ", "!SQ DQ DK D9 DJ" },
  { "a jack that holds is left to the partner", 0, "CQ SQ HQ DA DK SJ CK C9 SK S9 HK H9", "03", "1:D9 2:DK 3!re 3:CJ", "DA" },

  /* Card points are added to the partner's trick. */
  { "the ten of clubs to the partner's ace", 3, "CQ SQ DJ DK D9 CT CK SK S9 HK H9 H9", "03", "0!re 0:CA 1:C9 2:CK", "CT" },
  { "the ten of spades to the partner's ace", 2, "HT SQ DJ DK D9 CK C9 ST SK S9 HK H9", "01", "3!kontra 3:SA 0:S9 1:SK", "ST" },
  { "a ten to the partner's ace in the third seat", 0, "CQ SQ DJ DK D9 CT C9 SK S9 S9 HK H9", "02", "2!re 2:CA 3:CK", "CT" },
  { "a ten of another suit to the partner's ace of hearts", 1, "CQ SQ DJ DK D9 CT CK C9 ST SK S9 S9", "12", "2!re 2:HA 3:H9 0:H9", "CT ST" },
  { "a ten to the partner who has trumped in", 3, "HT HQ DJ DK D9 CK C9 ST SK S9 HK H9", "01", "0:SA 1:S9 2!kontra 2:DJ", "ST" },
  { "a ten of trumps to the partner's old one", 1, "HT SQ DT DK D9 CK C9 SK S9 S9 HK H9", "03", "2!kontra 2:HT 3:DK 0:D9", "DT" },
  { "a king where there is nothing better", 3, "HT SQ DJ DT D9 CK C9 SK S9 S9 HK H9", "02", "0:CT 1!kontra 1:CA 2:C9", "CK" },
  { "the fox rather than a king", 2, "SQ SQ HJ DA DK D9 CK C9 SK S9 HK H9", "01", "3!kontra 3:HT 0:D9 1:DJ", "DA" },
  { "the king of hearts to the partner's ace", 3, "CQ SQ DJ DK D9 CK C9 SK S9 S9 HK H9", "03", "0!re 0:HA 1:H9 2:HK", "HK" },
  { "the king of spades to the partner's ace", 0, "HT SQ DJ DK D9 CK C9 CT SK S9 HK H9", "23", "1!kontra 1:SA 2:ST 3:S9", "SK" },
  { "the ten of clubs to the partner who trumped hearts", 1, "CQ SQ DJ DK D9 CK CT C9 SK S9 S9 C9", "01", "2:HA 3:H9 0!re 0:DJ", "CT" },
  { "the fox rather than the ten under the partner's dulle", 3, "CQ SQ DJ DA DT D9 CK C9 SK S9 HK H9", "23", "0:DK 1:DJ 2!re 2:HT", "DA" },

  /* Nothing is given to the others. */
  { "no ten to a foreign ace in the last seat", 3, "HT SQ DJ DK D9 CT C9 SK S9 S9 HK H9", "01", "0!re 0:CA 1:CT 2:CK", "C9" },
  { "no ten to a foreign ace in the second seat", 1, "HT SQ DJ DK D9 CT CK C9 SK S9 HK H9", "03", "0!re 0:CA", "C9" },
  { "no ten to a foreign ace of spades in the last seat", 1, "HT SQ DJ DK D9 CK C9 ST SK S9 HK H9", "23", "2!re 2:SA 3:SK 0:S9", "S9" },
  { "no trump ten to a foreign dulle", 2, "SQ HJ DT DK D9 CK C9 SK S9 S9 HK H9", "03", "3!re 3:HT 0:DJ 1:DK", "D9 HJ" },
  { "no fox to a foreign dulle", 0, "SQ HJ DA DK D9 CK C9 SK S9 S9 HK H9", "12", "1!re 1:HT 2:DJ 3:DK", "D9 HJ" },
  { "no fox to a foreign dulle in the second seat", 1, "SQ DJ DA DT D9 CK C9 SK S9 S9 HK H9", "03", "0!re 0:HT", "D9 DJ" },
  { "no points to a trump over the partner's ace", 0, "HT SQ DJ DK D9 CK C9 ST S9 HK H9 H9", "23", "1!kontra 1:SA 2:S9 3!re 3:DJ", "S9" },
  { "no ten to a foreign old one", 1, "SQ HQ DT DK D9 CK C9 SK S9 S9 HK H9", "23", "2!re 2:CQ 3:DJ 0:DK", "D9" },
  { "no fox in the second seat to a small trump", 1, "HT SQ HQ CJ HJ DA DK D9 CK C9 SK H9", "03", "0!re 0:D9", "!DA" },
  { "the king stays behind a foreign ace", 2, "HT DQ DJ DT D9 CK C9 SK S9 S9 HK H9", "13", "3!re 3:CA 0:CT 1:CK", "C9" },

  /* A dulle is not wasted. */
  { "no dulle on nines", 3, "HT HQ SJ DK CK C9 CT SK S9 S9 HK H9", "", "0:D9 1:D9 2:DJ", "!HT" },
  { "no dulle on a poor trick of hearts", 0, "HT SQ D9 DJ SK S9 CT CK CA C9 DK SJ", "", "1:H9 2:H9 3:HK", "!HT SQ" },
  { "no dulle on a king in the third seat", 1, "HT HQ SJ CJ DK D9 CK C9 SK S9 HK H9", "", "3:D9 0:DK", "!HT" },
  { "no dulle where a jack does it", 2, "HT SQ DJ DK D9 CK C9 SK S9 S9 HK H9", "", "3:DT 0:DA 1:D9", "DJ" },
  { "no dulle in the second seat on a small trump", 3, "HT SQ HQ DJ DK D9 CK C9 SK S9 HK H9", "", "2:D9", "!HT" },
  { "no high trump on an ace with two nines", 0, "HT HQ DJ D9 CK C9 CT HK H9 HK CK CT", "", "1:SA 2:S9 3:S9", "!HT HQ" },
  { "no dulle of two on a small trick", 2, "HT HT DJ DK D9 CK C9 SK S9 S9 HK H9", "13", "3!re 3:D9 0:DK 1:DJ", "!HT" },
  { "the second dulle does not go on the first", 0, "HT SQ DJ DK D9 CK C9 SK S9 S9 HK H9", "12", "1!re 1:HT 2:DK 3:DJ", "!HT SQ" },
  { "no dulle is led from a weak Kontra", 1, "HT DQ DJ DK D9 CK C9 C9 SK S9 HK H9", "", "", "!HT" },
  { "no dulle on nines of spades", 2, "HT HQ SJ DJ D9 CK C9 CT HK H9 H9 CK", "", "3:S9 0:SK 1:S9", "!HT HQ" },

  /* No lone ten is led. */
  { "no lone ten of spades at the start", 0, "CQ HQ SJ DJ DT DK D9 CK C9 ST HK H9", "", "", "!ST DT" },
  { "no lone ten of clubs at the start", 1, "HT SQ HQ HJ DJ DK D9 CT SK S9 HK H9", "", "", "!CT" },
  { "no lone ten after a trick that was won", 2, "SQ HQ SJ DJ DK D9 CT SK S9 HK H9", "", "2:SA 3:S9 0:SK 1:ST", "!CT" },
  { "no two lone tens", 3, "HT CQ SQ DQ CJ HJ DK D9 CT ST HK H9", "", "", "!CT ST" },
  { "no ten with a nine", 0, "SQ HQ DQ SJ DJ DK D9 ST S9 CK HK H9", "", "", "!ST" },
  { "no lone ten where there is an ace", 2, "HT SQ DQ SJ DJ DK D9 CT SA S9 HK", "01", "2:HA 3:HK 0!re 0:H9 1:H9", "SA" },
  { "no lone ten of spades from Kontra", 3, "SQ SQ HQ CJ DJ DK D9 ST CK C9 HK H9", "", "", "!ST" },
  { "no lone ten of clubs from a poor hand", 0, "DQ SJ HJ DJ DK D9 D9 CT SK S9 HK H9", "", "", "!CT" },
  { "no ten with a king", 1, "HT SQ DQ HJ DJ DK D9 CT CK SK HK H9", "", "", "!CT" },

  /* Aces are cashed. */
  { "a lone ace of clubs first", 0, "SQ DQ SJ HJ DT DK D9 CA SK S9 HK H9", "", "", "CA" },
  { "a lone ace of spades first", 1, "HT CQ DQ SJ HJ DK D9 SA CK C9 HK H9", "", "", "SA" },
  { "the shorter of two aces first", 2, "SQ DQ SJ HJ DK D9 CA SA ST SK S9 H9", "", "", "CA" },
  { "one of two lone aces", 3, "HT CQ DQ SJ HJ DK D9 CA SA HK H9 H9", "", "", "CA SA" },
  { "a second ace behind the first", 0, "SQ DQ SJ HJ DT DK D9 SA S9 HK H9", "", "0:CA 1:C9 2:CK 3:CT", "SA" },
  { "an ace behind a trumped trick", 1, "SQ DQ SJ DT DK D9 CA C9 HK H9 H9", "", "0:SA 1:HJ 2:S9 3:SK", "CA" },
  { "an ace before trumps with a strong Re", 2, "HT CQ SQ SQ HQ DQ CJ SJ DT DK CA HK", "", "", "CA" },
  { "an ace before trumps with a strong Kontra", 3, "HT SQ SQ HQ DQ CJ SJ DK SA CK C9 H9", "", "", "SA" },
  { "an ace against an announced Re", 1, "SQ DQ SJ HJ DT DK D9 SA S9 CK H9", "03", "1:CA 2:CK 3!re 3:C9 0:C9", "SA" },
  { "an ace of hearts that is alone", 0, "CQ DQ SJ HJ DT DK D9 HA CK C9 SK S9", "", "", "HA" },
  { "an ace with its ten", 1, "SQ DQ SJ HJ DJ DK D9 CA CT S9 HK H9", "", "", "CA" },

  /* A rich trick is trumped in the last seat. */
  { "twenty-five card points are trumped, but not with a dulle", 0, "HT SQ HQ SJ DJ DK SK S9 ST H9 HK H9", "", "1:CA 2:CT 3:CK", "DK DJ SJ" },
  { "twenty-five card points are trumped", 1, "SQ HQ SJ DJ DT D9 CK C9 CT H9 HK H9", "", "2:SA 3:SK 0:ST", "DT" },
  { "hearts are trumped", 2, "CQ HQ SJ DJ DK D9 CK C9 CT SK S9 S9", "", "3:HA 0:HK 1:HK", "DK D9 DJ SJ" },
  { "a rich trick of clubs is trumped as Re", 3, "HT CQ SQ DQ HJ DJ D9 SK S9 S9 HK H9", "", "0:CA 1:CK 2:CT", "D9 DJ HJ" },
  { "a rich trick of spades is trumped", 2, "HT SQ DQ CJ SJ DJ D9 CK C9 HK H9 H9", "", "3:SA 0:ST 1:SK", "D9 DJ SJ DQ" },
  { "a rich trick of Re is trumped", 3, "SQ HQ DQ SJ DJ DK SK S9 S9 HK H9 H9", "01", "0!re 0:CA 1:C9 2:CT", "DK DJ SJ" },
  { "a rich trick of hearts of Re is trumped", 1, "SQ HQ DQ SJ DJ DT CK C9 C9 SK S9 S9", "23", "2!re 2:HA 3:HK 0:HK", "DT DJ SJ" },
  { "a rich trick of trumps is taken", 0, "CQ SQ SJ D9 CK C9 CT SK S9 HK H9 H9", "", "1:DT 2:DA 3:HJ", "SJ" },
  { "a ten takes the trick of small cards", 3, "SQ HQ DT D9 CK C9 CT SK S9 HK H9 H9", "", "0:DK 1:D9 2:DK", "DT" },

  /* The fox is brought home in the last seat. */
  { "the fox trumps the ace of clubs in the last seat", 0, "HT SQ HQ SJ DA DK SK S9 ST H9 HK H9", "", "1:CA 2:C9 3:CT", "DA" },
  { "the fox trumps the ace of spades in the last seat", 1, "CQ HQ SJ DJ DA D9 CK C9 CT H9 HK H9", "", "2:SA 3:SK 0:S9", "DA" },
  { "the fox trumps a small trick of hearts in the last seat", 2, "CQ HQ SJ DJ DA D9 CK C9 CT SK S9 S9", "", "3:HK 0:H9 1:HA", "DA" },
  { "the fox takes a trick of diamonds in the last seat", 3, "CQ HQ SJ DA DK D9 CK C9 SK S9 HK H9", "", "0:DT 1:DK 2:D9", "DA" },

  /* The fox is kept out of tricks in which it can be caught. */
  { "no fox in front of somebody who trumps clubs too", 3, "HT SQ HQ DJ DA DK SK HK H9 H9", "02", "3:C9 0:HJ 1:CK 2:CT 0!re 0:SK 1:SA 2:S9 3:S9 1:CA 2:C9", "!DA DK" },
  { "no fox in the third seat on small trumps", 1, "HT CQ HQ DJ DA D9 CK C9 SK S9 HK H9", "", "3:DK 0:D9", "!DA" },
  { "the fox is not led by Re", 0, "CQ HQ SJ DJ DA DK D9 CK C9 SK S9 HK", "", "", "!DA" },
  { "the fox is not led by Kontra", 3, "HT SQ DQ DJ DA CK C9 C9 SK S9 HK H9", "", "", "!DA" },
  { "the fox is not led from a strong hand", 1, "HT HT CQ SQ HQ DQ SJ HJ DA DK SK H9", "", "", "!DA" },
  { "no fox under a foreign queen in the last seat", 2, "DQ SJ DA DK CK C9 CT SK S9 ST HK H9", "01", "3:DK 0!re 0:SQ 1:DJ", "!DA" },
  { "no fox on an ace that the next seat trumps too", 3, "SQ HQ DJ DA DK D9 CK C9 SK HK H9", "", "2:SA 3:S9 0:SK 1:ST 2:SA", "!DA" },

  /* A fox is caught in the last seat. */
  { "a jack catches the fox", 3, "HT HQ SJ DK CK C9 CT SK S9 S9 HK H9", "12", "0:DK 1!re 1:DA 2:D9", "SJ HQ" },
  { "the fox that trumped an ace is caught", 0, "HT SQ HJ DK D9 CK C9 CT HK H9 CK C9", "23", "1!kontra 1:SA 2:S9 3!re 3:DA", "HJ" },
  { "the dulle catches the fox where nothing else does", 1, "HT DK D9 DT CK C9 CT SK S9 S9 HK H9", "03", "2:DK 3!re 3:DA 0:D9", "HT" },
  { "the queen catches the fox that follows a jack", 2, "HT SQ DK D9 CK C9 SK S9 S9 HK H9 H9", "03", "3!re 3:CJ 0:DA 1:D9", "SQ HT" },
  { "the fox of hearts is caught", 3, "SQ HQ DJ D9 DK CK C9 CT SK S9 ST SK", "12", "0:HA 1:H9 2!re 2:DA", "DJ" },

  /* The last seat wins with the cheapest card that is enough. */
  { "a queen of hearts is enough", 3, "HT SQ HQ D9 DK CA C9 SK S9 H9 HK HK", "", "0:DT 1:DK 2:DQ", "HQ" },
  { "a jack of spades is enough", 0, "CQ SQ SJ DK D9 CK C9 SK S9 S9 HK H9", "", "1:DT 2:DJ 3:HJ", "SJ" },
  { "the ace of clubs takes the ten", 1, "CQ SQ SJ DK D9 CA C9 SK S9 S9 HK H9", "", "2:CT 3:C9 0:CK", "CA" },
  { "the queen of spades is enough", 2, "HT CQ SQ DK D9 CK C9 CT SK S9 HK H9", "", "3:DT 0:DA 1:HQ", "SQ" },
  { "the jack of diamonds trumps a ten of spades", 3, "HT SQ HQ SJ DJ HK CK C9 CT H9 HK H9", "", "0:SA 1:ST 2:S9", "DJ SJ" },

  /* A Doppelkopf in the partner's trick and in the player's own. */
  { "the second ace of clubs makes a Doppelkopf", 3, "CQ SQ DJ DK D9 CA CK SK S9 HK H9 H9", "03", "0!re 0:CA 1:CT 2:CT", "CA" },
  { "the fox makes a Doppelkopf", 3, "CQ SQ DJ DA DK D9 CK C9 CT HK H9 H9", "03", "0!re 0:SA 1:ST 2:ST", "DA CT" },
  { "a ten of another suit makes a Doppelkopf", 0, "SQ HQ DJ DK D9 CK C9 CT HK H9 H9 C9", "23", "1!kontra 1:SA 2:ST 3:ST", "CT" },
  { "the fox makes a Doppelkopf of a foreign trick", 1, "SQ HQ DJ DA DK SK S9 ST HK H9 H9 S9", "23", "2!re 2:CA 3:CT 0:CT", "DA" },
  { "a foreign trick is no Doppelkopf of ours", 2, "SQ HQ DJ DT DK SK S9 CK HK H9 H9 C9", "03", "3!re 3:SA 0:ST 1:SA", "S9" },
  { "a ten makes a Doppelkopf under the partner's dulle", 1, "CQ HQ DJ DT DK SK S9 CK HK H9 H9 C9", "12", "2!re 2:HT 3:DT 0:DA", "DT" },

  /* Kontra leads no trumps to an announced Re. */
  { "Kontra leads no trump behind its ace", 2, "SQ HQ SJ DJ DK D9 CK SK S9 HK H9", "01", "2:CA 3:CK 0!re 0:C9 1:C9", "CK SK S9 HK H9" },
  { "Kontra leads no trump from a poor hand", 1, "HQ DJ DK D9 DT CK C9 CT SK HK H9", "23", "1:SA 2:SK 3!re 3:S9 0:S9", "CK C9 HK H9 SK" },
  { "Kontra leads a plain card behind its ace of hearts", 3, "SQ DQ SJ DJ DK D9 CK C9 SK S9 HK", "12", "3:HA 0:H9 1!re 1:H9 2:HK", "CK C9 SK S9 HK" },
  { "Kontra leads a plain card behind its ace of clubs", 0, "HQ HJ DJ DT D9 CK SK S9 S9 HK H9", "12", "0:CA 1!re 1:CT 2:C9 3:CK", "CK SK S9 HK H9" },
  { "Kontra cashes its ace rather than lead trumps", 0, "SQ HQ SJ DJ DK D9 CA C9 CK HK H9", "12", "0:SA 1!re 1:S9 2:SK 3:S9", "CA" },

  /* Calls. */
  { "aces alone are no solo", 0, "CA CA SA HA C9 CK S9 SK HJ DJ DK D9", "", "", "normal" },
  { "a few jacks are no solo", 0, "CJ SJ HJ DJ CA C9 SA S9 HK H9 DK D9", "", "", "normal" },
  { "a few queens are no solo", 0, "CQ SQ SQ HQ CA C9 SA S9 HK H9 DK D9", "", "", "normal" },
  { "trumps without strength are no solo", 0, "DQ CJ SJ HJ HJ DJ DT DK D9 D9 C9 SK", "", "", "normal" },
  { "an average hand is healthy", 0, "HT SQ DQ SJ DT DK D9 CA C9 SK HK H9", "", "", "normal" },
  { "nothing at all is healthy", 0, "DJ DK D9 D9 C9 C9 CK S9 S9 SK HK H9", "", "", "normal" },
  { "long clubs without queens are no clubs solo", 0, "CA CT CK C9 C9 SJ DJ DK D9 SK HK H9", "", "", "normal" },
  { "a strong hand of trumps is a normal game", 0, "HT CQ SQ HQ DQ CJ SJ DT DK D9 CA HK", "", "", "normal" },
  { "nearly all queens and all aces", 0, "CQ CQ SQ SQ HQ HQ DQ CA CA SA SA HA", "", "", "solo-queen" },
  { "nearly all jacks and all aces", 0, "CJ CJ SJ SJ HJ HJ DJ CA CA SA SA HA", "", "", "solo-jack" },
  { "nothing but aces and tens", 0, "CA CA CT CT CK SA SA ST ST HA HA DA", "", "", "solo-meatless" },
  { "clubs from the dulles down", 0, "HT HT CQ CQ SQ SQ CA CA CT CT CK CK", "", "", "solo-clubs solo-queen" },
  { "spades from the dulles down", 0, "HT HT CQ SQ SQ HQ HQ SA SA ST ST CA", "", "", "solo-spades solo-queen" },
  { "a marriage with a weak hand", 0, "CQ CQ DJ DT D9 CK C9 C9 SK S9 HK H9", "", "", "marriage" },
  { "a marriage with a middling hand", 1, "CQ CQ SQ DQ SJ DT D9 CA C9 SK S9 HK", "", "", "marriage" },
  { "a marriage with trumps and losers", 2, "CQ CQ HT DQ CJ DJ DK D9 CK SK S9 H9", "", "", "marriage" },
  { "a marriage with three aces and few trumps", 3, "CQ CQ DJ DK D9 CA CK C9 SA SK HA H9", "", "", "marriage" },
  { "an overwhelming marriage is not told", 0, "HT HT CQ CQ SQ SQ HQ HQ DQ CJ CA DA", "", "", "!marriage" },

  /* Announcements at the last moment. */
  { "nothing to announce", 0, "DJ DK D9 D9 SJ CK C9 S9 SK HK H9", "12", "1:SA 2:S9 3:SK 0:ST 1:CA 2:C9 3:CK", "silent" },
  { "a weak Re has nothing to announce", 0, "CQ DJ DK D9 SJ CK C9 S9 SK HK H9", "02", "1:SA 2:S9 3:SK 0:ST 1:CA 2:C9 3:CK", "silent" },
  { "an average Kontra has nothing to announce", 0, "SQ DQ SJ DT D9 CK C9 S9 SK HK H9", "12", "1:SA 2:S9 3:SK 0:ST 1:CA 2:C9 3:CK", "silent" },
  { "a weak Kontra does not answer Re", 0, "DQ SJ DT D9 DJ CK C9 S9 SK HK H9", "13", "1:SA 2:S9 3!re 3:SK 0:ST 1:CA 2:C9 3:CK", "silent" },
  { "an overwhelming Re is announced", 0, "HT HT CQ SQ SQ HQ CJ DT DJ CA SA", "02", "0:HA 1:H9 2:HK 3:H9", "!silent" },
  { "an overwhelming Kontra is announced", 0, "HT HT SQ SQ HQ HQ CJ DT DJ CA SA", "12", "0:HA 1:H9 2:HK 3:H9", "!silent" },
  { "a strong Re is announced in the last seat", 3, "HT CQ SQ SQ HQ DQ CJ DT DJ CA HK", "03", "3:SA 0:S9 1:SK 2:S9", "!silent" },
  { "a strong silent marriage is announced", 2, "HT CQ CQ SQ HQ DQ SJ DT DK CA DJ", "2", "2:SA 3:SK 0:S9 1:ST", "!silent" },
  { "no 90 on a hand that takes nearly everything", 0, "HT HT CQ SQ SQ HQ HQ CJ DA DT", "02", "0!re 0:CA 1:C9 2:CK 3:CT 0:SA 1:S9 2:SK 3:ST", "!silent" },
  { "no 90 is not for a weak hand", 0, "CQ DJ DK D9 HJ CK C9 SK HK H9", "02", "2!re 2:CA 3:C9 0:CT 1:CK 2:SA 3:SK 0:S9 1:S9 2:HA 3:H9", "silent" },
  { "no 90 is not for an average Kontra", 1, "SQ DQ DK D9 HJ CK C9 HK H9 H9", "02", "1!kontra 1:CA 2:C9 3:CT 0:CK 1:SA 2:SK 3:S9 0:DJ 0:D9", "silent" },
  { "a queen solo that cannot be lost is announced", 0, "CQ SQ SQ HQ HQ DQ CA CA CT SA SA", "", "0:solo-queen 1:healthy 2:healthy 3:healthy 0:CQ 1:DQ 2:D9 3:DK", "!silent" },
  { "nothing is announced against a solo on nothing", 3, "DJ DK D9 D9 SJ CK C9 C9 SK HK H9", "", "0:solo-queen 1:healthy 2:healthy 3:healthy 0:CQ 1:DQ 2:HQ 3:S9 0:SQ 1:DJ 2:DT", "silent" },
  { "a Re that lost a fat trick has nothing to announce", 1, "CQ DQ SJ DJ DK D9 CK C9 SK HK H9", "13", "0:SA 1:S9 2:ST 3:SK 0:CA", "silent" },
  { "a strong Kontra with both dulles is announced", 2, "HT HT SQ SQ HQ DQ CJ SJ DT CA C9", "01", "2:SA 3:SK 0:S9 1:S9", "!silent" },
  { "a strong Kontra answers Re", 2, "HT HT SQ SQ HQ HQ CJ SJ DT DJ", "01", "2:SA 3:SK 0!re 0:S9 1:S9 2:CA 3:C9 0:CK 1:CT", "!silent" },

  /* A soloist draws the trumps. */
  { "a queen solo draws", 0, "CQ CQ SQ SQ HQ CA CA SA SA HA CT C9", "", "0:solo-queen 1:healthy 2:healthy 3:healthy", "CQ SQ HQ" },
  { "a queen solo goes on drawing", 0, "CQ SQ SQ HQ CA CA CT SA SA HA DA", "", "0:solo-queen 1:healthy 2:healthy 3:healthy 0:CQ 1:HQ 2:DQ 3:DQ", "CQ SQ" },
  { "a jack solo draws from the top", 1, "CJ CJ SJ SJ HJ CA CA CT SA SA HA DA", "", "1:solo-jack 2:healthy 3:healthy 0:healthy", "CJ" },
  { "a jack solo draws before it cashes", 1, "CJ SJ SJ HJ CA CA CT SA SA HA DA", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:CJ 2:HJ 3:DJ 0:DJ", "CJ SJ" },
  { "a jack solo does not begin with its long suit", 0, "HQ CJ CJ SJ HJ HJ CA SA SK HA HK H9", "", "0:solo-jack 1:healthy 2:healthy 3:healthy", "CJ SJ CA SA HA" },
  { "a jack solo that has drawn once is announced", 0, "HQ CJ SJ HJ HJ CA SA SK HA HK H9", "", "0:solo-jack 1:healthy 2:healthy 3:healthy 0:CJ 1:DJ 2:HT 3:DK", "!silent" },
  { "a soloist without trumps runs the long suit", 2, "CA CA CT CT CK CK SA SA ST HA DA DA", "", "2:solo-meatless 3:healthy 0:healthy 1:healthy", "CA CT CK SA DA HA" },
  { "a clubs solo draws trumps", 3, "HT HT CQ CQ SQ SQ HQ CA CT CT SA SA", "", "3:solo-clubs 0:healthy 1:healthy 2:healthy", "!CA CT SA" },
  { "a queen solo trumps a rich trick in the last seat", 0, "CQ SQ SQ HQ HQ DQ CA CA CT SA HA HK", "", "1:healthy 2:healthy 3:healthy 0:solo-queen 1:DA 2:DT 3:DT", "DQ HQ SQ" },
  { "a jack solo takes over in the last seat", 0, "CJ SJ SJ HJ HJ DJ CA CA CT SA HA HK", "", "1:healthy 2:healthy 3:healthy 0:solo-jack 1:DA 2:DT 3:DA", "DJ HJ SJ" },
  { "a soloist without trumps takes what is led", 0, "CA CA CT CT CK SA SA ST HA HA DA DA", "", "1:healthy 2:healthy 3:healthy 0:solo-meatless 1:DT 2:DK 3:DT", "DA" },

  /* The others cooperate against a soloist. */
  { "a ten to a partner's ace against a jack solo", 0, "HT SQ DQ DT DK D9 CT C9 SK S9 HK H9", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:C9 2:CA 3:CK", "CT" },
  { "nothing to the ace of a jack solo", 0, "HT SQ DQ DT DK D9 CT C9 SK S9 HK H9", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:CA 2:C9 3:CK", "C9" },
  { "no points under the jack of a soloist", 0, "SA ST S9 HT HK H9 CK CQ DA DQ DK D9", "", "1:solo-jack 2:healthy 3:healthy 0:healthy 1:CJ 2:HJ 3:DJ", "!SA ST HT DA" },
  { "no ten to the queen of a soloist", 2, "HT HK H9 CA CT CK C9 ST S9 DK D9 DJ", "", "1:solo-queen 2:healthy 3:healthy 0:healthy 1:CQ", "!HT CA CT ST" },
  { "the queen that takes the soloist's ace of diamonds", 0, "SQ HA HK H9 CK CJ C9 SK SJ S9 HJ H9", "", "1:solo-queen 2:healthy 3:healthy 0:healthy 1:DA 2:DT 3:DK", "SQ" },
  { "a ten of diamonds to a partner's ace against a queen solo", 3, "CK CT C9 DT D9 SK ST S9 HK H9 HJ CJ", "", "0:solo-queen 1:healthy 2:healthy 3:healthy 0:D9 1:DA 2:DK", "DT" },
  { "a ten to a partner's ace against a soloist without trumps", 1, "CQ CT C9 DQ DJ D9 SK SQ S9 HQ HJ H9", "", "2:solo-meatless 3:healthy 0:healthy 1:healthy 2:CK 3:C9 0:CA", "CT" },
  { "nothing to the ace of a soloist without trumps", 1, "CQ CT C9 DQ DJ D9 SK SQ S9 HQ HJ H9", "", "2:solo-meatless 3:healthy 0:healthy 1:healthy 2:CA 3:CK 0:CJ", "C9 CQ" },
  { "the ace takes the soloist's ten", 1, "CA CQ C9 DQ DJ D9 SK SQ S9 HQ HJ H9", "", "2:solo-meatless 3:healthy 0:healthy 1:healthy 2:CT 3:CK 0:CJ", "CA" },
  { "the dulle takes the soloist's rich trick of clubs", 0, "HT SA ST S9 DA DT DK D9 HK H9 H9 SJ", "", "1:solo-clubs 2:healthy 3:healthy 0:healthy 1:CQ 2:CT 3:CA", "HT" },
  { "no trump over a partner's winning trump against a soloist", 3, "CQ SQ HJ DT DK D9 SK S9 HK H9 C9 CK", "", "0:healthy 1:solo-diamonds 2:healthy 3:healthy 0:D9 1:DJ 2:HT", "DT" },
  { "no fox to the old one of a diamonds solo", 0, "SQ HJ DA DK D9 CK C9 SK S9 HK H9 CT", "", "1:solo-diamonds 2:healthy 3:healthy 0:healthy 1:CQ 2:DJ 3:DK", "D9 HJ" },

  /* A marriage. */
  { "the bride leaves the third trick", 0, "CQ CQ HT HQ SJ DK D9 CT HK H9", "0", "0:marriage/foreign 1:healthy 2:healthy 3:healthy 0:CA 1:C9 2:CK 3:C9 0:SA 1:S9 2:SK 3:ST", "!HT CQ HQ" },
  { "the bride does not overtake a foreign ace of spades", 0, "CQ CQ SQ HQ SJ DK D9 CT SK S9 HK H9", "0", "1:healthy 2:healthy 3:healthy 0:marriage/foreign 1:SA 2:S9 3:ST", "SK S9" },
  { "the bride follows low to a foreign ace of clubs", 3, "CQ CQ SQ HQ DJ DT D9 CK C9 SK HK H9", "", "0:healthy 1:healthy 2:healthy 3:marriage/foreign 0:CA 1:CT 2:C9", "CK C9" },
  { "a strong hand takes the deciding trick", 0, "HT HQ SQ DK D9 CA C9 SA SK S9 HK H9", "1", "1:marriage/foreign 2:healthy 3:healthy 0:healthy 1:D9 2:DJ 3:DK", "HQ SQ HT" },
  { "an ace looks for the bride", 0, "HT HQ SQ DK D9 CA SK S9 HK H9 HK SJ", "3", "0:healthy 1:healthy 2:healthy 3:marriage/foreign", "CA HT" },
  { "a ten to the partner that the bride has found", 2, "CQ CQ SQ DQ DJ D9 CT CK SK HK H9", "2", "3:healthy 0:healthy 1:healthy 2:marriage/foreign 3:SA 0:S9 1:SK 2:ST 3:CA 0:CK 1:C9", "CT" },
  { "a ten to the bride's trick", 1, "HT SQ DT DK D9 CK C9 SK H9 DJ", "2", "1:healthy 2:marriage/foreign 3:healthy 0:healthy 1:SA 2:S9 3:ST 0:S9 1:CT 2:CA 3:C9 0:CK 2:CQ 3:DJ 0:DQ", "DT" },
  { "nothing to the bride's trick from Kontra", 0, "SQ DT DK D9 CT C9 HK H9 DJ HJ", "2", "1:healthy 2:marriage/foreign 3:healthy 0:healthy 1:SA 2:S9 3:ST 0:SK 1:CK 2:CA 3:C9 0:CT 2:CQ 3:DJ", "D9 DJ HJ" },
};
