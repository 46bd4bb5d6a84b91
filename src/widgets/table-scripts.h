/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How each kind of event is shown on the table, step by step.
 */
#pragma once

#include "pace.h"

G_BEGIN_DECLS

#define DULLE_SCRIPT_DONE -1

/**
 * dulle_script_step:
 * @step: from 0
 *
 * Does one step of what @event looks like.
 *
 * Returns: the milliseconds until the next step, or %DULLE_SCRIPT_DONE when there is
 *   none
 */
int dulle_script_step (DulleTable       *table,
                       const DulleEvent *event,
                       unsigned          step,
                       DullePace         pace);

G_END_DECLS
