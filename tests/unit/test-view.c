/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Impossible views are refused, with the line at fault and the reason. Each case changes one
 * thing in a valid view.
 */
#include <string.h>

#include "engine/view-text.h"

#include "suite.h"

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

  { normal, "turn 0", "turn 3", "view:8: “turn” must be 0 here." },
  { normal, "turn 0\n", "turn -\n", "view:8: It cannot be the turn of this seat." },
  { normal, "H9\ndealt", "D9\ndealt", "view:4: “hand” is not what is left of “dealt”." },
  { normal, "dealt HT", "dealt HT HT", "view:5: This is no hand of the deck." },
  { normal, "n_cards 8 8 8 8", "n_cards 9 8 8 7", "view:11: “n_cards” must be 8 8 8 8 here." },
  { normal, "augen 36 26 15 15\n", "", "view:19: “augen” must be 36 26 15 15 here." },
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
  { poverty, NULL, "received CA CA CK\n", "view:15: These cards cannot have been received." },
  { poverty, NULL, "n_trumps_returned 1\n", "view:15: So many trumps cannot have come back." },
  { taken_up, "pigs 0", "pigs 1", "view:14: The seat cannot have both pigs." },
  { poverty, NULL, "trick 1\n", "view:15: There are no tricks before they are opened." },
};

#define FULL_TRICK "trick 0:C9 1:C9 2:CK 3:CK*\n"
#define TRICK      "trick 0:CA 1:CA 2:CA 3:CA\n"
#define TRICKS_3   TRICK TRICK TRICK
#define TRICKS_12  TRICKS_3 TRICKS_3 TRICKS_3 TRICKS_3

/* What cannot be read. */
static const Case unreadable[] = {
  { solo, "dulle-view 1", "dulle-view 2", "view:1: This is not a view: the first line must be “dulle-view 1”." },
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

  { normal, "duty 1/0/0", "duty", "view:6: “duty” is followed by all/color/picture for each seat." },
  { normal, "duty 1/0/0", "duty 1/0", "view:6: “duty” is followed by all/color/picture for each seat." },
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
  static const char *const views[] = { solo, normal, poverty, taken_up };

  for (unsigned i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleView view;

      ck_assert_msg (dulle_view_parse (views[i], "view", &view, &error), "%s",
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

SUITE ("view", test_right, test_impossible, test_unreadable, test_every_contract)
