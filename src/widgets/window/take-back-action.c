/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "text/text-list.h"

#include "action-states.h"
#include "people-actions.h"
#include "take-back-action.h"

#define KEY_WISH "dulle-take-back"

/**
 * Wish:
 * @page: whose data it is
 * @is_due: whether everybody is to be asked as soon as the hand is closed
 * @player: whoever has the wish, or %DULLE_NO_SEAT where nobody's hand was open
 */
typedef struct
{
  DulleGamePage *page;
  gboolean       is_due;
  guint8         player;
} Wish;

static const DulleSeating *
seating_of (const Wish *wish)
{
  return &dulle_game_page_get_shown (wish->page)->seating;
}

static void
take_back (const Wish *wish)
{
  dulle_session_take_back (dulle_game_page_get_session (wish->page), wish->player);
}

/* Everybody at the table but the one who asks. */
static char *
list_asked (const Wish *wish)
{
  const DulleSeating *seating = seating_of (wish);
  const char *const  *names =
      dulle_table_names_get_by_seat (dulle_game_page_get_names (wish->page));
  DullePlayers people = dulle_seating_people_in_game (seating);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seating->players[seat] != wish->player &&
        dulle_players_have (people, seating->players[seat]))
      dulle_text_append (list, ", ", names[seat]);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
answered_cb (DulleGamePage    *page,
             const char       *response,
             AdwMessageDialog *dialog)
{
  g_assert (DULLE_IS_GAME_PAGE (page));

  if (g_str_equal (response, "agree"))
    take_back (g_object_get_data (G_OBJECT (page), KEY_WISH));
}

static void
ask_everybody (const Wish *wish)
{
  GtkWidget       *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (wish->page)));
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (root),
                                                    _ ("Take Back the Last Move?"), NULL);
  g_autofree char *asked = list_asked (wish);

  /* Translators: the names of those who have to agree. */
  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("%s: do you agree? What was played since then is taken back, "
                                     "too."),
                                  asked);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "refuse", _ ("_No"), "agree",
                                    _ ("_All Agree"), NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "refuse");
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "agree");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), wish->page,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
shown_cb (DulleGamePage    *page,
          const DulleEvent *event,
          Wish             *wish)
{
  gboolean is_closed = event->kind == DULLE_EVENT_TURNED &&
                       dulle_seating_is_closed (&event->seating);

  if (wish->is_due && is_closed)
    ask_everybody (wish);
  if (is_closed || event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED ||
      dulle_event_ends_game (event))
    wish->is_due = FALSE;
}

static void
take_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  Wish               *wish = user_data;
  const DulleSeating *seating = seating_of (wish);

  wish->player = seating->own != DULLE_NO_SEAT ? seating->person : DULLE_NO_SEAT;
  wish->is_due = FALSE;
  if (dulle_players_count (dulle_seating_people_in_game (seating)) < 2)
    take_back (wish);
  else if (wish->player == DULLE_NO_SEAT)
    ask_everybody (wish);
  else
    wish->is_due = dulle_close_hand (wish->page);
}

static const GActionEntry actions[] = {
  { "take-back", take_back_cb },
};

void
dulle_add_take_back_action (GActionMap    *map,
                            DulleGamePage *page)
{
  Wish *wish;

  g_return_if_fail (G_IS_ACTION_MAP (map));
  g_return_if_fail (DULLE_IS_GAME_PAGE (page));

  wish = g_new (Wish, 1);
  *wish = (Wish){ .page = page };
  g_object_set_data_full (G_OBJECT (page), KEY_WISH, wish, g_free);
  g_signal_connect (page, "shown", G_CALLBACK (shown_cb), wish);
  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), wish);
}
