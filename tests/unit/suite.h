/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame of a test program: one list of tests, run in one suite. How the
 * result is printed (TAP, for Meson) is for the environment to say.
 */
#pragma once

#include <check.h>
#include <stddef.h>
#include <stdlib.h>

/**
 * suite_run:
 * @name: the name of the program, as it is shown in front of each test
 * @tests: what START_TEST() defined, ended by %NULL
 *
 * Runs all tests, each in a process of its own.
 *
 * Returns: the exit status for main()
 */
static inline int
suite_run (const char         *name,
           const TTest *const *tests)
{
  Suite   *suite = suite_create (name);
  TCase   *tcase = tcase_create (name);
  SRunner *runner = srunner_create (suite);
  int      n_failed;

  for (; *tests != NULL; tests++)
    tcase_add_test (tcase, *tests);
  tcase_set_timeout (tcase, 0);
  suite_add_tcase (suite, tcase);

  srunner_run_all (runner, CK_ENV);
  n_failed = srunner_ntests_failed (runner);
  srunner_free (runner);

  return n_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/**
 * SUITE:
 * @name: the name of the program
 * @...: the tests, in the order they are run in
 *
 * Defines main(): `SUITE ("card", test_code, test_augen)`
 */
#define SUITE(name, ...)                                \
  int                                                   \
  main (void)                                           \
  {                                                     \
    const TTest *const tests[] = { __VA_ARGS__, NULL }; \
                                                        \
    return suite_run (name, tests);                     \
  }
