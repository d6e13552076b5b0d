#!/usr/bin/env bash
# Mines puzzles: tools/puzzles.sh MINUTES [GAME]. What is in the folders of the games is kept and added to; the
# file is replaced only if the second program agrees with all of it. The state is in puzzles/, so that the next
# call goes on.
set -euo pipefail
minutes=$1
shift
mkdir -p puzzles
for registration in */registration; do
	folder=${registration%/registration}
	name=$(sed -nE 's/^(const name = |[[:space:]]*Name:[[:space:]]+)"([a-z0-9-]+)",?$/\2/p' "$folder/rules.go" | head -1)
	if [ $# -gt 0 ] && [ "$1" != "$name" ]; then
		continue
	fi
	packed=$folder/puzzles/puzzles.jsonl.gz
	mined=puzzles/$name.jsonl
	if [ ! -e "$mined" ] && [ -e "$packed" ]; then
		gzip -dc "$packed" >"$mined"
	fi
	echo "== $name"
	timeout --signal INT "${minutes}m" bin/teahouse suite "$name" --puzzles "$mined" --threads "$(nproc)" || {
		status=$?
		[ $status = 124 ] || [ $status = 130 ] || exit $status
	}
	bin/puzzlecheck "$mined"
	gzip -9n <"$mined" >"$packed.new"
	mv "$packed.new" "$packed"
done
