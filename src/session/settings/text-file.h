/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Texts from files and from elsewhere that may be anything: too large, or no texts.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The largest texts that are read, in bytes. */
#define DULLE_LARGEST_RULE_TEXT   (1024 * 1024)
#define DULLE_LARGEST_RECORD_TEXT (64 * 1024 * 1024)

/**
 * dulle_text_check:
 * @length: the number of bytes of @text
 * @largest: how many there may be, whole MiB
 * @name: what to call the text in messages
 *
 * Returns: whether @text is no larger and has no byte 0 in it; if not, @error is one
 *   sentence
 */
gboolean dulle_text_check (const char *text,
                           gsize       length,
                           gsize       largest,
                           const char *name,
                           GError    **error);

/* How many bytes tell a store from a text. */
#define DULLE_STORE_HEAD 16

/* Returns: whether @content is that of a store, or begins like one. */
gboolean dulle_text_is_store (const char *content,
                              gsize       length);

/* Returns: (transfer full): what @file is called, without its folder, as a text: a name need not
 *   be UTF-8. Empty if it has none. */
char *dulle_text_file_name (GFile *file);

/* Returns: whether @file is no pipe or device, on which a window could wait forever; if it is,
 *   @error is one sentence that names it */
gboolean dulle_text_file_check_kind (GFile   *file,
                                     GError **error);

/**
 * dulle_text_file_read:
 *
 * Reads no more of @file than is needed to see that it is too large.
 *
 * Returns: (transfer full) (nullable): a text for which dulle_text_check() holds
 */
char *dulle_text_file_read (GFile      *file,
                            const char *name,
                            gsize       largest,
                            GError    **error);

G_END_DECLS
