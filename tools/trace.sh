#!/usr/bin/env bash
# Shows the system calls of the server while one turn is played: the write-ahead log is
# written and fsync (which is at least fdatasync) returns before the acknowledgement is written to the socket.
#
#   tools/trace.sh            # needs strace and curl, and make build before
#
# It starts a server of its own on a temporary folder and ends it again.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT
port=$((20000 + RANDOM % 10000))
url=http://127.0.0.1:$port
bin/teahouse serve --data "$folder" --listen "127.0.0.1:$port" >"$folder/out" 2>&1 &
server=$!
for _ in $(seq 200); do curl -fsS "$url/readyz" >/dev/null 2>&1 && break; sleep 0.05; done
# One match, one socket, two turns: the second one is looked at.
strace -f -yy -ttt -s 160 -e trace=fdatasync,fsync,write,pwrite64,sendto,writev -p "$server" -o "$folder/trace" 2>/dev/null &
strace=$!
sleep 1
bin/teahouse load --url "$url" --matches 1 --moves-per-second 2 --for 900ms >/dev/null 2>&1
sleep 0.5
kill "$strace" 2>/dev/null || true
wait "$strace" 2>/dev/null || true
# From the first frame of the last turn in the log to its acknowledgement. The thread, the
# second and what is in the pages do not matter; the folder is called DATA.
sed -E "s#$folder#DATA#g; s/^[0-9]+ +[0-9]+\.([0-9]{6})/.\1/; s/TCP:\[[^]]*\]/TCP/g; s/(pwrite64\([^,]*, )\".*\"(\.\.\.)?/\1.../; s/\\\\\"/'/g" "$folder/trace" |
	awk '/wal>.*, 24, [0-9]+\)/ && fresh { kept = ""; fresh = 0 }
		/teahouse\.db-wal/ && !/fsync|fdatasync/ { kept = kept $0 "\n" }
		/teahouse\.db-wal/ && /fsync|fdatasync/ { kept = kept $0 "\n" }
		/teahouse\.db-commits/ { kept = kept $0 "\n" }
		/type.:.(event|done)/ { kept = kept $0 "\n" }
		/type.:.done/ { last = kept; fresh = 1 }
		END { printf "%s", last }'
