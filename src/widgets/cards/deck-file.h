/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The available decks: the program's own, and SVG themes of other card games in the
 * usual folders. A deck is identified by one of the names below, or by the path of a
 * file.
 */
#pragma once

#include <gio/gio.h>

#include "decks/deck-error.h"

G_BEGIN_DECLS

#define DULLE_DECK_FRENCH "french"
#define DULLE_DECK_GERMAN "german"

/* A deck and its name for a person. */
typedef struct
{
  char *id;
  char *name;
} DulleDeckFile;

void dulle_deck_file_free (DulleDeckFile *self);

/**
 * dulle_deck_file_find:
 *
 * Looks for decks: first the program's own, then by name those that the user has added, KDE's
 * (`carddecks/NAME/index.desktop`) and Aisleriot's (`aisleriot/cards`) in the data
 * folders. They are listed, not opened.
 *
 * Returns: (transfer full) (element-type DulleDeckFile)
 */
GPtrArray *dulle_deck_file_find (void);

/* Whether a deck is one of the program's own, which follow its settings. */
gboolean dulle_deck_file_is_own (const char *id);

/**
 * dulle_deck_file_read:
 *
 * Returns: (transfer full): the deck's SVG, unpacked and as it came; an error is a
 *   #DulleDeckError
 */
GBytes *dulle_deck_file_read (const char *id,
                              GError    **error);

/* Whether a file's name says that it is packed. */
gboolean dulle_deck_file_is_packed (const char *path);

/* Returns: (transfer full): what messages call a deck */
char *dulle_deck_file_name (const char *id);

/* Returns: (transfer full): the folder of the decks that the user has added */
char *dulle_deck_file_folder (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleDeckFile, dulle_deck_file_free)

G_END_DECLS
