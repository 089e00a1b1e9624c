#!/bin/sh
# Runs the stages of a test run, each quietly, with a line for each and a last line that counts all:
#
#   Scripts/RunTests.sh begin                       forgets what was counted
#   Scripts/RunTests.sh run STAGE COMMAND…          runs a command that counts as failed or as nothing
#   Scripts/RunTests.sh count STAGE swift test …    runs tests and counts them
#   Scripts/RunTests.sh end                         prints `N passed, N failed`; status 1 if anything failed
#
# The output of a stage is .build/tests/STAGE.log. Of a stage that fails, the tests that failed are printed
# with their messages; where there is none, as after a crash or in a build, the errors and the end of the log.
# Stages may run at the same time. A stage that fails leaves the status 0 unless STRICT is set: `end` tells.
set -u
folder=${TESTS_FOLDER:-$(cd "$(dirname "$0")/.." && pwd)/.build/tests}

# Prints passed, failed and skipped tests of a stage: from its reports, and for tests of XCTest, which has a
# report with --parallel alone, from what they print last.
counts() {
  {
    cat "$folder/$1.xml" "$folder/$1-swift-testing.xml" 2>/dev/null
    if ! grep -q '<testcase' "$folder/$1.xml" 2>/dev/null; then
      grep -E '^[[:space:]]*Executed [0-9]+ tests?, with ' "$folder/$1.log" | tail -1
    fi
  } | awk '
    /^[ \t]*Executed / {
      for (i = 2; i <= NF; i++) {
        if ($i ~ /^tests?,$/) total += $(i - 1)
        if ($i ~ /^skipped/) skipped += $(i - 2)
        if ($i ~ /^failures?$/) failed += $(i - 1)
      }
      next
    }
    { line = $0
      while (match(line, /<(testcase|\/testcase|failure|error|skipped)[ >\/]/)) {
        tag = substr(line, RSTART + 1, RLENGTH - 2)
        if (tag == "testcase") { total++; counted = 0 }
        else if (tag == "skipped") skipped++
        else if (tag != "/testcase" && !counted) { failed++; counted = 1 }
        line = substr(line, RSTART + RLENGTH)
      } }
    END {
      # A test of XCTest may fail more than once.
      if (failed > total - skipped) failed = total - skipped
      printf "%d %d %d\n", total - failed - skipped, failed, skipped }'
}

# Prints the tests of a log that failed, with their messages; the status is 1 if there is none.
failures() {
  awk '
    /^✘ .* recorded an issue / { sub(/^✘ /, "  "); print; inside = 1; found = 1; next }
    inside && /^↳ / { sub(/^↳ /, "    "); print; next }
    /^(◇|✔|✘|↳|➜)/ || /^\[[0-9]+\/[0-9]+\]/ { inside = 0; next }
    /: error: [^ ]+ : / { print "  " $0; inside = 1; found = 1; next }
    /^Test (Case|Suite) / { inside = 0; next }
    inside { print "    " $0 }
    END { exit !found }' "$1"
}

# Explains a stage that failed.
explain() {
  log=$folder/$1.log
  if ! failures "$log"; then
    grep -E '(^|: )(error|Fatal error|fatal error):' "$log" | awk '!seen[$0]++' | head -20 | sed 's/^/  /'
    echo "  … the end of $log:"
    tail -25 "$log" | sed 's/^/  /'
  elif grep -qE 'unexpected signal|Fatal error:' "$log"; then
    echo "  … and the process ended, at the end of $log:"
    tail -25 "$log" | sed 's/^/  /'
  fi
}

# Runs a stage: its kind, its name, the command.
stage() {
  kind=$1 name=$2
  shift 2
  mkdir -p "$folder"
  rm -f "$folder/$name".*  "$folder/$name"-swift-testing.xml
  began=$(date +%s)
  if [ "$kind" = count ]; then set -- "$@" --xunit-output "$folder/$name.xml"; fi
  status=0
  "$@" >"$folder/$name.log" 2>&1 || status=$?
  took="$(($(date +%s) - began)) s"
  passed=0 failed=0 skipped=0 what=''
  if [ "$kind" = count ]; then
    read -r passed failed skipped <<END
$(counts "$name")
END
    what="$passed passed, $failed failed, "
    if [ "$skipped" -gt 0 ]; then what="$what$skipped skipped, "; fi
    # No test is no success.
    if [ "$status" = 0 ] && [ $((passed + failed)) = 0 ]; then status=1; fi
  fi
  # A stage that fails without a test that failed counts itself.
  if [ "$status" != 0 ] && [ "$failed" = 0 ]; then failed=1; fi
  if [ "$failed" != 0 ] && [ "$status" = 0 ]; then status=1; fi
  echo "$passed $failed" >"$folder/$name.counts"
  if [ "$status" = 0 ]; then echo "$name: $what$took"; return 0; fi
  echo "$name: failed, $what$took"
  explain "$name"
  if [ -n "${STRICT:-}" ]; then return "$status"; fi
}

case ${1:-} in
begin) mkdir -p "$folder" && rm -f "$folder"/*.counts ;;
run | count) stage "$@" ;;
end)
  cat "$folder"/*.counts 2>/dev/null | awk '
    { passed += $1; failed += $2 }
    END { printf "%d passed, %d failed\n", passed, failed; exit failed > 0 || passed == 0 }'
  ;;
*)
  echo "usage: Scripts/RunTests.sh begin | run STAGE COMMAND… | count STAGE swift test … | end" >&2
  exit 2
  ;;
esac
