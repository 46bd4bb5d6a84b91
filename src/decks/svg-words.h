/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The part of SVG that a deck may use: its elements, its attributes, and what their
 * values may say. It was chosen by what the decks of KDE and Aisleriot are drawn with.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleSvgElement:
 * @most: how many of them a deck may have; 0: it is left out, with all that is in it
 * @has_text: whether text in it is drawn
 */
typedef struct
{
  const char *name;
  unsigned    most;
  gboolean    has_text;
} DulleSvgElement;

/* Returns: (nullable): what is known about an element; %NULL: it is forbidden */
const DulleSvgElement *dulle_svg_element (const char *name);

/* What an attribute is; one that is not known is without effect and is left out. */
typedef enum
{
  DULLE_SVG_UNKNOWN,
  DULLE_SVG_PLAIN,
  DULLE_SVG_LENGTHS,
  DULLE_SVG_PATH,
  DULLE_SVG_TRANSFORM,
  DULLE_SVG_PROPERTY,
  DULLE_SVG_STYLE,
  DULLE_SVG_LINK,
} DulleSvgKind;

DulleSvgKind dulle_svg_attribute (const char *name);

typedef enum
{
  DULLE_SVG_VALUE_GOOD,
  DULLE_SVG_VALUE_NUMBER,
  DULLE_SVG_VALUE_OUTSIDE,
  DULLE_SVG_VALUE_FORBIDDEN,
} DulleSvgVerdict;

/**
 * dulle_svg_judge:
 * @kind: any but %DULLE_SVG_STYLE and %DULLE_SVG_LINK
 * @references: (element-type utf8) (nullable): where the ids that @value refers to are
 *   added; without it, it may not refer to any
 *
 * Numbers must be finite and below ten millions, functions known, and references must
 * be to the same file.
 */
DulleSvgVerdict dulle_svg_judge (DulleSvgKind kind,
                                 const char  *value,
                                 GPtrArray   *references);

/**
 * dulle_svg_judge_style:
 * @style: declarations, as in the attribute “style”
 * @written: where those with effect are added
 */
DulleSvgVerdict dulle_svg_judge_style (const char *style,
                                       GString    *written,
                                       GPtrArray  *references);

/* The same for a stylesheet, which may not refer to anything. */
DulleSvgVerdict dulle_svg_judge_sheet (const char *sheet,
                                       GString    *written);

G_END_DECLS
