/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A database of authorities that has none.
 */
#include "no-authority.h"

G_DECLARE_FINAL_TYPE (DulleNoAuthority, dulle_no_authority, DULLE, NO_AUTHORITY, GTlsDatabase)

struct _DulleNoAuthority
{
  GTlsDatabase parent_instance;
};

G_DEFINE_TYPE (DulleNoAuthority, dulle_no_authority, G_TYPE_TLS_DATABASE)

static GTlsCertificateFlags
verify_chain (GTlsDatabase           *database,
              GTlsCertificate        *chain,
              const char             *purpose,
              GSocketConnectable     *identity,
              GTlsInteraction        *interaction,
              GTlsDatabaseVerifyFlags flags,
              GCancellable           *cancellable,
              GError                **error)
{
  return G_TLS_CERTIFICATE_UNKNOWN_CA;
}

static void
dulle_no_authority_class_init (DulleNoAuthorityClass *klass)
{
  G_TLS_DATABASE_CLASS (klass)->verify_chain = verify_chain;
}

static void
dulle_no_authority_init (DulleNoAuthority *self)
{
}

void
dulle_no_authority_install (void)
{
  static gsize is_installed = 0;

  if (g_once_init_enter (&is_installed))
    {
      g_autoptr (GTlsDatabase) none = g_object_new (dulle_no_authority_get_type (), NULL);

      g_tls_backend_set_default_database (g_tls_backend_get_default (), none);
      g_once_init_leave (&is_installed, 1);
    }
}
