/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a program without a window writes: if that is lost only when its output is closed, it says
 * so as well. What is lost before is in the tests of the programs themselves.
 */
#include "settings/standard-streams.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "suite.h"

/* What a program writes that ends after its output was closed behind its back, or not. Returns: its
 * status */
static int
end_program (gboolean is_closed,
             char    *said,
             size_t   size)
{
  int     ends[2];
  int     status;
  pid_t   child;
  ssize_t length;

  ck_assert_int_eq (pipe (ends), 0);
  fflush (NULL);
  child = fork ();
  if (child == 0)
    {
      dup2 (ends[1], STDERR_FILENO);
      dulle_standard_streams_guard ("program");
      if (is_closed)
        close (STDOUT_FILENO);
      exit (EXIT_SUCCESS);
    }
  close (ends[1]);
  length = read (ends[0], said, size - 1);
  ck_assert_int_ge (length, 0);
  said[length] = '\0';
  close (ends[0]);
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFEXITED (status));

  return WEXITSTATUS (status);
}

START_TEST (test_lost_at_the_end)
{
  char said[100];

  ck_assert_int_eq (end_program (FALSE, said, sizeof said), EXIT_SUCCESS);
  ck_assert_str_eq (said, "");
  ck_assert_int_eq (end_program (TRUE, said, sizeof said), EXIT_FAILURE);
  ck_assert_str_eq (said, "program: The output was lost: Bad file descriptor.\n");
}
END_TEST

SUITE ("standard-streams", test_lost_at_the_end)
