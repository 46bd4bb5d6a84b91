/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Several persons at one window: what one of them does, hears and asks is nothing to the next.
 */
#include <string.h>

#include "common/news.h"
#include "table/dulle-speaker.h"
#include "text/event-text.h"
#include "text/reading-text.h"

#include "evening-of-several.h"

/* What was meant for the last card, a second click or key, is too soon. */
START_TEST (test_too_soon)
{
  Evening evening;
  gint64  before;
  guint   n_open;

  evening_begin (&evening, deals[0], 4);
  wait_until (&evening, is_closed);
  lift (&evening);
  before = g_get_monotonic_time ();
  act (&evening);
  wait_after (&evening, is_closed);
  n_open = evening.n_open;
  stopped_at = before + SEEN_TIME - 1;
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.lift-curtain", NULL);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.advance", NULL);
  stopped_at = 0;

  /* A hand would be shown before this. */
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.call-person", "y", 2);
  wait_after (&evening, is_closed);
  ck_assert_uint_eq (evening.n_open, n_open);
  assert_no_hand (&evening);
  assert_calls (&evening, "Clara, only you look now");
  lift_called (&evening);
  evening_end (&evening);
}
END_TEST

/* Taking back */

static gboolean
may_take_back (Evening *evening)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (evening->window), "take-back");
}

static gboolean
is_asked (Evening *evening)
{
  return find_dialog () != NULL;
}

static void
agree (const char *question)
{
  AdwMessageDialog *dialog = find_dialog ();

  ck_assert_ptr_nonnull (strstr (adw_message_dialog_get_body (dialog), question));
  adw_message_dialog_response (dialog, "agree");
}

static gboolean
is_resumed (Evening *evening)
{
  return evening->shown->kind == DULLE_EVENT_RESUMED;
}

/* Everybody looks at the window while they are asked. */
START_TEST (test_take_back)
{
  Evening evening;

  evening_begin (&evening, deals[0], 4);
  wait_until (&evening, is_closed);
  ck_assert (!may_take_back (&evening));
  lift (&evening);
  act (&evening);
  wait_after (&evening, is_closed);
  ck_assert (may_take_back (&evening));
  lift (&evening);
  ck_assert (!may_take_back (&evening));
  act (&evening);
  wait_after (&evening, is_closed);

  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.call-person", "y", 0);
  wait_after (&evening, is_closed);
  lift_called (&evening);
  gtk_widget_activate_action (GTK_WIDGET (evening.window), "win.take-back", NULL);
  ck_assert (!is_asked (&evening));
  wait_until (&evening, is_asked);
  ck_assert (is_closed (&evening));
  assert_no_hand (&evening);
  agree ("Ben, Clara, Dora: do you agree?");
  wait_after (&evening, is_resumed);
  wait_until (&evening, is_closed);
  assert_no_hand (&evening);
  ck_assert (!may_take_back (&evening));
  lift (&evening);
  evening_end (&evening);
}
END_TEST

/* Screen readers */

static const char *const names[] = { "Anna", "Ben", "Clara", "Dora" };

static void
spoken_cb (DulleSpeaker *speaker,
           const char   *text,
           GString      *spoken)
{
  g_string_assign (spoken, text);
}

static void
wait_spoken (GString *spoken)
{
  g_string_truncate (spoken, 0);
  while (spoken->len == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
speak_cb (DulleSpeaker     *speaker,
          const DulleEvent *event)
{
  g_autofree char *sentence = dulle_sentence (event, names);

  dulle_speaker_say_event (speaker, event, sentence, names);
}

/* The curtain takes the keyboard, and what was cut off by that is said once more there. What
 * was done is said to everybody. */
START_TEST (test_spoken_to_one)
{
  Evening       evening;
  GtkWidget    *window;
  GtkWidget    *entry;
  DulleSpeaker *speaker;
  GString      *spoken = g_string_new (NULL);

  evening_begin (&evening, deals[0], 4);
  wait_until (&evening, is_closed);
  lift (&evening);
  window = gtk_window_new ();
  entry = gtk_button_new ();
  gtk_window_set_child (GTK_WINDOW (window), entry);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (entry);
  speaker = dulle_speaker_new (entry);
  g_signal_connect (speaker, "spoken", G_CALLBACK (spoken_cb), spoken);
  g_signal_connect_object (evening.table, "settled", G_CALLBACK (speak_cb), speaker,
                           G_CONNECT_SWAPPED);

  speak_cb (speaker, evening.shown);
  wait_spoken (spoken);
  ck_assert_ptr_nonnull (strstr (spoken->str, "This is the hand of Anna."));
  dulle_speaker_say (speaker, "You hold both dulles.", TRUE);
  act (&evening);
  wait_after (&evening, is_closed);
  ck_assert_int_eq (evening.shown->kind, DULLE_EVENT_TURNED);
  ck_assert_ptr_null (dulle_get_news (entry));
  wait_spoken (spoken);
  ck_assert_str_eq (spoken->str, "Anna is healthy. The hands are closed.");

  g_object_unref (speaker);
  gtk_window_destroy (GTK_WINDOW (window));
  g_string_free (spoken, TRUE);
  evening_end (&evening);
}
END_TEST

/* Nobody is told that there are none. */
START_TEST (test_closed_hand_is_read)
{
  Evening          evening;
  g_autofree char *text = NULL;

  evening_begin (&evening, deals[0], 4);
  wait_until (&evening, is_closed);
  text = dulle_read_table (DULLE_READING_HAND, evening.shown, names);
  ck_assert_str_eq (text, "The hands are closed.");
  evening_end (&evening);
}
END_TEST

/* There are none to choose where four persons play. */
START_TEST (test_opponents)
{
  for (guint n_people = 3; n_people <= DULLE_N_SEATS; n_people++)
    {
      Evening evening;

      evening_begin (&evening, deals[0], n_people);
      wait_until (&evening, is_closed);
      ck_assert_int_eq (
          g_action_group_get_action_enabled (G_ACTION_GROUP (evening.window), "opponents"),
          n_people < DULLE_N_SEATS);
      evening_end (&evening);
    }
}
END_TEST

SUITE ("hot-seat",
       test_too_soon,
       test_take_back,
       test_spoken_to_one,
       test_closed_hand_is_read,
       test_opponents)
