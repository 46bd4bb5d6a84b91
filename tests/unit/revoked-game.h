/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game that ends with its first trick, since seat 1 does not follow suit.
 */
#pragma once

#include <check.h>

#include "engine/record-reader.h"

static const char revoked_game[] = "dulle-record 1\n"
                                   "game 1\n"
                                   "preset feldmeier\n"
                                   "dealer 3\n"
                                   "hand 0 CQ CQ HQ DQ CA CT SK HA DA DT\n"
                                   "hand 1 HT SQ CJ SJ CA CK SA ST HK DK\n"
                                   "hand 2 HT SQ CJ SJ CT CK SA ST HA DK\n"
                                   "hand 3 HQ DQ HJ HJ DJ DJ SK HK DA DT\n"
                                   "auction 0:healthy 1:healthy 2:healthy 3:healthy\n"
                                   "trick 0:CA 1:HT 2:CT 3:HQ 1:turn\n"
                                   "end\n";

/* Returns: (transfer full) (element-type DulleRecord): that game */
static inline GArray *
read_revoked_game (void)
{
  GArray *records = dulle_record_parse (revoked_game, "revoke", NULL);

  ck_assert_ptr_nonnull (records);

  return records;
}
