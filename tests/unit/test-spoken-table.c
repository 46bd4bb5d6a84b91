/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody hears who plays whole games with the screen off, in both languages, is what
 * the transcripts in tests/spoken say: a normal game, a marriage, a poverty and a solo. With
 * DULLE_WRITE_TRANSCRIPTS in the environment they are written anew, to be read before they
 * are committed.
 */
#include <libintl.h>
#include <locale.h>

#include "engine/record.h"
#include "engine/score.h"
#include "text/event-text.h"
#include "text/moment-text.h"
#include "text/reading-text.h"
#include "text/scene-text.h"

#include "suite.h"

#define LISTENER 0

/* All is read once, in the middle of this trick. */
#define READ_TRICK 4
#define READ_CARDS 2

static const char *const games[] = { "normal", "marriage", "poverty", "solo" };
static const char *const languages[] = { "en", "de" };
static const char *const names[] = { "Anna", "Bert", "Cleo", "Dora" };

static char *
spoken_path (const char *name,
             const char *suffix)
{
  return g_strdup_printf ("%s/%s%s", g_getenv ("DULLE_SPOKEN"), name, suffix);
}

static DulleEvent
make_event (const DulleGame *game,
            DulleEventKind   kind)
{
  return (DulleEvent){ .kind = kind,
                       .view = dulle_game_view (game, LISTENER),
                       .seating = { .n_players = DULLE_N_SEATS, .own = LISTENER } };
}

static void
append_spoken (GString          *transcript,
               const DulleView  *before,
               const DulleEvent *event)
{
  g_autofree char *sentence = dulle_sentence (event, names);
  g_autofree char *spoken = dulle_spoken_event (before, sentence, event, names);

  if (spoken != NULL)
    g_string_append_printf (transcript, "%s\n", spoken);
}

static void
append_readings (GString          *transcript,
                 const DulleEvent *event)
{
  for (DulleReading reading = 0; reading < DULLE_N_READINGS; reading++)
    {
      g_autofree char *text = dulle_read_table (reading, event, names);

      g_string_append_printf (transcript, "  > %s\n", text);
    }
}

static void
append_result (GString         *transcript,
               const DulleGame *game)
{
  DulleResult      result;
  DulleView        before = dulle_game_view (game, LISTENER);
  DulleEvent       event = make_event (game, DULLE_EVENT_OVER);
  g_autofree char *account = NULL;

  dulle_score (&game->board, &result);
  event.over.result = &result;
  append_spoken (transcript, &before, &event);
  account = dulle_scene_account (&result, names);
  g_string_append_printf (transcript, "%s\n", account);
}

/* Screen readers call a dot between two parts by its name. */
static void
check_readings (const DulleEvent *event)
{
  for (DulleReading reading = 0; reading < DULLE_N_READINGS; reading++)
    {
      g_autofree char *text = dulle_read_table (reading, event, names);

      ck_assert_msg (strstr (text, "·") == NULL, "%s", text);
    }
}

static char *
listen_to (const DulleRecord *record)
{
  GString   *transcript = g_string_new (NULL);
  DulleGame  game;
  DulleEvent event;

  dulle_record_replay (record, 0, &game);
  event = make_event (&game, DULLE_EVENT_DEALT);
  append_spoken (transcript, NULL, &event);
  for (unsigned i = 0; i < record->n_actions; i++)
    {
      DulleView before = dulle_game_view (&game, LISTENER);

      dulle_record_replay (record, i + 1, &game);
      event = make_event (&game, DULLE_EVENT_ACTION);
      event.action = record->actions[i];
      append_spoken (transcript, &before, &event);
      check_readings (&event);
      if (game.board.n_tricks == READ_TRICK && event.action.kind == DULLE_ACTION_PLAY &&
          dulle_board_trick (&game.board)->n_cards == READ_CARDS)
        append_readings (transcript, &event);
    }
  append_result (transcript, &game);

  return g_string_free (transcript, FALSE);
}

static void
set_language (const char *language)
{
  ck_assert_ptr_nonnull (setlocale (LC_ALL, "en_US.UTF-8"));
  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  bind_textdomain_codeset ("dulle", "UTF-8");
  textdomain ("dulle");
}

static void
check_transcript (const char *game,
                  const char *language)
{
  g_autofree char *record_path = spoken_path (game, ".record");
  g_autofree char *suffix = g_strdup_printf (".%s.txt", language);
  g_autofree char *path = spoken_path (game, suffix);
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *transcript = NULL;
  g_autoptr (GArray) records = NULL;

  ck_assert (g_file_get_contents (record_path, &text, NULL, NULL));
  records = dulle_record_parse (text, record_path, NULL);
  ck_assert (records != NULL && records->len == 1);
  set_language (language);
  transcript = listen_to (&g_array_index (records, DulleRecord, 0));
  if (g_getenv ("DULLE_WRITE_TRANSCRIPTS") != NULL)
    ck_assert (g_file_set_contents (path, transcript, -1, NULL));

  ck_assert_msg (g_file_get_contents (path, &expected, NULL, NULL), "%s is missing", path);
  ck_assert_msg (g_str_equal (transcript, expected), "%s: not what is spoken:\n%s", path,
                 transcript);
}

START_TEST (test_transcripts)
{
  for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
    for (guint game = 0; game < G_N_ELEMENTS (games); game++)
      check_transcript (games[game], languages[language]);
}
END_TEST

/* Before the first card there is something to read, too. */
START_TEST (test_readings_before_play)
{
  static const char *const ids[] = { "game", "trick", "last-trick", "points",
                                     "players", "turn", "hand" };
  g_autofree char         *path = spoken_path ("solo", ".record");
  g_autofree char         *text = NULL;
  g_autoptr (GArray) records = NULL;
  DulleGame    game;
  DulleEvent   event;
  DulleReading reading;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  records = dulle_record_parse (text, path, NULL);
  dulle_record_replay (&g_array_index (records, DulleRecord, 0), 0, &game);
  event = make_event (&game, DULLE_EVENT_DEALT);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *said = NULL;

      ck_assert (dulle_reading_parse (ids[i], &reading) && reading == i);
      said = dulle_read_table (reading, &event, names);
      ck_assert_msg (*said != '\0', "%s", ids[i]);
    }
  ck_assert (!dulle_reading_parse ("weather", &reading));
}
END_TEST

START_TEST (test_trick_after_play)
{
  g_autofree char *path = spoken_path ("solo", ".record");
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GArray) records = NULL;
  const DulleRecord *record;
  DulleGame          game;
  DulleEvent         event;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  records = dulle_record_parse (text, path, NULL);
  record = &g_array_index (records, DulleRecord, 0);
  dulle_record_replay (record, record->n_actions, &game);
  event = make_event (&game, DULLE_EVENT_ACTION);
  set_language ("en");
  said = dulle_read_table (DULLE_READING_TRICK, &event, names);
  ck_assert_str_eq (said, "The game is over.");
}
END_TEST

/* Who has the poverty is told what lies in the middle before a card was chosen, and nobody else
 * is. */
START_TEST (test_passed)
{
  g_autofree char *path = spoken_path ("poverty", ".record");
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;
  const DulleRecord *record;
  DulleGame          game;
  unsigned           n = 0;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  records = dulle_record_parse (text, path, NULL);
  record = &g_array_index (records, DulleRecord, 0);
  set_language ("en");
  do
    dulle_record_replay (record, ++n, &game);
  while (game.board.phase != DULLE_PHASE_EXCHANGE);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleEvent       event = make_event (&game, DULLE_EVENT_ACTION);
      g_autofree char *spoken = NULL;

      event.action = record->actions[n - 1];
      event.seating.own = seat;
      event.view = dulle_game_view (&game, seat);
      spoken = dulle_spoken_event (NULL, "Somebody has a poverty.", &event, names);
      ck_assert_int_eq (strstr (spoken, " In the middle are: ") != NULL, seat == game.board.turn);
    }
}
END_TEST

/* Which promise, and whose: others see the seal beside a player. What the score says at the
 * end, or the event itself, is not said twice. */
START_TEST (test_broken)
{
  DulleMoment      moment = { .kind = DULLE_MOMENT_BROKEN, .seat = 1, .level = DULLE_LEVEL_NO_90 };
  DulleMoment      kept = { .kind = DULLE_MOMENT_KEPT, .seat = 1, .level = DULLE_LEVEL_NO_90 };
  DulleMoment      re = { .kind = DULLE_MOMENT_RE, .seat = 1 };
  g_autofree char *others = NULL;
  g_autofree char *own = NULL;

  set_language ("en");
  others = dulle_moment_sentence (&moment, LISTENER, names);
  own = dulle_moment_sentence (&moment, 1, names);
  ck_assert_str_eq (others, "Bert can no longer keep “No 90”.");
  ck_assert_str_eq (own, "You can no longer keep “No 90”.");
  ck_assert_ptr_null (dulle_moment_sentence (&kept, LISTENER, names));
  ck_assert_ptr_null (dulle_moment_sentence (&re, LISTENER, names));
}
END_TEST

SUITE ("spoken-table",
       test_transcripts,
       test_readings_before_play,
       test_trick_after_play,
       test_passed,
       test_broken)
