/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli engine: a computer player for other programs, over standard input and output.
 */
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/player.h"
#include "engine/action-text.h"
#include "engine/quote.h"
#include "engine/text-lines.h"
#include "engine/view-text.h"

static const char summary[] =
    "Plays for another program. It reads questions from standard input and answers each\n"
    "with one line. A question is one word on a line, followed by a view: what one seat\n"
    "knows, from “dulle-view 1” to “end” (src/engine/view-text.h explains the format).\n"
    "\n"
    "  act     What does the seat call, play or exchange? It must be its turn. The\n"
    "          answer is an action as in records (src/engine/record.h), such as\n"
    "          0:healthy, 2:CQ or 1:pass/CJ/DJ/D9.\n"
    "  speak   Does the seat announce or declare something now? Ask every seat after\n"
    "          each action, until none announces anything. The answer is an action such\n"
    "          as 2!re or 0$pigs, or “-” for none.\n"
    "  quit    Ends the program, as does the end of the input. No view follows.\n"
    "\n"
    "If a question cannot be answered, the answer is “error” and a sentence. Nothing is\n"
    "remembered between questions: the same view always gets the same answer.";

/* Reads the lines up to and including "end".
 * Returns: (transfer full): the text of the view */
static char *
read_view (void)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *line = NULL;
  size_t           size = 0;

  for (ssize_t n; (n = getline (&line, &size, stdin)) >= 0;)
    {
      /* A null byte would end the text; this one is not UTF-8 either. */
      for (char *null = line; (null = memchr (null, '\0', (size_t) (line + n - null))) != NULL;)
        *null = '\xff';
      g_string_append (text, line);
      if (strcmp (g_strstrip (line), "end") == 0)
        break;
    }

  return g_string_free (text, FALSE);
}

static char *
format_action (const DulleView   *view,
               const DulleAction *action)
{
  return dulle_action_format (action, view->own.party);
}

static char *
answer_act (const DullePlayer *player,
            const DulleView   *view)
{
  DulleDecision decision;

  if (!dulle_view_on_turn (view))
    return g_strdup ("error It is not the turn of the seat whose view this is.");
  decision = dulle_player_act (player, view);

  return format_action (view, &decision.action);
}

static char *
answer_speak (const DullePlayer *player,
              const DulleView   *view)
{
  DulleAction announcement;

  return dulle_player_announce (player, view, &announcement) ? format_action (view, &announcement)
                                                             : g_strdup ("-");
}

static const struct
{
  const char *word;
  char *(*answer) (const DullePlayer *player,
                   const DulleView   *view);
} questions[] = {
  { "act", answer_act },
  { "speak", answer_speak },
};

static char *
answer_question (const DullePlayer *player,
                 const char        *question)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      DulleView        view;

      if (strcmp (questions[i].word, question) != 0)
        continue;
      text = read_view ();
      if (!dulle_view_parse (text, "view", &view, &error))
        return g_strdup_printf ("error %s", error->message);
      return questions[i].answer (player, &view);
    }

  return g_strdup_printf ("error “%s” is not a question; the questions are act, speak and quit.",
                          dulle_quote (question).text);
}

static void
answer_questions (const DullePlayer *player)
{
  g_autofree char *line = NULL;
  size_t           size = 0;

  while (getline (&line, &size, stdin) >= 0)
    {
      g_autofree char *text = NULL;

      g_strstrip (line);
      if (strcmp (line, "quit") == 0)
        return;
      if (*line == '\0')
        continue;
      text = answer_question (player, dulle_text_without_mark (line));
      g_print ("%s\n", text);
    }
}

int
dulle_cli_engine (int    argc,
                  char **argv)
{
  g_autofree char *kind = NULL;
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  GOptionEntry entries[] = {
    { "player", 'p', 0, G_OPTION_ARG_STRING, &kind,
      "The kind of player, as in “dulle-cli match” (strong)", "KIND" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text,
      "The seed of all random numbers (1)", "S" },
    { NULL }
  };
  DullePlayer player = { 0 };

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_number (&seed) ||
      !dulle_cli_parse_player (kind != NULL ? kind : "strong", &player.kind))
    return DULLE_CLI_USAGE;
  player.limits.seed = (uint64_t) seed.value;
  answer_questions (&player);

  return EXIT_SUCCESS;
}
