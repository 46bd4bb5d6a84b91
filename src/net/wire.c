/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One table says what a message consists of, who says it and when. Reading, writing and
 * freeing follow from it. A word that is not in it is of a newer version, and is skipped.
 */
#include "wire.h"

#include <string.h>

#include "engine/error.h"
#include "engine/quote.h"
#include "seen-name.h"

/**
 * FieldType:
 * @FIELD_NUMBER: decimal, below 2³¹
 * @FIELD_WORD: what stands between two blanks
 * @FIELD_TEXT: what is left of the line; it may be empty
 * @FIELD_NAME: the same, as it is seen
 * @FIELD_BLOCK: lines of their own, of which the last is “end”
 */
typedef enum
{
  FIELD_NONE,
  FIELD_NUMBER,
  FIELD_WORD,
  FIELD_TEXT,
  FIELD_NAME,
  FIELD_BLOCK,
} FieldType;

/* One part of a message, and where in it. Texts and blocks come last. */
typedef struct
{
  const char *name;
  FieldType   type;
  gsize       offset;
} Field;

#define MAX_FIELDS 5

/* What lines of one kind consist of, who says them, and in which states. */
typedef struct
{
  const char *word;
  guint       from;
  guint       states;
  Field       fields[MAX_FIELDS + 1];
} Row;

#define FIELD(type, name, member)                           \
  {                                                         \
    name, FIELD_##type, offsetof (DulleWireMessage, member) \
  }

#define HOST   DULLE_WIRE_HOST
#define GUEST  DULLE_WIRE_GUEST
#define BOTH   (HOST | GUEST)
#define GREET  DULLE_WIRE_GREETING
#define SEATED DULLE_WIRE_SEATED
#define ALWAYS (GREET | SEATED)

/* clang-format off */
static const Row rows[] = {
  [DULLE_WIRE_HELLO] = { "hello", BOTH, GREET, {
      FIELD (NUMBER, "lowest", hello.lowest),
      FIELD (NUMBER, "highest", hello.highest),
      FIELD (TEXT, "abilities", hello.abilities) } },
  [DULLE_WIRE_JOIN] = { "join", GUEST, GREET, {
      FIELD (WORD, "secret", join.secret),
      FIELD (WORD, "face", join.face),
      FIELD (NAME, "name", join.name) } },
  [DULLE_WIRE_RETURN] = { "return", GUEST, GREET, {
      FIELD (WORD, "token", back.token),
      FIELD (WORD, "id", back.id),
      FIELD (NUMBER, "games", back.games) } },
  [DULLE_WIRE_SEAT] = { "seat", HOST, GREET, {
      FIELD (NUMBER, "player", seat.player),
      FIELD (WORD, "token", seat.token) } },
  [DULLE_WIRE_PLAYER] = { "player", HOST, SEATED, {
      FIELD (NUMBER, "player", player.player),
      FIELD (WORD, "kind", player.kind),
      FIELD (NUMBER, "ready", player.ready),
      FIELD (WORD, "face", player.face),
      FIELD (NAME, "name", player.name) } },
  [DULLE_WIRE_RULES] = { "rules", HOST, SEATED, {
      FIELD (BLOCK, "rules", text) } },
  [DULLE_WIRE_READY] = { "ready", GUEST, SEATED, {
      FIELD (NUMBER, "ready", number) } },
  [DULLE_WIRE_TOURNAMENT] = { "tournament", HOST, SEATED, {
      FIELD (WORD, "id", tournament.id),
      FIELD (NUMBER, "dealer", tournament.dealer) } },
  [DULLE_WIRE_RECORD] = { "record", HOST, SEATED, {
      FIELD (BLOCK, "game", text) } },
  [DULLE_WIRE_VOTED] = { "voted", HOST, SEATED, {
      FIELD (NUMBER, "deal", voted.deal),
      FIELD (NUMBER, "in favor", voted.in_favour) } },
  [DULLE_WIRE_NEW] = { "new", HOST, SEATED, {
      FIELD (NUMBER, "number", numbered.number),
      FIELD (BLOCK, "game", numbered.block) } },
  [DULLE_WIRE_VIEW] = { "view", HOST, SEATED, {
      FIELD (NUMBER, "number", numbered.number),
      FIELD (BLOCK, "view", numbered.block) } },
  [DULLE_WIRE_EVENT] = { "event", HOST, SEATED, {
      FIELD (NUMBER, "number", event.number),
      FIELD (NUMBER, "pace", event.pace),
      FIELD (TEXT, "words", event.words) } },
  [DULLE_WIRE_ASK] = { "ask", HOST, SEATED, {
      FIELD (NUMBER, "number", number) } },
  [DULLE_WIRE_ACT] = { "act", GUEST, SEATED, {
      FIELD (NUMBER, "number", words.number),
      FIELD (WORD, "action", words.words) } },
  [DULLE_WIRE_REFUSED] = { "refused", HOST, SEATED, {
      FIELD (NUMBER, "number", words.number),
      FIELD (WORD, "reason", words.words) } },
  [DULLE_WIRE_POLL] = { "poll", HOST, SEATED, {
      FIELD (NUMBER, "deal", number) } },
  [DULLE_WIRE_VOTE] = { "vote", GUEST, SEATED, {
      FIELD (NUMBER, "in favor", number) } },
  [DULLE_WIRE_SAY] = { "say", BOTH, SEATED, {
      FIELD (NUMBER, "player", say.player),
      FIELD (WORD, "phrase", say.phrase) } },
  [DULLE_WIRE_MISSING] = { "missing", HOST, SEATED, {
      FIELD (NUMBER, "player", missing.player),
      FIELD (NUMBER, "seconds", missing.seconds),
      FIELD (NUMBER, "in favor", missing.in_favour) } },
  [DULLE_WIRE_CONSENT] = { "consent", GUEST, SEATED, {
      FIELD (NUMBER, "player", consent.player),
      FIELD (NUMBER, "yes", consent.yes) } },
  [DULLE_WIRE_COMMITMENT] = { "commitment", BOTH, SEATED, {
      FIELD (NUMBER, "game", fair.game),
      FIELD (NUMBER, "who", fair.who),
      FIELD (WORD, "commitment", fair.number) } },
  [DULLE_WIRE_OPEN] = { "open", HOST, SEATED, {
      FIELD (NUMBER, "game", number) } },
  [DULLE_WIRE_SHARE] = { "share", BOTH, SEATED, {
      FIELD (NUMBER, "game", fair.game),
      FIELD (NUMBER, "who", fair.who),
      FIELD (WORD, "share", fair.number) } },
  [DULLE_WIRE_PING] = { "ping", BOTH, ALWAYS, {
      FIELD (NUMBER, "number", number) } },
  [DULLE_WIRE_PONG] = { "pong", BOTH, ALWAYS, {
      FIELD (NUMBER, "number", number) } },
  [DULLE_WIRE_BYE] = { "bye", BOTH, ALWAYS, {
      FIELD (WORD, "reason", text) } },
  [DULLE_WIRE_KNOCK] = { "knock", GUEST, GREET, {
      FIELD (WORD, "commitment", knock.commitment),
      FIELD (WORD, "face", knock.face),
      FIELD (NAME, "name", knock.name) } },
  [DULLE_WIRE_NONCE] = { "nonce", BOTH, GREET, {
      FIELD (WORD, "nonce", text) } },
  [DULLE_WIRE_WATCH] = { "watch", GUEST, GREET, {
      FIELD (WORD, "secret", watch.secret),
      FIELD (WORD, "id", watch.id),
      FIELD (NUMBER, "games", watch.games),
      FIELD (WORD, "face", watch.face),
      FIELD (NAME, "name", watch.name) } },
  [DULLE_WIRE_WATCHING] = { "watching", HOST, GREET, {
      FIELD (NUMBER, "number", watching.number),
      FIELD (TEXT, "token", watching.token) } },
  [DULLE_WIRE_WATCHER] = { "watcher", HOST, SEATED, {
      FIELD (NUMBER, "number", watcher.number),
      FIELD (WORD, "face", watcher.face),
      FIELD (NAME, "name", watcher.name) } },
  [DULLE_WIRE_OFFER] = { "offer", GUEST, SEATED, {
      FIELD (TEXT, "link", text) } },
  [DULLE_WIRE_HANDOVER] = { "handover", HOST, SEATED, {
      FIELD (BLOCK, "handover", text) } },
  [DULLE_WIRE_TAKEN] = { "taken", GUEST, SEATED, {
      FIELD (NUMBER, "games", number) } },
  [DULLE_WIRE_MOVED] = { "moved", HOST, ALWAYS, {
      FIELD (NUMBER, "player", moved.player),
      FIELD (TEXT, "link", moved.link) } },
  [DULLE_WIRE_AGAIN] = { "again", HOST, SEATED, {
      FIELD (NUMBER, "game", again.game),
      FIELD (NUMBER, "attempt", again.attempt) } },
  [DULLE_WIRE_REACHED] = { "reached", HOST, SEATED, {
      FIELD (NUMBER, "yes", number) } },
  [DULLE_WIRE_BETWEEN] = { "between", HOST, SEATED, {
      FIELD (NUMBER, "games", number) } },
  [DULLE_WIRE_BEGINS] = { "begins", HOST, SEATED, {
      FIELD (NUMBER, "seconds", number) } },
};
/* clang-format on */

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == DULLE_N_WIRE_KINDS);

static guint *
number_at (DulleWireMessage *message,
           const Field      *field)
{
  return (guint *) (gpointer) ((char *) message + field->offset);
}

static char **
text_at (DulleWireMessage *message,
         const Field      *field)
{
  return (char **) (gpointer) ((char *) message + field->offset);
}

DulleWireMessage *
dulle_wire_message_copy (const DulleWireMessage *message)
{
  DulleWireMessage *copy = g_memdup2 (message, sizeof *message);

  for (const Field *field = rows[copy->kind].fields; field->type != FIELD_NONE; field++)
    {
      if (field->type != FIELD_NUMBER)
        *text_at (copy, field) = g_strdup (*text_at (copy, field));
    }

  return copy;
}

void
dulle_wire_message_clear (DulleWireMessage *message)
{
  for (const Field *field = rows[message->kind].fields; field->type != FIELD_NONE; field++)
    {
      if (field->type != FIELD_NUMBER)
        g_clear_pointer (text_at (message, field), g_free);
    }
}

void
dulle_wire_message_free (DulleWireMessage *message)
{
  dulle_wire_message_clear (message);
  g_free (message);
}

const char *
dulle_wire_word (DulleWireKind kind)
{
  g_return_val_if_fail (kind < DULLE_N_WIRE_KINDS, NULL);

  return rows[kind].word;
}

/* Writing */

static void
write_field (const DulleWireMessage *message,
             const Field            *field,
             GString                *text)
{
  const char *value = (const char *) message + field->offset;

  if (field->type == FIELD_NUMBER)
    g_string_append_printf (text, " %u", *(const guint *) (gconstpointer) value);
  else if (field->type != FIELD_BLOCK)
    g_string_append_printf (text, " %s", *(char *const *) (gconstpointer) value);
}

static const char *
block_of (const DulleWireMessage *message)
{
  for (const Field *field = rows[message->kind].fields; field->type != FIELD_NONE; field++)
    {
      if (field->type == FIELD_BLOCK)
        return *text_at ((DulleWireMessage *) message, field);
    }

  return "";
}

void
dulle_wire_write (const DulleWireMessage *message,
                  GString                *text)
{
  const Row *row = &rows[message->kind];

  g_string_append (text, row->word);
  for (const Field *field = row->fields; field->type != FIELD_NONE; field++)
    write_field (message, field, text);
  g_string_append_c (text, '\n');
  g_string_append (text, block_of (message));
}

/* Reading */

/* Returns: (transfer full): what stands before the next blank, which is passed as well */
static char *
take_word (const char **rest)
{
  gsize length = strcspn (*rest, " ");
  char *word = g_strndup (*rest, length);

  *rest += length;
  if (**rest == ' ')
    (*rest)++;

  return word;
}

static gboolean
read_number (const char              *word,
             const char              *name,
             const DulleTextPosition *at,
             guint                   *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, G_MAXINT32, &value, NULL))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a number (%s).",
                          dulle_quote (word).text, name);
  *number = (guint) value;

  return TRUE;
}

static gboolean
read_field (const Field             *field,
            const char             **rest,
            const DulleTextPosition *at,
            DulleWireMessage        *message)
{
  g_autofree char *word = NULL;

  if (field->type == FIELD_BLOCK)
    return TRUE;
  if (field->type == FIELD_TEXT || field->type == FIELD_NAME)
    {
      *text_at (message, field) =
          field->type == FIELD_NAME ? dulle_seen_name (*rest) : g_strdup (*rest);
      *rest = "";
      return TRUE;
    }

  word = take_word (rest);
  if (*word == '\0')
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "Something is missing (%s).", field->name);
  if (field->type == FIELD_NUMBER)
    return read_number (word, field->name, at, number_at (message, field));
  if (strlen (word) > DULLE_WIRE_MAX_WORD)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "A word is too long (%s).", field->name);
  *text_at (message, field) = g_steal_pointer (&word);

  return TRUE;
}

/* What follows the last field is of a newer version. */
static gboolean
read_fields (const char              *rest,
             const DulleTextPosition *at,
             DulleWireMessage        *message)
{
  g_auto (DulleWireMessage) read = { .kind = message->kind };

  for (const Field *field = rows[read.kind].fields; field->type != FIELD_NONE; field++)
    {
      if (!read_field (field, &rest, at, &read))
        return FALSE;
    }
  *message = read;
  read = (DulleWireMessage){ .kind = DULLE_WIRE_PING };

  return TRUE;
}

static gboolean
find_kind (const char    *word,
           DulleWireKind *kind)
{
  for (guint i = 0; i < DULLE_N_WIRE_KINDS; i++)
    {
      if (strcmp (rows[i].word, word) != 0)
        continue;
      *kind = (DulleWireKind) i;
      return TRUE;
    }

  return FALSE;
}

static gboolean
may_be_said (const DulleWireReader   *self,
             DulleWireKind            kind,
             const DulleTextPosition *at)
{
  const Row *row = &rows[kind];

  if ((row->from & self->from) == 0)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_ILLEGAL, "“%s” is not said by this side.",
                          row->word);
  if ((row->states & self->state) == 0)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_ILLEGAL, "“%s” is not said at this moment.",
                          row->word);

  return TRUE;
}

static gboolean
is_clean (const char              *line,
          const DulleTextPosition *at)
{
  if (strlen (line) > DULLE_WIRE_MAX_LINE)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "The line is longer than %d bytes.",
                          DULLE_WIRE_MAX_LINE);
  if (!g_utf8_validate (line, -1, NULL))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "This is not a text in UTF-8.");
  for (; *line != '\0'; line++)
    {
      if (g_ascii_iscntrl (*line))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX,
                              "There is a control character in the line.");
    }

  return TRUE;
}

static void
finish_block (DulleWireReader  *self,
              DulleWireMessage *message)
{
  const Field *field = rows[self->open.kind].fields;

  while (field->type != FIELD_BLOCK)
    field++;
  *text_at (&self->open, field) = g_string_free (g_steal_pointer (&self->block), FALSE);
  *message = self->open;
}

static DulleWireResult
take_into_block (DulleWireReader         *self,
                 const char              *line,
                 const DulleTextPosition *at,
                 DulleWireMessage        *message)
{
  if (self->block->len + strlen (line) + 1 > DULLE_WIRE_MAX_BLOCK)
    {
      dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "“%s” is longer than %d bytes.",
                     rows[self->open.kind].word, DULLE_WIRE_MAX_BLOCK);
      return DULLE_WIRE_FAILED;
    }

  g_string_append_printf (self->block, "%s\n", line);
  if (strcmp (line, "end") != 0)
    return DULLE_WIRE_NOTHING;
  finish_block (self, message);

  return DULLE_WIRE_WHOLE;
}

static gboolean
has_block (DulleWireKind kind)
{
  const Field *field = rows[kind].fields;

  while (field->type != FIELD_NONE && field->type != FIELD_BLOCK)
    field++;

  return field->type == FIELD_BLOCK;
}

DulleWireResult
dulle_wire_reader_take (DulleWireReader  *self,
                        const char       *line,
                        DulleWireMessage *message,
                        GError          **error)
{
  DulleTextPosition at = { .name = self->name, .line = ++self->line, .error = error };
  const char       *rest = line;
  g_autofree char  *word = NULL;
  DulleWireMessage  read = { 0 };

  if (!is_clean (line, &at))
    return DULLE_WIRE_FAILED;
  if (self->block != NULL)
    return take_into_block (self, line, &at, message);

  word = take_word (&rest);
  if (!find_kind (word, &read.kind))
    return DULLE_WIRE_NOTHING;
  if (!may_be_said (self, read.kind, &at) || !read_fields (rest, &at, &read))
    return DULLE_WIRE_FAILED;
  if (!has_block (read.kind))
    {
      *message = read;
      return DULLE_WIRE_WHOLE;
    }

  self->open = read;
  self->block = g_string_new (NULL);

  return DULLE_WIRE_NOTHING;
}

void
dulle_wire_reader_clear (DulleWireReader *self)
{
  if (self->block == NULL)
    return;

  g_string_free (g_steal_pointer (&self->block), TRUE);
  dulle_wire_message_clear (&self->open);
}
