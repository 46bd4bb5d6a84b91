/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the table: shared by its class (dulle-table.c: layout), its stage
 * (table-stage.c: what the choreographer has it do), and what becomes of clicks
 * (table-play.c).
 */
#pragma once

#include "choreographer.h"
#include "dulle-hand-widget.h"
#include "dulle-seat.h"
#include "dulle-table.h"

G_BEGIN_DECLS

/* Where a card that lies loose on the table belongs. */
typedef enum
{
  DULLE_GOAL_TRICK,
  DULLE_GOAL_RAISED,
  DULLE_GOAL_PILE,
  DULLE_GOAL_HAND,
} DulleGoal;

/**
 * DulleLoose:
 * @here: whether it lies on the table at all
 * @small: whether it has the size of the backs
 * @side: whose trick place, pile or hand it belongs to
 * @lean: how it is turned there
 *
 * A card that is in nobody's hand: in the trick, or on its way.
 */
typedef struct
{
  GtkWidget  *widget;
  DulleMotion motion;
  gboolean    here;
  gboolean    small;
  DulleGoal   goal;
  DulleSide   side;
  float       lean;
} DulleLoose;

#define DULLE_N_PACKETS 4

struct _DulleTable
{
  GtkWidget parent_instance;

  DulleAnimationSpeed animation_speed;
  DulleSortOrder      sort_order;

  /* What is on the table now */
  DulleView          view;
  gboolean           has_view;
  gboolean           looks_on;
  DulleTableGeometry geometry;
  guint              tick;
  gboolean           compact;

  /* The card that is to be played as soon as it may, and whether one is on its
   * way to the session */
  DulleCard wanted;
  gboolean  submitted;

  /* In the auction, the solo that the hand is sorted for; in an exchange, the cards
   * of the hand that lie in the panel */
  DulleContract considered;
  DulleHand     aside;

  /* The seals of the cards in the game that is shown */
  gboolean  shows_marks;
  DulleMark marks[DULLE_N_CARDS];

  /* Borrowed: children */
  DulleHandWidget *hand;
  DulleSeat       *seats[DULLE_N_SIDES];
  GtkWidget       *bubbles[DULLE_N_SIDES];
  DulleLoose       trick[DULLE_N_SIDES];
  DulleLoose       packets[DULLE_N_PACKETS];
  GtkWidget       *panel;
  GtkWidget       *bar;

  /* Owned */
  DulleSession       *session;
  char              **player_names;
  DulleChoreographer *choreographer;
};

/* Layout */
DullePlace dulle_table_goal_of (DulleTable       *self,
                                const DulleLoose *loose);
void       dulle_table_start_moving (DulleTable *self);
DulleSide  dulle_table_side (const DulleView *view,
                             uint8_t          seat);

/* The stage; durations are milliseconds, 0 for at once. */

/* Shows a view without motion. */
void dulle_table_show_all (DulleTable      *self,
                           const DulleView *view);

/* An empty table, before cards are dealt. */
void dulle_table_begin_deal (DulleTable      *self,
                             const DulleView *view);
void dulle_table_throw_packet (DulleTable      *self,
                               const DulleView *view,
                               unsigned         number,
                               uint8_t          seat,
                               unsigned         n_cards,
                               guint            duration);
void dulle_table_land_packet (DulleTable      *self,
                              const DulleView *view,
                              unsigned         number,
                              uint8_t          seat,
                              unsigned         n_cards);
void dulle_table_turn_up (DulleTable *self,
                          guint       duration);

void dulle_table_sort_hand (DulleTable      *self,
                            const DulleView *view,
                            guint            duration);

/* A card from a hand to its place in the trick @number. */
void dulle_table_lay_card (DulleTable      *self,
                           const DulleView *view,
                           uint8_t          seat,
                           DulleCard        card,
                           unsigned         number,
                           guint            duration);
void dulle_table_raise_trick (DulleTable      *self,
                              const DulleView *view,
                              uint8_t          winner,
                              guint            duration);
void dulle_table_take_trick (DulleTable      *self,
                             const DulleView *view,
                             uint8_t          winner,
                             guint            duration);
void dulle_table_clear_trick (DulleTable *self);

/* Name plates. */
void dulle_table_update_seats (DulleTable      *self,
                               const DulleView *view);

/* Seals: those of the game of a view, and that of one card. */
void dulle_table_update_marks (DulleTable      *self,
                               const DulleView *view);
void dulle_table_mark_card (DulleTable *self,
                            GtkWidget  *card);

/* Hands of others that lie open. */
void dulle_table_show_open (DulleTable       *self,
                            const DulleEvent *event);

/* What a player says, until it is taken back. */
void dulle_table_say (DulleTable      *self,
                      const DulleView *view,
                      uint8_t          seat,
                      const char      *text);
void dulle_table_hush (DulleTable *self);

/* Playing */

/* Somebody clicked a card, or tapped it once. */
void dulle_table_play_card (DulleTable *self,
                            DulleCard   card);
void dulle_table_tap_card (DulleTable *self,
                           DulleCard   card);

/* The event is on the table: @last if no other one waits. */
void dulle_table_settle (DulleTable       *self,
                         const DulleEvent *event,
                         gboolean          last);

/* @card may be %DULLE_NO_CARD where it was not about a card. */
void dulle_table_refuse (DulleTable  *self,
                         DulleCard    card,
                         DulleRefusal refusal);

G_END_DECLS
