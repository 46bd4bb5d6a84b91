/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One card is kept at a time, and stands out of the hand; a second click on it takes
 * it back.
 */
#include "config.h"

#include "engine/legality.h"

#include "cards/card-type.h"
#include "card-chooser.h"

struct _DulleCardChooser
{
  GObject parent_instance;

  /* The card that is to be played as soon as it may, and whether one is on its way to
   * the session */
  DulleCard kept;
  gboolean  submitted;
  gboolean  marks_legal;
  gboolean  plays_last;

  /* Borrowed */
  DulleHandWidget  *hand;
  DulleEventPlayer *player;
};

G_DEFINE_FINAL_TYPE (DulleCardChooser, dulle_card_chooser, G_TYPE_OBJECT)

enum
{
  PUT_ASIDE,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_card_chooser_class_init (DulleCardChooserClass *klass)
{
  signals[PUT_ASIDE] = g_signal_new ("put-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, g_signal_accumulator_true_handled, NULL, NULL,
                                     G_TYPE_BOOLEAN, 1, DULLE_TYPE_CARD);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
dulle_card_chooser_init (DulleCardChooser *self)
{
  self->kept = DULLE_NO_CARD;
}

static void
keep_card (DulleCardChooser *self,
           DulleCard         card)
{
  self->kept = card;
  dulle_hand_widget_raise (self->hand, card);
}

static gboolean
looks_on (const DulleEvent *event)
{
  return event->seating.own != event->view.own.seat;
}

static gboolean
is_waiting_for_person (DulleCardChooser *self)
{
  const DulleEvent *shown = dulle_event_player_get_shown (self->player);

  return shown != NULL && !self->submitted && dulle_event_on_turn (shown) &&
         !dulle_event_player_is_busy (self->player);
}

/* @card may be %DULLE_NO_CARD where it was not about a card. */
static void
refuse_card (DulleCardChooser *self,
             DulleCard         card,
             DulleRefusal      refusal)
{
  self->submitted = FALSE;
  keep_card (self, DULLE_NO_CARD);
  dulle_hand_widget_shake (self->hand, card);
  g_signal_emit (self, signals[REFUSED], 0, (int) refusal);
}

/* Whether a full trick waits for the person, who did not follow suit. */
static gboolean
is_to_correct (const DulleView *view)
{
  return dulle_view_on_turn (view) && view->board.revoked == view->own.seat;
}

/* What a card of the hand is clicked for: to be played, or in place of a wrong one. */
static DulleAction
action_of_card (const DulleView *view,
                DulleCard        card)
{
  return is_to_correct (view) ? dulle_action_correct (view->own.seat, card)
                              : dulle_action_play (view->own.seat, card);
}

static DulleHand
find_playable (const DulleView *view)
{
  DulleHand playable = 0;

  if (!is_to_correct (view))
    return dulle_action_cards (&view->board, &view->own);

  DULLE_HAND_FOREACH (card, view->own.hand)
    {
      DulleAction action = action_of_card (view, card);

      if (dulle_action_check (&view->board, &view->own, &action) == DULLE_ACCEPTED)
        playable += dulle_hand_count (view->own.hand, card) * dulle_hand_of (card);
    }

  return playable;
}

/* In an exchange a click does not play, but chooses. */
static void
put_aside (DulleCardChooser *self,
           DulleCard         card)
{
  gboolean taken = FALSE;

  g_signal_emit (self, signals[PUT_ASIDE], 0, (int) card, &taken);
  if (!taken)
    dulle_hand_widget_shake (self->hand, card);
}

static void
submit_card (DulleCardChooser *self,
             DulleCard         card)
{
  const DulleView *view = &dulle_event_player_get_shown (self->player)->view;
  DulleAction      action = action_of_card (view, card);
  DulleRefusal     refusal = dulle_action_check (&view->board, &view->own, &action);

  if (refusal != DULLE_ACCEPTED)
    {
      refuse_card (self, card, refusal);
      return;
    }

  self->submitted = TRUE;
  dulle_hand_widget_raise (self->hand, card);
  dulle_session_submit (dulle_event_player_get_session (self->player), &action);
}

void
dulle_card_chooser_choose (DulleCardChooser *self,
                           DulleCard         card)
{
  const DulleEvent *shown;

  g_return_if_fail (DULLE_IS_CARD_CHOOSER (self));

  shown = dulle_event_player_get_shown (self->player);
  if (card == DULLE_NO_CARD || shown == NULL || looks_on (shown) || self->submitted ||
      dulle_board_is_finished (&shown->view.board))
    return;

  if (dulle_view_gives_cards (&shown->view))
    put_aside (self, card);
  else if (is_waiting_for_person (self))
    submit_card (self, card);
  else
    keep_card (self, self->kept != card ? card : DULLE_NO_CARD);
}

static void
play_cb (DulleCardChooser *self,
         int               card)
{
  g_assert (DULLE_IS_CARD_CHOOSER (self));

  dulle_card_chooser_choose (self, (DulleCard) card);
}

/* On the person's turn a finger only chooses; its next tap plays. */
static void
tapped_cb (DulleCardChooser *self,
           int               card)
{
  g_assert (DULLE_IS_CARD_CHOOSER (self));

  if (is_waiting_for_person (self) &&
      !dulle_view_gives_cards (&dulle_event_player_get_shown (self->player)->view))
    dulle_hand_widget_raise (self->hand, (DulleCard) card);
  else
    dulle_card_chooser_choose (self, (DulleCard) card);
}

/* The card that was submitted leaves the hand. */
static void
begun_cb (DulleCardChooser *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_CARD_CHOOSER (self));

  if (event->kind != DULLE_EVENT_ACTION || event->action.seat != event->view.own.seat ||
      (event->action.kind != DULLE_ACTION_PLAY && event->action.kind != DULLE_ACTION_CORRECT))
    return;

  self->submitted = FALSE;
  self->marks_legal = FALSE;
  dulle_hand_widget_set_legal (self->hand, ~(DulleHand) 0);
}

static void
lead_focus (DulleCardChooser *self,
            const DulleView  *view)
{
  if (self->marks_legal && self->kept == DULLE_NO_CARD)
    dulle_hand_widget_lead_focus (self->hand, find_playable (view));
}

/* Once it is the person's turn, the keyboard is at a card that may be played; from there on the
 * person moves it, over the others as well. */
static void
update_legal (DulleCardChooser *self,
              const DulleEvent *event)
{
  const DulleView  *view = &event->view;
  const DulleBoard *board = &view->board;
  gboolean          marked = board->phase == DULLE_PHASE_TRICKS && board->rules.show_playable &&
                    dulle_event_on_turn (event);
  gboolean begins = marked && !self->marks_legal;

  dulle_hand_widget_set_legal (self->hand, marked ? find_playable (view) : ~(DulleHand) 0);
  self->marks_legal = marked;
  if (begins)
    lead_focus (self, view);
}

/* Of a poverty: what was taken up, until cards are given back for it; and these, until their owner
 * plays one. */
static DulleHand
find_received (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  uint8_t           seat = view->own.seat;
  gboolean          gives_back = board->phase == DULLE_PHASE_EXCHANGE && seat == board->partner;
  gboolean          begins = board->phase == DULLE_PHASE_TRICKS && seat == board->soloist &&
                    board->played[seat] == 0;

  return gives_back || begins ? view->own.received : 0;
}

static void
follow_event (DulleCardChooser *self,
              const DulleEvent *event)
{
  switch (event->kind)
    {
    case DULLE_EVENT_REFUSED:
      refuse_card (self,
                   event->refused.action.kind == DULLE_ACTION_PLAY ? event->refused.action.card
                                                                   : DULLE_NO_CARD,
                   event->refused.reason);
      break;
    case DULLE_EVENT_WARNING:
      /* The card shakes as if it were refused. */
      refuse_card (self, event->warning.card.action.card, DULLE_ACCEPTED);
      break;
    case DULLE_EVENT_HINT:
      if (event->hint.hints[0].action.kind == DULLE_ACTION_PLAY)
        dulle_hand_widget_recommend (self->hand, event->hint.hints[0].action.card);
      break;
    default:
      break;
    }
}

/* Of a game that is shown anew, nothing is known yet. */
static void
forget_game (DulleCardChooser *self)
{
  self->submitted = FALSE;
  self->marks_legal = FALSE;
  keep_card (self, DULLE_NO_CARD);
}

static void
settled_cb (DulleCardChooser *self,
            const DulleEvent *event)
{
  g_assert (DULLE_IS_CARD_CHOOSER (self));

  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED ||
      event->kind == DULLE_EVENT_TURNED)
    forget_game (self);
  update_legal (self, event);
  dulle_hand_widget_show_received (self->hand, find_received (&event->view));
  follow_event (self, event);
}

DulleCardChooser *
dulle_card_chooser_new (DulleHandWidget  *hand,
                        DulleEventPlayer *player)
{
  DulleCardChooser *self = g_object_new (DULLE_TYPE_CARD_CHOOSER, NULL);

  self->hand = hand;
  self->player = player;
  g_signal_connect_object (hand, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "tapped", G_CALLBACK (tapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* Returns: the card to play now without another click, or %DULLE_NO_CARD */
static DulleCard
find_card_to_play (DulleCardChooser *self,
                   const DulleView  *view)
{
  if (view->board.phase != DULLE_PHASE_TRICKS || is_to_correct (view))
    return DULLE_NO_CARD;
  if (self->kept == DULLE_NO_CARD && self->plays_last && dulle_hand_size (view->own.hand) == 1)
    return dulle_hand_first (view->own.hand);

  return self->kept;
}

void
dulle_card_chooser_set_plays_last (DulleCardChooser *self,
                                   gboolean          plays_last)
{
  g_return_if_fail (DULLE_IS_CARD_CHOOSER (self));

  self->plays_last = plays_last;
}

void
dulle_card_chooser_play_kept (DulleCardChooser *self)
{
  const DulleView *view;
  DulleCard        card;

  g_return_if_fail (DULLE_IS_CARD_CHOOSER (self));

  if (!is_waiting_for_person (self))
    return;

  view = &dulle_event_player_get_shown (self->player)->view;
  card = find_card_to_play (self, view);
  if (card == DULLE_NO_CARD)
    return;

  self->kept = DULLE_NO_CARD;
  submit_card (self, card);
  if (!self->submitted)
    lead_focus (self, view);
}

void
dulle_card_chooser_focus_hand (DulleCardChooser *self)
{
  const DulleEvent *shown;
  DulleHand         playable;
  guint             n = 0;

  g_return_if_fail (DULLE_IS_CARD_CHOOSER (self));

  shown = dulle_event_player_get_shown (self->player);
  if (shown == NULL || dulle_hand_widget_has_focus (self->hand))
    return;

  playable = find_playable (&shown->view);
  while (n < dulle_hand_widget_get_count (self->hand) && playable != 0 &&
         !dulle_hand_has (playable, dulle_hand_widget_get_card (self->hand, n)))
    n++;
  dulle_hand_widget_focus (self->hand, n);
}
