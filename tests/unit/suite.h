/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The main program of a test: one list of tests, run as one suite. The command line may name
 * the tests to run. The environment determines the output format (TAP for Meson).
 */
#pragma once

#include <check.h>
#include <locale.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Check writes the place of each assertion that holds to a pipe, in case the test crashes
 * later: millions of system calls. Sanitizers and debuggers say where that was. */
#define _mark_point(file, line) ((void) 0)

static inline bool
suite_add_test (TCase              *tcase,
                const TTest *const *tests,
                const char         *test_name)
{
  for (unsigned i = 0; tests[i] != NULL; i++)
    {
      if (strcmp (tests[i]->name, test_name) == 0)
        {
          tcase_add_test (tcase, tests[i]);
          return true;
        }
    }

  fprintf (stderr, "There is no test “%s”; there are:\n", test_name);
  for (; *tests != NULL; tests++)
    fprintf (stderr, "  %s\n", (*tests)->name);

  return false;
}

static inline bool
suite_add_tests (TCase              *tcase,
                 const TTest *const *tests,
                 char              **test_names)
{
  if (*test_names == NULL)
    {
      for (; *tests != NULL; tests++)
        tcase_add_test (tcase, *tests);
      return true;
    }

  while (*test_names != NULL && suite_add_test (tcase, tests, *test_names))
    test_names++;

  return *test_names == NULL;
}

/**
 * suite_run:
 * @name: the name of the program, shown in front of each test
 * @tests: the tests defined by START_TEST(), ended by %NULL
 * @test_names: the names of the tests to run, ended by %NULL; all tests if it is empty
 *
 * Runs the tests, each in a process of its own.
 *
 * Returns: the exit status for main(); 2 if a name is unknown, and then nothing is run
 */
static inline int
suite_run (const char         *name,
           const TTest *const *tests,
           char              **test_names)
{
  Suite   *suite = suite_create (name);
  TCase   *tcase = tcase_create (name);
  SRunner *runner = srunner_create (suite);
  int      status = 2;

  /* The programs write and read files where numbers have the form that people have chosen. */
  setlocale (LC_NUMERIC, "");
  tcase_set_timeout (tcase, 0);
  suite_add_tcase (suite, tcase);

  if (suite_add_tests (tcase, tests, test_names))
    {
      srunner_run_all (runner, CK_ENV);
      status = srunner_ntests_failed (runner) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  srunner_free (runner);

  return status;
}

/**
 * SUITE:
 * @name: the name of the program
 * @...: the tests, in the order in which they are run
 *
 * Defines main(): `SUITE ("card", test_code, test_card_points)`
 */
#define SUITE(name, ...)                                \
  int                                                   \
  main (int    argc,                                    \
        char **argv)                                    \
  {                                                     \
    const TTest *const tests[] = { __VA_ARGS__, NULL }; \
                                                        \
    return suite_run (name, tests, argv + (argc > 0));  \
  }
