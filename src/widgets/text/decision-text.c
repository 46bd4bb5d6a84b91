/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/announce.h"
#include "engine/auction.h"
#include "engine/contract.h"
#include "engine/legality.h"

#include "decision-text.h"
#include "cards/deck-text.h"
#include "text-list.h"

/* Actions that are always the same. */
static const char *const plain_texts[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_PASS] = N_ ("Pass On"),
  [DULLE_ACTION_ACCEPT] = N_ ("Take the Poverty"),
  [DULLE_ACTION_REFUSE] = N_ ("Decline"),
  [DULLE_ACTION_RETURN] = N_ ("Give Back"),
  [DULLE_ACTION_TURN] = N_ ("Leave It"),
  [DULLE_ACTION_CLAIM] = N_ ("The Rest Is Mine"),
};

static unsigned
count_marriages (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  unsigned    n_marriages = 0;

  for (unsigned i = 0; i < n_actions; i++)
    n_marriages += actions[i].kind == DULLE_ACTION_CALL &&
                   actions[i].contract == DULLE_CONTRACT_MARRIAGE;

  return n_marriages;
}

/* The kind of marriage is named only if there are several. */
static char *
call_text (const DulleAction *call,
           const DulleView   *view)
{
  const char *label = dulle_deck_text (dulle_contracts[call->contract].label);

  if (call->contract == DULLE_CONTRACT_NORMAL)
    return g_strdup (view->board.bidder != DULLE_NO_SEAT ? _ ("Pass") : _ ("Healthy"));
  if (call->contract == DULLE_CONTRACT_MARRIAGE && count_marriages (view) > 1)
    return g_strdup_printf (_ ("Marriage, %s"),
                            dulle_deck_text (dulle_marriages[call->marriage].label));
  /* Translators: a solo that others may play instead. */
  if (call->offer)
    return g_strdup_printf (_ ("%s, or somebody else’s"), label);
  /* Translators: a solo, and what is announced with it. */
  if (call->level != DULLE_LEVEL_NONE)
    return g_strdup_printf (_ ("%s with %s"), label, _ (dulle_level_name (call->level, DULLE_RE)));

  return g_strdup (label);
}

char *
dulle_decision_text (const DulleAction *action,
                     const DulleView   *view,
                     const char *const *names)
{
  switch (action->kind)
    {
    case DULLE_ACTION_PLAY:
    case DULLE_ACTION_CORRECT:
      return g_strdup (dulle_deck_card_name (action->card));
    case DULLE_ACTION_CALL:
      return call_text (action, view);
    case DULLE_ACTION_ANNOUNCE:
      return g_strdup (_ (dulle_level_name (action->level, view->own.party)));
    case DULLE_ACTION_DECLARE:
      return g_strdup (action->pigs == DULLE_PIGS ? _ ("Pigs") : _ ("Superpigs"));
    case DULLE_ACTION_GENSCHER:
      return g_strdup_printf (_ ("Genscher with %s"), names[action->partner]);
    default:
      return g_strdup (_ (plain_texts[action->kind]));
    }
}

gboolean
dulle_decision_would_be_silent (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  return board->phase == DULLE_PHASE_AUCTION && board->bidder == DULLE_NO_SEAT &&
         count_marriages (view) > 0;
}

const char *
dulle_decision_silent_question (void)
{
  return _ ("Do you play a silent marriage?");
}

const char *
dulle_decision_silent_text (void)
{
  return dulle_deck_text (N_ ("You hold both queens of clubs. If you do not call the marriage, "
                              "you play alone against the others, and nobody knows it."));
}

static char *
lack_text (const DulleLack *lack)
{
  switch (lack->kind)
    {
    case DULLE_LACK_CLUB_QUEENS:
      return g_strdup (dulle_deck_text (N_ ("both queens of clubs are needed")));
    case DULLE_LACK_FEWER_TRUMPS:
      return g_strdup_printf (ngettext ("%u trump at most, and you have %u",
                                        "%u trumps at most, and you have %u", lack->wanted),
                              lack->wanted, lack->held);
    case DULLE_LACK_NO_TRUMP_ABOVE_FOX:
      return g_strdup_printf (_ ("no trump above the fox is allowed, and you have %u"), lack->held);
    case DULLE_LACK_NINES:
      return g_strdup_printf (_ ("%u nines are needed, and you have %u"), lack->wanted, lack->held);
    case DULLE_LACK_KINGS:
      return g_strdup_printf (_ ("%u kings are needed, and you have %u"), lack->wanted, lack->held);
    case DULLE_LACK_NINES_AND_KINGS:
      return g_strdup_printf (_ ("%u nines and kings are needed, and you have %u"), lack->wanted,
                              lack->held);
    case DULLE_LACK_CARD_POINTS:
      return g_strdup_printf (_ ("%u card points are needed, and you have %u"), lack->wanted,
                              lack->held);
    case DULLE_LACK_HIGHER_BID:
      return g_strdup (_ ("does not outbid the solo that was named"));
    case DULLE_LACK_COMPULSORY_SOLO:
      return g_strdup (_ ("your compulsory solo is due"));
    case DULLE_LACK_RULES:
    case DULLE_LACK_NOTHING:
    case DULLE_N_LACK_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Lists the calls that fail for the same reason in one line. */
static void
append_lack (GString         *text,
             const DulleView *view,
             DulleLackKind    kind)
{
  g_autoptr (GString) calls = g_string_new (NULL);
  g_autofree char *reason = NULL;
  g_autofree char *line = NULL;
  DulleLack        last = { .kind = DULLE_LACK_NOTHING };

  for (DulleContract contract = DULLE_CONTRACT_MARRIAGE; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleLack lack = dulle_auction_lack (&view->board, &view->own, contract);

      if (lack.kind != kind || contract == DULLE_CONTRACT_GENSCHER)
        continue;

      last = lack;
      dulle_text_append (calls, ", ", dulle_deck_text (dulle_contracts[contract].label));
    }
  if (calls->len == 0)
    return;

  reason = lack_text (&last);
  /* Translators: what cannot be called: why not */
  line = g_strdup_printf (_ ("%s: %s."), calls->str, reason);
  dulle_text_append (text, "\n", line);
}

/* Games that the rules do not have are many, and nobody asks for each of them. */
char *
dulle_lack_text (const DulleView *view)
{
  GString *text = g_string_new (NULL);

  for (DulleLackKind kind = DULLE_LACK_NOTHING + 1; kind < DULLE_N_LACK_KINDS; kind++)
    if (kind != DULLE_LACK_RULES)
      append_lack (text, view, kind);
  dulle_text_append (text, "\n", _ ("These rules have no other games."));

  return g_string_free (text, FALSE);
}

static const char *
auction_question (const DulleView *view)
{
  const DulleBoard *board = &view->board;

  if (board->forced == view->own.seat)
    return _ ("Your compulsory solo");

  return board->bidder != DULLE_NO_SEAT ? _ ("Do you bid higher?")
                                        : _ ("Do you have a reservation?");
}

static gboolean
are_declared_at_start (const DulleRules *rules,
                       DullePigs         pigs)
{
  return pigs == DULLE_PIGS ? rules->pigs_at_start : rules->superpigs_at_start;
}

gboolean
dulle_decision_find_pigs (const DulleView *view,
                          DulleAction     *declaration)
{
  const DulleBoard *board = &view->board;

  if (dulle_view_on_turn (view) || !dulle_board_is_unplayed (board) ||
      (board->phase == DULLE_PHASE_EXCHANGE && board->exchange != DULLE_EXCHANGE_ASK))
    return FALSE;

  for (DullePigs pigs = DULLE_PIGS; pigs <= DULLE_SUPERPIGS; pigs++)
    {
      *declaration = dulle_action_declare (view->own.seat, pigs);
      if (are_declared_at_start (&board->rules, pigs) &&
          dulle_action_check (board, &view->own, declaration) == DULLE_ACCEPTED)
        return TRUE;
    }

  return FALSE;
}

const char *
dulle_decision_pigs_sentence (const DulleRules *rules,
                              DullePigs         pigs)
{
  g_return_val_if_fail (rules != NULL, NULL);

  if (are_declared_at_start (rules, pigs))
    return _ ("Only before the first card");
  if (rules->pig_only_second)
    return _ ("Possible as long as you hold the second fox");

  return _ ("Possible as long as both are in your hand");
}

const char *
dulle_decision_pigs_time (const DulleRules *rules,
                          DullePigs         pigs,
                          gboolean          brief)
{
  g_return_val_if_fail (rules != NULL, NULL);

  if (are_declared_at_start (rules, pigs))
    return brief ? _ ("now") : _ ("only now");
  if (brief)
    /* Translators: below “Pigs” on a button: there is no hurry; in as few words as possible */
    return _ ("any time");
  if (rules->pig_only_second)
    /* Translators: below “Pigs” on a button: how long the second fox may be declared one */
    return _ ("while you hold it");

  /* Translators: below “Pigs” on a button: how long they may be declared */
  return _ ("while you hold both");
}

const char *
dulle_decision_question (const DulleView *view)
{
  static const char *const of_exchange[] = {
    [DULLE_EXCHANGE_PASS] = N_ ("Which cards do you pass on?"),
    [DULLE_EXCHANGE_ASK] = N_ ("Do you take the poverty?"),
    [DULLE_EXCHANGE_RETURN] = N_ ("Which cards do you give back?"),
  };
  DulleAction declaration;

  if (dulle_decision_find_pigs (view, &declaration))
    return declaration.pigs == DULLE_PIGS ? _ ("Do you declare your pigs?")
                                          : _ ("Do you declare your superpigs?");
  if (view->board.phase == DULLE_PHASE_AUCTION)
    return auction_question (view);
  if (view->board.phase == DULLE_PHASE_EXCHANGE)
    return _ (of_exchange[view->board.exchange]);

  return _ ("You did not follow suit. Which card do you play instead?");
}

/* What is known about the poverty. */
static char *
explain_poverty (const DulleView   *view,
                 const char *const *names)
{
  const DulleBoard *board = &view->board;

  if (board->rules.poverty_foxes_open)
    return g_strdup_printf (ngettext ("%s passes on %u card; foxes among them: %u.",
                                      "%s passes on %u cards; foxes among them: %u.",
                                      board->n_passed),
                            names[board->soloist], board->n_passed, board->n_foxes_passed);

  return g_strdup_printf (
      ngettext ("%s passes on %u card.", "%s passes on %u cards.", board->n_passed),
      names[board->soloist], board->n_passed);
}

static char *
explain_bid (const DulleView   *view,
             const char *const *names)
{
  return g_strdup_printf (_ ("The highest bid is %s’s: %s."), names[view->board.bidder],
                          dulle_deck_text (dulle_contracts[view->board.bid_contract].label));
}

/* The card lies below others. */
static char *
explain_revoke (const DulleView *view)
{
  const DulleTrick *trick = dulle_board_trick (&view->board);
  unsigned          place = (view->own.seat + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  return g_strdup_printf (
      _ ("You played the %s. Once the trick has been turned over, the game is lost."),
      dulle_deck_card_name (trick->cards[place]));
}

char *
dulle_decision_explanation (const DulleView   *view,
                            const char *const *names)
{
  const DulleBoard *board = &view->board;
  DulleAction       declaration;

  if (dulle_decision_find_pigs (view, &declaration))
    return g_strdup (_ ("You can only do it now."));
  if (board->phase == DULLE_PHASE_EXCHANGE)
    return explain_poverty (view, names);
  if (board->phase != DULLE_PHASE_AUCTION)
    return explain_revoke (view);
  if (board->forced == view->own.seat)
    return g_strdup (
        _ ("It is due now, so nobody is asked for reservations: name a solo and lead."));
  if (board->bidder != DULLE_NO_SEAT)
    return explain_bid (view, names);

  if (board->solos_due[view->own.seat].all == 0)
    return g_strdup ("");

  return g_strdup (_ ("Your next solo counts as a compulsory one."));
}

char *
dulle_decision_chosen_text (unsigned     n,
                            unsigned     wanted,
                            DulleRefusal refusal)
{
  if (refusal == DULLE_REFUSED_ALL_TRUMPS)
    return g_strdup (dulle_deck_text (dulle_refusal_sentence (refusal)));
  if (refusal == DULLE_ACCEPTED)
    return g_strdup_printf (_ ("Chosen cards: %u of %u. Click one to take it back."), n, wanted);

  return g_strdup_printf (_ ("Chosen cards: %u of %u. Click them, or drag them here."), n, wanted);
}

char **
dulle_decision_chosen_texts (unsigned wanted)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (unsigned n = 0; n < wanted; n++)
    g_ptr_array_add (texts, dulle_decision_chosen_text (n, wanted, DULLE_REFUSED_N_CARDS));
  g_ptr_array_add (texts, dulle_decision_chosen_text (wanted, wanted, DULLE_REFUSED_ALL_TRUMPS));
  g_ptr_array_add (texts, dulle_decision_chosen_text (wanted, wanted, DULLE_ACCEPTED));
  g_ptr_array_add (texts, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&texts), FALSE);
}
