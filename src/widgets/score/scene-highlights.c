/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "scene-highlights.h"

/* How many card points a special point is worth when it comes to what is remembered. */
#define SPECIAL_WORTH 25

/* The first special point that @party got in a trick. */
static unsigned
find_line (const DulleResult *result,
           DulleParty         party,
           unsigned           trick)
{
  for (unsigned i = 0; i < result->n_lines; i++)
    {
      const DulleScoreLine *line = &result->lines[i];

      if (line->seat != DULLE_NO_SEAT && line->trick == trick && line->party == party)
        return i;
    }

  return DULLE_NO_SCENE_LINE;
}

static unsigned
highlight_worth (const DulleHighlight *highlight)
{
  return highlight->card_points + (highlight->line != DULLE_NO_SCENE_LINE ? SPECIAL_WORTH : 0);
}

bool
dulle_highlight_find (const DulleBoard  *board,
                      const DulleResult *result,
                      DulleParty         party,
                      DulleHighlight    *highlight)
{
  unsigned best = 0;

  g_return_val_if_fail (board != NULL && result != NULL, false);
  g_return_val_if_fail (highlight != NULL, false);

  for (uint8_t i = 0; i < board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];
      DulleHighlight    found = {
           .trick = i,
           .seat = dulle_trick_winner (trick),
           .card_points = dulle_trick_card_points (trick),
           .line = find_line (result, party, i),
      };

      if (result->parties[found.seat] != party || found.card_points == 0 ||
          highlight_worth (&found) < best)
        continue;
      best = highlight_worth (&found);
      *highlight = found;
    }

  return best > 0;
}

static int
compare_card_points (const void *a,
                     const void *b)
{
  DulleCard one = *(const DulleCard *) a;
  DulleCard other = *(const DulleCard *) b;
  int       more = dulle_card_points (one) - dulle_card_points (other);

  return more != 0 ? more : (int) one - (int) other;
}

unsigned
dulle_scene_cards (const DulleBoard  *board,
                   const DulleResult *result,
                   DulleParty         party,
                   DulleCard         *cards)
{
  unsigned n = 0;

  g_return_val_if_fail (board != NULL && result != NULL, 0);
  g_return_val_if_fail (cards != NULL, 0);

  for (unsigned i = 0; i < board->n_tricks; i++)
    {
      const DulleTrick *trick = &board->tricks[i];

      if (result->parties[dulle_trick_winner (trick)] == party)
        for (unsigned place = 0; place < trick->n_cards; place++)
          cards[n++] = trick->cards[place];
    }
  qsort (cards, n, sizeof *cards, compare_card_points);

  return n;
}
