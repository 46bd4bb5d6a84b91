/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table at another machine, as a session has it: it takes the requests about the game and
 * makes the events that a worker would, from what the host says. It holds what its own seat
 * knows, and never more, until a game is over. Lives on the session's thread.
 */
#pragma once

#include "company.h"
#include "dulle-event.h"
#include "fair-memory.h"
#include "handover.h"
#include "net/invitation.h"
#include "request.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

typedef struct _DulleGuest DulleGuest;

/**
 * DulleGuestFuncs:
 * @event: something happened in the game
 * @changed: the company has changed
 * @finished: a game came to its end; the tournament with this game should be kept
 * @said: somebody said a phrase
 * @noted: what was noted of fair deals has changed, and should be kept with the seat
 * @taken_over: the table has come here: the tournament goes on as @run, and the others come back
 *   as @handover says. The guest tells no events any more, and waits for the word of the host
 * @settled: the host has let go of it; nothing more is to be heard
 * @given_back: the host has kept it, and the guest is one as before
 *
 * What the owner is told. It must not free the guest meanwhile, but in @settled.
 */
typedef struct
{
  void (*event) (const DulleEvent *event,
                 gpointer          owner);
  void (*changed) (gpointer owner);
  void (*finished) (const DulleTournamentRun *run,
                    gpointer                  owner);
  void (*said) (guint8      player,
                const char *phrase,
                gpointer    owner);
  void (*noted) (const DulleFairMemory *memory,
                 gpointer               owner);
  void (*taken_over) (const DulleTournamentRun *run,
                      const DulleHandover      *handover,
                      gpointer                  owner);
  void (*settled) (gpointer owner);
  void (*given_back) (gpointer owner);
} DulleGuestFuncs;

/**
 * dulle_guest_new:
 * @me: name and face of the person
 * @fair_root: what the guest's shares of fair deals come from
 *
 * Begins to connect at once.
 */
DulleGuest *dulle_guest_new (const DulleInvitation  *invitation,
                             const DulleParticipant *me,
                             const DulleFairNumber  *fair_root,
                             const DulleGuestFuncs  *funcs,
                             gpointer                owner);

/**
 * dulle_guest_take_seat:
 * @token: that of a seat which was taken before the program was started anew
 * @n_games: how many finished games of the tournament are known here
 * @seed: by what the tournament is known here, or 0 if that follows from what it is told as
 * @memory: what was noted of fair deals there
 *
 * Goes back to that seat instead of asking for a new one. To be called at once.
 */
void dulle_guest_take_seat (DulleGuest            *self,
                            const char            *token,
                            guint                  n_games,
                            guint64                seed,
                            const DulleFairMemory *memory);

/* The table is that of this player, who has taken it over. */
void dulle_guest_follow (DulleGuest *self,
                         guint8      host);

/* Returns: (nullable): the token of the seat, while a tournament is played */
const char *dulle_guest_get_token (const DulleGuest *self);

/* Looks on without a seat. To be called before anything is heard. */
void dulle_guest_watch (DulleGuest *self);

/* Does so no longer, and asks for a seat that has become free. If somebody else has it by then, the
 * guest looks on as before. */
void dulle_guest_take_free_seat (DulleGuest *self);

/* Returns: (transfer full): the link to the table, by which the seat is found again; there is one
 *   while there is a token */
char *dulle_guest_format_link (const DulleGuest *self);

/* Leaves the table, and gives up the seat. */
void dulle_guest_free (DulleGuest *self);

const DulleCompany *dulle_guest_get_company (const DulleGuest *self);

void dulle_guest_set_ready (DulleGuest *self,
                            gboolean    ready);
void dulle_guest_consent (DulleGuest *self,
                          guint8      player,
                          gboolean    yes);
void dulle_guest_say (DulleGuest *self,
                      const char *phrase);

/* After @taken_over: the table is open here, and the others can come. */
void dulle_guest_tell_open (DulleGuest *self);

/* The table had come here, to @player, when the program ended, and the host may have let go of it.
 * To be called at once. */
void dulle_guest_inherit (DulleGuest *self,
                          guint8      player);

/* Whether the host hands its table on between games, if somebody would take it. */
gboolean dulle_guest_may_offer (const DulleGuest *self);

/* Offers to take the table over. @link: (nullable): how others would come here, where somebody
 * listens already; %NULL for not any more */
void dulle_guest_offer (DulleGuest *self,
                        const char *link);

/* Returns: (transfer full) (nullable): the games that were finished, if a tournament has begun */
DulleTournamentLog *dulle_guest_read_log (const DulleGuest *self);

/* Takes a request about the game. What only the one who keeps a tournament can do is
 * dropped. */
void dulle_guest_take (DulleGuest         *self,
                       const DulleRequest *request);

G_END_DECLS
