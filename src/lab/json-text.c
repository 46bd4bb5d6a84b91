/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Walks the tree; strings, whole numbers, booleans and null are left to json-glib.
 */
#include "json-text.h"

#include <math.h>
#include <string.h>

/* Any decimal number of 15 digits survives the way into a double and back. */
#define FLOAT_FORMAT "%.15g"

static void append_node (GString  *text,
                         JsonNode *node);

/* A whole number keeps a decimal point, so that readers take it for a float as well. */
static void
append_float (GString *text,
              double   value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (!isfinite (value))
    {
      g_string_append (text, "null");
      return;
    }

  g_ascii_formatd (digits, sizeof digits, FLOAT_FORMAT, value);
  g_string_append (text, digits);
  if (strpbrk (digits, ".e") == NULL)
    g_string_append (text, ".0");
}

static void
append_scalar (GString  *text,
               JsonNode *node)
{
  g_autofree char *scalar = NULL;

  if (json_node_get_value_type (node) == G_TYPE_DOUBLE)
    {
      append_float (text, json_node_get_double (node));
      return;
    }

  scalar = json_to_string (node, FALSE);
  g_string_append (text, scalar);
}

static void
append_name (GString    *text,
             const char *name)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), name);

  append_scalar (text, node);
  g_string_append (text, ": ");
}

static void
append_members (GString    *text,
                JsonObject *object,
                const char *separator)
{
  JsonObjectIter iter;
  const char    *name;
  JsonNode      *node;
  bool           first = true;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      if (!first)
        g_string_append (text, separator);
      first = false;
      append_name (text, name);
      append_node (text, node);
    }
}

static void
append_elements (GString   *text,
                 JsonArray *array)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      append_node (text, json_array_get_element (array, i));
    }
}

static void
append_node (GString  *text,
             JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_string_append_c (text, '{');
      append_members (text, json_node_get_object (node), ", ");
      g_string_append_c (text, '}');
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      g_string_append_c (text, '[');
      append_elements (text, json_node_get_array (node));
      g_string_append_c (text, ']');
    }
  else
    append_scalar (text, node);
}

char *
dulle_json_format (JsonObject *object,
                   bool        in_lines)
{
  GString *text = g_string_new (in_lines ? "{\n  " : "{");

  append_members (text, object, in_lines ? ",\n  " : ", ");
  g_string_append (text, in_lines ? "\n}" : "}");

  return g_string_free (text, FALSE);
}

void
dulle_json_set_decimal (JsonObject *object,
                        const char *name,
                        double      value,
                        unsigned    places)
{
  double scale = pow (10.0, places);

  /* What is added turns a negative zero into a plain one. */
  if (isfinite (value))
    json_object_set_double_member (object, name, round (value * scale) / scale + 0.0);
  else
    json_object_set_null_member (object, name);
}
