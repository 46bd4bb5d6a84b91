/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "lesson-claims.h"

#include <check.h>
#include <string.h>

/* Words in both languages */

#define EN_NUMBER                                                              \
  "(?<![-\\w])(?<n>(?i)\\d+|one|two|three|four|five|six|seven|eight|nine|ten|" \
  "eleven|twelve|thirteen|fourteen|fifteen|twenty-two)"
#define DE_NUMBER                                                                   \
  "(?<![-\\w])(?<n>(?i)\\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|" \
  "elf|zwölf|dreizehn|vierzehn|fünfzehn|zweiundzwanzig)"
#define EN_CARD                                  \
  "(?:(?<rank>ace|ten|king|queen|jack|nine) of " \
  "(?<suit>clubs|spades|hearts|diamonds)|(?<role>Dulle))"
#define DE_CARD                      \
  "(?:(?<suit>Kreuz|Pik|Herz|Karo)-" \
  "(?<rank>Ass|Zehn|König|Dame|Buben?|Neun)|(?<role>Dulle))"
#define OTHER "(?<who>Kleo|Ben|Mia)"
#define PARTY "(?<party>Re|Kontra)"

static const struct
{
  const char *words[2];
  unsigned    value;
} numbers[] = {
  { { "one", "eins" }, 1 },
  { { "two", "zwei" }, 2 },
  { { "three", "drei" }, 3 },
  { { "four", "vier" }, 4 },
  { { "five", "fünf" }, 5 },
  { { "six", "sechs" }, 6 },
  { { "seven", "sieben" }, 7 },
  { { "eight", "acht" }, 8 },
  { { "nine", "neun" }, 9 },
  { { "ten", "zehn" }, 10 },
  { { "eleven", "elf" }, 11 },
  { { "twelve", "zwölf" }, 12 },
  { { "thirteen", "dreizehn" }, 13 },
  { { "fourteen", "vierzehn" }, 14 },
  { { "fifteen", "fünfzehn" }, 15 },
  { { "twenty-two", "zweiundzwanzig" }, 22 },
};

static const char *const ranks[][2] = {
  [DULLE_ACE] = { "ace", "Ass" },
  [DULLE_TEN] = { "ten", "Zehn" },
  [DULLE_KING] = { "king", "König" },
  [DULLE_QUEEN] = { "queen", "Dame" },
  [DULLE_JACK] = { "jack", "Bube" },
  [DULLE_NINE] = { "nine", "Neun" },
};

static const char *const suits[][2] = {
  [DULLE_CLASS_CLUBS] = { "club", "Kreuz" },
  [DULLE_CLASS_SPADES] = { "spade", "Pik" },
  [DULLE_CLASS_HEARTS] = { "heart", "Herz" },
  [DULLE_CLASS_DIAMONDS] = { "diamond", "Karo" },
  [DULLE_CLASS_TRUMP] = { "trump", "Trumpf" },
};

static unsigned
number_of (const char *word)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (g_ascii_strcasecmp (word, numbers[i].words[0]) == 0 ||
          g_ascii_strcasecmp (word, numbers[i].words[1]) == 0)
        return numbers[i].value;
    }

  return (unsigned) g_ascii_strtoull (word, NULL, 10);
}

static unsigned
named_number (const GMatchInfo *match)
{
  g_autofree char *word = g_match_info_fetch_named (match, "n");

  return number_of (word);
}

/* Returns: the row of @table that @word begins with */
static unsigned
find_word (const char *word,
           const char *const (*table)[2],
           unsigned length)
{
  for (unsigned i = 0; i < length; i++)
    {
      if (g_str_has_prefix (word, table[i][0]) || g_str_has_prefix (word, table[i][1]))
        return i;
    }
  ck_abort_msg ("“%s” is not known", word);
}

static unsigned
named_class (const GMatchInfo *match)
{
  g_autofree char *word = g_match_info_fetch_named (match, "suit");

  return find_word (word, suits, G_N_ELEMENTS (suits));
}

static DulleCard
named_card (const GMatchInfo *match)
{
  g_autofree char *role = g_match_info_fetch_named (match, "role");
  g_autofree char *rank = g_match_info_fetch_named (match, "rank");

  if (role != NULL && *role != '\0')
    return DULLE_HEART_TEN;

  return DULLE_CARD (named_class (match), find_word (rank, ranks, G_N_ELEMENTS (ranks)));
}

/* Kleo sits on the left of the person, Ben opposite, Mia on the right. */
static uint8_t
named_seat (const Said       *said,
            const GMatchInfo *match,
            const char       *group)
{
  static const char *const others[] = { "Kleo", "Ben", "Mia" };
  g_autofree char         *name = g_match_info_fetch_named (match, group);
  uint8_t                  seat = said->position->seat;

  for (unsigned i = 0; name != NULL && i < G_N_ELEMENTS (others); i++)
    {
      if (strcmp (name, others[i]) == 0)
        return (uint8_t) ((seat + i + 1) % DULLE_N_SEATS);
    }

  return seat;
}

static DulleParty
named_party (const GMatchInfo *match)
{
  g_autofree char *word = g_match_info_fetch_named (match, "party");

  return strcmp (word, "Re") == 0 ? DULLE_RE : DULLE_KONTRA;
}

/* Facts of games */

static DulleHand
own_hand (const Said *said)
{
  return said->game.own[said->position->seat].hand;
}

static unsigned
count_trumps (const DulleBoard *board,
              DulleHand         hand)
{
  return dulle_hand_size (hand & board->order.members[DULLE_CLASS_TRUMP]);
}

static bool
is_whole (const DulleTrick *trick)
{
  return trick->n_cards == DULLE_N_SEATS;
}

/* Returns: what the party of @seat has won */
static unsigned
party_points (const DulleGame *game,
              uint8_t          seat)
{
  unsigned points = 0;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    points += game->own[i].party == game->own[seat].party ? game->board.card_points[i] : 0;

  return points;
}

void
lesson_claims_play (const DulleLessonAnswer *answer,
                    DulleGame               *game)
{
  dulle_record_replay (&answer->record, answer->record.n_actions, game);
  if (answer->n_actions > 0 && !dulle_action_is_silence (&answer->actions[0]))
    dulle_game_apply (game, &answer->actions[0]);
  for (unsigned i = 0; i < answer->n_then; i++)
    dulle_game_apply (game, &answer->then[i]);
}

/* Returns: the card points in the trick of the question if the right answer is played, or 0 */
static unsigned
best_points (const Said *said)
{
  const DulleLessonAnswer *best = g_ptr_array_index (said->position->answers, 0);
  DulleGame                game;

  lesson_claims_play (best, &game);

  return dulle_trick_card_points (&game.board.tricks[said->game.board.n_tricks]);
}

/* Returns: whether one of the tricks since the question is as @fits says */
static bool
find_trick (const Said *said,
            bool (*fits) (const Said       *said,
                          const DulleTrick *trick,
                          const GMatchInfo *match),
            const GMatchInfo *match)
{
  for (unsigned i = said->game.board.n_tricks; i < said->after.board.n_tricks; i++)
    {
      if (fits (said, &said->after.board.tricks[i], match))
        return true;
    }

  return false;
}

/* Claims */

static bool
trick_has_points (G_GNUC_UNUSED const Said *said,
                  const DulleTrick         *trick,
                  const GMatchInfo         *match)
{
  return is_whole (trick) && dulle_trick_card_points (trick) == named_number (match);
}

static bool
is_worth_of_card (const Said *said,
                  unsigned    points)
{
  DULLE_HAND_FOREACH (card, own_hand (said))
    if (dulle_card_points (card) == points)
      return true;

  return false;
}

/* Of a trick, of a party so far, or of a card that could be played. */
static bool
claim_points (const Said       *said,
              const GMatchInfo *match)
{
  unsigned points = named_number (match);

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (points == party_points (&said->game, seat) || points == party_points (&said->after, seat))
        return true;
    }
  if (said->answer == NULL)
    return points == dulle_trick_card_points (dulle_board_trick (&said->game.board)) ||
           points == best_points (said);

  return find_trick (said, trick_has_points, match) || is_worth_of_card (said, points);
}

/* What the right card would have made of the trick, or of what the party has. */
static bool
claim_better (const Said       *said,
              const GMatchInfo *match)
{
  const DulleLessonAnswer *best = g_ptr_array_index (said->position->answers, 0);
  unsigned                 points = named_number (match);

  return points == best_points (said) ||
         points == party_points (&said->game, said->position->seat) +
                       dulle_trick_card_points (dulle_board_trick (&said->game.board)) +
                       dulle_card_points (best->actions[0].card);
}

static bool
trick_is_won (const Said       *said,
              const DulleTrick *trick,
              const GMatchInfo *match)
{
  return dulle_trick_winner (trick) == named_seat (said, match, "who");
}

static bool
claim_winner (const Said       *said,
              const GMatchInfo *match)
{
  return find_trick (said, trick_is_won, match);
}

static bool
trick_is_won_with (const Said       *said,
                   const DulleTrick *trick,
                   const GMatchInfo *match)
{
  return trick_is_won (said, trick, match) && dulle_trick_best_card (trick) == named_card (match);
}

static bool
claim_winning_card (const Said       *said,
                    const GMatchInfo *match)
{
  return find_trick (said, trick_is_won_with, match);
}

static bool
trick_is_trumped (const Said       *said,
                  const DulleTrick *trick,
                  const GMatchInfo *match)
{
  const DulleOrder *order = &said->game.board.order;

  return trick_is_won (said, trick, match) && !dulle_order_is_trump (order, trick->cards[0]) &&
         dulle_order_is_trump (order, dulle_trick_best_card (trick));
}

static bool
claim_trumped (const Said       *said,
               const GMatchInfo *match)
{
  return find_trick (said, trick_is_trumped, match);
}

static bool
claim_leading (const Said       *said,
               const GMatchInfo *match)
{
  const DulleTrick *trick = dulle_board_trick (&said->game.board);

  return trick->n_cards > 0 && trick_is_won_with (said, trick, match);
}

static bool
claim_trumps (const Said       *said,
              const GMatchInfo *match)
{
  return count_trumps (&said->game.board, own_hand (said)) == named_number (match);
}

static bool
claim_void (const Said       *said,
            const GMatchInfo *match)
{
  return (own_hand (said) & said->game.board.order.members[named_class (match)]) == 0;
}

static bool
claim_announced (const Said       *said,
                 const GMatchInfo *match)
{
  uint8_t seat = named_seat (said, match, "who");

  return said->after.board.levels[seat] != DULLE_LEVEL_NONE &&
         said->after.own[seat].party == named_party (match);
}

static bool
claim_party (const Said       *said,
             const GMatchInfo *match)
{
  return said->after.own[named_seat (said, match, "who")].party == named_party (match);
}

static bool
claim_parties (const Said       *said,
               const GMatchInfo *match)
{
  return claim_party (said, match) &&
         said->after.own[named_seat (said, match, "too")].party == named_party (match);
}

static bool
claim_partner (const Said       *said,
               const GMatchInfo *match)
{
  uint8_t seat = named_seat (said, match, "who");

  return seat != said->position->seat &&
         said->after.own[seat].party == said->after.own[said->position->seat].party;
}

static bool
claim_old_one (const Said                     *said,
               G_GNUC_UNUSED const GMatchInfo *match)
{
  return dulle_hand_has (said->game.own[said->position->seat].dealt, DULLE_CLUB_QUEEN);
}

static bool
claim_no_old_one (const Said                     *said,
                  G_GNUC_UNUSED const GMatchInfo *match)
{
  return !claim_old_one (said, match);
}

static bool
claim_last (const Said                     *said,
            G_GNUC_UNUSED const GMatchInfo *match)
{
  return dulle_board_trick (&said->game.board)->n_cards == 3;
}

static bool
claim_two_follow (const Said                     *said,
                  G_GNUC_UNUSED const GMatchInfo *match)
{
  return dulle_board_trick (&said->game.board)->n_cards == 1;
}

static bool
claim_lead (const Said                     *said,
            G_GNUC_UNUSED const GMatchInfo *match)
{
  return dulle_board_trick (&said->game.board)->n_cards == 0;
}

/* Somebody else plays the last card of the trick. */
static bool
claim_follower (const Said       *said,
                const GMatchInfo *match)
{
  const DulleTrick *trick = dulle_board_trick (&said->game.board);
  uint8_t           lead = trick->n_cards > 0 ? trick->lead : said->position->seat;

  return named_seat (said, match, "who") == (lead + 3) % DULLE_N_SEATS &&
         named_seat (said, match, "who") != said->position->seat;
}

/* What an answer costs on average */

static double
proved_value (const Said        *said,
              const DulleAction *action)
{
  for (unsigned i = 0; i < said->proof->n_alternatives; i++)
    {
      if (dulle_action_equal (&said->proof->alternatives[i].action, action))
        return said->proof->alternatives[i].value;
    }
  ck_abort_msg ("line %u: an answer is not proved", said->position->line);
}

/* Returns: the value of the best of all answers that are right, or that are wrong */
static double
best_value (const Said *said,
            bool        is_right)
{
  double best = -G_MAXDOUBLE;

  for (unsigned i = 0; i < said->proof->n_alternatives; i++)
    {
      const DulleLabelled     *alternative = &said->proof->alternatives[i];
      const DulleLessonAnswer *answer =
          dulle_lesson_position_answer (said->position, &alternative->action);

      if ((answer != NULL && answer->is_best) == is_right)
        best = MAX (best, alternative->value);
    }

  return best;
}

/* A right answer is compared with the best wrong one, a wrong one with the right one. "More
 * than a point" is between one and two, "almost two" not much less. */
static bool
claim_average (const Said       *said,
               const GMatchInfo *match)
{
  g_autofree char *than = g_match_info_fetch_named (match, "than");
  g_autofree char *whole = g_match_info_fetch_named (match, "a");
  g_autofree char *half = g_match_info_fetch_named (match, "half");
  bool             is_one = (whole != NULL && *whole != '\0') || (half != NULL && *half != '\0');
  double           points = is_one ? 1 : named_number (match);
  double           mine = said->answer->is_best ? best_value (said, false)
                                                : proved_value (said, &said->answer->actions[0]);
  double           cost = best_value (said, true) - mine;

  if (half != NULL && *half != '\0')
    points += 0.5;
  if (than != NULL && (g_str_has_prefix (than, "almost") || g_str_has_prefix (than, "fast")))
    return cost > points - 0.5 && cost < points;
  if (than != NULL && *than != '\0')
    return cost > points;

  return cost > points - 0.5 && cost < points + 0.5;
}

/* The tables */

const Claim lesson_claims[N_LESSON_CLAIMS] = {
  { { EN_NUMBER " card points", DE_NUMBER " Augen" }, claim_points, IN_BOTH },
  { { "would have made it (?<n>\\d+)", "wären es (?<n>\\d+)" }, claim_better, IN_ANSWERS },
  { { OTHER " (?:keeps the trick|takes|gets|wins)",
      OTHER " (?:behält den Stich|nimmt|bekommt|holt|gewinnt)|"
            "(?:nimmt|bekommt|holt|gewinnt) " OTHER "(?! als)" },
    claim_winner,
    IN_ANSWERS },
  { { OTHER "(?: takes \\d+ card points with (?:the|a) |’s (?=.{0,30}(?:is higher|takes))|"
            " has the )" EN_CARD,
      OTHER " (?:nimmt mit de[rm]|geht mit de[rm]|hat d(?:as|ie)) " DE_CARD },
    claim_winning_card,
    IN_ANSWERS },
  { { OTHER " (?:has no \\w+ and )?trumps",
      OTHER " (?:hat kein \\w+ und )?sticht|sticht " OTHER },
    claim_trumped,
    IN_ANSWERS },
  { { OTHER "’s " EN_CARD " (?:wins|leads|is the highest)",
      OTHER "s " DE_CARD " (?:liegt vorn|gewinnt|vorn|am höchsten)" },
    claim_leading,
    IN_QUESTIONS },
  { { "(?<!more )" EN_NUMBER " (?:trumps|of your cards are trumps)(?! fall)",
      "(?<!noch )" DE_NUMBER " (?:Trümpfen?\\b(?! fallen)|deiner Karten sind Trumpf)" },
    claim_trumps,
    IN_BOTH },
  { { "[Yy]ou have no (?<suit>club|spade|heart|trump)",
      "\\bdu (?:hast )?(?:auch )?kein (?<suit>Kreuz|Pik|Herz)\\b|(?<suit>Trumpf) hast du keinen" },
    claim_void,
    IN_QUESTIONS },
  { { "(?<who>Kleo|Ben|Mia|You) (?:has )?(?:just )?said “" PARTY "”",
      "(?<who>Kleo|Ben|Mia|Du) hast? (?:gerade )?„" PARTY "“ gesagt" },
    claim_announced,
    IN_BOTH },
  { { "(?<who>Kleo|Ben|Mia|[Yy]ou) (?:is|are) " PARTY "\\b",
      "(?<who>Kleo|Ben|Mia|[Dd]u) (?:ist|bist) " PARTY "\\b" },
    claim_party,
    IN_BOTH },
  { { "(?<who>Kleo|Ben|Mia|You) and (?<too>Kleo|Ben|Mia|you) are " PARTY "\\b",
      "(?<who>Kleo|Ben|Mia|Du) und (?<too>Kleo|Ben|Mia|du) (?:sind|seid) " PARTY "\\b" },
    claim_parties,
    IN_BOTH },
  { { OTHER " is (?:probably )?your partner|[Yy]our partner " OTHER,
      OTHER " (?:ist|deine?) (?:deine? )?Partner|[Dd]eine? Partner(?:in)? " OTHER },
    claim_partner,
    IN_BOTH },
  { { "other queen of clubs is yours|you (?:hold|have shown) (?:a|the other) queen of clubs",
      "andere Kreuz-Dame hast du|du hast (?:eine|die andere) Kreuz-Dame" },
    claim_old_one,
    IN_BOTH },
  { { "[Yy]ou have no queen of clubs", "du hast keine Kreuz-Dame|Du hast keine Kreuz-Dame" },
    claim_no_old_one,
    IN_BOTH },
  { { "you play last|You play last|the last to play|nobody plays after you",
      "du spielst zuletzt|Du spielst zuletzt|nach dir kommt niemand" },
    claim_last,
    IN_QUESTIONS },
  { { "two players come after you", "nach dir kommen (?:noch )?zwei" },
    claim_two_follow,
    IN_QUESTIONS },
  { { "[Yy]ou (?:are on )?lead\\b|The lead is yours",
      "Du spielst (?:zum ersten Stich |wieder )?aus|Du bist (?:wieder )?am Ausspiel" },
    claim_lead,
    IN_QUESTIONS },
  { { OTHER " (?:still )?plays (?:last|after you)|[Oo]nly " OTHER " (?:comes|plays)",
      OTHER " kommt noch|[Nn]ach dir kommt (?:nur )?noch " OTHER "|" OTHER " spielt zuletzt" },
    claim_follower,
    IN_QUESTIONS },
};

const Claim lesson_average = {
  { "(?<than>more than |almost )?(?:(?<half>a point and a half)|(?<a>a) point\\b|"
    "" EN_NUMBER " points\\b(?! are))",
    "(?<!die )(?<than>mehr als |über |fast )?(?:(?<half>anderthalb Punkte)|(?<a>einen) Punkt\\b|"
    "" DE_NUMBER " Punkte)" },
  claim_average,
  IN_ANSWERS
};
