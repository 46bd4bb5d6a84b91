/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who sits at a table that several programs share, as a lobby shows it. The same on all
 * machines, but for what each person is.
 */
#pragma once

#include "engine/rules.h"
#include "tournament/tournament-setup.h"

G_BEGIN_DECLS

/* How many seats such a table has. */
#define DULLE_COMPANY_SIZE 4

/* How many may look on. */
#define DULLE_MAX_WATCHERS 8

/* How many digits two persons compare. */
#define DULLE_N_DIGITS 6

/**
 * DulleCompanionKind:
 * @DULLE_COMPANION_FREE: nobody yet
 * @DULLE_COMPANION_PERSON: somebody who is there
 * @DULLE_COMPANION_AWAY: somebody for whom the table waits: the line is lost, or the person is idle
 * @DULLE_COMPANION_COMPUTER: a computer player
 * @DULLE_COMPANION_SUBSTITUTED: a computer plays for somebody until they are back
 */
typedef enum
{
  DULLE_COMPANION_FREE,
  DULLE_COMPANION_PERSON,
  DULLE_COMPANION_AWAY,
  DULLE_COMPANION_COMPUTER,
  DULLE_COMPANION_SUBSTITUTED,
  DULLE_N_COMPANIONS,
} DulleCompanionKind;

/**
 * DulleCompanion:
 * @kind: who it is, and whether it is there
 * @ready: whether this person agrees with the rules and is ready to begin
 * @is_idle: of somebody who is away, or for whom a computer plays: whether the line is there all
 *   the same, and the person just does nothing
 * @told: at a guest's program, the name that the host gave; at the host, the one that a guest asked
 *   for; @name is another one if somebody else has that
 * @waits_until: of somebody who is away: until when the table just waits, in the time of
 *   g_get_monotonic_time(); from then on anybody may propose that a computer plays on
 * @in_favour: of somebody who is away: those who agree to that
 */
typedef struct
{
  DulleCompanionKind kind;
  gboolean           ready;
  gboolean           is_idle;
  DulleFace          face;
  char               name[DULLE_MAX_NAME];
  char               told[DULLE_MAX_NAME];
  gint64             waits_until;
  DullePlayers       in_favour;
} DulleCompanion;

/**
 * DulleKnock:
 * @digits: what both persons compare; empty if nobody knocks
 *
 * Somebody without an invitation who would like to have a seat.
 */
typedef struct
{
  char      digits[DULLE_N_DIGITS + 1];
  DulleFace face;
  char      name[DULLE_MAX_NAME];
} DulleKnock;

/* Somebody who looks on, if it @is_there. */
typedef struct
{
  gboolean  is_there;
  DulleFace face;
  char      name[DULLE_MAX_NAME];
} DulleWatcher;

/**
 * DulleCompany:
 * @own: the player that the person at this machine is, or %DULLE_NO_SEAT before it has a seat
 * @companions: by player
 * @has_rules: whether the rules are known
 * @rules: the rules, as they were chosen
 * @begins_at: when the tournament begins although not everybody is ready, in the time of
 *   g_get_monotonic_time(); 0 if it does not
 * @is_playing: whether the tournament has begun
 * @is_returning: whether a guest goes back to its seat after a new start; what is played there it
 *   knows from the host only
 * @is_connected: whether a guest has a line to the host; always of a host
 * @is_trying: whether a guest without one tries to get one
 * @problem: (nullable): why a guest has none, as a translated sentence
 * @says_ready: of a guest, whether it is ready; it says so on each line, since the host forgets it
 *   when one is lost
 * @has_answer: of a guest, whether the person has answered the last question, or the one that comes
 *   next, and it is not known yet that the host has heard it
 * @has_said: of a guest, whether the person has announced or declared something, and it is not
 *   known yet that the host has heard it
 * @knock: of a host, who knocks; of a guest that knocks, only the digits
 * @watchers: who looks on, in any order
 * @watches: of a guest, whether it looks on itself, or would like to: then it has no seat
 * @own_watcher: which of @watchers it is, once it does
 * @host: of a guest, whose table it is, as far as is known
 * @offers: of a host, the guests that would take the table over; of a guest, itself if it would
 * @is_unreached: of a guest, whether it would take the table over, but the host cannot reach it
 * @heir: of a host, who takes the table over after this game, or %DULLE_NO_SEAT
 * @is_going: of a host, whether the game is over, and the table on its way there
 * @is_beginning: of a host, whether the tournament begins as soon as the guests' programs have
 *   given their shares of the first deal
 * @is_over: of a host, whether no game will follow
 * @silent: of a host, those whose machines did not answer when the table was to go there
 * @gathers_until: where the table has moved, until when those who come after it are not missed, in
 *   the time of g_get_monotonic_time()
 *
 * A value; what it points to lasts.
 */
typedef struct
{
  guint8         own;
  DulleCompanion companions[DULLE_COMPANY_SIZE];
  gboolean       has_rules;
  DulleRules     rules;
  gint64         begins_at;
  gboolean       is_playing;
  gboolean       is_returning;
  gboolean       is_connected;
  gboolean       is_trying;
  const char    *problem;
  gboolean       says_ready;
  gboolean       has_answer;
  gboolean       has_said;
  DulleKnock     knock;
  DulleWatcher   watchers[DULLE_MAX_WATCHERS];
  gboolean       watches;
  guint8         own_watcher;
  guint8         host;
  DullePlayers   offers;
  gboolean       is_unreached;
  guint8         heir;
  gboolean       is_going;
  gboolean       is_beginning;
  gboolean       is_over;
  DullePlayers   silent;
  gint64         gathers_until;
} DulleCompany;

/* Forbids what each guest would have to be asked for, and what would tell more about a hand than
 * its owner says: no shared table permits it, whatever its rule set does. */
void dulle_company_share_rules (DulleRules *rules);

/* Whether somebody here plays at the table, or would do so if it could be reached. */
gboolean dulle_company_has_seat (const DulleCompany *company);

/* Whether the seat is kept for somebody who is waited for, or for whom a computer plays. */
gboolean dulle_companion_is_missed (const DulleCompanion *companion);

/* Returns: a player whose line is lost or who is idle, and for whom the game waits;
 *   %DULLE_NO_SEAT if all are there */
guint8 dulle_company_missing (const DulleCompany *company);

/* The table has just moved here, or the person here has followed it. */
void dulle_company_gather (DulleCompany *company);

/* Whether those who come after it are still on their way, as far as is known. */
gboolean dulle_company_gathers (const DulleCompany *company);

/* Whether somebody can still sit down: a seat is free, and nothing is played yet. */
gboolean dulle_company_has_free_seat (const DulleCompany *company);

/* Whether the host can send that player away: somebody who has a seat, or whose seat is kept,
 * before the tournament. */
gboolean dulle_company_may_send_away (const DulleCompany *company, guint8 player);

/* Returns: how many look on */
guint dulle_company_count_watchers (const DulleCompany *company);

/* Seconds until a computer may be proposed for somebody who is missing; 0 if it may. */
guint dulle_companion_seconds_left (const DulleCompanion *companion);

/* Seconds until the tournament begins although not everybody is ready; 0 if it does so now, or not
 * at all. */
guint dulle_company_seconds_to_begin (const DulleCompany *company);

/* Returns: @wanted, or if somebody who has a seat is already known by it, or nobody can be, the
 *   first animal that is free */
DulleFace dulle_company_free_face (const DulleCompany *company, DulleFace wanted);

/* Whether somebody who has a seat is called @name. */
gboolean dulle_company_has_name (const DulleCompany *company, const char *name);

/* Calls @player, who sits down, @name, with a number behind it if somebody is called so already:
 * each is told from the others by that alone in sentences and in the score. */
void dulle_company_name (DulleCompany *company, guint8 player, const char *name);

/* The same for somebody who begins to look on, and is told from other watchers, too. */
void dulle_company_name_watcher (DulleCompany *company, guint number, const char *name);

/* Whoever looks on gives way to a player who is called the same. Returns: whether the watcher of
 * that @number, if there is one, has another name now */
gboolean dulle_company_rename_watcher (DulleCompany *company, guint number);

/* Somebody knocks, or if @knock is empty, nobody does any more: called as if already let in. */
void dulle_company_show_knock (DulleCompany *company, const DulleKnock *knock);

G_END_DECLS
