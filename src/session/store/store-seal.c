/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-seal.h"

#define FNV_OFFSET G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define FNV_PRIME  G_GUINT64_CONSTANT (0x100000001b3)

/* Under which number of a tournament a row is sealed; an imported file has no other. */
static const struct
{
  const char *select;
  int         game_column;
} parts[] = {
  [DULLE_STORED_SETUP] = { "SELECT " DULLE_TOURNAMENT_COLUMNS " FROM tournament", -1 },
  [DULLE_STORED_PLAYERS] = { "SELECT " DULLE_PLAYER_COLUMNS " FROM player", -1 },
  [DULLE_STORED_VOTES] = { "SELECT " DULLE_VOTE_COLUMNS " FROM vote", -1 },
  [DULLE_STORED_GAMES] = { "SELECT " DULLE_GAME_COLUMNS " FROM game", 1 },
  [DULLE_STORED_ACTIONS] = { "SELECT " DULLE_ACTION_COLUMNS " FROM action", -1 },
  [DULLE_STORED_IMPORT] = { "SELECT " DULLE_IMPORT_COLUMNS " FROM imported", -1 },
  [DULLE_STORED_ATTEMPTS] = { "SELECT " DULLE_ATTEMPT_COLUMNS " FROM attempt", 1 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (parts) == DULLE_N_STORED_PARTS);

static guint64
hash_bytes (guint64     hash,
            const void *bytes,
            gsize       length)
{
  const guint8 *byte = bytes;

  for (gsize i = 0; i < length; i++)
    hash = (hash ^ byte[i]) * FNV_PRIME;

  return hash;
}

static guint64
hash_column (guint64       hash,
             sqlite3_stmt *statement,
             int           column)
{
  const guint8 type = (guint8) sqlite3_column_type (statement, column);
  const guint8 end = 0;

  hash = hash_bytes (hash, &type, 1);
  if (type == SQLITE_INTEGER)
    {
      guint64 number = GUINT64_TO_LE ((guint64) sqlite3_column_int64 (statement, column));

      hash = hash_bytes (hash, &number, sizeof number);
    }
  else
    {
      const void *bytes = sqlite3_column_blob (statement, column);

      if (bytes != NULL)
        hash = hash_bytes (hash, bytes, (gsize) sqlite3_column_bytes (statement, column));
    }

  return hash_bytes (hash, &end, 1);
}

guint64
dulle_seal_row (sqlite3_stmt   *statement,
                DulleStoredPart part)
{
  const guint8 first = (guint8) part;
  guint64      hash = hash_bytes (FNV_OFFSET, &first, 1);

  for (int column = 0; column < sqlite3_column_count (statement); column++)
    hash = hash_column (hash, statement, column);

  return hash;
}

guint64
dulle_seal_total (const DulleStored *stored)
{
  guint64 total = 0;

  for (guint i = 0; i < DULLE_N_STORED_PARTS; i++)
    total += stored->sums[i];

  return total;
}

gint64
dulle_seal_opposite (gint64 number)
{
  return number == G_MININT64 ? number : -number;
}

/* Sealing everything */

static int
add_seal (sqlite3_stmt *seal,
          gint64        tournament,
          gint64        game,
          guint64       checksum)
{
  sqlite3_bind_int64 (seal, 1, tournament);
  sqlite3_bind_int64 (seal, 2, game);
  sqlite3_bind_int64 (seal, 3, (gint64) checksum);
  sqlite3_step (seal);

  return sqlite3_reset (seal);
}

/* Adds the rows of a part to the sum of each tournament. */
static int
sum_part (sqlite3        *db,
          DulleStoredPart part,
          sqlite3_stmt   *seal,
          GHashTable     *sums)
{
  sqlite3_stmt *rows = NULL;
  int           result = sqlite3_prepare_v2 (db, parts[part].select, -1, &rows, NULL);

  while (result == SQLITE_OK && sqlite3_step (rows) == SQLITE_ROW)
    {
      gint64   number = sqlite3_column_int64 (rows, 0);
      gint64   tournament = part == DULLE_STORED_IMPORT ? dulle_seal_opposite (number) : number;
      guint64  checksum = dulle_seal_row (rows, part);
      guint64 *sum = g_hash_table_lookup (sums, &tournament);

      if (sum == NULL)
        g_hash_table_insert (sums, g_memdup2 (&tournament, sizeof tournament),
                             sum = g_new0 (guint64, 1));
      *sum += checksum;
      if (parts[part].game_column >= 0)
        result = add_seal (seal, tournament,
                           sqlite3_column_int64 (rows, parts[part].game_column), checksum);
    }

  return result != SQLITE_OK ? (sqlite3_finalize (rows), result) : sqlite3_finalize (rows);
}

static int
add_sums (GHashTable   *sums,
          sqlite3_stmt *seal)
{
  GHashTableIter iter;
  gpointer       tournament, sum;
  int            result = SQLITE_OK;

  g_hash_table_iter_init (&iter, sums);
  while (result == SQLITE_OK && g_hash_table_iter_next (&iter, &tournament, &sum))
    result = add_seal (seal, *(gint64 *) tournament, 0, *(guint64 *) sum);

  return result;
}

int
dulle_seal_everything (sqlite3 *db)
{
  g_autoptr (GHashTable) sums = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  sqlite3_stmt *seal = NULL;
  int           result = sqlite3_exec (db, "DELETE FROM seal", NULL, NULL, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_prepare_v2 (db, "INSERT INTO seal VALUES (?, ?, ?)", -1, &seal, NULL);
  for (DulleStoredPart part = 0; result == SQLITE_OK && part < DULLE_N_STORED_PARTS; part++)
    result = sum_part (db, part, seal, sums);
  if (result == SQLITE_OK)
    result = add_sums (sums, seal);
  sqlite3_finalize (seal);

  return result;
}
