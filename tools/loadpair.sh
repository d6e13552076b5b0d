#!/usr/bin/env bash
# Compares two builds of the service under the same competitors: both run at the same
# time, each with a load of its own, while BURNERS programs keep a processor busy each.
# Whatever else the machine does meets both alike. The load is that of OLD.
#
#   tools/loadpair.sh OLD NEW [ROUNDS]    # paths of two builds of teahouse
#
# RATE is the turns a second of each (1000), MATCHES the matches of each (500), FOR how
# long a round is (8s), BURNERS how many processors are kept busy (1), DATA where the
# temporary folders are made.
set -euo pipefail
old=$1 new=$2 rounds=${3:-5}
work=$(mktemp -d "${DATA:-${TMPDIR:-/tmp}}/loadpair-XXXXXX")
started=()
stop() {
	kill "${started[@]}" 2>/dev/null || true
	wait "${started[@]}" 2>/dev/null || true
	started=()
}
trap 'stop; rm -rf "$work"' EXIT

serve() { # NAME PROGRAM PORT
	mkdir "$work/$1"
	"$2" serve --data "$work/$1" --listen "127.0.0.1:$3" 2>"$work/$1.log" >/dev/null &
	started+=($!)
	for _ in $(seq 200); do
		curl -fsS "http://127.0.0.1:$3/readyz" >/dev/null 2>&1 && return
		sleep 0.05
	done
	echo "$2 is not ready" >&2
	exit 1
}

for round in $(seq "$rounds"); do
	port=$((20000 + RANDOM % 10000))
	if ((round % 2)); then # who comes first takes turns
		serve old "$old" "$port" && serve new "$new" "$((port + 1))"
	else
		serve new "$new" "$((port + 1))" && serve old "$old" "$port"
	fi
	for _ in $(seq "${BURNERS:-1}"); do
		sh -c 'while :; do :; done' &
		started+=($!)
	done
	loads=()
	for name in old new; do
		at=$port
		[ "$name" = new ] && at=$((port + 1))
		"$old" load --url "http://127.0.0.1:$at" --matches "${MATCHES:-500}" --moves-per-second "${RATE:-1000}" \
			--for "${FOR:-8s}" --fsync-dir "$work/$name" >"$work/$name.txt" 2>/dev/null &
		loads+=($!)
	done
	wait "${loads[@]}"
	echo "round $round, load average $(cut -d' ' -f1 /proc/loadavg)"
	for name in old new; do
		echo "  $name: $(grep -E '^durable' "$work/$name.txt" | sed 's/  */ /g; s/ of .*//'), $(grep -E '^acknowledged' "$work/$name.txt" | sed 's/  */ /g'); $(grep -E '^service' "$work/$name.txt" | sed 's/  */ /g')"
	done
	stop
	rm -rf "$work/old" "$work/new"
done
