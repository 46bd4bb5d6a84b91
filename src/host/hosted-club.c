/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "hosted-club.h"

#include <gio/gio.h>

#include "net/club.h"
#include "net/identity.h"

/**
 * DulleHostedClub:
 * @invitation: the way to the door
 * @tables: (element-type DulleHostedTable)
 * @door: (nullable): the door, while a table is free
 * @update: the source that opens and closes it, or 0
 */
struct _DulleHostedClub
{
  GTlsCertificate *certificate;
  DulleInvitation *invitation;
  GPtrArray       *tables;
  DulleClubDoor   *door;
  guint            update;
};

/* Returns: (nullable): the first table that is as it is wished for */
static DulleHostedTable *
find_table (DulleHostedClub *self,
            gboolean (*is_wished) (DulleHostedTable *table))
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      if (is_wished (g_ptr_array_index (self->tables, i)))
        return g_ptr_array_index (self->tables, i);
    }

  return NULL;
}

/* Returns: (nullable) */
static DulleHostedTable *
find_free_table (DulleHostedClub *self)
{
  return find_table (self, dulle_hosted_table_is_free);
}

static void
door_connected_cb (gpointer owner)
{
  g_message ("This host waits at the club's door.");
}

static char *
door_asked_cb (gpointer owner)
{
  DulleHostedTable *table = find_free_table (owner);

  return table != NULL ? dulle_hosted_table_promise (table) : NULL;
}

static void
door_refused_cb (gpointer owner)
{
  g_warning ("The broker does not let this host wait at the club's door.");
}

static const DulleClubDoorFuncs door_funcs = { door_connected_cb, door_asked_cb, door_refused_cb };

static gboolean
update_cb (gpointer data)
{
  DulleHostedClub *self = data;
  gboolean         has_table = find_free_table (self) != NULL;
  g_autoptr (GError) error = NULL;

  self->update = 0;
  if (has_table && self->door == NULL)
    self->door = dulle_club_door_new (self->invitation, self->certificate, &door_funcs, self,
                                      &error);
  else if (!has_table && self->door != NULL)
    {
      g_message ("%s: this host leaves the club's door.",
                 find_table (self, dulle_hosted_table_is_cut_off) != NULL ? "The broker was lost"
                                                                          : "No table is free");
      g_clear_pointer (&self->door, dulle_club_door_close);
    }
  if (error != NULL)
    g_warning ("The club's door cannot be found: %s", error->message);

  return G_SOURCE_REMOVE;
}

void
dulle_hosted_club_update (DulleHostedClub *self)
{
  g_return_if_fail (self != NULL);

  if (self->update == 0)
    self->update = g_idle_add (update_cb, self);
}

void
dulle_hosted_club_add (DulleHostedClub  *self,
                       DulleHostedTable *table)
{
  g_return_if_fail (self != NULL && table != NULL);

  g_ptr_array_add (self->tables, table);
  dulle_hosted_club_update (self);
}

DulleHostedClub *
dulle_hosted_club_new (const DulleTablePlan *plan,
                       const char           *key,
                       GError              **error)
{
  g_autoptr (DulleHostedClub) self = NULL;

  g_return_val_if_fail (plan != NULL && plan->broker.place != NULL && key != NULL, NULL);

  self = g_new0 (DulleHostedClub, 1);
  self->tables = g_ptr_array_new ();
  self->certificate = dulle_identity_load (key, error);
  if (self->certificate == NULL)
    return NULL;
  self->invitation = dulle_club_invite (self->certificate, &plan->broker, error);
  if (self->invitation == NULL)
    return NULL;

  return g_steal_pointer (&self);
}

/* Whoever may read the file may come in. */
gboolean
dulle_hosted_club_write_link (DulleHostedClub *self,
                              const char      *folder,
                              GError         **error)
{
  g_autofree char *path = g_build_filename (folder, DULLE_CLUB_FILE, NULL);
  g_autofree char *link = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) failure = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  link = dulle_invitation_format (self->invitation);
  text = g_strconcat (link, "\n", NULL);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &failure))
    {
      g_set_error (error, failure->domain, failure->code,
                   "The link to the club cannot be written: %s.", failure->message);
      return FALSE;
    }
  g_message ("The link to the club is in %s.", path);

  return TRUE;
}

void
dulle_hosted_club_free (DulleHostedClub *self)
{
  g_return_if_fail (self != NULL);

  if (self->update != 0)
    g_source_remove (self->update);
  g_clear_pointer (&self->door, dulle_club_door_close);
  g_clear_pointer (&self->invitation, dulle_invitation_free);
  g_clear_object (&self->certificate);
  g_ptr_array_unref (self->tables);
  g_free (self);
}
