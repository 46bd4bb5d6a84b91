/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli engine: a computer player for other programs, over standard input and output.
 * docs/engine-protocol.md describes what is said.
 */
#include "config.h"

#include "cli.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "ai/player.h"
#include "engine/action-text.h"
#include "engine/quote.h"
#include "engine/record-reader.h"
#include "engine/seen-text.h"
#include "engine/text-lines.h"
#include "engine/view-members.h"
#include "engine/view-text.h"
#include "external-engine.h"
#include "lab/styled-player.h"
#include "line-input.h"

static const char summary[] =
    "Plays for another program. It reads questions from standard input, each of which\n"
    "begins with a word, and answers each with one line. engine-protocol.md explains them\n"
    "all; it and an example are installed with the program, in share/doc/dulle.\n"
    "\n"
    "  hello 2         Which version of the protocol is spoken? The answer is “hello 2”, a\n"
    "                  name, and what the program is able to do.\n"
    "  new             A game as one seat sees it begin; lines up to “end” follow.\n"
    "  view            A whole position instead, from “dulle-view 1” to “end”.\n"
    "  action WORD…    What has happened since. The answer to these three is “ok”.\n"
    "  legal           What may the seat do now?\n"
    "  act             What does the seat call, play or exchange? It must be its turn.\n"
    "  speak           Does it announce or declare something now? The answer is “-” if not.\n"
    "  limit WHAT N    The most that a question may take: so many “deals” to be sampled, or\n"
    "                  “milliseconds”. 0 stands for no limit.\n"
    "  quit            Ends the program, as does the end of the input.\n"
    "\n"
    "Before “hello”, a view follows “act” and “speak” each time, as in version 1. If a\n"
    "question cannot be answered, the answer is “error” and a sentence.";

/**
 * Engine:
 * @version: of the protocol
 * @seen: the game, if @has_game
 * @has_failed: whether the last answer was an error
 */
typedef struct
{
  DullePlayer   player;
  unsigned      version;
  DulleSeenGame seen;
  bool          has_game;
  bool          has_failed;
  unsigned      milliseconds;
} Engine;

/* Answers */

static char *
answer_error (const char *sentence)
{
  return g_strdup_printf ("error %s", sentence);
}

static char *
answer_done (void)
{
  return g_strdup ("ok");
}

/* Time */

static int is_late;

static void
stop_thinking_cb (G_GNUC_UNUSED int signal_number)
{
  g_atomic_int_set (&is_late, 1);
}

/* After that many milliseconds a search ends with what it has found; 0 lets it go on. */
static void
set_alarm (unsigned milliseconds)
{
  struct itimerval alarm = {
    .it_value = { milliseconds / 1000, (milliseconds % 1000) * 1000 },
  };

  g_atomic_int_set (&is_late, 0);
  setitimer (ITIMER_REAL, &alarm, NULL);
}

/* Decisions */

static char *
decide_action (Engine          *engine,
               const DulleView *view)
{
  DulleDecision decision;

  if (!dulle_view_on_turn (view))
    return answer_error ("It is not the turn of the seat whose view this is.");
  decision = dulle_player_act (&engine->player, view);

  return dulle_action_format (&decision.action, view->own.party);
}

static char *
decide_announcement (Engine          *engine,
                     const DulleView *view)
{
  DulleAction announcement;

  return dulle_player_announce (&engine->player, view, &announcement)
             ? dulle_action_format (&announcement, view->own.party)
             : g_strdup ("-");
}

static char *
list_legal (G_GNUC_UNUSED Engine *engine,
            const DulleView      *view)
{
  g_autoptr (GString) words = g_string_new (NULL);

  dulle_legal_actions_write (view, DULLE_LEGAL_ACTS | DULLE_LEGAL_ANNOUNCEMENTS, words);

  return g_strdup (words->len > 0 ? words->str + 1 : "-");
}

typedef char *Decide (Engine          *engine,
                      const DulleView *view);

/* Asks @decide about the game that is going on or, in version 1, about the view that follows. */
static char *
answer_by (Engine *engine,
           Decide *decide)
{
  DulleView view;
  char     *answer;

  if (engine->version == 1)
    {
      g_autoptr (GError) error = NULL;
      const char      *flaw;
      g_autofree char *text = dulle_lines_read (&flaw);

      if (flaw != NULL)
        return answer_error (flaw);
      if (!dulle_view_parse (text, "view", &view, &error))
        return answer_error (error->message);
    }
  else if (!engine->has_game)
    return answer_error ("There is no game; it begins with “new” or “view”.");
  else if (engine->seen.is_waiting)
    return answer_error ("The auction is over, and what is played has yet to be told.");
  else
    view = dulle_seen_game_view (&engine->seen);

  set_alarm (engine->milliseconds);
  answer = decide (engine, &view);
  set_alarm (0);

  return answer;
}

/* Questions */

static char *
answer_hello (Engine *engine,
              char  **words)
{
  guint64 version;

  if (words[1] == NULL ||
      !g_ascii_string_to_unsigned (words[1], 10, DULLE_PROTOCOL_VERSION, G_MAXUINT, &version, NULL))
    return answer_error ("“hello” is followed by the version of the protocol, which is 2.");
  engine->version = DULLE_PROTOCOL_VERSION;

  return g_strdup_printf ("hello %u name=dulle-cli version=%s player=%s %s",
                          DULLE_PROTOCOL_VERSION, VERSION, dulle_player_id (engine->player.kind),
                          "game view legal speak limit");
}

static char *
answer_new (Engine              *engine,
            G_GNUC_UNUSED char **words)
{
  g_autoptr (GError) error = NULL;
  const char      *flaw;
  g_autofree char *text = dulle_lines_read (&flaw);

  DulleSeenGame seen;

  if (flaw != NULL || !dulle_seen_game_parse (text, "new", &seen, &error))
    return answer_error (flaw != NULL ? flaw : error->message);
  engine->seen = seen;
  engine->has_game = true;

  return answer_done ();
}

static char *
answer_view (Engine              *engine,
             G_GNUC_UNUSED char **words)
{
  g_autoptr (GError) error = NULL;
  const char      *flaw;
  g_autofree char *text = dulle_lines_read (&flaw);
  DulleView        view;

  if (flaw != NULL || !dulle_view_parse (text, "view", &view, &error))
    return answer_error (flaw != NULL ? flaw : error->message);
  engine->has_game = true;
  dulle_seen_game_adopt (&engine->seen, &view);

  return answer_done ();
}

static char *
answer_action (Engine *engine,
               char  **words)
{
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { .name = "action", .line = 1, .error = &error };

  if (!engine->has_game)
    return answer_error ("There is no game; it begins with “new” or “view”.");

  return dulle_seen_game_take_words (&engine->seen, words + 1, &at)
             ? answer_done ()
             : answer_error (error->message);
}

static char *
answer_legal (Engine              *engine,
              G_GNUC_UNUSED char **words)
{
  return answer_by (engine, list_legal);
}

/* The legal actions may be listed after it, for programs that do not know the rules. */
static char *
answer_act (Engine              *engine,
            G_GNUC_UNUSED char **words)
{
  return answer_by (engine, decide_action);
}

static char *
answer_speak (Engine              *engine,
              G_GNUC_UNUSED char **words)
{
  return answer_by (engine, decide_announcement);
}

static char *
answer_limit (Engine *engine,
              char  **words)
{
  bool    is_given = words[1] != NULL && words[2] != NULL;
  guint64 number;

  if (is_given && g_ascii_string_to_unsigned (words[2], 10, 0, G_MAXINT, &number, NULL))
    {
      unsigned *limit = strcmp (words[1], "deals") == 0          ? &engine->player.limits.deals
                        : strcmp (words[1], "milliseconds") == 0 ? &engine->milliseconds
                                                                 : NULL;

      if (limit != NULL)
        {
          *limit = (unsigned) number;
          return answer_done ();
        }
    }

  return answer_error ("“limit” is followed by “deals” or “milliseconds” and a number.");
}

static const struct
{
  const char *word;
  char *(*answer) (Engine *engine,
                   char  **words);
} questions[] = {
  { "hello", answer_hello },
  { "new", answer_new },
  { "view", answer_view },
  { "action", answer_action },
  { "legal", answer_legal },
  { "act", answer_act },
  { "speak", answer_speak },
  { "limit", answer_limit },
};

static char *
answer_question (Engine *engine,
                 char  **words)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (strcmp (questions[i].word, words[0]) == 0)
        return questions[i].answer (engine, words);
      g_string_append_printf (known, "%s, ", questions[i].word);
    }

  return g_strdup_printf ("error “%s” is not a question; the questions are %sand quit.",
                          dulle_quote (words[0]).text, known->str);
}

/* The view of a question that is not known belongs to it, and is answered with it. */
static char *
skip_view (Engine *engine)
{
  const char      *flaw;
  g_autofree char *text = dulle_lines_read (&flaw);
  bool             is_answered = engine->has_failed;

  engine->has_failed = false;

  return is_answered ? NULL : answer_error ("There is no question before this view.");
}

/* Returns: (transfer full) (nullable): the answer to a line; %NULL if there is none */
static char *
answer_line (Engine     *engine,
             const char *line,
             char      **words)
{
  return strcmp (line, DULLE_VIEW_HEAD) == 0 ? skip_view (engine)
                                             : answer_question (engine, words);
}

static void
answer_questions (Engine *engine)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const char *flaw;

  while (dulle_line_read (line, &flaw))
    {
      char            *stripped = g_strstrip ((char *) dulle_text_without_mark (line->str));
      g_autofree char *answer = flaw != NULL ? answer_error (flaw) : NULL;
      g_auto (GStrv) words = dulle_record_split (stripped);

      if (flaw == NULL && g_strv_length (words) == 1 && strcmp (words[0], "quit") == 0)
        return;
      if (flaw == NULL && words[0] != NULL)
        answer = answer_line (engine, stripped, words);
      if (answer == NULL)
        continue;
      g_print ("%s\n", answer);
      engine->has_failed = g_str_has_prefix (answer, "error");
    }
}

static bool
parse_player (const char  *name,
              DullePlayer *player)
{
  return dulle_styled_player_from_id (name, &player->kind, &player->style) ||
         dulle_complain ("There is no player “%s”.", dulle_quote (name).text);
}

int
dulle_cli_engine (int    argc,
                  char **argv)
{
  g_autofree char *name = NULL;
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  GOptionEntry entries[] = {
    { "player", 'p', 0, G_OPTION_ARG_STRING, &name,
      "The player, as in “dulle-cli match”, such as normal/bold (strong)", "PLAYER" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text,
      "The seed of all random numbers (1)", "S" },
    { NULL }
  };
  struct sigaction late = { .sa_handler = stop_thinking_cb, .sa_flags = SA_RESTART };
  Engine           engine = { .version = 1 };

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_numbers (entries, &seed, NULL) ||
      !parse_player (name != NULL ? name : "strong", &engine.player))
    return DULLE_CLI_USAGE;
  engine.player.limits.seed = (uint64_t) seed.value;
  engine.player.limits.stop = &is_late;
  sigaction (SIGALRM, &late, NULL);
  answer_questions (&engine);
  if (ferror (stdin) == 0)
    return EXIT_SUCCESS;

  dulle_complain ("Standard input cannot be read.");

  return EXIT_FAILURE;
}
