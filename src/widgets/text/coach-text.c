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
#include "engine/score.h"

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

/* Returns: (transfer full): what to know of a solo that has to be played */
static char *
describe_forced_solo (const DulleView   *view,
                      const char *const *names)
{
  const char *name = names[view->board.forced];

  if (view->board.forced == view->own.seat)
    return g_strdup (_ ("You have to play a solo now, alone against the other three. Which cards "
                        "are trumps depends on the solo."));
  if (view->board.solo_offered && dulle_view_on_turn (view))
    return g_strdup_printf (_ ("“Healthy” leaves the game to %s, who has to play a solo now. You "
                               "may play one instead."),
                            name);

  return g_strdup_printf (_ ("%s has to play a solo now, alone against the other three."), name);
}

static char *
describe_bidding (const DulleView   *view,
                  const char *const *names)
{
  if (dulle_view_on_turn (view))
    return g_strdup_printf (_ ("“Pass” leaves the game to %s, who plays alone then. The other "
                               "buttons are higher bids."),
                            names[view->board.bidder]);

  return g_strdup (_ ("Solos are being bid: the highest bidder plays alone against the other "
                      "three."));
}

static void
explain_auction (GString           *text,
                 const DulleView   *view,
                 const char *const *names)
{
  gboolean         has_marriage = dulle_hand_count (view->own.hand, OLD_ONE) == 2;
  g_autofree char *solo = NULL;

  if (view->board.forced != DULLE_NO_SEAT)
    solo = describe_forced_solo (view, names);
  else if (view->board.bidder != DULLE_NO_SEAT)
    solo = describe_bidding (view, names);

  if (solo != NULL)
    append_text (text, solo);
  else if (!dulle_view_on_turn (view))
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

static gboolean
has_been_played_twice (const DulleBoard *board,
                       DulleCard         card)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    n += dulle_hand_count (board->played[seat], card);

  return n == 2;
}

/* What may be played by somebody who has no card of the class that was led. */
static const char *
describe_freedom (const DulleView  *view,
                  const DulleTrick *trick)
{
  const DulleOrder *order = &view->board.order;
  unsigned          suit_class = order->suit_class[trick->cards[0]];
  DulleCard         best = dulle_trick_best_card (trick);

  if (suit_class == DULLE_CLASS_TRUMP)
    return _ ("You have no trump: play any card.");
  if (order->members[DULLE_CLASS_TRUMP] == 0)
    return _ ("You cannot follow suit: play any card.");
  if (best == DULLE_HEART_TEN &&
      dulle_order_beats (order, best, best, dulle_board_is_last_trick (&view->board)) &&
      !has_been_played_twice (&view->board, best))
    return _ ("You cannot follow suit: play any card. Only a higher trump or the second dulle can "
              "still win.");
  if (dulle_order_is_trump (order, best))
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
      append_text (text, describe_freedom (view, trick));
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

/* What wins */

typedef struct
{
  const DulleRules *rules;
  uint8_t           levels[DULLE_N_PARTIES];
  uint8_t           replies[DULLE_N_PARTIES];
} Stakes;

/* What has been announced by those whose party is known. */
static Stakes
find_stakes (const DulleView *view)
{
  const DulleBoard *board = &view->board;
  Stakes            stakes = { .rules = &board->rules };

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);

      if (party != DULLE_NO_PARTY)
        stakes.levels[party] = MAX (stakes.levels[party], board->levels[seat]);
    }
  for (unsigned i = 0; i < board->n_announcements; i++)
    {
      const DulleAnnouncement *announcement = &board->announcements[i];
      DulleParty               party = dulle_view_party (view, announcement->seat);

      if (announcement->level == DULLE_LEVEL_REPLY && party != DULLE_NO_PARTY)
        stakes.replies[party] = announcement->answers;
    }

  return stakes;
}

/* With how many card points @party wins, if both parties make tricks. */
static unsigned
count_needed (const Stakes *stakes,
              DulleParty    party)
{
  static const uint8_t some_tricks[DULLE_N_PARTIES] = { 1, 1 };

  for (unsigned n = 0; n <= DULLE_DECK_CARD_POINTS; n++)
    {
      uint8_t points[DULLE_N_PARTIES];
      bool    strict = stakes->rules->announcement_strict;

      points[party] = (uint8_t) n;
      points[dulle_other_party (party)] = (uint8_t) (DULLE_DECK_CARD_POINTS - n);
      if ((strict ? dulle_score_winner_strict (points, some_tricks, stakes->levels, stakes->replies)
                  : dulle_score_winner (points, some_tricks, stakes->levels)) == party)
        return n;
    }

  return DULLE_DECK_CARD_POINTS;
}

static char *
describe_goal (const DulleView *view)
{
  Stakes stakes = find_stakes (view);

  if (stakes.levels[DULLE_RE] == DULLE_LEVEL_BLACK)
    return g_strdup (_ ("Re has announced black: it needs every trick, and Kontra a single one."));
  if (stakes.levels[DULLE_KONTRA] == DULLE_LEVEL_BLACK)
    return g_strdup (_ ("Kontra has announced black: it needs every trick, and Re a single one."));
  if (view->own.party == DULLE_RE)
    return g_strdup_printf (_ ("Re needs %u of the 240 card points."),
                            count_needed (&stakes, DULLE_RE));

  return g_strdup_printf (_ ("Re must stay below %u of the 240 card points."),
                          DULLE_DECK_CARD_POINTS + 1 - count_needed (&stakes, DULLE_KONTRA));
}

static const char *
describe_own_party (const DulleView *view)
{
  if (view->own.party == DULLE_RE && !dulle_hand_has (view->own.hand, OLD_ONE))
    return N_ ("You are Re; your partner is not known yet.");
  if (view->own.party == DULLE_RE)
    return N_ ("You have a queen of clubs, so you are Re: your partner has the other one.");

  return N_ ("You have no queen of clubs, so you are Kontra.");
}

/* While a marriage looks for the partner. */
static char *
describe_search (const DulleView   *view,
                 const char *const *names)
{
  if (view->board.soloist == view->own.seat || view->board.soloist == DULLE_NO_SEAT)
    return g_strdup (_ ("The first tricks show who plays with whom."));

  return g_strdup_printf (_ ("%s has a marriage and looks for a partner in the first tricks."),
                          names[view->board.soloist]);
}

/* The seat that is known to play alone, silent marriages too, or %DULLE_NO_SEAT. */
static guint8
find_soloist (const DulleView *view)
{
  guint8   soloist = view->board.soloist;
  unsigned n_kontra = 0;

  if (view->board.contract >= DULLE_FIRST_SOLO)
    return soloist;

  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_view_party (view, seat) == DULLE_KONTRA)
        n_kontra++;
      else
        soloist = seat;
    }

  return n_kontra == DULLE_N_SEATS - 1 ? soloist : DULLE_NO_SEAT;
}

/* Who is of which party, once that is not looked for any more. */
static char *
describe_sides (const DulleView   *view,
                const char *const *names)
{
  guint8 soloist = find_soloist (view);
  guint  n_known;
  guint8 partner = find_partner (view, &n_known);

  if (soloist == view->own.seat)
    return g_strdup (_ ("You are Re and play alone against the other three."));
  if (soloist != DULLE_NO_SEAT)
    return g_strdup_printf (_ ("%s is Re and plays alone against the three of you."),
                            names[soloist]);
  if (n_known < DULLE_N_SEATS - 1)
    return g_strdup (dulle_deck_text (describe_own_party (view)));

  return g_strdup_printf (view->own.party == DULLE_RE
                              ? _ ("%s is your partner: together you are Re.")
                              : _ ("%s is your partner: together you are Kontra."),
                          names[partner]);
}

static char *
describe_parties (const DulleView   *view,
                  const char *const *names)
{
  g_autofree char *sides = NULL;
  g_autofree char *goal = NULL;

  if (view->own.party == DULLE_NO_PARTY || dulle_board_undecided (&view->board))
    return describe_search (view, names);

  sides = describe_sides (view, names);
  goal = describe_goal (view);

  return g_strdup_printf ("%s %s", sides, goal);
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
    explain_auction (text, view, names);
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
