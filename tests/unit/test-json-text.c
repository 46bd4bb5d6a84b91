/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How JSON is printed: short floats, the order of members, values that JSON cannot express.
 */
#include "suite.h"

#include <math.h>

#include "lab/json-text.h"

static const struct
{
  double      value;
  unsigned    places;
  const char *text;
} decimals[] = {
  { 0.1, 4, "{\"x\": 0.1}" },
  { 0.18004, 4, "{\"x\": 0.18}" },
  { 1.0 / 3.0, 5, "{\"x\": 0.33333}" },
  { 100.0, 2, "{\"x\": 100.0}" },
  { 1.5, 0, "{\"x\": 2.0}" },
  { -0.00001, 4, "{\"x\": 0.0}" },
  { -2.71828, 2, "{\"x\": -2.72}" },
  { 123456789.0625, 4, "{\"x\": 123456789.0625}" },
  { NAN, 4, "{\"x\": null}" },
  { INFINITY, 4, "{\"x\": null}" },
};

START_TEST (test_decimals)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (decimals); i++)
    {
      g_autoptr (JsonObject) object = json_object_new ();
      g_autofree char *text = NULL;

      dulle_json_set_decimal (object, "x", decimals[i].value, decimals[i].places);
      text = dulle_json_format (object, false);
      ck_assert_str_eq (text, decimals[i].text);
    }
}
END_TEST

/* Floats that were set without rounding are printed by the same rules. */
START_TEST (test_doubles)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *text = NULL;

  json_object_set_double_member (object, "tiny", 1e-7);
  json_object_set_double_member (object, "huge", 1e20);
  json_object_set_double_member (object, "none", NAN);
  text = dulle_json_format (object, false);
  ck_assert_str_eq (text, "{\"tiny\": 1e-07, \"huge\": 1e+20, \"none\": null}");
}
END_TEST

static JsonObject *
make_object (void)
{
  JsonObject *object = json_object_new ();
  JsonObject *inner = json_object_new ();
  JsonArray  *array = json_array_new ();

  json_object_set_int_member (inner, "z", -1);
  json_object_set_boolean_member (inner, "a", TRUE);
  json_array_add_object_element (array, inner);
  json_array_add_null_element (array);
  json_object_set_array_member (object, "list", array);
  json_object_set_string_member (object, "a \"name\"", "“ä”\\\n");
  json_object_set_object_member (object, "empty", json_object_new ());

  return object;
}

START_TEST (test_order_and_lines)
{
  g_autoptr (JsonObject) object = make_object ();
  g_autofree char *line = dulle_json_format (object, false);
  g_autofree char *lines = dulle_json_format (object, true);

  ck_assert_str_eq (line,
                    "{\"list\": [{\"z\": -1, \"a\": true}, null], "
                    "\"a \\\"name\\\"\": \"“ä”\\\\\\n\", "
                    "\"empty\": {}}");
  ck_assert_str_eq (lines,
                    "{\n"
                    "  \"list\": [{\"z\": -1, \"a\": true}, null],\n"
                    "  \"a \\\"name\\\"\": \"“ä”\\\\\\n\",\n"
                    "  \"empty\": {}\n"
                    "}");
}
END_TEST

SUITE ("json-text", test_decimals, test_doubles, test_order_and_lines)
