/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards on the table carry a seal. The engine says what a card is in the game
 * that is shown; the person, whether that is marked.
 */
#include "config.h"

#include "dulle-table-private.h"

static void
apply_marks (DulleTable *self)
{
  dulle_hand_widget_set_marks (self->hand, self->marks);
  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    dulle_table_mark_card (self, self->trick[side].widget);
}

void
dulle_table_mark_card (DulleTable *self,
                       GtkWidget  *card)
{
  DulleCard face = dulle_card_widget_get_face (DULLE_CARD_WIDGET (card));

  dulle_card_widget_set_mark (DULLE_CARD_WIDGET (card), face != DULLE_NO_CARD ? self->marks[face] : DULLE_MARK_NONE);
}

void
dulle_table_update_marks (DulleTable      *self,
                          const DulleView *view)
{
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    self->marks[card] = self->shows_marks ? dulle_mark (&view->board, card) : DULLE_MARK_NONE;
  apply_marks (self);
}

void
dulle_table_show_marks (DulleTable *self,
                        gboolean    shown)
{
  g_return_if_fail (DULLE_IS_TABLE (self));

  self->shows_marks = shown;
  if (self->has_view)
    dulle_table_update_marks (self, &self->view);
}
