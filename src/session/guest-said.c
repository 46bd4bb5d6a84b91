/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a guest announces or declares is kept until it is known that the host has heard it, and is
 * said once more when a lost line is back. It needs no question, so it counts whatever others have
 * done since, or the host refuses it. If a computer has played for the person meanwhile, it was
 * meant for another hand, and comes too late; so does what was not heard when the game ended, or
 * before a Genscher, since it was meant for another party. To whoever was heard before that, a
 * Genscher leaves Re or Kontra.
 */
#include "guest-private.h"

/* What goes further includes it, except for a reply, which has no place among the others. */
static gboolean
includes (const DulleAnnouncement *announcement,
          const DulleAction       *said)
{
  return announcement->seat == said->seat &&
         (announcement->level == said->level ||
          (announcement->level > said->level && announcement->level != DULLE_LEVEL_REPLY));
}

/* Parties that raise each other say the same more than once. */
static guint
count_said (const DulleBoard  *board,
            const DulleAction *said)
{
  guint n = 0;

  if (said->kind == DULLE_ACTION_DECLARE)
    return (said->pigs == DULLE_PIGS ? board->pigs : board->superpigs) == said->seat ? 1 : 0;
  for (guint i = 0; i < board->n_announcements; i++)
    n += includes (&board->announcements[i], said) ? 1 : 0;

  return n;
}

static guint
count_cards (const DulleGuest *self)
{
  return dulle_hand_size (self->seen.game.own[self->seen.seat].hand);
}

static void
note_change (DulleGuest *self)
{
  self->company.has_said = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    self->company.has_said = self->company.has_said || self->said[i].is_due;
}

/* The last one of each kind counts. */
void
guest_keep_said (DulleGuest        *self,
                 const DulleAction *action)
{
  self->said[action->kind == DULLE_ACTION_DECLARE] =
      (DulleSaid){ .is_due = TRUE,
                   .action = *action,
                   .contract = self->seen.game.board.contract,
                   .n_before = count_said (&self->seen.game.board, action),
                   .n_cards = count_cards (self) };
  note_change (self);
}

static gboolean
was_before_genscher (const DulleSaid  *said,
                     const DulleBoard *board)
{
  return said->action.kind == DULLE_ACTION_ANNOUNCE &&
         board->contract == DULLE_CONTRACT_GENSCHER && said->contract != board->contract;
}

/* Where something had been announced before that, a Genscher leaves the same of both. */
static gboolean
is_heard (const DulleSaid  *said,
          const DulleBoard *board)
{
  if (was_before_genscher (said, board))
    return board->levels[said->action.seat] != DULLE_LEVEL_NONE;

  return count_said (board, &said->action) > said->n_before;
}

gboolean
guest_hear_said (DulleGuest *self)
{
  guint n_heard = 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    {
      DulleSaid *said = &self->said[i];

      if (!said->is_due || !is_heard (said, &self->seen.game.board))
        continue;
      said->is_due = FALSE;
      n_heard++;
    }
  note_change (self);

  return n_heard > 0;
}

void
guest_note_genscher (DulleGuest *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    {
      self->said[i].contract = DULLE_CONTRACT_GENSCHER;
      self->said[i].n_before = count_said (&self->seen.game.board, &self->said[i].action);
    }
}

void
guest_repeat_said (DulleGuest *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    {
      DulleSaid *said = &self->said[i];

      if (!said->is_due)
        continue;
      said->is_due = said->n_cards == count_cards (self) &&
                     !was_before_genscher (said, &self->seen.game.board);
      if (said->is_due)
        guest_send_action (self, &said->action);
      else
        guest_show_refusal (self, &said->action, DULLE_REFUSED_TOO_LATE);
    }
  note_change (self);
}

/* The host answers in the order in which it hears. */
gboolean
guest_take_back_said (DulleGuest  *self,
                      DulleAction *refused)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    {
      if (!self->said[i].is_due)
        continue;
      *refused = self->said[i].action;
      self->said[i].is_due = FALSE;
      note_change (self);
      return TRUE;
    }

  return FALSE;
}

void
guest_end_said (DulleGuest       *self,
                const DulleBoard *board)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->said); i++)
    {
      DulleSaid *said = &self->said[i];

      if (!said->is_due)
        continue;
      said->is_due = FALSE;
      if (board == NULL || !is_heard (said, board))
        guest_show_refusal (self, &said->action, DULLE_REFUSED_TOO_LATE);
    }
  note_change (self);
}
