/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "company-news.h"
#include "dulle-messages.h"

/* How long the table shows what it is given. */
#define NEWS_SECONDS 4

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
  char         *news;
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

static gboolean
end_news_cb (gpointer user_data)
{
  DulleMessages *self = DULLE_MESSAGES (user_data);

  self->end = 0;
  g_clear_pointer (&self->news, g_free);

  return G_SOURCE_REMOVE;
}

/* Later news does not take the place of earlier news. */
static void
tell_news (DulleMessages *self,
           const char    *text,
           const char    *spoken)
{
  g_autofree char *before = g_steal_pointer (&self->news);

  self->news = before != NULL ? g_strdup_printf ("%s %s", before, text) : g_strdup (text);
  g_clear_handle_id (&self->end, g_source_remove);
  self->end = g_timeout_add_seconds (NEWS_SECONDS, end_news_cb, self);
  show_text (self, self->news, spoken);
}

static void
page_changed_cb (DulleMessages *self)
{
  g_assert (DULLE_IS_MESSAGES (self));

  if (!is_at_table (self) && self->news != NULL)
    dulle_message_strip_show (self->strip, self->news);
}

static void
denied_cb (DulleMessages *self,
           const char    *text)
{
  g_assert (DULLE_IS_MESSAGES (self));

  tell_news (self, text, NULL);
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
    tell_news (self, text, text);
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
  g_clear_pointer (&self->news, g_free);

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
