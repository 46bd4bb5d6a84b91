/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "panels/dulle-curtain.h"
#include "text/text-list.h"

#include "people-actions.h"

static const DulleSeating *
seating_of (DulleGamePage *page)
{
  return &dulle_game_page_get_shown (page)->seating;
}

static void
lift_curtain_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       page)
{
  if (dulle_curtain_is_due (dulle_game_page_get_shown (page)))
    dulle_session_face (dulle_game_page_get_session (page), seating_of (page)->person, TRUE);
}

static void
call_person_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       page)
{
  dulle_session_face (dulle_game_page_get_session (page), g_variant_get_byte (parameter), FALSE);
}

/* The person at this machine whose turn it is, or whoever the table is turned to. */
static guint8
find_awaited (const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;
  guint8              turn = event->view.board.turn;

  return turn < DULLE_N_SEATS &&
                 dulle_players_have (dulle_seating_people (seating), seating->players[turn])
             ? seating->players[turn]
             : seating->person;
}

gboolean
dulle_close_hand (DulleGamePage *page)
{
  const DulleEvent *event;
  guint8            awaited;

  g_return_val_if_fail (DULLE_IS_GAME_PAGE (page), FALSE);

  event = dulle_game_page_get_shown (page);
  if (event == NULL || dulle_board_is_finished (&event->view.board) ||
      !dulle_seating_is_shared (&event->seating))
    return FALSE;

  awaited = find_awaited (event);
  if (event->seating.own == DULLE_NO_SEAT && event->seating.person == awaited)
    return FALSE;

  dulle_session_face (dulle_game_page_get_session (page), awaited, FALSE);

  return TRUE;
}

static void
close_hand_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       page)
{
  dulle_close_hand (page);
}

/* Taking back */

/* Everybody at the table but the one who asks, who may not be known. */
static char *
list_asked (DulleGamePage *page)
{
  const DulleSeating *seating = seating_of (page);
  const char *const  *names = dulle_table_names_get_by_seat (dulle_game_page_get_names (page));
  DullePlayers        people = dulle_seating_people_in_game (seating);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seat != seating->own && dulle_players_have (people, seating->players[seat]))
      dulle_text_append (list, ", ", names[seat]);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
agreed_cb (AdwMessageDialog *dialog,
           const char       *response,
           DulleGamePage    *page)
{
  if (g_str_equal (response, "agree"))
    dulle_session_take_back (dulle_game_page_get_session (page));
}

/* The hands stay closed meanwhile, and afterwards. */
static void
ask_everybody (DulleGamePage *page)
{
  GtkWidget       *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (root),
                                                    _ ("Take Back the Last Move?"), NULL);
  g_autofree char *asked = list_asked (page);

  /* Translators: the names of those who have to agree. */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("%s: do you agree? What was played since then is taken back, "
                                     "too."),
                                  asked);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "refuse", _ ("_No"), "agree",
                                    _ ("_All Agree"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "refuse");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "agree");
  g_signal_connect_object (dialog, "response", G_CALLBACK (agreed_cb), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
take_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       page)
{
  if (dulle_players_count (dulle_seating_people_in_game (seating_of (page))) > 1)
    ask_everybody (page);
  else
    dulle_session_take_back (dulle_game_page_get_session (page));
}

/* Sitting out */

static void
watch_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       page)
{
  dulle_session_watch (dulle_game_page_get_session (page),
                       dulle_next_seat (seating_of (page)->watched));
}

static void
choose_hand_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       page)
{
  dulle_session_watch (dulle_game_page_get_session (page), g_variant_get_byte (parameter));
}

static const GActionEntry actions[] = {
  { "lift-curtain", lift_curtain_cb },
  { "call-person", call_person_cb, "y" },
  { "close-hand", close_hand_cb },
  { "take-back", take_back_cb },
  { "watch", watch_cb },
  { "choose-hand", choose_hand_cb, "y" },
};

void
dulle_add_people_actions (GActionMap    *map,
                          DulleGamePage *page)
{
  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (DULLE_IS_GAME_PAGE (page));

  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), page);
}
