/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/tooltip.h"
#include "table/sounds.h"
#include "text/phrase-text.h"

#include "dulle-talk.h"

/* Whoever says more is not heard meanwhile. */
#define PAUSE (1 * G_TIME_SPAN_SECOND)

struct _DulleTalk
{
  GObject parent_instance;

  /* Borrowed */
  GtkMenuButton *button;
  DulleGamePage *page;

  /* Owned */
  DulleSession *session;
  DulleHost    *host;

  /* Owned: who can be muted; the part of the menu below the phrases */
  GMenu *listeners;

  DullePlayers muted;
  gint64       heard_at[DULLE_COMPANY_SIZE];

  /* Owned, once they are needed */
  DulleSounds *sounds;
};

G_DEFINE_FINAL_TYPE (DulleTalk, dulle_talk, G_TYPE_OBJECT)

/* The menu */

/* Whether somebody else is there. */
static gboolean
is_listener (const DulleCompany *company,
             guint8              player)
{
  DulleCompanionKind kind = company->companions[player].kind;

  return player != company->own &&
         (kind == DULLE_COMPANION_PERSON || kind == DULLE_COMPANION_AWAY);
}

static GMenu *
list_phrases (void)
{
  GMenu *section = g_menu_new ();

  for (guint i = 0; i < DULLE_N_PHRASES; i++)
    {
      g_autofree char *action =
          g_strdup_printf ("win.say::%s", dulle_phrase_id ((DullePhrase) i));

      g_menu_append (section, dulle_phrase_text ((DullePhrase) i), action);
    }

  return section;
}

/* Returns: (transfer full): an item for each */
static GPtrArray *
list_listeners (DulleTalk          *self,
                const DulleCompany *company)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const char      *name = company->companions[player].name;
      gboolean         is_muted = dulle_players_have (self->muted, player);
      g_autofree char *label = NULL;
      GMenuItem       *item;

      if (!is_listener (company, player))
        continue;
      label = is_muted ? g_strdup_printf (_ ("Unmute %s"), name)
                       : g_strdup_printf (_ ("Mute %s"), name);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.mute", "y", player);
      g_ptr_array_add (items, item);
    }

  return items;
}

static gboolean
is_listed (GMenuModel *menu,
           guint       place,
           GMenuItem  *item)
{
  static const char *const attributes[] = { G_MENU_ATTRIBUTE_LABEL, G_MENU_ATTRIBUTE_TARGET };

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      g_autoptr (GVariant) shown =
          g_menu_model_get_item_attribute_value (menu, (int) place, attributes[i], NULL);
      g_autoptr (GVariant) now = g_menu_item_get_attribute_value (item, attributes[i], NULL);

      if (!g_variant_equal (shown, now))
        return FALSE;
    }

  return TRUE;
}

static gboolean
are_listed (GMenuModel *menu,
            GPtrArray  *items)
{
  if (g_menu_model_get_n_items (menu) != (int) items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    if (!is_listed (menu, i, g_ptr_array_index (items, i)))
      return FALSE;

  return TRUE;
}

/* Only what is different: in an open menu, the focus would go with the item that has it. */
static void
show_listeners (DulleTalk *self,
                GPtrArray *items)
{
  if (are_listed (G_MENU_MODEL (self->listeners), items))
    return;

  g_menu_remove_all (self->listeners);
  for (guint i = 0; i < items->len; i++)
    g_menu_append_item (self->listeners, g_ptr_array_index (items, i));
}

/* Somebody is there who plays at the same table, and can be reached or is awaited. */
static gboolean
is_playing (const DulleCompany *company)
{
  return company != NULL && company->is_playing && company->own != DULLE_NO_SEAT &&
         (company->is_connected || company->is_trying);
}

static void
update_menu (DulleTalk *self)
{
  const DulleCompany *company = dulle_host_find_company (self->host);
  g_autoptr (GPtrArray) items = NULL;

  if (!is_playing (company))
    self->muted = 0;
  else
    items = list_listeners (self, company);
  if (items != NULL)
    show_listeners (self, items);
  gtk_widget_set_visible (GTK_WIDGET (self->button), items != NULL && items->len > 0);
}

static void
prepare_menu (DulleTalk *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) phrases = list_phrases ();

  self->listeners = g_menu_new ();
  g_menu_append_section (menu, NULL, G_MENU_MODEL (phrases));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (self->listeners));
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
  dulle_tooltip_yield (GTK_WIDGET (gtk_menu_button_get_popover (self->button)),
                       GTK_WIDGET (self->button));
}

/* What is said */

static void
quote_player (DulleTalk  *self,
              guint8      player,
              DullePhrase phrase)
{
  const char        *text = dulle_phrase_text (phrase);
  const DulleEvent  *shown = dulle_game_page_get_shown (self->page);
  const char *const *names =
      dulle_table_names_get_by_player (dulle_game_page_get_names (self->page));
  /* Translators: a player, and what it says */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), names[player], text);

  if (shown != NULL)
    dulle_game_page_quote (self->page, dulle_seating_seat_of (&shown->seating, player), text,
                           spoken);
}

/* With the sounds of the table, and as loud as these. */
static void
play_applause (DulleTalk *self)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  if (!g_settings_get_boolean (settings, "sound"))
    return;
  if (self->sounds == NULL)
    self->sounds = dulle_sounds_new ();
  dulle_sounds_play (self->sounds, DULLE_SOUND_APPLAUSE,
                     g_settings_get_double (settings, "sound-volume"));
}

static void
said_cb (DulleTalk  *self,
         guint       player,
         const char *id)
{
  gint64      now = g_get_monotonic_time ();
  DullePhrase phrase;

  if (player >= DULLE_COMPANY_SIZE || dulle_players_have (self->muted, (guint8) player) ||
      !dulle_phrase_parse (id, &phrase) ||
      (self->heard_at[player] != 0 && now - self->heard_at[player] < PAUSE))
    return;

  self->heard_at[player] = now;
  quote_player (self, (guint8) player, phrase);
  if (phrase == DULLE_PHRASE_APPLAUSE)
    play_applause (self);
}

/* A guest hears its own phrase from the host; a host has to show it. */
static void
say_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  DulleTalk  *self = DULLE_TALK (user_data);
  const char *id = g_variant_get_string (parameter, NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->button)))
    return;

  dulle_game_page_focus (self->page);
  if (!dulle_host_is_open (self->host))
    {
      dulle_session_say (self->session, id);
      return;
    }

  dulle_host_say (self->host, id);
  said_cb (self, dulle_host_find_company (self->host)->own, id);
}

static void
mute_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  DulleTalk *self = DULLE_TALK (user_data);
  guint8     player = g_variant_get_byte (parameter);

  if (player < DULLE_COMPANY_SIZE)
    self->muted ^= (DullePlayers) (1 << player);
  update_menu (self);
}

static void
talk_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GtkMenuButton *button = DULLE_TALK (user_data)->button;

  if (gtk_widget_get_visible (GTK_WIDGET (button)))
    gtk_menu_button_popup (button);
}

static const GActionEntry actions[] = {
  { "talk", talk_cb },
  { "say", say_cb, "s" },
  { "mute", mute_cb, "y" },
};

/* The object */

static void
dulle_talk_dispose (GObject *object)
{
  DulleTalk *self = DULLE_TALK (object);

  g_clear_pointer (&self->sounds, dulle_sounds_free);
  g_clear_object (&self->listeners);
  g_clear_object (&self->session);
  g_clear_object (&self->host);

  G_OBJECT_CLASS (dulle_talk_parent_class)->dispose (object);
}

static void
dulle_talk_class_init (DulleTalkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_talk_dispose;
}

static void
dulle_talk_init (DulleTalk *self)
{
}

DulleTalk *
dulle_talk_new (DulleSession  *session,
                DulleHost     *host,
                GtkMenuButton *button,
                DulleGamePage *page,
                GActionMap    *map)
{
  DulleTalk *self;

  g_return_val_if_fail (DULLE_IS_SESSION (session) && DULLE_IS_HOST (host), NULL);
  g_return_val_if_fail (GTK_IS_MENU_BUTTON (button) && DULLE_IS_GAME_PAGE (page), NULL);
  g_return_val_if_fail (G_IS_ACTION_MAP (map), NULL);

  self = g_object_new (DULLE_TYPE_TALK, NULL);
  self->session = g_object_ref (session);
  self->host = g_object_ref (host);
  self->button = button;
  self->page = page;
  prepare_menu (self);
  g_action_map_add_action_entries (map, actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (session, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "company-changed", G_CALLBACK (update_menu), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "changed", G_CALLBACK (update_menu), self, G_CONNECT_SWAPPED);
  update_menu (self);

  return self;
}
