/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tricks of a game: cards, the search for the partner of a marriage, a revoke
 * and its correction, and the ends before the last card.
 */
#include "game-steps.h"

#include "announce.h"

/* Marriage: FreeDoko rules, "Hochzeit"; Dokolingen §4. */

static bool
trick_qualifies (DulleMarriage marriage,
                 DulleClass    led)
{
  switch (marriage)
    {
    case DULLE_MARRIAGE_FOREIGN:
      return true;
    case DULLE_MARRIAGE_PLAIN:
      return led != DULLE_CLASS_TRUMP;
    case DULLE_MARRIAGE_TRUMP:
      return led == DULLE_CLASS_TRUMP;
    case DULLE_MARRIAGE_CLUBS:
    case DULLE_MARRIAGE_SPADES:
    case DULLE_MARRIAGE_HEARTS:
      return (int) led == (int) (marriage - DULLE_MARRIAGE_CLUBS);
    case DULLE_N_MARRIAGES:
    default:
      g_return_val_if_reached (false);
    }
}

/* Whether a card is left that could lead a trick of the kind. */
static bool
can_still_qualify (const DulleGame *game)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DULLE_HAND_FOREACH (card, game->own[seat].hand)
        {
          if (trick_qualifies (game->board.marriage, game->board.order.klass[card]))
            return true;
        }
    }

  return false;
}

static void
look_for_partner (DulleGame        *game,
                  const DulleTrick *trick)
{
  DulleBoard *board = &game->board;
  bool        qualifies = trick_qualifies (board->marriage, board->order.klass[trick->cards[0]]);
  bool        own_trick = dulle_trick_winner (trick) == board->soloist;
  bool        found = qualifies && !own_trick;
  bool        last_chance = board->n_tricks >= board->rules.marriage_tricks ||
                     (qualifies && board->rules.marriage_first_decides) ||
                     !can_still_qualify (game);

  if (!found && !last_chance)
    return;

  board->deciding_trick = board->n_tricks;
  board->alone = !found;
  dulle_game_set_parties (game, found ? dulle_trick_winner (trick) : board->soloist);
}

/* Cards */

/* Who does not follow lacks the class. */
static void
note_lack (DulleBoard       *board,
           const DulleTrick *trick,
           unsigned          place)
{
  uint8_t led = board->order.klass[trick->cards[0]];

  if (board->order.klass[trick->cards[place]] != led)
    board->lacks[dulle_trick_seat (trick, place)] |= (uint8_t) (1 << led);
}

static void
finish_trick (DulleGame *game)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);
  uint8_t           winner = dulle_trick_winner (trick);

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    note_lack (board, trick, place);
  dulle_board_reveal (board);

  board->augen[winner] += (uint8_t) dulle_trick_augen (trick);
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
is_revoke (const DulleBoard *board,
           const DulleOwn   *own,
           DulleCard         card)
{
  uint8_t led = board->order.klass[dulle_board_trick (board)->cards[0]];

  return board->order.klass[card] != led && (own->hand & board->order.members[led]) != 0;
}

/* The first in the order of play that may still correct its card. */
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

/* After a card has been put down or corrected. A revoke is seen when the trick is
 * full and waits for it. */
static void
go_on (DulleGame *game,
       uint8_t    next)
{
  DulleBoard       *board = &game->board;
  const DulleTrick *trick = dulle_board_trick (board);

  board->turn = next;
  if (trick->n_cards < DULLE_N_SEATS)
    {
      dulle_board_reveal (board);
      return;
    }

  board->revoked = find_revoke (game, trick);
  board->turn = board->revoked;
  if (board->revoked == DULLE_NO_SEAT)
    finish_trick (game);
}

void
dulle_apply_card (DulleGame         *game,
                  const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleTrick *trick = &board->tricks[board->n_tricks];
  DulleLevel  duty = dulle_announce_duty (board, own);

  if (duty != DULLE_LEVEL_NONE)
    dulle_apply_announcement (game, &(DulleAction){ .seat = action->seat, .level = (uint8_t) duty });

  dulle_trick_add (trick, &board->order, action->card, dulle_board_is_last_trick (board));
  own->hand = dulle_hand_remove (own->hand, action->card);
  board->king_due = false;
  board->played[action->seat] = dulle_hand_add (board->played[action->seat], action->card);
  board->n_cards[action->seat]--;

  if (board->rules.revoke == DULLE_REVOKE_PENALISED)
    own->revoked = is_revoke (board, own, action->card);
  else
    note_lack (board, trick, trick->n_cards - 1u);
  go_on (game, dulle_next_seat (action->seat));
}

/* Revoke and claim */

void
dulle_apply_correction (DulleGame         *game,
                        const DulleAction *action)
{
  DulleBoard *board = &game->board;
  DulleOwn   *own = &game->own[action->seat];
  DulleTrick *trick = &board->tricks[board->n_tricks];
  DulleTrick  old = *trick;
  unsigned    place = (action->seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  own->hand = dulle_hand_remove (dulle_hand_add (own->hand, old.cards[place]), action->card);
  board->played[action->seat] += dulle_hand_of (action->card) - dulle_hand_of (old.cards[place]);
  old.cards[place] = action->card;
  own->revoked = false;

  *trick = (DulleTrick){ .lead = old.lead };
  for (unsigned i = 0; i < old.n_cards; i++)
    dulle_trick_add (trick, &board->order, old.cards[i], dulle_board_is_last_trick (board));
  go_on (game, board->turn);
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
    board->augen[action->seat] += (uint8_t) dulle_hand_augen (game->own[seat].hand);
  board->n_won[action->seat] += board->n_cards[action->seat];
  board->claimed = true;
  board->phase = DULLE_PHASE_OVER;
}
