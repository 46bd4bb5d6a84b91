/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lists are filled anew whenever the page is shown, which is once a game.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "common/large-window.h"

#include "dulle-deal-proof.h"
#include "dulle-score-page.h"
#include "dulle-score-sheet.h"
#include "score-row.h"
#include "text/score-text.h"
#include "tournament/ranking.h"

struct _DulleScorePage
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *empty;
  GtkWidget *scroller;
  GtkWidget *clamp;
  GtkWidget *headline;
  GtkWidget *result;
  GtkWidget *lines;
  GtkWidget *scores;
  GtkWidget *proof;
  GtkWidget *ranking_title;
  GtkWidget *ranking;
  GtkWidget *sheet_note;
  GtkWidget *vote;
  GtkWidget *vote_question;
  GtkWidget *vote_against;
  GtkWidget *buttons;
  GtkWidget *review;
  GtkWidget *proceed;

  DulleScoreSheet *sheet;

  DulleFace faces[DULLE_N_SEATS];

  /* Owned: what the lists show */
  GListStore *line_rows;
  GListStore *score_rows;
  GListStore *ranking_rows;
};

G_DEFINE_FINAL_TYPE (DulleScorePage, dulle_score_page, GTK_TYPE_WIDGET)

/* The label and action of the button at the bottom. */
static const struct
{
  const char *label;
  const char *action;
} proceeding[] = {
  [DULLE_SCORE_MODE_SHEET] = { N_ ("_Back to the Table"), "win.score" },
  [DULLE_SCORE_MODE_RESULT] = { N_ ("_Next Game"), "win.next-game" },
  [DULLE_SCORE_MODE_AGAIN] = { N_ ("Play _Again"), "win.next-game" },
  [DULLE_SCORE_MODE_LESSON] = { N_ ("Next _Lesson"), "win.next-game" },
  [DULLE_SCORE_MODE_LAST] = { N_ ("To the _Podium"), "win.next-game" },
  [DULLE_SCORE_MODE_VOTE] = { N_ ("_Next Game"), "win.next-game" },
  [DULLE_SCORE_MODE_RANKING] = { N_ ("_New Tournament"), "win.new-tournament" },
};

const char *
dulle_score_mode_label (DulleScoreMode mode)
{
  g_return_val_if_fail (mode < G_N_ELEMENTS (proceeding), NULL);

  return _ (proceeding[mode].label);
}

/* The party that the points are counted for: the winner, or Re if nobody wins. */
static DulleParty
counted_party (const DulleResult *result)
{
  return result->winner == DULLE_NO_PARTY ? DULLE_RE : result->winner;
}

static void
append_line (DulleScorePage       *self,
             const DulleResult    *result,
             const DulleScoreLine *line,
             const char *const    *names)
{
  int   sign = line->party == counted_party (result) ? 1 : -1;
  char *number = dulle_line_is_factor (line->id) ? dulle_score_factor (line->value)
                                                 : dulle_score_signed (sign * line->value);

  dulle_score_rows_append_line (self->line_rows, dulle_score_line (line, names), number,
                                (DulleLineId) line->id);
}

/* The fee of a marriage is paid besides the value, and stands below the sum. */
static void
show_lines (DulleScorePage    *self,
            const DulleResult *result,
            const char *const *names)
{
  gboolean    re = counted_party (result) == DULLE_RE;
  const char *title = re ? _ ("Value of the game for Re") : _ ("Value of the game for Kontra");

  g_list_store_remove_all (self->line_rows);
  for (unsigned i = 0; i < result->n_lines; i++)
    if (result->lines[i].id != DULLE_LINE_MARRIAGE_FEE)
      append_line (self, result, &result->lines[i], names);

  dulle_score_rows_append (self->line_rows, g_strdup (title), dulle_score_signed (result->points),
                           TRUE);

  for (unsigned i = 0; i < result->n_lines; i++)
    if (result->lines[i].id == DULLE_LINE_MARRIAGE_FEE)
      append_line (self, result, &result->lines[i], names);
}

static void
show_scores (DulleScorePage    *self,
             const DulleResult *result,
             const char *const *names)
{
  g_list_store_remove_all (self->score_rows);
  for (DulleParty party = DULLE_RE; party <= DULLE_KONTRA; party++)
    for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
      if (result->parties[seat] == party)
        {
          char *text = result->soloist == seat
                           ? g_strdup_printf (_ ("%s, alone against three"), names[seat])
                           : g_strdup (names[seat]);

          dulle_score_rows_append_player (self->score_rows, text,
                                          dulle_score_signed (result->scores[seat]), party,
                                          self->faces[seat]);
        }
}

/* Where the rules have money, who pays whom for the last game. */
static void
show_payments (DulleScorePage    *self,
               GArray            *sheet,
               guint              n_players,
               const char *const *players)
{
  const DulleSheetRow *row = &g_array_index (sheet, DulleSheetRow, sheet->len - 1);
  DulleTransfer        payments[DULLE_MAX_TRANSFERS];
  unsigned             n = dulle_money_balance (row->money, n_players, payments);

  for (unsigned i = 0; i < n; i++)
    dulle_score_rows_append (self->score_rows, dulle_score_payment (&payments[i], players),
                             dulle_score_decimal (payments[i].amount / 100.0, 2), FALSE);
}

static void
show_result (DulleScorePage    *self,
             const DulleResult *result,
             const char *const *names)
{
  gtk_widget_set_visible (self->headline, result != NULL);
  gtk_widget_set_visible (self->result, result != NULL);

  if (result != NULL)
    {
      g_autofree char *headline = dulle_score_headline (result);

      gtk_label_set_label (GTK_LABEL (self->headline), headline);
      show_lines (self, result, names);
      show_scores (self, result, names);
    }
}

static void
show_ranking (DulleScorePage      *self,
              const DulleStanding *standing,
              const char *const   *players)
{
  DulleRankedPlayer ranked[DULLE_MAX_PLAYERS];

  dulle_ranking (standing, ranked);
  g_list_store_remove_all (self->ranking_rows);
  for (guint i = 0; i < standing->n_players; i++)
    dulle_score_rows_append (
        self->ranking_rows,
        g_strdup_printf (_ ("%u. %s"), ranked[i].place, players[ranked[i].player]),
        dulle_score_number (ranked[i].total), ranked[i].place == 1);
}

/* Returns: (nullable) (transfer full) */
static char *
note_of_games (const DulleStanding *standing)
{
  g_autofree char *games = NULL;

  if (standing->games_left == 0)
    return standing->bock_left == 0
               ? NULL
               : g_strdup_printf (ngettext ("The next game counts as bock.",
                                            "The next %u games count as bock.",
                                            standing->bock_left),
                                  standing->bock_left);

  games = g_strdup_printf (ngettext ("%u game is still to be played.",
                                     "%u games are still to be played.", standing->games_left),
                           standing->games_left);
  if (standing->bock_left == 0)
    return g_steal_pointer (&games);

  /* Translators: %s is a sentence, such as “19 games are still to be played.” */
  return g_strdup_printf (ngettext ("%s The next one counts as bock.",
                                    "%s The next %u count as bock.", standing->bock_left),
                          games, standing->bock_left);
}

/* What the rows do not say: how many games there will be, or what the game that is played again
 * was worth. */
static char *
note_of_sheet (const DulleStanding *standing)
{
  g_autofree char *before = NULL;

  if (standing->games_left > 0 || standing->bock_left > 0)
    return note_of_games (standing);
  if (!standing->has_before)
    return NULL;

  before = dulle_score_signed (standing->before);

  /* Translators: points */
  return g_strdup_printf (_ ("The first time, your cards brought %s."), before);
}

static void
show_sheet (DulleScorePage      *self,
            const DulleStanding *standing,
            GArray              *sheet,
            const char *const   *players)
{
  gboolean         any = sheet != NULL && sheet->len > 0;
  const char      *title = standing->is_practice ? _ ("Games with This Deal")
                                                 : _ ("This Tournament");
  g_autofree char *note = note_of_sheet (standing);

  dulle_score_sheet_show (self->sheet, title, sheet, players, standing->n_players);
  gtk_label_set_label (GTK_LABEL (self->sheet_note), note != NULL ? note : "");
  gtk_widget_set_visible (self->sheet_note, note != NULL);
  gtk_widget_set_visible (self->review, any);
}

static void
show_emptiness (DulleScorePage      *self,
                const DulleStanding *standing,
                gboolean             empty)
{
  g_autofree char *note = note_of_sheet (standing);
  g_autofree char *text = g_strjoin (
      "\n", _ ("When the first game is over, its points are written here."), note, NULL);

  adw_status_page_set_description (ADW_STATUS_PAGE (self->empty), text);
  gtk_widget_set_visible (self->empty, empty);
  gtk_widget_set_visible (self->scroller, !empty);
}

static gboolean
scroll_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  DulleScorePage *self = DULLE_SCORE_PAGE (widget);
  gboolean        scrolled = FALSE;

  g_signal_emit_by_name (self->scroller, "scroll-child", g_variant_get_int32 (args), FALSE,
                         &scrolled);

  return scrolled;
}

static void
dulle_score_page_dispose (GObject *object)
{
  DulleScorePage *self = DULLE_SCORE_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->line_rows);
  g_clear_object (&self->score_rows);
  g_clear_object (&self->ranking_rows);

  G_OBJECT_CLASS (dulle_score_page_parent_class)->dispose (object);
}

static void
dulle_score_page_class_init (DulleScorePageClass *klass)
{
  static const struct
  {
    guint         key;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_Up, GTK_SCROLL_STEP_UP },
    { GDK_KEY_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP },
    { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_Home, GTK_SCROLL_START },
    { GDK_KEY_End, GTK_SCROLL_END },
  };
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_score_page_dispose;

  g_type_ensure (DULLE_TYPE_DEAL_PROOF);
  g_type_ensure (DULLE_TYPE_SCORE_SHEET);
  gtk_widget_class_set_css_name (widget_class, "scorepage");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/dulle/Dulle/score/dulle-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, content);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, empty);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, clamp);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, headline);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, lines);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, scores);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, proof);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, ranking_title);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, ranking);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, review);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, sheet_note);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, vote);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, vote_question);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, vote_against);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, DulleScorePage, proceed);

  /* The page is read from top to bottom while the focus stays on its button. */
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, scroll_cb, "i",
                                  (gint32) keys[i].scroll);
}

static void
dulle_score_page_init (DulleScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  dulle_large_window_grow (self->clamp, "maximum-size");
  self->line_rows = dulle_score_rows_bind (GTK_LIST_BOX (self->lines), TRUE);
  self->score_rows = dulle_score_rows_bind (GTK_LIST_BOX (self->scores), FALSE);
  self->ranking_rows = dulle_score_rows_bind (GTK_LIST_BOX (self->ranking), FALSE);
}

GtkWidget *
dulle_score_page_new (void)
{
  return g_object_new (DULLE_TYPE_SCORE_PAGE, NULL);
}

void
dulle_score_page_set_faces (DulleScorePage  *self,
                            const DulleFace *by_seat,
                            const DulleFace *by_player)
{
  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));
  g_return_if_fail (by_seat != NULL);

  memcpy (self->faces, by_seat, sizeof self->faces);
  dulle_score_sheet_set_faces (self->sheet, by_player);
}

void
dulle_score_page_show (DulleScorePage      *self,
                       DulleScoreMode       mode,
                       const DulleResult   *result,
                       const DulleStanding *standing,
                       GArray              *sheet,
                       const char *const   *names,
                       const char *const   *players)
{
  gboolean ranking = mode == DULLE_SCORE_MODE_RANKING || mode == DULLE_SCORE_MODE_LAST;

  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));
  g_return_if_fail (standing != NULL);
  g_return_if_fail (names != NULL && players != NULL);

  show_result (self, mode == DULLE_SCORE_MODE_SHEET ? NULL : result, names);
  if (mode != DULLE_SCORE_MODE_SHEET && result != NULL && sheet != NULL && sheet->len > 0)
    show_payments (self, sheet, standing->n_players, players);
  gtk_widget_set_visible (self->ranking_title, ranking);
  gtk_widget_set_visible (self->ranking, ranking);
  if (ranking)
    show_ranking (self, standing, players);
  show_sheet (self, standing, sheet, players);
  show_emptiness (self, standing,
                  mode == DULLE_SCORE_MODE_SHEET && (sheet == NULL || sheet->len == 0));

  gtk_widget_set_visible (self->vote, mode == DULLE_SCORE_MODE_VOTE);
  gtk_widget_set_visible (self->buttons, mode != DULLE_SCORE_MODE_VOTE);
  gtk_button_set_label (GTK_BUTTON (self->proceed), dulle_score_mode_label (mode));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->proceed), proceeding[mode].action);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                                GTK_SCROLLED_WINDOW (self->scroller)),
                            0);
}

void
dulle_score_page_show_deal (DulleScorePage       *self,
                            const DulleEventOver *over,
                            const char *const    *players)
{
  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));

  dulle_deal_proof_show (DULLE_DEAL_PROOF (self->proof), over, players);
}

void
dulle_score_page_proceed (DulleScorePage *self)
{
  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));

  if (gtk_widget_get_visible (self->buttons))
    gtk_widget_activate_action (
        GTK_WIDGET (self), gtk_actionable_get_action_name (GTK_ACTIONABLE (self->proceed)), NULL);
}

void
dulle_score_page_focus (DulleScorePage *self)
{
  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (self->vote) ? self->vote_against : self->proceed);
}

void
dulle_score_page_ask (DulleScorePage *self,
                      const char     *name)
{
  g_autofree char *question = NULL;

  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));

  question = name == NULL ? g_strdup (_ ("A Round of Solos?"))
                          : g_strdup_printf (_ ("%s, do you want a round of solos?"), name);
  gtk_label_set_label (GTK_LABEL (self->vote_question), question);
}

void
dulle_score_page_await_votes (DulleScorePage *self)
{
  g_return_if_fail (DULLE_IS_SCORE_PAGE (self));

  gtk_label_set_label (GTK_LABEL (self->vote_question),
                       _ ("You have voted. The others are still being asked."));
}
