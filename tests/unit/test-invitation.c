/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Invitations: whatever a mail has made of one, it is read as it was written, or refused.
 */
#include "suite.h"

#include "net/broker-address.h"
#include "net/invitation.h"

#define BEGIN "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@"
#define EIGHT "a:1,b:1,c:1,d:1,e:1,f:1,g:1,h:1"

START_TEST (test_invitation)
{
  static const char link[] =
      "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@192.168.1.5:2345,[2001:db8::1]:2345";
  static const char *const bad[] = {
    "",
    "http://example.org",
    "dulle:00112233.0123456789abcdef@192.168.1.5:2345",
    "dulle:00112233445566778899aabbccddeeff.0123@192.168.1.5:2345",
    "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@",
    "dulle:00112233445566778899aabbccddeeff.0123456789abcdef",
    "dulle:00112233445566778899aabbccddeefg.0123456789abcdef@host:1",
    "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@mqtt://broker:1883/0011",
    "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@host:1,mqtts://me:word@broker",
    "dulle:00112233445566778899aabbccddeeff.0123456789abcdef@club://broker:1883/",
    "dulle:00112233445566778899aabbccddeeff@host:1",
    "dulle:00112233445566778899aabbccddeeff@host.0123456789abcdef:1",
    BEGIN "host:1,,other:1",
    BEGIN "Köln:1",
    BEGIN EIGHT ",i:1",
  };
  g_autofree char *folded = g_strdup_printf (" %.40s\r\n %s\n", link, link + 40);
  g_autoptr (DulleInvitation) read = dulle_invitation_parse (folded, NULL);
  g_autofree char *written = NULL;

  ck_assert_ptr_nonnull (read);
  written = dulle_invitation_format (read);
  ck_assert_str_eq (written, link);
  ck_assert_str_eq (read->addresses[1], "[2001:db8::1]:2345");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert_ptr_null (dulle_invitation_parse (bad[i], &error));
      ck_assert_ptr_nonnull (error);
    }
}
END_TEST

/* Somebody has read it out, and somebody else has many addresses. */
START_TEST (test_other_forms)
{
  g_autoptr (DulleInvitation) loud = dulle_invitation_parse (
      "dulle:00112233445566778899AABBCCDDEEFF.0123456789ABCDEF@host:1", NULL);
  g_autoptr (DulleInvitation) long_one = dulle_invitation_parse (BEGIN EIGHT, NULL);

  ck_assert_str_eq (loud->fingerprint, "00112233445566778899aabbccddeeff");
  ck_assert_str_eq (loud->secret, "0123456789abcdef");
  ck_assert_uint_eq (g_strv_length (long_one->addresses), 8);
}
END_TEST

/* Returns: (transfer full) (nullable) */
static char *
make_room (const char *place,
           const char *secret)
{
  DulleBrokerAccount account = { .place = place };

  return dulle_broker_address_make (DULLE_BROKER_SCHEME, &account, secret, NULL);
}

/* A link names the same room in every version, and no other secret leads there. */
START_TEST (test_rooms)
{
  static const char *const bad[] = { "", "a/b", "a@b", "a,b", "a?b", "a#b", "a b", "a:0" };
  g_autofree char         *room = make_room ("example.org", "0123456789abcdef");
  g_autofree char         *other = make_room ("example.org", "1123456789abcdef");

  ck_assert_str_eq (room, "mqtt://example.org:1883/9946f498f8187b87487c941814d77046");
  ck_assert_str_ne (room, other);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    ck_assert_msg (make_room (bad[i], "0123456789abcdef") == NULL, "%s", bad[i]);
}
END_TEST

SUITE ("invitation", test_invitation, test_other_forms, test_rooms)
