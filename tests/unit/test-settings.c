/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is chosen for the next tournament, as values: options in words, limits that fit the
 * deck, rules that differ, players and their names.
 */
#include <gio/gio.h>
#include <string.h>
#include <sys/random.h>

#include "engine/announce.h"
#include "engine/deal.h"
#include "engine/option.h"
#include "settings/announcement-limits.h"
#include "engine/preset.h"
#include "settings/chosen-players.h"
#include "settings/chosen-rules.h"
#include "settings/option-text.h"
#include "settings/rule-files.h"
#include "tournament/skill.h"
#include "tournament/tournament-setup.h"

#include "suite.h"

#define LABEL(name) (dulle_option (DULLE_OPTION (name))->label)

static void
assert_text (char       *text,
             const char *expected)
{
  ck_assert_str_eq (text, expected);
  g_free (text);
}

START_TEST (test_values)
{
  const DulleOption *counting = dulle_option (DULLE_OPTION (counting));

  assert_text (dulle_option_value_text (dulle_option (DULLE_OPTION (nines)), 1), "yes");
  assert_text (dulle_option_value_text (dulle_option (DULLE_OPTION (nines)), 0), "no");
  assert_text (dulle_option_value_text (dulle_option (DULLE_OPTION (rounds)), 24), "24");
  for (int16_t value = 0; value <= counting->highest; value++)
    assert_text (dulle_option_value_text (counting, value), counting->choices[value].label);
}
END_TEST

START_TEST (test_needs)
{
  g_autofree char *plain = g_strdup_printf ("Needs “%s”.", LABEL (bock));
  g_autofree char *two =
      g_strdup_printf ("Needs “%s”. Not together with “%s”.", LABEL (bock), LABEL (knocking));

  assert_text (dulle_option_needs_text (dulle_option (DULLE_OPTION (nines))), "");
  assert_text (dulle_option_needs_text (dulle_option (DULLE_OPTION (solo_round_vote))), plain);
  assert_text (
      dulle_option_needs_text (dulle_option (DULLE_OPTION (bock_after_lost_announcement))), two);
}
END_TEST

/* Compares the need that fails, in words, with @format, in which each % is replaced. */
static void
assert_missing (const DulleRules *rules,
                int               option,
                const char       *format,
                const char       *label,
                const char       *value)
{
  g_autofree char *expected = NULL;
  g_auto (GStrv) parts = NULL;
  const DulleNeed *need = dulle_option_missing (rules, option);

  ck_assert_int_eq (need == NULL, format == NULL);
  if (format == NULL)
    return;

  parts = g_strsplit (format, "%", -1);
  expected = g_strconcat (parts[0], label, parts[1], value, parts[2], NULL);
  assert_text (dulle_need_text (need), expected);
}

START_TEST (test_missing_needs)
{
  const char *own_cards = dulle_option (DULLE_OPTION (announcement_timing))
                              ->choices[DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS]
                              .label;
  const char *plus_minus =
      dulle_option (DULLE_OPTION (counting))->choices[DULLE_COUNTING_PLUS_MINUS].label;
  DulleRules rules = dulle_rules_default ();

  assert_missing (&rules, DULLE_OPTION (nines), NULL, NULL, NULL);
  assert_missing (&rules, DULLE_OPTION (solo_round_vote), "Needs “%”.%", LABEL (bock), "");
  rules.bock = 1;
  assert_missing (&rules, DULLE_OPTION (solo_round_vote), NULL, NULL, NULL);
  assert_missing (&rules, DULLE_OPTION (bock_after_lost_announcement), NULL, NULL, NULL);
  rules.knocking = 1;
  assert_missing (&rules, DULLE_OPTION (bock_after_lost_announcement),
                  "Not together with “%”.%", LABEL (knocking), "");
  assert_missing (&rules, DULLE_OPTION (spectator_hands), "Needs more than % for “%”.", "4",
                  LABEL (players));
  rules.players = 5;
  assert_missing (&rules, DULLE_OPTION (spectator_hands), NULL, NULL, NULL);
  assert_missing (&rules, DULLE_OPTION (points_limited),
                  "Needs another choice for “%” than “%”.", LABEL (counting), plus_minus);
  rules.counting = DULLE_COUNTING_PLUS;
  assert_missing (&rules, DULLE_OPTION (points_limited), NULL, NULL, NULL);
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  assert_missing (&rules, DULLE_OPTION (announce_no_90), "Needs “%”: “%”.",
                  LABEL (announcement_timing), own_cards);
}
END_TEST

START_TEST (test_limits)
{
  static const struct
  {
    int16_t nines;
    int16_t before[5];
    int16_t after[5];
  } rows[] = {
    { 0, { 11, 9, 6, 3, 3 }, { 9, 7, 5, 3, 3 } },
    { 1, { 9, 7, 5, 3, 3 }, { 11, 9, 6, 3, 3 } },
    { 0, { 11, 10, 9, 8, 7 }, { 9, 7, 5, 3, 3 } },
    { 1, { 9, 8, 7, 6, 5 }, { 11, 10, 9, 8, 7 } },
    { 0, { 5, 4, 3, 2, 1 }, { 3, 2, 1, 1, 1 } },
    { 1, { 12, 11, 10, 9, 8 }, { 12, 12, 12, 11, 10 } },
    { 0, { 11, 9, 6, 3, 2 }, { 9, 7, 4, 1, 1 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DulleRules     rules = dulle_rules_default ();
      int16_t *const limits[] = { &rules.announce_re_kontra, &rules.announce_no_90,
                                  &rules.announce_no_60, &rules.announce_no_30,
                                  &rules.announce_black };

      rules.nines = rows[i].nines;
      for (unsigned j = 0; j < G_N_ELEMENTS (limits); j++)
        *limits[j] = rows[i].before[j];
      ck_assert (dulle_rules_fit_limits (&rules));
      for (unsigned j = 0; j < G_N_ELEMENTS (limits); j++)
        ck_assert_int_eq (*limits[j], rows[i].after[j]);
    }
}
END_TEST

START_TEST (test_limits_that_stay)
{
  DulleRules rules = dulle_rules_default ();

  rules.nines = 0;
  rules.announce_re_kontra = rules.announce_no_90 = rules.announce_no_60 = 1;
  rules.announce_no_30 = rules.announce_black = 1;
  ck_assert (!dulle_rules_fit_limits (&rules));
  ck_assert_int_eq (rules.announce_black, 1);
}
END_TEST

/* Those of the rule set, where they were fitted to the other deck and can be met. */
START_TEST (test_limits_of_the_set)
{
  DulleRules base = dulle_rules_default ();
  DulleRules rules = base;

  rules.nines = 0;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert_int_eq (rules.announce_no_60, 5);
  rules.nines = 1;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert (dulle_rules_equal (&rules, &base));

  base.nines = rules.nines = 0;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert_int_eq (rules.announce_re_kontra, 9);
}
END_TEST

/* With other rules than those of the set, its limits may be ones that cannot be met. */
START_TEST (test_limits_out_of_reach)
{
  DulleRules base = dulle_preset_rules (dulle_preset_find ("ddv"));
  DulleRules rules;

  base.nines = 0;
  base.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  rules = base;
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS;
  ck_assert (dulle_announce_impossible (&rules) != DULLE_LEVEL_NONE);
  dulle_rules_restore_limits (&rules, &base);
  ck_assert (dulle_announce_impossible (&rules) == DULLE_LEVEL_NONE);

  base.announce_re_kontra = base.announce_no_90 = base.announce_no_60 = 12;
  base.announce_no_30 = base.announce_black = 12;
  rules = base;
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_OWN_CARDS;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert_int_eq (rules.announce_re_kontra, 10);
}
END_TEST

/* A limit of one's own comes back with the deck, too. */
START_TEST (test_own_limit)
{
  const DulleRules base = dulle_preset_rules (dulle_preset_find ("ddv"));
  DulleRules       rules = base;
  DulleRules       own;

  rules.announce_no_90 = 8;
  own = rules;
  rules.nines = 0;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert_int_eq (rules.announce_no_90, 6);
  ck_assert_int_eq (rules.announce_black, 5);
  rules.nines = 1;
  dulle_rules_restore_limits (&rules, &base);
  ck_assert (dulle_rules_equal (&rules, &own));
}
END_TEST

/* What is dealt at a time, and no more tricks or cards than there are. */
START_TEST (test_counts)
{
  static const gint16 rows[][3] = {
    { FALSE, DULLE_DEAL_3_3_3_3, DULLE_DEAL_3_4_3 },
    { FALSE, DULLE_DEAL_4_4_4, DULLE_DEAL_5_5 },
    { FALSE, DULLE_DEAL_5_5, DULLE_DEAL_5_5 },
    { TRUE, DULLE_DEAL_5_5, DULLE_DEAL_4_4_4 },
    { TRUE, DULLE_DEAL_3_4_3, DULLE_DEAL_3_3_3_3 },
    { TRUE, DULLE_DEAL_SINGLE, DULLE_DEAL_SINGLE },
  };
  DulleRules rules = dulle_rules_default ();

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rules.nines = rows[i][0];
      rules.deal_packets = rows[i][1];
      ck_assert_int_eq (dulle_rules_packets_fit (&rules), rows[i][1] == rows[i][2]);
      dulle_rules_fit_counts (&rules);
      ck_assert_int_eq (rules.deal_packets, rows[i][2]);
    }

  rules.nines = FALSE;
  rules.viewable_tricks = rules.marriage_tricks = rules.last_announcement = 12;
  rules.re_until_card = 48;
  rules.kontra_until_card = 39;
  dulle_rules_fit_counts (&rules);
  ck_assert_int_eq (rules.viewable_tricks, 10);
  ck_assert_int_eq (rules.marriage_tricks, 10);
  ck_assert_int_eq (rules.last_announcement, 10);
  ck_assert_int_eq (rules.re_until_card, 40);
  ck_assert_int_eq (rules.kontra_until_card, 39);
}
END_TEST

/* What nobody can announce is said, and nothing where everything can be. */
START_TEST (test_limits_flaw)
{
  DulleRules       rules = dulle_rules_default ();
  g_autofree char *none = dulle_rules_limits_flaw (&rules);
  g_autofree char *all = NULL;
  g_autofree char *level = NULL;

  ck_assert_ptr_null (none);
  rules.nines = 0;
  all = dulle_rules_limits_flaw (&rules);
  ck_assert_ptr_nonnull (strstr (all, "Re and Kontra need 11 cards"));
  rules.announce_re_kontra = 10;
  rules.announce_no_90 = 11;
  level = dulle_rules_limits_flaw (&rules);
  ck_assert_ptr_nonnull (strstr (level, "“No 90”: it needs 11 cards"));
}
END_TEST

/* A value that makes no difference is no difference, but of two switches that exclude each
 * other both may be set back. */
START_TEST (test_differences)
{
  DulleRules base = dulle_rules_default ();
  DulleRules rules = base;

  ck_assert (!dulle_rules_can_set (&rules, DULLE_OPTION (solo_round_vote)));
  rules.solo_round_vote = 1;
  ck_assert (!dulle_rules_can_set (&rules, DULLE_OPTION (solo_round_vote)));
  ck_assert (!dulle_rules_differ (&rules, &base, DULLE_OPTION (solo_round_vote)));
  rules.bock = 1;
  ck_assert (dulle_rules_can_set (&rules, DULLE_OPTION (solo_round_vote)));
  ck_assert (dulle_rules_differ (&rules, &base, DULLE_OPTION (solo_round_vote)));
  ck_assert (dulle_rules_differ (&rules, &base, DULLE_OPTION (bock)));
  ck_assert (!dulle_rules_differ (&rules, &base, DULLE_OPTION (nines)));

  rules.bock_after_lost_announcement = 1;
  rules.knocking = 1;
  ck_assert (dulle_rules_can_set (&rules, DULLE_OPTION (bock_after_lost_announcement)));
  rules.bock_after_lost_announcement = 0;
  ck_assert (!dulle_rules_can_set (&rules, DULLE_OPTION (bock_after_lost_announcement)));
}
END_TEST

START_TEST (test_chosen_sets)
{
  static const char *const unknown[] = { "preset:nobody", "own:nowhere", "ddv", "" };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (DulleChosenRules) chosen = { NULL };
  DulleRules official = dulle_preset_rules (dulle_preset_find ("ddv"));
  DulleRules feldmeier = dulle_preset_rules (dulle_preset_find ("feldmeier"));

  ck_assert (dulle_chosen_rules_of_set (&chosen, "preset:feldmeier", NULL));
  for (unsigned i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (DulleChosenRules) loaded = { NULL };

      ck_assert (!dulle_chosen_rules_of_set (&chosen, unknown[i], &error));
      ck_assert (g_str_has_suffix (error->message, "."));
      ck_assert_str_eq (chosen.set, "preset:feldmeier");
      ck_assert (dulle_rules_equal (&chosen.rules, &feldmeier));

      g_settings_set_string (settings, "rule-set", unknown[i]);
      loaded = dulle_chosen_rules_load (settings);
      ck_assert_str_eq (loaded.set, "preset:ddv");
      ck_assert (dulle_rules_equal (&loaded.rules, &official));
    }
}
END_TEST

/* A set that was changed is not what it says of itself. */
START_TEST (test_sentence)
{
  g_auto (DulleChosenRules) chosen = { NULL };

  ck_assert (dulle_chosen_rules_of_set (&chosen, "preset:ddv", NULL));
  assert_text (dulle_chosen_rules_sentence (&chosen),
               "As played in tournaments: no house rules, and everybody has a compulsory solo.");
  chosen.rules.nines = FALSE;
  assert_text (dulle_chosen_rules_sentence (&chosen),
               "As “Official rules”, except: Play with nines: no");
  chosen.rules.rounds = 3;
  chosen.rules.players = 5;
  chosen.rules.cents_per_point = 10;
  assert_text (dulle_chosen_rules_sentence (&chosen),
               "As “Official rules”, except: Play with nines: no; Rounds: 3; Players at the table: 5; "
               "1 more");
}
END_TEST

/* What was changed is kept beside the set, and nothing if nothing was. */
START_TEST (test_kept_changes)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (DulleChosenRules) chosen = { NULL };
  g_auto (DulleChosenRules) loaded = { NULL };
  g_auto (DulleChosenRules) nearest = { NULL };
  g_autofree char *text = NULL;

  ck_assert (dulle_chosen_rules_of_set (&chosen, "preset:feldmeier", NULL));
  ck_assert_uint_eq (dulle_chosen_rules_n_changes (&chosen), 0);
  ck_assert_ptr_null (dulle_chosen_rules_own_name (&chosen));
  dulle_chosen_rules_save (&chosen, settings);
  text = g_settings_get_string (settings, "rules");
  ck_assert_str_eq (text, "");

  chosen.rules.rounds = 7;
  chosen.rules.players = 6;
  dulle_chosen_rules_save (&chosen, settings);
  loaded = dulle_chosen_rules_load (settings);
  ck_assert_str_eq (loaded.set, "preset:feldmeier");
  ck_assert (dulle_rules_equal (&loaded.rules, &chosen.rules));
  ck_assert (dulle_rules_equal (&loaded.base, &chosen.base));

  nearest = dulle_chosen_rules_of_rules (&chosen.rules);
  ck_assert_str_eq (nearest.set, "preset:feldmeier");
  ck_assert_uint_eq (dulle_chosen_rules_n_changes (&nearest),
                     dulle_chosen_rules_n_changes (&chosen));
}
END_TEST

START_TEST (test_setups)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;
  bool                 dealt[DULLE_MAX_PLAYERS] = { false };

  rules.players = 7;
  for (guint64 seed = 0; seed < 200; seed++)
    {
      setup = dulle_tournament_setup_make (&rules, seed);
      ck_assert (dulle_tournament_setup_is_valid (&setup));
      ck_assert_uint_eq (setup.seed, seed);
      ck_assert_int_eq (setup.deals, DULLE_DEALS_OWN);
      for (unsigned i = 0; i < DULLE_MAX_PLAYERS; i++)
        ck_assert (setup.players[i].skill == DULLE_USUAL_SKILL && *setup.players[i].name == '\0');
      dealt[setup.dealer] = true;
    }
  for (unsigned i = 0; i < DULLE_MAX_PLAYERS; i++)
    ck_assert (dealt[i]);

  setup.dealer = 6;
  ck_assert (dulle_tournament_setup_is_valid (&setup));
  setup.dealer = 7;
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
  setup.dealer = 0;
  setup.rules.players = 4;
  ck_assert (dulle_tournament_setup_is_valid (&setup));
  setup.rules.players = 3;
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
  setup.rules.players = 8;
  ck_assert (!dulle_tournament_setup_is_valid (&setup));

  setup.rules.players = 4;
  setup.seed = DULLE_FREEDOKO_SEEDS;
  ck_assert (dulle_tournament_setup_is_valid (&setup));
  setup.deals = DULLE_DEALS_FREEDOKO;
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
  setup.seed--;
  ck_assert (dulle_tournament_setup_is_valid (&setup));
}
END_TEST

START_TEST (test_names)
{
  g_autofree char *fits = g_strnfill (DULLE_MAX_NAME - 1, 'x');
  g_autofree char *long_name = g_strnfill (DULLE_MAX_NAME, 'x');
  g_autofree char *cut = g_strconcat (fits + 1, "ä", NULL);
  DulleParticipant player = { .name = "somebody before" };
  DulleParticipant blank = { 0 };

  dulle_participant_set_name (&player, "Bo");
  dulle_participant_set_name (&blank, "Bo");
  ck_assert_str_eq (player.name, "Bo");
  ck_assert_mem_eq (&player, &blank, sizeof player);
  dulle_participant_set_name (&player, fits);
  ck_assert_str_eq (player.name, fits);
  dulle_participant_set_name (&player, long_name);
  ck_assert_str_eq (player.name, fits);
  dulle_participant_set_name (&player, cut);
  ck_assert_str_eq (player.name, fits + 1);
  dulle_participant_set_name (&player, "\xff");
  ck_assert_str_eq (player.name, "");
  dulle_participant_set_name (&player, "Änne\nvon\tB\u2028C\302\205");
  ck_assert_str_eq (player.name, "Änne von B C ");
}
END_TEST

START_TEST (test_ids)
{
  static const char *const skills[] = { "beginner", "easy", "normal", "strong", "master" };

  for (DulleSkill skill = 0; skill < DULLE_N_SKILLS; skill++)
    {
      ck_assert_str_eq (dulle_skill_id (skill), skills[skill]);
      ck_assert_int_eq (dulle_skill_from_id (skills[skill]), skill);
    }
  ck_assert_int_eq (dulle_skill_from_id ("godlike"), DULLE_USUAL_SKILL);
}
END_TEST

#define ROOT "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

/* Whether this machine seems to have no source of chance. */
static gboolean is_without_chance;

int
getentropy (void  *bytes,
            size_t n)
{
  return !is_without_chance && getrandom (bytes, n, 0) == (ssize_t) n ? 0 : -1;
}

/* Nobody would believe in shares that everybody could guess. */
START_TEST (test_no_chance)
{
  DulleFairShares shares;
  DulleFairShares others;
  g_autoptr (GError) error = NULL;

  ck_assert (dulle_fair_shares_draw (&shares, NULL));
  ck_assert (dulle_fair_shares_draw (&others, NULL));
  ck_assert_mem_ne (&shares.root, &others.root, sizeof shares.root);
  is_without_chance = TRUE;
  ck_assert (!dulle_fair_shares_draw (&shares, &error));
  ck_assert_ptr_nonnull (error);
  is_without_chance = FALSE;
}
END_TEST

/* As many as there can be players, and one more. */
START_TEST (test_shares)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);
  g_autoptr (GString) text = g_string_new ("fair " ROOT " 4294967295");
  g_autofree char *again = NULL;

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    g_string_append_printf (text, " %u:" ROOT, player);
  ck_assert (dulle_deals_parse (&setup, text->str));
  again = dulle_deals_format (&setup);
  ck_assert_str_eq (again, text->str);
  g_string_append (text, " 0:" ROOT);
  ck_assert (!dulle_deals_parse (&setup, text->str));
}
END_TEST

START_TEST (test_deals)
{
  static const char *const bad[] = { "", "nobody’s", "own 1", "given", "given CA CA CA",
                                     "given CA CA CA C", "given CA CA CA XX",
                                     "given CACACA HT HT SQ",
                                     "fair",
                                     "fair 00",
                                     "fair " ROOT " 1",
                                     "fair " ROOT " 0 0:" ROOT,
                                     "fair " ROOT " 1 7:" ROOT,
                                     "fair " ROOT " 1 0" ROOT,
                                     "fair " ROOT " 1 0:" ROOT "0",
                                     "own " ROOT,
                                     "own forced 1",
                                     "again forced",
                                     "again forced 4",
                                     "again forced 1 2",
                                     "again asked 1",
                                     "again compulsory-solos 1/0/0 1/0/0 1/0/0",
                                     "again compulsory-solos 1/0/0 1/0/0 1/0/0 1/0",
                                     "again compulsory-solos 1/0/0 1/0/0 1/0/0 1/1/1",
                                     "again compulsory-solos 1/0/0 1/0/0 1/0/0 11/0/0",
                                     "again compulsory-solos 1/0/0 1/0/0 1/0/0 1/0/x",
                                     "again forced 1 compulsory-solos 1/0/0 1/0/0 1/0/0 1/0/0" };
  DulleRules               rules = dulle_rules_default ();
  DulleTournamentSetup     setup = dulle_tournament_setup_make (&rules, 1);

  dulle_deal (&rules, 815, 2, setup.hands);
  for (setup.deals = 0; setup.deals < DULLE_N_DEALS; setup.deals++)
    {
      DulleTournamentSetup other = dulle_tournament_setup_make (&rules, 1);
      g_autofree char     *text = dulle_deals_format (&setup);

      ck_assert (dulle_deals_parse (&other, text));
      ck_assert_int_eq (other.deals, setup.deals);
      ck_assert (dulle_tournament_setup_is_valid (&other));
      if (setup.deals == DULLE_DEALS_GIVEN)
        ck_assert_mem_eq (other.hands, setup.hands, sizeof setup.hands);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    ck_assert_msg (!dulle_deals_parse (&setup, bad[i]), "%s", bad[i]);

  /* Shares out of order, and of nobody. */
  ck_assert (dulle_deals_parse (&setup, "fair " ROOT " 3 0:" ROOT " 2:" ROOT));
  ck_assert (dulle_tournament_setup_is_valid (&setup));
  ck_assert_uint_eq (setup.fair.game, 3);
  ck_assert_uint_eq (setup.fair.n_shares, 2);
  ck_assert (dulle_deals_parse (&setup, "fair " ROOT " 3 2:" ROOT " 0:" ROOT));
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
  ck_assert (dulle_deals_parse (&setup, "fair " ROOT " 3 4:" ROOT));
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
  ck_assert (dulle_deals_parse (&setup, "own"));
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert (setup.hands[seat] == 0);

  /* Hands that are no deal. */
  ck_assert (dulle_deals_parse (&setup, "given CA CA HT HT"));
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
}
END_TEST

/* What each game for practice asks for. */
START_TEST (test_duties)
{
  static const char *const good[] = {
    "again",
    "again voted 3",
    "freedoko-again compulsory-solos 0/0/0 10/2/3 0/0/0 1/0/1 forced 1",
    "given CA HT SQ D9 compulsory-solos 1/0/0 1/0/0 0/0/0 1/0/0",
  };
  static const char *const impossible[] = {
    "again forced 0",
    "again compulsory-solos 0/0/0 1/0/0 1/0/0 1/0/0 forced 0",
    "again compulsory-solos 1/1/0 0/0/0 0/0/0 0/0/0 forced 0",
  };
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *again = NULL;

      setup = dulle_tournament_setup_make (&rules, 1);
      ck_assert_msg (dulle_deals_parse (&setup, good[i]), "%s", good[i]);
      ck_assert (setup.deals == DULLE_DEALS_GIVEN || dulle_tournament_setup_is_valid (&setup));
      again = dulle_deals_format (&setup);
      ck_assert_str_eq (again, good[i]);
    }
  ck_assert_uint_eq (setup.duties.solos_due[1].all, 1);

  rules.solo_suit = FALSE;
  setup = dulle_tournament_setup_make (&rules, 1);
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++)
    {
      ck_assert_msg (dulle_deals_parse (&setup, impossible[i]), "%s", impossible[i]);
      ck_assert_msg (!dulle_tournament_setup_is_valid (&setup), "%s", impossible[i]);
    }
  ck_assert (dulle_deals_parse (&setup, "again voted 0"));
  ck_assert (dulle_tournament_setup_is_valid (&setup));
  setup.rules.players = 5;
  ck_assert (!dulle_tournament_setup_is_valid (&setup));
}
END_TEST

START_TEST (test_players)
{
  static const char *const names[] = { " Anna ", "Bo", NULL };
  static const char *const skill_ids[] = { "easy", "nonsense", "master", NULL };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);
  DulleTournamentSetup again = setup;

  g_settings_set_strv (settings, "player-names", names);
  g_settings_set_strv (settings, "player-skills", skill_ids);
  dulle_chosen_players_load (&setup, settings);
  ck_assert_str_eq (setup.players[0].name, "Anna");
  ck_assert_str_eq (setup.players[1].name, "Bo");
  ck_assert_str_eq (setup.players[2].name, "");
  ck_assert_int_eq (setup.players[0].skill, DULLE_SKILL_EASY);
  ck_assert_int_eq (setup.players[1].skill, DULLE_USUAL_SKILL);
  ck_assert_int_eq (setup.players[2].skill, DULLE_SKILL_MASTER);
  ck_assert_int_eq (setup.players[3].skill, DULLE_USUAL_SKILL);

  ck_assert_int_eq (setup.players[0].face, DULLE_USUAL_ANIMAL);
  ck_assert_int_eq (setup.players[1].face, DULLE_FACE_DRAWN);

  dulle_participant_set_name (&setup.players[6], "Zoe");
  setup.players[5].face = DULLE_FACE_NONE;
  setup.players[6].face = DULLE_FACE_LOTTE;
  setup.players[6].skill = DULLE_SKILL_EASY;
  setup.players[2].taker = DULLE_TAKER_PERSON;
  dulle_chosen_players_save (&setup, settings);
  dulle_chosen_players_load (&again, settings);
  ck_assert_mem_eq (again.players, setup.players, sizeof setup.players);
}
END_TEST

/* A game with anybody else would wait for them forever. */
START_TEST (test_chosen_takers)
{
  static const char *const ids[] = { "computer", "person", "elsewhere", "", NULL };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleTournamentSetup setup;

  g_settings_set_strv (settings, "player-takers", ids);
  dulle_chosen_players_load (&setup, settings);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    ck_assert_int_eq ((int) setup.players[i].taker,
                      i == 1 ? DULLE_TAKER_PERSON : DULLE_TAKER_COMPUTER);
}
END_TEST

SUITE ("settings",
       test_values,
       test_needs,
       test_missing_needs,
       test_limits,
       test_limits_that_stay,
       test_limits_of_the_set,
       test_limits_out_of_reach,
       test_own_limit,
       test_counts,
       test_limits_flaw,
       test_differences,
       test_chosen_sets,
       test_sentence,
       test_kept_changes,
       test_setups,
       test_names,
       test_ids,
       test_deals,
       test_duties,
       test_no_chance,
       test_shares,
       test_players,
       test_chosen_takers)
