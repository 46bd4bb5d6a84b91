/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What was made once stays, so that the same game is the same object.
 */
#include "config.h"

#include "dulle-review-games.h"

struct _DulleReviewGames
{
  GObject parent_instance;

  /* Owned: @games are those that were made, by their place */
  const DulleTournamentLog *tournament_log;
  GArray                   *deals;
  char                    **players;
  GHashTable               *games;
};

static void dulle_review_games_init_model (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (DulleReviewGames,
                               dulle_review_games,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      dulle_review_games_init_model))

static GType
dulle_review_games_get_item_type (GListModel *model)
{
  return DULLE_TYPE_REVIEW_GAME;
}

static guint
dulle_review_games_get_n_items (GListModel *model)
{
  return DULLE_REVIEW_GAMES (model)->tournament_log->records->len;
}

static gpointer
dulle_review_games_get_item (GListModel *model,
                             guint       position)
{
  DulleReviewGames *self = DULLE_REVIEW_GAMES (model);
  DulleReviewGame  *game = g_hash_table_lookup (self->games, GUINT_TO_POINTER (position));

  if (position >= dulle_review_games_get_n_items (model))
    return NULL;

  if (game == NULL)
    {
      game = dulle_review_game_new_of_log (
          self->tournament_log, position, &g_array_index (self->deals, DulleDealNumber, position),
          (const char *const *) self->players);
      g_hash_table_insert (self->games, GUINT_TO_POINTER (position), game);
    }

  return g_object_ref (game);
}

static void
dulle_review_games_init_model (GListModelInterface *iface)
{
  iface->get_item_type = dulle_review_games_get_item_type;
  iface->get_n_items = dulle_review_games_get_n_items;
  iface->get_item = dulle_review_games_get_item;
}

static void
dulle_review_games_finalize (GObject *object)
{
  DulleReviewGames *self = DULLE_REVIEW_GAMES (object);

  dulle_tournament_log_unref (self->tournament_log);
  g_array_unref (self->deals);
  g_strfreev (self->players);
  g_hash_table_unref (self->games);

  G_OBJECT_CLASS (dulle_review_games_parent_class)->finalize (object);
}

static void
dulle_review_games_class_init (DulleReviewGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_review_games_finalize;
}

static void
dulle_review_games_init (DulleReviewGames *self)
{
  self->games = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

GListModel *
dulle_review_games_new (const DulleTournamentLog *tournament_log,
                        const char *const        *players)
{
  DulleReviewGames *self;

  g_return_val_if_fail (tournament_log != NULL && tournament_log->records != NULL, NULL);
  g_return_val_if_fail (players != NULL, NULL);

  self = g_object_new (DULLE_TYPE_REVIEW_GAMES, NULL);
  self->tournament_log = dulle_tournament_log_ref (tournament_log);
  self->deals = dulle_deal_numbers_new (tournament_log);
  self->players = g_strdupv ((char **) players);

  return G_LIST_MODEL (self);
}
