/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One player at the table: the name, what everybody knows about this player, and the
 * backs of the cards that are left.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"
#include "session/dulle-event.h"

#include "table-geometry.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SEAT (dulle_seat_get_type ())
G_DECLARE_FINAL_TYPE (DulleSeat, dulle_seat, DULLE, SEAT, GtkWidget)

/* @side: %DULLE_NO_SIDE for a player who sits out */
GtkWidget *dulle_seat_new (DulleSide side);

const char *dulle_seat_get_name (DulleSeat *self);
void        dulle_seat_set_player (DulleSeat  *self,
                                   const char *name,
                                   DulleFace   face);

/* What dulle_table_face_size() gives. A seat with a %DULLE_COMPACT_FACE has smaller letters,
 * and where it has much to tell it has no face. */
int  dulle_seat_get_face_size (DulleSeat *self);
void dulle_seat_set_face_size (DulleSeat *self,
                               int        size);

/* The size of the backs; they are shown if the seat is higher than its plate. */
void dulle_seat_set_back_width (DulleSeat *self,
                                int        width);

/* How many backs are shown. */
guint dulle_seat_get_count (DulleSeat *self);
void  dulle_seat_set_count (DulleSeat *self,
                            guint      count);

/* The first cards of the fan lie face up: @hand in the given order. */
void dulle_seat_set_open (DulleSeat        *self,
                          const DulleOrder *order,
                          DulleHand         hand);

/**
 * dulle_seat_update:
 * @seat: which seat of the game this is
 *
 * Shows dealer, turn, party, announcements, game and tricks, but not the backs:
 * these follow the cards in motion.
 */
void dulle_seat_update (DulleSeat       *self,
                        const DulleView *view,
                        uint8_t          seat);

/* Shows a player who sits out: the points so far, and whether they deal. */
void dulle_seat_set_outside (DulleSeat  *self,
                             const char *total,
                             gboolean    deals);

/* Marks the plate of who gives or gets cards, where these do not move. */
void dulle_seat_set_lit (DulleSeat *self,
                         gboolean   lit);

/* Shows the turn alone: of a game, or as told. */
void dulle_seat_show_turn (DulleSeat        *self,
                           const DulleBoard *board,
                           uint8_t           seat);
void dulle_seat_set_turn (DulleSeat *self,
                          gboolean   turn);

G_END_DECLS
