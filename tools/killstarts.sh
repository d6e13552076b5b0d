#!/usr/bin/env bash
# Kills the server at each call that changes a file, one after the other, in its first start
# and in its first start after a restore, and restore itself. Afterwards the folder must
# open and have all matches.
#
#   tools/killstarts.sh       # needs strace, and make build before; it takes some minutes
#
# TEAHOUSE names another program than bin/teahouse, and BACKUP a backup; without it one
# with some matches is made.
set -euo pipefail
cd "$(dirname "$0")/.."
teahouse=${TEAHOUSE:-bin/teahouse}
work=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi; rm -rf "$work"' EXIT
port=$((20000 + RANDOM % 10000))

# serve FOLDER [STRACE ...] starts the server and waits until it is open or has ended.
serve() {
	local folder=$1
	shift
	: >"$work/out"
	"$@" "$teahouse" serve --data "$folder" --listen "127.0.0.1:$port" >"$work/out" 2>"$work/log" &
	server=$!
	while kill -0 "$server" 2>/dev/null && ! grep -q 'is open at' "$work/out"; do sleep 0.02; done
}

# finish ends the server in order; it fails if the server was not open.
finish() {
	local open=0
	grep -q 'is open at' "$work/out" && open=1
	pkill -TERM -P "$server" 2>/dev/null || kill -TERM "$server" 2>/dev/null || true
	wait "$server" 2>/dev/null || true
	server=
	[ "$open" = 1 ]
}

backup=${BACKUP:-$work/backup.db}
if [ -z "${BACKUP:-}" ]; then
	serve "$work/first"
	bin/teahouse load --url "http://127.0.0.1:$port" --matches 5 --moves-per-second 50 --for 1s >/dev/null 2>&1
	finish
	"$teahouse" backup --data "$work/first" "$backup" >/dev/null
fi
matches=$("$teahouse" restore --data "$work/count" "$backup" >/dev/null && "$teahouse" export --data "$work/count" | wc -l)

# usable FOLDER WANTED... reports whether the folder opens and has one of the numbers of matches.
usable() {
	local folder=$1 n
	shift
	serve "$folder"
	if ! finish; then
		sed 's/^/    /' "$work/log" >&2
		return 1
	fi
	n=$("$teahouse" export --data "$folder" | wc -l)
	for wanted in "$@"; do [ "$n" = "$wanted" ] && return 0; done
	echo "    it has $n matches, want $*" >&2
	return 1
}

total=0 bad=0
for kind in first restored restore; do
	for call in mkdirat openat pwrite64 write fsync ftruncate renameat unlinkat linkat fcntl; do
		kills=0
		for n in $(seq 400); do
			folder=$work/data
			rm -rf "$folder"
			mkdir "$folder"
			inject=(strace -f -qq -o /dev/null -e "trace=$call" -e "inject=$call:signal=SIGKILL:when=$n")
			case $kind in
			first | restored)
				[ "$kind" = first ] || "$teahouse" restore --data "$folder" "$backup" >/dev/null
				serve "$folder" "${inject[@]}"
				if finish; then break; fi
				;;
			restore)
				serve "$folder" && finish
				if "${inject[@]}" "$teahouse" restore --data "$folder" "$backup" >/dev/null 2>&1; then break; fi
				;;
			esac
			kills=$((kills + 1))
			case $kind in
			first) usable "$folder" 0 ;;
			restored) usable "$folder" "$matches" ;;
			restore) usable "$folder" 0 "$matches" ;;
			esac || {
				bad=$((bad + 1))
				echo "$kind, killed at $call $n: the folder cannot be used"
			}
		done
		total=$((total + kills))
		echo "$kind: $kills kills at $call"
	done
done
echo "$total kills, $bad folders that cannot be used"
[ "$bad" = 0 ]
