/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "fair-memory.h"

#define GROUP "deal"

/* The members that are numbers. */
static const struct
{
  const char *key;
  gsize       offset;
} numbers[] = {
  { "game", offsetof (DulleFairMemory, noted_game) },
  { "attempt", offsetof (DulleFairMemory, attempt) },
  { "opened", offsetof (DulleFairMemory, opened_game) },
  { "shown", offsetof (DulleFairMemory, shown_game) },
  { "first-bent", offsetof (DulleFairMemory, first_bent) },
  { "last-bent", offsetof (DulleFairMemory, last_bent) },
};

static void
write_part (const DulleFairPart *part,
            GKeyFile            *file)
{
  g_autofree char *key = g_strdup_printf ("part-%u", part->who);
  g_autofree char *commitment = dulle_fair_number_format (&part->commitment);
  g_autofree char *value = part->is_open ? dulle_fair_number_format (&part->value) : NULL;
  const char      *words[] = { commitment, value };

  g_key_file_set_string_list (file, GROUP, key, words, part->is_open ? 2 : 1);
}

void
dulle_fair_memory_write (const DulleFairMemory *self,
                         GKeyFile              *file)
{
  g_autofree char *commitment = dulle_fair_number_format (&self->opened_commitment);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_key_file_set_uint64 (file, GROUP, numbers[i].key,
                           G_STRUCT_MEMBER (guint, self, numbers[i].offset));
  g_key_file_set_boolean (file, GROUP, "open", self->is_open);
  g_key_file_set_string (file, GROUP, "opened-commitment", commitment);
  for (guint i = 0; i < self->noted.n_parts; i++)
    write_part (&self->noted.parts[i], file);
}

static void
read_part (DulleFairMemory *self,
           guint8           who,
           GKeyFile        *file)
{
  DulleFairPart    part = { .who = who };
  g_autofree char *key = g_strdup_printf ("part-%u", who);
  g_auto (GStrv) words = g_key_file_get_string_list (file, GROUP, key, NULL, NULL);

  if (words == NULL || words[0] == NULL || !dulle_fair_number_parse (words[0], &part.commitment))
    return;

  part.is_open = words[1] != NULL && dulle_fair_number_parse (words[1], &part.value);
  self->noted.parts[self->noted.n_parts++] = part;
}

void
dulle_fair_memory_read (DulleFairMemory *self,
                        GKeyFile        *file)
{
  g_autofree char *commitment = g_key_file_get_string (file, GROUP, "opened-commitment", NULL);

  *self = (DulleFairMemory){ 0 };
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    G_STRUCT_MEMBER (guint, self, numbers[i].offset) =
        (guint) MIN (g_key_file_get_uint64 (file, GROUP, numbers[i].key, NULL), G_MAXINT32);
  self->is_open = g_key_file_get_boolean (file, GROUP, "open", NULL);
  if (commitment != NULL)
    dulle_fair_number_parse (commitment, &self->opened_commitment);
  read_part (self, DULLE_FAIR_HOST, file);
  for (guint8 who = 0; who < DULLE_MAX_PLAYERS; who++)
    read_part (self, who, file);
}
