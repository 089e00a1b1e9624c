#!/bin/sh
# Runs a command with package traits, and keeps Package.resolved, which has the versions of what is needed without them.
set -u
kept=$(mktemp)
cp Package.resolved "$kept"
trap 'cp "$kept" Package.resolved; rm -f "$kept"' EXIT
"$@"
