/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rule book: every option changes it, and every text has a place for each value.
 */
#include "suite.h"

#include <string.h>

#include "book/rule-book.h"
#include "book/words.h"
#include "engine/option.h"
#include "engine/contract.h"
#include "engine/preset.h"
#include "settings/language.h"

static char *
write_book (const DulleRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      g_auto (GStrv) sentences = dulle_book_sentences (rules, (DulleBookSection) i);
      g_autofree char *section = g_strjoinv ("\n", sentences);

      g_string_append_printf (text, "%s\n%s\n", dulle_book_section_id ((DulleBookSection) i),
                              section);
    }

  return g_string_free (text, FALSE);
}

static void meet_needs (DulleRules *rules,
                        int         option);

/* Two options that exclude each other are each switched off for the other. */
static void
meet_need (DulleRules      *rules,
           const DulleNeed *need)
{
  int16_t *value = dulle_rules_at (rules, need->option);

  if (need->test != DULLE_NEED_IS || need->value != 0)
    meet_needs (rules, need->option);
  if (!dulle_need_holds (need, *value))
    *value = (int16_t) (need->test == DULLE_NEED_IS     ? need->value
                        : need->test == DULLE_NEED_MORE ? need->value + 1
                                                        : !need->value);
}

/* Makes @option active. */
static void
meet_needs (DulleRules *rules,
            int         option)
{
  const DulleNeed *needs = dulle_option (option)->needs;

  for (int i = 0; i < DULLE_MAX_NEEDS && needs[i].test != DULLE_NEED_NONE; i++)
    meet_need (rules, &needs[i]);
}

START_TEST (test_every_option)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);
      DulleRules         rules = dulle_rules_default ();
      g_autofree char   *before = NULL;

      meet_needs (&rules, i);
      ck_assert_msg (dulle_rules_needs_met (&rules, i), "%s", option->id);
      if (rules.compulsory_solos > 0)
        rules.compulsory_solos = dulle_option (DULLE_OPTION (compulsory_solos))->highest;
      if (i == DULLE_OPTION (throw_penalty))
        rules.throw_with_kings = TRUE;
      for (int value = option->lowest; value <= MIN (option->highest, option->lowest + 20); value++)
        {
          char *after;

          *dulle_rules_at (&rules, i) = (int16_t) value;
          after = write_book (&rules);
          ck_assert_msg (before == NULL || strcmp (before, after) != 0, "%s: %d", option->id,
                         value);
          g_free (before);
          before = after;
        }
    }
}
END_TEST

/* Where a number of the rules is 1, nothing in the plural follows it. */
START_TEST (test_one_of_each)
{
  static const char *const languages[] = { "de", "en" };
  g_autoptr (GRegex) plural =
      g_regex_new ("\\b1 (cards|games|points|rounds|solos|tricks|trumps|Augen|Karten|Punkte|"
                   "Runden|Soli|Spiele|Stiche|Trümpfe)\\b",
                   0, 0, NULL);

  for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
    {
      g_setenv ("LANGUAGE", languages[language], TRUE);
      dulle_language_choose ();
      for (int i = 0; i < DULLE_N_OPTIONS; i++)
        {
          DulleRules       rules = dulle_rules_default ();
          g_autofree char *book = NULL;

          if (dulle_option (i)->type != DULLE_OPTION_INT || dulle_option (i)->lowest > 1)
            continue;
          meet_needs (&rules, i);
          *dulle_rules_at (&rules, i) = 1;
          book = write_book (&rules);
          ck_assert_msg (!g_regex_match (plural, book, 0, NULL), "%s", dulle_option (i)->id);
        }
    }
}
END_TEST

START_TEST (test_places_of_options)
{
  static const struct
  {
    int              option;
    DulleBookSection section;
  } places[] = {
    { DULLE_OPTION (nines), DULLE_BOOK_DECK },
    { DULLE_OPTION (dulle), DULLE_BOOK_TRUMPS },
    { DULLE_OPTION (solo), DULLE_BOOK_SOLOS },
    { DULLE_OPTION (poverty), DULLE_BOOK_POVERTY },
    { DULLE_OPTION (marriage_before_poverty), DULLE_BOOK_RESERVATIONS },
    { DULLE_OPTION (players), DULLE_BOOK_SITTING_OUT },
    { DULLE_OPTION (rounds), DULLE_BOOK_ROUNDS },
    { DULLE_OPTION (announce_black), DULLE_BOOK_TIME },
    { DULLE_OPTION (bonus_charlie_caught), DULLE_BOOK_SPECIAL_POINTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    ck_assert_int_eq (dulle_book_section_of_option (places[i].option), places[i].section);
  /* The others have one, too. */
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    ck_assert_msg (dulle_book_section_of_option (i) < DULLE_BOOK_N_SECTIONS, "%s",
                   dulle_option (i)->id);
}
END_TEST

/* A value that a text has no place for would be lost, and a place without one would stay. */
START_TEST (test_values)
{
  DulleRng rng = { 1 };

  for (int i = 0; i < 200; i++)
    {
      DulleRules       rules = dulle_rules_random (&rng);
      g_autofree char *text = write_book (&rules);

      ck_assert_ptr_null (strchr (text, '%'));
    }
}
END_TEST

START_TEST (test_official_rules)
{
  DulleRules rules = dulle_rules_default ();
  g_auto (GStrv) marriage = dulle_book_sentences (&rules, DULLE_BOOK_MARRIAGE);
  g_auto (GStrv) pigs = dulle_book_sentences (&rules, DULLE_BOOK_PIGS);
  g_auto (GStrv) superpigs = dulle_book_sentences (&rules, DULLE_BOOK_SUPERPIGS);
  g_autofree char *text = g_strjoinv (" ", marriage);

  ck_assert_ptr_nonnull (strstr (text, "within 3 tricks"));
  ck_assert_str_eq (pigs[0], "There are no pigs.");
  ck_assert_ptr_null (pigs[1]);
  ck_assert_ptr_null (superpigs[0]);
}
END_TEST

/* So many characters that are the same make a sentence read as one before it. */
#define N_BEGINNING 20

/* The kinds of marriage that a table may have are told apart, not told one after the other. */
START_TEST (test_marriages)
{
  DulleRules rules = dulle_preset_rules (dulle_preset_find ("freedoko"));
  g_auto (GStrv) marriage = dulle_book_sentences (&rules, DULLE_BOOK_MARRIAGE);

  for (guint i = 0; marriage[i] != NULL; i++)
    {
      for (guint k = 0; k < i; k++)
        ck_assert_msg (strncmp (marriage[i], marriage[k], N_BEGINNING) != 0,
                       "“%s” and “%s” begin alike", marriage[k], marriage[i]);
    }
}
END_TEST

static gboolean
book_says (const DulleRules *rules,
           const char       *text)
{
  g_autofree char *book = write_book (rules);

  return strstr (book, text) != NULL;
}

/* Nothing is said of the rank of what does not exist, and no two ranks contradict. */
START_TEST (test_rank_of_throwing)
{
  static const char first[] = "Throwing in comes before a solo";
  static const char before_others[] = "Throwing in comes before any game that is not a solo.";
  DulleRules        rules = dulle_rules_default ();

  ck_assert (!book_says (&rules, before_others));
  rules.throw_with_kings = TRUE;
  ck_assert (book_says (&rules, before_others));
  ck_assert (!book_says (&rules, first));
  rules.throwing_before_solo = TRUE;
  ck_assert (book_says (&rules, before_others));
  ck_assert (book_says (&rules, first));
}
END_TEST

/* A poverty that is dealt again costs what throwing in costs; what cannot be done, nothing. */
START_TEST (test_penalty_for_throwing)
{
  static const char no_hand[] = "There is no hand that may be thrown in.";
  static const char penalty[] = "Whoever throws in loses 3 points.";
  static const char of_poverty[] = "A poverty that is dealt again costs as much.";
  DulleRules        rules = dulle_rules_default ();

  rules.throw_penalty = 3;
  ck_assert (book_says (&rules, no_hand));
  ck_assert (!book_says (&rules, penalty));
  rules.poverty = TRUE;
  rules.poverty_shift = FALSE;
  ck_assert (!book_says (&rules, no_hand));
  ck_assert (book_says (&rules, "A poverty is dealt again."));
  ck_assert (book_says (&rules, penalty));
  ck_assert (book_says (&rules, of_poverty));
  rules.poverty_shift = TRUE;
  ck_assert (book_says (&rules, no_hand));
  ck_assert (!book_says (&rules, penalty));
  rules.throw_with_one_trump = TRUE;
  ck_assert (!book_says (&rules, no_hand));
  ck_assert (book_says (&rules, penalty));
  ck_assert (book_says (&rules, of_poverty));
  rules.throw_with_one_trump = FALSE;
  rules.throw_with_kings = TRUE;
  ck_assert (book_says (&rules, penalty));
  ck_assert (!book_says (&rules, of_poverty));
}
END_TEST

/* A marriage gives time in cards held, or in cards on the table, as the table counts. */
START_TEST (test_time_in_a_marriage)
{
  DulleRules rules = dulle_rules_default ();

  ck_assert (book_says (&rules, "gives one card more time"));
  rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  ck_assert (!book_says (&rules, "gives one card more time"));
  ck_assert (book_says (&rules, "the cards on the table are counted from the trick that decides"));
}
END_TEST

/* Nobody votes on solos that nobody may play. */
START_TEST (test_vote_without_solos)
{
  DulleRules rules = dulle_rules_default ();

  rules.bock = TRUE;
  rules.solo_round_vote = TRUE;
  ck_assert (book_says (&rules, "the players vote"));
  rules.solo = FALSE;
  ck_assert (!book_says (&rules, "the players vote"));
}
END_TEST

/* What doubles the points of a game comes after these points, and what is not doubled comes
 * after that. */
START_TEST (test_order_of_value)
{
  DulleRules rules = dulle_rules_default ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;
  const char      *doubles;

  rules.re_kontra_effect = DULLE_RE_KONTRA_EFFECT_DOUBLES;
  sentences = dulle_book_sentences (&rules, DULLE_BOOK_VALUE);
  text = g_strjoinv (" ", sentences);
  doubles = strstr (text, "An announced Re doubles all these points");
  ck_assert_ptr_nonnull (doubles);
  ck_assert_ptr_null (strstr (doubles, "120 against"));
  ck_assert_ptr_nonnull (strstr (doubles, "against the old ones"));
  ck_assert_ptr_nonnull (strstr (doubles, "do not double this point"));
}
END_TEST

/* Twice and three times have words of their own. */
START_TEST (test_bock_factor)
{
  DulleRules rules = dulle_rules_default ();

  rules.bock = TRUE;
  ck_assert (book_says (&rules, "each game counts double."));
  ck_assert (book_says (&rules, "in two at once a game counts fourfold"));
  ck_assert (!book_says (&rules, "times its value"));
  rules.bock_factor = 3;
  ck_assert (book_says (&rules, "each game counts triple."));
  ck_assert (book_says (&rules, "a game counts 3 × 3 times its value"));
  rules.bock_factor = 4;
  ck_assert (book_says (&rules, "each game counts 4 times its value."));
}
END_TEST

/* A pot that is used up ends the ordinary games, and not the missing solos. */
START_TEST (test_solos_after_the_pot)
{
  static const char ends[] = "The tournament ends as soon as the points";
  static const char solos_follow[] = "only the missing compulsory solos are still played";
  static const char round_goes_on[] = "A round of solos that has begun is finished all the same.";
  DulleRules        rules = dulle_rules_default ();

  rules.counting = DULLE_COUNTING_PLUS;
  rules.points_limited = TRUE;
  rules.rounds_limited = FALSE;
  ck_assert (!book_says (&rules, ends));
  ck_assert (book_says (&rules, solos_follow));
  ck_assert (book_says (&rules, "Everybody has to play a solo.\n"));
  ck_assert (book_says (&rules, "must play it"));
  rules.compulsory_solo_forcing = DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND;
  rules.compulsory_solo_offer = TRUE;
  ck_assert (book_says (&rules, "are played in an extra round"));
  ck_assert (book_says (&rules, "Whoever is due there may let another player’s solo go first."));
  rules.compulsory_solos = 0;
  ck_assert (book_says (&rules, ends));
  ck_assert (!book_says (&rules, solos_follow));
  ck_assert (!book_says (&rules, round_goes_on));
  rules.bock = rules.solo_round_vote = TRUE;
  ck_assert (book_says (&rules, round_goes_on));
}
END_TEST

/* Where nothing ends the tournament, no solo is ever missing at its end. */
START_TEST (test_solos_without_end)
{
  static const char nobody[] = "Nobody is made to play it,";
  DulleRules        rules = dulle_rules_default ();

  ck_assert (!book_says (&rules, nobody));
  rules.rounds_limited = FALSE;
  ck_assert (book_says (&rules, nobody));
  ck_assert (!book_says (&rules, "must play it"));
  ck_assert (!book_says (&rules, "on top of the rounds"));
  rules.compulsory_solo_forcing = DULLE_COMPULSORY_SOLO_FORCING_EXTRA_ROUND;
  rules.compulsory_solo_offer = TRUE;
  ck_assert (book_says (&rules, nobody));
  ck_assert (!book_says (&rules, "extra round"));
  ck_assert (!book_says (&rules, "Whoever is due there"));
  rules.compulsory_solos = 2;
  ck_assert (!book_says (&rules, nobody));
  ck_assert (book_says (&rules, "Nobody is made to play them,"));
}
END_TEST

/* One solo is not one of several. */
START_TEST (test_single_solo)
{
  static const char first[] = "The first solo that somebody plays is the compulsory one";
  static const char of_kind[] = "The first solo of that kind is the compulsory one";
  DulleRules        rules = dulle_rules_default ();

  ck_assert (book_says (&rules, first));
  rules.compulsory_solos_color = 1;
  ck_assert (book_says (&rules, "It must have a trump suit."));
  ck_assert (book_says (&rules, of_kind));
  ck_assert (!book_says (&rules, first));
  ck_assert (!book_says (&rules, "One of them"));
  rules.compulsory_solos_color = 0;
  rules.compulsory_solos_picture = 1;
  ck_assert (book_says (&rules, "It must be a solo with nothing but kings"));
  ck_assert (book_says (&rules, of_kind));
  ck_assert (!book_says (&rules, "One of them"));
  rules.compulsory_solos = 2;
  ck_assert (book_says (&rules, "One of them must be a solo"));
  ck_assert (!book_says (&rules, of_kind));
}
END_TEST

/* Where some of them must be of a kind, the first ones need not be all that count. */
START_TEST (test_solos_that_count)
{
  static const char first[] = "The first solos that somebody plays are";
  static const char fitting[] = "each solo of theirs that fits counts as one";
  DulleRules        rules = dulle_rules_default ();

  rules.compulsory_solos = 2;
  ck_assert (book_says (&rules, first));
  ck_assert (!book_says (&rules, fitting));
  rules.compulsory_solos_picture = 1;
  ck_assert (book_says (&rules, fitting));
  ck_assert (!book_says (&rules, first));
  rules.compulsory_solos_color = 1;
  ck_assert (book_says (&rules, fitting));
  ck_assert (!book_says (&rules, first));
}
END_TEST

/* The book asks for the solos that the tournament asks for. */
START_TEST (test_solos_that_can_be_played)
{
  static const char suit[] = "must have a trump suit";
  static const char picture[] = "must be a solo with nothing but kings, queens or jacks";
  DulleRules        rules = dulle_rules_default ();

  rules.compulsory_solos_color = rules.compulsory_solos_picture = 1;
  ck_assert (book_says (&rules, suit));
  ck_assert (!book_says (&rules, picture));
  rules.compulsory_solos = 2;
  ck_assert (book_says (&rules, "One of them must have a trump suit."));
  ck_assert (book_says (&rules, picture));
  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    {
      if (dulle_contracts[i].sort == DULLE_SOLO_PICTURE)
        *dulle_rules_at (&rules, dulle_contracts[i].option) = 0;
    }
  ck_assert (book_says (&rules, suit));
  ck_assert (!book_says (&rules, picture));
  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    *dulle_rules_at (&rules, dulle_contracts[i].option) = 0;
  rules.compulsory_solo_offer = TRUE;
  ck_assert (!book_says (&rules, "Everybody has to play"));
  ck_assert (!book_says (&rules, "let another player’s solo go first"));
  ck_assert (!book_says (&rules, suit));
  ck_assert (!book_says (&rules, "every solo is voluntary"));
  ck_assert (book_says (&rules, "No solos are played."));
}
END_TEST

/* Where no solo can be played, a marriage may still be scored as one. */
START_TEST (test_score_without_solos)
{
  static const char point[] = "The winners of a called solo, one or three, get another point.";
  static const char times[] = "Whoever gets or loses points in a solo";
  static const char soloist[] = "A soloist who wins gets three times as many.";
  DulleRules        rules = dulle_rules_default ();

  for (int i = DULLE_FIRST_SOLO; i < DULLE_N_CONTRACTS; i++)
    *dulle_rules_at (&rules, dulle_contracts[i].option) = 0;
  rules.solo_point = 1;
  rules.solo_doubles = rules.solo_always_triple = TRUE;
  rules.counting = DULLE_COUNTING_PLUS;
  rules.marriage_alone_is_solo = FALSE;
  ck_assert (book_says (&rules, point));
  ck_assert (book_says (&rules, "A called solo counts double."));
  ck_assert (book_says (&rules, times));
  ck_assert (!book_says (&rules, soloist));
  ck_assert (book_says (&rules, "No solos are played."));
  rules.silent_marriage_is_solo = FALSE;
  ck_assert (!book_says (&rules, point));
  ck_assert (!book_says (&rules, times));
  rules.marriage_alone_is_solo = TRUE;
  ck_assert (book_says (&rules, times));
}
END_TEST

/* Pigs in a trump solo go with those in a suit solo. */
START_TEST (test_pigs_in_solos)
{
  static const char none[] = "In a solo there are no pigs.";
  static const char both[] = "In a suit or trump solo the aces of the trump suit may be pigs.";
  static const char in_place[] = "In a suit or trump solo the cards of the trump suit";
  DulleRules        rules = dulle_rules_default ();

  rules.pigs = rules.superpigs = rules.superpigs_in_solo = TRUE;
  ck_assert (book_says (&rules, "In a suit solo the aces of the trump suit may be pigs."));
  ck_assert (!book_says (&rules, both));
  rules.solo_trump = TRUE;
  ck_assert (book_says (&rules, both));
  ck_assert (book_says (&rules, in_place));
  ck_assert (!book_says (&rules, none));
  rules.solo_suit = FALSE;
  ck_assert (book_says (&rules, none));
  ck_assert (!book_says (&rules, both));
  rules.solo = FALSE;
  ck_assert (!book_says (&rules, none));
}
END_TEST

/* What is scored as a solo has no superpigs, either. */
START_TEST (test_superpigs_alone)
{
  static const char both[] = "Once a silent marriage is known, or a marriage has found no partner,";
  static const char silent[] = "Once a silent marriage is known, superpigs can no longer";
  static const char alone[] = "Once a marriage has found no partner, superpigs can no longer";
  DulleRules        rules = dulle_rules_default ();

  rules.pigs = TRUE;
  ck_assert (!book_says (&rules, both));
  rules.superpigs = TRUE;
  ck_assert (book_says (&rules, both));
  rules.marriage_alone_is_solo = FALSE;
  ck_assert (book_says (&rules, silent));
  rules.silent_marriage_is_solo = FALSE;
  rules.marriage_alone_is_solo = TRUE;
  ck_assert (book_says (&rules, alone));
  rules.pigs_at_start = rules.superpigs_at_start = TRUE;
  ck_assert (!book_says (&rules, alone));
  rules.superpigs_at_start = FALSE;
  rules.superpigs_in_solo = TRUE;
  ck_assert (!book_says (&rules, alone));
}
END_TEST

START_TEST (test_ids)
{
  for (int i = 0; i < DULLE_BOOK_N_SECTIONS; i++)
    {
      DulleBookSection section = (DulleBookSection) i;

      ck_assert_int_eq (dulle_book_section_from_id (dulle_book_section_id (section)), i);
      ck_assert_str_ne (dulle_book_section_title (section), "");
    }
  ck_assert_int_eq (dulle_book_section_from_id ("weather"), -1);
  for (int chapter = 0; chapter < DULLE_BOOK_N_CHAPTERS; chapter++)
    ck_assert_str_ne (dulle_book_chapter_title ((DulleBookChapter) chapter), "");
  ck_assert_str_eq (dulle_book_chapter_title (DULLE_BOOK_CHAPTER_CARDS), "The cards");
  ck_assert (dulle_book_section_is_list (DULLE_BOOK_SOLO_KINDS));
  ck_assert (!dulle_book_section_is_list (DULLE_BOOK_SOLOS));
}
END_TEST

/* Whether a preset has something to say in a section. */
static gboolean
is_said_somewhere (DulleBookSection section)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  gboolean           said = FALSE;

  for (unsigned i = 0; !said && i < n_presets; i++)
    {
      DulleRules rules = dulle_preset_rules (&presets[i]);
      g_auto (GStrv) sentences = dulle_book_sentences (&rules, section);

      said = sentences[0] != NULL;
    }

  return said;
}

/* Each has a name of its own, a sentence, and a section that says more. */
START_TEST (test_words)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (DulleWord word = 0; word < DULLE_N_WORDS; word++)
    {
      ck_assert (g_hash_table_add (seen, (gpointer) dulle_word_id (word)));
      ck_assert_str_ne (dulle_word_term (word), "");
      ck_assert (g_str_has_suffix (dulle_word_explanation (word), "."));
      ck_assert_uint_ge (dulle_word_group (word), DULLE_BOOK_WORDS_CARDS);
      ck_assert_uint_lt (dulle_word_section (word), DULLE_BOOK_WORDS_CARDS);
      ck_assert_msg (is_said_somewhere (dulle_word_section (word)), "%s", dulle_word_id (word));
    }
  ck_assert_int_eq (dulle_word_group (DULLE_WORD_FOX), DULLE_BOOK_WORDS_CARDS);
  ck_assert_int_eq (dulle_word_group (DULLE_WORD_POVERTY), DULLE_BOOK_WORDS_BEFORE);
}
END_TEST

/* All that is shown is called by a word. */
START_TEST (test_words_of_things)
{
  DulleWord   announced[DULLE_N_LEVELS] = { 0 };
  DulleAction marriage = { .kind = DULLE_ACTION_CALL, .contract = DULLE_CONTRACT_MARRIAGE };
  DulleAction pigs = { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_PIGS };
  DulleAction superpigs = { .kind = DULLE_ACTION_DECLARE, .pigs = DULLE_SUPERPIGS };
  DulleAction claim = { .kind = DULLE_ACTION_CLAIM };
  DulleAction play = dulle_action_play (0, DULLE_HEART_TEN);

  for (DulleLineId line = 0; line < DULLE_N_LINES; line++)
    ck_assert_int_ne (dulle_word_of_line (line), DULLE_NO_WORD);
  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    ck_assert_int_ne (dulle_word_of_contract (contract), DULLE_NO_WORD);
  ck_assert_int_eq (dulle_word_of_contract (DULLE_CONTRACT_SOLO_MEATLESS), DULLE_WORD_MEATLESS);
  ck_assert_int_eq (dulle_word_of_contract (DULLE_CONTRACT_SOLO_QUEEN), DULLE_WORD_SOLO);
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      DulleAction announce = dulle_action_announce (0, level);

      ck_assert_int_ne (dulle_word_of_action (&announce, DULLE_RE), DULLE_NO_WORD);
      announced[level] = dulle_word_of_action (&announce, DULLE_KONTRA);
    }
  ck_assert_int_eq (announced[DULLE_LEVEL_PARTY], DULLE_WORD_KONTRA);
  ck_assert_int_eq (announced[DULLE_LEVEL_NO_60], DULLE_WORD_NO_60);
  ck_assert_int_eq (dulle_word_of_action (&marriage, DULLE_RE), DULLE_WORD_MARRIAGE);
  ck_assert_int_eq (dulle_word_of_action (&pigs, DULLE_RE), DULLE_WORD_PIGS);
  ck_assert_int_eq (dulle_word_of_action (&superpigs, DULLE_RE), DULLE_WORD_SUPERPIGS);
  ck_assert_int_eq (dulle_word_of_action (&claim, DULLE_RE), DULLE_WORD_CLAIM);
  ck_assert_int_eq (dulle_word_of_action (&play, DULLE_RE), DULLE_NO_WORD);
  ck_assert_int_eq (dulle_word_of_reason (DULLE_REASON_SMEAR), DULLE_WORD_SMEAR);
  ck_assert_int_eq (dulle_word_of_reason (DULLE_REASON_NONE), DULLE_NO_WORD);
}
END_TEST

/* The book lists the words that these rules have. */
START_TEST (test_words_in_book)
{
  DulleRules rules = dulle_rules_default ();

  ck_assert (book_says (&rules, "Fox: An ace of diamonds"));
  ck_assert (!book_says (&rules, "Superpigs:"));
}
END_TEST

SUITE ("rule-book",
       test_every_option,
       test_one_of_each,
       test_places_of_options,
       test_values,
       test_official_rules,
       test_marriages,
       test_rank_of_throwing,
       test_penalty_for_throwing,
       test_time_in_a_marriage,
       test_vote_without_solos,
       test_order_of_value,
       test_bock_factor,
       test_solos_after_the_pot,
       test_solos_without_end,
       test_single_solo,
       test_solos_that_count,
       test_solos_that_can_be_played,
       test_score_without_solos,
       test_superpigs_alone,
       test_pigs_in_solos,
       test_ids,
       test_words,
       test_words_of_things,
       test_words_in_book)
