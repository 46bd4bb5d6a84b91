# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Dulle authors
#
# What ./check and ./package have in common. They source this, name their steps and what
# each does in $steps, have a function step_NAME for each, and end with run_steps "$@".

# nothing REASON: fails if there is anything on standard input
nothing() {
  local found
  found=$(cat)
  [ -z "$found" ] || { printf '%s:\n%s\n' "$1" "$found"; return 1; }
}

# tell LINE…: what the summary says at the end, where a long log has hidden it
tell() {
  printf '%s\n' "$@" >>"$told"
}

# run_steps --list | [STEP…]: all of them, if none is named
run_steps() {
  local known step start verdict passed=0 failed=0 summary= told
  if [ "${1:-}" = --list ]; then
    sed '/^$/d' <<<"$steps"
    return
  fi

  known=$(awk '{ print $1 }' <<<"$steps")
  [ $# -gt 0 ] || set -- $known
  for step; do
    grep -qx -- "$step" <<<"$known" || { echo "$0: there is no step \"$step\"; see $0 --list" >&2; return 2; }
  done

  told=$(mktemp)
  for step; do
    printf '\n==> %s\n' "$(grep "^$step " <<<"$steps")"
    start=$SECONDS
    # Not in an "if": there, set -e would have no effect.
    (set -eo pipefail; "step_$step") </dev/null
    if [ $? = 0 ]; then
      passed=$((passed + 1)) verdict=passed
    else
      failed=$((failed + 1)) verdict=FAILED
    fi
    summary+=$(printf '%-14s %s %4d s' "$step" $verdict $((SECONDS - start)))$'\n'
  done

  printf '\n==> Summary\n%s' "$summary"
  cat "$told"
  rm "$told"
  printf '\n%d passed, %d failed\n' $passed $failed
  [ $failed = 0 ]
}
