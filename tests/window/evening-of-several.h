/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An evening of several persons at one window, who are called one after the other.
 */
#pragma once

#include <adwaita.h>

#include "engine/legality.h"
#include "panels/dulle-curtain.h"
#include "table/dulle-hand-card.h"
#include "table/dulle-hand-widget.h"
#include "table/dulle-table.h"
#include "window/dulle-window.h"

#include "fatal-warnings.h"
#include "named-once.h"
#include "stopped-clock.h"
#include "suite.h"
#include "widget-tree.h"

/* Seconds after which the test gives up. */
#define TIMEOUT 180

/* By then whoever is called has seen it. */
#define SEEN_TIME (800 * G_TIME_SPAN_MILLISECOND)

/* Two deals in which the first player has the same hand, and the others each other's. */
static const char *const deals[] = {
  "given DQHQDADJSQS9DQCJHTSKDJST C9C9CACQD9DAH9HKHTSASJST"
  " CACKCKCQDKDKDTDTHAHQSJSQ CJCTCTD9H9HAHJHJHKS9SASK",
  "given DQHQDADJSQS9DQCJHTSKDJST CJCTCTD9H9HAHJHJHKS9SASK"
  " C9C9CACQD9DAH9HKHTSASJST CACKCKCQDKDKDTDTHAHQSJSQ",
};

/**
 * Evening:
 * @is_over: whether the game is
 * @n_open: how many events have shown a hand
 * @n_lifted: how often the curtain was lifted, by player
 */
typedef struct
{
  DulleSession     *session;
  GtkWindow        *window;
  DulleTable       *table;
  DulleHandWidget  *hand;
  DulleCurtain     *curtain;
  const DulleEvent *shown;
  gboolean          is_over;
  guint             n_open;
  guint             n_lifted[DULLE_N_SEATS];
} Evening;

static inline void
settled_cb (Evening          *evening,
            const DulleEvent *event)
{
  g_clear_pointer (&evening->shown, dulle_event_unref);
  evening->shown = dulle_event_ref (event);
  evening->is_over = event->kind == DULLE_EVENT_OVER;
  evening->n_open += event->seating.own != DULLE_NO_SEAT;
}

static inline gboolean
give_up_cb (gpointer evening)
{
  ck_abort_msg ("The game waits for nobody");

  return G_SOURCE_REMOVE;
}

static inline DulleTournamentSetup
make_setup (const char *deal,
            guint       n_people)
{
  static const char *const names[] = { "Anna", "Ben", "Clara", "Dora" };
  DulleRules               rules = dulle_rules_default ();
  DulleTournamentSetup     setup = dulle_tournament_setup_make (&rules, 1);

  ck_assert (dulle_deals_parse (&setup, deal));
  setup.dealer = DULLE_N_SEATS - 1;
  setup.rules.take_back = 1;
  for (guint player = 0; player < DULLE_N_SEATS; player++)
    {
      dulle_participant_set_name (&setup.players[player], names[player]);
      setup.players[player].skill = DULLE_SKILL_EASY;
      setup.players[player].face = DULLE_FIRST_ANIMAL + player;
      if (player < n_people)
        setup.players[player].taker = DULLE_TAKER_PERSON;
    }

  return setup;
}

static inline void
evening_begin_in (Evening                    *evening,
                  const DulleTournamentSetup *setup,
                  int                         width,
                  int                         height)
{
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (settings, "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  *evening = (Evening){ .session = dulle_session_new (NULL, 0) };
  evening->window = g_object_new (DULLE_TYPE_WINDOW, "session", evening->session, NULL);
  gtk_window_set_default_size (evening->window, width, height);
  evening->table = DULLE_TABLE (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_TABLE));
  evening->hand = DULLE_HAND_WIDGET (find_child (GTK_WIDGET (evening->window),
                                                 DULLE_TYPE_HAND_WIDGET));
  evening->curtain = DULLE_CURTAIN (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_CURTAIN));
  g_signal_connect_swapped (evening->table, "settled", G_CALLBACK (settled_cb), evening);
  gtk_window_present (evening->window);
  dulle_session_start (evening->session);
  dulle_session_new_tournament (evening->session, setup);
}

static inline void
evening_begin (Evening    *evening,
               const char *deal,
               guint       n_people)
{
  DulleTournamentSetup setup = make_setup (deal, n_people);

  evening_begin_in (evening, &setup, 800, 600);
}

static inline void
evening_end (Evening *evening)
{
  check_named_once (GTK_WIDGET (evening->window));
  gtk_window_destroy (evening->window);
  dulle_session_close (evening->session);
  g_object_unref (evening->session);
  g_clear_pointer (&evening->shown, dulle_event_unref);
}

typedef gboolean (*Condition) (Evening *evening);

static inline gboolean
is_closed (Evening *evening)
{
  return gtk_widget_get_mapped (GTK_WIDGET (evening->curtain));
}

static inline gboolean
is_open (Evening *evening)
{
  return evening->shown != NULL && dulle_event_on_turn (evening->shown);
}

static inline gboolean
shows_hand (Evening *evening)
{
  return evening->shown->seating.own != DULLE_NO_SEAT;
}

/* Computers may still have to act before the person who is called then. */
static inline gboolean
calls_whose_turn_it_is (Evening *evening)
{
  return is_closed (evening) && evening->shown != NULL &&
         evening->shown->view.board.turn == evening->shown->seating.person;
}

static inline gboolean
waits_for_somebody (Evening *evening)
{
  return evening->is_over || calls_whose_turn_it_is (evening) || is_open (evening);
}

static inline void
wait_until (Evening  *evening,
            Condition condition)
{
  guint alarm = g_timeout_add_seconds (TIMEOUT, give_up_cb, evening);

  while (!condition (evening))
    {
      dulle_table_advance (evening->table);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (alarm);
}

static inline void
wait_after (Evening  *evening,
            Condition condition)
{
  const DulleEvent *before = dulle_event_ref (evening->shown);

  while (evening->shown == before)
    {
      dulle_table_advance (evening->table);
      g_main_context_iteration (NULL, TRUE);
    }
  dulle_event_unref (before);
  wait_until (evening, condition);
}

/* What a screen reader says of the curtain, and where the keyboard is. */
static inline void
assert_calls (Evening    *evening,
              const char *sentence)
{
  GtkWidget       *lift = gtk_window_get_focus (evening->window);
  g_autofree char *label = g_strconcat (sentence, ". Show My Cards", NULL);

  ck_assert_ptr_nonnull (lift);
  ck_assert_msg (gtk_widget_is_ancestor (lift, GTK_WIDGET (evening->curtain)),
                 "the keyboard is on %s", G_OBJECT_TYPE_NAME (lift));
  gtk_test_accessible_assert_property (lift, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static inline void
assert_no_hand (Evening *evening)
{
  ck_assert_uint_eq (dulle_hand_widget_get_count (evening->hand), 0);
  ck_assert_ptr_null (find_child (GTK_WIDGET (evening->window), DULLE_TYPE_HAND_CARD));
  ck_assert_uint_eq (evening->shown->view.own.hand, 0);
}

/* By what Enter and the key of the card do. */
static inline void
lift (Evening *evening)
{
  g_autofree char *sentence =
      g_strdup_printf ("%s, it is your turn",
                       evening->shown->seating.names[evening->shown->seating.person]);

  assert_no_hand (evening);
  assert_calls (evening, sentence);
  evening->n_lifted[evening->shown->seating.person]++;
  skipped += SEEN_TIME;
  gtk_widget_activate (gtk_window_get_focus (evening->window));
  wait_after (evening, is_open);
  ck_assert (!is_closed (evening));
  ck_assert_uint_gt (dulle_hand_widget_get_count (evening->hand), 0);
}

static inline void
play_card (Evening *evening)
{
  const DulleView *view = &evening->shown->view;
  DulleHand        legal = dulle_action_cards (&view->board, &view->own);
  guint            n = 0;

  while (dulle_hand_count (legal, dulle_hand_widget_get_card (evening->hand, n)) == 0)
    n++;
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.play", "u", n);
}

static inline void
act (Evening *evening)
{
  if (evening->shown->view.board.phase == DULLE_PHASE_TRICKS)
    play_card (evening);
  else
    gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.healthy", NULL);
}

/* Opens the hand of somebody who only looks. */
static inline void
lift_called (Evening *evening)
{
  skipped += SEEN_TIME;
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.lift-curtain", NULL);
  wait_after (evening, shows_hand);
}
