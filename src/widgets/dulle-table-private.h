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
#include "sounds.h"
#include "table-goals.h"

G_BEGIN_DECLS

/**
 * DulleLoose:
 * @here: whether it lies on the table at all
 * @card: its face; packets have none
 * @side: whose trick place, pile or hand it belongs to
 * @lean: how it is turned there
 *
 * A card that is in nobody's hand, in the trick or on its way; or a packet of backs.
 */
typedef struct
{
  GtkWidget  *widget;
  DulleMotion motion;
  gboolean    here;
  DulleCard   card;
  DulleGoal   goal;
  DulleSide   side;
  float       lean;
} DulleLoose;

#define DULLE_N_PACKETS 4
#define DULLE_N_SHOWN   2
#define DULLE_N_LOOSE   (DULLE_N_SIDES + DULLE_N_PACKETS + DULLE_N_SHOWN)

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
  GtkWidget       *panel;
  GtkWidget       *bar;

  /* Cards in nobody's hand: all, and in it the trick, one a side, the packets, and
   * what a player shows */
  DulleLoose  loose[DULLE_N_LOOSE];
  DulleLoose *trick;
  DulleLoose *packets;
  DulleLoose *shown;

  /* Owned */
  DulleSession       *session;
  char              **player_names;
  DulleChoreographer *choreographer;
  DulleSounds        *sounds;
};

/* Layout */
DulleSide dulle_table_side (const DulleView *view,
                            uint8_t          seat);

/* Loose cards (table-loose.c) */

/* Makes them all, none of them here. */
void       dulle_table_add_loose (DulleTable *self);
void       dulle_table_allocate_loose (DulleTable *self);
DullePlace dulle_table_goal_of (DulleTable       *self,
                                const DulleLoose *loose);

/* Sends a card to its goal, from where it is now. */
void dulle_table_move_loose (DulleTable *self,
                             DulleLoose *loose,
                             guint       duration);
void dulle_table_set_here (DulleLoose *loose,
                           gboolean    here);

/* Shows the face or the back of a card, and tells who has played it. */
void dulle_table_turn_loose (DulleTable *self,
                             DulleLoose *loose,
                             gboolean    face_up);

/* Lays it upon the others, as cards lie in the order in which they came. */
void dulle_table_bring_to_front (DulleTable *self,
                                 DulleLoose *loose);

/* A sound of the table, if it makes any. */
void dulle_table_sound (DulleTable *self,
                        DulleSound  sound);

/* The stage; durations are milliseconds, 0 for at once: then a highlight stands for
 * the movement. */

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
                              unsigned         n_cards,
                              guint            duration);
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

/* Gifts: cards that change hands face down, and cards that are shown (table-gifts.c) */

/**
 * dulle_table_pass_cards:
 * @from: who gives them, or %DULLE_NO_SEAT for the middle of the table
 * @to: who gets them, or %DULLE_NO_SEAT for the middle
 *
 * Cards on their way; dulle_table_clear_packets() ends it.
 */
void dulle_table_pass_cards (DulleTable      *self,
                             const DulleView *view,
                             uint8_t          from,
                             uint8_t          to,
                             guint            duration);
void dulle_table_clear_packets (DulleTable *self);

/* The cards of a poverty lie in the middle. */
void dulle_table_put_in_middle (DulleTable      *self,
                                const DulleView *view);

/* A player puts the cards down that it declares, and takes them up again. */
void dulle_table_show_cards (DulleTable      *self,
                             const DulleView *view,
                             uint8_t          seat,
                             DullePigs        pigs,
                             guint            duration);
void dulle_table_hide_cards (DulleTable *self,
                             guint       duration);
void dulle_table_clear_shown (DulleTable *self);

/* Name plates, and the backs behind them. */
void dulle_table_update_seats (DulleTable      *self,
                               const DulleView *view);
void dulle_table_update_counts (DulleTable      *self,
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
