/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each level has a button, made once; those that cannot be announced now are hidden.
 * Whatever else a player may say without being asked follows behind them, with buttons
 * that are made when needed.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action-text.h"
#include "engine/announce.h"
#include "engine/legality.h"

#include "common/tooltip.h"
#include "common/word-help.h"
#include "text/decision-text.h"

#include "action-button.h"
#include "dulle-announcement-bar.h"

struct _DulleAnnouncementBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *buttons[DULLE_N_LEVELS];
  GtkWidget *names[DULLE_N_LEVELS];
  GtkWidget *captions[DULLE_N_LEVELS];

  /* Owned by the box */
  GPtrArray *others;
};

G_DEFINE_FINAL_TYPE (DulleAnnouncementBar, dulle_announcement_bar, GTK_TYPE_WIDGET)

/* The levels that the viewer may announce, one bit each. */
static guint
offered_levels (const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  guint       levels = 0;

  for (unsigned i = 0; i < n_actions; i++)
    if (actions[i].kind == DULLE_ACTION_ANNOUNCE)
      levels |= 1u << actions[i].level;

  return levels;
}

/* Whether the rules count the cards of all players, and not one's own. */
static gboolean
counts_table (const DulleView *view)
{
  return view->board.rules.announcement_timing == DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
}

static char *
describe_time_left (const DulleView *view,
                    DulleLevel       level)
{
  unsigned left = dulle_announce_cards_left (&view->board, &view->own, level);

  if (left == 0)
    return g_strdup (_ ("Only before your next card"));
  if (counts_table (view))
    return g_strdup_printf (ngettext ("Possible until %u more card lies on the table",
                                      "Possible until %u more cards lie on the table", left),
                            left);

  return g_strdup_printf (ngettext ("Possible until after your next card",
                                    "Possible until after your next %u cards", left),
                          left);
}

/* The same in a few words for the button itself; in even fewer where there is little
 * room. */
static char *
name_time_left (const DulleView *view,
                DulleLevel       level,
                gboolean         brief)
{
  unsigned left = dulle_announce_cards_left (&view->board, &view->own, level);

  if (left == 0)
    /* Translators: an announcement may be made before the next card, and not after it;
     * the second in as few words as possible */
    return g_strdup (brief ? _ ("now") : _ ("only now"));
  if (brief)
    /* Translators: how many cards may be played before it is too late to announce; in as
     * few words as possible */
    return g_strdup_printf (ngettext ("%u card left", "%u cards left", left), left);
  if (counts_table (view))
    /* Translators: how many cards of all players may be played before it is too late to
     * announce */
    return g_strdup_printf (ngettext ("%u more card on the table", "%u more cards on the table",
                                      left),
                            left);

  /* Translators: how many own cards may be played before it is too late to announce */
  return g_strdup_printf (ngettext ("%u card left to say so", "%u cards left to say so", left),
                          left);
}

static void
show_level (DulleAnnouncementBar *self,
            const DulleView      *view,
            DulleLevel            level,
            gboolean              is_next)
{
  GtkWidget       *button = self->buttons[level];
  g_autofree char *time_left = describe_time_left (view, level);
  gboolean         brief = gtk_widget_has_css_class (GTK_WIDGET (gtk_widget_get_root (button)),
                                                     "compact");
  g_autofree char *caption = name_time_left (view, level, brief);
  g_autofree char *tooltip = NULL;
  g_autofree char *label = NULL;
  const char      *name = _ (dulle_level_name (level, view->own.party));
  DulleAction      action = dulle_action_announce (view->own.seat, level);

  if (level == DULLE_LEVEL_PARTY)
    tooltip = g_strdup_printf (_ ("%s (key M)"), time_left);
  else if (is_next)
    tooltip = g_strdup_printf (_ ("%s (key N)"), time_left);

  /* Translators: an announcement, and how long it may still be made */
  label = g_strdup_printf (_ ("%s, %s"), name, caption);
  gtk_label_set_label (GTK_LABEL (self->names[level]), name);
  gtk_label_set_label (GTK_LABEL (self->captions[level]), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  dulle_set_tooltip (button, tooltip != NULL ? tooltip : time_left);
  dulle_word_attach (button, dulle_word_of_action (&action, view->own.party));
  gtk_widget_set_visible (button, TRUE);
}

/* Pigs, a Genscher, a claim. */
static gboolean
is_other (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_DECLARE || action->kind == DULLE_ACTION_GENSCHER ||
         action->kind == DULLE_ACTION_CLAIM;
}

static void
remove_others (DulleAnnouncementBar *self)
{
  for (guint i = 0; i < self->others->len; i++)
    gtk_box_remove (GTK_BOX (self->box), g_ptr_array_index (self->others, i));
  g_ptr_array_set_size (self->others, 0);
}

static void
add_other (DulleAnnouncementBar *self,
           const DulleAction    *action,
           const DulleView      *view,
           const char *const    *names)
{
  g_autofree char *label = dulle_decision_text (action, view, names);
  GtkWidget       *button = gtk_button_new_with_label (label);

  dulle_action_button_set (button, action, view->own.party);
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->others, button);
}

/* Whether there are buttons for exactly these actions. */
static gboolean
shows_others (DulleAnnouncementBar *self,
              const DulleAction    *actions,
              unsigned              n_actions,
              DulleParty            party)
{
  for (unsigned i = 0; i < n_actions && n_actions == self->others->len; i++)
    {
      g_autofree char *word = dulle_action_format (&actions[i], party);
      GVariant        *target = gtk_actionable_get_action_target_value (
                 g_ptr_array_index (self->others, i));

      if (!g_str_equal (g_variant_get_string (target, NULL), word))
        return FALSE;
    }

  return n_actions == self->others->len;
}

/* Buttons that stay the same are kept: one of them may be held down right now. */
static void
show_others (DulleAnnouncementBar *self,
             const DulleView      *view,
             const char *const    *names)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);
  unsigned    n_others = 0;

  for (unsigned i = 0; i < n_actions; i++)
    if (is_other (&actions[i]))
      actions[n_others++] = actions[i];
  if (shows_others (self, actions, n_others, view->own.party))
    return;

  remove_others (self);
  for (unsigned i = 0; i < n_others; i++)
    add_other (self, &actions[i], view, names);
}

static void
dulle_announcement_bar_dispose (GObject *object)
{
  DulleAnnouncementBar *self = DULLE_ANNOUNCEMENT_BAR (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->others, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_announcement_bar_parent_class)->dispose (object);
}

static void
dulle_announcement_bar_class_init (DulleAnnouncementBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_announcement_bar_dispose;

  gtk_widget_class_set_css_name (widget_class, "announcements");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/dulle/Dulle/panels/dulle-announcement-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, DulleAnnouncementBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, DulleAnnouncementBar, box);
}

static void
dulle_announcement_bar_init (DulleAnnouncementBar *self)
{
  self->others = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      self->names[level] = gtk_label_new (NULL);
      self->captions[level] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->captions[level], "time-left");
      gtk_box_append (GTK_BOX (lines), self->names[level]);
      gtk_box_append (GTK_BOX (lines), self->captions[level]);
      gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (button), lines);
      gtk_widget_set_visible (button, FALSE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.announce");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", level);
      gtk_box_append (GTK_BOX (self->box), button);
      self->buttons[level] = button;
    }
}

GtkWidget *
dulle_announcement_bar_new (void)
{
  return g_object_new (DULLE_TYPE_ANNOUNCEMENT_BAR, NULL);
}

void
dulle_announcement_bar_update (DulleAnnouncementBar *self,
                               const DulleView      *view,
                               const char *const    *names)
{
  guint levels;

  g_return_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self));

  if (view != NULL)
    show_others (self, view, names);
  else
    remove_others (self);
  levels = view != NULL ? offered_levels (view) : 0;
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      guint bit = 1u << level;

      if (levels & bit)
        show_level (self, view, level, (levels & (bit - 1)) == 0);
      else
        gtk_widget_set_visible (self->buttons[level], FALSE);
    }
}

void
dulle_announcement_bar_restrict (DulleAnnouncementBar *self,
                                 const DulleView      *view)
{
  guint levels;

  g_return_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self));
  g_return_if_fail (view != NULL);

  levels = offered_levels (view);
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    if (!(levels & 1u << level))
      gtk_widget_set_visible (self->buttons[level], FALSE);
}

DulleLevel
dulle_announcement_bar_get_next (DulleAnnouncementBar *self)
{
  g_return_val_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self), DULLE_LEVEL_NONE);

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    if (dulle_announcement_bar_offers (self, level))
      return level;

  return DULLE_LEVEL_NONE;
}

gboolean
dulle_announcement_bar_offers (DulleAnnouncementBar *self,
                               DulleLevel            level)
{
  g_return_val_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self), FALSE);
  g_return_val_if_fail (level < DULLE_N_LEVELS, FALSE);

  return level != DULLE_LEVEL_NONE && gtk_widget_get_visible (self->buttons[level]);
}
