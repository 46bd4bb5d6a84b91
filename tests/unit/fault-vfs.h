/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A disk and a memory that fail when a test wants them to. SQLite works on top of them
 * once they are installed; nothing but the test knows.
 */
#pragma once

#include <glib.h>

/* What can fail. */
typedef enum
{
  FAULT_OPEN,
  FAULT_READ,
  FAULT_WRITE,
  FAULT_TRUNCATE,
  FAULT_SYNC,
  FAULT_LOCK,
  FAULT_DELETE,
  FAULT_MEMORY,
  N_FAULTS,
} Fault;

/* Puts them under SQLite, which must not have been used yet in this process. Nothing is
 * really synced from then on. */
void fault_install (void);

/**
 * fault_arm:
 * @fault: what fails
 * @n: which one from now on, from 1
 * @times: how many fail from then on, #G_MAXUINT for all
 */
void fault_arm (Fault fault,
                guint n,
                guint times);

/* The same, but the process is killed in the place of the call. */
void fault_arm_deadly (Fault fault,
                       guint n);

/* Ends all faults. Returns: whether there was one since fault_arm() */
gboolean fault_disarm (void);

/* Returns: how many files SQLite has open */
guint fault_count_open (void);
