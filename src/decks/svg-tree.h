/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How much there is to draw in a document: its elements, what each of them refers to, and
 * how often each is drawn because of that. A few elements that draw each other can stand
 * for more than can ever be drawn.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _DulleSvgTree DulleSvgTree;

DulleSvgTree *dulle_svg_tree_new (void);
void          dulle_svg_tree_free (DulleSvgTree *self);

/* An element begins, inside of the one that began last; and it ends. */
void dulle_svg_tree_begin (DulleSvgTree *self,
                           int           line);
void dulle_svg_tree_end (DulleSvgTree *self);

/* How many elements and references there are, and how many elements have not ended. */
guint dulle_svg_tree_size (const DulleSvgTree *self);
guint dulle_svg_tree_depth (const DulleSvgTree *self);

/* The element that began last is called @id. Returns: whether it is the first of that
 * name, which is the one that references mean. */
gboolean dulle_svg_tree_name (DulleSvgTree *self,
                              const char   *id);

/* The element that began last draws the one called @id. */
void dulle_svg_tree_refer (DulleSvgTree *self,
                           const char   *id);

/**
 * dulle_svg_tree_is_drawable:
 * @line: (out): where an element is that draws itself, or too many others
 *
 * Returns: whether every element is drawn in a bounded number of steps
 */
gboolean dulle_svg_tree_is_drawable (DulleSvgTree *self,
                                     int          *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleSvgTree, dulle_svg_tree_free)

G_END_DECLS
