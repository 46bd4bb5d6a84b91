/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "common/plain-text.h"

#include "dulle-companion-row.h"
#include "dulle-seats-group.h"
#include "lobby-text.h"

struct _DulleSeatsGroup
{
  AdwPreferencesGroup parent_instance;

  /* Owned */
  DulleHost   *host;
  DulleCompany shown;
  gboolean     hosts;
  guint        clock; /* the source that counts down, or 0 */

  /* Borrowed: children */
  GtkWidget *rows[DULLE_COMPANY_SIZE];
};

G_DEFINE_FINAL_TYPE (DulleSeatsGroup, dulle_seats_group, ADW_TYPE_PREFERENCES_GROUP)

static void
show_advice (DulleSeatsGroup *self)
{
  g_autofree char *advice = dulle_lobby_advice (&self->shown, self->hosts);

  dulle_group_set_plain_description (ADW_PREFERENCES_GROUP (self), advice);
}

static gboolean
tick_cb (gpointer user_data)
{
  show_advice (user_data);

  return G_SOURCE_CONTINUE;
}

static void
run_clock (DulleSeatsGroup *self,
           gboolean         runs)
{
  if (runs && self->clock == 0)
    self->clock = g_timeout_add_seconds (1, tick_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->clock, g_source_remove);
}

void
dulle_seats_group_show (DulleSeatsGroup    *self,
                        const DulleCompany *company,
                        gboolean            hosts)
{
  g_return_if_fail (DULLE_IS_SEATS_GROUP (self));
  g_return_if_fail (company != NULL);

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    dulle_companion_row_show (DULLE_COMPANION_ROW (self->rows[player]), company, player, hosts);
  self->shown = *company;
  self->hosts = hosts;
  run_clock (self, company->begins_at != 0);
  show_advice (self);
}

void
dulle_seats_group_set_host (DulleSeatsGroup *self,
                            DulleHost       *host)
{
  g_return_if_fail (DULLE_IS_SEATS_GROUP (self) && DULLE_IS_HOST (host));

  g_set_object (&self->host, host);
}

static void
send_away_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  dulle_host_send_guest_away (DULLE_SEATS_GROUP (widget)->host,
                              (guint8) g_variant_get_uint32 (parameter));
}

static void
dulle_seats_group_dispose (GObject *object)
{
  DulleSeatsGroup *self = DULLE_SEATS_GROUP (object);

  run_clock (self, FALSE);
  g_clear_object (&self->host);

  G_OBJECT_CLASS (dulle_seats_group_parent_class)->dispose (object);
}

static void
dulle_seats_group_class_init (DulleSeatsGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_seats_group_dispose;

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "seats.send-away", "u",
                                   send_away_action);
}

static void
dulle_seats_group_init (DulleSeatsGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Seats"));
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      self->rows[player] = dulle_companion_row_new (player);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->rows[player]);
    }
}
