/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files are not trusted: their size, packed and unpacked, and the time that they take
 * to draw are limited, and a thread that does not come back from drawing a deck for the
 * first time is abandoned.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-file.h"

/* The largest deck known has 11 MB of XML. */
#define MAX_BYTES     (32u << 20)
#define CHUNK         65536
#define MAX_SECONDS   8
#define CHECKED_WIDTH 120

static const struct
{
  const char *id;
  const char *resource;
  const char *name;
} own_decks[] = {
  { DULLE_DECK_FRENCH, "/io/github/dulle/Dulle/dulle.svg", N_ ("French suits") },
  { DULLE_DECK_GERMAN, "/io/github/dulle/Dulle/dulle-german.svg", N_ ("German suits") },
};

void
dulle_deck_file_free (DulleDeckFile *self)
{
  g_free (self->id);
  g_free (self->name);
  g_free (self);
}

static void
add_deck (GPtrArray  *decks,
          const char *id,
          const char *name)
{
  DulleDeckFile *deck = g_new (DulleDeckFile, 1);

  *deck = (DulleDeckFile){ g_strdup (id), g_strdup (name) };
  g_ptr_array_add (decks, deck);
}

static gboolean
is_svg (const char *name)
{
  return g_str_has_suffix (name, ".svg") || g_str_has_suffix (name, ".svgz");
}

/* "slavic_costumes.svgz" is called "Slavic costumes". */
static char *
name_from_file (const char *file)
{
  g_autofree char *name = g_path_get_basename (file);
  g_autofree char *first = NULL;
  g_autofree char *initial = NULL;

  *strrchr (name, '.') = '\0';
  g_strdelimit (name, "_", ' ');
  if (!g_utf8_validate (name, -1, NULL) || *name == '\0')
    return g_filename_display_basename (file);

  first = g_utf8_substring (name, 0, 1);
  initial = g_utf8_strup (first, -1);

  return g_strconcat (initial, g_utf8_next_char (name), NULL);
}

static void
find_files (GPtrArray  *decks,
            const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autofree char *name = is_svg (file) ? name_from_file (file) : NULL;

      if (name != NULL)
        add_deck (decks, path, name);
    }
}

static void
find_theme (GPtrArray  *decks,
            const char *folder)
{
  g_autofree char *index = g_build_filename (folder, "index.desktop", NULL);
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  if (!g_key_file_load_from_file (keys, index, G_KEY_FILE_KEEP_TRANSLATIONS, NULL))
    return;

  name = g_key_file_get_locale_string (keys, "KDE Backdeck", "Name", NULL, NULL);
  file = g_key_file_get_string (keys, "KDE Backdeck", "SVG", NULL);
  if (name == NULL || file == NULL || strchr (file, G_DIR_SEPARATOR) != NULL)
    return;

  path = g_build_filename (folder, file, NULL);
  add_deck (decks, path, name);
}

static void
find_themes (GPtrArray  *decks,
             const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *theme = g_build_filename (folder, name, NULL);

      find_theme (decks, theme);
    }
}

static char *
own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "dulle", "cards", NULL);
}

static void
find_in (GPtrArray  *decks,
         const char *data_dir)
{
  g_autofree char *kde = g_build_filename (data_dir, "carddecks", NULL);
  g_autofree char *aisleriot = g_build_filename (data_dir, "aisleriot", "cards", NULL);

  find_themes (decks, kde);
  find_files (decks, aisleriot);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const DulleDeckFile *const *one = a;
  const DulleDeckFile *const *other = b;
  int                         order = g_utf8_collate ((*one)->name, (*other)->name);

  return order != 0 ? order : strcmp ((*one)->id, (*other)->id);
}

GPtrArray *
dulle_deck_file_find (void)
{
  GPtrArray *decks = g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_deck_file_free);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autofree char   *folder = own_folder ();
  const char *const *dirs = g_get_system_data_dirs ();

  for (gsize i = 0; i < G_N_ELEMENTS (own_decks); i++)
    add_deck (decks, own_decks[i].id, _ (own_decks[i].name));

  find_files (others, folder);
  find_in (others, g_get_user_data_dir ());
  for (; *dirs != NULL; dirs++)
    find_in (others, *dirs);
  g_ptr_array_sort (others, compare_names);
  g_ptr_array_extend_and_steal (decks, g_steal_pointer (&others));

  return decks;
}

static const char *
own_resource (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (own_decks); i++)
    if (g_str_equal (own_decks[i].id, id))
      return own_decks[i].resource;

  return NULL;
}

gboolean
dulle_deck_file_is_own (const char *id)
{
  return own_resource (id) != NULL;
}

static gboolean
is_packed (const char *path)
{
  return g_str_has_suffix (path, "z");
}

/* Neither a pipe nor a device is ever waited for. */
static GInputStream *
open_file (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GInputStream) stream = NULL;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR)
    stream = G_INPUT_STREAM (g_file_read (file, NULL, NULL));
  if (stream == NULL)
    {
      g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
                   _ ("The file “%s” cannot be read."), path);
      return NULL;
    }

  if (is_packed (path))
    {
      g_autoptr (GConverter) unpack = G_CONVERTER (
          g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));

      return g_converter_input_stream_new (stream, unpack);
    }

  return g_steal_pointer (&stream);
}

static GBytes *
read_file (const char *path,
           GError    **error)
{
  g_autoptr (GInputStream) stream = open_file (path, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gssize got = 1;

  if (stream == NULL)
    return NULL;

  while (got > 0 && bytes->len <= MAX_BYTES)
    {
      guint len = bytes->len;

      g_byte_array_set_size (bytes, len + CHUNK);
      got = g_input_stream_read (stream, bytes->data + len, CHUNK, NULL, NULL);
      g_byte_array_set_size (bytes, len + (guint) MAX (got, 0));
    }

  if (got < 0)
    g_set_error_literal (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
                         _ ("This file is not an SVG picture, or it is damaged."));
  else if (got > 0)
    g_set_error_literal (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_TOO_MUCH,
                         _ ("This file is too large for a deck of cards."));
  else
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  return NULL;
}

GBytes *
dulle_deck_file_read (const char *id,
                      GError    **error)
{
  const char *resource = own_resource (id);

  g_return_val_if_fail (id != NULL, NULL);

  if (resource != NULL)
    return g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return read_file (id, error);
}

static void
set_too_slow (GError **error)
{
  g_set_error_literal (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_TOO_MUCH,
                       _ ("This deck takes too long to draw."));
}

static gboolean
try_drawing (DulleCardPainter *painter,
             GError          **error)
{
  gint64 deadline = g_get_monotonic_time () + MAX_SECONDS * G_USEC_PER_SEC;

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      cairo_surface_t *image = dulle_card_painter_draw (painter, i, CHECKED_WIDTH, NULL);

      if (image == NULL)
        {
          g_set_error_literal (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
                               _ ("A picture of this deck cannot be drawn."));
          return FALSE;
        }

      cairo_surface_destroy (image);
      if (g_get_monotonic_time () > deadline)
        {
          set_too_slow (error);
          return FALSE;
        }
    }

  return TRUE;
}

/* What is kept is unpacked: it need not be unpacked each time it is read. */
static char *
keep_deck (const char *path,
           GBytes     *svg,
           GError    **error)
{
  g_autofree char *folder = own_folder ();
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = NULL;
  g_autofree char *kept = NULL;

  base[strlen (base) - (is_packed (base) ? 1 : 0)] = '\0';
  name = is_svg (base) ? g_strdup (base) : g_strconcat (base, ".svg", NULL);
  kept = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) == 0 &&
      g_file_set_contents (kept, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg),
                           NULL))
    return g_steal_pointer (&kept);

  g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
               _ ("The deck cannot be kept in “%s”."), folder);
  return NULL;
}

typedef struct
{
  char    *id;
  gboolean keep;
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  g_free (check->id);
  g_free (check);
}

static void
check_deck (GTask        *task,
            gpointer      source_object,
            gpointer      task_data,
            GCancellable *cancellable)
{
  Check *check = task_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = dulle_deck_file_read (check->id, &error);
  g_autoptr (DulleCardPainter) painter = NULL;
  char *id = NULL;

  if (svg != NULL)
    painter = dulle_card_painter_new (svg, "", &error);
  if (painter != NULL && try_drawing (painter, &error))
    id = check->keep ? keep_deck (check->id, svg, &error) : g_strdup (check->id);

  if (id != NULL)
    g_task_return_pointer (task, id, g_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static gboolean
timeout_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);

  return G_SOURCE_REMOVE;
}

void
dulle_deck_file_check_async (const char         *id,
                             gboolean            keep,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Check *check = g_new (Check, 1);

  *check = (Check){ g_strdup (id), keep };
  g_task_set_task_data (task, check, check_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, MAX_SECONDS, timeout_cb,
                              g_steal_pointer (&cancellable), g_object_unref);
  g_task_run_in_thread (task, check_deck);
}

char *
dulle_deck_file_check_finish (GAsyncResult *result,
                              GError      **error)
{
  g_autoptr (GError) problem = NULL;
  char *id = g_task_propagate_pointer (G_TASK (result), &problem);

  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    set_too_slow (error);
  else if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));

  return id;
}
