/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The address sanitizer notes who called malloc(). Without frame pointers it asks
 * libgcc, which reads the tables of each caller anew: most of what a window test took.
 * Linked into a test, this stands before libgcc's functions and lets libunwind answer,
 * which remembers the tables of every caller that it has seen.
 */
#define UNW_LOCAL_ONLY

#include <dlfcn.h>
#include <libunwind.h>
#include <unwind.h>

enum
{
  /* The sanitizer's own callers and as many as malloc_context_size asks for. */
  N_NEAREST = 16,
  /* As many as a report shows. */
  N_ALL = 256
};

/* Returns whether more callers are wanted. */
static int
tell_callers (void **callers, int from, int to, _Unwind_Trace_Fn tell, void *argument)
{
  for (int i = from; i < to; i++)
    if (tell ((struct _Unwind_Context *) &callers[i], argument) != _URC_NO_REASON)
      return 0;

  return 1;
}

_Unwind_Reason_Code
_Unwind_Backtrace (_Unwind_Trace_Fn tell, void *argument)
{
  void *callers[N_ALL];
  int   n_callers = unw_backtrace (callers, N_NEAREST);

  /* The first is this function. */
  if (tell_callers (callers, 1, n_callers, tell, argument) && n_callers == N_NEAREST)
    {
      n_callers = unw_backtrace (callers, N_ALL);
      tell_callers (callers, N_NEAREST, n_callers, tell, argument);
    }

  return _URC_END_OF_STACK;
}

/* What is told above; nothing else in a test asks for it, since C throws nothing. */
_Unwind_Ptr
_Unwind_GetIP (struct _Unwind_Context *context)
{
  return *(_Unwind_Ptr *) context;
}

/* A library stays where it is. Unloading holds the loader's lock and frees, for which libunwind's
 * lock is needed; another thread that is asked for its callers holds this one and waits for the
 * loader's.
 */
int
dlclose (void *library)
{
  (void) library;

  return 0;
}
