/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deck that cannot be painted is a frame among the pictures, until another one is.
 */
#include "cards/deck-file.h"
#include "cards/dulle-deck-picture.h"

#include "suite.h"

static void
show (GtkWidget  *picture,
      const char *id,
      gboolean    unpainted)
{
  dulle_deck_picture_show (DULLE_DECK_PICTURE (picture), id, DULLE_CARD_BACK_LATTICE);
  while (gtk_widget_has_css_class (picture, "unpainted") != unpainted)
    g_main_context_iteration (NULL, TRUE);
}

START_TEST (test_unpainted)
{
  GtkWidget *picture;

  gtk_init ();
  picture = g_object_ref_sink (dulle_deck_picture_new (FALSE));
  show (picture, "/nowhere/cards.svg", TRUE);
  show (picture, DULLE_DECK_FRENCH, FALSE);
  g_object_unref (picture);
}
END_TEST

SUITE ("deck-picture", test_unpainted)
