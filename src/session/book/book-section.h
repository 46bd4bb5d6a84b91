/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The chapters and sections of the rule book, by their names.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
#define CHAPTER(name, title) DULLE_BOOK_CHAPTER_##name,
#define SECTION(chapter, name, id, form, title)
#include "sections-table.h"
#undef CHAPTER
#undef SECTION
  DULLE_BOOK_N_CHAPTERS,
} DulleBookChapter;

typedef enum
{
#define CHAPTER(name, title)
#define SECTION(chapter, name, id, form, title) DULLE_BOOK_##name,
#include "sections-table.h"
#undef CHAPTER
#undef SECTION
  DULLE_BOOK_N_SECTIONS,
} DulleBookSection;

G_END_DECLS
