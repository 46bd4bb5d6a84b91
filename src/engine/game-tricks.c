/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tricks of a game: cards, the search for the partner of a marriage, a revoke
 * and its correction, and the ends before the last card.
 */
#include "game-private.h"

#include "announce.h"
#include "deal.h"

/* Marriage: FreeDoko rules, "Hochzeit"; Dokolingen §4. */

/* Whether a card is left that could lead a trick of the kind: what has not been played
 * lies in somebody's hand. */
static bool
can_still_qualify (const DulleBoard *board)
{
  DulleHand left = dulle_deck (&board->rules);

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    left -= board->played[seat];
  DULLE_HAND_FOREACH (card, left)
    {
      if (dulle_marriage_trick_qualifies (board->marriage, board->order.suit_class[card]))
        return true;
    }

  return false;
}

static void
look_for_partner (DulleGame        *game,
                  const DulleTrick *trick)
{
  DulleBoard    *board = &game->board;
  DulleSuitClass led = board->order.suit_class[trick->cards[0]];
  bool           qualifies = dulle_marriage_trick_qualifies (board->marriage, led);
  bool           own_trick = dulle_trick_winner (trick) == board->soloist;
  bool           found = qualifies && !own_trick;
  bool           last_chance = board->n_tricks >= board->rules.marriage_tricks ||
                     (qualifies && board->rules.marriage_first_decides) ||
                     !can_still_qualify (board);

  if (!found && !last_chance)
    return;

  board->deciding_trick = board->n_tricks;
  board->marriage_alone = !found;
  dulle_game_set_parties (game, found ? dulle_trick_winner (trick) : board->soloist);
}

/* Cards */

/* A seat that does not follow is void in the class. */
static void
note_lack (DulleBoard       *board,
           const DulleTrick *trick,
           unsigned          place)
{
  uint8_t led = board->order.suit_class[trick->cards[0]];

  if (board->order.suit_class[trick->cards[place]] != led)
    board->voids[dulle_trick_seat (trick, place)] |= (uint8_t) (1 << led);
}

/* @news: see advance_turn() */
static void
finish_trick (DulleGame *game,
              bool       news)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);
  uint8_t           winner = dulle_trick_winner (trick);

  for (unsigned place = 0; dulle_board_may_revoke (board) && place < DULLE_N_SEATS; place++)
    note_lack (board, trick, place);
  if (news || dulle_board_may_revoke (board))
    dulle_board_reveal (board);

  board->card_points[winner] += (uint8_t) dulle_trick_card_points (trick);
  board->n_won[winner]++;
  board->n_tricks++;
  board->turn = winner;

  if (dulle_board_undecided (board))
    look_for_partner (game, trick);

  if (board->n_tricks == dulle_board_length (board))
    board->phase = DULLE_PHASE_OVER;
  else
    board->tricks[board->n_tricks].lead = winner;
}

/* Whether @card, just put down, should have been another. */
static bool
is_revoke (const DulleBoard            *board,
           const DullePrivateKnowledge *own,
           DulleCard                    card)
{
  uint8_t led = board->order.suit_class[dulle_board_trick (board)->cards[0]];

  return board->order.suit_class[card] != led && (own->hand & board->order.members[led]) != 0;
}

/* The first seat in the order of play that may still correct its card. */
static uint8_t
find_revoke (const DulleGame  *game,
             const DulleTrick *trick)
{
  for (unsigned place = 0; place < trick->n_cards; place++)
    {
      if (game->own[dulle_trick_seat (trick, place)].revoked)
        return dulle_trick_seat (trick, place);
    }

  return DULLE_NO_SEAT;
}

/* Whether a party may follow from the card that @seat has just played. Most cards tell nothing,
 * and what others showed was revealed then. */
static bool
is_news (const DulleBoard *board,
         uint8_t           seat,
         DulleCard         card)
{
  return card == DULLE_CLUB_QUEEN || board->n_cards[seat] == 0 ||
         (board->voids[seat] >> DULLE_CLASS_TRUMP & 1) != 0;
}

/* To be called after a card has been played or corrected. A revoke is noticed when the
 * trick is full, and the trick then waits for its correction.
 * @news: whether parties may follow from the card */
static void
advance_turn (DulleGame *game,
              uint8_t    next,
              bool       news)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);

  board->turn = next;
  if (trick->n_cards < DULLE_N_SEATS)
    {
      if (news)
        dulle_board_reveal (board);
      return;
    }

  board->revoked = dulle_board_may_revoke (board) ? find_revoke (game, trick) : DULLE_NO_SEAT;
  board->turn = board->revoked;
  if (board->revoked == DULLE_NO_SEAT)
    finish_trick (game, news);
}

void
dulle_announce_if_compulsory (DulleGame *game,
                              uint8_t    seat)
{
  DulleLevel level = dulle_announce_compulsory (&game->board, &game->own[seat]);

  if (level != DULLE_LEVEL_NONE)
    dulle_apply_announcement (game, &(DulleAction){ .seat = seat, .level = (uint8_t) level });
}

void
dulle_apply_card (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[action->seat];
  DulleTrick            *trick = &board->tricks[board->n_tricks];

  if (board->rules.first_trick_announcement)
    dulle_announce_if_compulsory (game, action->seat);
  dulle_trick_add (trick, &board->order, action->card, dulle_board_is_last_trick (board));
  own->hand = dulle_hand_remove (own->hand, action->card);
  board->king_due = false;
  board->played[action->seat] = dulle_hand_add (board->played[action->seat], action->card);
  board->n_cards[action->seat]--;

  if (dulle_board_may_revoke (board))
    own->revoked = is_revoke (board, own, action->card);
  else
    note_lack (board, trick, trick->n_cards - 1u);
  advance_turn (game, dulle_next_seat (action->seat), is_news (board, action->seat, action->card));
}

/* Revoke and claim */

void
dulle_apply_correction (DulleGame         *game,
                        const DulleAction *action)
{
  DulleBoard            *board = &game->board;
  DullePrivateKnowledge *own = &game->own[action->seat];
  DulleTrick            *trick = &board->tricks[board->n_tricks];
  DulleTrick             old = *trick;
  unsigned               place = (action->seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  own->hand = dulle_hand_remove (dulle_hand_add (own->hand, old.cards[place]), action->card);
  board->played[action->seat] += dulle_hand_of (action->card) - dulle_hand_of (old.cards[place]);
  old.cards[place] = action->card;
  own->revoked = false;

  *trick = (DulleTrick){ .lead = old.lead };
  for (unsigned i = 0; i < old.n_cards; i++)
    dulle_trick_add (trick, &board->order, old.cards[i], dulle_board_is_last_trick (board));
  advance_turn (game, board->turn, true);
}

void
dulle_apply_turn (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard *board = &game->board;

  if (dulle_board_undecided (board))
    dulle_game_set_parties (game, board->soloist);
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->known[seat] = (uint8_t) game->own[seat].party;
  board->phase = DULLE_PHASE_OVER;
}

void
dulle_apply_claim (DulleGame         *game,
                   const DulleAction *action)
{
  DulleBoard *board = &game->board;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    board->card_points[action->seat] += (uint8_t) dulle_hand_card_points (game->own[seat].hand);
  board->n_won[action->seat] += board->n_cards[action->seat];
  board->claimed = true;
  board->phase = DULLE_PHASE_OVER;
}
