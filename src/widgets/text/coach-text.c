/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is to be done comes before who plays with whom, which is said while others play.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "engine/deal.h"
#include "engine/legality.h"

#include "coach-text.h"
#include "text-list.h"

/* In how many tricks the coach explains what becomes of them. */
#define TRICKS_EXPLAINED 3

#define OLD_ONE DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN)

static void
append_text (GString    *text,
             const char *sentence)
{
  dulle_text_append (text, " ", sentence);
}

/* Before the first trick */

static void
explain_auction (GString         *text,
                 const DulleView *view)
{
  gboolean has_marriage = dulle_hand_count (view->own.hand, OLD_ONE) == 2;

  if (!dulle_view_on_turn (view))
    append_text (text, _ ("Everybody says in turn whether a normal game is all right."));
  else if (has_marriage)
    append_text (text, dulle_deck_text (N_ ("You have both queens of clubs: call the marriage to "
                                            "find a partner. If you say “Healthy”, you play "
                                            "alone.")));
  else
    append_text (text, _ ("“Healthy” means a normal game, two against two. The other buttons are "
                          "special games, which you can ignore at first."));
}

/* What may be played */

static gboolean
may_announce_win (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    if (actions[i].kind == DULLE_ACTION_ANNOUNCE && actions[i].level == DULLE_LEVEL_PARTY)
      return TRUE;

  return FALSE;
}

/* Newcomers take the queen of clubs for a club. */
static gboolean
has_picture_trumps (const DulleOrder *order)
{
  return dulle_order_is_trump (order, OLD_ONE) &&
         dulle_order_is_trump (order, DULLE_CARD (DULLE_CLUBS, DULLE_JACK));
}

/* What may be played by somebody who has no card of the class that was led. */
static const char *
describe_freedom (const DulleOrder *order,
                  const DulleTrick *trick)
{
  unsigned suit_class = order->suit_class[trick->cards[0]];

  if (suit_class == DULLE_CLASS_TRUMP)
    return _ ("You have no trump: play any card.");
  if (order->members[DULLE_CLASS_TRUMP] == 0)
    return _ ("You cannot follow suit: play any card.");
  if (dulle_order_is_trump (order, dulle_trick_best_card (trick)))
    return _ ("You cannot follow suit: play any card. Only a higher trump can still win.");

  return _ ("You cannot follow suit: play any card. Any trump beats that suit.");
}

static char *
count_fitting (unsigned n)
{
  if (n == 1)
    return g_strdup (_ ("One of your cards fits."));

  return g_strdup_printf (ngettext ("%u of your cards fits.", "%u of your cards fit.", n), n);
}

static void
explain_following (GString          *text,
                   const DulleView  *view,
                   const DulleTrick *trick)
{
  static const DulleRefusal duties[DULLE_N_CLASSES] = {
    [DULLE_CLASS_CLUBS] = DULLE_REFUSED_FOLLOW_CLUBS,
    [DULLE_CLASS_SPADES] = DULLE_REFUSED_FOLLOW_SPADES,
    [DULLE_CLASS_HEARTS] = DULLE_REFUSED_FOLLOW_HEARTS,
    [DULLE_CLASS_DIAMONDS] = DULLE_REFUSED_FOLLOW_DIAMONDS,
    [DULLE_CLASS_TRUMP] = DULLE_REFUSED_FOLLOW_TRUMP,
  };
  const DulleOrder *order = &view->board.order;
  unsigned          suit_class = order->suit_class[trick->cards[0]];
  unsigned          n = dulle_hand_size (view->own.hand & order->members[suit_class]);
  g_autofree char  *fitting = count_fitting (n);

  if (n == 0)
    {
      append_text (text, describe_freedom (order, trick));
      return;
    }

  append_text (text, dulle_deck_text (dulle_refusal_sentence (duties[suit_class])));
  append_text (text, fitting);
  if (suit_class != DULLE_CLASS_TRUMP && has_picture_trumps (order))
    append_text (text, dulle_deck_text (N_ ("Queens and jacks are trumps.")));
}

/* Who plays with whom */

/* The partner as far as the person knows it, or %DULLE_NO_SEAT; @n_known is how many others
 * are known to be of its party or not. */
static guint8
find_partner (const DulleView *view,
              guint           *n_known)
{
  guint8 partner = DULLE_NO_SEAT;

  *n_known = 0;
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);

      if (seat == view->own.seat || party == DULLE_NO_PARTY)
        continue;
      (*n_known)++;
      if (party == view->own.party)
        partner = seat;
    }

  return partner;
}

static char *
describe_partner (const DulleView   *view,
                  guint8             partner,
                  const char *const *names)
{
  if (view->own.party == DULLE_RE)
    return g_strdup_printf (_ ("%s is your partner: together you are Re and need 121 of the 240 "
                               "card points."),
                            names[partner]);

  return g_strdup_printf (_ ("%s is your partner: together you are Kontra and must keep the "
                             "others below 121 of the 240 card points."),
                          names[partner]);
}

static const char *
describe_own_party (const DulleView *view)
{
  if (view->own.party == DULLE_RE)
    return N_ ("You have a queen of clubs, so you are Re: your partner has the other one. "
               "Together you need 121 of the 240 card points.");

  return N_ ("You have no queen of clubs, so you are Kontra, like one other player: Re must stay "
             "below 121 of the 240 card points.");
}

/* While a marriage looks for the partner. */
static char *
describe_search (const DulleView   *view,
                 const char *const *names)
{
  if (view->board.soloist == view->own.seat || view->board.soloist == DULLE_NO_SEAT)
    return g_strdup (_ ("In the first tricks it shows who plays with whom."));

  return g_strdup_printf (_ ("%s has a marriage and finds a partner in the first tricks."),
                          names[view->board.soloist]);
}

static char *
describe_parties (const DulleView   *view,
                  const char *const *names)
{
  const DulleBoard *board = &view->board;
  guint             n_known;
  guint8            partner = find_partner (view, &n_known);

  if (view->own.party == DULLE_NO_PARTY || dulle_board_undecided (board))
    return describe_search (view, names);
  if (board->contract >= DULLE_FIRST_SOLO && board->soloist != view->own.seat)
    return g_strdup_printf (_ ("%s plays alone: the three of you must keep the soloist below 121 "
                               "of the 240 card points."),
                            names[board->soloist]);
  if (n_known == DULLE_N_SEATS - 1 && partner == DULLE_NO_SEAT)
    return g_strdup (_ ("You play alone against all and need 121 of the 240 card points."));
  if (n_known == DULLE_N_SEATS - 1)
    return describe_partner (view, partner, names);

  return g_strdup (dulle_deck_text (describe_own_party (view)));
}

/* A card of one's own */

/* Whether the game is one that has to be explained to whoever knows only the normal one. */
static gboolean
is_special (const DulleView *view)
{
  return dulle_board_undecided (&view->board) || view->board.contract >= DULLE_FIRST_SOLO;
}

static void
explain_own_card (GString           *text,
                  const DulleView   *view,
                  const char *const *names)
{
  const DulleTrick *trick = dulle_board_trick (&view->board);
  g_autofree char  *parties = describe_parties (view, names);

  if (view->board.n_tricks == 0 && is_special (view))
    append_text (text, parties);
  if (trick->n_cards == 0)
    append_text (text, _ ("Lead any card; the others must follow suit if they can."));
  else
    explain_following (text, view, trick);
  if (view->board.n_tricks < 2 && !is_special (view) && may_announce_win (view))
    append_text (text, _ ("You may announce a win with the buttons; then the game counts more."));
}

/* While the others play */

static gboolean
ended_trick (const DulleEvent *event)
{
  const DulleBoard *board = &event->view.board;

  return event->kind == DULLE_EVENT_ACTION && event->action.kind == DULLE_ACTION_PLAY &&
         dulle_board_trick (board)->n_cards == 0 && board->n_tricks > 0 &&
         board->n_tricks <= TRICKS_EXPLAINED;
}

static void
explain_others (GString           *text,
                const DulleEvent  *event,
                const char *const *names)
{
  const DulleBoard *board = &event->view.board;
  g_autofree char  *parties = NULL;
  g_autofree char  *winner = NULL;

  if (ended_trick (event))
    {
      winner = g_strdup_printf (_ ("%s wins these cards and leads to the next trick."),
                                names[dulle_trick_winner (&board->tricks[board->n_tricks - 1])]);
      append_text (text, winner);
      return;
    }

  parties = describe_parties (&event->view, names);
  append_text (text, parties);
}

char *
dulle_coach_text (const DulleEvent  *event,
                  const char *const *names)
{
  const DulleView *view = &event->view;
  GString         *text = g_string_new (NULL);

  g_return_val_if_fail (event != NULL && names != NULL, NULL);

  if (event->seating.own != view->own.seat)
    return g_string_free (text, FALSE);

  if (view->board.phase == DULLE_PHASE_AUCTION)
    explain_auction (text, view);
  else if (view->board.phase != DULLE_PHASE_TRICKS || view->board.revoked == view->own.seat)
    return g_string_free (text, FALSE);
  else if (dulle_view_on_turn (view))
    explain_own_card (text, view, names);
  else
    explain_others (text, event, names);

  return g_string_free (text, FALSE);
}

char *
dulle_coach_trumps (const DulleView *view)
{
  const DulleOrder *order = &view->board.order;
  DulleHand         trumps = dulle_deck (&view->board.rules) & order->members[DULLE_CLASS_TRUMP];
  DulleCard         sorted[DULLE_MAX_HAND];
  unsigned          n = dulle_order_sort (order, dulle_hand_kinds (trumps), sorted);
  GString          *text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *sign = dulle_deck_card_sign (sorted[i]);
      gboolean         held = dulle_hand_has (view->own.hand, sorted[i]);
      g_autofree char *shown = held ? g_strconcat ("<b>", sign, "</b>", NULL)
                                    : g_strconcat ("<span alpha='70%'>", sign, "</span>", NULL);

      dulle_text_append (text, "  ", shown);
    }

  return g_string_free (text, FALSE);
}
