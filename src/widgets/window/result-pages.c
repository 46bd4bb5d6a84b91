/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "table/table-settings.h"

#include "result-pages.h"

struct _DulleResultPages
{
  /* Borrowed */
  GtkStack        *stack;
  GSettings       *settings;
  DulleSideColumn *beside;
  DulleScoreScene *scene;
  DullePodium     *podium;

  /* Owned: it moves between the stack and the side column */
  DulleScorePage *score;

  guint maker;
};

static gboolean
make_page_cb (gpointer user_data)
{
  DulleResultPages *self = user_data;

  if (self->scene == NULL)
    dulle_result_pages_scene (self);
  else if (self->podium == NULL)
    dulle_result_pages_podium (self);
  else
    dulle_result_pages_score (self);
  if (self->score == NULL)
    return G_SOURCE_CONTINUE;

  self->maker = 0;

  return G_SOURCE_REMOVE;
}

DulleResultPages *
dulle_result_pages_new (GtkStack  *stack,
                        GSettings *settings)
{
  DulleResultPages *self;

  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_new0 (DulleResultPages, 1);
  self->stack = stack;
  self->settings = settings;
  self->maker = g_timeout_add_seconds (1, make_page_cb, self);

  return self;
}

void
dulle_result_pages_free (DulleResultPages *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->maker, g_source_remove);
  g_clear_object (&self->score);
  g_free (self);
}

/* They slide in the order in which they were added, so each makes those before it. */

DulleScoreScene *
dulle_result_pages_scene (DulleResultPages *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->scene == NULL)
    {
      self->scene = DULLE_SCORE_SCENE (dulle_score_scene_new ());
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->scene), DULLE_PAGE_SCENE,
                            _ ("The Game"));
      dulle_follow_table_top (GTK_WIDGET (self->scene), self->settings);
    }

  return self->scene;
}

DullePodium *
dulle_result_pages_podium (DulleResultPages *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->podium == NULL)
    {
      dulle_result_pages_scene (self);
      self->podium = DULLE_PODIUM (dulle_podium_new ());
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->podium), DULLE_PAGE_PODIUM,
                            _ ("Final Ranking"));
      dulle_follow_table_top (GTK_WIDGET (self->podium), self->settings);
    }

  return self->podium;
}

/* A page without a title is called by its class when a screen reader comes there. */
static void
place_score (DulleResultPages *self)
{
  if (self->beside != NULL)
    dulle_side_column_adopt_score (self->beside, GTK_WIDGET (self->score));
  else
    gtk_stack_add_titled (self->stack, GTK_WIDGET (self->score), DULLE_PAGE_SCORE, _ ("Score"));
}

DulleScorePage *
dulle_result_pages_score (DulleResultPages *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->score == NULL)
    {
      dulle_result_pages_podium (self);
      self->score = g_object_ref_sink (DULLE_SCORE_PAGE (dulle_score_page_new ()));
      dulle_follow_table_top (GTK_WIDGET (self->score), self->settings);
      place_score (self);
    }

  return self->score;
}

DulleScorePage *
dulle_result_pages_peek_score (DulleResultPages *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->score;
}

void
dulle_result_pages_set_beside (DulleResultPages *self,
                               DulleSideColumn  *beside)
{
  g_return_if_fail (self != NULL);

  if (self->beside == beside)
    return;

  dulle_result_pages_score (self);
  if (self->beside != NULL)
    dulle_side_column_adopt_score (self->beside, NULL);
  else
    gtk_stack_remove (self->stack, GTK_WIDGET (self->score));
  self->beside = beside;
  gtk_widget_set_visible (GTK_WIDGET (self->score), TRUE);
  place_score (self);
}
