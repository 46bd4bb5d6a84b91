/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stands in for libFuzzer where it is not: gives the harness each file that it is
 * called with.
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
