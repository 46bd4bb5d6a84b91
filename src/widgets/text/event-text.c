/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each kind of event has a function that writes whole sentences. Sentences follow one
 * another and are never nested, so that every language can order its words as it needs.
 */
#include "config.h"
#include "event-text.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "engine/announce.h"
#include "engine/information.h"

#include "decision-text.h"
#include "hint-text.h"
#include "score-text.h"
#include "text-list.h"

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
tell_sentence (Teller *teller,
               char   *sentence)
{
  dulle_text_append_sentence (teller->text, sentence);
}

static void
tell_marriage_decided (Teller *teller)
{
  const DulleBoard *board = teller->board;
  uint8_t           winner = dulle_trick_winner (&board->tricks[board->n_tricks - 1]);

  if (board->contract != DULLE_CONTRACT_MARRIAGE || board->deciding_trick != board->n_tricks)
    return;

  if (board->marriage_alone && board->soloist == teller->own)
    tell_sentence (teller, g_strdup (_ ("You play alone.")));
  else if (board->marriage_alone)
    tell_sentence (teller, g_strdup_printf (_ ("%s plays alone."), teller->names[board->soloist]));
  else if (winner == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("You are the partner of %s."),
                                            teller->names[board->soloist]));
  else if (board->soloist == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("%s is your partner."), teller->names[winner]));
  else
    /* Translators: the partner, and who has the marriage */
    tell_sentence (teller, g_strdup_printf (_ ("%s is the partner of %s."), teller->names[winner],
                                            teller->names[board->soloist]));
}

static void
tell_trick_won (Teller           *teller,
                const DulleTrick *trick)
{
  uint8_t winner = dulle_trick_winner (trick);

  if (winner == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("You win the trick with %u."),
                                            dulle_trick_card_points (trick)));
  else
    tell_sentence (teller, g_strdup_printf (_ ("%s wins the trick with %u."), teller->names[winner],
                                            dulle_trick_card_points (trick)));
}

static void
tell_card (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const DulleTrick  *trick = dulle_board_completed_trick (teller->board);
  const char        *name = teller->names[action->seat];
  const char        *card = dulle_deck_card_name (action->card);
  gboolean           own = action->seat == teller->own;

  if (trick != NULL && dulle_trick_winner (trick) == action->seat)
    {
      unsigned card_points = dulle_trick_card_points (trick);

      tell_sentence (teller,
                     own ? g_strdup_printf (_ ("You play the %s and win the trick with %u."), card,
                                            card_points)
                         : g_strdup_printf (_ ("%s plays the %s and wins the trick with %u."), name,
                                            card, card_points));
    }
  else
    {
      tell_sentence (teller, own ? g_strdup_printf (_ ("You play the %s."), card)
                                 : g_strdup_printf (_ ("%s plays the %s."), name, card));
      if (trick != NULL)
        tell_trick_won (teller, trick);
    }

  if (trick != NULL)
    tell_marriage_decided (teller);
}

/* A hand that is thrown in, or a poverty that nobody takes. */
static void
tell_thrown (Teller *teller)
{
  const DulleBoard *board = teller->board;
  const char       *kind = dulle_deck_text (dulle_contracts[board->contract].label);

  if (board->contract == DULLE_CONTRACT_POVERTY)
    tell_sentence (teller, g_strdup (_ ("Nobody takes the poverty.")));
  else if (board->soloist == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("You throw your hand in: %s."), kind));
  else
    /* Translators: a player and why the hand may be thrown in: "Many nines" */
    tell_sentence (teller, g_strdup_printf (_ ("%s throws the hand in: %s."),
                                            teller->names[board->soloist], kind));
  tell_sentence (teller, g_strdup (_ ("The cards are dealt again.")));
}

static void
tell_soloist (Teller     *teller,
              const char *name,
              gboolean    own)
{
  const DulleBoard *board = teller->board;
  const char       *kind = dulle_deck_text (dulle_contracts[board->contract].label);
  const char       *marriage = dulle_deck_text (dulle_marriages[board->marriage].label);

  if (board->contract == DULLE_CONTRACT_MARRIAGE)
    tell_sentence (teller, own ? g_strdup_printf (_ ("You have a marriage: %s."), marriage)
                               : g_strdup_printf (_ ("%s has a marriage: %s."), name, marriage));
  else if (board->contract == DULLE_CONTRACT_POVERTY)
    tell_sentence (teller, own ? g_strdup (_ ("You have a poverty."))
                               : g_strdup_printf (_ ("%s has a poverty."), name));
  else
    tell_sentence (teller, own ? g_strdup_printf (_ ("You play a solo: %s."), kind)
                               : g_strdup_printf (_ ("%s plays a solo: %s."), name, kind));
}

static void
tell_contract (Teller *teller)
{
  const DulleBoard *board = teller->board;

  if (board->phase == DULLE_PHASE_THROWN)
    tell_thrown (teller);
  else if (board->soloist == DULLE_NO_SEAT || board->contract == DULLE_CONTRACT_NORMAL)
    tell_sentence (teller, g_strdup (_ ("A normal game is played.")));
  else
    tell_soloist (teller, teller->names[board->soloist], board->soloist == teller->own);
}

/* Of whoever has to play a solo, no reservation is asked, unless others may play one instead. */
static void
tell_call (Teller *teller)
{
  uint8_t     seat = teller->event->action.seat;
  const char *name = teller->names[seat];
  gboolean    own = seat == teller->own;

  if (teller->board->heard[seat] == DULLE_HEARD_HEALTHY)
    tell_sentence (teller, own ? g_strdup (_ ("You are healthy."))
                               : g_strdup_printf (_ ("%s is healthy."), name));
  else if (teller->board->forced != seat || teller->board->solo_offered)
    tell_sentence (teller, own ? g_strdup (_ ("You have a reservation."))
                               : g_strdup_printf (_ ("%s has a reservation."), name));

  if (teller->board->phase != DULLE_PHASE_AUCTION)
    tell_contract (teller);
}

static void
tell_announcement (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  DulleParty         party = dulle_view_party (&teller->event->view, action->seat);
  const char        *level = _ (dulle_level_name (action->level, party));

  if (action->level == DULLE_LEVEL_PARTY && party == DULLE_NO_PARTY)
    {
      /* Translators: on the table, to announce something without telling the party. */
      tell_sentence (teller, g_strdup_printf (_ ("%s knocks."), teller->names[action->seat]));
      return;
    }
  tell_sentence (teller, action->seat == teller->own
                             ? g_strdup_printf (_ ("You announce %s."), level)
                             : g_strdup_printf (_ ("%s announces %s."), teller->names[action->seat],
                                                level));
}

static void
tell_pigs (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const char        *name = teller->names[action->seat];
  gboolean           own = action->seat == teller->own;

  if (action->pigs == DULLE_PIGS)
    tell_sentence (teller, own ? g_strdup (_ ("You have the pigs."))
                               : g_strdup_printf (_ ("%s has the pigs."), name));
  else
    tell_sentence (teller, own ? g_strdup (_ ("You have the superpigs."))
                               : g_strdup_printf (_ ("%s has the superpigs."), name));
}

/* The cards of a poverty, there or back. */
static void
tell_exchange (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const char        *name = teller->names[action->seat];
  gboolean           own = action->seat == teller->own;
  unsigned           n = teller->board->n_passed;

  if (action->kind == DULLE_ACTION_PASS)
    {
      tell_sentence (teller, own ? g_strdup_printf (ngettext ("You pass on %u card.",
                                                              "You pass on %u cards.", n),
                                                    n)
                                 : g_strdup_printf (ngettext ("%s passes on %u card.",
                                                              "%s passes on %u cards.", n),
                                                    name, n));
      return;
    }

  tell_sentence (teller, own ? g_strdup_printf (ngettext ("You give back %u card.",
                                                          "You give back %u cards.", n),
                                                n)
                             : g_strdup_printf (ngettext ("%s gives back %u card.",
                                                          "%s gives back %u cards.", n),
                                                name, n));
  tell_sentence (teller,
                 g_strdup_printf (_ ("Trumps among them: %u."), teller->board->n_trumps_returned));
}

static void
tell_answer (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const char        *name = teller->names[action->seat];
  gboolean           own = action->seat == teller->own;

  if (action->kind == DULLE_ACTION_ACCEPT)
    tell_sentence (teller, own ? g_strdup (_ ("You take the poverty."))
                               : g_strdup_printf (_ ("%s takes the poverty."), name));
  else
    tell_sentence (teller, own ? g_strdup (_ ("You do not take the poverty."))
                               : g_strdup_printf (_ ("%s does not take the poverty."), name));

  if (teller->board->phase == DULLE_PHASE_THROWN)
    tell_thrown (teller);
}

static void
tell_genscher (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const char        *name = teller->names[action->seat];
  const char        *partner = teller->names[action->partner];

  if (action->seat == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("You choose %s as your partner."), partner));
  else if (action->partner == teller->own)
    tell_sentence (teller, g_strdup_printf (_ ("%s chooses you as a partner."), name));
  else
    /* Translators: who chooses, and whom */
    tell_sentence (teller, g_strdup_printf (_ ("%s chooses %s as a partner."), name, partner));
}

static void
tell_correction (Teller *teller)
{
  const DulleAction *action = &teller->event->action;
  const char        *card = dulle_deck_card_name (action->card);

  tell_sentence (teller, action->seat == teller->own
                             ? g_strdup_printf (_ ("You take the card back and play the %s."), card)
                             : g_strdup_printf (_ ("%s takes the card back and plays the %s."),
                                                teller->names[action->seat], card));
}

static void
tell_revoke (Teller *teller)
{
  uint8_t seat = teller->event->action.seat;

  tell_sentence (teller, seat == teller->own
                             ? g_strdup (_ ("You did not follow suit, and the game ends."))
                             : g_strdup_printf (_ ("%s did not follow suit, and the game ends."),
                                                teller->names[seat]));
}

static void
tell_claim (Teller *teller)
{
  uint8_t seat = teller->event->action.seat;

  tell_sentence (teller,
                 seat == teller->own
                     ? g_strdup (_ ("You lay down your hand and win all remaining tricks."))
                     : g_strdup_printf (_ ("%s lays down the hand and wins all remaining tricks."),
                                        teller->names[seat]));
}

static void (*const tellers[]) (Teller *teller) = {
  [DULLE_ACTION_CALL] = tell_call,
  [DULLE_ACTION_ANNOUNCE] = tell_announcement,
  [DULLE_ACTION_PLAY] = tell_card,
  [DULLE_ACTION_DECLARE] = tell_pigs,
  [DULLE_ACTION_PASS] = tell_exchange,
  [DULLE_ACTION_ACCEPT] = tell_answer,
  [DULLE_ACTION_REFUSE] = tell_answer,
  [DULLE_ACTION_RETURN] = tell_exchange,
  [DULLE_ACTION_GENSCHER] = tell_genscher,
  [DULLE_ACTION_CORRECT] = tell_correction,
  [DULLE_ACTION_TURN] = tell_revoke,
  [DULLE_ACTION_CLAIM] = tell_claim,
};
G_STATIC_ASSERT (G_N_ELEMENTS (tellers) == DULLE_N_ACTION_KINDS);

char *
dulle_sentence_vote (const DulleEvent *event)
{
  const DulleEventDealt *dealt = &event->dealt;

  if (event->kind != DULLE_EVENT_DEALT || dealt->n_voters == 0)
    return NULL;

  /* Translators: here and below, how many want a round of solos, and of how many */
  return g_strdup_printf (event->view.board.voted
                              ? _ ("Votes for a round of solos: %u of %u. It is played.")
                              : _ ("Votes for a round of solos: %u of %u. It is not played."),
                          dealt->n_in_favour, dealt->n_voters);
}

const char *
dulle_sentence_sits_out (const DulleSeating *seating)
{
  g_return_val_if_fail (seating != NULL, NULL);

  if (seating->own != DULLE_NO_SEAT || dulle_seating_is_closed (seating))
    return NULL;
  if (seating->person == DULLE_NO_SEAT)
    return _ ("You are watching this table.");

  return dulle_seating_is_shared (seating) ? _ ("None of you plays this game.")
                                           : _ ("You sit out this game.");
}

/* Returns: (transfer full) */
static char *
name_dealer (Teller  *teller,
             gboolean again)
{
  uint8_t     dealer = teller->board->dealer;
  const char *name = teller->names[dealer];

  if (dealer == teller->own)
    return g_strdup (again ? _ ("You deal again.") : _ ("You deal."));

  return g_strdup_printf (again ? _ ("%s deals again.") : _ ("%s deals."), name);
}

static void
tell_dealt (Teller *teller)
{
  const DulleSeating *seating = &teller->event->seating;
  gboolean            again = teller->event->dealt.is_again;
  char               *vote = dulle_sentence_vote (teller->event);

  if (vote != NULL)
    tell_sentence (teller, vote);

  if (seating->n_players > DULLE_N_SEATS)
    {
      tell_sentence (teller, g_strdup (dulle_sentence_sits_out (seating) != NULL
                                           ? dulle_sentence_sits_out (seating)
                                       : again ? _ ("The cards are dealt again.")
                                               : _ ("The cards are dealt.")));
      return;
    }

  tell_sentence (teller, name_dealer (teller, again));
}

static void
tell_resumed (Teller *teller)
{
  tell_sentence (teller, g_strdup (_ ("The game goes on.")));
  if (teller->board->phase == DULLE_PHASE_TRICKS)
    tell_sentence (teller, dulle_sentence_trick (&teller->event->view, teller->names));
}

/* The table is the same; only who looks at it is not. */
static void
tell_turned (Teller *teller)
{
  if (teller->own == DULLE_NO_SEAT)
    tell_sentence (teller, g_strdup (_ ("The hands are closed.")));
  else
    tell_sentence (teller,
                   g_strdup_printf (_ ("This is the hand of %s."), teller->names[teller->own]));
}

static const char *
question (Teller *teller)
{
  const DulleBoard *board = teller->board;

  if (board->phase == DULLE_PHASE_AUCTION && board->forced == teller->own)
    return _ ("Which solo do you play?");
  if (board->phase != DULLE_PHASE_TRICKS)
    return dulle_decision_question (&teller->event->view);

  return dulle_board_trick (board)->n_cards == 0 ? _ ("You lead.") : _ ("It is your turn.");
}

static void
tell_last_chance (Teller *teller)
{
  const DulleView *view = &teller->event->view;
  DulleAction      declaration;

  if (teller->own != view->own.seat || !dulle_decision_find_pigs (view, &declaration))
    return;

  tell_sentence (teller, g_strdup (declaration.pigs == DULLE_PIGS
                                       ? _ ("Only now can you declare your pigs.")
                                       : _ ("Only now can you declare your superpigs.")));
}

static void
tell_turn (Teller *teller)
{
  const DulleBoard *board = teller->board;
  gboolean          leads;

  if (dulle_board_is_finished (board) || board->turn >= DULLE_N_SEATS)
    return;

  leads = board->phase == DULLE_PHASE_TRICKS && dulle_board_trick (board)->n_cards == 0;
  if (board->revoked != DULLE_NO_SEAT)
    tell_sentence (teller, board->revoked == teller->own
                               ? g_strdup (_ ("You did not follow suit, and may correct it."))
                               : g_strdup_printf (_ ("%s did not follow suit, and may correct it."),
                                                  teller->names[board->revoked]));
  else if (dulle_event_on_turn (teller->event))
    tell_sentence (teller, g_strdup (question (teller)));
  else if (leads)
    tell_sentence (teller, g_strdup_printf (_ ("%s leads."), teller->names[board->turn]));
  else
    tell_sentence (teller, g_strdup_printf (_ ("It is %s’s turn."), teller->names[board->turn]));
  tell_last_chance (teller);
}

static Teller
make_teller (const DulleEvent  *event,
             const char *const *names)
{
  return (Teller){
    .event = event,
    .board = &event->view.board,
    .names = names,
    .own = event->seating.own,
    .text = g_string_new (NULL),
  };
}

/* Of what needs no turn the person may have done more since: it is said what was meant. */
static char *
describe_refusal (const DulleEvent  *event,
                  const char *const *names)
{
  const char      *reason = dulle_sentence_refusal (&event->view.board, event->refused.reason);
  g_autofree char *refused = NULL;

  if (!dulle_action_is_extra (&event->refused.action))
    return g_strdup (reason);

  refused = dulle_decision_text (&event->refused.action, &event->view, names);

  /* Translators: an announcement such as “No 90”, and why it does not count */
  return g_strdup_printf (_ ("“%s”: %s"), refused, reason);
}

char *
dulle_sentence (const DulleEvent  *event,
                const char *const *names)
{
  Teller teller;

  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  if (event->kind == DULLE_EVENT_THINKING)
    return NULL;
  if (event->kind == DULLE_EVENT_HINT)
    return dulle_hint_sentence (event, names);
  if (event->kind == DULLE_EVENT_WARNING)
    return dulle_warning_sentence (event, names);
  if (event->kind == DULLE_EVENT_REFUSED)
    return describe_refusal (event, names);
  if (event->kind == DULLE_EVENT_VOTE)
    return g_strdup (_ ("Do you want a round of solos?"));
  if (event->kind == DULLE_EVENT_OVER)
    return dulle_score_headline (event->over.result);
  if (event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    return g_strdup (_ ("The tournament is over."));

  teller = make_teller (event, names);
  if (event->kind == DULLE_EVENT_DEALT)
    tell_dealt (&teller);
  else if (event->kind == DULLE_EVENT_RESUMED)
    tell_resumed (&teller);
  else if (event->kind == DULLE_EVENT_TURNED)
    tell_turned (&teller);
  else
    tellers[event->action.kind](&teller);

  return g_string_free (teller.text, FALSE);
}

char *
dulle_sentence_with_turn (const char        *sentence,
                          const DulleEvent  *event,
                          const char *const *names)
{
  Teller teller;

  g_return_val_if_fail (sentence != NULL && names != NULL, NULL);

  if (event == NULL || event->kind == DULLE_EVENT_VOTE)
    return g_strdup (sentence);

  teller = make_teller (event, names);
  tell_sentence (&teller, g_strdup (sentence));
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
                            dulle_deck_card_name (trick->cards[i]));
  if (trick->n_cards == 0)
    g_string_append_printf (text, " %s", _ ("no card yet"));
  g_string_append_c (text, '.');

  return g_string_free (text, FALSE);
}

const char *
dulle_sentence_no_taking_back (const DulleRules *rules)
{
  if (rules != NULL && !dulle_may (rules, DULLE_MAY_TAKE_BACK))
    return _ ("By these rules, nothing is taken back.");

  return _ ("There is nothing to take back.");
}

const char *
dulle_sentence_refusal (const DulleBoard *board,
                        DulleRefusal      refusal)
{
  if (refusal == DULLE_REFUSED_NOT_NOW && board != NULL && board->phase == DULLE_PHASE_AUCTION)
    return board->forced != DULLE_NO_SEAT ? _ ("The solo must be named first.")
                                          : _ ("Reservations come first.");

  return dulle_deck_text (dulle_refusal_sentence (refusal));
}
