/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether there is a place for the cards that a viewer does not see. Each of the other
 * hands contains cards that are known to be in it, and none of certain kinds. The rest
 * can be distributed if every group of hands has room for the cards that can be nowhere
 * else (Hall's theorem). The cards in the middle of an exchange are a hand too, in
 * place of the viewer's own.
 */
#include "deal.h"
#include "view-steps.h"

bool
dulle_view_fits (const DulleHand *parts,
                 unsigned         n_parts,
                 DulleHand        whole)
{
  for (unsigned card = 0; card < DULLE_N_CARDS; card++)
    {
      unsigned count = 0;

      for (unsigned i = 0; i < n_parts; i++)
        count += dulle_hand_count (parts[i], (DulleCard) card);
      if (count > dulle_hand_count (whole, (DulleCard) card))
        return false;
    }

  return true;
}

/* Where unseen cards may lie: in the hands of the others, or in the middle, where a poverty puts
 * its own. */
#define MIDDLE   DULLE_N_SEATS
#define N_PLACES (DULLE_N_SEATS + 1)

/**
 * Places:
 * @free: the cards without a place
 * @room: how many of them each place takes
 * @banned: the kinds that it cannot hold, both bits set
 */
typedef struct
{
  DulleHand free;
  unsigned  room[N_PLACES];
  DulleHand banned[N_PLACES];
} Places;

static bool
in_middle (const DulleBoard *board)
{
  return board->phase == DULLE_PHASE_EXCHANGE && board->exchange == DULLE_EXCHANGE_ASK;
}

/* The rest of a pair that @seat had. */
static DulleHand
rest_of_pair (const DulleBoard *board,
              uint8_t           seat,
              DulleCard         card)
{
  return (2 - dulle_hand_count (board->played[seat], card)) * dulle_hand_of (card);
}

/* Adds hands up, with no card more than twice. */
static DulleHand
join_hands (DulleHand one,
            DulleHand other)
{
  DulleHand both = one;

  DULLE_HAND_FOREACH (card, other)
    {
      unsigned n = MAX (dulle_hand_count (one, card), dulle_hand_count (other, card));

      both += (n - dulle_hand_count (one, card)) * dulle_hand_of (card);
    }

  return both;
}

static DulleHand
known_queens (const DulleBoard *board,
              uint8_t           seat)
{
  if (board->contract == DULLE_CONTRACT_MARRIAGE && seat == board->soloist)
    return rest_of_pair (board, seat, DULLE_CLUB_QUEEN);
  if (board->contract == DULLE_CONTRACT_NORMAL && board->known[seat] == DULLE_RE &&
      !dulle_hand_has (board->played[seat], DULLE_CLUB_QUEEN))
    return dulle_hand_of (DULLE_CLUB_QUEEN);

  return 0;
}

/* In an exchange the pair may lie in the middle or be taken up. */
static DulleHand
known_pigs (const DulleBoard *board,
            uint8_t           seat)
{
  DulleHand cards = 0;

  if (board->phase != DULLE_PHASE_TRICKS && board->phase != DULLE_PHASE_OVER)
    return 0;
  if (board->pigs == seat)
    cards = rest_of_pair (board, seat, dulle_contract_pig (board->contract));
  if (board->superpigs == seat)
    cards =
        join_hands (cards, rest_of_pair (board, seat,
                                         dulle_contract_superpig (&board->rules, board->contract)));

  return cards;
}

/* The cards that the viewer gave away and that have neither come back nor been
 * played. */
static DulleHand
known_gifts (const DulleView *view,
             uint8_t          seat)
{
  const DulleBoard            *board = &view->board;
  const DullePrivateKnowledge *own = &view->own;
  DulleHand                    cards = 0;
  uint8_t                      soloist = board->soloist;
  uint8_t                      taker = own->seat == soloist ? board->partner : soloist;

  if (board->contract != DULLE_CONTRACT_POVERTY || board->exchange != DULLE_EXCHANGE_RETURN ||
      seat != taker || (own->seat != board->soloist && own->seat != board->partner))
    return 0;

  DULLE_HAND_FOREACH (card, own->passed)
    {
      unsigned n = dulle_hand_count (own->passed, card);
      unsigned gone = dulle_hand_count (board->played[seat], card);

      if (own->seat == board->soloist)
        gone += dulle_hand_count (own->received, card);
      cards += (n > gone ? n - gone : 0) * dulle_hand_of (card);
    }

  return cards;
}

DulleHand
dulle_view_known_cards (const DulleView *view,
                        uint8_t          seat)
{
  const DulleBoard *board = &view->board;
  DulleHand         cards = join_hands (known_queens (board, seat), known_pigs (board, seat));

  if (board->contract == DULLE_CONTRACT_GENSCHER && seat == board->soloist)
    cards = join_hands (cards, rest_of_pair (board, seat, DULLE_CARD (DULLE_DIAMONDS, DULLE_KING)));

  return join_hands (cards, known_gifts (view, seat));
}

/* How many trumps a poverty may still hold: it gave away all of them, and some may have
 * come back. Other seats may hold any number. */
static unsigned
count_poor_trumps (const DulleBoard *board,
                   uint8_t           seat)
{
  unsigned played = dulle_hand_size (board->played[seat] & board->order.members[DULLE_CLASS_TRUMP]);

  if (board->contract != DULLE_CONTRACT_POVERTY || seat != board->soloist ||
      board->exchange == DULLE_EXCHANGE_PASS || board->phase == DULLE_PHASE_THROWN)
    return DULLE_MAX_HAND;

  return board->n_trumps_returned - MIN (played, board->n_trumps_returned);
}

static DulleHand
find_banned (const DulleView *view,
             uint8_t          seat)
{
  const DulleBoard *board = &view->board;
  DulleHand         banned = 0;

  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      if ((board->voids[seat] >> suit_class & 1) != 0)
        banned |= board->order.members[suit_class];
    }
  if (count_poor_trumps (board, seat) == 0)
    banned |= board->order.members[DULLE_CLASS_TRUMP];
  if (board->contract == DULLE_CONTRACT_NORMAL && board->known[seat] == DULLE_KONTRA)
    banned |= 3 * dulle_hand_of (DULLE_CLUB_QUEEN);

  return banned;
}

/* Whether the places of @group have room for the cards that can lie nowhere else. */
static bool
group_has_room (const Places *places,
                unsigned      group)
{
  DulleHand nowhere_else = places->free;
  unsigned  room = 0;

  for (unsigned place = 0; place < N_PLACES; place++)
    {
      if ((group >> place & 1) != 0)
        room += places->room[place];
      else if (places->room[place] > 0)
        nowhere_else &= places->banned[place];
    }

  return dulle_hand_size (nowhere_else) <= room;
}

static bool
have_room (const Places *places)
{
  unsigned room = 0;

  for (unsigned place = 0; place < N_PLACES; place++)
    room += places->room[place];
  for (unsigned group = 0; group < 1U << N_PLACES; group++)
    {
      if (!group_has_room (places, group))
        return false;
    }

  return room == dulle_hand_size (places->free);
}

/* Gives a place what is known to lie there. */
static bool
place_known (Places   *places,
             unsigned  place,
             DulleHand cards,
             unsigned  n_cards)
{
  if (!dulle_view_fits (&cards, 1, places->free) || dulle_hand_size (cards) > n_cards ||
      (cards & places->banned[place]) != 0)
    return false;
  places->free -= cards;
  places->room[place] = n_cards - dulle_hand_size (cards);

  return true;
}

/* The poverty knows what it has put there, and these cards are checked already. */
static void
place_middle (const DulleView *view,
              Places          *places)
{
  const DulleBoard *board = &view->board;
  bool              is_own = view->own.seat == board->soloist;

  if (in_middle (board))
    place_known (places, MIDDLE, is_own ? view->own.passed : 0, board->n_passed);
}

static bool
place_all (const DulleView *view,
           Places          *places)
{
  const DulleBoard *board = &view->board;

  *places = (Places){ .free = dulle_view_unseen (view) };
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (seat == view->own.seat)
        continue;
      places->banned[seat] = find_banned (view, seat);
      if (!place_known (places, seat, dulle_view_known_cards (view, seat), board->n_cards[seat]))
        return false;
    }

  place_middle (view, places);

  return have_room (places);
}

/* A seat that has failed to follow suit still holds a card of that suit. */
static bool
revoke_has_card (const DulleView *view,
                 const Places    *places)
{
  const DulleBoard *board = &view->board;
  uint8_t           seat = board->revoked;
  DulleHand         members;

  if (seat == DULLE_NO_SEAT || seat == view->own.seat)
    return true;
  members = board->order.members[board->order.suit_class[dulle_board_trick (board)->cards[0]]];
  if ((dulle_view_known_cards (view, seat) & members) != 0)
    return true;

  DULLE_HAND_FOREACH (card, places->free & members)
    {
      DulleHand one = dulle_hand_of (card);
      Places    rest = *places;

      if (place_known (&rest, seat, one, rest.room[seat]) && have_room (&rest))
        return true;
    }

  return false;
}

bool
dulle_view_check_hidden (const DulleView *view,
                         DulleViewFlaw   *flaw)
{
  Places places;

  if (!place_all (view, &places))
    return dulle_view_blame (flaw, "n_cards", DULLE_ONLY_LINE,
                             "The cards that are unseen cannot lie with the others.");

  if (revoke_has_card (view, &places))
    return true;

  return dulle_view_blame (flaw, "revoked", DULLE_ONLY_LINE,
                           "The seat cannot hold a card to follow suit with.");
}
