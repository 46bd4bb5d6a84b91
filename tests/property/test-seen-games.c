/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Random games as each seat is told of them, and somebody without one: from the own cards and
 * the words for what was seen, each knows at any moment exactly what it would know at the table.
 * A failure names the number of the game, which reproduces it.
 */
#include <glib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/seen-text.h"
#include "engine/view-text.h"

#include "scale.h"
#include "suite.h"

#define N_GAMES 6000

/* The seats, and somebody who looks on. */
#define N_VIEWERS (DULLE_N_SEATS + 1)

typedef struct
{
  uint64_t      number;
  DulleRng      rng;
  DulleSetup    setup;
  DulleGame     game;
  DulleSeenGame seen[N_VIEWERS];
} ToldGame;

static uint8_t
seat_of_viewer (unsigned viewer)
{
  return viewer < DULLE_N_SEATS ? (uint8_t) viewer : DULLE_NO_SEAT;
}

static unsigned
draw_below (ToldGame *told,
            unsigned  limit)
{
  return dulle_rng_below (&told->rng, limit);
}

static DulleSetup
draw_setup (ToldGame *told)
{
  bool       official = told->number % 4 == 0;
  DulleRules rules = official ? dulle_rules_default () : dulle_rules_random (&told->rng);
  DulleRules active = dulle_rules_active (&rules);
  DulleSetup setup = dulle_setup (&active, (uint8_t) draw_below (told, 4));

  setup.bock = (uint8_t) (1 + draw_below (told, 3));
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    setup.solos_due[seat].all = (uint8_t) draw_below (told, 2);
  if (draw_below (told, 10) == 0 && dulle_contract_allowed (&active, DULLE_CONTRACT_SOLO_JACK))
    {
      setup.forced = (uint8_t) draw_below (told, 4);
      setup.solos_due[setup.forced].all = 1;
    }

  return setup;
}

static void
begin_game (ToldGame *told)
{
  const DulleSetup *setup = &told->setup;
  DulleHand         hands[DULLE_N_SEATS];

  told->rng = dulle_rng (told->number);
  told->setup = draw_setup (told);
  dulle_deal (&setup->rules, told->number, setup->dealer, hands);
  dulle_game_start (&told->game, setup, hands);
  for (unsigned viewer = 0; viewer < N_VIEWERS; viewer++)
    {
      uint8_t seat = seat_of_viewer (viewer);
      g_auto (DulleViewFlaw) flaw = { 0 };

      ck_assert (dulle_seen_game_start (&told->seen[viewer], setup, seat,
                                        hands[viewer % DULLE_N_SEATS], &flaw));
    }
}

static DulleAction
draw_action (ToldGame *told)
{
  const DulleGame *game = &told->game;
  DulleAction      actions[DULLE_MAX_ACTIONS];
  unsigned         n_actions = 0;

  if (game->board.phase >= DULLE_PHASE_EXCHANGE && draw_below (told, 6) == 0)
    n_actions = dulle_game_list (game, (uint8_t) draw_below (told, 4), actions);
  if (n_actions == 0)
    n_actions = dulle_game_list (game, game->board.turn, actions);

  return actions[draw_below (told, n_actions)];
}

static void
tell_word (ToldGame   *told,
           unsigned    viewer,
           const char *word)
{
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleSeenAction action;

  if (!dulle_seen_action_parse (word, &action))
    ck_abort_msg ("game %" G_GUINT64_FORMAT ": %s cannot be read", (guint64) told->number, word);
  if (!dulle_seen_game_take (&told->seen[viewer], &action, &flaw))
    ck_abort_msg ("game %" G_GUINT64_FORMAT ", viewer %u: %s: %s", (guint64) told->number, viewer,
                  word, flaw.reason);
}

static void
check_viewer (ToldGame   *told,
              unsigned    viewer,
              const char *words)
{
  DulleView view = dulle_game_view (&told->game, seat_of_viewer (viewer));
  DulleView seen = dulle_seen_game_view (&told->seen[viewer]);

  if (dulle_board_is_finished (&view.board))
    return;
  if (memcmp (&view.board, &seen.board, sizeof view.board) != 0)
    {
      const char *real = (const char *) &view.board;
      const char *known = (const char *) &seen.board;
      size_t      at = 0;

      while (real[at] == known[at])
        at++;
      ck_abort_msg ("game %" G_GUINT64_FORMAT ", viewer %u:%s: another board at byte %zu",
                    (guint64) told->number, viewer, words, at);
    }
  ck_assert_msg (memcmp (&view.own, &seen.own, sizeof view.own) == 0,
                 "game %" G_GUINT64_FORMAT ", viewer %u:%s", (guint64) told->number, viewer, words);
}

static void
tell_action (ToldGame          *told,
             const DulleGame   *before,
             const DulleAction *action)
{
  for (unsigned viewer = 0; viewer < N_VIEWERS; viewer++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (GStrv) words = NULL;

      dulle_seen_action_write (before, &told->game, action, seat_of_viewer (viewer), text);
      words = g_strsplit (text->str + 1, " ", -1);
      for (unsigned i = 0; words[i] != NULL && !dulle_board_is_finished (&told->game.board); i++)
        tell_word (told, viewer, words[i]);
      check_viewer (told, viewer, text->str);
    }
}

START_TEST (test_seen_games)
{
  ToldGame told = { 0 };

  for (told.number = 1; told.number <= scaled (N_GAMES); told.number++)
    {
      begin_game (&told);
      while (!dulle_board_is_finished (&told.game.board))
        {
          DulleGame   before = told.game;
          DulleAction action = draw_action (&told);

          ck_assert (dulle_game_apply (&told.game, &action) == DULLE_ACCEPTED);
          tell_action (&told, &before, &action);
        }
    }
}
END_TEST

/* Words at the wrong moment, of another seat, or of another game */

#define N_WORDS     4096
#define N_MISPLACED 60000

typedef struct
{
  unsigned n;
  char     words[N_WORDS][64];
} WordPool;

static void
keep_words (WordPool   *pool,
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        g_strlcpy (pool->words[pool->n++ % N_WORDS], words[i], sizeof pool->words[0]);
    }
}

static void
misplace_word (ToldGame       *told,
               const WordPool *pool)
{
  g_auto (DulleViewFlaw) flaw = { 0 };
  DulleSeenGame   seen = told->seen[draw_below (told, N_VIEWERS)];
  DulleSeenGame   before = seen;
  DulleSeenAction action;
  char            word[sizeof pool->words[0]];

  g_strlcpy (word, pool->words[draw_below (told, MIN (pool->n, N_WORDS))], sizeof word);
  if (draw_below (told, 2) == 0)
    word[0] = (char) ('0' + seen.game.board.turn);
  if (!dulle_seen_action_parse (word, &action) || dulle_seen_game_take (&seen, &action, &flaw))
    return;

  ck_assert_msg (memcmp (&before, &seen, sizeof seen) == 0, "game %" G_GUINT64_FORMAT ": %s",
                 (guint64) told->number, word);
  ck_assert_ptr_nonnull (flaw.reason);
}

/* What is refused changes nothing, and has a reason. */
START_TEST (test_misplaced_words)
{
  static WordPool pool;
  ToldGame        told = { 0 };
  unsigned        n_misplaced = 0;

  for (told.number = 1; n_misplaced < scaled (N_MISPLACED); told.number++)
    {
      begin_game (&told);
      while (!dulle_board_is_finished (&told.game.board))
        {
          DulleGame   before = told.game;
          DulleAction action = draw_action (&told);

          ck_assert (dulle_game_apply (&told.game, &action) == DULLE_ACCEPTED);
          for (unsigned viewer = 0; viewer < N_VIEWERS; viewer++)
            {
              g_autoptr (GString) text = g_string_new (NULL);

              dulle_seen_action_write (&before, &told.game, &action, seat_of_viewer (viewer),
                                       text);
              keep_words (&pool, text->str);
            }
          tell_action (&told, &before, &action);
          for (unsigned i = 0; i < 8; i++, n_misplaced++)
            misplace_word (&told, &pool);
        }
    }
}
END_TEST

/* The bytes that go to a seat */

#define N_PERMUTED 10000
#define MAX_DONE   400

#define EVERY_PHASE ((2u << DULLE_PHASE_THROWN) - 1)

/* A game so far: what it began with, and what was done. */
typedef struct
{
  DulleSetup  setup;
  DulleHand   hands[DULLE_N_SEATS];
  unsigned    n_done;
  DulleAction done[MAX_DONE];
} Course;

static void
begin_course (ToldGame *told,
              Course   *course)
{
  begin_game (told);
  course->setup = told->setup;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    course->hands[seat] = told->game.own[seat].dealt;
  course->n_done = 0;
}

static void
do_in_course (ToldGame   *told,
              Course     *course,
              DulleAction action)
{
  ck_assert (dulle_game_apply (&told->game, &action) == DULLE_ACCEPTED);
  course->done[course->n_done++] = action;
}

static void
play_some_of_it (ToldGame *told,
                 Course   *course)
{
  unsigned n = draw_below (told, 70);

  begin_course (told, course);
  while (course->n_done < n && !dulle_board_is_finished (&told->game.board))
    do_in_course (told, course, draw_action (told));
}

static bool
is_exchange (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_PASS || action->kind == DULLE_ACTION_RETURN;
}

static bool
has_exchange (const Course *course)
{
  for (unsigned i = 0; i < course->n_done; i++)
    if (is_exchange (&course->done[i]))
      return true;

  return false;
}

/* What leads to an exchange, where there is such a thing. */
static DulleAction
draw_poverty (ToldGame *told)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (&told->game, told->game.board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    if (actions[i].kind == DULLE_ACTION_ACCEPT ||
        (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == DULLE_CONTRACT_POVERTY))
      return actions[i];

  return actions[0];
}

/* Returns: whether cards were exchanged before the first trick, or are now */
static bool
play_poverty (ToldGame *told,
              Course   *course)
{
  unsigned n_more = draw_below (told, 24);

  begin_course (told, course);
  while (told->game.board.phase < DULLE_PHASE_TRICKS)
    {
      do_in_course (told, course, draw_poverty (told));
      if (has_exchange (course) && n_more-- == 0)
        return true;
    }
  while (has_exchange (course) && n_more-- > 0 && !dulle_board_is_finished (&told->game.board))
    do_in_course (told, course, draw_action (told));

  return has_exchange (course);
}

static DulleCard
draw_card (ToldGame *told,
           DulleHand hand)
{
  DulleCard card = dulle_hand_first (hand);

  for (unsigned skip = draw_below (told, dulle_hand_size (hand)); skip > 0; skip--)
    {
      hand = dulle_hand_remove (hand, card);
      card = dulle_hand_first (hand);
    }

  return card;
}

/* A seat that is not that of @viewer, who may have none. */
static uint8_t
draw_other (ToldGame *told,
            uint8_t   viewer)
{
  unsigned other = viewer == DULLE_NO_SEAT ? draw_below (told, DULLE_N_SEATS)
                                           : viewer + 1 + draw_below (told, 3);

  return (uint8_t) (other % DULLE_N_SEATS);
}

/* Exchanges a card that is hidden from @viewer with one in another hidden hand. */
static bool
permute_hidden (ToldGame *told,
                uint8_t   viewer,
                Course   *course)
{
  uint8_t   one = draw_other (told, viewer);
  uint8_t   other = draw_other (told, viewer);
  DulleHand a = told->game.own[one].hand;
  DulleHand b = told->game.own[other].hand;
  DulleCard from;
  DulleCard to;

  if (one == other || a == 0 || b == 0)
    return false;
  from = draw_card (told, a);
  to = draw_card (told, b);
  if (from == to || dulle_hand_count (course->hands[one], from) == 0 ||
      dulle_hand_count (course->hands[other], to) == 0 ||
      dulle_hand_count (course->hands[one], to) == 2 ||
      dulle_hand_count (course->hands[other], from) == 2)
    return false;

  course->hands[one] = dulle_hand_add (dulle_hand_remove (course->hands[one], from), to);
  course->hands[other] = dulle_hand_add (dulle_hand_remove (course->hands[other], to), from);

  return true;
}

/* What @viewer is sent from the beginning on. Returns: whether all of it can be done with
 * these hands, and looks to everybody as on @boards, which are filled where @is_first */
static bool
write_all (const Course *course,
           uint8_t       viewer,
           bool          is_first,
           DulleBoard    boards[MAX_DONE],
           GString      *text)
{
  DulleGame game;
  DulleView view;

  dulle_game_start (&game, &course->setup, course->hands);
  view = dulle_game_view (&game, viewer);
  dulle_seen_game_write (&view, text);
  for (unsigned i = 0; i < course->n_done; i++)
    {
      DulleGame before = game;

      if (dulle_game_apply (&game, &course->done[i]) != DULLE_ACCEPTED)
        return false;
      if (is_first)
        boards[i] = game.board;
      if (memcmp (&boards[i], &game.board, sizeof game.board) != 0)
        return false;
      dulle_seen_action_write (&before, &game, &course->done[i], viewer, text);
    }
  view = dulle_game_view (&game, viewer);
  if (!dulle_board_is_finished (&game.board))
    dulle_view_write (&view, text);

  return true;
}

/* What somebody without a seat is sent on coming can be read, and is the open board. */
static void
check_bare_view (const ToldGame *told)
{
  DulleView view = dulle_game_view (&told->game, DULLE_NO_SEAT);
  DulleView read;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (dulle_board_is_finished (&view.board))
    return;
  dulle_view_write (&view, text);
  ck_assert_msg (dulle_view_parse_bare (text->str, "view", &read, &error),
                 "game %" G_GUINT64_FORMAT ": %s", (guint64) told->number,
                 error != NULL ? error->message : "");
  ck_assert_mem_eq (&view.board, &read.board, sizeof view.board);
  ck_assert (!dulle_view_parse (text->str, "view", &read, NULL));
}

/* Where everything that lies open is the same, a seat is told the same, whatever the hidden
 * hands are; and so is somebody who looks on, from whom all are hidden. It ends when each phase
 * was among the positions. */
START_TEST (test_hidden_cards)
{
  static DulleBoard boards[MAX_DONE];
  ToldGame          told = { 0 };
  unsigned          n_permuted = 0;
  unsigned          phases = 0;

  for (told.number = 1; n_permuted < scaled (N_PERMUTED) / 10 || phases != EVERY_PHASE;
       told.number++)
    {
      Course   course;
      unsigned n_tries = 10;
      uint8_t  viewer;
      g_autoptr (GString) text = g_string_new (NULL);

      if (told.number % 2 == 0)
        play_some_of_it (&told, &course);
      else if (!play_poverty (&told, &course))
        continue;
      check_bare_view (&told);
      viewer = seat_of_viewer (draw_below (&told, N_VIEWERS));
      ck_assert (write_all (&course, viewer, true, boards, text));
      while (n_tries-- > 0)
        {
          Course permuted = course;
          g_autoptr (GString) other = g_string_new (NULL);

          if (!permute_hidden (&told, viewer, &permuted) ||
              !write_all (&permuted, viewer, false, boards, other))
            continue;
          ck_assert_msg (strcmp (text->str, other->str) == 0, "game %" G_GUINT64_FORMAT,
                         (guint64) told.number);
          n_permuted++;
          phases |= 1u << told.game.board.phase;
        }
    }
}
END_TEST

/* Cards that change hands */

#define N_EXCHANGED 1000

/* Whether @viewer knows of what was exchanged, or where one of the cards is. */
static bool
knows_of (const Course *course,
          uint8_t       viewer,
          DulleCard     card)
{
  if (viewer != DULLE_NO_SEAT && dulle_hand_count (course->hands[viewer], card) > 0)
    return true;

  for (unsigned i = 0; i < course->n_done; i++)
    {
      const DulleAction *action = &course->done[i];

      if (action->kind == DULLE_ACTION_PLAY && action->card == card)
        return true;
      if (action->seat == viewer &&
          (is_exchange (action) || action->kind == DULLE_ACTION_ACCEPT))
        return true;
    }

  return false;
}

static DulleHand
add_cards (DulleHand hand,
           DulleCard card,
           unsigned  n)
{
  for (; n > 0; n--)
    hand = dulle_hand_add (hand, card);

  return hand;
}

/* The same hand with @one where it has @other, and the other way round. */
static DulleHand
change_cards (DulleHand hand,
              DulleCard one,
              DulleCard other)
{
  unsigned n_one = dulle_hand_count (hand, one);
  unsigned n_other = dulle_hand_count (hand, other);

  while (dulle_hand_count (hand, one) > 0)
    hand = dulle_hand_remove (hand, one);
  while (dulle_hand_count (hand, other) > 0)
    hand = dulle_hand_remove (hand, other);

  return add_cards (add_cards (hand, one, n_other), other, n_one);
}

/* Has two cards change places wherever they are. Returns: whether others were exchanged then */
static bool
permute_exchange (Course   *course,
                  DulleCard one,
                  DulleCard other)
{
  bool is_another = false;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    course->hands[seat] = change_cards (course->hands[seat], one, other);
  for (unsigned i = 0; i < course->n_done; i++)
    {
      DulleAction *action = &course->done[i];
      DulleHand    before = action->cards;

      if (!is_exchange (action))
        continue;
      action->cards = change_cards (before, one, other);
      is_another |= action->cards != before;
    }

  return is_another;
}

/* What somebody passes to somebody else, and gets back, changes nothing that a third one, or one
 * who looks on, is sent. */
START_TEST (test_exchanged_cards)
{
  static DulleBoard boards[MAX_DONE];
  ToldGame          told = { 0 };
  unsigned          n_exchanged = 0;

  for (told.number = 1; n_exchanged < scaled (N_EXCHANGED) / 10; told.number++)
    {
      Course  course;
      uint8_t viewer;
      g_autoptr (GString) text = g_string_new (NULL);

      if (!play_poverty (&told, &course))
        continue;
      viewer = seat_of_viewer (draw_below (&told, N_VIEWERS));
      ck_assert (write_all (&course, viewer, true, boards, text));
      for (unsigned i = 0; i < 30; i++)
        {
          Course    permuted = course;
          DulleCard one = (DulleCard) draw_below (&told, DULLE_N_CARDS);
          DulleCard two = (DulleCard) draw_below (&told, DULLE_N_CARDS);
          g_autoptr (GString) other = g_string_new (NULL);

          if (one == two || knows_of (&course, viewer, one) || knows_of (&course, viewer, two) ||
              !permute_exchange (&permuted, one, two) ||
              !write_all (&permuted, viewer, false, boards, other))
            continue;
          ck_assert_msg (strcmp (text->str, other->str) == 0, "game %" G_GUINT64_FORMAT,
                         (guint64) told.number);
          n_exchanged++;
        }
    }
}
END_TEST

SUITE ("seen-games", test_seen_games, test_misplaced_words, test_hidden_cards, test_exchanged_cards)
