/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "asked-player.h"
#include "fatal-warnings.h"
#include "frames.h"
#include "widget-tree.h"

#include "window/dulle-window.h"

#include "engine/announce.h"
#include "engine/legality.h"
#include "engine/rules-text.h"

#include "quick-setup.h"
#include "suite.h"

/* How many deals from the first on may be tried; players play better over the years
 * and bring about other things. */
#define N_DEALS 60

/* Nothing takes as long on a machine that has time for it. */
#define TIMEOUT 180

#define CALL(c)                                               \
  {                                                           \
    .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_##c \
  }
#define PLAIN(k)             \
  {                          \
    .kind = DULLE_ACTION_##k \
  }

#define ANNOUNCE(l)                                         \
  {                                                         \
    .kind = DULLE_ACTION_ANNOUNCE, .level = DULLE_LEVEL_##l \
  }

#define POVERTY "poverty on\npoverty-shift on\npigs on\n"
#define COMPULSORY \
  "compulsory-solo-forcing extra-round\ncompulsory-solo-offer on\nrounds 1\ncompulsory-solos 1\n"
#define START "pigs on\npigs-at-start on\ntake-back on\n"
#define RANK  "solo-precedence rank\n"
#define VOTE  "bock on\nbock-after-120-120 off\nsolo-round-vote on\nrounds 3\n"
#define JOINT "pigs on\nsuperpigs on\npigs-and-superpigs-joint on\n"

const Case cases[N_CASES] = {
  { "healthy", "", 1, 0, CALL (NORMAL) },
  { "a solo", "", 1, 0, CALL (SOLO_QUEEN) },
  { "a marriage", "", 8, 0, CALL (MARRIAGE) },
  { "a kind of marriage", "marriage-first-plain on\n", 8, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_MARRIAGE, .marriage = DULLE_MARRIAGE_PLAIN } },
  { "throwing in", "throw-with-nines on\nthrow-nines 4\n", 7, 0, CALL (THROW_NINES) },
  { "a poverty", POVERTY, 74, 0, CALL (POVERTY) },
  { "cards to pass on", POVERTY, 74, DULLE_CONTRACT_POVERTY, PLAIN (PASS) },
  { "taking a poverty", POVERTY, 14, 0, PLAIN (ACCEPT) },
  { "refusing a poverty", POVERTY, 14, 0, PLAIN (REFUSE) },
  { "cards to give back", POVERTY, 14, 0, PLAIN (RETURN) },
  { "Re or Kontra", "", 1, 0, ANNOUNCE (PARTY) },
  { "no 90", "", 1, 0, ANNOUNCE (NO_90) },
  { "a late reply", "", 10, 0, ANNOUNCE (PARTY), AGAINST_OTHERS },
  { "a reply to what binds", "announcement-strict on\n", 1, 0, ANNOUNCE (REPLY), AGAINST_OTHERS },
  { "pigs", POVERTY, 15, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_PIGS } },
  { "the last moment for pigs", START, 15, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_PIGS }, BEFORE_OTHERS },
  { "superpigs", "pigs on\nsuperpigs on\n", 17, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_SUPERPIGS } },
  { "superpigs besides pigs", JOINT, 27, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_SUPERPIGS }, WITH_PIGS },
  { "a Genscher partner", "genscher on\n", 33, 0, { .kind = DULLE_ACTION_GENSCHER, .partner = 2 } },
  { "the rest of a solo", "", 73, DULLE_CONTRACT_SOLO_QUEEN, PLAIN (CLAIM) },
  { "a compulsory solo", COMPULSORY, 1, 0, CALL (SOLO_JACK), WHEN_FORCED },
  { "a compulsory solo offered", COMPULSORY, 1, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_JACK, .offer = TRUE }, WHEN_FORCED },
  { "a bid", RANK, 1, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_QUEEN, .level = DULLE_LEVEL_NO_90 } },
  { "a higher bid", RANK, 47, DULLE_CONTRACT_SOLO_QUEEN, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_QUEEN, .level = DULLE_LEVEL_BLACK }, AGAINST_OTHERS },
  { "giving way", RANK, 47, DULLE_CONTRACT_SOLO_QUEEN, CALL (NORMAL), AGAINST_OTHERS },
  { "the card back", "revoke penalised\n", 1, 0, PLAIN (CORRECT), AFTER_A_REVOKE },
  { "the trick turned", "revoke penalised\n", 1, 0, PLAIN (TURN), AFTER_A_REVOKE },
};

const Case vote_case = { "a vote on a round of solos", VOTE, 7, .moment = AT_A_VOTE };
const Case outside_case = {
  "hands to watch", "players 5\nspectator-hands all\n", 1, .moment = OUTSIDE
};
const Case knocking_case = { "knocking", "knocking on\n", 1, 0, ANNOUNCE (PARTY) };
const Case over_case = { "the end of a game", "", 1, .moment = AT_THE_END };
const Case poor_case = {
  "a card of a poverty", POVERTY, 74, DULLE_CONTRACT_POVERTY, PLAIN (PLAY), WITH_CARDS_BACK
};
const Case choice_case = { "one hand to watch", "players 5\n", 1, .moment = OUTSIDE };

const Case *
find_case (const char *name)
{
  for (guint i = 0; i < N_CASES; i++)
    if (g_str_equal (cases[i].name, name))
      return &cases[i];

  g_assert_not_reached ();
}

static gboolean
is_wanted (const Case        *asked,
           const DulleAction *action)
{
  const DulleAction *answer = &asked->answer;
  gboolean           same = action->kind == answer->kind && action->contract == answer->contract &&
                  action->marriage == answer->marriage && action->offer == answer->offer &&
                  action->level == answer->level && action->pigs == answer->pigs;

  return same && (action->kind != DULLE_ACTION_GENSCHER || action->partner == answer->partner);
}

static gboolean
is_reply (const DulleView   *view,
          const DulleAction *action)
{
  bool reply = false;

  return dulle_announce_check (&view->board, &view->own, action->level, &reply) == DULLE_ACCEPTED &&
         reply;
}

/* A card can be corrected at any time, and the game waits for it at the end of the
 * trick. */
static gboolean
comes_up (const Case        *asked,
          const DulleAction *action,
          const DulleView   *view)
{
  const DulleBoard *board = &view->board;

  switch (asked->moment)
    {
    case AFTER_A_REVOKE:
      return board->revoked == view->own.seat;
    case WHEN_FORCED:
      return board->forced == view->own.seat;
    case AGAINST_OTHERS:
      return action->kind == DULLE_ACTION_CALL ? board->bidder != DULLE_NO_SEAT
                                               : is_reply (view, action);
    case WITH_PIGS:
      return board->pigs == view->own.seat;
    case WITH_CARDS_BACK:
      return board->soloist == view->own.seat && view->own.received != 0;
    case BEFORE_OTHERS:
      return !dulle_view_on_turn (view);
    case AT_A_VOTE:
    case OUTSIDE:
    case AT_THE_END:
      return FALSE;
    case ANYHOW:
    default:
      return TRUE;
    }
}

/* On the way to the decision: what was asked for, and else the first of its kind. */
static gboolean
choose (Player      *player,
        DulleAction *action)
{
  const DulleView *view = &player->view;
  DulleAction      actions[DULLE_MAX_ACTIONS];
  unsigned         n_actions = dulle_action_list (&view->board, &view->own, actions);
  DulleHand        follow = dulle_action_cards (&view->board, &view->own);
  gboolean         found = FALSE;

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_wanted (player->current, &actions[i]) && comes_up (player->current, &actions[i], view))
        {
          player->asked = TRUE;
          player->wanted = actions[i];
          return FALSE;
        }
      if (!dulle_view_on_turn (view) || actions[i].kind == DULLE_ACTION_ANNOUNCE ||
          actions[i].kind == DULLE_ACTION_CLAIM)
        continue;
      if (!found ||
          (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == player->current->before &&
           actions[i].level == DULLE_LEVEL_NONE) ||
          actions[i].kind == DULLE_ACTION_DECLARE ||
          (player->current->moment == AFTER_A_REVOKE && actions[i].kind == DULLE_ACTION_PLAY &&
           !dulle_hand_has (follow, actions[i].card)))
        *action = actions[i];
      found = TRUE;
    }

  return found;
}

static void
begin (Player *player)
{
  DulleTournamentSetup setup = quick_setup (&player->rules, player->seed++);

  /* Beginners hardly ever announce anything. */
  for (guint i = 0; i < DULLE_MAX_PLAYERS && player->current->moment == AGAINST_OTHERS; i++)
    setup.players[i].skill = DULLE_SKILL_NORMAL;
  ck_assert_msg (setup.seed < player->current->seed + N_DEALS, "No deal brings about: %s",
                 player->current->name);
  dulle_session_new_tournament (player->session, &setup);
}

/* Whether the answer that was given has come back. */
static gboolean
is_answered (Player           *player,
             const DulleEvent *event)
{
  switch (player->current->moment)
    {
    case AT_A_VOTE:
      return event->kind == DULLE_EVENT_DEALT;
    case OUTSIDE:
      return event->kind == DULLE_EVENT_RESUMED;
    default:
      return event->kind == DULLE_EVENT_ACTION && event->action.seat == event->view.own.seat;
    }
}

/* What no action of the game answers. */
static gboolean
is_asked (Player           *player,
          const DulleEvent *event)
{
  Moment moment = player->current->moment;

  return (moment == AT_A_VOTE && event->kind == DULLE_EVENT_VOTE) ||
         (moment == AT_THE_END && event->kind == DULLE_EVENT_OVER) ||
         (moment == OUTSIDE && event->kind != DULLE_EVENT_OVER &&
          event->seating.own == DULLE_NO_SEAT);
}

static void
settled_cb (Player           *player,
            const DulleEvent *event)
{
  DulleAction action;

  if (player->asked && is_answered (player, event))
    {
      player->seen = event->kind == DULLE_EVENT_ACTION ? event->action : (DulleAction){ 0 };
      player->voted = event->view.board.voted;
      player->answered = TRUE;
    }
  player->watched = event->seating.watched;
  if (player->asked || event->kind == DULLE_EVENT_THINKING)
    return;

  player->view = event->view;
  if (is_asked (player, event))
    player->asked = TRUE;
  else if (event->kind == DULLE_EVENT_OVER && player->current->moment >= WHEN_FORCED)
    dulle_session_next_game (player->session);
  else if (event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    begin (player);
  else if (event->seating.own != DULLE_NO_SEAT && choose (player, &action))
    dulle_session_submit (player->session, &action);
}

static gboolean
give_up_cb (gpointer user_data)
{
  ck_abort_msg ("In vain: %s", ((Player *) user_data)->current->name);

  return G_SOURCE_REMOVE;
}

/* Nobody needs to look at what is shown on the way: it is not even drawn. A
 * button takes a moment to answer a key, though, in which a game that nobody
 * looks at is over. */
void
iterate_until (Player   *player,
               gboolean *condition)
{
  guint alarm = g_timeout_add_seconds (TIMEOUT, give_up_cb, player);

  while (!*condition)
    {
      if (!player->asked || player->current->moment != OUTSIDE)
        dulle_table_advance (player->table);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (alarm);
}

/* Until all that has changed has a place: it may take a frame to know that it has
 * changed, and one more for what depends on it. */
void
iterate_to_layout (Player *player)
{
  run_frames (GTK_WIDGET (player->window), 3);
}

void
bring_about (Player     *player,
             const Case *asked)
{
  g_autofree char *rules = g_strconcat ("preset ddv\n", asked->rules, NULL);

  player->current = asked;
  player->seed = asked->seed;
  player->asked = player->answered = FALSE;
  ck_assert (dulle_rules_parse (rules, "rules", &player->rules, NULL));
  begin (player);
  gtk_widget_set_opacity (GTK_WIDGET (player->table), 0);
  iterate_until (player, &player->asked);
  gtk_widget_set_opacity (GTK_WIDGET (player->table), 1);
}

void
open_player (Player *player,
             int     width,
             int     height)
{
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  player->session = dulle_session_new (NULL, 0);
  player->window = g_object_new (DULLE_TYPE_WINDOW, "session", player->session, NULL);
  gtk_window_set_default_size (player->window, width, height);
  player->current = &cases[0];
  player->asked = TRUE;
  player->table = DULLE_TABLE (find_child (GTK_WIDGET (player->window), DULLE_TYPE_TABLE));
  g_signal_connect_swapped (player->table, "settled", G_CALLBACK (settled_cb), player);
  gtk_window_present (player->window);
  dulle_session_start (player->session);
}

void
close_player (Player *player)
{
  gtk_window_destroy (player->window);
  dulle_session_close (player->session);
  g_object_unref (player->session);
}
