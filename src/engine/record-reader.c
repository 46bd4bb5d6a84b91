/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reads records. The grammar stands in record.h.
 */
#include "record-reader.h"

#include "announce.h"
#include "bock.h"
#include "deal.h"
#include "former-words.h"
#include "i18n.h"
#include "quote.h"
#include "rules-text.h"
#include "text-lines.h"

#include <string.h>

static bool
fail_number (DulleRecordReader *reader,
             const char        *word,
             gint64             lowest,
             gint64             highest)
{
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, lowest);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, highest);

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                        N_ ("“%s” is not a number from %s to %s."),
                        dulle_quote (word != NULL ? word : "").text, from, to);
}

static bool
read_number (DulleRecordReader *reader,
             const char        *word,
             gint64             lowest,
             gint64             highest,
             gint64            *number)
{
  if (word != NULL && g_ascii_string_to_signed (word, 10, lowest, highest, number, NULL))
    return true;

  return fail_number (reader, word, lowest, highest);
}

static bool
read_seat (DulleRecordReader *reader,
           const char        *word,
           uint8_t           *seat)
{
  gint64 number;

  if (!read_number (reader, word, 0, DULLE_N_SEATS - 1, &number))
    return false;
  *seat = (uint8_t) number;

  return true;
}

/* Begins a game, or the head of a tournament, with nothing known about it yet. */
static void
begin_record (DulleRecordReader *reader)
{
  reader->record = (DulleRecord){ .rules = dulle_rules_default () };
  reader->record.setup = dulle_setup (&reader->record.rules, 0);
  reader->n_rules = 0;
}

/* Starts the tournament whose head is complete. */
static void
start_tournament (DulleRecordReader *reader)
{
  DulleRules active = dulle_rules_active (&reader->record.rules);

  reader->in_tournament = true;
  reader->tournament_rules = reader->record.rules;
  reader->tournament = dulle_tournament_start (&active, 0, reader->record.setup.dealer);
}

static bool
read_game (DulleRecordReader *reader,
           char             **words)
{
  gint64 number;

  if (reader->place == DULLE_RECORD_TOURNAMENT)
    start_tournament (reader);
  if (!read_number (reader, words[1], 0, G_MAXUINT32, &number))
    return false;

  if (!reader->in_tournament)
    begin_record (reader);
  else if (dulle_tournament_is_over (&reader->tournament))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("The tournament was over with the game before."));
  else
    reader->record = (DulleRecord){
      .rules = reader->tournament_rules,
      .setup = dulle_tournament_next_setup (&reader->tournament),
    };
  reader->record.number = (uint32_t) number;
  reader->n_rules = 0;
  reader->place = DULLE_RECORD_SETUP;

  return true;
}

static bool
read_tournament (DulleRecordReader   *reader,
                 G_GNUC_UNUSED char **words)
{
  begin_record (reader);
  reader->in_tournament = false;
  reader->place = DULLE_RECORD_TOURNAMENT;

  return true;
}

static bool
read_vote (DulleRecordReader *reader,
           char             **words)
{
  gint64 number;

  if (!reader->in_tournament || !reader->tournament.vote_due)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL, N_ ("No vote is due."));
  if (!read_number (reader, words[1], 0, dulle_tournament_n_players (&reader->tournament), &number))
    return false;
  dulle_tournament_vote (&reader->tournament, (unsigned) number);

  return true;
}

static bool
read_rule (DulleRecordReader *reader,
           char             **words)
{
  g_autofree char *line = g_strjoinv (" ", words + (strcmp (words[0], "rule") == 0));

  return dulle_rules_parse_line (line, &reader->at, &reader->n_rules, &reader->record.rules);
}

/* The dealer is a seat in a game, and a player in the head of a tournament. */
static bool
read_dealer (DulleRecordReader *reader,
             char             **words)
{
  DulleRules active = dulle_rules_active (&reader->record.rules);
  gint64     highest = (reader->place == DULLE_RECORD_SETUP ? DULLE_N_SEATS : active.players) - 1;
  gint64     number;

  if (!read_number (reader, words[1], 0, highest, &number))
    return false;
  reader->record.setup.dealer = (uint8_t) number;

  return true;
}

static bool
read_forced (DulleRecordReader *reader,
             char             **words)
{
  return read_seat (reader, words[1], &reader->record.setup.forced);
}

static bool
read_voted (DulleRecordReader *reader,
            char             **words)
{
  reader->record.setup.voted = true;

  return read_forced (reader, words);
}

static bool
read_bock (DulleRecordReader *reader,
           char             **words)
{
  gint64 number;

  if (!read_number (reader, words[1], 1, DULLE_MAX_BOCK, &number))
    return false;
  reader->record.setup.bock = (uint16_t) number;

  return true;
}

static bool
read_compulsory_solos (DulleRecordReader *reader,
                       char             **words)
{
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_auto (GStrv) parts = g_strsplit (words[seat + 1], "/", -1);
      gint64 all;
      gint64 color;
      gint64 picture;

      if (g_strv_length (parts) != 3)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                              N_ ("“%s” is not of the form all/color/picture."),
                              dulle_quote (words[seat + 1]).text);
      if (!read_number (reader, parts[0], 0, 10, &all) ||
          !read_number (reader, parts[1], 0, all, &color) ||
          !read_number (reader, parts[2], 0, all - color, &picture))
        return false;
      reader->record.setup.solos_due[seat] = (DulleCompulsorySolos){ (uint8_t) all, (uint8_t) color,
                                                                     (uint8_t) picture };
    }

  return true;
}

#define FREEDOKO_PREFIX "freedoko:"

static bool
read_deal (DulleRecordReader *reader,
           char             **words)
{
  bool        freedoko = g_str_has_prefix (words[1], FREEDOKO_PREFIX);
  const char *number = words[1] + (freedoko ? strlen (FREEDOKO_PREFIX) : 0);
  gint64      highest = freedoko ? DULLE_FREEDOKO_SEEDS - 1 : G_MAXINT64;

  reader->deal = freedoko ? DULLE_RECORD_DEAL_FREEDOKO : DULLE_RECORD_DEAL_OWN;

  return read_number (reader, number, 0, highest, &reader->deal_number);
}

/* Deals by number, once rules and dealer are known. */
static void
deal_hands (DulleRecordReader *reader)
{
  DulleRecord      *record = &reader->record;
  const DulleSetup *setup = &record->setup;

  if (reader->deal == DULLE_RECORD_DEAL_OWN)
    dulle_deal (&setup->rules, (uint64_t) reader->deal_number, setup->dealer, record->hands);
  else if (reader->deal == DULLE_RECORD_DEAL_FREEDOKO)
    dulle_deal_freedoko (&setup->rules, (uint32_t) reader->deal_number, setup->dealer,
                         record->hands);
  reader->deal = DULLE_RECORD_DEAL_BY_HANDS;
}

static bool
read_hand (DulleRecordReader *reader,
           char             **words)
{
  uint8_t   seat;
  DulleHand hand = 0;

  if (!read_seat (reader, words[1], &seat))
    return false;

  for (unsigned i = 2; words[i] != NULL; i++)
    {
      DulleCard card;

      if (!dulle_card_from_code (words[i], &card))
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                              N_ ("“%s” is not a card."), dulle_quote (words[i]).text);
      if (dulle_hand_count (hand, card) == 2)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                              N_ ("There is no third “%s”."), words[i]);
      hand = dulle_hand_add (hand, card);
    }
  reader->record.hands[seat] = hand;

  return true;
}

static bool
read_fair_number (DulleRecordReader *reader,
                  const char        *word,
                  DulleFairNumber   *number)
{
  if (dulle_fair_number_parse (word, number))
    return true;

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                        N_ ("“%s” is not a number of %d hexadecimal digits."),
                        dulle_quote (word).text, 2 * DULLE_FAIR_SIZE);
}

/* Whether the proof holds is asked later: a game can be read without it. */
static bool
read_fair (DulleRecordReader *reader,
           char             **words)
{
  DulleFairProof *proof = &reader->record.fair;
  unsigned        n_words = g_strv_length (words);
  DulleFairPart   part = { .who = DULLE_FAIR_HOST, .is_open = n_words == 4 };
  gint64          player = DULLE_FAIR_HOST;

  if (n_words < 3 || n_words > 4)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("Words after “fair”: 2 or 3 needed, not %u."), n_words - 1);
  if (proof->n_parts == DULLE_MAX_FAIR_PARTS)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("A proof has at most %d parts."), DULLE_MAX_FAIR_PARTS);
  if (strcmp (words[1], "host") != 0 &&
      !read_number (reader, words[1], 0, DULLE_MAX_PLAYERS - 1, &player))
    return false;
  if (!read_fair_number (reader, words[2], &part.commitment) ||
      (part.is_open && !read_fair_number (reader, words[3], &part.value)))
    return false;

  part.who = (uint8_t) player;
  proof->parts[proof->n_parts++] = part;

  return true;
}

static bool
start_game (DulleRecordReader *reader)
{
  DulleRecord *record = &reader->record;
  DulleSetup  *setup = &record->setup;

  setup->rules = dulle_rules_active (&record->rules);
  deal_hands (reader);
  if (!dulle_deal_is_whole (&setup->rules, record->hands))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("The four hands do not make a whole deck."));
  if (setup->forced != DULLE_NO_SEAT && !setup->voted && setup->solos_due[setup->forced].all == 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("Seat %u is forced but has no compulsory solo left."), setup->forced);

  dulle_game_start (&reader->game, setup, record->hands);
  reader->place = DULLE_RECORD_ACTIONS;

  return true;
}

static bool
read_actions (DulleRecordReader *reader,
              char             **words)
{
  DulleRecord *record = &reader->record;

  if (reader->place == DULLE_RECORD_SETUP && !start_game (reader))
    return false;

  for (unsigned i = 1; words[i] != NULL; i++)
    {
      DulleAction  action;
      DulleRefusal refusal;

      if (!dulle_action_parse (words[i], &action))
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VALUE,
                              N_ ("“%s” is not an action."), dulle_quote (words[i]).text);
      refusal = dulle_game_apply (&reader->game, &action);
      if (refusal != DULLE_ACCEPTED)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_ILLEGAL,
                              N_ ("“%s” is not legal: %s"), dulle_quote (words[i]).text,
                              dulle_error_sentence (dulle_refusal_sentence (refusal)));
      dulle_record_add_action (record, &action);
    }

  return true;
}

static bool
read_result (DulleRecordReader *reader,
             char             **words)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *found = g_strjoinv (" ", words);

  if (reader->place != DULLE_RECORD_ACTIONS || !dulle_board_is_finished (&reader->game.board))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("There is a result, but the game is not over."));

  dulle_record_write_result (&reader->game.board, expected);
  g_strchomp (expected->str);
  if (strcmp (found, expected->str) != 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          N_ ("The result is “%s”, but the game gives “%s”."),
                          dulle_quote (found).text, expected->str);

  return true;
}

/* Takes a game of a tournament into account. */
static bool
count_game (DulleRecordReader *reader)
{
  const DulleBoard *board = &reader->game.board;
  DulleResult       result;

  if (!dulle_board_is_finished (board))
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("A game of a tournament must be played to its end."));

  if (board->phase == DULLE_PHASE_OVER)
    dulle_score (board, &result);
  dulle_tournament_finish (&reader->tournament, board,
                           board->phase == DULLE_PHASE_OVER ? &result : NULL);

  return true;
}

static bool
read_end (DulleRecordReader   *reader,
          G_GNUC_UNUSED char **words)
{
  if (reader->place == DULLE_RECORD_SETUP && !start_game (reader))
    return false;

  g_array_append_val (reader->records, reader->record);
  reader->place = DULLE_RECORD_BETWEEN;

  return !reader->in_tournament || count_game (reader);
}

/* The places where a line may stand. */
#define IN(place) (1u << DULLE_RECORD_##place)
#define HEADS     (IN (TOURNAMENT) | IN (SETUP))

/* The kinds of lines: how many words each must have (0 for any number), where it may
 * stand, and whether in a tournament it belongs to the head and not to the games. */
static const struct
{
  const char *word;
  unsigned    n_words;
  unsigned    places;
  bool        of_tournament;
  bool (*read) (DulleRecordReader *reader,
                char             **words);
} line_kinds[] = {
  { "tournament", 1, IN (BETWEEN), false, read_tournament },
  { "vote", 2, IN (BETWEEN), false, read_vote },
  { "game", 2, IN (BETWEEN) | IN (TOURNAMENT), false, read_game },
  { "preset", 2, HEADS, true, read_rule },
  { "rule", 3, HEADS, true, read_rule },
  { "dealer", 2, HEADS, true, read_dealer },
  { "compulsory-solos", 5, IN (SETUP), true, read_compulsory_solos },
  { "forced", 2, IN (SETUP), true, read_forced },
  { "voted", 2, IN (SETUP), true, read_voted },
  { "bock", 2, IN (SETUP), true, read_bock },
  { "fair", 0, IN (SETUP), false, read_fair },
  { "deal", 2, IN (SETUP), false, read_deal },
  { "hand", 0, IN (SETUP), false, read_hand },
  { "auction", 0, IN (SETUP) | IN (ACTIONS), false, read_actions },
  { "exchange", 0, IN (SETUP) | IN (ACTIONS), false, read_actions },
  { "trick", 0, IN (SETUP) | IN (ACTIONS), false, read_actions },
  { "result", 0, IN (SETUP) | IN (ACTIONS), false, read_result },
  { "end", 1, IN (SETUP) | IN (ACTIONS), false, read_end },
};

static const DulleFormerWord former_words[] = {
  { "duty", "compulsory-solos" },
  { NULL, NULL },
};

static bool
fail_place (DulleRecordReader *reader,
            const char        *word)
{
  static const char *const places[] = {
    [DULLE_RECORD_BETWEEN] = N_ ("after “game”"),
    [DULLE_RECORD_TOURNAMENT] = N_ ("after “game”"),
    [DULLE_RECORD_SETUP] = N_ ("after “end”"),
    [DULLE_RECORD_ACTIONS] = N_ ("before the first action"),
  };
  bool new_game = strcmp (word, "game") == 0 || strcmp (word, "tournament") == 0;

  if (new_game)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("The game before has no “end”."));

  /* Translators: a word of a file, and one of “after “game”” and the like */
  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX, N_ ("“%s” must come %s."), word,
                        dulle_error_sentence (places[reader->place]));
}

static bool
read_words (DulleRecordReader *reader,
            char             **words,
            unsigned           n_words)
{
  const char *word = dulle_current_word (former_words, words[0]);

  for (unsigned i = 0; i < G_N_ELEMENTS (line_kinds); i++)
    {
      if (strcmp (line_kinds[i].word, word) != 0)
        continue;
      if (!(line_kinds[i].places & 1u << reader->place))
        return fail_place (reader, words[0]);
      if (line_kinds[i].of_tournament && reader->in_tournament)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                              N_ ("“%s” is a matter of the tournament."), words[0]);
      if (line_kinds[i].n_words > 0 && line_kinds[i].n_words != n_words)
        return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                              N_ ("Words after “%s”: %u needed, not %u."), words[0],
                              line_kinds[i].n_words - 1, n_words - 1);
      return line_kinds[i].read (reader, words);
    }

  return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_UNKNOWN, N_ ("“%s” is not known."),
                        dulle_quote (words[0]).text);
}

char **
dulle_record_split (const char *line)
{
  g_autofree char *text = g_strndup (line, strcspn (line, "#\r"));
  char           **words = g_strsplit_set (text, " \t", -1);
  unsigned         n_words = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        g_free (words[i]);
      else
        words[n_words++] = words[i];
    }
  words[n_words] = NULL;

  return words;
}

bool
dulle_record_read_line (DulleRecordReader *reader,
                        const char        *line)
{
  g_auto (GStrv) words = dulle_record_split (line);

  return words[0] == NULL || read_words (reader, words, g_strv_length (words));
}

static bool
read_lines (DulleRecordReader *reader,
            char             **lines)
{
  if (lines[0] == NULL || strcmp (g_strchomp (lines[0]), "dulle-record 1") != 0)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_VERSION,
                          N_ ("This is not a record: the first line must be “dulle-record 1”."));

  for (unsigned i = 1; lines[i] != NULL; i++)
    {
      reader->at.line = i + 1;
      if (!dulle_record_read_line (reader, lines[i]))
        return false;
    }
  if (reader->place != DULLE_RECORD_BETWEEN)
    return dulle_fail_at (&reader->at, DULLE_ENGINE_ERROR_SYNTAX,
                          N_ ("The last game has no “end”."));

  return true;
}

GArray *
dulle_record_parse (const char *text,
                    const char *name,
                    GError    **error)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (DulleRecord));
  DulleRecordReader reader = {
    .at = { .name = name, .line = 1, .error = error },
    .records = records,
  };
  g_auto (GStrv) lines = dulle_text_split (text, &reader.at);

  if (lines == NULL || !read_lines (&reader, lines))
    return NULL;

  return g_steal_pointer (&records);
}
