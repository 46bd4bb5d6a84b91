/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a puzzle is about; puzzle-facts.h finds it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DullePuzzleTheme:
 * @DULLE_THEME_WHICH_ACE: there are leads of such aces in two suits
 * @DULLE_THEME_CASH_ACE: the right lead is an ace of a plain suit that has not been led
 * @DULLE_THEME_FOX_CAUGHT: somebody who is not known as a partner has laid a fox
 * @DULLE_THEME_FOX_HOME: the right answer is one’s own fox, or the next best one is
 * @DULLE_THEME_CHARLIE: one of the last three tricks has a jack of clubs: on the table, or as
 *   the right answer or the next best one
 * @DULLE_THEME_PARTNER: a marriage looks for its partner, or in a normal game the right
 *   answer or the next best one is a queen of clubs that shows the party
 * @DULLE_THEME_DULLE: the right answer is a Dulle, or the next best one is
 * @DULLE_THEME_PULL_TRUMP: the right lead is a trump, and others have trumps, too
 * @DULLE_THEME_RUFF: a plain suit was led that the hand does not have: a trump, or another
 *   card
 * @DULLE_THEME_SMEAR: whoever plays after others either gives ten or more card points to a trick
 *   without taking it, or could have
 * @DULLE_THEME_NO_90: no 90 and more, or silence
 * @DULLE_THEME_ANNOUNCE: Re or Kontra, or silence
 * @DULLE_THEME_SOLO: a solo can be called that is worth considering
 * @DULLE_THEME_RESERVATION: a call without such a solo: a marriage, a poverty
 * @DULLE_THEME_POVERTY: the exchange of a poverty
 * @DULLE_THEME_PLAY_SOLO: a card of the soloist
 * @DULLE_THEME_DEFEND: a card against a solo
 * @DULLE_THEME_COUNT: all parties are known, and in the last four tricks either party may
 *   still get its 121 or 120
 * @DULLE_THEME_LAST_TRICK: a card of the last two tricks
 * @DULLE_THEME_TAKE: whether to take the trick: the right answer does and the next best one
 *   does not, or the other way round
 * @DULLE_THEME_LEAD: any other lead
 * @DULLE_THEME_KEEP: any other card: which one to keep
 */
typedef enum
{
  DULLE_THEME_WHICH_ACE,
  DULLE_THEME_CASH_ACE,
  DULLE_THEME_FOX_CAUGHT,
  DULLE_THEME_FOX_HOME,
  DULLE_THEME_CHARLIE,
  DULLE_THEME_PARTNER,
  DULLE_THEME_DULLE,
  DULLE_THEME_PULL_TRUMP,
  DULLE_THEME_RUFF,
  DULLE_THEME_SMEAR,
  DULLE_THEME_NO_90,
  DULLE_THEME_ANNOUNCE,
  DULLE_THEME_SOLO,
  DULLE_THEME_RESERVATION,
  DULLE_THEME_POVERTY,
  DULLE_THEME_PLAY_SOLO,
  DULLE_THEME_DEFEND,
  DULLE_THEME_COUNT,
  DULLE_THEME_LAST_TRICK,
  DULLE_THEME_TAKE,
  DULLE_THEME_LEAD,
  DULLE_THEME_KEEP,
  DULLE_N_PUZZLE_THEMES,
} DullePuzzleTheme;

/* "cash-ace", for files and the store. */
const char *dulle_puzzle_theme_id (DullePuzzleTheme theme);
gboolean    dulle_puzzle_theme_parse (const char       *id,
                                      DullePuzzleTheme *theme);

/* The one theme of several that says most; they are listed in this order. */
DullePuzzleTheme dulle_puzzle_main_theme (guint32 themes);

G_END_DECLS
