/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * "What you can know" is true: in random games under many rules each line of it is made
 * anew from the four hands and the tricks that lie, and compared.
 */
#include "suite.h"

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/record-reader.h"
#include "session/knowledge.h"
#include "text/knowledge-text.h"

#include "scale.h"

#define N_GAMES 300

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", NULL };

static const char *const class_names[DULLE_N_CLASSES] = { "Clubs", "Spades", "Hearts", "Diamonds",
                                                          "Trumps" };
static const char *const void_words[DULLE_N_CLASSES] = { "no clubs", "no spades", "no hearts",
                                                         "no diamonds", "no trump" };

/* "Trumps: 12, highest: Ten of Hearts", of the cards in the three other hands. */
static char *
count_out (const DulleGame *game,
           uint8_t          viewer)
{
  const DulleOrder *order = &game->board.order;
  GString          *lines = g_string_new (NULL);

  for (int suit_class = DULLE_N_CLASSES - 1; suit_class >= 0; suit_class--)
    {
      unsigned  n = 0;
      DulleCard highest = DULLE_NO_CARD;

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
            {
              unsigned held = seat != viewer && order->suit_class[card] == suit_class
                                  ? dulle_hand_count (game->own[seat].hand, card)
                                  : 0;

              n += held;
              if (held > 0 &&
                  (highest == DULLE_NO_CARD || order->strength[card] > order->strength[highest]))
                highest = card;
            }
        }
      if (n > 0)
        g_string_append_printf (lines, "%s%s: %u, highest: %s", lines->len > 0 ? "\n" : "",
                                class_names[suit_class], n, dulle_card_name (highest));
    }

  return g_string_free (lines, FALSE);
}

/* Whether @seat has played a card of another class to a trick led in @suit_class. */
static bool
did_not_follow (const DulleBoard *board,
                uint8_t           seat,
                int               suit_class)
{
  for (unsigned i = 0; i <= board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      for (unsigned place = 0; place < trick->n_cards; place++)
        {
          if ((trick->lead + place) % DULLE_N_SEATS == seat &&
              board->order.suit_class[trick->cards[0]] == suit_class &&
              board->order.suit_class[trick->cards[place]] != suit_class)
            return true;
        }
    }

  return false;
}

/* Where a revoke is possible only what was turned counts, and proves nothing. */
static void
check_voids (const DulleGame      *game,
             const DulleView      *view,
             const DulleKnowledge *knowledge,
             uint8_t               seat)
{
  bool             certain = game->board.rules.revoke == DULLE_REVOKE_IMPOSSIBLE;
  g_autofree char *text = dulle_knowledge_voids (knowledge, view, seat);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", ", ", -1);
  guint n_expected = 0;

  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      bool missed = did_not_follow (&game->board, seat, suit_class);
      bool told = g_strv_contains ((const char *const *) words, void_words[suit_class]);

      n_expected += missed;
      ck_assert (!told || (certain && missed));
      ck_assert (!told || (game->own[seat].hand & game->board.order.members[suit_class]) == 0);
      ck_assert (told || !missed || !certain);
    }
  if (certain)
    ck_assert_uint_eq (g_strv_length (words), n_expected);
  else
    ck_assert_uint_le (g_strv_length (words), n_expected);
}

static void
check_party (const DulleGame      *game,
             const DulleView      *view,
             const DulleKnowledge *knowledge,
             uint8_t               seat)
{
  g_autofree char *text = dulle_knowledge_party (knowledge, view, seat, names);
  const char      *told = text + strlen (names[seat]) + 2;

  ck_assert (g_str_has_prefix (text, names[seat]));
  if (g_str_equal (told, "Kontra") && dulle_board_undecided (&game->board))
    ck_assert_int_eq (game->own[seat].party, DULLE_NO_PARTY);
  else if (g_str_equal (told, "Re") || g_str_equal (told, "Kontra"))
    ck_assert_int_eq (game->own[seat].party, g_str_equal (told, "Re") ? DULLE_RE : DULLE_KONTRA);
  else
    ck_assert (g_str_has_prefix (told, "Re ") && g_ascii_strtoll (told + 3, NULL, 10) >= 1 &&
               g_ascii_strtoll (told + 3, NULL, 10) <= 99);
}

static bool
has_declared (const DulleGame *game,
              uint8_t          seat)
{
  return game->board.pigs == seat || game->board.superpigs == seat;
}

static void
check_cards (const DulleGame      *game,
             const DulleView      *view,
             const DulleKnowledge *knowledge,
             uint8_t               seat)
{
  g_autofree char *voids = dulle_knowledge_voids (knowledge, view, seat);
  g_autofree char *cards = dulle_knowledge_cards (knowledge, view, seat);

  if (!has_declared (game, seat))
    ck_assert_pstr_eq (cards, voids);
  else
    {
      ck_assert_ptr_nonnull (cards);
      ck_assert (g_str_has_prefix (cards, game->board.pigs == seat ? "Pigs" : "Superpigs"));
      ck_assert (g_str_has_suffix (cards, voids != NULL ? voids : "igs"));
    }
}

/* Only somebody who might be the partner of a marriage has become it, but for a Genscher. */
static void
check_partner (const DulleGame      *game,
               const DulleKnowledge *before)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert (game->own[seat].party != DULLE_RE || before->re[seat] > 0.0 ||
               game->board.rules.genscher);
}

static DulleKnowledge
check_view (const DulleGame *game,
            uint8_t          viewer)
{
  DulleView        view = dulle_game_view (game, viewer);
  DulleKnowledge   knowledge = dulle_knowledge (&view);
  g_autofree char *out = dulle_knowledge_out (&knowledge, &view);
  g_autofree char *expected = count_out (game, viewer);

  ck_assert_str_eq (out, expected);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      check_voids (game, &view, &knowledge, seat);
      check_cards (game, &view, &knowledge, seat);
      check_party (game, &view, &knowledge, seat);
    }

  return knowledge;
}

static void
check_game (const DulleRules *chosen,
            uint64_t          number)
{
  DulleRules rules = dulle_rules_active (chosen);
  DulleSetup setup = dulle_setup (&rules, number % DULLE_N_SEATS);
  DulleRng   rng = dulle_rng (number);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, number, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction    actions[DULLE_MAX_ACTIONS];
      unsigned       n_actions = dulle_game_list (&game, game.board.turn, actions);
      DulleKnowledge knowledge;
      bool           seeks = false;

      if (game.board.phase == DULLE_PHASE_TRICKS)
        {
          seeks = dulle_board_undecided (&game.board);
          knowledge = check_view (&game, (uint8_t) dulle_rng_below (&rng, DULLE_N_SEATS));
        }
      ck_assert_int_eq (dulle_game_apply (&game, &actions[dulle_rng_below (&rng, n_actions)]),
                        DULLE_ACCEPTED);
      if (seeks && !dulle_board_undecided (&game.board))
        check_partner (&game, &knowledge);
    }
}

START_TEST (test_official_rules)
{
  DulleRules rules = dulle_rules_default ();

  for (uint64_t number = 0; number < scaled (N_GAMES); number++)
    check_game (&rules, number);
}
END_TEST

START_TEST (test_random_rules)
{
  for (uint64_t number = 0; number < scaled (N_GAMES); number++)
    {
      DulleRng   rng = dulle_rng (number);
      DulleRules rules = dulle_rules_random (&rng);

      check_game (&rules, number);
    }
}
END_TEST

#define HANDS                                    \
  "dealer 3\n"                                   \
  "hand 0 CA CT CQ CQ C9 SJ S9 S9 HJ DK DQ D9\n" \
  "hand 1 CJ CJ SA HA HK HQ H9 DA DK DQ DJ D9\n" \
  "hand 2 SK SK ST SQ SQ HT HQ HJ H9 DA DT DJ\n" \
  "hand 3 CA CK CK CT C9 SA ST SJ HA HK HT DT\n" \
  "auction 0:marriage/foreign 1:healthy 2:healthy 3:healthy\n"

static void
check_chances (const char  *rule,
               const char  *hands,
               const char  *tricks,
               const double re[DULLE_N_SEATS])
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("dulle-record 1\ngame 1\n%s%strick %s\nend\n", rule,
                                           hands, tricks);
  g_autoptr (GArray) records = dulle_record_parse (text, "", &error);
  DulleGame game;

  ck_assert_msg (records != NULL, "%s: %s", tricks, error != NULL ? error->message : "");
  dulle_record_replay (&g_array_index (records, DulleRecord, 0),
                       g_array_index (records, DulleRecord, 0).n_actions, &game);
  for (uint8_t viewer = 0; viewer < DULLE_N_SEATS; viewer++)
    {
      DulleKnowledge knowledge = check_view (&game, viewer);

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        ck_assert_double_eq_tol (knowledge.re[seat], re[seat], 1e-6);
    }
}

/* The chances to be the partner while the trick lies: of those who may still win it, and of
 * the others only if another trick may follow. */
START_TEST (test_marriage)
{
  static const struct
  {
    const char *rule;
    const char *trick;
    double      re[DULLE_N_SEATS];
  } tricks[] = {
    { "", "0:S9", { 1.0, 1.0 / 3, 1.0 / 3, 1.0 / 3 } },
    { "", "0:S9 1:SA 2:SK", { 1.0, 1.0 / 2, 0.0, 1.0 / 2 } },
    { "", "0:CA 1:H9", { 1.0, 1.0 / 9, 4.0 / 9, 4.0 / 9 } },
    { "rule marriage-tricks 1\n", "0:CA 1:H9", { 1.0, 0.0, 1.0 / 3, 1.0 / 3 } },
    { "rule marriage-first-decides on\n", "0:CA 1:H9", { 1.0, 0.0, 1.0 / 3, 1.0 / 3 } },
    { "rule revoke penalised\n", "0:S9 1:SA 2:SK", { 1.0, 1.0 / 3, 1.0 / 3, 1.0 / 3 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (tricks); i++)
    check_chances (tricks[i].rule, HANDS, tricks[i].trick, tricks[i].re);
}
END_TEST

#define REST                                     \
  "hand 2 HK H9 CA CT CK C9 HT HQ SQ SJ CJ DJ\n" \
  "hand 3 H9 ST ST SK SK S9 DA DA DT DT D9 D9\n" \
  "auction 0:marriage/hearts 1:healthy 2:healthy 3:healthy\n"

/* Nobody is the partner once the last trick that could find one does not; it is the last, too,
 * if no heart is left to be led. */
START_TEST (test_marriage_in_hearts)
{
  static const char one_ace[] =
      "dealer 3\n"
      "hand 0 CQ CQ HA SA SA S9 HJ HJ DK DK DQ DQ\n"
      "hand 1 HA HK CA CT CK C9 HT HQ SQ SJ CJ DJ\n" REST;
  static const char both_aces[] =
      "dealer 3\n"
      "hand 0 CQ CQ HA HA SA SA S9 HJ DK DK DQ DQ\n"
      "hand 1 HK HJ CA CT CK C9 HT HQ SQ SJ CJ DJ\n" REST;
  static const char before[] = "0:HA 1:HK 2:H9 3:H9\ntrick ";
  static const struct
  {
    const char *rule;
    const char *hands;
    const char *before;
    const char *trick;
    double      re[DULLE_N_SEATS];
  } tricks[] = {
    { "tricks 5", one_ace, "", "0:SA", { 1.0, 1.0 / 3, 1.0 / 3, 1.0 / 3 } },
    { "first-decides on", one_ace, "", "0:SA", { 1.0, 1.0 / 3, 1.0 / 3, 1.0 / 3 } },
    { "tricks 1", one_ace, "", "0:SA", { 1.0, 0.0, 0.0, 0.0 } },
    { "tricks 5", one_ace, before, "0:SA 1:HA", { 1.0, 1.0 / 3, 1.0 / 3, 1.0 / 3 } },
    { "tricks 5", one_ace, before, "0:SA 1:HA 2:HK", { 1.0, 0.0, 0.0, 0.0 } },
    { "tricks 5", both_aces, before, "0:HA 1:CA 2:HK", { 1.0, 0.0, 0.0, 1.0 / 2 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (tricks); i++)
    {
      g_autofree char *rules = g_strdup_printf ("rule marriage-first-suit on\nrule marriage-%s\n",
                                                tricks[i].rule);
      g_autofree char *played = g_strconcat (tricks[i].before, tricks[i].trick, NULL);

      check_chances (rules, tricks[i].hands, played, tricks[i].re);
    }
}
END_TEST

/* Nothing is likely about those who cannot win the trick that decides. */
START_TEST (test_overtaken)
{
  static const char text[] = "dulle-record 1\ngame 1\n" HANDS "trick 0:S9 1:SA 2:SK\nend\n";
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);
  const DulleRecord *record = &g_array_index (records, DulleRecord, 0);
  DulleGame          game;
  DulleView          view;
  DulleKnowledge     knowledge;
  g_autofree char   *overtaken = NULL;
  g_autofree char   *best = NULL;

  dulle_record_replay (record, record->n_actions, &game);
  view = dulle_game_view (&game, 3);
  knowledge = dulle_knowledge (&view);
  overtaken = dulle_knowledge_party (&knowledge, &view, 2, names);
  best = dulle_knowledge_party (&knowledge, &view, 1, names);
  ck_assert_str_eq (overtaken, "Ben: Kontra");
  ck_assert_str_eq (best, "Kleo: Re 50%");
}
END_TEST

SUITE ("knowledge",
       test_official_rules,
       test_random_rules,
       test_marriage,
       test_marriage_in_hearts,
       test_overtaken)
