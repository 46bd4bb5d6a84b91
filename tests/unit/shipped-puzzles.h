/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The book of puzzles that ships, for tests.
 */
#pragma once

#include <check.h>
#include <gio/gio.h>

#include "learning/puzzle-book.h"

static inline DullePuzzleBook *
open_shipped_puzzles (void)
{
  g_autoptr (GBytes) text = g_resources_lookup_data ("/io/github/dulle/Dulle/puzzles.txt",
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  DullePuzzleBook *book = dulle_puzzle_book_new (text, "puzzles.txt", NULL);

  ck_assert_ptr_nonnull (book);

  return book;
}
