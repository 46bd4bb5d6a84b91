/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * It is laid out by boxes for a window of moderate size; in a larger one everything grows
 * by a transform.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/css-class.h"
#include "common/dulle-avatar.h"
#include "common/news.h"
#include "dulle-curve.h"
#include "dulle-podium.h"
#include "text/podium-text.h"
#include "text/score-text.h"
#include "text/text-list.h"

/* From this width on the records stand beside the podium. */
#define WIDE 760

/* The size from which on everything grows. */
#define UNIT_WIDTH  920
#define UNIT_HEIGHT 600

/* In a lower window everything is smaller. */
#define LOW      420
#define LOW_UNIT 0.72f

#define N_STEPS 3

struct _DullePodium
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget  *content;
  GtkWidget  *columns;
  GtkWidget  *headline;
  GtkWidget  *steps;
  GtkWidget  *others;
  GtkWidget  *actions;
  GtkWidget  *proceed;
  GtkWidget  *records;
  GtkWidget  *plot;
  DulleCurve *curve;

  gboolean narrow;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (DullePodium, dulle_podium, GTK_TYPE_WIDGET)

/* A step by its place. */
static const struct
{
  int         height;
  int         face;
  const char *style;
} step_looks[N_STEPS] = {
  { 104, 84, "first" },
  { 72, 64, "second" },
  { 48, 64, "third" },
};

/* Layout */

/* As narrow as the window may become: the columns then stand below each other. */
static void
dulle_podium_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
}

static void
set_orientation (GtkWidget *box,
                 gboolean   vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), vertical ? GTK_ORIENTATION_VERTICAL
                                                                 : GTK_ORIENTATION_HORIZONTAL);
}

/* In a low window there is no room for two rows of buttons. */
static gboolean
narrow_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  DullePodium *self = DULLE_PODIUM (widget);

  set_orientation (self->columns, self->narrow);
  set_orientation (self->actions, self->narrow && !self->low);

  return G_SOURCE_REMOVE;
}

/* Not while sizes are allocated. */
static void
update_narrow (DullePodium *self,
               gboolean     narrow,
               gboolean     low)
{
  if (self->narrow == narrow && self->low == low)
    return;

  self->narrow = narrow;
  self->low = low;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), narrow_cb, NULL, NULL);
}

static void
dulle_podium_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  DullePodium *self = DULLE_PODIUM (widget);
  float        wanted = MIN ((float) width / UNIT_WIDTH, (float) height / UNIT_HEIGHT);
  gboolean     low = height < LOW;
  float        unit = MAX (wanted, low ? LOW_UNIT : 1);
  int          least;

  update_narrow (self, (float) width / unit < WIDE, low);
  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->content, MAX ((int) ((float) width / unit), least),
                       (int) ((float) height / unit), -1, gsk_transform_scale (NULL, unit, unit));
}

/* Content */

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static GtkWidget *
append_label (GtkWidget  *box,
              const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static GtkWidget *
make_step (const DulleRankedPlayer *ranked,
           gboolean                 own,
           const char *const       *players,
           const DulleFace         *faces)
{
  guint            look = MIN (ranked->place, N_STEPS) - 1;
  GtkWidget       *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget       *avatar = dulle_avatar_new (step_looks[look].face);
  g_autofree char *total = dulle_score_number (ranked->total);
  g_autofree char *number = g_strdup_printf ("%u", ranked->place);
  g_autofree char *label = dulle_podium_place (ranked, players);
  GtkWidget       *block;

  dulle_avatar_show (DULLE_AVATAR (avatar), players[ranked->player],
                     dulle_face_id (faces[ranked->player]));
  gtk_widget_set_halign (avatar, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (box, "step");
  gtk_widget_add_css_class (box, step_looks[look].style);
  dulle_set_css_class (box, "own", own);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (box), avatar);
  append_label (box, players[ranked->player], "name");
  append_label (box, total, "total");
  block = append_label (box, number, "block");
  gtk_widget_set_size_request (block, -1, step_looks[look].height);

  return box;
}

/* The first stands in the middle, the second to the left. */
static void
show_steps (DullePodium             *self,
            const DulleRankedPlayer *ranked,
            guint                    own,
            const char *const       *players,
            const DulleFace         *faces)
{
  static const guint order[N_STEPS] = { 1, 0, 2 };

  remove_children (self->steps);
  for (guint i = 0; i < N_STEPS; i++)
    gtk_box_append (GTK_BOX (self->steps), make_step (&ranked[order[i]],
                                                      ranked[order[i]].player == own, players,
                                                      faces));
}

static void
show_others (DullePodium             *self,
             const DulleRankedPlayer *ranked,
             guint                    n_ranked,
             const char *const       *players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = N_STEPS; i < n_ranked; i++)
    {
      g_autofree char *place = dulle_podium_place (&ranked[i], players);

      dulle_text_append (text, " · ", place);
    }
  gtk_label_set_label (GTK_LABEL (self->others), text->str);
}

static void
show_curve (DullePodium       *self,
            GArray            *sheet,
            guint              n_players,
            const char *const *players,
            const DulleFace   *faces)
{
  guint              n_games = sheet != NULL ? sheet->len : 0;
  g_autofree gint32 *totals = g_new0 (gint32, (n_games + 1) * n_players);

  for (guint i = 0; i < n_games; i++)
    for (guint player = 0; player < n_players; player++)
      totals[i * n_players + player] =
          g_array_index (sheet, DulleSheetRow, i).scores[player] +
          (i > 0 ? totals[(i - 1) * n_players + player] : 0);
  gtk_widget_set_visible (self->plot, n_games > 1);
  dulle_curve_set_faces (self->curve, faces);
  dulle_curve_set_totals (self->curve, players, n_players, totals, n_games, 0);
}

/* For screen readers the button says all of it. */
static void
describe_ranking (DullePodium             *self,
                  const DulleRankedPlayer *ranked,
                  guint                    n_ranked,
                  const char *const       *players)
{
  g_autoptr (GString) text = g_string_new (gtk_label_get_label (GTK_LABEL (self->headline)));

  for (guint i = 0; i < n_ranked; i++)
    {
      g_autofree char *place = dulle_podium_place (&ranked[i], players);

      dulle_text_append (text, i == 0 ? ": " : ", ", place);
    }
  dulle_describe (self->proceed, text->str);
}

/* Records */

/* Which of the records it is, and whose, may need more than one line. */
static void
append_words (GtkWidget  *lines,
              const char *words,
              const char *css_class)
{
  GtkLabel *label = GTK_LABEL (append_label (lines, words, css_class));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
}

static void
append_record (DullePodium                *self,
               const char                 *title,
               const DulleRecordOfEvening *record,
               const char                 *what,
               const char *const          *players,
               const DulleFace            *faces)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget       *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *avatar = dulle_avatar_new (40);
  g_autofree char *sentence = g_strdup_printf ("%s: %s", players[record->player], what);
  g_autofree char *label = g_strdup_printf ("%s. %s", title, sentence);

  dulle_avatar_show (DULLE_AVATAR (avatar), players[record->player],
                     dulle_face_id (faces[record->player]));
  append_words (lines, title, "caption-heading");
  append_words (lines, sentence, "record");
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  dulle_name (row, label);
  gtk_list_box_append (GTK_LIST_BOX (self->records), row);
}

static void
clear_records (DullePodium *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->records), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->records), GTK_WIDGET (row));
}

/* Object */

static void
dulle_podium_dispose (GObject *object)
{
  g_clear_pointer (&DULLE_PODIUM (object)->content, gtk_widget_unparent);

  G_OBJECT_CLASS (dulle_podium_parent_class)->dispose (object);
}

static void
dulle_podium_class_init (DullePodiumClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_podium_dispose;
  widget_class->measure = dulle_podium_measure;
  widget_class->size_allocate = dulle_podium_size_allocate;

  g_type_ensure (DULLE_TYPE_CURVE);
  /* It stands on the same table. */
  gtk_widget_class_set_css_name (widget_class, "cardtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/score/dulle-podium.ui");
  gtk_widget_class_bind_template_child (widget_class, DullePodium, content);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, columns);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, headline);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, steps);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, others);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, actions);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, proceed);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, records);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, plot);
  gtk_widget_class_bind_template_child (widget_class, DullePodium, curve);
}

static void
dulle_podium_init (DullePodium *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "podium");
}

GtkWidget *
dulle_podium_new (void)
{
  return g_object_new (DULLE_TYPE_PODIUM, NULL);
}

void
dulle_podium_show (DullePodium         *self,
                   const DulleStanding *standing,
                   GArray              *sheet,
                   guint                own,
                   const char *const   *players,
                   const DulleFace     *faces)
{
  DulleRankedPlayer ranked[DULLE_MAX_PLAYERS];
  g_autofree char  *headline = NULL;

  g_return_if_fail (DULLE_IS_PODIUM (self));
  g_return_if_fail (standing != NULL && standing->n_players >= N_STEPS);
  g_return_if_fail (players != NULL && faces != NULL);

  dulle_ranking (standing, ranked);
  headline = dulle_podium_headline (ranked, standing->n_players, own, players);
  gtk_label_set_label (GTK_LABEL (self->headline), headline);
  show_steps (self, ranked, own, players, faces);
  show_others (self, ranked, standing->n_players, players);
  show_curve (self, sheet, standing->n_players, players, faces);
  describe_ranking (self, ranked, standing->n_players, players);
  clear_records (self);
  gtk_widget_set_visible (self->records, FALSE);
}

void
dulle_podium_show_evening (DullePodium        *self,
                           const DulleEvening *evening,
                           const char *const  *players,
                           const DulleFace    *faces)
{
  g_autofree char *win = NULL;
  g_autofree char *foxes = NULL;
  g_autofree char *announcement = NULL;

  g_return_if_fail (DULLE_IS_PODIUM (self));
  g_return_if_fail (evening != NULL);
  g_return_if_fail (players != NULL && faces != NULL);

  clear_records (self);
  win = dulle_evening_win (&evening->win);
  foxes = dulle_evening_foxes (&evening->foxes);
  announcement = dulle_evening_announcement (&evening->announcement);
  if (win != NULL)
    append_record (self, _ ("Highest Win"), &evening->win, win, players, faces);
  if (foxes != NULL)
    append_record (self, _ ("Most Foxes Caught"), &evening->foxes, foxes, players, faces);
  if (announcement != NULL)
    append_record (self, _ ("Boldest Announcement"), &evening->announcement, announcement, players,
                   faces);
  gtk_widget_set_visible (self->records,
                          gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->records), 0) != NULL);
}

void
dulle_podium_focus (DullePodium *self)
{
  g_return_if_fail (DULLE_IS_PODIUM (self));

  gtk_widget_grab_focus (self->proceed);
}
