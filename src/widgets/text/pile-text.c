/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Special points are shown where tricks may be counted: at a real table, a special
 * point is marked by a card put across the pile. One that depends on an unknown party
 * shows up once the party is known.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "engine/bonus.h"
#include "engine/score.h"
#include "engine/information.h"

#include "pile-text.h"
#include "text-list.h"

typedef void (*BonusFunc) (const DulleScoreLine *line,
                           GString              *text);

static void
foreach_bonus (const DulleBoard *board,
               uint8_t           seat,
               BonusFunc         func,
               GString          *text)
{
  DulleScoreLine lines[DULLE_MAX_BONUS];

  if (!dulle_may (&board->rules, DULLE_MAY_COUNT_TRICKS))
    return;

  for (unsigned trick = 0; trick < board->n_tricks; trick++)
    for (unsigned i = 0, n = dulle_bonus (board, trick, lines); i < n; i++)
      if (lines[i].seat == seat)
        func (&lines[i], text);
}

/* Returns: (transfer full): what lies across the pile, with the signs of the deck */
static char *
make_bonus_sign (DulleLineId id)
{
  switch (id)
    {
    case DULLE_LINE_FOX_CAUGHT:
    case DULLE_LINE_FOX_CAUGHT_LAST_TRICK:
    case DULLE_LINE_FOX_LAST_TRICK:
      return dulle_deck_card_sign (DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE));
    case DULLE_LINE_CHARLIE:
    case DULLE_LINE_CHARLIE_CAUGHT:
      return dulle_deck_card_sign (DULLE_CARD (DULLE_CLUBS, DULLE_JACK));
    case DULLE_LINE_DULLE_CAUGHT:
      return dulle_deck_card_sign (DULLE_HEART_TEN);
    case DULLE_LINE_HEART_TRICK:
      return g_strdup ("♥♥");
    default:
      return g_strdup ("40+");
    }
}

static void
append_card (const DulleScoreLine *line,
             GString              *text)
{
  g_autofree char *sign = make_bonus_sign (line->id);

  dulle_text_append (text, " ", sign);
}

static void
append_name (const DulleScoreLine *line,
             GString              *text)
{
  g_string_append_printf (text, ", %s", _ (dulle_line_name (line->id)));
}

static char *
free_unless_empty (GString *text)
{
  gboolean empty = text->len == 0;

  return g_string_free (text, empty);
}

char *
dulle_pile_figures (const DulleBoard *board,
                    uint8_t           seat)
{
  gboolean tricks = dulle_may (&board->rules, DULLE_MAY_COUNT_TRICKS);
  gboolean card_points = dulle_may (&board->rules, DULLE_MAY_COUNT_CARD_POINTS);

  if (board->n_won[seat] == 0 || !(tricks || card_points))
    return NULL;
  if (tricks && card_points)
    return g_strdup_printf ("%u · %u", board->n_won[seat], board->card_points[seat]);

  return g_strdup_printf ("%u", tricks ? board->n_won[seat] : board->card_points[seat]);
}

char *
dulle_pile_cards (const DulleBoard *board,
                  uint8_t           seat)
{
  GString *text = g_string_new (NULL);

  foreach_bonus (board, seat, append_card, text);

  return free_unless_empty (text);
}

char *
dulle_pile_sentence (const DulleBoard *board,
                     uint8_t           seat)
{
  unsigned n_won = board->n_won[seat];
  unsigned card_points = board->card_points[seat];
  GString *text = g_string_new (NULL);

  if (dulle_may (&board->rules, DULLE_MAY_COUNT_TRICKS))
    g_string_append_printf (text, ngettext ("%u trick", "%u tricks", n_won), n_won);
  if (dulle_may (&board->rules, DULLE_MAY_COUNT_CARD_POINTS))
    {
      if (text->len > 0)
        g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("%u card point", "%u card points", card_points),
                              card_points);
    }
  foreach_bonus (board, seat, append_name, text);

  return free_unless_empty (text);
}
