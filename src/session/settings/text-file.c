/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "text-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/quote.h"

#define MIB   (1024 * 1024)
#define CHUNK 65536

static guint
count_lines (const char *text,
             const char *end)
{
  guint n = 1;

  for (; text < end; text++)
    n += *text == '\n' ? 1 : 0;

  return n;
}

gboolean
dulle_text_check (const char *text,
                  gsize       length,
                  gsize       largest,
                  const char *name,
                  GError    **error)
{
  const char *nul = length > 0 ? memchr (text, '\0', length) : NULL;

  if (length > largest)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                 _ ("“%s” is larger than %u MiB, so it was not read."), dulle_quote (name).text,
                 (guint) (largest / MIB));
  else if (nul != NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: a file, and a line in it */
                 _ ("%s:%u: There is a null byte, so this is not a text file."), name,
                 count_lines (text, nul));

  return length <= largest && nul == NULL;
}

gboolean
dulle_text_is_store (const char *content,
                     gsize       length)
{
  static const char head[DULLE_STORE_HEAD] = "SQLite format 3";

  return length >= sizeof head && memcmp (content, head, sizeof head) == 0;
}

char *
dulle_text_file_name (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_strdup ("");
}

/* Returns: whether @bytes has all that the stream has, or more than @largest of it */
static gboolean
read_bytes (GInputStream *stream,
            gsize         largest,
            GByteArray   *bytes,
            GError      **error)
{
  gssize n = CHUNK;

  while (n > 0 && bytes->len <= largest)
    {
      gsize filled = bytes->len;

      g_byte_array_set_size (bytes, (guint) filled + CHUNK);
      n = g_input_stream_read (stream, bytes->data + filled, CHUNK, NULL, error);
      g_byte_array_set_size (bytes, (guint) (filled + (gsize) MAX (n, 0)));
    }

  return n >= 0;
}

/* Says in a sentence of ours that the file called @name cannot be read. */
static void
set_reason (GError      **error,
            const char   *name,
            const GError *failure)
{
  static const struct
  {
    GIOErrorEnum code;
    const char  *text;
  } reasons[] = {
    { G_IO_ERROR_NOT_FOUND, N_ ("there is no such file") },
    { G_IO_ERROR_IS_DIRECTORY, N_ ("it is a folder") },
    { G_IO_ERROR_NOT_REGULAR_FILE, N_ ("it is a pipe or a device") },
    { G_IO_ERROR_FILENAME_TOO_LONG, N_ ("its name is too long") },
    { G_IO_ERROR_PERMISSION_DENIED, N_ ("access is not allowed") },
    { G_IO_ERROR_NOT_SUPPORTED, N_ ("it is not a file of this computer") },
  };
  const DulleQuote message = dulle_quote (failure->message);
  const char      *reason = message.text;

  for (unsigned i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      if (g_error_matches (failure, G_IO_ERROR, reasons[i].code))
        reason = _ (reasons[i].text);
    }
  /* Translators: a file, and why: “there is no such file” */
  g_set_error (error, failure->domain, failure->code, _ ("“%s” cannot be read: %s."),
               dulle_quote (name).text, reason);
}

gboolean
dulle_text_file_check_kind (GFile   *file,
                            GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GError) failure = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_SPECIAL)
    return TRUE;
  name = dulle_text_file_name (file);
  failure = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "");
  set_reason (error, name, failure);

  return FALSE;
}

char *
dulle_text_file_read (GFile      *file,
                      const char *name,
                      gsize       largest,
                      GError    **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &failure);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const guint8 end = 0;

  if (stream == NULL || !read_bytes (G_INPUT_STREAM (stream), largest, bytes, &failure))
    {
      set_reason (error, name, failure);
      return NULL;
    }
  if (!dulle_text_check ((const char *) bytes->data, bytes->len, largest, name, error))
    return NULL;

  g_byte_array_append (bytes, &end, 1);

  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}
