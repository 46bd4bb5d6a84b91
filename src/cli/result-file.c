/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The text is kept as it was read, with the line ends replaced by null bytes.
 */
#include "result-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "engine/quote.h"
#include "settings/text-file.h"

#define HEAD    "dulle-result 1"
#define COMMAND "command "
#define SHARD   "shard "

/* Of the digits of a SHA-256. */
#define MARK_LENGTH 16

/* In bytes. */
#define LARGEST (512 * 1024 * 1024)

/**
 * DulleResultFile:
 * @length: the length of the text up to the end of its last whole line
 * @units: (element-type DulleUnit): what was read
 * @file: (nullable): where more units are written
 */
struct _DulleResultFile
{
  char      *path;
  char      *text;
  size_t     length;
  char      *command;
  DulleShard shard;
  GArray    *units;
  FILE      *file;
};

void
dulle_result_file_free (DulleResultFile *self)
{
  if (self->file != NULL)
    fclose (self->file);
  g_array_unref (self->units);
  g_free (self->command);
  g_free (self->text);
  g_free (self->path);
  g_free (self);
}

const char *
dulle_result_file_path (const DulleResultFile *self)
{
  return self->path;
}

const char *
dulle_result_file_command (const DulleResultFile *self)
{
  return self->command;
}

DulleShard
dulle_result_file_shard (const DulleResultFile *self)
{
  return self->shard;
}

unsigned
dulle_result_file_n_units (const DulleResultFile *self)
{
  return self->units->len;
}

const DulleUnit *
dulle_result_file_unit (const DulleResultFile *self,
                        unsigned               index)
{
  return &g_array_index (self->units, DulleUnit, index);
}

/* Commands */

char *
dulle_result_command_difference (const char *command,
                                 const char *other)
{
  size_t start = 0;
  bool   is_long = MAX (g_utf8_strlen (command, -1), g_utf8_strlen (other, -1)) >
                 DULLE_QUOTE_LENGTH;

  for (size_t i = 0; is_long && command[i] != '\0' && command[i] == other[i]; i++)
    {
      if (command[i] == ' ')
        start = i + 1;
    }

  return g_strconcat (start > 0 ? "…" : "", command + start, NULL);
}

/* Marks */

char *
dulle_text_mark (const char *text,
                 size_t      length)
{
  char *mark = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);

  mark[MARK_LENGTH] = '\0';

  return mark;
}

char *
dulle_result_file_mark (const DulleResultFile *self)
{
  return dulle_text_mark (self->text, self->length);
}

/* Shards */

static bool
read_shard (const char *text,
            DulleShard *shard)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 3);
  guint64 index;
  guint64 n;

  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, DULLE_MAX_SHARDS, &n, NULL) ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, n, &index, NULL))
    return false;
  *shard = (DulleShard){ (unsigned) index - 1, (unsigned) n };

  return true;
}

bool
dulle_shard_parse (const char *text,
                   DulleShard *shard)
{
  *shard = DULLE_WHOLE;

  return text == NULL || read_shard (text, shard) ||
         dulle_complain ("--shard is I/N, a number from 1 to N and N, not “%s”.",
                         dulle_quote (text).text);
}

/* Reading */

/* Prints what is wrong with a line. Returns: false */
G_GNUC_PRINTF (3, 4)
static bool
blame_line (const DulleResultFile *self,
            unsigned               line,
            const char            *format,
            ...)
{
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("%s:%u: %s\n", self->path, line, sentence);

  return false;
}

static bool
read_head (DulleResultFile *self,
           unsigned         line,
           const char      *text)
{
  static const char *const beginnings[] = { HEAD, COMMAND, SHARD };
  const char              *beginning = beginnings[line - 1];

  if (!g_str_has_prefix (text, beginning) || (line == 1 && strcmp (text, HEAD) != 0))
    return blame_line (self, line, "A result file has “%s” here, not “%s”.", beginning,
                       dulle_quote (text).text);
  if (line == 2)
    self->command = g_strdup (text + strlen (COMMAND));
  if (line == 3 && !read_shard (text + strlen (SHARD), &self->shard))
    return blame_line (self, line, "“%s” is no shard.", dulle_quote (text).text);

  return true;
}

/* A unit's number follows from its place in the file. */
static bool
read_unit (DulleResultFile *self,
           unsigned         line,
           const char      *text)
{
  size_t           n_digits = strcspn (text, " ");
  g_autofree char *digits = g_strndup (text, n_digits);
  guint64          expected = self->shard.index + (guint64) self->units->len * self->shard.n;
  guint64          number;
  DulleUnit        unit;

  if (text[n_digits] == '\0' ||
      !g_ascii_string_to_unsigned (digits, 10, 0, G_MAXINT, &number, NULL))
    return blame_line (self, line, "A line is a number and what was found, not “%s”.",
                       dulle_quote (text).text);
  if (number != expected)
    return blame_line (self, line, "Number %" G_GUINT64_FORMAT " is missing; this is %s.", expected,
                       digits);
  unit = (DulleUnit){ (unsigned) number, line, text + n_digits + 1 };
  g_array_append_val (self->units, unit);

  return true;
}

static bool
read_lines (DulleResultFile *self)
{
  unsigned line = 1;
  char    *next;

  for (char *text = self->text; *text != '\0'; text = next, line++)
    {
      char *end = strchr (text, '\n');

      if (end == NULL)
        break;
      *end = '\0';
      next = end + 1;
      self->length = (size_t) (next - self->text);
      if (line <= 3 ? !read_head (self, line, text)
                    : *text != '\0' && *text != '#' && !read_unit (self, line, text))
        return false;
    }

  return line > 3 || blame_line (self, line, "The head of a result file is cut off here.");
}

static DulleResultFile *
make_file (const char *path)
{
  DulleResultFile *self = g_new0 (DulleResultFile, 1);

  self->path = g_strdup (path);
  self->shard = DULLE_WHOLE;
  self->units = g_array_new (false, false, sizeof (DulleUnit));

  return self;
}

static bool
read_file (DulleResultFile *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) error = NULL;

  self->text = dulle_text_file_read (file, self->path, LARGEST, &error);
  if (self->text != NULL)
    return read_lines (self);
  g_printerr ("%s\n", error->message);

  return false;
}

DulleResultFile *
dulle_result_file_read (const char *path)
{
  g_autoptr (DulleResultFile) self = make_file (path);

  return read_file (self) ? g_steal_pointer (&self) : NULL;
}

/* Writing */

void
dulle_result_file_write_head (GString          *text,
                              const char       *command,
                              const DulleShard *shard)
{
  g_string_append_printf (text, HEAD "\n" COMMAND "%s\n" SHARD "%u/%u\n", command,
                          shard->index + 1, shard->n);
}

static bool
blame_file (const DulleResultFile *self)
{
  g_printerr ("%s: The file cannot be written: %s.\n", self->path, g_strerror (errno));

  return false;
}

/* What is written into a file that was removed is lost with the process. */
static bool
check_place (const DulleResultFile *self)
{
  GStatBuf found;
  GStatBuf written;

  if (g_stat (self->path, &found) == 0 && fstat (fileno (self->file), &written) == 0 &&
      found.st_dev == written.st_dev && found.st_ino == written.st_ino)
    return true;
  g_printerr ("%s: The file was removed, moved or replaced while it was being written.\n",
              self->path);

  return false;
}

static bool
write_text (DulleResultFile *self,
            const char      *text)
{
  if (fputs (text, self->file) < 0 || fflush (self->file) != 0)
    return blame_file (self);

  return check_place (self);
}

/* It keeps nothing that could be continued, and whoever opens it waits for a reader. */
static bool
is_pipe (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 && S_ISFIFO (status.st_mode);
}

/* Opens the file for writing, and keeps other processes from doing the same. Where the file system
 * knows no locks, nothing does. */
static bool
open_file (DulleResultFile *self)
{
  if (*self->path == '\0' || strcmp (self->path, "-") == 0)
    return dulle_complain ("A result file is continued later, so it has a name, not “%s”.",
                           self->path);
  if (is_pipe (self->path))
    {
      g_printerr ("%s: The file cannot be written: it is a pipe.\n", self->path);
      return false;
    }
  self->file = g_fopen (self->path, "a");
  if (self->file == NULL)
    return blame_file (self);
  if (flock (fileno (self->file), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return fseek (self->file, 0, SEEK_END) == 0 || blame_file (self);
  g_printerr ("%s: Another process is writing this file.\n", self->path);

  return false;
}

static bool
cut_file (DulleResultFile *self,
          size_t           length)
{
  return ftruncate (fileno (self->file), (off_t) length) == 0 || blame_file (self);
}

/* Whether a file is empty, or was cut off within @head. */
static bool
has_no_units (const DulleResultFile *self,
              const GString         *head)
{
  long             size = ftell (self->file);
  g_autofree char *text = NULL;
  gsize            length;

  return size == 0 || (size > 0 && (size_t) size < head->len &&
                       g_file_get_contents (self->path, &text, &length, NULL) &&
                       length < head->len && memcmp (text, head->str, length) == 0);
}

static bool
begin_file (DulleResultFile  *self,
            const char       *command,
            const DulleShard *shard,
            const GString    *head)
{
  self->shard = *shard;
  self->command = g_strdup (command);

  return (ftell (self->file) == 0 || cut_file (self, 0)) && write_text (self, head->str);
}

static bool
is_same_work (const DulleResultFile *self,
              const char            *command,
              const DulleShard      *shard)
{
  if (strcmp (self->command, command) != 0)
    {
      g_autofree char *found = dulle_result_command_difference (self->command, command);
      g_autofree char *expected = dulle_result_command_difference (command, self->command);

      return blame_line (self, 2, "The file is from “%s”, not from “%s”.",
                         dulle_quote (found).text, dulle_quote (expected).text);
    }
  if (self->shard.index != shard->index || self->shard.n != shard->n)
    return blame_line (self, 3, "The file has shard %u/%u, not %u/%u.", self->shard.index + 1,
                       self->shard.n, shard->index + 1, shard->n);

  return true;
}

/* Reads a file that has its head, and cuts off a line that was not written to its end. */
static bool
resume_file (DulleResultFile  *self,
             const char       *command,
             const DulleShard *shard)
{
  return read_file (self) && is_same_work (self, command, shard) && cut_file (self, self->length);
}

DulleResultFile *
dulle_result_file_continue (const char       *path,
                            const char       *command,
                            const DulleShard *shard)
{
  g_autoptr (DulleResultFile) self = make_file (path);
  g_autoptr (GString) head = g_string_new (NULL);
  bool good = true;

  dulle_result_file_write_head (head, command, shard);
  if (path != NULL)
    good = open_file (self) && (has_no_units (self, head) ? begin_file (self, command, shard, head)
                                                          : resume_file (self, command, shard));

  return good ? g_steal_pointer (&self) : NULL;
}

bool
dulle_result_file_append (DulleResultFile *self,
                          unsigned         number,
                          const char      *text)
{
  g_autofree char *line = g_strdup_printf ("%u %s\n", number, text);

  return self->file == NULL || write_text (self, line);
}
