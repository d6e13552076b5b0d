#!/usr/bin/env bash
# The quick loop while you work: formatting and vet of everything, then the tests of the packages
# that differ from BASE (the main branch's commit, or HEAD) and of those that import them directly.
# make test runs everything.
set -euo pipefail
cd "$(dirname "$0")/.."

base=${BASE:-$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)}

unformatted=$(gofmt -l $(git ls-files '*.go'))
if [ -n "$unformatted" ]; then
	printf 'not formatted (make fmt):\n%s\n' "$unformatted"
	exit 1
fi
go vet ./...

changed=$({ git diff --name-only "$base"; git ls-files --others --exclude-standard; } | sort -u)
folders=$(sed -nE 's,^(.*)/(testdata/.*|[^/]+\.go)$,\1,p' <<<"$changed" | sed -E 's,/testdata(/.*)?$,,' | sort -u)
module=$(go list -m)
packages=$(while read -r folder; do
	[ -z "$folder" ] || go list "./$folder" 2>/dev/null || true
done <<<"$folders")
if [ -n "$packages" ]; then
	# Packages that import a changed one, tests included.
	importers=$(go list -f '{{.ImportPath}} {{join .Imports " "}} {{join .TestImports " "}} {{join .XTestImports " "}} ' ./... |
		grep -F -f <(sed 's/.*/ & /' <<<"$packages") | cut -d' ' -f1 || true)
	# The long campaigns are for make test.
	printf '%s\n' "$packages" "$importers" | sort -u | sed '/^$/d' | grep -vx "$module/internal/testing/torture" |
		xargs --no-run-if-empty go test
else
	echo "no Go package differs from ${base:0:12}"
fi
# Structure: imports, names, documents.
go test ./internal/archtest

if grep -q '^web/' <<<"$changed" && [ -d web/node_modules ]; then
	(cd web && npm run check --silent && npm test --silent)
fi
