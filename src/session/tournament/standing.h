/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The score sheet of a tournament, a row for each game, and where the players stand.
 */
#pragma once

#include "engine/score.h"
#include "engine/tournament.h"
#include "tournament-setup.h"

G_BEGIN_DECLS

/**
 * DulleSheetRow:
 * @number: the number of the game in the tournament, from 1
 * @session: the session that it was played in, from 0
 * @players: a bit for each player that had a seat
 * @bock: the factor of the game, 1 without bock
 * @scores: what each player gets; 0 for those that sat out
 * @money: what each player is paid for it, in the smallest coin, where the rules have
 *   money
 *
 * One finished game as it stands on the score sheet; all in it are players, not
 * seats.
 */
typedef struct
{
  guint         number;
  guint8        dealer;
  guint8        session;
  guint8        players;
  guint16       bock;
  DulleContract contract;
  guint8        soloist;
  gboolean      compulsory_solo;
  DulleParty    winner;
  gint32        points;
  gint32        scores[DULLE_MAX_PLAYERS];
  gint32        money[DULLE_MAX_PLAYERS];
} DulleSheetRow;

/**
 * DulleStanding:
 * @seed: the number that all deals come from, which tells tournaments apart
 * @n_games: games that are finished
 * @games_left: games still to come, or 0 without a limit
 * @bock_left: how many of them count as bock, as far as is known
 * @n_players: how many take part
 * @solos_due: the compulsory solos still due, by player
 * @totals: what each player has been credited
 * @is_practice: whether all games have the same deal, and none counts
 * @deals: where the cards come from
 * @deal: the number of that deal, if it has one
 * @has_before: whether it is known what this was worth to the person's hand before
 * @before: this
 */
typedef struct
{
  guint64              seed;
  guint                n_games;
  guint                games_left;
  guint                bock_left;
  guint                n_players;
  DulleCompulsorySolos solos_due[DULLE_MAX_PLAYERS];
  gint32               totals[DULLE_MAX_PLAYERS];
  gboolean             is_practice;
  DulleDeals           deals;
  guint64              deal;
  gboolean             has_before;
  gint32               before;
} DulleStanding;

G_END_DECLS
