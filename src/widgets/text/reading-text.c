/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each reading has a function that writes whole sentences. None tells more than the table
 * shows under the same rules.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "engine/announce.h"
#include "engine/information.h"

#include "decision-text.h"
#include "event-text.h"
#include "knowledge-text.h"
#include "moment-text.h"
#include "pile-text.h"
#include "reading-text.h"
#include "scene-text.h"
#include "text-list.h"
#include "title-text.h"

typedef struct
{
  const DulleEvent  *event;
  const DulleView   *view;
  const DulleBoard  *board;
  const char *const *names;
  GString           *text;
} Reader;

/* Takes @sentence. */
static void
read_sentence (Reader *reader,
               char   *sentence)
{
  dulle_text_append_sentence (reader->text, sentence);
}

static gboolean
plays (const Reader *reader)
{
  return reader->board->phase == DULLE_PHASE_TRICKS;
}

static void
read_game (Reader *reader)
{
  g_autofree char *contract = dulle_title_contract (reader->board, reader->names);
  g_autofree char *spoken = dulle_text_aloud (contract, ", ");

  read_sentence (reader, g_strdup_printf ("%s.", spoken));
  if (plays (reader))
    read_sentence (reader, g_strdup_printf (_ ("Trick %u of %u."),
                                            MIN (reader->board->n_tricks + 1u,
                                                 dulle_rules_n_tricks (&reader->board->rules)),
                                            dulle_rules_n_tricks (&reader->board->rules)));
}

static void
read_trick (Reader *reader)
{
  const DulleTrick *trick = dulle_board_trick (reader->board);

  if (!plays (reader))
    {
      read_sentence (reader, g_strdup (dulle_board_is_finished (reader->board)
                                           ? _ ("The game is over.")
                                           : _ ("No card has been played yet.")));
      return;
    }

  read_sentence (reader, dulle_sentence_trick (reader->view, reader->names));
  if (trick->n_cards == 0)
    return;

  read_sentence (reader, dulle_trick_winner (trick) == reader->event->seating.own
                             ? g_strdup (_ ("It is yours so far."))
                             : g_strdup_printf (_ ("%s is winning it."),
                                                reader->names[dulle_trick_winner (trick)]));
}

static void
read_last_trick (Reader *reader)
{
  const DulleTrick *trick;
  g_autoptr (GString) cards = g_string_new (NULL);

  if (dulle_viewable_tricks (reader->board) == 0)
    {
      read_sentence (reader, g_strdup (_ ("There is no trick to look at.")));
      return;
    }

  trick = &reader->board->tricks[reader->board->n_tricks - 1];
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      g_autofree char *card = g_strdup_printf ("%s %s", reader->names[dulle_trick_seat (trick, i)],
                                               dulle_deck_card_name (trick->cards[i]));

      dulle_text_append (cards, ", ", card);
    }
  /* Translators: who played which card, the winner, and the points: "Last trick: Kleo Ace of
   * Clubs, Ben Nine of Clubs, … Kleo won it with 21." */
  read_sentence (reader, g_strdup_printf (_ ("Last trick: %s. %s won it with %u."), cards->str,
                                          reader->names[dulle_trick_winner (trick)],
                                          dulle_trick_card_points (trick)));
}

static void
read_points (Reader *reader)
{
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autofree char *pile = dulle_pile_sentence (reader->board, seat);

      if (pile != NULL)
        read_sentence (reader, g_strdup_printf ("%s: %s.", reader->names[seat], pile));
    }
  if (reader->text->len == 0)
    read_sentence (reader, g_strdup (_ ("By these rules, tricks are not counted before the end.")));
}

/* What the plate of @seat shows: the party, the announcement and the pigs. */
static char *
describe_player (const Reader *reader,
                 uint8_t       seat)
{
  const DulleBoard *board = reader->board;
  DulleParty        party = dulle_view_party (reader->view, seat);
  DulleLevel        level = (DulleLevel) board->levels[seat];
  gboolean          known = dulle_may (&board->rules, DULLE_MAY_SEE_PARTIES);
  g_autofree char  *pigs = dulle_knowledge_pigs (board, seat);
  GString          *text = g_string_new (NULL);

  if (party != DULLE_NO_PARTY && (known || level != DULLE_LEVEL_NONE))
    dulle_text_append (text, ", ", _ (dulle_level_name (DULLE_LEVEL_PARTY, party)));
  if (level != DULLE_LEVEL_NONE)
    {
      g_autofree char *announced = g_strdup_printf (_ ("announced %s"),
                                                    _ (dulle_level_name (level, party)));

      dulle_text_append (text, ", ", announced);
    }
  if (text->len == 0)
    dulle_text_append (text, ", ", _ ("not known"));
  if (pigs != NULL)
    dulle_text_append (text, ", ", pigs);
  if (seat == board->dealer && board->rules.players == DULLE_N_SEATS)
    dulle_text_append (text, ", ", _ ("dealer"));

  return g_string_free (text, FALSE);
}

static void
read_players (Reader *reader)
{
  for (uint8_t i = 1; i <= DULLE_N_SEATS; i++)
    {
      uint8_t          seat = (uint8_t) ((reader->view->own.seat + i) % DULLE_N_SEATS);
      g_autofree char *player = describe_player (reader, seat);

      read_sentence (reader, g_strdup_printf ("%s: %s.", reader->names[seat], player));
    }
}

static void
read_turn (Reader *reader)
{
  g_autofree char *text = dulle_sentence_with_turn ("", reader->event, reader->names);

  read_sentence (reader, g_strdup (*text != '\0' ? g_strchug (text) : _ ("The game is over.")));
}

/* Of two equal cards: "Ten of Hearts twice". */
static void
append_cards (GString          *text,
              const DulleOrder *order,
              DulleHand         hand)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_order_sort (order, hand, cards);

  for (unsigned i = 0; i < n_cards; i++)
    {
      const char      *name = dulle_deck_card_name (cards[i]);
      gboolean         twice = i + 1 < n_cards && cards[i + 1] == cards[i];
      g_autofree char *both = twice ? g_strdup_printf (_ ("%s twice"), name) : NULL;

      dulle_text_append (text, ", ", twice ? both : name);
      if (twice)
        i++;
    }
}

static void
read_hand (Reader *reader)
{
  const DulleOrder *order = &reader->board->order;
  DulleHand         hand = reader->view->own.hand;

  for (int suit_class = DULLE_CLASS_TRUMP; suit_class >= 0; suit_class--)
    {
      DulleHand cards = hand & order->members[suit_class];
      g_autoptr (GString) list = g_string_new (NULL);

      if (cards == 0)
        continue;

      append_cards (list, order, cards);
      /* Translators: a suit or trumps, how many cards, and which: "Clubs, 2: Ace of Clubs, …" */
      read_sentence (reader, g_strdup_printf (_ ("%s, %u: %s."),
                                              dulle_class_name ((DulleSuitClass) suit_class),
                                              dulle_hand_size (cards), list->str));
    }
  if (reader->text->len == 0)
    read_sentence (reader, g_strdup (dulle_seating_is_closed (&reader->event->seating)
                                         ? _ ("The hands are closed.")
                                         : _ ("You have no cards.")));
}

static const struct
{
  const char *id;
  void (*read) (Reader *reader);
} readings[DULLE_N_READINGS] = {
  [DULLE_READING_GAME] = { "game", read_game },
  [DULLE_READING_TRICK] = { "trick", read_trick },
  [DULLE_READING_LAST_TRICK] = { "last-trick", read_last_trick },
  [DULLE_READING_POINTS] = { "points", read_points },
  [DULLE_READING_PLAYERS] = { "players", read_players },
  [DULLE_READING_TURN] = { "turn", read_turn },
  [DULLE_READING_HAND] = { "hand", read_hand },
};

static Reader
make_reader (const DulleEvent  *event,
             const char *const *names)
{
  return (Reader){
    .event = event,
    .view = &event->view,
    .board = &event->view.board,
    .names = names,
    .text = g_string_new (NULL),
  };
}

gboolean
dulle_reading_parse (const char   *id,
                     DulleReading *reading)
{
  g_return_val_if_fail (id != NULL && reading != NULL, FALSE);

  for (guint i = 0; i < DULLE_N_READINGS; i++)
    {
      *reading = (DulleReading) i;
      if (g_str_equal (readings[i].id, id))
        return TRUE;
    }

  return FALSE;
}

char *
dulle_read_table (DulleReading       reading,
                  const DulleEvent  *event,
                  const char *const *names)
{
  Reader reader;

  g_return_val_if_fail (reading < DULLE_N_READINGS, NULL);
  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  reader = make_reader (event, names);
  readings[reading].read (&reader);

  return g_string_free (reader.text, FALSE);
}

/* The cards of a poverty that the person has just been given. */
static void
read_received (Reader *reader)
{
  const DullePrivateKnowledge *own = &reader->view->own;
  const DulleAction           *action = &reader->event->action;
  gboolean                     acts = action->seat == own->seat;
  g_autofree char             *cards = dulle_hand_text (own->received);

  if (reader->event->kind != DULLE_EVENT_ACTION || own->received == 0)
    return;

  if (action->kind == (acts ? DULLE_ACTION_ACCEPT : DULLE_ACTION_RETURN))
    read_sentence (reader, g_strdup_printf (_ ("You are given: %s."), cards));
}

/* The trumps of a poverty, which the panel has put in the middle before anybody chooses. */
static void
read_passed (Reader *reader)
{
  const DulleView *view = reader->view;
  DulleHand        trumps = view->own.hand & view->board.order.members[DULLE_CLASS_TRUMP];
  g_autofree char *cards = dulle_hand_text (trumps);

  if (reader->board->phase == DULLE_PHASE_EXCHANGE &&
      reader->board->exchange == DULLE_EXCHANGE_PASS && trumps != 0)
    /* Translators: the cards that somebody with a poverty gives away */
    read_sentence (reader, g_strdup_printf (_ ("In the middle are: %s."), cards));
}

/* What others see on a seal. */
static void
read_moments (Reader          *reader,
              const DulleView *before)
{
  DulleMoment moments[DULLE_MAX_EVENT_MOMENTS];
  unsigned    n_moments = dulle_moments_find (before, reader->event, moments);

  for (unsigned i = 0; i < n_moments; i++)
    {
      char *sentence =
          dulle_moment_sentence (&moments[i], reader->event->seating.own, reader->names);

      if (sentence != NULL)
        read_sentence (reader, sentence);
    }
}

/* Pigs that can be declared before somebody else leads, and not later. */
static gboolean
is_last_chance (const DulleEvent *event)
{
  DulleAction declaration;

  return event->seating.own == event->view.own.seat &&
         dulle_decision_find_pigs (&event->view, &declaration);
}

char *
dulle_spoken_event (const DulleView   *before,
                    const char        *sentence,
                    const DulleEvent  *event,
                    const char *const *names)
{
  Reader reader;

  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  if (sentence == NULL || event->kind == DULLE_EVENT_HINT || event->kind == DULLE_EVENT_WARNING)
    return g_strdup (sentence);

  /* The lines and what each player gets are said when the scene has shown them. */
  if (event->kind == DULLE_EVENT_OVER)
    return dulle_scene_outcome (&event->view.board, event->over.result, event->seating.own, names);

  reader = make_reader (event, names);
  read_sentence (&reader, g_strdup (sentence));
  read_moments (&reader, before);
  if (event->kind == DULLE_EVENT_DEALT && event->seating.own != DULLE_NO_SEAT)
    read_sentence (&reader, dulle_read_table (DULLE_READING_HAND, event, names));
  read_received (&reader);
  if (dulle_event_on_turn (event) || is_last_chance (event))
    {
      read_sentence (&reader, dulle_read_table (DULLE_READING_TURN, event, names));
      read_passed (&reader);
    }

  return g_string_free (reader.text, FALSE);
}

char *
dulle_public_event (const DulleView   *before,
                    const DulleEvent  *event,
                    const char *const *names)
{
  DulleEvent       told;
  guint8           seat;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  seat = event->view.own.seat;
  told = *event;
  told.seating.own = DULLE_NO_SEAT;
  told.view.own = (DullePrivateKnowledge){ .seat = seat,
                                           .party = (DulleParty) told.view.board.known[seat] };
  sentence = dulle_sentence (&told, names);

  return dulle_spoken_event (before, sentence, &told, names);
}
