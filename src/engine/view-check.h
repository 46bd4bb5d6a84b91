/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether a view is one that can arise in a game. Views come from files and from other
 * programs, and whatever uses a view may rely on what is checked here.
 */
#pragma once

#include "view-flaw.h"
#include "view.h"

/**
 * dulle_view_complete:
 * @view: (inout): a view whose members are in range, in which no card appears more than
 *   twice in the seat's hand or in the tricks; the order of the cards may be missing
 * @is_given: (nullable): which of the members that view-members.c lists are given; %NULL if
 *   all of them are
 * @flaw: (out): what is wrong
 *
 * Fills in the order of the cards, and members that are not given if they follow from the
 * rest, such as whose turn it is. What is given is not changed and must be right.
 *
 * Returns: whether this view can arise in a game
 */
bool dulle_view_complete (DulleView     *view,
                          const bool    *is_given,
                          DulleViewFlaw *flaw);

/* The same for a complete view, which is not changed. */
bool dulle_view_is_consistent (const DulleView *view,
                               DulleViewFlaw   *flaw);
