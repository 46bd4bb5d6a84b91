/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli games: prints what a store holds as records. Tournaments are read one after
 * the other, so a large store takes no more memory than a small one.
 */
#include "cli.h"

#include <stdlib.h>

#include "engine/quote.h"
#include "engine/record.h"
#include "store/store-history.h"
#include "store/store-read-only.h"

static const char summary[] =
    "Prints all finished games of a store, those played last first, as a file of records.\n"
    "Dulle must not be running with it. Where Dulle keeps its own store: dulle/dulle.db in\n"
    "the user's data folder, usually ~/.local/share.";

static const DulleCliWords expected = { "FILE", 1, 1 };

/* @n_games: (inout): counts what is printed. Returns: whether the tournament could be read */
static bool
print_games (DulleStore *store,
             gint64      id,
             unsigned   *n_games)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const DulleTournamentLog *tournament_log = dulle_store_read_tournament_log (store, id);

  if (tournament_log == NULL)
    return false;

  for (unsigned i = 0; i < tournament_log->records->len; i++)
    dulle_record_write (&g_array_index (tournament_log->records, DulleRecord, i), text);
  g_print ("%s", text->str);
  *n_games += tournament_log->records->len;
  dulle_tournament_log_unref (tournament_log);

  return true;
}

/* Returns: whether all could be read */
static bool
print_store (DulleStore *store,
             const char *path,
             GError    **error)
{
  static const DulleTournamentRun nothing = { 0 };
  g_autoptr (DulleLogPage) page = dulle_log_page_new ();
  unsigned n_unreadable = 0;
  unsigned n_games = 0;

  page->next = DULLE_LOG_START;
  page->more = TRUE;
  g_print ("%s", DULLE_RECORD_HEAD);
  while (page->more)
    {
      DulleLogPlace after = page->next;

      dulle_log_page_free (page);
      page = dulle_store_list_history (store, &after, &nothing, error);
      if (page == NULL)
        return false;
      n_unreadable += page->n_unreadable;
      for (unsigned i = 0; i < page->logs->len; i++)
        {
          const DulleTournamentLog *tournament_log = g_ptr_array_index (page->logs, i);

          n_unreadable += !print_games (store, tournament_log->id, &n_games);
        }
    }
  if (n_unreadable > 0)
    g_set_error (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                 "%u tournament%s cannot be read.", n_unreadable, n_unreadable == 1 ? "" : "s");
  else if (n_games == 0)
    dulle_complain ("“%s” holds no finished game.", dulle_quote (path).text);

  return n_unreadable == 0;
}

int
dulle_cli_games (int    argc,
                 char **argv)
{
  GOptionEntry entries[] = { { NULL } };
  g_autoptr (GError) error = NULL;
  DulleStore *store;

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary))
    return DULLE_CLI_USAGE;
  if (!g_file_test (argv[1], G_FILE_TEST_EXISTS))
    {
      dulle_complain ("“%s” cannot be read: there is no such file.", dulle_quote (argv[1]).text);
      return EXIT_FAILURE;
    }

  store = dulle_store_open_to_read (argv[1], NULL, &error);
  if (store != NULL)
    {
      print_store (store, argv[1], &error);
      dulle_store_close (store);
    }
  if (error == NULL)
    return EXIT_SUCCESS;

  dulle_complain ("%s", error->message);

  return EXIT_FAILURE;
}
