/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards are chosen in the hand on the board, everything else with buttons below it. There is
 * one try: what was wrong comes back another day.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "common/card-keys.h"
#include "common/unparent-children.h"
#include "dulle-puzzle-page.h"
#include "puzzle-text.h"
#include "table/dulle-beside-layout.h"
#include "table/dulle-quiz-board.h"
#include "table/dulle-speaker.h"
#include "table/quiz-parts.h"
#include "text/player-names.h"

struct _DullePuzzlePage
{
  GtkWidget parent_instance;

  /* Template children */
  DulleQuizBoard *board;
  GtkLabel       *moment;
  GtkLabel       *themes;
  GtkLabel       *question;
  GtkLabel       *answer;
  GtkLabel       *values;
  GtkFlowBox     *choices;
  GtkMenuButton  *tricks;
  GtkLabel       *tricks_text;
  GtkWidget      *show;
  GtkWidget      *play_on;
  GtkWidget      *next;

  /* Borrowed */
  const DullePuzzleBook *book;

  /* Owned */
  GArray       *places;
  char         *place;
  GSettings    *settings;
  char        **names;
  DulleSpeaker *speaker;

  DulleFace   faces[DULLE_N_SEATS];
  gboolean    is_drill;
  guint       current;
  guint       n_solved;
  gboolean    is_open;
  DullePuzzle puzzle;
  DulleGame   game;
};

G_DEFINE_FINAL_TYPE (DullePuzzlePage, dulle_puzzle_page, GTK_TYPE_WIDGET)

enum
{
  PROP_PLACE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  ANSWERED,
  PLAY_ON,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
has_puzzle (DullePuzzlePage *self)
{
  return self->current < self->places->len;
}

static guint
current_place (DullePuzzlePage *self)
{
  return g_array_index (self->places, guint, self->current);
}

static const char *const *
names_of (DullePuzzlePage *self)
{
  return (const char *const *) self->names;
}

/* Texts */

/* Before the answer, the theme of a mixed puzzle would give too much away. */
static void
show_themes (DullePuzzlePage *self)
{
  const DullePuzzleHead *head = &self->puzzle.head;
  g_autofree char       *names = dulle_puzzle_themes_text (head->themes);
  g_autofree char       *text = NULL;

  if (!has_puzzle (self))
    dulle_quiz_set_text (self->themes, NULL);
  else if (self->is_open)
    dulle_quiz_set_text (self->themes, self->is_drill ? names : NULL);
  else
    {
      /* Translators: the themes of a puzzle, and how hard it is, a number such as 1450 */
      text = g_strdup_printf (_ ("%s · rated %u"), names, head->rating);
      dulle_quiz_set_text (self->themes, text);
    }
}

static void
show_tricks (DullePuzzlePage *self)
{
  g_autofree char *text = NULL;

  if (has_puzzle (self))
    text = dulle_puzzle_tricks_text (&self->game, names_of (self));

  dulle_quiz_set_text (self->tricks_text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->tricks), text != NULL && *text != '\0');
}

/* Buttons */

static int
compare_answers (gconstpointer a,
                 gconstpointer b)
{
  g_autofree char *one = dulle_action_format (a, DULLE_RE);
  g_autofree char *other = dulle_action_format (b, DULLE_RE);

  return strcmp (one, other);
}

/* In an order that gives nothing away. Returns: the number of answers */
static guint
list_answers (DullePuzzlePage *self,
              DulleAction     *answers)
{
  for (guint i = 0; i < self->puzzle.n_answers; i++)
    answers[i] = self->puzzle.answers[i].action;
  qsort (answers, self->puzzle.n_answers, sizeof *answers, compare_answers);

  return self->puzzle.n_answers;
}

static void
add_choices (DullePuzzlePage *self)
{
  DulleAction answers[DULLE_MAX_PUZZLE_ANSWERS];
  guint       n = list_answers (self, answers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text =
          dulle_puzzle_answer_text (&self->puzzle, &self->game, &answers[i], names_of (self));
      GtkWidget *button = dulle_quiz_add_choice (self->choices, text);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "puzzle.choose");
    }
}

static gboolean
asks_card (DullePuzzlePage *self)
{
  return self->puzzle.head.kind == DULLE_PUZZLE_CARD;
}

static void
show_choices (DullePuzzlePage *self)
{
  gboolean of_words = self->is_open && !asks_card (self);

  dulle_quiz_drop_choices (self->choices);
  if (of_words)
    add_choices (self);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), of_words);
  dulle_quiz_board_set_asking (self->board, self->is_open && asks_card (self));
}

static void
show_buttons (DullePuzzlePage *self)
{
  gboolean answered = has_puzzle (self) && !self->is_open;

  gtk_widget_set_visible (self->show, self->is_open);
  gtk_widget_set_visible (self->play_on, answered);
  gtk_widget_set_visible (self->next, !self->is_open);
  gtk_button_set_label (GTK_BUTTON (self->next), has_puzzle (self) ? _ ("_Next") : _ ("_Done"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.choose", self->is_open);
  dulle_quiz_open_choices (self->choices, self->is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.show", self->is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.play-on", answered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "puzzle.next", !self->is_open);
}

static void
focus_first (DullePuzzlePage *self)
{
  if (!self->is_open)
    gtk_widget_grab_focus (self->next);
  else if (asks_card (self))
    dulle_quiz_board_focus (self->board);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

static void
show_place (DullePuzzlePage *self)
{
  g_free (self->place);
  self->place = dulle_quiz_place_text (self->current, self->places->len);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
  dulle_quiz_show_moment (self->moment, self->current, self->places->len, &self->game,
                          names_of (self));
}

static void
show_parts (DullePuzzlePage *self)
{
  show_place (self);
  show_themes (self);
  show_tricks (self);
  show_choices (self);
  show_buttons (self);
  focus_first (self);
}

/* The course */

/* Sits the players round the person: who decides is the person, to the left sits the first
 * of the others. */
static void
show_board (DullePuzzlePage *self)
{
  static const DulleFace faces[] = { DULLE_USUAL_ANIMAL, DULLE_FACE_KLEO, DULLE_FACE_BEN,
                                     DULLE_FACE_MIA };
  g_auto (GStrv) names = dulle_player_names (self->settings);
  guint8 seat = self->puzzle.head.seat;

  g_clear_pointer (&self->names, g_strfreev);
  self->names = g_new0 (char *, DULLE_N_SEATS + 1);
  for (guint8 i = 0; i < DULLE_N_SEATS; i++)
    {
      guint place = (i + DULLE_N_SEATS - seat) % DULLE_N_SEATS;

      self->names[i] = g_strdup (names[place]);
      self->faces[i] = faces[place];
    }
  dulle_quiz_board_show (self->board, &self->game, seat, names_of (self), self->faces);
}

static void
show_end (DullePuzzlePage *self)
{
  const char      *rest = _ ("There are no more puzzles here today.");
  g_autofree char *sum =
      g_strdup_printf (_ ("You solved %u of %u."), self->n_solved, self->places->len);
  g_autofree char *text = g_strdup_printf ("%s %s", sum, rest);

  dulle_quiz_set_text (self->question, NULL);
  dulle_quiz_tell (self->speaker, self->answer, self->places->len > 0 ? text : rest);
}

static void
show_puzzle (DullePuzzlePage *self)
{
  g_autoptr (GError) error = NULL;

  /* The heads were read, so only a damaged text can have a game that cannot be; it is passed. */
  while (has_puzzle (self) &&
         !dulle_puzzle_book_read (self->book, current_place (self), &self->puzzle, &error))
    {
      g_warning ("%s", error->message);
      g_clear_error (&error);
      g_array_remove_index (self->places, self->current);
    }

  self->is_open = has_puzzle (self);
  if (self->is_open)
    {
      self->game = dulle_puzzle_game (&self->puzzle);
      show_board (self);
      dulle_quiz_set_text (self->question, dulle_puzzle_question (self->puzzle.head.kind));
      dulle_quiz_tell (self->speaker, self->answer, NULL);
      dulle_quiz_speak_question (self->speaker, &self->game, self->puzzle.head.seat,
                                 names_of (self), dulle_puzzle_question (self->puzzle.head.kind));
    }
  else
    show_end (self);
  dulle_quiz_set_text (self->values, NULL);
  show_parts (self);
}

/* @given: (nullable): see dulle_puzzle_verdict_text() */
static void
show_solution (DullePuzzlePage   *self,
               const DulleAction *given)
{
  gboolean         right = given != NULL && dulle_puzzle_is_right (&self->puzzle, given);
  g_autofree char *text =
      dulle_puzzle_verdict_text (&self->puzzle, &self->game, given, names_of (self));
  g_autofree char *values = dulle_puzzle_values_text (&self->puzzle, &self->game, names_of (self));

  self->is_open = FALSE;
  self->n_solved += right;
  if (asks_card (self))
    {
      dulle_quiz_board_raise (self->board, self->puzzle.answers[0].action.card);
      if (given != NULL && !right)
        dulle_quiz_board_shake (self->board, given->card);
    }
  dulle_quiz_set_text (self->question, NULL);
  dulle_quiz_tell (self->speaker, self->answer, text);
  if (given != NULL)
    dulle_quiz_sign (self->answer, right ? DULLE_QUIZ_RIGHT : DULLE_QUIZ_WRONG);
  dulle_quiz_set_text (self->values, values);
  show_parts (self);
  g_signal_emit (self, signals[ANSWERED], 0, current_place (self), right);
}

static void
chosen_cb (DullePuzzlePage *self,
           int              card)
{
  DulleAction action = dulle_action_play (self->puzzle.head.seat, (DulleCard) card);

  g_assert (DULLE_IS_PUZZLE_PAGE (self));

  if (self->is_open)
    show_solution (self, &action);
}

/* Actions */

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (widget);
  DulleAction      answers[DULLE_MAX_PUZZLE_ANSWERS];
  guint            n = g_variant_get_uint32 (parameter);

  if (!self->is_open)
    return;

  if (asks_card (self))
    dulle_quiz_board_choose (self->board, n);
  else if (n < list_answers (self, answers))
    show_solution (self, &answers[n]);
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (widget);

  if (self->is_open)
    show_solution (self, NULL);
}

static void
play_on_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (widget);

  if (has_puzzle (self))
    g_signal_emit (self, signals[PLAY_ON], 0, current_place (self));
}

static void
end_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  g_signal_emit (widget, signals[ENDED], 0);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (widget);

  if (!has_puzzle (self))
    {
      end_action (widget, name, parameter);
      return;
    }

  self->current++;
  show_puzzle (self);
}

/* Class */

static void
dulle_puzzle_page_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (object);

  switch (property_id)
    {
    case PROP_PLACE:
      g_value_set_string (value, self->place);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_puzzle_page_dispose (GObject *object)
{
  DullePuzzlePage *self = DULLE_PUZZLE_PAGE (object);

  dulle_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_object (&self->settings);
  g_clear_object (&self->speaker);

  G_OBJECT_CLASS (dulle_puzzle_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/learn/dulle-puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, board);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, moment);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, themes);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, question);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, answer);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, values);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, choices);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, tricks);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, tricks_text);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, show);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, play_on);
  gtk_widget_class_bind_template_child (widget_class, DullePuzzlePage, next);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

/* Letters as at the table, where a and b are cards. */
static void
add_key_bindings (GtkWidgetClass *widget_class)
{
  dulle_add_card_keys (widget_class, "puzzle.choose");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, 0, "puzzle.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "puzzle.play-on", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "puzzle.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "puzzle.end", NULL);
}

static void
dulle_puzzle_page_class_init (DullePuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_puzzle_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = dulle_puzzle_page_get_property;

  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  signals[ANSWERED] = g_signal_new ("answered", DULLE_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[PLAY_ON] = g_signal_new ("play-on", DULLE_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ENDED] = g_signal_new ("ended", DULLE_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "puzzle.choose", "u", choose_action);
  gtk_widget_class_install_action (widget_class, "puzzle.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "puzzle.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "puzzle.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "puzzle.end", NULL, end_action);
  add_key_bindings (widget_class);

  g_type_ensure (DULLE_TYPE_QUIZ_BOARD);
  gtk_widget_class_set_layout_manager_type (widget_class, DULLE_TYPE_BESIDE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "quiz");
  bind_template (widget_class);
}

static void
dulle_puzzle_page_init (DullePuzzlePage *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  self->settings = g_settings_new ("io.github.dulle.Dulle");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->speaker = dulle_speaker_new (GTK_WIDGET (self));
}

GtkWidget *
dulle_puzzle_page_new (void)
{
  return g_object_new (DULLE_TYPE_PUZZLE_PAGE, NULL);
}

void
dulle_puzzle_page_begin (DullePuzzlePage       *self,
                         const DullePuzzleBook *book,
                         const GArray          *places,
                         gboolean               is_drill)
{
  g_return_if_fail (DULLE_IS_PUZZLE_PAGE (self));
  g_return_if_fail (book != NULL && places != NULL);

  self->book = book;
  self->is_drill = is_drill;
  self->current = 0;
  self->n_solved = 0;
  g_array_set_size (self->places, 0);
  if (places->len > 0)
    g_array_append_vals (self->places, places->data, places->len);
  show_puzzle (self);
}

const DullePuzzle *
dulle_puzzle_page_get_puzzle (DullePuzzlePage *self)
{
  g_return_val_if_fail (DULLE_IS_PUZZLE_PAGE (self), NULL);

  return has_puzzle (self) ? &self->puzzle : NULL;
}

void
dulle_puzzle_page_seat_players (DullePuzzlePage *self,
                                DulleParticipant players[DULLE_N_SEATS])
{
  g_return_if_fail (DULLE_IS_PUZZLE_PAGE (self) && has_puzzle (self));

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      players[seat] = (DulleParticipant){ .skill = DULLE_SKILL_STRONG, .face = self->faces[seat] };
      dulle_participant_set_name (&players[seat], self->names[seat]);
    }
}
