/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. Values are not parsed as SVG and CSS are: they are taken apart
 * at each place where a parser could begin something new, and each part must be good.
 * A parser that sees fewer such places, because it takes some for a part of a string,
 * sees less, but nothing that has not been judged.
 */
#include "config.h"

#include <string.h>

#include "svg-words.h"

/* The number of all elements is limited by deck-reader.c. No deck known has more than 134
 * of those that there may be only several of, or more than 53 of the others. */
#define MANY    G_MAXUINT
#define SEVERAL 2000
#define FEW     200

static const DulleSvgElement elements[] = {
  { "svg", SEVERAL, FALSE },
  { "g", MANY, FALSE },
  { "path", MANY, FALSE },
  { "use", MANY, FALSE },
  { "rect", MANY, FALSE },
  { "circle", MANY, FALSE },
  { "ellipse", MANY, FALSE },
  { "line", MANY, FALSE },
  { "polyline", MANY, FALSE },
  { "polygon", MANY, FALSE },
  { "defs", SEVERAL, FALSE },
  { "symbol", SEVERAL, FALSE },
  { "text", SEVERAL, TRUE },
  { "tspan", SEVERAL, TRUE },
  { "image", FEW, FALSE },
  { "linearGradient", MANY, FALSE },
  { "radialGradient", MANY, FALSE },
  { "stop", MANY, FALSE },
  { "clipPath", SEVERAL, FALSE },
  { "pattern", FEW, FALSE },
  { "mask", FEW, FALSE },
  { "filter", FEW, FALSE },
  { "feGaussianBlur", FEW, FALSE },
  { "style", FEW, FALSE },
  { "title", 0, FALSE },
  { "desc", 0, FALSE },
  { "metadata", 0, FALSE },
};

static const struct
{
  DulleSvgKind kind;
  const char  *names;
} attributes[] = {
  { DULLE_SVG_PLAIN,
    " id class gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits"
    " maskContentUnits filterUnits primitiveUnits preserveAspectRatio spreadMethod"
    " lengthAdjust xml:space in result " },
  { DULLE_SVG_LENGTHS,
    " x y width height rx ry cx cy r fx fy fr x1 y1 x2 y2 dx dy offset points viewBox"
    " stdDeviation rotate textLength " },
  { DULLE_SVG_PATH, " d " },
  { DULLE_SVG_TRANSFORM, " transform gradientTransform patternTransform " },
  { DULLE_SVG_PROPERTY,
    " fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap"
    " stroke-linejoin stroke-miterlimit stroke-opacity stroke-width opacity color display"
    " visibility overflow stop-color stop-opacity clip-path clip-rule mask filter"
    " color-interpolation color-interpolation-filters mix-blend-mode isolation paint-order"
    " shape-rendering text-rendering image-rendering font font-family font-size"
    " font-stretch font-style font-variant font-weight letter-spacing word-spacing"
    " text-anchor text-decoration alignment-baseline baseline-shift dominant-baseline"
    " direction unicode-bidi writing-mode " },
  { DULLE_SVG_STYLE, " style " },
  { DULLE_SVG_LINK, " href xlink:href " },
};

static const char functions[] =
    " matrix translate scale rotate skewX skewY rgb rgba hsl hsla url ";
static const char units[] = " px pt pc mm cm in em ex auto ";
static const char path_letters[] = "MmZzLlHhVvCcSsQqTtAa";

#define MAX_DIGITS   7
#define MAX_EXPONENT 6

/* Whether a word is one of a list of words between spaces. */
static gboolean
is_listed (const char *list,
           const char *word,
           gsize       length)
{
  const char *at = list;

  while (length > 0 && (at = strchr (at, ' ')) != NULL)
    if (strncmp (++at, word, length) == 0 && at[length] == ' ')
      return TRUE;

  return FALSE;
}

const DulleSvgElement *
dulle_svg_element (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, name) == 0)
      return &elements[i];

  return NULL;
}

static DulleSvgKind
find_kind (const char *name,
           gsize       length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++)
    if (is_listed (attributes[i].names, name, length))
      return attributes[i].kind;

  return DULLE_SVG_UNKNOWN;
}

DulleSvgKind
dulle_svg_attribute (const char *name)
{
  return find_kind (name, strlen (name));
}

static gsize
count_digits (const char *text)
{
  return strspn (text, "0123456789");
}

/* Moves behind a number. */
static gboolean
skip_number (const char **text)
{
  const char *at = *text + strspn (*text, "+-");
  gsize       n_zeros = strspn (at, "0");
  gsize       n_digits = count_digits (at);
  gboolean    is_small = at - *text <= 1 && n_digits - MIN (n_zeros, n_digits) <= MAX_DIGITS;

  at += n_digits;
  if (*at == '.')
    {
      gsize n_decimals = count_digits (++at);

      n_digits += n_decimals;
      at += n_decimals;
    }
  if ((*at == 'e' || *at == 'E') && at[1 + strspn (at + 1, "+-")] != '\0' &&
      g_ascii_isdigit (at[1 + strspn (at + 1, "+-")]))
    {
      char *end;

      is_small &= g_ascii_strtoll (at + 1, &end, 10) <= MAX_EXPONENT && end > at + 1;
      at = end;
    }
  *text = at;

  return is_small && n_digits > 0;
}

static gboolean
starts_number (char c)
{
  return g_ascii_isdigit (c) || c == '.' || c == '-' || c == '+';
}

static gsize
count_letters (const char *text)
{
  gsize n = 0;

  while (g_ascii_isalpha (text[n]))
    n++;

  return n;
}

/* Moves behind the letters that may stand between numbers. */
static gboolean
skip_letters (DulleSvgKind kind,
              const char **text)
{
  gsize n = kind == DULLE_SVG_PATH ? 1 : count_letters (*text);

  *text += n;
  if (kind == DULLE_SVG_PATH)
    return strchr (path_letters, (*text)[-1]) != NULL;

  return is_listed (kind == DULLE_SVG_TRANSFORM ? functions : units, *text - n, n);
}

static DulleSvgVerdict
judge_numbers (DulleSvgKind kind,
               const char  *value)
{
  const char *between = kind == DULLE_SVG_TRANSFORM ? " \t\n\r,()" : " \t\n\r,%";

  for (const char *at = value; *at != '\0';)
    if (starts_number (*at)     ? !skip_number (&at)
        : g_ascii_isalpha (*at) ? !skip_letters (kind, &at)
                                : strchr (between, *at++) == NULL)
      return DULLE_SVG_VALUE_NUMBER;

  return DULLE_SVG_VALUE_GOOD;
}

/* “(#id)”, perhaps in quotes */
static gboolean
add_reference (const char *bracket,
               GPtrArray  *references)
{
  const char *id = bracket + 1;
  const char *quote = *id == '\'' || *id == '"' ? id++ : "";
  gsize       length;

  if (*id != '#' || references == NULL)
    return FALSE;
  length = strcspn (++id, "'\"() \t\n\r");
  if (length == 0 || (*quote != '\0' && id[length] != *quote) ||
      id[length + (*quote != '\0')] != ')')
    return FALSE;

  g_ptr_array_add (references, g_strndup (id, length));

  return TRUE;
}

static DulleSvgVerdict
judge_function (const char *value,
                const char *bracket,
                GPtrArray  *references)
{
  const char *word = bracket;

  while (word > value && (g_ascii_isalnum (word[-1]) || word[-1] == '-' || word[-1] == '_'))
    word--;
  if (!is_listed (functions, word, (gsize) (bracket - word)))
    return DULLE_SVG_VALUE_FORBIDDEN;
  if (strncmp (word, "url", 3) == 0 && !add_reference (bracket, references))
    return DULLE_SVG_VALUE_OUTSIDE;

  return DULLE_SVG_VALUE_GOOD;
}

/* Whether each quotation is closed. */
static gboolean
is_closed (const char *value)
{
  char open = '\0';

  for (; *value != '\0'; value++)
    if (*value == open)
      open = '\0';
    else if (open == '\0' && (*value == '\'' || *value == '"'))
      open = *value;

  return open == '\0';
}

/* Words are skipped: what begins with a letter or “#” is no number. */
static DulleSvgVerdict
judge_property (const char *value,
                GPtrArray  *references)
{
  if (strpbrk (value, "\\@{};<&") != NULL || strstr (value, "/*") != NULL || !is_closed (value))
    return DULLE_SVG_VALUE_FORBIDDEN;

  for (const char *at = value; *at != '\0';)
    {
      DulleSvgVerdict verdict = DULLE_SVG_VALUE_GOOD;

      if (g_ascii_isdigit (*at) || (starts_number (*at) && starts_number (at[1])))
        verdict = skip_number (&at) ? verdict : DULLE_SVG_VALUE_NUMBER;
      else if (g_ascii_isalpha (*at) || *at == '#' || *at == '_')
        while (*++at != '\0' && (g_ascii_isalnum (*at) || strchr ("#_-", *at) != NULL))
          ;
      else if (*at++ == '(')
        verdict = judge_function (value, at - 1, references);
      if (verdict != DULLE_SVG_VALUE_GOOD)
        return verdict;
    }

  return DULLE_SVG_VALUE_GOOD;
}

DulleSvgVerdict
dulle_svg_judge (DulleSvgKind kind,
                 const char  *value,
                 GPtrArray   *references)
{
  switch (kind)
    {
    case DULLE_SVG_PLAIN:
      return DULLE_SVG_VALUE_GOOD;
    case DULLE_SVG_LENGTHS:
    case DULLE_SVG_PATH:
    case DULLE_SVG_TRANSFORM:
      return judge_numbers (kind, value);
    case DULLE_SVG_PROPERTY:
      return judge_property (value, references);
    case DULLE_SVG_UNKNOWN:
    case DULLE_SVG_STYLE:
    case DULLE_SVG_LINK:
    default:
      g_return_val_if_reached (DULLE_SVG_VALUE_FORBIDDEN);
    }
}

static DulleSvgVerdict
judge_declaration (char      *declaration,
                   GString   *written,
                   GPtrArray *references)
{
  char           *colon = strchr (declaration, ':');
  DulleSvgVerdict verdict;
  char           *name;
  char           *value;

  if (colon == NULL)
    return DULLE_SVG_VALUE_GOOD;
  *colon = '\0';
  name = g_strstrip (declaration);
  value = g_strstrip (colon + 1);
  if (dulle_svg_attribute (name) != DULLE_SVG_PROPERTY)
    return DULLE_SVG_VALUE_GOOD;

  verdict = judge_property (value, references);
  if (verdict == DULLE_SVG_VALUE_GOOD)
    g_string_append_printf (written, "%s:%s;", name, value);

  return verdict;
}

DulleSvgVerdict
dulle_svg_judge_style (const char *style,
                       GString    *written,
                       GPtrArray  *references)
{
  DulleSvgVerdict verdict = DULLE_SVG_VALUE_GOOD;
  g_auto (GStrv) declarations = g_strsplit (style, ";", -1);

  for (char **at = declarations; *at != NULL && verdict == DULLE_SVG_VALUE_GOOD; at++)
    verdict = judge_declaration (*at, written, references);

  return verdict;
}

static gboolean
is_selector (const char *text)
{
  for (; *text != '\0'; text++)
    if (!g_ascii_isalnum (*text) && strchr (" \t\n\r.,#*>+_-", *text) == NULL)
      return FALSE;

  return TRUE;
}

/* “selector{declarations” */
static DulleSvgVerdict
judge_rule (char    *rule,
            GString *written)
{
  char           *bracket = strchr (rule, '{');
  DulleSvgVerdict verdict;

  if (bracket == NULL)
    return *g_strstrip (rule) == '\0' ? DULLE_SVG_VALUE_GOOD : DULLE_SVG_VALUE_FORBIDDEN;
  *bracket = '\0';
  if (!is_selector (rule))
    return DULLE_SVG_VALUE_FORBIDDEN;

  g_string_append_printf (written, "%s{", g_strstrip (rule));
  verdict = dulle_svg_judge_style (bracket + 1, written, NULL);
  g_string_append_c (written, '}');

  return verdict;
}

DulleSvgVerdict
dulle_svg_judge_sheet (const char *sheet,
                       GString    *written)
{
  DulleSvgVerdict verdict = DULLE_SVG_VALUE_GOOD;
  g_auto (GStrv) rules = g_strsplit (sheet, "}", -1);

  for (char **at = rules; *at != NULL && verdict == DULLE_SVG_VALUE_GOOD; at++)
    verdict = judge_rule (*at, written);

  return verdict;
}
