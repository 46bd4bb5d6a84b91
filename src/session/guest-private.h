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
 * @n_before: how many of this kind the host had heard before
 * @n_cards: how many cards the person held
 */
typedef struct
{
  gboolean    is_due;
  DulleAction action;
  guint       n_before;
  guint       n_cards;
} DulleSaid;

struct _DulleGuest
{
  DulleGuestFuncs  funcs;
  gpointer         owner;
  DulleInvitation *invitation;
  DulleParticipant me;
  DulleCompany     company;

  /* The line. @is_greeted: whether the host has said on it that it is there; @lasting: after so
   * many seconds at the table, tries and moves are counted anew */
  DulleLine    *line;
  gboolean      is_greeted;
  GCancellable *cancellable;
  GSource      *retry;
  guint         address;
  DulleLineEnd  pipe_end; /* why no address before this one led to the table */
  guint         n_tries;
  guint         n_moves;
  gint64        seated_since; /* in the time of g_get_monotonic_time(), or 0 */
  guint         lasting;
  char         *nonce;
  char         *token;
  guint         n_kept_games;
  gboolean      is_knocking;
  gboolean      is_ready; /* which the host forgets when the line is lost */
  gboolean      host_has_watchers;
  gboolean      has_watched;
  char         *watcher_token; /* (nullable): by which one who looks on is known */
  gboolean      found_full;

  /* (nullable): where the table was before it was handed on, whose that was, and by which token
   * the seat was known there, if it has another one since; whether the table is looked for there:
   * it may have been handed back to where more people find it, or be known to have gone on.
   * Whether it was found where it was handed on to. */
  DulleInvitation *former;
  guint8           former_host;
  char            *former_token;
  gboolean         is_at_former;
  gboolean         has_arrived;

  /* Whether the host hands its table on; the link to the own one, for that; and what it told
   * for the case that it does. */
  gboolean      host_hands_on;
  char         *offer;
  DulleHandover handover;

  /* Whether the table has come here, and the host has not said yet that it has let go of it. */
  gboolean is_heir;

  /* Fair deals: what the own shares come from; what was noted of deals; whether nothing was heard
   * of one since the line was made. */
  DulleFairNumber fair_root;
  DulleFairMemory memory;
  gboolean        has_come_back;

  /* The tournament; @seed is that by which it is kept already, or 0; @n_shown counts the games up
   * to the one of which the score was shown last */
  char              *id;
  guint64            seed;
  gboolean           has_run;
  DulleTournamentRun run;
  guint8             n_in_favour;
  guint              n_shown;

  /* The game; whether a record has shown another one than was told */
  gboolean      has_game;
  gboolean      was_other_game;
  DulleSeenGame seen;
  guint         number;
  guint         question;
  DulleAction   submitted;

  /* What the person has answered, if @company.has_answer; what it has announced and what it has
   * declared, if @company.has_said */
  DulleAction answer;
  DulleSaid   said[2];

  /* Whether the score is being looked at, and what the host has said since; whether that was too
   * much to be kept, so that it has to be asked again. */
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
/* Where the person has announced it with the cards that the seat still has. */
void guest_repeat_said (DulleGuest *self);
/* @refused: (out): what the host refuses, if it is something of that. Returns: whether it is */
gboolean guest_take_back_said (DulleGuest  *self,
                               DulleAction *refused);
/* The game is over, or not played any more. @board: (nullable): how it ended */
void guest_end_said (DulleGuest       *self,
                     const DulleBoard *board);

G_END_DECLS
