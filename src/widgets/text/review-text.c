/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Short texts for a list of steps, and whole sentences for the line below the table.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"
#include "engine/bonus.h"

#include "cards/deck-text.h"
#include "review-text.h"
#include "score-text.h"
#include "text-list.h"

static char *
call_text (const DulleAction *action)
{
  const char *kind = dulle_deck_text (dulle_contracts[action->contract].label);

  if (action->contract == DULLE_CONTRACT_NORMAL)
    return g_strdup (_ ("Healthy"));
  if (action->contract == DULLE_CONTRACT_MARRIAGE)
    return g_strdup_printf ("%s, %s", kind,
                            dulle_deck_text (dulle_marriages[action->marriage].label));
  if (action->level != DULLE_LEVEL_NONE)
    return g_strdup_printf ("%s, %s", kind, _ (dulle_level_name (action->level, DULLE_RE)));

  return g_strdup (kind);
}

char *
dulle_review_action (const DulleGame   *after,
                     const DulleAction *action,
                     const char *const *names)
{
  g_autofree char *cards = NULL;

  switch ((DulleActionKind) action->kind)
    {
    case DULLE_ACTION_CALL:
      return call_text (action);
    case DULLE_ACTION_ANNOUNCE:
      return g_strdup (
          _ (dulle_level_name (action->level, dulle_review_party (after, action->seat))));
    case DULLE_ACTION_PLAY:
      return g_strdup (dulle_deck_card_name (action->card));
    case DULLE_ACTION_DECLARE:
      return g_strdup (action->pigs == DULLE_PIGS ? _ ("Pigs") : _ ("Superpigs"));
    case DULLE_ACTION_PASS:
      cards = dulle_hand_text (action->cards);
      /* Translators: the cards that a poverty puts in the middle */
      return g_strdup_printf (_ ("Passes on: %s"), cards);
    case DULLE_ACTION_RETURN:
      cards = dulle_hand_text (action->cards);
      return g_strdup_printf (_ ("Gives back: %s"), cards);
    case DULLE_ACTION_ACCEPT:
      return g_strdup (_ ("Takes the poverty"));
    case DULLE_ACTION_REFUSE:
      return g_strdup (_ ("Does not take the poverty"));
    case DULLE_ACTION_GENSCHER:
      return g_strdup_printf (_ ("Genscher with %s"), names[action->partner]);
    case DULLE_ACTION_CORRECT:
      /* Translators: the card that is played in place of one that did not follow suit */
      return g_strdup_printf (_ ("Instead: %s"), dulle_deck_card_name (action->card));
    case DULLE_ACTION_TURN:
      return g_strdup (_ ("Did not follow suit"));
    case DULLE_ACTION_CLAIM:
    default:
      return g_strdup (_ ("Lays down the hand"));
    }
}

char *
dulle_review_heading (const DulleBoard  *before,
                      const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_PLAY && dulle_board_trick (before)->n_cards == 0)
    return g_strdup_printf (_ ("Trick %u"), before->n_tricks + 1);

  return NULL;
}

static void
append_trick (GString           *text,
              const DulleBoard  *board,
              const char *const *names)
{
  unsigned          number = board->n_tricks - 1u;
  const DulleTrick *trick = &board->tricks[number];
  DulleScoreLine    lines[DULLE_MAX_BONUS];

  dulle_text_append_sentence (text, g_strdup_printf (_ ("%s wins the trick with %u."),
                                                     names[dulle_trick_winner (trick)],
                                                     dulle_trick_card_points (trick)));
  for (unsigned i = 0, n = dulle_bonus (board, number, lines); i < n; i++)
    {
      g_autofree char *line = dulle_score_line (&lines[i], names);

      dulle_text_append_sentence (text, g_strdup_printf ("%s.", line));
    }
}

static void
append_result (GString          *text,
               const DulleBoard *board)
{
  DulleResult      result;
  g_autofree char *headline = NULL;

  if (board->phase == DULLE_PHASE_THROWN)
    {
      dulle_text_append_sentence (text, g_strdup (_ ("The cards are dealt again.")));
      return;
    }

  dulle_score (board, &result);
  headline = dulle_score_headline (&result);
  dulle_text_append_sentence (text, g_strdup_printf ("%s.", headline));
}

char *
dulle_review_detail (const DulleGame   *before,
                     const DulleGame   *after,
                     const DulleAction *action,
                     const char *const *names)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *done = dulle_review_action (after, action, names);

  dulle_text_append_sentence (text, g_strdup_printf ("%s: %s.", names[action->seat], done));
  if (after->board.n_tricks == before->board.n_tricks + 1)
    append_trick (text, &after->board, names);
  if (dulle_board_is_finished (&after->board))
    append_result (text, &after->board);

  return g_string_free (text, FALSE);
}

DulleParty
dulle_review_party (const DulleGame *game,
                    uint8_t          seat)
{
  DulleParty known = (DulleParty) game->board.known[seat];

  return known != DULLE_NO_PARTY ? known : game->own[seat].party;
}

char *
dulle_review_card_points (const DulleGame *game)
{
  unsigned card_points[DULLE_N_PARTIES + 1] = { 0 };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    card_points[dulle_review_party (game, seat)] += game->board.card_points[seat];

  return g_strdup_printf ("%s %u · %s %u", _ ("Re"), card_points[DULLE_RE], _ ("Kontra"),
                          card_points[DULLE_KONTRA]);
}
