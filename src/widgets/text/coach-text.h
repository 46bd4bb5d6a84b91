/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody is told at the table who has never played Doppelkopf: what is to be done
 * now, and who plays with whom. It is about the rules, and never advises a card.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * dulle_coach_text:
 * @names: by seat
 *
 * Returns: (transfer full): a few short sentences about the moment after @event; empty where
 *   what is on the screen says it all
 */
char *dulle_coach_text (const DulleEvent  *event,
                        const char *const *names);

/* Returns: (transfer full): the trumps of the game as markup, from the highest on; those
 *   that the viewer holds are bold. Empty without trumps */
char *dulle_coach_trumps (const DulleView *view);

G_END_DECLS
