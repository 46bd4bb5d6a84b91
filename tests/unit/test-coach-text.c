/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody who learns is told: the rule that matters now, and never more than the
 * seat can know.
 */
#include "text/coach-text.h"

#include "position.h"
#include "suite.h"

static const char *const names[] = { "Anna", "Bert", "Cleo", "Dora" };

/* A game whose cards are told apart by the person's alone. */
static DulleEvent
make_event (const char *hand)
{
  DulleEvent event = { .kind = DULLE_EVENT_ACTION, .action = dulle_action_play (3, 0) };
  DulleView *view = &event.view;

  view->board.rules = dulle_rules_default ();
  dulle_order_init (&view->board.order, &view->board.rules, DULLE_CONTRACT_NORMAL, false, false);
  view->board.phase = DULLE_PHASE_TRICKS;
  view->board.soloist = view->board.forced = view->board.bidder = DULLE_NO_SEAT;
  view->board.partner = view->board.pigs = view->board.superpigs = DULLE_NO_SEAT;
  view->board.revoked = DULLE_NO_SEAT;
  view->board.n_tricks = 5;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    view->board.known[seat] = DULLE_NO_PARTY;
  view->own.hand = position_hand (hand);
  view->own.dealt = view->own.hand;
  view->own.party = dulle_hand_has (view->own.hand, DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN))
                        ? DULLE_RE
                        : DULLE_KONTRA;

  return event;
}

static void
lead (DulleEvent *event,
      DulleCard   card)
{
  DulleTrick *trick = &event->view.board.tricks[event->view.board.n_tricks];

  trick->lead = 3;
  trick->cards[0] = card;
  trick->n_cards = 1;
}

/* The second card, which is the best so far. */
static void
play_second (DulleEvent *event,
             DulleCard   card)
{
  DulleTrick *trick = &event->view.board.tricks[event->view.board.n_tricks];

  trick->cards[1] = card;
  trick->best = 1;
  trick->n_cards = 2;
}

static void
assert_coach (const DulleEvent *event,
              const char       *expected)
{
  g_autofree char *text = dulle_coach_text (event, names);

  ck_assert_str_eq (text, expected);
}

START_TEST (test_cards)
{
  DulleEvent event = make_event ("CQ CJ CA C9 SK HT");

  assert_coach (&event, "Lead any card; the others must follow suit if they can.");
  lead (&event, DULLE_CARD (DULLE_CLUBS, DULLE_KING));
  assert_coach (&event, "Clubs must be followed. 2 of your cards fit. "
                        "Queens and jacks are trumps.");
  lead (&event, DULLE_CARD (DULLE_SPADES, DULLE_ACE));
  assert_coach (&event, "Spades must be followed. One of your cards fits. "
                        "Queens and jacks are trumps.");
  lead (&event, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE));
  assert_coach (&event, "Trump must be followed. 3 of your cards fit.");
  lead (&event, DULLE_CARD (DULLE_HEARTS, DULLE_ACE));
  assert_coach (&event, "You cannot follow suit: play any card. Any trump beats that suit.");
  play_second (&event, DULLE_CARD (DULLE_DIAMONDS, DULLE_KING));
  assert_coach (&event, "You cannot follow suit: play any card. "
                        "Only a higher trump can still win.");

  play_second (&event, DULLE_HEART_TEN);
  assert_coach (&event, "You cannot follow suit: play any card. "
                        "Only a higher trump can still win.");
  event.view.board.rules.dulle_second_beats_first = true;
  dulle_order_init (&event.view.board.order, &event.view.board.rules, DULLE_CONTRACT_NORMAL, false,
                    false);
  assert_coach (&event, "You cannot follow suit: play any card. "
                        "Only a higher trump or the second dulle can still win.");
  event.view.board.played[1] = 2 * dulle_hand_of (DULLE_HEART_TEN);
  assert_coach (&event, "You cannot follow suit: play any card. "
                        "Only a higher trump can still win.");

  event = make_event ("CA");
  lead (&event, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE));
  assert_coach (&event, "You have no trump: play any card.");
}
END_TEST

START_TEST (test_parties)
{
  DulleEvent re = make_event ("CQ");
  DulleEvent kontra = make_event ("CA");

  re.view.board.turn = kontra.view.board.turn = 1;
  assert_coach (&re, "You have a queen of clubs, so you are Re: your partner has the other one. "
                     "Re needs 121 of the 240 card points.");
  assert_coach (&kontra, "You have no queen of clubs, so you are Kontra. "
                         "Re must stay below 121 of the 240 card points.");

  re.view.own.hand = position_hand ("CA");
  assert_coach (&re, "You are Re; your partner is not known yet. "
                     "Re needs 121 of the 240 card points.");

  kontra.view.board.known[1] = kontra.view.board.known[3] = DULLE_RE;
  kontra.view.board.known[2] = DULLE_KONTRA;
  assert_coach (&kontra, "Cleo is your partner: together you are Kontra. "
                         "Re must stay below 121 of the 240 card points.");

  kontra.view.board.contract = DULLE_FIRST_SOLO;
  kontra.view.board.soloist = 2;
  assert_coach (&kontra, "Cleo is Re and plays alone against the three of you. "
                         "Re must stay below 121 of the 240 card points.");

  re.view.board.known[1] = re.view.board.known[2] = re.view.board.known[3] = DULLE_KONTRA;
  assert_coach (&re, "You are Re and play alone against the other three. "
                     "Re needs 121 of the 240 card points.");
}
END_TEST

/* Kontra are three where somebody keeps a marriage secret. */
START_TEST (test_silent_marriage)
{
  DulleEvent kontra = make_event ("CA");

  kontra.view.board.turn = 1;
  kontra.view.board.known[1] = kontra.view.board.known[2] = DULLE_KONTRA;
  kontra.view.board.known[3] = DULLE_RE;
  assert_coach (&kontra, "Dora is Re and plays alone against the three of you. "
                         "Re must stay below 121 of the 240 card points.");
}
END_TEST

static void
assert_goals (const DulleEvent *re,
              const DulleEvent *kontra,
              const char       *goal_of_re,
              const char       *goal_of_kontra)
{
  g_autofree char *for_re = dulle_coach_text (re, names);
  g_autofree char *for_kontra = dulle_coach_text (kontra, names);

  ck_assert_msg (g_str_has_suffix (for_re, goal_of_re), "%s", for_re);
  ck_assert_msg (g_str_has_suffix (for_kontra, goal_of_kontra), "%s", for_kontra);
}

static const struct
{
  guint8      levels[DULLE_N_PARTIES];
  gboolean    strict;
  const char *goal_of_re;
  const char *goal_of_kontra;
} goals[] = {
  { .levels = { [DULLE_RE] = DULLE_LEVEL_PARTY },
    .goal_of_re = "needs 121 of the 240 card points.",
    .goal_of_kontra = "below 121 of the 240 card points." },
  { .levels = { [DULLE_KONTRA] = DULLE_LEVEL_PARTY },
    .goal_of_re = "needs 120 of the 240 card points.",
    .goal_of_kontra = "below 120 of the 240 card points." },
  { .levels = { [DULLE_RE] = DULLE_LEVEL_PARTY, [DULLE_KONTRA] = DULLE_LEVEL_PARTY },
    .goal_of_re = "needs 121 of the 240 card points.",
    .goal_of_kontra = "below 121 of the 240 card points." },
  { .levels = { [DULLE_RE] = DULLE_LEVEL_PARTY, [DULLE_KONTRA] = DULLE_LEVEL_PARTY },
    .strict = TRUE,
    .goal_of_re = "needs 121 of the 240 card points.",
    .goal_of_kontra = "below 120 of the 240 card points." },
  { .levels = { [DULLE_RE] = DULLE_LEVEL_NO_90 },
    .goal_of_re = "needs 151 of the 240 card points.",
    .goal_of_kontra = "below 151 of the 240 card points." },
  { .levels = { [DULLE_RE] = DULLE_LEVEL_NO_60, [DULLE_KONTRA] = DULLE_LEVEL_NO_90 },
    .goal_of_re = "needs 181 of the 240 card points.",
    .goal_of_kontra = "below 90 of the 240 card points." },
  { .levels = { [DULLE_RE] = DULLE_LEVEL_BLACK },
    .goal_of_re = "Re has announced black: it needs every trick, and Kontra a single one.",
    .goal_of_kontra = "Re has announced black: it needs every trick, and Kontra a single one." },
  { .levels = { [DULLE_KONTRA] = DULLE_LEVEL_BLACK },
    .goal_of_re = "Kontra has announced black: it needs every trick, and Re a single one.",
    .goal_of_kontra = "Kontra has announced black: it needs every trick, and Re a single one." },
};

/* What a party needs depends on what has been announced, Kontra alone among it. */
START_TEST (test_goals)
{
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      DulleEvent  re = make_event ("CQ");
      DulleEvent  kontra = make_event ("CA");
      DulleBoard *boards[] = { &re.view.board, &kontra.view.board };

      for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
        {
          boards[b]->turn = 3;
          boards[b]->rules.announcement_strict = goals[i].strict;
          boards[b]->known[1] = DULLE_RE;
          boards[b]->known[2] = DULLE_KONTRA;
          boards[b]->levels[1] = goals[i].levels[DULLE_RE];
          boards[b]->levels[2] = goals[i].levels[DULLE_KONTRA];
        }
      assert_goals (&re, &kontra, goals[i].goal_of_re, goals[i].goal_of_kontra);
    }
}
END_TEST

/* A reply only makes the others miss what they promised. */
START_TEST (test_reply)
{
  DulleEvent  kontra = make_event ("CA");
  DulleBoard *board = &kontra.view.board;

  board->turn = 3;
  board->rules.announcement_strict = true;
  board->known[1] = DULLE_RE;
  board->known[2] = DULLE_KONTRA;
  board->levels[1] = DULLE_LEVEL_NO_90;
  board->announcements[board->n_announcements++] =
      (DulleAnnouncement){ .seat = 2, .level = DULLE_LEVEL_REPLY, .answers = DULLE_LEVEL_NO_90 };
  assert_coach (&kontra, "You have no queen of clubs, so you are Kontra. "
                         "Re must stay below 151 of the 240 card points.");
}
END_TEST

/* Early in the game, who took a trick leads. */
START_TEST (test_tricks)
{
  DulleEvent event = make_event ("CA");

  event.view.board.turn = 1;
  event.view.board.n_tricks = 0;
  lead (&event, DULLE_CARD (DULLE_HEARTS, DULLE_TEN));
  event.view.board.tricks[0].n_cards = DULLE_N_SEATS;
  event.view.board.n_tricks = 1;
  assert_coach (&event, "Dora wins these cards and leads to the next trick.");
}
END_TEST

/* That a win can be announced is said until it has been. */
START_TEST (test_announcement)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleAction healthy =
          dulle_action_call (seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

      ck_assert (dulle_game_apply (&game, &healthy) == DULLE_ACCEPTED);
    }
  for (guint said = 0; said < 2; said++)
    {
      DulleAction      announce = dulle_action_announce (0, DULLE_LEVEL_PARTY);
      DulleEvent       event = { .kind = DULLE_EVENT_ACTION, .view = dulle_game_view (&game, 0) };
      g_autofree char *text = dulle_coach_text (&event, names);

      ck_assert_int_eq (strstr (text, "You may announce a win") != NULL, said == 0);
      if (said == 0)
        ck_assert (dulle_game_apply (&game, &announce) == DULLE_ACCEPTED);
    }
}
END_TEST

START_TEST (test_auction)
{
  DulleEvent marriage = make_event ("CQ CQ");
  DulleEvent normal = make_event ("CQ");

  marriage.view.board.phase = normal.view.board.phase = DULLE_PHASE_AUCTION;
  assert_coach (&marriage, "You have both queens of clubs: call the marriage to find a partner. "
                           "If you say “Healthy”, you play alone.");
  assert_coach (&normal, "“Healthy” means a normal game, two against two. The other buttons are "
                         "special games, which you can ignore at first.");
  normal.view.board.turn = 2;
  assert_coach (&normal, "Everybody says in turn whether a normal game is all right.");
  normal.view.board.phase = DULLE_PHASE_OVER;
  assert_coach (&normal, "");
}
END_TEST

/* Then there is no “Healthy”, and no marriage. */
START_TEST (test_forced_solo)
{
  DulleEvent  event = make_event ("CQ CQ");
  DulleBoard *board = &event.view.board;

  board->phase = DULLE_PHASE_AUCTION;
  board->forced = 0;
  assert_coach (&event, "You have to play a solo now, alone against the other three. "
                        "Which cards are trumps depends on the solo.");
  board->forced = 2;
  board->turn = 2;
  assert_coach (&event, "Cleo has to play a solo now, alone against the other three.");
  board->solo_offered = true;
  board->turn = 3;
  assert_coach (&event, "Cleo has to play a solo now, alone against the other three.");
  board->turn = 0;
  assert_coach (&event, "“Healthy” leaves the game to Cleo, who has to play a solo now. "
                        "You may play one instead.");
}
END_TEST

START_TEST (test_bidding)
{
  DulleEvent  event = make_event ("CQ CQ");
  DulleBoard *board = &event.view.board;

  board->phase = DULLE_PHASE_AUCTION;
  board->bidder = 1;
  board->turn = 3;
  assert_coach (&event, "Solos are being bid: the highest bidder plays alone against the other "
                        "three.");
  board->turn = 0;
  assert_coach (&event, "“Pass” leaves the game to Bert, who plays alone then. "
                        "The other buttons are higher bids.");
}
END_TEST

START_TEST (test_trumps)
{
  DulleEvent       event = make_event ("HT CA");
  g_autofree char *trumps = dulle_coach_trumps (&event.view);
  g_autofree char *none = NULL;

  ck_assert_msg (g_str_has_prefix (trumps, "<b>♥10</b>  <span alpha='70%'>♣Q</span>  "), "%s",
                 trumps);
  ck_assert (g_str_has_suffix (trumps, "♦9</span>"));

  dulle_order_init (&event.view.board.order, &event.view.board.rules, DULLE_CONTRACT_SOLO_MEATLESS,
                    false, false);
  none = dulle_coach_trumps (&event.view);
  ck_assert_str_eq (none, "");
}
END_TEST

/* Whoever knows the normal game only is told what another one is, at the first card. */
START_TEST (test_special)
{
  DulleEvent event = make_event ("CJ CA C9 SK HT");

  event.view.board.n_tricks = 0;
  event.view.board.contract = DULLE_CONTRACT_SOLO_HEARTS;
  event.view.board.soloist = 1;
  assert_coach (&event, "Bert is Re and plays alone against the three of you. Re must stay below "
                        "121 of the 240 card points. Lead any card; the others must follow suit if they can.");

  event.view.board.contract = DULLE_CONTRACT_MARRIAGE;
  assert_coach (&event, "Bert has a marriage and looks for a partner in the first tricks. "
                        "Lead any card; the others must follow suit if they can.");
}
END_TEST

SUITE ("coach-text",
       test_cards,
       test_parties,
       test_silent_marriage,
       test_goals,
       test_reply,
       test_tricks,
       test_announcement,
       test_auction,
       test_forced_solo,
       test_bidding,
       test_special,
       test_trumps)
