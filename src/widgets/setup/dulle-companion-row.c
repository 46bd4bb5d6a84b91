/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/dulle-avatar.h"

#include "dulle-companion-row.h"

#define FACE_SIZE 36

struct _DulleCompanionRow
{
  AdwActionRow parent_instance;

  /* Borrowed: children */
  GtkWidget *avatar;
  GtkWidget *check;
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
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
}

GtkWidget *
dulle_companion_row_new (void)
{
  return g_object_new (DULLE_TYPE_COMPANION_ROW, NULL);
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

void
dulle_companion_row_show (DulleCompanionRow    *self,
                          const DulleCompanion *companion,
                          gboolean              is_own,
                          gboolean              is_playing)
{
  gboolean    is_free;
  const char *name;
  const char *state;

  g_return_if_fail (DULLE_IS_COMPANION_ROW (self));
  g_return_if_fail (companion != NULL);

  is_free = companion->kind == DULLE_COMPANION_FREE;
  name = find_name (companion, is_own);
  state = describe_kind (companion, is_own, is_playing);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), state);
  dulle_avatar_show (DULLE_AVATAR (self->avatar), name,
                     is_free ? "drawn" : dulle_face_id (companion->face));
  gtk_widget_set_visible (self->check,
                          companion->kind == DULLE_COMPANION_PERSON && companion->ready &&
                              !is_playing);
}
