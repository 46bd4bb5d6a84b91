/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a tournament begins with: rules, deals, and who takes part. It is kept with the
 * tournament, because everything else follows from it and from what is played.
 *
 * Players are numbered clockwise as they sit; see engine/tournament.h.
 */
#pragma once

#include "duties.h"
#include "engine/tournament.h"
#include "face.h"
#include "fair-shares.h"
#include "skill.h"

G_BEGIN_DECLS

/**
 * DulleDeals:
 * @DULLE_DEALS_OWN: each game has a number of its own
 * @DULLE_DEALS_FREEDOKO: FreeDoko's
 * @DULLE_DEALS_AGAIN: always the deal of the same number
 * @DULLE_DEALS_FREEDOKO_AGAIN: the same of FreeDoko's
 * @DULLE_DEALS_GIVEN: always the same hands, which have no number
 * @DULLE_DEALS_TOLD: of a tournament at another table, whose games have the hands of their
 *   records; what is not recorded yet is dealt as own
 * @DULLE_DEALS_FAIR: each game by a key that can be verified
 *
 * Where the cards come from.
 */
typedef enum
{
  DULLE_DEALS_OWN,
  DULLE_DEALS_FREEDOKO,
  DULLE_DEALS_AGAIN,
  DULLE_DEALS_FREEDOKO_AGAIN,
  DULLE_DEALS_GIVEN,
  DULLE_DEALS_TOLD,
  DULLE_DEALS_FAIR,
  DULLE_N_DEALS,
} DulleDeals;

/* Bytes of a name with its end. */
#define DULLE_MAX_NAME 64

/**
 * DulleTaker:
 * @DULLE_TAKER_COMPUTER: a computer player
 * @DULLE_TAKER_PERSON: a person at this machine
 * @DULLE_TAKER_ELSEWHERE: a person at another one, whose actions come over a line
 *
 * Who decides for a player.
 */
typedef enum
{
  DULLE_TAKER_COMPUTER,
  DULLE_TAKER_PERSON,
  DULLE_TAKER_ELSEWHERE,
  DULLE_N_TAKERS,
} DulleTaker;

/* "computer", "person", "elsewhere", for files and settings. */
const char *dulle_taker_id (DulleTaker taker);

/* Returns: the one called @id; a computer player if there is none */
DulleTaker dulle_taker_from_id (const char *id);

/* A set of players: a bit (1 << player) for each. */
typedef guint8 DullePlayers;

static inline gboolean
dulle_players_have (DullePlayers players,
                    guint8       player)
{
  return player < DULLE_MAX_PLAYERS && (players & 1 << player) != 0;
}

static inline void
dulle_players_add (DullePlayers *players,
                   guint8        player)
{
  *players = (DullePlayers) (*players | 1 << player);
}

static inline void
dulle_players_remove (DullePlayers *players,
                      guint8        player)
{
  *players = (DullePlayers) (*players & ~(1 << player));
}

/* @in: whether @player is one of @players from now on */
static inline void
dulle_players_set (DullePlayers *players,
                   guint8        player,
                   gboolean      in)
{
  if (in)
    dulle_players_add (players, player);
  else
    dulle_players_remove (players, player);
}

static inline guint
dulle_players_count (DullePlayers players)
{
  return (guint) __builtin_popcount (players);
}

/**
 * DulleParticipant:
 * @name: what the player is called, in UTF-8; empty for somebody without a name
 * @skill: how well the computer plays, if it does
 * @face: who it is; the computer plays in the way of a character
 * @taker: who decides for the player; the first one is a person at this machine unless it is
 *   elsewhere, if there is one (see dulle_session_new())
 */
typedef struct
{
  char       name[DULLE_MAX_NAME];
  DulleSkill skill;
  DulleFace  face;
  DulleTaker taker;
} DulleParticipant;

/**
 * DulleTournamentSetup:
 * @rules: the rules as they were chosen; they say how many players there are
 * @seed: the number that all deals come from; of FreeDoko's it is the number of the
 *   first one, each gives the next; of one deal that is played again and again it is the
 *   number of that deal; of given hands it only tells them from others
 * @hands: the hands of %DULLE_DEALS_GIVEN, by player, of whom there are four then
 * @fair: where the keys of %DULLE_DEALS_FAIR come from
 * @duties: what each game for practice asks for, see dulle_deals_are_practice()
 * @dealer: the player that deals first, or each time if it is the same deal
 *
 * A value without pointers.
 */
typedef struct
{
  DulleRules       rules;
  DulleDeals       deals;
  guint64          seed;
  guint8           dealer;
  DulleHand        hands[DULLE_N_SEATS];
  DulleFairShares  fair;
  DulleDuties      duties;
  DulleParticipant players[DULLE_MAX_PLAYERS];
} DulleTournamentSetup;

/* A setup with own deals and players without a name; the first dealer is drawn by
 * @seed. */
DulleTournamentSetup dulle_tournament_setup_make (const DulleRules *rules,
                                                  guint64           seed);

/* The same players by the same rules once more, with own deals; the first dealer is drawn by
 * @seed. */
DulleTournamentSetup dulle_tournament_setup_again (const DulleTournamentSetup *setup,
                                                   guint64                     seed);

static inline guint
dulle_tournament_setup_n_players (const DulleTournamentSetup *setup)
{
  return (guint) setup->rules.players;
}

/* Whether a tournament can be played by it. */
gboolean dulle_tournament_setup_is_valid (const DulleTournamentSetup *setup);

/* What is too long is cut between two characters, what is not UTF-8 is dropped, and what ends
 * a line or controls a terminal becomes a space. */
void dulle_participant_set_name (DulleParticipant *self,
                                 const char       *name);

/* Skill, face and taker as one text: "strong", "strong kleo" or "normal owl person". */
char *dulle_participant_format_play (const DulleParticipant *self);
void  dulle_participant_parse_play (DulleParticipant *self,
                                    const char       *text);

/* Draws a character, by the seed, for each player that is to have one, no two alike; whoever
 * has no name takes that of its character, or of the animal of its choice. */
void dulle_tournament_setup_draw_faces (DulleTournamentSetup *setup);

/**
 * dulle_tournament_setup_owner:
 * @person: the player that the person at this machine usually is, or %DULLE_NO_SEAT if nobody
 *   sits there
 *
 * At a table that was begun at another machine the person may be any of the players.
 *
 * Returns: the player that the person is: @person, or where that one is elsewhere, or the games
 *   are told, the first person who is not
 */
guint8 dulle_tournament_setup_owner (const DulleTournamentSetup *setup,
                                     guint8                      person);

/**
 * dulle_tournament_setup_takers:
 * @owner: the player that is a person at this machine whatever the setup says, or
 *   %DULLE_NO_SEAT if nobody sits there: then computers play for persons, too
 * @takers: (out): who decides, by player
 */
void dulle_tournament_setup_takers (const DulleTournamentSetup *setup,
                                    guint8                      owner,
                                    DulleTaker                  takers[DULLE_MAX_PLAYERS]);

/* The players of a tournament that @taker decides for; see above. */
DullePlayers dulle_tournament_setup_players_of (const DulleTournamentSetup *setup,
                                                guint8                      owner,
                                                DulleTaker                  taker);

/* Whether all games have the same deal, which was played elsewhere before: such a tournament
 * is for practice. */
static inline gboolean
dulle_deals_are_practice (DulleDeals deals)
{
  return deals == DULLE_DEALS_AGAIN || deals == DULLE_DEALS_FREEDOKO_AGAIN ||
         deals == DULLE_DEALS_GIVEN;
}

/**
 * dulle_deals_format:
 *
 * Returns: (transfer full): where the cards of @setup come from, for the store: "own",
 *   "freedoko", "given CACA… HTSQ… …"; for practice with its duties
 */
char *dulle_deals_format (const DulleTournamentSetup *setup);

/* Returns: whether @text was understood; if not, @setup is untouched */
gboolean dulle_deals_parse (DulleTournamentSetup *setup,
                            const char           *text);

G_END_DECLS
