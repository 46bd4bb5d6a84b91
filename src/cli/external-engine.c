/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A program that speaks version 2 of the protocol has a process for each seat, which is told
 * of the game as it goes on: what happens is collected, and sent together with the next
 * question. For a program that speaks version 1, one process answers for all seats, since each
 * question comes with a whole view.
 */
#include "config.h"

#include "external-engine.h"

#include <gio/gio.h>
#include <string.h>

#include "engine/action-text.h"
#include "engine/quote.h"
#include "engine/seen-text.h"
#include "engine/view-text.h"
#include "guest-process.h"

/**
 * Guest:
 * @process: (nullable): %NULL until the program is needed
 * @begun: the question that begins a game, until it is sent
 * @seen: what has happened since the last question
 */
typedef struct
{
  DulleGuestProcess *process;
  GString           *begun;
  GString           *seen;
} Guest;

/**
 * DulleExternalEngine:
 * @version: the version of the protocol
 * @can_speak: whether it is asked for announcements
 * @guests: for each seat; in version 1 the first plays them all
 * @deal: the number of the deal, from 1
 * @text: what is written next, kept to reuse its memory
 */
struct _DulleExternalEngine
{
  char    *command;
  unsigned timeout;
  unsigned version;
  bool     can_speak;
  Guest    guests[DULLE_N_SEATS];
  unsigned deal;
  GString *text;
};

static Guest *
find_guest (DulleExternalEngine *engine,
            uint8_t              seat)
{
  return &engine->guests[engine->version == 1 ? 0 : seat];
}

/* Actions */

void
dulle_legal_actions_write (const DulleView *view,
                           DulleLegalKinds  kinds,
                           GString         *words)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      DulleLegalKinds  kind = dulle_action_is_extra (&actions[i]) ? DULLE_LEGAL_ANNOUNCEMENTS
                                                                  : DULLE_LEGAL_ACTS;
      g_autofree char *word = dulle_action_format (&actions[i], view->own.party);

      if ((kinds & kind) != 0)
        g_string_append_printf (words, " %s", word);
    }
}

/* Questions */

static const char *
name_question (bool is_announcement_asked)
{
  return is_announcement_asked ? "speak" : "act";
}

/* Which question it is, for whoever reads an error. */
static char *
describe_question (const DulleExternalEngine *engine,
                   const DulleView           *view,
                   const char                *question)
{
  return g_strdup_printf ("“%s” (deal %u, seat %u, after %u cards)", question, engine->deal,
                          view->own.seat, dulle_board_n_played (&view->board));
}

/* Writes a question of version 2 after all that has happened. Returns: how many answers come
 * before its own */
static unsigned
write_news (Guest   *guest,
            GString *text)
{
  unsigned n = (guest->begun->len > 0) + (guest->seen->len > 0);

  g_string_append (text, guest->begun->str);
  if (guest->seen->len > 0)
    g_string_append_printf (text, "action%s\n", guest->seen->str);
  g_string_truncate (guest->begun, 0);
  g_string_truncate (guest->seen, 0);

  return n;
}

static unsigned
write_question (DulleExternalEngine *engine,
                const DulleView     *view,
                bool                 announcement)
{
  const char *question = name_question (announcement);
  unsigned    n = 0;

  g_string_truncate (engine->text, 0);
  if (engine->version == 1)
    {
      g_string_append_printf (engine->text, "%s\n", question);
      dulle_view_write (view, engine->text);
      return n;
    }

  n = write_news (find_guest (engine, view->own.seat), engine->text);
  g_string_append (engine->text, question);
  dulle_legal_actions_write (view, announcement ? DULLE_LEGAL_ANNOUNCEMENTS : DULLE_LEGAL_ACTS,
                             engine->text);
  g_string_append_c (engine->text, '\n');

  return n;
}

/* Reads the answers to what has happened, each of which is “ok”. */
static bool
read_done (DulleExternalEngine *engine,
           Guest               *guest,
           unsigned             n,
           const char          *question,
           GError             **error)
{
  for (; n > 0; n--)
    {
      g_autofree char *answer =
          dulle_guest_process_read (guest->process, engine->timeout, NULL, question, error);

      if (answer == NULL)
        return false;
      if (strcmp (answer, "ok") != 0)
        return dulle_guest_process_blame (engine->command, error, G_IO_ERROR_INVALID_DATA,
                                          "answers “%s” before %s, not “ok”.",
                                          dulle_quote (answer).text, question);
    }

  return true;
}

static char *
ask_question (DulleExternalEngine *engine,
              const DulleView     *view,
              bool                 announcement,
              GError             **error)
{
  Guest           *guest = find_guest (engine, view->own.seat);
  g_autofree char *question = describe_question (engine, view, name_question (announcement));
  unsigned         n = write_question (engine, view, announcement);

  if (!dulle_guest_process_write (guest->process, engine->text, error) ||
      !read_done (engine, guest, n, question, error))
    return NULL;

  return dulle_guest_process_read (guest->process, engine->timeout, NULL, question, error);
}

static bool
parse_answer (DulleExternalEngine *engine,
              const DulleView     *view,
              const char          *answer,
              bool                 announcement,
              DulleAction         *action,
              GError             **error)
{
  g_autofree char *question = describe_question (engine, view, name_question (announcement));
  DulleRefusal     refusal;

  if (!dulle_action_parse (answer, action))
    return dulle_guest_process_blame (engine->command, error, G_IO_ERROR_INVALID_DATA,
                                      "answers “%s” to %s, which is no action.",
                                      dulle_quote (answer).text, question);
  if (action->seat != view->own.seat || dulle_action_is_extra (action) != announcement)
    return dulle_guest_process_blame (engine->command, error, G_IO_ERROR_INVALID_DATA,
                                      "answers “%s” to %s, which seat %u was not asked for.",
                                      dulle_quote (answer).text, question, view->own.seat);
  refusal = dulle_action_check (&view->board, &view->own, action);
  if (refusal != DULLE_ACCEPTED)
    return dulle_guest_process_blame (engine->command, error, G_IO_ERROR_INVALID_DATA,
                                      "answers “%s” to %s: %s", dulle_quote (answer).text,
                                      question, dulle_refusal_sentence (refusal));

  return true;
}

/* The handshake */

static bool
has_word (char      **words,
          const char *word)
{
  return g_strv_contains ((const char *const *) words, word);
}

/* A program that answers anything but “hello 2”, such as an error, speaks version 1. */
static void
note_abilities (DulleExternalEngine *engine,
                const char          *answer)
{
  g_auto (GStrv) words = g_strsplit_set (answer, " \t", -1);
  bool speaks_2 = g_strcmp0 (words[0], "hello") == 0 && g_strcmp0 (words[1], "2") == 0 &&
                  has_word (words, "game");

  engine->version = speaks_2 ? DULLE_PROTOCOL_VERSION : 1;
  engine->can_speak = !speaks_2 || has_word (words, "speak");
}

/* Returns: (transfer full) (nullable): the answer to the greeting */
static char *
greet_guest (DulleExternalEngine *engine,
             Guest               *guest,
             const int           *stop,
             GError             **error)
{
  g_string_printf (engine->text, "hello %u name=dulle-cli version=%s\n", DULLE_PROTOCOL_VERSION,
                   VERSION);
  guest->process = dulle_guest_process_start (engine->command, error);
  if (guest->process == NULL || !dulle_guest_process_write (guest->process, engine->text, error))
    return NULL;

  return dulle_guest_process_read (guest->process, engine->timeout, stop, "“hello”", error);
}

/* The player of a match */

static bool
begin_cb (void            *data,
          const DulleView *view,
          unsigned         deal,
          GError         **error)
{
  DulleExternalEngine *engine = data;
  Guest               *guest = find_guest (engine, view->own.seat);

  engine->deal = deal;
  if (engine->version == 1)
    return true;
  if (guest->process == NULL)
    {
      g_autofree char *answer = greet_guest (engine, guest, NULL, error);

      if (answer == NULL)
        return false;
    }
  g_string_assign (guest->begun, "new\n");
  dulle_seen_game_write (view, guest->begun);
  g_string_truncate (guest->seen, 0);

  return true;
}

static void
see_cb (void              *data,
        const DulleGame   *before,
        const DulleGame   *after,
        const DulleAction *action,
        uint8_t            seat)
{
  DulleExternalEngine *engine = data;

  if (engine->version > 1)
    dulle_seen_action_write (before, after, action, seat, find_guest (engine, seat)->seen);
}

static bool
act_cb (void            *data,
        const DulleView *view,
        DulleAction     *action,
        GError         **error)
{
  g_autofree char *answer = ask_question (data, view, false, error);

  return answer != NULL && parse_answer (data, view, answer, false, action, error);
}

static bool
announce_cb (void            *data,
             const DulleView *view,
             bool            *announces,
             DulleAction     *announcement,
             GError         **error)
{
  DulleExternalEngine *engine = data;
  g_autofree char     *answer = NULL;

  *announces = false;
  if (!engine->can_speak)
    return true;
  answer = ask_question (engine, view, true, error);
  if (answer == NULL)
    return false;
  *announces = strcmp (answer, "-") != 0;

  return !*announces || parse_answer (engine, view, answer, true, announcement, error);
}

DulleExternalPlayer
dulle_external_engine_player (DulleExternalEngine *engine)
{
  return (DulleExternalPlayer){
    .begin = begin_cb,
    .see = see_cb,
    .act = act_cb,
    .announce = announce_cb,
    .data = engine,
  };
}

/* Start and end */

DulleExternalEngine *
dulle_external_engine_start (const char *command,
                             unsigned    timeout,
                             const int  *stop,
                             GError    **error)
{
  g_autoptr (DulleExternalEngine) engine = g_new0 (DulleExternalEngine, 1);
  g_autofree char *answer = NULL;

  engine->command = g_strdup (command);
  engine->timeout = timeout;
  engine->text = g_string_new (NULL);
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    engine->guests[i] = (Guest){ .begun = g_string_new (NULL), .seen = g_string_new (NULL) };
  answer = greet_guest (engine, &engine->guests[0], stop, error);
  if (answer == NULL)
    return NULL;
  note_abilities (engine, answer);

  return g_steal_pointer (&engine);
}

void
dulle_external_engine_end (DulleExternalEngine *engine)
{
  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    {
      g_clear_pointer (&engine->guests[i].process, dulle_guest_process_end);
      g_string_free (engine->guests[i].begun, TRUE);
      g_string_free (engine->guests[i].seen, TRUE);
    }
  g_string_free (engine->text, TRUE);
  g_free (engine->command);
  g_free (engine);
}
