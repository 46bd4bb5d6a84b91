/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Screen readers say a widget's description when the focus comes to it, and once more when
 * it changes. What is said too soon after the focus is said twice.
 */
#include "common/news.h"
#include "table/dulle-speaker.h"

#include "stopped-clock.h"
#include "suite.h"

/* What comes next comes at once, however long it takes. Timeouts go on. */
static void
stop_time (void)
{
  stopped_at = g_get_monotonic_time ();
}

typedef struct
{
  GtkWindow    *window;
  GtkWidget    *buttons[2];
  DulleSpeaker *speaker;
  gint64        focused_at;
  gint64        spoken_at; /* or 0 */
  GString      *spoken;
} Room;

static void
spoken_cb (DulleSpeaker *speaker,
           const char   *text,
           Room         *room)
{
  room->spoken_at = g_get_monotonic_time ();
  g_string_append_printf (room->spoken, "%s|", text);
}

static void
open_room (Room *room)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  room->window = GTK_WINDOW (gtk_window_new ());
  for (guint i = 0; i < G_N_ELEMENTS (room->buttons); i++)
    {
      room->buttons[i] = gtk_button_new_with_label (i == 0 ? "one" : "two");
      gtk_box_append (GTK_BOX (box), room->buttons[i]);
    }
  gtk_window_set_child (room->window, box);
  gtk_window_present (room->window);
  gtk_window_set_focus (room->window, NULL);
  room->speaker = dulle_speaker_new (box);
  room->spoken = g_string_new (NULL);
  room->spoken_at = 0;
  g_signal_connect (room->speaker, "spoken", G_CALLBACK (spoken_cb), room);
}

static void
close_room (Room *room)
{
  stopped_at = 0;
  gtk_window_destroy (room->window);
  g_object_unref (room->speaker);
  g_string_free (room->spoken, TRUE);
}

static void
focus_button (Room *room,
              guint n)
{
  room->focused_at = g_get_monotonic_time ();
  ck_assert (gtk_widget_grab_focus (room->buttons[n]));
}

/* Returns: milliseconds after the focus came */
static gint64
wait_spoken (Room *room)
{
  room->spoken_at = 0;
  while (room->spoken_at == 0)
    g_main_context_iteration (NULL, TRUE);

  return (room->spoken_at - room->focused_at) / G_TIME_SPAN_MILLISECOND;
}

/* A sentence for which a person waits is no exception. */
START_TEST (test_said_after_focus)
{
  Room room;

  gtk_init ();
  open_room (&room);
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "Your turn.", TRUE);
  ck_assert_int_ge (wait_spoken (&room), DULLE_SPEAKER_FOCUS_MS);
  ck_assert_str_eq (dulle_get_news (room.buttons[0]), "Your turn.");
  close_room (&room);
}
END_TEST

/* What was to be said at the old place waits for the new one. */
START_TEST (test_focus_moves)
{
  Room room;

  gtk_init ();
  open_room (&room);
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "A card.", FALSE);
  focus_button (&room, 1);
  dulle_speaker_say (room.speaker, "Your turn.", TRUE);
  ck_assert_int_ge (wait_spoken (&room), DULLE_SPEAKER_FOCUS_MS);
  ck_assert_str_eq (room.spoken->str, "A card. Your turn.|");
  ck_assert_ptr_null (dulle_get_news (room.buttons[0]));
  close_room (&room);
}
END_TEST

/* Where the focus stays, a person does not wait, and hears nothing twice. */
START_TEST (test_said_at_once)
{
  Room room;

  gtk_init ();
  open_room (&room);
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "A card.", FALSE);
  wait_spoken (&room);
  dulle_speaker_say (room.speaker, "Another.", FALSE);
  dulle_speaker_say (room.speaker, "Your turn.", TRUE);
  dulle_speaker_say (room.speaker, "Your turn.", TRUE);
  wait_spoken (&room);
  ck_assert_str_eq (room.spoken->str, "A card.|Another. Your turn.|");
  close_room (&room);
}
END_TEST

/* Focus that moves just after sentences has cut them off; each is said twice at most. */
START_TEST (test_cut_off)
{
  Room room;

  gtk_init ();
  open_room (&room);
  stop_time ();
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "A card.", FALSE);
  wait_spoken (&room);
  focus_button (&room, 1);
  dulle_speaker_say (room.speaker, "Another.", FALSE);
  wait_spoken (&room);
  focus_button (&room, 0);
  wait_spoken (&room);
  focus_button (&room, 1);
  dulle_speaker_say (room.speaker, "Your turn.", TRUE);
  wait_spoken (&room);
  ck_assert_str_eq (room.spoken->str, "A card.|A card. Another.|Another.|Your turn.|");
  close_room (&room);
}
END_TEST

/* The last card of a hand goes with what was just said on it. */
START_TEST (test_widget_goes)
{
  Room room;

  gtk_init ();
  open_room (&room);
  stop_time ();
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "A card.", FALSE);
  wait_spoken (&room);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (room.buttons[0])), room.buttons[0]);
  focus_button (&room, 1);
  wait_spoken (&room);
  ck_assert_str_eq (room.spoken->str, "A card.|A card.|");
  close_room (&room);
}
END_TEST

/* A hidden widget keeps the focus until the next frame, and nobody hears of it. */
START_TEST (test_widget_is_hidden)
{
  Room room;

  gtk_init ();
  open_room (&room);
  focus_button (&room, 0);
  dulle_speaker_say (room.speaker, "A card.", FALSE);
  gtk_widget_set_sensitive (room.buttons[1], FALSE);
  gtk_widget_set_child_visible (room.buttons[0], FALSE);
  ck_assert_ptr_eq (gtk_window_get_focus (room.window), room.buttons[0]);
  while (g_get_monotonic_time () < room.focused_at + 2 * DULLE_SPEAKER_FOCUS_MS * 1000)
    g_main_context_iteration (NULL, FALSE);
  ck_assert_str_eq (room.spoken->str, "");
  gtk_widget_set_sensitive (room.buttons[1], TRUE);
  focus_button (&room, 1);
  wait_spoken (&room);
  ck_assert_str_eq (room.spoken->str, "A card.|");
  close_room (&room);
}
END_TEST

SUITE ("speaker",
       test_said_after_focus,
       test_focus_moves,
       test_said_at_once,
       test_cut_off,
       test_widget_goes,
       test_widget_is_hidden)
