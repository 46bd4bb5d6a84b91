/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each level has a button, made once; those that cannot be announced now are hidden.
 * Whatever else a player may say without being asked follows behind them, with buttons
 * that are made when needed. All stand in one row, for the trick would jump if there were
 * more of them at times: what finds no room there is in a menu, the deepest levels first.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "engine/action-text.h"
#include "engine/announce.h"
#include "engine/legality.h"

#include "common/news.h"
#include "common/tooltip.h"
#include "text/word-help.h"
#include "text/decision-text.h"

#include "action-button.h"
#include "dulle-announcement-bar.h"
#include "dulle-button-row.h"

/* How long something may be said: in a few words, and in even fewer. */
typedef struct
{
  GtkWidget *full;
  GtkWidget *brief;
} Captions;

struct _DulleAnnouncementBar
{
  GtkWidget parent_instance;

  /* Borrowed: the child, and what is in it */
  GtkWidget *row;
  GtkWidget *rest;
  GtkWidget *buttons[DULLE_N_LEVELS];
  GtkWidget *names[DULLE_N_LEVELS];
  Captions   captions[DULLE_N_LEVELS];

  /* Borrowed (nullable): of pigs and superpigs that may be declared */
  Captions pigs_captions[DULLE_SUPERPIGS + 1];

  /* Owned: further buttons, and what each is called in the menu */
  GPtrArray *others;
  GPtrArray *other_texts;

  /* What is offered, one bit each. */
  guint levels;
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
    return g_strdup (counts_table (view) ? _ ("Only before the next card")
                                         : _ ("Only before your next card"));
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
  g_autofree char *caption = name_time_left (view, level, FALSE);
  g_autofree char *brief = name_time_left (view, level, TRUE);
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
  gtk_label_set_label (GTK_LABEL (self->captions[level].full), caption);
  gtk_label_set_label (GTK_LABEL (self->captions[level].brief), brief);
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

/* A menu that offers something else is closed. */
static void
offer_levels (DulleAnnouncementBar *self,
              const DulleView      *view,
              guint                 levels)
{
  if (self->levels != levels)
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->rest));

  self->levels = levels;
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      guint bit = 1u << level;

      if (levels & bit)
        show_level (self, view, level, (levels & (bit - 1)) == 0);
      else
        gtk_widget_set_visible (self->buttons[level], FALSE);
    }
}

static void
remove_others (DulleAnnouncementBar *self)
{
  if (self->others->len > 0)
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->rest));
  for (guint i = 0; i < self->others->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->others, i));
  g_ptr_array_set_size (self->others, 0);
  g_ptr_array_set_size (self->other_texts, 0);
  memset (self->pigs_captions, 0, sizeof self->pigs_captions);
}

static GtkWidget *
new_caption (void)
{
  GtkWidget *caption = gtk_label_new (NULL);

  gtk_widget_add_css_class (caption, "time-left");

  return caption;
}

/* The two captions lie on each other, and one of them is shown. The button is at least as
 * wide as the brief one, and likes to be as wide as the other. */
static GtkWidget *
make_captions (Captions *captions)
{
  GtkWidget *overlay = gtk_overlay_new ();

  captions->full = new_caption ();
  captions->brief = new_caption ();
  gtk_label_set_ellipsize (GTK_LABEL (captions->full), PANGO_ELLIPSIZE_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), captions->full);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), captions->brief);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), captions->brief, TRUE);

  return overlay;
}

static GtkWidget *
new_button_of_lines (GtkWidget *name,
                     GtkWidget *caption)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (lines), name);
  gtk_box_append (GTK_BOX (lines), caption);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), lines);

  return button;
}

/* Side by side, the three partners to choose from would be wider than a telephone. */
static GtkWidget *
new_partner_button (const char *partner)
{
  g_autofree char *caption = NULL;
  GtkWidget       *name;

  /* Translators: a player's name, below “Genscher” on a button */
  caption = g_strdup_printf (C_ ("Genscher", "with %s"), partner);
  name = gtk_label_new (caption);
  gtk_widget_add_css_class (name, "partner");

  return new_button_of_lines (gtk_label_new (_ ("Genscher")), name);
}

static GtkWidget *
new_pigs_button (DulleAnnouncementBar *self,
                 const char           *name,
                 const DulleRules     *rules,
                 DullePigs             pigs)
{
  Captions  *captions = &self->pigs_captions[pigs];
  GtkWidget *button = new_button_of_lines (gtk_label_new (name), make_captions (captions));

  gtk_label_set_label (GTK_LABEL (captions->full), dulle_decision_pigs_time (rules, pigs, FALSE));
  gtk_label_set_label (GTK_LABEL (captions->brief), dulle_decision_pigs_time (rules, pigs, TRUE));
  dulle_set_tooltip (button, dulle_decision_pigs_sentence (rules, pigs));

  return button;
}

/* Beside the levels, which say how long they may be announced. */
static char *
name_other (const DulleAction *action,
            const DulleView   *view,
            const char        *name)
{
  if (action->kind != DULLE_ACTION_DECLARE)
    return g_strdup (name);

  return g_strdup_printf (_ ("%s, %s"), name,
                          dulle_decision_pigs_time (&view->board.rules, action->pigs, FALSE));
}

static void
add_other (DulleAnnouncementBar *self,
           const DulleAction    *action,
           const DulleView      *view,
           const char *const    *names)
{
  g_autofree char *name = dulle_decision_text (action, view, names);
  g_autofree char *text = name_other (action, view, name);
  GtkWidget       *button;

  if (action->kind == DULLE_ACTION_GENSCHER)
    button = new_partner_button (names[action->partner]);
  else if (action->kind == DULLE_ACTION_DECLARE)
    button = new_pigs_button (self, name, &view->board.rules, action->pigs);
  else
    button = gtk_button_new_with_label (name);

  dulle_action_button_set (button, action, view->own.party);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  dulle_button_row_append (DULLE_BUTTON_ROW (self->row), button, FALSE);
  g_ptr_array_add (self->others, button);
  g_ptr_array_add (self->other_texts, g_steal_pointer (&text));
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

  g_clear_pointer (&self->row, gtk_widget_unparent);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_pointer (&self->other_texts, g_ptr_array_unref);

  G_OBJECT_CLASS (dulle_announcement_bar_parent_class)->dispose (object);
}

static GtkSizeRequestMode
dulle_announcement_bar_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
dulle_announcement_bar_measure (GtkWidget     *widget,
                                GtkOrientation orientation,
                                int            for_size,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline,
                                int           *natural_baseline)
{
  gtk_widget_measure (DULLE_ANNOUNCEMENT_BAR (widget)->row, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
choose_captions (const Captions *captions,
                 gboolean        brief)
{
  if (captions->full == NULL)
    return;

  gtk_widget_set_child_visible (captions->full, !brief);
  gtk_widget_set_child_visible (captions->brief, brief);
}

/* In a row that is narrower than it likes to be, all captions are the brief ones. */
static void
dulle_announcement_bar_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  DulleAnnouncementBar *self = DULLE_ANNOUNCEMENT_BAR (widget);
  int                   natural;

  gtk_widget_measure (self->row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    choose_captions (&self->captions[level], width < natural);
  for (DullePigs pigs = DULLE_PIGS; pigs <= DULLE_SUPERPIGS; pigs++)
    choose_captions (&self->pigs_captions[pigs], width < natural);
  gtk_widget_allocate (self->row, width, height, -1, NULL);
}

static void
dulle_announcement_bar_class_init (DulleAnnouncementBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_announcement_bar_dispose;
  widget_class->get_request_mode = dulle_announcement_bar_get_request_mode;
  widget_class->measure = dulle_announcement_bar_measure;
  widget_class->size_allocate = dulle_announcement_bar_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "announcements");
}

static gboolean
is_in_menu (GtkWidget *button)
{
  return gtk_widget_get_visible (button) && !gtk_widget_get_child_visible (button);
}

static void
add_to_menu (GMenu      *menu,
             GtkWidget  *button,
             const char *label)
{
  GtkActionable *actionable = GTK_ACTIONABLE (button);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, gtk_actionable_get_action_name (actionable),
                                           gtk_actionable_get_action_target_value (actionable));
  g_menu_append_item (menu, item);
}

static void
make_menu_cb (GtkMenuButton *rest,
              gpointer       bar)
{
  DulleAnnouncementBar *self = DULLE_ANNOUNCEMENT_BAR (bar);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    if (is_in_menu (self->buttons[level]))
      {
        g_autofree char *label =
            g_strdup_printf (_ ("%s, %s"), gtk_label_get_label (GTK_LABEL (self->names[level])),
                             gtk_label_get_label (GTK_LABEL (self->captions[level].full)));

        add_to_menu (menu, self->buttons[level], label);
      }
  for (guint i = 0; i < self->others->len; i++)
    if (is_in_menu (self->others->pdata[i]))
      add_to_menu (menu, self->others->pdata[i], self->other_texts->pdata[i]);
  gtk_menu_button_set_menu_model (rest, G_MENU_MODEL (menu));
  dulle_tooltip_yield (GTK_WIDGET (gtk_menu_button_get_popover (rest)), GTK_WIDGET (rest));
}

static void
make_row (DulleAnnouncementBar *self)
{
  self->rest = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->rest), "view-more-symbolic");
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->rest), GTK_ARROW_UP);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->rest), make_menu_cb, self, NULL);
  dulle_name_in_tooltip (self->rest, _ ("More Announcements"));
  self->row = dulle_button_row_new (self->rest);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
}

static void
dulle_announcement_bar_init (DulleAnnouncementBar *self)
{
  self->others = g_ptr_array_new ();
  self->other_texts = g_ptr_array_new_with_free_func (g_free);
  make_row (self);
  for (DulleLevel level = DULLE_LEVEL_PARTY; level < DULLE_N_LEVELS; level++)
    {
      GtkWidget *button;

      self->names[level] = gtk_label_new (NULL);
      button = new_button_of_lines (self->names[level], make_captions (&self->captions[level]));
      gtk_widget_set_visible (button, FALSE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.announce");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", level);
      dulle_button_row_append (DULLE_BUTTON_ROW (self->row), button, TRUE);
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
  g_return_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self));

  if (view != NULL)
    show_others (self, view, names);
  else
    remove_others (self);
  offer_levels (self, view, view != NULL ? offered_levels (view) : 0);
}

void
dulle_announcement_bar_restrict (DulleAnnouncementBar *self,
                                 const DulleView      *view)
{
  g_return_if_fail (DULLE_IS_ANNOUNCEMENT_BAR (self));
  g_return_if_fail (view != NULL);

  offer_levels (self, view, offered_levels (view) & self->levels);
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
