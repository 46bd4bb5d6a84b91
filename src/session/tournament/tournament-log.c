/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Games from files are written down as if four players without names had played one
 * tournament: the sheet of a tournament run is used for the bookkeeping.
 */
#include "tournament-log.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

DulleTournamentLog *
dulle_tournament_log_new (const DulleTournamentRun *run,
                          gint64                    played,
                          gboolean                  with_games)
{
  DulleTournamentLog *self = g_atomic_rc_box_new0 (DulleTournamentLog);

  self->id = run->stored.tournament;
  self->played = played;
  self->over = dulle_tournament_is_over (&run->tournament);
  self->setup = run->setup;
  self->standing = dulle_tournament_run_standing (run);
  if (with_games)
    {
      self->records = g_array_copy (run->records);
      self->lineups = g_array_copy (run->lineups);
      self->sheet = g_array_copy (run->sheet);
      self->votes = g_array_copy (run->votes);
    }

  return self;
}

static void
add_imported (DulleTournamentLog *self,
              const DulleRecord  *record)
{
  gboolean      dealer_plays = record->setup.rules.players == DULLE_N_SEATS;
  DulleLineup   seats = { { 0, 1, 2, 3 }, dealer_plays ? record->setup.dealer : DULLE_NO_SEAT };
  DulleGame     game;
  DulleResult   result;
  DulleSheetRow row;

  g_array_append_val (self->records, *record);
  g_array_append_val (self->lineups, seats);
  dulle_record_replay (record, record->n_actions, &game);
  if (game.board.phase != DULLE_PHASE_OVER)
    return;

  dulle_score (&game.board, &result);
  dulle_sheet_row_fill (&row, &game.board, &result, seats.players);
  row.number = ++self->standing.n_games;
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->standing.totals[seat] += row.scores[seat];
  g_array_append_val (self->sheet, row);
}

/* The name of a seat in the remarks; empty if there is none, or more than one. */
static char *
name_in_remarks (char *const *lines,
                 guint        seat)
{
  g_autofree char *prefix = g_strdup_printf ("# seat %u: ", seat);
  const char      *name = NULL;

  for (; *lines != NULL; lines++)
    {
      const char *other = g_str_has_prefix (*lines, prefix) ? *lines + strlen (prefix) : name;

      if (name != NULL && !g_str_equal (name, other))
        return g_strdup ("");
      name = other;
    }

  return g_strstrip (g_strdup (name != NULL ? name : ""));
}

static void
name_players (DulleTournamentSetup *setup,
              const char           *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *names[DULLE_N_SEATS];
  guint n_named = 0;

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      names[seat] = name_in_remarks (lines, seat);
      n_named += *names[seat] != '\0';
    }
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autofree char *name = names[seat];
      g_autofree char *place = g_strdup_printf (_ ("Seat %u"), seat + 1);

      dulle_participant_set_name (&setup->players[seat], n_named == DULLE_N_SEATS ? name : place);
    }
}

DulleTournamentLog *
dulle_tournament_log_new_imported (const char *file,
                                   gint64      id,
                                   gint64      played,
                                   const char *text,
                                   GArray     *records,
                                   gboolean    with_games)
{
  DulleTournamentLog *self = g_atomic_rc_box_new0 (DulleTournamentLog);

  self->id = id;
  self->played = played;
  self->over = TRUE;
  self->file = g_strdup (file);
  self->setup = dulle_tournament_setup_make (&g_array_index (records, DulleRecord, 0).rules, 0);
  self->setup.rules.players = DULLE_N_SEATS;
  name_players (&self->setup, text);
  self->standing.n_players = DULLE_N_SEATS;
  self->records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  self->lineups = g_array_new (FALSE, FALSE, sizeof (DulleLineup));
  self->sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  for (guint i = 0; i < records->len; i++)
    add_imported (self, &g_array_index (records, DulleRecord, i));

  if (!with_games)
    {
      g_clear_pointer (&self->records, g_array_unref);
      g_clear_pointer (&self->lineups, g_array_unref);
      g_clear_pointer (&self->sheet, g_array_unref);
    }

  return self;
}

const DulleTournamentLog *
dulle_tournament_log_ref (const DulleTournamentLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire ((gpointer) self);
}

static void
tournament_log_clear (gpointer data)
{
  DulleTournamentLog *self = data;

  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->lineups, g_array_unref);
  g_clear_pointer (&self->sheet, g_array_unref);
  g_clear_pointer (&self->votes, g_array_unref);
}

void
dulle_tournament_log_unref (const DulleTournamentLog *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full ((gpointer) self, tournament_log_clear);
}

/* "# seat 0: Anna": a remark for people, which readers skip. */
void
dulle_record_write_with_names (const DulleRecord *record,
                               const char *const *names,
                               GString           *text)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (names[seat]), "\r\n", ' ');

      g_string_append_printf (text, "# seat %u: %s\n", seat, name);
    }
  dulle_record_write (record, text);
}

char *
dulle_tournament_log_write (const DulleTournamentLog *self,
                            const char *const        *players)
{
  GString *text = g_string_new (DULLE_RECORD_HEAD);

  for (guint i = 0; self->records != NULL && i < self->records->len; i++)
    {
      const guint8 *seats = g_array_index (self->lineups, DulleLineup, i).players;
      const char   *names[] = { players[seats[0]], players[seats[1]], players[seats[2]],
                                players[seats[3]] };

      dulle_record_write_with_names (&g_array_index (self->records, DulleRecord, i), names, text);
    }

  return g_string_free (text, FALSE);
}

/* Lists */

DulleLogPage *
dulle_log_page_new (void)
{
  DulleLogPage *page = g_new0 (DulleLogPage, 1);

  page->logs = g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_tournament_log_unref);

  return page;
}

void
dulle_log_page_free (gpointer data)
{
  DulleLogPage *page = data;

  g_ptr_array_unref (page->logs);
  g_free (page);
}
