/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What becomes of a click on a card: it is played, refused with a reason, or kept
 * until the person's turn comes. One card is kept at a time, and stands out of
 * the hand; a second click on it takes it back.
 */
#include "config.h"

#include "dulle-table-private.h"

static void
want (DulleTable *self,
      DulleCard   card)
{
  self->wanted = card;
  dulle_hand_widget_raise (self->hand, card);
}

static gboolean
is_waiting_for_person (DulleTable *self)
{
  return self->has_view && !self->looks_on && !self->submitted && dulle_view_on_turn (&self->view) && !dulle_choreographer_is_busy (self->choreographer);
}

/* In an exchange a click does not play, but chooses. */
static void
put_aside (DulleTable *self,
           DulleCard   card)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (self, "put-aside", card, &taken);
  if (!taken)
    dulle_hand_widget_shake (self->hand, card);
}

static void
submit (DulleTable *self,
        DulleCard   card)
{
  DulleAction  action = dulle_action_play (self->view.own.seat, card);
  DulleRefusal refusal = dulle_action_check (&self->view.board, &self->view.own, &action);

  if (refusal != DULLE_ACCEPTED)
    {
      dulle_table_refuse (self, card, refusal);
      return;
    }

  self->submitted = TRUE;
  dulle_hand_widget_raise (self->hand, card);
  dulle_session_submit (self->session, &action);
}

void
dulle_table_play_card (DulleTable *self,
                       DulleCard   card)
{
  if (!self->has_view || self->looks_on || self->submitted || dulle_board_is_finished (&self->view.board))
    return;

  if (dulle_view_gives_cards (&self->view))
    put_aside (self, card);
  else if (is_waiting_for_person (self))
    submit (self, card);
  else if (self->wanted == card)
    want (self, DULLE_NO_CARD);
  else
    want (self, card);
}

/* On the person's turn a finger only chooses; its next tap plays. */
void
dulle_table_tap_card (DulleTable *self,
                      DulleCard   card)
{
  if (is_waiting_for_person (self) && !dulle_view_gives_cards (&self->view))
    dulle_hand_widget_raise (self->hand, card);
  else
    dulle_table_play_card (self, card);
}

static void
update_legal (DulleTable *self)
{
  const DulleBoard *board = &self->view.board;
  gboolean          marked = board->phase == DULLE_PHASE_TRICKS && board->rules.show_playable && !self->looks_on && dulle_view_on_turn (&self->view);

  dulle_hand_widget_set_legal (self->hand, marked ? dulle_action_cards (board, &self->view.own) : ~(DulleHand) 0);
}

void
dulle_table_refuse (DulleTable  *self,
                    DulleCard    card,
                    DulleRefusal refusal)
{
  self->submitted = FALSE;
  want (self, DULLE_NO_CARD);
  dulle_hand_widget_shake (self->hand, card);
  g_signal_emit_by_name (self, "refused", (int) refusal);
}

static void
forget_clicks (DulleTable       *self,
               const DulleEvent *event)
{
  gboolean anew = event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED;
  gboolean played = event->kind == DULLE_EVENT_ACTION && event->action.kind == DULLE_ACTION_PLAY && event->action.seat == event->view.own.seat;

  if (!anew && !played)
    return;

  self->submitted = FALSE;
  if (anew)
    want (self, DULLE_NO_CARD);
}

void
dulle_table_settle (DulleTable       *self,
                    const DulleEvent *event,
                    gboolean          last)
{
  if (event->kind != DULLE_EVENT_TROUBLE)
    {
      self->view = event->view;
      self->has_view = TRUE;
      self->looks_on = event->seating.own != event->view.own.seat;
      dulle_table_update_seats (self, &self->view);
      forget_clicks (self, event);
      update_legal (self);
    }

  if (event->kind == DULLE_EVENT_HINT && event->action.kind == DULLE_ACTION_PLAY)
    dulle_hand_widget_raise (self->hand, event->action.card);

  g_signal_emit_by_name (self, "settled", event);

  if (last && self->wanted != DULLE_NO_CARD && is_waiting_for_person (self) && self->view.board.phase == DULLE_PHASE_TRICKS)
    {
      DulleCard card = self->wanted;

      self->wanted = DULLE_NO_CARD;
      submit (self, card);
    }
}
