/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Chapters and sections become headings, and each form has its own marks around them.
 */
#include "config.h"

#include "book.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "book/rule-book.h"
#include "cli.h"
#include "engine/deal.h"
#include "engine/order.h"
#include "engine/quote.h"

/* What a form puts around its parts; a section has its id after the first mark. */
typedef struct
{
  const char *head[2];
  const char *chapter[2];
  const char *section[3];
  const char *paragraph[2];
  const char *list[2];
  const char *item[2];
} Marks;

static const Marks marks[] = {
  [DULLE_BOOK_FORM_MARKDOWN] = {
      { "# ", "\n" },
      { "\n## ", "\n" },
      { "\n### ", "", "\n" },
      { "\n", "\n" },
      { "\n", "" },
      { "- ", "\n" },
  },
  [DULLE_BOOK_FORM_HTML] = {
      { "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n"
        "<style>body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 1em/1.5 serif }"
        "</style>\n<h1>",
        "</h1>\n" },
      { "<h2>", "</h2>\n" },
      { "<h3 id=\"", "\">", "</h3>\n" },
      { "<p>", "</p>\n" },
      { "<ul>\n", "</ul>\n" },
      { "<li>", "</li>\n" },
  },
};

static void
print_between (const char *const around[2],
               DulleBookForm     form,
               const char       *text)
{
  g_autofree char *escaped = form == DULLE_BOOK_FORM_HTML ? g_markup_escape_text (text, -1) : NULL;

  g_print ("%s%s%s", around[0], escaped != NULL ? escaped : text, around[1]);
}

static const char *const suit_signs[] = { "♣", "♠", "♥", "♦" };

/* The cards of a class in the normal game, from the highest on: "♥10 ♣Q …". */
static char *
write_order (const DulleRules *active,
             const DulleOrder *order,
             DulleSuitClass    suit_class)
{
  GString  *text = g_string_new (NULL);
  DulleCard sorted[DULLE_MAX_HAND];
  DulleHand cards = dulle_deck (active) & order->members[suit_class];
  unsigned  n = dulle_order_sort (order, dulle_hand_kinds (cards), sorted);

  for (unsigned i = 0; i < n; i++)
    {
      /* Translators: the signs of ace, ten, king, queen, jack and nine on the cards */
      g_auto (GStrv) ranks = g_strsplit (_ ("A 10 K Q J 9"), " ", -1);
      unsigned rank = MIN (dulle_card_rank (sorted[i]), g_strv_length (ranks) - 1);

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "",
                              suit_signs[dulle_card_suit (sorted[i])], ranks[rank]);
    }

  return g_string_free (text, FALSE);
}

static void
print_cards (DulleBookSection  section,
             const DulleRules *rules,
             DulleBookForm     form)
{
  DulleRules active = dulle_rules_active (rules);
  DulleOrder order;
  int        first = section == DULLE_BOOK_TRUMPS ? DULLE_CLASS_TRUMP : DULLE_CLASS_CLUBS;
  int        last = section == DULLE_BOOK_TRUMPS ? DULLE_CLASS_TRUMP : DULLE_CLASS_HEARTS;

  if (section != DULLE_BOOK_TRUMPS && section != DULLE_BOOK_PLAIN_SUITS)
    return;

  dulle_order_init (&order, &active, DULLE_CONTRACT_NORMAL, false, false);
  for (int suit_class = first; suit_class <= last; suit_class++)
    {
      g_autofree char *cards = write_order (&active, &order, (DulleSuitClass) suit_class);

      print_between (marks[form].paragraph, form, cards);
    }
}

static void
print_section (DulleBookSection  section,
               const DulleRules *rules,
               DulleBookForm     form)
{
  const Marks *around = &marks[form];
  g_auto (GStrv) sentences = dulle_book_sentences (rules, section);
  const char *heading[] = { around->section[1], around->section[2] };

  if (sentences[0] == NULL)
    return;

  g_print ("%s%s", around->section[0],
           form == DULLE_BOOK_FORM_HTML ? dulle_book_section_id (section) : "");
  print_between (heading, form, dulle_book_section_title (section));
  if (dulle_book_section_is_list (section))
    {
      g_print ("%s", around->list[0]);
      for (int i = 0; sentences[i] != NULL; i++)
        print_between (around->item, form, sentences[i]);
      g_print ("%s", around->list[1]);
    }
  else
    {
      g_autofree char *paragraph = g_strjoinv (" ", sentences);

      print_between (around->paragraph, form, paragraph);
    }
  print_cards (section, rules, form);
}

/* The locale "C" has no languages, neither has one that is not installed, nor, with newer C
 * libraries, "C.UTF-8". */
static void
find_locale (void)
{
  static const char *const others[] = { "en_US.UTF-8", "de_DE.UTF-8", "C.UTF-8" };
  const char              *locale = setlocale (LC_MESSAGES, "");

  if (locale != NULL && strcmp (locale, "C") != 0 && !g_str_has_prefix (locale, "C."))
    return;
  for (unsigned i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (setlocale (LC_MESSAGES, others[i]) != NULL)
        return;
    }
}

/* A catalogue has a head, which stands for no text. */
static bool
has_catalogue (void)
{
  static const char no_text[] = "";

  return *gettext (no_text) != '\0';
}

/* Texts are looked up in another language as soon as the locale is set anew. English needs no
 * catalogue. */
static int
choose_language (const char *language)
{
  static const char *const languages[] = { "de", "en", NULL };

  if (!g_strv_contains (languages, language))
    {
      dulle_complain ("There is no rule book in “%s”, only in “de” and “en”.",
                      dulle_quote (language).text);
      return DULLE_CLI_USAGE;
    }

  g_setenv ("LANGUAGE", language, TRUE);
  find_locale ();
  if (strcmp (language, "en") == 0 || has_catalogue ())
    return EXIT_SUCCESS;

  dulle_complain ("The texts in “%s” cannot be found, so there is no rule book in it.", language);

  return EXIT_FAILURE;
}

int
dulle_cli_print_book (const char       *language,
                      const DulleRules *rules,
                      DulleBookForm     form)
{
  int status = choose_language (language);

  if (status != EXIT_SUCCESS)
    return status;

  print_between (marks[form].head, form, _ ("The rules of this table"));
  for (int chapter = 0; chapter < DULLE_BOOK_N_CHAPTERS; chapter++)
    {
      print_between (marks[form].chapter, form,
                     dulle_book_chapter_title ((DulleBookChapter) chapter));
      for (int section = 0; section < DULLE_BOOK_N_SECTIONS; section++)
        {
          if (dulle_book_section_chapter ((DulleBookSection) section) == (DulleBookChapter) chapter)
            print_section ((DulleBookSection) section, rules, form);
        }
    }

  return EXIT_SUCCESS;
}
