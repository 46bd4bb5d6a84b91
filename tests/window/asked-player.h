/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Brings about each decision that a person may be asked for, in a window: which rules and
 * which deal lead to it, and what the person does before.
 */
#pragma once

#include <adwaita.h>

#include "table/dulle-table.h"

#include "engine/action.h"

/* What has to be so when the answer is given, besides that it may be given. */
typedef enum
{
  ANYHOW,
  AFTER_A_REVOKE,
  AGAINST_OTHERS,
  WITH_PIGS,
  /* Of a poverty, which its player passed on */
  WITH_CARDS_BACK,
  /* Not on one's turn */
  BEFORE_OTHERS,
  /* Late in a tournament only */
  WHEN_FORCED,
  AT_A_VOTE,
  OUTSIDE,
  AT_THE_END,
} Moment;

/**
 * Case:
 * @name: what is asked
 * @rules: the lines of a rule set
 * @seed: the deal that is tried first
 * @before: what the person calls before, or %DULLE_CONTRACT_NORMAL
 * @answer: the answer: kind, and what tells it from others of its kind
 * @moment: when it is given
 */
typedef struct
{
  const char   *name;
  const char   *rules;
  guint64       seed;
  DulleContract before;
  DulleAction   answer;
  Moment        moment;
} Case;

/* By action of the game; the others are asked beside it. */
#define N_CASES 27

extern const Case cases[N_CASES];
extern const Case vote_case;
extern const Case outside_case;
extern const Case choice_case;
extern const Case knocking_case;
extern const Case over_case;
extern const Case poor_case;

/* By its name. */
const Case *find_case (const char *name);

/**
 * Player:
 * @view: what was on the table when it asked
 * @asked: whether the table shows what @current asks
 * @wanted: the answer that is to be given
 * @answered: whether an answer has come back
 * @seen: that answer
 */
typedef struct
{
  GtkWindow    *window;
  DulleTable   *table;
  DulleSession *session;
  const Case   *current;
  DulleRules    rules;
  guint64       seed;
  DulleView     view;
  gboolean      asked;
  gboolean      answered;
  DulleAction   wanted;
  DulleAction   seen;
  gboolean      voted;
  guint8        watched;
} Player;

/* Opens the window without animations. */
void open_player (Player *player,
                  int     width,
                  int     height);
void close_player (Player *player);

/* Plays, unseen, until @asked comes up. */
void bring_about (Player     *player,
                  const Case *asked);

/* Until all that has changed has a place. */
void iterate_to_layout (Player *player);

void iterate_until (Player   *player,
                    gboolean *condition);
