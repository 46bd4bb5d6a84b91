/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "evening.h"

#include "engine/promise.h"

/* A game that was played to its end. */
typedef struct
{
  guint              number;
  const DulleLineup *lineup;
  DulleGame          game;
  DulleResult        result;
} PlayedGame;

static void
note_win (DulleRecordOfEvening *win,
          const PlayedGame     *played)
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (played->result.scores[seat] > win->value)
      *win = (DulleRecordOfEvening){ .player = played->lineup->players[seat],
                                     .number = played->number,
                                     .value = played->result.scores[seat] };
}

/* One in the last trick may have a second line. */
static void
count_foxes (guint            *n_foxes,
             const PlayedGame *played)
{
  for (guint i = 0; i < played->result.n_lines; i++)
    {
      const DulleScoreLine *line = &played->result.lines[i];

      if (line->id == DULLE_LINE_FOX_CAUGHT)
        n_foxes[played->lineup->players[line->seat]]++;
    }
}

static void
note_foxes (DulleRecordOfEvening *foxes,
            const guint          *n_foxes)
{
  for (guint8 player = 0; player < DULLE_MAX_PLAYERS; player++)
    if ((gint32) n_foxes[player] > foxes->value)
      *foxes = (DulleRecordOfEvening){ .player = player, .value = (gint32) n_foxes[player] };
}

/* A reply is no level of its own. */
static void
note_announcements (DulleRecordOfEvening *boldest,
                    const PlayedGame     *played)
{
  const DulleBoard *board = &played->game.board;

  for (guint i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *said = &board->announcements[i];
      DulleParty               party = (DulleParty) played->result.parties[said->seat];
      DulleLevel               level = (DulleLevel) said->level;
      gboolean                 kept = dulle_promise_is_kept (&played->result, party, level);

      if (level > DULLE_LEVEL_BLACK || (gint32) level < boldest->value ||
          ((gint32) level == boldest->value && (!kept || boldest->kept)))
        continue;
      *boldest = (DulleRecordOfEvening){ .player = played->lineup->players[said->seat],
                                         .number = played->number,
                                         .value = (gint32) level,
                                         .party = party,
                                         .kept = kept };
    }
}

DulleEvening
dulle_evening_find (const DulleTournamentLog *self)
{
  const DulleRecordOfEvening none = { .player = DULLE_NO_SEAT };
  DulleEvening               evening = { none, none, none };
  guint                      n_foxes[DULLE_MAX_PLAYERS] = { 0 };
  PlayedGame                 played = { 0 };

  g_return_val_if_fail (self != NULL && self->records != NULL, evening);

  for (guint i = 0; i < self->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (self->records, DulleRecord, i);

      dulle_record_replay (record, record->n_actions, &played.game);
      if (played.game.board.phase != DULLE_PHASE_OVER)
        continue;
      played.number++;
      played.lineup = &g_array_index (self->lineups, DulleLineup, i);
      dulle_score (&played.game.board, &played.result);
      note_win (&evening.win, &played);
      count_foxes (n_foxes, &played);
      note_announcements (&evening.announcement, &played);
    }
  note_foxes (&evening.foxes, n_foxes);

  return evening;
}
