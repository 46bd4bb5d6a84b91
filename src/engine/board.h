/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What lies open on the table: everything that all four players know about a game. What
 * one player knows in addition is a DullePrivateKnowledge. A game is one board with
 * four of these, and a view is one board with one of them. The computer players and the
 * window are given views and nothing else, so neither can see a hidden card.
 */
#pragma once

#include "trick.h"

typedef enum
{
  DULLE_PHASE_AUCTION,
  DULLE_PHASE_EXCHANGE,
  DULLE_PHASE_TRICKS,
  DULLE_PHASE_OVER,
  DULLE_PHASE_THROWN,
} DullePhase;

/* What the exchange of a poverty waits for. */
typedef enum
{
  DULLE_EXCHANGE_PASS,
  DULLE_EXCHANGE_ASK,
  DULLE_EXCHANGE_RETURN,
} DulleExchange;

/* What was heard from a seat in the auction. */
typedef enum
{
  DULLE_HEARD_NOTHING,
  DULLE_HEARD_HEALTHY,
  DULLE_HEARD_RESERVATION,
} DulleHeard;

typedef enum
{
  DULLE_RE,
  DULLE_KONTRA,
  DULLE_NO_PARTY,
} DulleParty;

#define DULLE_N_PARTIES 2

static inline DulleParty
dulle_other_party (DulleParty party)
{
  return party == DULLE_RE ? DULLE_KONTRA : DULLE_RE;
}

/* Announcements. From no 90 to no 30, each promises that the others will stay below
 * that many card points, and black that they will take no trick. A reply is an
 * announcement of its own only where Re and Kontra bind: it says that the others will
 * miss what they announced. */
typedef enum
{
  DULLE_LEVEL_NONE,
  DULLE_LEVEL_PARTY,
  DULLE_LEVEL_NO_90,
  DULLE_LEVEL_NO_60,
  DULLE_LEVEL_NO_30,
  DULLE_LEVEL_BLACK,
  DULLE_LEVEL_REPLY,
  DULLE_N_LEVELS,
} DulleLevel;

/**
 * DulleAnnouncement:
 * @cards: how many cards had been played in the game by then
 * @reply: whether it was only in time as a reply to another one
 * @answers: in a binding reply, the level that it replies to
 */
typedef struct
{
  uint16_t seat : 2;
  uint16_t level : 3;
  uint16_t cards : 6;
  uint16_t reply : 1;
  uint16_t answers : 4;
} DulleAnnouncement;

#define DULLE_MAX_TRICKS 12

/* Where Re and Kontra are said in turn without limit, there is room for far more of them
 * than are said in the time that there is; games are copied all the time, so they cannot
 * have room for any number. Besides, where knocking is played, each of the four players
 * has five levels, and after a Genscher four of them once more. */
#define DULLE_MAX_MENTIONS      60
#define DULLE_MAX_ANNOUNCEMENTS (40 + DULLE_MAX_MENTIONS)

/**
 * DulleCompulsorySolos:
 *
 * The compulsory solos that a player still has to play: all of them, and how many of
 * these must be color or picture solos.
 */
typedef struct
{
  uint8_t all;
  uint8_t color;
  uint8_t picture;
} DulleCompulsorySolos;

/**
 * DulleBoard:
 * @rules: the active rules
 * @order: the order of the cards, as of now
 * @dealer: the seat that dealt; the one to its left is forehand
 * @forced: the seat that must play its compulsory solo in this game, or %DULLE_NO_SEAT
 * @voted: whether the players voted for the round of solos that this game belongs to;
 *   the forced seat may then name any solo
 * @solo_offered: whether the forced seat lets somebody else play a solo instead
 * @solos_due: compulsory solos still due before this game
 * @bock_factor: the factor of this game
 * @phase: thrown when the cards are to be dealt again
 * @turn: the seat whose decision the game waits for; announcements need no turn
 * @heard: what each seat has said in the auction
 * @bidder: where solos outbid each other, the seat with the highest bid, or
 *   %DULLE_NO_SEAT
 * @bid_contract: its solo
 * @bid_level: the level that it would announce along with it
 * @bidders: a bit for each other seat that may still bid higher
 * @contract: the kind of game; normal until the auction is over
 * @soloist: the soloist or the player of the marriage, or %DULLE_NO_SEAT
 * @marriage: how the marriage finds a partner
 * @compulsory_solo: whether the solo is a compulsory solo
 * @marriage_alone: whether a marriage ended without a partner
 * @deciding_trick: the trick that decided a marriage, from 1; 0 if none has
 * @exchange: in the exchange of a poverty, what comes next
 * @partner: the seat that took the cards of a poverty or was chosen by Genscher, or
 *   %DULLE_NO_SEAT
 * @n_passed: how many cards the poverty put in the middle
 * @n_foxes_passed: how many of these are foxes that lie face up
 * @n_trumps_returned: how many trumps its partner gave back
 * @pigs: the seat that declared pigs, or %DULLE_NO_SEAT
 * @superpigs: the seat that declared superpigs, or %DULLE_NO_SEAT
 * @king_due: whether the seat on turn has just chosen a partner by Genscher and
 *   owes its king
 * @revoked: in a full trick, the seat that failed to follow suit and may still correct
 *   this; once the game is over, the seat that revoked; or %DULLE_NO_SEAT
 * @claimed: whether the soloist laid down its hand
 * @known: the party of each seat, as far as everybody knows it
 * @voids: for each seat a bit (1 << class) for every class that it failed to follow;
 *   where a revoke is possible, the bit is set when the trick is turned
 * @played: the cards that each seat has played
 * @n_cards: how many cards each seat holds
 * @card_points: the card points in each seat's tricks
 * @n_won: the tricks that each seat has won
 * @n_tricks: how many tricks are finished; the current one is `tricks[n_tricks]`, which
 *   stays empty after the last
 * @levels: each seat's highest announcement
 */
typedef struct
{
  DulleRules rules;
  DulleOrder order;

  uint8_t              dealer;
  uint8_t              forced;
  bool                 voted;
  bool                 solo_offered;
  DulleCompulsorySolos solos_due[DULLE_N_SEATS];
  uint16_t             bock_factor;

  DullePhase phase;
  uint8_t    turn;

  uint8_t       heard[DULLE_N_SEATS];
  uint8_t       bidder;
  DulleContract bid_contract;
  uint8_t       bid_level;
  uint8_t       bidders;
  DulleContract contract;
  uint8_t       soloist;
  DulleMarriage marriage;
  bool          compulsory_solo;
  bool          marriage_alone;
  uint8_t       deciding_trick;
  DulleExchange exchange;
  uint8_t       partner;
  uint8_t       n_passed;
  uint8_t       n_foxes_passed;
  uint8_t       n_trumps_returned;
  uint8_t       pigs;
  uint8_t       superpigs;
  bool          king_due;
  uint8_t       revoked;
  bool          claimed;
  uint8_t       known[DULLE_N_SEATS];

  uint8_t    voids[DULLE_N_SEATS];
  DulleHand  played[DULLE_N_SEATS];
  uint8_t    n_cards[DULLE_N_SEATS];
  uint8_t    card_points[DULLE_N_SEATS];
  uint8_t    n_won[DULLE_N_SEATS];
  uint8_t    n_tricks;
  DulleTrick tricks[DULLE_MAX_TRICKS + 1];

  uint8_t           n_announcements;
  uint8_t           levels[DULLE_N_SEATS];
  DulleAnnouncement announcements[DULLE_MAX_ANNOUNCEMENTS];
} DulleBoard;

/**
 * DullePrivateKnowledge:
 * @dealt: the hand as dealt
 * @hand: the cards still held
 * @passed: the cards that the seat put in the middle or gave back
 * @received: the cards that it was given in the exchange
 * @party: the seat's party as far as it knows; %DULLE_NO_PARTY during the auction, and
 *   while somebody else's marriage has no partner yet
 * @call: the contract that the seat asked for in the auction
 * @call_marriage: if that is a marriage, how it would find a partner
 * @call_level: if that is a bid for a solo, the level that it would announce
 * @revoked: whether it failed to follow suit in this trick
 *
 * What one seat knows beyond the board.
 */
typedef struct
{
  DulleHand     dealt;
  DulleHand     hand;
  DulleHand     passed;
  DulleHand     received;
  DulleParty    party;
  DulleContract call;
  DulleMarriage call_marriage;
  uint8_t       call_level;
  uint8_t       seat;
  bool          revoked;
} DullePrivateKnowledge;

/* Whether there are no more actions to come. */
static inline bool
dulle_board_is_finished (const DulleBoard *board)
{
  return board->phase >= DULLE_PHASE_OVER;
}

/* Whether no card has been played yet. */
static inline bool
dulle_board_is_unplayed (const DulleBoard *board)
{
  return board->n_tricks == 0 && board->tricks[0].n_cards == 0;
}

static inline uint8_t
dulle_board_forehand (const DulleBoard *board)
{
  return dulle_next_seat (board->dealer);
}

/* The trick on the table: not full yet, perhaps empty. */
static inline const DulleTrick *
dulle_board_trick (const DulleBoard *board)
{
  return &board->tricks[board->n_tricks];
}

/* The trick that the last card has completed, or NULL while the cards of one lie on the
 * table. */
static inline const DulleTrick *
dulle_board_completed_trick (const DulleBoard *board)
{
  bool over = board->n_tricks == dulle_rules_n_tricks (&board->rules);

  return board->n_tricks > 0 && (over || dulle_board_trick (board)->n_cards == 0)
             ? &board->tricks[board->n_tricks - 1]
             : NULL;
}

/* How many cards have been played. */
static inline unsigned
dulle_board_n_played (const DulleBoard *board)
{
  return DULLE_N_SEATS * board->n_tricks + dulle_board_trick (board)->n_cards;
}

/* The number of tricks in the whole game. */
static inline unsigned
dulle_board_length (const DulleBoard *board)
{
  return dulle_rules_n_tricks (&board->rules);
}

/* Whether a trick that has been completed was led with @suit_class. */
bool dulle_board_was_led (const DulleBoard *board,
                          unsigned          suit_class);

/* Whether @card is an ace of a plain suit that has not been led yet. */
bool dulle_board_is_fresh_ace (const DulleBoard *board,
                               DulleCard         card);

/* 1 while the last trick is played, else 0. */
static inline unsigned
dulle_board_is_last_trick (const DulleBoard *board)
{
  return board->n_tricks + 1u == dulle_board_length (board);
}

/**
 * dulle_board_undecided:
 *
 * Returns: whether a marriage has yet to find its partner
 */
static inline bool
dulle_board_undecided (const DulleBoard *board)
{
  return board->contract == DULLE_CONTRACT_MARRIAGE && board->deciding_trick == 0;
}

/* Whether a trick to which @led was led can decide a marriage of this kind. */
bool dulle_marriage_trick_qualifies (DulleMarriage  marriage,
                                     DulleSuitClass led);

/**
 * dulle_board_is_silent_marriage:
 *
 * Returns: whether one seat is known to have held both queens of clubs in a normal
 *   game: it has played them, or all others are known as Kontra
 */
bool dulle_board_is_silent_marriage (const DulleBoard *board);

/* Where a wrong card can be played, the cards show only in the end who did not follow. */
static inline bool
dulle_board_may_revoke (const DulleBoard *board)
{
  return board->rules.revoke == DULLE_REVOKE_PENALISED;
}

/**
 * dulle_board_is_solo:
 *
 * Returns: whether the game is scored as a solo: a solo or, where the rules say so, a
 *   silent marriage that is known or a marriage that found no partner
 */
bool dulle_board_is_solo (const DulleBoard *board);

/* Whether an announcement mentions its party: by Re or Kontra, or as the first one of its
 * party by a higher level, in which that is included. */
bool dulle_board_is_mention (const DulleBoard *board,
                             unsigned          announcement);

/* What the soloist of a game that was thrown in loses. A poverty that was offered, and that
 * nobody took up, was not thrown in. */
int dulle_board_throw_penalty (const DulleBoard *board);

/* The highest announcement made by the known members of @party. */
DulleLevel dulle_board_party_level (const DulleBoard *board,
                                    DulleParty        party);

/* Brings the order of the cards up to date with contract and pigs. */
void dulle_board_update_order (DulleBoard *board);

/**
 * dulle_board_reveal:
 *
 * Makes public what follows in a normal game from the cards on the table and the
 * parties known so far. To be called after each card and each announcement.
 */
void dulle_board_reveal (DulleBoard *board);

/* Whether everybody knows the party of every seat. */
bool dulle_board_all_known (const DulleBoard *board);
