/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What each player did in past games, and the totals that show how well a player plays.
 */
#pragma once

#include "tournament-run.h"
#include "engine/annotation.h"

G_BEGIN_DECLS

/**
 * DullePastGame:
 * @tournament: its number in the store, 0 where nothing is kept
 * @number: the number of the deal in the tournament, from 1
 * @name: what the player was called; empty where nobody chose a name
 * @is_human: whether another person than the one in the window decided for the player
 * @points: what the player was credited
 * @own_card_points: the card points of the player's tricks
 * @card_points: those of the player's party
 * @solo: whether the player declared a solo
 * @revoked: whether the player ended the game by not following suit
 * @n_announced: announcements that the player made
 * @n_kept: how many of them came true
 * @specials: a bit (1 << line) for each special point that the player made
 * @fox_in_last_trick: whether a fox caught in the last trick is among them
 * @graded: whether there is a @grade
 *
 * What one player did in a game that came to its end. Four of them are a game.
 */
typedef struct
{
  gint64     tournament;
  guint      number;
  guint8     seat;
  guint8     player;
  char       name[DULLE_MAX_NAME];
  gboolean   is_human;
  DulleParty party;
  gboolean   won;
  gint32     points;
  guint8     own_card_points;
  guint8     card_points;
  gboolean   solo;
  gboolean   revoked;
  guint8     n_announced;
  guint8     n_kept;
  guint32    specials;
  gboolean   fox_in_last_trick;
  gboolean   graded;
  DulleGrade grade;
} DullePastGame;

/**
 * DulleTally:
 * @n_graded: games that have a grade
 * @grade: the sum of these grades
 *
 * The sums of the games of one player.
 */
typedef struct
{
  guint      n_games;
  guint      n_won;
  gint64     points;
  guint      n_party[DULLE_N_PARTIES];
  guint      n_party_won[DULLE_N_PARTIES];
  guint64    own_card_points;
  guint64    card_points;
  guint      n_solos;
  guint      n_solos_won;
  guint      n_announced;
  guint      n_kept;
  guint      n_graded;
  DulleGrade grade;
} DulleTally;

/* Appends the finished games of @run to @past (element-type DullePastGame), except those
 * that were thrown in; grades are left empty. */
void dulle_past_games_add (GArray                   *past,
                           const DulleTournamentRun *run);

/* @past: (element-type DullePastGame): games of one player */
DulleTally dulle_tally (const GArray *past);

/**
 * dulle_past_games_lost:
 * @past: (element-type DullePastGame): games of one player, the first played first
 * @span: how many games are taken together, from 1 on
 *
 * Returns: (transfer full) (element-type double): for each game that has a grade, how
 *   many points a decision cost on average, in it and the graded ones before it,
 *   @span together
 */
GArray *dulle_past_games_lost (const GArray *past,
                               guint         span);

/* Players */

/**
 * DullePastPlayer:
 * @name: what the player was called
 * @is_person: whether it is the one who plays in the window, whatever the name was
 * @is_computer: whether the computer decided for the player
 * @games: (element-type DullePastGame): those played last at the end
 */
typedef struct
{
  char    *name;
  gboolean is_person;
  gboolean is_computer;
  GArray  *games;
} DullePastPlayer;

/* Whether they are the same player, perhaps at another time. */
gboolean dulle_past_player_is (const DullePastPlayer *player,
                               const DullePastPlayer *other);

/**
 * dulle_past_games_by_player:
 * @past: (element-type DullePastGame): those played last at the end
 * @person: the player in the window, or %DULLE_NO_SEAT
 * @names: by player, for those who have none
 *
 * Returns: (transfer full) (element-type DullePastPlayer): the person comes first, then
 *   the others, who played last first. A person is another one than a computer player of the
 *   same name
 */
GPtrArray *dulle_past_games_by_player (const GArray      *past,
                                       guint8             person,
                                       const char *const *names);

/**
 * DullePastGames:
 * @players: (element-type DullePastPlayer) (nullable): %NULL until all have been read
 * @n_read: how many tournaments have been read
 * @n_all: how many there are
 * @n_unreadable: how many of those read are missing, because they cannot be read
 *
 * What is known of all past games. Reading them takes a while, so it is done by and by.
 */
typedef struct
{
  GPtrArray *players;
  guint      n_read;
  guint      n_all;
  guint      n_unreadable;
} DullePastGames;

void dulle_past_games_free (gpointer past);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DullePastGames, dulle_past_games_free)

G_END_DECLS
