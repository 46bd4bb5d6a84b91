/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tournaments with the same seed, rules and games are the same.
 */
#include "store-compare.h"

#include <string.h>

#include "store-file.h"
#include "store-load.h"

gboolean
dulle_store_is_of_table (const DulleTournamentRun *run)
{
  return run->setup.deals == DULLE_DEALS_TOLD || run->setup.deals == DULLE_DEALS_FAIR;
}

static gboolean
is_same_setup (const DulleTournamentRun *a,
               const DulleTournamentRun *b)
{
  gboolean of_table = dulle_store_is_of_table (a) && dulle_store_is_of_table (b);

  return a->setup.seed == b->setup.seed && a->setup.dealer == b->setup.dealer &&
         (of_table || a->setup.deals == b->setup.deals) &&
         memcmp (a->setup.hands, b->setup.hands, sizeof a->setup.hands) == 0 &&
         memcmp (&a->setup.duties, &b->setup.duties, sizeof a->setup.duties) == 0 &&
         dulle_rules_equal (&a->setup.rules, &b->setup.rules);
}

/* Whether @record begins with the actions of @beginning. */
static gboolean
begins_with (const DulleRecord *record,
             const DulleRecord *beginning)
{
  gboolean same = record->number == beginning->number &&
                  record->n_actions >= beginning->n_actions;

  for (guint i = 0; same && i < beginning->n_actions; i++)
    same = dulle_action_equal (&record->actions[i], &beginning->actions[i]);

  return same;
}

gboolean
dulle_store_is_continued (const DulleTournamentRun *stored,
                          const DulleTournamentRun *run)
{
  gboolean same = is_same_setup (stored, run) && stored->records->len <= run->records->len;

  for (guint i = 0; same && i < stored->records->len; i++)
    {
      const DulleRecord *a = &g_array_index (stored->records, DulleRecord, i);
      const DulleRecord *b = &g_array_index (run->records, DulleRecord, i);

      same = a->n_actions == b->n_actions && begins_with (b, a);
    }

  return same;
}

gboolean
dulle_store_is_beginning (const DulleTournamentRun *stored,
                          const DulleTournamentRun *run)
{
  guint n_games = stored->records->len;

  if (!dulle_store_is_continued (stored, run))
    return FALSE;
  if (stored->finished || stored->record.n_actions == 0)
    return TRUE;
  if (n_games < run->records->len)
    return begins_with (&g_array_index (run->records, DulleRecord, n_games), &stored->record);

  return !run->finished && begins_with (&run->record, &stored->record);
}

gboolean
dulle_store_has_all (const DulleTournamentRun *stored,
                     const DulleTournamentRun *run)
{
  return dulle_store_is_beginning (run, stored);
}

static void
note_machine (DulleSessionError *machine,
              DulleSessionError  code)
{
  if (dulle_store_machine_is_to_blame (code))
    *machine = code;
}

/* Returns: (transfer full) (element-type gint64): the numbers of those with a seed */
static GArray *
find_candidates (DulleStore        *self,
                 guint64            seed,
                 DulleSessionError *machine)
{
  GArray       *candidates = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_SAME_SEED, (gint64) seed);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 candidate = sqlite3_column_int64 (statement, 0);

      g_array_append_val (candidates, candidate);
    }
  note_machine (machine, dulle_store_asked (statement, TRUE));

  return candidates;
}

gboolean
dulle_store_find_same (DulleStore               *self,
                       const DulleTournamentRun *run,
                       DulleCompareRuns         *compare,
                       gint64                    except,
                       DulleTournamentRun       *found,
                       DulleSessionError        *machine)
{
  g_autoptr (GArray) candidates = find_candidates (self, run->setup.seed, machine);

  for (guint i = 0; i < candidates->len; i++)
    {
      gint64             candidate = g_array_index (candidates, gint64, i);
      DulleTournamentRun stored = { 0 };
      DulleSessionError  code;

      if (candidate == except)
        continue;
      code = dulle_store_load (self, candidate, &stored);
      note_machine (machine, code);
      if (code == DULLE_SESSION_ERROR_NONE && compare (&stored, run))
        {
          *found = stored;
          return TRUE;
        }
      dulle_tournament_run_clear (&stored);
    }

  return FALSE;
}

DulleStored
dulle_store_find_again (DulleStore               *self,
                        const DulleTournamentRun *run)
{
  DulleTournamentRun loaded = { 0 };
  DulleStored        stored = { 0 };
  DulleSessionError  code = dulle_store_load (self, run->stored.tournament, &loaded);

  if (dulle_store_machine_is_to_blame (code))
    stored = run->stored;
  else if (code == DULLE_SESSION_ERROR_NONE && dulle_store_is_continued (&loaded, run))
    {
      stored = loaded.stored;
      stored.game = 0;
      stored.naming = run->naming - 1;
      stored.sharing = run->sharing - 1;
    }
  dulle_tournament_run_clear (&loaded);

  return stored;
}
