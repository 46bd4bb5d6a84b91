/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A shim over SQLite's own file system and allocator: each call is counted, and passed on
 * or refused.
 */
#include "fault-vfs.h"

#include <signal.h>
#include <sqlite3.h>

/* A file of the shim: its own methods, and the real file behind it in memory. */
typedef struct
{
  sqlite3_file  base;
  sqlite3_file *real;
} FaultFile;

static struct
{
  gboolean armed;
  Fault    fault;
  guint    left;
  guint    times;
  gboolean deadly;
  gboolean happened;
} plan;

static guint               n_open;
static sqlite3_vfs         shim;
static sqlite3_vfs        *real_vfs;
static sqlite3_mem_methods real_memory;

void
fault_arm (Fault fault,
           guint n,
           guint times)
{
  plan.fault = fault;
  plan.left = n - 1;
  plan.times = times;
  plan.deadly = FALSE;
  plan.happened = FALSE;
  plan.armed = TRUE;
}

void
fault_arm_deadly (Fault fault,
                  guint n)
{
  fault_arm (fault, n, 1);
  plan.deadly = TRUE;
}

gboolean
fault_disarm (void)
{
  plan.armed = FALSE;

  return plan.happened;
}

guint
fault_count_open (void)
{
  return n_open;
}

/* Whether the call that is about to be made fails. */
static gboolean
is_due (Fault fault)
{
  if (!plan.armed || fault != plan.fault)
    return FALSE;
  if (plan.left > 0)
    {
      plan.left--;
      return FALSE;
    }
  if (plan.times == 0)
    return FALSE;
  plan.times--;
  if (plan.deadly)
    raise (SIGKILL);

  return plan.happened = TRUE;
}

/* Files */

static sqlite3_file *
real_file (sqlite3_file *file)
{
  return ((FaultFile *) file)->real;
}

static int
close_file (sqlite3_file *file)
{
  n_open--;

  return real_file (file)->pMethods->xClose (real_file (file));
}

static int
read_file (sqlite3_file *file,
           void         *buffer,
           int           amount,
           sqlite3_int64 offset)
{
  return is_due (FAULT_READ)
             ? SQLITE_IOERR_READ
             : real_file (file)->pMethods->xRead (real_file (file), buffer, amount, offset);
}

static int
write_file (sqlite3_file *file,
            const void   *buffer,
            int           amount,
            sqlite3_int64 offset)
{
  return is_due (FAULT_WRITE)
             ? SQLITE_FULL
             : real_file (file)->pMethods->xWrite (real_file (file), buffer, amount, offset);
}

static int
truncate_file (sqlite3_file *file,
               sqlite3_int64 size)
{
  return is_due (FAULT_TRUNCATE) ? SQLITE_IOERR_TRUNCATE
                                 : real_file (file)->pMethods->xTruncate (real_file (file), size);
}

static int
sync_file (sqlite3_file *file,
           int           flags)
{
  return is_due (FAULT_SYNC) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

static int
ask_file_size (sqlite3_file  *file,
               sqlite3_int64 *size)
{
  return real_file (file)->pMethods->xFileSize (real_file (file), size);
}

static int
lock_file (sqlite3_file *file,
           int           level)
{
  return is_due (FAULT_LOCK) ? SQLITE_IOERR_LOCK
                             : real_file (file)->pMethods->xLock (real_file (file), level);
}

static int
unlock_file (sqlite3_file *file,
             int           level)
{
  return real_file (file)->pMethods->xUnlock (real_file (file), level);
}

static int
check_reserved_lock (sqlite3_file *file,
                     int          *reserved)
{
  return real_file (file)->pMethods->xCheckReservedLock (real_file (file), reserved);
}

static int
control_file (sqlite3_file *file,
              int           operation,
              void         *argument)
{
  return real_file (file)->pMethods->xFileControl (real_file (file), operation, argument);
}

static int
ask_sector_size (sqlite3_file *file)
{
  return real_file (file)->pMethods->xSectorSize (real_file (file));
}

static int
ask_characteristics (sqlite3_file *file)
{
  return real_file (file)->pMethods->xDeviceCharacteristics (real_file (file));
}

/* Version 1 knows no shared memory, which a store does not use. */
static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = close_file,
  .xRead = read_file,
  .xWrite = write_file,
  .xTruncate = truncate_file,
  .xSync = sync_file,
  .xFileSize = ask_file_size,
  .xLock = lock_file,
  .xUnlock = unlock_file,
  .xCheckReservedLock = check_reserved_lock,
  .xFileControl = control_file,
  .xSectorSize = ask_sector_size,
  .xDeviceCharacteristics = ask_characteristics,
};

static int
open_file (sqlite3_vfs  *vfs,
           const char   *name,
           sqlite3_file *file,
           int           flags,
           int          *out_flags)
{
  FaultFile *self = (FaultFile *) file;
  int        result;

  self->base.pMethods = NULL;
  self->real = (sqlite3_file *) (self + 1);
  if (is_due (FAULT_OPEN))
    return SQLITE_CANTOPEN;

  result = real_vfs->xOpen (real_vfs, name, self->real, flags, out_flags);
  if (self->real->pMethods != NULL)
    {
      self->base.pMethods = &methods;
      n_open++;
    }

  return result;
}

static int
delete_file (sqlite3_vfs *vfs,
             const char  *name,
             int          sync)
{
  return is_due (FAULT_DELETE) ? SQLITE_IOERR_DELETE : real_vfs->xDelete (real_vfs, name, FALSE);
}

/* Memory */

static void *
allocate (int size)
{
  return is_due (FAULT_MEMORY) ? NULL : real_memory.xMalloc (size);
}

static void *
reallocate (void *memory,
            int   size)
{
  return is_due (FAULT_MEMORY) ? NULL : real_memory.xRealloc (memory, size);
}

static void
install_memory (void)
{
  sqlite3_mem_methods memory;

  sqlite3_config (SQLITE_CONFIG_GETMALLOC, &real_memory);
  memory = real_memory;
  memory.xMalloc = allocate;
  memory.xRealloc = reallocate;
  sqlite3_config (SQLITE_CONFIG_MALLOC, &memory);
}

void
fault_install (void)
{
  install_memory ();
  real_vfs = sqlite3_vfs_find (NULL);
  shim = *real_vfs;
  shim.zName = "fault";
  shim.szOsFile = (int) sizeof (FaultFile) + real_vfs->szOsFile;
  shim.xOpen = open_file;
  shim.xDelete = delete_file;
  sqlite3_vfs_register (&shim, TRUE);
}
