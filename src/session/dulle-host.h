/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Makes the table of a session one for several programs: lets guests in, seats them, tells
 * each what its seat sees, and hands what they do to the session. Whoever is missed is waited
 * for, and comes back to the same question. Lives on the session's thread.
 */
#pragma once

#include <gio/gio.h>

#include "company.h"
#include "dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HOST (dulle_host_get_type ())
G_DECLARE_FINAL_TYPE (DulleHost, dulle_host, DULLE, HOST, GObject)

/**
 * DulleHost::changed:
 *
 * Emitted when the company has changed.
 */

/**
 * DulleHost::said:
 * @player: who said it
 * @phrase: the id of a phrase
 *
 * Emitted when a guest says something.
 */

/**
 * dulle_host_new:
 * @session: the session whose tournaments may be shared
 * @folder: (nullable): where key and seats are kept; %NULL keeps nothing
 *
 * Nobody can come in before dulle_host_open(). Only if the session continues a tournament
 * that was shared when the program ended, the table is opened again by itself, and guests
 * come back to their seats. If the table had gone elsewhere, those who look for it here are
 * sent there for as long as the session keeps a seat at it.
 */
DulleHost *dulle_host_new (DulleSession *session,
                           const char   *folder);

/**
 * dulle_host_open:
 * @setup: the rules, as far as dulle_company_share_rules() leaves them, and who the computer
 * players and the person here are
 * @port: where guests are awaited, or 0 for any port that is free
 *
 * Guests may take seats from now on; where one is taken before, the lobby begins anew. If a person
 * here has opened a table not long ago, its invitation holds again, as far as @port may be any.
 *
 * Returns: whether others can come in; if not, @error is a sentence
 */
gboolean dulle_host_open (DulleHost                  *self,
                          const DulleTournamentSetup *setup,
                          guint16                     port,
                          GError                    **error);

/* Lets a guest come in through @pipe, such as one that leads through a broker; what comes to the
 * port is let in by itself. Where no table is open, the pipe is closed. */
void dulle_host_accept (DulleHost *self,
                        GIOStream *pipe);

/**
 * dulle_host_change_rules:
 * @rules: the rules, as far as dulle_company_share_rules() leaves them
 *
 * Before the tournament: it is to be played by @rules. All guests are told so, and are not ready
 * any more.
 *
 * Returns: %FALSE if nothing has changed: these are the rules already, or it is too late
 */
gboolean dulle_host_change_rules (DulleHost        *self,
                                  const DulleRules *rules);

/* Whether the invitation can be replaced: nobody else is at the table, who may come back to it only
 * by the one of before. */
gboolean dulle_host_may_renew_invitation (DulleHost *self);

/* If that is so: from now on guests come in by another one. */
void dulle_host_renew_invitation (DulleHost *self);

/* Begins the tournament of an open table; computers play for whoever is not there. */
void dulle_host_begin (DulleHost *self);

/**
 * dulle_host_begin_by_itself:
 * @n_persons: how many must be there
 * @wait: seconds; 0 for as long as anybody likes
 *
 * From now on nobody has to begin a tournament: that happens as soon as so many are there and all
 * who are there are ready. When at least half of them are, it happens after @wait seconds all
 * the same, and #DulleCompany.begins_at says so to everybody.
 */
void dulle_host_begin_by_itself (DulleHost *self,
                                 guint      n_persons,
                                 guint      wait);

/* Says goodbye to all guests. A tournament that is played stays with the session. */
void dulle_host_close (DulleHost *self);

/* Whether guests come to a table here. One that has gone elsewhere is not open, nor is one that has
 * not come here yet. */
gboolean dulle_host_is_open (DulleHost *self);

/* How many seconds the table waits for somebody whose line is lost before a computer may be
 * proposed; two minutes at first. */
void dulle_host_set_patience (DulleHost *self,
                              guint      seconds);

/* For how many seconds a guest may do nothing although the table waits for it, before it counts
 * as missing; two minutes at first. It has its seat back as soon as it does something. */
void dulle_host_set_idle_limit (DulleHost *self,
                                guint      seconds);

/* Whether a computer shall play in the place of somebody who is missing: the person here
 * proposes it, agrees, or refuses. When all who are there have agreed it plays, until the
 * person is back. */
void dulle_host_consent (DulleHost *self,
                         guint8     player,
                         gboolean   yes);

/**
 * dulle_host_answer_knock:
 * @digits: those of #DulleCompany.knock when the answer was given
 *
 * Lets in whoever knocks, or sends them away. If somebody else knocks by now, or nobody, nothing
 * happens.
 */
void dulle_host_answer_knock (DulleHost  *self,
                              const char *digits,
                              gboolean    lets_in);

/**
 * dulle_host_send_guest_away:
 * @player: one for whom dulle_company_may_send_away() holds; otherwise nothing happens
 *
 * Before the tournament: the guest is told so, and its seat is free. It may come anew, as for the
 * first time.
 */
void dulle_host_send_guest_away (DulleHost *self,
                                 guint8     player);

/* Whether others may look on, as they may at first; if not, those who do are sent away. */
void dulle_host_admit_watchers (DulleHost *self,
                                gboolean   admits);

/* Sends one of #DulleCompany.watchers away, by its number there. */
void dulle_host_send_away (DulleHost *self,
                           guint      number);

/**
 * dulle_host_offer:
 *
 * At the table of another host: would take it over (see dulle_session_offer()). From now on
 * dulle_host_invite() names this program, but nobody is let in before the table is here.
 *
 * Returns: whether others can come here; if not, @error is a sentence
 */
gboolean dulle_host_offer (DulleHost *self,
                           GError   **error);

/* Rather not. */
void dulle_host_withdraw (DulleHost *self);

/* Whether the table of another host comes here now, and is not open yet. */
gboolean dulle_host_awaits_table (DulleHost *self);

/**
 * dulle_host_hand_on:
 * @player: one of #DulleCompany.offers, or %DULLE_NO_SEAT for nobody after all
 *
 * After the game that is played, the table and the tournament go to that guest's program. All
 * follow by themselves, the person here as a guest. No game is dealt meanwhile.
 *
 * Returns: %FALSE if nothing has changed: the tournament or the offer is over, the table is already
 *   being opened elsewhere, or not all can follow (see dulle_host_can_all_follow())
 */
gboolean dulle_host_hand_on (DulleHost *self,
                             guint8     player);

/* Whether nobody who is there has a program that is too old to follow a table. */
gboolean dulle_host_can_all_follow (DulleHost *self);

/* Says a phrase to all guests. @phrase: its id */
void dulle_host_say (DulleHost  *self,
                     const char *phrase);

/* Returns: (transfer full) (nullable): the link by which guests come in; %NULL if nobody can */
char *dulle_host_invite (DulleHost *self);

/* The port at which guests are awaited, or were last, or 0 if there never was one. */
guint16 dulle_host_get_port (DulleHost *self);

/* Returns: (transfer none): who is at the table, as of now; nobody while there is none */
const DulleCompany *dulle_host_get_company (DulleHost *self);

/* Returns: (transfer none) (nullable): who is at the table that is played at: the one here, or one
 *   elsewhere (see dulle_session_get_company()); %NULL without either */
const DulleCompany *dulle_host_find_company (DulleHost *self);

G_END_DECLS
