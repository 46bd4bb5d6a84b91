/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Replays and writes records. The grammar stands in record.h.
 */
#include "record.h"

#include "rules-text.h"

static const char *const winner_ids[] = { "re", "kontra", "nobody" };

void
dulle_record_add_action (DulleRecord       *record,
                         const DulleAction *action)
{
  g_return_if_fail (record->n_actions < DULLE_MAX_RECORD);

  record->actions[record->n_actions++] = *action;
}

/* Replaying */

void
dulle_record_replay (const DulleRecord *record,
                     unsigned           n_actions,
                     DulleGame         *game)
{
  dulle_game_start (game, &record->setup, record->hands);
  for (unsigned i = 0; i < MIN (n_actions, record->n_actions); i++)
    {
      DulleRefusal refusal = dulle_game_apply (game, &record->actions[i]);

      g_return_if_fail (refusal == DULLE_ACCEPTED);
    }
}

/* Writing */

char *
dulle_rules_as_record (const char *rules_text)
{
  g_auto (GStrv) lines = g_strsplit (rules_text, "\n", -1);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; *lines[i] != '\0'; i++)
    g_string_append_printf (text, "%s%s\n",
                            g_str_has_prefix (lines[i], "preset ") ? "" : "rule ", lines[i]);

  return g_string_free (text, FALSE);
}

static void
write_rules (const DulleRules *rules,
             GString          *text)
{
  g_autofree char *rules_text = dulle_rules_format_lasting (rules);
  g_autofree char *lines = dulle_rules_as_record (rules_text);

  g_string_append (text, lines);
}

static void
write_setup (const DulleSetup *setup,
             GString          *text)
{
  bool any_due = false;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    any_due |= setup->solos_due[seat].all > 0;

  g_string_append_printf (text, "dealer %u\n", setup->dealer);
  if (any_due)
    {
      g_string_append (text, "compulsory-solos");
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        g_string_append_printf (text, " %u/%u/%u", setup->solos_due[seat].all,
                                setup->solos_due[seat].color, setup->solos_due[seat].picture);
      g_string_append_c (text, '\n');
    }
  if (setup->forced != DULLE_NO_SEAT)
    g_string_append_printf (text, "%s %u\n", setup->voted ? "voted" : "forced", setup->forced);
  if (setup->bock > 1)
    g_string_append_printf (text, "bock %u\n", setup->bock);
}

static void
write_hands (const DulleRecord *record,
             GString           *text)
{
  DulleOrder order;

  dulle_order_init (&order, &record->setup.rules, DULLE_CONTRACT_NORMAL, false, false);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleCard cards[DULLE_MAX_HAND];
      unsigned  n_cards = dulle_order_sort (&order, record->hands[seat], cards);

      g_string_append_printf (text, "hand %u", seat);
      for (unsigned i = 0; i < n_cards; i++)
        g_string_append_printf (text, " %s", dulle_card_code (cards[i]));
      g_string_append_c (text, '\n');
    }
}

static void
write_fair (const DulleFairProof *proof,
            GString              *text)
{
  for (unsigned i = 0; i < proof->n_parts; i++)
    {
      const DulleFairPart *part = &proof->parts[i];
      g_autofree char     *commitment = dulle_fair_number_format (&part->commitment);
      g_autofree char     *value = dulle_fair_number_format (&part->value);

      if (part->who == DULLE_FAIR_HOST)
        g_string_append_printf (text, "fair host %s", commitment);
      else
        g_string_append_printf (text, "fair %u %s", part->who, commitment);
      if (part->is_open)
        g_string_append_printf (text, " %s", value);
      g_string_append_c (text, '\n');
    }
}

/* The word that begins a line of actions in each phase. */
static const char *const phase_lines[] = {
  [DULLE_PHASE_AUCTION] = "auction",
  [DULLE_PHASE_EXCHANGE] = "exchange",
  [DULLE_PHASE_TRICKS] = "trick",
};

/* Appends the actions, one line for the auction and one for each trick, and leaves
 * @game in the state after them. */
static void
write_actions (const DulleRecord *record,
               DulleGame         *game,
               GString           *text)
{
  const DulleBoard *board = &game->board;
  const char       *line = NULL;
  unsigned          n_tricks = 0;

  for (unsigned i = 0; i < record->n_actions; i++)
    {
      const DulleAction *action = &record->actions[i];
      const char        *kind = phase_lines[board->phase];
      g_autofree char   *word = NULL;

      if (line != kind || n_tricks != board->n_tricks)
        g_string_append_printf (text, "%s%s", line != NULL ? "\n" : "", kind);
      line = kind;
      n_tricks = board->n_tricks;

      word = dulle_action_format (action, game->own[action->seat].party);
      g_string_append_printf (text, " %s", word);
      dulle_game_apply (game, action);
    }

  if (line != NULL)
    g_string_append_c (text, '\n');
}

void
dulle_record_write_result (const DulleBoard *board,
                           GString          *text)
{
  DulleResult result;

  if (board->phase == DULLE_PHASE_THROWN)
    {
      g_string_append_printf (text, "result thrown %u\n", board->soloist);
      return;
    }

  dulle_score (board, &result);
  g_string_append_printf (text, "result %s %d", winner_ids[result.winner], result.points);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    g_string_append_printf (text, " %d", result.scores[seat]);
  g_string_append_c (text, '\n');
}

/* Appends the game from its deal on. */
static void
write_body (const DulleRecord *record,
            GString           *text)
{
  DulleGame game;

  write_fair (&record->fair, text);
  write_hands (record, text);
  dulle_game_start (&game, &record->setup, record->hands);
  write_actions (record, &game, text);
  if (dulle_board_is_finished (&game.board))
    dulle_record_write_result (&game.board, text);
  g_string_append (text, "end\n");
}

void
dulle_record_write (const DulleRecord *record,
                    GString           *text)
{
  g_string_append_printf (text, "game %u\n", record->number);
  write_rules (&record->rules, text);
  write_setup (&record->setup, text);
  write_body (record, text);
}

void
dulle_record_write_tournament (const DulleRules *rules,
                               uint8_t           dealer,
                               GString          *text)
{
  g_string_append (text, "tournament\n");
  write_rules (rules, text);
  g_string_append_printf (text, "dealer %u\n", dealer);
}

void
dulle_record_write_in_tournament (const DulleRecord *record,
                                  GString           *text)
{
  g_string_append_printf (text, "game %u\n", record->number);
  write_body (record, text);
}
