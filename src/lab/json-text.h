/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Writes objects of json-glib as the command line and the benchmark print them.
 * json-glib's own generator is not used: it prints 17 digits of every float (0.1 as
 * 0.10000000000000001), and a float that is not finite as a word that JSON does not have.
 */
#pragma once

#include <json-glib/json-glib.h>
#include <stdbool.h>

/**
 * dulle_json_set_decimal:
 * @places: decimal places to round @value to
 *
 * Sets a member of @object to a float that is printed with no more than @places decimal
 * places; to null if @value is not finite.
 */
void dulle_json_set_decimal (JsonObject *object,
                             const char *name,
                             double      value,
                             unsigned    places);

/**
 * dulle_json_format:
 * @in_lines: whether each member of @object gets a line of its own
 *
 * The members keep the order in which they were set, and the text does not depend on
 * the locale.
 *
 * Returns: (transfer full): the text, without a newline at its end
 */
char *dulle_json_format (JsonObject *object,
                         bool        in_lines);
