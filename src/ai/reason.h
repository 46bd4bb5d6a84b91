/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Finds the reason for an action. Each reason is a fact that follows from the view alone and
 * beyond doubt; something merely likely is not a reason.
 */
#pragma once

#include "engine/annotation.h"
#include "engine/view.h"

/**
 * dulle_reason:
 * @view: the view in which @action is decided
 * @action: a call, an exchange, or a card
 *
 * Returns: the strongest reason for @action; %DULLE_REASON_NONE if no reason holds, for
 *   other actions, and for revokes
 */
DulleReason dulle_reason (const DulleView   *view,
                          const DulleAction *action);
