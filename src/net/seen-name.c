/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "seen-name.h"

#include <string.h>

/* Letters, marks and a symbol by name, and yet empty: from the first to the last. */
static const gunichar empty_letters[][2] = {
  { 0x034f, 0x034f },
  { 0x115f, 0x1160 },
  { 0x17b4, 0x17b5 },
  { 0x180b, 0x180f },
  { 0x2800, 0x2800 },
  { 0x3164, 0x3164 },
  { 0xfe00, 0xfe0f },
  { 0xffa0, 0xffa0 },
  { 0xe0100, 0xe01ef },
};

/* Letters of other alphabets and signs, and below each the Latin letter that it looks like. */
static const char alike[] = "АВЕКМНОРСТУХІЈЅаеорсухіјѕһкΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχı1|0";
static const char latin[] = "ABEKMHOPCTYXIJSaeopcyxijshkABEZHIKMNOPTYXaikvoptuxiiio";

static gboolean
is_unseen (gunichar letter)
{
  GUnicodeType type = g_unichar_type (letter);

  for (guint i = 0; i < G_N_ELEMENTS (empty_letters); i++)
    if (letter >= empty_letters[i][0] && letter <= empty_letters[i][1])
      return TRUE;

  return g_unichar_isspace (letter) || type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT ||
         type == G_UNICODE_UNASSIGNED || type == G_UNICODE_PRIVATE_USE;
}

/* With one blank for any number of them. */
static GString *
drop_unseen (const char *name)
{
  GString *seen = g_string_new (NULL);
  gboolean has_gap = FALSE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (is_unseen (letter))
        {
          has_gap = has_gap || g_unichar_isspace (letter);
          continue;
        }
      if (has_gap && seen->len > 0)
        g_string_append_c (seen, ' ');
      has_gap = FALSE;
      g_string_append_unichar (seen, letter);
    }

  return seen;
}

/* Letters are composed when nothing unseen stands between them any more. */
char *
dulle_seen_name (const char *name)
{
  g_autoptr (GString) seen = NULL;
  char       *composed;
  const char *end;

  g_return_val_if_fail (name != NULL && g_utf8_validate (name, -1, NULL), NULL);

  seen = drop_unseen (name);
  composed = g_utf8_normalize (seen->str, (gssize) seen->len, G_NORMALIZE_NFC);
  g_utf8_validate (composed, (gssize) MIN (strlen (composed), DULLE_MAX_SEEN_NAME), &end);
  composed[end - composed] = '\0';

  return g_strchomp (composed);
}

/* Returns: (transfer full): the same for names that look the same at a glance */
static char *
draw_outline (const char *name)
{
  g_autofree char *plain = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) outline = g_string_new (NULL);
  char *folded;

  for (const char *at = plain; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *like = g_utf8_strchr (alike, -1, g_utf8_get_char (at));

      if (like != NULL)
        g_string_append_c (outline, latin[g_utf8_pointer_to_offset (alike, like)]);
      else
        g_string_append_unichar (outline, g_utf8_get_char (at));
    }

  /* A small L looks like a capital I, and a capital L is the same letter. */
  folded = g_utf8_casefold (outline->str, (gssize) outline->len);

  return g_strdelimit (folded, "l", 'i');
}

gboolean
dulle_seen_name_is_like (const char *name,
                         const char *other)
{
  g_autofree char *outline = NULL;
  g_autofree char *others = NULL;

  g_return_val_if_fail (name != NULL && g_utf8_validate (name, -1, NULL), FALSE);
  g_return_val_if_fail (other != NULL && g_utf8_validate (other, -1, NULL), FALSE);

  outline = draw_outline (name);
  others = draw_outline (other);

  return strcmp (outline, others) == 0;
}
