#!/usr/bin/env bash
# Builds bin/golangci-lint at the version of go.mod with only those linters that .golangci.yml
# enables. Its list of linters has more than a hundred; to compile all takes most of the time.
set -euo pipefail
cd "$(dirname "$0")"
binary=../../bin/golangci-lint
if [ "$binary" -nt go.mod ] && [ "$binary" -nt build.sh ] && [ "$binary" -nt ../../go.mod ] && [ "$binary" -nt ../../.golangci.yml ]; then
	exit 0
fi
module=github.com/golangci/golangci-lint/v2
standard='errcheck govet ineffassign staticcheck unused' # "default: standard"
enabled=$(sed -n '/^  enable:/,/^  settings:/s/^    - //p' ../../.golangci.yml | tr '\n' ' ')

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go mod download "$module"
cp -R "$(go list -m -f '{{.Dir}}' "$module")" "$work/source"
chmod -R u+w "$work/source"

# In the list an entry is a paragraph, and so are the imports.
list=$work/source/pkg/lint/lintersdb/builder_linter.go
awk -v kept="$standard $enabled golinters" '
BEGIN { RS = ""; ORS = "\n\n"; n = split(kept, names, " "); for (i = 1; i <= n; i++) keep[names[i]] }
/^import \(/ {
	n = split($0, lines, "\n")
	$0 = lines[1]
	for (i = 2; i <= n; i++) {
		name = lines[i]
		gsub(/.*\/|"/, "", name)
		if (lines[i] !~ /\/pkg\/golinters\// || name in keep) $0 = $0 "\n" lines[i]
	}
}
match($0, /linter\.NewConfig\([a-z0-9]+/) {
	# The first entry has the beginning of the list before it.
	if (!(substr($0, RSTART + 17, RLENGTH - 17) in keep)) $0 = substr($0, 1, RSTART - 1)
}
{ print }' "$list" >"$work/list"
mv "$work/list" "$list"

cp go.mod go.sum "$work"
go mod edit -replace "$module=$work/source" "$work/go.mod"
go build -modfile "$work/go.mod" -ldflags=-w -o "$binary" "$module/cmd/golangci-lint"
