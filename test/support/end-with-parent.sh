#!/bin/sh
# Runs a program that is no Node process (see end-with-parent.cjs) in the place of this shell, and ends it once whoever
# started it is gone: end-with-parent.sh PROGRAM ARG... Where END_WITH_PARENT names the program, all are its arguments.
parent=$PPID
(
  while kill -0 "$parent" && kill -0 $$; do sleep 1; done
  kill -KILL $$
) >/dev/null 2>&1 </dev/null &
if [ -n "$END_WITH_PARENT" ]; then exec "$END_WITH_PARENT" "$@"; fi
exec "$@"
