/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A substitute for libFuzzer: passes each file named on the command line to the harness.
 */
#include <glib.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

int
main (int    argc,
      char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *data = NULL;
      size_t           size;

      if (!g_file_get_contents (argv[i], &data, &size, &error))
        g_error ("%s", error->message);
      g_print ("%s\n", argv[i]);
      LLVMFuzzerTestOneInput ((const uint8_t *) data, size);
    }

  return 0;
}
