/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The widgets are made once and used again from game to game.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/dulle-card-widget.h"
#include "common/css-class.h"
#include "common/tooltip.h"
#include "dulle-scene-figure.h"
#include "dulle-scene-plate.h"
#include "scene-cast.h"
#include "text/scene-text.h"
#include "text/score-text.h"

/* The widths for which the height of a caption is asked. */
#define CAPTION_WIDTH      110
#define WIDE_CAPTION_WIDTH 210

static const char *const party_classes[DULLE_N_PARTIES] = { "re", "kontra" };

void
dulle_scene_cast_foreach (DulleSceneCast     *self,
                          DulleSceneActorFunc func,
                          gpointer            user_data)
{
  const struct
  {
    DulleSceneActor *actors;
    guint            n;
  } groups[] = {
    { self->sides, DULLE_N_PARTIES },
    { self->parties, DULLE_N_PARTIES },
    { self->figures, DULLE_N_PARTIES },
    { self->plates, DULLE_N_SEATS },
    { self->cards, self->n_cards[DULLE_RE] + self->n_cards[DULLE_KONTRA] },
    { self->chips[DULLE_RE], self->n_chips[DULLE_RE] },
    { self->chips[DULLE_KONTRA], self->n_chips[DULLE_KONTRA] },
    { self->captions, self->n_highlights },
    { self->tricks[0], self->n_highlights > 0 ? DULLE_N_SEATS : 0 },
    { self->tricks[1], self->n_highlights > 1 ? DULLE_N_SEATS : 0 },
    { self->titles, G_N_ELEMENTS (self->titles) },
    { &self->buttons, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    for (guint j = 0; j < groups[i].n; j++)
      func (&groups[i].actors[j], user_data);
}

DulleSceneActor *
dulle_scene_cast_cards (DulleSceneCast *self,
                        DulleParty      party)
{
  return self->cards + (party == DULLE_KONTRA ? self->n_cards[DULLE_RE] : 0);
}

/* Where nobody wins, factors belong to nobody. */
static DulleParty
line_party (const DulleScoreLine *line)
{
  return line->party == DULLE_KONTRA ? DULLE_KONTRA : DULLE_RE;
}

DulleSceneActor *
dulle_scene_cast_chip (DulleSceneCast *self,
                       guint           line)
{
  DulleParty party = line_party (&self->result.lines[line]);
  guint      number = 0;

  for (guint i = 0; i < line; i++)
    number += line_party (&self->result.lines[i]) == party;

  return number < self->n_chips[party] ? &self->chips[party][number] : NULL;
}

DulleSceneActor *
dulle_scene_cast_soloist_chip (DulleSceneCast *self)
{
  return self->n_chips[DULLE_RE] > self->n_line_chips
             ? &self->chips[DULLE_RE][self->n_line_chips]
             : NULL;
}

/* Making them */

/* In the order in which they lie upon each other. */
static DulleSceneActor
add_actor (GtkWidget  *widget,
           GtkWidget  *before,
           const char *style)
{
  if (style != NULL)
    gtk_widget_add_css_class (widget, style);
  gtk_widget_insert_before (widget, gtk_widget_get_parent (before), before);
  gtk_widget_set_child_visible (widget, FALSE);

  return (DulleSceneActor){ .widget = widget, .unit = 1 };
}

static GtkWidget *
make_caption (void)
{
  GtkWidget *caption = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (caption), 2);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), 20);
  gtk_label_set_yalign (GTK_LABEL (caption), 1);

  return caption;
}

/* Screen readers read the sum instead. */
static GtkWidget *
make_counted_card (void)
{
  return g_object_new (DULLE_TYPE_CARD_WIDGET, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static GtkWidget *
make_chip (void)
{
  GtkWidget *chip = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (chip), PANGO_ELLIPSIZE_END);

  return chip;
}

static void
add_party (DulleSceneCast *self,
           DulleParty      party,
           GtkWidget      *headline)
{
  GtkWidget *name = gtk_label_new (party == DULLE_RE ? _ ("Re") : _ ("Kontra"));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  self->parties[party] = add_actor (name, headline, party_classes[party]);
  gtk_widget_add_css_class (name, "party");
  self->figures[party] = add_actor (dulle_scene_figure_new (), headline, party_classes[party]);
  for (guint i = 0; i < DULLE_MAX_CHIPS; i++)
    {
      self->chips[party][i] = add_actor (make_chip (), headline, party_classes[party]);
      gtk_widget_add_css_class (self->chips[party][i].widget, "chip");
    }
}

void
dulle_scene_cast_init (DulleSceneCast *self,
                       GtkWidget      *headline,
                       GtkWidget      *subtitle,
                       GtkWidget      *actions)
{
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    {
      self->sides[party] =
          add_actor (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), headline, party_classes[party]);
      gtk_widget_add_css_class (self->sides[party].widget, "side");
    }
  for (guint i = 0; i < DULLE_MAX_SCENE_CARDS; i++)
    self->cards[i] = add_actor (make_counted_card (), headline, NULL);
  for (guint i = 0; i < DULLE_MAX_HIGHLIGHTS; i++)
    {
      self->captions[i] = add_actor (make_caption (), headline, "caption");
      for (guint j = 0; j < DULLE_N_SEATS; j++)
        self->tricks[i][j] = add_actor (dulle_card_widget_new (), headline, NULL);
    }
  add_party (self, DULLE_RE, headline);
  add_party (self, DULLE_KONTRA, headline);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    self->plates[seat] = add_actor (dulle_scene_plate_new (), headline, NULL);
  self->titles[0] = (DulleSceneActor){ .widget = headline, .unit = 1 };
  self->titles[1] = (DulleSceneActor){ .widget = subtitle, .unit = 1 };
  self->buttons = (DulleSceneActor){ .widget = actions, .unit = 1 };
}

/* Filling them */

static void
fill_cards (DulleSceneCast   *self,
            const DulleBoard *board)
{
  DulleCard cards[DULLE_MAX_SCENE_CARDS];
  guint     n = 0;

  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    {
      self->n_cards[party] = dulle_scene_cards (board, &self->result, party, cards);
      for (guint i = 0; i < self->n_cards[party]; i++)
        dulle_card_widget_set_face (DULLE_CARD_WIDGET (self->cards[n++].widget), cards[i]);
    }
}

static void
add_chip (DulleSceneCast *self,
          DulleParty      party,
          const char     *text,
          const char     *sentence)
{
  GtkWidget *chip;

  if (self->n_chips[party] == DULLE_MAX_CHIPS)
    return;
  chip = self->chips[party][self->n_chips[party]++].widget;
  gtk_label_set_label (GTK_LABEL (chip), text);
  dulle_set_tooltip (chip, sentence);
}

static void
fill_chips (DulleSceneCast    *self,
            const char *const *names)
{
  g_autofree char *soloist_chip = dulle_scene_soloist_chip (&self->result);

  self->n_chips[DULLE_RE] = self->n_chips[DULLE_KONTRA] = 0;
  for (guint i = 0; i < self->result.n_lines; i++)
    {
      const DulleScoreLine *line = &self->result.lines[i];
      g_autofree char      *text = dulle_scene_chip (line);
      g_autofree char      *sentence = dulle_score_line (line, names);

      add_chip (self, line_party (line), text, sentence);
    }
  self->n_line_chips = self->n_chips[DULLE_RE];
  if (soloist_chip != NULL)
    add_chip (self, DULLE_RE, soloist_chip,
              _ ("Whoever plays alone wins or loses three times as many points."));
}

/* Returns: (transfer full): what is said about @highlight */
static char *
make_highlight_text (DulleSceneCast       *self,
                     const DulleHighlight *highlight,
                     const char *const    *names)
{
  if (highlight->line != DULLE_NO_SCENE_LINE)
    return dulle_score_line (&self->result.lines[highlight->line], names);

  return dulle_scene_trick (highlight->trick, highlight->card_points, names[highlight->seat]);
}

/* @marked: the place of the card that it is about */
static void
append_highlight (DulleSceneCast   *self,
                  const DulleTrick *trick,
                  guint             marked,
                  const char       *title,
                  const char       *text)
{
  GtkWidget       *caption = self->captions[self->n_highlights].widget;
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>\n%s", title, text);

  gtk_label_set_markup (GTK_LABEL (caption), markup);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      GtkWidget *card = self->tricks[self->n_highlights][i].widget;

      dulle_card_widget_set_face (DULLE_CARD_WIDGET (card), trick->cards[i]);
      dulle_set_css_class (card, "winning", i == marked);
    }
  self->n_highlights++;
}

static void
add_highlight (DulleSceneCast    *self,
               const DulleBoard  *board,
               const char *const *names,
               DulleParty         party,
               const char        *title)
{
  DulleHighlight    highlight;
  const DulleTrick *trick;
  g_autofree char  *text = NULL;
  const char       *tip = NULL;

  if (!dulle_highlight_find (board, &self->result, party, &highlight))
    return;

  if (self->own < DULLE_N_SEATS)
    tip = _ ("By what was in the tricks; looking back says what was played best");
  trick = &board->tricks[highlight.trick];
  text = make_highlight_text (self, &highlight, names);
  dulle_set_tooltip (self->captions[self->n_highlights].widget,
                     tip);
  append_highlight (self, trick, trick->best, title, text);
}

static gboolean
has_partner (DulleSceneCast *self)
{
  for (guint8 seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seat != self->own && self->result.parties[seat] == self->result.parties[self->own])
      return TRUE;

  return FALSE;
}

/* Of an own trick; with a partner it may be the partner's. */
static const char *
own_title (DulleSceneCast *self)
{
  return has_partner (self) ? _ ("Your Party’s Best Trick") : _ ("Your Best Trick");
}

/* The best trick of each party, that of the person first. */
static void
fill_highlights (DulleSceneCast    *self,
                 const DulleBoard  *board,
                 const char *const *names)
{
  gboolean    plays = self->own < DULLE_N_SEATS;
  DulleParty  party = plays ? (DulleParty) self->result.parties[self->own] : DULLE_RE;
  const char *title = plays ? own_title (self) : _ ("Best Trick of Re");
  const char *others = plays ? _ ("The Others’ Best Trick") : _ ("Best Trick of Kontra");

  self->n_highlights = 0;
  add_highlight (self, board, names, party, title);
  add_highlight (self, board, names, dulle_other_party (party), others);
}

static void
add_verdict (DulleSceneCast     *self,
             const DulleBoard   *board,
             const DulleVerdict *verdict,
             const char         *title,
             char               *text)
{
  const DulleTrick *trick = &board->tricks[verdict->trick];
  guint             place = (self->own + DULLE_N_SEATS - trick->lead) % DULLE_N_SEATS;

  dulle_set_tooltip (self->captions[self->n_highlights].widget,
                     _ ("By the analysis of this game"));
  append_highlight (self, trick, place, title, text);
  g_free (text);
}

gboolean
dulle_scene_cast_judge (DulleSceneCast          *self,
                        const DulleBoard        *board,
                        const DulleGameAnalysis *analysis)
{
  DulleVerdict best;
  DulleVerdict costliest;
  gboolean     has_best;
  gboolean     has_costliest;

  if (self->own >= DULLE_N_SEATS || (analysis->graded.seats >> self->own & 1) == 0)
    return FALSE;

  has_best = dulle_verdict_find_best (analysis, self->own, &best);
  has_costliest = dulle_verdict_find_costliest (analysis, self->own, &costliest);
  if (!has_best && !has_costliest)
    return FALSE;

  self->n_highlights = 0;
  if (has_best)
    add_verdict (self, board, &best, _ ("Your Best Card"), dulle_scene_best_card (best.points));
  if (has_costliest)
    add_verdict (self, board, &costliest, _ ("Your Costliest Card"),
                 dulle_scene_better_card (costliest.better, costliest.points));

  return TRUE;
}

static void
fill_texts (DulleSceneCast    *self,
            const DulleBoard  *board,
            const char *const *names,
            const DulleFace   *faces)
{
  g_autofree char *headline = dulle_scene_headline (&self->result, self->own);
  g_autofree char *subtitle = dulle_scene_subtitle (board, &self->result, names);
  g_autofree char *saying = dulle_scene_saying (&self->result, self->own, names, faces);
  g_autofree char *markup =
      saying != NULL ? g_markup_printf_escaped ("%s\n<i>%s</i>", subtitle, saying)
                     : g_markup_escape_text (subtitle, -1);

  gtk_label_set_label (GTK_LABEL (self->titles[0].widget), headline);
  dulle_set_css_class (self->titles[0].widget, "won",
                       self->own < DULLE_N_SEATS &&
                           self->result.winner == (DulleParty) self->result.parties[self->own]);
  gtk_label_set_markup (GTK_LABEL (self->titles[1].widget), markup);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    dulle_scene_plate_set_player (DULLE_SCENE_PLATE (self->plates[seat].widget), names[seat],
                                  faces[seat], self->result.scores[seat], seat == self->own);
}

static void
hide_actor (DulleSceneActor *actor,
            gpointer         user_data)
{
  actor->shown = false;
  actor->motion = (DulleMotion){ 0 };
  gtk_widget_set_child_visible (actor->widget, FALSE);
}

void
dulle_scene_cast_fill (DulleSceneCast    *self,
                       const DulleEvent  *over,
                       const char *const *names,
                       const DulleFace   *faces)
{
  dulle_scene_cast_foreach (self, hide_actor, NULL);
  self->result = *over->over.result;
  self->own = over->seating.own;
  fill_cards (self, &over->view.board);
  fill_chips (self, names);
  fill_highlights (self, &over->view.board, names);
  fill_texts (self, &over->view.board, names, faces);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    dulle_scene_figure_set_value (DULLE_SCENE_FIGURE (self->figures[party].widget), 0);
}

/* Their places */

static DulleSceneSize
measure_actor (const DulleSceneActor *actor,
               int                    for_width)
{
  int width;
  int height;

  gtk_widget_measure (actor->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (actor->widget, GTK_ORIENTATION_VERTICAL, for_width, NULL, &height, NULL,
                      NULL);

  return (DulleSceneSize){ (float) width, (float) height };
}

/* In the least width. */
static DulleSceneSize
measure_folded (const DulleSceneActor *actor)
{
  int width;
  int height;

  gtk_widget_measure (actor->widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (actor->widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return (DulleSceneSize){ (float) width, (float) height };
}

static void
grow_size (DulleSceneSize        *size,
           const DulleSceneActor *actor,
           int                    for_width)
{
  DulleSceneSize other = measure_actor (actor, for_width);

  size->width = MAX (size->width, other.width);
  size->height = MAX (size->height, other.height);
}

static void
measure_party (DulleSceneCast    *self,
               DulleSceneRequest *request,
               DulleParty         party)
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    request->n_players[party] += self->result.parties[seat] == party;
  request->n_cards[party] = self->n_cards[party];
  request->n_chips[party] = self->n_chips[party];
  grow_size (&request->party, &self->parties[party], -1);
  grow_size (&request->figure, &self->figures[party], -1);
  for (guint i = 0; i < self->n_chips[party]; i++)
    request->chips[party][i] = measure_actor (&self->chips[party][i], -1);
}

void
dulle_scene_cast_measure (DulleSceneCast    *self,
                          int                width,
                          int                height,
                          DulleSceneRequest *request)
{
  *request = (DulleSceneRequest){
    .width = (float) width,
    .height = (float) height,
    .n_highlights = self->n_highlights,
    .headline = measure_actor (&self->titles[0], -1),
    .subtitle = measure_actor (&self->titles[1], -1),
    .actions = measure_actor (&self->buttons, -1),
    .folded_actions = measure_folded (&self->buttons),
  };

  measure_party (self, request, DULLE_RE);
  measure_party (self, request, DULLE_KONTRA);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    grow_size (&request->plate, &self->plates[seat], -1);
  for (guint i = 0; i < self->n_highlights; i++)
    {
      grow_size (&request->caption, &self->captions[i], CAPTION_WIDTH);
      grow_size (&request->wide_caption, &self->captions[i], WIDE_CAPTION_WIDTH);
    }
  request->caption.width = CAPTION_WIDTH;
  request->wide_caption.width = WIDE_CAPTION_WIDTH;
}

static void
place_party (DulleSceneCast           *self,
             const DulleSceneGeometry *geometry,
             DulleParty                party)
{
  static const DulleBox none = { 0 };
  DulleSceneActor      *cards = dulle_scene_cast_cards (self, party);
  float                 unit = geometry->unit;
  guint                 n = 0;

  dulle_scene_actor_place (&self->sides[party], &geometry->sides[party], unit);
  dulle_scene_actor_place (&self->parties[party], &geometry->parties[party], geometry->head_unit);
  dulle_scene_actor_place (&self->figures[party], &geometry->figures[party], geometry->head_unit);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    if (self->result.parties[seat] == party)
      dulle_scene_actor_place (&self->plates[seat], &geometry->plates[party][n++],
                               geometry->plate_unit);
  for (guint i = 0; i < self->n_chips[party]; i++)
    dulle_scene_actor_place (
        &self->chips[party][i],
        i < geometry->n_chips[party] ? &geometry->chips[party][i] : &none, geometry->chip_unit);
  for (guint i = 0; i < self->n_cards[party]; i++)
    {
      DullePose place = dulle_scene_pile_place (geometry, party, i, self->n_cards[party]);

      dulle_scene_actor_place_card (&cards[i], &place, geometry->pile_width);
    }
}

static void
place_highlight (DulleSceneCast           *self,
                 const DulleSceneGeometry *geometry,
                 guint                     number)
{
  float width = geometry->highlight_width;

  dulle_scene_actor_place (&self->captions[number], &geometry->captions[number], geometry->unit);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      DullePose place =
          dulle_scene_card_place (&geometry->highlights[number], width, i, DULLE_N_SEATS);

      dulle_scene_actor_place_card (&self->tricks[number][i], &place, width);
    }
}

void
dulle_scene_cast_place (DulleSceneCast           *self,
                        const DulleSceneGeometry *geometry)
{
  place_party (self, geometry, DULLE_RE);
  place_party (self, geometry, DULLE_KONTRA);
  for (guint i = 0; i < self->n_highlights; i++)
    place_highlight (self, geometry, i);
  dulle_scene_actor_place (&self->titles[0], &geometry->headline, geometry->headline_unit);
  dulle_scene_actor_place (&self->titles[1], &geometry->subtitle, geometry->subtitle_unit);
  dulle_scene_actor_place (&self->buttons, &geometry->actions, geometry->actions_unit);
}
