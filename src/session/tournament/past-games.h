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
 * @points: what the player was credited
 * @own_card_points: the card points of the player's tricks
 * @card_points: those of the player's party
 * @solo: whether the player declared a solo
 * @n_announced: announcements that the player made
 * @n_kept: how many of them came true
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
  DulleParty party;
  gboolean   won;
  gint32     points;
  guint8     own_card_points;
  guint8     card_points;
  gboolean   solo;
  guint8     n_announced;
  guint8     n_kept;
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

G_END_DECLS
