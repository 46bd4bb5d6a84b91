/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "company-news.h"
#include "dulle-messages.h"

/* How long the table shows what it is given. */
#define NEWS_SECONDS 4

/* @about: as in #DulleCompanyNews */
typedef struct
{
  char *text;
  guint about;
} Piece;

struct _DulleMessages
{
  GObject parent_instance;

  /* Borrowed */
  GtkStack          *pages;
  DulleGamePage     *game_page;
  DulleMessageStrip *strip;

  /* Owned: what is being told, until @end fires */
  DulleSession *session;
  DulleHost    *host;
  GArray       *news;
  guint         end;

  DulleCompanyNews company;
};

G_DEFINE_FINAL_TYPE (DulleMessages, dulle_messages, G_TYPE_OBJECT)

static gboolean
is_at_table (DulleMessages *self)
{
  return gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->game_page);
}

/* @spoken: (nullable): what of it is new to whoever listens */
static void
show_text (DulleMessages *self,
           const char    *text,
           const char    *spoken)
{
  if (is_at_table (self) && dulle_game_page_has_room (self->game_page))
    dulle_game_page_say (self->game_page, text, spoken);
  else
    dulle_message_strip_say (self->strip, text);
}

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  g_free (piece->text);
}

static gboolean
end_news_cb (gpointer user_data)
{
  DulleMessages *self = DULLE_MESSAGES (user_data);

  self->end = 0;
  g_array_set_size (self->news, 0);

  return G_SOURCE_REMOVE;
}

static char *
join_news (DulleMessages *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->news->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, g_array_index (self->news, Piece, i).text);
    }

  return g_string_free (text, FALSE);
}

/* Later news takes the place of what it makes untrue, and of nothing else. */
static void
tell_news (DulleMessages *self,
           const char    *text,
           guint          about,
           const char    *spoken)
{
  Piece            piece = { g_strdup (text), about };
  g_autofree char *shown = NULL;

  for (guint i = self->news->len; i > 0; i--)
    if ((g_array_index (self->news, Piece, i - 1).about & about) != 0)
      g_array_remove_index (self->news, i - 1);
  g_array_append_val (self->news, piece);
  shown = join_news (self);
  g_clear_handle_id (&self->end, g_source_remove);
  self->end = g_timeout_add_seconds (NEWS_SECONDS, end_news_cb, self);
  show_text (self, shown, spoken);
}

static void
show_news_above (DulleMessages *self)
{
  g_autofree char *text = join_news (self);

  if (self->news->len > 0)
    dulle_message_strip_show (self->strip, text);
}

static void
page_changed_cb (DulleMessages *self)
{
  g_assert (DULLE_IS_MESSAGES (self));

  if (!is_at_table (self))
    show_news_above (self);
}

static void
crowded_cb (DulleMessages *self)
{
  g_assert (DULLE_IS_MESSAGES (self));

  if (!is_at_table (self) || self->news->len == 0)
    return;

  dulle_game_page_hush (self->game_page);
  show_news_above (self);
}

static void
denied_cb (DulleMessages *self,
           const char    *text)
{
  g_assert (DULLE_IS_MESSAGES (self));

  tell_news (self, text, 0, NULL);
}

static void
company_changed_cb (DulleMessages *self)
{
  const DulleEvent *shown = dulle_game_page_get_shown (self->game_page);
  gboolean          plays = shown != NULL && !dulle_board_is_finished (&shown->view.board);
  g_autofree char  *text = NULL;

  g_assert (DULLE_IS_MESSAGES (self));

  text = dulle_company_news_next (&self->company, dulle_host_find_company (self->host),
                                  dulle_host_is_open (self->host), plays);
  if (text != NULL)
    tell_news (self, text, self->company.about, text);
}

static void
taken_over_cb (DulleMessages *self)
{
  g_assert (DULLE_IS_MESSAGES (self));

  self->company.takes_over = TRUE;
}

static void
given_back_cb (DulleMessages *self)
{
  g_assert (DULLE_IS_MESSAGES (self));

  self->company.is_given_back = TRUE;
}

static void
dulle_messages_dispose (GObject *object)
{
  DulleMessages *self = DULLE_MESSAGES (object);

  g_clear_handle_id (&self->end, g_source_remove);
  g_clear_object (&self->host);
  g_clear_object (&self->session);
  g_clear_pointer (&self->news, g_array_unref);

  G_OBJECT_CLASS (dulle_messages_parent_class)->dispose (object);
}

static void
dulle_messages_class_init (DulleMessagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_messages_dispose;
}

static void
dulle_messages_init (DulleMessages *self)
{
  self->company = (DulleCompanyNews) DULLE_COMPANY_NEWS_NONE;
  self->news = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->news, clear_piece);
}

DulleMessages *
dulle_messages_new (GtkStack          *pages,
                    DulleGamePage     *game_page,
                    DulleMessageStrip *strip)
{
  DulleMessages *self;

  g_return_val_if_fail (GTK_IS_STACK (pages), NULL);
  g_return_val_if_fail (DULLE_IS_GAME_PAGE (game_page), NULL);
  g_return_val_if_fail (DULLE_IS_MESSAGE_STRIP (strip), NULL);

  self = g_object_new (DULLE_TYPE_MESSAGES, NULL);
  self->pages = pages;
  self->game_page = game_page;
  self->strip = strip;
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game_page, "denied", G_CALLBACK (denied_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game_page, "crowded", G_CALLBACK (crowded_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
dulle_messages_set_session (DulleMessages *self,
                            DulleSession  *session)
{
  g_return_if_fail (DULLE_IS_MESSAGES (self));
  g_return_if_fail (DULLE_IS_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "given-back", G_CALLBACK (given_back_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "taken-over", G_CALLBACK (taken_over_cb), self,
                           G_CONNECT_SWAPPED);
}

void
dulle_messages_set_host (DulleMessages *self,
                         DulleHost     *host)
{
  g_return_if_fail (DULLE_IS_MESSAGES (self));
  g_return_if_fail (DULLE_IS_HOST (host));
  g_return_if_fail (self->session != NULL && self->host == NULL);

  self->host = g_object_ref (host);
  g_signal_connect_object (host, "changed", G_CALLBACK (company_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "company-changed", G_CALLBACK (company_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
dulle_messages_say (DulleMessages *self,
                    const char    *text)
{
  g_return_if_fail (DULLE_IS_MESSAGES (self));
  g_return_if_fail (text != NULL);

  show_text (self, text, text);
}
