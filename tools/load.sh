#!/usr/bin/env bash
# Measures the service for each number of matches: a server of its own on a temporary
# folder, the load beside it on the same machine.
#
#   tools/load.sh 30s 100 1000 10000    # make build before
#
# RATE is the turns a second (2100, but at most 10 a match), SOCKETS how many sockets a
# match has (1), DATA where the temporary folder is made: it should be on the disk that
# is to be measured.
set -euo pipefail
cd "$(dirname "$0")/.."
during=$1
shift
for matches in "$@"; do
	folder=$(mktemp -d "${DATA:-${TMPDIR:-/tmp}}/load-XXXXXX")
	port=$((20000 + RANDOM % 10000))
	bin/teahouse serve --data "$folder" --listen "127.0.0.1:$port" 2>"$folder/log" >/dev/null &
	server=$!
	trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
	for _ in $(seq 200); do curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null 2>&1 && break; sleep 0.05; done
	rate=${RATE:-$((matches * 10 < 2100 ? matches * 10 : 2100))}
	bin/teahouse load --url "http://127.0.0.1:$port" --matches "$matches" --sockets-per-match "${SOCKETS:-1}" --moves-per-second "$rate" --for "$during" --fsync-dir "$folder"
	echo
	kill $server
	wait $server || true
	rm -rf "$folder"
	trap - EXIT
done
