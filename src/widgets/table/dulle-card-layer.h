/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The cards on the table that are in nobody's hand: the trick, packets of backs on
 * their way, and cards that a player shows. Covers the whole table, but takes no
 * clicks.
 *
 * Durations are milliseconds, 0 for at once.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/card-role.h"

#include "table-geometry.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CARD_LAYER (dulle_card_layer_get_type ())
G_DECLARE_FINAL_TYPE (DulleCardLayer, dulle_card_layer, DULLE, CARD_LAYER, GtkWidget)

/**
 * DullePlayedCard:
 * @card: its face
 * @side: whose card it is
 * @player: what that player is called, for the screen reader
 * @lean: how it will lie there, in degrees
 * @from: (nullable): where it was in the person's hand
 *
 * A card that a player puts on the table.
 */
typedef struct
{
  DulleCard        card;
  DulleSide        side;
  const char      *player;
  float            lean;
  const DullePose *from;
} DullePlayedCard;

/* A packet of @n_cards backs, the @number-th of a deal. */
typedef struct
{
  unsigned number;
  unsigned n_cards;
  float    lean;
} DullePacket;

GtkWidget *dulle_card_layer_new (void);

/* The layout of the table, which destinations follow. */
void dulle_card_layer_set_geometry (DulleCardLayer           *self,
                                    const DulleTableGeometry *geometry);

/* @roles: the seal of each of the 24 cards */
void dulle_card_layer_set_roles (DulleCardLayer      *self,
                                 const DulleCardRole *roles);

/* Puts a card into the trick. */
void dulle_card_layer_put_card (DulleCardLayer        *self,
                                const DullePlayedCard *played);

/* The same, from the hand of its player; without motion it is marked. */
void dulle_card_layer_play_card (DulleCardLayer        *self,
                                 const DullePlayedCard *played,
                                 guint                  duration);

/* Who is renamed is so on the card of @side in the trick, too. */
void dulle_card_layer_rename_player (DulleCardLayer *self,
                                     DulleSide       side,
                                     const char     *name);

/**
 * dulle_card_layer_mark_trick:
 * @lead: whose card was led
 * @ahead: whose card wins so far
 *
 * Marks both cards of the running trick. With motion the one that wins is lifted a little.
 */
void dulle_card_layer_mark_trick (DulleCardLayer *self,
                                  DulleSide       lead,
                                  DulleSide       ahead,
                                  guint           duration);

/* Lifts the card of @side above the others of the trick; without motion it is marked. */
void dulle_card_layer_raise_card (DulleCardLayer *self,
                                  DulleSide       side,
                                  guint           duration);

/* The trick goes to @side; dulle_card_layer_clear_trick() ends it. */
void dulle_card_layer_take_trick (DulleCardLayer *self,
                                  DulleSide       side,
                                  guint           duration);
void dulle_card_layer_clear_trick (DulleCardLayer *self);

/* A packet of a deal sets off from the dealer, and lands. */
void dulle_card_layer_throw_packet (DulleCardLayer    *self,
                                    const DullePacket *packet,
                                    DulleSide          dealer,
                                    DulleSide          side,
                                    guint              duration);
void dulle_card_layer_land_packet (DulleCardLayer *self,
                                   unsigned        number);

/* Cards change hands; %DULLE_NO_SIDE is the middle, where they stay to be seen. */
void dulle_card_layer_pass_packet (DulleCardLayer *self,
                                   unsigned        n_cards,
                                   DulleSide       from,
                                   DulleSide       to,
                                   guint           duration);
void dulle_card_layer_clear_packets (DulleCardLayer *self);

/* How many cards can be shown at a time. */
#define DULLE_MAX_SHOWN 2

/**
 * dulle_card_layer_show_card:
 * @n: which of the cards that are shown
 * @n_cards: how many are shown, at most %DULLE_MAX_SHOWN
 *
 * A player shows a card of its hand; dulle_card_layer_hide_cards() takes all of them up
 * again, and dulle_card_layer_clear_shown() ends that.
 */
void dulle_card_layer_show_card (DulleCardLayer        *self,
                                 const DullePlayedCard *played,
                                 unsigned               n,
                                 unsigned               n_cards,
                                 guint                  duration);
void dulle_card_layer_hide_cards (DulleCardLayer *self,
                                  guint           duration);
void dulle_card_layer_clear_shown (DulleCardLayer *self);

G_END_DECLS
