#!/bin/sh
# Runs a program other than Node (see end-with-parent.cjs) in place of this shell, and ends it once its parent is gone:
# end-with-parent.sh PROGRAM ARG... If END_WITH_PARENT names the program, all arguments are passed to it.
parent=$PPID
(
  while kill -0 "$parent" && kill -0 $$; do sleep 1; done
  kill -KILL $$
) >/dev/null 2>&1 </dev/null &
if [ -n "$END_WITH_PARENT" ]; then exec "$END_WITH_PARENT" "$@"; fi
exec "$@"
