/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files are not trusted: their size is limited, packed and unpacked, and nothing is
 * waited for.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "deck-file.h"

/* The largest deck known has 11 MB of XML. */
#define MAX_BYTES (32u << 20)
#define CHUNK     65536

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

/* The settings, which keep the id, hold text and no other names. */
static void
add_deck (GPtrArray  *decks,
          const char *id,
          const char *name)
{
  DulleDeckFile *deck;

  if (!g_utf8_validate (id, -1, NULL))
    return;

  deck = g_new (DulleDeckFile, 1);
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

char *
dulle_deck_file_folder (void)
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
  g_autofree char   *folder = dulle_deck_file_folder ();
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

gboolean
dulle_deck_file_is_packed (const char *path)
{
  return g_str_has_suffix (path, "z");
}

char *
dulle_deck_file_name (const char *id)
{
  return g_filename_display_basename (id);
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
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE,
                   _ ("The file “%s” cannot be read."), name);
      return NULL;
    }

  if (dulle_deck_file_is_packed (path))
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
  g_autofree char *name = NULL;
  gssize           got = 1;

  if (stream == NULL)
    return NULL;

  while (got > 0 && bytes->len <= MAX_BYTES)
    {
      guint len = bytes->len;

      g_byte_array_set_size (bytes, len + CHUNK);
      got = g_input_stream_read (stream, bytes->data + len, CHUNK, NULL, NULL);
      g_byte_array_set_size (bytes, len + (guint) MAX (got, 0));
    }

  name = dulle_deck_file_name (path);
  if (got < 0)
    g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_UNREADABLE, "%s: %s", name,
                 _ ("This file is not an SVG picture, or it is damaged."));
  else if (got > 0)
    g_set_error (error, DULLE_DECK_ERROR, DULLE_DECK_ERROR_TOO_MUCH, "%s: %s", name,
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
