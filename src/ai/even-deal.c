/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Cards form groups by the seats that may get them. How many cards of each group each seat gets
 * is drawn first: a split, in proportion to the number of ways to deal the cards like that. It has
 * three numbers, because cards that only one seat may get are its own, and those that all may get
 * fill up what room is left. Then it is drawn which cards these are.
 */
#include "even-deal.h"

#include <glib.h>

/* The seats that get cards. */
#define N_TAKERS 3

/* A group for each set of takers, a bit for each. */
#define N_GROUPS (1 << N_TAKERS)

#define MAX_CARDS 48

/* The groups of two takers, and that of all. */
enum
{
  FIRST_TWO = 1 << 0 | 1 << 1,
  OUTER_TWO = 1 << 0 | 1 << 2,
  LAST_TWO = 1 << 1 | 1 << 2,
  ALL = N_GROUPS - 1,
};

typedef struct
{
  uint8_t seats[N_TAKERS];
  int     room[N_TAKERS];
  int     n[N_GROUPS];
  uint8_t cards[N_GROUPS][MAX_CARDS];

  /* 1 / n! */
  double inverse_factorials[MAX_CARDS + 1];
} Groups;

/* For each group, how many cards each taker gets. */
typedef struct
{
  int n[N_GROUPS][N_TAKERS];
} Split;

static void
find_takers (Groups        *groups,
             const uint8_t *room)
{
  unsigned n = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS && n < N_TAKERS; seat++)
    {
      if (room[seat] == 0)
        continue;
      groups->seats[n] = seat;
      groups->room[n++] = room[seat];
    }
}

static void
group_cards (Groups          *groups,
             DulleHand        cards,
             const DulleHand *banned)
{
  DULLE_HAND_FOREACH (card, cards)
    {
      unsigned takers = 0;

      for (unsigned i = 0; i < N_TAKERS; i++)
        {
          bool may = groups->room[i] > 0 && !dulle_hand_has (banned[groups->seats[i]], card);

          takers |= (unsigned) may << i;
        }
      for (unsigned n = dulle_hand_count (cards, card); n > 0; n--)
        groups->cards[takers][groups->n[takers]++] = card;
    }
}

/* Fills in what follows from three numbers: how many cards the first of two takers gets.
 *
 * Returns: whether everybody has room for that */
static bool
complete_split (const Groups *groups,
                int           first_two,
                int           outer_two,
                int           last_two,
                Split        *split)
{
  bool fits = true;

  split->n[FIRST_TWO][0] = first_two;
  split->n[FIRST_TWO][1] = groups->n[FIRST_TWO] - first_two;
  split->n[OUTER_TWO][0] = outer_two;
  split->n[OUTER_TWO][2] = groups->n[OUTER_TWO] - outer_two;
  split->n[LAST_TWO][1] = last_two;
  split->n[LAST_TWO][2] = groups->n[LAST_TWO] - last_two;
  for (unsigned i = 0; i < N_TAKERS; i++)
    {
      split->n[1 << i][i] = groups->n[1 << i];
      split->n[ALL][i] = groups->room[i] - split->n[1 << i][i] - split->n[FIRST_TWO][i] -
                         split->n[OUTER_TWO][i] - split->n[LAST_TWO][i];
      fits &= split->n[ALL][i] >= 0;
    }

  return fits;
}

/* Returns: the number of ways to deal cards like this, up to a factor that all splits share */
static double
weigh_split (const Groups *groups,
             const Split  *split)
{
  double weight = 1.0;

  for (unsigned takers = 1; takers < N_GROUPS; takers++)
    for (unsigned i = 0; i < N_TAKERS; i++)
      weight *= groups->inverse_factorials[split->n[takers][i]];

  return weight;
}

/* Goes through the splits until their weights sum up to more than @limit.
 * @split: (out): the last one
 *
 * Returns: the sum */
static double
find_split (const Groups *groups,
            double        limit,
            Split        *split)
{
  Split  next = { 0 };
  double sum = 0.0;

  for (int first_two = 0; first_two <= groups->n[FIRST_TWO]; first_two++)
    for (int outer_two = 0; outer_two <= groups->n[OUTER_TWO]; outer_two++)
      for (int last_two = 0; last_two <= groups->n[LAST_TWO]; last_two++)
        {
          if (!complete_split (groups, first_two, outer_two, last_two, &next))
            continue;
          *split = next;
          sum += weigh_split (groups, &next);
          if (sum > limit)
            return sum;
        }

  return sum;
}

static void
deal_out (Groups      *groups,
          const Split *split,
          DulleRng    *rng,
          DulleHand   *hands)
{
  for (unsigned takers = 1; takers < N_GROUPS; takers++)
    for (unsigned i = 0; i < N_TAKERS; i++)
      for (int n = split->n[takers][i]; n > 0; n--)
        {
          uint8_t *cards = groups->cards[takers];
          int      left = groups->n[takers]--;
          unsigned chosen = n == left ? 0 : dulle_rng_below (rng, (unsigned) left);

          hands[groups->seats[i]] = dulle_hand_add (hands[groups->seats[i]], cards[chosen]);
          cards[chosen] = cards[left - 1];
        }
}

bool
dulle_even_deal (DulleHand       cards,
                 const DulleHand banned[DULLE_N_SEATS],
                 const uint8_t   room[DULLE_N_SEATS],
                 DulleRng       *rng,
                 DulleHand       hands[DULLE_N_SEATS])
{
  Groups groups = { .inverse_factorials = { 1.0 } };
  Split  split = { 0 };
  double sum;

  find_takers (&groups, room);
  group_cards (&groups, cards, banned);
  for (unsigned n = 1; n <= dulle_hand_size (cards); n++)
    groups.inverse_factorials[n] = groups.inverse_factorials[n - 1] / n;

  if (groups.n[0] > 0 ||
      groups.room[0] + groups.room[1] + groups.room[2] != (int) dulle_hand_size (cards))
    return false;
  sum = find_split (&groups, G_MAXDOUBLE, &split);
  if (sum == 0.0)
    return false;
  find_split (&groups, sum * dulle_rng_unit (rng), &split);
  deal_out (&groups, &split, rng, hands);

  return true;
}
