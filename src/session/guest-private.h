/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the files of a guest share: `guest-line.c` has the line to the host, `guest.c` hears what
 * is said on it, `guest-game.c` makes events of that, `guest-said.c` keeps what is announced,
 * `guest-fair.c` takes part in dealing, and `guest-hosting.c` takes the table over, or follows it.
 */
#pragma once

#include "engine/fair-check.h"
#include "engine/seen-game.h"
#include "guest.h"
#include "handover.h"
#include "net/line.h"

G_BEGIN_DECLS

/**
 * DulleSaid:
 * @is_due: whether it is not known that the host has heard it
 * @n_before: how often the host had heard it before
 * @n_cards: how many cards the person held
 * @contract: what kind of game it was
 */
typedef struct
{
  gboolean    is_due;
  DulleAction action;
  guint8      contract;
  guint       n_before;
  guint       n_cards;
} DulleSaid;

/**
 * DulleGuest:
 * @is_invited: whether the guest came by an invitation, and so may come once more
 *
 * @line: (nullable): the line to the host
 * @is_greeted: whether the host has greeted on this line
 * @cancellable: cancels the pipe that is being opened
 * @retry: (nullable): opens another pipe when it fires
 * @began: when the first line was made, in the time of g_get_monotonic_time(), or 0
 * @deadline: (nullable): where the first line was cut: when it fires, it was tried for long enough
 * @address: the index of the address that is tried
 * @pipe_end: why none of the addresses before it led to the table
 * @n_tries: how many pipes were opened since a line lasted; the more, the longer the next wait
 * @n_moves: how often the table has moved since a line lasted
 * @seated_since: when the guest sat down on this line, in the time of g_get_monotonic_time(), or 0
 * @lasting: how many seconds a seated line must last for @n_tries and @n_moves to start over
 * @nonce: (nullable): of a guest that knocks, what it has committed itself to
 * @token: (nullable): what the seat is given back for
 * @n_kept_games: how many finished games were kept here before the program was started anew
 * @host_has_watchers: whether the host lets anybody look on
 * @has_watched: whether the guest was let in to look on
 * @watcher_token: (nullable): what its place as a watcher is given back for
 * @found_full: whether it only looks on because no seat was free
 *
 * @former: (nullable): where the table was before it moved to @invitation
 * @former_host: whose table it was there
 * @former_token: (nullable): the token of the seat there, if it is another one than @token
 * @is_at_former: whether the table is looked for at @former: it may have been handed back, or be
 *   known there to have moved on
 * @has_arrived: whether the table was found at @invitation after it had moved
 *
 * @host_hands_on: whether the host can hand its table on
 * @offer: (nullable): the link to this program, if it would take the table over
 * @handover: what the host has told in case the table comes here
 * @is_heir: whether the table has come here, but the host has not said yet that it let go of it
 *
 * @fair_root: what the guest's own shares of fair deals come from
 * @memory: what was noted of fair deals
 * @has_come_back: whether the host has begun no deal on this line yet
 *
 * @id: what the host knows the tournament by
 * @seed: what the tournament is known by here, or 0 if that follows from @id
 * @run: the tournament, if @has_run
 * @n_in_favour: how many wanted a round of solos when that was last voted on
 * @n_shown: how many games had been finished when the score was last shown
 *
 * @seen: the game on the table, if @has_game
 * @was_other_game: whether a record has shown another game than the one that was on the table
 * @number: the number of the last event
 * @question: the number of the event after which the host asked what the person does, or 0
 * @submitted: the action that was sent last
 * @answer: what the person has answered, if @company.has_answer
 * @said: what the person has announced, and what it has declared, if @company.has_said
 *
 * @is_held: whether the person is looking at the score
 * @kept: (element-type DulleWireMessage): what the host has said about the next game meanwhile
 * @is_behind: whether that was too much to keep, so that it must be asked for again
 */
struct _DulleGuest
{
  DulleGuestFuncs  funcs;
  gpointer         owner;
  DulleInvitation *invitation;
  gboolean         is_invited;
  DulleParticipant me;
  DulleCompany     company;

  /* The line */
  DulleLine    *line;
  gboolean      is_greeted;
  GCancellable *cancellable;
  GSource      *retry;
  gint64        began;
  GSource      *deadline;
  guint         address;
  DulleLineEnd  pipe_end;
  guint         n_tries;
  guint         n_moves;
  gint64        seated_since;
  guint         lasting;
  char         *nonce;
  char         *token;
  guint         n_kept_games;
  gboolean      host_has_watchers;
  gboolean      has_watched;
  char         *watcher_token;
  gboolean      found_full;

  /* A table that has moved */
  DulleInvitation *former;
  guint8           former_host;
  char            *former_token;
  gboolean         is_at_former;
  gboolean         has_arrived;

  /* Taking the table over */
  gboolean      host_hands_on;
  char         *offer;
  DulleHandover handover;
  gboolean      is_heir;

  /* Fair deals */
  DulleFairNumber fair_root;
  DulleFairMemory memory;
  gboolean        has_come_back;

  /* The tournament */
  char              *id;
  guint64            seed;
  gboolean           has_run;
  DulleTournamentRun run;
  guint8             n_in_favour;
  guint              n_shown;

  /* The game */
  gboolean      has_game;
  gboolean      was_other_game;
  DulleSeenGame seen;
  guint         number;
  guint         question;
  DulleAction   submitted;
  DulleAction   answer;
  DulleSaid     said[2];

  /* The pause after a game */
  gboolean is_held;
  GQueue   kept;
  gboolean is_behind;
};

/* guest.c */
void guest_report_change (DulleGuest *self);
void guest_hear (DulleLine              *line,
                 const DulleWireMessage *message,
                 gpointer                owner);
void guest_forget_kept (DulleGuest *self);

/* guest-line.c: begins to go to the table */
void guest_open_pipe (DulleGuest *self);
void guest_send (DulleGuest      *self,
                 DulleWireMessage message);

/* Where it goes. */
const DulleInvitation *guest_find_place (const DulleGuest *self);

/* Neither the line nor a pipe that is being opened is wanted any more. */
void guest_stop_trying (DulleGuest *self);

/* It has led to the table, however long that took. */
void guest_keep_line (DulleGuest *self);

/* There is no line any more. */
void guest_note_end (DulleGuest  *self,
                     DulleLineEnd end);

/* The host said what cannot be. @error: (nullable) */
void guest_blame_host (DulleGuest   *self,
                       const GError *error);

/* Nothing more is to be heard here; tries again somewhat later. */
void guest_give_up_line (DulleGuest *self);

/* Goes to the table of the invitation, over a new line. */
void guest_go_anew (DulleGuest *self);

/* guest-hosting.c */
void guest_tell_offer (DulleGuest *self);
/* A table that has moved is looked for where it is, and then at once where it was. Whatever is said
 * there, the seat is not lost by it. Returns: whether nobody was ever found where it is */
gboolean guest_change_places (DulleGuest   *self,
                              DulleLineEnd *end);

void guest_take_reached (DulleGuest             *self,
                         const DulleWireMessage *message);
void guest_take_handover (DulleGuest             *self,
                          const DulleWireMessage *message);
/* The host has kept the table. */
void guest_give_table_back (DulleGuest *self);
void guest_follow_table (DulleGuest             *self,
                         const DulleWireMessage *message);

/* guest-game.c: what happens with a message about the tournament or the game; %NULL if it is
 * not about these */
typedef void (*DulleGuestHandler) (DulleGuest             *self,
                                   const DulleWireMessage *message);
DulleGuestHandler guest_find_game_handler (DulleWireKind kind);

/* guest-fair.c */
void guest_take_commitment (DulleGuest             *self,
                            const DulleWireMessage *message);
void guest_share_again (DulleGuest             *self,
                        const DulleWireMessage *message);
void guest_open_share (DulleGuest             *self,
                       const DulleWireMessage *message);
void guest_take_share (DulleGuest             *self,
                       const DulleWireMessage *message);

/* A player is another kind of companion now, and perhaps has no part in the deal. */
void guest_note_player (DulleGuest *self,
                        guint       player);

/* The cards of that game are known now. @was_played: whether it was on the table just now; then
 * they must not have been known before */
void guest_note_shown (DulleGuest *self,
                       guint       game,
                       gboolean    was_played);

/* Another host deals from now on. */
void guest_forget_deal (DulleGuest *self);

DulleFairFinding guest_check_deal (const DulleGuest  *self,
                                   const DulleRecord *record);

/* What the person does, and the table as it stands. */
void guest_submit (DulleGuest         *self,
                   const DulleRequest *request);
void guest_show_table (DulleGuest         *self,
                       const DulleRequest *request);
void guest_show_end (DulleGuest *self);
void guest_send_action (DulleGuest        *self,
                        const DulleAction *action);
void guest_show_refusal (DulleGuest        *self,
                         const DulleAction *action,
                         DulleRefusal       reason);

/* guest-said.c: @action is no answer. */
void guest_keep_said (DulleGuest        *self,
                      const DulleAction *action);
/* Returns: whether the game that is seen now shows that something of it was heard */
gboolean guest_hear_said (DulleGuest *self);
/* Before anything was heard of what is due, there was a Genscher. */
void guest_note_genscher (DulleGuest *self);
/* Where the person has announced it with the cards that the seat still has. */
void guest_repeat_said (DulleGuest *self);
/* @refused: (out): what the host refuses, if it is something of that. Returns: whether it is */
gboolean guest_take_back_said (DulleGuest  *self,
                               DulleAction *refused);
/* The game is over, or not played any more. @board: (nullable): how it ended */
void guest_end_said (DulleGuest       *self,
                     const DulleBoard *board);

G_END_DECLS
