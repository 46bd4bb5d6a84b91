/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A soloist's plan for the tricks to come. The policy judges one card at a time, and never leads
 * a loser to make the rest of a long suit good; a search that only follows the policy after the
 * first card therefore does so at once or never. So it plays on by this plan as well.
 */
#pragma once

#include "engine/view.h"

/* Whether the viewer plays a solo, and so may follow a plan of its own. */
bool dulle_plan_applies (const DulleView *view);

/**
 * dulle_plan_lead:
 *
 * Returns: the lowest card of the viewer's longest plain suit, if it leads, still holds trumps and
 *   somebody else holds higher cards of the suit; else %DULLE_NO_CARD
 */
DulleCard dulle_plan_lead (const DulleView *view);
