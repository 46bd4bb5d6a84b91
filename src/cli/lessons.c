/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli lessons: proves that what lessons call best is best.
 *
 * A proof is a file beside the lesson: after its head it has a line for each position, which
 * is its number and a label (see lab/label.h), folded. So a proof tells of which game it speaks.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "engine/legality.h"
#include "engine/quote.h"
#include "engine/text-lines.h"
#include "lab/labeller.h"
#include "lab/refutation.h"
#include "learning/lesson.h"

static const char summary[] =
    "Reads lessons, and compares each position with the proof that lies beside its file: what\n"
    "is called best must be better than everything else by 0.3 points or more. The proof itself\n"
    "is compared with a few sampled deals.\n"
    "\n"
    "--prove writes the proofs, by master with 12,000 sampled deals. --refute prints the\n"
    "deal in which each wrong card loses most, and what happens then, for those who write\n"
    "lessons, from standard input if the file is “-”; docs/lessons.md explains their format.";

#define PROOF_HEAD                                \
  "dulle-proof 1\n"                               \
  "# SPDX-License-Identifier: GPL-3.0-or-later\n" \
  "# SPDX-FileCopyrightText: The Dulle authors\n"

/* The line of the first position. */
#define FIRST_LINE 4

/* By how many points what is called best is better. */
#define MARGIN 0.3

#define CHECK_DEALS  300
#define REFUTE_DEALS 400

/**
 * Work:
 * @path: the file of the lesson
 * @n_deals: the sampled deals for each position
 */
typedef struct
{
  const char   *path;
  DulleChapter *chapter;
  unsigned      n_deals;
  unsigned      n_tricks;
  uint64_t      seed;
} Work;

static char *
proof_path (const char *path)
{
  g_autofree char *stem = g_strndup (path, g_str_has_suffix (path, ".lesson")
                                               ? strlen (path) - strlen (".lesson")
                                               : strlen (path));

  return g_strconcat (stem, ".proof", NULL);
}

/* Positions as labels */

static void
add_alternative (DulleLabel        *label,
                 const DulleAction *action)
{
  if (label->n_alternatives < DULLE_MAX_LABELLED)
    label->alternatives[label->n_alternatives++].action = *action;
}

/* All cards that may be played; of other decisions, what the lesson speaks of. */
static void
collect_alternatives (const DulleLessonPosition *position,
                      const DulleGame           *game,
                      DulleLabel                *label)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n = dulle_game_list (game, position->seat, actions);

  for (unsigned i = 0; dulle_lesson_position_asks_card (position) && i < n; i++)
    {
      if (actions[i].kind == DULLE_ACTION_PLAY)
        add_alternative (label, &actions[i]);
    }
  for (unsigned i = 0; !dulle_lesson_position_asks_card (position) && i < position->answers->len;
       i++)
    {
      const DulleLessonAnswer *answer = g_ptr_array_index (position->answers, i);

      for (unsigned k = 0; k < answer->n_actions; k++)
        add_alternative (label, &answer->actions[k]);
    }
}

static DulleLabelKind
kind_of_position (const DulleLessonPosition *position)
{
  const DulleLessonAnswer *best = g_ptr_array_index (position->answers, 0);

  switch (best->actions[0].kind)
    {
    case DULLE_ACTION_PLAY:
      return DULLE_LABEL_CARD;
    case DULLE_ACTION_ANNOUNCE:
      return DULLE_LABEL_ANNOUNCEMENT;
    case DULLE_ACTION_CALL:
      return DULLE_LABEL_RESERVATION;
    default:
      return DULLE_LABEL_EXCHANGE;
    }
}

static DulleLabel
measure_position (const Work                *work,
                  const DulleLessonPosition *position)
{
  DulleLabel label = {
    .kind = kind_of_position (position),
    .role = DULLE_N_ROLES,
    .place = DULLE_N_LABEL_PLACES,
    .seat = position->seat,
    .record = position->record,
  };
  DulleGame game;

  dulle_record_replay (&position->record, position->record.n_actions, &game);
  if (game.board.phase == DULLE_PHASE_TRICKS)
    label.trick = game.board.n_tricks + 1u;
  collect_alternatives (position, &game, &label);
  dulle_label_measure (work->seed, work->n_deals, &label);

  return label;
}

/* The points by which the worst of what is called best is better than the best of the rest. */
static double
margin_of_label (const DulleLessonPosition *position,
                 const DulleLabel          *label)
{
  double best = G_MAXDOUBLE;
  double rest = -G_MAXDOUBLE;

  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      const DulleLabelled     *alternative = &label->alternatives[i];
      const DulleLessonAnswer *answer =
          dulle_lesson_position_answer (position, &alternative->action);

      if (answer != NULL && answer->is_best)
        best = MIN (best, alternative->value);
      else
        rest = MAX (rest, alternative->value);
    }

  return best - rest;
}

/* Proving */

static bool
prove_lesson (const Work *work)
{
  g_autofree char *path = proof_path (work->path);
  g_autoptr (GString) text = g_string_new (PROOF_HEAD);
  g_autoptr (GError) error = NULL;

  for (unsigned i = 0; i < work->chapter->positions->len; i++)
    {
      const DulleLessonPosition *position = g_ptr_array_index (work->chapter->positions, i);
      DulleLabel                 label = measure_position (work, position);
      size_t                     start = text->len;

      g_string_append_printf (text, "%u ", i + 1);
      dulle_label_write (&label, text);
      dulle_text_fold (text, start);
      g_string_append_c (text, '\n');
      g_print ("%s:%u: %+.2f\n", work->path, position->line, margin_of_label (position, &label));
    }

  return g_file_set_contents (path, text->str, -1, &error) ||
         dulle_complain ("%s.", error->message);
}

/* Checking */

/* Returns: the words of a game, by which it is known */
static char *
game_text (const DulleRecord *record)
{
  GString *text = g_string_new (NULL);

  dulle_record_write (record, text);

  return g_string_free (text, FALSE);
}

static bool
check_position (const Work                *work,
                const DulleLessonPosition *position,
                const DulleLabel          *proof)
{
  g_autofree char *proved = game_text (&proof->record);
  g_autofree char *asked = game_text (&position->record);
  DulleLabel       again;
  double           margin = margin_of_label (position, proof);

  if (strcmp (proved, asked) != 0)
    return dulle_complain ("%s:%u: The proof is about another game.", work->path,
                           position->line);
  if (margin < MARGIN)
    return dulle_complain ("%s:%u: What is called best is better by %+.2f points only.",
                           work->path, position->line, margin);
  again = measure_position (work, position);
  margin = margin_of_label (position, &again);

  return margin > -MARGIN ||
         dulle_complain ("%s:%u: The proof is out of date: the margin is %+.2f points.",
                         work->path, position->line, margin);
}

static bool
check_line (const Work              *work,
            const char              *line,
            unsigned                 number,
            const DulleTextPosition *at)
{
  g_autofree char *expected = g_strdup_printf ("%u ", number + 1);
  DulleLabel       label;

  if (!g_str_has_prefix (line, expected))
    return dulle_complain ("%s: There is no proof of position %u.", at->name, number + 1);
  if (dulle_label_parse (line + strlen (expected), at, &label))
    return check_position (work, g_ptr_array_index (work->chapter->positions, number), &label);

  return dulle_complain ("%s", (*at->error)->message);
}

/* @text: what follows the head */
static bool
check_lines (const Work              *work,
             const char              *text,
             const DulleTextPosition *start)
{
  DulleTextPosition at = *start;
  unsigned          n_positions = work->chapter->positions->len;
  unsigned          number = 0;
  bool              good = true;

  for (size_t left = strlen (text); good && left > 0 && number < n_positions; number++)
    {
      size_t           length = dulle_text_folded_length (text, left);
      size_t           step = MIN (length + 1, left);
      g_autofree char *line = dulle_text_unfold (text, length);

      good = check_line (work, line, number, &at);
      at.line += dulle_text_count_ends (text, step);
      text += step;
      left -= step;
    }

  return good && ((number == n_positions && *text == '\0') ||
                  dulle_complain ("%s: It does not prove each position.", at.name));
}

static bool
check_lesson (const Work *work)
{
  g_autofree char *path = proof_path (work->path);
  g_autofree char *text = dulle_cli_read_text (path);
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { path, FIRST_LINE, &error };

  if (text == NULL)
    return false;
  if (!g_str_has_prefix (text, PROOF_HEAD))
    return dulle_complain ("%s: This is not a proof.", path);

  return check_lines (work, text + strlen (PROOF_HEAD), &at);
}

/* Refuting */

static void
print_refutation (const Work       *work,
                  const DulleLabel *label,
                  unsigned          number)
{
  const DulleLabelled *alternative = &label->alternatives[number];
  DulleRefutation      refutation =
      dulle_label_refute (label, number, work->seed, work->n_deals, work->n_tricks);
  DulleView        view = dulle_label_view (label);
  g_autofree char *word =
      dulle_action_format (&alternative->action, (DulleParty) view.own.party);

  g_print ("%s %s  # %+.2f, costs %.2f there\n", number == 0 ? "best" : "wrong", word,
           alternative->value, refutation.cost);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_print ("hand %u", seat);
      DULLE_HAND_FOREACH (card, refutation.hands[seat])
        for (unsigned i = 0; i < dulle_hand_count (refutation.hands[seat], card); i++)
          g_print (" %s", dulle_card_code (card));
      g_print ("\n");
    }
  g_print ("then");
  for (unsigned i = 0; i < refutation.n_then; i++)
    g_print (" %u:%s", refutation.then[i].seat, dulle_card_code (refutation.then[i].card));
  g_print ("\n");
}

static bool
refute_lesson (const Work *work)
{
  for (unsigned i = 0; i < work->chapter->positions->len; i++)
    {
      const DulleLessonPosition *position = g_ptr_array_index (work->chapter->positions, i);
      DulleLabel                 label;

      if (!dulle_lesson_position_asks_card (position))
        continue;
      label = measure_position (work, position);
      g_print ("\n# Position %u, line %u\n", i + 1, position->line);
      for (unsigned k = 0; k < label.n_alternatives; k++)
        print_refutation (work, &label, k);
    }

  return true;
}

/* Reads each lesson and does @treat with it. */
static int
treat_lessons (char **paths,
               Work  *work,
               bool (*treat) (const Work *work))
{
  bool good = true;

  for (unsigned i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *text = dulle_cli_read_text (paths[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleChapter) chapter =
          text != NULL ? dulle_chapter_parse (text, paths[i], &error) : NULL;

      work->path = paths[i];
      work->chapter = chapter;
      if (error != NULL)
        dulle_complain ("%s", error->message);
      good = chapter != NULL && treat (work) && good;
    }

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* What comes by standard input has no file beside which a proof could lie. */
static bool
check_places (char **paths)
{
  return !g_strv_contains ((const char *const *) paths, "-") ||
         dulle_complain ("A proof lies beside the file of its lesson, so only --refute reads “-”.");
}

static const DulleCliMode modes[] = {
  { NULL, "sampled-deals seed" },
  { "prove", "sampled-deals seed" },
  { "refute", "sampled-deals tricks seed" },
};

int
dulle_cli_lessons (int    argc,
                   char **argv)
{
  g_auto (DulleCliNumber) n_deals = { 2, 1000000, 0, NULL, false };
  g_auto (DulleCliNumber) n_tricks = { 1, DULLE_MAX_TRICKS, 1, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  gboolean     proves = FALSE;
  gboolean     refutes = FALSE;
  GOptionEntry entries[] = {
    { "prove", 'p', 0, G_OPTION_ARG_NONE, &proves, "Write the proofs", NULL },
    { "refute", 'r', 0, G_OPTION_ARG_NONE, &refutes, "Print what wrong cards lead to", NULL },
    { "sampled-deals", 'd', 0, G_OPTION_ARG_STRING, &n_deals.text,
      "Sampled deals for each position (300; 400 to refute, 12000 to prove)", "N" },
    { "tricks", 'k', 0, G_OPTION_ARG_STRING, &n_tricks.text,
      "How many tricks a refutation shows (1)", "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)", "S" },
    { NULL }
  };
  Work work = { 0 };

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ "FILE…", 1, G_MAXINT }, summary) ||
      !dulle_cli_parse_numbers (entries, &n_deals, &n_tricks, &seed, NULL) ||
      !dulle_cli_check_modes (entries, modes, G_N_ELEMENTS (modes)) ||
      (!refutes && !check_places (argv + 1)))
    return DULLE_CLI_USAGE;

  work.seed = (uint64_t) seed.value;
  work.n_tricks = (unsigned) n_tricks.value;
  work.n_deals = proves ? DULLE_LABEL_DEALS : refutes ? REFUTE_DEALS
                                                      : CHECK_DEALS;
  if (n_deals.is_given)
    work.n_deals = (unsigned) n_deals.value / 2 * 2;

  return treat_lessons (argv + 1, &work,
                        proves ? prove_lesson : refutes ? refute_lesson
                                                        : check_lesson);
}
