/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind of event has a function that writes whole sentences; they are put
 * behind each other, never into each other, so that every language can order
 * its words as it likes.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/announce.h"
#include "engine/preset.h"

#include "score-words.h"
#include "sentences.h"

typedef struct
{
  const DulleEvent  *event;
  const DulleBoard  *board;
  const char *const *names;
  uint8_t            own;
  GString           *text;
} Teller;

/* Takes @sentence. */
static void
tell (Teller *teller,
      char   *sentence)
{
  if (teller->text->len > 0)
    g_string_append_c (teller->text, ' ');
  g_string_append (teller->text, sentence);
  g_free (sentence);
}

/* The trick that the event's card completed, or NULL. */
static const DulleTrick *
completed_trick (const DulleBoard *board)
{
  if (board->n_tricks == 0)
    return NULL;
  if (board->n_tricks < dulle_board_length (board) && dulle_board_trick (board)->n_cards > 0)
    return NULL;

  return &board->tricks[board->n_tricks - 1];
}

static void
tell_marriage_decided (Teller *teller)
{
  const DulleBoard *board = teller->board;
  uint8_t           winner = dulle_trick_winner (&board->tricks[board->n_tricks - 1]);

  if (board->contract != DULLE_CONTRACT_MARRIAGE || board->deciding_trick != board->n_tricks)
    return;

  if (board->alone && board->soloist == teller->own)
    tell (teller, g_strdup (_ ("You play alone.")));
  else if (board->alone)
    tell (teller, g_strdup_printf (_ ("%s plays alone."), teller->names[board->soloist]));
  else if (winner == teller->own)
    tell (teller, g_strdup_printf (_ ("You are the partner of %s."), teller->names[board->soloist]));
  else if (board->soloist == teller->own)
    tell (teller, g_strdup_printf (_ ("%s is your partner."), teller->names[winner]));
  else
    tell (teller, g_strdup_printf (_ ("%s is the partner of %s."), teller->names[winner], teller->names[board->soloist]));
}

static void
tell_trick_won (Teller           *teller,
                const DulleTrick *trick)
{
  uint8_t winner = dulle_trick_winner (trick);

  if (winner == teller->own)
    tell (teller, g_strdup_printf (_ ("You win the trick with %u."), dulle_trick_augen (trick)));
  else
    tell (teller, g_strdup_printf (_ ("%s wins the trick with %u."), teller->names[winner], dulle_trick_augen (trick)));
}

static void
tell_card (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const DulleTrick  *trick = completed_trick (teller->board);
  const char        *name = teller->names[action->seat];
  const char        *card = _ (dulle_card_name (action->card));
  gboolean           own = action->seat == teller->own;

  if (trick != NULL && dulle_trick_winner (trick) == action->seat)
    {
      unsigned augen = dulle_trick_augen (trick);

      tell (teller, own ? g_strdup_printf (_ ("You play the %s and win the trick with %u."), card, augen)
                        : g_strdup_printf (_ ("%s plays the %s and wins the trick with %u."), name, card, augen));
    }
  else
    {
      tell (teller, own ? g_strdup_printf (_ ("You play the %s."), card)
                        : g_strdup_printf (_ ("%s plays the %s."), name, card));
      if (trick != NULL)
        tell_trick_won (teller, trick);
    }

  if (trick != NULL)
    tell_marriage_decided (teller);
}

static void
tell_contract (Teller *teller)
{
  const DulleBoard *board = teller->board;
  const char       *kind = _ (dulle_contracts[board->contract].label);
  gboolean          own = board->soloist == teller->own;

  if (board->contract == DULLE_CONTRACT_NORMAL)
    tell (teller, g_strdup (_ ("A normal game is played.")));
  else if (board->contract == DULLE_CONTRACT_MARRIAGE)
    tell (teller, own ? g_strdup_printf (_ ("You have a marriage: %s."), _ (dulle_marriages[board->marriage].label))
                      : g_strdup_printf (_ ("%s has a marriage: %s."), teller->names[board->soloist],
                                         _ (dulle_marriages[board->marriage].label)));
  else
    tell (teller, own ? g_strdup_printf (_ ("You play a solo: %s."), kind)
                      : g_strdup_printf (_ ("%s plays a solo: %s."), teller->names[board->soloist], kind));
}

static void
tell_call (Teller *teller)
{
  uint8_t     seat = teller->event->action.seat;
  const char *name = teller->names[seat];
  gboolean    own = seat == teller->own;

  if (teller->board->heard[seat] == DULLE_HEARD_HEALTHY)
    tell (teller, own ? g_strdup (_ ("You are healthy."))
                      : g_strdup_printf (_ ("%s is healthy."), name));
  else if (teller->board->heard[seat] == DULLE_HEARD_RESERVATION)
    tell (teller, own ? g_strdup (_ ("You have a reservation."))
                      : g_strdup_printf (_ ("%s has a reservation."), name));

  if (teller->board->phase == DULLE_PHASE_TRICKS)
    tell_contract (teller);
}

static void
tell_announcement (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  DulleParty         party = dulle_view_party (&teller->event->view, action->seat);
  const char        *level = _ (dulle_level_name (action->level, party));

  tell (teller, action->seat == teller->own
                    ? g_strdup_printf (_ ("You announce %s."), level)
                    : g_strdup_printf (_ ("%s announces %s."), teller->names[action->seat], level));
}

static void
tell_action (Teller *teller)
{
  switch ((DulleActionKind) teller->event->action.kind)
    {
    case DULLE_ACTION_CALL:
      tell_call (teller);
      break;
    case DULLE_ACTION_ANNOUNCE:
      tell_announcement (teller);
      break;
    case DULLE_ACTION_PLAY:
      tell_card (teller);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
tell_dealt (Teller *teller)
{
  uint8_t dealer = teller->board->dealer;

  tell (teller, dealer == teller->own ? g_strdup (_ ("You deal."))
                                      : g_strdup_printf (_ ("%s deals."), teller->names[dealer]));
}

static void
tell_resumed (Teller *teller)
{
  tell (teller, g_strdup (_ ("The game goes on.")));
  if (teller->board->phase == DULLE_PHASE_TRICKS)
    tell (teller, dulle_sentence_trick (&teller->event->view, teller->names));
}

static void
tell_turn (Teller *teller)
{
  if (!dulle_view_on_turn (&teller->event->view))
    return;

  if (teller->board->phase == DULLE_PHASE_AUCTION && teller->board->forced == teller->own)
    tell (teller, g_strdup (_ ("Which solo do you play?")));
  else if (teller->board->phase == DULLE_PHASE_AUCTION)
    tell (teller, g_strdup (_ ("Do you have a reservation?")));
  else if (dulle_board_trick (teller->board)->n_cards == 0)
    tell (teller, g_strdup (_ ("You lead.")));
  else
    tell (teller, g_strdup (_ ("It is your turn.")));
}

char *
dulle_sentence (const DulleEvent  *event,
                const char *const *names)
{
  Teller teller = {
    .event = event,
    .board = &event->view.board,
    .names = names,
    .own = event->view.own.seat,
  };

  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  if (event->kind == DULLE_EVENT_THINKING)
    return NULL;
  if (event->kind == DULLE_EVENT_REFUSED)
    return g_strdup (_ (dulle_refusal_sentence (event->refusal)));
  if (event->kind == DULLE_EVENT_TROUBLE)
    return g_strdup (event->message);
  if (event->kind == DULLE_EVENT_OVER)
    return dulle_score_headline (&event->result);
  if (event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    return g_strdup (_ ("The tournament is over."));

  teller.text = g_string_new (NULL);
  if (event->kind == DULLE_EVENT_DEALT)
    tell_dealt (&teller);
  else if (event->kind == DULLE_EVENT_RESUMED)
    tell_resumed (&teller);
  else
    tell_action (&teller);
  tell_turn (&teller);

  return g_string_free (teller.text, FALSE);
}

char *
dulle_sentence_trick (const DulleView   *view,
                      const char *const *names)
{
  const DulleTrick *trick = dulle_board_trick (&view->board);
  GString          *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("Trick %u:"), view->board.n_tricks + 1u);
  for (unsigned i = 0; i < trick->n_cards; i++)
    g_string_append_printf (text, "%s %s %s", i == 0 ? "" : ",", names[dulle_trick_seat (trick, i)],
                            _ (dulle_card_name (trick->cards[i])));
  if (trick->n_cards == 0)
    g_string_append_printf (text, " %s", _ ("no card yet"));
  g_string_append_c (text, '.');

  return g_string_free (text, FALSE);
}

char *
dulle_sentence_contract (const DulleBoard  *board,
                         const char *const *names)
{
  if (board->phase == DULLE_PHASE_AUCTION)
    return g_strdup (_ ("Reservations"));
  if (board->soloist == DULLE_NO_SEAT)
    return g_strdup (_ (dulle_contracts[board->contract].label));

  return g_strdup_printf ("%s: %s", _ (dulle_contracts[board->contract].label), names[board->soloist]);
}

/* The name of the preset that is played, or words for rules of one's own. */
static const char *
rules_name (const DulleRules *rules)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules chosen = dulle_preset_rules (&presets[i]);
      DulleRules active = dulle_rules_active (&chosen);

      if (memcmp (&active, rules, sizeof active) == 0)
        return _ (presets[i].label);
    }

  return _ ("house rules");
}

char *
dulle_sentence_place (const DulleBoard    *board,
                      const DulleStanding *standing,
                      guint                number)
{
  const char *rules = rules_name (&board->rules);

  if (standing->games_left == 0 && standing->n_games < number)
    return g_strdup_printf (_ ("Game %u · %s"), number, rules);

  return g_strdup_printf (_ ("Game %u of %u · %s"), number, standing->n_games + standing->games_left, rules);
}
