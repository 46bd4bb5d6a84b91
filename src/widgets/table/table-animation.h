/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Shows steps on the widgets of the table, and knows how fast and by which name, order
 * and seal. When each step is shown is the event player's business.
 */
#pragma once

#include "session/dulle-event.h"

#include "dulle-bubbles.h"
#include "dulle-card-layer.h"
#include "dulle-hand-widget.h"
#include "dulle-moment-layer.h"
#include "dulle-seat.h"
#include "hand-order.h"
#include "sequence.h"

G_BEGIN_DECLS

typedef struct _DulleTableAnimation DulleTableAnimation;

/**
 * dulle_table_animation_new:
 * @seats: (array fixed-size=4): the name plates by side
 *
 * Borrows the widgets.
 */
DulleTableAnimation *dulle_table_animation_new (DulleCardLayer   *cards,
                                                DulleHandWidget  *hand,
                                                DulleMomentLayer *moments,
                                                DulleBubbles     *bubbles,
                                                DulleSeat *const *seats);
void                 dulle_table_animation_free (DulleTableAnimation *self);

/* As fast as people like it. */
void dulle_table_animation_set_speed (DulleTableAnimation *self,
                                      DulleAnimationSpeed  speed);

/* Off as well where the desktop wants no motion, or nobody sees it. */
DulleAnimationSpeed dulle_table_animation_get_speed (DulleTableAnimation *self);

/* Whether steps can be heard, and how loud: 1 is as loud as they were recorded. */
void dulle_table_animation_set_sound (DulleTableAnimation *self,
                                      gboolean             sound);
void dulle_table_animation_set_volume (DulleTableAnimation *self,
                                       double               volume);

/* Whether the table is turned to each of several persons at this machine, from the next event on;
 * otherwise it stays as the first of them sees it. */
void dulle_table_animation_set_turns (DulleTableAnimation *self,
                                      gboolean             turns);

/* Somebody says it. */
void dulle_table_animation_quote (DulleTableAnimation *self,
                                  guint8               seat,
                                  const char          *text);

/* Whether moments are celebrated. */
void     dulle_table_animation_set_moments (DulleTableAnimation *self,
                                            gboolean             shown);
gboolean dulle_table_animation_get_moments (DulleTableAnimation *self);

/**
 * dulle_table_animation_set_order:
 * @view: (nullable): what is on the table and is sorted at once; %NULL where there is
 *   nothing, or something is being shown
 *
 * How the person's hand is sorted.
 */
void dulle_table_animation_set_order (DulleTableAnimation  *self,
                                      const DulleHandOrder *order,
                                      const DulleView      *view);

const DulleHandOrder *dulle_table_animation_get_order (DulleTableAnimation *self);

/* @names: (nullable) (array fixed-size=4): by seat
 * @faces: (array fixed-size=4): the same
 * @view: (nullable): what is on the table */
void dulle_table_animation_set_players (DulleTableAnimation *self,
                                        const char *const   *names,
                                        const DulleFace     *faces,
                                        const DulleView     *view);

/* Whether cards with a name of their own carry a seal.
 * @view: (nullable): what is on the table */
void dulle_table_animation_set_seals (DulleTableAnimation *self,
                                      gboolean             shown,
                                      const DulleView     *view);

/**
 * dulle_table_animation_show_step:
 * @event: what the step belongs to
 * @duration: milliseconds, 0 for at once: then a highlight stands for the movement
 *
 * Starts what the step shows. A wait shows nothing.
 */
void dulle_table_animation_show_step (DulleTableAnimation *self,
                                      const DulleEvent    *event,
                                      const DulleStep     *step,
                                      guint                duration);

G_END_DECLS
