/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat is told of a game: each word that is written for it is read again, and what it
 * cannot be told at that moment is refused, with the reason.
 */
#include <glib.h>

#include "engine/action-text.h"
#include "engine/deal.h"
#include "engine/rules-text.h"
#include "engine/seen-text.h"
#include "engine/view-text.h"

#include "suite.h"

#define NO_WORD "It cannot be read."

/**
 * Told:
 * @rules: lines that change the official rules
 * @hands: what seats are dealt, with blanks; the rest is dealt in the order of the cards
 * @forced: the seat that must play a compulsory solo, or %DULLE_NO_SEAT
 * @actions: in the words of records
 *
 * A game so far. Seat 0 is the first to act.
 */
typedef struct
{
  const char *rules;
  const char *hands[DULLE_N_SEATS];
  uint8_t     forced;
  const char *actions;
} Told;

static DulleHand
read_hand (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);
  DulleHand hand = 0;

  for (unsigned i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      DulleCard card;

      ck_assert_msg (dulle_card_from_code (words[i], &card), "%s", words[i]);
      hand = dulle_hand_add (hand, card);
    }

  return hand;
}

static void
deal_hands (const Told       *told,
            const DulleRules *rules,
            DulleHand         hands[DULLE_N_SEATS])
{
  DulleHand rest = dulle_deck (rules);
  unsigned  seat = 0;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      hands[i] = read_hand (told->hands[i]);
      rest -= hands[i];
    }
  while (rest != 0)
    {
      DulleCard card = dulle_hand_first (rest);

      while (dulle_hand_size (hands[seat]) == dulle_rules_n_tricks (rules))
        seat++;
      hands[seat] = dulle_hand_add (hands[seat], card);
      rest = dulle_hand_remove (rest, card);
    }
}

static const char *
take_word (DulleSeenGame *seen,
           const char    *word,
           DulleViewFlaw *flaw)
{
  DulleSeenAction action;

  if (!dulle_seen_action_parse (word, &action))
    return NO_WORD;

  return dulle_seen_game_take (seen, &action, flaw) ? NULL : flaw->reason;
}

/* As texts, for what lies between the members of a copy depends on the compiler. */
static void
assert_same_view (const DulleView *view,
                  const DulleView *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) wanted_text = g_string_new (NULL);

  dulle_view_write (view, text);
  dulle_view_write (wanted, wanted_text);
  ck_assert_str_eq (text->str, wanted_text->str);
  ck_assert (dulle_order_equals (&view->board.order, &wanted->board.order));
}

/* Tells @seen what came of an action, and compares. */
static void
tell_words (DulleSeenGame   *seen,
            const DulleGame *game,
            const char      *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  DulleView view = dulle_game_view (game, seen->seat);
  DulleView known;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      g_auto (DulleViewFlaw) flaw = { 0 };
      const char *reason = NULL;

      if (*words[i] != '\0' && !dulle_board_is_finished (&seen->game.board))
        reason = take_word (seen, words[i], &flaw);
      ck_assert_msg (reason == NULL, "seat %u: %s: %s", seen->seat, words[i], reason);
    }
  known = dulle_seen_game_view (seen);
  if (!dulle_board_is_finished (&game->board))
    assert_same_view (&known, &view);
}

static void
begin_game (const Told    *told,
            DulleGame     *game,
            DulleSeenGame *seen,
            uint8_t        viewer)
{
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleHand  hands[DULLE_N_SEATS];
  DulleRules rules;
  DulleSetup setup;

  ck_assert_msg (dulle_rules_parse (told->rules, "rules", &rules, NULL), "%s", told->rules);
  rules = dulle_rules_active (&rules);
  setup = dulle_setup (&rules, DULLE_N_SEATS - 1);
  setup.forced = told->forced;
  if (told->forced != DULLE_NO_SEAT)
    setup.solos_due[told->forced].all = 1;
  deal_hands (told, &rules, hands);
  dulle_game_start (game, &setup, hands);
  ck_assert (dulle_seen_game_start (seen, &setup, viewer,
                                    viewer < DULLE_N_SEATS ? hands[viewer] : 0, &flaw));
}

/* Plays the game as it is told to @viewer. @all: what is written for it */
static void
tell_game (const Told    *told,
           DulleSeenGame *seen,
           uint8_t        viewer,
           GString       *all)
{
  g_auto (GStrv) actions = g_strsplit (told->actions, " ", -1);
  DulleGame game;

  begin_game (told, &game, seen, viewer);
  for (unsigned i = 0; actions[i] != NULL && *actions[i] != '\0'; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      DulleGame   before = game;
      DulleAction action;

      ck_assert_msg (dulle_action_parse (actions[i], &action), "%s", actions[i]);
      ck_assert_msg (dulle_game_apply (&game, &action) == DULLE_ACCEPTED, "%s", actions[i]);
      dulle_seen_action_write (&before, &game, &action, viewer, text);
      tell_words (seen, &game, text->str);
      g_string_append (all, text->str);
    }
}

#define HEALTHY "0:healthy 1:healthy 2:healthy 3:healthy"
#define QUEENS  "HT CQ SQ DJ DA DT SA ST SK CA CK H9"
#define POVERTY "DA DA DJ SA SA ST ST SK CA CA CT CT"
#define PIGS    "poverty on\npoverty-shift on\npigs on\n"
#define MARRIED "revoke penalised\n"
#define POOR    "0:poverty 1:healthy 2:healthy 3:healthy"
#define PASSES  POOR " 0$pigs 0:pass/DA/DA/DJ"

static const Told fresh = { "preset ddv\n", { QUEENS }, DULLE_NO_SEAT, "" };
static const Told healthy = { "preset ddv\n", { QUEENS }, DULLE_NO_SEAT, HEALTHY };
static const Told knocks = { "preset ddv\nknocking on\n", { QUEENS }, DULLE_NO_SEAT, HEALTHY };
static const Told nearly = {
  "preset ddv\n",
  { QUEENS },
  DULLE_NO_SEAT,
  "0:healthy 1:solo-jack 2:healthy",
};
static const Told soloist = {
  "preset ddv\n",
  { QUEENS },
  DULLE_NO_SEAT,
  "0:healthy 1:solo-jack 2:healthy 3:healthy",
};
static const Told nearly_bid = {
  "preset ddv\nsolo-precedence rank\n",
  { QUEENS },
  DULLE_NO_SEAT,
  "0:solo-jack 1:solo-queen/re 2:healthy",
};
static const Told bid = {
  "preset ddv\nsolo-precedence rank\n",
  { QUEENS },
  DULLE_NO_SEAT,
  "0:solo-jack 1:solo-queen/re 2:healthy 3:healthy",
};
static const Told offers = {
  "preset ddv\ncompulsory-solo-forcing extra-round\ncompulsory-solo-offer on\n",
  { QUEENS },
  0,
  "",
};
static const Told poor = { PIGS, { POVERTY }, DULLE_NO_SEAT, POOR };
static const Told passed = { PIGS, { POVERTY, "S9" }, DULLE_NO_SEAT, PASSES };
static const Told rejected = {
  PIGS,
  { POVERTY, "S9" },
  DULLE_NO_SEAT,
  PASSES " 1:refuse 2:refuse",
};
static const Told taken = { PIGS, { POVERTY, "S9" }, DULLE_NO_SEAT, PASSES " 1:accept" };
static const Told came_back = {
  PIGS,
  { POVERTY, "S9" },
  DULLE_NO_SEAT,
  PASSES " 1:accept 1:return/DA/DA/S9",
};
static const Told moved = {
  PIGS,
  { POVERTY, "S9 S9 H9" },
  DULLE_NO_SEAT,
  PASSES " 1:accept 1:return/S9/S9/H9",
};
static const Told revokes = {
  MARRIED,
  { "CQ CA", "HA HK C9", "CQ C9", "CK" },
  DULLE_NO_SEAT,
  HEALTHY " 0:CA 1:HA 2:C9",
};
static const Told corrects = {
  MARRIED,
  { "CQ CA", "HA HK C9", "CQ C9", "CK" },
  DULLE_NO_SEAT,
  HEALTHY " 0:CA 1:HA 2:C9 3:CK 1=C9",
};
static const Told turned = {
  MARRIED,
  { "CQ CA", "HA HK C9", "CQ C9", "CK" },
  DULLE_NO_SEAT,
  HEALTHY " 0:CA 1:HA 2:C9 3:CK 1:turn",
};
static const Told follows = {
  MARRIED,
  { "CQ CA", "HA C9", "CQ C9", "CK" },
  DULLE_NO_SEAT,
  HEALTHY " 0:CA 1:C9 2:C9",
};
static const Told genscher = { "genscher on\n", { "DK DK CQ", "CQ" }, DULLE_NO_SEAT, HEALTHY };
static const Told pigs_on = { "pigs on\n", { "DA DA CQ", "CQ" }, DULLE_NO_SEAT, HEALTHY };
static const Told forced = {
  "preset ddv\n",
  { "CJ CJ SJ SJ HJ HJ DJ DJ CA CA CT CT" },
  0,
  "0:solo-jack",
};
static const Told offered = {
  "compulsory-solo-forcing extra-round\ncompulsory-solo-offer on\n",
  { QUEENS },
  0,
  "0:solo-jack/offer 1:healthy 2:healthy 3:healthy",
};
static const Told marriage = {
  "preset ddv\n",
  { "CQ CQ" },
  DULLE_NO_SEAT,
  "0:marriage/foreign 1:healthy 2:healthy",
};
static const Told weak = { "preset ddv\n", { QUEENS }, 0, "0:solo-queen" };
static const Told superpigs = {
  PIGS "superpigs on\n",
  { "D9 D9 DJ SA SA ST ST SK CA CA CT CT", "S9", "DA DA" },
  DULLE_NO_SEAT,
  POOR " 2$pigs 0$superpigs 0:pass/D9/D9/DJ 1:accept 1:return/D9/D9/S9",
};

static const Told announces = {
  "first-trick-announcement on\n",
  { "CQ SA", "ST", "CQ SA", "S9" },
  DULLE_NO_SEAT,
  HEALTHY " 0:SA 1:ST 2:SA 3:S9 0:CQ",
};
/* Of the trumps that seat 2 has not seen, the foxes come second. */
static const Told trumps_back = {
  PIGS,
  { "D9 D9 DK SA SA ST ST SK CA CA CT CT", "C9", "HT HT CQ CQ SQ SQ HQ HQ CJ CJ SJ SJ" },
  DULLE_NO_SEAT,
  POOR " 0:pass/D9/D9/DK 1:accept 1:return/D9/D9/DK",
};

/* What a seat is told. */
static const struct
{
  const Told *told;
  uint8_t     viewer;
  const char *words;
} writings[] = {
  { &soloist, 0, "0:healthy 1:reservation 2:healthy 3:healthy 1@solo-jack" },
  { &soloist, 1, "0:healthy 1:solo-jack 2:healthy 3:healthy 1@solo-jack" },
  { &bid, 2, "0:reservation 1:reservation 2:healthy 3:healthy 1^solo-queen/re/0" },
  { &bid, 0, "0:solo-jack 1:reservation 2:healthy 3:healthy 1^solo-queen/re/0" },
  { &offered, 0, "0:solo-jack/offer 1:healthy 2:healthy 3:healthy 0@solo-jack" },
  { &offered, 1, "0:reservation/offer 1:healthy 2:healthy 3:healthy 0@solo-jack" },
  { &came_back, 0, "0:poverty 1:healthy 2:healthy 3:healthy 0@poverty 0$pigs/re 0:pass/DA/DA/DJ 1:accept 1:return/S9/DA/DA 0$pigs/re" },
  { &came_back, 1, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 0$pigs/re 0:pass/?/?/? 1:accept/DA/DA/DJ 1:return/S9/DA/DA 0$pigs/re" },
  { &came_back, 2, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 0$pigs/re 0:pass/?/?/? 1:accept 1:return/T/T/? 0$pigs/re" },
  { &moved, 3, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 0$pigs/re 0:pass/?/?/? 1:accept 1:return/?/?/? 1$pigs/re" },
  { &superpigs, 3, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 2$pigs 0$superpigs/re 0:pass/?/?/? 1:accept 1:return/T/T/? 0$superpigs/re" },
  { &rejected, 3, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 0$pigs/re 0:pass/?/?/? 1:refuse 2:refuse" },
  { &trumps_back, 2, "0:reservation 1:healthy 2:healthy 3:healthy 0@poverty 0:pass/?/?/? 1:accept 1:return/T/T/T" },
  { &announces, 1, HEALTHY " 0:SA 1:ST 2:SA 3:S9 0!re 0:CQ" },
  { &revokes, 0, HEALTHY " 0:CA 1:HA 2:C9" },
  { &corrects, 0, HEALTHY " 0:CA 1:HA 2:C9 3:CK~1 1=C9" },
  { &corrects, 1, HEALTHY " 0:CA 1:HA 2:C9 3:CK~1 1=C9" },
  { &turned, 2, HEALTHY " 0:CA 1:HA 2:C9 3:CK~1 1:turn" },
};

START_TEST (test_told)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (writings); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      DulleSeenGame seen;

      tell_game (writings[i].told, &seen, writings[i].viewer, text);
      ck_assert_str_eq (text->str + 1, writings[i].words);
    }
}
END_TEST

/* What it cannot be told next: of @words, the last is refused. */
typedef struct
{
  const Told *told;
  uint8_t     viewer;
  const char *words;
  const char *reason;
} Refused;

static const Refused refusals[] = {
  { &fresh, 1, "1:healthy", "That is not possible now." },
  { &fresh, 0, "0:poverty", "The rules do not allow this game." },
  { &fresh, 0, "0:marriage/foreign", "A marriage needs both queens of clubs." },
  { &fresh, 0, "0:reservation", "The own seat’s call is written in full." },
  { &fresh, 1, "0:solo-jack", "Of another seat’s call, only “healthy” and “reservation” are heard." },
  { &fresh, 1, "2:reservation", "That is not possible now." },
  { &fresh, 1, "0:reservation/offer", "That is not possible now." },
  { &fresh, 1, "0^solo-jack/1", "Nobody bids now." },
  { &fresh, 1, "0@solo-jack", "The auction is not over." },
  { &fresh, 1, "0!re", "That is not possible now." },
  { &fresh, 1, "0!no-90", "The party must be told." },
  { &fresh, 1, "0$pigs", "That is not possible now." },
  { &fresh, 1, "0&1", "That is not possible now." },
  { &fresh, 1, "0:CQ", "That is not possible now." },
  { &fresh, 0, "0:CQ", "That is not possible now." },
  { &fresh, 1, "0:pass/?/?/?", "That is not possible now." },
  { &fresh, 1, "0:accept", "That is not possible now." },
  { &fresh, 1, "0:refuse", "That is not possible now." },
  { &fresh, 1, "0:return/?", "That is not possible now." },
  { &fresh, 1, "0:turn", "That is not possible now." },
  { &fresh, 1, "0:claim", "That is not possible now." },
  { &fresh, 0, "0:claim", "That is not possible now." },

  { &nearly, 1, "3:healthy 1@solo-queen", "The own seat has called something else." },
  { &nearly, 1, "3:healthy 1@marriage/foreign", "The own seat has called something else." },
  { &nearly, 1, "3:healthy 1@solo-jack/re", "The own seat has called something else." },
  { &nearly, 0, "3:healthy 2@solo-jack", "This seat has no reservation." },
  { &nearly, 0, "3:healthy 0:H9", "What is played must be told first." },
  { &nearly, 0, "3:healthy 3:healthy", "What is played must be told first." },
  { &nearly, 0, "3:healthy 1^solo-jack/0", "No seat can have made such a bid." },
  { &nearly, 0, "3:healthy 1@solo-koehler", "The rules do not allow this game." },
  { &nearly, 1, "3:healthy 1^solo-queen/0", "The own seat has called something else." },
  { &nearly, 0, "1@solo-jack", "The auction is not over." },
  { &nearly, 0, "1^solo-jack/0", "Nobody bids now." },

  { &soloist, 0, "1@solo-jack", "The auction is not over." },
  { &soloist, 0, "1^solo-jack/0", "Nobody bids now." },
  { &soloist, 0, "2:CA", "It is not your turn." },
  { &soloist, 0, "2:turn", "It is not your turn." },
  { &soloist, 0, "1!kontra", "This seat is of the other party." },
  { &soloist, 0, "1!no-90/kontra", "This seat is of the other party." },
  { &soloist, 0, "1$pigs", "This cannot be declared now." },

  { &nearly_bid, 1, "3:healthy 1^solo-queen/0", "The own seat has called something else." },

  { &bid, 2, "1^solo-queen/re/0", "Nobody bids now." },
  { &bid, 2, "0:reservation", "That is not possible now." },
  { &bid, 2, "1:healthy", "That is not possible now." },
  { &bid, 2, "0:marriage/foreign", "No seat can have made such a bid." },
  { &bid, 0, "0:solo-jack", "This does not outbid the solo that was named." },
  { &bid, 2, "1@solo-queen/re", "The auction is not over." },

  { &offers, 1, "0:reservation/offer 1:reservation/offer", "The own seat’s call is written in full." },
  { &offers, 1, "0:reservation/offer 1:solo-jack/offer", "That is not possible now." },

  { &poor, 1, "1:pass/?/?/?", "That is not possible now." },
  { &poor, 1, "0:pass/?/?", "A poverty does not put down that many cards." },
  { &poor, 1, "0:pass/?/?/?/?/?/?/?/?/?/?/?/?", "A poverty does not put down that many cards." },
  { &poor, 0, "0:pass/HT/HT/CQ", "You do not hold this card." },
  { &poor, 0, "0:pass/DA/DA/SA", "All trumps must be passed." },
  { &poor, 1, "0:accept", "That is not possible now." },
  { &poor, 1, "1:accept", "That is not possible now." },
  { &poor, 1, "0:return/?/?/?", "That is not possible now." },
  { &poor, 0, "0:CA", "That is not possible now." },
  { &poor, 2, "0$pigs/kontra", "This seat is of the other party." },

  { &passed, 1, "1:accept/DA", "The cards that the own seat takes up are told." },
  { &passed, 1, "1:accept", "The cards that the own seat takes up are told." },
  { &passed, 1, "1:accept/HT/HT/CQ", "There are more cards than in the deck." },
  { &passed, 0, "2:accept", "That is not possible now." },
  { &passed, 0, "2:refuse", "That is not possible now." },
  { &passed, 0, "1:return/?/?/?", "That is not possible now." },
  { &passed, 0, "0:pass/DA/DA/DJ", "That is not possible now." },
  { &passed, 1, "1:accept/CA/CA/CA", "It cannot be read." },

  { &taken, 2, "1:return/?/?", "As many cards come back as were passed." },
  { &taken, 2, "1:return/?/?/?/?", "As many cards come back as were passed." },
  { &taken, 2, "1:return/T/T/T/T", "As many cards come back as were passed." },
  { &taken, 2, "2:return/?/?/?", "That is not possible now." },
  { &taken, 1, "1:return/CA/CT/CT", "You do not hold this card." },
  { &taken, 1, "1:return/S9", "This is not the right number of cards." },
  { &taken, 0, "1:return/?/?/?", "The cards that the own seat gets back are told." },
  { &taken, 2, "1:accept", "That is not possible now." },
  { &taken, 2, "1:refuse", "That is not possible now." },

  { &came_back, 2, "1$pigs/re", "This cannot be declared now." },
  { &came_back, 2, "2$pigs/re", "This seat is of the other party." },
  { &came_back, 2, "0$superpigs/re", "This cannot be declared now." },

  { &moved, 2, "1$pigs/re", "This cannot be declared now." },
  { &moved, 2, "0$pigs/re", "This cannot be declared now." },
  { &moved, 2, "3$pigs", "This cannot be declared now." },

  { &healthy, 1, "0:healthy", "That is not possible now." },
  { &healthy, 1, "0!no-90", "The party must be told." },
  { &healthy, 1, "0!party", "The party must be told." },
  { &healthy, 0, "0!kontra", "This seat is of the other party." },
  { &healthy, 0, "0!no-90/kontra", "This seat is of the other party." },
  { &healthy, 1, "1:HT", "It is not your turn." },
  { &healthy, 0, "0:DK", "You do not hold this card." },
  { &healthy, 0, "0=H9", "That is not possible now." },
  { &healthy, 1, "0=H9", "That is not possible now." },
  { &healthy, 1, "0:H9~1", "This seat has not failed to follow suit." },
  { &healthy, 1, "0:H9~2", "Nobody can have failed to follow suit." },
  { &healthy, 1, "0&2", "Only somebody who holds both kings of diamonds may choose a partner, when playing the first of them." },
  { &healthy, 0, "0&2", "Only somebody who holds both kings of diamonds may choose a partner, when playing the first of them." },
  { &healthy, 0, "0&0", "Only somebody who holds both kings of diamonds may choose a partner, when playing the first of them." },
  { &healthy, 0, "0:turn", "That is not possible now." },
  { &healthy, 1, "0:turn", "That is not possible now." },
  { &healthy, 1, "0:claim", "That is not possible now." },
  { &healthy, 1, "1:claim", "It is not your turn." },
  { &healthy, 1, "2$pigs", "This cannot be declared now." },
  { &healthy, 0, "0$pigs", "This cannot be declared now." },

  { &knocks, 1, "0!no-90 0!no-90", "Your party has already announced that much." },

  { &taken, 3, "1:return/?/?/? 2$pigs", "The poverty and its partner hold these cards." },
  { &taken, 3, "1:return/?/?/? 0:SA 0$pigs/re", "The cards that are unseen cannot lie with the others." },

  { &revokes, 0, "3:CK~0", "This seat has not failed to follow suit." },
  { &revokes, 0, "3:CK~2", "This trick is full, and another one follows." },
  { &revokes, 0, "3:CK~3", "This seat has not failed to follow suit." },
  { &revokes, 0, "3:SA~1", "This card has been seen elsewhere." },
  { &revokes, 0, "3:CK~1 3=CT", "This card has been seen elsewhere." },
  { &revokes, 0, "3:CK~1 1=HA", "Clubs must be followed." },
  { &revokes, 0, "3:CK~1 1=C9~2", "This trick is full, and another one follows." },
  { &revokes, 0, "3:CK~1 2=C9", "That is not possible now." },
  { &revokes, 2, "1=HK", "Clubs must be followed." },
  { &revokes, 0, "1=C9~1", "Nobody can have failed to follow suit." },
  { &revokes, 2, "3:CK~1 2:turn", "It is not your turn." },

  { &corrects, 0, "1=HA", "That is not possible now." },
  { &corrects, 0, "1:turn", "It is not your turn." },

  { &turned, 0, "1:HK", "The game is over." },
  { &turned, 0, "1:turn", "The game is over." },

  { &follows, 0, "3:CK~1", "This trick is full, and another one follows." },
  { &follows, 1, "3:CK~1", "This seat has not failed to follow suit." },
  { &follows, 0, "3:CK~3", "This seat has not failed to follow suit." },
  { &follows, 0, "3:SA~3", "This card has been seen elsewhere." },
  { &follows, 2, "3:CK 1:turn", "It is not your turn." },

  { &genscher, 1, "0&3 0:HT", "Only somebody who holds both kings of diamonds may choose a partner, when playing the first of them." },
  { &genscher, 1, "2&3", "It is not your turn." },
  { &genscher, 1, "1&3", "It is not your turn." },

  { &forced, 1, "0:claim 0:claim", "The game is over." },
  { &forced, 0, "1:claim", "It is not your turn." },
  { &forced, 0, "0!kontra", "This seat is of the other party." },

  { &pigs_on, 1, "0$superpigs", "This cannot be declared now." },

  { &marriage, 0, "3:healthy 0@marriage/plain", "The own seat has called something else." },
  { &nearly_bid, 1, "3:healthy 1^solo-queen/no-90/0", "The own seat has called something else." },
  { &bid, 2, "0:healthy 1^solo-queen/re/0", "Nobody bids now." },
  { &taken, 2, "1:return/T/T/? 2$pigs", "The poverty and its partner hold these cards." },
  { &healthy, 1, "0:H9 0=DK", "That is not possible now." },
  { &weak, 0, "0:claim", "It is not certain that you win all remaining tricks." },
};

static void
refuse_last (const Refused *refused)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) words = g_strsplit (refused->words, " ", -1);
  DulleSeenGame seen;

  tell_game (refused->told, &seen, refused->viewer, text);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      g_auto (DulleViewFlaw) flaw = { 0 };
      DulleSeenGame before = seen;
      const char   *reason = take_word (&seen, words[i], &flaw);

      if (words[i + 1] != NULL)
        {
          ck_assert_msg (reason == NULL, "%s: %s", words[i], reason);
          continue;
        }
      ck_assert_msg (g_strcmp0 (reason, refused->reason) == 0, "seat %u:%s: %s: %s",
                     refused->viewer, text->str, refused->words, reason);
      ck_assert (memcmp (&before, &seen, sizeof seen) == 0);
    }
}

START_TEST (test_refused)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (refusals); i++)
    refuse_last (&refusals[i]);
}
END_TEST

/* What is no word at all. */
static const char *const no_words[] = {
  "",
  "0",
  "4:DA",
  "/:DA",
  "x",
  "1!x",
  "1!re/re",
  "1!no-90/x",
  "1!party/re",
  "1$x",
  "1@x",
  "1@CA",
  "1@healthy",
  "1@pass/CA",
  "1^solo-jack",
  "1^solo-jack/re",
  "1^solo-jack/!",
  "1^solo-jack/01",
  "1^x/0",
  "1^solo-jack/1",
  "1^",
  "1^healthy/0",
  "1:CA~4",
  "1:CA~",
  "1:CA~1x",
  "1:x~1",
  "1:healthy~1",
  "1:return/T/T/T/T/T/T/T/T/T/T/T/T/T",
  "1:return/x",
  "1?",
};

START_TEST (test_no_words)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (no_words); i++)
    {
      DulleSeenAction action;

      ck_assert_msg (!dulle_seen_action_parse (no_words[i], &action), "%s", no_words[i]);
    }
}
END_TEST

/* Texts that are no game. */
static const struct
{
  const char *text;
  const char *message;
} no_games[] = {
  { "preset ddv\nend\n", "seen:2: The own hand is missing." },
  { "trick 0:healthy\nend\n", "seen:1: The own hand is missing." },
  { "hand 0 CA XX\nend\n", "seen:1: “XX” is not a card." },
  { "hand 0 CA CA\nend\n", "seen:2: This is no hand of the deck." },
  { "hand 0 " QUEENS "\nhand 1 CA\nend\n", "seen:2: There is one hand only, that of the own seat." },
  { "hand 0 " QUEENS "\ntrick 1:healthy\nbock 2\nend\n", "seen:3: “bock” must come before the first action." },
  { "hand 0 " QUEENS "\ntrick 0\nend\n", "seen:2: “0” is not an action." },
  { "hand 0 " QUEENS "\n\n", "seen:3: There is no “end”." },
  { "hand 0 " QUEENS "\ntrick 0:healthy\nend\n", "seen:2: “0:healthy” is not possible: That is not possible now." },
  { "hand 0 " QUEENS "\ntrick 1:healthy\ntrick 1:healthy\nend\n", "seen:3: “1:healthy” is not possible: That is not possible now." },
  { "hand 4 CA\nend\n", "seen:1: “4” is not a number from 0 to 3." },
  { "result\n", "seen:1: “result” is not known." },
  { "hand 0 \xff\nend\n", "seen:1: This is not a text in UTF-8." },
};

START_TEST (test_no_games)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (no_games); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleSeenGame seen;

      ck_assert (!dulle_seen_game_parse (no_games[i].text, "seen", &seen, &error));
      ck_assert_str_eq (error->message, no_games[i].message);
    }
}
END_TEST

/* Who has no seat is told no hand. */
START_TEST (test_bare)
{
  g_autoptr (GError) error = NULL;
  DulleSeenGame seen;

  ck_assert (dulle_seen_game_parse_bare ("trick 1:healthy\nend\n", "seen", &seen, &error));
  ck_assert_uint_eq (seen.seat, DULLE_NO_SEAT);
  ck_assert (!dulle_seen_game_parse_bare ("hand 0 " QUEENS "\nend\n", "seen", &seen, &error));
  ck_assert_str_eq (error->message,
                    "seen:1: There is one hand only, that of the own seat.");
}
END_TEST

/* From a view on, a game is seen as by whoever was told all of it. */
START_TEST (test_adopted)
{
  static const uint8_t viewers[] = { 0, 1, DULLE_NO_SEAT };

  for (unsigned i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      DulleSeenGame seen;
      DulleSeenGame adopted;
      DulleGame     game;
      DulleView     view;
      DulleView     again;

      begin_game (&fresh, &game, &seen, viewers[i]);
      view = dulle_game_view (&game, viewers[i]);
      dulle_seen_game_adopt (&adopted, &view);
      again = dulle_seen_game_view (&adopted);
      ck_assert_uint_eq (adopted.seat, viewers[i]);
      assert_same_view (&again, &view);
    }
}
END_TEST

/* How a game begins, as it is written. */
static const char *const beginnings[] = {
  "dealer 3\n",
  "dealer 3\ncompulsory-solos 1/0/0 0/0/0 0/0/0 0/0/0\nforced 0\n",
  "rule solo-round-vote on\ndealer 3\nvoted 0\n",
};

START_TEST (test_beginnings)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      g_autofree char *text = g_strconcat (beginnings[i], "hand 0 " QUEENS "\nend\n", NULL);
      g_autoptr (GString) written = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      DulleSeenGame seen;
      DulleView     view;
      DulleView     again;

      ck_assert_msg (dulle_seen_game_parse (text, "seen", &seen, &error), "%s",
                     error != NULL ? error->message : "");
      view = dulle_seen_game_view (&seen);
      dulle_seen_game_write (&view, written);
      ck_assert_msg (dulle_seen_game_parse (written->str, "seen", &seen, &error), "%s",
                     error != NULL ? error->message : "");
      again = dulle_seen_game_view (&seen);
      assert_same_view (&again, &view);
    }
}
END_TEST

SUITE ("seen-game",
       test_told,
       test_refused,
       test_no_words,
       test_no_games,
       test_bare,
       test_adopted,
       test_beginnings)
