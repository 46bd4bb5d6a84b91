/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the cards of a tournament with fair deals come from (docs/fair-deals.md): the host's
 * secret, and the shares that guests give for a game.
 */
#pragma once

#include "engine/fair-deal.h"

G_BEGIN_DECLS

/* What a player gives for one game. */
typedef struct
{
  guint8          player;
  DulleFairNumber value;
} DulleShare;

/**
 * DulleFairShares:
 * @root: the secret that those of all games come from
 * @game: the number of the game that the shares are for; the others have none
 * @n_shares: how many there are
 * @shares: those, by the numbers of the players
 *
 * A value without pointers.
 */
typedef struct
{
  DulleFairNumber root;
  guint32         game;
  guint8          n_shares;
  DulleShare      shares[DULLE_MAX_PLAYERS];
} DulleFairShares;

/**
 * dulle_fair_shares_draw:
 *
 * Begins with a secret from the system's source of chance, and no shares.
 *
 * Returns: whether there was one; if not, @error is one sentence
 */
gboolean dulle_fair_shares_draw (DulleFairShares *self,
                                 GError         **error);

/* Whether the shares are those of players below @n_players, in order. */
gboolean dulle_fair_shares_is_valid (const DulleFairShares *self,
                                     guint                  n_players);

/* Takes the shares of @proof, from a record, for its game. */
void dulle_fair_shares_take (DulleFairShares      *self,
                             guint32               game,
                             const DulleFairProof *proof);

/* Returns: the proof of a game with all parts open */
DulleFairProof dulle_fair_shares_proof (const DulleFairShares *self,
                                        guint32                game);

/* Appends " ROOT", or with shares " ROOT GAME PLAYER:SHARE…". */
void dulle_fair_shares_format (const DulleFairShares *self,
                               GString               *text);

/* Reads these words. Returns: whether they were understood */
gboolean dulle_fair_shares_parse (DulleFairShares *self,
                                  char           **words);

G_END_DECLS
