/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of a host share: `dulle-host.c` opens and closes the table, `host-seats.c` keeps
 * its seats in a file and `host-invitation.c` its invitation, `host-events.c` tells guests what
 * happens at it, `host-visitors.c` hears what they say, `host-lobby.c` gives them seats before the
 * tournament, `host-ready.c` may begin that by itself, `host-missing.c` waits for those whose line
 * is lost, `host-idle.c` notices those who do nothing, `host-shares.c` collects what guests give
 * for fair deals, `host-watchers.c` has others look on, `host-offers.c` finds those who would take
 * the table over, and `host-handover.c` gives it to one of them, or takes one.
 */
#pragma once

#include "dulle-host.h"
#include "handover.h"
#include "net/line.h"
#include "seat-file.h"

G_BEGIN_DECLS

/* Those who look on are told the same, and so have a place together. */
#define HOST_WATCHERS DULLE_COMPANY_SIZE
#define HOST_N_PLACES (DULLE_COMPANY_SIZE + 1)

/* How often a guest's own program is looked for in a minute. */
#define HOST_MAX_ENQUIRIES 6

/**
 * DulleVisitor:
 * @has_greeted: whether the guest has said hello; what it can do is known from then on
 * @gives_shares: whether its program gives shares for fair deals
 * @hands_on: whether its program can follow a table that is handed on
 * @hands_over: whether its program can be found where it would take the table over
 * @player: the player that the guest is, or %DULLE_NO_SEAT
 * @watcher: the number of one who looks on, or %DULLE_NO_SEAT
 * @token: (nullable): what the place of one who looks on is given back for
 * @n_records: of one who looks on, how many finished games it was sent; of a guest with a seat, its
 *   #DullePlace knows
 * @commitment: (nullable): of one that knocks, what it has committed itself to
 * @nonce: (nullable): of one that knocks, what it was told for that
 * @knock: who knocks; without digits until the commitment is kept
 *
 * A guest at the other end of a line, with a seat or not.
 */
typedef struct
{
  DulleHost *host;
  DulleLine *line;
  gboolean   has_greeted;
  gboolean   gives_shares;
  gboolean   hands_on;
  gboolean   hands_over;
  guint8     player;
  guint8     watcher;
  char      *token;
  guint      n_records;
  char      *commitment;
  char      *nonce;
  DulleKnock knock;
} DulleVisitor;

/**
 * DullePlace:
 * @visitor: (nullable): the guest, if it is there; of %HOST_WATCHERS, the one that is being told
 *   what it has missed, or %NULL for all
 * @lost_at: when the last line of a guest in the lobby was lost, in the time of
 *   g_get_monotonic_time()
 * @number: the number of the last event that was sent
 * @n_before: the number of the last event of the game before
 * @is_asked: whether it is the guest's turn
 * @is_polled: whether the guest has to vote
 * @vote: what it has voted before the next game; -1 for nothing yet
 * @due: until when the guest must do something, in the time of g_get_monotonic_time(), so as not to
 *   count as idle; 0 if it need not
 * @last: (nullable): the last event
 * @n_records: how many finished games were sent
 * @offer: (nullable): the link to the guest's own program, if it would take the table over
 * @untried: (nullable): the same, as long as it is not known whether that can be reached
 * @enquiries: when it was last looked for, in the time of g_get_monotonic_time(): the enquiry of
 *   number n is at n modulo %HOST_MAX_ENQUIRIES
 * @n_enquiries: how often it was looked for
 *
 * A seat, or what those who look on have instead of one.
 */
typedef struct
{
  DulleVisitor     *visitor;
  gint64            lost_at;
  guint             number;
  guint             n_before;
  gboolean          is_asked;
  gboolean          is_polled;
  int               vote;
  gint64            due;
  const DulleEvent *last;
  guint             n_records;
  char             *offer;
  char             *untried;
  gint64            enquiries[HOST_MAX_ENQUIRIES];
  guint             n_enquiries;
} DullePlace;

/**
 * DulleHostSharing:
 * @is_running: whether shares of a deal are being collected
 * @game: the number of that game
 * @attempt: how often it was begun anew, since somebody did not come back to open a share
 * @givers: those who give a share
 * @committed: those who have committed themselves, to @commitments
 * @is_opening: whether all have, and now open their shares
 * @opened: those who have opened them
 * @values: the shares of @opened, by player
 */
typedef struct
{
  gboolean        is_running;
  guint           game;
  guint           attempt;
  DullePlayers    givers;
  DullePlayers    committed;
  gboolean        is_opening;
  DullePlayers    opened;
  DulleFairNumber commitments[DULLE_COMPANY_SIZE];
  DulleFairNumber values[DULLE_COMPANY_SIZE];
} DulleHostSharing;

/**
 * DulleHost:
 * @folder: (nullable): where key and seats are kept
 * @certificate: (nullable): the one that guests know the host by, from the first opening on
 * @service: (nullable): lets guests in at @port
 * @visitors: (element-type DulleVisitor): all who have a line
 * @sent_away: (element-type utf8): by which tokens those had their seats who were sent away
 * @cancellable: cancels what the session, or the network, is asked
 * @reopen_clock: the source that tries again to listen, or 0
 * @seat_clock: the source that frees seats in the lobby whose guests do not come back, or 0
 * @keep_clock: the source that tries again to keep the seats, or 0
 * @begin_clock: the source that begins the tournament, or 0
 * @idle_clock: the source after which somebody counts as idle, or 0
 * @heir_clock: the source after which the heir has not answered in time, or 0
 *
 * @is_holding: whether the session is held because somebody is missing
 * @patience: seconds until a computer may be proposed for somebody who is missing
 * @lobby_patience: seconds for which a seat in the lobby is kept for somebody who is away
 * @idle_limit: seconds for which somebody may do nothing before it counts as missing
 * @heir_patience: seconds in which the heir must answer
 * @bars_watchers: whether nobody may look on
 * @begins_with: how many persons must be there for the tournament to begin by itself; 0 if it does
 *   not
 * @wait: for how many seconds it then waits for those who are not ready; 0 for as long as they like
 * @waiting_persons: who was there when that was looked at last
 * @waiting_ready: who was ready
 *
 * @is_offering: whether the person would take another host's table over, and nobody is let in yet
 * @early: (element-type GIOStream): those who came here before that table did
 * @moved_to: who has the table that was here, if there is a @moved_link
 * @moved_link: (nullable): where those who come late are sent
 * @moved_checks: (nullable): by player, what their tokens are recognized by (seat-check.h)
 * @is_moving: whether the heir was told to open the table
 *
 * @enquired: whose program was looked for last
 * @enquired_link: (nullable): where it is being looked for now
 * @enquiry_clock: the source after which somebody may be looked for again, or 0
 * @enquiry_seconds: how long a program is looked for
 *
 * @n_counted: how many games the session has counted
 * @log: (nullable): the finished games, as far as they are known
 * @votes: (element-type DulleVote): all votes of the tournament
 * @events: (element-type DulleEvent): what waits until the records are there
 * @is_reading: whether these were asked for
 * @was_thrown: whether the cards of the last event were thrown in
 */
struct _DulleHost
{
  GObject parent_instance;

  DulleSession    *session;
  char            *folder;
  GTlsCertificate *certificate;
  GSocketService  *service;
  guint16          port;
  GPtrArray       *visitors;
  GPtrArray       *sent_away;
  GCancellable    *cancellable;
  guint            reopen_clock;
  guint            seat_clock;
  guint            keep_clock;
  guint            begin_clock;
  guint            idle_clock;
  guint            heir_clock;

  /* The table */
  DulleTournamentSetup setup;
  DulleCompany         company;
  DullePlace           places[HOST_N_PLACES];
  DulleSeatFile        seats;
  gboolean             is_holding;
  guint                patience;
  guint                lobby_patience;
  guint                idle_limit;
  guint                heir_patience;
  DulleHostSharing     sharing;
  gboolean             bars_watchers;
  guint                begins_with;
  guint                wait;
  DullePlayers         waiting_persons;
  DullePlayers         waiting_ready;

  /* A table that comes here, or has gone */
  gboolean   is_offering;
  GPtrArray *early;
  guint8     moved_to;
  char      *moved_link;
  char      *moved_checks[DULLE_COMPANY_SIZE];
  gboolean   is_moving;

  /* Looking for the programs of those who would take it over */
  guint8 enquired;
  char  *enquired_link;
  guint  enquiry_clock;
  guint  enquiry_seconds;

  /* What is told of the tournament */
  guint                     n_counted;
  const DulleTournamentLog *log;
  GArray                   *votes;
  GQueue                    events;
  gboolean                  is_reading;
  gboolean                  may_lack_records;
};

/* dulle-host.c: the company has changed, or one of it */
void host_report_change (DulleHost *self);
void host_report_companion (DulleHost *self,
                            guint8     player);
void host_report_phrase (DulleHost  *self,
                         guint8      player,
                         const char *phrase);

/* host-events.c */
void host_tell_player (DulleHost       *self,
                       guint8           player,
                       DulleWireMessage message);
void host_tell_everybody (DulleHost       *self,
                          DulleWireMessage message);
void host_tell_rules (DulleHost *self,
                      guint8     player);
void host_tell_tournament (DulleHost *self,
                           guint8     player);

/* What a guest who knows that many games of the tournament has missed. */
void host_catch_up (DulleHost *self,
                    guint8     player,
                    guint      n_records);

/* Something happened at the table, or the records that were asked for have come. */
void host_take_event (DulleHost        *self,
                      const DulleEvent *event);
void host_take_events (DulleHost *self);

/* What was told of a tournament that is left. */
void host_forget_game (DulleHost *self);

/* host-invitation.c: decides on the secret of the table. Returns: the port of its invitation if
 * that holds already, or 0 */
guint16 host_recall_invitation (DulleHost *self);

/* For the next table. */
void host_keep_invitation (DulleHost *self);

/* host-lobby.c. Returns: the seat that fits a newcomer of that name best: one that somebody of that
 * name has lost, or else one that nobody has; %DULLE_NO_SEAT if none can be taken */
guint8 host_find_free_place (DulleHost  *self,
                             const char *name);

/* Somebody has that seat from now on. */
void host_seat_companion (DulleHost  *self,
                          guint8      player,
                          DulleFace   face,
                          const char *name);

/* The guest is back who had it last: others may see it as free by now. */
void host_reclaim_seat (DulleHost *self,
                        guint8     player);

/* For a while, for a guest whose line is lost. */
void host_keep_seat (DulleHost *self,
                     guint8     player);

/* Whether the seat that was given back for that token is not given back any more. */
gboolean host_has_sent_away (DulleHost  *self,
                             const char *token);

/* Nobody comes back to a seat any more. */
void host_free_left_seats (DulleHost *self);

/* host-ready.c: somebody may have come or gone, or be ready or not */
void host_watch_ready (DulleHost *self);

/* Begins the tournament if nobody is waited for any longer. @now: in the time of
 * g_get_monotonic_time() */
void host_begin_if_due (DulleHost *self,
                        gint64     now);

/* Tells a newcomer when it begins by itself, if it does. */
void host_tell_begin (DulleHost *self,
                      guint8     player);

/* host-missing.c: the line of a guest is lost */
void host_miss_guest (DulleHost *self,
                      guint8     player);

/* A guest has a line, but does nothing. */
void host_miss_idle (DulleHost *self,
                     guint8     player);

/* A guest that was missed is there again, or does something again: it has its seat back. */
void host_give_back (DulleHost *self,
                     guint8     player);

/* The same over a new line, on which it is told how far a deal is. */
void host_welcome_back (DulleHost *self,
                        guint8     player);

/* What @player says about a computer in the place of @missing. */
void host_take_consent (DulleHost *self,
                        guint8     player,
                        guint8     missing,
                        gboolean   yes);

/* host-idle.c: something may be awaited of somebody else now, and a guest has done something */
void host_watch_turns (DulleHost *self);
void host_note_sign (DulleHost    *self,
                     guint8        player,
                     DulleWireKind kind);
void host_stop_watching_turns (DulleHost *self);

/* From now on is waited. */
void host_begin_patience (DulleHost      *self,
                          DulleCompanion *companion);

/* For whom the table waits. */
void host_tell_missing (DulleHost *self,
                        guint8     player);

/* host-seats.c: finds out, or writes down, who has which seat, or that nobody has one any more */
void host_load_seats (DulleHost *self);
void host_keep_seats (DulleHost *self);
void host_unlink_seats (DulleHost *self);

/* dulle-host.c: guests may come to @port, or to any */
gboolean host_start_listening (DulleHost *self,
                               guint16    port,
                               GError   **error);

/* dulle-host.c: they may come again to the port that they know */
void host_reopen_table (DulleHost *self);

/* dulle-host.c: all is known that a tournament begins with */
void host_begin_tournament (DulleHost *self);

/* host-shares.c: collects what guests give for the deal of @game, then deals */
void host_collect_shares (DulleHost *self,
                          guint      game);

/* Tells one that has come back how far that is. */
void host_go_on_sharing (DulleHost *self,
                         guint8     player);

/* Does without the share of one that will not give it. */
void host_drop_giver (DulleHost *self,
                      guint8     player);

/* The table stays here: it may be dealt by what was given meanwhile. */
void host_finish_sharing (DulleHost *self);

/* What guests say about it. Returns: whether it is what was committed to */
void     host_take_commitment (DulleHost           *self,
                               guint8               player,
                               const DulleWireFair *fair);
gboolean host_take_share (DulleHost           *self,
                          guint8               player,
                          const DulleWireFair *fair);

/* host-offers.c: whoever was lost takes nothing over */
void host_forget_offer (DulleHost *self,
                        guint8     player);
void host_stop_enquiring (DulleHost *self);

/* What guests say about it. */
void host_take_offer (DulleVisitor           *visitor,
                      const DulleWireMessage *message);

/* host-handover.c: hands the table on, if somebody was chosen and a game is over; not to a player
 * whose line was lost */
void host_try_handing_on (DulleHost *self);
void host_lose_heir (DulleHost *self,
                     guint8     player);

/* Another game is over: that somebody did not answer after the last one is no news any more. */
void host_forget_silent (DulleHost *self);

/* Records have come: if they are those of the last game, too, nobody takes the table over. */
void host_note_end (DulleHost *self);

/* Sends after the table whoever comes to where it was and shows with @message that it belongs to
 * it, and nobody else. Returns: whether it has moved */
gboolean host_send_after (DulleVisitor           *visitor,
                          const DulleWireMessage *message);
void     host_forget_move (DulleHost *self);

/* It may have moved on: the seat of the person here is where it is now. */
void host_note_place (DulleHost *self);

/* Does so again after a new start, if the session has a seat where the table went. */
void host_resume_sending_after (DulleHost *self);

/* What guests say about it. */
void host_take_taken (DulleVisitor           *visitor,
                      const DulleWireMessage *message);

/* Keeps @pipe until the table is here, if it is on its way. Returns: whether it is */
gboolean host_let_wait (DulleHost *self,
                        GIOStream *pipe);
void     host_admit_early (DulleHost *self);

/* The session has taken over the table of another host. */
void host_take_over (DulleHost           *self,
                     guint64              seed,
                     const DulleHandover *handover);

/* That host, a player, has kept it after all. @link: how it is reached */
void host_give_back_table (DulleHost  *self,
                           guint8      host,
                           const char *link);

/* The line to that host may have been lost, or be there again. */
void host_note_former_host (DulleHost *self);

/* Whether it is not known who has the table, and nobody but the person here is at this one. */
gboolean host_is_in_doubt (DulleHost *self);

/* @player has sat down here. */
void host_note_arrival (DulleHost *self,
                        guint8     player);

/* Whether the table may have to be given back although @player is here. */
gboolean host_may_have_to_give_back (DulleHost *self,
                                     guint8     player);

/* host-visitors.c */
gboolean host_gives_shares (DulleHost *self,
                            guint8     player);

/* Whether a share of @player is awaited. */
gboolean host_owes_share (DulleHost *self,
                          guint8     player);

void host_free_visitor (gpointer visitor);
void host_lose_visitor (DulleVisitor *visitor,
                        DulleLineEnd  end);

/* Gives a free seat to somebody who may come in. */
void host_seat_newcomer (DulleVisitor *visitor,
                         DulleFace     face,
                         const char   *name);

/* host-watchers.c: somebody would like to look on, or has gone; what all of them are told */
void host_take_watch (DulleVisitor           *visitor,
                      const DulleWireMessage *message);

/* Takes the place of the one who has that token, and whose line may be lost without a sign.
 * Returns: whether there is one */
gboolean host_take_watcher_back (DulleVisitor          *visitor,
                                 const DulleWireReturn *back);
void     host_lose_watcher (DulleHost *self,
                            guint8     watcher);
void     host_tell_watchers (DulleHost              *self,
                             const DulleWireMessage *message);
void     host_drop_watchers (DulleHost   *self,
                             DulleLineEnd end);

/* Somebody has sat down who may be called like one of them. */
void host_rename_watchers (DulleHost *self);

/* Tells a newcomer who looks on. */
void host_describe_watchers (DulleHost *self,
                             guint8     player);

/* host-knock.c: what somebody without an invitation says, and who is to be shown */
void host_take_knock (DulleVisitor           *visitor,
                      const DulleWireMessage *message);
void host_take_nonce (DulleVisitor           *visitor,
                      const DulleWireMessage *message);
void host_show_knock (DulleHost *self);

G_END_DECLS
