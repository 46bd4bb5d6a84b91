/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A row carries its whole content as its accessible name.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "settings/chosen-rules.h"

#include "common/dulle-avatar.h"
#include "common/news.h"
#include "dulle-history-entry.h"
#include "text/practice-text.h"
#include "text/score-text.h"

#define FACE_SIZE 20

/* Ends a line where it is broken, and never begins one. */
#define DOT "\u00a0· "

struct _DulleHistoryEntry
{
  GObject parent_instance;

  /* Owned */
  const DulleTournamentLog *tournament_log;
  char                     *title;
  char                     *subtitle;
};

G_DEFINE_FINAL_TYPE (DulleHistoryEntry, dulle_history_entry, G_TYPE_OBJECT)

/* A time before this moment is not a date; it only puts tournaments in order. */
#define FIRST_TIME 1000000000

static void
dulle_history_entry_finalize (GObject *object)
{
  DulleHistoryEntry *self = DULLE_HISTORY_ENTRY (object);

  g_clear_pointer (&self->tournament_log, dulle_tournament_log_unref);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (dulle_history_entry_parent_class)->finalize (object);
}

static void
dulle_history_entry_class_init (DulleHistoryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_history_entry_finalize;
}

static void
dulle_history_entry_init (DulleHistoryEntry *self)
{
}

char *
dulle_history_title (const DulleTournamentLog *tournament_log)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (tournament_log->played);

  if (tournament_log->file != NULL)
    return g_strdup (tournament_log->file);
  if (tournament_log->running && !tournament_log->over)
    return g_strdup (_ ("Running tournament"));
  if (tournament_log->played < FIRST_TIME || time == NULL)
    return g_strdup (_ ("Tournament"));

  /* Translators: date and time of a tournament, see strftime */
  return g_date_time_format (time, _ ("%x, %H:%M"));
}

/* What the title does not say. Returns: (nullable) */
static const char *
note_of (const DulleTournamentLog *tournament_log)
{
  if (tournament_log->over)
    return tournament_log->running ? _ ("still on the table") : NULL;

  return tournament_log->running ? NULL : _ ("not over");
}

static char *
make_subtitle (const DulleTournamentLog *tournament_log,
               const char *const        *players)
{
  g_auto (DulleChosenRules) rules = dulle_chosen_rules_of_rules (&tournament_log->setup.rules);
  guint            n_games = tournament_log->standing.n_games;
  gboolean         is_practice = dulle_deals_are_practice (tournament_log->setup.deals);
  const char      *note = note_of (tournament_log);
  GString         *text = g_string_new (NULL);
  g_autofree char *played = is_practice ? dulle_practice_title (tournament_log->setup.deals,
                                                                tournament_log->setup.seed)
                                        : dulle_chosen_rules_summary (&rules);

  g_string_append (text, played);
  g_string_append (text, DOT);
  g_string_append_printf (text, ngettext ("%u game", "%u games", n_games), n_games);
  if (note != NULL)
    g_string_append_printf (text, DOT "%s", note);
  for (guint i = 0; i < tournament_log->standing.n_players; i++)
    {
      g_autofree char *total = dulle_score_number (tournament_log->standing.totals[i]);

      /* A name and its total stay in one line. */
      g_string_append_printf (text, "%s%s\u00a0%s", i == 0 ? DOT : ", ", players[i], total);
    }

  return g_string_free (text, FALSE);
}

DulleHistoryEntry *
dulle_history_entry_new (const DulleTournamentLog *tournament_log,
                         const char *const        *players)
{
  DulleHistoryEntry *self = g_object_new (DULLE_TYPE_HISTORY_ENTRY, NULL);

  g_return_val_if_fail (tournament_log != NULL, self);
  g_return_val_if_fail (players != NULL, self);

  self->tournament_log = dulle_tournament_log_ref (tournament_log);
  self->title = dulle_history_title (tournament_log);
  self->subtitle = make_subtitle (tournament_log, players);

  return self;
}

const DulleTournamentLog *
dulle_history_entry_get_tournament_log (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->tournament_log;
}

const char *
dulle_history_entry_get_title (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->title;
}

const char *
dulle_history_entry_get_subtitle (DulleHistoryEntry *self)
{
  g_return_val_if_fail (DULLE_IS_HISTORY_ENTRY (self), NULL);

  return self->subtitle;
}

/* Rows */

static GtkWidget *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item,
          gpointer            user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *subtitle;

  gtk_widget_set_hexpand (add_label (line, NULL), TRUE);
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    gtk_box_append (GTK_BOX (line), dulle_avatar_new (FACE_SIZE));
  gtk_box_append (GTK_BOX (box), line);
  subtitle = add_label (box, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (subtitle), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (subtitle), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (subtitle), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (subtitle, "dim-label");
  gtk_list_item_set_child (item, box);
}

/* Shows those that have faces, in @avatar and the ones after it. */
static void
show_faces (GtkWidget                  *avatar,
            const DulleTournamentSetup *setup)
{
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    {
      DulleFace face = setup->players[player].face;

      dulle_avatar_show (DULLE_AVATAR (avatar), "", dulle_face_id (face));
      gtk_widget_set_visible (avatar, face != DULLE_FACE_NONE &&
                                          player < dulle_tournament_setup_n_players (setup));
      avatar = gtk_widget_get_next_sibling (avatar);
    }
}

/* The name belongs to what gets the focus, which is around the child. */
static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         gpointer            user_data)
{
  DulleHistoryEntry *self = gtk_list_item_get_item (item);
  GtkWidget         *box = gtk_list_item_get_child (item);
  GtkWidget         *line = gtk_widget_get_first_child (box);
  GtkWidget         *title = gtk_widget_get_first_child (line);
  g_autofree char   *name = g_strdup_printf ("%s: %s", self->title, self->subtitle);

  gtk_label_set_label (GTK_LABEL (title), self->title);
  show_faces (gtk_widget_get_next_sibling (title), &self->tournament_log->setup);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (line)), self->subtitle);
  dulle_name (gtk_widget_get_parent (box), name);
}

GtkListItemFactory *
dulle_history_rows_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  return factory;
}
