/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table with a predicate for each theme.
 */
#include "puzzle-facts.h"

#include "engine/card-role.h"

/* Worth giving to a partner, or keeping from the others. */
#define RICH 10

/* Tricks from the end in which a jack of clubs, or the count, matters. */
#define CHARLIE_TRICKS 3
#define COUNT_TRICKS   4

/**
 * Facts:
 * @right: the right card; the first one of equal ones
 * @rival: the next best card that is wrong
 * @choices: all cards among the answers
 * @unseen: the cards in the other hands
 * @n_left: the tricks to come, with the one on the table
 */
typedef struct
{
  const DullePuzzle *puzzle;
  DulleView          view;
  const DulleBoard  *board;
  const DulleTrick  *trick;
  DulleCard          right;
  DulleCard          rival;
  DulleHand          choices;
  DulleHand          unseen;
  unsigned           n_left;
} Facts;

static gboolean
asks_card (const Facts *facts)
{
  return facts->puzzle->head.kind == DULLE_PUZZLE_CARD;
}

static gboolean
is_lead (const Facts *facts)
{
  return asks_card (facts) && facts->trick->n_cards == 0;
}

static gboolean
is_follow (const Facts *facts)
{
  return asks_card (facts) && facts->trick->n_cards > 0;
}

static DulleCardRole
role_of (const Facts *facts,
         DulleCard    card)
{
  return dulle_card_role (facts->board, card);
}

static gboolean
is_about_role (const Facts  *facts,
               DulleCardRole role)
{
  return asks_card (facts) &&
         (role_of (facts, facts->right) == role || role_of (facts, facts->rival) == role);
}

static gboolean
takes_trick (const Facts *facts,
             DulleCard    card)
{
  return facts->trick->n_cards == 0 ||
         dulle_order_beats (&facts->board->order, dulle_trick_best_card (facts->trick), card,
                            dulle_board_is_last_trick (facts->board));
}

/* Whether all seats' parties are known to who decides. */
static gboolean
knows_parties (const Facts *facts)
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_view_party (&facts->view, seat) == DULLE_NO_PARTY)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_partner (const Facts *facts,
            guint8       seat)
{
  DulleParty party = dulle_view_party (&facts->view, seat);

  return party != DULLE_NO_PARTY && party == facts->view.own.party;
}

/* Leads */

static gboolean
is_cash_ace (const Facts *facts)
{
  return is_lead (facts) && dulle_board_is_fresh_ace (facts->board, facts->right);
}

static gboolean
is_which_ace (const Facts *facts)
{
  unsigned n = 0;

  if (!is_cash_ace (facts))
    return FALSE;
  DULLE_HAND_FOREACH (card, facts->choices)
    {
      n += dulle_board_is_fresh_ace (facts->board, card);
    }

  return n > 1;
}

static gboolean
is_pull_trump (const Facts *facts)
{
  return is_lead (facts) && dulle_order_is_trump (&facts->board->order, facts->right) &&
         (facts->unseen & facts->board->order.members[DULLE_CLASS_TRUMP]) != 0;
}

/* Following */

static gboolean
is_rich_gift (const Facts *facts,
              DulleCard    card)
{
  return dulle_card_points (card) >= RICH && !takes_trick (facts, card);
}

static gboolean
is_smear (const Facts *facts)
{
  return is_follow (facts) &&
         is_rich_gift (facts, facts->right) != is_rich_gift (facts, facts->rival);
}

static gboolean
is_ruff (const Facts *facts)
{
  const DulleOrder *order = &facts->board->order;
  unsigned          led;

  if (!is_follow (facts))
    return FALSE;
  led = order->suit_class[facts->trick->cards[0]];

  return led != DULLE_CLASS_TRUMP && (facts->choices & order->members[led]) == 0 &&
         dulle_order_is_trump (order, facts->right) != dulle_order_is_trump (order, facts->rival);
}

static gboolean
is_take (const Facts *facts)
{
  return is_follow (facts) &&
         takes_trick (facts, facts->right) != takes_trick (facts, facts->rival);
}

static gboolean
is_fox_caught (const Facts *facts)
{
  for (unsigned place = 0; asks_card (facts) && place < facts->trick->n_cards; place++)
    {
      if (role_of (facts, facts->trick->cards[place]) == DULLE_CARD_ROLE_FOX &&
          !is_partner (facts, dulle_trick_seat (facts->trick, place)))
        return TRUE;
    }

  return FALSE;
}

/* Cards with a name */

static gboolean
is_dulle (const Facts *facts)
{
  return is_about_role (facts, DULLE_CARD_ROLE_DULLE);
}

static gboolean
is_fox_home (const Facts *facts)
{
  return is_about_role (facts, DULLE_CARD_ROLE_FOX);
}

static gboolean
is_charlie (const Facts *facts)
{
  gboolean on_table = FALSE;

  for (unsigned place = 0; place < facts->trick->n_cards; place++)
    on_table |= role_of (facts, facts->trick->cards[place]) == DULLE_CARD_ROLE_CHARLIE;

  return asks_card (facts) && facts->n_left <= CHARLIE_TRICKS &&
         (on_table || is_about_role (facts, DULLE_CARD_ROLE_CHARLIE));
}

static gboolean
is_seeking (const Facts *facts)
{
  return asks_card (facts) &&
         (dulle_board_undecided (facts->board) ||
          (facts->board->contract == DULLE_CONTRACT_NORMAL && !knows_parties (facts) &&
           is_about_role (facts, DULLE_CARD_ROLE_OLD)));
}

/* The course of the game */

static gboolean
is_solo_game (const Facts *facts)
{
  return asks_card (facts) && dulle_contract_is_solo (facts->board->contract);
}

static gboolean
is_own_solo (const Facts *facts)
{
  return is_solo_game (facts) && facts->board->soloist == facts->view.own.seat;
}

static gboolean
is_defence (const Facts *facts)
{
  return is_solo_game (facts) && facts->board->soloist != facts->view.own.seat;
}

static gboolean
is_count (const Facts *facts)
{
  unsigned card_points[DULLE_N_PARTIES] = { 0 };

  if (!asks_card (facts) || facts->n_left > COUNT_TRICKS || !knows_parties (facts))
    return FALSE;
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    card_points[dulle_view_party (&facts->view, seat)] += facts->board->card_points[seat];

  return card_points[DULLE_RE] < DULLE_DECK_CARD_POINTS / 2 + 1 &&
         card_points[DULLE_KONTRA] < DULLE_DECK_CARD_POINTS / 2;
}

static gboolean
is_end (const Facts *facts)
{
  return asks_card (facts) && facts->n_left <= 2;
}

/* What is said */

static DulleLevel
lowest_level (const Facts *facts)
{
  DulleLevel lowest = DULLE_N_LEVELS;

  for (guint i = 0; i < facts->puzzle->n_answers; i++)
    {
      const DulleAction *action = &facts->puzzle->answers[i].action;

      if (action->kind == DULLE_ACTION_ANNOUNCE && action->level != DULLE_LEVEL_NONE)
        lowest = MIN (lowest, (DulleLevel) action->level);
    }

  return lowest;
}

static gboolean
is_announce (const Facts *facts)
{
  return lowest_level (facts) == DULLE_LEVEL_PARTY;
}

static gboolean
is_no_90 (const Facts *facts)
{
  DulleLevel lowest = lowest_level (facts);

  return (lowest > DULLE_LEVEL_PARTY && lowest < DULLE_N_LEVELS) ||
         facts->puzzle->answers[0].action.level > DULLE_LEVEL_PARTY;
}

static gboolean
has_solo (const Facts *facts)
{
  for (guint i = 0; i < facts->puzzle->n_answers; i++)
    {
      const DulleAction *action = &facts->puzzle->answers[i].action;

      if (action->kind == DULLE_ACTION_CALL &&
          dulle_contract_is_solo ((DulleContract) action->contract))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_plain_call (const Facts *facts)
{
  return facts->puzzle->head.kind == DULLE_PUZZLE_RESERVATION && !has_solo (facts);
}

static gboolean
is_exchange (const Facts *facts)
{
  return facts->puzzle->head.kind == DULLE_PUZZLE_EXCHANGE;
}

/* The table */

/* The last two are for what is nothing else. */
static gboolean (*const table[DULLE_N_PUZZLE_THEMES]) (const Facts *facts) = {
  [DULLE_THEME_WHICH_ACE] = is_which_ace,
  [DULLE_THEME_CASH_ACE] = is_cash_ace,
  [DULLE_THEME_FOX_CAUGHT] = is_fox_caught,
  [DULLE_THEME_FOX_HOME] = is_fox_home,
  [DULLE_THEME_CHARLIE] = is_charlie,
  [DULLE_THEME_PARTNER] = is_seeking,
  [DULLE_THEME_DULLE] = is_dulle,
  [DULLE_THEME_PULL_TRUMP] = is_pull_trump,
  [DULLE_THEME_RUFF] = is_ruff,
  [DULLE_THEME_SMEAR] = is_smear,
  [DULLE_THEME_NO_90] = is_no_90,
  [DULLE_THEME_ANNOUNCE] = is_announce,
  [DULLE_THEME_SOLO] = has_solo,
  [DULLE_THEME_RESERVATION] = is_plain_call,
  [DULLE_THEME_POVERTY] = is_exchange,
  [DULLE_THEME_PLAY_SOLO] = is_own_solo,
  [DULLE_THEME_DEFEND] = is_defence,
  [DULLE_THEME_COUNT] = is_count,
  [DULLE_THEME_LAST_TRICK] = is_end,
  [DULLE_THEME_TAKE] = is_take,
  [DULLE_THEME_LEAD] = is_lead,
  [DULLE_THEME_KEEP] = is_follow,
};

#define OTHERS (1u << DULLE_THEME_LEAD | 1u << DULLE_THEME_KEEP)

static void
collect_facts (Facts             *facts,
               const DullePuzzle *puzzle)
{
  DulleGame game = dulle_puzzle_game (puzzle);

  *facts = (Facts){ .puzzle = puzzle, .view = dulle_game_view (&game, puzzle->head.seat) };
  facts->board = &facts->view.board;
  facts->trick = dulle_board_trick (facts->board);
  facts->right = puzzle->answers[0].action.card;
  facts->rival = puzzle->answers[puzzle->n_right].action.card;
  facts->unseen = dulle_view_unseen (&facts->view);
  facts->n_left = dulle_board_length (facts->board) - facts->board->n_tricks;
  for (guint i = 0; asks_card (facts) && i < puzzle->n_answers; i++)
    facts->choices |= dulle_hand_of (puzzle->answers[i].action.card);
}

guint32
dulle_puzzle_find_themes (const DullePuzzle *puzzle)
{
  Facts   facts;
  guint32 themes = 0;

  collect_facts (&facts, puzzle);
  for (int theme = 0; theme < DULLE_N_PUZZLE_THEMES; theme++)
    {
      if (table[theme](&facts))
        themes |= 1u << theme;
    }

  return (themes & ~OTHERS) != 0 ? themes & ~OTHERS : themes;
}
