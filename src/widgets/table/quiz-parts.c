/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "text/event-text.h"
#include "text/title-text.h"

#include "quiz-parts.h"

void
dulle_quiz_set_text (GtkLabel   *label,
                     const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* What is trump has to be known; nothing else on a small table has room for a long name. */
static char *
name_moment (const DulleBoard  *board,
             const char *const *names)
{
  g_autofree char *trick = NULL;
  g_autofree char *contract = NULL;

  if (board->phase != DULLE_PHASE_TRICKS)
    return g_strdup (_ ("Before the first trick"));

  trick = g_strdup_printf (_ ("Trick %u"), board->n_tricks + 1);
  if (board->contract == DULLE_CONTRACT_NORMAL)
    return g_steal_pointer (&trick);

  contract = dulle_title_contract (board, names);

  return g_strdup_printf ("%s · %s", trick, contract);
}

char *
dulle_quiz_place_text (guint n,
                       guint n_questions)
{
  /* Translators: the first of four questions: “1 of 4” */
  return n < n_questions ? g_strdup_printf (_ ("%u of %u"), n + 1, n_questions) : g_strdup ("");
}

void
dulle_quiz_show_moment (GtkLabel          *moment,
                        guint              n,
                        guint              n_questions,
                        const DulleGame   *game,
                        const char *const *names)
{
  g_autofree char *text = NULL;

  g_return_if_fail (n >= n_questions || (game != NULL && names != NULL));

  if (n < n_questions)
    text = name_moment (&game->board, names);
  else if (n_questions > 0)
    text = g_strdup (_ ("That’s All"));
  dulle_quiz_set_text (moment, text);
}

void
dulle_quiz_sign (GtkLabel     *label,
                 DulleQuizSign sign)
{
  static const struct
  {
    const char *icon;
    const char *css_class;
  } signs[] = {
    [DULLE_QUIZ_RIGHT] = { "object-select-symbolic", "success" },
    [DULLE_QUIZ_WRONG] = { "window-close-symbolic", "error" },
    [DULLE_QUIZ_REFUSED] = { "action-unavailable-symbolic", "warning" },
  };
  GtkWidget *image = gtk_widget_get_prev_sibling (GTK_WIDGET (label));

  g_return_if_fail (GTK_IS_IMAGE (image));
  g_return_if_fail (sign < G_N_ELEMENTS (signs));

  gtk_image_set_from_icon_name (GTK_IMAGE (image), signs[sign].icon);
  for (guint i = DULLE_QUIZ_RIGHT; i < G_N_ELEMENTS (signs); i++)
    dulle_set_css_class (image, signs[i].css_class, i == sign);
  gtk_widget_set_visible (image, sign != DULLE_QUIZ_NO_SIGN);
}

void
dulle_quiz_tell (DulleSpeaker *speaker,
                 GtkLabel     *label,
                 const char   *text)
{
  dulle_quiz_set_text (label, text);
  dulle_quiz_sign (label, DULLE_QUIZ_NO_SIGN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text != NULL ? text : "", -1);
  if (text != NULL)
    dulle_speaker_say (speaker, text, TRUE);
}

void
dulle_quiz_speak_question (DulleSpeaker      *speaker,
                           const DulleGame   *game,
                           guint8             seat,
                           const char *const *names,
                           const char        *question)
{
  DulleView view;

  g_return_if_fail (game != NULL && names != NULL);

  view = dulle_game_view (game, seat);
  if (view.board.phase == DULLE_PHASE_TRICKS)
    {
      g_autofree char *trick = dulle_sentence_trick (&view, names);

      dulle_speaker_say (speaker, trick, TRUE);
    }
  dulle_speaker_say (speaker, question, TRUE);
}

void
dulle_quiz_drop_choices (GtkFlowBox *choices)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_FLOW_BOX (choices));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (choices))) != NULL)
    gtk_flow_box_remove (choices, child);
}

/* A flow box whose buttons are insensitive would stop Tab. */
void
dulle_quiz_open_choices (GtkFlowBox *choices,
                         gboolean    open)
{
  g_return_if_fail (GTK_IS_FLOW_BOX (choices));

  gtk_widget_set_can_focus (GTK_WIDGET (choices), open);
}

/* Up to three stand in one line; more stand in two, as evenly as can be. */
static void
lay_choices (GtkFlowBox *choices)
{
  guint n = 0;

  while (gtk_flow_box_get_child_at_index (choices, (int) n) != NULL)
    n++;
  gtk_flow_box_set_max_children_per_line (choices, n <= 3 ? 3 : (n + 1) / 2);
}

GtkWidget *
dulle_quiz_add_choice (GtkFlowBox *choices,
                       const char *text)
{
  GtkWidget *label;
  GtkWidget *button;

  g_return_val_if_fail (GTK_IS_FLOW_BOX (choices), NULL);

  label = gtk_label_new (text);
  button = gtk_button_new ();
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_flow_box_append (choices, button);
  /* The button takes the focus, not the flow box child around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  lay_choices (choices);

  return button;
}
