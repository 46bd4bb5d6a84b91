/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Standard input, output and error, which whoever starts a program may have closed, or led to
 * where nothing arrives.
 */
#pragma once

#include <glib.h>

/**
 * dulle_standard_streams_occupy:
 *
 * A file that is opened gets the lowest number that is free: whatever was said would be written
 * into it if a standard stream were closed. So the number of one that is closed is given to
 * something that can neither be read from nor written to, before any file is opened.
 */
void dulle_standard_streams_occupy (void);

/**
 * dulle_standard_streams_guard:
 * @program: (transfer none): its name, which stays
 *
 * From now on what is printed by GLib arrives, in UTF-8 whatever the locale, or the program ends
 * with a sentence and status 1. Control characters in its errors are not shown.
 */
void dulle_standard_streams_guard (const char *program);

/**
 * dulle_complain:
 * @format: a sentence
 *
 * Prints what is wrong: the name of the program and the sentence.
 *
 * Returns: %FALSE
 */
gboolean dulle_complain (const char *format,
                         ...) G_GNUC_PRINTF (1, 2);

/**
 * dulle_complain_of_option:
 * @error: what GLib says of a command line; it repeats a word as it is
 *
 * Returns: %FALSE
 */
gboolean dulle_complain_of_option (const GError *error);
