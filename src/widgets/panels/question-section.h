/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the rule book speaks of what a person is asked.
 */
#pragma once

#include "book/rule-book.h"
#include "engine/view.h"

G_BEGIN_DECLS

/* @view: of a seat that is asked something. Of what its hand may call, the rarest has its section
 * opened. */
DulleBookSection dulle_question_section (const DulleView *view);

G_END_DECLS
