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
 * @flaw: (out): what is wrong
 *
 * Fills in the order of the cards. Other members that follow from the rest, such as
 * whose turn it is, are not changed and must be right.
 *
 * Returns: whether this view can arise in a game
 */
bool dulle_view_complete (DulleView     *view,
                          DulleViewFlaw *flaw);

/* The same for a complete view, which is not changed. */
bool dulle_view_is_consistent (const DulleView *view,
                               DulleViewFlaw   *flaw);
