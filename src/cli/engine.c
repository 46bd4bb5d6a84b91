/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dulle-cli engine: a computer player for other programs, by lines.
 */
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/player.h"
#include "engine/action-text.h"
#include "engine/view-text.h"

static const char summary[] =
    "Plays for another program: questions come in by lines, each is answered by one\n"
    "line. A question is one word and a view, which is what one seat knows (see\n"
    "src/engine/view-text.h for its form), from “dulle-view 1” to “end”:\n"
    "\n"
    "  act     What does the seat call, play or exchange? It must be its turn.\n"
    "          Answered by an action as in records (src/engine/record.h): 0:healthy,\n"
    "          2:CQ, 1:pass/CJ/DJ/D9.\n"
    "  speak   Does the seat announce or declare something now? To be asked of each\n"
    "          seat after every action, until nobody does. Answered by 2!re, 0$pigs,\n"
    "          or - for nothing.\n"
    "  quit    Ends, as does the end of the input.\n"
    "\n"
    "A question that cannot be answered is answered by “error” and a sentence. Nothing\n"
    "is kept between two questions: the same view has the same answer.";

/* Reads from the line that follows the question to "end".
 * Returns: (transfer full): the text of the view */
static char *
read_view (void)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *line = NULL;
  size_t           size = 0;

  while (getline (&line, &size, stdin) >= 0)
    {
      g_string_append (text, line);
      if (strcmp (g_strstrip (line), "end") == 0)
        break;
    }

  return g_string_free (text, FALSE);
}

static char *
format (const DulleView   *view,
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

  return format (view, &decision.action);
}

static char *
answer_speak (const DullePlayer *player,
              const DulleView   *view)
{
  DulleAction announcement;

  return dulle_player_speak (player, view, &announcement) ? format (view, &announcement) : g_strdup ("-");
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
answer (const DullePlayer *player,
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

  return g_strdup_printf ("error “%s” is no question; they are act, speak and quit.", question);
}

static void
answer_all (const DullePlayer *player)
{
  g_autofree char *line = NULL;
  size_t           size = 0;

  while (getline (&line, &size, stdin) >= 0)
    {
      g_autofree char *said = NULL;

      g_strstrip (line);
      if (strcmp (line, "quit") == 0)
        return;
      if (*line == '\0')
        continue;
      said = answer (player, line);
      g_print ("%s\n", said);
      fflush (stdout);
    }
}

int
dulle_cli_engine (int    argc,
                  char **argv)
{
  g_autofree char *kind = NULL;
  gint64           seed = 1;
  GOptionEntry     entries[] = {
        { "player", 'p', 0, G_OPTION_ARG_STRING, &kind, "Who plays, as in “dulle-cli match” (strong)", "KIND" },
        { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "What chance is left to players (1)", "N" },
        { NULL }
  };
  DullePlayer player = { 0 };

  if (!dulle_cli_parse (&argc, &argv, entries, NULL, summary))
    return 2;
  if (!dulle_player_from_id (kind != NULL ? kind : "strong", &player.kind))
    {
      g_printerr ("dulle-cli engine: There is no player “%s”.\n", kind);
      return 2;
    }
  player.seed = (uint64_t) seed;
  answer_all (&player);

  return EXIT_SUCCESS;
}
