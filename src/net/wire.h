/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What programs at the same table say to each other, as values and as lines. The table of
 * all messages is in wire.c; docs/network-protocol.md explains it. A new message is a kind
 * and a payload here, and a row there.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of a line, without its end. */
#define DULLE_WIRE_MAX_LINE 4096

/* Bytes of a block, such as a view, and of the words in a line. */
#define DULLE_WIRE_MAX_BLOCK 65536
#define DULLE_WIRE_MAX_WORD  64

/* The versions of the protocol that are spoken. */
#define DULLE_WIRE_LOWEST  1
#define DULLE_WIRE_HIGHEST 1

/* The id of a tournament that is none. */
#define DULLE_WIRE_NO_TOURNAMENT "-"

/* The ability of a guest that gives shares for fair deals. */
#define DULLE_WIRE_SHARES "shares"

/* The ability of a host that lets watchers in. */
#define DULLE_WIRE_WATCHERS "watchers"

/* The ability to take a table over, and to follow one that somebody else has taken over. */
#define DULLE_WIRE_HANDS_ON "hands-on"

/* The ability of a guest that says hello at its own door, when it has offered to take the table
 * over, and that needs no tokens for that. */
#define DULLE_WIRE_HANDS_OVER "hands-over"

/* Who says something, a bit for each. */
typedef enum
{
  DULLE_WIRE_HOST = 1 << 0,
  DULLE_WIRE_GUEST = 1 << 1,
} DulleWireSide;

/* How far the two have come, a bit for each. */
typedef enum
{
  DULLE_WIRE_GREETING = 1 << 0,
  DULLE_WIRE_SEATED = 1 << 1,
} DulleWireState;

typedef enum
{
  DULLE_WIRE_HELLO,
  DULLE_WIRE_JOIN,
  DULLE_WIRE_RETURN,
  DULLE_WIRE_SEAT,
  DULLE_WIRE_PLAYER,
  DULLE_WIRE_RULES,
  DULLE_WIRE_READY,
  DULLE_WIRE_TOURNAMENT,
  DULLE_WIRE_RECORD,
  DULLE_WIRE_VOTED,
  DULLE_WIRE_NEW,
  DULLE_WIRE_VIEW,
  DULLE_WIRE_EVENT,
  DULLE_WIRE_ASK,
  DULLE_WIRE_ACT,
  DULLE_WIRE_REFUSED,
  DULLE_WIRE_POLL,
  DULLE_WIRE_VOTE,
  DULLE_WIRE_SAY,
  DULLE_WIRE_MISSING,
  DULLE_WIRE_CONSENT,
  DULLE_WIRE_COMMITMENT,
  DULLE_WIRE_OPEN,
  DULLE_WIRE_SHARE,
  DULLE_WIRE_PING,
  DULLE_WIRE_PONG,
  DULLE_WIRE_BYE,
  DULLE_WIRE_KNOCK,
  DULLE_WIRE_NONCE,
  DULLE_WIRE_WATCH,
  DULLE_WIRE_WATCHING,
  DULLE_WIRE_WATCHER,
  DULLE_WIRE_OFFER,
  DULLE_WIRE_HANDOVER,
  DULLE_WIRE_TAKEN,
  DULLE_WIRE_MOVED,
  DULLE_WIRE_AGAIN,
  DULLE_WIRE_REACHED,
  DULLE_WIRE_BETWEEN,
  DULLE_WIRE_BEGINS,
  DULLE_N_WIRE_KINDS,
} DulleWireKind;

/* The versions of the protocol that one side speaks; and what its program is, and can do besides,
 * as words with blanks between them. */
typedef struct
{
  guint lowest;
  guint highest;
  char *abilities;
} DulleWireHello;

typedef struct
{
  char *secret;
  char *face;
  char *name;
} DulleWireJoin;

/* What a seat is given back for, and how many games of which tournament are known there. */
typedef struct
{
  char *token;
  char *id;
  guint games;
} DulleWireReturn;

typedef struct
{
  guint player;
  char *token;
} DulleWireSeat;

typedef struct
{
  guint player;
  char *kind;
  guint ready;
  char *face;
  char *name;
} DulleWirePlayer;

typedef struct
{
  char *id;
  guint dealer;
} DulleWireTournament;

typedef struct
{
  guint deal;
  guint in_favour;
} DulleWireVoted;

/* A number, and a block that belongs to it. */
typedef struct
{
  guint number;
  char *block;
} DulleWireNumbered;

typedef struct
{
  guint number;
  char *words;
} DulleWireWords;

/* What happened as the event of that number, and how many milliseconds it should seem to take. */
typedef struct
{
  guint number;
  guint pace;
  char *words;
} DulleWireEvent;

typedef struct
{
  guint player;
  char *phrase;
} DulleWireSay;

/* For whom a table waits, the seconds until a computer may be proposed, and who is for it: a
 * bit (1 << player) for each. */
typedef struct
{
  guint player;
  guint seconds;
  guint in_favour;
} DulleWireMissing;

/* A number of a fair deal (docs/fair-deals.md), and whose it is. */
typedef struct
{
  guint game;
  guint who;
  char *number;
} DulleWireFair;

/* A deal for which shares are given again, and how often that is. */
typedef struct
{
  guint game;
  guint attempt;
} DulleWireAgain;

/* Whether (1) or not (0) somebody is for a computer in the place of @player. */
typedef struct
{
  guint player;
  guint yes;
} DulleWireConsent;

typedef struct
{
  char *commitment;
  char *face;
  char *name;
} DulleWireKnock;

/* Like #DulleWireJoin, with what is known of a tournament as in #DulleWireReturn. */
typedef struct
{
  char *secret;
  char *id;
  guint games;
  char *face;
  char *name;
} DulleWireWatch;

/* @token is empty where the host knows nobody again who looks on. */
typedef struct
{
  guint number;
  char *token;
} DulleWireWatching;

/* Somebody who looks on; @face is “-” where nobody does any more. */
typedef struct
{
  guint number;
  char *face;
  char *name;
} DulleWireWatcher;

/* Who has the table now, and how it is reached. */
typedef struct
{
  guint player;
  char *link;
} DulleWireMoved;

/**
 * DulleWireMessage:
 *
 * The payloads share their memory: only the one that the row of @kind names is there.
 */
typedef struct
{
  DulleWireKind kind;
  union
  {
    DulleWireHello      hello;
    DulleWireJoin       join;
    DulleWireReturn     back;
    DulleWireSeat       seat;
    DulleWirePlayer     player;
    DulleWireTournament tournament;
    DulleWireVoted      voted;
    DulleWireNumbered   numbered;
    DulleWireWords      words;
    DulleWireEvent      event;
    DulleWireSay        say;
    DulleWireKnock      knock;
    DulleWireMissing    missing;
    DulleWireConsent    consent;
    DulleWireFair       fair;
    DulleWireWatch      watch;
    DulleWireWatching   watching;
    DulleWireWatcher    watcher;
    DulleWireMoved      moved;
    DulleWireAgain      again;
    guint               number;
    char               *text;
  };
} DulleWireMessage;

/* Frees what a message owns that was read. */
void dulle_wire_message_clear (DulleWireMessage *message);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleWireMessage, dulle_wire_message_clear)

/* Returns: (transfer full): the same */
DulleWireMessage *dulle_wire_message_copy (const DulleWireMessage *message);
void              dulle_wire_message_free (DulleWireMessage *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleWireMessage, dulle_wire_message_free)

/* The first word of the lines of @kind. */
const char *dulle_wire_word (DulleWireKind kind);

/* Appends @message, whose payload must be such that it can be read again: one line or more,
 * each with its end. */
void dulle_wire_write (const DulleWireMessage *message,
                       GString                *text);

/**
 * DulleWireReader:
 * @name: what to call the other side in messages
 * @from: who it is
 * @state: how far the two have come
 * @line: the number of the line that was read last
 * @block: the lines of a block that has not ended
 * @open: the message that it belongs to
 *
 * Reads what one side says, line by line. Begin with the first three set and the rest 0.
 */
typedef struct
{
  const char      *name;
  DulleWireSide    from;
  DulleWireState   state;
  guint            line;
  GString         *block;
  DulleWireMessage open;
} DulleWireReader;

/* What a line turned out to be. */
typedef enum
{
  DULLE_WIRE_FAILED,
  DULLE_WIRE_NOTHING,
  DULLE_WIRE_WHOLE,
} DulleWireResult;

/**
 * dulle_wire_reader_take:
 * @line: without its end; any bytes
 * @message: (out): the message that is whole with this line
 *
 * Returns: %DULLE_WIRE_NOTHING for a line whose word is not known, and in a block that goes
 *   on; %DULLE_WIRE_FAILED with @error, which is one sentence with the name and the line
 */
DulleWireResult dulle_wire_reader_take (DulleWireReader  *self,
                                        const char       *line,
                                        DulleWireMessage *message,
                                        GError          **error);

void dulle_wire_reader_clear (DulleWireReader *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleWireReader, dulle_wire_reader_clear)

G_END_DECLS
