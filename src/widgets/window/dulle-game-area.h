/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table, and everything that has a place on it or beside it: what asks the person,
 * what they may announce, what they look up. It shows what it is given; what a person
 * does there goes to the window's actions.
 */
#pragma once

#include <gtk/gtk.h>

#include "panels/dulle-announcement-bar.h"
#include "panels/dulle-decision-panel.h"
#include "table/dulle-table.h"

#include "dulle-table-names.h"

G_BEGIN_DECLS

#define DULLE_TYPE_GAME_AREA (dulle_game_area_get_type ())
G_DECLARE_FINAL_TYPE (DulleGameArea, dulle_game_area, DULLE, GAME_AREA, GtkWidget)

/**
 * GtkBuildable:
 *
 * `<child type="left">` and `<child type="right">` are panels beside the table. Each has
 * a place of its own at every size: an upper corner of the table, where nobody sits, a
 * column, a sheet from below. It scrolls when there is little room. What asks the person
 * something is a `<child type="panel">` of the table itself, a row of buttons its bar.
 */

/**
 * dulle_game_area_show:
 * @event: (nullable): the event that is on the table, %NULL before the first
 *
 * Offers in the panels what the person may do now.
 */
void dulle_game_area_show (DulleGameArea    *self,
                           const DulleEvent *event,
                           DulleTableNames  *table_names);

/* Whether a person is asked to lift the curtain. */
gboolean dulle_game_area_shows_curtain (DulleGameArea *self);

/* See dulle_curtain_may_lift(). */
gboolean dulle_game_area_may_lift (DulleGameArea *self);

/* Gives the keyboard to what has to be answered: the curtain, or a question that the hand does not
 * answer. Returns: whether there is one */
gboolean dulle_game_area_focus_question (DulleGameArea *self);

/* Offers nothing any more, until the table shows what came of an answer. */
void dulle_game_area_withdraw (DulleGameArea     *self,
                               const char *const *names);

/* Shows a sentence for some seconds where it covers nothing, if there is room; it stands
 * in the status line, too. */
void dulle_game_area_say (DulleGameArea *self,
                          const char    *text);

/* Shows in the same place what a card would cost, until the person has decided. */
void dulle_game_area_warn (DulleGameArea *self,
                           const char    *text);

/* Takes away what was said or warned of. */
void dulle_game_area_hush (DulleGameArea *self);

/* The players who sit out the game of @event; %NULL shows none. */
void dulle_game_area_show_outside (DulleGameArea    *self,
                                   const DulleEvent *event,
                                   DulleTableNames  *names);

/* The card over the table with advice: a hint, or what can be known. */
void dulle_game_area_show_hint (DulleGameArea     *self,
                                const DulleEvent  *event,
                                const char *const *names);

/* Lays out the cards of an exchange that the hint is about. */
void dulle_game_area_follow_hint (DulleGameArea    *self,
                                  const DulleEvent *event);

void     dulle_game_area_show_knowledge (DulleGameArea     *self,
                                         const DulleView   *view,
                                         const char *const *names);
void     dulle_game_area_hide_advice (DulleGameArea *self);
gboolean dulle_game_area_shows_advice (DulleGameArea *self);

/* The tricks that lie face down. They go away by themselves when none may be seen. */
void     dulle_game_area_show_tricks (DulleGameArea     *self,
                                      gboolean           shown,
                                      const char *const *names);
gboolean dulle_game_area_shows_tricks (DulleGameArea *self);

/* Whether a question is on the table. */
gboolean dulle_game_area_asks (DulleGameArea *self);

/* Returns: (transfer none) */
DulleTable           *dulle_game_area_get_table (DulleGameArea *self);
DulleDecisionPanel   *dulle_game_area_get_decision (DulleGameArea *self);
DulleAnnouncementBar *dulle_game_area_get_announcements (DulleGameArea *self);

G_END_DECLS
