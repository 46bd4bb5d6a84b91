/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The status line: whose turn it is, what decides a marriage, and who plays with whom. The
 * title says the latter, too.
 */
#include "text/event-text.h"
#include "text/partner-text.h"
#include "text/title-text.h"

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"

#include "suite.h"

static const char *const names[] = { "Anna", "Bert", "Cleo", "Dora" };

static DulleEvent
make_event (const DulleGame   *game,
            const DulleAction *action)
{
  return (DulleEvent){ .kind = DULLE_EVENT_ACTION,
                       .view = dulle_game_view (game, 0),
                       .seating = { .n_players = DULLE_N_SEATS, .own = 0 },
                       .action = *action };
}

static void
start_game (DulleGame        *game,
            const DulleRules *rules,
            uint64_t          seed)
{
  DulleSetup setup = dulle_setup (rules, 3);
  DulleHand  hands[DULLE_N_SEATS];

  dulle_deal (rules, seed, setup.dealer, hands);
  dulle_game_start (game, &setup, hands);
}

/* The marriage where there is one, otherwise what comes first. */
static DulleAction
choose_action (const DulleGame *game)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == DULLE_CONTRACT_MARRIAGE)
        return actions[i];
    }

  return actions[0];
}

/* However it goes, the line ends with somebody's turn until the game is over. */
START_TEST (test_turn)
{
  DulleRules rules = dulle_rules_default ();
  DulleGame  game;

  start_game (&game, &rules, 1);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction      action = choose_action (&game);
      DulleEvent       event;
      g_autofree char *sentence = NULL;
      g_autofree char *line = NULL;
      g_autofree char *turn = NULL;

      dulle_game_apply (&game, &action);
      event = make_event (&game, &action);
      sentence = dulle_sentence (&event, names);
      line = dulle_sentence_with_turn (sentence, &event, names);
      if (dulle_board_is_finished (&game.board))
        {
          ck_assert_str_eq (line, sentence);
          break;
        }

      turn = g_strdup_printf ("It is %s’s turn.", names[game.board.turn]);
      if (game.board.turn == 0)
        ck_assert_msg (g_str_has_suffix (line, "You lead.") ||
                           g_str_has_suffix (line, "It is your turn.") ||
                           g_str_has_suffix (line, "Do you have a reservation?"),
                       "%s", line);
      else if (game.board.phase == DULLE_PHASE_TRICKS &&
               dulle_board_trick (&game.board)->n_cards == 0)
        ck_assert_msg (g_str_has_suffix (line, " leads."), "%s", line);
      else
        ck_assert_msg (g_str_has_suffix (line, turn), "%s", line);
    }
}
END_TEST

/* From the announcement on, until a trick decides it. */
START_TEST (test_marriage)
{
  DulleRules rules = dulle_rules_default ();
  unsigned   n_found = 0;
  unsigned   n_alone = 0;

  for (uint64_t seed = 0; seed < 400; seed++)
    {
      DulleGame        game;
      g_autofree char *title = NULL;
      g_autofree char *wanted = NULL;

      start_game (&game, &rules, seed);
      while (game.board.phase == DULLE_PHASE_AUCTION || dulle_board_undecided (&game.board))
        {
          DulleAction      action = choose_action (&game);
          g_autofree char *search = dulle_marriage_search (&game.board);

          if (game.board.phase == DULLE_PHASE_TRICKS)
            {
              unsigned         left = 3u - game.board.n_tricks;
              g_autofree char *expected = g_strdup_printf (
                  "first foreign trick; %u %s left", left, left == 1 ? "trick" : "tricks");
              g_autofree char *head = dulle_title_contract (&game.board, names);
              g_autofree char *brief = dulle_title_contract_brief (&game.board, names);
              g_autofree char *whose =
                  g_strdup_printf ("Marriage: %s", names[game.board.soloist]);

              ck_assert_str_eq (search, expected);
              ck_assert (g_str_has_suffix (head, expected));
              ck_assert_str_eq (brief, whose);
            }
          else
            ck_assert_ptr_null (search);
          dulle_game_apply (&game, &action);
        }
      if (game.board.contract != DULLE_CONTRACT_MARRIAGE)
        continue;

      title = dulle_title_contract (&game.board, names);
      wanted = game.board.marriage_alone
                   ? g_strdup_printf ("Marriage: %s, alone", names[game.board.soloist])
                   : g_strdup_printf ("Marriage: %s and %s", names[game.board.soloist],
                                      names[game.board.turn]);
      ck_assert_str_eq (title, wanted);
      n_found += !game.board.marriage_alone;
      n_alone += game.board.marriage_alone;
    }

  ck_assert_uint_gt (n_found, 0);
  ck_assert_uint_gt (n_alone, 0);
}
END_TEST

/* The first action of this kind, or one that calls this contract; otherwise what comes first. */
static DulleAction
choose_kind (const DulleGame *game,
             DulleActionKind  kind,
             DulleContract    contract)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_game_list (game, game->board.turn, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (actions[i].kind == kind ||
          (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == contract))
        return actions[i];
    }

  return actions[0];
}

/* Whoever takes the poverty is named with it, and nobody before. */
START_TEST (test_poverty)
{
  DulleRules rules = dulle_rules_default ();
  unsigned   n_taken = 0;

  rules.poverty = true;
  rules.poverty_shift = true;
  for (uint64_t seed = 0; seed < 100; seed++)
    {
      DulleGame        game;
      g_autofree char *title = NULL;
      g_autofree char *wanted = NULL;

      start_game (&game, &rules, seed);
      while (game.board.phase == DULLE_PHASE_AUCTION || game.board.phase == DULLE_PHASE_EXCHANGE)
        {
          DulleAction action = choose_kind (&game, DULLE_ACTION_ACCEPT, DULLE_CONTRACT_POVERTY);

          if (action.kind == DULLE_ACTION_ACCEPT)
            {
              g_autofree char *before = dulle_title_contract (&game.board, names);
              g_autofree char *whose = g_strdup_printf ("Poverty: %s", names[game.board.soloist]);

              ck_assert_str_eq (before, whose);
            }
          dulle_game_apply (&game, &action);
        }
      if (game.board.contract != DULLE_CONTRACT_POVERTY || game.board.phase == DULLE_PHASE_THROWN)
        continue;

      title = dulle_title_contract (&game.board, names);
      wanted = g_strdup_printf ("Poverty: %s and %s", names[game.board.soloist],
                                names[game.board.partner]);
      ck_assert_str_eq (title, wanted);
      n_taken++;
    }

  ck_assert_uint_gt (n_taken, 0);
}
END_TEST

/* So is whom a Genscher has chosen. */
START_TEST (test_genscher)
{
  DulleRules       rules = dulle_rules_default ();
  DulleGame        game = { 0 };
  g_autofree char *title = NULL;
  g_autofree char *wanted = NULL;

  rules.genscher = true;
  for (uint64_t seed = 0; game.board.contract != DULLE_CONTRACT_GENSCHER; seed++)
    {
      ck_assert_uint_lt (seed, 100);
      start_game (&game, &rules, seed);
      while (game.board.contract != DULLE_CONTRACT_GENSCHER &&
             !dulle_board_is_finished (&game.board))
        {
          DulleAction action = choose_kind (&game, DULLE_ACTION_GENSCHER, DULLE_CONTRACT_NORMAL);

          dulle_game_apply (&game, &action);
        }
    }

  title = dulle_title_contract (&game.board, names);
  wanted = g_strdup_printf ("Genscher: %s and %s", names[game.board.soloist],
                            names[game.board.partner]);
  ck_assert_str_eq (title, wanted);
}
END_TEST

/* A vote is told with the game that follows it. */
START_TEST (test_vote)
{
  DulleEvent       event = { .kind = DULLE_EVENT_DEALT, .seating.n_players = DULLE_N_SEATS };
  g_autofree char *nothing = dulle_sentence_vote (&event);
  g_autofree char *in_favour = NULL;
  g_autofree char *against = NULL;
  g_autofree char *dealt = NULL;

  ck_assert_ptr_null (nothing);
  event.dealt = (DulleEventDealt){ .n_voters = 4, .n_in_favour = 1 };
  against = dulle_sentence_vote (&event);
  ck_assert_str_eq (against, "Votes for a round of solos: 1 of 4. It is not played.");
  event.dealt.n_in_favour = 3;
  event.view.board.voted = true;
  in_favour = dulle_sentence_vote (&event);
  ck_assert_str_eq (in_favour, "Votes for a round of solos: 3 of 4. It is played.");
  dealt = dulle_sentence (&event, names);
  ck_assert (g_str_has_prefix (dealt, in_favour));
}
END_TEST

/* Whoever has to play a solo is asked for no reservation, and has none. */
START_TEST (test_compulsory_solo)
{
  DulleRules       rules = dulle_rules_default ();
  DulleSetup       setup = dulle_setup (&rules, 3);
  DulleAction      call = { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_QUEEN };
  DulleHand        hands[DULLE_N_SEATS];
  DulleGame        game;
  DulleEvent       event;
  g_autofree char *own = NULL;

  setup.forced = 0;
  setup.voted = true;
  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  ck_assert_int_eq (dulle_game_apply (&game, &call), DULLE_ACCEPTED);
  event = make_event (&game, &call);
  own = dulle_sentence (&event, names);
  ck_assert_msg (g_str_has_prefix (own, "You play a solo"), "%s", own);
}
END_TEST

/* Whoever missed why cards were thrown in still reads that they were. */
START_TEST (test_dealt_again)
{
  DulleEvent       event = { .kind = DULLE_EVENT_DEALT,
                             .seating = { .n_players = DULLE_N_SEATS, .own = 0 },
                             .dealt.is_again = TRUE };
  g_autofree char *own = dulle_sentence (&event, names);
  g_autofree char *other = NULL;
  g_autofree char *many = NULL;

  ck_assert (g_str_has_prefix (own, "You deal again."));
  event.view.board.dealer = 1;
  other = dulle_sentence (&event, names);
  ck_assert (strstr (other, " deals again.") != NULL);
  event.seating.n_players = DULLE_N_SEATS + 1;
  many = dulle_sentence (&event, names);
  ck_assert (g_str_has_prefix (many, "The cards are dealt again."));
}
END_TEST

/* Whoever revoked has the turn once more, and everybody reads why. */
START_TEST (test_revoke)
{
  static const char *const sentences[] = { "You did not follow suit, and may correct it.",
                                           "Bert did not follow suit, and may correct it." };
  DulleRules               rules = dulle_rules_default ();
  DulleGame                game;

  start_game (&game, &rules, 1);
  for (uint8_t seat = 0; seat < G_N_ELEMENTS (sentences); seat++)
    {
      DulleAction      action = dulle_action_plain (2, DULLE_ACTION_TURN);
      DulleEvent       event;
      g_autofree char *text = NULL;

      event = make_event (&game, &action);
      event.view.board.phase = DULLE_PHASE_TRICKS;
      event.view.board.turn = seat;
      event.view.board.revoked = seat;
      text = dulle_sentence_with_turn ("", &event, names);
      ck_assert_ptr_nonnull (strstr (text, sentences[seat]));
    }
}
END_TEST

/* Whoever plays a card too early is told what comes first. */
START_TEST (test_refusal)
{
  DulleBoard  board = { .phase = DULLE_PHASE_AUCTION, .forced = DULLE_NO_SEAT };
  const char *early = dulle_sentence_refusal (&board, DULLE_REFUSED_NOT_NOW);

  ck_assert_ptr_nonnull (strstr (early, "Reservations"));
  board.forced = 2;
  ck_assert_ptr_nonnull (
      strstr (dulle_sentence_refusal (&board, DULLE_REFUSED_NOT_NOW), "solo"));
  board.phase = DULLE_PHASE_TRICKS;
  ck_assert_str_ne (dulle_sentence_refusal (&board, DULLE_REFUSED_NOT_NOW), early);
  ck_assert_str_eq (dulle_sentence_refusal (NULL, DULLE_REFUSED_TURN), "It is not your turn.");
}
END_TEST

/* A knock does not tell the party. */
START_TEST (test_knock)
{
  DulleRules       rules = dulle_rules_default ();
  DulleAction      knock = dulle_action_announce (2, DULLE_LEVEL_PARTY);
  DulleGame        game;
  DulleEvent       event;
  g_autofree char *sentence = NULL;

  rules.knocking = 1;
  rules = dulle_rules_active (&rules);
  start_game (&game, &rules, 1);
  while (game.board.phase == DULLE_PHASE_AUCTION)
    {
      DulleAction action = choose_action (&game);

      dulle_game_apply (&game, &action);
    }
  ck_assert_int_eq (dulle_game_apply (&game, &knock), DULLE_ACCEPTED);
  event = make_event (&game, &knock);
  sentence = dulle_sentence (&event, names);
  ck_assert_str_eq (sentence, "Cleo knocks.");
}
END_TEST

SUITE ("event-text",
       test_turn,
       test_marriage,
       test_poverty,
       test_genscher,
       test_vote,
       test_compulsory_solo,
       test_dealt_again,
       test_revoke,
       test_knock,
       test_refusal)
