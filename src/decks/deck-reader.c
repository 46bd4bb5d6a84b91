/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. GMarkup knows no entities but XML's own five, and reads nothing
 * but what it is given. Each element that it finds is judged by svg-words.c, counted by
 * svg-tree.c, and written again at once. The first fault ends the reading.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "deck-reader.h"
#include "svg-bitmap.h"
#include "svg-tree.h"
#include "svg-words.h"

/* No deck known has more than 9,000 elements with 7,000 references on 14 levels, an
 * attribute of more than 341,000 bytes, 19 attributes, or 6 million pixels in bitmaps. */
#define MAX_PARTS      100000
#define MAX_DEPTH      64
#define MAX_VALUE      (1 << 20)
#define MAX_ATTRIBUTES 100
#define MAX_PIXELS     (24 << 20)
#define MAX_SIDE       50000

#define SVG_NAMESPACE   "http://www.w3.org/2000/svg"
#define XLINK_NAMESPACE "http://www.w3.org/1999/xlink"

typedef struct
{
  const char          *name;
  GMarkupParseContext *context;
  int                  line;

  /* How deep in an element that is left out */
  guint n_left_out;
  guint n_pixels;

  /* Owned; the first fault, or NULL */
  GError *fault;

  /* Owned */
  GString      *written;
  DulleSvgTree *tree;
  GHashTable   *counts;
  GString      *sheet;
} Reader;

G_GNUC_PRINTF (4, 5)
static gboolean
refuse_line (Reader        *self,
             int            line,
             DulleDeckError code,
             const char    *format,
             ...)
{
  g_autofree char *sentence = NULL;
  va_list          arguments;

  if (self->fault != NULL)
    return FALSE;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->fault = g_error_new (DULLE_DECK_ERROR, (int) code, "%s:%d: %s", self->name, line, sentence);

  return FALSE;
}

#define refuse_deck(self, ...) refuse_line ((self), (self)->line, __VA_ARGS__)

static gboolean
check_verdict (Reader         *self,
               const char     *attribute,
               DulleSvgVerdict verdict)
{
  switch (verdict)
    {
    case DULLE_SVG_VALUE_NUMBER:
      return refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                          _ ("“%s” has a number that is too large, or none at all."), attribute);
    case DULLE_SVG_VALUE_OUTSIDE:
      return refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                          _ ("“%s” may refer only to something in the same file."), attribute);
    case DULLE_SVG_VALUE_FORBIDDEN:
      return refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                          _ ("“%s” contains what a deck may not contain."), attribute);
    case DULLE_SVG_VALUE_GOOD:
    default:
      return TRUE;
    }
}

static void
write_attribute (Reader     *self,
                 const char *name,
                 const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  g_string_append_printf (self->written, " %s=\"%s\"", name, escaped);
}

static gboolean
check_bitmap (Reader     *self,
              const char *link)
{
  guint n_pixels = dulle_svg_bitmap_size (link);

  if (n_pixels == 0)
    return refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                        _ ("A picture in it is not PNG or JPEG, is damaged or too large."));
  self->n_pixels += n_pixels;
  if (self->n_pixels > MAX_PIXELS)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH,
                        _ ("The pictures in it are too large for a deck."));

  return TRUE;
}

static gboolean
check_link (Reader     *self,
            const char *element,
            const char *name,
            const char *link)
{
  if (strcmp (element, "image") == 0 && g_str_has_prefix (link, "data:"))
    return check_bitmap (self, link);
  if (*link != '#')
    return check_verdict (self, name, DULLE_SVG_VALUE_OUTSIDE);

  dulle_svg_tree_refer (self->tree, link + 1);

  return TRUE;
}

static gboolean
check_size (Reader *self)
{
  if (dulle_svg_tree_size (self->tree) > MAX_PARTS)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH,
                        _ ("This picture has more parts than a deck needs."));
  if (dulle_svg_tree_depth (self->tree) > MAX_DEPTH)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH,
                        _ ("The parts of this picture are nested too deeply."));

  return TRUE;
}

static gboolean
note_references (Reader          *self,
                 const GPtrArray *references)
{
  for (guint i = 0; i < references->len; i++)
    dulle_svg_tree_refer (self->tree, references->pdata[i]);

  return check_size (self);
}

static gboolean
write_style (Reader     *self,
             const char *style)
{
  g_autoptr (GPtrArray) references = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) written = g_string_new (NULL);

  if (!check_verdict (self, "style", dulle_svg_judge_style (style, written, references)) ||
      !note_references (self, references))
    return FALSE;
  if (written->len > 0)
    write_attribute (self, "style", written->str);

  return TRUE;
}

static gboolean
write_value (Reader      *self,
             DulleSvgKind kind,
             const char  *name,
             const char  *value)
{
  g_autoptr (GPtrArray) references = g_ptr_array_new_with_free_func (g_free);

  if (!check_verdict (self, name, dulle_svg_judge (kind, value, references)) ||
      !note_references (self, references))
    return FALSE;
  /* Of two elements with one name, the first is meant. */
  if (strcmp (name, "id") != 0 || dulle_svg_tree_name (self->tree, value))
    write_attribute (self, name, value);

  return TRUE;
}

/* XML has no control characters but white space, and reads that in an attribute as spaces. */
static gboolean
is_plain_text (const char *text,
               gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_iscntrl (text[i]) && strchr ("\t\n\r", text[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
read_attribute (Reader     *self,
                const char *element,
                const char *name,
                const char *text)
{
  DulleSvgKind     kind = dulle_svg_attribute (name);
  gsize            length = strlen (text);
  g_autofree char *value = NULL;

  if (kind == DULLE_SVG_UNKNOWN)
    return TRUE;
  if (length > MAX_VALUE)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH, _ ("“%s” is too long."), name);
  if (!is_plain_text (text, length))
    return check_verdict (self, name, DULLE_SVG_VALUE_FORBIDDEN);
  value = g_strdelimit (g_strdup (text), "\t\n\r", ' ');

  if (kind == DULLE_SVG_STYLE)
    return write_style (self, value);
  if (kind != DULLE_SVG_LINK)
    return write_value (self, kind, name, value);

  write_attribute (self, name, value);

  return check_link (self, element, name, value);
}

/* A positive number that is a size in any unit, at the head of @text. */
static gboolean
is_size (const char *text)
{
  double size = g_ascii_strtod (text, NULL);

  return size > 0 && size <= MAX_SIDE;
}

static gboolean
is_view_box (const char *value)
{
  const char *at = value;

  for (int i = 0; i < 4; i++)
    {
      char *end;

      if (i >= 2 && !is_size (at))
        return FALSE;
      g_ascii_strtod (at, &end);
      if (end == at)
        return FALSE;
      at = end + strspn (end, " \t\n\r,");
    }

  return *at == '\0';
}

/* The size of the whole picture and its namespace. */
static gboolean
check_root (Reader      *self,
            const char  *element,
            const char **names,
            const char **values)
{
  gboolean is_svg = FALSE;

  for (; *names != NULL; names++, values++)
    {
      gboolean is_side = strcmp (*names, "width") == 0 || strcmp (*names, "height") == 0;

      if (strcmp (*names, "xmlns") == 0)
        is_svg = strcmp (*values, SVG_NAMESPACE) == 0;
      if ((is_side && !is_size (*values)) ||
          (strcmp (*names, "viewBox") == 0 && !is_view_box (*values)))
        return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH,
                            _ ("“%s” does not give a size that a picture can have."), *names);
    }
  if (strcmp (element, "svg") != 0 || !is_svg || self->written->len > 0)
    return refuse_deck (self, DULLE_DECK_ERROR_UNREADABLE,
                        _ ("This file is not an SVG picture, or it is damaged."));

  return TRUE;
}

static gboolean
check_count (Reader                *self,
             const DulleSvgElement *element)
{
  gpointer key = (gpointer) element;
  guint    count = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, key)) + 1;

  g_hash_table_insert (self->counts, key, GUINT_TO_POINTER (count));
  if (count > element->most)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH,
                        _ ("A deck may contain “%s” no more than %u times."), element->name,
                        element->most);

  return TRUE;
}

static gboolean
write_element (Reader      *self,
               const char  *element,
               const char **names,
               const char **values)
{
  if (g_strv_length ((char **) names) > MAX_ATTRIBUTES)
    return refuse_deck (self, DULLE_DECK_ERROR_TOO_MUCH, _ ("“%s” is too long."), element);

  g_string_append_printf (self->written, "<%s", element);
  if (dulle_svg_tree_depth (self->tree) == 1)
    g_string_append (self->written,
                     " xmlns=\"" SVG_NAMESPACE "\" xmlns:xlink=\"" XLINK_NAMESPACE "\"");
  for (; *names != NULL; names++, values++)
    if (!read_attribute (self, element, *names, *values))
      return FALSE;
  g_string_append_c (self->written, '>');

  return TRUE;
}

static void
refuse_element (Reader     *self,
                const char *name)
{
  g_autofree char *beginning = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), 40));

  refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN, _ ("A deck may not contain “%s”."), beginning);
}

/* What has a prefix is a note of the program that made the deck. */
static gboolean
is_left_out (const Reader          *self,
             const char            *name,
             const DulleSvgElement *element)
{
  return self->n_left_out > 0 ||
         (element == NULL ? strchr (name, ':') != NULL : element->most == 0);
}

static void
read_element (Reader      *self,
              const char  *name,
              const char **names,
              const char **values)
{
  const DulleSvgElement *element = dulle_svg_element (name);

  dulle_svg_tree_begin (self->tree, self->line);
  if (!check_size (self) ||
      (dulle_svg_tree_depth (self->tree) == 1 && !check_root (self, name, names, values)))
    return;

  if (is_left_out (self, name, element))
    self->n_left_out++;
  else if (element == NULL)
    refuse_element (self, name);
  else if (check_count (self, element))
    write_element (self, name, names, values);
}

/* GMarkup stops when it is given an error. */
static void
stop_at_fault (const Reader *self,
               GError      **error)
{
  if (self->fault != NULL)
    g_propagate_error (error, g_error_copy (self->fault));
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *name,
                  const char         **names,
                  const char         **values,
                  gpointer             user_data,
                  GError             **error)
{
  read_element (user_data, name, names, values);
  stop_at_fault (user_data, error);
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *name,
                gpointer             user_data,
                GError             **error)
{
  Reader *self = user_data;

  dulle_svg_tree_end (self->tree);
  if (self->n_left_out > 0)
    {
      self->n_left_out--;
      return;
    }
  if (strcmp (name, "style") == 0)
    {
      g_strdelimit (self->sheet->str, "\t\n\r", ' ');
      check_verdict (self, name, dulle_svg_judge_sheet (self->sheet->str, self->written));
      g_string_truncate (self->sheet, 0);
    }
  g_string_append_printf (self->written, "</%s>", name);
  stop_at_fault (self, error);
}

static void
read_text_cb (GMarkupParseContext *context,
              const char          *text,
              gsize                length,
              gpointer             user_data,
              GError             **error)
{
  Reader                *self = user_data;
  const char            *name = g_markup_parse_context_get_element (context);
  const DulleSvgElement *element = name != NULL ? dulle_svg_element (name) : NULL;

  if (self->n_left_out > 0 || element == NULL)
    return;
  if (!is_plain_text (text, length))
    {
      check_verdict (self, name, DULLE_SVG_VALUE_FORBIDDEN);
      stop_at_fault (self, error);
    }
  else if (strcmp (name, "style") == 0)
    g_string_append_len (self->sheet, text, (gssize) length);
  else if (element->has_text)
    {
      g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

      g_string_append (self->written, g_strdelimit (escaped, "\r", '\n'));
    }
}

/* Comments and declarations */
static void
read_other_cb (GMarkupParseContext *context,
               const char          *text,
               gsize                length,
               gpointer             user_data,
               GError             **error)
{
  Reader *self = user_data;

  if (g_str_has_prefix (text, "<!DOCTYPE") && memchr (text, '[', length) != NULL)
    refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                 _ ("A deck may not define entities."));
  else if (g_str_has_prefix (text, "<?xml-"))
    refuse_deck (self, DULLE_DECK_ERROR_FORBIDDEN,
                 _ ("A deck may not use another file as its stylesheet."));
  stop_at_fault (self, error);
}

static const GMarkupParser markup = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = read_text_cb,
  .passthrough = read_other_cb,
};

/* GMarkup's own number of a line may be that of the next one, and its own sentences are
 * not for everybody. */
static gboolean
read_lines (Reader     *self,
            const char *text,
            gsize       length)
{
  const char *end = text + length;

  for (self->line = 1; text < end; self->line++)
    {
      const char *newline = memchr (text, '\n', (gsize) (end - text));
      const char *next = newline != NULL ? newline + 1 : end;

      if (!g_markup_parse_context_parse (self->context, text, next - text, NULL))
        return FALSE;
      text = next;
    }
  self->line = MAX (1, self->line - 1);

  return g_markup_parse_context_end_parse (self->context, NULL);
}

static gboolean
read_document (Reader *self,
               GBytes *svg)
{
  gsize       length;
  const char *text = g_bytes_get_data (svg, &length);
  gsize       mark = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
  int         line;

  if (!read_lines (self, text + mark, length - mark) || self->written->len == 0)
    return refuse_deck (self, DULLE_DECK_ERROR_UNREADABLE,
                        _ ("This file is not an SVG picture, or it is damaged."));
  if (!dulle_svg_tree_is_drawable (self->tree, &line))
    return refuse_line (self, line, DULLE_DECK_ERROR_TOO_MUCH,
                        _ ("This part draws itself, or draws others too often."));

  return TRUE;
}

GBytes *
dulle_deck_reader_check (GBytes     *svg,
                         const char *name,
                         GError    **error)
{
  Reader   reader = { .name = name };
  gboolean is_good;

  g_return_val_if_fail (svg != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  reader.context = g_markup_parse_context_new (&markup, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader,
                                               NULL);
  reader.written = g_string_sized_new (g_bytes_get_size (svg));
  reader.tree = dulle_svg_tree_new ();
  reader.counts = g_hash_table_new (NULL, NULL);
  reader.sheet = g_string_new (NULL);

  is_good = read_document (&reader, svg);

  g_markup_parse_context_free (reader.context);
  dulle_svg_tree_free (reader.tree);
  g_hash_table_unref (reader.counts);
  g_string_free (reader.sheet, TRUE);
  if (is_good)
    return g_string_free_to_bytes (reader.written);

  g_string_free (reader.written, TRUE);
  g_propagate_error (error, reader.fault);

  return NULL;
}
