/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One button a level, made once, in the order of the levels; a button that
 * offers nothing is hidden. What else may be said without being asked has buttons
 * behind them that are made when it may.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action-text.h"
#include "engine/announce.h"

#include "decision-words.h"
#include "dulle-announcement-bar.h"

struct _DulleAnnouncementBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *buttons[DULLE_N_LEVELS];

  /* Owned by the box */
  GPtrArray *others;
};

G_DEFINE_FINAL_TYPE (DulleAnnouncementBar, dulle_announcement_bar, GTK_TYPE_WIDGET)

/* The levels that the viewer may announce, a bit each. */
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

static char *
describe_time_left (const DulleView *view,
                    DulleLevel       level)
{
  unsigned left = dulle_announce_cards_left (&view->board, &view->own, level);

  if (left == 0)
    return g_strdup (_ ("Only before your next card"));

  return g_strdup_printf (ngettext ("Possible until after your next card",
                                    "Possible until after your next %u cards", left),
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
  g_autofree char *tooltip = NULL;

  if (level == DULLE_LEVEL_PARTY)
    tooltip = g_strdup_printf (_ ("%s (key M)"), time_left);
  else if (is_next)
    tooltip = g_strdup_printf (_ ("%s (key N)"), time_left);

  gtk_button_set_label (GTK_BUTTON (button), _ (dulle_level_name (level, view->own.party)));
  gtk_widget_set_tooltip_text (button, tooltip != NULL ? tooltip : time_left);
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
  g_autofree char *label = dulle_decision_words (action, view, names);
  g_autofree char *word = dulle_action_format (action, view->own.party);
  GtkWidget       *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", word);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.decide");
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->others, button);
}

static void
show_others (DulleAnnouncementBar *self,
             const DulleView      *view,
             const char *const    *names)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n_actions = dulle_action_list (&view->board, &view->own, actions);

  for (unsigned i = 0; i < n_actions; i++)
    {
      if (is_other (&actions[i]))
        add_other (self, &actions[i], view, names);
    }
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
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/dulle/Dulle/dulle-announcement-bar.ui");
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

  remove_others (self);
  if (view != NULL)
    show_others (self, view, names);
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
