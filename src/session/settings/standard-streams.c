/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "standard-streams.h"

#include <fcntl.h>
#include <unistd.h>

void
dulle_standard_streams_occupy (void)
{
  /* The other way round, so that it is still noticed if input is wanted or output is lost. */
  static const int ways[] = {
    [STDIN_FILENO] = O_WRONLY,
    [STDOUT_FILENO] = O_RDONLY,
    [STDERR_FILENO] = O_RDONLY,
  };

  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
    {
      /* All below are open by now, so it gets this number. */
      if (fcntl (stream, F_GETFD) == -1 && open ("/dev/null", ways[stream]) != stream)
        _exit (1);
    }
}
