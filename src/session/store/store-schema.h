/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The schema of a store: the tables and their columns, as steps from version to version.
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* What a file says as its user_version when all steps have been taken. */
#define DULLE_SCHEMA_VERSION 8

/* The first version with seals. */
#define DULLE_FIRST_SEALED_VERSION 6

/* Each step leads from the schema version of its place to the next one, and changes the
 * schema: by that a later version is known from a wrong number. Steps that were released are
 * never changed, only added to. */
extern const char *const dulle_schema_steps[];

/* Asks how many steps a file has taken, whatever it says: up to the last one of which there is
 * anything. */
extern const char *const dulle_schema_steps_taken;

/* @is_right: (out): whether the schema of a file of today's version is just what all steps
 * make. Returns: a result of SQLite */
int dulle_schema_compare (sqlite3  *db,
                          gboolean *is_right);

G_END_DECLS
