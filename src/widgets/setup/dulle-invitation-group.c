/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/plain-text.h"

#include "dulle-invitation-group.h"
#include "qr-picture.h"

#define CODE_MARGIN 12

struct _DulleInvitationGroup
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: children */
  GtkWidget *link_row;
  GtkWidget *code_row;
  GtkWidget *code;
  GtkWidget *renew_row;
};

G_DEFINE_FINAL_TYPE (DulleInvitationGroup, dulle_invitation_group, ADW_TYPE_PREFERENCES_GROUP)

static void
show_renewal (DulleInvitationGroup *self,
              gboolean              is_possible)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->renew_row),
                               is_possible
                                   ? _ ("The one that you have sent lets nobody in then")
                                   : _ ("Possible while nobody else is at the table"));
  gtk_widget_set_sensitive (self->renew_row, is_possible);
}

void
dulle_invitation_group_show (DulleInvitationGroup *self,
                             const char           *link,
                             const char           *note,
                             DulleHost            *host)
{
  g_autoptr (GdkPaintable) code = NULL;

  g_return_if_fail (DULLE_IS_INVITATION_GROUP (self));

  dulle_group_set_plain_description (ADW_PREFERENCES_GROUP (self), note);
  gtk_widget_set_visible (self->renew_row, host != NULL);
  if (host != NULL)
    show_renewal (self, dulle_host_may_renew_invitation (host));
  if (g_strcmp0 (link, dulle_invitation_group_get_link (self)) == 0)
    return;

  code = link != NULL ? dulle_qr_picture_new (link) : NULL;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->link_row), link != NULL ? link : "");
  gtk_picture_set_paintable (GTK_PICTURE (self->code), code);
  gtk_widget_set_visible (self->code_row, code != NULL);
}

const char *
dulle_invitation_group_get_link (DulleInvitationGroup *self)
{
  g_return_val_if_fail (DULLE_IS_INVITATION_GROUP (self), NULL);

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (self->link_row));
}

/* Returns: a row with a button */
static GtkWidget *
add_row (DulleInvitationGroup *self,
         const char           *title,
         const char           *button,
         const char           *action)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *suffix = gtk_button_new_with_mnemonic (button);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (suffix), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);

  return row;
}

static void
add_code_row (DulleInvitationGroup *self)
{
  self->code_row = adw_expander_row_new ();
  self->code = gtk_picture_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->code_row), _ ("QR Code"));
  gtk_widget_set_halign (self->code, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->code, CODE_MARGIN);
  gtk_widget_set_margin_bottom (self->code, CODE_MARGIN);
  gtk_picture_set_can_shrink (GTK_PICTURE (self->code), FALSE);
  gtk_picture_set_alternative_text (GTK_PICTURE (self->code), _ ("The invitation as a QR code"));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->code_row), self->code);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->code_row);
}

static void
dulle_invitation_group_class_init (DulleInvitationGroupClass *klass)
{
}

static void
dulle_invitation_group_init (DulleInvitationGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Invitation"));
  self->link_row = add_row (self, _ ("Link"), _ ("_Copy"), "lobby.copy");
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self->link_row), 2);
  add_code_row (self);
  self->renew_row = add_row (self, _ ("New Invitation"), _ ("Re_place"), "lobby.renew");
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self->renew_row), 0);
}
