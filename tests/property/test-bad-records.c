/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Damaged files: valid records and rule sets with random changes are read, or refused with
 * one sentence that names the file and the line. A failure names the number of the case,
 * which reproduces the text.
 */
#include <glib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/option.h"
#include "engine/preset.h"
#include "engine/record.h"

#include "fuzz/readers.h"
#include "scale.h"
#include "suite.h"

#define N_CASES     100000
#define MAX_EDITS   4
#define N_ORIGINALS 24

/* Originals */

static void
append_game (GString *text,
             uint64_t number)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  const DullePreset *preset = &presets[number % n_presets];
  DulleRecord        record = { .number = (uint32_t) number, .rules = dulle_preset_rules (preset) };
  DulleRules         active = dulle_rules_active (&record.rules);
  DulleRng           rng = dulle_rng (number);
  DulleGame          game;

  record.setup = dulle_setup (&active, (uint8_t) (number % 4));
  record.setup.solos_due[1].all = 1;
  dulle_deal (&active, number, record.setup.dealer, record.hands);
  dulle_game_start (&game, &record.setup, record.hands);
  while (!dulle_board_is_finished (&game.board))
    {
      DulleAction actions[DULLE_MAX_ACTIONS];
      unsigned    n_actions = dulle_game_list (&game, game.board.turn, actions);
      DulleAction action = actions[dulle_rng_below (&rng, n_actions)];

      dulle_game_apply (&game, &action);
      record.actions[record.n_actions++] = action;
    }
  dulle_record_write (&record, text);
}

static char *
make_record (unsigned number)
{
  GString *text = g_string_new (DULLE_RECORD_HEAD);

  for (unsigned i = 0; i <= number % 3; i++)
    append_game (text, number * 3 + i);

  return g_string_free (text, FALSE);
}

static char *
make_rules (unsigned number)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  GString           *text = g_string_new ("# A table\npreset ddv\n\n");

  for (const DullePresetChange *change = presets[number % n_presets].changes;
       change->option >= 0; change++)
    g_string_append_printf (text, "%s %s # %u\n", dulle_option (change->option)->id,
                            change->value, number);

  return g_string_free (text, FALSE);
}

/* Damage */

static size_t
random_place (DulleRng      *rng,
              const GString *text)
{
  return dulle_rng_below (rng, (uint32_t) text->len + 1);
}

/* A part of the text, a few lines long at most. */
static char *
random_part (DulleRng      *rng,
             const GString *text,
             size_t        *place)
{
  size_t length = dulle_rng_below (rng, dulle_rng_below (rng, 2) == 0 ? 4 : 200);

  *place = random_place (rng, text);

  return g_strndup (text->str + *place, MIN (length, text->len - *place));
}

static void
damage_text (DulleRng *rng,
             GString  *text)
{
  static const char bytes[] = " \t\r\n#:!/-0123456789CSHDATKQJ\"%\x01\x7f\x80\xc3\xff";
  size_t            place;
  g_autofree char  *part = random_part (rng, text, &place);
  char              byte = bytes[dulle_rng_below (rng, sizeof bytes - 1)];

  switch (dulle_rng_below (rng, 6))
    {
    case 0:
      if (place < text->len)
        text->str[place] = byte;
      break;
    case 1:
      g_string_insert_c (text, (gssize) place, byte);
      break;
    case 2:
      g_string_erase (text, (gssize) place, (gssize) strlen (part));
      break;
    case 3:
      g_string_insert (text, (gssize) random_place (rng, text), part);
      break;
    case 4:
      g_string_erase (text, (gssize) place, (gssize) strlen (part));
      g_string_insert (text, (gssize) random_place (rng, text), part);
      break;
    default:
      g_string_truncate (text, place);
      break;
    }
}

static void
run_cases (char *(*make) (unsigned number),
           Reader  *reader,
           unsigned n_cases)
{
  g_autoptr (GPtrArray) originals = g_ptr_array_new_with_free_func (g_free);

  for (unsigned i = 0; i < N_ORIGINALS; i++)
    {
      g_ptr_array_add (originals, make (i));
      ck_assert (reader (g_ptr_array_index (originals, i)));
    }

  for (unsigned i = 0; i < n_cases; i++)
    {
      DulleRng rng = dulle_rng (i);
      g_autoptr (GString) text = g_string_new (g_ptr_array_index (originals, i % N_ORIGINALS));

      for (unsigned edits = 1 + dulle_rng_below (&rng, MAX_EDITS); edits > 0; edits--)
        damage_text (&rng, text);
      if (!reader (text->str))
        ck_abort_msg ("case %u", i);
    }
}

START_TEST (test_records)
{
  run_cases (make_record, read_records, scaled (N_CASES / 2));
}
END_TEST

START_TEST (test_rule_sets)
{
  run_cases (make_rules, read_rules, scaled (N_CASES / 2));
}
END_TEST

SUITE ("bad-records", test_records, test_rule_sets)
