/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A deal that was played is played again: from which number it comes, and the tournament in
 * which each game has this deal. Its points are its own.
 */
#pragma once

#include "tournament-log.h"

G_BEGIN_DECLS

/**
 * DulleDealNumber:
 * @is_known: whether there is one; those of imported games are not known
 * @deals: %DULLE_DEALS_AGAIN or %DULLE_DEALS_FREEDOKO_AGAIN
 */
typedef struct
{
  gboolean   is_known;
  DulleDeals deals;
  guint64    number;
} DulleDealNumber;

/**
 * dulle_deal_numbers_new:
 * @tournament_log: with its games
 *
 * Returns: (transfer full) (element-type DulleDealNumber): of each of its records
 */
GArray *dulle_deal_numbers_new (const DulleTournamentLog *tournament_log);

/**
 * DullePractice:
 * @setup: four players, of whom the person is the first
 * @has_before: whether the game was played to its end before
 * @before: what it was worth to the person's hand then, see dulle_practice_score()
 * @n_actions: how much of the first game has been played already
 * @is_tutored: whether the person is warned of costly cards in it, whatever it prefers
 * @is_scripted: whether the computer decides nothing: what happens is the script, and what the
 *   person does
 * @n_script: how many actions behind these come next, one after the other, those of the person
 *   as well
 * @actions: both parts
 */
typedef struct
{
  DulleTournamentSetup setup;
  gboolean             has_before;
  gint32               before;
  guint                n_actions;
  gboolean             is_tutored;
  gboolean             is_scripted;
  guint                n_script;
  DulleAction          actions[DULLE_MAX_RECORD];
} DullePractice;

/**
 * dulle_practice_init:
 * @record: the game that is played again
 * @players: who sat there, by seat
 * @deal: its number; without one the hands themselves are kept
 * @seat: the seat of @record that the person takes
 * @person: the seat that the person had, where who sat on @seat goes; or %DULLE_NO_SEAT,
 *   then the person takes the place of whoever sat on @seat
 * @n_actions: how much of @record is played already
 *
 * The game has the rules of the record and asks for the same solos, but there is no bock and
 * there are no limits: they come from a tournament.
 */
void dulle_practice_init (DullePractice         *self,
                          const DulleRecord     *record,
                          const DulleParticipant players[DULLE_N_SEATS],
                          const DulleDealNumber *deal,
                          guint8                 seat,
                          guint8                 person,
                          guint                  n_actions);

/**
 * dulle_practice_add_script:
 * @action: as in the record that is played again
 * @seat: the seat of that record that the person took
 *
 * Adds what comes next; from then on the computer decides nothing.
 */
void dulle_practice_add_script (DullePractice     *self,
                                const DulleAction *action,
                                guint8             seat);

/**
 * dulle_practice_score:
 * @seat: a seat of @record
 * @score: (out): what a game was worth to it, without bock, as in practice; untouched if the
 *   game was not played to its end
 *
 * Returns: whether it was
 */
gboolean dulle_practice_score (const DulleRecord *record,
                               guint8             seat,
                               gint32            *score);

G_END_DECLS
