/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/dulle-avatar.h"
#include "common/news.h"

#include "dulle-companion-row.h"

#define FACE_SIZE 36

struct _DulleCompanionRow
{
  AdwActionRow parent_instance;

  /* Borrowed: children */
  GtkWidget *avatar;
  GtkWidget *check;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (DulleCompanionRow, dulle_companion_row, ADW_TYPE_ACTION_ROW)

static void
dulle_companion_row_class_init (DulleCompanionRowClass *klass)
{
}

static void
dulle_companion_row_init (DulleCompanionRow *self)
{
  self->avatar = dulle_avatar_new (FACE_SIZE);
  self->check = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_add_css_class (self->check, "success");
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), self->avatar);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->check);
  self->button = gtk_button_new_with_mnemonic (_ ("_Send Away"));
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->button),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->button);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
dulle_companion_row_new (guint player)
{
  DulleCompanionRow *self = g_object_new (DULLE_TYPE_COMPANION_ROW, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "seats.send-away");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "u", player);

  return GTK_WIDGET (self);
}

static const char *
describe_kind (const DulleCompanion *companion,
               gboolean              is_own,
               gboolean              is_playing)
{
  switch (companion->kind)
    {
    case DULLE_COMPANION_PERSON:
      if (is_own)
        return _ ("This is you");
      if (is_playing)
        return _ ("At the table");
      return companion->ready ? _ ("Ready") : _ ("Reading the rules");
    case DULLE_COMPANION_AWAY:
      if (companion->is_idle)
        return _ ("Has not done anything for a while; the seat is being kept");
      return _ ("Connection lost; the seat is being kept");
    case DULLE_COMPANION_SUBSTITUTED:
      return _ ("A computer is playing until they are back");
    case DULLE_COMPANION_COMPUTER:
      return _ ("Computer player");
    case DULLE_COMPANION_FREE:
    case DULLE_N_COMPANIONS:
    default:
      return _ ("A computer player, if nobody comes");
    }
}

static const char *
find_name (const DulleCompanion *companion,
           gboolean              is_own)
{
  if (companion->kind == DULLE_COMPANION_FREE)
    return _ ("Free Seat");
  if (*companion->name != '\0')
    return companion->name;

  return is_own ? _ ("You") : dulle_face_name (companion->face);
}

/* Whoever has just used the button reads what has become of the seat. */
static void
show_button (DulleCompanionRow *self,
             const char        *name,
             gboolean           is_shown)
{
  gboolean         had_focus = gtk_widget_has_focus (self->button);
  g_autofree char *label = g_strdup_printf (_ ("Send %s away"), name);

  gtk_widget_set_visible (self->button, is_shown);
  dulle_name (self->button, label);
  if (had_focus && !is_shown)
    dulle_take_focus (GTK_WIDGET (self));
}

void
dulle_companion_row_show (DulleCompanionRow  *self,
                          const DulleCompany *company,
                          guint8              player,
                          gboolean            hosts)
{
  const DulleCompanion *companion;
  gboolean              is_own;
  gboolean              is_free;
  const char           *name;
  const char           *state;

  g_return_if_fail (DULLE_IS_COMPANION_ROW (self));
  g_return_if_fail (company != NULL && player < DULLE_COMPANY_SIZE);

  companion = &company->companions[player];
  is_own = player == company->own;
  is_free = companion->kind == DULLE_COMPANION_FREE;
  name = find_name (companion, is_own);
  state = describe_kind (companion, is_own, company->is_playing);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), state);
  dulle_avatar_show (DULLE_AVATAR (self->avatar), name,
                     is_free ? "drawn" : dulle_face_id (companion->face));
  gtk_widget_set_visible (self->check,
                          companion->kind == DULLE_COMPANION_PERSON && companion->ready &&
                              !company->is_playing);
  show_button (self, name, hosts && dulle_company_may_send_away (company, player));
}
