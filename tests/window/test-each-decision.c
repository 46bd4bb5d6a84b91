/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each decision that a person may be asked for, in a window as small as a telephone:
 * a deal brings it about, and each answer is given once by the pointer and once by
 * the keyboard. The pointer must find the button, and nothing on it, at its middle;
 * the keyboard must come there by Tab, or have a key of its own.
 */
#include <adwaita.h>

#include "panels/dulle-exchange-tray.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-table.h"
#include "window/dulle-window.h"

#include "engine/action-text.h"
#include "engine/announce.h"
#include "engine/legality.h"
#include "engine/rules-text.h"

#include "quick-setup.h"
#include "suite.h"

#define WIDTH  360
#define HEIGHT 640

/* How many deals from the first on may be tried; players play better over the years
 * and bring about other things. */
#define N_DEALS 60

/* Nothing takes as long on a machine that has time for it. */
#define TIMEOUT  180
#define MAX_TABS 80

/* What has to be so when the answer is given, besides that it may be given. */
typedef enum
{
  ANYHOW,
  AFTER_A_REVOKE,
  AGAINST_OTHERS,
  WITH_PIGS,
  /* Late in a tournament only */
  WHEN_FORCED,
  AT_A_VOTE,
  OUTSIDE,
} Moment;

/**
 * Case:
 * @name: what is asked
 * @rules: the lines of a rule set
 * @seed: the deal that is tried first
 * @before: what the person calls before, or %DULLE_CONTRACT_NORMAL
 * @answer: the answer: kind, and what tells it from others of its kind
 * @moment: when it is given
 */
typedef struct
{
  const char   *name;
  const char   *rules;
  guint64       seed;
  DulleContract before;
  DulleAction   answer;
  Moment        moment;
} Case;

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
#define RANK  "solo-precedence rank\n"
#define VOTE  "bock on\nbock-after-120-120 off\nsolo-round-vote on\nrounds 3\n"
#define JOINT "pigs on\nsuperpigs on\npigs-and-superpigs-joint on\n"

static const Case cases[] = {
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

static const Case vote_case = { "a vote on a round of solos", VOTE, 7, .moment = AT_A_VOTE };
static const Case outside_case = {
  "hands to watch", "players 5\nspectator-hands all\n", 1, .moment = OUTSIDE
};
static const Case choice_case = { "one hand to watch", "players 5\n", 1, .moment = OUTSIDE };

typedef struct
{
  GtkWindow    *window;
  DulleTable   *table;
  DulleSession *session;
  const Case   *current;
  DulleRules    rules;
  guint64       seed;
  DulleView     view;
  gboolean      asked;
  gboolean      answered;
  DulleAction   wanted;
  DulleAction   seen;
  gboolean      voted;
  guint8        watched;
} Player;

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
    case AT_A_VOTE:
    case OUTSIDE:
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

  /* The easy ones say nothing. */
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
static void
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

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  guint *left = user_data;

  return --*left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Until all that has changed has a place: it may take a frame to know that it has
 * changed, and one more for what depends on it. */
static void
iterate_to_layout (Player *player)
{
  guint left = 3;

  gtk_widget_add_tick_callback (GTK_WIDGET (player->window), count_frame_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Finding */

static GtkWidget *
find_of_type (GtkWidget *widget,
              GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_of_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
does (GtkWidget         *widget,
      const DulleAction *wanted,
      DulleParty         party)
{
  g_autofree char *word = dulle_action_format (wanted, party);
  GVariant        *target;

  if (!GTK_IS_BUTTON (widget) || gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) == NULL)
    return FALSE;

  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  if (target == NULL)
    return FALSE;
  if (g_variant_is_of_type (target, G_VARIANT_TYPE_BYTE))
    return wanted->kind == DULLE_ACTION_ANNOUNCE && g_variant_get_byte (target) == wanted->level;

  return g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) &&
         g_str_equal (g_variant_get_string (target, NULL), word);
}

static GtkWidget *
find (GtkWidget         *widget,
      const DulleAction *wanted,
      DulleParty         party)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (does (widget, wanted, party))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, wanted, party);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* @target: (nullable): what the button's action is given */
static GtkWidget *
find_by_action (GtkWidget  *widget,
                const char *action,
                GVariant   *target)
{
  const char *name = GTK_IS_ACTIONABLE (widget)
                         ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                         : NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_strcmp0 (name, action) == 0 &&
      (target == NULL ||
       g_variant_equal (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), target)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_by_action (child, action, target);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* What a solo is named with is chosen before. */
static GtkWidget *
find_variant (Player *player)
{
  GtkWidget *choice = find_of_type (GTK_WIDGET (player->window), GTK_TYPE_DROP_DOWN);
  GtkWidget *button = find (GTK_WIDGET (player->window), &player->wanted, player->view.own.party);

  if (button != NULL || choice == NULL)
    return button;

  for (guint i = 0; button == NULL &&
                    i < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice)));
       i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
      button = find (GTK_WIDGET (player->window), &player->wanted, player->view.own.party);
    }
  iterate_to_layout (player);

  return button;
}

static GtkWidget *
find_card (GtkWidget *widget,
           DulleCard  card)
{
  if (DULLE_IS_HAND_CARD (widget) && dulle_hand_card_get_card (DULLE_HAND_CARD (widget)) == card)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_card (child, card);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Answering */

/* @share: how far from its left the widget must be free: cards lie on each other */
static void
click (Player    *player,
       GtkWidget *widget,
       double     share)
{
  GtkWidget *root = GTK_WIDGET (player->window);
  GtkWidget *hit;
  double     x;
  double     y;

  gtk_widget_translate_coordinates (widget, root, gtk_widget_get_width (widget) * share,
                                    gtk_widget_get_height (widget) / 2.0, &x, &y);
  hit = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);
  ck_assert_msg (hit != NULL && (hit == widget || gtk_widget_is_ancestor (hit, widget)),
                 "%s: what is at %.0f, %.0f is %s", player->current->name, x, y, GTK_IS_LABEL (hit) ? gtk_label_get_label (GTK_LABEL (hit)) : G_OBJECT_TYPE_NAME (hit));
  g_signal_emit_by_name (widget, "clicked");
}

/* Beyond the edge of what scrolls nothing can be clicked: a wheel brings it in, as
 * the focus does. */
static void
click_button (Player    *player,
              GtkWidget *button)
{
  gtk_widget_grab_focus (button);
  iterate_to_layout (player);
  click (player, button, 0.5);
}

static void
tab_to (Player    *player,
        GtkWidget *button)
{
  GtkWidget *root = GTK_WIDGET (player->window);

  for (guint i = 0; i < MAX_TABS && gtk_root_get_focus (GTK_ROOT (root)) != button; i++)
    gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  ck_assert_msg (gtk_root_get_focus (GTK_ROOT (root)) == button, "%s: not reached by Tab",
                 player->current->name);
  gtk_widget_activate (button);
}

/* The cards of an exchange go to the middle one by one. */
static void
put_cards (Player  *player,
           gboolean by_keyboard)
{
  GtkWidget         *root = GTK_WIDGET (player->window);
  DulleExchangeTray *tray = DULLE_EXCHANGE_TRAY (find_of_type (root, DULLE_TYPE_EXCHANGE_TRAY));
  DulleHand          left = player->wanted.cards - dulle_exchange_tray_get_chosen (tray);

  while (left != 0)
    {
      DulleCard  card = dulle_hand_first (left);
      GtkWidget *button = find_card (root, card);

      left = dulle_hand_remove (left, card);
      ck_assert_ptr_nonnull (button);
      if (by_keyboard)
        {
          gtk_widget_grab_focus (button);
          ck_assert (gtk_widget_activate_action (button, "card.play", NULL));
        }
      else
        {
          click (player, button, 0.1);
        }
      while (dulle_hand_size (dulle_exchange_tray_get_chosen (tray)) <
             dulle_hand_size (player->wanted.cards - left))
        g_main_context_iteration (NULL, TRUE);
      iterate_to_layout (player);
    }
  ck_assert_uint_eq (dulle_exchange_tray_get_chosen (tray), player->wanted.cards);
}

static void
press (Player    *player,
       GtkWidget *button,
       gboolean   by_keyboard)
{
  ck_assert_msg (button != NULL, "%s: there is no button", player->current->name);
  ck_assert (gtk_widget_is_sensitive (button));
  if (by_keyboard)
    tab_to (player, button);
  else
    click_button (player, button);
  iterate_until (player, &player->answered);
}

static void
answer (Player  *player,
        gboolean by_keyboard)
{
  iterate_to_layout (player);
  if (player->wanted.kind == DULLE_ACTION_PASS || player->wanted.kind == DULLE_ACTION_RETURN)
    put_cards (player, by_keyboard);

  press (player, find_variant (player), by_keyboard);
  ck_assert_msg (dulle_action_equal (&player->seen, &player->wanted), "%s: another answer came",
                 player->current->name);
}

static void
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

/* Both are asked beside the game: there is no action for them. */

static void
vote (Player  *player,
      gboolean in_favour,
      gboolean by_keyboard)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_boolean (in_favour));

  bring_about (player, &vote_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.vote", target), by_keyboard);
  ck_assert_int_eq (player->voted, in_favour);
}

static void
watch (Player  *player,
       gboolean by_keyboard)
{
  guint seen = 0;

  bring_about (player, &outside_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.open-hands", NULL), by_keyboard);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      guint8 before = player->watched;

      iterate_to_layout (player);
      player->answered = FALSE;
      press (player, find_by_action (GTK_WIDGET (player->window), "win.watch", NULL), by_keyboard);
      ck_assert_uint_eq (player->watched, dulle_next_seat (before));
      seen |= 1u << player->watched;
    }
  ck_assert_uint_eq (seen, (1u << DULLE_N_SEATS) - 1);
}

static void
choose_hand (Player  *player,
             guint8   seat,
             gboolean by_keyboard)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_byte (seat));

  bring_about (player, &choice_case);
  iterate_to_layout (player);
  press (player, find_by_action (GTK_WIDGET (player->window), "win.choose-hand", target),
         by_keyboard);
  ck_assert_uint_eq (player->watched, seat);
}

static void
decide_all (gboolean by_keyboard)
{
  g_autoptr (GSettings) settings = NULL;
  Player player = { 0 };

  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  player.session = dulle_session_new (NULL, 0);
  player.window = g_object_new (DULLE_TYPE_WINDOW, "session", player.session, NULL);
  gtk_window_set_default_size (player.window, WIDTH, HEIGHT);
  player.current = &cases[0];
  player.asked = TRUE;
  player.table = DULLE_TABLE (find_of_type (GTK_WIDGET (player.window), DULLE_TYPE_TABLE));
  g_signal_connect_swapped (player.table, "settled", G_CALLBACK (settled_cb), &player);
  gtk_window_present (player.window);
  dulle_session_start (player.session);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      bring_about (&player, &cases[i]);
      answer (&player, by_keyboard);
    }
  vote (&player, TRUE, by_keyboard);
  vote (&player, FALSE, by_keyboard);
  watch (&player, by_keyboard);
  choose_hand (&player, 2, by_keyboard);
  choose_hand (&player, DULLE_NO_SEAT, by_keyboard);

  gtk_window_destroy (player.window);
  dulle_session_close (player.session);
  g_object_unref (player.session);
}

START_TEST (test_by_click)
{
  decide_all (FALSE);
}
END_TEST

START_TEST (test_by_keyboard)
{
  decide_all (TRUE);
}
END_TEST

SUITE ("each-decision", test_by_click, test_by_keyboard)
