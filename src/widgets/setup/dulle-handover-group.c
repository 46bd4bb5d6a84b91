/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/news.h"
#include "dulle-handover-group.h"

/* A row with a button, borrowed. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *button;
} HandoverRow;

struct _DulleHandoverGroup
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: children */
  HandoverRow offer;
  HandoverRow nobody;
  HandoverRow heirs[DULLE_COMPANY_SIZE];
};

G_DEFINE_FINAL_TYPE (DulleHandoverGroup, dulle_handover_group, ADW_TYPE_PREFERENCES_GROUP)

/* @action: (nullable): of the button, if there is one, with its @target */
static HandoverRow
add_row (DulleHandoverGroup *self,
         const char         *action,
         GVariant           *target)
{
  HandoverRow row = { .row = adw_action_row_new () };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row.row), FALSE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row.row), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row.row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row.row);
  if (action == NULL)
    return row;

  row.button = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (row.button), TRUE);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row.button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row.button), action);
  gtk_widget_set_valign (row.button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row.row), row.button);

  return row;
}

static void
show_row (const HandoverRow *row,
          const char        *title,
          const char        *subtitle)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), subtitle);
}

static void
show_offer (DulleHandoverGroup *self,
            const DulleCompany *company)
{
  gboolean    has_offered = company->offers != 0;
  const char *note = _ ("If the host has to leave, the tournament goes on at your machine");

  if (company->is_unreached)
    note = _ ("The host cannot reach your machine; through a broker, it could");
  else if (has_offered)
    note = _ ("The host can hand it over to you between games");
  show_row (&self->offer, _ ("Take Over the Table"), note);
  gtk_button_set_label (GTK_BUTTON (self->offer.button),
                        has_offered ? _ ("_Rather Not") : _ ("_Offer"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->offer.button), "b", !has_offered);
}

static const char *
describe_heir (const DulleCompany *company,
               gboolean            is_heir)
{
  if (!is_heir)
    return _ ("Would take over the table");
  if (company->is_going)
    return _ ("Is taking over the table now");

  return _ ("Will take over the table when this game ends");
}

/* Somebody whose machine did not answer may offer once more. */
static void
show_heir (DulleHandoverGroup *self,
           const DulleCompany *company,
           guint8              player)
{
  const HandoverRow    *row = &self->heirs[player];
  const DulleCompanion *companion = &company->companions[player];
  gboolean              is_heir = company->heir == player;
  gboolean              offers = dulle_players_have (company->offers, player);
  const char           *name = dulle_name_or_face (companion->name, companion->face);
  g_autofree char      *label = NULL;

  gtk_widget_set_visible (row->button, offers);
  if (!offers)
    {
      show_row (row, name, _ ("This machine did not respond, so the table stayed here"));
      return;
    }
  show_row (row, name, describe_heir (company, is_heir));
  gtk_button_set_label (GTK_BUTTON (row->button), is_heir ? _ ("_Keep It") : _ ("_Hand It Over"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "u",
                                    is_heir ? DULLE_NO_SEAT : player);
  label = g_strdup_printf (is_heir ? _ ("Do not hand the table over to %s")
                                   : _ ("Hand the table over to %s"),
                           name);
  dulle_name (row->button, label);
}

void
dulle_handover_group_show (DulleHandoverGroup *self,
                           const DulleCompany *company,
                           gboolean            hosts,
                           gboolean            may_offer)
{
  gboolean gives = hosts && company->is_playing && !company->is_over &&
                   company->own != DULLE_NO_SEAT;
  DullePlayers shown = company->offers | company->silent;

  g_return_if_fail (DULLE_IS_HANDOVER_GROUP (self));
  g_return_if_fail (company != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), gives || may_offer);
  gtk_widget_set_visible (self->offer.row, may_offer && !gives);
  gtk_widget_set_visible (self->nobody.row, gives && shown == 0);
  show_offer (self, company);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      gboolean is_shown = gives && dulle_players_have (shown, player);

      gtk_widget_set_visible (self->heirs[player].row, is_shown);
      if (is_shown)
        show_heir (self, company, player);
    }
}

static void
dulle_handover_group_class_init (DulleHandoverGroupClass *klass)
{
}

static void
dulle_handover_group_init (DulleHandoverGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("If the Host Has to Leave"));
  self->offer = add_row (self, "lobby.offer", g_variant_new_boolean (TRUE));
  self->nobody = add_row (self, NULL, NULL);
  show_row (&self->nobody, _ ("Nobody has offered to take over the table yet"),
            _ ("Guests can do so here, under “Play with Others”"));
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->heirs[player] = add_row (self, "lobby.hand-on", g_variant_new_uint32 (player));
}
