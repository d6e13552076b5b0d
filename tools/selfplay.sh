#!/usr/bin/env bash
# Has the engines of all five games play themselves for a long time, and says what came of it:
# games, turns, games lost by an engine's own fault, and the memory of the process, early and
# at the end. It fails for a fault, for a match that ended by itself, and for memory that has
# grown by more than half.
#
#   tools/selfplay.sh 2h    # make build before
#
# Each game has a fifth of the time. The games are kept in OUT (selfplay).
set -euo pipefail
span=${1:-2h}
out=${OUT:-selfplay}
program=${TEAHOUSE:-bin/teahouse}
if ! [[ $span =~ ^([1-9][0-9]{0,5})([hms])$ ]]; then
	echo "how long is \"$span\"? want a number of hours, minutes or seconds, such as 2h, 10m or 90s" >&2
	exit 2
fi
declare -A unit=([h]=3600 [m]=60 [s]=1)
seconds=$((BASH_REMATCH[1] * unit[${BASH_REMATCH[2]}]))
mkdir -p "$out"
bad=0
pid=
trap 'if [ -n "$pid" ]; then kill -INT "$pid" 2>/dev/null || true; fi' EXIT

memory() { awk '/^VmRSS/ {print int($2 / 1024)}' "/proc/$1/status" 2>/dev/null || echo 0; }

mapfile -t games < <("$program" games | sed -n 's/^\([a-z0-9-]*\): .*/\1/p')
for game in "${games[@]}"; do
	file=$out/$game.ndjson
	rm -f "$file"
	"$program" match "$game" level:7/20 level:6/20 --games 100000 --parallel 1 --output "$file" >"$out/$game.txt" 2>&1 &
	pid=$!
	share=$((seconds / ${#games[@]}))
	sleep $((share / 4))
	early=$(memory $pid)
	sleep $((share - share / 4))
	late=$(memory $pid)
	if ! kill -INT $pid 2>/dev/null; then
		echo "$game: the match ended by itself, see $out/$game.txt" >&2
		bad=1
	fi
	wait $pid || true
	pid=
	games=$(($(wc -l <"$file") - 1))
	turns=$(sed 1d "$file" | { grep -o '"turns":[0-9]*' || true; } | awk -F: '{n += $2} END {print n + 0}')
	faults=$(sed 1d "$file" | grep -cE '"(crash|illegal|overtime)"' || true)
	echo "$game: $games games, $turns turns, $faults lost by a fault; memory $early MiB after a quarter, $late MiB at the end"
	if [ "$games" -lt 1 ] || [ "$faults" -gt 0 ] || [ "$late" -gt $((early + early / 2)) ]; then bad=1; fi
done
exit $bad
