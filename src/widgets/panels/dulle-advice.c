/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A few labels below each other, not a list box bound to a model: a screen reader would
 * announce a list with rows where there is only text.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cards/deck-text.h"
#include "text/word-help.h"
#include "dulle-advice.h"
#include "text/hint-text.h"
#include "text/knowledge-text.h"
#include "text/partner-text.h"

struct _DulleAdvice
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *box;
  GtkLabel  *title;
  GtkWidget *close;
};

/* In characters; longer lines would cover the trick. */
#define LINE_LENGTH 32

G_DEFINE_FINAL_TYPE (DulleAdvice, dulle_advice, GTK_TYPE_WIDGET)

/* Begins with another title, and with the action that closes what is said below it. */
static void
clear_lines (DulleAdvice *self,
             const char  *title,
             const char  *close)
{
  GtkWidget *head = gtk_widget_get_first_child (self->box);
  GtkWidget *line;

  gtk_label_set_label (self->title, title);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), close);
  while ((line = gtk_widget_get_next_sibling (head)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), line);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Around a line with a word: a label takes no focus, and without it the word has no keys. */
static GtkWidget *
make_explained (GtkWidget *label,
                DulleWord  word)
{
  GtkWidget *bin =
      g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "focusable", TRUE,
                    "child", label, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (bin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (label)), -1);
  dulle_word_attach (bin, word);

  return bin;
}

static void
add_label (DulleAdvice *self,
           const char  *text,
           const char  *css_class,
           DulleWord    word)
{
  GtkWidget *label = make_label (text, css_class);

  gtk_box_append (GTK_BOX (self->box),
                  word != DULLE_NO_WORD ? make_explained (label, word) : label);
}

/* A heading with its word, and below it what there is to say. */
static void
add_line (DulleAdvice *self,
          const char  *heading,
          DulleWord    word,
          const char  *text)
{
  add_label (self, heading, "heading", word);
  if (text != NULL && *text != '\0')
    add_label (self, text, "caption", DULLE_NO_WORD);
}

static void
dulle_advice_dispose (GObject *object)
{
  g_clear_pointer (&DULLE_ADVICE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_advice_parent_class)->dispose (object);
}

static void
dulle_advice_class_init (DulleAdviceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_advice_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/panels/dulle-advice.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleAdvice, box);
  gtk_widget_class_bind_template_child (widget_class, DulleAdvice, title);
  gtk_widget_class_bind_template_child (widget_class, DulleAdvice, close);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "advice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
dulle_advice_init (DulleAdvice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
dulle_advice_show_hints (DulleAdvice       *self,
                         const DulleEvent  *event,
                         const char *const *names)
{
  g_return_if_fail (DULLE_IS_ADVICE (self));
  g_return_if_fail (event->kind == DULLE_EVENT_HINT);

  clear_lines (self, _ ("Hint"), "win.dismiss");
  for (guint i = 0; i < event->hint.n_hints; i++)
    {
      g_autofree char *heading = dulle_hint_heading (event, i, names);
      DulleReason      reason = event->hint.hints[i].reason;

      add_label (self, heading, "heading", DULLE_NO_WORD);
      add_label (self, dulle_reason_text (reason), "caption", dulle_word_of_reason (reason));
    }
  if (dulle_hint_remark (event) != NULL)
    add_label (self, dulle_hint_remark (event), "remark", DULLE_NO_WORD);
}

/* What decides the marriage, or who plays with whom by it, by a poverty or a Genscher. */
static void
add_partners (DulleAdvice       *self,
              const DulleBoard  *board,
              const char *const *names)
{
  g_autofree char *search = dulle_marriage_search (board);
  g_autofree char *found = dulle_partners_found (board, names);

  if (found != NULL)
    add_line (self, found, dulle_word_of_contract (board->contract), NULL);
  else if (search != NULL)
    add_line (self, dulle_deck_text (dulle_contracts[board->contract].label), DULLE_WORD_MARRIAGE,
              search);
}

/* Returns: (nullable): the line at @place, the head is at 0 */
static GtkWidget *
nth_line (DulleAdvice *self,
          int          place)
{
  GtkWidget *line = gtk_widget_get_first_child (self->box);

  for (int i = 0; i < place && line != NULL; i++)
    line = gtk_widget_get_next_sibling (line);

  return line;
}

/* Returns: the place of the line that has the focus, or 0 */
static int
find_focus (DulleAdvice *self)
{
  GtkWidget *line;

  for (int place = 1; (line = nth_line (self, place)) != NULL; place++)
    {
      if (gtk_widget_is_focus (line))
        return place;
    }

  return 0;
}

/* Of somebody not known yet, the chance of being Re is told. */
static DulleWord
word_of_party (DulleParty party)
{
  return party == DULLE_KONTRA ? DULLE_WORD_KONTRA : DULLE_WORD_RE;
}

void
dulle_advice_show_knowledge (DulleAdvice       *self,
                             const DulleView   *view,
                             const char *const *names)
{
  DulleKnowledge   knowledge = dulle_knowledge (view);
  g_autofree char *out = dulle_knowledge_out (&knowledge, view);
  int              focus;

  g_return_if_fail (DULLE_IS_ADVICE (self));

  focus = find_focus (self);
  clear_lines (self, _ ("What You Can Know"), "win.knowledge");
  add_partners (self, &view->board, names);
  for (uint8_t seat = dulle_next_seat (view->own.seat); seat != view->own.seat;
       seat = dulle_next_seat (seat))
    {
      g_autofree char *party = dulle_knowledge_party (&knowledge, view, seat, names);
      g_autofree char *cards = dulle_knowledge_cards (&knowledge, view, seat);

      add_line (self, party, word_of_party (dulle_view_party (view, seat)), cards);
    }
  add_line (self, _ ("Held by the Others"), DULLE_WORD_TRUMP, out);
  if (focus > 0 && nth_line (self, focus) != NULL)
    gtk_widget_grab_focus (nth_line (self, focus));
}
