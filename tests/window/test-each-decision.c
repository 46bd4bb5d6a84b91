/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each decision that a person may be asked for, in a window as small as a telephone:
 * a deal brings it about, and each answer is given once by the pointer and once by
 * the keyboard. The pointer must find the button, and nothing on it, at its middle;
 * the keyboard must come there by Tab, or have a key of its own.
 */
#include <adwaita.h>

#include "widgets/dulle-exchange-tray.h"
#include "widgets/dulle-hand-card.h"
#include "widgets/dulle-table.h"
#include "widgets/dulle-window.h"

#include "engine/action-text.h"
#include "engine/rules-text.h"

#include "quick-plan.h"
#include "suite.h"

#define WIDTH  360
#define HEIGHT 640

/* How many deals from the first on may be tried; players play better over the years
 * and bring about other things. */
#define N_DEALS 60

#define PATIENCE (20 * G_TIME_SPAN_SECOND)
#define MAX_TABS 80

/**
 * Case:
 * @name: what is asked
 * @rules: the lines of a rule set
 * @seed: the deal that is tried first
 * @before: what the person calls before, or %DULLE_CONTRACT_NORMAL
 * @answer: the answer: kind, and what tells it from others of its kind
 * @revokes: whether the person does not follow where it should
 * @evening: whether it comes up late in a tournament only, when the person is forced
 */
typedef struct
{
  const char   *name;
  const char   *rules;
  guint64       seed;
  DulleContract before;
  DulleAction   answer;
  gboolean      revokes;
  gboolean      evening;
} Case;

#define CALL(c)                                               \
  {                                                           \
    .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_##c \
  }
#define PLAIN(k)             \
  {                          \
    .kind = DULLE_ACTION_##k \
  }

#define POVERTY "poverty on\npoverty-shift on\npigs on\n"
#define DUTY    "duty-solo-forcing extra-round\nduty-solo-offer on\nrounds 1\nduty-soli 1\n"

static const Case cases[] = {
  { "healthy", "", 1, 0, CALL (NORMAL), FALSE },
  { "a solo", "", 1, 0, CALL (SOLO_QUEEN), FALSE },
  { "a marriage", "", 8, 0, CALL (MARRIAGE), FALSE },
  { "a kind of marriage", "marriage-first-plain on\n", 8, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_MARRIAGE, .marriage = DULLE_MARRIAGE_PLAIN }, FALSE },
  { "throwing in", "throw-with-nines on\nthrow-nines 4\n", 7, 0, CALL (THROW_NINES), FALSE },
  { "a poverty", POVERTY, 74, 0, CALL (POVERTY), FALSE },
  { "cards to pass on", POVERTY, 74, DULLE_CONTRACT_POVERTY, PLAIN (PASS), FALSE },
  { "taking a poverty", POVERTY, 14, 0, PLAIN (ACCEPT), FALSE },
  { "refusing a poverty", POVERTY, 14, 0, PLAIN (REFUSE), FALSE },
  { "cards to give back", POVERTY, 14, 0, PLAIN (RETURN), FALSE },
  { "Re or Kontra", "", 1, 0, { .kind = DULLE_ACTION_ANNOUNCE, .level = DULLE_LEVEL_PARTY }, FALSE },
  { "no 90", "", 1, 0, { .kind = DULLE_ACTION_ANNOUNCE, .level = DULLE_LEVEL_NO_90 }, FALSE },
  { "pigs", POVERTY, 15, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_PIGS }, FALSE },
  { "superpigs", "pigs on\nsuperpigs on\n", 17, 0, { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_SUPERPIGS }, FALSE },
  { "a Genscher partner", "genscher on\n", 33, 0, { .kind = DULLE_ACTION_GENSCHER, .partner = 2 }, FALSE },
  { "the rest of a solo", "", 14, DULLE_CONTRACT_SOLO_QUEEN, PLAIN (CLAIM), FALSE },
  { "a duty solo", DUTY, 1, 0, CALL (SOLO_JACK), FALSE, TRUE },
  { "a duty solo offered", DUTY, 1, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_JACK, .offer = TRUE }, FALSE, TRUE },
  { "a bid", "solo-precedence rank\n", 1, 0, { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_SOLO_QUEEN, .level = DULLE_LEVEL_NO_90 }, FALSE },
  { "the card back", "revoke penalised\n", 1, 0, PLAIN (CORRECT), TRUE },
  { "the trick turned", "revoke penalised\n", 1, 0, PLAIN (TURN), TRUE },
};

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
} Player;

static gboolean
is_wanted (const Case        *asked,
           const DulleAction *action)
{
  const DulleAction *answer = &asked->answer;
  gboolean           same = action->kind == answer->kind && action->contract == answer->contract && action->marriage == answer->marriage &&
                  action->offer == answer->offer && action->level == answer->level && action->pigs == answer->pigs;

  return same && (action->kind != DULLE_ACTION_GENSCHER || action->partner == answer->partner);
}

/* A card can be corrected at any time, and the game waits for it at the end of the
 * trick. */
static gboolean
comes_up (const Case      *asked,
          const DulleView *view)
{
  if (asked->evening)
    return view->board.forced == view->own.seat;

  return !asked->revokes || view->board.revoked == view->own.seat;
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
      if (is_wanted (player->current, &actions[i]) && comes_up (player->current, view))
        {
          player->asked = TRUE;
          player->wanted = actions[i];
          return FALSE;
        }
      if (!dulle_view_on_turn (view) || actions[i].kind == DULLE_ACTION_ANNOUNCE || actions[i].kind == DULLE_ACTION_CLAIM)
        continue;
      if (!found || (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == player->current->before) ||
          (player->current->revokes && actions[i].kind == DULLE_ACTION_PLAY && !dulle_hand_has (follow, actions[i].card)))
        *action = actions[i];
      found = TRUE;
    }

  return found;
}

static void
begin (Player *player)
{
  DullePlan plan = quick_plan (&player->rules, player->seed++);

  ck_assert_msg (plan.seed < player->current->seed + N_DEALS, "No deal brings about: %s", player->current->name);
  dulle_session_new_tournament (player->session, &plan);
}

static void
settled_cb (Player           *player,
            const DulleEvent *event)
{
  DulleAction action;

  if (event->kind == DULLE_EVENT_ACTION && player->asked && event->action.seat == event->view.own.seat)
    {
      player->seen = event->action;
      player->answered = TRUE;
    }
  if (player->asked || event->kind == DULLE_EVENT_THINKING || event->kind == DULLE_EVENT_TROUBLE)
    return;

  player->view = event->view;
  if (event->kind == DULLE_EVENT_OVER && player->current->evening)
    dulle_session_next_game (player->session);
  else if (event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    begin (player);
  else if (choose (player, &action))
    dulle_session_submit (player->session, &action);
}

/* Nobody needs to look at what is shown on the way. */
static void
iterate_until (Player   *player,
               gboolean *condition)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!*condition)
    {
      ck_assert_msg (g_get_monotonic_time () < end, "In vain: %s", player->current->name);
      dulle_table_go_on (player->table);
      g_main_context_iteration (NULL, FALSE);
    }
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

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
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

  return g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) && g_str_equal (g_variant_get_string (target, NULL), word);
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

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, wanted, party);

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

  for (guint i = 0; button == NULL && choice != NULL && i < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (choice))); i++)
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

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
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

  gtk_widget_translate_coordinates (widget, root, gtk_widget_get_width (widget) * share, gtk_widget_get_height (widget) / 2.0, &x, &y);
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
  ck_assert_msg (gtk_root_get_focus (GTK_ROOT (root)) == button, "%s: not reached by Tab", player->current->name);
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
      while (dulle_hand_size (dulle_exchange_tray_get_chosen (tray)) < dulle_hand_size (player->wanted.cards - left))
        g_main_context_iteration (NULL, TRUE);
      iterate_to_layout (player);
    }
  ck_assert_uint_eq (dulle_exchange_tray_get_chosen (tray), player->wanted.cards);
}

static void
answer (Player  *player,
        gboolean by_keyboard)
{
  GtkWidget *button;

  iterate_to_layout (player);
  if (player->wanted.kind == DULLE_ACTION_PASS || player->wanted.kind == DULLE_ACTION_RETURN)
    put_cards (player, by_keyboard);

  button = find_variant (player);
  ck_assert_msg (button != NULL, "%s: there is no button", player->current->name);
  ck_assert (gtk_widget_is_sensitive (button));
  if (by_keyboard)
    tab_to (player, button);
  else
    click_button (player, button);
  iterate_until (player, &player->answered);
  ck_assert_msg (dulle_action_equal (&player->seen, &player->wanted), "%s: another answer came", player->current->name);
}

static void
decide (Player     *player,
        const Case *asked,
        gboolean    by_keyboard)
{
  player->current = asked;
  player->seed = asked->seed;
  player->asked = player->answered = FALSE;
  ck_assert (dulle_rules_parse (asked->rules, "rules", &player->rules, NULL));
  begin (player);
  iterate_until (player, &player->asked);
  answer (player, by_keyboard);
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
    decide (&player, &cases[i], by_keyboard);

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
